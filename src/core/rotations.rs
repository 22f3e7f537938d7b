//! The rotations in a table of positions, if there are any.
//!
//! With y(pos) the coordinates of row `pos` in the table's strongest [principal components](super::principal), one
//! matrix A for all positions is fitted by least squares,
//!
//! ```text
//! y(pos + 1) ≈ y(pos)·A        R² = 1 − Σ‖y(pos + 1) − y(pos)·A‖² / Σ‖y(pos + 1) − mean‖²
//! ```
//!
//! and for an eigenvalue λ of A with A·r = λ·r the complex number z(pos) = y(pos)·r rotates: z(pos + 1) ≈ λ·z(pos). A
//! pair of complex eigenvalues |λ|·e^(±iω) thus corresponds to a plane in which the table rotates by ω per position,
//! with the wavelength 2π/ω. The modulus |λ| is the factor of the radius per position. For the sinusoidal encoding the
//! fit is exact, and the planes are the pairs of dimensions (Vaswani et al. 2017, section 3.5).
//!
//! Sources: Schmid 2010 (dynamic mode decomposition); Wennberg & Henter 2024, "Learned Transformer Position Embeddings
//! Have a Low-Dimensional Structure", who found few slow rotations in the learned positions of BERT and ALBERT.
//!
//! Limits: the components of any smooth curve are waves (Karhunen and Loève), so slow rotations with R² near 1 occur in
//! every smooth table. [`Control`] contains the shortest wavelength of such rotations, and R² of the rows in random
//! order is computed for comparison. At most [`MOST_COMPONENTS`] components are fitted, so a table with more rotations
//! shows only some of them.

use std::f64::consts::TAU;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use nalgebra::{Complex, DMatrix, DVector};

use super::argsort::argsort;
use super::linear::{eigenvalues, least_squares};
use super::principal::Centred;
use super::schedule::split_mix;
use super::tokens::normal;

/// Maximum number of fitted components.
pub const MOST_COMPONENTS: usize = 24;
/// Components are added until they contain this fraction of the variance.
const ENOUGH: f64 = 0.96;
/// This smaller fraction is enough if the share of the next component drops (see [`DROP`]).
const ENOUGH_BEFORE_DROP: f64 = 0.9;
/// A share drops if it is below this multiple of the previous component's share.
const DROP: f64 = 0.4;
/// A row is an outlier if its norm exceeds this multiple of the median norm.
const OUTLIER: f64 = 4.0 / 3.0;
/// Smallest angle per position, in radians, that counts as a rotation.
const SLOWEST: f64 = 1e-3;
/// Smallest modulus of a rotation. Below it, the radius decays to less than half per position.
const LEAST_MODULUS: f64 = 0.5;
/// Columns of the smooth control; more would not change the result.
const CONTROL_COLS: usize = 64;
/// Standard deviation, in positions, of the Gaussian that smooths the random numbers of the control.
pub const SMOOTHED_OVER: f64 = 2.0;

/// The rotations of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Rotations {
    /// Indices of the fitted rows.
    pub kept: Vec<usize>,
    /// Number of components of the fit.
    pub components: usize,
    /// The share of the variance within these components, 0 to 1.
    pub share: f64,
    /// The share of the variance along each component.
    pub shares: Vec<f64>,
    /// R² of predicting each position from the previous one by one matrix, at most 1.
    pub r2: f64,
    /// R² for the same rows in random order.
    pub shuffled_r2: f64,
    /// The rotating planes, the strongest first.
    pub planes: Vec<Plane>,
}

/// A plane in which the rows rotate.
#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    /// Radians per position, 0 to π.
    pub freq: f64,
    /// The factor of the radius per position.
    pub modulus: f64,
    /// Its share of the variance, 0 to 1. Planes need not be orthogonal, so the sum of shares may exceed the total.
    pub share: f64,
    /// Real and imaginary part of z(pos) for every row of the table, including excluded rows. The mean of |z|² over the
    /// fitted rows is 1, and the z of the first fitted row is on the positive real axis.
    pub z: Vec<[f64; 2]>,
}

impl Plane {
    /// Wavelength in positions.
    pub fn wavelength(&self) -> f64 {
        TAU / self.freq
    }
}

/// The result of the same search on a table of smoothed random numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// R² of random numbers smoothed over [`SMOOTHED_OVER`] positions.
    pub smooth_r2: f64,
    /// The shortest wavelength of a rotation in the control: longer wavelengths can result from smoothness alone.
    /// Infinite if the control has no rotations.
    pub smooth_shortest: f64,
}

/// The outliers: rows whose norm exceeds 4/3 of the median norm.
pub fn outlier_rows(values: &[f64], cols: usize) -> Vec<usize> {
    let norms: Vec<f64> = values.chunks_exact(cols).map(super::vectors::norm).collect();
    let order = argsort(&norms);
    let Some(middle) = order.get(order.len() / 2) else { return Vec::new() };
    (0..norms.len()).filter(|row| norms[*row] > OUTLIER * norms[*middle]).collect()
}

/// Finds the rotations of a table of rows with `cols` numbers each, excluding the rows in `left_out`. Fits the
/// requested number of `components`, or chooses it by the variance if `None`. Returns `None` if there are too few rows
/// to fit, or if all are equal. Awaits `pause` after every few milliseconds of work.
pub async fn rotations(
    values: &[f64],
    cols: usize,
    left_out: &[usize],
    components: Option<usize>,
    pause: &impl AsyncFn(),
) -> Option<Rotations> {
    let kept: Vec<usize> = (0..values.len() / cols).filter(|row| !left_out.contains(row)).collect();
    if kept.len() < 8 {
        return None;
    }
    let centred = Centred::new(values, cols, &kept);
    // With as many unknowns as equations, any data could be fitted.
    let max_count = MOST_COMPONENTS.min(kept.len() / 4).min(cols);
    // One component more than can be fitted, because `enough` compares its share.
    let found = centred.components(components.unwrap_or(max_count + 1).max(2), pause).await;
    let count = components.unwrap_or_else(|| enough(&found.shares, max_count)).min(found.directions.ncols());
    let directions = found.directions.columns(0, count);
    let y = &centred.rows * directions;
    let step = Step::fit(&y, &kept)?;
    pause().await;
    let total = centred.variance();
    let coordinates = |row: usize| -> DVector<f64> {
        let row = values[row * cols..][..cols].iter().zip(&centred.mean).map(|(value, mean)| value - mean);
        directions.tr_mul(&DVector::from_iterator(cols, row))
    };
    let y_all = DMatrix::from_columns(&(0..values.len() / cols).map(coordinates).collect::<Vec<_>>());
    pause().await;
    let mut planes: Vec<Plane> = step.eigen().iter().map(|eigen| plane(eigen, &y, &y_all, &kept, total)).collect();
    planes.sort_by(|a, b| b.share.total_cmp(&a.share));
    let shares = found.shares[..count].to_vec();
    let (r2, shuffled_r2) = (step.r2, shuffled(&y));
    Some(Rotations { kept, components: count, share: shares.iter().sum(), shares, r2, shuffled_r2, planes })
}

/// R² of the step between consecutive rows in random order. The order does not change the components.
fn shuffled(y: &DMatrix<f64>) -> f64 {
    let mut state = 1;
    let order = argsort(&(0..y.nrows()).map(|_| split_mix(&mut state)).collect::<Vec<_>>());
    let consecutive: Vec<usize> = (0..order.len()).collect();
    Step::fit(&y.select_rows(&order), &consecutive).map_or(0.0, |step| step.r2)
}

/// The result of the search on a smooth random table with as many rows and components as `original`.
pub async fn control(original: &Rotations, pause: &impl AsyncFn()) -> Control {
    let mut state = 1;
    let values = smooth(original.kept.len(), CONTROL_COLS, &mut state);
    let smooth = rotations(&values, CONTROL_COLS, &[], Some(original.components), pause).await;
    let shortest = |found: &Rotations| found.planes.iter().map(Plane::wavelength).fold(f64::INFINITY, f64::min);
    Control {
        smooth_r2: smooth.as_ref().map_or(0.0, |smooth| smooth.r2),
        smooth_shortest: smooth.as_ref().map_or(f64::INFINITY, shortest),
    }
}

/// Random numbers, each column smoothed by a Gaussian.
fn smooth(rows: usize, cols: usize, state: &mut u64) -> Vec<f64> {
    let reach = (4.0 * SMOOTHED_OVER).ceil() as usize;
    let weights: Vec<f64> =
        (0..=2 * reach).map(|at| (-0.5 * ((at as f64 - reach as f64) / SMOOTHED_OVER).powi(2)).exp()).collect();
    let noise: Vec<f64> = (0..(rows + 2 * reach) * cols).map(|_| normal(state)).collect();
    let value = |row: usize, col: usize| -> f64 {
        weights.iter().enumerate().map(|(at, weight)| weight * noise[(row + at) * cols + col]).sum()
    };
    (0..rows * cols).map(|at| value(at / cols, at % cols)).collect()
}

/// The number of components to fit: even, and at most `max_count` unless that is below 2.
fn enough(shares: &[f64], max_count: usize) -> usize {
    let max_even = max_count - max_count % 2;
    let mut sum = 0.0;
    for count in 1..=max_even {
        sum += shares[count - 1];
        let drops = shares.get(count).is_none_or(|next| *next < DROP * shares[count - 1]);
        if count % 2 == 0 && (sum >= ENOUGH || sum >= ENOUGH_BEFORE_DROP && drops) {
            return count;
        }
    }
    max_even.max(2)
}

/// The matrix that maps the row of each position to that of the next.
struct Step {
    matrix: DMatrix<f64>,
    r2: f64,
}

impl Step {
    /// Fits the matrix to the rows of `y` that are consecutive in the table, by least squares. `None` if they are too
    /// few or all equal.
    fn fit(y: &DMatrix<f64>, kept: &[usize]) -> Option<Self> {
        let from: Vec<usize> = (0..kept.len() - 1).filter(|at| kept[at + 1] == kept[*at] + 1).collect();
        if from.len() <= y.ncols() {
            return None;
        }
        let before = y.select_rows(&from);
        let after = y.select_rows(&from.iter().map(|at| at + 1).collect::<Vec<_>>());
        let matrix = least_squares(before.clone(), &after, 1e-12 * before.norm())?;
        let residual = (&after - &before * &matrix).norm_squared();
        let mean = after.row_mean();
        let total: f64 = after.row_iter().map(|row| (row - &mean).norm_squared()).sum();
        (total > 0.0).then_some(Self { matrix, r2: 1.0 - residual / total })
    }

    /// The eigenvalues of rotations, one per conjugate pair (the one above the real axis), with their right
    /// eigenvectors.
    fn eigen(&self) -> Vec<(Complex<f64>, DVector<Complex<f64>>)> {
        let values = eigenvalues(self.matrix.clone()).unwrap_or_default();
        let turning = values.iter().filter(|value| {
            let angle = value.arg();
            // A negative real eigenvalue, with the angle π, alternates and does not rotate.
            angle > SLOWEST && angle < std::f64::consts::PI - 1e-9 && value.norm() >= LEAST_MODULUS
        });
        turning.filter_map(|value| Some((*value, self.eigenvector(*value)?))).collect()
    }

    /// The right eigenvector of an eigenvalue, by inverse iteration with a shift close to the eigenvalue. One iteration
    /// is enough; the second is for safety.
    fn eigenvector(&self, value: Complex<f64>) -> Option<DVector<Complex<f64>>> {
        let size = self.matrix.nrows();
        let shift = value * Complex::new(1.0 + 1e-9, 0.0);
        let shifted = self.matrix.map(|entry| Complex::new(entry, 0.0)) - DMatrix::identity(size, size) * shift;
        let lu = shifted.lu();
        let mut state = 1;
        let mut vector = DVector::from_fn(size, |_, _| Complex::new(normal(&mut state), normal(&mut state)));
        for _ in 0..2 {
            lu.solve_mut(&mut vector).then_some(())?;
            let length = vector.norm();
            vector.unscale_mut(length);
        }
        Some(vector)
    }
}

/// The plane of an eigenvalue. `y` has one row per fitted row, `y_all` one column per row of the table; `total` is the
/// total variance.
fn plane(
    (value, vector): &(Complex<f64>, DVector<Complex<f64>>),
    y: &DMatrix<f64>,
    y_all: &DMatrix<f64>,
    kept: &[usize],
    total: f64,
) -> Plane {
    let z: Vec<Complex<f64>> = y_all
        .column_iter()
        .map(|column| column.iter().zip(vector).map(|(coordinate, entry)| entry * *coordinate).sum())
        .collect();
    let rms = (kept.iter().map(|row| z[*row].norm_sqr()).sum::<f64>() / kept.len() as f64).sqrt();
    let first = z[kept[0]];
    let turn = if first.norm() > 0.0 { first.conj().unscale(first.norm()) } else { Complex::new(1.0, 0.0) };
    let z: Vec<Complex<f64>> = z.into_iter().map(|z| z * turn / rms).collect();
    // The variance explained by the real and the imaginary part of z as functions of position.
    let mut parts = DMatrix::from_fn(kept.len(), 2, |at, part| if part == 0 { z[kept[at]].re } else { z[kept[at]].im });
    for mut column in parts.column_iter_mut() {
        let mean = column.mean();
        column.add_scalar_mut(-mean);
    }
    let share = parts.qr().q().tr_mul(y).norm_squared() / total;
    let z = z.into_iter().map(|z| [z.re, z.im]).collect();
    Plane { freq: value.arg(), modulus: value.norm(), share, z }
}

/// Runs `work` to completion in one poll.
///
/// # Panics
/// If `work` is still pending after one poll.
pub fn run_without_pauses<T>(work: impl Future<Output = T>) -> T {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("only pauses are awaited"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode;
    use std::f64::consts::PI;

    fn found(values: &[f64], cols: usize) -> Rotations {
        run_without_pauses(rotations(values, cols, &[], None, &async || ())).expect("rotations")
    }

    /// The planes of the encoding are its pairs, and it rotates exactly, except that the subtracted mean includes
    /// incomplete cycles.
    #[test]
    fn planes_of_the_encoding_are_its_pairs() {
        let (d_model, base) = (8, 100.0);
        let values: Vec<f64> = (0..400).flat_map(|pos| encode(d_model, base, f64::from(pos))).collect();
        let found = found(&values, 8);
        assert!(found.r2 > 0.9999, "{}", found.r2);
        let mut freqs: Vec<f64> = found.planes.iter().map(|plane| plane.freq).collect();
        freqs.sort_by(|a, b| b.total_cmp(a));
        for (freq, expected) in freqs.iter().zip(crate::freqs(d_model, base)) {
            assert!((freq / expected - 1.0).abs() < 0.01, "{freq} for {expected}");
        }
        for plane in &found.planes {
            assert!((plane.modulus - 1.0).abs() < 1e-3);
            for (pos, [re, im]) in plane.z.iter().enumerate() {
                let angle = im.atan2(*re) - plane.freq * pos as f64;
                let error = (angle + PI).rem_euclid(TAU) - PI;
                assert!(error.abs() < 0.2, "{pos}: {error}");
            }
        }
    }

    #[test]
    fn random_rows_do_not_rotate_and_smooth_ones_rotate_slowly() {
        let mut state = 3;
        let noise: Vec<f64> = (0..300 * 20).map(|_| normal(&mut state)).collect();
        assert!(found(&noise, 20).r2 < 0.3);
        let smooth = smooth(300, 20, &mut state);
        let found = found(&smooth, 20);
        assert!(found.r2 > 0.9, "{}", found.r2);
        assert!(found.planes.iter().all(|plane| plane.wavelength() > 10.0));
    }

    #[test]
    fn rows_of_large_norm_are_outliers() {
        let mut values: Vec<f64> = (0..30).flat_map(|pos| encode(6, 10.0, f64::from(pos))).collect();
        assert!(outlier_rows(&values, 6).is_empty());
        values[..6].iter_mut().for_each(|value| *value *= 3.0);
        assert_eq!(outlier_rows(&values, 6), [0]);
    }

    #[test]
    fn too_few_rows_and_equal_rows_have_no_rotations() {
        let none = |values: &[f64]| run_without_pauses(rotations(values, 2, &[], None, &async || ())).is_none();
        assert!(none(&[0.5; 8]) && none(&[0.5; 80]));
    }
}
