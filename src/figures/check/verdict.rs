//! The result of a check: which encoding a matrix contains, and where the matrix deviates from that encoding.

use super::changed::Changed;
use super::compare::{Compared, first_beyond};
use super::convention::Convention;
use super::entries::Entries;
use super::equivalents::{equivalents, usual};
use super::frame::Frame;
use super::hypothesis::{Hypothesis, Rule};
use super::laws::{Law, Learned, Slip, slip_of_base, slip_of_step};
use super::layout::Layout;
use super::matrix::{Form, Matrix};
use super::nested::Nested;
use super::precision::Level;
use crate::core::pitfalls::Bug;

/// Angles in 32 bits are reported as a bug only if their error exceeds that of storing the entries in bfloat16.
pub(super) const HARM: f64 = 1.0 / 256.0;
/// Number of first rows that libraries reserve for padding.
const PADDING: usize = 2;

/// The result of a check.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Rows and columns.
    pub shape: [usize; 2],
    /// Digits after the decimal point, if the numbers were read from text.
    pub decimals: Option<i32>,
    /// Whether the matrix is transposed, so that positions run along the columns.
    pub is_transposed: bool,
    /// What it contains.
    pub finding: Finding,
}

/// What a matrix contains.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// No information about positions.
    Nothing(Nothing),
    /// An encoding that is known entry by entry, with or without faults.
    Known(Box<Known>),
    /// No known encoding, but entries that follow a law.
    Law(Law),
    /// Two encodings side by side, of two axes.
    Nested(Box<Nested>),
    /// An encoding that was changed as a whole.
    Changed(Box<Changed>),
    /// Rotations without a law, as in positions that a model learned.
    Learned(Learned),
    /// None of these. The first entry that differs from the page's encoding.
    Unknown(Option<Difference>),
}

/// A known encoding, and where the matrix deviates from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The best-fitting encoding.
    pub best: Hypothesis,
    /// Other descriptions of the same numbers, each as a rule and a base.
    pub same: Vec<(Rule, f64)>,
    /// The convention that the matrix follows, if not the paper's.
    pub convention: Option<Convention>,
    /// The precision in which the best-fitting encoding fits.
    pub level: Level,
    /// Number of entries whose error exceeds the tolerance of that precision.
    pub off: usize,
    /// The first entry whose error exceeds the tolerance.
    pub differs: Option<Difference>,
    /// The largest error.
    pub max_error: f64,
    /// Number of zeros attributed to dropout.
    pub holes: usize,
    /// Unexpected rows of zeros, counted from 0.
    pub zero_rows: Vec<usize>,
    /// Whether a trailing column of zeros makes the number of columns odd.
    pub is_padded: bool,
    /// The wrong row, counted from 0, if it is the only one, or the first zero row that is not padding.
    pub row: Option<(usize, RowFault)>,
    /// The known bug in the encoding, if any.
    pub bug: Option<Bug>,
    /// Where that bug first shows: the first entry that differs from the encoding without the bug.
    pub shows: Option<Difference>,
    /// The likely cause of an unusual base or step.
    pub slip: Option<Slip>,
}

/// Why a matrix contains no information about positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// All entries are zero.
    Zeros,
    /// All entries are equal.
    Constant,
    /// All rows are equal.
    Rows,
}

/// What is wrong with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// The row is zero, and it is not a padding row.
    Zero,
    /// The row is overwritten by a copy of the previous row.
    Copy,
    /// The row is an inserted copy of the previous row, so that all later rows are shifted by one position.
    Repeat,
    /// Any other error.
    Other,
}

/// An entry that differs from the expected value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The row, counted from 0.
    pub row: usize,
    /// The dimension.
    pub col: usize,
    /// The expected value.
    pub expected: f64,
    /// The value found.
    pub found: f64,
}

/// The matrix and frame to which a search result applies.
pub(super) struct CheckedTable<'a> {
    pub(super) matrix: &'a Matrix,
    pub(super) frame: Frame,
    /// The searched part.
    pub(super) part: &'a Matrix,
    /// The page's base.
    pub(super) base: f64,
}

impl Nothing {
    /// Checks whether all rows are equal; `None` if they are not.
    pub(super) fn of(matrix: &Matrix) -> Option<Self> {
        let first = matrix.row(0);
        if !(1..matrix.rows).all(|row| matrix.row(row) == first) {
            return None;
        }
        Some(match first {
            _ if first.iter().all(|value| *value == 0.0) => Self::Zeros,
            _ if first.iter().all(|value| *value == first[0]) => Self::Constant,
            _ => Self::Rows,
        })
    }
}

impl Verdict {
    /// Number of rows, one for each position, of the table as it is read.
    pub(super) fn rows(&self) -> usize {
        self.shape[usize::from(self.is_transposed)]
    }

    /// Number of its columns.
    pub(super) fn cols(&self) -> usize {
        self.shape[usize::from(!self.is_transposed)]
    }

    /// The verdict for an upright matrix.
    pub(super) fn of(matrix: &Matrix, finding: Finding) -> Self {
        let Matrix { rows, cols, decimals, .. } = *matrix;
        Self { shape: [rows, cols], decimals, is_transposed: false, finding }
    }

    /// The known encoding, if that is what was found.
    pub fn known(&self) -> Option<&Known> {
        if let Finding::Known(known) = &self.finding { Some(known) } else { None }
    }

    /// The law, if that is what was found.
    pub fn law(&self) -> Option<&Law> {
        if let Finding::Law(law) = &self.finding { Some(law) } else { None }
    }

    /// Whether nothing was found at all.
    pub fn is_unknown(&self) -> bool {
        matches!(self.finding, Finding::Unknown(_))
    }
}

impl CheckedTable<'_> {
    /// The verdict for a matrix with an unknown encoding.
    pub(super) fn unknown(&self) -> Verdict {
        let of_page = Hypothesis::paper(Layout::Interleaved, self.base);
        Verdict::of(self.matrix, Finding::Unknown(self.first_beyond(&of_page, Level::Bf16)))
    }

    /// The verdict for a hypothesis that was compared with the whole matrix and fits in the precision `level`, given the
    /// zero rows.
    pub(super) fn verdict(
        &self,
        found: Hypothesis,
        compared: &Compared,
        level: Level,
        zero_rows: Vec<usize>,
    ) -> Verdict {
        let mut equivalents = equivalents(&found, self.frame.cols, self.base);
        let best = equivalents.remove(0);
        let bug = self.bug(&best, compared);
        let correct = Hypothesis {
            rule: if bug.is_some() { Rule::Paper } else { best.rule },
            step: if bug == Some(Bug::Degrees) { 1.0 } else { best.step },
            ..best
        };
        // A clear difference is preferred: one beyond the tolerance of bfloat16.
        let shows = match bug {
            Some(Bug::Single) => self.first_beyond(&correct, Level::F32),
            Some(_) => self.first_beyond(&correct, Level::Bf16).or_else(|| self.first_beyond(&correct, Level::F32)),
            None => None,
        };
        let row = self.row(&found, compared, &zero_rows);
        let differs = compared.first.map(|[row, col]| self.difference(&found, row, col));
        let known = Known {
            best,
            same: equivalents.into_iter().map(|equivalent| (equivalent.rule, equivalent.base)).collect(),
            convention: if bug.is_some() { None } else { self.convention(&best) },
            slip: if bug.is_some() { None } else { self.slip(&best, compared) },
            level,
            off: compared.off,
            differs,
            max_error: compared.max_error * found.scale,
            holes: compared.holes,
            zero_rows,
            is_padded: self.frame.is_padded,
            row,
            bug,
            shows,
        };
        let plain = Verdict::of(self.matrix, Finding::Known(Box::new(known)));
        Verdict { is_transposed: self.frame.is_transposed, ..plain }
    }

    /// The convention of the best encoding. A table of complex numbers is one for rotary embedding, since it multiplies
    /// pairs.
    fn convention(&self, best: &Hypothesis) -> Option<Convention> {
        let is_cis = self.matrix.form == Form::Complex && best.layout == Layout::InterleavedCosFirst;
        if is_cis { Some(Convention::Rotary) } else { Convention::of(best) }
    }

    /// The likely cause of an unusual base or step.
    fn slip(&self, best: &Hypothesis, compared: &Compared) -> Option<Slip> {
        let cols = 2 * best.pairs(self.frame.cols);
        if best.grid.is_some() || !matches!(best.rule, Rule::Paper | Rule::Half) {
            return None;
        }
        // Relative accuracy of a base measured in this precision.
        let mut within = match compared.level? {
            Level::F64 => 1e-9,
            Level::F32 => 1e-5,
            Level::Single => 1e-4,
            _ => 5e-3,
        };
        if let Some(decimals) = self.matrix.decimals.filter(|decimals| *decimals < 15) {
            within = 10_f64.powi(-decimals).clamp(within, 0.02);
        }
        if best.step != 1.0 {
            return slip_of_step(best.base, best.step, cols, self.base, within.max(1e-6));
        }
        if best.rule == Rule::Half {
            return Some(slip_of_base(best.base.sqrt(), cols, self.base, within));
        }
        usual(best.base, self.base).is_none().then(|| slip_of_base(best.base, cols, self.base, within))
    }

    fn bug(&self, best: &Hypothesis, compared: &Compared) -> Option<Bug> {
        let is_odd = !self.frame.cols.is_multiple_of(2) && Layout::BOTH.contains(&best.layout);
        match best.rule {
            // tensor2tensor's own formula, in its own layout, is not a bug.
            Rule::Wrong(Bug::Denominator) if Convention::of(best) == Some(Convention::Tensor2Tensor) => None,
            Rule::Wrong(bug) => Some(bug),
            _ if best.is_in_degrees() => Some(Bug::Degrees),
            _ if is_odd => Some(Bug::Odd),
            // At the first positions, the error of 32-bit angles is negligible and no bug.
            _ if compared.level == Some(Level::Single) && compared.max_error > HARM && compared.off == 0 => {
                Some(Bug::Single)
            }
            _ => None,
        }
    }

    /// The wrong row, if it is the only one, or the first zero row that is not padding.
    fn row(&self, found: &Hypothesis, compared: &Compared, zero_rows: &[usize]) -> Option<(usize, RowFault)> {
        let lead = self.frame.lead;
        if let Some(row) = found.repeated_row {
            return Some((row + lead, RowFault::Repeat));
        }
        if let Some(row) = zero_rows.iter().find(|row| **row >= lead.max(PADDING)) {
            return Some((*row, RowFault::Zero));
        }
        let is_wrong_row = compared.off > 1 && compared.in_one_row && 4 * compared.off >= self.frame.cols;
        let [row, _] = compared.first.filter(|_| is_wrong_row)?;
        let at = |row, col| self.frame.at(self.matrix, row, col);
        let is_copy = row > 0 && (0..self.frame.cols).all(|col| at(row, col) == at(row - 1, col));
        Some((row + lead, if is_copy { RowFault::Copy } else { RowFault::Other }))
    }

    fn difference(&self, hypothesis: &Hypothesis, row: usize, col: usize) -> Difference {
        let expected = Entries::all(hypothesis, self.frame.cols).at(row, col).1 * hypothesis.scale;
        Difference { row: row + self.frame.lead, col, expected, found: self.frame.at(self.matrix, row, col) }
    }

    /// The first entry of the searched part whose error exceeds the tolerance of a precision.
    fn first_beyond(&self, hypothesis: &Hypothesis, level: Level) -> Option<Difference> {
        let [row, col] = first_beyond(self.part, hypothesis, level)?;
        Some(self.difference(hypothesis, row, col))
    }
}

#[cfg(test)]
mod tests;
