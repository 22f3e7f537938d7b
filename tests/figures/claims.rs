//! The claims, compared with numbers computed independently of this code (in 30 digits), with the expected verdicts and
//! kinds.

#![allow(clippy::approx_constant, reason = "the digits are written as they were computed independently of the code")]

use std::collections::BTreeSet;

use phasor_figures::claims::Kind::{self, About, Bound, Digits, Law, Range, Same};
use phasor_figures::claims::Verdict::{self, InPart, Near, NotSo, Right, RightInTheLimit};
use phasor_figures::claims::{self, Claim, GROUPS, HEADINGS, Printed, Source};
use phasor_figures::core::distance::distance;
use phasor_figures::core::encoding::freqs;

/// A value: its index, the expected number, and one unit of its last digit. The value must round to the number. If the
/// number is 0, or a whole number with the unit 0, the unit is the tolerance.
type Expected = (usize, f64, f64);

/// The limit for residuals of exact laws: rounding errors are about 10⁻¹⁵, or 10⁻¹³ where squares of distances are up
/// to 256; real deviations are above this.
const ROUNDING: f64 = 2e-12;

const TABLE: &[(&str, Kind, Verdict, &[Expected])] = &[
    // The paper
    ("paper-range", Digits, RightInTheLimit, &[(0, 6.283_19, 1e-5), (1, 60_611.48, 0.01), (2, 62_831.853, 1e-3)]),
    ("paper-linear", Law, Right, &[(0, 0.0, ROUNDING)]),
    // Chapter 1
    (
        "collide",
        Same,
        Near,
        &[
            (0, 44.0, 0.0),
            (1, 0.017_703, 1e-6),
            (2, 333.0, 0.0),
            (3, 0.008_821, 1e-6),
            (4, 710.0, 0.0),
            (5, 6.0289e-5, 1e-9),
        ],
    ),
    ("order", Digits, NotSo, &[(0, 0.0, ROUNDING), (1, 1.0, 0.0), (2, 1.0, 0.0), (3, 0.0, ROUNDING)]),
    ("sine-marks", Digits, Right, &[(0, 1.5708, 1e-4), (1, 3.1416, 1e-4), (2, 4.7124, 1e-4), (3, 6.2832, 1e-4)]),
    ("cosine-marks", Digits, NotSo, &[(0, 1.5708, 1e-4), (1, 4.7124, 1e-4), (2, 2.0, 0.0)]),
    ("turns-20", About, Right, &[(0, 3.1831, 1e-4)]),
    ("position-0", Digits, InPart, &[(0, 0.0, 0.0), (1, 1.0, 0.0)]),
    ("uneven", Bound, NotSo, &[(0, 0.0, ROUNDING), (1, 0.958_851, 1e-6)]),
    ("step", About, Right, &[(0, 57.2958, 1e-4)]),
    ("turns-100", About, Right, &[(0, 15.9155, 1e-4)]),
    ("norm-1", Law, Right, &[(0, 1.0, 0.0), (1, 0.0, 1e-15)]),
    ("neighbours", About, Near, &[(0, 0.958_851, 1e-6)]),
    ("carries", Law, Right, &[(0, 0.0, ROUNDING)]),
    ("orthogonal", Law, Right, &[(0, 0.0, ROUNDING), (1, 0.004_065, 1e-6)]),
    ("learned", Bound, Right, &[(0, 524_288.0, 0.0)]),
    // Chapter 2
    ("six-apart", Same, NotSo, &[(0, 0.954_93, 1e-5), (1, 0.282_240, 1e-6), (2, 2.0, 0.0), (3, 14.1120, 1e-4)]),
    ("two-cycles", Same, NotSo, &[(0, 0.954_93, 1e-5), (1, 1.045_07, 1e-5)]),
    ("turns-50", About, Right, &[(0, 7.957_75, 1e-5)]),
    ("longest", About, RightInTheLimit, &[(0, 60_611.48, 0.01), (1, 62_831.85, 0.01)]),
    ("ratio", Digits, NotSo, &[(0, 1.036_633, 1e-6), (1, 3.6633, 1e-4), (2, 1.018_152, 1e-6)]),
    ("last-freq", Digits, NotSo, &[(0, 1.036_63e-4, 1e-9)]),
    ("shortest", Digits, Right, &[(0, 6.2832, 1e-4)]),
    ("row-6", Bound, NotSo, &[(0, 1570.80, 0.01), (1, 0.048_980, 1e-6)]),
    ("eighth", About, NotSo, &[(0, 0.007_957_7, 1e-7)]),
    ("range-8", Digits, NotSo, &[(0, 6283.19, 0.01)]),
    ("range-32", Digits, NotSo, &[(0, 35_332.95, 0.01)]),
    ("rows", Range, NotSo, &[(0, 0.447_497, 1e-6), (1, 0.251_646, 1e-6), (2, 2.516_46, 1e-5)]),
    ("range-128", Digits, NotSo, &[(0, 54_410.14, 0.01)]),
    ("range-512", Digits, NotSo, &[(0, 60_611.48, 0.01), (1, 62_831.85, 0.01)]),
    ("phase", Law, NotSo, &[(0, 0.682_987, 1e-6)]),
    ("norm-16", Digits, Right, &[(0, 16.0, 1e-9)]),
    ("far-32", Digits, NotSo, &[(0, 22.6274, 1e-4), (1, 32.0, 0.0)]),
    // 10 000^(pair/64) is above 2048/2π = 325.949 from pair 41 on.
    ("rope-longer", Bound, NotSo, &[(0, 0.0, 0.0), (1, 23.0, 0.0), (2, 41.0, 0.0)]),
    // Chapter 3
    ("sin-6", Digits, Right, &[(0, -0.279_415, 1e-6)]),
    ("equation-6", Law, Right, &[(0, 0.0, ROUNDING), (1, 147.0, 0.0)]),
    ("same-offset", Same, Right, &[(0, 5.799_14, 1e-5), (1, 0.0, ROUNDING), (2, 16.0, 0.0)]),
    (
        "small-offsets",
        About,
        Near,
        &[(0, 1.999_58, 1e-5), (1, 1.024_06, 1e-5), (2, 1.099_22, 1e-5), (3, 1.724_03, 1e-5)],
    ),
    ("far-level", About, Right, &[(0, 11.3137, 1e-4), (1, 11.349_083, 1e-6)]),
    ("never-above", Bound, NotSo, &[(0, 12.817_22, 1e-5), (1, 83_180.0, 0.0), (2, 16.0, 0.0)]),
    ("epsilon", Bound, Right, &[(0, 1.952_596, 1e-6)]),
    ("rotates", Law, Right, &[(0, 0.0, ROUNDING)]),
    ("matrix-max", About, NotSo, &[(0, 8.174_419, 1e-6)]),
    ("corners", Digits, NotSo, &[(0, 47.0, 0.0), (1, 8.174_419, 1e-6), (2, 7.780_736, 1e-6)]),
    ("steadily", Bound, NotSo, &[(0, 11.0, 0.0), (1, 12.0, 0.0), (2, 14.0, 0.0)]),
    ("points", Digits, Right, &[(0, 1225.0, 0.0)]),
    ("beyond-30", Range, NotSo, &[(0, 7.444_357, 1e-6), (1, 8.174_419, 1e-6), (2, 265.0, 0.0)]),
    ("scatter", Digits, NotSo, &[(0, 7.260_048, 1e-6), (1, 7.260_048, 1e-6), (2, 0.0, ROUNDING)]),
    ("errors", About, NotSo, &[(0, 9.599_997, 1e-6), (1, 8.444_911, 1e-6), (2, 8.296_675, 1e-6), (3, 5.799_136, 1e-6)]),
    ("error-shares", About, NotSo, &[(0, 119.999_97, 1e-5), (1, 103.708_44, 1e-5), (2, 8.0, 0.0)]),
    ("norm-8", Range, Right, &[(0, 8.0, 1e-9), (1, 8.0, 1e-9)]),
    // Residuals of which only the magnitude is known: see `norms_vary_by_the_rounding_of_their_precision`.
    ("waver", About, NotSo, &[(0, 0.0, 1e-14)]),
    ("smallest", Digits, NotSo, &[(0, 1.952_596, 1e-6), (1, 1.952_596, 1e-6)]),
    ("one-to-three", Range, Right, &[(0, 1.952_596, 1e-6)]),
    ("norm-share", Digits, NotSo, &[(0, 0.244_075, 1e-6), (2, 8.0, 0.0)]),
    ("offset-10", Range, Right, &[(0, 6.508_453, 1e-6)]),
    ("offset-30", About, NotSo, &[(0, 7.450_664, 1e-6)]),
    ("doubling", About, Near, &[(0, 32.6629, 1e-4), (1, 36.8026, 1e-4), (2, 39.0487, 1e-4), (3, 41.4214, 1e-4)]),
    ("at-most-d", Bound, Right, &[(0, 4.0, 0.0), (1, 50.0, 0.0)]),
    ("bits", Digits, Right, &[(0, 9.965_784, 1e-6), (1, 4096.0, 0.0)]),
    ("times-400", About, Near, &[(0, 411.0063, 1e-4)]),
    // Chapter 4
    ("ratio-255", Digits, NotSo, &[(0, 1.036_779, 1e-6), (1, 1.036_633, 1e-6)]),
    ("steps-256", About, NotSo, &[(0, 96.2567, 1e-4), (1, 1e4, 1e-6)]),
    ("log-ratio", Digits, NotSo, &[(0, 0.035_978, 1e-6), (1, 0.036_119, 1e-6)]),
    ("cycles", Digits, RightInTheLimit, &[(0, 0.159_155, 1e-6), (1, 1.649_85e-5, 1e-10), (2, 1.591_55e-5, 1e-10)]),
    ("power-9550", Digits, NotSo, &[(0, 9646.616, 1e-3)]),
    ("longest-about", About, Right, &[(0, 60_611.48, 0.01)]),
    ("orders", Digits, NotSo, &[(0, 3.984_375, 1e-9)]),
    (
        "crossings",
        About,
        InPart,
        &[(0, 12.916_488, 1e-6), (1, 76.916_488, 1e-6), (2, 140.916_488, 1e-6), (3, 204.916_488, 1e-6)],
    ),
    ("pairs", Digits, NotSo, &[(0, 9.003_884, 1e-6), (1, 37.969_06, 1e-5), (2, 229.445_67, 1e-5)]),
    ("pair-0", Range, Right, &[(0, 31.830_99, 1e-5)]),
    ("pair-10", About, NotSo, &[(0, 22.212_64, 1e-5)]),
    ("pair-50", About, NotSo, &[(0, 9.492_266, 1e-6)]),
    ("pair-100", Digits, NotSo, &[(0, 0.871_666, 1e-6)]),
    ("support", About, Right, &[(0, 30_305.74, 0.01), (1, 3057.955, 1e-3), (2, 300_343.77, 0.01)]),
    ("base-1000", About, NotSo, &[(0, 6115.910, 1e-3), (1, 6283.185, 1e-3)]),
    ("base-100000", About, RightInTheLimit, &[(0, 600_687.53, 0.01), (1, 628_318.53, 0.01)]),
    ("coarser", Bound, Right, &[(0, 1.009_035, 1e-6), (1, 1.045_999, 1e-6), (2, 1.036_633, 1e-6)]),
    ("exponent-4", About, NotSo, &[(0, 1.074_608, 1e-6), (1, 32.0, 1e-9)]),
    // 10 000^(pair/256) is above 512/2π = 81.487 from pair 123 on.
    ("trained-512", Bound, NotSo, &[(0, 0.0, 0.0), (1, 133.0, 0.0), (2, 123.0, 0.0)]),
    ("reference-20", Digits, NotSo, &[(0, 2025.0, 0.0), (1, 6.0, 0.0)]),
    // Notes
    ("zh-one-hot", Same, NotSo, &[(0, 49.0, 0.0), (1, 50.0, 0.0)]),
    ("zh-linear", Law, Right, &[(0, 0.0, ROUNDING), (1, 0.0, ROUNDING)]),
    (
        "zh-falls",
        Bound,
        InPart,
        &[
            (0, 9.539_161, 1e-6),
            (1, 14.0, 0.0),
            (2, 47.185_012, 1e-6),
            (3, 37.645_851, 1e-6),
            (4, 11.0, 0.0),
            (5, 43.0, 0.0),
        ],
    ),
    ("zh-direction", Same, InPart, &[(0, 0.0, 0.0), (1, 6.508_453, 1e-6), (2, 128.0, 0.0), (3, 16.0, 0.0)]),
    ("hy-swapped", Digits, NotSo, &[(0, 0.009_999_83, 1e-8), (1, -0.416_147, 1e-6)]),
    (
        "hy-table",
        Digits,
        InPart,
        &[
            (1, 0.841_471, 1e-6),
            (2, 0.909_297, 1e-6),
            (3, 0.141_120, 1e-6),
            (5, 0.540_302, 1e-6),
            (6, -0.416_147, 1e-6),
            (7, -0.989_992, 1e-6),
            (9, 0.010_000, 1e-6),
            (10, 0.019_999, 1e-6),
            (11, 0.029_996, 1e-6),
            (15, 0.999_550, 1e-6),
            (16, 0.0, 0.0),
            (17, 0.637_948, 1e-6),
            (18, 0.982_541, 1e-6),
            (19, 0.875_321, 1e-6),
        ],
    ),
    (
        "ja-values",
        Digits,
        InPart,
        &[
            (0, 0.841_471, 1e-6),
            (1, 0.540_302, 1e-6),
            (2, 1.154_78e-4, 1e-9),
            (3, 0.999_999_99, 1e-8),
            (4, 0.909_297, 1e-6),
            (5, -0.416_147, 1e-6),
            (6, 2.309_56e-4, 1e-9),
            (7, 0.999_999_97, 1e-8),
        ],
    ),
    ("ja-last", Same, NotSo, &[(0, 53_781.82, 0.01), (1, 62_831.85, 0.01), (2, 628.3185, 1e-4), (3, 54_410.14, 0.01)]),
    ("ja-collide", Bound, InPart, &[(0, 1.952_596, 1e-6), (1, 8659.0, 0.0), (2, 10_000.0, 0.0)]),
    (
        "su-limit",
        About,
        RightInTheLimit,
        &[
            (0, 0.332_794, 1e-6),
            (1, 0.405_892, 1e-6),
            (2, 0.411_148, 1e-6),
            (3, 0.809_428, 1e-6),
            (4, 0.987_217, 1e-6),
            (5, 0.999_746, 1e-6),
        ],
    ),
    (
        "su-theta",
        Bound,
        InPart,
        &[(0, 3.141_593, 1e-6), (1, 2.331_122, 1e-6), (2, 617.661_6, 1e-4), (3, 6166.028, 1e-3), (4, 0.052_262, 1e-6)],
    ),
    (
        "su-slower",
        Bound,
        InPart,
        &[
            (4, 0.411_147_68, 1e-8),
            (5, 0.215_450_2, 1e-7),
            (6, 0.058_216_18, 1e-8),
            (7, 0.005_633_107, 1e-9),
            (8, 0.011_059_56, 1e-8),
        ],
    ),
    ("su-orders", Same, Right, &[(0, 0.0, ROUNDING)]),
];

fn claims() -> impl Iterator<Item = &'static Claim> {
    claims::all().map(|(_, claim)| claim)
}

fn claim(id: &str) -> &'static Claim {
    claims().find(|claim| claim.id == id).unwrap_or_else(|| panic!("no claim {id}"))
}

fn values(id: &str) -> Vec<f64> {
    (claim(id).compute)()
}

#[test]
fn computed_values_match_the_independent_ones() {
    for (id, _, _, expected) in TABLE {
        let values = values(id);
        for &(index, value, unit) in *expected {
            let found = values[index];
            let slack = if value == 0.0 { unit } else { unit / 2.0 };
            // In addition to the tolerance, the rounding of the sum itself.
            let slack = slack + 1e-12 * value.abs();
            assert!((found - value).abs() <= slack, "{id}: value {index} is {found}, not {value}");
        }
    }
}

/// Three residuals of which only the magnitude is known: 10⁻¹⁵ in f64, 5·10⁻⁷ in f32, 3·10⁻³ in bf16; to a factor of 4.
#[test]
fn norms_vary_by_the_rounding_of_their_precision() {
    let values = values("waver");
    for (found, expected) in values.iter().zip([1e-15, 5e-7, 3e-3]) {
        assert!((expected / 4.0..expected * 4.0).contains(found), "{values:?}");
    }
}

#[test]
fn verdicts_and_kinds_are_as_expected() {
    for (id, kind, verdict, _) in TABLE {
        let (claim, values) = (claim(id), values(id));
        assert_eq!((claim.kind(), claim.verdict(&values)), (*kind, *verdict), "{id}: {values:?}");
    }
}

#[test]
fn every_claim_is_in_the_table_once() {
    let ids: BTreeSet<&str> = claims().map(|claim| claim.id).collect();
    let expected: BTreeSet<&str> = TABLE.iter().map(|row| row.0).collect();
    assert_eq!(ids, expected);
    assert_eq!((ids.len(), expected.len()), (claims().count(), TABLE.len()), "duplicate id");
}

#[test]
fn every_check_has_its_value_and_every_value_is_a_number() {
    for claim in claims() {
        let values = (claim.compute)();
        assert!(!claim.checks.is_empty() && values.iter().all(|value| value.is_finite()), "{}: {values:?}", claim.id);
        for check in claim.checks {
            let max = if let Printed::Same(max) = check.printed { max } else { 0 };
            assert!([check.value, check.limit.unwrap_or(0), max].iter().all(|at| *at < values.len()), "{}", claim.id);
        }
    }
}

#[test]
fn verdicts_are_counted_and_rules_listed() {
    let verdicts: Vec<Verdict> = TABLE.iter().map(|row| row.2).collect();
    let count = |of: Verdict| verdicts.iter().filter(|verdict| **verdict == of).count();
    assert_eq!(Verdict::ALL.map(count).iter().sum::<usize>(), TABLE.len());
    let sentence = claims::counted();
    for number in Verdict::ALL.map(count).into_iter().chain([TABLE.len()]) {
        assert!(sentence.split(|c: char| !c.is_ascii_digit()).any(|word| word == number.to_string()), "{sentence}");
    }
    assert!(!sentence.contains("Most are right"));
    let rules = claims::rules().map(|(_, rule)| rule).join(" ");
    for phrase in ["within 2\u{a0}%", "within 10\u{a0}%", "1\u{a0}×\u{a0}10⁻⁹"] {
        assert!(rules.contains(phrase), "{phrase}: {rules}");
    }
}

#[test]
fn rows_are_in_the_order_of_their_headings() {
    let rows: Vec<_> = (0..).map_while(claims::row).collect();
    assert_eq!(rows.len(), TABLE.len());
    assert!(rows.is_sorted_by_key(|row| row.group));
    for (place, group) in GROUPS.iter().enumerate() {
        assert_eq!(rows.iter().filter(|row| row.group == place).count(), group.len());
        assert!(!group.is_empty());
        // Sections of a chapter are in order; a claim found in several sections counts for the first.
        if HEADINGS[place].1 == Source::Book {
            let section = |claim: &Claim| {
                let first = claim.place.split([',', '–']).next().unwrap_or_default();
                first.split('.').map(|part| part.trim().parse::<u32>().expect("a section")).collect::<Vec<_>>()
            };
            // The paper comes before the chapters of the book.
            assert!(group.iter().all(|claim| section(claim)[0] as usize == place));
            assert!(group.is_sorted_by_key(section), "{}", HEADINGS[place].0);
        }
    }
}

/// Computed with the direct formula, over all offsets.
#[test]
fn the_median_at_large_offsets_is_that_of_all_offsets() {
    let freqs = freqs(128, 1e4);
    let mut all: Vec<f64> = (10_000..=100_000).map(|offset| distance(&freqs, f64::from(offset))).collect();
    all.sort_by(f64::total_cmp);
    let median = all[all.len() / 2];
    let far = claim("far-level");
    let values = (far.compute)();
    // The recurrence has an error of 10⁻¹²·d in the square, and angles up to 10⁵ have rounding errors of 10⁻¹¹.
    assert!((values[1] - median).abs() < 1e-9, "{} {median}", values[1]);
    assert!(far.computed_text(&values).contains("11.3491"));
}

#[test]
fn near_returns_are_all_records_and_no_others() {
    let chord = |offset: u32| 2.0 * (f64::from(offset) / 2.0).sin().abs();
    let mut records = vec![1];
    for offset in 2..=1000 {
        if chord(offset) < chord(*records.last().expect("one")) {
            records.push(offset);
        }
    }
    let values = values("collide");
    assert_eq!([values[0], values[2], values[4]].map(|offset| offset as u32), records[records.len() - 3..]);
    assert_eq!(records[records.len() - 3..], [44, 333, 710]);
    for index in [0, 2, 4] {
        assert!((values[index + 1] - chord(values[index] as u32)).abs() < 1e-13);
    }
}

#[test]
fn beyond_30_starts_at_31() {
    let freqs = freqs(128, 1e4);
    let nearest = (31..50).map(|offset| distance(&freqs, f64::from(offset))).fold(f64::INFINITY, f64::min);
    // Recurrence and direct formula give the same number, about 7.
    assert!((values("beyond-30")[0] - nearest).abs() < 1e-9 && nearest < distance(&freqs, 30.0));
}
