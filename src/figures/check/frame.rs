//! How a matrix is looked at: upright or turned, and without what libraries put around an encoding, which is rows of zeros
//! before it and a column of zeros that makes their number odd.

use super::matrix::Matrix;

/// More dimensions than any encoding has that is compared: what the page can be set to.
const MOST_DIMS: usize = 1 << 14;
/// Rows, and about how many entries, of the part that is searched. The rest is compared with what was found.
const ROWS: usize = 256;
const CELLS: usize = 1 << 16;

/// A way to look at a matrix.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Whether positions run along the columns.
    pub(super) is_turned: bool,
    /// Rows of zeros before the first that is looked at.
    pub(super) lead: usize,
    /// Rows, without those.
    pub(super) rows: usize,
    /// Columns, without one of zeros at the end.
    pub(super) cols: usize,
    /// Whether there is one.
    pub(super) is_padded: bool,
}

impl Frame {
    /// All of a matrix, as it stands.
    pub(super) fn upright(matrix: &Matrix) -> Self {
        Self { is_turned: false, lead: 0, rows: matrix.rows, cols: matrix.cols, is_padded: false }
    }

    /// No more dimensions than an encoding has.
    pub(super) fn within(self) -> Self {
        Self { cols: self.cols.min(MOST_DIMS), ..self }
    }

    /// `None` if no encoding is of this shape.
    pub(super) fn of(matrix: &Matrix, is_turned: bool) -> Option<Self> {
        let (rows, cols) = if is_turned { (matrix.cols, matrix.rows) } else { (matrix.rows, matrix.cols) };
        let whole = Self { is_turned, rows, cols, ..Self::upright(matrix) };
        let lead = (0..rows).take_while(|row| whole.is_zero(matrix, *row)).count();
        let is_padded = cols % 2 == 1 && (0..rows).all(|row| whole.at(matrix, row, cols - 1) == 0.0);
        let frame = Self { lead, rows: rows - lead, cols: cols - usize::from(is_padded), is_padded, ..whole };
        (frame.rows >= 2 && frame.cols >= 2 && cols <= MOST_DIMS).then_some(frame)
    }

    /// An entry.
    pub(super) fn at(&self, matrix: &Matrix, row: usize, col: usize) -> f64 {
        let row = row + self.lead;
        if self.is_turned { matrix.at(col, row) } else { matrix.at(row, col) }
    }

    /// Whether a row is nothing but zeros.
    pub(super) fn is_zero(&self, matrix: &Matrix, row: usize) -> bool {
        (0..self.cols).all(|col| self.at(matrix, row, col) == 0.0)
    }

    /// Its first rows.
    pub(super) fn part(&self, matrix: &Matrix) -> Matrix {
        let rows = self.rows.min((CELLS / self.cols).clamp(24, ROWS));
        let values = (0..rows).flat_map(|row| (0..self.cols).map(move |col| self.at(matrix, row, col))).collect();
        Matrix { rows, cols: self.cols, values, decimals: matrix.decimals }
    }
}
