//! A reader's matrix is recognised, or the first wrong entry is located.

use phasor_figures::check::hypothesis::Rule;
use phasor_figures::check::layout::Layout;
use phasor_figures::check::precision::Level;
use phasor_figures::check::verdict::{Finding, Known};
use phasor_figures::check::{Form, Matrix, check, words};
use phasor_figures::core::encoding::{Component, freqs};
use phasor_figures::core::norms::bf16;
use phasor_figures::core::pitfalls::{Bug, Faulty};
use phasor_figures::core::schedule::{Schedule, half_exponent_freqs};
use proptest::prelude::*;

use crate::support::cases::cases;

/// The known encoding that a matrix is found to be.
fn known(matrix: &Matrix, base: f64) -> Known {
    let verdict = check(matrix, base);
    verdict.known().unwrap_or_else(|| panic!("{verdict:?}")).clone()
}

/// Rows of a matrix: sine or cosine of each column's frequency, at positions from `first` on.
fn matrix(layout: Layout, freqs: &[[f64; 2]], first: f64, rows: usize) -> Matrix {
    let pairs = freqs.len();
    let cols = match layout {
        Layout::Cosines | Layout::Sines => pairs,
        Layout::CosSinHalves => 4 * pairs,
        _ => 2 * pairs,
    };
    let entry = |row: usize, col| {
        let (pair, component) = layout.pair_and_component(pairs, col);
        let pos = first + row as f64;
        match component {
            Component::Sin => (pos * freqs[pair][0]).sin(),
            Component::Cos => (pos * freqs[pair][1]).cos(),
        }
    };
    let values = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).map(|(row, col)| entry(row, col));
    Matrix { rows, cols, values: values.collect(), decimals: None, form: Form::Table }
}

fn equal_freqs(freqs: Vec<f64>) -> Vec<[f64; 2]> {
    freqs.into_iter().map(|freq| [freq; 2]).collect()
}

fn paper(d_model: u32, base: f64) -> Vec<[f64; 2]> {
    equal_freqs(freqs(d_model, base))
}

/// Rounds a matrix to the storage precision of a level.
fn rounded_to(mut matrix: Matrix, level: Level) -> Matrix {
    for value in &mut matrix.values {
        *value = match level {
            Level::F64 => *value,
            Level::F32 | Level::Single => f64::from(*value as f32),
            Level::F16 => to_binary16(*value),
            _ => f64::from(bf16(*value as f32)),
        };
    }
    matrix
}

/// Rounds to binary16: 11 bits, or multiples of 2⁻²⁴.
fn to_binary16(value: f64) -> f64 {
    let exponent = if value == 0.0 { 0.0 } else { value.abs().log2().floor().max(-14.0) };
    let unit = (exponent - 10.0).exp2();
    (value / unit).round_ties_even() * unit
}

/// In 8 bits, the least-squares base can differ so much from the intended one that an entry rounded by a full half unit
/// counts as wrong. Check must then choose a base nearby for which no entry is wrong.
#[test]
fn a_measured_base_fits_all_rounded_entries() {
    let base = 7.466_258_749_501_144_5_f64.exp();
    let given = rounded_to(matrix(Layout::BOTH[0], &paper(18, base), 0.0, 25), Level::Bf16);
    let verdict = known(&given, 1e4);
    assert_eq!((verdict.off, verdict.level), (0, Level::Bf16), "{verdict:?}");
    assert!(names(&verdict, Rule::Paper, base, 1e-2), "{verdict:?}");
}

/// For two or three pairs in few bits, a common base (10000) with an arbitrary step between positions (0.973412) may leave
/// fewer wrong entries than the intended base. Check must prefer a step of 1.
#[test]
fn no_arbitrary_step_is_claimed_for_few_pairs_in_few_bits() {
    for (pairs, base, level, rows) in [
        (2, 773_698.655_841_866_7, Level::Bf16, 72),
        (2, 1_029_504.221_327_194_5, Level::Bf16, 26),
        (2, 249_215.820_963_947_9, Level::Bf16, 32),
        (2, 791.607_814_547_320_7, Level::Bf16, 36),
        // The page’s random frequencies of base 160000 fit, too.
        (2, 157_357.681_230_553_2, Level::Bf16, 24),
        (3, 119.752_447_417_698_42, Level::F16, 43),
        (3, 26.739_540_420_272_84, Level::Bf16, 24),
        (3, 1.5_f64.exp(), Level::Bf16, 24),
    ] {
        for first in [0.0, 1.0] {
            let given = rounded_to(matrix(Layout::Interleaved, &paper(2 * pairs, base), first, rows), level);
            let verdict = known(&given, 1e4);
            assert_eq!((verdict.off, verdict.best.first, verdict.best.step), (0, first, 1.0), "{verdict:?}");
            assert!(names(&verdict, Rule::Paper, base, 0.1), "{verdict:?}");
        }
    }
}

/// A scale measured from printed numbers has their rounding error, and would exclude some of the entries.
#[test]
fn a_scale_of_printed_numbers_is_the_intended_one() {
    for (scale, decimals) in [(8.0, 1), (8.0, 2), (7.3, 1), (0.125, 3)] {
        for base in [20.0, 33.0, 1e4, 40_000.0] {
            let mut given = matrix(Layout::Interleaved, &paper(16, base), 0.0, 40);
            let unit = 10_f64.powi(decimals);
            given.values.iter_mut().for_each(|value| *value = (scale * *value * unit).round() / unit);
            given.decimals = Some(decimals);
            let verdict = known(&given, 1e4);
            assert_eq!((verdict.off, verdict.best.scale), (0, scale), "{verdict:?}");
            assert!(names(&verdict, Rule::Paper, base, 1e-2), "{verdict:?}");
        }
    }
}

/// Whether this rule and base, within a relative tolerance, are the best result or give the same numbers.
fn names(verdict: &Known, rule: Rule, base: f64, within: f64) -> bool {
    let is = |(found, its_base): (Rule, f64)| found == rule && (its_base / base - 1.0).abs() <= within;
    is((verdict.best.rule, verdict.best.base)) || verdict.same.iter().copied().any(is)
}

proptest! {
    #![proptest_config(cases(60))]

    /// Any layout with sines and cosines, any base, any first position, any storage precision.
    #[test]
    fn encodings_of_the_core_are_recognised(
        pairs in 2_u32..40,
        log_base in 1.5_f64..14.0,
        first in prop_oneof![Just(0_u32), Just(1_u32), 0_u32..5000],
        which in 0_usize..4,
        stored_in in 0_usize..4,
        rows in 24_usize..120,
    ) {
        let base = log_base.exp();
        // Positions are ambiguous after a full turn of the slowest pair.
        let longest = phasor_figures::core::encoding::wavelength(2 * pairs, base, pairs - 1);
        let first = first.min((0.7 * longest) as u32);
        let (layout, level) = (Layout::BOTH[which], [Level::F64, Level::F32, Level::F16, Level::Bf16][stored_in]);
        let given = rounded_to(matrix(layout, &paper(2 * pairs, base), f64::from(first), rows), level);
        let verdict = known(&given, 1e4);
        // Tolerance of the base, relative to ln(base): at least ten times the rounding error of an entry.
        let unit = [1e-13, 1e-6, 5e-3, 4e-2][stored_in];
        // In few bits, only slow pairs tell far positions apart, and too coarsely: several may fit.
        if level <= Level::F32 || first < 2 {
            prop_assert_eq!(verdict.off, 0, "{:?}", verdict);
            prop_assert!(verdict.level <= level, "{:?}", verdict);
            prop_assert_eq!(verdict.best.layout, layout);
            prop_assert!((verdict.best.first - f64::from(first)).abs() < 1e-6, "{:?}", verdict);
            prop_assert!(names(&verdict, Rule::Paper, base, unit * log_base), "{} {:?}", base, verdict);
            prop_assert_eq!(verdict.bug.filter(|bug| *bug != Bug::Exponent), None);
        }
    }

    /// A single wrong entry anywhere is located exactly.
    #[test]
    fn one_wrong_entry_is_located(
        pairs in 4_usize..40,
        rows in 10_usize..80,
        place in 0.0..1.0_f64,
        by in prop_oneof![0.01..1.5_f64, -1.5..-0.01_f64],
        stored_in in 0_usize..2,
    ) {
        let level = [Level::F64, Level::F32][stored_in];
        let mut given = rounded_to(matrix(Layout::Split, &paper(2 * pairs as u32, 1e4), 0.0, rows), level);
        let place = (place * given.values.len() as f64) as usize;
        let expected = given.values[place];
        given.values[place] += by;
        let verdict = known(&given, 1e4);
        prop_assert_eq!(verdict.off, 1, "{:?}", verdict);
        let difference = verdict.differs.expect("a difference");
        prop_assert_eq!((difference.row, difference.col), (place / given.cols, place % given.cols));
        prop_assert!((difference.expected - expected).abs() < 1e-7);
        prop_assert!((difference.found - expected - by).abs() < 1e-7);
    }

    #[test]
    fn layouts_of_tables_are_recognised(
        pairs in 4_u32..40,
        log_base in 3.0_f64..14.0,
        first in 0_u32..2,
        which in 0_usize..7,
    ) {
        let layout = Layout::TABLES[which];
        let given = matrix(layout, &paper(2 * pairs, log_base.exp()), f64::from(first), 60);
        let verdict = known(&given, 1e4);
        prop_assert_eq!(verdict.best.layout, layout);
        prop_assert_eq!(verdict.best.first, f64::from(first));
        prop_assert!(names(&verdict, Rule::Paper, log_base.exp(), 1e-6), "{} {:?}", log_base.exp(), verdict);
        prop_assert!(verdict.level <= Level::Single, "{:?}", verdict);
    }
}

#[test]
fn every_schedule_and_exponent_is_named() {
    for base in [1e4, 5e5] {
        // The inclusive schedule is named as that of tensor2tensor, or as a wrong denominator.
        let named = |schedule: &Schedule| *schedule != Schedule::Inclusive;
        for schedule in Schedule::ALL.iter().copied().filter(named).skip(1) {
            let verdict = known(&matrix(Layout::Split, &equal_freqs(schedule.freqs(64, base)), 0.0, 50), 1e4);
            assert_eq!((verdict.best.rule, verdict.best.base), (Rule::Schedule(schedule), base), "{verdict:?}");
            assert_eq!((verdict.level, verdict.off), (Level::F64, 0));
        }
    }
    let verdict = known(&matrix(Layout::Interleaved, &equal_freqs(half_exponent_freqs(64, 1e4)), 1.0, 50), 1e4);
    assert_eq!((verdict.best.rule, verdict.best.base, verdict.best.first), (Rule::Half, 1e4, 1.0));
    assert!(names(&verdict, Rule::Paper, 100.0, 0.0), "{verdict:?}");
}

#[test]
fn every_known_bug_is_named_with_its_first_wrong_entry() {
    for bug in [Bug::Exponent, Bug::Cosine, Bug::Odd, Bug::Denominator, Bug::Degrees] {
        for (d_model, base) in [(128, 1e4), (64, 5e5), (32, 777.0)] {
            let faulty = Faulty { bug, d_model, base };
            let positions: Vec<f64> = (0..40).map(f64::from).collect();
            let values = faulty.encodings(&positions).concat();
            let given = Matrix { rows: 40, cols: d_model as usize, values, decimals: None, form: Form::Table };
            // The page is set to the intended base.
            let verdict = known(&given, base);
            // A doubled exponent with base b gives the same numbers as the paper's rule with base b². The bug is named
            // because the page is set to b.
            assert_eq!((verdict.bug, verdict.off), (Some(bug), 0), "{bug:?} {base}: {verdict:?}");
            let shows = verdict.shows.expect("it shows");
            let expected = phasor_figures::core::encode(d_model, base, shows.row as f64)[shows.col];
            assert!((shows.expected - expected).abs() < 1e-12, "{shows:?} {expected}");
            assert_eq!(shows.found, given.at(shows.row, shows.col));
        }
    }
}

#[test]
fn a_missing_column_is_named() {
    let complete = matrix(Layout::Interleaved, &paper(64, 1e4), 0.0, 30);
    let values = complete.values.chunks(64).flat_map(|row| row[..63].to_vec()).collect();
    let verdict = known(&Matrix { cols: 63, values, ..complete }, 1e4);
    assert_eq!((verdict.bug, verdict.off, verdict.best.base), (Some(Bug::Odd), 0, 1e4), "{verdict:?}");
}

#[test]
fn angles_in_32_bits_are_named_if_they_matter() {
    let given = |first: f64, base: f64| {
        let positions: Vec<f64> = (0..40).map(|row| first + f64::from(row)).collect();
        let values = Faulty { bug: Bug::Single, d_model: 64, base }.encodings(&positions).concat();
        rounded_to(Matrix { rows: 40, cols: 64, values, decimals: None, form: Form::Table }, Level::F32)
    };
    let near = known(&given(100.0, 1e4), 1e4);
    assert_eq!((near.level, near.bug, near.off), (Level::Single, None, 0), "{near:?}");
    // Off by a thousandth, less than the error of bfloat16: rounding, not a bug.
    let later = given(30_000.0, 1e4);
    let further = known(&later, 1e4);
    assert_eq!((further.level, further.bug, further.off), (Level::Single, None, 0), "{further:?}");
    assert_eq!(words::report(&check(&later, 1e4)).notes.len(), 1);
    // This position is within a turn of the slowest pair of a larger base.
    let far = known(&given(400_000.0, 5e5), 1e4);
    assert_eq!((far.level, far.bug), (Level::Single, Some(Bug::Single)), "{far:?}");
    assert!(far.shows.is_some() && far.off == 0);
}

#[test]
fn each_precision_is_recognised() {
    for level in [Level::F64, Level::F32, Level::F16, Level::Bf16] {
        let verdict = known(&rounded_to(matrix(Layout::Split, &paper(128, 1e4), 0.0, 50), level), 1e4);
        assert_eq!((verdict.level, verdict.off, verdict.best.base), (level, 0, 1e4), "{verdict:?}");
    }
}

#[test]
fn positions_along_the_columns_are_recognised() {
    let by_rows = matrix(Layout::Split, &paper(32, 1e4), 0.0, 50);
    let values = (0..32).flat_map(|col| (0..50).map(move |row| (row, col))).map(|(row, col)| by_rows.at(row, col));
    let transposed = Matrix { rows: 32, cols: 50, values: values.collect(), decimals: None, form: Form::Table };
    let verdict = check(&transposed, 1e4);
    assert!(verdict.is_transposed && verdict.known().is_some_and(|known| known.off == 0), "{verdict:?}");
}

#[test]
fn stretched_positions_are_recognised() {
    let quarter: Vec<[f64; 2]> = paper(64, 1e4).into_iter().map(|both| both.map(|freq| freq / 4.0)).collect();
    let verdict = known(&matrix(Layout::Interleaved, &quarter, 0.0, 50), 1e4);
    assert!((verdict.best.step - 0.25).abs() < 1e-9 && verdict.off == 0, "{verdict:?}");
}

#[test]
fn noise_is_not_recognised() {
    let mut state = 7;
    let values = (0..50 * 32).map(|_| 2.0 * phasor_figures::core::schedule::split_mix(&mut state) - 1.0).collect();
    let given = Matrix { rows: 50, cols: 32, values, decimals: None, form: Form::Table };
    let verdict = check(&given, 1e4);
    let Finding::Unknown(Some(differs)) = &verdict.finding else { panic!("{verdict:?}") };
    assert_eq!(differs.found, given.at(differs.row, differs.col));
    assert!(words::report(&verdict).head.contains("no encoding"));
}

/// Messages have all their values: no brace is left, and the first difference is included.
#[test]
fn verdicts_have_complete_messages() {
    let mut given = rounded_to(matrix(Layout::Split, &paper(64, 1e4), 0.0, 30), Level::F32);
    given.values[3 * 64 + 5] = 0.75;
    let report = words::report(&check(&given, 1e4));
    assert!(
        report.head.starts_with("1 entry is off.") && report.head.contains("row 3, dimension 5"),
        "{}",
        report.head
    );
    let all = report.rows.iter().map(|(_, words)| words.as_str()).collect::<Vec<_>>().join("|");
    assert!(all.contains("10\u{202f}000") && all.contains("float32") && !all.contains('{'), "{all}");
}

/// Printed numbers may be off by at most half a unit of their last digit.
#[test]
fn printed_numbers_must_be_right_to_their_last_digit() {
    let exact = matrix(Layout::BOTH[0], &paper(32, 1e4), 0.0, 40);
    for decimals in [2, 4, 8] {
        let unit = 10_f64.powi(-decimals);
        let printed: Vec<f64> = exact.values.iter().map(|value| (value / unit).round() * unit).collect();
        let given = Matrix { values: printed.clone(), decimals: Some(decimals), ..exact.clone() };
        let verdict = known(&given, 1e4);
        assert_eq!((verdict.off, verdict.best.rule), (0, Rule::Paper), "{decimals}: {verdict:?}");
        let mut values = printed;
        values[7 * 32 + 5] += 2.0 * unit;
        let wrong = known(&Matrix { values, decimals: Some(decimals), ..exact.clone() }, 1e4);
        let at = wrong.differs.as_ref().map(|differs| [differs.row, differs.col]);
        assert_eq!((wrong.off, at), (1, Some([7, 5])), "{decimals}: {wrong:?}");
    }
}
