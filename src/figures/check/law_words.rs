//! Formats laws and slips for readers.

use std::f64::consts::PI;

use super::fix::fix;
use super::laws::{
    Entry, Law, Learned, List, Narrow, Octaves, Order, Positions, Sequence, Series, Shape, Slip, Waves, Why,
};
use super::layout::Layout;
use super::phrases::{Report, count, layout, precision, shape};
use super::precision::Level;
use super::verdict::Verdict;
use crate::core::causal::BF16_DIGITS;
use crate::core::rotary::{Rotary, Scaling};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Significant digits of bases and factors.
const DIGITS: usize = 6;

/// Formats a law.
pub(super) fn report(law: &Law, verdict: &Verdict) -> Report {
    let row = |key, words| (text::get(key), words);
    match law {
        Law::Shape(shape) => Report {
            head: of_shape(shape),
            notes: Vec::new(),
            fix: fix(verdict),
            rows: vec![row("check.shape", self::shape(verdict))],
        },
        Law::List { list, count: numbers, slip } => Report {
            head: of_list(list, *numbers),
            notes: slip.map(|slip| self::slip(&slip)).into_iter().chain(narrow(list)).collect(),
            fix: fix(verdict),
            rows: vec![row("check.count", count(*numbers))],
        },
        Law::Octaves(octaves) => Report {
            head: of_octaves(octaves),
            notes: octaves
                .aliased
                .map(|exponent| fill("check.note.alias.octave", &[("exponent", whole(exponent))]))
                .into_iter()
                .collect(),
            fix: None,
            rows: vec![row("check.shape", self::shape(verdict))],
        },
        Law::Waves(waves) => of_waves(waves, verdict),
    }
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
    let cols = verdict.cols();
    let mut head = vec![waves_head(waves, cols)];
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
    notes.extend(alias(waves, cols));
    notes.extend(Sequence::of(&waves.positions, verdict.rows()).map(|found| sequence(&found)));
    Report { head: text::sentences(head), notes, fix: fix(verdict), rows }
}

fn alias(waves: &Waves, cols: usize) -> Option<String> {
    let (Order::Pairs(layout), Positions::Line { step, .. }) = (waves.order, &waves.positions) else { return None };
    aliased(&waves.series.freqs(layout.pairs(cols)), *step)
}

/// A note on pairs that turn by more than half a turn per row, or that seem to turn backwards.
pub(super) fn aliased(freqs: &[f64], step: f64) -> Option<String> {
    let is_fast = |freq: &&f64| (**freq * step).abs() > PI;
    if let Some(pair) = freqs.iter().position(|freq| is_fast(&freq)) {
        let values = [("pair", count(pair)), ("count", count(freqs.iter().filter(is_fast).count()))];
        return Some(fill("check.note.alias", &values));
    }
    let backwards = freqs.iter().filter(|freq| **freq < 0.0).count();
    (backwards > 0).then(|| fill("check.note.alias.backwards", &[("count", count(backwards))]))
}

/// What the order of positions says, and what to do.
pub(super) fn sequence(sequence: &Sequence) -> String {
    let number = |value: f64| significant(value, 8);
    match *sequence {
        Sequence::Reversed => text::get("check.sequence.reversed").to_owned(),
        Sequence::Normalised => text::get("check.sequence.normalised").to_owned(),
        Sequence::Centred { last } => fill("check.sequence.centred", &[("last", number(last.abs()))]),
        Sequence::Mirrored { least } => fill("check.sequence.mirrored", &[("least", number(least))]),
        Sequence::Repeated { times } => fill("check.sequence.repeated", &[("times", count(times))]),
        Sequence::Restarting { row } => fill("check.sequence.restarting", &[("row", count(row))]),
        Sequence::Padded { count: rows } => fill("check.sequence.padded", &[("count", count(rows))]),
        Sequence::Cut { row, last } => fill("check.sequence.cut", &[("row", count(row)), ("last", number(last))]),
        Sequence::Rounded { is_half, row } => {
            let kind = if is_half { "float16" } else { "bfloat16" };
            fill("check.sequence.rounded", &[("type", kind.to_owned()), ("row", count(row))])
        }
        Sequence::Shuffled { least, greatest } => {
            fill("check.sequence.shuffled", &[("least", number(least)), ("greatest", number(greatest))])
        }
    }
}

/// The headline of waves, with their noise if no precision fits.
fn waves_head(waves: &Waves, cols: usize) -> String {
    let is_paper = |base: f64, count: f64, first: f64| {
        let is_interleaved = waves.order == Order::Pairs(Layout::Interleaved) && count == cols as f64 / 2.0;
        is_interleaved && first == 1.0 && base > 1.0 && waves.amplitude == 1.0
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

/// Describes a list of `numbers` numbers.
fn of_list(list: &List, numbers: usize) -> String {
    let number = |value: f64| significant(value, DIGITS);
    match list {
        List::Freqs { series, pairs, at_rest, are_lengths, .. } => {
            let head = of_frequencies(series, [*pairs, *at_rest], *are_lengths);
            let share = significant(*pairs as f64 / numbers as f64, 3);
            let values =
                [("turning", count(*pairs)), ("pairs", count(numbers)), ("rest", count(*at_rest)), ("share", share)];
            let rest = match series {
                _ if *at_rest == 0 => return head,
                Series::Geometric { count: over, .. } if *over == numbers as f64 => "check.list.proportional",
                _ => "check.list.rest",
            };
            text::sentences([head, fill(rest, &values)])
        }
        List::Divisors { llama3, kept, full, factor } => {
            let values = [
                ("kept", count(*kept)),
                ("blended", count(numbers - kept - full)),
                ("full", count(*full)),
                ("factor", number(*factor)),
            ];
            let rule = llama3.as_ref().map(|(base, rule)| fill("check.list.freqs", &[("what", scaled(*base, rule))]));
            text::sentences([fill("check.list.divisors", &values), rule.unwrap_or_default()])
        }
        List::FactorInPower { base, factor, ends: [from, to], differs: (pair, found, meant), last } => {
            let values = [
                ("base", number(*base)),
                ("factor", number(*factor)),
                ("from", count(*from)),
                ("to", count(*to)),
                ("d", count(2 * numbers)),
                ("pair", count(*pair)),
                ("found", number(*found)),
                ("meant", number(*meant)),
                ("last", significant(*last, 3)),
            ];
            fill("check.list.in-power", &values)
        }
        List::Slopes => fill("check.list.slopes", &[("heads", count(numbers))]),
        List::Positions { first, step } => {
            fill("check.list.positions", &[("first", number(*first)), ("step", number(*step))])
        }
        List::Sequence(found) => text::sentences([text::get("check.list.sequence").to_owned(), sequence(found)]),
        List::Unfilled { zeros } => fill("check.list.unfilled", &[("zeros", count(*zeros)), ("count", count(numbers))]),
    }
}

/// A note on frequencies that are rounded to a narrow type.
fn narrow(list: &List) -> Option<String> {
    /// The position whose error is said.
    const FAR: f64 = 1000.0;
    let List::Freqs { narrow: Some(Narrow { digits, pair, off }), .. } = list else { return None };
    let kind = if *digits == BF16_DIGITS { "bfloat16" } else { "float16" };
    let values = [
        ("type", kind.to_owned()),
        ("position", whole(FAR)),
        ("pair", count(*pair)),
        ("off", significant(FAR * off, 3)),
    ];
    Some(fill("check.list.narrow", &values))
}

/// Describes frequencies or wavelengths; of the pairs, the second number are at rest.
fn of_frequencies(series: &Series, [pairs, at_rest]: [usize; 2], are_lengths: bool) -> String {
    let what = match series {
        Series::Geometric { base, count: over, first } if *first == 1.0 => {
            let is_reaching = *over != pairs as f64 && at_rest == 0;
            let key = if is_reaching { "check.list.reaching" } else { "check.list.geometric" };
            let d = if is_reaching { 2 * pairs } else { 2 * over.round() as usize };
            fill(key, &[("base", significant(*base, DIGITS)), ("d", count(d))])
        }
        series => self::series(series, pairs),
    };
    let key = if are_lengths { "check.list.lengths" } else { "check.list.freqs" };
    fill(key, &[("what", what)])
}

fn of_shape(shape: &Shape) -> String {
    let offset =
        |by_offset: bool| if by_offset { text::get("check.shape.by-offset") } else { text::get("check.shape.by-rows") };
    match *shape {
        Shape::Mask { window: None, hidden } => fill("check.is.mask", &[("hidden", significant(hidden, 4))]),
        Shape::Mask { window: Some(window), hidden } => {
            fill("check.is.mask.window", &[("hidden", significant(hidden, 4)), ("window", count(window))])
        }
        Shape::Alibi { slope, is_causal } => {
            let key = if is_causal { "check.is.alibi" } else { "check.is.alibi.both" };
            fill(key, &[("slope", significant(slope, DIGITS))])
        }
        Shape::Offsets => text::get("check.is.offsets").to_owned(),
        Shape::Relative { clip, shift, is_query_first, differs } => {
            let key = if is_query_first { "check.is.relative.query" } else { "check.is.relative" };
            let cut = clip.map(|clip| fill("check.relative.clip", &[("clip", whole(clip as f64))]));
            let shift = (shift != 0).then(|| fill("check.relative.shift", &[("shift", whole(shift as f64))]));
            text::sentences([
                text::get(key).to_owned(),
                cut.unwrap_or_default(),
                shift.unwrap_or_default(),
                entry(differs),
            ])
        }
        Shape::Buckets { buckets, is_query_first, differs } => {
            let values = [("count", whole(buckets.count)), ("distance", whole(buckets.distance))];
            let key = if buckets.tells_directions { "check.is.buckets" } else { "check.is.buckets.one" };
            let flipped = if is_query_first { text::get("check.buckets.query") } else { "" };
            text::sentences([fill(key, &values), flipped.to_owned(), entry(differs)])
        }
        Shape::Circles { layout: order, radius } => {
            let values = [("layout", text::get(layout(order)).to_owned()), ("radius", significant(radius, 4))];
            fill("check.is.circles", &values)
        }
        Shape::Truncated { zeros } => fill("check.is.truncated", &[("zeros", significant(100.0 * zeros, 3))]),
        Shape::Products { are_cosines, by_offset } => {
            let key = if are_cosines { "check.is.cosines" } else { "check.is.products" };
            fill(key, &[("offset", offset(by_offset).to_owned())])
        }
        Shape::Distances { by_offset } => fill("check.is.distances", &[("offset", offset(by_offset).to_owned())]),
    }
}

/// Describes the first entry that is not as expected.
fn entry(differs: Option<Entry>) -> String {
    let Some(Entry { row, col, found, expected }) = differs else { return String::new() };
    let values = [
        ("row", count(row)),
        ("col", count(col)),
        ("found", significant(found, DIGITS)),
        ("expected", significant(expected, DIGITS)),
    ];
    fill("check.entry.differs", &values)
}

/// Whether a slip is reported as a question. Position interpolation is intended, and therefore not a question.
pub(super) fn is_question(slip: &Slip) -> bool {
    !matches!(slip.why, Some((_, Why::Linear(_))))
}

/// Describes the likely cause of an unusual base or step.
pub(super) fn slip(slip: &Slip) -> String {
    let base = ("base", significant(slip.base, DIGITS));
    let Some((meant, why)) = slip.why else { return fill("check.slip.unknown", &[base]) };
    let (meant, cols) = (("meant", significant(meant, DIGITS)), ("cols", count(slip.cols)));
    match why {
        Why::Log10 => fill("check.slip.log10", &[base, meant]),
        Why::Log2 => fill("check.slip.log2", &[base, meant]),
        Why::Exponent(power) => {
            let key = match power {
                2.0 => "check.slip.doubled",
                0.5 => "check.slip.halved",
                _ => "check.slip.exponent",
            };
            fill(key, &[base, meant, ("power", significant(power, 3))])
        }
        Why::Columns(0, of) => fill("check.slip.first-columns", &[base, meant, cols, ("of", count(of))]),
        Why::Columns(from, of) => {
            fill("check.slip.columns", &[base, meant, cols, ("of", count(of)), ("from", count(from))])
        }
        Why::Ntk(factor) => fill("check.slip.ntk", &[base, meant, ("factor", significant(factor, 3))]),
        Why::Linear(factor) => fill("check.slip.linear", &[base, ("factor", significant(factor, 3))]),
        Why::Early => {
            let first = slip.base.powf(2.0 / slip.cols as f64);
            fill("check.slip.early", &[base, ("first", significant(first, DIGITS))])
        }
    }
}

/// Formats a list of positions; consecutive integers are abbreviated.
fn listed(list: &[f64]) -> String {
    const MOST: usize = 24;
    let mut words: Vec<String> = Vec::new();
    let mut row = 0;
    while row < list.len() && words.len() < MOST {
        let run = (row + 1..list.len()).take_while(|next| list[*next] == list[*next - 1] + 1.0).count();
        if run >= 4 {
            let [first, second, third, last] = [0, 1, 2, run].map(|place| significant(list[row + place], 8));
            words.push(format!("{first}, {second}, {third} … {last}"));
        } else {
            words.extend(list[row..=row + run].iter().map(|position| significant(*position, 8)));
        }
        row += run + 1;
    }
    if row < list.len() {
        words.push("…".to_owned());
    }
    text::list(words)
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
