//! Steps of k positions in the planes in which a table turns, found from its rows and held against their theory.
//!
//! In the plane of a rotation λ = |λ|·e^(iω) the number z(pos) of [`rotations`](super::rotations) should go k positions on by
//!
//! ```text
//! z(pos + k) = λᵏ·z(pos),    that is    [Im, Re] → |λ|ᵏ·[[cos kω, sin kω], [−sin kω, cos kω]]·[Im, Re]
//! ```
//!
//! the block matrix of the encoding's own pairs (Vaswani et al. 2017, section 3.5), with the imaginary part in the place of
//! the sine. What the rows themselves say is the matrix M for which Σ‖w(pos + k) − M·w(pos)‖² is least, w being those parts
//! of all planes: nothing makes its blocks alike, and nothing makes it zero beside them.

use nalgebra::{DMatrix, DVector};

use super::rotations::Rotations;

/// The matrix of k steps, as the rows have it and as λᵏ does.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    /// Numbers to a side: the imaginary and the real part of each plane, in the order of the planes.
    pub size: usize,
    /// By least squares, row by row; `None` where too few rows are k apart.
    pub fitted: Option<Fitted>,
    /// Of λᵏ, row by row.
    pub theory: Vec<f64>,
}

/// What the rows say.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Row by row.
    pub matrix: Vec<f64>,
    /// The part of the squares of w(pos + k), less their mean, that the matrix explains.
    pub r2: f64,
    /// How many pairs of rows it was found from.
    pub rows: usize,
    /// The entry that is furthest from the theory: to, from, and by how much.
    pub furthest: (usize, usize, f64),
}

impl Steps {
    /// Of k positions.
    pub fn new(of: &Rotations, k: usize) -> Self {
        let size = 2 * of.planes.len();
        let mut theory = vec![0.0; size * size];
        for (index, plane) in of.planes.iter().enumerate() {
            let (sin, cos) = (k as f64 * plane.freq).sin_cos();
            let length = plane.modulus.powf(k as f64);
            for (at, entry) in [[cos, sin], [-sin, cos]].into_iter().enumerate() {
                let row = (2 * index + at) * size + 2 * index;
                theory[row..row + 2].copy_from_slice(&entry.map(|entry| length * entry));
            }
        }
        Self { size, fitted: fit(of, k, &theory), theory }
    }
}

/// The part of the squares of z(pos + k), over all planes, that λᵏ·z(pos) explains. `None` where no rows are k apart.
pub fn ahead(of: &Rotations, k: usize) -> Option<f64> {
    let (mut rest, mut whole) = (0.0, 0.0);
    for plane in &of.planes {
        let (sin, cos) = (k as f64 * plane.freq).sin_cos();
        let length = plane.modulus.powf(k as f64);
        for row in apart(of, k) {
            let ([re, im], [to_re, to_im]) = (plane.z[row], plane.z[row + k]);
            rest += (to_re - length * (cos * re - sin * im)).powi(2) + (to_im - length * (sin * re + cos * im)).powi(2);
            whole += to_re * to_re + to_im * to_im;
        }
    }
    (whole > 0.0).then(|| 1.0 - rest / whole)
}

/// Rows that were kept, as was the one k further on.
fn apart(of: &Rotations, k: usize) -> impl Iterator<Item = usize> {
    of.kept.iter().copied().filter(move |row| of.kept.binary_search(&(row + k)).is_ok())
}

fn fit(of: &Rotations, k: usize, theory: &[f64]) -> Option<Fitted> {
    let size = 2 * of.planes.len();
    let rows: Vec<usize> = apart(of, k).collect();
    // As many unknowns as equations fit anything.
    if size == 0 || rows.len() < 2 * size {
        return None;
    }
    let w = |row: usize| {
        DVector::from_iterator(size, of.planes.iter().flat_map(|plane| [plane.z[row][1], plane.z[row][0]]))
    };
    let matrix = |shift: usize| DMatrix::from_columns(&rows.iter().map(|row| w(row + shift)).collect::<Vec<_>>());
    let (before, after) = (matrix(0), matrix(k));
    let (squares, products) = (&before * before.transpose(), &before * after.transpose());
    let scale = squares.norm();
    let found = squares.svd(true, true).solve(&products, 1e-12 * scale).ok()?.transpose();
    let rest = (&after - &found * &before).norm_squared();
    let mean = after.column_mean();
    let spread: f64 = after.column_iter().map(|column| (column - &mean).norm_squared()).sum();
    let off = |at: usize| (found[(at / size, at % size)] - theory[at]).abs();
    let worst = (0..size * size).max_by(|one, other| off(*one).total_cmp(&off(*other)))?;
    (spread > 0.0).then(|| Fitted {
        matrix: found.transpose().as_slice().to_vec(),
        r2: 1.0 - rest / spread,
        rows: rows.len(),
        furthest: (worst / size, worst % size, off(worst)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rotations::{at_once, rotations};
    use crate::{encode, rotation::block};

    fn exact(rows: u32, left_out: &[usize]) -> Rotations {
        let values: Vec<f64> = (0..rows).flat_map(|pos| encode(4, 5.0, f64::from(pos))).collect();
        at_once(rotations(&values, 4, left_out, None, &async || ())).expect("rotations")
    }

    #[test]
    fn rows_of_the_encoding_say_what_the_theory_does() {
        let found = exact(400, &[3, 90]);
        for k in [0, 1, 5, 40] {
            let steps = Steps::new(&found, k);
            let fitted = steps.fitted.expect("enough rows");
            // The mean that was taken off is that of waves which are not whole.
            assert!(fitted.r2 > 0.999 && fitted.furthest.2 < 0.02, "{k}: {fitted:?}");
            assert!(ahead(&found, k).is_some_and(|r2| r2 > 0.999));
            let own = block(found.planes[0].freq, k as f64).as_flattened().to_vec();
            let shown = [steps.theory[0], steps.theory[1], steps.theory[4], steps.theory[5]];
            assert!(own.iter().zip(shown).all(|(own, shown)| (own - shown).abs() < 0.02), "{own:?} {shown:?}");
        }
    }

    #[test]
    fn rows_that_are_too_few_are_not_fitted() {
        let found = exact(20, &[]);
        assert!(Steps::new(&found, 4).fitted.is_some() && Steps::new(&found, 15).fitted.is_none());
        assert!(ahead(&found, 15).is_some() && ahead(&found, 20).is_none());
    }
}
