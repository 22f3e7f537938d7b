//! Fits a rule to a list of frequencies.

use std::f64::consts::PI;

use super::Wave;
use super::scaled;
use crate::check::equivalents::{USUAL, likely_bases};
use crate::check::layout::Layout;
use crate::check::rotation::wrapped;
use crate::core::rotary::{Rotary, Scaling};

/// Tolerance of a frequency, as a multiple of its measurement error.
pub(super) const ERRORS: f64 = 6.0;
/// Additional tolerance, as a fraction of the frequency, for frequencies rounded to narrower formats.
const RELATIVE: f64 = 1e-6;
/// Minimum fraction of frequencies that must match a series.
const LEAST_MATCHING: f64 = 0.95;
/// A frequency with a larger relative error is not used to fit a series.
const KNOWN: f64 = 0.1;
/// Minimum number of frequencies for a series.
const LEAST: usize = 3;

/// A measured frequency.
#[derive(Clone, Copy, Debug)]
pub(super) struct MeasuredFreq {
    /// The frequency's index in the list.
    pub(super) place: usize,
    /// In radians per row, between −π and π.
    pub(super) freq: f64,
    /// The uncertainty of the frequency.
    pub(super) error: f64,
}

/// How the frequencies are computed.
#[derive(Clone, Debug, PartialEq)]
pub enum Series {
    /// All frequencies are equal.
    Equal(f64),
    /// first·base^(−place/count).
    Geometric {
        /// The base.
        base: f64,
        /// Number of indices over which frequencies fall by the factor `base`: the number of pairs, or one less if the
        /// last frequency is first/base.
        count: f64,
        /// The first frequency.
        first: f64,
    },
    /// base^(place/count), so that frequencies grow.
    Inverted {
        /// The base.
        base: f64,
        /// Number of indices over which frequencies grow by the factor `base`, as in `Geometric`.
        count: f64,
    },
    /// first·2^place, as of `NeRF`. Fast ones may be aliased.
    Octaves {
        /// The first frequency.
        first: f64,
    },
    /// (place/count)^(1/base): base and exponent are exchanged.
    Swapped {
        /// The base.
        base: f64,
        /// The divisor of the indices: the number of pairs, or one less.
        count: f64,
    },
    /// first + step·place.
    Even {
        /// The first frequency.
        first: f64,
        /// The difference between neighbours.
        step: f64,
    },
    /// Frequencies of a model with an extended context.
    Scaled {
        /// The base.
        base: f64,
        /// The method of extension.
        rule: Rotary,
    },
    /// A list without a rule.
    Free {
        /// All frequencies.
        freqs: Vec<f64>,
        /// The base, if the frequencies are those of a base divided by factors that increase from pair to pair.
        against: Option<f64>,
    },
}

impl Series {
    /// The first `pairs` frequencies.
    pub fn freqs(&self, pairs: usize) -> Vec<f64> {
        let places = (0..pairs).map(|place| place as f64);
        match self {
            Self::Equal(freq) => vec![*freq; pairs],
            Self::Geometric { base, count, first } => places.map(|place| first * base.powf(-place / count)).collect(),
            Self::Inverted { base, count } => places.map(|place| base.powf(place / count)).collect(),
            Self::Octaves { first } => places.map(|place| first * place.exp2()).collect(),
            Self::Swapped { base, count } => places.map(|place| (place / count).powf(1.0 / base)).collect(),
            Self::Even { first, step } => places.map(|place| first + step * place).collect(),
            Self::Scaled { base, rule } => scaled::freqs_of_rule(rule, *base, pairs),
            Self::Free { freqs, .. } => freqs.clone(),
        }
    }

    /// Whether frequencies grow, so that fast ones may be aliased, and their signs show no direction.
    pub(super) fn grows(&self) -> bool {
        matches!(self, Self::Inverted { .. } | Self::Octaves { .. })
    }

    /// Number of fitted parameters.
    pub(super) fn parameters(&self) -> usize {
        match self {
            Self::Free { freqs, .. } => freqs.len(),
            Self::Scaled { .. } => 4,
            _ => 2,
        }
    }
}

/// The frequency of each pair, given the wave of each column.
pub(super) fn freqs_of(waves: &[Wave], layout: Layout, cols: usize) -> Vec<f64> {
    let pairs = layout.pairs(cols);
    let mut freqs = vec![0.0; pairs];
    waves.iter().enumerate().for_each(|(col, wave)| freqs[layout.pair_and_component(pairs, col).0] = wave.0);
    freqs
}

/// Whether the measured frequencies match `freqs`. A frequency beyond half a turn per row is aliased to a slower one.
pub(super) fn fit(tones: &[MeasuredFreq], freqs: &[f64]) -> bool {
    let allowed_misses = ((1.0 - LEAST_MATCHING) * tones.len() as f64) as usize;
    let misses = |tone: &&MeasuredFreq| {
        let freq = freqs[tone.place];
        let error = wrapped(tone.freq - freq).abs();
        error.is_nan() || error > ERRORS * tone.error + RELATIVE * freq.abs()
    };
    tones.iter().filter(misses).nth(allowed_misses).is_none()
}

/// The simplest series that matches these frequencies, or no series. `page_base` is the page's base.
pub(super) fn explained(tones: &[MeasuredFreq], pairs: usize, page_base: f64) -> Vec<Series> {
    let backwards = tones.iter().filter(|tone| tone.freq < 0.0).count();
    let raw = tones;
    let sign = if 2 * backwards > tones.len() { -1.0 } else { 1.0 };
    let tones: Vec<MeasuredFreq> = raw.iter().map(|tone| MeasuredFreq { freq: sign * tone.freq, ..*tone }).collect();
    if tones.len() < LEAST.min(pairs) || tones.len() < 2 {
        return Vec::new();
    }
    let fits = |series: &Series| fit(&tones, &series.freqs(pairs));
    let simple = equal(&tones).filter(fits).into_iter().chain(geometric(&tones, pairs, page_base));
    let mut all: Vec<Series> = simple.take(1).collect();
    if all.is_empty() {
        all.extend(scaled::found(&tones, pairs, page_base));
    }
    if all.is_empty() {
        // Growing frequencies may be aliased, so their signs do not show a direction.
        all.extend(
            inverted(raw, pairs, page_base).or_else(|| octaves(raw).filter(|series| fit(raw, &series.freqs(pairs)))),
        );
    }
    if all.is_empty() {
        all.extend(swapped(&tones, pairs, page_base));
    }
    if all.is_empty() {
        all.extend(even(&tones).filter(fits));
    }
    if all.is_empty() && tones.len() == pairs {
        all.extend(free(&tones, page_base));
    }
    all
}

fn equal(tones: &[MeasuredFreq]) -> Option<Series> {
    let freq = tones.iter().min_by(|one, other| one.error.total_cmp(&other.error))?;
    let is_one = (freq.freq - 1.0).abs() <= ERRORS * freq.error + RELATIVE;
    // A frequency that is zero within its error would match all slow pairs.
    let is_significant = freq.freq > 100.0 * freq.error.max(1e-9);
    is_significant.then_some(Series::Equal(if is_one { 1.0 } else { freq.freq }))
}

/// Fits a line to the logarithms of frequencies, weighted by their errors.
fn geometric(tones: &[MeasuredFreq], pairs: usize, page_base: f64) -> Option<Series> {
    let known = || tones.iter().filter(|tone| tone.freq > 0.0 && tone.error < KNOWN * tone.freq);
    if known().count() < 2 {
        return None;
    }
    let weighted = |tone: &MeasuredFreq| {
        let error = tone.error / tone.freq + 1e-8;
        (1.0 / (error * error), tone.place as f64, tone.freq.ln())
    };
    let count = pairs as f64;
    let sums = known()
        .map(weighted)
        .fold([0.0; 5], |s, (w, x, y)| [s[0] + w, s[1] + w * x, s[2] + w * y, s[3] + w * x * x, s[4] + w * x * y]);
    let deviations = sums[3] - sums[1] * sums[1] / sums[0];
    let slope = (sums[4] - sums[1] * sums[2] / sums[0]) / deviations;
    let log_first = (sums[2] - slope * sums[1]) / sums[0];
    let through_one = sums[4] / sums[3];
    let fits = |series: &Series| fit(tones, &series.freqs(pairs));
    let of = |base: f64, count: f64, first: f64| Series::Geometric { base, count, first };
    let error = count * (1.0 / sums[3]).sqrt();
    let within = |base: f64, usual: f64, error: f64| (base / usual).ln().abs() <= ERRORS * error + 1e-5;
    // First tries series that begin with 1 and have a common base, with `count` or `count − 1`.
    let from_one = [count, count - 1.0].map(|count| ((-through_one * count).exp(), count));
    let usual = || likely_bases(page_base);
    let known_bases = from_one.into_iter().filter(|(_, count)| *count >= 1.0).flat_map(|(base, count)| {
        usual().filter(move |usual| within(base, *usual, error)).map(move |usual| of(usual, count, 1.0))
    });
    let mut simple = known_bases.collect::<Vec<_>>();
    simple.push(of(from_one[0].0, count, 1.0));
    let is_base =
        |series: &Series| matches!(series, Series::Geometric { base, .. } if *base > 1.0005 && base.is_finite());
    if let Some(series) = simple.into_iter().filter(is_base).find(fits) {
        return Some(series);
    }
    // Then a series with a fitted first frequency.
    let base = (-slope * count).exp();
    let free_error = count * (1.0 / deviations).sqrt();
    let first = log_first.exp();
    let snapped = usual().filter(|usual| within(base, *usual, free_error)).map(|usual| {
        let decay = usual.ln() / count;
        let weighted_sums = known().map(weighted).fold([0.0; 2], |s, (w, x, y)| [s[0] + w, s[1] + w * (y + decay * x)]);
        (usual, (weighted_sums[1] / weighted_sums[0]).exp())
    });
    let interpolated = snapped.clone().filter_map(|(base, first)| {
        let factor = 1.0 / first;
        let short = scaled::short(factor, 1e-4 * factor)?;
        Some(Series::Scaled { base, rule: Rotary { scaling: Scaling::Linear(short), ..Rotary::default() } })
    });
    let others = snapped.map(|(base, first)| of(base, count, first));
    interpolated
        .chain(others)
        .chain([of(base, count, first)])
        .filter(|series| !matches!(series, Series::Geometric { .. }) || is_base(series))
        .find(fits)
}

/// Fits frequencies that grow with the index. The number of aliased turns of each is estimated from the previous one.
fn inverted(tones: &[MeasuredFreq], pairs: usize, page_base: f64) -> Option<Series> {
    let fits = |series: &Series| fit(tones, &series.freqs(pairs));
    if tones.len() < 3 || tones[0].place != 0 || (tones[0].freq - 1.0).abs() > ERRORS * tones[0].error + 1e-3 {
        return None;
    }
    let counts = [pairs as f64, pairs as f64 - 1.0];
    let usual = likely_bases(page_base);
    let known = usual.flat_map(|base| counts.map(|count| Series::Inverted { base, count })).find(fits);
    if known.is_some() {
        return known;
    }
    let second = tones[1];
    let mut growth = second.freq.ln() / second.place as f64;
    for tone in &tones[2..] {
        let expected = (growth * tone.place as f64).exp();
        let found = expected + wrapped(tone.freq - expected);
        growth = found.max(1.0).ln() / tone.place as f64;
    }
    let grown = Series::Inverted { base: (growth * counts[0]).exp(), count: counts[0] };
    (growth.is_finite() && growth > 1e-3 && second.freq < PI).then_some(grown).filter(fits)
}

/// Fits frequencies that double from pair to pair. Each of them, aliased or not, determines the first one more exactly.
fn octaves(tones: &[MeasuredFreq]) -> Option<Series> {
    let slowest =
        tones.first().filter(|tone| tone.place == 0 && tones.len() >= 4 && tone.freq > ERRORS * tone.error)?;
    let refined = |first: f64, tone: &MeasuredFreq| {
        let [times, expected] = [1.0, first].map(|freq| freq * (tone.place as f64).exp2());
        (expected + wrapped(tone.freq - expected)) / times
    };
    Some(Series::Octaves { first: tones[1..].iter().fold(slowest.freq, refined) })
}

/// The first frequency is 0, and all others are nearly 1.
fn swapped(tones: &[MeasuredFreq], pairs: usize, page_base: f64) -> Option<Series> {
    let bases = likely_bases(page_base);
    let counts = [pairs as f64, pairs as f64 - 1.0];
    let mut all = bases.flat_map(|base| counts.map(|count| Series::Swapped { base, count }));
    let begins_with_zero = tones.len() >= 4 && tones[0].freq.abs() <= ERRORS * tones[0].error + RELATIVE;
    all.find(|series| begins_with_zero && fit(tones, &series.freqs(pairs)))
}

/// Fits a line to the frequencies. A first frequency close to the step is set to the step.
fn even(tones: &[MeasuredFreq]) -> Option<Series> {
    let sums = tones.iter().fold([0.0; 5], |s, tone| {
        let (w, x, y) = ((tone.error + 1e-12).powi(-2), tone.place as f64, tone.freq);
        [s[0] + w, s[1] + w * x, s[2] + w * y, s[3] + w * x * x, s[4] + w * x * y]
    });
    let deviations = sums[3] - sums[1] * sums[1] / sums[0];
    let step = (sums[4] - sums[1] * sums[2] / sums[0]) / deviations;
    let first = (sums[2] - step * sums[1]) / sums[0];
    let error = (1.0 / deviations).sqrt();
    let is_multiple = (first - step).abs() <= 1e-3 * step.abs();
    let begins_with_zero = first.abs() <= 1e-6 * step.abs();
    let first = if begins_with_zero { 0.0 } else { first };
    // A line fits any two frequencies, so more are required.
    let is_significant = step.abs() > 20.0 * error && tones.len() >= 4;
    is_significant.then_some(Series::Even { first: if is_multiple { step } else { first }, step })
}

/// If frequencies grow by this step from 0 on: the base in whose expression the power was lost, as in pos/base·2·pair/d or
/// pos/base²·pair/d.
pub(in crate::check) fn without_power(step: f64, cols: usize) -> Option<f64> {
    let is_step = |base: &f64| {
        [2.0 / base, base.powi(-2)].into_iter().any(|expected| (step * cols as f64 / expected - 1.0).abs() < 1e-6)
    };
    USUAL.into_iter().find(is_step)
}

/// A list without a rule. If the frequencies are those of a common base divided by factors that grow from about 1, the
/// result names that base.
fn free(tones: &[MeasuredFreq], page_base: f64) -> Option<Series> {
    // A pair that turns backwards is a fast one, aliased; one that does so within its error is at rest.
    let turns_back = |tone: &MeasuredFreq| tone.freq < -20.0 * tone.error;
    let freqs: Vec<f64> =
        tones.iter().map(|tone| if turns_back(tone) { tone.freq } else { tone.freq.max(0.0) }).collect();
    // If most frequencies are zero within their error, the list is not a list of rotations.
    let rotating = tones.iter().filter(|tone| tone.freq.abs() > 20.0 * tone.error).count();
    let count = tones.len() as f64;
    let is_divided = |base: &f64| {
        let known = tones.iter().filter(|tone| tone.error < 0.01 * tone.freq);
        let ratios: Vec<f64> = known.map(|tone| base.powf(-(tone.place as f64) / count) / tone.freq).collect();
        let grows = ratios.windows(2).all(|two| two[1] >= 0.999 * two[0]);
        let [first, last] = [ratios.first(), ratios.last()].map(|ratio| ratio.copied().unwrap_or(0.0));
        grows && (0.99..2.0).contains(&first) && (1.2..300.0).contains(&last)
    };
    let against = likely_bases(page_base).find(is_divided);
    let do_turn = freqs.iter().all(|freq| *freq != 0.0);
    (2 * rotating >= tones.len() && do_turn).then_some(Series::Free { freqs, against })
}
