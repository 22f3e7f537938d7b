//! The matrix of distances, rendered to pixels.
//!
//! The distance of two positions depends on their offset alone, so one line of distances fills the matrix. A pixel that
//! covers several positions has the root mean square over all real positions in it, not only integers (see [`rms_distances_into`]).

use super::distance::{distances_into, rms_distances_into};
use super::sampling::nearest;

/// The distances between all pairs of the positions `0..n_pos`, for drawing: position 0 at the top and on the left.
#[derive(Debug, Clone)]
pub struct DistanceMatrix {
    /// One angular frequency per pair.
    pub freqs: Vec<f64>,
    /// Number of positions, 1 or more.
    pub n_pos: u32,
}

impl DistanceMatrix {
    /// Writes `columns` × `rows` pixels, values of 0 or more.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value per pixel");
        if out.is_empty() {
            return;
        }
        let n_pos = self.n_pos as usize;
        let shorter_side = columns.min(rows);
        // One more than there are boxes or positions, because `interpolated` also reads the next one.
        let mut line = vec![0.0; n_pos.min(shorter_side) + 1];
        let is_averaged = n_pos > shorter_side;
        if is_averaged {
            rms_distances_into(&self.freqs, n_pos as f64 / shorter_side as f64, &mut line);
        } else {
            distances_into(&self.freqs, 0.0, 1.0, &mut line);
        }
        // The middles of pixels as indices into `line`: boxes if it is averaged, otherwise positions.
        let coordinates = |pixels: usize| -> Vec<f64> {
            if is_averaged {
                // Pixels of a longer side fall between boxes.
                (0..pixels).map(|pixel| (pixel as f64 + 0.5) * shorter_side as f64 / pixels as f64).collect()
            } else {
                (0..pixels).map(|pixel| nearest(pixel, pixels, n_pos) as f64).collect()
            }
        };
        let interpolated = |index: f64| {
            let (index, fraction) = (index as usize, index.fract());
            (line[index] + fraction * (line[index + 1] - line[index])) as f32
        };
        let (across, down) = (coordinates(columns), coordinates(rows));
        if columns == rows && is_averaged {
            // A shortcut: each row is the one above, shifted by a pixel, and all are parts of one strip, from the offset
            // 1 − side to side − 1. Row `index` begins at −index.
            let side = columns;
            let strip: Vec<f32> =
                (1 - side as i64..side as i64).map(|away| interpolated(away.unsigned_abs() as f64)).collect();
            for (index, row) in out.chunks_exact_mut(side).enumerate() {
                row.copy_from_slice(&strip[side - 1 - index..][..side]);
            }
            return;
        }
        for (row, down) in out.chunks_exact_mut(columns).zip(down) {
            for (pixel, across) in row.iter_mut().zip(&across) {
                *pixel = interpolated((across - down).abs());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance::{bound, distance};
    use crate::encoding::freqs;

    fn filled(matrix: &DistanceMatrix, columns: usize, rows: usize) -> Vec<f32> {
        let mut out = vec![f32::NAN; columns * rows];
        matrix.fill(columns, rows, &mut out);
        out
    }

    #[test]
    fn distances_of_cells_are_exact() {
        for (d_model, n_pos) in [(2, 1), (2, 5), (128, 48)] {
            let matrix = DistanceMatrix { freqs: freqs(d_model, 10_000.0), n_pos };
            for (columns, rows) in [(48, 48), (100, 100), (101, 99)] {
                let pixels = filled(&matrix, columns, rows);
                for row in 0..rows {
                    for column in 0..columns {
                        // The position at the centre of a pixel.
                        let at = |pixel, pixels| ((pixel as f64 + 0.5) * f64::from(n_pos) / pixels as f64).floor();
                        let exact = distance(&matrix.freqs, at(column, columns) - at(row, rows));
                        let pixel = f64::from(pixels[row * columns + column]);
                        // f32 has seven significant digits, and distances are at most 16.
                        assert!((pixel - exact).abs() < 2e-6, "{row} {column}: {pixel} {exact}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_pixel_of_many_distances_shows_their_root_mean_square() {
        let (n_pos, pixels) = (600, 50);
        let matrix = DistanceMatrix { freqs: freqs(128, 10_000.0), n_pos };
        let filled = filled(&matrix, pixels, pixels);
        for (row, column) in [(0, 1), (10, 3), (49, 0), (20, 27)] {
            let mut square = 0.0;
            for p in row * 12..(row + 1) * 12 {
                for q in column * 12..(column + 1) * 12 {
                    square += distance(&matrix.freqs, p as f64 - q as f64).powi(2) / 144.0;
                }
            }
            let pixel = f64::from(filled[row * pixels + column]);
            // Boxes contain real positions, but the sum is over integers: the mean squares differ by up to freq²/6 per
            // pair.
            assert!((pixel - square.sqrt()).abs() < 0.05, "{row} {column}: {pixel} {}", square.sqrt());
        }
    }

    #[test]
    fn every_size_gives_finite_values_within_bounds() {
        for (d_model, n_pos) in [(2, 1), (2, 1 << 20), (6, 33), (1024, 3), (512, 100_000)] {
            let matrix = DistanceMatrix { freqs: freqs(d_model, 10_000.0), n_pos };
            for (columns, rows) in [(1, 1), (7, 5), (64, 48), (150, 90)] {
                let pixels = filled(&matrix, columns, rows);
                // A margin for the rounding to f32.
                let max = 1.001 * bound(d_model);
                assert!(pixels.iter().all(|value| (0.0..=max).contains(&f64::from(*value))), "d {d_model} n {n_pos}");
            }
        }
    }

    #[test]
    fn a_side_of_more_pixels_samples_the_same_curve_more_densely() {
        let (n_pos, shorter_side) = (600, 50);
        let matrix = DistanceMatrix { freqs: freqs(128, 10_000.0), n_pos };
        let mut line = vec![0.0; shorter_side + 1];
        rms_distances_into(&matrix.freqs, f64::from(n_pos) / shorter_side as f64, &mut line);
        for (columns, rows) in [(50, 80), (73, 50)] {
            let pixels = filled(&matrix, columns, rows);
            for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
                // Positions are in units of boxes of the shorter_side side. Values between two boxes are interpolated.
                let at = |pixel: usize, pixels: usize| (pixel as f64 + 0.5) / pixels as f64 * shorter_side as f64;
                let away = (at(column, columns) - at(row, rows)).abs();
                let (index, fraction) = (away as usize, away.fract());
                let expected = line[index] * (1.0 - fraction) + line[index + 1] * fraction;
                assert!(
                    (f64::from(pixels[row * columns + column]) - expected).abs() < 2e-6,
                    "{columns}: {row} {column}"
                );
            }
        }
    }
}
