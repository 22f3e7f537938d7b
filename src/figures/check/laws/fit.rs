//! Compares all entries with a law and classifies the residuals: rounding of a known precision, noise, wrong rows.

use super::{Guess, Positions};
use crate::check::compare::{Tally, rounding_error};
use crate::check::entries::Entries;
use crate::check::matrix::Matrix;
use crate::check::precision::Level;
use crate::check::rotation::median;
use crate::check::yield_now::yield_now;

/// Minimum fraction of the variance that the law must explain.
const EXPLAINED: f64 = 0.9;
/// Maximum fraction of wrong rows.
const MOST_WRONG: f64 = 0.3;
/// A row is wrong if its error exceeds this multiple of the median, and 2 % of the amplitude.
const WRONG: f64 = 6.0;
/// Minimum number of columns that must vary and match.
const LEAST_COLUMNS: usize = 4;

/// The residuals of a matrix under a law.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The precision in which entries fit, except in wrong rows; `None` if there is noise.
    pub level: Option<Level>,
    /// Root mean square error outside of wrong rows.
    pub noise: f64,
    /// The largest error outside of wrong rows.
    pub most: f64,
    /// Rows that are wrong, counted from 0.
    pub wrong: Vec<usize>,
    /// If there is a precision: number of entries outside of wrong rows that exceed its tolerance.
    pub off: usize,
}

impl Fit {
    /// Whether this fit is much better than `than`: it alone has a precision, its noise is much smaller, or it has
    /// fewer wrong rows or far fewer wrong entries.
    pub(super) fn is_much_better(&self, than: &Self) -> bool {
        let wrong = |fit: &Self| fit.wrong.len();
        match (self.level, than.level) {
            (Some(_), None) => true,
            (None, Some(_)) => false,
            _ => {
                3.0 * self.noise < than.noise && than.noise > 1e-9
                    || (wrong(self), self.off) < (wrong(than), than.off / 4) && self.noise < 2.0 * than.noise + 1e-6
            }
        }
    }
}

/// For a column: number of entries, and the sums of entries, squared entries, squared residuals, expected entries and
/// squared expected entries.
type Sums = [f64; 6];

/// The residuals of a matrix under a guessed law; `None` if the law explains too little.
pub(super) async fn fitted(matrix: &Matrix, guess: &Guess) -> Option<Fit> {
    let positions = guess.positions.of(matrix.rows);
    let entries = Entries::waves(&guess.waves, &positions);
    let rows = row_errors(matrix, &entries, guess.amplitude).await;
    let median_error = median(rows.iter().map(|row| row.error).collect())?;
    let limit = (WRONG * median_error).max(0.02 * guess.amplitude);
    let is_wrong = |row: &RowError| row.error > limit || row.is_missing;
    let wrong: Vec<usize> = (0..matrix.rows).filter(|row| is_wrong(&rows[*row])).collect();
    if wrong.len() as f64 > MOST_WRONG * matrix.rows as f64 {
        return None;
    }
    let mut sums = vec![Sums::default(); matrix.cols];
    let mut tally =
        Tally::of(Entries::waves(&guess.waves, &positions), guess.amplitude, rounding_error(matrix), Level::F64);
    let mut done = 0;
    for row in (0..matrix.rows).filter(|row| !is_wrong(&rows[*row])) {
        for (col, sums) in sums.iter_mut().enumerate() {
            let (found, expected) = (matrix.at(row, col), guess.amplitude * entries.at(row, col).1);
            let squared_residual = (found - expected).powi(2);
            let terms = [1.0, found, found * found, squared_residual, expected, expected * expected];
            sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term);
        }
        tally.take(row, matrix.row(row).iter().copied());
        done += matrix.cols;
        if done > 1 << 15 {
            done = 0;
            yield_now().await;
        }
    }
    let variation = |count: f64, sum: f64, squares: f64| (squares - sum * sum / count).max(0.0);
    let total: f64 = sums.iter().map(|sums| variation(sums[0], sums[1], sums[2])).sum();
    let squared_residuals: f64 = sums.iter().map(|sums| sums[3]).sum();
    let count: f64 = sums.iter().map(|sums| sums[0]).sum();
    let noise = (squared_residuals / count).sqrt();
    // A column is significant if its expected variation clearly exceeds its residuals.
    let is_significant = |sums: &&Sums| {
        let expected = variation(sums[0], sums[4], sums[5]);
        expected > 4.0 * sums[3].max(1e-24) && expected > 1e-12 * guess.amplitude.powi(2)
    };
    let significant = sums.iter().filter(is_significant).count();
    if significant < LEAST_COLUMNS.min(matrix.cols) || squared_residuals > (1.0 - EXPLAINED) * total {
        return None;
    }
    let compared = tally.done();
    let level = compared.level.filter(|_| !compared.is_spread && compared.holes == 0);
    // The number of fitted parameters must be small compared with the number of entries.
    let list_parameters = if let Positions::List(list) = &guess.positions { list.len() } else { 0 };
    let parameters = 4 + guess.series.parameters() + list_parameters;
    let entries_per_parameter = if level.is_some_and(|level| level <= Level::Single) { 2 } else { 4 };
    if matrix.values.len() < entries_per_parameter * parameters {
        return None;
    }
    // A small table can match some law by chance, unless it is precise.
    let is_precise = level.is_some_and(|level| level <= Level::F16);
    if !is_precise && (matrix.cols < 8 || significant < 6 || matrix.rows < 12) {
        return None;
    }
    Some(Fit {
        level,
        noise,
        most: compared.max_error * guess.amplitude,
        wrong,
        off: if level.is_some() { compared.off } else { 0 },
    })
}

struct RowError {
    /// Root mean square error.
    error: f64,
    /// Whether all entries are zero although the law predicts other numbers.
    is_missing: bool,
}

async fn row_errors(matrix: &Matrix, entries: &Entries, amplitude: f64) -> Vec<RowError> {
    let mut rows = Vec::with_capacity(matrix.rows);
    let mut done = 0;
    for row in 0..matrix.rows {
        let found = matrix.row(row).iter().enumerate();
        let squares: f64 = found.map(|(col, value)| (value - amplitude * entries.at(row, col).1).powi(2)).sum();
        let error = (squares / matrix.cols as f64).sqrt();
        let is_missing = error > 0.1 * amplitude && matrix.row(row).iter().all(|value| *value == 0.0);
        rows.push(RowError { error, is_missing });
        done += matrix.cols;
        if done > 1 << 16 {
            done = 0;
            yield_now().await;
        }
    }
    rows
}
