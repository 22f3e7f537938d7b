//! The rotations of all pairs, if they turn evenly, and the position at which they begin.

use std::f64::consts::PI;

use super::series::{MeasuredFreq, Series};
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::check::rotation::{PairRotation, median, wrapped};
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

impl PairRotation {
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
        spread(complete_pairs, SCOUTS).filter_map(|pair| PairRotation::measured(matrix, layout, pair)).collect();
    let are_mostly_even = |clocks: &[PairRotation], of: usize| {
        clocks.iter().filter(|clock| clock.is_even()).count() as f64 >= EVEN * of as f64 && !clocks.is_empty()
    };
    if !are_mostly_even(&scouts, complete_pairs.min(SCOUTS)) {
        return None;
    }
    yield_now().await;
    let mut clocks = Vec::new();
    for pair in 0..complete_pairs {
        clocks.extend(PairRotation::measured(matrix, layout, pair));
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
