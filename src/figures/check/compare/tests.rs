//! Tests of errors, unexpected zeros and significance.

use super::*;
use crate::check::hypothesis::Rule;
use crate::check::layout::Layout;
use crate::check::matrix::Form;
use crate::check::yield_now::done;

/// Rows and columns of the matrices below. Positions start at 1, so that none of the 200 entries is zero.
const SHAPE: (usize, usize) = (20, 10);

fn paper() -> Hypothesis {
    Hypothesis { first: 1.0, ..Hypothesis::paper(Layout::Interleaved, 1e4) }
}

/// The entries of a hypothesis, each replaced by `change(row, col, entry)`.
fn matrix(of: &Hypothesis, (rows, cols): (usize, usize), change: impl Fn(usize, usize, f64) -> f64) -> Matrix {
    let entries = Entries::all(of, cols);
    Matrix::filled(rows, cols, |row, col| change(row, col, of.scale * entries.at(row, col).1))
}

fn compared(change: impl Fn(usize, usize, f64) -> f64) -> Compared {
    done(compare(&matrix(&paper(), SHAPE, change), &paper())).0
}

/// Compares all rows of a matrix in the precision `from` and all coarser ones.
fn tally(given: &Matrix, from: Level) -> Tally {
    let mut tally = Tally::new(&paper(), given.cols, 0.0, from);
    for row in 0..given.rows {
        tally.take(row, given.row(row).iter().copied());
    }
    tally
}

/// Selects the first `count` entries in column-major order.
fn is_among(count: usize) -> impl Fn(usize, usize) -> bool {
    move |row, col| col * SHAPE.0 + row < count
}

#[test]
fn exact_entries_have_no_errors() {
    let exact = compared(|_, _, entry| entry);
    assert_eq!((exact.level, exact.off, exact.holes, exact.first), (Some(Level::F64), 0, 0, None));
    assert!(exact.in_one_row && !exact.is_spread && exact.max_error == 0.0, "{exact:?}");
    let half = Hypothesis { rule: Rule::Half, ..paper() };
    let other = done(compare(&matrix(&paper(), SHAPE, |_, _, entry| entry), &half)).0;
    assert_eq!((other.level, other.off, other.first), (None, 200, None));
    assert!(!other.in_one_row && other.is_spread && other.max_error > 0.5, "{other:?}");
}

/// Mistakes are spread if they exceed 2 % and are in several rows. With more than 10 %, the precision does not fit.
#[test]
fn mistakes_are_counted_and_the_first_is_named() {
    for (count, is_spread) in [(2, false), (4, false), (5, true), (20, true)] {
        let found = compared(|row, col, entry| if is_among(count)(row, col) { entry + 0.5 } else { entry });
        assert_eq!((found.level, found.off, found.first), (Some(Level::F64), count, Some([0, 0])));
        assert!((found.is_spread, found.in_one_row) == (is_spread, false), "{count}: {found:?}");
        assert!((found.max_error - 0.5).abs() < 1e-15, "{found:?}");
    }
    let more = compared(|row, col, entry| if is_among(21)(row, col) { entry + 0.5 } else { entry });
    assert_ne!(more.level, Some(Level::F64));
    let row = compared(|row, _, entry| if row == 7 { entry + 0.5 } else { entry });
    assert_eq!((row.level, row.off, row.first), (Some(Level::F64), 10, Some([7, 0])));
    assert!(row.in_one_row && !row.is_spread, "{row:?}");
}

/// Small errors in many entries are rounding; in few entries they are mistakes.
#[test]
fn a_coarser_precision_explains_all_or_nothing() {
    let with_error =
        |count, by| compared(move |row, col, entry| if is_among(count)(row, col) { entry + by } else { entry });
    assert_eq!((with_error(10, 1e-4).level, with_error(10, 1e-4).off), (Some(Level::F16), 0));
    assert_eq!((with_error(2, 1e-4).level, with_error(2, 1e-4).off), (Some(Level::F64), 2));
    assert_eq!((with_error(60, 1e-4).level, with_error(60, 1e-4).off), (Some(Level::F16), 0));
    // No precision is coarse enough.
    assert_eq!((with_error(10, 0.3).level, with_error(10, 0.3).off), (Some(Level::F64), 10));
}

#[test]
fn a_precision_is_not_finer_than_requested() {
    let given = matrix(&paper(), SHAPE, |_, _, entry| entry);
    for from in [Level::F64, Level::F16, Level::BrainAngles] {
        let tally = tally(&given, from);
        assert_eq!(tally.done().level, Some(from));
        assert_eq!(tally.in_level(Level::BrainAngles).off, 0);
    }
}

/// With angles in bfloat16, the fastest pair becomes arbitrary after a few turns.
#[test]
fn entries_with_too_large_a_tolerance_are_not_counted() {
    let given = matrix(&paper(), SHAPE, |row, col, entry| if row > 11 && col == 0 { entry + 0.6 } else { entry });
    let tally = tally(&given, Level::BrainAngles);
    let allowed = Level::BrainAngles.allows(13.0, 0.5);
    assert!(allowed > VAGUE && allowed < 0.6);
    assert_eq!(tally.done().off, 0);
}

/// Up to 2 % of zeros count as ordinary errors. With more than 50 %, the precision does not fit.
#[test]
fn many_zeros_are_attributed_to_dropout() {
    let zeros = |count| {
        compared(move |row, col, entry| match col {
            9 if row == 18 => entry + 0.5,
            _ if is_among(count)(row, col) => 0.0,
            _ => entry,
        })
    };
    for (count, off, holes, first) in [(3, 4, 0, [0, 0]), (4, 5, 0, [0, 0]), (5, 1, 5, [18, 9]), (100, 1, 100, [18, 9])]
    {
        let found = zeros(count);
        assert_eq!((found.level, found.off, found.holes), (Some(Level::F64), off, holes), "{count}");
        assert_eq!(found.first, Some(first), "{count}");
        assert!((found.max_error - 0.5).abs() < 1e-15, "zeros are no difference: {found:?}");
    }
    assert_ne!(zeros(101).level, Some(Level::F64));
    // A row of zeros is skipped.
    let row = compared(|row, _, entry| if row < 15 { 0.0 } else { entry });
    assert_eq!((row.level, row.off, row.holes), (Some(Level::F64), 0, 0));
}

/// Errors and the rounding of the last decimal are divided by the scale.
#[test]
fn a_scale_and_decimals_are_accounted_for() {
    let by_8 = Hypothesis { scale: 8.0, ..paper() };
    let mut given = matrix(&by_8, SHAPE, |_, _, entry| (entry * 10.0).round() / 10.0);
    given.decimals = Some(1);
    let found = done(compare(&given, &by_8)).0;
    assert_eq!((found.level, found.off), (Some(Level::F64), 0), "{found:?}");
    assert!(found.max_error <= 0.05 / 8.0 + 1e-15 && found.max_error > 0.04 / 8.0, "{found:?}");
    given.values[33] += 0.2;
    let found = done(compare(&given, &by_8)).0;
    assert_eq!((found.level, found.off, found.first), (Some(Level::F64), 1, Some([3, 3])));
    assert_eq!(rounding_error(&Matrix { decimals: Some(-2), ..given.clone() }), 50.01);
    assert_eq!(rounding_error(&Matrix { decimals: None, ..given }), 0.0);
}

#[test]
fn a_tally_yields_after_each_piece() {
    let cols = PIECE / 2;
    let mut tally = Tally::new(&paper(), cols, 0.0, Level::BrainAngles);
    let yields = [0, 1, 2, 3].map(|row| tally.take(row, std::iter::repeat_n(1.0, cols)));
    assert_eq!(yields, [false, true, false, true]);
    let given = Matrix { rows: 4, cols, values: vec![1.0; 4 * cols], decimals: None, form: Form::Table };
    assert_eq!(done(compare(&given, &paper())).1, 3);
}

#[test]
fn a_row_is_expected_to_be_zero_if_all_its_entries_are() {
    let sines = Hypothesis::paper(Layout::Sines, 1e4);
    let tally = |of: &Hypothesis| Tally::new(of, 4, 0.0, Level::F64);
    assert_eq!([0, 1].map(|row| tally(&sines).is_zero(row, 4)), [true, false]);
    assert!(!tally(&Hypothesis::paper(Layout::Interleaved, 1e4)).is_zero(0, 4));
}

#[test]
fn the_first_entry_beyond_a_precision_is_found() {
    let by_8 = Hypothesis { scale: 8.0, ..paper() };
    // The entry in row 2 and column 4 is off by this much, and one in row 7 by three times as much.
    let beyond = |by: f64, decimals| {
        let mut given = matrix(&by_8, SHAPE, |_, _, entry| entry);
        (given.values[24], given.decimals) = (given.values[24] + by, decimals);
        given.values[77] += 3.0 * by;
        first_beyond(&given, &by_8, Level::Bf16)
    };
    let size = matrix(&paper(), SHAPE, |_, _, entry| entry).values[24].abs();
    let allowed = 8.0 * Level::Bf16.allows(3.0 * 1e4_f64.powf(-0.4), size);
    assert_eq!(beyond(0.0, None), None);
    assert_eq!([0.9, 1.1].map(|by| beyond(by * allowed, None)), [Some([7, 7]), Some([2, 4])]);
    assert_eq!([0.9, 1.1].map(|by| beyond(by * (allowed + 0.05), Some(1))), [Some([7, 7]), Some([2, 4])]);
    assert_eq!(beyond(0.01, Some(1)), None);
}

/// The slower of two cosines changes by only 0.004 over the rows, which two decimals do not resolve.
#[test]
fn two_columns_must_vary_by_more_than_the_tolerance() {
    let evident = |of: &Hypothesis, decimals, level| {
        let given = Matrix { decimals, ..matrix(of, (10, 2), |_, _, entry| entry) };
        is_evident(&given, of, level)
    };
    let slow = Hypothesis::paper(Layout::Cosines, 1e4);
    assert!(evident(&slow, None, Level::F64));
    assert_eq!([3, 2, 1].map(|digits| evident(&slow, Some(digits), Level::F64)), [true, false, false]);
    assert_eq!([Level::F16, Level::Bf16].map(|level| evident(&slow, None, level)), [true, false]);
    // With a scale of 100, integers resolve both columns; without it, they do not.
    let scaled = Hypothesis { scale: 100.0, ..Hypothesis::paper(Layout::Cosines, 100.0) };
    assert!(evident(&scaled, Some(0), Level::F64));
    assert!(!evident(&Hypothesis { scale: 1.0, ..scaled }, Some(0), Level::F64));
}

#[test]
fn a_column_is_significant_if_most_of_it_matches() {
    let of = paper();
    for (count, by, expected) in [(0, 0.0, true), (2, 0.1, true), (3, 0.1, false), (3, -0.1, false)] {
        let given = matrix(&of, (10, 2), |row, col, entry| if col == 0 && row < count { entry + by } else { entry });
        assert_eq!(is_evident(&given, &of, Level::F64), expected, "{count}");
    }
    // With angles in bfloat16, entries become too imprecise to count after the first turns. Only positions 1 to 10
    // count.
    let vague = |count: usize| {
        let given = matrix(&of, (60, 2), |row, _, entry| if row < count { entry + 0.5 } else { entry });
        is_evident(&given, &of, Level::BrainAngles)
    };
    assert_eq!([0, 1, 5].map(vague), [true, true, false]);
    let far = Hypothesis { first: 1e3, ..of };
    assert!(!is_evident(&matrix(&far, (60, 2), |_, _, entry| entry), &far, Level::BrainAngles));
    // Zeros are ignored.
    let given = matrix(&of, (10, 2), |row, col, entry| if col == 0 && row < 5 { 0.0 } else { entry });
    assert!(is_evident(&given, &of, Level::F64));
}
