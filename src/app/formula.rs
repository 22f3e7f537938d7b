//! The definition, in MathML, with the numbers that hold now.

use leptos::prelude::*;

use super::page::Page;
use crate::core::encoding::{freq, wavelength};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// PE(pos, 2·pair) = sin(pos · base^(−2·pair/d_model)) and its cosine, in letters and in numbers.
#[component]
pub(super) fn Formula() -> impl IntoView {
    let page = expect_context::<Page>();
    let params = page.params;
    let base = move || significant(params.get().base, 9);
    let d_model = move || params.get().d_model.to_string();
    let pos = move || whole(params.get().pos);
    let exponent = move || (2 * params.get().pair).to_string();
    let angle = move || {
        let now = params.get();
        f64::from(now.pos) * freq(now.d_model, now.base, now.pair)
    };
    let row = move |is_cos: bool| {
        let (name, plus) = if is_cos { ("cos", 1) } else { ("sin", 0) };
        let symbol = if is_cos { "2\u{2062}pair+1" } else { "2\u{2062}pair" };
        let dim = move || (2 * params.get().pair + plus).to_string();
        let value = move || {
            let (sin, cos) = angle().sin_cos();
            significant(if is_cos { cos } else { sin }, 6)
        };
        view! {
            <math display="block" class="formula">
                <mrow>
                    <mi>"PE"</mi>
                    <mo stretchy="false">"("</mo><mi>"pos"</mi><mo separator="true">","</mo><mtext>{symbol}</mtext><mo stretchy="false">")"</mo>
                    <mo>"="</mo>
                    <mi>{name}</mi><mo>"\u{2061}"</mo>
                    <mo stretchy="false">"("</mo>
                    <mi>"pos"</mi><mo>"\u{b7}"</mo>
                    <msup><mi>"base"</mi><mrow><mo>"−"</mo><mn>"2"</mn><mi>"pair"</mi><mo>"/"</mo><mi>"d"</mi></mrow></msup>
                    <mo stretchy="false">")"</mo>
                </mrow>
            </math>
            <math display="block" class="formula numbers-now">
                <mrow>
                    <mi>"PE"</mi>
                    <mo stretchy="false">"("</mo><mn>{pos}</mn><mo separator="true">","</mo><mn>{dim}</mn><mo stretchy="false">")"</mo>
                    <mo>"="</mo>
                    <mi>{name}</mi><mo>"\u{2061}"</mo>
                    <mo stretchy="false">"("</mo>
                    <mn>{pos}</mn><mo>"\u{b7}"</mo>
                    <msup><mn>{base}</mn><mrow><mo>"−"</mo><mn>{exponent}</mn><mo>"/"</mo><mn>{d_model}</mn></mrow></msup>
                    <mo stretchy="false">")"</mo>
                    <mo>"="</mo>
                    <mn>{value}</mn>
                </mrow>
            </math>
        }
    };
    let words = move || {
        let now = params.get();
        let first = significant(wavelength(now.d_model, now.base, 0), 5);
        let last = significant(wavelength(now.d_model, now.base, now.pairs() - 1), 5);
        fill("formula.words", &[("pairs", whole(now.pairs())), ("first", first), ("last", last)])
    };
    view! {
        <section class="definition" aria-label=text::get("formula.title")>
            {row(false)}
            {row(true)}
            <p>{words}</p>
        </section>
    }
}
