//! Principal components of the rows of a table: the directions of largest variance.
//!
//! With X the rows minus their mean and S = `XᵀX`, the strongest components are the eigenvectors of S with the
//! largest eigenvalues, and an eigenvalue divided by the trace of S is the component's fraction of the variance. The
//! strongest are found by subspace iteration: Q ← orth(S·Q) until the Ritz values (the eigenvalues of `QᵀSQ`) converge.
//! If there are fewer rows than columns, S is `XXᵀ`, which has the same nonzero eigenvalues. Xᵀ maps its eigenvectors
//! to those of `XᵀX`.
//!
//! Source: Halko et al. 2011, "Finding Structure with Randomness", sections 4.5 and 5. Every step multiplies
//! the error of a component by the ratio of the first eigenvalue outside Q to the eigenvalue of the component, so Q has
//! [`SPARE`] more columns than requested. If eigenvalues are equal, the single components are arbitrary, and only the
//! space that they span is determined.

use nalgebra::DMatrix;

use super::linear::symmetric;
use super::tokens::normal;

/// Number of columns of Q beyond the requested number of components.
const SPARE: usize = 10;
/// Maximum number of steps. Components that have not converged by then have nearly equal eigenvalues, so any directions
/// within their span are equally valid.
const MAX_STEPS: usize = 100;
/// The Ritz values have converged if no requested value changes by more than this fraction of the first. The
/// relative error of a component is about the square root of that of its Ritz value.
const TOLERANCE: f64 = 1e-13;
/// Number of multiplications between two pauses: a few milliseconds in a browser.
const WORK_PER_PAUSE: usize = 1 << 22;

/// Rows minus their mean.
pub(super) struct Centred {
    /// One row per position.
    pub(super) rows: DMatrix<f64>,
    /// The mean that was subtracted.
    pub(super) mean: Vec<f64>,
}

/// The strongest components.
pub(super) struct Components {
    /// One column of length 1 per component, the strongest first.
    pub(super) directions: DMatrix<f64>,
    /// The fraction of the variance along each direction, 0 to 1.
    pub(super) shares: Vec<f64>,
}

impl Centred {
    /// The rows listed in `included` of a table with `cols` columns, minus their mean.
    pub(super) fn new(values: &[f64], cols: usize, included: &[usize]) -> Self {
        let mut mean = vec![0.0; cols];
        for row in included {
            for (mean, value) in mean.iter_mut().zip(&values[row * cols..][..cols]) {
                *mean += value;
            }
        }
        for sum in &mut mean {
            *sum /= included.len() as f64;
        }
        let rows = DMatrix::from_fn(included.len(), cols, |row, col| values[included[row] * cols + col] - mean[col]);
        Self { rows, mean }
    }

    /// The `count` strongest components, or all if there are fewer. Awaits `pause` after every few milliseconds of
    /// work.
    pub(super) async fn components(&self, count: usize, pause: &impl AsyncFn()) -> Components {
        let by_rows = self.rows.nrows() < self.rows.ncols();
        let square = products(&self.rows, by_rows, pause).await;
        let (size, trace) = (square.nrows(), square.trace());
        let count = count.min(size);
        let mut state = 1;
        let mut q = DMatrix::from_fn(size, (count + SPARE).min(size), |_, _| normal(&mut state)).qr().q();
        let mut values = vec![0.0; count];
        for _ in 0..MAX_STEPS {
            let image = &square * &q;
            pause().await;
            let Some(ritz) = symmetric(q.transpose() * &image) else { break };
            let mut order: Vec<usize> = (0..q.ncols()).collect();
            order.sort_by(|a, b| ritz.eigenvalues[*b].total_cmp(&ritz.eigenvalues[*a]));
            let found: Vec<f64> = order[..count].iter().map(|index| ritz.eigenvalues[*index].max(0.0)).collect();
            let rotated =
                DMatrix::from_columns(&order.iter().map(|index| ritz.eigenvectors.column(*index)).collect::<Vec<_>>());
            let largest_change =
                found.iter().zip(&values).map(|(now, before)| (now - before).abs()).fold(0.0, f64::max);
            let has_converged = largest_change <= TOLERANCE * found.first().copied().unwrap_or_default();
            values = found;
            if has_converged {
                q *= rotated;
                break;
            }
            q = (image * rotated).qr().q();
            pause().await;
        }
        let mut directions = q.columns(0, count).into_owned();
        if by_rows {
            directions = self.rows.tr_mul(&directions);
            for mut column in directions.column_iter_mut() {
                let length = column.norm();
                if length > 0.0 {
                    column /= length;
                }
            }
        }
        let shares = values.into_iter().map(|value| if trace > 0.0 { value / trace } else { 0.0 }).collect();
        Components { directions, shares }
    }

    /// Sum of the squares of all entries.
    pub(super) fn variance(&self) -> f64 {
        self.rows.norm_squared()
    }
}

/// `XXᵀ` (if `by_rows`) or `XᵀX`, computed in strips with a pause after each.
async fn products(rows: &DMatrix<f64>, by_rows: bool, pause: &impl AsyncFn()) -> DMatrix<f64> {
    let transposed = rows.transpose();
    let (left, right) = if by_rows { (rows, &transposed) } else { (&transposed, rows) };
    let size = right.ncols();
    let strip = (WORK_PER_PAUSE / (rows.len().max(1))).max(1);
    let mut square = DMatrix::zeros(size, size);
    let mut from = 0;
    while from < size {
        let count = strip.min(size - from);
        square.columns_mut(from, count).gemm(1.0, left, &right.columns(from, count), 0.0);
        from += count;
        pause().await;
    }
    square
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rotations::run_without_pauses;

    /// Three directions with known lengths, with more columns than rows and vice versa.
    #[test]
    fn components_of_constructed_rows_are_found() {
        for (rows, cols) in [(9, 40), (40, 9)] {
            let mut state = 7;
            let mut values = vec![0.0; rows * cols];
            for (index, size) in [3.0, 2.0, 1.0].into_iter().enumerate() {
                // Waves with different whole numbers of cycles are orthogonal.
                let angle = std::f64::consts::TAU * (index + 1) as f64;
                let wave = |at: usize, length: usize| (angle * at as f64 / length as f64).sin();
                for row in 0..rows {
                    for col in 0..cols {
                        values[row * cols + col] += size * wave(row, rows) * wave(col, cols);
                    }
                }
            }
            for value in &mut values {
                *value += 1e-9 * normal(&mut state);
            }
            let included: Vec<usize> = (0..rows).collect();
            let centred = Centred::new(&values, cols, &included);
            let found = run_without_pauses(centred.components(3, &async || ()));
            // Shares are proportional to the squares 9, 4 and 1.
            for (share, square) in found.shares.iter().zip([9.0, 4.0, 1.0]) {
                assert!((share - square / 14.0).abs() < 1e-9, "{share}");
            }
            let products = found.directions.tr_mul(&found.directions);
            assert!((products - DMatrix::identity(3, 3)).norm() < 1e-9);
        }
    }
}
