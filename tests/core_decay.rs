//! The limit of the dot product against integrals computed with 50 digits (`tests/reference`).

mod reference;

use phasor::core::decay::{Theta, ci, first_zero, limit};
use phasor::core::distance::dot;
use phasor::core::freqs;
use reference::{Table, constant};

const COLUMNS: [(&str, Theta); 6] = [
    ("exp10000", Theta::Exponential(1e4)),
    ("exp1000", Theta::Exponential(1e3)),
    ("exp100", Theta::Exponential(1e2)),
    ("t", Theta::Linear),
    ("t2", Theta::Square),
    ("sqrt_t", Theta::Root),
];

#[test]
fn integrals_match_the_reference() {
    for (name, theta) in COLUMNS {
        for [x, expected] in Table::read("oscillatory_integrals").columns(["x", name]) {
            let error = (limit(theta, x) - expected).abs();
            // Series and fractions are good to 10⁻¹⁵, their cancelling terms and divisions to ten times that.
            assert!(error < 2e-14, "{name} at {x}: off by {error:e}");
            assert_eq!(limit(theta, x), limit(theta, -x), "even");
        }
    }
}

#[test]
fn first_zeros_match_the_reference() {
    for (name, theta) in COLUMNS {
        if theta == Theta::Square {
            assert_eq!(first_zero(theta), None);
            continue;
        }
        let (found, expected) = (first_zero(theta).expect("a zero"), constant(&["first_zero_of_f", name]));
        // A value good to 10⁻¹⁵ on a slope of 10⁻⁵ and less: 10⁻⁹ of a position.
        assert!((found - expected).abs() < 1e-9 * expected, "{name}: {found} instead of {expected}");
    }
}

#[test]
fn a_first_zero_has_nothing_below_it_at_any_base() {
    for base in [1.000_001, 1.5, 2.0, 5.0, 10.0, 15.9, 16.1, 20.0, 40.0, 100.0, 1e4, 1e9] {
        let theta = Theta::Exponential(base);
        let zero = first_zero(theta).expect("a zero");
        let at_zero = limit(theta, zero).abs();
        assert!(at_zero < 1e-9, "base {base}: {at_zero} at {zero}");
        // A tenth apart where angles of a radian matter, and in equal factors further out.
        let near = (1..600).map(|step| f64::from(step) * 0.1);
        let last = (600..5000).map(|step| zero - f64::from(step - 599) * 0.01);
        let far = (0..4000).map(|step| 60.0 * (zero / 60.0).powf(f64::from(step) / 4000.0));
        let before = near.chain(far).chain(last).filter(|x| *x > 0.0 && *x < zero - 1e-6);
        before.for_each(|x| assert!(limit(theta, x) > 0.0, "base {base}: {} at {x} before {zero}", limit(theta, x)));
    }
}

#[test]
fn series_and_fraction_meet() {
    // Ci(4) from tables: Abramowitz & Stegun, table 5.1 has ten digits.
    assert!((ci(4.0) - -0.140_981_697_9).abs() < 1e-10);
    for theta in COLUMNS.map(|(_, theta)| theta) {
        let [before, after] = [4.0 - 1e-9, 4.0 + 1e-9].map(|x| limit(theta, x));
        // Across so small a step an integral of cosines changes by its length at most.
        assert!((before - after).abs() < 3e-9, "{theta:?}");
    }
}

#[test]
fn the_sum_tends_to_the_integral() {
    let gap = |d_model: u32| {
        let sum = dot(&freqs(d_model, 1e4), 128.0) * 2.0 / f64::from(d_model);
        (sum - limit(Theta::Exponential(1e4), 128.0)).abs()
    };
    // A left Riemann sum is off by half the difference of the ends over the number of pairs.
    assert!(gap(512) < 0.006 && gap(4096) < gap(512) / 7.0 && gap(16_384) < gap(4096) / 3.9);
}
