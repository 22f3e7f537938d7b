//! The angles of all pairs, rendered to pixels: one line of cells per pair, whereas [`EncodingMatrix`] has two, the
//! sine and the cosine.
//!
//! [`EncodingMatrix`]: super::encoding_raster::EncodingMatrix
//!
//! A cell shows the angle pos·freq. Angles cannot be averaged (the mean of 1° and 359° is not 180°), but directions
//! can. If a pixel covers several cells, it shows the mean of their points (sin, cos) on the unit circle, with the
//! weights of `encoding_raster`:
//!
//! ```text
//! mean = Σ weight · (sin(pos·freq), cos(pos·freq))
//! ```
//!
//! The direction of the mean is the mean angle, and its length, 0 to 1, indicates how similar the angles are. The mean
//! over positions has a closed form: sine and cosine at the centre of the pixel, both multiplied by the same factor,
//! which is a square. For a single pair, the mean therefore has the direction at the centre, and this factor as its
//! length.

use super::encoding::Component;
use super::encoding_raster::{Positions, Waves};
use super::lines::Tent;
use super::sampling::nearest;

/// The angles of the positions `0..n_pos`, for drawing.
#[derive(Debug, Clone)]
pub struct PhaseMatrix {
    /// One angular frequency per pair, each below 2π.
    pub freqs: Vec<f64>,
    /// Number of positions, 1 or more.
    pub n_pos: u32,
    /// The direction in which positions run. Pairs run in the other direction, the first at the top or on the left.
    pub positions: Positions,
}

impl PhaseMatrix {
    /// Writes `columns` × `rows` pixels: `value(sin, cos)` of the mean sine and the mean cosine of the cells of a
    /// pixel. Both differ from the exact means by less than 5·10⁻⁴.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32], value: fn(f32, f32) -> f32) {
        assert_eq!(out.len(), columns * rows, "one value per pixel");
        if out.is_empty() {
            return;
        }
        let (pos_pixels, lines) = match self.positions {
            Positions::Across => (columns, rows),
            Positions::Down => (rows, columns),
        };
        let waves = Waves::of(&self.freqs, self.n_pos, pos_pixels);
        let nearest_sample: Vec<usize> =
            (0..pos_pixels).map(|pixel| nearest(pixel, pos_pixels, waves.samples)).collect();
        let [mut sines, mut cosines] = [vec![0.0; waves.samples], vec![0.0; waves.samples]];
        let (mut strip, mut visible, mut previous) = (vec![0.0; pos_pixels], Vec::new(), None);
        for index in 0..lines {
            let tent = Tent::over_pairs(index, lines, self.freqs.len());
            // If several lines show the same pair, all are copies of the first.
            if previous != Some(tent) {
                waves.weigh(tent, &mut visible);
                waves.sum_into(Component::Sin, &visible, &mut sines);
                waves.sum_into(Component::Cos, &visible, &mut cosines);
                // Now `sines` contains the values to show.
                sines.iter_mut().zip(&cosines).for_each(|(sin, cos)| *sin = value(*sin, *cos));
                strip.iter_mut().zip(&nearest_sample).for_each(|(value, sample)| *value = sines[*sample]);
                previous = Some(tent);
            }
            match self.positions {
                Positions::Across => out[index * columns..][..columns].copy_from_slice(&strip),
                Positions::Down => {
                    let column = out[index..].iter_mut().step_by(columns);
                    column.zip(&strip).for_each(|(out, value)| *out = *value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    fn filled(d_model: u32, n_pos: u32, (columns, rows): (usize, usize), value: fn(f32, f32) -> f32) -> Vec<f64> {
        let mut out = vec![f32::NAN; columns * rows];
        let matrix = PhaseMatrix { freqs: freqs(d_model, 10_000.0), n_pos, positions: Positions::Across };
        matrix.fill(columns, rows, &mut out, value);
        let mut down = vec![f32::NAN; columns * rows];
        PhaseMatrix { positions: Positions::Down, ..matrix }.fill(rows, columns, &mut down, value);
        for row in 0..rows {
            for column in 0..columns {
                assert_eq!(out[row * columns + column], down[column * rows + row], "across is the transpose of down");
            }
        }
        out.into_iter().map(f64::from).collect()
    }

    /// Mean sines and mean cosines.
    fn means(d_model: u32, n_pos: u32, size: (usize, usize)) -> [Vec<f64>; 2] {
        [filled(d_model, n_pos, size, |sin, _| sin), filled(d_model, n_pos, size, |_, cos| cos)]
    }

    #[test]
    fn a_cell_of_one_pixel_or_more_has_the_angle_of_its_pair() {
        for (d_model, n_pos, columns, rows) in [(2, 1, 3, 2), (8, 5, 20, 9), (32, 50, 50, 16), (128, 50, 120, 128)] {
            let [sines, cosines] = means(d_model, n_pos, (columns, rows));
            let freqs = freqs(d_model, 10_000.0);
            for row in 0..rows {
                for column in 0..columns {
                    let pair = (2 * row + 1) * freqs.len() / (2 * rows);
                    let pos = (2 * column + 1) * n_pos as usize / (2 * columns);
                    let (sin, cos) = (pos as f64 * freqs[pair]).sin_cos();
                    let at = row * columns + column;
                    // Rounding of f32 over a few turns, see `wave::add`.
                    assert!((sines[at] - sin).hypot(cosines[at] - cos) < 2e-4, "pos {pos}, pair {pair}");
                }
            }
        }
    }

    /// Weights of the cells `0..count` under a tent, integrated numerically.
    fn tent(middle: f64, reach: f64, count: usize) -> Vec<(usize, f64)> {
        const POINTS: usize = 200;
        let height = |x: f64| (1.0 - (x - middle).abs() / reach).max(0.0);
        let under = |cell: usize| -> f64 {
            (0..POINTS).map(|point| height(cell as f64 + (point as f64 + 0.5) / POINTS as f64)).sum()
        };
        let weights: Vec<f64> = (0..count).map(under).collect();
        let total: f64 = weights.iter().sum();
        (0..count)
            .zip(weights)
            .filter(|(_, weight)| *weight > 0.0)
            .map(|(cell, weight)| (cell, weight / total))
            .collect()
    }

    #[test]
    fn a_pixel_of_many_cells_has_the_mean_of_their_directions() {
        for (d_model, columns, rows) in [(32, 45, 16), (256, 45, 60), (256, 75, 7), (512, 3, 1)] {
            // Positions per pixel: an even number, so that a tent ends at a position, and large enough that the sum
            // over positions equals the closed form to 10⁻⁵.
            let per_pixel = 150;
            let n_pos = per_pixel * columns;
            let [sines, cosines] = means(d_model, n_pos as u32, (columns, rows));
            let freqs = freqs(d_model, 10_000.0);
            let width = freqs.len() as f64 / rows as f64;
            // If a line has fewer than six pairs, the reach is rounded up to an even number.
            let reach = [2.0, 4.0, 6.0].into_iter().find(|even| width <= *even).unwrap_or(width);
            for row in 0..rows {
                let pairs = if rows < freqs.len() {
                    tent((row as f64 + 0.5) * width, reach, freqs.len())
                } else {
                    vec![(row * freqs.len() / rows, 1.0)]
                };
                for column in 0..columns {
                    // The tent over positions extends one and a half pixels to both sides, even beyond the sequence.
                    let half = 1.5 * per_pixel as f64;
                    let middle = (column * per_pixel) as f64 + (per_pixel as f64 - 1.0) / 2.0;
                    let mut mean = [0.0; 2];
                    for step in 0..3 * per_pixel {
                        let away = step as f64 + 0.5 - half;
                        let weight = (half - away.abs()) / (half * half);
                        for &(pair, pair_weight) in &pairs {
                            let (sin, cos) = ((middle + away) * freqs[pair]).sin_cos();
                            mean = [mean[0] + weight * pair_weight * sin, mean[1] + weight * pair_weight * cos];
                        }
                    }
                    let at = row * columns + column;
                    let error = (sines[at] - mean[0]).hypot(cosines[at] - mean[1]);
                    // Rounding of f32 over a few turns, and the omitted pairs, for each of the two entries.
                    assert!(error < 6e-4, "d {d_model}, row {row}, column {column}: off by {error}");
                    assert!(mean[0].hypot(mean[1]) < 1.0 + 1e-9, "a mean of unit vectors has a length of at most 1");
                }
            }
        }
    }

    #[test]
    fn at_position_0_all_angles_are_0_in_every_size() {
        for (d_model, size) in [(2, (1, 1)), (512, (4, 7)), (16_384, (3, 200))] {
            let [sines, cosines] = means(d_model, 1, size);
            // The rounding of weights to f32, and the rounding of their sum.
            assert!(sines.iter().zip(&cosines).all(|(sin, cos)| sin.abs() < 1e-5 && (cos - 1.0).abs() < 1e-5));
        }
    }
}
