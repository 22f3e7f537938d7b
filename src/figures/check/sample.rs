//! Some entries of a matrix, against which every hypothesis is held first.

use super::entries::Entries;
use super::estimate::spread;
use super::hypothesis::{Hypothesis, Rule};
use super::matrix::Matrix;

/// An entry that is this far off is as wrong as any other.
const WRONG: f64 = 0.1;
/// With more zeros than this share, they are what a dropout left.
const SOME_ZEROS: f64 = 0.02;

/// Some entries.
pub(super) struct Sample {
    /// Columns of the whole.
    all_cols: usize,
    cols: Vec<usize>,
    /// Row, place among the columns, what stands there.
    cells: Vec<(usize, usize, f64)>,
}

impl Sample {
    /// From the first so many rows: 24 of them, and 48 columns.
    pub(super) fn of(matrix: &Matrix, rows: usize) -> Self {
        let cols: Vec<usize> = spread(matrix.cols, 48).collect();
        let rows = spread(rows.min(matrix.rows), 24);
        let cells =
            rows.flat_map(|row| cols.iter().enumerate().map(move |(place, &col)| (row, place, matrix.at(row, col))));
        let mut cells: Vec<(usize, usize, f64)> = cells.collect();
        let zeros = cells.iter().filter(|cell| cell.2 == 0.0).count();
        if zeros as f64 > SOME_ZEROS * cells.len() as f64 && zeros < cells.len() {
            cells.retain(|cell| cell.2 != 0.0);
        }
        Self { all_cols: matrix.cols, cols, cells }
    }

    /// How far off a hypothesis is, on average, entries that are just wrong counting alike.
    pub(super) fn off(&self, hypothesis: &Hypothesis, freqs: impl Fn(usize) -> [f64; 2]) -> f64 {
        let pairs = hypothesis.layout.pairs(self.all_cols);
        let entries = Entries::some(hypothesis, self.all_cols, pairs, freqs, self.cols.iter().copied());
        let off = |(row, place, found): &(usize, usize, f64)| {
            (entries.at(*row, *place).1 - found / hypothesis.scale).abs().min(WRONG)
        };
        self.cells.iter().map(off).sum::<f64>() / self.cells.len() as f64
    }

    /// The same by the paper's rule, whose frequencies need not be worked out for all pairs.
    pub(super) fn off_papers(&self, hypothesis: &Hypothesis) -> f64 {
        debug_assert_eq!(hypothesis.rule, Rule::Paper);
        let pairs = hypothesis.layout.pairs(self.all_cols) as f64;
        self.off(hypothesis, |pair| [hypothesis.base.powf(-(pair as f64) / pairs); 2])
    }
}
