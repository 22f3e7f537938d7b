//! Orientation and padding of a matrix. A frame selects the encoding in a matrix that may be transposed or padded by a
//! library. Padding is leading rows of zeros, or one trailing column of zeros after an even number of columns.

use super::matrix::{Form, Matrix};

/// Maximum number of dimensions of an encoding that is compared; the page has the same limit.
const MOST_DIMS: usize = 1 << 14;
/// Maximum number of rows that are searched. The rest is only compared with the result.
const ROWS: usize = 256;
/// Maximum number of entries that are searched, unless that leaves fewer than 24 rows.
const CELLS: usize = 1 << 16;

/// Orientation and padding of a matrix.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Whether the matrix is transposed, so that positions run along the columns.
    pub(super) is_transposed: bool,
    /// Number of leading rows of zeros.
    pub(super) lead: usize,
    /// Number of rows without the leading rows of zeros.
    pub(super) rows: usize,
    /// Number of columns without a padding column.
    pub(super) cols: usize,
    /// Whether there is a padding column.
    pub(super) is_padded: bool,
}

impl Frame {
    /// The whole matrix, without transposition or padding.
    pub(super) fn upright(matrix: &Matrix) -> Self {
        Self { is_transposed: false, lead: 0, rows: matrix.rows, cols: matrix.cols, is_padded: false }
    }

    /// Limits the columns to the maximum number of dimensions.
    pub(super) fn clamped(self) -> Self {
        Self { cols: self.cols.min(MOST_DIMS), ..self }
    }

    /// Detects the padding of a matrix in this orientation. `None` if fewer than two rows or two columns remain, or if
    /// there are more than [`MOST_DIMS`] columns.
    pub(super) fn of(matrix: &Matrix, is_transposed: bool) -> Option<Self> {
        let (rows, cols) = if is_transposed { (matrix.cols, matrix.rows) } else { (matrix.rows, matrix.cols) };
        let whole = Self { is_transposed, rows, cols, ..Self::upright(matrix) };
        let lead = (0..rows).take_while(|row| whole.is_zero(matrix, *row)).count();
        let is_padded = cols % 2 == 1 && (0..rows).all(|row| whole.at(matrix, row, cols - 1) == 0.0);
        let frame = Self { lead, rows: rows - lead, cols: cols - usize::from(is_padded), is_padded, ..whole };
        (frame.rows >= 2 && frame.cols >= 2 && cols <= MOST_DIMS).then_some(frame)
    }

    /// The entry at a row and column of the frame.
    pub(super) fn at(&self, matrix: &Matrix, row: usize, col: usize) -> f64 {
        let row = row + self.lead;
        if self.is_transposed { matrix.at(col, row) } else { matrix.at(row, col) }
    }

    /// Whether all entries of a row of the frame are zero.
    pub(super) fn is_zero(&self, matrix: &Matrix, row: usize) -> bool {
        (0..self.cols).all(|col| self.at(matrix, row, col) == 0.0)
    }

    /// The first rows of the frame: the part that is searched.
    pub(super) fn part(&self, matrix: &Matrix) -> Matrix {
        let rows = self.rows.min((CELLS / self.cols).clamp(24, ROWS));
        let values = (0..rows).flat_map(|row| (0..self.cols).map(move |col| self.at(matrix, row, col))).collect();
        Matrix { rows, cols: self.cols, values, decimals: matrix.decimals, form: Form::Table }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(rows: usize, cols: usize, entry: impl Fn(usize, usize) -> f64) -> Matrix {
        Matrix { decimals: Some(3), ..Matrix::filled(rows, cols, entry) }
    }

    #[test]
    fn padding_is_left_out() {
        // Two rows of zeros, then numbers, and a column of zeros at the end.
        let given = matrix(6, 5, |row, col| if row < 2 || col == 4 { 0.0 } else { (10 * row + col) as f64 });
        let frame = Frame::of(&given, false).expect("a frame");
        assert_eq!((frame.is_transposed, frame.lead, frame.rows, frame.cols, frame.is_padded), (false, 2, 4, 4, true));
        assert_eq!((frame.at(&given, 0, 0), frame.at(&given, 3, 3)), (20.0, 53.0));
        assert!(!frame.is_zero(&given, 0));
        let part = frame.part(&given);
        assert_eq!(
            (part.rows, part.cols, part.decimals, &part.values[..4]),
            (4, 4, Some(3), &[20.0, 21.0, 22.0, 23.0][..])
        );
        // Transposed, the two rows of zeros become two leading columns of zeros, which no library adds.
        let turned = Frame::of(&given, true).expect("a frame");
        assert_eq!(
            (turned.is_transposed, turned.lead, turned.rows, turned.cols, turned.is_padded),
            (true, 0, 5, 6, false)
        );
        assert_eq!(turned.at(&given, 1, 5), 51.0);
        // If the whole encoding is transposed, so is its padding.
        let given = matrix(5, 6, |row, col| if col < 2 || row == 4 { 0.0 } else { (10 * row + col) as f64 });
        let turned = Frame::of(&given, true).expect("a frame");
        assert_eq!((turned.lead, turned.rows, turned.cols, turned.is_padded), (2, 4, 4, true));
        // The last column belongs to the encoding if the number of columns is even, or if an entry of it is not zero.
        let even = Frame::of(&matrix(4, 6, |_, col| if col == 5 { 0.0 } else { 1.0 }), false).expect("a frame");
        assert_eq!((even.cols, even.is_padded), (6, false));
        let full = Frame::of(&matrix(4, 5, |row, col| if col == 4 && row > 0 { 0.0 } else { 1.0 }), false);
        assert_eq!(full.map(|frame| (frame.cols, frame.is_padded)), Some((5, false)));
    }

    #[test]
    fn a_row_is_zero_if_all_its_entries_are() {
        let given = matrix(4, 4, |row, col| if row == 1 || row == 2 && col > 0 { 0.0 } else { 1.0 });
        let frame = Frame::upright(&given);
        assert_eq!([0, 1, 2, 3].map(|row| frame.is_zero(&given, row)), [false, true, false, false]);
    }

    #[test]
    fn shapes_without_an_encoding_have_no_frame() {
        let ones = |rows, cols| matrix(rows, cols, |_, _| 1.0);
        assert!(Frame::of(&ones(2, 2), false).is_some());
        // Only one row after the zeros.
        assert!(Frame::of(&matrix(3, 4, |row, _| if row < 2 { 0.0 } else { 1.0 }), false).is_none());
        // Two columns remain beside the padding.
        assert!(Frame::of(&matrix(4, 3, |_, col| if col > 0 { 0.0 } else { 1.0 }), false).is_some());
        // Only one column.
        assert!(Frame::of(&matrix(4, 1, |_, _| 1.0), false).is_none());
        // The maximum number of dimensions, and one more.
        assert!(Frame::of(&ones(2, MOST_DIMS), false).is_some());
        assert!(Frame::of(&ones(2, MOST_DIMS + 1), false).is_none());
        assert!(Frame::of(&ones(2, MOST_DIMS + 1), true).is_some());
        let wide = ones(2, MOST_DIMS + 1);
        assert_eq!(Frame::upright(&wide).clamped().cols, MOST_DIMS);
        assert_eq!(Frame::upright(&ones(2, 5)).clamped().cols, 5);
    }

    /// At most 256 rows, fewer of wide matrices, but enough to distinguish encodings.
    #[test]
    fn the_part_that_is_searched_is_bounded() {
        for (rows, cols, searched) in [(300, 8, 256), (300, 256, 256), (300, 512, 128), (100, 512, 100), (30, 4096, 24)]
        {
            let given = matrix(rows, cols, |_, _| 1.0);
            assert_eq!(Frame::upright(&given).part(&given).rows, searched, "{rows} × {cols}");
        }
    }
}
