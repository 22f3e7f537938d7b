//! Tests of each field of a verdict.

use super::*;
use crate::check::hypothesis::DEGREE;
use crate::check::matrix::Form;

/// The matrix `of` after `lead` rows of zeros.
fn after_zeros(of: &Matrix, lead: usize) -> Matrix {
    let values = [vec![0.0; lead * of.cols], of.values.clone()].concat();
    Matrix { rows: of.rows + lead, values, ..of.clone() }
}

fn paper() -> Hypothesis {
    Hypothesis::paper(Layout::Interleaved, 1e4)
}

/// The result of an exact match.
const EXACT: Compared = Compared {
    level: Some(Level::F64),
    off: 0,
    holes: 0,
    first: None,
    in_one_row: true,
    is_spread: false,
    max_error: 0.0,
};

/// The verdict on a hypothesis that fits in full precision.
fn known(table: &CheckedTable<'_>, found: Hypothesis, compared: &Compared, zero_rows: Vec<usize>) -> Known {
    let level = compared.level.expect("a precision");
    table.verdict(found, compared, level, zero_rows).known().expect("a known encoding").clone()
}

fn with_table<T>(matrix: &Matrix, test: impl Fn(&CheckedTable<'_>) -> T) -> T {
    on_page(1e4, matrix, test)
}

/// Runs a test as [`with_table`] does, with this base set on the page.
fn on_page<T>(base: f64, matrix: &Matrix, test: impl Fn(&CheckedTable<'_>) -> T) -> T {
    let frame = Frame::of(matrix, false).expect("a frame");
    test(&CheckedTable { matrix, frame, part: &frame.part(matrix), base })
}

#[test]
fn equal_rows_contain_no_information() {
    let of = |values: [f64; 6]| {
        Nothing::of(&Matrix { rows: 3, cols: 2, values: values.into(), decimals: None, form: Form::Table })
    };
    assert_eq!(of([0.0; 6]), Some(Nothing::Zeros));
    assert_eq!(of([0.5; 6]), Some(Nothing::Constant));
    assert_eq!(of([0.0, 1.0, 0.0, 1.0, 0.0, 1.0]), Some(Nothing::Rows));
    assert_eq!(of([0.0, 1.0, 0.0, 1.0, 0.0, 2.0]), None);
    assert_eq!(of([0.5, 0.5, 0.0, 0.0, 0.0, 0.0]), None);
}

#[test]
fn a_bug_is_reported_unless_it_is_a_convention() {
    let given = Entries::matrix(&paper(), 4, 8);
    let bug = |best: Hypothesis, compared: &Compared| with_table(&given, |table| table.bug(&best, compared));
    for wrong in [Bug::Exponent, Bug::Cosine, Bug::Denominator, Bug::Odd] {
        assert_eq!(bug(Hypothesis { rule: Rule::Wrong(wrong), ..paper() }, &EXACT), Some(wrong));
    }
    let split = Hypothesis { layout: Layout::Split, rule: Rule::Wrong(Bug::Denominator), ..paper() };
    assert_eq!(bug(split, &EXACT), None);
    assert_eq!(bug(Hypothesis { step: DEGREE, ..paper() }, &EXACT), Some(Bug::Degrees));
    assert_eq!(bug(paper(), &EXACT), None);
    // Angles in 32 bits, if their error is significant and explains everything.
    let single = Compared { level: Some(Level::Single), max_error: 2.0 * HARM, ..EXACT };
    assert_eq!(bug(paper(), &single), Some(Bug::Single));
    assert_eq!(bug(paper(), &Compared { max_error: HARM / 2.0, ..single.clone() }), None);
    assert_eq!(bug(paper(), &Compared { off: 1, ..single.clone() }), None);
    assert_eq!(bug(paper(), &Compared { level: Some(Level::F32), ..single }), None);
}

#[test]
fn an_odd_number_of_dimensions_is_a_bug_except_in_tables() {
    let given = Entries::matrix(&paper(), 4, 7);
    let bug = |best: Hypothesis| with_table(&given, |table| table.bug(&best, &EXACT));
    assert_eq!(bug(paper()), Some(Bug::Odd));
    assert_eq!(bug(Hypothesis::paper(Layout::Cosines, 1e4)), None);
}

#[test]
fn a_wrong_row_is_classified() {
    let wrong = |row: usize, off: usize| Compared { off, first: Some([row, 0]), ..EXACT };
    let given = after_zeros(&Entries::matrix(&paper(), 9, 8), 1);
    let row = |found: &Hypothesis, compared: &Compared, zeros: &[usize]| {
        with_table(&given, |table| table.row(found, compared, zeros))
    };
    assert_eq!(row(&paper(), &EXACT, &[]), None);
    // Row numbers include the leading row of zeros.
    assert_eq!(row(&Hypothesis { repeated_row: Some(4), ..paper() }, &EXACT, &[]), Some((5, RowFault::Repeat)));
    // Zero rows 0 and 1 are padding.
    assert_eq!(row(&paper(), &EXACT, &[0, 1]), None);
    assert_eq!(row(&paper(), &EXACT, &[0, 2]), Some((2, RowFault::Zero)));
    // A wrong row has at least two wrong entries, which are at least a quarter of the row. No other row has wrong
    // entries.
    assert_eq!(row(&paper(), &wrong(3, 2), &[]), Some((4, RowFault::Other)));
    assert_eq!(row(&paper(), &wrong(3, 1), &[]), None);
    assert_eq!(row(&paper(), &Compared { in_one_row: false, ..wrong(3, 8) }, &[]), None);
    assert_eq!(row(&paper(), &Compared { first: None, ..wrong(3, 8) }, &[]), None);
    let wide = Entries::matrix(&paper(), 9, 16);
    let wide_row = |off| with_table(&wide, |table| table.row(&paper(), &wrong(3, off), &[]));
    assert_eq!((wide_row(3), wide_row(4)), (None, Some((3, RowFault::Other))));
    assert_eq!(wide_row(16), Some((3, RowFault::Other)));
    // With two columns, a single entry is half of a row, but not a wrong row.
    let narrow = Entries::matrix(&paper(), 9, 2);
    assert_eq!(with_table(&narrow, |table| table.row(&paper(), &wrong(3, 1), &[])), None);
}

#[test]
fn an_overwritten_row_is_a_copy() {
    let mut given = Entries::matrix(&paper(), 9, 8);
    given.values.copy_within(16..24, 24);
    let wrong = |row: usize| Compared { off: 8, first: Some([row, 0]), ..EXACT };
    let row = |row: usize| with_table(&given, |table| table.row(&paper(), &wrong(row), &[]));
    assert_eq!(
        [3, 2, 0].map(row),
        [3, 2, 0].map(|row| Some((row, if row == 3 { RowFault::Copy } else { RowFault::Other })))
    );
    // A row that differs in one entry is not a copy.
    given.values[31] += 1.0;
    assert_eq!(with_table(&given, |table| table.row(&paper(), &wrong(3), &[])), Some((3, RowFault::Other)));
}

#[test]
fn a_verdict_contains_all_results() {
    let of = Hypothesis { scale: 4.0, first: 1.0, ..Hypothesis::paper(Layout::Split, 100.0) };
    let mut given = after_zeros(&Entries::matrix(&of, 20, 8), 1);
    given.values[8 * 4 + 2] += 1.0;
    let compared = Compared { off: 1, holes: 3, first: Some([3, 2]), max_error: 0.25, ..EXACT };
    let all = with_table(&given, |table| table.verdict(of, &compared, Level::F64, vec![0]));
    assert_eq!((all.shape, all.is_transposed), ([21, 8], false));
    let verdict = with_table(&given, |table| known(table, of, &compared, vec![0]));
    assert_eq!(verdict.level, Level::F64);
    assert_eq!((verdict.off, verdict.holes, verdict.max_error), (1, 3, 1.0));
    assert_eq!(
        (verdict.zero_rows, verdict.is_padded, verdict.row, verdict.bug, verdict.shows),
        (vec![0], false, None, None, None)
    );
    // The square root of 10⁴ is 100, so this is the page's base with half the exponent.
    assert_eq!(verdict.convention, Some(Convention::Wavelengths));
    assert_eq!((verdict.best.rule, verdict.best.base), (Rule::Half, 1e4));
    assert!(verdict.same.contains(&(Rule::Paper, 100.0)), "{:?}", verdict.same);
    let differs = verdict.differs.expect("a difference");
    assert_eq!((differs.row, differs.col, differs.found), (4, 2, given.at(4, 2)));
    assert!((differs.found - differs.expected - 1.0).abs() < 1e-14, "{differs:?}");
}

#[test]
fn a_trailing_column_of_zeros_is_reported() {
    let of = paper();
    let mut given = Entries::matrix(&of, 20, 9);
    (0..20).for_each(|row| given.values[9 * row + 8] = 0.0);
    let verdict = with_table(&given, |table| known(table, of, &EXACT, Vec::new()));
    assert!(verdict.is_padded && verdict.bug.is_none(), "{verdict:?}");
}

/// A bug shows at the first entry that differs from the encoding without the bug.
#[test]
fn the_first_effect_of_a_bug_is_reported() {
    for (best, bug, row, col) in [
        (Hypothesis { rule: Rule::Wrong(Bug::Exponent), ..paper() }, Bug::Exponent, 1, 2),
        (Hypothesis { step: DEGREE, ..paper() }, Bug::Degrees, 1, 0),
    ] {
        let given = Entries::matrix(&best, 20, 8);
        let verdict = with_table(&given, |table| known(table, best, &EXACT, Vec::new()));
        assert_eq!((verdict.bug, verdict.convention), (Some(bug), None));
        let shows = verdict.shows.expect("a place");
        assert_eq!((shows.row, shows.col, shows.found), (row, col, given.at(row, col)));
        let right = Entries::all(&paper(), 8).at(row, col).1;
        assert!((shows.expected - right).abs() < 1e-14, "{shows:?}");
    }
    // An error within the tolerance of bfloat16 is found with that of float32. An error of 32-bit angles is searched
    // only with the tolerance of float32.
    let slow = Hypothesis { rule: Rule::Wrong(Bug::Exponent), ..Hypothesis::paper(Layout::Interleaved, 1.001) };
    let verdict = on_page(1.001, &Entries::matrix(&slow, 3, 4), |table| known(table, slow, &EXACT, Vec::new()));
    assert_eq!(verdict.shows.map(|shows| [shows.row, shows.col]), Some([1, 2]));
    let mut given = Entries::matrix(&paper(), 20, 8);
    (given.values[50], given.values[60]) = (given.values[50] + 1e-3, given.values[60] + 0.1);
    let single = Compared { level: Some(Level::Single), max_error: 2.0 * HARM, ..EXACT };
    let verdict = with_table(&given, |table| known(table, paper(), &single, Vec::new()));
    assert_eq!((verdict.bug, verdict.shows.map(|shows| [shows.row, shows.col])), (Some(Bug::Single), Some([6, 2])));
}

#[test]
fn unknown_matrices_are_compared_with_the_page() {
    let of = Hypothesis { first: 1.0, ..paper() };
    let finding = with_table(&Entries::matrix(&of, 5, 4), |table| table.unknown().finding);
    let Finding::Unknown(Some(differs)) = finding else { panic!("{finding:?}") };
    assert_eq!([differs.row, differs.col], [0, 0]);
}
