//! A matrix that a reader gave: one row a position, one column a dimension.

use std::ops::ControlFlow;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use super::axes::Read;
use super::foreign::Foreign;
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
    /// The file holds what are no numbers, or none that are read.
    Type(String),
    /// The file holds records, with numbers of several types.
    Structured,
    /// More than two axes, besides those of length 1 and of equal copies.
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
    /// A zip archive that is damaged.
    Npz,
    /// An array that is packed by another method than deflation, or behind a password.
    Packed,
    /// A safetensors file that is none, or damaged.
    Safetensors,
    /// A head of such a file that is longer than any model's.
    LongHead,
    /// None of the arrays of a file may be a table.
    NoTable {
        /// How many there are.
        count: usize,
    },
    /// A format that is known, and not read.
    Foreign(Foreign),
    /// A file that is none of those that are read, and no text.
    Unknown,
    /// Minus infinities above a diagonal of zeros: a mask of attention.
    Mask,
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

/// Numbers that are being read from a text, in pieces.
pub struct Reading(Pin<Box<dyn Future<Output = Result<Read, ReadError>>>>);

impl Reading {
    /// Begins to read rows: separated by commas or spaces, or in brackets as Python prints them.
    pub fn new(text: String) -> Self {
        Self(Box::pin(async move { rows::read(&text).await }))
    }

    /// Reads the next piece, of some thousand numbers: what was read, once that is all.
    ///
    /// # Panics
    /// After that.
    pub fn advance(&mut self) -> ControlFlow<Result<Read, ReadError>> {
        match self.0.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(read) => ControlFlow::Break(read),
            Poll::Pending => ControlFlow::Continue(()),
        }
    }
}

impl Matrix {
    /// Reads an NPY file. One with a single axis is cut into rows of `d_model` numbers; [`Given`](super::given::Given) reads it without.
    ///
    /// # Errors
    /// It is none, or no matrix.
    pub fn from_npy(file: &[u8], d_model: u32) -> Result<Self, ReadError> {
        npy::read(file)?.matrix.cut(d_model)
    }

    /// Reads numbers in rows: separated by commas or spaces, or in brackets as Python prints them. A single row is cut
    /// into rows of `d_model` numbers.
    ///
    /// # Errors
    /// It is no matrix.
    pub fn from_text(text: &str, d_model: u32) -> Result<Self, ReadError> {
        let mut reading = Reading::new(text.to_owned());
        loop {
            if let ControlFlow::Break(read) = reading.advance() {
                return read?.matrix.cut(d_model);
            }
        }
    }

    /// The matrix, if an encoding may be one: a single row is cut into rows of `d_model` numbers, and all numbers are
    /// finite.
    ///
    /// # Errors
    /// It is none.
    pub fn cut(mut self, d_model: u32) -> Result<Self, ReadError> {
        let d_model = d_model as usize;
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
            if self.is_mask() {
                return Err(ReadError::Mask);
            }
            return Err(ReadError::NotFinite { row: place / self.cols, col: place % self.cols });
        }
        if self.rows < 2 || self.cols < 2 {
            return Err(ReadError::TooSmall);
        }
        Ok(self)
    }

    /// Whether it keeps attention from looking ahead, or to what is padding: zeros on the diagonal, and elsewhere zeros or
    /// minus infinities.
    fn is_mask(&self) -> bool {
        let fits = |(place, value): (usize, &f64)| {
            let [row, col] = [place / self.cols, place % self.cols];
            *value == 0.0 || *value == f64::NEG_INFINITY && row != col
        };
        self.rows == self.cols && self.values.iter().enumerate().all(fits)
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
