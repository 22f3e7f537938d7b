//! The encoding of a cell of a plane: half of the dimensions for its column, half for its row.
//!
//! ```text
//! PE(x, y) = (PE(x), PE(y)), each of d_model/2 dimensions
//! ‖PE(x, y) − PE(x + Δx, y + Δy)‖² = D(Δx)² + D(Δy)²        D: the distance within one half
//! ```
//!
//! Sources: He et al. 2022, "Masked Autoencoders Are Scalable Vision Learners", appendix A.1, whose code splits the
//! dimensions in this way; Heo et al. 2024, "Rotary Position Embedding for Vision Transformer", for axial `RoPE`, in
//! which each axis has half of the pairs. For axial `RoPE`, the mean of cos(offset·freq) over all pairs is
//! `1 − (D(Δx)² + D(Δy)²)/d_model`.
//!
//! The frequencies of a half are those of an encoding with `d_model/2` dimensions. Left out: frequencies that mix the
//! axes.

use super::distance::{distance, distances_into, mean_squares_into};
use super::sampling::nearest;

/// The dimensions of one axis: half of `d_model`, rounded down to whole pairs, and at least one pair.
pub fn axis_dims(d_model: u32) -> u32 {
    (d_model / 4 * 2).max(2)
}

/// Distance between two cells, from the frequencies of one axis and the offsets along both.
pub fn plane_distance(freqs: &[f64], [across, down]: [f64; 2]) -> f64 {
    distance(freqs, across).hypot(distance(freqs, down))
}

/// The distances from one cell to the cells up to `reach` columns and rows away, for drawing. The cell itself is in the
/// middle.
#[derive(Debug, Clone)]
pub struct Plane {
    /// One angular frequency per pair of one axis.
    pub freqs: Vec<f64>,
    /// Number of columns and rows to each side of the cell.
    pub reach: u32,
}

impl Plane {
    /// Writes `columns` × `rows` pixels, values of 0 or more. A pixel that covers several cells has the root mean
    /// square distance over real offsets, not only integers.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value per pixel");
        if out.is_empty() {
            return;
        }
        let across = self.squares(columns);
        let down = if rows == columns { across.clone() } else { self.squares(rows) };
        for (row, down) in out.chunks_exact_mut(columns).zip(down) {
            for (pixel, across) in row.iter_mut().zip(&across) {
                *pixel = (across + down).sqrt() as f32;
            }
        }
    }

    /// The (mean) squared distance along one axis at each of `pixels` pixels.
    fn squares(&self, pixels: usize) -> Vec<f64> {
        let cells = 2 * self.reach as usize + 1;
        if cells <= pixels {
            let mut distances = vec![0.0; self.reach as usize + 1];
            distances_into(&self.freqs, 0.0, 1.0, &mut distances);
            let away = |pixel| nearest(pixel, pixels, cells).abs_diff(self.reach as usize);
            return (0..pixels).map(|pixel| distances[away(pixel)].powi(2)).collect();
        }
        // Distances are symmetric, so one half of the pixels is computed, from the middle outwards, and mirrored.
        let width = cells as f64 / pixels as f64;
        let start = if pixels.is_multiple_of(2) { width / 2.0 } else { 0.0 };
        let mut half = vec![0.0; pixels.div_ceil(2)];
        // The boxes touch.
        let step = width;
        mean_squares_into(&self.freqs, (start, step), width, &mut half);
        let from_middle = |pixel: usize| (2 * pixel + 1).abs_diff(pixels) / 2;
        (0..pixels).map(|pixel| half[from_middle(pixel)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    /// From sums of squares in 40 digits (mpmath).
    #[test]
    fn squared_distances_of_the_axes_add() {
        for (d_model, offset, expected) in [
            (128, [5.0, 0.0], 4.122_142_450_12),
            (128, [3.0, 4.0], 5.381_191_298_06),
            (128, [45.0, 0.0], 5.326_428_692),
            (128, [27.0, -36.0], 7.819_053_898_27),
            (768, [3.0, 4.0], 12.499_811_704_8),
            (6, [-3.0, 4.0], 2.699_494_811_06),
        ] {
            let distance = plane_distance(&freqs(axis_dims(d_model), 1e4), offset);
            // The values are given to ten digits or more.
            assert!((distance / expected - 1.0).abs() < 1e-9, "{d_model} {offset:?}: {distance}");
        }
    }

    /// The mean of the squared distance over 8.5 … 11.5, from its integral in 40 digits (mpmath).
    #[test]
    fn a_mean_square_is_the_mean_over_its_box() {
        let mut squares = [0.0; 2];
        mean_squares_into(&freqs(8, 1e4), (10.0, 0.0), 3.0, &mut squares);
        // Four cosines of angles up to 10.
        assert!((squares[0] - 4.049_569_667_119).abs() < 1e-11, "{squares:?}");
        mean_squares_into(&freqs(64, 1e4), (25.0, 1.0), 0.0, &mut squares);
        // The square of the distance at 25; the value is given to twelve digits.
        assert!((squares[0].sqrt() - 4.871_410_333_67).abs() < 1e-10, "{squares:?}");
    }

    #[test]
    fn an_axis_has_whole_pairs_and_at_least_one() {
        let dims = [2, 4, 6, 8, 10, 126, 128].map(axis_dims);
        assert_eq!(dims, [2, 2, 2, 4, 4, 62, 64]);
    }

    #[test]
    fn a_pixel_shows_the_distance_of_its_cell() {
        for (d_model, reach) in [(4, 1), (128, 3), (12, 20)] {
            let plane = Plane { freqs: freqs(axis_dims(d_model), 1e4), reach };
            for (columns, rows) in [(123, 123), (60, 47)] {
                let mut pixels = vec![f32::NAN; columns * rows];
                plane.fill(columns, rows, &mut pixels);
                for row in 0..rows {
                    for column in 0..columns {
                        let cells = f64::from(2 * reach + 1);
                        let at = |pixel, pixels| ((pixel as f64 + 0.5) * cells / pixels as f64).floor();
                        let offset = [at(column, columns), at(row, rows)].map(|cell| cell - f64::from(reach));
                        let (pixel, exact) = (pixels[row * columns + column], plane_distance(&plane.freqs, offset));
                        // f32 has seven significant digits, and distances are at most 16.
                        assert!((f64::from(pixel) - exact).abs() < 2e-6, "{column} {row}: {pixel} {exact}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_pixel_of_many_cells_shows_their_root_mean_square() {
        for side in [51, 50] {
            let plane = Plane { freqs: freqs(64, 1e4), reach: 300 };
            let mut pixels = vec![f32::NAN; side * side];
            plane.fill(side, side, &mut pixels);
            let width = 601.0 / side as f64;
            for (column, row) in [(0, 0), (7, 40), (25, 25), (49, 3)] {
                // The mean over the box along one axis, by the midpoint rule with a hundred offsets.
                let mean = |pixel: usize| {
                    let offsets = (0..100).map(|part| (pixel as f64 + (f64::from(part) + 0.5) / 100.0) * width - 300.5);
                    offsets.map(|offset| distance(&plane.freqs, offset).powi(2)).sum::<f64>() / 100.0
                };
                let (pixel, exact) = (pixels[row * side + column], (mean(column) + mean(row)).sqrt());
                // The midpoint rule has an error of a few 10⁻⁴ where the curve bends most.
                assert!((f64::from(pixel) - exact).abs() < 1e-3, "{column} {row}: {pixel} {exact}");
            }
        }
    }
}
