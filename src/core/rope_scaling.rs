//! Stretching `RoPE` to `factor` times the length it was trained on, by changing its frequencies.
//!
//! | method                 | frequency of a pair                                          |
//! |------------------------|--------------------------------------------------------------|
//! | position interpolation | freq/factor                                                  |
//! | NTK-aware base         | freq at the base base·factor^(d/(d − 2))                     |
//! | `YaRN`                   | (1 − ramp)·freq/factor + ramp·freq                           |
//!
//! Sources: Chen et al. 2023, "Extending Context Window of Large Language Models via Positional Interpolation";
//! bloc97 2023, "NTK-Aware Scaled `RoPE`", written down in section 3.1 of the next; Peng et al. 2023, "`YaRN`",
//! sections 3.2 and 3.4. The ramp grows from 0 to 1 as a pair's turns within the trained length,
//! trained·freq/2π, grow from alpha to beta: pairs that never completed a turn are interpolated, pairs that made many
//! are left alone. For `LLaMA` the authors take [`ALPHA`] 1 and [`BETA`] 32.
//!
//! `d` is the dimension of a head. Left out: the temperature that `YaRN` puts on the softmax besides ([`temperature`]
//! gives its factor on the scores), and methods that change with the length of the input.

use std::f64::consts::TAU;

/// Turns within the trained length up to which a pair is fully interpolated.
pub const ALPHA: f64 = 1.0;
/// Turns within the trained length from which a pair is left alone.
pub const BETA: f64 = 32.0;

/// Position interpolation: every frequency divided by the factor.
pub fn interpolated(freqs: &[f64], factor: f64) -> Vec<f64> {
    freqs.iter().map(|freq| freq / factor).collect()
}

/// The NTK-aware base, with which the fastest pair keeps its frequency and the slowest has it divided by the factor.
/// With two dimensions the one pair is both; its frequency is 1 at any base, and the base stays.
pub fn ntk_base(base: f64, d_head: u32, factor: f64) -> f64 {
    if d_head < 4 {
        return base;
    }
    base * factor.powf(f64::from(d_head) / f64::from(d_head - 2))
}

/// `YaRN`'s part of the frequency that is kept, 0 to 1, for a pair that makes so many turns in the trained length.
pub fn ramp(turns: f64) -> f64 {
    ((turns - ALPHA) / (BETA - ALPHA)).clamp(0.0, 1.0)
}

/// `YaRN`: interpolated where pairs are slow, as trained where they are fast, blended between.
pub fn yarn(freqs: &[f64], trained: f64, factor: f64) -> Vec<f64> {
    let blend = |freq: &f64| {
        let kept = ramp(trained * freq / TAU);
        (1.0 - kept) * freq / factor + kept * freq
    };
    freqs.iter().map(blend).collect()
}

/// What `YaRN` multiplies scores by besides: (0.1·ln factor + 1)² (section 3.4).
pub fn temperature(factor: f64) -> f64 {
    (0.1 * factor.ln() + 1.0).powi(2)
}
