//! Vectors that rotary embedding has turned by their positions: the same vector in each row, as in a test with ones. The
//! angles alone are an encoding.

use super::{Candidate, Change, FIRST, PAIRINGS, with_entries};
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::check::sample::spread;

/// Maximum relative difference between the lengths of a vector in two rows: twice that of rounding to bfloat16.
const SAME_LENGTH: f64 = 0.01;
/// Minimum movement of a vector that turns, relative to its length.
const MOVES: f64 = 0.1;

pub(super) fn turned(matrix: &Matrix) -> Option<Candidate> {
    if !matrix.cols.is_multiple_of(2) || matrix.rows < 4 {
        return None;
    }
    let layout = PAIRINGS.into_iter().find(|layout| turns(matrix, *layout))?;
    Some(Candidate::new(Change::Turned { layout }, move |matrix| turning(matrix, layout)))
}

/// Whether each pair keeps its length in the first rows, and some turn.
fn turns(matrix: &Matrix, layout: Layout) -> bool {
    let mut some_move = false;
    for pair in spread(matrix.cols / 2, 64) {
        let at = |row: usize| layout.columns(matrix.cols / 2, pair).map(|col| matrix.at(row, col));
        let [x, y] = at(0);
        let length = x.hypot(y);
        for row in 1..matrix.rows.min(FIRST) {
            let [to_x, to_y] = at(row);
            if (to_x.hypot(to_y) - length).abs() > SAME_LENGTH * length {
                return false;
            }
            some_move |= (to_x - x).hypot(to_y - y) > MOVES * length;
        }
    }
    some_move
}

/// Sine and cosine of the angle by which each pair has turned since the first row, in the paper's order.
fn turning(matrix: &Matrix, layout: Layout) -> Matrix {
    with_entries(matrix, |row, col, _| {
        let [[x, y], [to_x, to_y]] =
            [0, row].map(|row| layout.columns(matrix.cols / 2, col / 2).map(|col| matrix.at(row, col)));
        let squared = x * x + y * y;
        match col % 2 {
            // A vector of length 0 is at rest.
            odd if squared == 0.0 => odd as f64,
            0 => (x * to_y - y * to_x) / squared,
            _ => (x * to_x + y * to_y) / squared,
        }
    })
}
