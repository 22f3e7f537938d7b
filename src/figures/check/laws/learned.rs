//! Whether a table turns without a law, as positions do that a model learned: by [`rotations`], of which some must be faster
//! than those that smoothness alone gives.

use crate::check::estimate::spread;
use crate::check::matrix::Matrix;
use crate::check::pieces::yield_now;
use crate::core::rotations::{Plane, control, rotations, standing_out};

/// How many rows and columns are looked at. Of more, the first rows and every so manieth column.
const ROWS: usize = 512;
const COLUMNS: usize = 384;
/// What a table must have for it: fewer rows are fitted whatever they are.
const LEAST_ROWS: usize = 48;
const LEAST_COLUMNS: usize = 16;
/// One step must fit as well as this, and that much better than with the rows in random order.
const LEAST_R2: f64 = 0.9;
const BETTER: f64 = 0.5;
/// A rotation must be so many times as fast as the fastest that smoothness gives, and keep its size.
const TIMES: f64 = 2.0;
const LEAST_MODULUS: f64 = 0.9;

/// What turns in a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// The wavelengths of its rotations, the shortest first.
    pub wavelengths: Vec<f64>,
    /// How well one step fits.
    pub r2: f64,
    /// The share of the variance in which it was fitted.
    pub share: f64,
    /// The same with the rows in random order.
    pub shuffled_r2: f64,
}

/// What turns in it, if something does that smoothness does not explain.
pub(crate) async fn learned(matrix: &Matrix) -> Option<Learned> {
    if matrix.rows < LEAST_ROWS || matrix.cols < LEAST_COLUMNS {
        return None;
    }
    let cols: Vec<usize> = spread(matrix.cols, COLUMNS).collect();
    let part = matrix.part(0..matrix.rows.min(ROWS), &cols);
    let pause = async || yield_now().await;
    let left_out = standing_out(&part.values, part.cols);
    let found = rotations(&part.values, part.cols, &left_out, None, &pause).await?;
    if found.r2 < LEAST_R2 {
        return None;
    }
    let beside = control(&found, &pause).await;
    let is_fast = |plane: &&Plane| {
        plane.modulus >= LEAST_MODULUS && plane.wavelength() * TIMES < beside.smooth_shortest && plane.share > 0.01
    };
    if found.planes.iter().filter(is_fast).count() < 2 || found.shuffled_r2 > found.r2 - BETTER {
        return None;
    }
    let mut wavelengths: Vec<f64> = found.planes.iter().map(Plane::wavelength).collect();
    wavelengths.sort_by(f64::total_cmp);
    Some(Learned { wavelengths, r2: found.r2, share: found.share, shuffled_r2: found.shuffled_r2 })
}
