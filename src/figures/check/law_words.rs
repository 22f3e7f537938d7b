//! Describes laws for readers.
//!
//! - `lists`: what a list of numbers contains; `shapes`: tables that are no encodings.
//! - `positions`: their order and aliases; `slips`: the likely cause of an unusual base.

mod lists;
mod positions;
mod shapes;
mod slips;

use std::f64::consts::PI;

use self::lists::{narrow, of_list};
use self::positions::listed;
pub(super) use self::positions::{aliased, sequence};
use self::shapes::of_shape;
pub(super) use self::slips::{is_question, slip};
use super::fix::fix;
use super::judgement::Judgement;
use super::laws::{Law, Learned, Octaves, Order, Positions, Sequence, Series, Waves, without_power};
use super::layout::Layout;
use super::phrases::{Report, count, layout, precision, shape};
use super::precision::Level;
use super::verdict::Verdict;
use crate::core::rotary::{Rotary, Scaling};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Significant digits of bases and factors.
const DIGITS: usize = 6;

/// Formats a law.
pub(super) fn report(law: &Law, verdict: &Verdict) -> Report {
    let row = |key, words| (text::get(key), words);
    let report = match law {
        Law::Shape(shape) => Report {
            head: of_shape(shape),
            fix: fix(verdict),
            rows: vec![row("check.shape", self::shape(verdict))],
            ..Report::default()
        },
        Law::List { list, count: numbers, slip } => Report {
            head: of_list(list, *numbers),
            notes: slip.map(|slip| self::slip(&slip)).into_iter().chain(narrow(list)).collect(),
            fix: fix(verdict),
            rows: vec![row("check.count", count(*numbers))],
            ..Report::default()
        },
        Law::Octaves(octaves) => Report {
            head: of_octaves(octaves),
            notes: octaves
                .aliased
                .map(|exponent| fill("check.note.alias.octave", &[("exponent", whole(exponent))]))
                .into_iter()
                .collect(),
            rows: vec![row("check.shape", self::shape(verdict))],
            ..Report::default()
        },
        Law::Waves(waves) => of_waves(waves, verdict),
    };
    Report { judgement: Judgement::of(verdict), ..report }
}

fn of_octaves(octaves: &Octaves) -> String {
    let [first, last] = octaves.exponents;
    let factor = match octaves.factor {
        1.0 => "check.octaves.plain",
        PI => "check.octaves.half-turn",
        _ => "check.octaves.turn",
    };
    let values = [
        ("count", count(octaves.inputs)),
        ("first", whole(first)),
        ("last", whole(last)),
        ("slowest", significant(2_f64.powi(first), DIGITS)),
        ("fastest", significant(2_f64.powi(last), DIGITS)),
        ("from", significant(octaves.range[0], DIGITS)),
        ("to", significant(octaves.range[1], DIGITS)),
        ("factor", text::get(factor).to_owned()),
    ];
    let order = if octaves.are_in_halves { "check.octaves.halves" } else { "check.octaves.alternating" };
    text::sentences([fill("check.is.octaves", &values), text::get(order).to_owned()])
}

fn of_waves(waves: &Waves, verdict: &Verdict) -> Report {
    let fit = &waves.fit;
    let turning = waves.turning(verdict.cols());
    let mut head = vec![waves_head(waves, turning)];
    if let Order::Pairs(layout) = waves.order {
        let [turning, pairs] = [turning, verdict.cols()].map(|cols| layout.pairs(cols));
        head.extend(rest(&waves.series, turning, pairs));
    }
    if let Positions::List(list) = &waves.positions {
        head.push(fill("check.law.positions", &[("list", listed(list))]));
    }
    if let [first, ..] = fit.wrong[..] {
        head.push(fill("check.law.wrong", &[("count", count(fit.wrong.len())), ("first", count(first))]));
    }
    if fit.off > 0 {
        head.push(fill("check.is.off", &[("count", count(fit.off))]));
    }
    let mut rows = vec![(text::get("check.shape"), shape(verdict))];
    let mut property = |key, words| rows.push((text::get(key), words));
    let order = if let Order::Pairs(order) = waves.order { layout(order) } else { "check.law.columns" };
    property("check.layout", text::get(order).to_owned());
    if let Positions::Line { first, step } = waves.positions {
        property("check.first", significant(first, DIGITS));
        if step != 1.0 {
            property("check.step", fill("check.step.said", &[("step", significant(step, DIGITS))]));
        }
    }
    if waves.amplitude != 1.0 {
        let values = [("scale", significant(waves.amplitude, DIGITS)), ("cols", String::new())];
        property("check.scale", fill("check.scale.said", &values));
    }
    match fit.level {
        Some(level) => {
            property("check.precision", precision(level, fit.most, verdict.decimals));
        }
        None => property("check.noise", significant(fit.noise, 3)),
    }
    let mut notes = waves_notes(waves);
    if let Series::Even { first: 0.0, step } = waves.series {
        let base = without_power(step, turning);
        notes.extend(base.map(|base| fill("check.note.power", &[("base", significant(base, DIGITS))])));
    }
    notes.extend(alias(waves, turning));
    notes.extend(Sequence::of(&waves.positions, verdict.rows()).map(|found| sequence(&found)));
    Report { head: text::sentences(head), notes, fix: fix(verdict), rows, ..Report::default() }
}

fn alias(waves: &Waves, cols: usize) -> Option<String> {
    let (Order::Pairs(layout), Positions::Line { step, .. }) = (waves.order, &waves.positions) else { return None };
    aliased(&waves.series.freqs(layout.pairs(cols)), *step)
}

/// The headline of waves, with their noise if no precision fits.
fn waves_head(waves: &Waves, cols: usize) -> String {
    let is_paper = |base: f64, count: f64, first: f64| {
        let is_interleaved = waves.order == Order::Pairs(Layout::Interleaved) && count == cols as f64 / 2.0;
        is_interleaved && waves.at_rest == 0 && first == 1.0 && base > 1.0 && waves.amplitude == 1.0
    };
    let what = match &waves.series {
        Series::Geometric { base, count, first } if is_paper(*base, *count, *first) => {
            fill("check.law.paper", &[("base", significant(*base, DIGITS))])
        }
        Series::Geometric { base, count: columns, .. } if waves.order == Order::Columns => {
            // Base 10⁸ with the exponent −col/d gives the same frequencies as base 10⁴ with −2·col/d.
            let has_doubled_exponent = is_usual(base.sqrt()) || !is_usual(*base);
            let (key, base) =
                if has_doubled_exponent { ("check.law.each", base.sqrt()) } else { ("check.law.each.single", *base) };
            fill(key, &[("base", significant(base, DIGITS)), ("d", whole(*columns))])
        }
        series => self::series(series, cols / 2),
    };
    let noise =
        waves.fit.level.is_none().then(|| fill("check.law.noise", &[("noise", significant(waves.fit.noise, 2))]));
    fill("check.law.head", &[("what", what), ("noise", noise.unwrap_or_default())])
}

/// The pairs at rest: those of a head of `pairs` pairs that do not turn. `None` if all turn.
fn rest(series: &Series, turning: usize, pairs: usize) -> Option<String> {
    let values = [
        ("turning", count(turning)),
        ("pairs", count(pairs)),
        ("rest", count(pairs - turning)),
        ("share", significant(turning as f64 / pairs as f64, 3)),
    ];
    let is_over_all = matches!(series, Series::Geometric { count, .. } if *count == pairs as f64);
    let key = if is_over_all { "check.list.proportional" } else { "check.list.rest" };
    (turning < pairs).then(|| fill(key, &values))
}

fn is_usual(base: f64) -> bool {
    super::equivalents::USUAL.into_iter().any(|usual| (base / usual - 1.0).abs() < 1e-4)
}

/// Notes on attention factors, missing sines or cosines, and narrow precision.
fn waves_notes(waves: &Waves) -> Vec<String> {
    let mut notes = Vec::new();
    let amplitude = waves.amplitude;
    let near = |expected: f64| (amplitude / expected - 1.0).abs() < 2e-3;
    match &waves.series {
        Series::Scaled { rule, .. } if rule.scaling.name() == "yarn" => {
            let factor = rule.scaling.factor().unwrap_or(1.0);
            let attention = 0.1 * factor.ln() + 1.0;
            let values = [
                ("factor", significant(factor, DIGITS)),
                ("attention", significant(attention, 5)),
                ("amplitude", significant(amplitude, 5)),
            ];
            let key = match () {
                () if near(attention) => "check.law.attention",
                () if amplitude == 1.0 => "check.law.attention.none",
                () => "check.law.attention.other",
            };
            notes.push(fill(key, &values));
        }
        Series::Free { against: Some(_), .. } if amplitude > 1.0 => {
            // `LongRoPE`'s attention factor, √(1 + ln factor / ln trained), for common factors and lengths.
            let usual = [4096.0, 8192.0, 2048.0, 131_072.0]
                .into_iter()
                .flat_map(|trained: f64| [32.0, 16.0, 8.0, 4.0, 2.0, 64.0].map(|factor: f64| (factor, trained)));
            let found = usual
                .into_iter()
                .find(|(factor, trained)| (amplitude - (1.0 + factor.ln() / trained.ln()).sqrt()).abs() < 1e-4);
            if let Some((factor, trained)) = found {
                let values =
                    [("amplitude", significant(amplitude, 5)), ("factor", whole(factor)), ("trained", whole(trained))];
                notes.push(fill("check.law.attention.long", &values));
            }
        }
        _ => {}
    }
    if let Order::Pairs(layout) = waves.order {
        if layout.is_of_sines() {
            notes.push(text::get("check.note.sines").to_owned());
        }
        if layout.is_of_cosines() {
            notes.push(text::get("check.note.cosines").to_owned());
        }
    }
    if matches!(waves.fit.level, Some(Level::HalfAngles | Level::BrainAngles)) {
        notes.push(fill("check.note.narrow", &[("most", significant(waves.fit.most, 2))]));
    }
    notes
}

/// Describes how the frequencies are computed, as part of a sentence.
fn series(series: &Series, pairs: usize) -> String {
    let number = |value: f64| significant(value, DIGITS);
    match series {
        Series::Equal(freq) => {
            let key = if *freq == 1.0 { "check.law.equal.one" } else { "check.law.equal" };
            fill(key, &[("freq", number(*freq))])
        }
        Series::Geometric { base, first, .. } if *first == 1.0 => {
            fill("check.law.geometric", &[("base", number(*base))])
        }
        Series::Geometric { base, first, .. } => {
            fill("check.law.geometric.from", &[("base", number(*base)), ("first", number(*first))])
        }
        Series::Inverted { base, .. } => fill("check.law.inverted", &[("base", number(*base))]),
        Series::Octaves { first } => fill("check.law.octaves", &[("first", number(*first))]),
        Series::Swapped { base, count } => {
            fill("check.law.swapped", &[("base", number(*base)), ("pairs", number(*count))])
        }
        Series::Even { first, step } if first == step => fill("check.law.multiples", &[("step", number(*step))]),
        Series::Even { first, step } => fill("check.law.even", &[("first", number(*first)), ("step", number(*step))]),
        Series::Scaled { base, rule } => scaled(*base, rule),
        Series::Free { freqs, against } => {
            // Those of pairs that seem to turn backwards have a sign.
            let sizes = || freqs.iter().map(|freq| freq.abs());
            let ends = [sizes().fold(f64::MAX, f64::min), sizes().fold(0.0, f64::max)];
            match against {
                None => fill("check.law.free", &[("from", number(ends[0])), ("to", number(ends[1]))]),
                Some(base) => {
                    let plain = |pair: usize| base.powf(-(pair as f64) / pairs.max(freqs.len()) as f64);
                    let [from, to] = [0, freqs.len() - 1].map(|pair| significant(plain(pair) / freqs[pair], 4));
                    fill("check.law.divided", &[("base", number(*base)), ("from", from), ("to", to)])
                }
            }
        }
    }
}

/// Describes a context extension. The law of a list or a table is one of four of those that there are.
fn scaled(base: f64, rule: &Rotary) -> String {
    let number = |value: f64| significant(value, DIGITS);
    let trained = rule.trained.map(number).unwrap_or_default();
    let factor = rule.scaling.factor().map(number).unwrap_or_default();
    let of_ends = |[low, high]: [f64; 2], names: [&'static str; 2]| [(names[0], number(low)), (names[1], number(high))];
    let (key, ends) = match rule.scaling {
        Scaling::Llama3 { ends, .. } => ("check.law.llama3", Some(of_ends(ends, ["low", "high"]))),
        Scaling::YarnPairs { ends, .. } => ("check.law.yarn.places", Some(of_ends(ends, ["from", "to"]))),
        Scaling::Yarn { .. } => ("check.law.yarn", None),
        _ => ("check.law.linear", None),
    };
    let values = [("base", number(base)), ("factor", factor), ("trained", trained)];
    fill(key, &values.into_iter().chain(ends.into_iter().flatten()).collect::<Vec<_>>())
}

/// Describes learned rotations.
pub(super) fn learned(learned: &Learned) -> String {
    let wavelengths: Vec<String> = learned.wavelengths.iter().map(|wavelength| significant(*wavelength, 3)).collect();
    let values = [
        ("count", whole(wavelengths.len() as f64)),
        ("list", text::list(wavelengths)),
        ("r2", significant(learned.r2, 3)),
        ("share", significant(100.0 * learned.share, 2)),
        ("shuffled", significant(learned.shuffled_r2, 2)),
    ];
    fill("check.is.learned", &values)
}
