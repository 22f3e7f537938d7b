//! Detects rotations in a table that follow no law, such as a learned positional embedding. Uses [`rotations`] and
//! requires some of them to be faster than the rotations found in any smooth table.

use crate::check::matrix::Matrix;
use crate::check::sample::spread;
use crate::check::yield_now::yield_now;
use crate::core::rotations::{Plane, control, outlier_rows, rotations};

/// Maximum number of rows examined, from the first on.
const ROWS: usize = 512;
/// Maximum number of columns examined, evenly spaced.
const COLUMNS: usize = 384;
/// Minimum number of rows. With fewer, the fit succeeds for any data.
const LEAST_ROWS: usize = 48;
/// Minimum number of columns.
const LEAST_COLUMNS: usize = 16;
/// Minimum R² of predicting a row from the previous one.
const LEAST_R2: f64 = 0.9;
/// Minimum difference between the R² of the rows in order and in random order.
const BETTER: f64 = 0.5;
/// Minimum ratio between the frequency of a rotation and that of the fastest rotation of a smooth table.
const TIMES: f64 = 2.0;
/// Minimum modulus of the eigenvalue of a rotation.
const LEAST_MODULUS: f64 = 0.9;

/// The rotations of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// The wavelengths of its rotations, the shortest first.
    pub wavelengths: Vec<f64>,
    /// R² of the prediction one step ahead.
    pub r2: f64,
    /// The fraction of the variance within the fitted subspace.
    pub share: f64,
    /// R² with the rows in random order.
    pub shuffled_r2: f64,
}

/// The rotations of a matrix, if smoothness does not explain them.
pub(crate) async fn learned(matrix: &Matrix) -> Option<Learned> {
    if matrix.rows < LEAST_ROWS || matrix.cols < LEAST_COLUMNS {
        return None;
    }
    let cols: Vec<usize> = spread(matrix.cols, COLUMNS).collect();
    let part = matrix.part(0..matrix.rows.min(ROWS), &cols);
    let pause = async || yield_now().await;
    let left_out = outlier_rows(&part.values, part.cols);
    let found = rotations(&part.values, part.cols, &left_out, None, &pause).await?;
    if found.r2 < LEAST_R2 {
        return None;
    }
    let control = control(&found, &pause).await;
    let is_fast = |plane: &&Plane| {
        plane.modulus >= LEAST_MODULUS && plane.wavelength() * TIMES < control.smooth_shortest && plane.share > 0.01
    };
    if found.planes.iter().filter(is_fast).count() < 2 || found.shuffled_r2 > found.r2 - BETTER {
        return None;
    }
    let mut wavelengths: Vec<f64> = found.planes.iter().map(Plane::wavelength).collect();
    wavelengths.sort_by(f64::total_cmp);
    Some(Learned { wavelengths, r2: found.r2, share: found.share, shuffled_r2: found.shuffled_r2 })
}
