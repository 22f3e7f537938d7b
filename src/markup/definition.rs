//! The definition, with the numbers of the cell under the cursor.

use std::f64::consts::TAU;

use crate::core::encoding::{Component, dim_of};
use crate::core::schedule::Schedule;
use crate::params::{Options, Params};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// PE(pos, dim) of the cursor's pair, sine and cosine, in letters and in numbers, as HTML. Each number says in its
/// element which of [`numbers`] it is.
pub fn definition(params: &Params) -> String {
    let numbers = numbers(params);
    let (kind, layout) = (kind(params), params.layout.name());
    let rows = ["sin", "cos"].map(|component| {
        let letters = text::get(&format!("formula.definition.{layout}.{kind}.{component}"));
        let now = fill(&format!("formula.now.{kind}.{component}"), &numbers);
        format!(
            "<div class='formula' tabindex='0'>{letters}</div><div class='formula numbers-now' tabindex='0'>{now}</div>"
        )
    });
    format!(
        "{}<div class='formula numbers-now' tabindex='0'>{} {}</div><p data-now='words'>{}</p>",
        rows.concat(),
        fill("formula.now.wave", &numbers),
        fill("formula.now.angle", &numbers),
        words(params)
    )
}

/// Whether the definition differs in its numbers alone.
pub fn is_alike(one: &Params, other: &Params) -> bool {
    (kind(one), one.layout) == (kind(other), other.layout)
}

/// The numbers of the cell under the cursor, and the words below.
pub fn numbers(params: &Params) -> [(&'static str, String); 12] {
    let freq = params.freq(params.pair);
    let angle = f64::from(params.pos) * freq;
    let dim = |component| whole(dim_of(params.layout, params.d_model, params.pair, component));
    [
        ("pos", whole(params.pos)),
        ("dim-sin", dim(Component::Sin)),
        ("dim-cos", dim(Component::Cos)),
        ("base", significant(params.base, 9)),
        ("twice", (2 * params.pair).to_string()),
        ("d", params.d_model.to_string()),
        ("freq", significant(freq, 6)),
        ("wavelength", significant(TAU / freq, 6)),
        ("angle", significant(angle, 6)),
        ("sin", significant(angle.sin(), 6)),
        ("cos", significant(angle.cos(), 6)),
        ("words", words(params)),
    ]
}

fn words(params: &Params) -> String {
    let wavelength = |pair| significant(TAU / params.freq(pair), 5);
    let values = [("pairs", whole(params.pairs())), ("first", wavelength(0)), ("last", wavelength(params.pairs() - 1))];
    fill(if params.pairs() > 1 { "definition.words" } else { "definition.words.one" }, &values)
}

fn kind(params: &Params) -> &'static str {
    if params.schedule == Schedule::Geometric { "geometric" } else { "other" }
}
