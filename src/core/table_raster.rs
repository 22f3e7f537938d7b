//! A table of positions, rendered to pixels.
//!
//! With prefix sums of the rows, the mean over any interval of positions is one difference, so the work depends on the
//! number of pixels and the length of a row, not on the number of positions.

use super::resample::Spans;

/// For each row of a table, the sum of all previous rows.
#[derive(Debug, Clone)]
pub struct Sums {
    cols: usize,
    sums: Vec<f64>,
}

impl Sums {
    /// The prefix sums of rows with `cols` numbers each.
    pub fn of(values: &[f64], cols: usize) -> Self {
        let mut sums = vec![0.0; values.len() + cols];
        for (at, value) in values.iter().enumerate() {
            sums[at + cols] = sums[at] + value;
        }
        Self { cols, sums }
    }

    /// Adds to `out` the mean of the rows between `from` and `to`, which may be fractional.
    fn mean(&self, [from, to]: [f64; 2], out: &mut [f64]) {
        let rows = self.sums.len() / self.cols - 1;
        let scale = 1.0 / (to - from);
        for (end, factor) in [(to, scale), (from, -scale)] {
            let row = (end as usize).min(rows - 1);
            let fraction = end - row as f64;
            let [before, after] = [row, row + 1].map(|row| &self.sums[row * self.cols..][..self.cols]);
            for ((out, before), after) in out.iter_mut().zip(before).zip(after) {
                *out += factor * (before + fraction * (after - before));
            }
        }
    }
}

/// Positions `0..n_pos` of a table, for drawing: position 0 at the top or on the left.
#[derive(Debug, Clone, Copy)]
pub struct TableRaster<'a> {
    /// Entries in row-major order.
    pub values: &'a [f64],
    /// Prefix sums of `values`.
    pub sums: &'a Sums,
    /// Number of positions, 1 or more.
    pub n_pos: usize,
    /// The order in which dimensions are drawn, from the top or from the left.
    pub order: &'a [usize],
    /// Whether positions run from left to right.
    pub is_across: bool,
}

impl TableRaster<'_> {
    /// Writes `columns` × `rows` pixels; a pixel that covers several entries shows their mean.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long, or if `order` contains a dimension that does not exist.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value per pixel");
        let cols = self.sums.cols;
        let [pos_pixels, dim_pixels] = if self.is_across { [columns, rows] } else { [rows, columns] };
        let positions = Spans::new(pos_pixels, self.n_pos as f64);
        let dims = Spans::new(dim_pixels, self.order.len() as f64);
        let width = self.n_pos as f64 / pos_pixels as f64;
        let (mut mean, mut ordered) = (vec![0.0; cols], vec![0.0_f32; self.order.len()]);
        let mut line = vec![0.0; dim_pixels];
        for pixel in 0..pos_pixels {
            if !positions.repeats(pixel) {
                let row: &[f64] = if width <= 1.0 {
                    &self.values[positions.at(pixel).0 * cols..][..cols]
                } else {
                    mean.fill(0.0);
                    self.sums.mean([pixel as f64 * width, (pixel as f64 + 1.0) * width], &mut mean);
                    &mean
                };
                ordered.iter_mut().zip(self.order).for_each(|(out, dim)| *out = row[*dim] as f32);
                dims.line(&ordered, &mut line);
            }
            if self.is_across {
                out.iter_mut().skip(pixel).step_by(columns).zip(&line).for_each(|(out, value)| *out = *value);
            } else {
                out[pixel * columns..][..columns].copy_from_slice(&line);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(values: &[f64], order: &[usize], n_pos: usize, is_across: bool, size: [usize; 2]) -> Vec<f32> {
        let sums = Sums::of(values, order.len());
        let mut out = vec![f32::NAN; size[0] * size[1]];
        TableRaster { values, sums: &sums, n_pos, order, is_across }.fill(size[0], size[1], &mut out);
        out
    }

    #[test]
    fn a_pixel_shows_its_entry_or_the_mean_of_several() {
        let values: Vec<f64> = (0..16).map(f64::from).collect();
        let order = [0, 1, 2, 3];
        assert_eq!(filled(&values, &order, 4, false, [2, 2]), [2.5, 4.5, 10.5, 12.5]);
        assert_eq!(filled(&values, &order, 4, true, [2, 2]), [2.5, 10.5, 4.5, 12.5]);
        assert_eq!(filled(&values, &order, 1, false, [4, 2]), [0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0]);
        assert_eq!(filled(&values, &[3, 2, 1, 0], 2, true, [2, 4]), [3.0, 7.0, 2.0, 6.0, 1.0, 5.0, 0.0, 4.0]);
    }

    #[test]
    fn a_row_is_weighted_by_its_covered_fraction() {
        // Rows 0, 1 and 2 in two pixels: a row and a half each.
        let values = [0.0, 0.0, 1.0, 1.0, 2.0, 2.0];
        let pixels = filled(&values, &[0, 1], 3, false, [2, 2]);
        let means = [(0.0 + 0.5) / 1.5, (0.5 + 2.0) / 1.5];
        for (pixel, expected) in pixels.iter().zip([means[0], means[0], means[1], means[1]]) {
            assert!((f64::from(*pixel) - expected).abs() < 1e-6, "{pixels:?}");
        }
    }
}
