//! The definition, in letters and in the numbers of the cell under the cursor.

use std::f64::consts::TAU;

use leptos::either::{Either, EitherOf3};
use leptos::prelude::*;

use super::formula::Scroller;
use super::use_page;
use crate::core::encoding::{Component, PairLayout, dim_of};
use crate::core::schedule::Schedule;
use crate::params::Params;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// `PE(pos, dim)` of the cursor's pair.
#[component]
pub(super) fn Definition() -> impl IntoView {
    let state = use_page().state;
    let now = Memo::new(move |_| Now::of(&state.cursor.get()));
    let kind = Memo::new(move |_| now.with(|now| now.kind));
    let words = Signal::derive(move || state.params.with(words));
    let lines = move || {
        let Kind { layout, is_geometric } = kind.get();
        let [sin_dim, cos_dim] = match layout {
            PairLayout::Interleaved => [TWICE, TWICE_AND_ONE],
            PairLayout::Split => [PAIR, PAIR_AND_HALF],
        };
        let (freq, freq_now) = if is_geometric { (POWER, POWER_NOW) } else { (FREQ, FREQ_NOW) };
        let letters = |name, dim| formula(now, &[ENTRY, dim, EQUALS, name, ANGLE, freq, END]);
        let numbers =
            |name, dim, value| formula(now, &[ENTRY_NOW, dim, EQUALS, name, ANGLE_NOW, freq_now, END_NOW, value]);
        [
            ("formula", vec![letters(SIN, sin_dim)]),
            ("formula numbers-now", vec![numbers(SIN, SIN_DIM, SIN_VALUE)]),
            ("formula", vec![letters(COS, cos_dim)]),
            ("formula numbers-now", vec![numbers(COS, COS_DIM, COS_VALUE)]),
            ("formula numbers-now", vec![formula(now, &[WAVELENGTH]), formula(now, &[ANGLE_IS])]),
        ]
        .map(|(class, formulas)| view! { <Scroller class>{formulas}</Scroller> })
        .collect_view()
    };
    view! {
        <section class="definition" aria-label=text::get("definition.title")>
            {lines}
            <p>{words}</p>
        </section>
    }
}

/// A part of a formula.
#[derive(Clone, Copy)]
enum Part {
    /// A name.
    Name(&'static str),
    /// A sign, or a bracket.
    Sign(&'static str),
    /// A number of the definition itself.
    Number(&'static str),
    /// A number of the cell under the cursor.
    Now(fn(&Now) -> &str),
    /// The rest of the formula is an exponent, up to [`Part::Lower`].
    Raise,
    /// What follows stands on the line again.
    Lower,
}

use Part::{Lower, Name, Number, Raise, Sign};

type Parts = &'static [Part];

const ENTRY: Parts = &[Name("PE"), Sign("("), Name("pos"), Sign(",")];
const ENTRY_NOW: Parts = &[Name("PE"), Sign("("), Part::Now(|now| &now.pos), Sign(",")];
const PAIR: Parts = &[Name("pair")];
const PAIR_AND_HALF: Parts = &[Name("d"), Sign("/"), Number("2"), Sign("+"), Name("pair")];
const TWICE: Parts = &[Number("2"), Sign("·"), Name("pair")];
const TWICE_AND_ONE: Parts = &[Number("2"), Sign("·"), Name("pair"), Sign("+"), Number("1")];
const SIN_DIM: Parts = &[Part::Now(|now| &now.dims[0])];
const COS_DIM: Parts = &[Part::Now(|now| &now.dims[1])];
const EQUALS: Parts = &[Sign(")"), Sign("=")];
const SIN: Parts = &[Name("sin"), Sign("(")];
const COS: Parts = &[Name("cos"), Sign("(")];
const ANGLE: Parts = &[Name("pos"), Sign("·")];
const ANGLE_NOW: Parts = &[Part::Now(|now| &now.pos), Sign("·")];
const FREQ: Parts = &[Name("freq")];
const FREQ_NOW: Parts = &[Part::Now(|now| &now.freq)];
const POWER: Parts =
    &[Name("base"), Raise, Sign("−"), Number("2"), Sign("·"), Name("pair"), Sign("/"), Name("d"), Lower];
const POWER_NOW: Parts = &[
    Part::Now(|now| &now.base),
    Raise,
    Sign("−"),
    Part::Now(|now| &now.twice),
    Sign("/"),
    Part::Now(|now| &now.d_model),
    Lower,
];
const END: Parts = &[Sign(")")];
const END_NOW: Parts = &[Sign(")"), Sign("=")];
const SIN_VALUE: Parts = &[Part::Now(|now| &now.values[0])];
const COS_VALUE: Parts = &[Part::Now(|now| &now.values[1])];
const WAVELENGTH: Parts = &[
    Name("freq"),
    Sign("="),
    Part::Now(|now| &now.freq),
    Sign(","),
    Name("λ"),
    Sign("="),
    Number("2π"),
    Sign("/"),
    Name("freq"),
    Sign("="),
    Part::Now(|now| &now.wavelength),
];
const ANGLE_IS: Parts =
    &[Name("angle"), Sign("="), Name("pos"), Sign("·"), Name("freq"), Sign("="), Part::Now(|now| &now.angle)];

/// A formula as `MathML`.
fn formula(now: Memo<Now>, parts: &[Parts]) -> impl IntoView + use<> {
    let mut line = Vec::new();
    let mut raised = None::<Vec<Part>>;
    for part in parts.concat() {
        match (part, &mut raised) {
            (Raise, _) => raised = Some(Vec::new()),
            (Lower, _) => {
                let (base, exponent) = (line.pop(), raised.take().unwrap_or_default());
                let base = base.and_then(|(base, _)| base);
                line.push((base, exponent));
            }
            (part, Some(exponent)) => exponent.push(part),
            (part, None) => line.push((Some(part), Vec::new())),
        }
    }
    let sign = move |part: Part| match part {
        Number(number) => EitherOf3::A(view! { <mn>{number}</mn> }),
        Part::Now(of) => EitherOf3::B(view! { <mn>{Signal::derive(move || now.with(|now| of(now).to_owned()))}</mn> }),
        Name(name) => EitherOf3::C(Either::Left(view! { <mi>{name}</mi> })),
        Sign(name) => EitherOf3::C(Either::Right(view! { <mo stretchy="false">{name}</mo> })),
        Raise | Lower => EitherOf3::C(Either::Right(view! { <mo stretchy="false">{""}</mo> })),
    };
    let term = move |(base, exponent): (Option<Part>, Vec<Part>)| {
        let base = base.map(sign);
        if exponent.is_empty() {
            Either::Left(base)
        } else {
            let exponent = exponent.into_iter().map(sign).collect_view();
            Either::Right(view! {
                <msup>
                    {base}
                    <mrow>{exponent}</mrow>
                </msup>
            })
        }
    };
    view! { <math>{line.into_iter().map(term).collect_view()}</math> }
}

/// The numbers of the cell under the cursor.
#[derive(Clone, PartialEq)]
struct Now {
    kind: Kind,
    pos: String,
    dims: [String; 2],
    base: String,
    twice: String,
    d_model: String,
    freq: String,
    wavelength: String,
    angle: String,
    values: [String; 2],
}

impl Now {
    fn of(params: &Params) -> Self {
        let freq = params.freq(params.pair);
        let angle = f64::from(params.pos) * freq;
        let dim = |component| whole(dim_of(params.layout, params.d_model, params.pair, component));
        Self {
            kind: Kind { layout: params.layout, is_geometric: params.schedule == Schedule::Geometric },
            pos: whole(params.pos),
            dims: [Component::Sin, Component::Cos].map(dim),
            base: significant(params.base, 9),
            twice: (2 * params.pair).to_string(),
            d_model: params.d_model.to_string(),
            freq: significant(freq, 6),
            wavelength: significant(TAU / freq, 6),
            angle: significant(angle, 6),
            values: [angle.sin(), angle.cos()].map(|value| significant(value, 6)),
        }
    }
}

/// On what the form of the definition depends.
#[derive(Clone, Copy, PartialEq)]
struct Kind {
    layout: PairLayout,
    is_geometric: bool,
}

fn words(params: &Params) -> String {
    let wavelength = |pair| significant(TAU / params.freq(pair), 5);
    let values = [("pairs", whole(params.pairs())), ("first", wavelength(0)), ("last", wavelength(params.pairs() - 1))];
    fill(if params.pairs() > 1 { "definition.words" } else { "definition.words.one" }, &values)
}
