//! What a matrix is, and where it is not what it should be.

use super::compare::{Compared, first_beyond};
use super::convention::Convention;
use super::entries::Entries;
use super::frame::Frame;
use super::hypothesis::{Hypothesis, Rule};
use super::layout::Layout;
use super::matrix::Matrix;
use super::precision::Level;
use super::readings::readings;
use crate::core::pitfalls::Bug;

/// Angles in 32 bits are called a bug where they do more harm than storing the entries in bfloat16.
pub(super) const HARM: f64 = 1.0 / 256.0;
/// Rows that libraries keep for padding, whose index is 0 or 1.
const PADDING: usize = 2;

/// What a matrix is.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Rows and columns.
    pub shape: [usize; 2],
    /// Digits after the point, where the numbers came as text.
    pub decimals: Option<i32>,
    /// Whether positions run along the columns.
    pub is_turned: bool,
    /// Why nothing can be said of it.
    pub nothing: Option<Nothing>,
    /// The encoding that fits best.
    pub best: Hypothesis,
    /// Other ways to say the same numbers: another rule with another base.
    pub same: Vec<(Rule, f64)>,
    /// Whose it is, if it is not the paper's.
    pub convention: Option<Convention>,
    /// In which precision it fits; `None` if it does not fit.
    pub level: Option<Level>,
    /// How many entries are further off than that precision allows.
    pub off: usize,
    /// The first of them, or, if nothing fits, the first entry that is not as the page has it.
    pub differs: Option<Difference>,
    /// The largest difference.
    pub most: f64,
    /// How many entries are zeros that a dropout left.
    pub holes: usize,
    /// Rows of zeros, counted from 0.
    pub zero_rows: Vec<usize>,
    /// Whether a column of zeros at the end makes the number of columns odd.
    pub is_padded: bool,
    /// The one row that is wrong, counted from 0.
    pub row: Option<(usize, RowFault)>,
    /// The known bug that it has.
    pub bug: Option<Bug>,
    /// Where that bug first shows: the first entry that is not as it would be without it.
    pub shows: Option<Difference>,
}

/// Why a matrix says nothing about positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// Nothing but zeros.
    Zeros,
    /// One number throughout.
    Constant,
    /// All rows are alike.
    Rows,
}

/// What is wrong with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// It is zero, and not where padding is.
    Zero,
    /// It is a copy of the row before, written over its own numbers.
    Copy,
    /// It is a copy of the row before, and the rows after it come one position late.
    Repeat,
    /// It is something else.
    Other,
}

/// An entry that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The row, counted from 0.
    pub row: usize,
    /// The dimension.
    pub col: usize,
    /// What should stand there.
    pub expected: f64,
    /// What stands there.
    pub found: f64,
}

/// What the search found, and a matrix's frame.
pub(super) struct Found<'a> {
    pub(super) matrix: &'a Matrix,
    pub(super) frame: Frame,
    pub(super) part: &'a Matrix,
    pub(super) base: f64,
}

impl Nothing {
    /// Looks for what could say something.
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
    /// Nothing known, so far.
    fn unknown(matrix: &Matrix, base: f64) -> Self {
        Self {
            shape: [matrix.rows, matrix.cols],
            decimals: matrix.decimals,
            is_turned: false,
            nothing: None,
            best: Hypothesis::paper(Layout::Interleaved, base),
            same: Vec::new(),
            convention: None,
            level: None,
            off: matrix.values.len(),
            differs: None,
            most: 0.0,
            holes: 0,
            zero_rows: Vec::new(),
            is_padded: false,
            row: None,
            bug: None,
            shows: None,
        }
    }

    /// That a matrix says nothing.
    pub(super) fn nothing(matrix: &Matrix, base: f64, why: Nothing) -> Self {
        Self { nothing: Some(why), ..Self::unknown(matrix, base) }
    }
}

impl Found<'_> {
    /// That it is nothing known.
    pub(super) fn unknown(&self) -> Verdict {
        let plain = Verdict::unknown(self.matrix, self.base);
        let differs = self.first_beyond(&plain.best, Level::Bf16);
        Verdict { differs, ..plain }
    }

    /// What it is: the hypothesis that was compared with all of it, and its rows of zeros.
    pub(super) fn told(&self, found: Hypothesis, compared: &Compared, zero_rows: Vec<usize>) -> Verdict {
        let mut readings = readings(&found, self.frame.cols, self.base);
        let best = readings.remove(0);
        let bug = self.bug(&best, compared);
        let right = Hypothesis {
            rule: if bug.is_some() { Rule::Paper } else { best.rule },
            step: if bug == Some(Bug::Degrees) { 1.0 } else { best.step },
            ..best
        };
        let shows = match bug {
            Some(Bug::Single) => self.first_beyond(&right, Level::F32),
            Some(_) => self.first_beyond(&right, Level::Bf16).or_else(|| self.first_beyond(&right, Level::F32)),
            None => None,
        };
        let row = self.row(&found, compared, &zero_rows);
        let differs = compared.first.map(|[row, col]| self.difference(&found, row, col));
        Verdict {
            is_turned: self.frame.is_turned,
            best,
            same: readings.into_iter().map(|reading| (reading.rule, reading.base)).collect(),
            convention: if bug.is_some() { None } else { Convention::of(&best) },
            level: compared.level,
            off: compared.off,
            differs,
            most: compared.most * found.scale,
            holes: compared.holes,
            zero_rows,
            is_padded: self.frame.is_padded,
            row,
            bug,
            shows,
            ..Verdict::unknown(self.matrix, self.base)
        }
    }

    fn bug(&self, best: &Hypothesis, compared: &Compared) -> Option<Bug> {
        let is_odd = !self.frame.cols.is_multiple_of(2) && Layout::BOTH.contains(&best.layout);
        match best.rule {
            // That of tensor2tensor, in its own order, is no mistake.
            Rule::Wrong(Bug::Denominator) if Convention::of(best) == Some(Convention::Tensor2Tensor) => None,
            Rule::Wrong(bug) => Some(bug),
            _ if best.is_in_degrees() => Some(Bug::Degrees),
            _ if is_odd => Some(Bug::Odd),
            // In the first positions it does no harm.
            _ if compared.level == Some(Level::Single) && compared.most > HARM && compared.off == 0 => {
                Some(Bug::Single)
            }
            _ => None,
        }
    }

    /// The one row that is wrong.
    fn row(&self, found: &Hypothesis, compared: &Compared, zero_rows: &[usize]) -> Option<(usize, RowFault)> {
        let lead = self.frame.lead;
        if let Some(row) = found.late {
            return Some((row + lead, RowFault::Repeat));
        }
        if let Some(row) = zero_rows.iter().find(|row| **row >= lead.max(PADDING)) {
            return Some((*row, RowFault::Zero));
        }
        let is_row = compared.off > 1 && compared.in_one_row && 4 * compared.off >= self.frame.cols;
        let [row, _] = compared.first.filter(|_| is_row)?;
        let at = |row, col| self.frame.at(self.matrix, row, col);
        let is_copy = row > 0 && (0..self.frame.cols).all(|col| at(row, col) == at(row - 1, col));
        Some((row + lead, if is_copy { RowFault::Copy } else { RowFault::Other }))
    }

    fn difference(&self, hypothesis: &Hypothesis, row: usize, col: usize) -> Difference {
        let expected = Entries::all(hypothesis, self.frame.cols).at(row, col).1 * hypothesis.scale;
        Difference { row: row + self.frame.lead, col, expected, found: self.frame.at(self.matrix, row, col) }
    }

    /// The first entry of the part that is further off than a precision allows.
    fn first_beyond(&self, hypothesis: &Hypothesis, level: Level) -> Option<Difference> {
        let [row, col] = first_beyond(self.part, hypothesis, level)?;
        Some(self.difference(hypothesis, row, col))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::hypothesis::DEGREE;

    fn matrix(of: &Hypothesis, rows: usize, cols: usize) -> Matrix {
        let entries = Entries::all(of, cols);
        let values = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let values = values.map(|(row, col)| of.scale * entries.at(row, col).1).collect();
        Matrix { rows, cols, values, decimals: None }
    }

    /// The same after some rows of zeros.
    fn after_zeros(of: &Matrix, lead: usize) -> Matrix {
        let values = [vec![0.0; lead * of.cols], of.values.clone()].concat();
        Matrix { rows: of.rows + lead, values, ..of.clone() }
    }

    fn paper() -> Hypothesis {
        Hypothesis::paper(Layout::Interleaved, 1e4)
    }

    /// Everything fits.
    const EXACT: Compared = Compared {
        level: Some(Level::F64),
        off: 0,
        holes: 0,
        first: None,
        in_one_row: true,
        is_spread: false,
        most: 0.0,
    };

    fn with<T>(matrix: &Matrix, ask: impl Fn(&Found<'_>) -> T) -> T {
        on_page(1e4, matrix, ask)
    }

    /// With this base on the page.
    fn on_page<T>(base: f64, matrix: &Matrix, ask: impl Fn(&Found<'_>) -> T) -> T {
        let frame = Frame::of(matrix, false).expect("a frame");
        ask(&Found { matrix, frame, part: &frame.part(matrix), base })
    }

    #[test]
    fn rows_that_are_alike_say_nothing() {
        let of = |values: [f64; 6]| Nothing::of(&Matrix { rows: 3, cols: 2, values: values.into(), decimals: None });
        assert_eq!(of([0.0; 6]), Some(Nothing::Zeros));
        assert_eq!(of([0.5; 6]), Some(Nothing::Constant));
        let given = Matrix { rows: 3, cols: 2, values: vec![0.5; 6], decimals: None };
        assert_eq!(Verdict::nothing(&given, 1e4, Nothing::Constant).nothing, Some(Nothing::Constant));
        assert_eq!(of([0.0, 1.0, 0.0, 1.0, 0.0, 1.0]), Some(Nothing::Rows));
        assert_eq!(of([0.0, 1.0, 0.0, 1.0, 0.0, 2.0]), None);
        assert_eq!(of([0.5, 0.5, 0.0, 0.0, 0.0, 0.0]), None);
    }

    #[test]
    fn a_bug_is_named_unless_it_is_somebodys_way() {
        let given = matrix(&paper(), 4, 8);
        let bug = |best: Hypothesis, compared: &Compared| with(&given, |found| found.bug(&best, compared));
        for wrong in [Bug::Exponent, Bug::Cosine, Bug::Denominator, Bug::Odd] {
            assert_eq!(bug(Hypothesis { rule: Rule::Wrong(wrong), ..paper() }, &EXACT), Some(wrong));
        }
        let split = Hypothesis { layout: Layout::Split, rule: Rule::Wrong(Bug::Denominator), ..paper() };
        assert_eq!(bug(split, &EXACT), None);
        assert_eq!(bug(Hypothesis { step: DEGREE, ..paper() }, &EXACT), Some(Bug::Degrees));
        assert_eq!(bug(paper(), &EXACT), None);
        // Angles in 32 bits, where they do harm and explain everything.
        let single = Compared { level: Some(Level::Single), most: 2.0 * HARM, ..EXACT };
        assert_eq!(bug(paper(), &single), Some(Bug::Single));
        assert_eq!(bug(paper(), &Compared { most: HARM / 2.0, ..single.clone() }), None);
        assert_eq!(bug(paper(), &Compared { off: 1, ..single.clone() }), None);
        assert_eq!(bug(paper(), &Compared { level: Some(Level::F32), ..single }), None);
    }

    #[test]
    fn an_odd_number_of_dimensions_is_a_bug_but_of_tables() {
        let given = matrix(&paper(), 4, 7);
        let bug = |best: Hypothesis| with(&given, |found| found.bug(&best, &EXACT));
        assert_eq!(bug(paper()), Some(Bug::Odd));
        assert_eq!(bug(Hypothesis::paper(Layout::Cosines, 1e4)), None);
    }

    #[test]
    fn one_wrong_row_is_told_by_how_it_is_wrong() {
        let wrong = |row: usize, off: usize| Compared { off, first: Some([row, 0]), ..EXACT };
        let given = after_zeros(&matrix(&paper(), 9, 8), 1);
        let row = |found: &Hypothesis, compared: &Compared, zeros: &[usize]| {
            with(&given, |all| all.row(found, compared, zeros))
        };
        assert_eq!(row(&paper(), &EXACT, &[]), None);
        // Rows are counted in the whole, after the one of zeros.
        assert_eq!(row(&Hypothesis { late: Some(4), ..paper() }, &EXACT, &[]), Some((5, RowFault::Repeat)));
        // Zeros at 0 and 1 are padding.
        assert_eq!(row(&paper(), &EXACT, &[0, 1]), None);
        assert_eq!(row(&paper(), &EXACT, &[0, 2]), Some((2, RowFault::Zero)));
        // A quarter of a row at least, more than one entry, and nothing elsewhere.
        assert_eq!(row(&paper(), &wrong(3, 2), &[]), Some((4, RowFault::Other)));
        assert_eq!(row(&paper(), &wrong(3, 1), &[]), None);
        assert_eq!(row(&paper(), &Compared { in_one_row: false, ..wrong(3, 8) }, &[]), None);
        assert_eq!(row(&paper(), &Compared { first: None, ..wrong(3, 8) }, &[]), None);
        let wide = matrix(&paper(), 9, 16);
        let wide = |off| with(&wide, |all| all.row(&paper(), &wrong(3, off), &[]));
        assert_eq!((wide(3), wide(4)), (None, Some((3, RowFault::Other))));
        assert_eq!(wide(16), Some((3, RowFault::Other)));
        // In two columns a single entry is half of a row, and still no row.
        let narrow = matrix(&paper(), 9, 2);
        assert_eq!(with(&narrow, |all| all.row(&paper(), &wrong(3, 1), &[])), None);
    }

    #[test]
    fn a_row_that_was_written_over_is_a_copy() {
        let mut given = matrix(&paper(), 9, 8);
        given.values.copy_within(16..24, 24);
        let wrong = |row: usize| Compared { off: 8, first: Some([row, 0]), ..EXACT };
        let row = |row: usize| with(&given, |all| all.row(&paper(), &wrong(row), &[]));
        assert_eq!(
            [3, 2, 0].map(row),
            [3, 2, 0].map(|row| Some((row, if row == 3 { RowFault::Copy } else { RowFault::Other })))
        );
        // Alike in all but one entry is none.
        given.values[31] += 1.0;
        assert_eq!(with(&given, |all| all.row(&paper(), &wrong(3), &[])), Some((3, RowFault::Other)));
    }

    #[test]
    fn a_verdict_tells_all_that_was_found() {
        let of = Hypothesis { scale: 4.0, first: 1.0, ..Hypothesis::paper(Layout::Split, 100.0) };
        let mut given = after_zeros(&matrix(&of, 20, 8), 1);
        given.values[8 * 4 + 2] += 1.0;
        let compared = Compared { off: 1, holes: 3, first: Some([3, 2]), most: 0.25, ..EXACT };
        let told = with(&given, |all| all.told(of, &compared, vec![0]));
        assert_eq!((told.shape, told.is_turned, told.level), ([21, 8], false, Some(Level::F64)));
        assert_eq!((told.off, told.holes, told.most), (1, 3, 1.0));
        assert_eq!(
            (told.zero_rows, told.is_padded, told.row, told.bug, told.shows),
            (vec![0], false, None, None, None)
        );
        // The square root of 10⁴ is 100: the page's base, by half of the exponent.
        assert_eq!(told.convention, Some(Convention::Wavelengths));
        assert_eq!((told.best.rule, told.best.base), (Rule::Half, 1e4));
        assert!(told.same.contains(&(Rule::Paper, 100.0)), "{:?}", told.same);
        let differs = told.differs.expect("a difference");
        assert_eq!((differs.row, differs.col, differs.found), (4, 2, given.at(4, 2)));
        assert!((differs.found - differs.expected - 1.0).abs() < 1e-14, "{differs:?}");
    }

    #[test]
    fn a_column_of_zeros_at_the_end_is_told() {
        let of = paper();
        let mut given = matrix(&of, 20, 9);
        (0..20).for_each(|row| given.values[9 * row + 8] = 0.0);
        let told = with(&given, |all| all.told(of, &EXACT, Vec::new()));
        assert!(told.is_padded && told.bug.is_none(), "{told:?}");
    }

    /// Where a bug shows is the first entry that is not as it would be without it.
    #[test]
    fn where_a_bug_first_shows_is_told() {
        for (best, bug, row, col) in [
            (Hypothesis { rule: Rule::Wrong(Bug::Exponent), ..paper() }, Bug::Exponent, 1, 2),
            (Hypothesis { step: DEGREE, ..paper() }, Bug::Degrees, 1, 0),
        ] {
            let given = matrix(&best, 20, 8);
            let told = with(&given, |all| all.told(best, &EXACT, Vec::new()));
            assert_eq!((told.bug, told.convention), (Some(bug), None));
            let shows = told.shows.expect("a place");
            assert_eq!((shows.row, shows.col, shows.found), (row, col, given.at(row, col)));
            let right = Entries::all(&paper(), 8).at(row, col).1;
            assert!((shows.expected - right).abs() < 1e-14, "{shows:?}");
        }
        // One that is too small for bfloat16 shows in 32 bits; and one of angles in 32 bits only there.
        let slow = Hypothesis { rule: Rule::Wrong(Bug::Exponent), ..Hypothesis::paper(Layout::Interleaved, 1.001) };
        let told = on_page(1.001, &matrix(&slow, 3, 4), |all| all.told(slow, &EXACT, Vec::new()));
        assert_eq!(told.shows.map(|shows| [shows.row, shows.col]), Some([1, 2]));
        let mut given = matrix(&paper(), 20, 8);
        (given.values[50], given.values[60]) = (given.values[50] + 1e-3, given.values[60] + 0.1);
        let single = Compared { level: Some(Level::Single), most: 2.0 * HARM, ..EXACT };
        let told = with(&given, |all| all.told(paper(), &single, Vec::new()));
        assert_eq!((told.bug, told.shows.map(|shows| [shows.row, shows.col])), (Some(Bug::Single), Some([6, 2])));
    }

    #[test]
    fn what_is_unknown_is_compared_with_the_page() {
        let of = Hypothesis { first: 1.0, ..paper() };
        let (told, differs) = with(&matrix(&of, 5, 4), |all| {
            let told = all.unknown();
            ((told.level, told.off, told.nothing), told.differs)
        });
        assert_eq!(told, (None, 20, None));
        assert_eq!(differs.map(|differs| [differs.row, differs.col]), Some([0, 0]));
    }
}
