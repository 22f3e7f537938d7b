//! Two encodings side by side whose rows count two things at once, as in a video: some columns change only from group to
//! group of rows (time), the others only within a group (the place in a picture), in the same way in every group.

use std::cell::Cell;

use super::matrix::Matrix;
use super::task::checked;
use super::verdict::{Finding, Verdict};

/// The columns of both encodings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Columns {
    /// Number of rows in a group.
    pub(super) period: usize,
    /// The columns that change from group to group.
    pub(super) slow: Vec<usize>,
    /// The columns that change within a group.
    pub(super) fast: Vec<usize>,
}

/// Two encodings side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct Nested {
    /// Number of rows in a group.
    pub period: usize,
    /// First and last of the columns that change from group to group, and the verdict on them: one row for each group.
    pub slow: ([usize; 2], Verdict),
    /// First and last of the columns that change within a group, and the verdict on them: the rows of one group.
    pub fast: ([usize; 2], Verdict),
}

/// Splits the columns of a matrix, in row-major order; `None` if they are not those of two encodings. Of several numbers of
/// rows in a group, the largest is taken: what is left within a group may then be split again.
pub(super) fn columns(values: &[f64], cols: usize) -> Option<Columns> {
    /// With fewer columns, equal numbers are no evidence.
    const LEAST: usize = 2;
    let rows = values.len() / cols;
    let at = |row: usize, col: usize| values[row * cols + col];
    let repeats =
        |col: usize, before: &dyn Fn(usize) -> usize| (0..rows).all(|row| at(row, col) == at(before(row), col));
    let (constant, varying): (Vec<usize>, Vec<usize>) = (0..cols).partition(|col| repeats(*col, &|_| 0));
    let split = |period: usize| -> Option<Columns> {
        let (mut slow, mut fast) = (Vec::new(), Vec::new());
        for &col in &varying {
            if repeats(col, &|row| row - row % period) {
                slow.push(col);
            } else if repeats(col, &|row| row % period) {
                fast.push(col);
            } else {
                return None;
            }
        }
        if slow.len() < LEAST || fast.len() < LEAST {
            return None;
        }
        // A pair so slow that its entries are rounded to one number is beside others of its encoding.
        for &col in &constant {
            let nearest = |of: &[usize]| of.iter().map(|other| other.abs_diff(col)).min();
            if nearest(&slow) <= nearest(&fast) { slow.push(col) } else { fast.push(col) }
        }
        slow.sort_unstable();
        fast.sort_unstable();
        Some(Columns { period, slow, fast })
    };
    (2..=rows / 2).rev().filter(|period| rows.is_multiple_of(*period)).find_map(split)
}

/// Identifies both encodings; `None` if one of them is not known.
pub(super) async fn nested(matrix: &Matrix, base: f64) -> Option<Nested> {
    let Columns { period, slow, fast } = columns(&matrix.values, matrix.cols)?;
    let parts = [matrix.part((0..matrix.rows).step_by(period), &slow), matrix.part(0..period, &fast)];
    let mut verdicts = Vec::new();
    for part in &parts {
        let progress = Cell::new(0.0);
        let verdict = Box::pin(checked(part, base, &progress)).await;
        let is_known = matches!(verdict.finding, Finding::Known(_) | Finding::Law(_) | Finding::Nested(_));
        verdicts.push(is_known.then_some(verdict)?);
    }
    let ends = |columns: &[usize]| [columns[0], columns[columns.len() - 1]];
    let fast = (ends(&fast), verdicts.pop()?);
    Some(Nested { period, slow: (ends(&slow), verdicts.pop()?), fast })
}
