//! The paper itself, the notes in Chinese, Armenian and Japanese, and Su Jianlin's post.

use std::f64::consts::TAU;

use super::Claim;
use super::Printed::{About, AtLeast, AtMost, Digits, Law, Same};
use super::compute::{BASE, carried, claim, curve, d, encoded_distance, ends, is, longest, longest_of_all, set, tends};
use super::judge::ROUNDING;
use crate::core::decay::{Theta, first_zero, limit};
use crate::core::distance::{bound, cosine, dot, dots_into, extremes_up_to, falls, first_fall};
use crate::core::encoding::{encode, freq, wavelength};
use crate::core::reference;

pub(super) const PAPER: &[Claim] = &[
    claim("paper-range", "3.5", &[is(0, Digits(TAU, 1e-4)), tends(1, 2, Digits(BASE * TAU, 1e-3))], || {
        vec![wavelength(512, BASE, 0), longest(512, BASE), longest_of_all(BASE)]
    })
    .on("wavelengths", |p| set(p, 512, 50)),
    claim("paper-linear", "3.5", &[is(0, Law)], || vec![carried(512)]).on("rotation", |p| set(p, 512, 50)),
];

pub(super) const CHINESE: &[Claim] = &[
    claim("zh-one-hot", "drawbacks", &[is(0, Same(1))], || {
        // A one-hot vector has as many entries as there are positions; a number is a single entry.
        let positions = 50.0;
        vec![positions - 1.0, positions]
    }),
    claim("zh-linear", "proofs", &[is(0, Law), is(1, Law)], || {
        let freqs = d(128);
        vec![carried(128), (reference::dot(&freqs, 7.0, 12.0) - dot(&freqs, 5.0)).abs()]
    })
    .on("rotation", |p| set(p, 128, 50)),
    claim("zh-falls", "conclusion", &[is(0, AtLeast(0.0)), is(1, AtMost(0.0))], || {
        let mut dots = [0.0; 50];
        dots_into(&d(128), 0.0, 1.0, &mut dots);
        // The dot product rises where the distance falls.
        let rise = |d_model| first_fall(&d(d_model), 1000).map_or(0.0, f64::from);
        let [near, far] = [ends(dots[1..=5].iter().copied()), ends(dots[25..].iter().copied())];
        vec![near[0] - far[1], falls(&curve(128, 49)).count() as f64, near[0], far[1], rise(128), rise(512)]
    })
    .on("similarity", |p| set(p, 128, 50)),
    claim("zh-direction", "conclusion", &[is(0, Same(2)), is(1, Same(3))], || {
        let freqs = d(128);
        // The maximum differences: between aligned and opposite vectors.
        let maximum = [2.0 * dot(&freqs, 0.0), bound(128)];
        vec![dot(&freqs, 5.0) - dot(&freqs, -5.0), encoded_distance(128, 5.0, -5.0), maximum[0], maximum[1]]
    })
    .on("similarity", |p| set(p, 128, 50)),
];

pub(super) const ARMENIAN: &[Claim] = &[
    claim("hy-swapped", "formula", &[is(0, Digits(-0.416, 0.001))], || {
        // Row 1, column 2 of the table: as the text reads it, and as the formula gives it.
        vec![encode(4, BASE, 1.0)[2], encode(4, BASE, 2.0)[1]]
    })
    .on("heatmap", |p| set(p, 4, 4)),
    claim("hy-table", "figure-1", &TABLE, || {
        // Dimension by dimension, as in the table; then the third of 50 dimensions.
        let at = |d_model: u32, dim: usize| (0..4).map(move |pos| encode(d_model, BASE, f64::from(pos))[dim]);
        (0..4).flat_map(|dim| at(4, dim)).chain(at(50, 2)).collect()
    })
    .on("heatmap", |p| set(p, 4, 4)),
];

/// The printed table: positions 0 to 3 of each dimension.
const TABLE: [super::Check; 16] = {
    const PRINTED: [f64; 16] = [
        0.000, 0.841, 0.909, 0.141, 1.000, 0.540, -0.416, -0.990, 0.000, 0.638, 0.983, 0.875, 1.000, 0.770, 0.186,
        -0.484,
    ];
    let mut checks = [is(0, Law); 16];
    let mut entry = 0;
    while entry < checks.len() {
        checks[entry] = is(entry, Digits(PRINTED[entry], 0.001));
        entry += 1;
    }
    checks
};

pub(super) const JAPANESE: &[Claim] = &[
    claim(
        "ja-values",
        "values",
        &[
            is(0, Digits(0.8414, 1e-4)),
            is(1, Digits(0.5403, 1e-4)),
            is(2, Digits(0.0001, 1e-4)),
            is(3, Digits(0.9999, 1e-4)),
            is(4, Digits(0.9092, 1e-4)),
            is(5, Digits(-0.4161, 1e-4)),
            is(6, Digits(0.0002, 1e-4)),
            is(7, Digits(0.9999, 1e-4)),
        ],
        || {
            // The first pair and the last.
            let entries = |pos| [0, 1, 126, 127].map(|dim| encode(128, BASE, pos)[dim]);
            [entries(1.0), entries(2.0)].concat()
        },
    )
    .on("vector", |p| {
        set(p, 128, 50);
        p.pos = 1;
    }),
    claim("ja-last", "shift", &[is(0, Same(1))], || {
        // The wavelengths of the last number by the text's own definition, D − 2, and of the printed number, D/2.
        let [last, printed] = [126, 64].map(|dim| wavelength(128, BASE, dim / 2));
        vec![last - printed, longest_of_all(BASE), printed, last]
    })
    .on("wavelengths", |p| set(p, 128, 50)),
    claim("ja-collide", "definition", &[is(0, AtLeast(ROUNDING)), is(1, AtLeast(f64::INFINITY))], || {
        // The argument needs the slowest angle to stay within 1 radian, and is made for any length.
        let searched = 10_000;
        let nearest = extremes_up_to(&d(128), searched).map_or(0.0, |at| at.min);
        vec![nearest, (1.0 / freq(128, BASE, 63)).floor(), f64::from(searched)]
    })
    .on("uniqueness", |p| set(p, 128, 50)),
];

/// The length up to which the post plots its integral, as the figure does near the origin.
const PLOTTED: f64 = 128.0;

pub(super) const SU: &[Claim] = &[
    claim("su-limit", "decay", &[tends(3, 5, About(1.0)), tends(4, 5, About(1.0))], || {
        let mean = |d_model: u32| cosine(&d(d_model), PLOTTED);
        let integral = limit(Theta::Exponential(BASE), PLOTTED);
        let ratio = |d_model| mean(d_model) / integral;
        vec![mean(128), mean(512), integral, ratio(128), ratio(512), ratio(16_384)]
    })
    .on("decay", |p| set(p, 512, 128)),
    claim(
        "su-theta",
        "decay",
        // The five θ of the figure.
        &[
            is(0, AtMost(PLOTTED)),
            is(1, AtLeast(PLOTTED)),
            is(2, AtLeast(PLOTTED)),
            is(3, AtLeast(PLOTTED)),
            is(4, AtLeast(0.0)),
        ],
        || {
            let zero = |theta| first_zero(theta).unwrap_or(0.0);
            let exponential = |base| zero(Theta::Exponential(base));
            let square = (1..=PLOTTED as u32).map(|x| limit(Theta::Square, f64::from(x))).fold(1.0, f64::min);
            vec![zero(Theta::Linear), zero(Theta::Root), exponential(1e3), exponential(BASE), square, PLOTTED]
        },
    )
    .on("decay", |p| set(p, 128, 128)),
    claim(
        "su-slower",
        "decay",
        &[is(0, AtLeast(0.0)), is(1, AtLeast(0.0)), is(2, AtLeast(0.0)), is(3, AtLeast(0.0))],
        || {
            // The values at the end of the figure. The claim is that they decrease from the θ with the smallest mean to
            // the θ with the largest.
            let thetas = [Theta::Exponential(BASE), Theta::Exponential(1e3), Theta::Square, Theta::Linear, Theta::Root];
            let limits = thetas.map(|theta| limit(theta, PLOTTED));
            limits.windows(2).map(|two| two[0] - two[1]).chain(limits).collect()
        },
    )
    .on("decay", |p| set(p, 128, 128)),
    claim("su-orders", "comment", &[is(0, Same(1))], || {
        vec![reference::layout_difference(&d(4), &[0.0, 1.0, 2.0, 3.0, 10.0, 100.0]), bound(4)]
    })
    .on("layouts", |p| set(p, 4, 50)),
];
