//! The rotation of a pair, fitted to samples.
//!
//! For one pair and a fixed k, finds the 2 × 2 matrix A that minimises Σ ‖A·x(pos) − x(pos + k)‖² over some positions,
//! with x(pos) = (sin(pos·freq), cos(pos·freq)), by ordinary least squares, one row of A at a time. By the addition
//! theorem (see [`rotation`](super::rotation)) the minimum is 0, at the block of `M_k`, so a fit from any two positions
//! whose points on the circle are neither equal nor opposite is valid for all positions.
//!
//! The two columns of samples are orthogonalised by Gram and Schmidt, the cosine first. The normal equations would
//! square the condition number and fail for a slow pair, whose sines are all near 0: at a freq of 10⁻⁹ its two columns
//! differ by a factor of 10⁹, which is harmless here. Left out: noise, and fits of all pairs in one matrix.

use super::trig::each;

/// A 2 × 2 matrix by rows.
pub type Block = [[f64; 2]; 2];

/// Fits the matrix that maps (sin, cos) of a pair at each position to that at position + `k`. `None` if the positions
/// do not determine it: fewer than two, or all at one angle or its opposite.
pub fn fit(freq: f64, k: f64, positions: &[f64]) -> Option<Block> {
    let (from, to) = (samples(freq, 0.0, positions), samples(freq, k, positions));
    let (mut cosine_squares, mut products) = (0.0, 0.0);
    for (sin, cos) in &from {
        cosine_squares += cos * cos;
        products += cos * sin;
    }
    // The coefficient of the projection of the sines onto the cosines.
    let coefficient = products / cosine_squares;
    let (mut residual_squares, mut sine_squares) = (0.0, 0.0);
    for (sin, cos) in &from {
        residual_squares += (sin - coefficient * cos).powi(2);
        sine_squares += sin * sin;
    }
    // If only rounding errors remain after the projection is subtracted, the columns are dependent.
    if !coefficient.is_finite() || residual_squares <= 1e-24 * sine_squares.max(f64::MIN_POSITIVE) {
        return None;
    }
    let row = |target: fn(&(f64, f64)) -> f64| {
        let (mut along_cosine, mut along_residual) = (0.0, 0.0);
        for ((sin, cos), to) in from.iter().zip(&to) {
            along_cosine += cos * target(to);
            along_residual += (sin - coefficient * cos) * target(to);
        }
        let first = along_residual / residual_squares;
        [first, along_cosine / cosine_squares - coefficient * first]
    };
    Some([row(|to| to.0), row(|to| to.1)])
}

/// (sin, cos) of (pos + shift)·freq for each position.
fn samples(freq: f64, shift: f64, positions: &[f64]) -> Vec<(f64, f64)> {
    let shifted: Vec<f64> = positions.iter().map(|pos| pos + shift).collect();
    let mut out = Vec::with_capacity(shifted.len());
    each(&shifted, freq, |_, sin, cos| out.push((sin, cos)));
    out
}

/// The largest distance between x(pos + k) and `block`·x(pos) over `positions`.
pub fn miss(freq: f64, k: f64, block: Block, positions: &[f64]) -> f64 {
    let (from, to) = (samples(freq, 0.0, positions), samples(freq, k, positions));
    let misses = from.into_iter().zip(to).map(|((sin, cos), (sin_target, cos_target))| {
        let [sin, cos] = super::rotation::apply(block, [sin, cos]);
        ((sin - sin_target).powi(2) + (cos - cos_target).powi(2)).sqrt()
    });
    misses.fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rotation::block;

    #[test]
    fn a_fit_is_the_rotation() {
        let (fitted_positions, other_positions): (Vec<f64>, Vec<f64>) =
            ((0..25).map(f64::from).collect(), (25..50).map(f64::from).collect());
        for freq in [1.0, 0.3, 1e-2, 1e-4] {
            let fitted = fit(freq, 5.0, &fitted_positions).expect("25 positions");
            let exact = block(freq, 5.0);
            for (row, expected) in fitted.iter().zip(exact) {
                // The first entry multiplies sines below 25·freq, so its error is about 10⁻¹⁶/(25·freq).
                let tolerance = 1e-14 * (1.0 / (25.0 * freq)).max(1.0);
                assert!((row[0] - expected[0]).abs() < tolerance && (row[1] - expected[1]).abs() < 1e-14, "{freq}");
            }
            // At twice the largest position of the fit, this error doubles.
            assert!(
                miss(freq, 5.0, fitted, &other_positions) < 1e-13,
                "{freq}: {}",
                miss(freq, 5.0, fitted, &other_positions)
            );
        }
    }

    #[test]
    fn insufficient_positions_are_rejected() {
        assert!(fit(1.0, 5.0, &[]).is_none() && fit(1.0, 5.0, &[3.0]).is_none());
        assert!(fit(1.0, 5.0, &[3.0, 3.0]).is_none() && fit(1.0, 5.0, &[0.0]).is_none());
        assert!(fit(1.0, 5.0, &[0.0, 1.0]).is_some());
    }

    #[test]
    fn the_slowest_pair_is_fitted_too() {
        let freq = 1e-9;
        let fitted = fit(freq, 5.0, &[0.0, 1.0, 2.0, 3.0]).expect("four positions");
        assert!(miss(freq, 5.0, fitted, &[4.0, 5.0, 7.0]) < 1e-14);
    }

    #[test]
    fn a_miss_is_the_distance_at_the_worst_position() {
        // The error of the identity is the chord of k·freq at every position.
        let identity = [[1.0, 0.0], [0.0, 1.0]];
        let chord = 2.0 * (5.0_f64 * 0.3 / 2.0).sin();
        assert!((miss(0.3, 5.0, identity, &[0.0, 1.0, 7.0]) - chord).abs() < 1e-15);
        // The error of the zero matrix is 1. Without positions, the error is 0.
        assert!((miss(0.3, 5.0, [[0.0; 2]; 2], &[2.0]) - 1.0).abs() < 1e-15);
        assert_eq!(miss(0.3, 5.0, identity, &[]), 0.0);
    }
}
