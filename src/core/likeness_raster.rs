//! The similarity of the positions of a table, rendered to pixels, and two percentiles of it: the
//! median, for a text, and the 99th, the end of the colour scale.

use super::likeness::{Kind, Pairs};
use super::resample::Spans;

impl Pairs {
    /// Writes `columns` × `rows` pixels of the first `n_pos` positions, position 0 at the top and on the left. A pixel
    /// that covers several pairs of positions has the root mean square of their distances, or the mean of their dot
    /// products or cosines; NaN if none of the pairs can be compared.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long, or if there are fewer than `n_pos` positions.
    pub fn fill(&self, n_pos: usize, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value per pixel");
        let length = n_pos as f64 / self.block as f64;
        let cells = n_pos.div_ceil(self.block);
        let (across, down) = (Spans::new(columns, length), Spans::new(rows, length));
        let mut line = vec![0.0; cells];
        for row in 0..rows {
            if down.repeats(row) {
                out.copy_within((row - 1) * columns..row * columns, row * columns);
                continue;
            }
            let (first, weights) = down.at(row);
            let source = |cell: usize| &self.means[cell * self.count..][..cells];
            let out = &mut out[row * columns..][..columns];
            if let [_] = weights {
                across.line(source(first), out);
            } else {
                line.fill(0.0);
                for (index, weight) in weights.iter().enumerate() {
                    line.iter_mut().zip(source(first + index)).for_each(|(sum, mean)| *sum += weight * mean);
                }
                across.line(&line, out);
            }
            if self.kind == Kind::Distance {
                for mean in out {
                    *mean = mean.sqrt();
                }
            }
        }
        if self.is_undefined.contains(&true) {
            self.blank_undefined(&across, &down, out);
        }
    }

    /// Replaces a pixel by NaN if all its blocks in one direction, across or down, are undefined.
    fn blank_undefined(&self, across: &Spans, down: &Spans, out: &mut [f32]) {
        let undefined_pixels = |spans: &Spans| -> Vec<bool> {
            let is_undefined =
                |(first, weights): (usize, &[f32])| !self.is_undefined[first..][..weights.len()].contains(&false);
            (0..spans.len()).map(|pixel| is_undefined(spans.at(pixel))).collect()
        };
        let (across, down) = (undefined_pixels(across), undefined_pixels(down));
        for (row, down) in out.chunks_exact_mut(across.len()).zip(down) {
            let blank = row.iter_mut().zip(&across).filter(|(_, across)| down || **across);
            blank.for_each(|(pixel, _)| *pixel = f32::NAN);
        }
    }

    /// The median and the 99th percentile over all pairs of different blocks, and the number of these pairs. Excludes
    /// blocks that contain a row in `excluded`. `None` if no pairs remain.
    pub fn percentiles(&self, excluded: &[usize]) -> Option<([f64; 2], usize)> {
        let is_excluded =
            |block: usize| self.is_undefined[block] || excluded.iter().any(|row| row / self.block == block);
        let included: Vec<usize> = (0..self.count).filter(|block| !is_excluded(*block)).collect();
        let pairs = included
            .iter()
            .enumerate()
            .flat_map(|(index, i)| included[index + 1..].iter().map(move |j| self.means[i * self.count + j]));
        let mut means: Vec<f32> = pairs.collect();
        let count = means.len();
        let mut found = [50, 99].map(|percent| {
            let rank = count.checked_sub(1)? * percent / 100;
            Some(f64::from(*means.select_nth_unstable_by(rank, f32::total_cmp).1))
        });
        if self.kind == Kind::Distance {
            found = found.map(|mean| mean.map(f64::sqrt));
        }
        Some(([found[0]?, found[1]?], count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::likeness::Centre;

    /// Positions on a line, with distances equal to differences of their indices.
    fn line(rows: usize) -> (Vec<f64>, Centre) {
        let values: Vec<f64> = (0..rows).flat_map(|row| [row as f64, 0.0]).collect();
        let centre = Centre::of(&values, 2);
        (values, centre)
    }

    fn filled(pairs: &Pairs, n_pos: usize, side: usize) -> Vec<f32> {
        let mut out = vec![f32::NAN; side * side];
        pairs.fill(n_pos, side, side, &mut out);
        out
    }

    #[test]
    fn pixels_are_root_mean_squares_of_what_they_cover() {
        let (values, centre) = line(24);
        let rms = |from: usize, to: usize, count: usize| {
            let positions = |start: usize| (start..start + count).map(|row| row as f64);
            let squares = positions(from).flat_map(|p| positions(to).map(move |q| (p - q) * (p - q)));
            (squares.sum::<f64>() / (count * count) as f64).sqrt()
        };
        // Blocks of 1, 2 and 3 in pixels of 6 positions.
        for block in [1, 2, 3] {
            let pixels = filled(&Pairs::new(Kind::Distance, &values, &centre, block), 24, 4);
            for (row, column) in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
                let (pixel, expected) = (f64::from(pixels[4 * row + column]), rms(6 * row, 6 * column, 6));
                assert!((pixel - expected).abs() < 1e-5, "{block}: {row} {column}: {pixel} {expected}");
            }
        }
    }

    #[test]
    fn only_the_first_positions_are_shown() {
        let (values, centre) = line(24);
        let pairs = Pairs::new(Kind::Distance, &values, &centre, 1);
        assert_eq!(filled(&pairs, 1, 3), [0.0; 9]);
        assert_eq!(filled(&pairs, 2, 4)[..4], [0.0, 0.0, 1.0, 1.0]);
        assert_eq!(filled(&pairs, 24, 24)[23], 23.0);
    }

    #[test]
    fn undefined_comparisons_are_nan() {
        let values = [1.0, 2.0, -1.0, 0.0, 0.0, 1.0, 0.0, 1.0];
        let centre = Centre::of(&values, 2);
        let pairs = Pairs::new(Kind::Cosine, &values, &centre, 1);
        let pixels = filled(&pairs, 4, 4);
        let defined: Vec<usize> = (0..16).filter(|pixel| !pixels[*pixel].is_nan()).collect();
        assert_eq!(defined, [0, 1, 4, 5]);
    }

    #[test]
    fn percentiles_are_over_all_pairs_of_different_rows() {
        let (values, centre) = line(5);
        let pairs = Pairs::new(Kind::Distance, &values, &centre, 1);
        // 1, 1, 1, 1, 2, 2, 2, 3, 3, 4
        assert_eq!(pairs.percentiles(&[]), Some(([2.0, 3.0], 10)));
        assert_eq!(pairs.percentiles(&[0, 4]), Some(([1.0, 1.0], 3)));
        assert_eq!(pairs.percentiles(&[0, 1, 2, 3]), None);
    }
}
