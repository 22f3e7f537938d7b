//! The claims, in the order of their texts. Numbers typed here are printed ones; all others are computed.

use std::f64::consts::TAU;

use super::Printed::{About, AtLeast, AtMost, Between, Digits, Law, Same};
use super::Source::{Armenian, Book, Chinese, Japanese, Su};
use super::{Check, Claim, Printed, ROUNDING, Source};
use crate::core::argsort::argsort;
use crate::core::decay::{Theta, first_zero, limit};
use crate::core::distance::{
    bound, distance, distances_into, dot, extremes_up_to, falls, first_fall, orthogonal, slope,
};
use crate::core::encoding::{encode, freq, freqs, ratio, wavelength};
use crate::core::extrapolation::{linear_error, no_move_error, rotation_error};
use crate::core::norms::{Precision, computed_norm, norm};
use crate::core::reference;
use crate::core::schedule::Schedule;
use crate::core::spectrum::{near_returns, pair_at, turns};
use crate::params::{Params, Pitfall};

/// The base of the paper and of every text.
const BASE: f64 = 10_000.0;

const fn claim(
    id: &'static str,
    (source, place): (Source, &'static str),
    checks: &'static [Check],
    compute: fn() -> Vec<f64>,
) -> Claim {
    Claim { id, source, place, checks, compute, show: None }
}

impl Claim {
    const fn on(self, figure: &'static str, set: fn(&mut Params)) -> Self {
        Self { show: Some((figure, set)), ..self }
    }
}

/// `printed`, held against the computed value of this index.
const fn is(value: usize, printed: Printed) -> Check {
    Check { printed, value, limit: None }
}

/// The same, where the text may mean the limit.
const fn tends(value: usize, limit: usize, printed: Printed) -> Check {
    Check { printed, value, limit: Some(limit) }
}

const fn about(value: usize, number: f64) -> Check {
    is(value, About(number, number))
}

fn set(params: &mut Params, d_model: u32, n_pos: u32) {
    (params.d_model, params.n_pos, params.base, params.schedule) = (d_model, n_pos, BASE, Schedule::Geometric);
}

fn d(d_model: u32) -> Vec<f64> {
    freqs(d_model, BASE)
}

fn longest(d_model: u32, base: f64) -> f64 {
    wavelength(d_model, base, d_model / 2 - 1)
}

/// Every claim.
pub static CLAIMS: &[Claim] = &[
    claim("collide", (Book, "1.4.1"), &[is(3, Same(2.0))], || {
        // The nearest within the first 50 positions, and within the first 1000.
        let nearest = |last| near_returns(1.0, last).last().map_or([0.0; 2], |at| [f64::from(at.offset), at.distance]);
        [nearest(50), nearest(1000)].concat()
    })
    .on("periodicity", |p| set(p, 2, 1000)),
    claim("turns-20", (Book, "1.6.1"), &[is(0, Digits(3.2, 0.1))], || vec![turns(1.0, 20.0)])
        .on("components", |p| set(p, 2, 20)),
    claim("step", (Book, "1.6.3"), &[is(0, Digits(57.3, 0.1))], || vec![freq(2, BASE, 0).to_degrees()])
        .on("trajectory", |p| set(p, 2, 20)),
    claim("turns-100", (Book, "1.6.4"), &[is(0, Digits(15.9, 0.1))], || vec![turns(1.0, 100.0)])
        .on("periodicity", |p| set(p, 2, 100)),
    claim("norm-1", (Book, "1.8.1"), &[is(1, Law(ROUNDING))], || vec![norm(2), waver(2, Precision::F64)])
        .on("norms", |p| set(p, 2, 200)),
    claim("neighbours", (Book, "1.8.2"), &[about(0, 1.0)], || vec![distance(&d(2), 1.0)])
        .on("distance-offset", |p| set(p, 2, 50)),
    claim("carries", (Book, "1.8.3"), &[is(0, Law(ROUNDING))], || vec![carried(2)]).on("rotation", |p| set(p, 2, 20)),
    claim("orthogonal", (Book, "1.8.4"), &[is(0, Law(ROUNDING)), is(1, Law(ROUNDING))], || {
        let mean = |step: f64| (0..20).map(|sample| f64::from(sample) * step).map(|x| x.sin() * x.cos()).sum::<f64>();
        vec![mean(TAU / 20.0) / 20.0, mean(1.0) / 20.0]
    })
    .on("components", |p| set(p, 2, 20)),
    claim("learned", (Book, "1.9.1"), &[is(0, AtLeast(500_000.0))], || vec![512.0 * 1024.0]),
    claim("six-apart", (Book, "2.1"), &[about(0, 1.0)], || vec![turns(1.0, 6.0), distance(&d(2), 6.0), bound(2)])
        .on("distance-offset", |p| set(p, 2, 20)),
    claim("two-cycles", (Book, "2.1"), &[about(0, 2.0)], || vec![turns(1.0, 18.0 - 12.0)])
        .on("components", |p| set(p, 2, 20)),
    claim("turns-50", (Book, "2.1"), &[about(0, 8.0)], || vec![turns(1.0, 50.0)]).on("components", |p| set(p, 2, 50)),
    claim("longest", (Book, "2.3"), &[tends(0, 1, Digits(62_832.0, 1.0))], || vec![longest(512, BASE), TAU * BASE])
        .on("wavelengths", |p| set(p, 512, 50)),
    claim("ratio", (Book, "2.3.2, 4.3, 4.4, 4.6.2"), &[is(0, Digits(1.8, 0.1))], || {
        vec![100.0 * (ratio(512, BASE) - 1.0), ratio(512, BASE), ratio(1024, BASE)]
    })
    .on("ratios", |p| set(p, 512, 50)),
    claim("last-freq", (Book, "2.4"), &[is(0, Digits(1.58e-4, 1e-6))], || vec![freq(512, BASE, 255)])
        .on("wavelengths", |p| set(p, 512, 50)),
    claim("range-8", (Book, "2.5.1"), &[is(0, Digits(398.0, 1.0))], || vec![longest(8, BASE)])
        .on("gallery", |p| set(p, 8, 50)),
    claim("range-32", (Book, "2.5.2"), &[is(0, Digits(2512.0, 1.0))], || vec![longest(32, BASE)])
        .on("gallery", |p| set(p, 32, 50)),
    claim("rows", (Book, "2.5.2"), &[is(0, Between(2.0, 3.0)), is(1, Between(2.0, 3.0))], || {
        // Rows 10, 12 and 4 hold the sines of pairs 5, 6 and 2.
        [5, 6, 2].map(|pair| turns(freq(32, BASE, pair), 50.0)).to_vec()
    })
    .on("components", |p| {
        set(p, 32, 50);
        p.pair = 5;
    }),
    claim("range-128", (Book, "2.5.3"), &[is(0, Digits(39_811.0, 1.0))], || vec![longest(128, BASE)])
        .on("gallery", |p| set(p, 128, 50)),
    claim("range-512", (Book, "2.5.4"), &[tends(0, 1, Digits(63_096.0, 1.0))], || vec![longest(512, BASE), TAU * BASE])
        .on("gallery", |p| set(p, 512, 50)),
    claim("norm-16", (Book, "2.6.1"), &[is(0, Digits(16.0, 1.0))], || {
        vec![computed_norm(&d(512), 49.0, Precision::F64)]
    })
    .on("norms", |p| set(p, 512, 200)),
    claim("far-32", (Book, "2.6.2"), &[is(0, Digits(32.0, 1.0))], || vec![orthogonal(512), bound(512)])
        .on("distance-offset", |p| set(p, 512, 1000)),
    claim("sin-6", (Book, "3.1"), &[is(0, Digits(-0.279, 0.001))], || vec![encode(2, BASE, 6.0)[0]]).on(
        "components",
        |p| {
            set(p, 2, 20);
            p.pos = 6;
        },
    ),
    claim("equation-6", (Book, "3.2"), &[is(0, Law(ROUNDING))], || {
        let freqs = d(128);
        let off = |p: f64, offset: f64| {
            let closed = 128.0 - 2.0 * dot(&freqs, offset);
            (encoded_distance(128, p, p + offset).powi(2) - closed).abs()
        };
        let offsets = (1..50).map(f64::from);
        vec![offsets.flat_map(|offset| [0.0, 7.0, 1000.0].map(|p| off(p, offset))).fold(0.0, f64::max)]
    })
    .on("distance-offset", |p| set(p, 128, 50)),
    claim("same-offset", (Book, "3.2"), &[is(1, Law(ROUNDING))], || {
        let near = encoded_distance(128, 5.0, 10.0);
        vec![near, near - encoded_distance(128, 105.0, 110.0)]
    })
    .on("distance-matrix", |p| set(p, 128, 120)),
    claim("small-offsets", (Book, "3.2.1"), &[about(1, 1.0), about(2, 1.0)], || {
        let freqs = d(128);
        let high = |offset: f64| offset * slope(&freqs) / distance(&freqs, offset);
        vec![slope(&freqs), high(1.0), high(2.0), high(5.0)]
    })
    .on("distance-offset", |p| set(p, 128, 50)),
    claim("far-level", (Book, "3.2.2"), &[is(0, Digits(11.3, 0.1)), about(1, 11.3)], || {
        // Every ninth offset from 10,000 to 100,000: their median is that of all to four digits.
        let mut far = vec![0.0; 10_001];
        distances_into(&d(128), 1e4, 9.0, &mut far);
        let median = far[argsort(&far)[5000]];
        vec![orthogonal(128), median]
    })
    .on("distance-offset", |p| set(p, 128, 100_000)),
    claim("never-above", (Book, "3.2.2"), &[is(0, AtMost(11.3))], || {
        let greatest = extremes_up_to(&d(128), 100_000).map_or([0.0; 2], |at| [at.max, f64::from(at.max_offset)]);
        vec![greatest[0], greatest[1], bound(128)]
    })
    .on("distance-offset", |p| set(p, 128, 100_000)),
    claim("matrix-max", (Book, "3.4.1"), &[about(0, 11.0), is(1, Digits(49.0, 1.0))], || {
        let greatest = extremes_up_to(&d(128), 49).map_or([0.0; 2], |at| [at.max, f64::from(at.max_offset)]);
        vec![greatest[0], greatest[1], distance(&d(128), 49.0)]
    })
    .on("distance-matrix", |p| set(p, 128, 50)),
    claim("steadily", (Book, "3.4.1"), &[is(2, Law(0.0))], || {
        let before = first_fall(&d(128), 49).map_or(0.0, f64::from);
        vec![before, before + 1.0, falls(&curve(128, 49)).count() as f64]
    })
    .on("distance-offset", |p| set(p, 128, 50)),
    claim("points", (Book, "3.4.2"), &[is(0, Digits(1225.0, 1.0))], || {
        vec![(0..50).map(|i| f64::from(50 - 1 - i)).sum()]
    }),
    claim("beyond-30", (Book, "3.4.2"), &[is(0, Between(10.0, 11.0)), is(1, Between(10.0, 11.0))], || {
        let curve = curve(128, 1000);
        let range = curve[31..50].iter().fold([f64::INFINITY, 0.0], |[low, high], &x| [x.min(low), x.max(high)]);
        let above = curve.iter().position(|distance| *distance > 10.0).unwrap_or(0);
        vec![range[0], range[1], above as f64]
    })
    .on("distance-offset", |p| set(p, 128, 300)),
    claim("scatter", (Book, "3.4.2"), &[is(0, Digits(1.0, 0.1))], || {
        let freqs = d(128);
        let spread = |p: f64| (encoded_distance(128, p, p + 20.0) - distance(&freqs, 20.0)).abs();
        vec![(0..30).map(|p| spread(f64::from(p))).fold(0.0, f64::max)]
    })
    .on("distance-matrix", |p| set(p, 128, 50)),
    claim(
        "errors",
        (Book, "3.4.3"),
        &[is(0, Digits(1.5, 0.1)), is(1, Digits(3.0, 1.0)), is(2, Digits(4.5, 0.1))],
        || {
            let freqs = d(128);
            let error = |beyond| linear_error(&freqs, 5.0, beyond);
            vec![error(5.0), error(10.0), error(15.0), no_move_error(&freqs, 5.0)]
        },
    )
    .on("extrapolation", |p| {
        set(p, 128, 50);
        (p.pos, p.k) = (10, 5);
    }),
    claim(
        "waver",
        (Book, "3.4.4"),
        &[is(0, Digits(0.02, 0.01)), is(1, Digits(0.02, 0.01)), is(2, Digits(0.02, 0.01))],
        || [Precision::F64, Precision::F32, Precision::Bf16].map(|precision| waver(128, precision)).to_vec(),
    )
    .on("norms", |p| {
        set(p, 128, 200);
        p.precision = Precision::Bf16;
    }),
    claim("smallest", (Book, "3.6"), &[is(0, Digits(0.7, 0.1)), is(1, Digits(2.4, 0.1))], || {
        vec![distance(&d(128), 1.0), smallest(128)]
    })
    .on("distance-offset", |p| set(p, 128, 50)),
    claim("offset-10", (Book, "3.6"), &[is(0, Between(6.0, 7.0))], || vec![distance(&d(128), 10.0)]).on(
        "distance-offset",
        |p| {
            set(p, 128, 50);
            p.k = 10;
        },
    ),
    claim("offset-30", (Book, "3.6"), &[about(0, 10.0)], || vec![distance(&d(128), 30.0)]).on("distance-offset", |p| {
        set(p, 128, 50);
        p.k = 30;
    }),
    claim("doubling", (Book, "3.7.1"), &[about(0, 1.4), about(1, 1.4), about(2, 1.4)], || {
        [64, 128, 256].map(|d_model| smallest(2 * d_model) / smallest(d_model)).to_vec()
    })
    .on("uniqueness", |p| set(p, 128, 50)),
    claim("bits", (Book, "3.8"), &[about(0, 10.0)], || {
        let bits = 1000_f64.log2();
        vec![bits, 128.0 * 32.0 / bits]
    })
    .on("binary", |p| set(p, 128, 50)),
    claim("longest-about", (Book, "4.5"), &[about(0, 60_000.0)], || vec![longest(512, BASE)])
        .on("wavelengths", |p| set(p, 512, 50)),
    claim(
        "crossings",
        (Book, "4.6.1"),
        // Read off an axis of 256 pairs.
        &[is(0, About(20.0, 256.0)), is(1, About(80.0, 256.0)), is(2, About(140.0, 256.0)), is(3, About(200.0, 256.0))],
        || [10.0, 100.0, 1e3, 1e4].map(|length| pair_at(512, BASE, length).unwrap_or(0.0)).to_vec(),
    )
    .on("wavelengths", |p| set(p, 512, 50)),
    claim(
        "pairs",
        (Book, "4.6.3"),
        &[is(0, Digits(39.0, 1.0)), is(1, Digits(1537.0, 1.0)), is(2, Digits(60_415.0, 1.0))],
        || [10, 50, 100].map(|pair| wavelength(512, BASE, pair)).to_vec(),
    )
    .on("sinusoids", |p| set(p, 512, 200)),
    claim("pair-0", (Book, "4.6.3"), &[is(0, Between(30.0, 35.0))], || vec![turns(1.0, 200.0)])
        .on("sinusoids", |p| set(p, 512, 200)),
    claim("base-1000", (Book, "4.7.1"), &[tends(0, 1, Digits(623.0, 1.0))], || vec![longest(512, 1e3), TAU * 1e3]).on(
        "bases",
        |p| {
            set(p, 512, 50);
            p.base = 1e3;
        },
    ),
    claim("base-100000", (Book, "4.7.1"), &[tends(0, 1, Digits(628_320.0, 10.0)), is(3, AtLeast(1.0))], || {
        let ratios = [ratio(512, 1e5), ratio(512, BASE)];
        vec![longest(512, 1e5), TAU * 1e5, ratios[0], ratios[0] / ratios[1]]
    })
    .on("bases", |p| {
        set(p, 512, 50);
        p.base = 1e5;
    }),
    claim("exponent-4", (Book, "4.7.2"), &[is(0, Digits(100.0, 1.0)), is(1, Digits(2.3, 0.1))], || {
        // 4·pair/d is the exponent 2·pair/d of half the dimensions.
        let ratio = ratio(512 / 2, BASE);
        vec![ratio, 1.0 / ratio.log10()]
    })
    .on("pitfalls", |p| {
        set(p, 512, 50);
        p.pitfall = Pitfall::Exponent;
    }),
    claim("zh-linear", (Chinese, ""), &[is(0, Law(ROUNDING)), is(1, Law(ROUNDING))], || {
        let freqs = d(128);
        vec![carried(128), (reference::dot(&freqs, 7.0, 12.0) - dot(&freqs, 5.0)).abs()]
    })
    .on("rotation", |p| set(p, 128, 50)),
    claim("zh-falls", (Chinese, ""), &[is(0, AtLeast(2.0)), is(2, Law(0.0))], || {
        // The dot product rises where the distance falls.
        let rise = |d_model| first_fall(&d(d_model), 1000).map_or(0.0, f64::from);
        vec![rise(128), rise(512), falls(&curve(128, 49)).count() as f64]
    })
    .on("similarity", |p| set(p, 128, 50)),
    claim("zh-direction", (Chinese, ""), &[is(0, Law(ROUNDING)), is(1, Law(ROUNDING))], || {
        let freqs = d(128);
        vec![dot(&freqs, 5.0) - dot(&freqs, -5.0), encoded_distance(128, 5.0, -5.0)]
    })
    .on("similarity", |p| set(p, 128, 50)),
    claim("hy-table", (Armenian, ""), &[is(0, Law(ROUNDING)), is(1, Law(ROUNDING))], || {
        let rows = |pos: u32| [4, 50].map(|d_model| encode(d_model, BASE, f64::from(pos)));
        let off = |dims: std::ops::Range<usize>| {
            let at = |pos| {
                let [four, fifty] = rows(pos);
                dims.clone().map(move |dim| (four[dim] - fifty[dim]).abs()).fold(0.0, f64::max)
            };
            (0..4).map(at).fold(0.0, f64::max)
        };
        let row_2 = |pos| rows(pos)[0][2];
        vec![off(0..2), off(2..4), row_2(0), row_2(1), row_2(2), row_2(3)]
    })
    .on("heatmap", |p| set(p, 4, 4)),
    claim(
        "ja-values",
        (Japanese, ""),
        &[
            is(0, Digits(0.841_47, 1e-5)),
            is(1, Digits(0.540_30, 1e-5)),
            is(2, Digits(1.155e-4, 1e-7)),
            is(3, Digits(0.909_30, 1e-5)),
            is(4, Digits(-0.416_15, 1e-5)),
            is(5, Digits(2.310e-4, 1e-7)),
        ],
        || {
            // The first two entries, and the sine of the last pair.
            let entries = |pos| [0, 1, 126].map(|dim| encode(128, BASE, pos)[dim]);
            [entries(1.0), entries(2.0)].concat()
        },
    )
    .on("vector", |p| {
        set(p, 128, 50);
        p.pos = 1;
    }),
    claim("ja-collide", (Japanese, ""), &[is(0, AtLeast(ROUNDING)), is(1, AtLeast(f64::INFINITY))], || {
        // The argument needs the slowest angle to stay within 1 radian.
        let searched = 10_000;
        let nearest = extremes_up_to(&d(128), searched).map_or(0.0, |at| at.min);
        vec![nearest, (1.0 / freq(128, BASE, 63)).floor(), f64::from(searched)]
    })
    .on("uniqueness", |p| set(p, 128, 50)),
    claim("su-limit", (Su, ""), &[tends(3, 4, Law(0.0005))], || {
        let mean = |d_model: u32| dot(&d(d_model), 128.0) / f64::from(d_model / 2);
        let integral = limit(Theta::Exponential(BASE), 128.0);
        vec![mean(128), mean(512), integral, mean(512) - integral, mean(16_384) - integral]
    })
    .on("decay", |p| set(p, 512, 128)),
    claim(
        "su-theta",
        (Su, ""),
        // The post draws up to 128.
        &[is(0, AtMost(128.0)), is(1, AtLeast(128.0)), is(2, AtLeast(128.0)), is(3, AtLeast(128.0))],
        || {
            let zero = |theta| first_zero(theta).unwrap_or(0.0);
            let exponential = |base| zero(Theta::Exponential(base));
            vec![zero(Theta::Linear), zero(Theta::Root), exponential(1e3), exponential(BASE)]
        },
    )
    .on("decay", |p| set(p, 128, 128)),
    claim("su-orders", (Su, ""), &[is(0, Law(ROUNDING))], || {
        vec![reference::layout_difference(&d(4), &[0.0, 1.0, 2.0, 3.0, 10.0, 100.0])]
    })
    .on("layouts", |p| set(p, 4, 50)),
];

/// The distances at offsets 0 to `last`.
fn curve(d_model: u32, last: usize) -> Vec<f64> {
    let mut out = vec![0.0; last + 1];
    distances_into(&d(d_model), 0.0, 1.0, &mut out);
    out
}

/// The smallest distance of two different positions among the first 50.
fn smallest(d_model: u32) -> f64 {
    extremes_up_to(&d(d_model), 49).map_or(0.0, |at| at.min)
}

/// The distance of two encodings, entry by entry.
fn encoded_distance(d_model: u32, p: f64, q: f64) -> f64 {
    let [p, q] = [p, q].map(|pos| encode(d_model, BASE, pos));
    p.iter().zip(&q).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// What the rotation by 5 misses at most, from the first 20 positions.
fn carried(d_model: u32) -> f64 {
    let freqs = d(d_model);
    (0..20).map(|pos| rotation_error(&freqs, f64::from(pos), 5.0)).fold(0.0, f64::max)
}

/// The largest deviation of a norm among the first 200 positions.
fn waver(d_model: u32, precision: Precision) -> f64 {
    let freqs = d(d_model);
    let off = |pos| (computed_norm(&freqs, f64::from(pos), precision) - norm(d_model)).abs();
    (0..200).map(off).fold(0.0, f64::max)
}
