//! Explains a list of numbers: frequencies, such as those that a rotary embedding keeps (`inv_freq`), wavelengths, or what
//! is mistaken for them.

use std::f64::consts::TAU;

use super::positions::Sequence;
use super::relatives::{Arrangement, angles, exponents, rearranged, row};
use super::series::{ERRORS, MeasuredFreq, Series, explained};
use super::{Law, scaled, slip};
use crate::check::equivalents::{likely_bases, usual};
use crate::check::layout::Layout;
use crate::check::matrix::{Form, Matrix};
use crate::check::verdict::{Finding, Verdict};
use crate::core::alibi::slopes;
use crate::core::causal::{BF16_DIGITS, F16_DIGITS, rounded};
use crate::core::rotary::{Rotary, Scaling};

/// What a list contains.
#[derive(Clone, Debug, PartialEq)]
pub enum List {
    /// Frequencies or wavelengths, one per pair.
    Freqs {
        /// How the frequencies are computed.
        series: Series,
        /// Number of pairs that turn.
        pairs: usize,
        /// Number of pairs after these whose frequency is 0.
        at_rest: usize,
        /// Whether the list contains wavelengths instead of frequencies.
        are_lengths: bool,
        /// How far the numbers are off, if they are rounded to a narrow type.
        narrow: Option<Narrow>,
    },
    /// Numbers from 1 on by which a scaling divides frequencies.
    Divisors {
        /// The base and the rule of Llama 3, if these are its numbers. No other scaling determines the base.
        llama3: Option<(f64, Rotary)>,
        /// Number of pairs that are not divided.
        kept: usize,
        /// Number of pairs that are divided by the last number.
        full: usize,
        /// The last number.
        factor: f64,
    },
    /// `YaRN` with the factor inside the power: slow pairs are those of another base, not divided by the factor.
    FactorInPower {
        /// The base.
        base: f64,
        /// The factor.
        factor: f64,
        /// The last pair that is unchanged, and the first of the larger base.
        ends: [usize; 2],
        /// The first pair that differs from `YaRN`, its frequency, and that of `YaRN`.
        differs: (usize, f64, f64),
        /// What the last frequency is divided by.
        last: f64,
    },
    /// The slopes of `ALiBi`.
    Slopes {
        /// The first head whose slope is another one, its slope, and that of `ALiBi`.
        off: Option<(usize, f64, f64)>,
    },
    /// Consecutive whole positions.
    Positions {
        /// The first position.
        first: f64,
        /// The step to the next.
        step: f64,
    },
    /// Whole positions in another order than one after the other.
    Sequence(Sequence),
    /// Frequencies that do not stand one per pair, the fastest first.
    Rearranged {
        /// How they stand.
        arrangement: Arrangement,
        /// The frequencies.
        list: Box<Self>,
        /// How many these are.
        count: usize,
    },
    /// The angles of a position.
    Angles {
        /// The position.
        position: f64,
        /// The base.
        base: f64,
    },
    /// The exponents of frequencies, or with a `base`, their logarithms.
    Exponents {
        /// The base.
        base: Option<f64>,
    },
    /// One row of the encoding.
    Row {
        /// Its position.
        position: f64,
        /// The base.
        base: f64,
        /// The layout of sines and cosines.
        layout: Layout,
    },
    /// Memory that nothing was written to.
    Unfilled {
        /// How many numbers are 0.
        zeros: usize,
    },
}

/// Frequencies rounded to a narrow type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Narrow {
    /// Significant binary digits of the type: 8 of bfloat16, 11 of float16.
    pub digits: i32,
    /// The pair that is off most.
    pub pair: usize,
    /// By how many radians per position.
    pub off: f64,
}

/// An explanation of a list, given the page's base; `None` if it does not apply.
type Explanation = fn(&[f64], f64) -> Option<List>;

/// All explanations, from simple to complex. Factors that differ from pair to pair explain any list, so these are last.
const EXPLANATIONS: [Explanation; 12] = [
    unfilled,
    positions,
    sequence,
    alibi_slopes,
    exponents,
    frequencies_by_rule,
    rearranged,
    angles,
    row,
    factor_in_power,
    divisors,
    own_frequencies,
];

/// Half a unit of the last bit of 1 in bfloat16, the largest relative error of a frequency stored in it.
const NARROW: f64 = 1.0 / 256.0;
/// The distance of neighbouring numbers near 0 in float16.
const F16_STEP: f64 = 1.0 / 16_777_216.0;
/// Relative tolerance of a number that is compared with a rule.
const SAME: f64 = 1e-5;
/// No number of an encoding is closer to 0 or further from it.
const MAGNITUDES: [f64; 2] = [1e-30, 1e30];
/// Least number of entries of which an explanation can be sure.
const LEAST: usize = 4;

/// Explains a list. `base` is the page's base.
pub fn frequencies(list: &[f64], base: f64) -> Verdict {
    let matrix = Matrix { rows: 1, cols: list.len(), values: list.to_vec(), decimals: None, form: Form::List };
    let found = EXPLANATIONS.into_iter().find_map(|explanation| explanation(list, base));
    let Some(found) = found else { return Verdict::of(&matrix, Finding::Unknown(None)) };
    let mut slip = None;
    if let List::Freqs { series: Series::Geometric { base: found, count, .. }, pairs, at_rest: 0, .. } = found
        && count == pairs as f64
        && usual(found, base).is_none()
    {
        slip = Some(slip::base(found, 2 * pairs, base, 1e-5));
    }
    Verdict::of(&matrix, Finding::Law(Law::List { list: found, count: list.len(), slip }))
}

fn is_near(found: f64, expected: f64, within: f64) -> bool {
    (found - expected).abs() <= within * expected.abs()
}

fn unfilled(list: &[f64], _: f64) -> Option<List> {
    let [least, greatest] = MAGNITUDES;
    let is_absurd = |number: &f64| *number != 0.0 && !(least..=greatest).contains(&number.abs());
    let zeros = list.iter().filter(|number| **number == 0.0).count();
    let absurd = list.iter().filter(|number| is_absurd(number)).count();
    // The frequencies of a base that is far too large are absurd, too.
    let falls_evenly = list.windows(3).all(|three| is_near(three[1] * three[1], three[0] * three[2], SAME));
    (list.len() >= LEAST && !falls_evenly && absurd > 0 && 2 * (zeros + absurd) > list.len())
        .then_some(List::Unfilled { zeros })
}

fn positions(list: &[f64], _: f64) -> Option<List> {
    let [first, second, ..] = *list else { return None };
    let step = second - first;
    let is_whole = |number: f64| number.fract() == 0.0;
    let are_even = list.windows(2).all(|two| two[1] - two[0] == step);
    (list.len() >= LEAST && are_even && step != 0.0 && is_whole(first) && is_whole(step))
        .then_some(List::Positions { first, step })
}

/// Whole positions from 0 or 1 on, in an order that is known.
fn sequence(list: &[f64], _: f64) -> Option<List> {
    /// Fewer whole numbers may be anything.
    const LEAST: usize = 8;
    let are_whole = list.iter().all(|number| number.fract() == 0.0 && *number >= 0.0);
    let found = Sequence::of_list(list).filter(|_| list.len() >= LEAST && are_whole)?;
    Some(List::Sequence(found))
}

fn alibi_slopes(list: &[f64], _: f64) -> Option<List> {
    let expected = slopes(u32::try_from(list.len()).ok().filter(|heads| (LEAST as u32..1024).contains(heads))?);
    let mut sorted = expected.clone();
    sorted.sort_by(|one, other| other.total_cmp(one));
    let fits = |slopes: &[f64]| list.iter().zip(slopes).all(|(found, slope)| is_near(found.abs(), *slope, NARROW));
    (fits(&expected) || fits(&sorted)).then_some(List::Slopes { off: None })
}

/// Explains the slopes of `ALiBi`'s biases, one per head.
pub fn slopes_of_heads(list: &[f64]) -> Verdict {
    let expected = slopes(list.len() as u32);
    let off = (0..list.len()).find(|head| !is_near(list[*head], expected[*head], NARROW));
    let off = off.filter(|_| alibi_slopes(list, 0.0).is_none()).map(|head| (head, list[head], expected[head]));
    let matrix = Matrix { rows: 1, cols: list.len(), values: list.to_vec(), decimals: None, form: Form::Slopes };
    Verdict::of(&matrix, Finding::Law(Law::List { list: List::Slopes { off }, count: list.len(), slip: None }))
}

fn freqs(series: Series, list: &[f64], are_lengths: bool) -> List {
    let narrow = narrow(&series, list).filter(|_| !are_lengths);
    List::Freqs { series, pairs: list.len(), at_rest: 0, are_lengths, narrow }
}

/// How far numbers of a narrow type are off from the frequencies of a series.
fn narrow(series: &Series, list: &[f64]) -> Option<Narrow> {
    let fits = |digits: &i32| list.iter().all(|freq| *freq > 0.0 && rounded(*freq, *digits) == *freq);
    let digits = [BF16_DIGITS, F16_DIGITS].into_iter().find(fits)?;
    let exact = series.freqs(list.len());
    let off = |pair: usize| (list[pair] - exact[pair]).abs();
    let pair = (0..list.len()).max_by(|one, other| off(*one).total_cmp(&off(*other)))?;
    // Frequencies such as powers of two are exact in any type.
    (off(pair) > SAME * exact[pair]).then_some(Narrow { digits, pair, off: off(pair) })
}

/// Frequencies of a rule, in full precision or in bfloat16; zeros at the end are pairs at rest.
pub(super) fn frequencies_by_rule(list: &[f64], base: f64) -> Option<List> {
    let at_rest = list.iter().rev().take_while(|freq| **freq == 0.0).count();
    let turning = &list[..list.len() - at_rest];
    if at_rest == 0 {
        let errors: [Option<ErrorOf>; 3] = [Some(exact), are_f16(list).then_some(f16_error), Some(bf16_error)];
        let mut errors = errors.into_iter().flatten();
        let found = errors.find_map(|error| in_order(list, list.len(), error, base, false));
        let found = found.or_else(|| inverted(list, base).map(|series| (series, false)));
        return found.map(|(series, are_lengths)| freqs(series, list, are_lengths));
    }
    if turning.len() < LEAST {
        return None;
    }
    // Exponents over the whole head are those of proportional RoPE, and over the pairs that turn those of partial RoPE.
    let of = |over: usize| in_order(turning, over, exact, base, false).filter(|(_, are_lengths)| !are_lengths);
    let is_usual = |(series, _): &(Series, bool)| match series {
        Series::Geometric { base: found, first, .. } => *first == 1.0 && usual(*found, base).is_some(),
        _ => true,
    };
    let [whole, own] = [list.len(), turning.len()].map(of);
    let (series, are_lengths) = whole.clone().filter(is_usual).or(own.filter(is_usual)).or(whole)?;
    Some(List::Freqs { series, pairs: turning.len(), at_rest, are_lengths, narrow: None })
}

/// The error of a number, from the number.
type ErrorOf = fn(f64) -> f64;

/// The error of a number that is not rounded.
fn exact(_: f64) -> f64 {
    0.0
}

/// The largest error of a number in bfloat16, less the tolerance of every series.
fn bf16_error(number: f64) -> f64 {
    number * NARROW / ERRORS
}

/// As [`bf16_error`], in float16, whose small numbers are multiples of [`F16_STEP`].
fn f16_error(number: f64) -> f64 {
    (number / 2048.0).max(F16_STEP / 2.0) / ERRORS
}

/// Whether all numbers are float16.
fn are_f16(list: &[f64]) -> bool {
    list.iter().all(|number| rounded(*number, F16_DIGITS) == *number && (number / F16_STEP).fract() == 0.0)
}

/// The series of positive numbers whose exponents are divided by `over`, and whether the numbers are wavelengths. `error`
/// is that of a number. With `with_own`, a frequency of its own for each pair counts as a series.
fn in_order(list: &[f64], over: usize, error: ErrorOf, base: f64, with_own: bool) -> Option<(Series, bool)> {
    if list.len() < 3 || list.iter().any(|freq| !(freq.is_finite() && *freq > 0.0)) {
        return None;
    }
    [false, true].into_iter().find_map(|are_lengths| {
        let of = |value: f64| if are_lengths { TAU / value } else { value };
        let tones: Vec<MeasuredFreq> = list
            .iter()
            .enumerate()
            .map(|(place, value)| MeasuredFreq { place, freq: of(*value), error: error(*value) / value * of(*value) })
            .collect();
        // No model has a pair that turns by more than half a turn per position.
        if tones.iter().any(|tone| tone.freq > 3.1) {
            return None;
        }
        let is_tried = |series: &Series| with_own || !matches!(series, Series::Free { .. });
        let mut all = explained(&tones, over, base).into_iter();
        let series = all.find(|series| is_tried(series) && is_significant(series, tones.len()))?;
        Some((series, are_lengths))
    })
}

/// A list that grows from 1 contains reciprocals of frequencies.
fn inverted(list: &[f64], base: f64) -> Option<Series> {
    if list.len() < LEAST || list.iter().any(|freq| !(freq.is_finite() && *freq > 0.0)) {
        return None;
    }
    let reciprocals: Vec<MeasuredFreq> =
        list.iter().enumerate().map(|(place, value)| MeasuredFreq { place, freq: 1.0 / value, error: 0.0 }).collect();
    match explained(&reciprocals, list.len(), base).first()? {
        Series::Geometric { base, count, first } if (first - 1.0).abs() < 1e-9 => {
            Some(Series::Inverted { base: *base, count: *count })
        }
        _ => None,
    }
}

/// Fast pairs of a base, and slow pairs of that base times a factor, which should have been divided by the factor.
fn factor_in_power(list: &[f64], page_base: f64) -> Option<List> {
    let count = list.len();
    if count < 8 || list.iter().any(|freq| !(freq.is_finite() && *freq > 0.0)) {
        return None;
    }
    let plain = |base: f64| Rotary::default().plain(2 * count as u32, base);
    let is_same = |(found, expected): &(&f64, &f64)| is_near(**found, **expected, SAME);
    likely_bases(page_base).find_map(|base| {
        let fast = plain(base);
        let kept = list.iter().zip(&fast).take_while(is_same).count();
        let stretched = list[count - 1].powf(-(count as f64) / (count - 1) as f64) / base;
        let factor = scaled::short(stretched, 1e-3 * stretched).filter(|factor| *factor > 1.2)?;
        let slow = plain(factor * base);
        let full = list.iter().zip(&slow).rev().take_while(is_same).count();
        let are_between = (kept..count - full.min(count)).all(|pair| (slow[pair]..=fast[pair]).contains(&list[pair]));
        if kept < 2 || full < 2 || kept + full > count || !are_between {
            return None;
        }
        let ends = [kept - 1, count - full];
        let meant = Rotary { scaling: yarn(factor, ends), ..Rotary::default() }.freqs(2 * count as u32, base, 1.0);
        let pair = list.iter().zip(&meant).take_while(is_same).count();
        let differs = (pair, list[pair], meant[pair]);
        Some(List::FactorInPower { base, factor, ends, differs, last: fast[count - 1] / list[count - 1] })
    })
}

/// `YaRN` with these ends, as indices of pairs.
pub(in crate::check) fn yarn(factor: f64, ends: [usize; 2]) -> Scaling {
    Scaling::YarnPairs { factor, ends: ends.map(|end| end as f64) }
}

/// Numbers that grow from 1, by which frequencies are divided.
fn divisors(list: &[f64], page_base: f64) -> Option<List> {
    let (count, factor) = (list.len(), *list.last()?);
    let grows = list.windows(2).all(|two| two[1] >= two[0]);
    if count < 8 || !is_near(list[0], 1.0, 1e-3) || !grows || !(1.05..=1e4).contains(&factor) {
        return None;
    }
    let llama3 = likely_bases(page_base).find_map(|base| {
        let plain = Rotary::default().plain(2 * count as u32, base);
        let divided = plain.iter().zip(list).enumerate();
        let tones: Vec<MeasuredFreq> =
            divided.map(|(place, (freq, divisor))| MeasuredFreq { place, freq: freq / divisor, error: 0.0 }).collect();
        let rule = scaled::rule_with_base(&tones, count, base)?;
        matches!(rule.scaling, Scaling::Llama3 { .. }).then_some((base, rule))
    });
    let counted = |number: f64| list.iter().filter(|divisor| is_near(**divisor, number, 1e-6)).count();
    Some(List::Divisors { llama3, kept: counted(1.0), full: counted(factor), factor })
}

/// A frequency of its own for each pair.
fn own_frequencies(list: &[f64], base: f64) -> Option<List> {
    in_order(list, list.len(), exact, base, true).map(|(series, are_lengths)| freqs(series, list, are_lengths))
}

/// Whether a series is significant. With few numbers, almost any list fits some series.
fn is_significant(series: &Series, count: usize) -> bool {
    match series {
        Series::Free { against, .. } => against.is_some() && count >= 8,
        Series::Equal(_) => true,
        _ => count >= LEAST,
    }
}
