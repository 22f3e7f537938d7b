//! xPos: rotary embedding whose scores decay with distance, faster for fast pairs.
//!
//! ```text
//! score(k) = Σ (query·key)·cos(k·freq)·zeta^(k/512) + …              k ≥ 0: the key is k positions before the query
//! zeta of a pair = (pair/(d/2) + γ)/(1 + γ)                          γ = 0.4
//! ```
//!
//! Source: Sun et al. 2022, "A Length-Extrapolatable Transformer" (γ, and the exponent of zeta: the position of the
//! query minus the position of the key, that is, the distance) and the authors' code, `TorchScale`, in which positions
//! are divided by [`SCALE_BASE`] first.
//!
//! zeta is below 1 for every pair, so the factor decreases with the distance of a key before the query. For a key after
//! the query it would grow, but a causal model has no such keys. `d` is the dimension of a head; pairs are counted from
//! the fastest. Left out: the code's choice of a middle position, which does not affect the score.

use super::trig::each;

/// Raises the factor of the fastest pair above 0.
pub const GAMMA: f64 = 0.4;
/// Distance over which the factor of a pair is its zeta.
pub const SCALE_BASE: f64 = 512.0;

/// The factor of a pair at the distance [`SCALE_BASE`], above 0 and below 1.
pub fn zeta(pairs: u32, pair: u32) -> f64 {
    (f64::from(pair) / f64::from(pairs) + GAMMA) / (1.0 + GAMMA)
}

/// The decay rate of each pair: its factor at a distance is e^(−rate·distance).
pub fn rates(pairs: u32) -> Vec<f64> {
    (0..pairs).map(|pair| -zeta(pairs, pair).ln() / SCALE_BASE).collect()
}

/// The distance at which the factor of a pair is one half.
pub fn half_distance(pairs: u32, pair: u32) -> f64 {
    -SCALE_BASE / zeta(pairs, pair).log2()
}

/// The mean over the pairs of cos(distance·freq)·zeta^(distance/512), from their [`rates`].
pub fn mean_cosine(freqs: &[f64], rates: &[f64], distance: f64) -> f64 {
    let mut sum = 0.0;
    each(freqs, distance, |pair, _, cos| sum += cos * (-rates[pair] * distance).exp());
    sum / freqs.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeta_increases_linearly_with_the_pair() {
        // The fastest pair has γ/(1 + γ) = 2/7; the middle pair has 2/7 + ½·5/7.
        assert!((zeta(4, 0) - 2.0 / 7.0).abs() < 1e-16 && (zeta(4, 2) - 9.0 / 14.0).abs() < 2e-16);
        assert!((zeta(4, 3) - 23.0 / 28.0).abs() < 2e-16);
    }

    #[test]
    fn a_pair_decays_to_its_factor_and_to_one_half_at_the_stated_distances() {
        let rates = rates(8);
        assert_eq!(rates.len(), 8);
        for (pair, rate) in (0..).zip(&rates) {
            assert!(((-rate * SCALE_BASE).exp() - zeta(8, pair)).abs() < 1e-15);
            assert!(((-rate * half_distance(8, pair)).exp() - 0.5).abs() < 1e-15);
        }
    }

    #[test]
    fn the_mean_is_that_of_cosines_times_their_factors() {
        let (freqs, rates) = ([1.0_f64, 0.1, 0.01], rates(3));
        for distance in [0.0, 1.0, 40.0, 700.0] {
            let terms =
                [0, 1, 2].map(|pair| (distance * freqs[pair as usize]).cos() * zeta(3, pair).powf(distance / 512.0));
            let expected = terms.iter().sum::<f64>() / 3.0;
            assert!((mean_cosine(&freqs, &rates, distance) - expected).abs() < 1e-15, "{distance}");
        }
    }
}
