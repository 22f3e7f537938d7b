//! Images with fewer or more pixels than cells along a side: which cells a pixel shows.
//!
//! A pixel that is wider than a cell shows the mean of the cells under it, each weighted by its covered fraction, so
//! that the ratio of cells to pixels causes no stripes. Any other pixel shows the cell under its centre.

use super::sampling::nearest;

/// The cells of every pixel along one side.
#[derive(Debug, Clone)]
pub struct Spans {
    /// For each pixel, the first cell, and start and end of its range in `weights`.
    spans: Vec<[usize; 3]>,
    weights: Vec<f32>,
}

impl Spans {
    /// Maps `pixels` pixels to `length` cells; a fractional length ends with a partial cell.
    pub fn new(pixels: usize, length: f64) -> Self {
        let cells = (length.ceil() as usize).max(1);
        let (mut spans, mut weights) = (Vec::with_capacity(pixels), Vec::new());
        let width = length / pixels as f64;
        for pixel in 0..pixels {
            let start = weights.len();
            let first = if width <= 1.0 {
                weights.push(1.0);
                // `nearest` is exact, but takes only whole numbers of cells.
                if length.fract() == 0.0 {
                    nearest(pixel, pixels, cells)
                } else {
                    (((pixel as f64 + 0.5) * width) as usize).min(cells - 1)
                }
            } else {
                let [from, to] = [pixel, pixel + 1].map(|edge| edge as f64 * width);
                let first = (from as usize).min(cells - 1);
                let last = (to.ceil() as usize).clamp(first + 1, cells);
                let covered = |cell: usize| (to.min((cell + 1) as f64) - from.max(cell as f64)).max(0.0);
                let total: f64 = (first..last).map(covered).sum();
                weights.extend((first..last).map(|cell| (covered(cell) / total) as f32));
                first
            };
            spans.push([first, start, weights.len()]);
        }
        Self { spans, weights }
    }

    /// Number of pixels.
    pub fn len(&self) -> usize {
        self.spans.len()
    }

    /// Whether there are no pixels.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// The first cell of a pixel, and the weights of this and the following cells, which sum to 1.
    pub fn at(&self, pixel: usize) -> (usize, &[f32]) {
        let [first, start, end] = self.spans[pixel];
        (first, &self.weights[start..end])
    }

    /// Whether a pixel shows the same single cell as the previous pixel.
    pub fn repeats(&self, pixel: usize) -> bool {
        pixel > 0 && {
            let ([before, from, to], [first, start, end]) = (self.spans[pixel - 1], self.spans[pixel]);
            before == first && to - from == 1 && end - start == 1
        }
    }

    /// Writes the values of a line of pixels, given those of its cells.
    pub fn line(&self, cells: &[f32], out: &mut [f32]) {
        for (out, [first, start, end]) in out.iter_mut().zip(&self.spans) {
            let weights = &self.weights[*start..*end];
            *out = match weights {
                [_] => cells[*first],
                _ => weights.iter().zip(&cells[*first..]).map(|(weight, cell)| weight * cell).sum(),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cells_have_equal_weight_if_pixels_are_few() {
        for (pixels, cells) in [(3, 10), (5, 6), (7, 7), (1, 1), (480, 512), (2, 4096)] {
            let spans = Spans::new(pixels, f64::from(cells));
            let mut sums = vec![0.0; cells as usize];
            for pixel in 0..pixels {
                let (first, weights) = spans.at(pixel);
                weights.iter().enumerate().for_each(|(index, weight)| sums[first + index] += weight);
                assert!((weights.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            }
            let expected = pixels as f32 / cells as f32;
            // Weights are rounded to seven digits.
            assert!(sums.iter().all(|sum| (sum / expected - 1.0).abs() < 1e-3), "{cells} in {pixels}: {sums:?}");
        }
    }

    #[test]
    fn each_of_many_pixels_shows_the_cell_under_its_centre() {
        let spans = Spans::new(6, 3.0);
        let first: Vec<usize> = (0..6).map(|pixel| spans.at(pixel).0).collect();
        assert_eq!(first, [0, 0, 1, 1, 2, 2]);
        assert_eq!([0, 1, 2, 3].map(|pixel| spans.repeats(pixel)), [false, true, false, true]);
    }

    #[test]
    fn the_last_cell_may_be_partial() {
        // Two and a half cells in two pixels: the second pixel covers three quarters of a cell and the half cell.
        let spans = Spans::new(2, 2.5);
        let mut out = [0.0; 2];
        spans.line(&[10.0, 20.0, 40.0], &mut out);
        assert!((out[0] - 12.0).abs() < 1e-5 && (out[1] - (0.75 * 20.0 + 0.5 * 40.0) / 1.25).abs() < 1e-5, "{out:?}");
        // More pixels than cells.
        assert_eq!(Spans::new(5, 2.5).at(4).0, 2);
    }
}
