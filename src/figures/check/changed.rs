//! Encodings inside a table that was changed as a whole: padded with columns of zeros, repeated side by side, flipped, or mapped
//! to the range of a picture. The change is undone, and what is left is checked.

use std::ops::Range;

use super::laws::{Law, Order, Waves};
use super::matrix::Matrix;
use super::task::encoding;
use super::verdict::{Finding, Verdict};

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
/// Rows that are checked first, because most tables are none of these.
const FIRST: usize = 64;

impl Change {
    /// The matrix before the change.
    fn undone(self, matrix: &Matrix) -> Matrix {
        let columns = |cols: &[usize]| matrix.part(0..matrix.rows, cols);
        let first = |count: usize| columns(&(0..count).collect::<Vec<_>>());
        match self {
            Self::Padded { zeros } => first(matrix.cols - zeros),
            Self::Repeated { times } => first(matrix.cols / times),
            Self::Flipped => columns(&(0..matrix.cols).rev().collect::<Vec<_>>()),
            Self::Mapped { top } => {
                let half = top / 2.0;
                let values = matrix.values.iter().map(|value| value / half - 1.0).collect();
                // The rounding of numbers is divided, too.
                let are_whole = matrix.values.iter().all(|value| value.fract() == 0.0);
                let digits = if are_whole { Some(0) } else { matrix.decimals };
                let decimals = digits.map(|digits| digits + half.log10().floor() as i32);
                Matrix { values, decimals, ..matrix.clone() }
            }
        }
    }
}

/// The first change without which a matrix is known; `None` if there is none.
pub(super) async fn changed(matrix: &Matrix, base: f64) -> Option<Changed> {
    for change in [repeated(matrix), mapped(matrix), flipped(matrix)].into_iter().flatten() {
        let found = without(matrix, change, base).await;
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
    let found = without(matrix, Change::Padded { zeros }, base).await?;
    let layout = match &found.verdict.finding {
        Finding::Known(known) => Some(known.best.layout),
        Finding::Law(Law::Waves(Waves { order: Order::Pairs(layout), .. })) => Some(*layout),
        _ => None,
    };
    layout.is_some_and(|layout| !layout.is_of_sines()).then_some(found)
}

/// The encoding before a change: in the first rows, and if there is one in these, in all rows.
async fn without(matrix: &Matrix, change: Change, base: f64) -> Option<Changed> {
    if matrix.rows > FIRST {
        let cols: Vec<usize> = (0..matrix.cols).collect();
        encoding(&change.undone(&matrix.part(0..FIRST, &cols)), base).await?;
    }
    let verdict = encoding(&change.undone(matrix), base).await?;
    Some(Changed { change, verdict })
}

fn repeated(matrix: &Matrix) -> Option<Change> {
    let repeats = |width: &usize| {
        let is_copy = |row: usize| {
            let entries = matrix.row(row);
            entries[*width..] == entries[..matrix.cols - width]
        };
        matrix.cols.is_multiple_of(*width) && (0..matrix.rows).all(is_copy)
    };
    let width = (LEAST..=matrix.cols / 2).find(repeats)?;
    Some(Change::Repeated { times: matrix.cols / width })
}

fn mapped(matrix: &Matrix) -> Option<Change> {
    let most = matrix.values.iter().copied().fold(0.0, f64::max);
    let top = [1.0, 255.0].into_iter().find(|top| most <= 1.001 * top)?;
    let least = matrix.values.iter().copied().fold(f64::INFINITY, f64::min);
    (least >= 0.0 && least <= 0.05 * top && most >= 0.95 * top).then_some(Change::Mapped { top })
}

fn flipped(matrix: &Matrix) -> Option<Change> {
    // The fast pairs are last.
    let quarter = matrix.cols.div_ceil(4);
    let change = |cols: Range<usize>| -> f64 {
        let of_row = |row: usize| cols.clone().map(move |col| (matrix.at(row, col) - matrix.at(row - 1, col)).abs());
        (1..matrix.rows.min(FIRST)).flat_map(of_row).sum()
    };
    (change(matrix.cols - quarter..matrix.cols) > 2.0 * change(0..quarter)).then_some(Change::Flipped)
}
