//! A matrix that a reader provided: one row per position, one column per dimension.

use super::foreign::UnsupportedFormat;
use super::laws::is_attention;
use super::shortened::Visible;

/// Maximum number of entries of a matrix: four times 2048 positions × 512 dimensions. A check takes seconds.
pub const MOST_ENTRIES: usize = 1 << 22;

/// Numbers in rows and columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// Number of positions.
    pub rows: usize,
    /// Number of dimensions.
    pub cols: usize,
    /// Entries in row-major order, all finite except in a mask or a bias of attention.
    pub values: Vec<f64>,
    /// Number of decimals to which the numbers were rounded, if they were read from text.
    pub decimals: Option<i32>,
    /// The form of the input.
    pub form: Form,
}

/// The form of the input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Rows and columns of real numbers.
    #[default]
    Table,
    /// Rows and columns of complex numbers. Each complex column became two: real and imaginary parts.
    Complex,
    /// A single axis, such as a list of inverse frequencies, stored as one row.
    List,
    /// The slopes of `ALiBi`'s biases, one per head, stored as one row.
    Slopes,
}

/// Why the input is not a matrix.
#[derive(Clone, Debug, PartialEq)]
pub enum ReadError {
    /// The input contains no numbers.
    Empty,
    /// The file has no NPY signature, or its header is damaged.
    NotNpy,
    /// The elements are not numbers, or their type is not supported.
    Type(String),
    /// A structured array, whose fields have several types.
    Structured,
    /// More than two axes, not counting axes of length 1 and axes whose slices are all equal.
    Shape(String),
    /// The file is truncated.
    Short {
        /// Bytes expected from the header.
        wanted: usize,
        /// Bytes present.
        got: usize,
    },
    /// A word where a number is expected, in a row counted from 1.
    NotNumber {
        /// The row.
        row: usize,
        /// The word.
        word: String,
    },
    /// Rows of different lengths. Rows are counted from 1.
    Ragged {
        /// The first row whose length differs from that of row 1.
        row: usize,
        /// Number of numbers in that row.
        got: usize,
        /// Number of numbers in row 1.
        wanted: usize,
    },
    /// NaN or an infinity, at a position and dimension counted from 0.
    NotFinite {
        /// The position.
        row: usize,
        /// The dimension.
        col: usize,
    },
    /// A damaged zip archive.
    Npz,
    /// An array that is encrypted or uses an unsupported compression method.
    Packed,
    /// Not a safetensors file, or a damaged one.
    Safetensors,
    /// A safetensors header that exceeds the length limit.
    LongHead,
    /// None of the arrays in the file can be a table.
    NoTable {
        /// Number of arrays in the file.
        count: usize,
    },
    /// A known format that is not supported.
    UnsupportedFormat(UnsupportedFormat),
    /// An unknown binary file.
    Unknown,
    /// An attention mask: zeros on the diagonal, zeros or minus infinity elsewhere.
    Mask,
    /// Rows or columns are abbreviated by an ellipsis, as libraries print large arrays. The visible entries may be those of an
    /// encoding.
    Shortened(Option<Visible>),
    /// More entries than [`MOST_ENTRIES`].
    TooLarge,
    /// A single row or column, which is too little to distinguish encodings.
    TooSmall,
    /// A single row whose length is not a multiple of `d_model`.
    Flat {
        /// Number of numbers in the row.
        count: usize,
        /// The `d_model` of the page.
        d_model: usize,
    },
}

impl Matrix {
    /// Validates the matrix: splits a single row into rows of its own number of dimensions, if that can be told, or
    /// else of `d_model`, and requires at least two rows and columns, and all numbers to be finite, except in a mask or a
    /// bias of attention.
    ///
    /// # Errors
    /// If the matrix cannot be an encoding.
    pub fn validated(mut self, d_model: u32) -> Result<Self, ReadError> {
        let d_model = d_model as usize;
        if self.values.is_empty() {
            return Err(ReadError::Empty);
        }
        let d_model = if self.rows == 1 { self.width_of_first_row().unwrap_or(d_model) } else { d_model };
        if self.rows == 1 && self.cols > d_model {
            if !self.cols.is_multiple_of(d_model) {
                return Err(ReadError::Flat { count: self.cols, d_model });
            }
            (self.rows, self.cols) = (self.cols / d_model, d_model);
        }
        let infinite = self.values.iter().position(|value| !value.is_finite());
        // What is added to scores may hide keys by minus infinity.
        if let Some(index) = infinite.filter(|_| is_attention(&self).is_none()) {
            if self.is_mask() {
                return Err(ReadError::Mask);
            }
            return Err(ReadError::NotFinite { row: index / self.cols, col: index % self.cols });
        }
        if self.rows < 2 || self.cols < 2 {
            return Err(ReadError::TooSmall);
        }
        Ok(self)
    }

    /// The number of dimensions of a table whose rows follow each other in one list, if it begins with position 0, whose
    /// sines are 0 and whose cosines are 1, in turn or in halves.
    fn width_of_first_row(&self) -> Option<usize> {
        let count = |from: usize, expected: fn(usize) -> f64| {
            let begun = self.values[from..].iter().enumerate();
            begun.take_while(|(place, value)| **value == expected(*place)).count()
        };
        let zeros = count(0, |_| 0.0);
        let halves = if count(zeros, |_| 1.0) == zeros { 2 * zeros } else { 0 };
        let widths = [count(0, |place| (place % 2) as f64), halves];
        let is_width = |width: &usize| *width >= 4 && self.values.len().is_multiple_of(*width);
        widths.into_iter().find(is_width)
    }

    /// Whether the matrix is an attention mask, causal or for padding: zeros on the diagonal, and zeros or minus
    /// infinity elsewhere.
    fn is_mask(&self) -> bool {
        let fits = |(index, value): (usize, &f64)| {
            let [row, col] = [index / self.cols, index % self.cols];
            *value == 0.0 || *value == f64::NEG_INFINITY && row != col
        };
        self.rows == self.cols && self.values.iter().enumerate().all(fits)
    }

    /// An entry.
    pub fn at(&self, row: usize, col: usize) -> f64 {
        self.values[row * self.cols + col]
    }

    /// The submatrix of these rows and columns.
    pub(super) fn part(&self, rows: impl IntoIterator<Item = usize>, cols: &[usize]) -> Self {
        let values: Vec<f64> =
            rows.into_iter().flat_map(|row| cols.iter().map(move |&col| self.at(row, col))).collect();
        Self { rows: values.len() / cols.len(), cols: cols.len(), values, decimals: self.decimals, form: Form::Table }
    }

    /// A row.
    pub(super) fn row(&self, row: usize) -> &[f64] {
        &self.values[row * self.cols..(row + 1) * self.cols]
    }

    /// A matrix with these entries.
    #[cfg(test)]
    pub(super) fn filled(rows: usize, cols: usize, entry: impl Fn(usize, usize) -> f64) -> Self {
        let entry = &entry;
        let values = (0..rows).flat_map(|row| (0..cols).map(move |col| entry(row, col))).collect();
        Self { rows, cols, values, decimals: None, form: Form::Table }
    }
}
