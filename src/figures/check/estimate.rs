//! Measures base, first position and step of a matrix whose frequencies are geometric in a given layout.
//!
//! If a layout contains both sine and cosine, each pair has an angle at every row; its increase from row to row is the
//! frequency, and the ratio of frequencies from pair to pair gives the base. These estimates are medians, so that a few
//! wrong entries change nothing. For tables for rotary embedding, which are not measured in pairs, a range of bases is
//! tried, and the best is refined.

use std::f64::consts::{FRAC_PI_2, TAU};

use super::compare::rounding_error;
use super::entries::Entries;
use super::hypothesis::{DEGREE, Hypothesis, Rule};
use super::layout::Layout;
use super::matrix::Matrix;
use super::rotation::{PairRotation, median, wrapped};
use super::sample::{Sample, spread};
use super::yield_now::yield_now;
use crate::core::encoding::Component;

/// Maximum number of pairs that are measured.
const PAIRS: usize = 64;
/// Maximum number of rows from which a base is refined.
const ROWS: usize = 256;
/// Common position steps.
const COMMON_STEPS: [f64; 4] = [1.0, -1.0, DEGREE, 1.0 / DEGREE];

/// The rotations of a matrix in a layout with sines and cosines.
pub(super) struct Measured {
    layout: Layout,
    pairs: usize,
    rotations: Vec<PairRotation>,
    /// The factor by which entries are multiplied.
    scale: f64,
}

impl Measured {
    /// Measures a matrix. Zeros often come from dropout or padding, so a pair of zeros has no angle, and a pair with a
    /// single zero has no radius. `None` if there is no radius.
    pub(super) fn of(matrix: &Matrix, layout: Layout) -> Option<Self> {
        let pairs = layout.pairs(matrix.cols);
        // A last pair without a second column has no angle.
        let complete_pairs = matrix.cols / 2;
        let rotations: Vec<PairRotation> =
            spread(complete_pairs, PAIRS).filter_map(|pair| PairRotation::measured(matrix, layout, pair)).collect();
        let radius = |(row, pair): (usize, usize)| {
            let [sin, cos] = layout.columns(pairs, pair).map(|col| matrix.at(row, col));
            (sin != 0.0 && cos != 0.0).then(|| sin.hypot(cos))
        };
        let measured = rotations.iter().flat_map(|rotation| (0..matrix.rows).map(move |row| (row, rotation.pair)));
        let radii: Vec<f64> = measured.filter_map(radius).collect();
        let median_radius = median(radii.clone())?;
        let alike = radii.iter().filter(|radius| (*radius / median_radius - 1.0).abs() < 0.02).count();
        // A scale is assumed only if three fifths of the radii agree: some entries may be wrong.
        let is_scaled = (median_radius - 1.0).abs() > 0.01 && 5 * alike >= 3 * radii.len() && median_radius > 1e-6;
        Some(Self { layout, pairs, rotations, scale: if is_scaled { median_radius } else { 1.0 } })
    }

    /// The base by the paper's rule, if frequencies fall and the first is not near zero or negative.
    pub(super) fn base(&self) -> Option<f64> {
        let first_freq = self.rotations.first()?.freq;
        // The decay per pair, from the pairs that determine it best. Pairs near the first suffer most from the rounding
        // error of the first, slow pairs from their own.
        let weight = |rotation: &PairRotation| rotation.pair as f64 * rotation.freq;
        let max_weight = self.rotations.iter().map(weight).fold(0.0, f64::max);
        let best = self.rotations.iter().filter(|rotation| weight(rotation) >= max_weight / 2.0);
        let decay = median(best.map(|rotation| (first_freq / rotation.freq).ln() / rotation.pair as f64).collect())?;
        let base = (decay * self.pairs as f64).exp();
        (first_freq > 1e-6 && base.is_finite() && base > 1.0).then_some(base)
    }

    /// The encoding by this rule. Its first position and step are found from coarse to fine: the slowest pair gives
    /// approximate values, and each faster pair refines them.
    pub(super) fn with(&self, rule: Rule, base: f64, freqs: &[[f64; 2]]) -> Hypothesis {
        let mut rotations: Vec<(f64, PairRotation)> =
            self.rotations.iter().map(|rotation| (freqs[rotation.pair][0], *rotation)).collect();
        rotations.sort_by(|one, other| one.0.total_cmp(&other.0));
        let Some(&(slow, rotation)) = rotations.first() else { return Hypothesis::paper(self.layout, base) };
        // The first position is determined only up to a period of the slowest pair. The angle is chosen between −π/2
        // and 3π/2, since positions are mostly positive.
        let phase = if rotation.phase < -FRAC_PI_2 { rotation.phase + TAU } else { rotation.phase };
        let (mut step, mut position) = (0.0, phase / slow);
        for (rule_freq, rotation) in rotations {
            step += wrapped(rotation.freq - rule_freq * step) / rule_freq;
            position += wrapped(rotation.phase - rule_freq * position) / rule_freq;
        }
        let step = tidy(step);
        // A first position close to an integer number of steps, or to an integer, is rounded to it. `first` is in
        // steps.
        let candidates = [(position / step, 1.0), (position, step)].map(|(number, divisor): (f64, f64)| {
            let whole = number.round();
            ((number - whole).abs(), whole / divisor)
        });
        let nearest = candidates.into_iter().min_by(|one, other| one.0.total_cmp(&other.0));
        let rounded = nearest.filter(|(distance, _)| *distance < 0.05);
        let first = rounded.map_or(position / step, |(_, first)| first);
        Hypothesis { rule, first, step, scale: self.scale, ..Hypothesis::paper(self.layout, base) }
    }
}

/// Rounds a step to a nearby common value or a nearby number with few digits, if there is one.
fn tidy(step: f64) -> f64 {
    // The fewer the candidates are, the wider is the tolerance.
    let near = |usual: f64, tolerance: f64| (step / usual - 1.0).abs() < tolerance;
    let usual = COMMON_STEPS.into_iter().find(|usual| near(*usual, 5e-3));
    let short = [(step.round(), 1e-3), (shortened(step, 3.0), 1e-5)];
    usual
        .or_else(|| short.into_iter().find(|(short, tolerance)| near(*short, *tolerance)).map(|(short, _)| short))
        .unwrap_or(step)
}

/// Whether a step is a common one or has at most two significant digits.
pub(super) fn is_common_or_short(step: f64) -> bool {
    COMMON_STEPS.contains(&step) || shortened(step, 2.0) == step
}

/// Rounds a number to `digits` significant digits.
fn shortened(number: f64, digits: f64) -> f64 {
    let unit = 10_f64.powf(digits - 1.0 - number.abs().log10().floor());
    (number * unit).round() / unit
}

/// Fits the scale by least squares. A scale near 1, √d or a dropout factor is set to that value.
pub(super) fn scaled(matrix: &Matrix, from: Hypothesis) -> Hypothesis {
    let entries = Entries::all(&from, matrix.cols);
    let (mut sum, mut squares) = (0.0, 0.0);
    for (index, found) in matrix.values.iter().enumerate().filter(|(_, found)| **found != 0.0) {
        let exact = entries.at(index / matrix.cols, index % matrix.cols).1;
        if (found / from.scale - exact).abs() < 0.05 {
            (sum, squares) = (sum + found * exact, squares + exact * exact);
        }
    }
    let scale = sum / squares;
    let keep_probability = (100.0 / scale).round() / 100.0;
    // Printed numbers determine the scale only to a few digits, so it is rounded to three.
    let short = matrix.decimals.map(|_| shortened(scale, 3.0));
    let usual = [(matrix.cols as f64).sqrt(), 1.0 / keep_probability, 1.0].into_iter().chain(short);
    let near = 1e-4_f64.max(0.2 * rounding_error(matrix) / scale);
    let usual = usual.filter(|usual| usual.is_finite()).find(|usual| (scale / usual - 1.0).abs() < near);
    Hypothesis { scale: usual.unwrap_or(scale), ..from }
}

/// Fits the base by least squares over many entries, which averages out their rounding: four Newton steps.
pub(super) async fn refined(matrix: &Matrix, mut from: Hypothesis) -> Hypothesis {
    let pairs = from.layout.pairs(matrix.cols);
    for _ in 0..4 {
        let entries = Entries::all(&from, matrix.cols);
        let residual_and_slope = |index: usize| {
            let (row, col) = (index / matrix.cols, index % matrix.cols);
            let (angle, entry) = entries.at(row, col);
            (matrix.values[index] / from.scale - entry, slope(from.layout, pairs, col, angle))
        };
        let residuals: Vec<(f64, f64)> =
            (0..matrix.values.len().min(ROWS * matrix.cols)).map(residual_and_slope).collect();
        // Entries whose residual is above eight medians are taken for wrong, and excluded.
        let median_residual = median(residuals.iter().map(|(residual, _)| residual.abs()).collect()).unwrap_or(0.0);
        let inliers = || residuals.iter().filter(|(residual, _)| residual.abs() <= 8.0 * median_residual);
        let (sum, squares) = inliers()
            .fold((0.0, 0.0), |(sum, squares), (residual, slope)| (sum + residual * slope, squares + slope * slope));
        let better = from.base * (sum / squares).exp();
        if better.is_finite() && better > 1.0 {
            from.base = better;
        }
        yield_now().await;
    }
    from
}

/// Chooses the base near that of `from` for which most entries are within `allows(angle, exact)`. The least-squares
/// base may differ from the original base enough that an entry rounded by a full half unit exceeds its tolerance. Each
/// entry fits an interval of bases; the result is the base covered by the most intervals.
pub(super) async fn best_covering_base(
    matrix: &Matrix,
    from: Hypothesis,
    allows: impl Fn(f64, f64) -> f64,
) -> Hypothesis {
    let entries = Entries::all(&from, matrix.cols);
    let pairs = from.layout.pairs(matrix.cols);
    // Interval ends, as differences in the logarithm of the base.
    let mut ends: Vec<(f64, i32)> = Vec::new();
    for (index, found) in matrix.values.iter().enumerate() {
        let (row, col) = (index / matrix.cols, index % matrix.cols);
        let (angle, entry) = entries.at(row, col);
        let slope = slope(from.layout, pairs, col, angle);
        let (middle, half_width) = ((found / from.scale - entry) / slope, (allows(angle, entry) / slope).abs());
        // Some entries do not depend on the base.
        if middle.is_finite() {
            ends.extend([(middle - half_width, 1), (middle + half_width, -1)]);
        }
    }
    yield_now().await;
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut covering, mut most_covering, mut best) = (0, 0, 0.0);
    for (index, (at, change)) in ends.iter().enumerate() {
        covering += change;
        if covering > most_covering {
            // The middle of the intersection of these intervals.
            (most_covering, best) = (covering, ends.get(index + 1).map_or(*at, |next| f64::midpoint(*at, next.0)));
        }
    }
    Hypothesis { base: from.base * best.exp(), ..from }
}

/// Derivative of an entry with this angle with respect to the logarithm of the base.
fn slope(layout: Layout, pairs: usize, col: usize, angle: f64) -> f64 {
    let (pair, component) = layout.pair_and_component(pairs, col);
    let by_angle = if component == Component::Sin { angle.cos() } else { -angle.sin() };
    -by_angle * angle * pair as f64 / pairs as f64
}

/// Finds the base of a table for rotary embedding whose first row is at position `first`.
pub(super) async fn search_base(matrix: &Matrix, layout: Layout, first: f64) -> Hypothesis {
    let with = |log: f64| Hypothesis { first, ..Hypothesis::paper(layout, log.exp()) };
    // Over few rows, the error changes smoothly with the base. Bases are tried from e^0.05 to e^21, about 10⁹.
    let few = Sample::of(matrix, 8);
    let mut log = nearest(&few, with, (1..=420).map(|step| f64::from(step) * 0.05)).await;
    let mut width = 0.05;
    let mut rows = 8;
    while width > 1e-14 {
        rows = (2 * rows).min(ROWS);
        let sample = Sample::of(matrix, rows);
        let from = log;
        log = nearest(&sample, with, (-10..=10).map(|step| from + width * f64::from(step) / 10.0)).await;
        width /= 3.0;
    }
    with(log)
}

/// The number in `numbers` for which the hypothesis `with(number)`, by the paper's rule, has the smallest error.
async fn nearest(sample: &Sample, with: impl Fn(f64) -> Hypothesis, numbers: impl Iterator<Item = f64>) -> f64 {
    let (mut least, mut best) = (f64::INFINITY, 0.0);
    for number in numbers {
        let error = sample.mean_error_of_paper(&with(number));
        if error < least {
            (least, best) = (error, number);
        }
        yield_now().await;
    }
    best
}

#[cfg(test)]
mod tests;
