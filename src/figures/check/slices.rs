//! Arrays whose slices are matrices with a meaning of their own: rotations of pairs, and biases of attention.

use super::laws::{Shape, is_attention};
use super::matrix::{Form, Matrix};

/// Tolerance for numbers rounded to float16.
const NEAR_ZERO: f64 = 2e-3;

/// The slope of each slice of `n` rows and columns, if all are biases of `ALiBi`.
pub(super) fn slopes(n: usize, values: &[f64]) -> Option<Vec<f64>> {
    let slope = |slice: &[f64]| {
        let bias = Matrix { rows: n, cols: n, values: slice.to_vec(), decimals: None, form: Form::Table };
        if let Some(Shape::Alibi { slope, .. }) = is_attention(&bias) { Some(slope) } else { None }
    };
    values.chunks(n * n).map(slope).collect()
}

/// The cosine and the sine of each pair, if each slice along the first axis is a matrix that rotates neighbouring pairs,
/// counter-clockwise or clockwise, and is 0 elsewhere. If most slow pairs turn clockwise, all sines are negated.
pub(super) fn rotations(axes: &[usize], values: &[f64]) -> Option<Vec<f64>> {
    let size = axes[1];
    if size != axes[2] || !size.is_multiple_of(2) || axes[0] < 2 {
        return None;
    }
    let mut columns = Vec::with_capacity(axes[0] * size);
    for slice in values.chunks(size * size) {
        let at = |row: usize, col: usize| slice[row * size + col];
        let is_outside = |row: usize, col: usize| row / 2 != col / 2;
        if (0..size).any(|row| (0..size).any(|col| is_outside(row, col) && at(row, col).abs() > NEAR_ZERO)) {
            return None;
        }
        for first in (0..size).step_by(2) {
            let next = first + 1;
            columns.extend(rotation([at(first, first), at(first, next), at(next, first), at(next, next)])?);
        }
    }
    Some(with_sense(columns, size))
}

/// The cosine and the sine of each pair, if each four numbers are a matrix that rotates a pair, in the sense of
/// [`rotations`].
pub(super) fn rotations_of_pairs(pairs: usize, values: &[f64]) -> Option<Vec<f64>> {
    let (all, _) = values.as_chunks::<4>();
    let columns: Option<Vec<[f64; 2]>> = all.iter().map(|numbers| rotation(*numbers)).collect();
    columns.filter(|columns| columns.len() >= 2 * pairs).map(|columns| with_sense(columns.concat(), 2 * pairs))
}

/// The cosine and the sine of a matrix that rotates a pair, row by row.
fn rotation([cos, upper, sin, lower]: [f64; 4]) -> Option<[f64; 2]> {
    let differences = [lower - cos, upper + sin, cos.hypot(sin) - 1.0];
    differences.iter().all(|difference| difference.abs() < NEAR_ZERO).then_some([cos, sin])
}

/// Cosines and sines in columns, with all sines negated if most slow pairs turn clockwise.
fn with_sense(mut columns: Vec<f64>, size: usize) -> Vec<f64> {
    // The sines of the slower half of the pairs at the second position: they turn by less than half a turn, so that the sign
    // tells the sense. `size / 8` is half of them.
    let steps = columns[size + size / 2..2 * size].iter().skip(1 - size / 2 % 2).step_by(2);
    if steps.filter(|sin| **sin < 0.0).count() > size / 8 {
        columns.iter_mut().skip(1).step_by(2).for_each(|sin| *sin = -*sin);
    }
    columns
}
