//! Parses rows of numbers from text: lines of a table, or Python output in brackets.

use std::ops::ControlFlow;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use super::axes::LoadedMatrix;
use super::matrix::{Matrix, ReadError};
use super::number_rows::NumberRows;
use super::yield_now::yield_now;
use super::{brackets, csv_rows, printed, shortened};

/// Bytes parsed between yields.
const PIECE: usize = 1 << 16;

/// Quoted cells are searched for only so far, in bytes.
const QUOTED: usize = 1 << 12;

/// Text that is being parsed step by step.
pub struct TextParser(Pin<Box<dyn Future<Output = Result<LoadedMatrix, ReadError>>>>);

impl TextParser {
    /// A parser of rows whose numbers are separated by whitespace, commas or semicolons, or nested in brackets as
    /// Python prints them.
    pub fn new(text: String) -> Self {
        Self(Box::pin(async move { read(&text).await }))
    }

    /// Parses until the next yield. Returns the result once everything is parsed.
    ///
    /// # Panics
    /// If called again after the result.
    pub fn advance(&mut self) -> ControlFlow<Result<LoadedMatrix, ReadError>> {
        match self.0.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(result) => ControlFlow::Break(result),
            Poll::Pending => ControlFlow::Continue(()),
        }
    }
}

impl Matrix {
    /// Parses rows of numbers as [`TextParser`] does. A single row is split into rows of `d_model` numbers.
    ///
    /// # Errors
    /// If the text is not a matrix.
    pub fn from_text(text: &str, d_model: u32) -> Result<Self, ReadError> {
        let mut parser = TextParser::new(text.to_owned());
        loop {
            if let ControlFlow::Break(result) = parser.advance() {
                return result?.matrix.validated(d_model);
            }
        }
    }
}

/// Parses rows: the innermost brackets if there are any, otherwise lines. Yields regularly.
pub(super) async fn read(text: &str) -> Result<LoadedMatrix, ReadError> {
    let text = &*printed::as_rows(text.trim_start_matches('\u{feff}'));
    if shortened::is_shortened(text) {
        return Err(ReadError::Shortened(shortened::visible(text)));
    }
    if let Some(pair) = brackets::around(text) {
        return brackets::read(text, pair).await;
    }
    let delimiter = csv_rows::delimiter(text);
    // If cells are quoted or not delimited by commas, and no number has a point, a comma is a decimal comma.
    let has_other_delimiter =
        delimiter.is_some_and(|byte| byte != b',') || printed::beginning(text, QUOTED).contains("\",\"");
    let has_decimal_comma = has_other_delimiter && !text.contains('.') && text.contains(',');
    let mut found = NumberRows::new(has_decimal_comma);
    if let Some(delimiter) = delimiter {
        csv_rows::read(text, delimiter, &mut found).await?;
    } else {
        let mut parsed = 0;
        for line in text.lines() {
            if !line.trim_start().starts_with('#') {
                found.take_line([line])?;
            }
            parsed += line.len();
            if parsed > PIECE {
                parsed = 0;
                yield_now().await;
            }
        }
    }
    Ok(found.matrix())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::yield_now::done;

    /// Rows may be long: a piece is a number of bytes, not of lines.
    #[test]
    fn long_lines_are_read_in_pieces() {
        let line = "0.25 ".repeat(PIECE / 5 + 1);
        let (loaded, polls) = done(read(&[line.as_str(); 6].join("\n")));
        assert_eq!((loaded.map(|loaded| loaded.matrix.rows), polls), (Ok(6), 7));
    }
}
