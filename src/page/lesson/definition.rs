//! The definition, in symbols and with the current numbers for the pair at the cursor.

use std::f64::consts::TAU;

use leptos::prelude::*;

use crate::core::encoding::{Component, PairLayout, dim_of};
use crate::core::schedule::Schedule;
use crate::page::figure::Scroller;
use crate::page::use_page;
use crate::params::Params;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The equations for `PE(pos, dim)` of the cursor's pair, sine and cosine, with its frequency and angle.
#[component]
pub(crate) fn DefinitionNow() -> impl IntoView {
    let state = use_page().state;
    let now = Memo::new(move |_| Now::of(&state.reading.cursor.get()));
    let summary_text = Signal::derive(move || state.params.effective.with(summary));
    let line = move |form: usize, component: usize| view! { <Equation now form component /> };
    view! {
        <section aria-label=text::get("definition.title")>
            <Scroller class="formula">{line(SYMBOLS, 0)}</Scroller>
            <Scroller class="formula numbers-now">{line(NUMBERS, 0)}</Scroller>
            <Scroller class="formula">{line(SYMBOLS, 1)}</Scroller>
            <Scroller class="formula numbers-now">{line(NUMBERS, 1)}</Scroller>
            <Scroller class="formula numbers-now">
                <div class="letters">
                    <math>
                        <mi>"freq"</mi>
                        <mo>"="</mo>
                        {part(now, |now| now.freq_formula[0])}
                        <msup>
                            <mi>"base"</mi>
                            {part(now, |now| now.freq_formula[1])}
                        </msup>
                        {part(now, |now| now.freq_formula[2])}
                    </math>
                </div>
                <math>
                    <mi>"freq"</mi>
                    <mo>"="</mo>
                    {part(now, |now| &now.freq)}
                    <mo>","</mo>
                    <mi>"λ"</mi>
                    <mo>"="</mo>
                    <mn>"2π"</mn>
                    <mo>"/"</mo>
                    <mi>"freq"</mi>
                    <mo>"="</mo>
                    {part(now, |now| &now.wavelength)}
                </math>
                <math>
                    <mi>"angle"</mi>
                    <mo>"="</mo>
                    <mi>"pos"</mi>
                    <mo>"·"</mo>
                    <mi>"freq"</mi>
                    <mo>"="</mo>
                    {part(now, |now| &now.angle)}
                </math>
            </Scroller>
            <p>{summary_text}</p>
        </section>
    }
}

/// The index in [`Now::forms`] of the definition in symbols.
const SYMBOLS: usize = 0;
/// The index in [`Now::forms`] of the definition in numbers.
const NUMBERS: usize = 1;

/// A part of a formula that is updated when the parameters change.
fn part(now: Memo<Now>, of: fn(&Now) -> &str) -> impl IntoView {
    view! { <mn>{Signal::derive(move || now.with(|now| of(now).to_owned()))}</mn> }
}

/// The equation of the sine or of the cosine, in symbols or in numbers.
#[component]
fn Equation(now: Memo<Now>, form: usize, component: usize) -> impl IntoView {
    let part = move |of: fn(&Form) -> &str| {
        view! { <mn>{Signal::derive(move || now.with(|now| of(&now.forms[form][component]).to_owned()))}</mn> }
    };
    view! {
        <math>
            <mi>"PE"</mi>
            <mo stretchy="false">"("</mo>
            {part(|form| &form.pos)}
            <mo>","</mo>
            {part(|form| &form.dim)}
            <mo stretchy="false">")"</mo>
            <mo>"="</mo>
            <mi>{["sin", "cos"][component]}</mi>
            <mo stretchy="false">"("</mo>
            {part(|form| &form.pos)}
            <mo>"·"</mo>
            <msup>{part(|form| &form.base)} {part(|form| &form.exponent)}</msup>
            <mo stretchy="false">")"</mo>
            {part(|form| &form.value)}
        </math>
    }
}

/// The texts of the definition for the pair at the cursor.
#[derive(Clone, PartialEq)]
struct Now {
    /// The equations, indexed by form (symbols, numbers), then by component (sine, cosine).
    forms: [[Form; 2]; 2],
    /// The formula of `freq`: the text before a power of the base, its exponent, and the text after it.
    freq_formula: [&'static str; 3],
    freq: String,
    wavelength: String,
    angle: String,
}

/// The parts of an equation.
#[derive(Clone, PartialEq)]
struct Form {
    pos: String,
    dim: String,
    /// If the frequency is a power: its base. Otherwise the frequency itself, with an empty exponent.
    base: String,
    exponent: String,
    /// The value, with an equals sign; empty in the form with symbols.
    value: String,
}

impl Now {
    fn of(params: &Params) -> Self {
        let freq = params.freq(params.pair);
        let angle = f64::from(params.pos) * freq;
        let is_power = params.schedule == Schedule::Geometric;
        let form = |[pos, dim, base, exponent, freq, value]: [String; 6]| {
            let (base, exponent) = if is_power { (base, exponent) } else { (freq, String::new()) };
            Form { pos, dim, base, exponent, value }
        };
        let symbols = |component| {
            let dim = match (params.layout, component) {
                (PairLayout::Interleaved, Component::Sin) => "2·pair",
                (PairLayout::Interleaved, Component::Cos) => "2·pair + 1",
                (PairLayout::Split, Component::Sin) => "pair",
                (PairLayout::Split, Component::Cos) => "d/2 + pair",
            };
            form(["pos", dim, "base", "−2·pair/d", "freq", ""].map(String::from))
        };
        let numbers = |component| {
            let value = if component == Component::Sin { angle.sin() } else { angle.cos() };
            form([
                whole(params.pos),
                whole(dim_of(params.layout, params.d_model, params.pair, component)),
                significant(params.base, 9),
                format!("−{}/{}", 2 * params.pair, params.d_model),
                significant(freq, 6),
                format!("\u{2009}=\u{2009}{}", significant(value, 6)),
            ])
        };
        let components = [Component::Sin, Component::Cos];
        Self {
            forms: [components.map(symbols), components.map(numbers)],
            freq_formula: freq_formula(params.schedule),
            freq: significant(freq, 6),
            wavelength: significant(TAU / freq, 6),
            angle: significant(angle, 6),
        }
    }
}

/// The formula of a schedule's frequencies, as in [`Now::freq_formula`].
fn freq_formula(schedule: Schedule) -> [&'static str; 3] {
    // The longest wavelength is 2π·base^(1 − 2/d).
    const LONGEST: &str = "1 − 2/d";
    match schedule {
        Schedule::Geometric => ["", "−2·pair/d", ""],
        Schedule::Linear => ["1/(1 + t·(", LONGEST, " − 1)), t = pair/(d/2 − 1)"],
        Schedule::Harmonic => ["1 − t·(1 − ", "2/d − 1", "), t = pair/(d/2 − 1)"],
        Schedule::Random => ["", "−u·(1 − 2/d)", text::get("definition.random")],
        Schedule::Power => ["1/(1 + t³·(", LONGEST, " − 1)), t = pair/(d/2 − 1)"],
        Schedule::Inclusive => ["", "−pair/(d/2 − 1)", ""],
    }
}

fn summary(params: &Params) -> String {
    let wavelength = |pair| significant(TAU / params.freq(pair), 5);
    let values = [("pairs", whole(params.pairs())), ("first", wavelength(0)), ("last", wavelength(params.pairs() - 1))];
    fill(if params.pairs() > 1 { "definition.words" } else { "definition.words.one" }, &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A displayed formula as a function of `t` (0 for the first pair, 1 for the last), the base, and the number of
    /// dimensions.
    type Formula = fn(f64, f64, f64) -> f64;

    #[test]
    fn the_displayed_formulas_match_the_frequencies_of_the_core_except_random_ones() {
        let after_exponent = " − 1)), t = pair/(d/2 − 1)";
        let formulas: [(Schedule, [&str; 3], Formula); 5] = [
            (Schedule::Geometric, ["", "−2·pair/d", ""], |t, base, d| base.powf(-2.0 * t * (d / 2.0 - 1.0) / d)),
            (Schedule::Inclusive, ["", "−pair/(d/2 − 1)", ""], |t, base, _| base.powf(-t)),
            (Schedule::Linear, ["1/(1 + t·(", "1 − 2/d", after_exponent], |t, base, d| {
                1.0 / (1.0 + t * (base.powf(1.0 - 2.0 / d) - 1.0))
            }),
            (Schedule::Harmonic, ["1 − t·(1 − ", "2/d − 1", "), t = pair/(d/2 − 1)"], |t, base, d| {
                1.0 - t * (1.0 - base.powf(2.0 / d - 1.0))
            }),
            (Schedule::Power, ["1/(1 + t³·(", "1 − 2/d", after_exponent], |t, base, d| {
                1.0 / (1.0 + t * t * t * (base.powf(1.0 - 2.0 / d) - 1.0))
            }),
        ];
        for (schedule, parts, value) in formulas {
            assert_eq!(freq_formula(schedule), parts);
            for (d_model, base) in [(4, 10.0), (128, 1e4), (512, 5e5)] {
                let last = d_model / 2 - 1;
                for pair in [0, 1, last / 2, last] {
                    let expected = value(f64::from(pair) / f64::from(last), base, f64::from(d_model));
                    let freq = schedule.freq(d_model, base, pair);
                    // The tolerance allows a few rounding errors of powers. It is absolute, because the harmonic
                    // formula subtracts numbers near 1.
                    assert!((freq - expected).abs() <= 1e-14, "{schedule:?}, {d_model}, {pair}: {freq} {expected}");
                }
            }
        }
    }
}
