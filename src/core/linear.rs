//! Decompositions of matrices, with a limit on their iterations. Without one, they never end on numbers that are not finite,
//! and a page that waits for them is dead.

use nalgebra::{Complex, DMatrix, Dyn, SVD, Schur, SymmetricEigen};

/// Maximum number of iterations for each column. A few are usual.
const ITERATIONS: usize = 100;

/// The least-squares solution x of `a`·x = `b`. Singular values up to `tolerance` count as 0. `None` if the decomposition
/// does not converge.
pub(super) fn least_squares(a: DMatrix<f64>, b: &DMatrix<f64>, tolerance: f64) -> Option<DMatrix<f64>> {
    let most = ITERATIONS * a.ncols();
    // The precision of nalgebra's own `SVD::new`.
    SVD::try_new(a, true, true, 5.0 * f64::EPSILON, most)?.solve(b, tolerance).ok()
}

/// The eigenvalues of a square matrix; `None` if they are not found.
pub(super) fn eigenvalues(matrix: DMatrix<f64>) -> Option<Vec<Complex<f64>>> {
    let most = ITERATIONS * matrix.ncols();
    Some(Schur::try_new(matrix, f64::EPSILON, most)?.complex_eigenvalues().as_slice().to_vec())
}

/// The eigenvalues and eigenvectors of a symmetric matrix; `None` if they are not found.
pub(super) fn symmetric(matrix: DMatrix<f64>) -> Option<SymmetricEigen<f64, Dyn>> {
    let most = ITERATIONS * matrix.ncols();
    SymmetricEigen::try_new(matrix, f64::EPSILON, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decompositions_end_without_a_result_on_numbers_that_are_not_finite() {
        let hole = DMatrix::from_fn(4, 4, |row, col| if row == col { f64::NAN } else { 1.0 });
        assert!(least_squares(hole.clone(), &hole, 1e-12).is_none());
        assert!(eigenvalues(hole.clone()).is_none_or(|all| all.iter().any(|value| value.re.is_nan())));
        assert!(symmetric(hole).is_none_or(|all| all.eigenvalues.iter().any(|value| value.is_nan())));
    }

    #[test]
    fn equations_of_low_rank_have_a_solution() {
        let a = DMatrix::from_fn(6, 3, |row, col| if col < 2 { (row + col) as f64 } else { (2 * row + 1) as f64 });
        let x = DMatrix::from_element(3, 1, 1.0);
        let b = &a * &x;
        let found = least_squares(a.clone(), &b, 1e-12).expect("a solution");
        // Of all solutions, the shortest one is found: not x, but one with the same products.
        assert!((&a * found - b).norm() < 1e-10);
    }
}
