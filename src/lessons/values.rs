//! Values in sentences, by the names that chapters use: `{name}`.

use std::f64::consts::{LOG2_10, TAU};
use std::sync::OnceLock;

use crate::catalog::trained_lengths;
use crate::core::below_zero::first_below_zero;
use crate::core::distance::{bound, distance, dot, orthogonal, slope};
use crate::core::encoding;
use crate::core::norms::bf16;
use crate::core::rope_scaling::blended;
use crate::params::Params;
use crate::text::number::{fixed, significant, whole};

/// A value, formatted for a sentence.
pub type Value = fn(&Params) -> String;

/// A value that depends on no parameter and is slow to compute; computed once.
macro_rules! fixed_value {
    ($value:expr) => {
        |_| {
            static VALUE: OnceLock<String> = OnceLock::new();
            VALUE.get_or_init(|| $value).clone()
        }
    };
}

/// Every value, roughly in the order of the chapters.
pub static VALUES: &[(&str, Value)] = &[
    ("orders", |_| whole((1..=5).product::<u32>())),
    ("table", |params| whole(f64::from(params.n_pos) * f64::from(params.d_model))),
    ("unit-step", |params| significant(1.0 / f64::from(params.n_pos), 3)),
    ("degrees", |_| fixed(1.0_f64.to_degrees(), 1)),
    ("two-pi", |_| significant(TAU, 4)),
    ("turned", |params| fixed(angle(params).to_degrees(), 1)),
    ("sin", |params| significant(angle(params).sin(), 4)),
    ("cos", |params| significant(angle(params).cos(), 4)),
    ("wavelength", |params| significant(wavelength(params, params.pair), 4)),
    ("neighbour-chord", |_| significant(chord(1.0), 3)),
    ("chord-k", |params| significant(chord(f64::from(params.k) * params.freq(params.pair)), 4)),
    ("return-44", |_| significant(chord(44.0), 3)),
    ("return-710", |_| significant(chord(710.0), 3)),
    ("pairs", |params| whole(params.pairs())),
    ("longest", |params| significant(wavelength(params, last(params)), 5)),
    ("half-longest", |params| significant(wavelength(params, last(params)) / 2.0, 5)),
    ("limit", |params| significant(TAU * params.base, 5)),
    ("slow-pairs", |params| whole(slow_pairs(params))),
    ("ratio", |params| significant(encoding::ratio(params.d_model, params.base), 4)),
    ("norm", |params| significant((f64::from(params.d_model) / 2.0).sqrt(), 4)),
    ("distance-k", |params| significant(distance(&params.freqs(), f64::from(params.k)), 4)),
    ("distance-1", |params| significant(distance(&params.freqs(), 1.0), 4)),
    ("slope", |params| significant(slope(&params.freqs()), 4)),
    ("level", |params| significant(orthogonal(params.d_model), 4)),
    ("bound", |params| significant(bound(params.d_model), 4)),
    ("dot-k", |params| significant(dot(&params.freqs(), f64::from(params.k)), 4)),
    ("mean-cosine-k", |params| significant(dot(&params.freqs(), f64::from(params.k)) / f64::from(params.pairs()), 3)),
    ("bits", |params| whole(f64::from(params.n_pos).log2().ceil())),
    ("stored-bits", |params| whole(32.0 * f64::from(params.d_model))),
    ("dims-per-octave", |params| significant(f64::from(params.d_model) / params.base.log2(), 3)),
    // 10^(1 − 2/d_model)
    ("tenfold", |params| significant((LOG2_10 * (1.0 - 2.0 / f64::from(params.d_model))).exp2(), 3)),
    ("reach-10000", fixed_value!(reach(1e4))),
    ("reach-500000", fixed_value!(reach(5e5))),
    ("reach-630000", fixed_value!(reach(6.3e5))),
    ("reach-640000", fixed_value!(reach(6.4e5))),
    ("reach-llama-31", fixed_value!(reach_of_llama_31())),
    ("models", |_| whole(trained_lengths().count() as u32)),
    ("models-above", fixed_value!(whole(models_above()))),
    ("whole-in-bf16", |_| {
        whole((1_u32..1 << 24).take_while(|pos| bf16(*pos as f32) == *pos as f32).last().unwrap_or_default())
    }),
    ("uniform-step", |params| {
        // 1/pos − 1/(pos + 1)
        let pos = f64::from(params.pos.max(1));
        significant(1.0 / (pos * (pos + 1.0)), 2)
    }),
    ("time-step-long", |params| significant(time_distance(params, 20.0), 3)),
    ("time-step-short", |params| significant(time_distance(params, 0.02), 3)),
];

/// The value with this name.
pub fn value(name: &str) -> Option<Value> {
    VALUES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

/// The index of the last pair.
fn last(params: &Params) -> u32 {
    params.pairs() - 1
}

fn wavelength(params: &Params, pair: u32) -> f64 {
    TAU / params.freq(pair)
}

/// The angle of the cursor's pair, in radians.
fn angle(params: &Params) -> f64 {
    f64::from(params.pos) * params.freq(params.pair)
}

/// The length of the chord of the unit circle that spans `angle` radians.
fn chord(angle: f64) -> f64 {
    2.0 * (angle / 2.0).sin().abs()
}

/// The number of pairs that complete no turn within the sequence.
fn slow_pairs(params: &Params) -> u32 {
    let length = f64::from(params.n_pos);
    params.freqs().into_iter().filter(|freq| TAU / freq > length).count() as u32
}

/// The first offset at which the sum of cosines is below 0, for a head of 128 dimensions.
fn reach(base: f64) -> String {
    first_below_zero(&encoding::freqs(128, base)).map_or_else(String::new, whole)
}

/// The same with the scaling of Llama 3.1: base 500 000, and a factor of 8 blended between 1 and 4 turns in 8192 positions.
fn reach_of_llama_31() -> String {
    let scaled = blended(&encoding::freqs(128, 5e5), 8192.0, 8.0, [1.0, 4.0]);
    first_below_zero(&scaled).map_or_else(String::new, whole)
}

/// The number of models whose training length exceeds the first offset at which their sum of cosines is below 0.
fn models_above() -> u32 {
    let is_above = |[base, length]: &[f64; 2]| {
        first_below_zero(&encoding::freqs(128, *base)).is_some_and(|first| f64::from(first) < *length)
    };
    trained_lengths().filter(is_above).count() as u32
}

/// The distance between the encodings of two times that are `step` apart, with the paper's schedule.
fn time_distance(params: &Params, step: f64) -> f64 {
    distance(&encoding::freqs(params.d_model, params.base), step)
}
