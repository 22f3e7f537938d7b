//! The limit of the dot product: its zeros, its terms, and the convergence to it.

use phasor_core::decay::{Theta, ci, first_zero, limit, ripple};
use phasor_core::distance::dot;
use phasor_core::freqs;

#[test]
fn the_limit_is_positive_before_its_first_zero_at_any_base() {
    for base in [1.000_001, 1.5, 2.0, 5.0, 10.0, 15.9, 16.1, 20.0, 40.0, 100.0, 1e4, 1e9] {
        let theta = Theta::Exponential(base);
        let zero = first_zero(theta).expect("a zero");
        let at_zero = limit(theta, zero).abs();
        assert!(at_zero < 1e-9, "base {base}: {at_zero} at {zero}");
        // Steps of 0.1 up to 60, equal factors beyond, and steps of 0.01 just before the zero.
        let near = (1..600).map(|step| f64::from(step) * 0.1);
        let last = (600..5000).map(|step| zero - f64::from(step - 599) * 0.01);
        let far = (0..4000).map(|step| 60.0 * (zero / 60.0).powf(f64::from(step) / 4000.0));
        let before = near.chain(far).chain(last).filter(|x| *x > 0.0 && *x < zero - 1e-6);
        before.for_each(|x| assert!(limit(theta, x) > 0.0, "base {base}: {} at {x} before {zero}", limit(theta, x)));
    }
}

#[test]
fn series_and_continued_fraction_agree_where_they_meet() {
    // Ci(4) from tables: Abramowitz & Stegun, table 5.1 has ten digits.
    assert!((ci(4.0) - -0.140_981_697_9).abs() < 1e-10);
    for theta in [Theta::Exponential(1e4), Theta::Linear, Theta::Square, Theta::Root] {
        let [before, after] = [4.0 - 1e-9, 4.0 + 1e-9].map(|x| limit(theta, x));
        // Across a small step, an integral of cosines changes by at most the length of the step.
        assert!((before - after).abs() < 3e-9, "{theta:?}");
    }
}

#[test]
fn the_sum_tends_to_the_integral() {
    let gap = |d_model: u32| {
        let sum = dot(&freqs(d_model, 1e4), 128.0) * 2.0 / f64::from(d_model);
        (sum - limit(Theta::Exponential(1e4), 128.0)).abs()
    };
    // The error of a left Riemann sum is half the difference of the end values, divided by the number of pairs.
    assert!(gap(512) < 0.006 && gap(4096) < gap(512) / 7.0 && gap(16_384) < gap(4096) / 3.9);
}

#[test]
fn the_ripple_is_half_of_the_difference_between_crests_and_troughs() {
    for theta in [Theta::Exponential(1e4), Theta::Linear, Theta::Square, Theta::Root] {
        let x = 400.5 * std::f64::consts::PI;
        let [before, at, after] = [-1.0, 0.0, 1.0].map(|half| limit(theta, x + half * std::f64::consts::PI));
        // The relative errors are of order 1/x: the next term of the expansion, and the curvature of the mean curve.
        let found = (at - f64::midpoint(before, after)).abs() / 2.0;
        assert!((found / ripple(theta, x) - 1.0).abs() < 5.0 / x, "{theta:?}: {found} {}", ripple(theta, x));
    }
    assert_eq!(first_zero(Theta::Square), None);
}
