//! xPos: rotary embedding whose scores fade with distance, fast pairs sooner.
//!
//! ```text
//! score(k) = Σ (query·key)·cos(k·freq)·zeta^(k/512) + …              k ≥ 0: the key is k positions before the query
//! zeta of a pair = (pair/(d/2) + γ)/(1 + γ)                          γ = 0.4
//! ```
//!
//! Source: Sun et al. 2022, "A Length-Extrapolatable Transformer" (γ, and that zeta is taken to the power of the position:
//! the query's with its sign, the key's with the other, so that the distance is left) and the authors' program, `TorchScale`,
//! in which positions are divided by [`SCALE_BASE`] first.
//!
//! zeta is below 1 for every pair, so with the key before the query the factor falls; for a key behind the query it would
//! grow, which a model that looks back only never meets. `d` is the dimension of a head; pairs are counted from the
//! fastest. Left out: that program's choice of a middle position, which the distance does not show.

use super::trig::each;

/// What lifts the factor of the fastest pair above 0.
pub const GAMMA: f64 = 0.4;
/// Positions in which a pair's cosine is multiplied by its zeta once.
pub const SCALE_BASE: f64 = 512.0;

/// The factor of a pair for [`SCALE_BASE`] positions, above 0 and below 1.
pub fn zeta(pairs: u32, pair: u32) -> f64 {
    (f64::from(pair) / f64::from(pairs) + GAMMA) / (1.0 + GAMMA)
}

/// How fast each pair fades: its factor at a distance is e^(−rate·distance).
pub fn rates(pairs: u32) -> Vec<f64> {
    (0..pairs).map(|pair| -zeta(pairs, pair).ln() / SCALE_BASE).collect()
}

/// The distance at which the factor of a pair is a half.
pub fn half_distance(pairs: u32, pair: u32) -> f64 {
    -SCALE_BASE / zeta(pairs, pair).log2()
}

/// The mean over the pairs of cos(distance·freq)·zeta^(distance/512), from their [`rates`].
pub fn mean_cosine(freqs: &[f64], rates: &[f64], distance: f64) -> f64 {
    let mut sum = 0.0;
    each(freqs, distance, |pair, _, cos| sum += cos * (-rates[pair] * distance).exp());
    sum / freqs.len() as f64
}
