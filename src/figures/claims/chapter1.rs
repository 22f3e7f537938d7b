//! The book's first chapter: one sine and its cosine.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use super::Claim;
use super::Printed::{About, AtLeast, Digits, Law, Same};
use super::compute::{BASE, carried, claim, d, encoded_distance, ends, is, set, waver};
use super::judge::ROUNDING;
use crate::core::distance::{bound, distance};
use crate::core::encoding::{encode, freq, wavelength};
use crate::core::norms::{Precision, norm};
use crate::core::spectrum::{near_returns, turns};

#[expect(clippy::approx_constant, reason = "the printed digits are checked as they are")]
pub(super) const CLAIMS: &[Claim] = &[
    claim("collide", "1.4.1", &[is(5, Same(6))], || {
        // The last three records of near returns among the first 1000 positions.
        let returns = near_returns(1.0, 1000);
        let last = &returns[returns.len().saturating_sub(3)..];
        let values = last.iter().flat_map(|at| [f64::from(at.offset), at.distance]);
        values.chain([bound(2)]).collect()
    })
    .on("periodicity", |p| set(p, 2, 1000)),
    claim("order", "1.4.1", &[is(0, Digits(1.0, 1.0)), is(1, Digits(0.0, 1.0))], || {
        let (sin, cos) = FRAC_PI_2.sin_cos();
        vec![cos, sin, sin, cos]
    })
    .on("components", |p| set(p, 2, 20)),
    claim(
        "sine-marks",
        "1.6.1",
        &[is(0, Digits(1.57, 0.01)), is(1, Digits(3.14, 0.01)), is(2, Digits(4.71, 0.01)), is(3, Digits(6.28, 0.01))],
        || [1.0, 2.0, 3.0, 4.0].map(|quarters| quarters * wavelength(2, BASE, 0) / 4.0).to_vec(),
    )
    .on("components", |p| set(p, 2, 20)),
    claim(
        "cosine-marks",
        "1.6.1",
        &[is(0, Digits(0.79, 0.01)), is(1, Digits(2.36, 0.01)), is(2, Digits(4.0, 1.0))],
        || {
            let wavelength = wavelength(2, BASE, 0);
            vec![wavelength / 4.0, 3.0 * wavelength / 4.0, wavelength / PI]
        },
    )
    .on("components", |p| set(p, 2, 20)),
    claim("turns-20", "1.6.1", &[is(0, About(3.2))], || vec![turns(1.0, 20.0)]).on("components", |p| set(p, 2, 20)),
    claim("position-0", "1.6.3", &[is(0, Digits(0.0, 1.0)), is(1, Digits(0.0, 1.0))], || encode(2, BASE, 0.0)).on(
        "trajectory",
        |p| {
            set(p, 2, 20);
            p.pos = 0;
        },
    ),
    claim("uneven", "1.6.3", &[is(0, AtLeast(ROUNDING))], || {
        let [low, high] = ends((0..19).map(f64::from).map(|pos| encoded_distance(2, pos, pos + 1.0)));
        vec![high - low, low]
    })
    .on("trajectory", |p| set(p, 2, 20)),
    claim("step", "1.6.3", &[is(0, About(57.3))], || vec![freq(2, BASE, 0).to_degrees()])
        .on("trajectory", |p| set(p, 2, 20)),
    claim("turns-100", "1.6.4", &[is(0, About(15.9))], || vec![turns(1.0, 100.0)])
        .on("periodicity", |p| set(p, 2, 100)),
    claim("norm-1", "1.8.1", &[is(1, Law)], || vec![norm(2), waver(2, Precision::F64)]).on("norms", |p| set(p, 2, 200)),
    claim("neighbours", "1.8.2", &[is(0, About(1.0))], || vec![distance(&d(2), 1.0)])
        .on("distance-offset", |p| set(p, 2, 50)),
    claim("carries", "1.8.3", &[is(0, Law)], || vec![carried(2)]).on("rotation", |p| set(p, 2, 20)),
    claim("orthogonal", "1.8.4", &[is(0, Law)], || {
        // Twenty equal phase steps over a period, as the text requires; then positions 0 to 19, which do not divide the
        // period evenly.
        let product = |pos: f64| encode(2, BASE, pos).iter().product::<f64>();
        let mean = |step: f64| (0..20).map(|sample| product(f64::from(sample) * step)).sum::<f64>() / 20.0;
        vec![mean(TAU / 20.0), mean(1.0)]
    })
    .on("components", |p| set(p, 2, 20)),
    claim("learned", "1.9.1", &[is(0, AtLeast(500_000.0))], || vec![512.0 * 1024.0]),
];
