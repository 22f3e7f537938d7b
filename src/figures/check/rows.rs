//! Parses rows of numbers from text: lines of a table, or Python output in brackets.

use std::ops::ControlFlow;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use super::axes::LoadedMatrix;
use super::matrix::{Matrix, ReadError};
use super::number_rows::NumberRows;
use super::yield_now::yield_now;
use super::{brackets, csv_rows};

/// Lines parsed between yields.
const PIECE: usize = 1 << 8;

/// Text that is being parsed step by step.
pub struct TextParser(Pin<Box<dyn Future<Output = Result<LoadedMatrix, ReadError>>>>);

impl TextParser {
    /// Starts parsing rows whose numbers are separated by commas or spaces, or nested in brackets as Python prints
    /// them.
    pub fn new(text: String) -> Self {
        Self(Box::pin(async move { read(&text).await }))
    }

    /// Parses the next few thousand numbers. Returns the result once everything is parsed.
    ///
    /// # Panics
    /// If called again after the result.
    pub fn advance(&mut self) -> ControlFlow<Result<LoadedMatrix, ReadError>> {
        match self.0.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(read) => ControlFlow::Break(read),
            Poll::Pending => ControlFlow::Continue(()),
        }
    }
}

impl Matrix {
    /// Parses rows of numbers that are separated by commas or spaces, or nested in brackets as Python prints them. A
    /// single row is split into rows of `d_model` numbers.
    ///
    /// # Errors
    /// If the text is not a matrix.
    pub fn from_text(text: &str, d_model: u32) -> Result<Self, ReadError> {
        let mut parser = TextParser::new(text.to_owned());
        loop {
            if let ControlFlow::Break(read) = parser.advance() {
                return read?.matrix.validated(d_model);
            }
        }
    }
}

/// Parses rows, yielding regularly: the innermost brackets if there are any, otherwise lines.
pub(super) async fn read(text: &str) -> Result<LoadedMatrix, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.contains("...") || text.contains('…') {
        return Err(ReadError::Shortened);
    }
    let encloses = |[open, close]: &[char; 2]| match (text.find(*open), text.rfind(*close)) {
        (Some(from), Some(to)) => from < to,
        _ => false,
    };
    if let Some(pair) = brackets::PAIRS.into_iter().find(encloses) {
        return brackets::read(text, pair).await;
    }
    let delimiter = csv_rows::delimiter(text);
    // If cells are delimited by another character, or quoted, a comma within a number is a decimal comma.
    let has_other_delimiter = delimiter.is_some_and(|mark| mark != b',') || text.contains("\",\"");
    let has_comma = has_other_delimiter && !text.contains('.') && text.contains(',');
    let mut found = NumberRows::new(has_comma);
    if let Some(delimiter) = delimiter {
        csv_rows::read(text, delimiter, &mut found).await?;
    } else {
        for (index, line) in text.lines().enumerate() {
            if !line.trim_start().starts_with('#') {
                found.take_line([line])?;
            }
            if index % PIECE == PIECE - 1 {
                yield_now().await;
            }
        }
    }
    Ok(found.matrix())
}
