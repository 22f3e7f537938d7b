//! The claims, checked against numbers worked out independently of this code, and the verdicts that must come out. The
//! rule by which a claim is judged was chosen knowing its verdict: the verdicts here guard against change, and prove
//! nothing.

use std::collections::BTreeSet;

use phasor::claims::Verdict::{self, InPart, Near, NotSo, Right, RightInTheLimit};
use phasor::claims::{CLAIMS, Claim, Printed};
use phasor::figures::by_id;
use phasor::params::Params;

/// A value: its index, what it is, and one unit of the last digit to which it was worked out.
type Expected = (usize, f64, f64);

/// Residuals of exact laws: what rounding leaves is around 10⁻¹⁵, and nothing else would stay below this.
const ROUNDING: f64 = 2e-12;

const TABLE: &[(&str, Verdict, &[Expected])] = &[
    ("turns-20", Right, &[(0, 3.183, 1e-3)]),
    ("step", Right, &[(0, 57.296, 1e-3)]),
    ("turns-100", Right, &[(0, 15.915, 1e-3)]),
    ("collide", Near, &[(0, 44.0, 0.0), (1, 0.0177, 1e-4), (2, 710.0, 0.0), (3, 6.0e-5, 1e-6)]),
    ("norm-1", Right, &[(0, 1.0, 1e-9), (1, 0.0, 1e-15)]),
    ("neighbours", Near, &[(0, 0.9589, 1e-4)]),
    ("carries", Right, &[(0, 0.0, 1e-14)]),
    ("orthogonal", InPart, &[(0, 0.0, 1e-15), (1, 0.0041, 1e-4)]),
    ("learned", Right, &[(0, 524_288.0, 0.0)]),
    ("six-apart", Near, &[(1, 0.2822, 1e-4), (2, 2.0, 0.0)]),
    ("two-cycles", NotSo, &[(0, 0.955, 1e-3)]),
    ("turns-50", Right, &[(0, 7.958, 1e-3)]),
    ("longest", RightInTheLimit, &[(0, 60_611.0, 1.0), (1, 62_832.0, 1.0)]),
    ("ratio", NotSo, &[(1, 1.03663, 1e-5), (2, 1.018, 1e-3)]),
    ("last-freq", NotSo, &[(0, 1.0366e-4, 1e-8)]),
    ("range-8", NotSo, &[(0, 6283.2, 0.1)]),
    ("range-32", NotSo, &[(0, 35_333.0, 1.0)]),
    ("range-128", NotSo, &[(0, 54_410.0, 1.0)]),
    ("range-512", NotSo, &[(0, 60_611.0, 1.0), (1, 62_832.0, 1.0)]),
    ("rows", NotSo, &[(0, 0.45, 0.01), (1, 0.25, 0.01), (2, 2.52, 0.01)]),
    ("norm-16", Right, &[(0, 16.0, 1e-9)]),
    ("far-32", NotSo, &[(0, 22.63, 0.01), (1, 32.0, 0.0)]),
    ("sin-6", Right, &[(0, -0.27942, 1e-5)]),
    ("equation-6", Right, &[(0, 0.0, ROUNDING)]),
    ("same-offset", Right, &[(1, 0.0, ROUNDING)]),
    ("small-offsets", Near, &[(0, 1.9996, 1e-4), (1, 1.024, 1e-3), (2, 1.099, 1e-3), (3, 1.72, 0.01)]),
    ("far-level", Right, &[(0, 11.314, 1e-3), (1, 11.35, 0.01)]),
    ("never-above", NotSo, &[(0, 12.82, 0.01), (1, 83_180.0, 0.0), (2, 16.0, 0.0)]),
    ("matrix-max", NotSo, &[(0, 8.174, 1e-3), (1, 47.0, 0.0), (2, 7.781, 1e-3)]),
    ("steadily", NotSo, &[(0, 11.0, 0.0), (1, 12.0, 0.0)]),
    ("points", Right, &[(0, 1225.0, 0.0)]),
    // The least is at offset 31; 7.451 is the distance at 30 itself.
    ("beyond-30", NotSo, &[(0, 7.444, 1e-3), (1, 8.17, 0.01), (2, 265.0, 0.0)]),
    ("scatter", NotSo, &[(0, 0.0, 1e-13)]),
    ("errors", NotSo, &[(0, 9.600, 1e-3), (1, 8.445, 1e-3), (2, 8.297, 1e-3), (3, 5.799, 1e-3)]),
    ("smallest", NotSo, &[(0, 1.9526, 1e-4), (1, 1.9526, 1e-4)]),
    ("offset-10", Right, &[(0, 6.508, 1e-3)]),
    ("offset-30", NotSo, &[(0, 7.451, 1e-3)]),
    ("doubling", Near, &[(0, 1.33, 0.01), (1, 1.37, 0.01), (2, 1.39, 0.01)]),
    ("bits", Right, &[(0, 9.966, 1e-3), (1, 411.0, 1.0)]),
    ("longest-about", Right, &[(0, 60_611.0, 1.0)]),
    ("crossings", Near, &[(0, 12.9, 0.1), (1, 76.9, 0.1), (2, 140.9, 0.1), (3, 204.9, 0.1)]),
    ("pairs", NotSo, &[(0, 9.004, 1e-3), (1, 37.97, 0.01), (2, 229.4, 0.1)]),
    ("pair-0", Right, &[(0, 31.83, 0.01)]),
    ("base-1000", NotSo, &[(0, 6116.0, 1.0), (1, 6283.0, 1.0)]),
    ("base-100000", RightInTheLimit, &[(0, 600_688.0, 1.0), (1, 628_319.0, 1.0), (2, 1.0460, 1e-4)]),
    ("exponent-4", NotSo, &[(0, 1.0746, 1e-4), (1, 32.0, 0.1)]),
    ("zh-linear", Right, &[(0, 0.0, ROUNDING), (1, 0.0, ROUNDING)]),
    ("zh-falls", InPart, &[(0, 11.0, 0.0), (1, 43.0, 0.0)]),
    ("zh-direction", InPart, &[(0, 0.0, 0.0)]),
    // sin(x) is below x by x³/6: 0.03 by 4.5·10⁻⁶.
    ("hy-table", InPart, &[(0, 0.0, 0.0), (2, 0.0, 0.0), (3, 0.01, 2e-5), (4, 0.02, 2e-5), (5, 0.03, 2e-5)]),
    (
        "ja-values",
        Right,
        &[
            (0, 0.84147, 1e-5),
            (1, 0.54030, 1e-5),
            (2, 1.155e-4, 1e-7),
            (3, 0.90930, 1e-5),
            (4, -0.41615, 1e-5),
            (5, 2.310e-4, 1e-7),
        ],
    ),
    ("ja-collide", InPart, &[(0, 1.9526, 1e-4), (1, 8659.0, 0.0)]),
    ("su-limit", RightInTheLimit, &[(0, 0.333, 1e-3), (1, 0.406, 1e-3), (2, 0.411, 1e-3)]),
    ("su-theta", InPart, &[(0, std::f64::consts::PI, 1e-9), (1, 2.33, 0.01), (2, 617.7, 0.1), (3, 6166.0, 1.0)]),
    ("su-orders", Right, &[(0, 0.0, ROUNDING)]),
];

fn claim(id: &str) -> &'static Claim {
    CLAIMS.iter().find(|claim| claim.id == id).unwrap_or_else(|| panic!("no claim {id}"))
}

#[test]
fn computed_values_are_those_worked_out_before() {
    for (id, _, expected) in TABLE {
        let values = (claim(id).compute)();
        for &(index, value, unit) in *expected {
            // Half a unit is what rounding to the last digit allows; an exact bound is taken whole.
            let found = values[index];
            let slack = if value == 0.0 { unit } else { unit / 2.0 };
            assert!((found - value).abs() <= slack * (1.0 + 1e-9), "{id}: value {index} is {found}, not {value}");
        }
    }
}

/// Three residuals whose size alone is known: 10⁻¹⁵ in f64, 5·10⁻⁷ in f32, 3·10⁻³ in bf16; here to a factor of 4.
#[test]
fn norms_waver_by_the_rounding_of_their_precision() {
    let waver = claim("waver");
    let values = (waver.compute)();
    for (found, expected) in values.iter().zip([1e-15, 5e-7, 3e-3]) {
        assert!((expected / 4.0..expected * 4.0).contains(found), "{values:?}");
    }
    assert_eq!(waver.verdict(&values), NotSo);
}

#[test]
fn verdicts_come_out_as_they_should() {
    for (id, verdict, _) in TABLE {
        let claim = claim(id);
        let values = (claim.compute)();
        assert_eq!(claim.verdict(&values), *verdict, "{id}: {values:?}");
    }
}

#[test]
fn every_claim_stands_in_the_table_once() {
    let ids: BTreeSet<&str> = CLAIMS.iter().map(|claim| claim.id).collect();
    let expected: BTreeSet<&str> = TABLE.iter().map(|row| row.0).chain(["waver"]).collect();
    assert_eq!(ids, expected);
    assert_eq!(ids.len(), CLAIMS.len(), "an id stands twice");
}

#[test]
fn every_check_has_its_value_and_every_value_is_a_number() {
    for claim in CLAIMS {
        let values = (claim.compute)();
        assert!(!claim.checks.is_empty() && values.iter().all(|value| value.is_finite()), "{}: {values:?}", claim.id);
        for check in claim.checks {
            assert!(check.value < values.len() && check.limit.is_none_or(|limit| limit < values.len()), "{}", claim.id);
            if let Printed::Digits(_, unit) = check.printed {
                assert!(unit > 0.0, "{}", claim.id);
            }
        }
    }
}

#[test]
fn every_claim_is_said_in_words() {
    for claim in CLAIMS {
        let (says, finds) = (claim.says(), claim.finds(&(claim.compute)()));
        for words in [&says, &finds] {
            assert!(!words.contains(['{', '}', '∞', '–']) && !words.contains("NaN"), "{}: {words}", claim.id);
        }
        assert!(finds.contains(|c: char| c.is_ascii_digit()), "{}: {finds}", claim.id);
    }
}

#[test]
fn what_is_shown_is_a_figure_with_allowed_parameters() {
    for claim in CLAIMS {
        let Some((figure, set)) = claim.show else { continue };
        assert!(by_id(figure).is_some(), "{} shows {figure}, which is not there", claim.id);
        let mut params = Params::default();
        set(&mut params);
        // A cursor beyond a short sequence is a wish, and allowed.
        let within = Params { pos: params.pos, k: params.k, ..params.within() };
        assert_eq!(within, params, "{}", claim.id);
    }
}
