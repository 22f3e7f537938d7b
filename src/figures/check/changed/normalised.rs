//! Encodings after `LayerNorm` without weights. In each row, x = σ·y + m of an entry y, and the squares of a pair add up to
//! 1: σ²·(y₁² + y₂²) + 2σm·(y₁ + y₂) + 2m² = 1. So y₁² + y₂² is linear in y₁ + y₂, and a line through all pairs gives σ and m.

use super::{Candidate, Change, FIRST, PAIRINGS, with_entries};
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;

/// Maximum mean of a row, and difference of its standard deviation from 1.
const NEAR: f64 = 0.02;
/// Maximum root mean square distance of the pairs from their line.
const STRAIGHT: f64 = 0.02;

/// Decimals to which a row of single precision can be brought back.
const SINGLE_DECIMALS: i32 = 6;

pub(super) fn normalised(matrix: &Matrix) -> Option<Candidate> {
    let count = matrix.cols as f64;
    let is_normal = |row: usize| {
        let mean = matrix.row(row).iter().sum::<f64>() / count;
        let variance = matrix.row(row).iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
        mean.abs() < NEAR && (variance.sqrt() - 1.0).abs() < NEAR
    };
    if matrix.cols < 8 || !matrix.cols.is_multiple_of(2) || !(0..matrix.rows.min(FIRST)).all(is_normal) {
        return None;
    }
    let rows = 0..matrix.rows.min(FIRST);
    let layout =
        PAIRINGS.into_iter().find(|layout| rows.clone().all(|row| line(matrix.row(row), *layout).is_some()))?;
    Some(Candidate::new(Change::Normalised, move |matrix| {
        let lines: Vec<[f64; 2]> =
            (0..matrix.rows).map(|row| line(matrix.row(row), layout).unwrap_or([1.0, 0.0])).collect();
        let undone = with_entries(matrix, |row, _, value| lines[row][0] * value + lines[row][1]);
        // σ and m carry the rounding of all entries.
        let is_single = matrix.values.iter().all(|value| f64::from(*value as f32) == *value);
        Matrix { decimals: if is_single { Some(SINGLE_DECIMALS) } else { matrix.decimals }, ..undone }
    }))
}

/// σ and m of a row; `None` if its pairs are not on a line.
fn line(row: &[f64], layout: Layout) -> Option<[f64; 2]> {
    let half = row.len() / 2;
    let pair = |pair: usize| layout.columns(half, pair).map(|col| row[col]);
    let points = || (0..half).map(pair).map(|[one, other]| [one + other, one * one + other * other]);
    let count = half as f64;
    let [x_mean, y_mean] = points().fold([0.0; 2], |[x, y], point| [x + point[0] / count, y + point[1] / count]);
    let [xx, xy] =
        points().fold([0.0; 2], |[xx, xy], [x, y]| [xx + (x - x_mean).powi(2), xy + (x - x_mean) * (y - y_mean)]);
    if xx < STRAIGHT * STRAIGHT {
        // At position 0, all pairs are alike: entries of −1 and 1 are the sines 0 and the cosines 1.
        return Some([0.5, 0.5]);
    }
    let slope = xy / xx;
    let start = y_mean - slope * x_mean;
    let errors = points().map(|[x, y]| (y - start - slope * x).powi(2)).sum::<f64>() / count;
    // start = (1 − 2m²)/σ², slope = −2m/σ.
    let ratio = -slope / 2.0;
    let sigma = (start + 2.0 * ratio * ratio).sqrt().recip();
    (errors.sqrt() < STRAIGHT && sigma.is_finite()).then_some([sigma, ratio * sigma])
}
