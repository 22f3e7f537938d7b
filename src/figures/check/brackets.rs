//! Parses numbers in brackets, as `NumPy`, `PyTorch`, JAX and others print them. The innermost brackets are rows; the
//! nesting determines the shape.

use super::axes::{self, LoadedMatrix};
use super::matrix::ReadError;
use super::number_rows::NumberRows;
use super::yield_now::yield_now;

/// Delimiters of a row: brackets, the braces of a C program, or the parentheses of tuples.
const PAIRS: [[char; 2]; 3] = [['[', ']'], ['{', '}'], ['(', ')']];

/// Maximum nesting depth. Arrays with more axes are never positional encodings.
const DEEPEST: usize = 16;

/// Bytes parsed between yields.
const PIECE: usize = 1 << 16;

/// Brackets are searched for their end only so far, in characters, if they may contain a place, a size or a type.
const SHORT: usize = 64;

/// The kind of brackets around the numbers. Parentheses are around rows only if they are nested; around others are complex
/// numbers.
pub(super) fn around(text: &str) -> Option<[char; 2]> {
    let is_tuple = || text.trim_start().starts_with("((") && !text.contains(['j', 'i']);
    let encloses = |pair: &[char; 2]| {
        let (mut from, mut skipped) = (0, false);
        while let Some(place) = text[from..].find(pair[0]) {
            let (before, rest) = (&text[from..from + place], &text[from + place + 1..]);
            let Some(beside) = beside_numbers((before, rest), *pair, [skipped, false]) else {
                return rest.contains(pair[1]);
            };
            (from, skipped) = (from + place + 1 + beside, true);
        }
        false
    };
    PAIRS.into_iter().find(|pair| (pair[0] != '(' || is_tuple()) && encloses(pair))
}

/// The length of brackets, without the first one, which are not around numbers of the matrix, between the texts before and
/// after the first: they contain a place, `pe[:12]` or `Out[5]`, a size, or the type of what is assigned. The last argument
/// tells whether the brackets before them were such, too, and whether the matrix has been read.
fn beside_numbers(
    (before, rest): (&str, &str),
    [open, close]: [char; 2],
    [is_next, is_read]: [bool; 2],
) -> Option<usize> {
    let mut depth = 1;
    let end = rest.char_indices().take(SHORT).find_map(|(at, c)| {
        depth += i32::from(c == open) - i32::from(c == close);
        (depth == 0).then_some(at + 1)
    })?;
    let (name, after) = (before.trim_end(), rest[end..].trim_start());
    let is_named = before.ends_with(|c: char| c.is_alphanumeric() || c == '_') || is_next && before.is_empty();
    // A place has no decimals, unlike the list in `Float64[1.0, 0.1]`.
    let is_place = is_named && !rest[..end].contains('.');
    let is_prompt = name.ends_with("In") && after.starts_with(':');
    let is_argument = is_read && name.ends_with('=');
    (is_place || is_prompt || is_argument || after.starts_with('=') || is_size(name)).then_some(end)
}

/// Parses the text between brackets of this kind. Text around them, such as the type, is ignored.
pub(super) async fn read(text: &str, [open, close]: [char; 2]) -> Result<LoadedMatrix, ReadError> {
    let mut found = NumberRows::default();
    let mut nest = Nest::default();
    let (mut from, mut yielded, mut skipped, mut size) = (0, 0, false, None);
    while let Some(place) = text[from..].find([open, close]) {
        let before = &text[from..from + place];
        if nest.depth() > 0 {
            let count = found.take(cells(before))?;
            nest.add_numbers(count);
        }
        from += place + 1;
        if text[from - 1..].starts_with(close) {
            nest.close();
        } else if nest.depth() == 0
            && let Some(beside) = beside_numbers((before, &text[from..]), [open, close], [skipped, nest.has_any()])
        {
            if is_size(before.trim_end()) {
                let numbers = text[from..from + beside - 1].split(',');
                size = numbers.map(|number| number.trim().parse().ok()).collect::<Option<Vec<usize>>>();
            }
            (from, skipped) = (from + beside, true);
            continue;
        } else if nest.depth() < DEEPEST {
            nest.open();
        } else {
            return Err(ReadError::Shape("…".into()));
        }
        skipped = false;
        if from > yielded + PIECE {
            yielded = from;
            yield_now().await;
        }
    }
    let (is_complex, decimals) = (found.is_complex(), found.decimals());
    // A list with a size beside it is an array.
    let shape = nest
        .shape()
        .and_then(|shape| if shape.len() == 1 { size } else { Some(shape).filter(|shape| shape.len() > 2) });
    match shape {
        Some(shape) if found.len() == shape.iter().product::<usize>() => {
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
pub(super) fn is_size(before: &str) -> bool {
    let ends_with = |name: &str| {
        let end = before.len().checked_sub(name.len()).and_then(|from| before.get(from..));
        end.is_some_and(|end| end.eq_ignore_ascii_case(name))
    };
    ["size(", "shape", "shape=", "shape:", "shape\":", "shape(", "shape ="].into_iter().any(ends_with)
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

    /// Whether a bracket at the top level has been closed.
    fn has_any(&self) -> bool {
        self.outermost.0 > 0
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
