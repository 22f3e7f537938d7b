//! Extends the context of `RoPE` to `factor` times the length it was trained on, by changing its frequencies.
//!
//! | method                 | frequency of a pair                                          |
//! |------------------------|--------------------------------------------------------------|
//! | position interpolation | freq/factor                                                  |
//! | NTK-aware base         | freq at the base base·factor^(d/(d − 2))                     |
//! | dynamic NTK            | as NTK-aware, with a factor that grows with the input ([`dynamic_base`]) |
//! | `YaRN`                   | (1 − ramp)·freq/factor + ramp·freq                           |
//! | Llama 3                | as `YaRN`, with alpha 1 and beta 4                           |
//!
//! Sources: Chen et al. 2023, "Extending Context Window of Large Language Models via Positional Interpolation"; bloc97
//! 2023, "NTK-Aware Scaled `RoPE`", described in section 3.1 of the next source; Peng et al. 2023, "`YaRN`", sections
//! 3.2 and 3.4. The ramp grows from 0 to 1 as a pair's turns within the trained length, trained·freq/2π, grow from
//! alpha to beta: pairs with at most alpha turns are interpolated, and pairs with at least beta turns are unchanged.
//! For `LLaMA` the authors use [`ALPHA`] 1 and [`BETA`] 32. `YaRN`'s code lets the ramp grow along the pairs instead of
//! their turns ([`yarn_by_index`]), as do the models that use it. Llama 3's method (Grattafiori et al. 2024, and its
//! code) and the base that grows with the input are as in the library Transformers, `modeling_rope_utils.py`.
//!
//! `d` is the dimension of a head. The frequencies do not include `YaRN`'s softmax temperature. [`temperature`] is its
//! factor on the scores; implementations multiply cosines and sines by the square root instead ([`yarn_attention`]).
//! `LongRoPE` has another factor ([`longrope_attention`]; Ding et al. 2024, "`LongRoPE`", and its code).

use std::f64::consts::TAU;

/// Turns within the trained length up to which a pair is fully interpolated.
pub const ALPHA: f64 = 1.0;
/// Turns within the trained length from which a pair is unchanged.
pub const BETA: f64 = 32.0;

/// Position interpolation: every frequency divided by the factor.
pub fn interpolated(freqs: &[f64], factor: f64) -> Vec<f64> {
    freqs.iter().map(|freq| freq / factor).collect()
}

/// The NTK-aware base: the frequency of the fastest pair is unchanged, that of the slowest is divided by the factor.
/// With two dimensions the only pair is both the fastest and the slowest; its frequency is 1 at any base, and the base
/// is unchanged.
pub fn ntk_base(base: f64, d_head: u32, factor: f64) -> f64 {
    if d_head < 4 {
        return base;
    }
    base * factor.powf(f64::from(d_head) / f64::from(d_head - 2))
}

/// The NTK-aware base for an input `stretch` times as long as the trained length (1 or more): at 1 the original base,
/// growing with the input.
pub fn dynamic_base(base: f64, d_head: u32, factor: f64, stretch: f64) -> f64 {
    ntk_base(base, d_head, factor * stretch - (factor - 1.0))
}

/// The weight of the original frequency in `YaRN`, 0 to 1, for a pair that makes `turns` turns in the trained length.
pub fn ramp(turns: f64) -> f64 {
    linear_ramp(turns, [ALPHA, BETA])
}

/// A linear ramp in `x` from 0 at `from` to 1 at `to`, clamped. If both ends are equal, it is a step.
fn linear_ramp(x: f64, [from, to]: [f64; 2]) -> f64 {
    if from == to {
        return f64::from(x >= to);
    }
    ((x - from) / (to - from)).clamp(0.0, 1.0)
}

/// The weighted mean of the interpolated and the original frequency.
fn blend(freq: f64, original_weight: f64, factor: f64) -> f64 {
    (1.0 - original_weight) * freq / factor + original_weight * freq
}

/// `YaRN`: slow pairs are interpolated, fast pairs are unchanged, and those between are blended. `ends`: those of the ramp,
/// in turns within the trained length: [`ALPHA`] and [`BETA`], or, in Llama 3, 1 and 4.
pub fn blended(freqs: &[f64], trained: f64, factor: f64, ends: [f64; 2]) -> Vec<f64> {
    freqs.iter().map(|freq| blend(*freq, linear_ramp(trained * freq / TAU, ends), factor)).collect()
}

/// `YaRN` as implemented by its authors: the weight of the original frequency decreases linearly with the pair's index,
/// between the pairs that make `ends[1]` and `ends[0]` turns. If `is_rounded`, as is usual, the indices of these pairs
/// are rounded outwards.
pub fn yarn_by_index(
    freqs: &[f64],
    base: f64,
    trained: f64,
    factor: f64,
    ends: [f64; 2],
    is_rounded: bool,
) -> Vec<f64> {
    let pairs = freqs.len() as f64;
    let [slow, fast] = ends.map(|turns| pairs * (trained / (turns * TAU)).ln() / base.ln());
    let [first, last] = if is_rounded { [fast.floor(), slow.ceil()] } else { [fast, slow] };
    // As in the authors' code, `last` is limited to the dimensions, not to the pairs; and if both ends are equal, the
    // ramp is a step after `first`.
    let [first, last] = [first.max(0.0), last.min(2.0 * pairs - 1.0)];
    let last = if first == last { last + 0.001 } else { last };
    blended_by_index(freqs, factor, [first, last])
}

/// The weight of the original frequency decreases linearly with the pair's index, from 1 at the first of the `ends` to 0
/// at the second.
pub fn blended_by_index(freqs: &[f64], factor: f64, ends: [f64; 2]) -> Vec<f64> {
    let original_weight = |pair: usize| 1.0 - linear_ramp(pair as f64, ends);
    freqs.iter().enumerate().map(|(pair, freq)| blend(*freq, original_weight(pair), factor)).collect()
}

/// The factor by which `YaRN` multiplies scores: (0.1·ln factor + 1)² (section 3.4).
pub fn temperature(factor: f64) -> f64 {
    yarn_attention(factor, 1.0).powi(2)
}

/// The factor by which implementations multiply cosines and sines for `YaRN`: 0.1·weight·ln factor + 1, where the paper
/// has the weight 1. `DeepSeek`'s models use the ratio of two such factors with different weights.
pub fn yarn_attention(factor: f64, weight: f64) -> f64 {
    if factor <= 1.0 { 1.0 } else { 0.1 * weight * factor.ln() + 1.0 }
}

/// The factor by which implementations multiply cosines and sines for `LongRoPE`, for inputs up to `factor` times the
/// trained length: √(1 + ln factor/ln trained).
pub fn longrope_attention(factor: f64, trained: f64) -> f64 {
    if factor <= 1.0 || trained <= 1.0 { 1.0 } else { (1.0 + factor.ln() / trained.ln()).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attention_factors_are_those_of_the_papers() {
        // 0.1·1.3862943611 + 1, and √(1 + 5/12) as ln 32/ln 4096 = 5/12.
        assert!((yarn_attention(4.0, 1.0) - 1.138_629_436_111_989).abs() < 1e-15);
        assert!((longrope_attention(32.0, 4096.0) - (17.0_f64 / 12.0).sqrt()).abs() < 1e-15);
        assert_eq!([yarn_attention(1.0, 1.0), yarn_attention(0.5, 1.0), longrope_attention(1.0, 4096.0)], [1.0; 3]);
    }

    #[test]
    fn a_ramp_with_equal_ends_is_a_step() {
        assert_eq!([0.5, 1.0, 2.0].map(|turns| linear_ramp(turns, [1.0, 1.0])), [0.0, 1.0, 1.0]);
        let freqs = [1.0, 1e-6];
        assert_eq!(blended(&freqs, 8192.0, 16.0, [1.0, 1.0]), [1.0, 1e-6 / 16.0]);
    }
}
