//! Encodings to which numbers were added that are the same in each row: a constant, a vector such as one token's embedding, or
//! the means of the columns, with the opposite sign. Tried with the usual bases, layouts and first positions.

use super::{Candidate, Change, FIRST, with_entries};
use crate::check::entries::Entries;
use crate::check::equivalents::likely_encodings;
use crate::check::hypothesis::Hypothesis;
use crate::check::matrix::Matrix;
use crate::check::sample::spread;

/// Maximum fraction of a column's variance that the encoding does not explain.
const UNEXPLAINED: f64 = 1e-3;
/// Minimum variance of a column in the encoding: a factor of one with less is lost in rounding.
const VARIES: f64 = 1e-6;
/// Maximum difference between numbers that count as equal.
const EQUAL: f64 = 1e-3;

/// How a column follows that of an encoding: `factor`·encoding + `shift`.
struct Column {
    factor: f64,
    shift: f64,
    mean: f64,
    deviation: f64,
}

pub(super) fn shifted(matrix: &Matrix, base: f64) -> Option<Candidate> {
    if !matrix.cols.is_multiple_of(2) || matrix.cols < 4 || matrix.rows < 4 {
        return None;
    }
    let first = matrix.part(0..matrix.rows.min(FIRST), &(0..matrix.cols).collect::<Vec<_>>());
    let some: Vec<usize> = spread(matrix.cols, 12).collect();
    let found = likely_encodings(base).find(|hypothesis| columns(&first, hypothesis, &some).is_some())?;
    let of_all = columns(matrix, &found, &(0..matrix.cols).collect::<Vec<_>>())?;
    let all = |is: &dyn Fn(&Column) -> bool| of_all.iter().all(is);
    let is_centred = all(&|column| column.mean.abs() < EQUAL);
    let is_shifted = all(&|column| (column.factor - 1.0).abs() < 0.01);
    let change = match () {
        () if is_shifted && all(&|column| (column.shift - of_all[0].shift).abs() < EQUAL) => {
            let mean = of_all.iter().map(|column| column.shift).sum::<f64>() / of_all.len() as f64;
            Change::Plus { number: (mean * 1e6).round() / 1e6 }
        }
        () if is_shifted && is_centred => Change::Centred,
        () if is_shifted => Change::PlusRow,
        () if is_centred && all(&|column| column.deviation < EQUAL || (column.deviation - 1.0).abs() < 0.02) => {
            Change::Standardised
        }
        () => return None,
    };
    let columns = of_all.into_iter().map(|Column { factor, shift, .. }| match change {
        Change::Plus { number } => (1.0, number),
        _ if is_shifted => (1.0, shift),
        _ => (factor, shift),
    });
    let columns: Vec<(f64, f64)> = columns.collect();
    Some(Candidate::new(change, move |matrix| {
        with_entries(matrix, |_, col, value| (value - columns[col].1) / columns[col].0)
    }))
}

/// How these columns follow an encoding; `None` if one does not.
fn columns(matrix: &Matrix, hypothesis: &Hypothesis, which: &[usize]) -> Option<Vec<Column>> {
    let pairs = hypothesis.pairs(matrix.cols);
    // Only the frequencies that are needed: a matrix may have millions of columns.
    let freqs = |pair: usize| [hypothesis.base.powf(-(pair as f64) / pairs as f64); 2];
    let count = matrix.rows as f64;
    let column = |col: usize| {
        let entries = Entries::for_columns(hypothesis, matrix.cols, pairs, freqs, [col]);
        let expected: Vec<f64> = (0..matrix.rows).map(|row| entries.at(row, 0).1).collect();
        let found = || (0..matrix.rows).map(|row| matrix.at(row, col));
        let [mean, expected_mean] = [found().sum::<f64>(), expected.iter().sum()].map(|sum| sum / count);
        let [variance, expected_variance, common] =
            found().zip(&expected).fold([0.0; 3], |[of_found, of_expected, of_both], (found, expected)| {
                let [found, expected] = [found - mean, expected - expected_mean];
                [of_found + found * found, of_expected + expected * expected, of_both + found * expected]
            });
        let deviation = (variance / count).sqrt();
        if expected_variance < VARIES * count && variance < 100.0 * VARIES * count {
            return Some(Column { factor: 1.0, shift: mean - expected_mean, mean, deviation });
        }
        let unexplained = 1.0 - common * common / (variance * expected_variance);
        let factor = common / expected_variance;
        (unexplained < UNEXPLAINED && factor > 0.0).then_some(Column {
            factor,
            shift: mean - factor * expected_mean,
            mean,
            deviation,
        })
    };
    which.iter().map(|col| column(*col)).collect()
}
