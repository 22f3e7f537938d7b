//! Compares a hypothesis with the entries of a matrix, in every precision at once.

use super::entries::Entries;
use super::hypothesis::Hypothesis;
use super::matrix::Matrix;
use super::precision::{Level, VAGUE};
use super::yield_now::yield_now;

/// Maximum fraction of entries beyond the tolerance. With more, a hypothesis does not fit.
const MOST_OFF: f64 = 0.1;
/// If more than this fraction of entries, in several rows, is beyond the tolerance, and a coarser precision explains
/// all of them, the coarser precision is chosen.
const SOME_OFF: f64 = 0.02;
/// Minimum fraction of entries that a precision can judge. With fewer, it does not fit.
const LEAST_JUDGED: f64 = 0.1;
/// If more than this fraction of entries are unexpected zeros, they are attributed to dropout.
const SOME_HOLES: f64 = 0.02;
/// If more than this fraction of entries are unexpected zeros, the hypothesis does not fit.
const MOST_HOLES: f64 = 0.5;

/// Approximate number of entries compared between yields: a few milliseconds of work.
const PIECE: usize = 1 << 16;

/// The result of a comparison.
#[derive(Clone, Debug)]
pub(super) struct Compared {
    /// The finest precision in which the matrix fits; `None` if it fits in none.
    pub(super) level: Option<Level>,
    /// Number of entries whose error exceeds the tolerance of that precision; all entries if there is none.
    pub(super) off: usize,
    /// Number of unexpected zeros, not included in `off`.
    pub(super) holes: usize,
    /// Row and column of the first entry beyond the tolerance. If there are `holes`, zeros are not considered.
    pub(super) first: Option<[usize; 2]>,
    /// Whether all entries beyond the tolerance are in one row.
    pub(super) in_one_row: bool,
    /// Whether more entries are beyond the tolerance than a few mistakes would explain.
    pub(super) is_spread: bool,
    /// The largest error of a nonzero entry, divided by the scale.
    pub(super) max_error: f64,
}

/// Counts for one precision.
#[derive(Clone, Copy, Default)]
struct Count {
    /// Entries whose tolerance is at most [`VAGUE`].
    judged: usize,
    off: usize,
    holes: usize,
    /// The first entry beyond the tolerance.
    first: Option<[usize; 2]>,
    /// The first such entry that is not zero.
    first_nonzero: Option<[usize; 2]>,
    /// Entries beyond the tolerance that are not in the row of `first`.
    elsewhere: usize,
}

impl Count {
    /// Whether more entries are beyond the tolerance, in more than one row, than a few mistakes would explain.
    fn is_spread(&self) -> bool {
        self.off as f64 > SOME_OFF * self.judged as f64 && self.elsewhere > 0
    }
}

/// A comparison in progress.
pub(super) struct Tally {
    entries: Entries,
    scale: f64,
    rounding: f64,
    from: Level,
    counts: [Count; Level::ALL.len()],
    total: usize,
    max_error: f64,
}

/// Rounding error of numbers that were read from text: slightly more than half a unit of the last decimal, because
/// decimals are not exact in binary.
pub(super) fn rounding_error(matrix: &Matrix) -> f64 {
    matrix.decimals.map_or(0.0, |decimals| 0.5001 * 10_f64.powi(-decimals))
}

impl Tally {
    /// A comparison of all columns of a matrix with `cols` columns, in the precision `from` and all coarser ones.
    pub(super) fn new(hypothesis: &Hypothesis, cols: usize, rounding: f64, from: Level) -> Self {
        Self::of(Entries::all(hypothesis, cols), hypothesis.scale, rounding, from)
    }

    /// A comparison with these entries, multiplied by `scale`.
    pub(super) fn of(entries: Entries, scale: f64, rounding: f64, from: Level) -> Self {
        Self { entries, scale, rounding: rounding / scale, from, counts: Default::default(), total: 0, max_error: 0.0 }
    }

    /// Compares a row. A row of zeros is skipped. Returns whether the caller should yield.
    pub(super) fn take(&mut self, row: usize, values: impl Iterator<Item = f64> + Clone) -> bool {
        if values.clone().all(|value| value == 0.0) {
            return false;
        }
        let before = self.total / PIECE;
        for (col, value) in values.enumerate() {
            let (angle, exact) = self.entries.at(row, col);
            let difference = (value / self.scale - exact).abs();
            self.total += 1;
            if value != 0.0 {
                self.max_error = self.max_error.max(difference);
            }
            for level in &Level::ALL[self.from as usize..] {
                let allowed = level.allows(angle, exact) + self.rounding;
                if allowed > VAGUE {
                    continue;
                }
                let count = &mut self.counts[*level as usize];
                count.judged += 1;
                if difference <= allowed {
                    continue;
                }
                if value == 0.0 {
                    count.holes += 1;
                } else {
                    count.off += 1;
                    count.first_nonzero.get_or_insert([row, col]);
                }
                let first = *count.first.get_or_insert([row, col]);
                count.elsewhere += usize::from(first[0] != row);
            }
        }
        self.total / PIECE > before
    }

    /// The result so far.
    pub(super) fn done(&self) -> Compared {
        let fraction = |count: usize, of: usize| count as f64 / of.max(1) as f64;
        let mut fitting = Level::ALL.into_iter().skip(self.from as usize).filter(|level| {
            let count = self.count(*level);
            fraction(count.off, count.judged) <= MOST_OFF
                && fraction(count.holes, count.judged) <= MOST_HOLES
                && fraction(count.judged, self.total) >= LEAST_JUDGED
        });
        let Some(finest) = fitting.next() else {
            return Compared {
                level: None,
                off: self.total,
                holes: 0,
                first: None,
                in_one_row: false,
                is_spread: true,
                max_error: self.max_error,
            };
        };
        // Small errors everywhere indicate a coarser precision.
        let is_spread = self.count(finest).is_spread();
        let coarser = fitting.find(|level| is_spread && self.count(*level).off == 0);
        self.in_level(coarser.unwrap_or(finest))
    }

    /// The result in this precision, whether it fits or not.
    pub(super) fn in_level(&self, level: Level) -> Compared {
        let count = self.count(level);
        Compared {
            level: Some(level),
            off: count.off,
            holes: count.holes,
            first: if count.holes > 0 { count.first_nonzero } else { count.first },
            in_one_row: count.elsewhere == 0,
            is_spread: count.is_spread(),
            max_error: self.max_error,
        }
    }

    /// The counts of a precision; a few zeros count as ordinary errors.
    fn count(&self, level: Level) -> Count {
        let mut count = self.counts[level as usize];
        if count.holes as f64 <= SOME_HOLES * count.judged as f64 {
            count.off += std::mem::take(&mut count.holes);
        }
        count
    }

    /// Whether a row is expected to be zero.
    pub(super) fn is_zero(&self, row: usize, cols: usize) -> bool {
        (0..cols).all(|col| self.entries.at(row, col).1 == 0.0)
    }
}

/// The first entry whose error exceeds the tolerance of a precision.
pub(super) fn first_beyond(matrix: &Matrix, hypothesis: &Hypothesis, level: Level) -> Option<[usize; 2]> {
    let entries = Entries::all(hypothesis, matrix.cols);
    let rounding = rounding_error(matrix);
    let places = (0..matrix.rows).flat_map(|row| (0..matrix.cols).map(move |col| [row, col]));
    places.into_iter().find(|[row, col]| {
        let (angle, exact) = entries.at(*row, *col);
        let allowed = hypothesis.scale * level.allows(angle, exact) + rounding;
        (matrix.at(*row, *col) - hypothesis.scale * exact).abs() > allowed
    })
}

/// Compares a hypothesis with the whole matrix.
pub(super) async fn compare(matrix: &Matrix, hypothesis: &Hypothesis) -> Compared {
    let mut tally = Tally::new(hypothesis, matrix.cols, rounding_error(matrix), Level::F64);
    for row in 0..matrix.rows {
        if tally.take(row, matrix.row(row).iter().copied()) {
            yield_now().await;
        }
    }
    tally.done()
}

/// Whether a fit is significant: at least two columns must vary by more than the tolerance of the precision, and match.
pub(super) fn is_evident(matrix: &Matrix, hypothesis: &Hypothesis, level: Level) -> bool {
    let entries = Entries::all(hypothesis, matrix.cols);
    let rounding = rounding_error(matrix) / hypothesis.scale;
    let is_significant = |col: &usize| {
        let (mut low, mut high, mut max_allowed, mut judged, mut off) = (f64::MAX, f64::MIN, 0.0_f64, 0, 0);
        for row in 0..matrix.rows {
            let (angle, exact) = entries.at(row, *col);
            let allowed = level.allows(angle, exact) + rounding;
            if allowed > VAGUE {
                continue;
            }
            let found = matrix.at(row, *col) / hypothesis.scale;
            judged += 1;
            off += usize::from(found != 0.0 && (found - exact).abs() > allowed);
            (low, high, max_allowed) = (low.min(exact), high.max(exact), max_allowed.max(allowed));
        }
        high - low > 4.0 * max_allowed && off as f64 <= 0.2 * f64::from(judged)
    };
    (0..matrix.cols).filter(is_significant).nth(1).is_some()
}

#[cfg(test)]
mod tests;
