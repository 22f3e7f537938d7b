//! A matrix that a reader gave: one row a position, one column a dimension.

use super::{npy, rows};

/// Most entries that are read: four times 2048 positions of 512 dimensions, and answered within seconds.
pub const MOST_ENTRIES: usize = 1 << 22;

/// Numbers in rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// Positions.
    pub rows: usize,
    /// Dimensions.
    pub cols: usize,
    /// Row by row, all of them finite.
    pub values: Vec<f64>,
    /// Digits after the point, where the numbers came as text and were rounded to so many.
    pub decimals: Option<i32>,
    /// How they were laid out where they came from.
    pub form: Form,
}

/// How numbers were laid out where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Rows and columns of real numbers.
    #[default]
    Table,
    /// Rows and columns of complex numbers; each became two columns, its real and its imaginary part.
    Complex,
    /// A single axis, such as a list of inverse frequencies, as one row.
    List,
}

/// Why something is no matrix.
#[derive(Clone, Debug, PartialEq)]
pub enum ReadError {
    /// It has no numbers.
    Empty,
    /// It does not begin as an NPY file does, or ends within its head.
    NotNpy,
    /// The file holds other numbers than f2, f4 or f8.
    Type(String),
    /// The file holds records, with numbers of several types.
    Structured,
    /// More than two dimensions, besides those of length 1.
    Shape(String),
    /// The file ends before its last number.
    Short {
        /// Bytes that its head promises.
        wanted: usize,
        /// Bytes that are there.
        got: usize,
    },
    /// A word where a number should be, in a row counted from 1.
    NotNumber {
        /// The row.
        row: usize,
        /// The word.
        word: String,
    },
    /// Rows of different lengths, counted from 1.
    Ragged {
        /// The first row of another length.
        row: usize,
        /// How many numbers it has.
        got: usize,
        /// How many the first has.
        wanted: usize,
    },
    /// NaN or an infinity, counted from 0.
    NotFinite {
        /// The position.
        row: usize,
        /// The dimension.
        col: usize,
    },
    /// Rows or columns are left out by an ellipsis, as in what libraries print.
    Shortened,
    /// More entries than [`MOST_ENTRIES`].
    TooLarge,
    /// One row, or one column: too little to tell encodings apart.
    TooSmall,
    /// One row of numbers, whose count is no multiple of `d_model`.
    Flat {
        /// How many numbers.
        count: usize,
        /// The `d_model` of the page.
        d_model: usize,
    },
}

impl Matrix {
    /// Reads an NPY file. One with a single axis is cut into rows of `d_model` numbers.
    ///
    /// # Errors
    /// It is none, or no matrix.
    pub fn from_npy(file: &[u8], d_model: u32) -> Result<Self, ReadError> {
        npy::read(file)?.checked(d_model as usize)
    }

    /// Reads numbers in rows: separated by commas or spaces, or in brackets as Python prints them. A single row is cut
    /// into rows of `d_model` numbers.
    ///
    /// # Errors
    /// It is no matrix.
    pub fn from_text(text: &str, d_model: u32) -> Result<Self, ReadError> {
        rows::read(text)?.checked(d_model as usize)
    }

    fn checked(mut self, d_model: usize) -> Result<Self, ReadError> {
        if self.values.is_empty() {
            return Err(ReadError::Empty);
        }
        if self.rows == 1 && self.cols > d_model {
            if !self.cols.is_multiple_of(d_model) {
                return Err(ReadError::Flat { count: self.cols, d_model });
            }
            (self.rows, self.cols) = (self.cols / d_model, d_model);
        }
        if let Some(place) = self.values.iter().position(|value| !value.is_finite()) {
            return Err(ReadError::NotFinite { row: place / self.cols, col: place % self.cols });
        }
        if self.rows < 2 || self.cols < 2 {
            return Err(ReadError::TooSmall);
        }
        Ok(self)
    }

    /// An entry.
    pub fn at(&self, row: usize, col: usize) -> f64 {
        self.values[row * self.cols + col]
    }

    /// The matrix of these rows and columns.
    pub(super) fn part(&self, rows: impl IntoIterator<Item = usize>, cols: &[usize]) -> Self {
        let values: Vec<f64> =
            rows.into_iter().flat_map(|row| cols.iter().map(move |&col| self.at(row, col))).collect();
        Self { rows: values.len() / cols.len(), cols: cols.len(), values, decimals: self.decimals, form: Form::Table }
    }

    /// A row.
    pub(super) fn row(&self, row: usize) -> &[f64] {
        &self.values[row * self.cols..(row + 1) * self.cols]
    }

    /// Of what a row and a column say.
    #[cfg(test)]
    pub(super) fn filled(rows: usize, cols: usize, entry: impl Fn(usize, usize) -> f64) -> Self {
        let entry = &entry;
        let values = (0..rows).flat_map(|row| (0..cols).map(move |col| entry(row, col))).collect();
        Self { rows, cols, values, decimals: None, form: Form::Table }
    }
}
