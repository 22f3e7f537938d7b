//! The book's third chapter: distances, and whether positions are distinguishable.

use super::Claim;
use super::Printed::{About, AtLeast, AtMost, Between, Digits, Law, Same};
use super::compute::{
    BASE, carried, claim, curve, d, encoded_distance, ends, is, median, norms, rank, set, smallest, waver,
};
use crate::core::distance::{
    bound, distance, distances_into, dot, extremes_up_to, falls, first_fall, orthogonal, slope,
};
use crate::core::encoding::encode;
use crate::core::extrapolation::{linear_error, unmoved_error};
use crate::core::norms::{Precision, norm};
use crate::params::Params;

/// Sets the parameters of the chapter's figure.
fn chapter(params: &mut Params) {
    set(params, 128, 50);
}

/// The errors of the three extrapolations of section 3.4.3: from the step between positions 10 and 15 to positions 20,
/// 25 and 30.
fn errors() -> [f64; 3] {
    [5.0, 10.0, 15.0].map(|beyond| linear_error(&d(128), 5.0, beyond))
}

pub(super) const CLAIMS: &[Claim] = &[
    claim("sin-6", "3.1", &[is(0, Digits(-0.279, 0.001))], || vec![encode(2, BASE, 6.0)[0]]).on("components", |p| {
        set(p, 2, 20);
        p.pos = 6;
    }),
    claim("equation-6", "3.2", &[is(0, Law)], || {
        let freqs = d(128);
        let error = |p: f64, offset: f64| {
            let closed = 128.0 - 2.0 * dot(&freqs, offset);
            (encoded_distance(128, p, p + offset).powi(2) - closed).abs()
        };
        let all: Vec<f64> =
            (1..50).flat_map(|offset| [0.0, 7.0, 1000.0].map(|p| error(p, f64::from(offset)))).collect();
        vec![all.iter().copied().fold(0.0, f64::max), all.len() as f64]
    })
    .on("distance-offset", chapter),
    claim("same-offset", "3.2", &[is(1, Same(2))], || {
        let near = encoded_distance(128, 5.0, 10.0);
        vec![near, near - encoded_distance(128, 105.0, 110.0), bound(128)]
    })
    .on("distance-matrix", |p| set(p, 128, 120)),
    claim("small-offsets", "3.2.1", &[is(1, About(1.0)), is(2, About(1.0))], || {
        let freqs = d(128);
        let linear_ratio = |offset: f64| offset * slope(&freqs) / distance(&freqs, offset);
        vec![slope(&freqs), linear_ratio(1.0), linear_ratio(2.0), linear_ratio(5.0)]
    })
    .on("distance-offset", chapter),
    claim("far-level", "3.2.2", &[is(0, About(11.3)), is(1, About(11.3))], || {
        // All offsets from 10⁴ to 10⁵. `median` requires an odd number of values.
        let mut far = vec![0.0; 90_001];
        distances_into(&d(128), 1e4, 1.0, &mut far);
        vec![orthogonal(128), median(&far)]
    })
    .on("distance-offset", |p| set(p, 128, 100_000)),
    claim("never-above", "3.2.2", &[is(0, AtMost(11.3))], || {
        let greatest = extremes_up_to(&d(128), 100_000).map_or([0.0; 2], |at| [at.max, f64::from(at.max_offset)]);
        vec![greatest[0], greatest[1], bound(128)]
    })
    .on("distance-offset", |p| set(p, 128, 100_000)),
    claim("epsilon", "3.2.3", &[is(0, AtLeast(0.1))], || vec![smallest(128)]).on("uniqueness", chapter),
    claim("rotates", "3.2.4", &[is(0, Law)], || vec![carried(128)]).on("rotation", chapter),
    claim("matrix-max", "3.4.1", &[is(0, About(11.0))], || vec![ends(curve(128, 49))[1]])
        .on("distance-matrix", chapter),
    claim("corners", "3.4.1", &[is(0, Digits(49.0, 1.0))], || {
        let offset = extremes_up_to(&d(128), 49).map_or(0.0, |at| f64::from(at.max_offset));
        vec![offset, distance(&d(128), offset), distance(&d(128), 49.0)]
    })
    .on("distance-matrix", chapter),
    claim("steadily", "3.4.1", &[is(2, AtMost(0.0))], || {
        let before = first_fall(&d(128), 49).map_or(0.0, f64::from);
        vec![before, before + 1.0, falls(&curve(128, 49)).count() as f64]
    })
    .on("distance-offset", chapter),
    claim("points", "3.4.2", &[is(0, Digits(1225.0, 1.0))], || vec![(0..50).map(|i| f64::from(50 - 1 - i)).sum()]),
    claim("beyond-30", "3.4.2", &[is(0, Between(10.0, 11.0)), is(1, Between(10.0, 11.0))], || {
        let curve = curve(128, 1000);
        let [low, high] = ends(curve[31..50].iter().copied());
        let above = curve.iter().position(|distance| *distance > 10.0).unwrap_or(0);
        vec![low, high, above as f64]
    })
    .on("distance-offset", |p| set(p, 128, 300)),
    claim("scatter", "3.4.2", &[is(0, Digits(9.0, 1.0)), is(1, Digits(10.0, 1.0)), is(2, Digits(1.0, 1.0))], || {
        let [low, high] = ends((0..25).map(f64::from).map(|p| encoded_distance(128, p, p + 25.0)));
        vec![low, high, high - low]
    })
    .on("distance-matrix", chapter),
    claim("errors", "3.4.3", &[is(0, About(1.5)), is(1, About(3.0)), is(2, About(4.5))], || {
        let [first, second, third] = errors();
        vec![first, second, third, unmoved_error(&d(128), 5.0)]
    })
    .on("extrapolation", |p| {
        chapter(p);
        (p.pos, p.k) = (10, 5);
    }),
    claim("error-shares", "3.4.3", &[is(0, About(19.0)), is(1, About(56.0))], || {
        let [first, _, third] = errors().map(|error| 100.0 * error / norm(128));
        vec![first, third, norm(128)]
    })
    .on("extrapolation", |p| {
        chapter(p);
        (p.pos, p.k) = (10, 5);
    }),
    claim("norm-8", "3.4.4", &[is(0, Between(7.98, 8.02)), is(1, Between(7.98, 8.02))], || {
        ends(norms(128, Precision::F64)).to_vec()
    })
    .on("norms", |p| set(p, 128, 200)),
    claim("waver", "3.4.4", &[is(0, About(0.02)), is(1, About(0.02)), is(2, About(0.02))], || {
        [Precision::F64, Precision::F32, Precision::Bf16].map(|precision| waver(128, precision)).to_vec()
    })
    .on("norms", |p| {
        set(p, 128, 200);
        p.precision = Precision::Bf16;
    }),
    claim("smallest", "3.6", &[is(0, Digits(0.7, 0.1)), is(1, Digits(2.4, 0.1))], || {
        vec![distance(&d(128), 1.0), smallest(128)]
    })
    .on("distance-offset", chapter),
    claim("one-to-three", "3.6", &[is(0, Between(1.0, 3.0))], || vec![distance(&d(128), 1.0)])
        .on("distance-offset", chapter),
    claim("norm-share", "3.6", &[is(0, Digits(0.3, 0.1))], || {
        vec![smallest(128) / norm(128), smallest(128), norm(128)]
    })
    .on("uniqueness", chapter),
    claim("offset-10", "3.6", &[is(0, Between(6.0, 7.0))], || vec![distance(&d(128), 10.0)]).on(
        "distance-offset",
        |p| {
            chapter(p);
            p.k = 10;
        },
    ),
    claim("offset-30", "3.6", &[is(0, About(10.0))], || vec![distance(&d(128), 30.0)]).on("distance-offset", |p| {
        chapter(p);
        p.k = 30;
    }),
    claim("doubling", "3.7.1", &[is(1, About(40.0)), is(2, About(40.0))], || {
        // Judged from the chapter's 128 dimensions up to the 512 that the section names; 64 is only reported.
        let more = |factor: f64| 100.0 * (factor - 1.0);
        let doubled = [64, 128, 256].map(|d_model| more(smallest(2 * d_model) / smallest(d_model)));
        [doubled.as_slice(), &[more(2_f64.sqrt())]].concat()
    })
    .on("uniqueness", chapter),
    claim("at-most-d", "3.7.3", &[is(0, AtMost(4.0))], || {
        let encodings = (0..50).map(|pos| encode(4, BASE, f64::from(pos))).collect::<Vec<_>>();
        let count = encodings.len() as f64;
        vec![rank(encodings) as f64, count]
    })
    .on("similarity", |p| set(p, 4, 50)),
    claim("bits", "3.8", &[is(0, Digits(10.0, 1.0)), is(1, Digits(4096.0, 1.0))], || {
        vec![1000_f64.log2(), 128.0 * 32.0]
    })
    .on("binary", chapter),
    claim("times-400", "3.8", &[is(0, About(400.0))], || vec![128.0 * 32.0 / 1000_f64.log2()]).on("binary", chapter),
];
