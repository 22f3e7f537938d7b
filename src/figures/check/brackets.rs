//! Numbers between brackets, as `NumPy`, `PyTorch`, JAX and others print them: the innermost brackets are rows, and how they
//! are nested is the shape.

use super::axes::{self, Read};
use super::found::Found;
use super::matrix::ReadError;
use super::pieces::yield_now;

/// What opens and closes a row: brackets, or the braces of a program in C.
pub(super) const PAIRS: [[char; 2]; 2] = [['[', ']'], ['{', '}']];

/// How deep brackets are nested at most; arrays of more axes are none of positions.
const DEEPEST: usize = 16;

/// How many letters are looked at before something else may be done.
const PIECE: usize = 1 << 16;

/// Reads what stands between brackets of these kinds. What stands around them, such as the type, is none of it.
pub(super) async fn read(text: &str, [open, close]: [char; 2]) -> Result<Read, ReadError> {
    let mut found = Found::default();
    let mut nest = Nest::default();
    let (mut from, mut yielded) = (0, 0);
    while let Some(place) = text[from..].find([open, close]) {
        let before = &text[from..from + place];
        if nest.depth() > 0 {
            let count = found.take(words(before))?;
            nest.numbers(count);
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
            let mut read = axes::matrix(&shape, found.into_values(), is_complex)?;
            read.matrix.decimals = decimals;
            Ok(read)
        }
        _ => Ok(found.matrix()),
    }
}

fn words(row: &str) -> impl Iterator<Item = &str> {
    row.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')'))
}

/// Whether brackets after this hold the size of an array, as `torch.Size([60, 64])`.
fn is_size(before: &str) -> bool {
    let before = before.trim_end().to_lowercase();
    ["size(", "shape", "shape=", "shape:", "shape(", "shape = "].iter().any(|end| before.ends_with(end.trim_end()))
}

/// How brackets are nested.
#[derive(Default)]
struct Nest {
    /// Of each bracket that is open: how many parts it has so far, and their shape if they are alike.
    open: Vec<(usize, Option<Vec<usize>>)>,
    /// The same of all that are closed and in none.
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

    /// Takes so many numbers where it stands.
    fn numbers(&mut self, count: usize) {
        if count > 0
            && let Some((parts, shape)) = self.open.last_mut()
        {
            self.is_irregular |= *parts > 0;
            (*parts, *shape) = (count, Some(Vec::new()));
        }
    }

    fn close(&mut self) {
        let Some((count, shape)) = self.open.pop() else { return };
        let Some(mut inner) = shape else { return };
        inner.insert(0, count);
        let (parts, shape) = self.open.last_mut().unwrap_or(&mut self.outermost);
        self.is_irregular |= shape.as_ref().is_some_and(|shape| *shape != inner);
        (*parts, *shape) = (*parts + 1, Some(inner));
    }

    /// The shape of everything, if it has one.
    fn shape(self) -> Option<Vec<usize>> {
        let (count, shape) = self.outermost;
        let mut shape = shape.filter(|_| !self.is_irregular && self.open.is_empty())?;
        if count > 1 {
            shape.insert(0, count);
        }
        Some(shape)
    }
}
