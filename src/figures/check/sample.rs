//! A sample of the entries of a matrix. Every hypothesis is compared with it first.

use super::entries::Entries;
use super::hypothesis::{Hypothesis, Rule};
use super::matrix::Matrix;

/// The absolute error of an entry is capped at this value.
const LARGEST_ERROR: f64 = 0.1;
/// If more than this fraction of the entries are zero, the zeros are attributed to dropout and ignored.
const SOME_ZEROS: f64 = 0.02;

/// Sampled entries.
pub(super) struct Sample {
    /// Number of columns of the matrix.
    all_cols: usize,
    cols: Vec<usize>,
    /// Row, index into `cols`, and value.
    cells: Vec<(usize, usize, f64)>,
}

impl Sample {
    /// At most 24 of the first `rows` rows, and at most 48 columns.
    pub(super) fn of(matrix: &Matrix, rows: usize) -> Self {
        let cols: Vec<usize> = spread(matrix.cols, 48).collect();
        let rows = spread(rows.min(matrix.rows), 24);
        let cells =
            rows.flat_map(|row| cols.iter().enumerate().map(move |(index, &col)| (row, index, matrix.at(row, col))));
        let mut cells: Vec<(usize, usize, f64)> = cells.collect();
        let zeros = cells.iter().filter(|cell| cell.2 == 0.0).count();
        if zeros as f64 > SOME_ZEROS * cells.len() as f64 && zeros < cells.len() {
            cells.retain(|cell| cell.2 != 0.0);
        }
        Self { all_cols: matrix.cols, cols, cells }
    }

    /// Mean absolute error of a hypothesis, with each error capped.
    pub(super) fn off(&self, hypothesis: &Hypothesis, freqs: impl Fn(usize) -> [f64; 2]) -> f64 {
        let pairs = hypothesis.layout.pairs(self.all_cols);
        let entries = Entries::for_columns(hypothesis, self.all_cols, pairs, freqs, self.cols.iter().copied());
        let error = |(row, index, found): &(usize, usize, f64)| {
            (entries.at(*row, *index).1 - found / hypothesis.scale).abs().min(LARGEST_ERROR)
        };
        self.cells.iter().map(error).sum::<f64>() / self.cells.len() as f64
    }

    /// [`Self::off`] for a hypothesis with the paper's rule. Computes only the frequencies of sampled pairs.
    pub(super) fn mean_error_of_paper(&self, hypothesis: &Hypothesis) -> f64 {
        debug_assert_eq!(hypothesis.rule, Rule::Paper);
        let pairs = hypothesis.layout.pairs(self.all_cols) as f64;
        self.off(hypothesis, |pair| [hypothesis.base.powf(-(pair as f64) / pairs); 2])
    }
}

/// At most `most` indices, spread evenly from 0 to `count` − 1.
pub(super) fn spread(count: usize, most: usize) -> impl Iterator<Item = usize> + Clone {
    let taken = count.min(most);
    (0..taken).map(move |index| index * (count - 1) / (taken - 1).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::layout::Layout;
    use crate::check::matrix::Form;
    use crate::core::encode;

    /// The paper's encoding from position 1 on, since position 0 contains zeros.
    fn paper(rows: usize, d_model: u32, scale: f64) -> Matrix {
        let values = (1..=rows).flat_map(|pos| encode(d_model, 1e4, pos as f64)).map(|entry| scale * entry).collect();
        Matrix { rows, cols: d_model as usize, values, decimals: None, form: Form::Table }
    }

    #[test]
    fn a_sample_is_spread_over_the_first_rows_and_all_columns() {
        let sample = Sample::of(&paper(100, 64, 1.0), 50);
        assert_eq!((sample.all_cols, sample.cols.len(), sample.cells.len()), (64, 48, 24 * 48));
        assert_eq!((sample.cols[0], sample.cols[47]), (0, 63));
        assert_eq!(sample.cells[24 * 48 - 1], (49, 47, (50.0 / 1e4_f64.powf(62.0 / 64.0)).cos()));
        let small = Sample::of(&paper(3, 4, 1.0), 50);
        assert_eq!(small.cells.len(), 12);
    }

    /// Up to 2 % of the entries may be zero, as sines of position 0 are. More zeros are attributed to dropout and left
    /// out, unless all entries are zero.
    #[test]
    fn many_zeros_are_left_out() {
        let with = |zeros: usize| {
            let mut given = paper(12, 10, 1.0);
            given.values.fill(1.0);
            given.values[..zeros].fill(0.0);
            Sample::of(&given, 12).cells.len()
        };
        assert_eq!([0, 2, 3, 60, 119, 120].map(with), [120, 120, 117, 60, 1, 120]);
    }

    #[test]
    fn the_error_is_a_mean_of_capped_errors() {
        let hypothesis = |scale| Hypothesis { scale, first: 1.0, ..Hypothesis::paper(Layout::Interleaved, 1e4) };
        for scale in [1.0, 8.0] {
            let mut given = paper(10, 8, scale);
            let error = |given: &Matrix| Sample::of(given, 10).mean_error_of_paper(&hypothesis(scale));
            assert!(error(&given) < 1e-15);
            given.values[10] += 0.05 * scale;
            given.values[30] -= 7.0 * scale;
            assert!((error(&given) - (0.05 + LARGEST_ERROR) / 80.0).abs() < 1e-15, "{}", error(&given));
        }
    }
}
