//! Parses numbers in brackets, as `NumPy`, `PyTorch`, JAX and others print them. The innermost brackets are rows; the
//! nesting determines the shape.

use super::axes::{self, LoadedMatrix};
use super::matrix::ReadError;
use super::number_rows::NumberRows;
use super::yield_now::yield_now;

/// Delimiters of a row: brackets, or the braces of a C program.
pub(super) const PAIRS: [[char; 2]; 2] = [['[', ']'], ['{', '}']];

/// Maximum nesting depth. Arrays with more axes are never positional encodings.
const DEEPEST: usize = 16;

/// Bytes parsed between yields.
const PIECE: usize = 1 << 16;

/// Parses the text between brackets of this kind. Text around them, such as the type, is ignored.
pub(super) async fn read(text: &str, [open, close]: [char; 2]) -> Result<LoadedMatrix, ReadError> {
    let mut found = NumberRows::default();
    let mut nest = Nest::default();
    let (mut from, mut yielded) = (0, 0);
    while let Some(place) = text[from..].find([open, close]) {
        let before = &text[from..from + place];
        if nest.depth() > 0 {
            let count = found.take(cells(before))?;
            nest.add_numbers(count);
        }
        from += place + 1;
        if text[from - 1..].starts_with(close) {
            nest.close();
        } else if nest.depth() == 0 && is_size(before) {
            from += text[from..].find(close).map_or(0, |end| end + 1);
        } else if nest.depth() < DEEPEST {
            nest.open();
        } else {
            return Err(ReadError::Shape("…".into()));
        }
        if from > yielded + PIECE {
            yielded = from;
            yield_now().await;
        }
    }
    let (is_complex, decimals) = (found.is_complex(), found.decimals());
    match nest.shape() {
        Some(shape) if shape.len() > 2 && found.len() == shape.iter().product::<usize>() => {
            let mut loaded = axes::matrix(&shape, found.into_values(), is_complex)?;
            loaded.matrix.decimals = decimals;
            Ok(loaded)
        }
        _ => Ok(found.matrix()),
    }
}

fn cells(row: &str) -> impl Iterator<Item = &str> {
    row.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')'))
}

/// Whether the brackets after this text contain the size of an array, as in `torch.Size([60, 64])`.
fn is_size(before: &str) -> bool {
    let before = before.trim_end().to_lowercase();
    ["size(", "shape", "shape=", "shape:", "shape(", "shape = "].iter().any(|end| before.ends_with(end.trim_end()))
}

/// The nesting of brackets.
#[derive(Default)]
struct Nest {
    /// For each open bracket: its number of elements so far, and their common shape, if any.
    open: Vec<(usize, Option<Vec<usize>>)>,
    /// Number of closed brackets at the top level, and their common shape, if any.
    outermost: (usize, Option<Vec<usize>>),
    is_irregular: bool,
}

impl Nest {
    fn depth(&self) -> usize {
        self.open.len()
    }

    fn open(&mut self) {
        self.open.push((0, None));
    }

    /// Adds `count` numbers to the innermost open bracket.
    fn add_numbers(&mut self, count: usize) {
        if count > 0
            && let Some((elements, shape)) = self.open.last_mut()
        {
            self.is_irregular |= *elements > 0;
            (*elements, *shape) = (count, Some(Vec::new()));
        }
    }

    fn close(&mut self) {
        let Some((count, shape)) = self.open.pop() else { return };
        let Some(mut inner) = shape else { return };
        inner.insert(0, count);
        let (elements, shape) = self.open.last_mut().unwrap_or(&mut self.outermost);
        self.is_irregular |= shape.as_ref().is_some_and(|shape| *shape != inner);
        (*elements, *shape) = (*elements + 1, Some(inner));
    }

    /// The shape of the array, if its nesting is regular.
    fn shape(self) -> Option<Vec<usize>> {
        let (count, shape) = self.outermost;
        let mut shape = shape.filter(|_| !self.is_irregular && self.open.is_empty())?;
        if count > 1 {
            shape.insert(0, count);
        }
        Some(shape)
    }
}
