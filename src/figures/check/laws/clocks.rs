//! Measures the rotation of each pair of columns. The angle at each row is computed from sine and cosine together, so
//! that slow pairs are measured as well as fast ones. Medians come before least squares, so that a few wrong entries do
//! not affect the result.

use std::f64::consts::{PI, TAU};

use super::series::{MeasuredFreq, Series};
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::check::sample::spread;
use crate::check::yield_now::yield_now;

/// Number of pairs measured first.
const SCOUTS: usize = 12;
/// Minimum fraction of pairs that must turn evenly.
const EVEN: f64 = 0.75;
/// Maximum error of a significant angle, in radians.
const VAGUE: f64 = 0.45;
/// Maximum relative difference of the radii of pairs.
const ROUND: f64 = 0.2;

/// The rotation of a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairRotation {
    pub(super) pair: usize,
    /// The frequency in radians per row, between −π and π.
    pub(super) freq: f64,
    /// The uncertainty of the frequency.
    pub(super) error: f64,
    /// The angle at row 0.
    pub(super) phase: f64,
    /// The typical error of the angles.
    pub(super) off: f64,
    /// The radius, and its median deviation.
    pub(super) radius: [f64; 2],
}

impl PairRotation {
    /// Fits a rotation to angles and radii at rows 0, 1, 2 …; `None` if there are too few.
    fn of(pair: usize, angles: &[f64], radii: &[f64]) -> Option<Self> {
        let radius = median(radii.to_vec())?;
        let deviation = median(radii.iter().map(|other| (other - radius).abs()).collect())?;
        let freq = frequency(angles)?;
        let phases: Vec<f64> = angles.iter().enumerate().map(|(row, angle)| angle - freq * row as f64).collect();
        let phase = circular_median(&phases)?;
        // Apart from outliers, the residual phases lie on a line.
        let residuals: Vec<f64> = phases.iter().map(|other| wrapped(other - phase)).collect();
        let median_residual =
            median(residuals.iter().filter(|residual| residual.is_finite()).map(|residual| residual.abs()).collect())?;
        let inliers =
            || residuals.iter().enumerate().filter(|(_, residual)| residual.abs() <= 5.0 * median_residual + 1e-300);
        let count = inliers().count() as f64;
        let [sum_row, sum] = inliers().fold([0.0; 2], |[a, b], (row, residual)| [a + row as f64, b + residual]);
        let [mean_row, mean] = [sum_row / count, sum / count];
        let [covariance, squares] = inliers().fold([0.0; 2], |[a, b], (row, residual)| {
            let from = row as f64 - mean_row;
            [a + from * (residual - mean), b + from * from]
        });
        let freq_correction = if squares > 0.0 { covariance / squares } else { 0.0 };
        let squared_rest = inliers()
            .map(|(row, residual)| (residual - mean - freq_correction * (row as f64 - mean_row)).powi(2))
            .sum::<f64>();
        let off = (squared_rest / count).sqrt();
        let clock = Self {
            pair,
            freq: freq + freq_correction,
            error: off / squares.max(1e-300).sqrt() + 1e-15,
            phase: wrapped(phase + mean - freq_correction * mean_row),
            off: off.max(median_residual),
            radius: [radius, deviation],
        };
        (squares > 0.0).then_some(clock)
    }

    /// The frequency, with the pair as its index.
    pub(super) fn tone(&self) -> MeasuredFreq {
        MeasuredFreq { place: self.pair, freq: self.freq, error: self.error }
    }

    /// Whether the pair turns evenly: its angles have small errors, and its radius is nearly constant.
    fn is_even(&self) -> bool {
        self.off < VAGUE && self.radius[1] < ROUND * self.radius[0] * 1.5
    }
}

/// The radius common to the pairs, and their rotations; `None` if they do not turn evenly.
pub(super) async fn read(matrix: &Matrix, layout: Layout) -> Option<(f64, Vec<PairRotation>)> {
    let pairs = layout.pairs(matrix.cols);
    if matrix.rows < 4 || matrix.cols < 4 {
        return None;
    }
    // The last pair may lack a column.
    let complete_pairs = if layout == Layout::CosSinHalves { pairs } else { matrix.cols / 2 };
    let scouts: Vec<PairRotation> =
        spread(complete_pairs, SCOUTS).filter_map(|pair| clock(matrix, layout, pair)).collect();
    let are_mostly_even = |clocks: &[PairRotation], of: usize| {
        clocks.iter().filter(|clock| clock.is_even()).count() as f64 >= EVEN * of as f64 && !clocks.is_empty()
    };
    if !are_mostly_even(&scouts, complete_pairs.min(SCOUTS)) {
        return None;
    }
    yield_now().await;
    let mut clocks = Vec::new();
    for pair in 0..complete_pairs {
        clocks.extend(clock(matrix, layout, pair));
        if pair % 32 == 31 {
            yield_now().await;
        }
    }
    if !are_mostly_even(&clocks, complete_pairs) {
        return None;
    }
    clocks.retain(PairRotation::is_even);
    let radius = median(clocks.iter().map(|clock| clock.radius[0]).collect())?;
    let alike = clocks.iter().filter(|clock| (clock.radius[0] / radius - 1.0).abs() < ROUND).count();
    // A radius that equals 1 within its error is set to 1.
    let error = median(clocks.iter().map(|clock| clock.radius[1]).collect())?;
    let is_one = (radius - 1.0).abs() < 1e-6 + error;
    (radius > 1e-9 && alike as f64 >= EVEN * clocks.len() as f64).then_some((if is_one { 1.0 } else { radius }, clocks))
}

fn clock(matrix: &Matrix, layout: Layout, pair: usize) -> Option<PairRotation> {
    let (angles, radii) = angles_and_radii(matrix, layout, pair);
    PairRotation::of(pair, &angles, &radii)
}

/// The angle of a pair at each row, and its nonzero radii.
pub(super) fn angles_and_radii(matrix: &Matrix, layout: Layout, pair: usize) -> (Vec<f64>, Vec<f64>) {
    let pairs = layout.pairs(matrix.cols);
    let [sin, cos] =
        if layout == Layout::CosSinHalves { [2 * pairs + pair, pair] } else { layout.columns(pairs, pair) };
    let at = |row: usize| [matrix.at(row, sin), matrix.at(row, cos)];
    let angle = |[sin, cos]: [f64; 2]| if sin == 0.0 && cos == 0.0 { f64::NAN } else { sin.atan2(cos) };
    let angles = (0..matrix.rows).map(|row| angle(at(row))).collect();
    let radii = (0..matrix.rows).map(at).map(|[sin, cos]| sin.hypot(cos)).filter(|size| *size > 0.0);
    (angles, radii.collect())
}

/// The position of row 0. The slowest pair gives an approximate value, and each faster pair refines it.
pub(super) fn first(clocks: &[PairRotation], freqs: &[f64]) -> Option<f64> {
    let speed = |clock: &PairRotation| freqs[clock.pair].abs();
    let mut sorted: Vec<&PairRotation> = clocks.iter().filter(|clock| speed(clock) > 1e-12).collect();
    sorted.sort_by(|one, other| speed(one).total_cmp(&speed(other)));
    // Frequencies are per position, not per row, because rows may be in reverse order.
    let mut first = 0.0;
    for clock in &sorted {
        let freq = freqs[clock.pair];
        // A pair faster than half a turn per position is ambiguous and cannot refine the position.
        if freq.abs() <= PI {
            first += wrapped(clock.phase - freq * first) / freq;
        }
    }
    let whole = first.round();
    let first = if (first - whole).abs() < 0.05 { whole } else { first };
    let error = median(sorted.iter().map(|clock| wrapped(clock.phase - freqs[clock.pair] * first).abs()).collect())?;
    (error < VAGUE).then_some(first)
}

/// 1 if positions increase from row to row, −1 if they decrease. The direction of a growing series is not determined,
/// because its frequencies may be aliased; it counts as 1.
pub(super) fn direction(clocks: &[PairRotation], series: &Series) -> f64 {
    let backwards = clocks.iter().filter(|clock| clock.freq < 0.0).count();
    if !series.grows() && 2 * backwards > clocks.len() { -1.0 } else { 1.0 }
}

/// The frequency of a sequence of angles, from angles at distances of 1, 2, 4 … rows. The previous estimate determines
/// the number of full turns within the next distance.
fn frequency(angles: &[f64]) -> Option<f64> {
    let mut freq = 0.0;
    let mut distance = 1;
    while distance < angles.len() && (distance == 1 || 2 * distance <= angles.len()) {
        let compared = angles.iter().zip(&angles[distance..]);
        let differences = compared.map(|(from, to)| to - from - freq * distance as f64).collect::<Vec<f64>>();
        let correction = if distance == 1 {
            circular_median(&differences)?
        } else {
            median(finite(&differences).map(wrapped).collect())?
        };
        freq += correction / distance as f64;
        distance *= 2;
    }
    Some(wrapped(freq))
}

fn finite(values: &[f64]) -> impl Iterator<Item = f64> + '_ {
    values.iter().copied().filter(|value| value.is_finite())
}

/// The circular median of angles, approximately.
fn circular_median(angles: &[f64]) -> Option<f64> {
    let [sin, cos] = finite(angles).fold([0.0; 2], |[sin, cos], angle| [sin + angle.sin(), cos + angle.cos()]);
    let about = sin.atan2(cos);
    Some(about + median(finite(angles).map(|angle| wrapped(angle - about)).collect())?)
}

/// Wraps an angle to −π to π.
pub(super) fn wrapped(angle: f64) -> f64 {
    angle - TAU * ((angle + PI) / TAU).floor()
}

pub(super) fn median(mut values: Vec<f64>) -> Option<f64> {
    if values.is_empty() {
        return None;
    }
    let middle = values.len() / 2;
    Some(*values.select_nth_unstable_by(middle, f64::total_cmp).1)
}
