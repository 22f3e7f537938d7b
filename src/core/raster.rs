//! Matrices by pixel.
//!
//! A picture has some hundred thousand pixels and an encoding matrix may have 16384 × 1048576 entries. These
//! functions fill a grid of pixels, `[row][column]` from the top left; the work follows pixels (and, where a row of
//! pixels stands for many dimensions, dimensions), never positions.
//!
//! An entry is a cell of size 1 around its whole coordinates, so `n` of them take up −½ … n − ½, and a pixel is a box
//! of `n/pixels` cells. Where that is at most one, a pixel shows the cell under its middle, exactly. Where it is
//! more, a pixel shows the mean of what it covers, since a sample of it would show patterns that are not there:
//!
//! - over positions by a closed form. The mean of sin(freq·pos) over m whole positions around c is
//!
//!   ```text
//!   sin(freq·c) · sin(freq·m/2) / (m·sin(freq/2)) = sin(freq·c) · sinc(freq·m/2) / sinc(freq/2)
//!   ```
//!
//!   (Dirichlet's kernel), and the right side is taken for any real m ≥ 1;
//! - over dimensions as a plain sum, each weighted by how much of it lies in the pixel. A closed form over a band of
//!   frequencies (their mean as an integral) fails here: far out, neighbouring pairs are several radians apart and
//!   their sum is not near any integral.
//!
//! Left out: dimensions in other orders than those of [`PairLayout`].

use super::distance::{distances_into, rms_distances_into};
use super::encoding::{Component, PairLayout, pair_of};
use super::recurrence::{LANES, RUN, Stepper};
use super::sampling::box_gain;

/// Which way the positions of an encoding matrix run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Positions {
    /// From left to right, dimension 0 on top.
    Across,
    /// From top to bottom, dimension 0 at the left.
    Down,
}

/// The encodings of the positions `0..n_pos`, to be drawn.
#[derive(Debug, Clone)]
pub struct EncodingMatrix {
    /// One angular frequency a pair, each below 2π.
    pub freqs: Vec<f64>,
    /// How sines and cosines are placed along the dimensions.
    pub layout: PairLayout,
    /// How many positions, 1 or more.
    pub n_pos: u32,
    /// Which way they run.
    pub positions: Positions,
}

/// The distances between all pairs of the positions `0..n_pos`, to be drawn: position 0 at the top and at the left.
#[derive(Debug, Clone)]
pub struct DistanceMatrix {
    /// One angular frequency a pair.
    pub freqs: Vec<f64>,
    /// How many positions, 1 or more.
    pub n_pos: u32,
}

impl EncodingMatrix {
    /// Writes `columns` × `rows` pixels, values in −1…1.
    ///
    /// Off by less than 2·10⁻⁴ from the sums it stands for, a fortieth of a step of 256 colours.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value a pixel");
        if out.is_empty() {
            return;
        }
        let (pos_pixels, dim_pixels) = match self.positions {
            Positions::Across => (columns, rows),
            Positions::Down => (rows, columns),
        };
        let strips = Strips::new(self, pos_pixels);
        let dims = 2 * self.freqs.len();
        let mut strip = vec![0.0; pos_pixels];
        let mut samples = vec![0.0; strips.samples];
        let mut drawn = None;
        for pixel in 0..dim_pixels {
            let cover = Cover::of(pixel, dim_pixels, dims);
            // Several pixels of one dimension are copies of the first.
            if drawn.as_ref() != Some(&cover) {
                strips.mean_into(&cover, &mut samples);
                for (place, value) in strip.iter_mut().enumerate() {
                    *value = samples[nearest(place, pos_pixels, strips.samples)];
                }
                drawn = Some(cover);
            }
            match self.positions {
                Positions::Across => out[pixel * columns..][..columns].copy_from_slice(&strip),
                Positions::Down => {
                    let column = out[pixel..].iter_mut().step_by(columns);
                    column.zip(&strip).for_each(|(out, value)| *out = *value);
                }
            }
        }
    }
}

impl DistanceMatrix {
    /// Writes `columns` × `rows` pixels, values of 0 or more. Where a pixel covers several positions it holds the root
    /// mean square over them (see [`rms_distances_into`]).
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value a pixel");
        if out.is_empty() {
            return;
        }
        let n_pos = self.n_pos as usize;
        let narrow = columns.min(rows);
        // The value depends on the offset alone, so one line of them serves the whole matrix.
        let mut line = vec![0.0; n_pos.min(narrow) + 1];
        let averaged = n_pos > narrow;
        if averaged {
            rms_distances_into(&self.freqs, n_pos as f64 / narrow as f64, &mut line);
        } else {
            distances_into(&self.freqs, 0.0, 1.0, &mut line);
        }
        let places = |pixels: usize| -> Vec<f64> {
            if averaged {
                // In boxes of `line`; a side of more pixels falls between them.
                (0..pixels).map(|pixel| (pixel as f64 + 0.5) * narrow as f64 / pixels as f64).collect()
            } else {
                (0..pixels).map(|pixel| nearest(pixel, pixels, n_pos) as f64).collect()
            }
        };
        let across = places(columns);
        for (row, down) in out.chunks_exact_mut(columns).zip(places(rows)) {
            for (out, across) in row.iter_mut().zip(&across) {
                let place = (across - down).abs();
                let (below, part) = (place as usize, place.fract());
                *out = (line[below] + part * (line[below + 1] - line[below])) as f32;
            }
        }
    }
}

/// The dimensions that a pixel covers: the first, and the weight of each, together 1.
#[derive(Debug, PartialEq)]
struct Cover {
    first: usize,
    weights: Vec<f64>,
}

impl Cover {
    fn of(pixel: usize, pixels: usize, dims: usize) -> Self {
        if pixels >= dims {
            return Self { first: nearest(pixel, pixels, dims), weights: vec![1.0] };
        }
        // In whole numbers, with `pixels` parts to a dimension and `dims` parts to a pixel, no part is lost.
        let (start, end) = (pixel * dims, (pixel + 1) * dims);
        let (first, after) = (start / pixels, end.div_ceil(pixels));
        let part = |dim: usize| end.min((dim + 1) * pixels) - start.max(dim * pixels);
        Self { first, weights: (first..after).map(|dim| part(dim) as f64 / dims as f64).collect() }
    }
}

/// Positions as sampled along one side of the picture.
struct Strips<'a> {
    matrix: &'a EncodingMatrix,
    /// How many samples: one a position, or one a pixel where there are fewer pixels.
    samples: usize,
    /// Positions a sample covers, 1 or more.
    step: f64,
}

impl<'a> Strips<'a> {
    fn new(matrix: &'a EncodingMatrix, pixels: usize) -> Self {
        let samples = pixels.min(matrix.n_pos as usize);
        Self { matrix, samples, step: f64::from(matrix.n_pos) / samples as f64 }
    }

    /// The weighted mean of the dimensions of `cover`, at every sample.
    fn mean_into(&self, cover: &Cover, out: &mut [f32]) {
        out.fill(0.0);
        let d_model = 2 * self.matrix.freqs.len() as u32;
        let mut waiting: Option<(u32, [f64; 2])> = None;
        for (dim, &weight) in (cover.first as u32..).zip(&cover.weights) {
            let (pair, component) = pair_of(self.matrix.layout, d_model, dim);
            let weights = if component == Component::Sin { [weight, 0.0] } else { [0.0, weight] };
            // The sine and the cosine of a pair are one wave.
            waiting = match waiting {
                Some((same, [sin, cos])) if same == pair => Some((pair, [sin + weights[0], cos + weights[1]])),
                other => {
                    self.add_pair(other, out);
                    Some((pair, weights))
                }
            };
        }
        self.add_pair(waiting, out);
    }

    fn add_pair(&self, wave: Option<(u32, [f64; 2])>, out: &mut [f32]) {
        let Some((pair, weights)) = wave else { return };
        let freq = self.matrix.freqs[pair as usize];
        let gain = box_gain(freq, self.step) / box_gain(freq, 1.0);
        let first_middle = (self.step - 1.0) / 2.0;
        add_wave(first_middle * freq, self.step * freq, weights.map(|weight| weight * gain), out);
    }
}

/// Adds `sin_weight·sin + cos_weight·cos` of `start + m·step` (radians) to `out[m]`.
///
/// Eight neighbours at a time by v(m + 8) = 2·cos(8·step)·v(m) − v(m − 8), one multiplication a value. In f32 that
/// loses at most about (number of turns)²·10⁻⁷, 10⁻⁴ in the 32 turns between two fresh seeds, which no colour shows.
fn add_wave(start: f64, step: f64, [sin_weight, cos_weight]: [f64; 2], out: &mut [f32]) {
    let stepper = Stepper::new(step);
    let twice_cos = (2.0 * (LANES as f64 * step).cos()) as f32;
    for (run, values) in out.chunks_mut(RUN).enumerate() {
        let mut lanes = stepper.seed(start + (run * RUN) as f64 * step);
        let mut now = [0.0_f32; LANES];
        let mut next = [0.0_f32; LANES];
        for wave in [&mut now, &mut next] {
            for ((value, sin), cos) in wave.iter_mut().zip(&lanes.sin).zip(&lanes.cos) {
                *value = (sin_weight * sin + cos_weight * cos) as f32;
            }
            lanes.advance();
        }
        let (blocks, rest) = values.as_chunks_mut::<LANES>();
        for block in blocks {
            for lane in 0..LANES {
                block[lane] += now[lane];
                (now[lane], next[lane]) = (next[lane], twice_cos * next[lane] - now[lane]);
            }
        }
        for (value, now) in rest.iter_mut().zip(now) {
            *value += now;
        }
    }
}

/// The cell, of `cells` along a side, under the middle of a pixel, of `pixels`.
fn nearest(pixel: usize, pixels: usize, cells: usize) -> usize {
    (2 * pixel + 1) * cells / (2 * pixels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::distance::distance;
    use crate::core::encoding::{freqs, value};

    /// Half a step of 256 colours over −1…1: what no eye can tell.
    const HALF_COLOR: f64 = 1.0 / 256.0;
    const SIZES: [(usize, usize); 4] = [(1, 1), (7, 5), (64, 48), (150, 90)];

    fn matrix(d_model: u32, n_pos: u32, layout: PairLayout, positions: Positions) -> EncodingMatrix {
        EncodingMatrix { freqs: freqs(d_model, 10_000.0), layout, n_pos, positions }
    }

    fn filled(columns: usize, rows: usize, fill: impl Fn(usize, usize, &mut [f32])) -> Vec<f32> {
        let mut out = vec![f32::NAN; columns * rows];
        fill(columns, rows, &mut out);
        out
    }

    /// How much of cell `cell` (from `cell` to `cell + 1`) lies in the pixel, as a part of the pixel.
    fn overlap(cell: usize, pixel: usize, pixels: usize, cells: usize) -> f64 {
        let width = cells as f64 / pixels as f64;
        let (start, end) = (pixel as f64 * width, (pixel + 1) as f64 * width);
        (end.min(cell as f64 + 1.0) - start.max(cell as f64)).max(0.0) / width
    }

    /// The cells of a pixel with their weights: the one under its middle, or all it covers.
    fn cells(pixel: usize, pixels: usize, cells: usize) -> Vec<(usize, f64)> {
        if pixels >= cells {
            let middle = (pixel as f64 + 0.5) * cells as f64 / pixels as f64;
            return vec![(middle as usize, 1.0)];
        }
        (0..cells).map(|cell| (cell, overlap(cell, pixel, pixels, cells))).filter(|cell| cell.1 > 0.0).collect()
    }

    #[test]
    fn a_cell_of_one_pixel_or_more_shows_its_entry() {
        for (d_model, n_pos) in [(2, 1), (2, 15), (4, 7), (32, 50)] {
            for layout in [PairLayout::Interleaved, PairLayout::Split] {
                for (columns, rows) in [(50, 32), (64, 48), (150, 90)] {
                    let across = matrix(d_model, n_pos, layout, Positions::Across);
                    let down = matrix(d_model, n_pos, layout, Positions::Down);
                    let across_pixels = filled(columns, rows, |c, r, out| across.fill(c, r, out));
                    let down_pixels = filled(rows, columns, |c, r, out| down.fill(c, r, out));
                    for row in 0..rows {
                        for column in 0..columns {
                            let pos = cells(column, columns, n_pos as usize)[0].0;
                            let dim = cells(row, rows, d_model as usize)[0].0;
                            let exact = value(&across.freqs, layout, pos as f64, dim);
                            let pixel = across_pixels[row * columns + column];
                            // f32 and 32 turns, see `add_wave`.
                            assert!((f64::from(pixel) - exact).abs() < 2e-4, "{pos} {dim}: {pixel} {exact}");
                            assert_eq!(pixel, down_pixels[column * rows + row]);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_pixel_of_many_cells_shows_their_mean() {
        // Pixels of whole positions, so that the mean over positions is a plain one.
        for (d_model, n_pos) in [(2, 300), (32, 600), (256, 1200)] {
            for layout in [PairLayout::Interleaved, PairLayout::Split] {
                for (columns, rows) in [(1, 1), (50, 7), (100, 48)] {
                    let matrix = matrix(d_model, n_pos, layout, Positions::Across);
                    let pixels = filled(columns, rows, |c, r, out| matrix.fill(c, r, out));
                    for row in 0..rows {
                        for column in 0..columns {
                            let mut mean = 0.0;
                            for (dim, dim_weight) in cells(row, rows, d_model as usize) {
                                for (pos, weight) in cells(column, columns, n_pos as usize) {
                                    mean += dim_weight * weight * value(&matrix.freqs, layout, pos as f64, dim);
                                }
                            }
                            let pixel = f64::from(pixels[row * columns + column]);
                            assert!((pixel - mean).abs() < 2e-4, "d {d_model} n {n_pos}: {pixel} {mean}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_largest_matrix_is_as_exact_as_the_colors() {
        let matrix = matrix(16_384, 1 << 20, PairLayout::Interleaved, Positions::Across);
        let (columns, rows) = (64, 30);
        let pixels = filled(columns, rows, |c, r, out| matrix.fill(c, r, out));
        let step = (1 << 20) / columns;
        for (row, column) in [(0, 0), (11, 40), (15, 63), (29, 1)] {
            let mut mean = 0.0;
            for (dim, weight) in cells(row, rows, 16_384) {
                for pos in column * step..(column + 1) * step {
                    mean += weight / step as f64 * value(&matrix.freqs, matrix.layout, pos as f64, dim);
                }
            }
            let pixel = f64::from(pixels[row * columns + column]);
            assert!((pixel - mean).abs() < HALF_COLOR / 10.0, "{row} {column}: {pixel} {mean}");
        }
    }

    #[test]
    fn distances_of_cells_are_exact() {
        for (d_model, n_pos) in [(2, 1), (2, 5), (128, 48)] {
            let matrix = DistanceMatrix { freqs: freqs(d_model, 10_000.0), n_pos };
            for (columns, rows) in [(48, 48), (100, 100), (101, 99)] {
                let pixels = filled(columns, rows, |c, r, out| matrix.fill(c, r, out));
                for row in 0..rows {
                    for column in 0..columns {
                        let at = |pixel, pixels| cells(pixel, pixels, n_pos as usize)[0].0 as f64;
                        let exact = distance(&matrix.freqs, at(column, columns) - at(row, rows));
                        let pixel = f64::from(pixels[row * columns + column]);
                        // f32 holds seven digits of at most 16.
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
        let filled = filled(pixels, pixels, |c, r, out| matrix.fill(c, r, out));
        for (row, column) in [(0, 1), (10, 3), (49, 0), (20, 27)] {
            let mut square = 0.0;
            for p in row * 12..(row + 1) * 12 {
                for q in column * 12..(column + 1) * 12 {
                    square += distance(&matrix.freqs, p as f64 - q as f64).powi(2) / 144.0;
                }
            }
            let pixel = f64::from(filled[row * pixels + column]);
            // Boxes are of real positions and the sum is of whole ones: a difference of 1/24·freq² a pair.
            assert!((pixel - square.sqrt()).abs() < 0.05, "{row} {column}: {pixel} {}", square.sqrt());
        }
    }

    #[test]
    fn every_size_gives_finite_values_within_bounds() {
        for (d_model, n_pos) in [(2, 1), (2, 1 << 20), (6, 33), (1024, 3), (512, 100_000)] {
            for (columns, rows) in SIZES {
                for positions in [Positions::Across, Positions::Down] {
                    let matrix = matrix(d_model, n_pos, PairLayout::Interleaved, positions);
                    let pixels = filled(columns, rows, |c, r, out| matrix.fill(c, r, out));
                    assert!(pixels.iter().all(|value| value.abs() < 1.001), "d {d_model} n {n_pos} {columns}×{rows}");
                }
                let matrix = DistanceMatrix { freqs: freqs(d_model, 10_000.0), n_pos };
                let pixels = filled(columns, rows, |c, r, out| matrix.fill(c, r, out));
                let bound = 1.001 * crate::core::distance::bound(d_model);
                assert!(pixels.iter().all(|value| (0.0..=bound).contains(&f64::from(*value))));
            }
        }
    }
}
