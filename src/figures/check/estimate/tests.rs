//! Tests of measurements with exact, rounded and wrong entries.

use super::*;
use crate::check::matrix::Form;
use crate::check::yield_now::done;

#[test]
fn steps_are_rounded_to_plausible_values() {
    for (measured, step) in [
        (1.004, 1.0),
        (-0.996, -1.0),
        (0.01745, DEGREE),
        (57.2, 1.0 / DEGREE),
        (4.002, 4.0),
        (1000.9, 1001.0),
        (0.250_001, 0.25),
        (0.012_300_05, 0.0123),
        (-0.500_002, -0.5),
    ] {
        assert!((tidy(measured) / step - 1.0).abs() < 1e-15, "{measured}: {}", tidy(measured));
    }
    assert!([1.0, DEGREE, -0.25, 32.0, 5e-5, 1e3].into_iter().all(is_common_or_short));
    assert!(![711.0, 0.125, 1.0 / 3.0, 3.000_1].into_iter().any(is_common_or_short));
    // No value with few digits is near.
    for step in [1.006, 0.123_45, 2.5015, 0.001_234_5] {
        assert_eq!(tidy(step), step);
    }
}

#[test]
fn numbers_are_spread_from_the_first_to_the_last() {
    let of = |count, most| spread(count, most).collect::<Vec<_>>();
    assert_eq!(of(5, 64), [0, 1, 2, 3, 4]);
    assert_eq!(of(9, 3), [0, 4, 8]);
    assert_eq!((of(1, 3), of(7, 1)), (vec![0], vec![0]));
    assert_eq!(of(0, 3), [0; 0]);
}

/// Compares with a numerical derivative.
#[test]
fn a_slope_is_the_derivative_by_the_logarithm_of_the_base() {
    let (pairs, pos, log) = (8, 5.0, 9.2_f64);
    let entry = |col: usize, log: f64| {
        let (pair, component) = Layout::Split.pair_and_component(pairs, col);
        let angle = pos * (-log * pair as f64 / pairs as f64).exp();
        (angle, if component == Component::Sin { angle.sin() } else { angle.cos() })
    };
    for col in 0..2 * pairs {
        let by = 1e-6;
        let expected = (entry(col, log + by).1 - entry(col, log - by).1) / (2.0 * by);
        // The error of a central difference is by²/6 times the third derivative, plus rounding divided by `by`.
        assert!((slope(Layout::Split, pairs, col, entry(col, log).0) - expected).abs() < 1e-9, "{col}");
    }
}

fn matrix(scale: f64, freqs: &[[f64; 2]], positions: impl Iterator<Item = f64>) -> Matrix {
    let (pairs, mut values) = (freqs.len(), Vec::new());
    for pos in positions {
        values.extend((0..2 * pairs).map(|col| {
            let (pair, component) = Layout::Split.pair_and_component(pairs, col);
            let [sin, cos] = freqs[pair];
            scale * if component == Component::Sin { (pos * sin).sin() } else { (pos * cos).cos() }
        }));
    }
    Matrix { rows: values.len() / (2 * pairs), cols: 2 * pairs, values, decimals: None, form: Form::Table }
}

#[test]
fn base_first_position_step_and_scale_are_measured() {
    for (base, first, step, scale) in [
        (1e4, 0.0, 1.0, 1.0),
        (500.0, 7.0, 1.0, 5.0),
        (1e5, -3.0, 0.25, 1.0),
        (1e4, 1.0, DEGREE, 0.5),
        (100.0, 2.0, -1.0, 1.0),
        (1e4, 2.0, 40.0, 1.0),
    ] {
        let freqs = Rule::Paper.freqs(16, base);
        let given = matrix(scale, &freqs, (0..40).map(|row| (first + f64::from(row)) * step));
        let measured = Measured::of(&given, Layout::Split).expect("sizes");
        let found = measured.with(Rule::Paper, base, &freqs);
        assert!((found.step / step - 1.0).abs() < 1e-12 && (found.first - first).abs() < 1e-9, "{found:?}");
        assert!((found.scale / scale - 1.0).abs() < 1e-12, "{found:?}");
        // The base cannot be measured if the fastest pair turns backwards or by more than half a turn per row.
        if (0.0..3.0).contains(&step) {
            assert!((measured.base().expect("a base") / base - 1.0).abs() < 1e-9, "{:?}", measured.base());
        }
    }
    // No base is known from a single pair, or if frequencies do not fall or are near zero.
    let slow = matrix(1.0, &Rule::Paper.freqs(16, 1e4), (0..20).map(|row| 1e-7 * f64::from(row)));
    assert_eq!(Measured::of(&slow, Layout::Split).and_then(|measured| measured.base()), None);
    let equal_freqs = matrix(1.0, &[[1.0; 2]; 4], (0..20).map(f64::from));
    assert_eq!(Measured::of(&equal_freqs, Layout::Split).and_then(|measured| measured.base()), None);
    let single_pair = matrix(1.0, &[[1.0; 2]], (0..20).map(f64::from));
    assert_eq!(Measured::of(&single_pair, Layout::Split).and_then(|measured| measured.base()), None);
    let nothing = Matrix { rows: 3, cols: 4, values: vec![0.0; 12], decimals: None, form: Form::Table };
    assert!(Measured::of(&nothing, Layout::Split).is_none());
}

#[test]
fn a_scale_is_measured_and_rounded_to_a_common_value() {
    let freqs = Rule::Paper.freqs(8, 1e4);
    // √d, a dropout of 10 %, no scale, an arbitrary scale, and a scale not close enough to √d.
    for (scale, expected) in [(4.000_1, 4.0), (1.111_12, 1.0 / 0.9), (1.000_05, 1.0), (3.3, 3.3), (4.001, 4.001)] {
        let mut given = matrix(scale, &freqs, (0..30).map(f64::from));
        // Zeros and large errors are ignored: entries without the scale, with the opposite sign, or too small.
        (given.values[5], given.values[40]) = (0.0, 9.0);
        if scale > 2.0 {
            given.values[56] /= scale;
            given.values[57] = -given.values[57];
            given.values[58] /= scale * scale;
        }
        let from = Hypothesis { scale: scale * 1.001, ..Hypothesis::paper(Layout::Split, 1e4) };
        let found = scaled(&given, from).scale;
        assert!((found / expected - 1.0).abs() < 1e-12, "{scale}: {found}");
        // For printed numbers, a scale with few digits is assumed, within their accuracy.
        given.decimals = Some(1);
        let found = scaled(&given, from).scale;
        let expected = if expected == 4.001 { 4.0 } else { expected };
        assert!((found / expected - 1.0).abs() < 1e-12, "{scale}: {found}");
    }
}

/// Distant positions and rounded entries: the slowest pair alone would give another position.
#[test]
fn faster_pairs_refine_the_first_position() {
    for (rule, base) in [(Rule::Paper, 1e4), (Rule::Half, 1e6)] {
        let freqs = rule.freqs(16, base);
        for (first, step, digits) in [(500.0, 1.0, 100.0), (40.0, 1.7, 1e3), (0.3, 1.7, 1e3), (1.5, 2.0, 200.0)] {
            let mut given = matrix(1.0, &freqs, (0..60).map(|row| (first + f64::from(row)) * step));
            given.values.iter_mut().for_each(|value| *value = (*value * digits).round() / digits);
            let found = Measured::of(&given, Layout::Split).expect("sizes").with(rule, base, &freqs);
            assert_eq!((found.rule, found.base, found.step), (rule, base, step));
            assert!((found.first - first).abs() < 0.01, "{found:?}");
            // Except 0.3, each first position is an integer, in steps or as a position.
            assert!((found.first == first) == (first != 0.3), "{found:?}");
        }
    }
}

/// With rounded entries, the middle pairs determine a base best.
#[test]
fn a_base_is_measured_from_the_best_pairs() {
    for base in [100.0, 1e4, 1e6] {
        let mut given = matrix(1.0, &Rule::Paper.freqs(32, base), (0..60).map(f64::from));
        given.values.iter_mut().for_each(|value| *value = (*value * 200.0).round() / 200.0);
        let found = Measured::of(&given, Layout::Split).expect("sizes").base().expect("a base");
        assert!((found / base).ln().abs() < 0.02, "{base}: {found}");
    }
}

#[test]
fn a_scale_is_common_to_most_pairs_and_not_negligible() {
    let freqs = Rule::Paper.freqs(8, 1e4);
    let scale = |given: &Matrix| Measured::of(given, Layout::Split).map(|measured| measured.scale);
    let of = |scale: f64| matrix(scale, &freqs, (1..31).map(f64::from));
    assert_eq!(scale(&of(1.005)), Some(1.0));
    assert_eq!(scale(&of(1e-7)), Some(1.0));
    assert!(scale(&of(3.0)).is_some_and(|found| (found - 3.0).abs() < 1e-12));
    // Dropout often sets one entry of a pair to zero; such a pair has no radius.
    let mut holed = matrix(3.0, &Rule::Paper.freqs(8, 10.0), (1..31).map(f64::from));
    (0..holed.values.len()).filter(|index| index % 10 < 4).for_each(|index| holed.values[index] = 0.0);
    assert!(scale(&holed).is_some_and(|found| (found - 3.0).abs() < 1e-12));
    // If radii differ widely, there is no scale.
    let mut mixed = of(3.0);
    (0..mixed.values.len()).for_each(|index| mixed.values[index] *= 1.0 + (index / 16 % 3) as f64);
    assert_eq!(scale(&mixed), Some(1.0));
}

/// A pair with a single zero has an angle.
#[test]
fn pairs_of_zeros_have_no_angle() {
    let first_rotation = |entries: &[[f64; 2]]| {
        let given =
            Matrix { rows: entries.len(), cols: 2, values: entries.concat(), decimals: None, form: Form::Table };
        Measured::of(&given, Layout::Split).expect("sizes").rotations[0]
    };
    let mut entries: Vec<[f64; 2]> = (0..21).map(|row| (1.0 + 0.2 * f64::from(row)).sin_cos().into()).collect();
    (0..21).filter(|row| row % 3 > 0 && *row > 2).for_each(|row| entries[row] = [0.0; 2]);
    let found = first_rotation(&entries);
    assert!((found.freq - 0.2).abs() < 1e-12 && (found.phase - 1.0).abs() < 1e-12, "{} {}", found.freq, found.phase);
    // A slow sine or cosine that was rounded to zero gives a constant angle.
    let zero_sine: Vec<[f64; 2]> = (0..20).map(|row| if row < 16 { [0.0, 1.0] } else { [0.1, 1.0] }).collect();
    assert_eq!(first_rotation(&zero_sine).phase, 0.0);
    let zero_cosine: Vec<[f64; 2]> = (0..20).map(|row| if row < 16 { [1.0, 0.0] } else { [1.0, 0.1] }).collect();
    assert_eq!(first_rotation(&zero_cosine).phase, FRAC_PI_2);
}

#[test]
fn a_base_is_refined_from_all_entries_except_wrong_ones() {
    for scale in [1.0, 4.0] {
        let mut given = matrix(scale, &Rule::Paper.freqs(8, 9e3), (0..50).map(f64::from));
        given.values.iter_mut().for_each(|value| *value = (*value * 1e3).round() / 1e3);
        // Wrong entries in slow pairs, which determine the base best.
        (given.values[16 * 30 + 5], given.values[16 * 40 + 4]) = (scale, -scale);
        let from = Hypothesis { scale, ..Hypothesis::paper(Layout::Split, 9.05e3) };
        let (found, polls) = done(refined(&given, from));
        assert!((found.base / 9e3 - 1.0).abs() < 2e-5, "{scale}: {}", found.base);
        assert_eq!(polls, 5);
    }
    // The first pair does not depend on the base.
    let one = matrix(1.0, &[[1.0; 2]], (0..20).map(f64::from));
    assert_eq!(done(refined(&one, Hypothesis::paper(Layout::Split, 7.0))).0.base, 7.0);
}

#[test]
fn a_base_is_chosen_to_fit_most_entries() {
    for scale in [1.0, 4.0] {
        let given = matrix(scale, &Rule::Paper.freqs(8, 9e3), (0..50).map(f64::from));
        let from = Hypothesis { scale, ..Hypothesis::paper(Layout::Split, 9.01e3) };
        let found = done(best_covering_base(&given, from, |_, _| 0.01)).0;
        // Entries are not linear in the base; the error is quadratic in the difference.
        assert!((found.base / 9e3 - 1.0).abs() < 1e-4, "{scale}: {}", found.base);
        // With tolerances proportional to the angle.
        let found = done(best_covering_base(&given, from, |angle, _| 1e-3 * angle)).0;
        assert!((found.base / 9e3 - 1.0).abs() < 1e-4, "{scale}: {}", found.base);
    }
}

#[test]
fn the_base_of_a_table_is_found_by_search() {
    for (layout, base, first) in [
        (Layout::CosHalves, 33.0, 1.0),
        (Layout::Sines, 2e8, 0.0),
        (Layout::Cosines, 1.2, 0.0),
        (Layout::CosPairs, 1e4, 1.0),
    ] {
        let of = Hypothesis { first, ..Hypothesis::paper(layout, base) };
        let entries = Entries::all(&of, 16);
        let values = (0..320).map(|index| entries.at(index / 16, index % 16).1).collect();
        let given = Matrix { rows: 20, cols: 16, values, decimals: None, form: Form::Table };
        let found = done(search_base(&given, layout, first)).0;
        assert!((found.base / base - 1.0).abs() < 1e-11, "{layout:?}: {}", found.base);
        assert_eq!((found.layout, found.first), (layout, first));
    }
}

#[test]
fn the_nearest_number_is_the_first_with_the_smallest_error() {
    let given = matrix(1.0, &Rule::Paper.freqs(8, 50.0), (0..20).map(f64::from));
    let with = |base: f64| Hypothesis::paper(Layout::Split, base.abs());
    let numbers = [20.0, 49.0, 52.0, -49.0];
    assert_eq!(done(nearest(&Sample::of(&given, 20), with, numbers.into_iter())), (49.0, 5));
}
