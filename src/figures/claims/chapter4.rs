//! The book's fourth chapter: how wavelengths are spaced.

use std::f64::consts::TAU;

use super::Claim;
use super::Printed::{About, AtLeast, Between, Digits};
use super::compute::{BASE, claim, is, longer_than_trained, longest, longest_of_all, set, tends};
use crate::core::encoding::{ratio, wavelength};
use crate::core::pitfalls::{Bug, Faulty};
use crate::core::spectrum::{pair_at, turns};
use crate::params::{Params, Pitfall};

/// Sets the parameters of the chapter's figure.
fn chapter(params: &mut Params) {
    set(params, 512, 200);
}

/// The ratio of wavelengths for the exponent of section 4.4, i/255 instead of 2i/512, with which the last wavelength is
/// 2π·base itself.
fn ratio_to_the_end() -> f64 {
    let faulty = Faulty { bug: Bug::Denominator, d_model: 512, base: BASE };
    faulty.freqs(0)[0] / faulty.freqs(1)[0]
}

pub(super) const CLAIMS: &[Claim] = &[
    claim("ratio-255", "4.4", &[is(0, Digits(1.018_04, 1e-5))], || vec![ratio_to_the_end(), ratio(512, BASE)])
        .on("ratios", chapter),
    claim("steps-256", "4.4", &[is(0, About(10_000.0))], || {
        // The step as printed, and the exact one.
        [1.018, ratio(512, BASE)].map(|step| step.powi(256)).to_vec()
    })
    .on("ratios", chapter),
    claim("log-ratio", "4.4.1", &[is(0, Digits(0.0179, 1e-4)), is(1, Digits(0.0179, 1e-4))], || {
        [ratio(512, BASE), ratio_to_the_end()].map(f64::ln).to_vec()
    })
    .on("ratios", chapter),
    claim("cycles", "4.4.2", &[is(0, Digits(0.159, 0.001)), tends(1, 2, Digits(1.59e-5, 1e-7))], || {
        [wavelength(512, BASE, 0), longest(512, BASE), longest_of_all(BASE)].map(f64::recip).to_vec()
    })
    .on("wavelengths", chapter),
    claim("power-9550", "4.5", &[is(0, Digits(9550.0, 10.0))], || vec![longest(512, BASE) / TAU])
        .on("wavelengths", chapter),
    claim("longest-about", "4.5", &[is(0, About(60_000.0))], || vec![longest(512, BASE)]).on("wavelengths", chapter),
    claim("orders", "4.6.1", &[is(0, Digits(5.0, 1.0))], || {
        vec![(longest(512, BASE) / wavelength(512, BASE, 0)).log10()]
    })
    .on("wavelengths", chapter),
    claim(
        "crossings",
        "4.6.1",
        &[is(0, About(20.0)), is(1, About(80.0)), is(2, About(140.0)), is(3, About(200.0))],
        || [10.0, 100.0, 1e3, 1e4].map(|length| pair_at(512, BASE, length).unwrap_or(0.0)).to_vec(),
    )
    .on("wavelengths", chapter),
    claim(
        "pairs",
        "4.6.3",
        &[is(0, Digits(39.0, 1.0)), is(1, Digits(1537.0, 1.0)), is(2, Digits(60_415.0, 1.0))],
        || [10, 50, 100].map(|pair| wavelength(512, BASE, pair)).to_vec(),
    )
    .on("sinusoids", chapter),
    claim("pair-0", "4.6.3", &[is(0, Between(30.0, 35.0))], || vec![turns_of(0)]).on("sinusoids", chapter),
    claim("pair-10", "4.6.3", &[is(0, About(5.0))], || vec![turns_of(10)]).on("sinusoids", |p| {
        chapter(p);
        p.pair = 10;
    }),
    claim("pair-50", "4.6.3", &[is(0, About(400.0))], || vec![wavelength(512, BASE, 50) / 4.0]).on("sinusoids", |p| {
        chapter(p);
        p.pair = 50;
    }),
    claim("pair-100", "4.6.3", &[is(0, Digits(0.003, 0.001))], || vec![turns_of(100)]).on("sinusoids", |p| {
        chapter(p);
        p.pair = 100;
    }),
    claim("support", "4.7.1", &[is(0, About(30_000.0)), is(1, About(3000.0)), is(2, About(300_000.0))], || {
        [BASE, 1e3, 1e5].map(|base| longest(512, base) / 2.0).to_vec()
    })
    .on("bases", chapter),
    claim("base-1000", "4.7.1", &[tends(0, 1, About(623.0))], || vec![longest(512, 1e3), longest_of_all(1e3)]).on(
        "bases",
        |p| {
            chapter(p);
            p.base = 1e3;
        },
    ),
    claim("base-100000", "4.7.1", &[tends(0, 1, About(628_320.0))], || vec![longest(512, 1e5), longest_of_all(1e5)])
        .on("bases", |p| {
            chapter(p);
            p.base = 1e5;
        }),
    claim("coarser", "4.7.1", &[is(0, AtLeast(1.0))], || {
        let ratios = [ratio(512, 1e5), ratio(512, BASE)];
        vec![ratios[0] / ratios[1], ratios[0], ratios[1]]
    })
    .on("bases", |p| {
        chapter(p);
        p.base = 1e5;
    }),
    claim("exponent-4", "4.7.2", &[is(0, About(100.0)), is(1, About(2.3))], || {
        // The exponent 4·pair/d equals 2·pair/d with half the dimensions.
        let ratio = ratio(512 / 2, BASE);
        vec![ratio, 1.0 / ratio.log10()]
    })
    .on("pitfalls", |p| {
        set(p, 512, 50);
        p.pitfall = Pitfall::Exponent;
    }),
    claim("trained-512", "4.8.2", &[is(0, AtLeast(1.0))], || longer_than_trained(512, TRAINED))
        .on("wavelengths", |p| set(p, 512, 512)),
    // The first four digits of an arXiv number are the year and month.
    claim("reference-20", "4.10", &[is(0, Digits(2024.0, 1.0))], || {
        let arxiv_id = 2506.0;
        vec![2000.0 + f64::floor(arxiv_id / 100.0), arxiv_id % 100.0]
    }),
];

/// Number of positions on which the model of section 4.8.2 was trained.
const TRAINED: f64 = 512.0;

/// Number of turns of a pair within the 200 positions of the chapter's figure.
fn turns_of(pair: u32) -> f64 {
    turns(TAU / wavelength(512, BASE, pair), 200.0)
}
