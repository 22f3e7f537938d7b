//! The book's second chapter: many wavelengths. The first number of each check is the index of a computed value; a value
//! without a check appears only in the text.

use super::Claim;
use super::Printed::{About, AtLeast, AtMost, Between, Digits, Law, Same};
use super::compute::{BASE, claim, d, is, longer_than_trained, longest, longest_of_all, set, tends};
use crate::core::distance::{bound, distance, orthogonal};
use crate::core::encoding::{encode, freq, ratio, wavelength};
use crate::core::norms::{Precision, computed_norm};
use crate::core::spectrum::turns;

pub(super) const CLAIMS: &[Claim] = &[
    claim("six-apart", "2.1", &[is(1, Same(2))], || {
        let apart = distance(&d(2), 6.0);
        vec![turns(1.0, 6.0), apart, bound(2), 100.0 * apart / bound(2)]
    })
    .on("distance-offset", |p| set(p, 2, 20)),
    claim("two-cycles", "2.1", &[is(1, Same(2))], || {
        // Checked is the error of the text, which says two cycles; the largest possible error is that of no cycle.
        let (printed, cycles) = (2.0, turns(1.0, 18.0 - 12.0));
        vec![cycles, printed - cycles, printed]
    })
    .on("components", |p| set(p, 2, 20)),
    claim("turns-50", "2.1", &[is(0, About(8.0))], || vec![turns(1.0, 50.0)]).on("components", |p| set(p, 2, 50)),
    claim("longest", "2.3, 4.7.1", &[tends(0, 1, About(62_832.0))], || vec![longest(512, BASE), longest_of_all(BASE)])
        .on("wavelengths", |p| set(p, 512, 50)),
    claim("ratio", "2.3.2, 4.3, 4.6.2", &[is(0, Digits(1.0180, 1e-4)), is(0, Digits(1.018_049, 1e-6))], || {
        vec![ratio(512, BASE), 100.0 * (ratio(512, BASE) - 1.0), ratio(1024, BASE)]
    })
    .on("ratios", |p| set(p, 512, 50)),
    claim("last-freq", "2.4", &[is(0, Digits(1.58e-4, 1e-6))], || vec![freq(512, BASE, 255)])
        .on("wavelengths", |p| set(p, 512, 50)),
    claim("shortest", "2.5.1–2.5.4", &[is(0, Digits(6.3, 0.1))], || vec![wavelength(8, BASE, 0)])
        .on("wavelengths", |p| set(p, 8, 50)),
    claim("row-6", "2.5.1", &[is(0, AtMost(49.0))], || {
        // Dimension 6 is the sine of pair 3, which is first 1 after a quarter of the wavelength.
        vec![wavelength(8, BASE, 3) / 4.0, encode(8, BASE, 49.0)[6]]
    })
    .on("components", |p| {
        set(p, 8, 50);
        p.pair = 3;
    }),
    claim("eighth", "2.5.1", &[is(0, About(0.125))], || vec![turns(freq(8, BASE, 3), 50.0)]).on("components", |p| {
        set(p, 8, 50);
        p.pair = 3;
    }),
    claim("range-8", "2.5.1", &[is(0, Digits(398.0, 1.0))], || vec![longest(8, BASE)]).on("gallery", |p| set(p, 8, 50)),
    claim("range-32", "2.5.2", &[is(0, Digits(2512.0, 1.0))], || vec![longest(32, BASE)])
        .on("gallery", |p| set(p, 32, 50)),
    claim("rows", "2.5.2", &[is(0, Between(2.0, 3.0)), is(1, Between(2.0, 3.0))], || {
        // The book's rows are dimensions: 10, 12 and 4 are the sines of pairs 5, 6 and 2.
        [5, 6, 2].map(|pair| turns(freq(32, BASE, pair), 50.0)).to_vec()
    })
    .on("components", |p| {
        set(p, 32, 50);
        p.pair = 5;
    }),
    claim("range-128", "2.5.3", &[is(0, Digits(39_811.0, 1.0))], || vec![longest(128, BASE)])
        .on("gallery", |p| set(p, 128, 50)),
    claim("range-512", "2.5.4", &[tends(0, 1, Digits(63_096.0, 1.0))], || {
        vec![longest(512, BASE), longest_of_all(BASE)]
    })
    .on("gallery", |p| set(p, 512, 50)),
    claim("phase", "2.6.1, 2.6.2", &[is(0, Law)], || {
        // The largest error of the text's formula at position 1. Its angle is position / wavelength, without 2π.
        let encoding = encode(512, BASE, 1.0);
        let errors = (0..256).zip(encoding.chunks(2)).map(|(pair, entries)| {
            let (sin, cos) = (1.0 / wavelength(512, BASE, pair)).sin_cos();
            (entries[0] - sin).abs().max((entries[1] - cos).abs())
        });
        vec![errors.fold(0.0, f64::max)]
    })
    .on("vector", |p| {
        set(p, 512, 50);
        p.pos = 1;
    }),
    claim("norm-16", "2.6.1", &[is(0, Digits(16.0, 1.0))], || vec![computed_norm(&d(512), 49.0, Precision::F64)])
        .on("norms", |p| set(p, 512, 200)),
    claim("far-32", "2.6.2", &[is(0, Digits(32.0, 1.0))], || vec![orthogonal(512), bound(512)])
        .on("distance-offset", |p| set(p, 512, 1000)),
    claim("rope-longer", "2.7.2", &[is(0, AtLeast(1.0))], || longer_than_trained(128, TRAINED))
        .on("rope-scaling", |p| set(p, 128, TRAINED as u32)),
];

/// Number of positions on which the first `LLaMA` was trained. Its heads have 128 dimensions.
const TRAINED: f64 = 2048.0;
