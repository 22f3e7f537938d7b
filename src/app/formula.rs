//! The definition, with the numbers of the cell under the cursor.

use std::f64::consts::TAU;

use crate::core::encoding::{Component, dim_of};
use crate::core::schedule::Schedule;
use crate::params::Params;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// PE(pos, dim) of the cursor's pair, sine and cosine, in letters and in numbers, as HTML.
pub(super) fn definition(params: &Params) -> String {
    let row = |component: Component| {
        let (letters, numbers) = (in_letters(params, component), in_numbers(params, component));
        format!(
            "<div class='formula' tabindex='0'>{letters}</div><div class='formula numbers-now' tabindex='0'>{numbers}</div>"
        )
    };
    format!(
        "{}{}<div class='formula numbers-now' tabindex='0'>{}</div><p>{}</p>",
        row(Component::Sin),
        row(Component::Cos),
        angle(params),
        words(params)
    )
}

fn in_letters(params: &Params, component: Component) -> &'static str {
    let layout = params.layout.name();
    text::get(&format!("formula.definition.{layout}.{}.{}", kind(params), name(component)))
}

fn in_numbers(params: &Params, component: Component) -> String {
    let freq = params.freq(params.pair);
    let (sin, cos) = (f64::from(params.pos) * freq).sin_cos();
    let value = if component == Component::Sin { sin } else { cos };
    let dim = dim_of(params.layout, params.d_model, params.pair, component);
    let values = [
        ("pos", whole(params.pos)),
        ("dim", whole(dim)),
        ("base", significant(params.base, 9)),
        ("twice", (2 * params.pair).to_string()),
        ("d", params.d_model.to_string()),
        ("freq", significant(freq, 6)),
        ("value", significant(value, 6)),
    ];
    fill(&format!("formula.now.{}.{}", kind(params), name(component)), &values)
}

fn angle(params: &Params) -> String {
    let freq = params.freq(params.pair);
    let values = [
        ("freq", significant(freq, 6)),
        ("wavelength", significant(TAU / freq, 6)),
        ("angle", significant(f64::from(params.pos) * freq, 6)),
    ];
    fill("formula.now.angle", &values)
}

fn words(params: &Params) -> String {
    let wavelength = |pair| significant(TAU / params.freq(pair), 5);
    let values = [("pairs", whole(params.pairs())), ("first", wavelength(0)), ("last", wavelength(params.pairs() - 1))];
    fill("definition.words", &values)
}

fn kind(params: &Params) -> &'static str {
    if params.schedule == Schedule::Geometric { "geometric" } else { "other" }
}

fn name(component: Component) -> &'static str {
    if component == Component::Sin { "sin" } else { "cos" }
}
