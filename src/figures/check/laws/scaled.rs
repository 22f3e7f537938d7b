//! Determines from the frequencies of a model how its context was extended: the factor that divides frequencies, and
//! the pairs at which the division begins and ends. The formulas are in `core::rope_scaling`.

use std::f64::consts::TAU;

use super::series::{MeasuredFreq, Series, fit};
use crate::check::equivalents::likely_bases;
use crate::core::rope_scaling::{ALPHA, BETA};
use crate::core::rotary::{Rotary, Scaling};

/// Common trained lengths of models.
const TRAINED: [f64; 12] =
    [8192.0, 4096.0, 32768.0, 2048.0, 16384.0, 65536.0, 131_072.0, 1024.0, 512.0, 262_144.0, 40960.0, 1_048_576.0];
/// Common extension factors, tried if a table has too few rows to measure the full factor.
const FACTORS: [f64; 10] = [8.0, 4.0, 2.0, 16.0, 32.0, 40.0, 64.0, 3.0, 10.0, 20.0];
/// Maximum relative error of a ratio that is used.
const KNOWN: f64 = 0.02;

/// The frequencies of `pairs` pairs. No rule that is found here depends on the length of the input.
pub(super) fn freqs_of_rule(rule: &Rotary, base: f64, pairs: usize) -> Vec<f64> {
    rule.freqs(2 * pairs as u32, base, f64::INFINITY)
}

/// `number`, rounded to a multiple of 1, ½, ¼, 0.1, 0.05 or 0.01: the coarsest of these that changes it by at most
/// `within`.
pub(super) fn short(number: f64, within: f64) -> Option<f64> {
    let shortened = [1.0, 2.0, 4.0, 10.0, 20.0, 100.0].map(|unit| (number * unit).round() / unit);
    shortened.into_iter().find(|short| *short > 0.0 && (number - short).abs() <= within)
}

/// The factor that divides the frequency of a pair, and the error of that factor.
struct Ratio {
    place: usize,
    /// The frequency without extension.
    freq: f64,
    divisor: f64,
    error: f64,
}

/// The context extension, with its base, that explains these frequencies.
pub(super) fn found(tones: &[MeasuredFreq], pairs: usize, page_base: f64) -> Option<Series> {
    if pairs < 8 || tones.len() < 6 {
        return None;
    }
    let fastest = &tones[..(pairs / 8).clamp(2, 8).min(tones.len())];
    let measured = fastest.last().map(|tone| (-tone.freq.ln() * pairs as f64 / tone.place as f64).exp());
    let mut bases = likely_bases(page_base).chain(measured.filter(|base| *base > 2.0 && base.is_finite()));
    bases.find_map(|base| rule_with_base(tones, pairs, base).map(|rule| Series::Scaled { base, rule }))
}

/// The context extension of this base that explains these frequencies.
pub(super) fn rule_with_base(tones: &[MeasuredFreq], pairs: usize, base: f64) -> Option<Rotary> {
    let plain = Rotary::default().plain(2 * pairs as u32, base);
    let ratio = |tone: &MeasuredFreq| {
        let (freq, relative_error) = (plain[tone.place], 3.0 * tone.error / tone.freq + 1e-6);
        Ratio { place: tone.place, freq, divisor: freq / tone.freq, error: relative_error * freq / tone.freq }
    };
    let ratios: Vec<Ratio> =
        tones.iter().map(ratio).filter(|ratio| ratio.divisor > 0.0 && ratio.error < KNOWN * ratio.divisor).collect();
    // Fast pairs are unchanged, and slower pairs are divided by larger factors.
    let first = ratios.first()?;
    let grows = ratios.windows(2).all(|two| two[1].divisor >= two[0].divisor - 2.0 * (two[0].error + two[1].error));
    if (first.divisor - 1.0).abs() > first.error + 1e-5 || !grows || ratios.len() < 6 {
        return None;
    }
    let largest = ratios.iter().map(|ratio| ratio.divisor).fold(1.0, f64::max);
    if largest < 1.05 {
        return None;
    }
    let near_full = ratios.iter().filter(|ratio| ratio.divisor > 0.97 * largest);
    let [sum, weights] = near_full.fold([0.0; 2], |[sum, weights], ratio| {
        let weight = ratio.error.powi(-2);
        [sum + weight * ratio.divisor, weights + weight]
    });
    let measured = sum / weights;
    let snapped = short(measured, 1e-3 * measured + 2.0 * weights.powf(-0.5));
    // The last blended pairs are near the full factor, too, and may distort the mean.
    let rounded = short(largest, 3e-3 * largest);
    let usual = FACTORS.into_iter().filter(|factor| *factor > 0.98 * largest);
    let factors = rounded.into_iter().chain(snapped).chain([measured]).chain(usual);
    let fits = |rule: &Rotary| fit(tones, &freqs_of_rule(rule, base, pairs));
    factors.into_iter().find_map(|factor| of_factor(&ratios, factor).find(fits))
}

/// Candidate extensions by this factor: blended by turns, with measured ends and then with those of Llama 3; then
/// blended by pairs, with ends that follow from common trained lengths and then with measured ends.
fn of_factor(ratios: &[Ratio], factor: f64) -> impl Iterator<Item = Rotary> {
    let rule = |trained: Option<f64>, scaling| Rotary { scaling, trained, ..Rotary::default() };
    let unchanged = |ratio: &Ratio| (1.0 / ratio.divisor - 1.0 / factor) / (1.0 - 1.0 / factor);
    let between: Vec<(f64, f64, f64, f64)> = ratios
        .iter()
        .map(|ratio| (ratio.freq, ratio.place as f64, unchanged(ratio), ratio.error / ratio.divisor.powi(2)))
        .filter(|(_, _, unchanged, _)| (0.02..0.98).contains(unchanged))
        .collect();
    let turns = line(between.iter().map(|(freq, _, unchanged, error)| (*freq, *unchanged, *error)));
    let turns = turns.filter(|[intercept, slope]| *intercept < 0.0 && *slope > 0.0).into_iter().flat_map(
        move |[intercept, slope]| {
            let high = 1.0 - 1.0 / intercept;
            let rounded = short(high, 0.03 * high).unwrap_or(high);
            let trained = |high: f64| TAU * slope * (high - 1.0);
            let usual = TRAINED.into_iter().find(|usual| (trained(rounded) / usual - 1.0).abs() < 0.03);
            let of = move |trained: f64, high: f64| rule(Some(trained), Scaling::Llama3 { factor, ends: [1.0, high] });
            let usual = usual.map(|usual| of(usual, rounded));
            usual.into_iter().chain([of(trained(rounded).round(), rounded), of(trained(high), high)])
        },
    );
    let published =
        TRAINED.into_iter().map(move |trained| rule(Some(trained), Scaling::Llama3 { factor, ends: [1.0, 4.0] }));
    let by_place = TRAINED.into_iter().flat_map(move |trained| {
        [true, false].map(|rounded| rule(Some(trained), Scaling::Yarn { factor, ends: [ALPHA, BETA], rounded }))
    });
    let places = line(between.iter().map(|(_, place, unchanged, error)| (*place, *unchanged, *error)));
    let places = places.filter(|[_, slope]| *slope < 0.0).into_iter().flat_map(move |[intercept, slope]| {
        let ends = [(1.0 - intercept) / slope, -intercept / slope];
        let of = move |ends| rule(None, Scaling::YarnPairs { factor, ends });
        [of(ends.map(f64::round)), of(ends)]
    });
    turns.chain(published).chain(by_place).chain(places)
}

/// Fits a line by weighted least squares. Returns its value at 0 and its slope.
fn line(points: impl Iterator<Item = (f64, f64, f64)>) -> Option<[f64; 2]> {
    let mut count = 0;
    let s = points.fold([0.0; 5], |s, (x, y, error)| {
        count += 1;
        let w = (error + 1e-12).powi(-2);
        [s[0] + w, s[1] + w * x, s[2] + w * y, s[3] + w * x * x, s[4] + w * x * y]
    });
    let slope = (s[4] - s[1] * s[2] / s[0]) / (s[3] - s[1] * s[1] / s[0]);
    let intercept = (s[2] - slope * s[1]) / s[0];
    (count >= 2 && slope.is_finite() && intercept.is_finite()).then_some([intercept, slope])
}
