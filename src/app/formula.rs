//! The definition, in MathML, with the numbers that hold now.

use leptos::prelude::*;

use super::page::Page;
use crate::core::encoding::{freq, wavelength};
use crate::params::Params;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// PE(pos, 2·pair) = sin(pos · base^(−2·pair/d_model)) and its cosine, in letters and in numbers.
pub(super) fn formula(page: Page) -> AnyView {
    let rows = [("sin", 0), ("cos", 1)].map(|(name, component)| {
        let numbers = move || page.params.with(|params| in_numbers(params, name, component));
        view! {
            <div class="formula" inner_html=in_letters(name, component)></div>
            <div class="formula numbers-now" inner_html=Signal::derive(numbers)></div>
        }
        .into_any()
    });
    let words = Signal::derive(move || {
        let now = page.params.get();
        let first = significant(wavelength(now.d_model, now.base, 0), 5);
        let last = significant(wavelength(now.d_model, now.base, now.pairs() - 1), 5);
        fill("formula.words", &[("pairs", whole(now.pairs())), ("first", first), ("last", last)])
    });
    view! {
        <section class="definition" aria-label=text::get("formula.title")>
            {rows.into_iter().collect_view()}
            <p>{words}</p>
        </section>
    }
    .into_any()
}

fn in_letters(name: &str, component: u32) -> String {
    let dim = "<mn>2</mn><mo>·</mo><mi mathvariant=\"normal\">pair</mi>";
    let dim = if component == 0 { dim.into() } else { format!("{dim}<mo>+</mo><mn>1</mn>") };
    let exponent = "<mn>2</mn><mo>·</mo><mi>pair</mi><mo>/</mo><msub><mi>d</mi><mi>model</mi></msub>";
    definition(name, ["<mi>pos</mi>", &dim, "<mi>base</mi>", exponent], "")
}

fn in_numbers(params: &Params, name: &str, component: u32) -> String {
    let (sin, cos) = (f64::from(params.pos) * freq(params.d_model, params.base, params.pair)).sin_cos();
    let value = significant(if component == 0 { sin } else { cos }, 6);
    let number = |text: String| format!("<mn>{text}</mn>");
    let exponent = format!("<mn>{}</mn><mo>/</mo><mn>{}</mn>", 2 * params.pair, params.d_model);
    let [pos, dim] = [params.pos, 2 * params.pair + component].map(|index| number(whole(index)));
    let base = number(significant(params.base, 9));
    definition(name, [&pos, &dim, &base, &exponent], &format!("<mo>=</mo><mn>{value}</mn>"))
}

/// PE(pos, dim) = name(pos · base^(−exponent)), followed by `then`. All parts are written by the page itself.
fn definition(name: &str, [pos, dim, base, exponent]: [&str; 4], then: &str) -> String {
    format!(
        "<math><mi>PE</mi><mo stretchy=\"false\">(</mo>{pos}<mo>,</mo>{dim}<mo stretchy=\"false\">)</mo><mo>=</mo>\
         <mi>{name}</mi><mo>\u{2061}</mo><mo stretchy=\"false\">(</mo>{pos}<mo>·</mo>\
         <msup>{base}<mrow><mo>−</mo>{exponent}</mrow></msup><mo stretchy=\"false\">)</mo>{then}</math>"
    )
}
