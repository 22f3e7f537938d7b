//! Steps of k positions in the planes in which a table rotates, fitted to its rows and compared with theory.
//!
//! In the plane of a rotation λ = |λ|·e^(iω), a step of k positions should map the number z(pos) of
//! [`rotations`](super::rotations) to
//!
//! ```text
//! z(pos + k) = λᵏ·z(pos),    that is    [Im, Re] → |λ|ᵏ·[[cos kω, sin kω], [−sin kω, cos kω]]·[Im, Re]
//! ```
//!
//! the block matrix of the encoding's pairs (Vaswani et al. 2017, section 3.5), with the imaginary part in place of
//! the sine. The fitted matrix M minimises Σ‖w(pos + k) − M·w(pos)‖², where w contains the imaginary and the real
//! part of z in all planes. The fit does not assume that M is block diagonal or that its blocks are rotations.

use nalgebra::{DMatrix, DVector};

use super::linear::least_squares;
use super::rotations::Rotations;

/// The matrix of k steps, as fitted to the rows and as given by λᵏ.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    /// Number of rows and columns: one for the imaginary and one for the real part of each plane, in the order of
    /// planes.
    pub size: usize,
    /// The least-squares fit; `None` if there are no planes, or too few pairs of rows k positions apart.
    pub fitted: Option<Fitted>,
    /// The matrix of λᵏ, row by row.
    pub theory: Vec<f64>,
}

/// The least-squares fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The matrix, row by row.
    pub matrix: Vec<f64>,
    /// R²: the fraction of the variance of w(pos + k) that the matrix explains.
    pub r2: f64,
    /// The number of pairs of rows fitted.
    pub rows: usize,
    /// The entry with the largest absolute difference from theory: row, column, and difference.
    pub furthest: (usize, usize, f64),
}

impl Steps {
    /// The steps of k positions.
    pub fn new(rotations: &Rotations, k: usize) -> Self {
        let size = 2 * rotations.planes.len();
        let mut theory = vec![0.0; size * size];
        for (index, plane) in rotations.planes.iter().enumerate() {
            let (sin, cos) = (k as f64 * plane.freq).sin_cos();
            let modulus = plane.modulus.powf(k as f64);
            for (part, entries) in [[cos, sin], [-sin, cos]].into_iter().enumerate() {
                let row = (2 * index + part) * size + 2 * index;
                theory[row..row + 2].copy_from_slice(&entries.map(|entry| modulus * entry));
            }
        }
        Self { size, fitted: fit(rotations, k, &theory), theory }
    }
}

/// The fraction of Σ|z(pos + k)|², over all planes, that λᵏ·z(pos) explains. `None` if no fitted rows are k positions
/// apart.
pub fn prediction_r2(rotations: &Rotations, k: usize) -> Option<f64> {
    let (mut residual, mut total) = (0.0, 0.0);
    for plane in &rotations.planes {
        let (sin, cos) = (k as f64 * plane.freq).sin_cos();
        let modulus = plane.modulus.powf(k as f64);
        for row in rows_apart(rotations, k) {
            let ([re, im], [to_re, to_im]) = (plane.z[row], plane.z[row + k]);
            let [predicted_re, predicted_im] = [modulus * (cos * re - sin * im), modulus * (sin * re + cos * im)];
            residual += (to_re - predicted_re).powi(2) + (to_im - predicted_im).powi(2);
            total += to_re * to_re + to_im * to_im;
        }
    }
    (total > 0.0).then(|| 1.0 - residual / total)
}

/// The fitted rows for which the row k positions later was fitted, too.
fn rows_apart(rotations: &Rotations, k: usize) -> impl Iterator<Item = usize> {
    rotations.kept.iter().copied().filter(move |row| rotations.kept.binary_search(&(row + k)).is_ok())
}

fn fit(rotations: &Rotations, k: usize, theory: &[f64]) -> Option<Fitted> {
    let size = 2 * rotations.planes.len();
    let rows: Vec<usize> = rows_apart(rotations, k).collect();
    // With as many unknowns as equations, any data could be fitted.
    if size == 0 || rows.len() < 2 * size {
        return None;
    }
    let w = |row: usize| {
        DVector::from_iterator(size, rotations.planes.iter().flat_map(|plane| [plane.z[row][1], plane.z[row][0]]))
    };
    let matrix = |shift: usize| DMatrix::from_columns(&rows.iter().map(|row| w(row + shift)).collect::<Vec<_>>());
    let (before, after) = (matrix(0), matrix(k));
    let (squares, products) = (&before * before.transpose(), &before * after.transpose());
    let scale = squares.norm();
    let found = least_squares(squares, &products, 1e-12 * scale)?.transpose();
    let residual = (&after - &found * &before).norm_squared();
    let mean = after.column_mean();
    let total: f64 = after.column_iter().map(|column| (column - &mean).norm_squared()).sum();
    let difference = |entry: usize| (found[(entry / size, entry % size)] - theory[entry]).abs();
    let worst = (0..size * size).max_by(|a, b| difference(*a).total_cmp(&difference(*b)))?;
    (total > 0.0).then(|| Fitted {
        matrix: found.transpose().as_slice().to_vec(),
        r2: 1.0 - residual / total,
        rows: rows.len(),
        furthest: (worst / size, worst % size, difference(worst)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rotations::{rotations, run_without_pauses};
    use crate::{encode, rotation::block};

    fn exact(rows: u32, left_out: &[usize]) -> Rotations {
        let values: Vec<f64> = (0..rows).flat_map(|pos| encode(4, 5.0, f64::from(pos))).collect();
        run_without_pauses(rotations(&values, 4, left_out, None, &async || ())).expect("rotations")
    }

    #[test]
    fn fits_to_the_encoding_match_the_theory() {
        let found = exact(400, &[3, 90]);
        for k in [0, 1, 5, 40] {
            let steps = Steps::new(&found, k);
            let fitted = steps.fitted.expect("enough rows");
            // Not exact, since the subtracted mean includes incomplete cycles.
            assert!(fitted.r2 > 0.999 && fitted.furthest.2 < 0.02, "{k}: {fitted:?}");
            assert!(prediction_r2(&found, k).is_some_and(|r2| r2 > 0.999));
            let expected = block(found.planes[0].freq, k as f64).as_flattened().to_vec();
            let shown = [steps.theory[0], steps.theory[1], steps.theory[4], steps.theory[5]];
            assert!(expected.iter().zip(shown).all(|(a, b)| (a - b).abs() < 0.02), "{expected:?} {shown:?}");
        }
    }

    #[test]
    fn too_few_rows_are_not_fitted() {
        let found = exact(20, &[]);
        assert!(Steps::new(&found, 4).fitted.is_some() && Steps::new(&found, 15).fitted.is_none());
        assert!(prediction_r2(&found, 15).is_some() && prediction_r2(&found, 20).is_none());
    }
}
