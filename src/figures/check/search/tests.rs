//! Tests of the search over all known encodings.

use super::*;
use crate::check::entries::Entries;
use crate::check::yield_now::done;

fn paper() -> Hypothesis {
    Hypothesis::paper(Layout::Interleaved, 1e4)
}

const PLAIN: Grid = Grid { width: 5, is_line_first: true, sharing: Sharing::Halves, step: 1.0 };

#[test]
fn grids_are_found() {
    let one = Hypothesis { first: 1.0, grid: Some(PLAIN), ..paper() };
    for of in [
        one,
        Hypothesis { grid: Some(Grid { is_line_first: false, ..PLAIN }), ..one },
        Hypothesis { grid: Some(Grid { sharing: Sharing::Quarters, ..PLAIN }), layout: Layout::Split, ..one },
        Hypothesis {
            grid: Some(Grid { sharing: Sharing::Alternating, ..PLAIN }),
            layout: Layout::SplitCosFirst,
            ..one
        },
        // The halves have different steps, and neither starts at 0.
        Hypothesis { first: 3.0, step: 0.5, grid: Some(Grid { step: 2.0, ..PLAIN }), ..one },
        // With only two lines, only the places in a line determine rule and base.
        Hypothesis { first: 3.0, grid: Some(Grid { width: 10, ..PLAIN }), ..one },
        Hypothesis { first: 3.0, step: 2.0, grid: Some(Grid { width: 10, step: 2.0, ..PLAIN }), ..one },
    ] {
        for cols in [8, 16] {
            let (found, compared) = done(grid(&Entries::matrix(&of, 20, cols), 1e4)).0.expect("a grid");
            let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
            assert_eq!(
                (found.layout, found.rule, compared.level, compared.off),
                (of.layout, of.rule, Some(Level::F64), 0)
            );
            assert_eq!((found.base, found.grid), (of.base, of.grid), "{cols}");
            assert!(near(found.first, of.first) && near(found.step, of.step), "{found:?}");
        }
    }
}

#[test]
fn other_matrices_are_not_grids() {
    let of = Hypothesis { grid: Some(PLAIN), ..paper() };
    let is_grid = |given: &Matrix| done(grid(given, 1e4)).0.is_some();
    // Too few columns, or a number of columns that does not form two halves of pairs.
    assert_eq!([4, 8].map(|cols| is_grid(&Entries::matrix(&of, 20, cols))), [false, true]);
    let cut = Entries::matrix(&of, 20, 12);
    let cols = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];
    assert!(is_grid(&cut) && !is_grid(&cut.part(0..20, &cols)));
    // Lines of one cell; a single line; consecutive positions.
    let in_lines_of = |width| Entries::matrix(&Hypothesis { grid: Some(Grid { width, ..PLAIN }), ..paper() }, 20, 8);
    assert_eq!([1, 5, 20, 25].map(|width| is_grid(&in_lines_of(width))), [false, true, false, false]);
    assert!(!is_grid(&Entries::matrix(&paper(), 20, 8)));
    // Neither half changes from row 0 to row 1.
    let mut unchanged = Entries::matrix(&of, 20, 8);
    unchanged.values.copy_within(0..8, 8);
    assert!(!is_grid(&unchanged));
}

/// A row that was inserted, and one that was overwritten.
#[test]
fn a_repeated_row_is_found() {
    let of = Hypothesis { first: 2.0, ..paper() };
    let search = |given: &Matrix| {
        let found = done(repeating(given, 1e4)).0;
        found.map(|(found, compared)| (found.repeated_row, found.first, compared.off))
    };
    assert_eq!(search(&Entries::matrix(&Hypothesis { repeated_row: Some(7), ..of }, 20, 8)), Some((Some(7), 2.0, 0)));
    let overwritten = |row: usize| {
        let mut given = Entries::matrix(&of, 20, 8);
        given.values.copy_within(8 * (row - 1)..8 * row, 8 * row);
        given
    };
    // An overwritten last row cannot be distinguished from an inserted one.
    assert_eq!(search(&overwritten(19)), Some((Some(19), 2.0, 0)));
    assert_eq!(search(&overwritten(3)), Some((None, 2.0, 8)));
    // Two repeated rows, none, repeated zeros, or too few rows to decide.
    let mut given = overwritten(3);
    given.values.copy_within(8 * 12..8 * 13, 8 * 13);
    assert_eq!(search(&given), None);
    assert_eq!(search(&Entries::matrix(&of, 20, 8)), None);
    let mut given = Entries::matrix(&of, 20, 8);
    given.values[8 * 5..8 * 7].fill(0.0);
    assert_eq!(search(&given), None);
    let late = Hypothesis { repeated_row: Some(1), ..of };
    assert_eq!([3, 4].map(|rows| search(&Entries::matrix(&late, rows, 8)).is_some()), [false, true]);
}

/// Without the overwritten row, the remaining rows fit a wrong encoding in 8-bit precision, in which hardly any entry
/// counts. The search must continue.
#[test]
fn an_overwritten_row_in_the_middle_is_the_only_error() {
    for cols in [8, 16] {
        for row in 1..19 {
            let mut given = Entries::matrix(&Hypothesis { first: 2.0, ..paper() }, 20, cols);
            given.values.copy_within(cols * (row - 1)..cols * row, cols * row);
            let (found, compared) = done(search(&given, 1e4)).0.expect("an encoding");
            assert_eq!((found.first, found.step, found.repeated_row), (2.0, 1.0, None), "{row}");
            assert_eq!((compared.level, compared.off), (Some(Level::F64), cols), "{row}");
        }
    }
}

#[test]
fn tables_repeat_their_columns_except_for_one_entry() {
    for layout in Layout::TABLES {
        let mut given = Entries::matrix(&Hypothesis::paper(layout, 1e4), 12, 8);
        let as_tables = |given: &Matrix| Layout::TABLES.map(|layout| repeats(given, layout));
        assert!(repeats(&given, layout), "{layout:?}");
        // In these layouts each pair has a single column, so every matrix matches.
        assert!(repeats(&given, Layout::Cosines) && repeats(&given, Layout::Sines));
        let expected = as_tables(&given);
        given.values[12] += 1.0;
        assert_eq!(as_tables(&given), expected, "{layout:?}");
        given.values[20] += 1.0;
        assert_eq!(repeats(&given, layout), matches!(layout, Layout::Cosines | Layout::Sines), "{layout:?}");
    }
    assert!(!repeats(&Entries::matrix(&paper(), 12, 8), Layout::CosHalves));
}

/// For a matrix of each of these encodings, the encoding is the first candidate.
#[test]
fn known_encodings_come_first_among_the_candidates() {
    let known = [
        paper(),
        Hypothesis { first: 1.0, ..paper() },
        Hypothesis { step: DEGREE, ..paper() },
        Hypothesis { rule: Rule::Half, ..paper() },
        Hypothesis { rule: Rule::Half, step: DEGREE, layout: Layout::Split, ..paper() },
        Hypothesis { rule: Rule::Schedule(Schedule::Linear), first: 1.0, ..paper() },
        Hypothesis { rule: Rule::Wrong(Bug::Cosine), base: 5e5, ..paper() },
        Hypothesis { rule: Rule::Wrong(Bug::Denominator), first: 40.0, layout: Layout::SplitCosFirst, ..paper() },
        Hypothesis { rule: Rule::Octaves, base: 2.0, ..paper() },
        Hypothesis { layout: Layout::CosHalves, first: 1.0, ..paper() },
        Hypothesis { layout: Layout::Sines, rule: Rule::Half, base: 1e6, ..paper() },
        Hypothesis { layout: Layout::CosSinHalves, rule: Rule::Schedule(Schedule::Harmonic), first: 1.0, ..paper() },
    ];
    for of in known {
        let all = done(candidates(&Entries::matrix(&of, 30, 16), 777.0)).0;
        let (off, best) = all[0];
        assert!(off < 1e-12 && best == of, "{of:?}: {best:?} is off by {off}");
        assert!(all.is_sorted_by_key(|(off, _)| *off));
    }
}

/// An uncommon base is measured from angles, or found by trying bases if there are no angles.
#[test]
fn an_unusual_base_is_among_the_candidates() {
    for layout in [Layout::Interleaved, Layout::SplitCosFirst, Layout::CosHalves, Layout::Sines] {
        let of = Hypothesis::paper(layout, 33.0);
        let (off, best) = done(candidates(&Entries::matrix(&of, 30, 16), 1e4)).0[0];
        assert!(off < 1e-12 && (best.base / 33.0 - 1.0).abs() < 1e-12, "{layout:?}: {best:?} is off by {off}");
    }
    // If the page's base fits, no base near it is tried.
    let of = Hypothesis::paper(Layout::CosHalves, 33.0);
    let all = done(candidates(&Entries::matrix(&of, 30, 16), 33.0)).0;
    assert_eq!(all[0].1, of);
    let is_near = |one: &Hypothesis| one.layout == of.layout && (one.base / of.base - 1.0).abs() < 1e-9;
    assert!(all.iter().all(|(_, one)| !is_near(one) || one.base == of.base));
}

#[test]
fn a_scale_is_measured_before_all_entries_are_compared() {
    let of = Hypothesis { scale: 3.3, layout: Layout::Split, ..paper() };
    let (found, compared) = done(line(&Entries::matrix(&of, 30, 16), 1e4)).0.expect("an encoding");
    assert_eq!((found.rule, found.base, compared.level, compared.off), (of.rule, of.base, Some(Level::F64), 0));
    assert!((found.scale / 3.3 - 1.0).abs() < 1e-14, "{found:?}");
}

/// A fit is rejected if rounding at its precision could explain all differences between the entries.
#[test]
fn insignificant_fits_are_rejected() {
    let of = Hypothesis { layout: Layout::Cosines, ..paper() };
    let mut given = Entries::matrix(&of, 4, 2);
    assert!(done(search(&given, 1e4)).0.is_some());
    given.values.iter_mut().for_each(|value| *value = value.round());
    given.decimals = Some(0);
    assert!(done(search(&given, 1e4)).0.is_none());
}
