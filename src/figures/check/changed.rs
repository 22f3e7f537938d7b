//! Encodings inside a table that was changed as a whole: padded with columns of zeros, repeated side by side, flipped, mapped
//! to the range of a picture, `normalised`, `shifted` by numbers that were added, or used to turn a vector (`turned`). The
//! change is undone, and what is left is checked.

mod normalised;
mod shifted;
mod turned;

use std::ops::Range;

use super::laws::{Law, Order, Waves};
use super::layout::Layout;
use super::matrix::Matrix;
use super::task::encoding;
use super::verdict::{Finding, Verdict};
use super::yield_now::yield_now;

/// What was done to an encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// Columns of zeros follow it.
    Padded {
        /// Their number.
        zeros: usize,
    },
    /// It stands several times side by side, as for heads.
    Repeated {
        /// How often.
        times: usize,
    },
    /// Its columns are in reverse order.
    Flipped,
    /// Its entries are mapped from −1 … 1 to 0 … `top`.
    Mapped {
        /// 1, or 255 of a picture.
        top: f64,
    },
    /// All signs are reversed.
    Negated,
    /// A number is added to every entry.
    Plus {
        /// The number.
        number: f64,
    },
    /// The same vector is added to each row.
    PlusRow,
    /// The mean of each column is taken off.
    Centred,
    /// Each column is centred and divided by its standard deviation.
    Standardised,
    /// Each row has mean 0 and standard deviation 1, as after `LayerNorm`.
    Normalised,
    /// Each pair of columns is one vector that turns from row to row, as rotary embedding turns queries and keys.
    Turned {
        /// Which columns are a pair: one of [`PAIRINGS`].
        layout: Layout,
    },
}

/// A change that a matrix may have undergone, and how it is undone.
struct Candidate {
    change: Change,
    undo: Box<dyn Fn(&Matrix) -> Matrix>,
}

/// A changed encoding.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// What was done to it.
    pub change: Change,
    /// The verdict on the encoding without the change.
    pub verdict: Verdict,
}

/// Fewest columns of an encoding.
const LEAST: usize = 4;
/// Which columns are a pair: neighbours, or those half the width apart.
const PAIRINGS: [Layout; 2] = [Layout::Interleaved, Layout::Split];
/// Rows that are checked first, because most tables are none of these.
const FIRST: usize = 64;

impl Candidate {
    fn new(change: Change, undo: impl Fn(&Matrix) -> Matrix + 'static) -> Self {
        Self { change, undo: Box::new(undo) }
    }

    /// A change without which the matrix has these columns.
    fn of_columns(change: Change, columns: Vec<usize>) -> Self {
        Self::new(change, move |matrix| matrix.part(0..matrix.rows, &columns))
    }
}

/// The changes, the simplest first. Each is detected in a matrix, given the page's base.
const CHANGES: [fn(&Matrix, f64) -> Option<Candidate>; 7] = [
    |matrix, _| repeated(matrix),
    |matrix, _| mapped(matrix),
    |matrix, _| flipped(matrix),
    |matrix, _| negated(matrix),
    shifted::shifted,
    |matrix, _| turned::turned(matrix),
    |matrix, _| normalised::normalised(matrix),
];

/// The first change without which a matrix is known; `None` if there is none.
pub(super) async fn changed(matrix: &Matrix, base: f64) -> Option<Changed> {
    for detect in CHANGES {
        yield_now().await;
        let Some(candidate) = detect(matrix, base) else { continue };
        let found = without(matrix, candidate, base).await;
        if found.is_some() {
            return found;
        }
    }
    None
}

/// An encoding with both sines and cosines before columns of zeros; `None` if there is none. In a table of sines, the last
/// columns may be so slow that their numbers are rounded to 0.
pub(super) async fn padded(matrix: &Matrix, base: f64) -> Option<Changed> {
    /// A single column of zeros makes the number of columns even, as in some libraries.
    const LEAST_ZEROS: usize = 2;
    let is_zero = |col: &usize| (0..matrix.rows).all(|row| matrix.at(row, *col) == 0.0);
    let zeros = (0..matrix.cols).rev().take_while(is_zero).count();
    if zeros < LEAST_ZEROS || matrix.cols - zeros < LEAST {
        return None;
    }
    let candidate = Candidate::of_columns(Change::Padded { zeros }, (0..matrix.cols - zeros).collect());
    let found = without(matrix, candidate, base).await?;
    let layout = match &found.verdict.finding {
        Finding::Known(known) => Some(known.best.layout),
        Finding::Law(Law::Waves(Waves { order: Order::Pairs(layout), .. })) => Some(*layout),
        _ => None,
    };
    layout.is_some_and(|layout| !layout.is_of_sines()).then_some(found)
}

/// The encoding before a change: in the first rows, and if there is one in these, in all rows.
async fn without(matrix: &Matrix, candidate: Candidate, base: f64) -> Option<Changed> {
    if matrix.rows > FIRST {
        let cols: Vec<usize> = (0..matrix.cols).collect();
        encoding(&(candidate.undo)(&matrix.part(0..FIRST, &cols)), base).await?;
    }
    let verdict = encoding(&(candidate.undo)(matrix), base).await?;
    Some(Changed { change: candidate.change, verdict })
}

/// The matrix with other entries, computed from row, column and entry.
fn with_entries(matrix: &Matrix, entry: impl Fn(usize, usize, f64) -> f64) -> Matrix {
    let entries = matrix.values.iter().enumerate();
    let values = entries.map(|(at, value)| entry(at / matrix.cols, at % matrix.cols, *value)).collect();
    Matrix { values, ..matrix.clone() }
}

fn repeated(matrix: &Matrix) -> Option<Candidate> {
    let repeats = |width: &usize| {
        let is_copy = |row: usize| {
            let entries = matrix.row(row);
            entries[*width..] == entries[..matrix.cols - width]
        };
        matrix.cols.is_multiple_of(*width) && (0..matrix.rows).all(is_copy)
    };
    let width = (LEAST..=matrix.cols / 2).find(repeats)?;
    Some(Candidate::of_columns(Change::Repeated { times: matrix.cols / width }, (0..width).collect()))
}

fn mapped(matrix: &Matrix) -> Option<Candidate> {
    let most = matrix.values.iter().copied().fold(0.0, f64::max);
    let top = [1.0, 255.0].into_iter().find(|top| most <= 1.001 * top)?;
    let least = matrix.values.iter().copied().fold(f64::INFINITY, f64::min);
    let half = top / 2.0;
    let undo = move |matrix: &Matrix| {
        // The rounding of numbers is divided, too.
        let are_whole = matrix.values.iter().all(|value| value.fract() == 0.0);
        let digits = if are_whole { Some(0) } else { matrix.decimals };
        let decimals = digits.map(|digits| digits + half.log10().floor() as i32);
        Matrix { decimals, ..with_entries(matrix, |_, _, value| value / half - 1.0) }
    };
    (least >= 0.0 && least <= 0.05 * top && most >= 0.95 * top).then(|| Candidate::new(Change::Mapped { top }, undo))
}

fn flipped(matrix: &Matrix) -> Option<Candidate> {
    // The fast pairs are last.
    let quarter = matrix.cols.div_ceil(4);
    let change = |cols: Range<usize>| -> f64 {
        let of_row = |row: usize| cols.clone().map(move |col| (matrix.at(row, col) - matrix.at(row - 1, col)).abs());
        (1..matrix.rows.min(FIRST)).flat_map(of_row).sum()
    };
    (change(matrix.cols - quarter..matrix.cols) > 2.0 * change(0..quarter))
        .then(|| Candidate::of_columns(Change::Flipped, (0..matrix.cols).rev().collect()))
}

fn negated(matrix: &Matrix) -> Option<Candidate> {
    // The cosines of slow pairs are near 1 in the first row.
    let most = matrix.values.iter().copied().map(f64::abs).fold(0.0, f64::max);
    let near = |end: f64| matrix.row(0).iter().filter(|value| (*value - end).abs() < 0.02 * most).count();
    let [negative, positive] = [-most, most].map(near);
    (5 * negative > matrix.cols && negative > 4 * positive)
        .then(|| Candidate::new(Change::Negated, |matrix| with_entries(matrix, |_, _, value| -value)))
}
