//! What a fixed displacement gets wrong.
//!
//! Take v = PE(pos2) − PE(pos1), a step of k = pos2 − pos1 seen once, and use it elsewhere: PE(p − k) + v as a guess
//! at PE(p). For word vectors such arithmetic works; for positions it does not, since a shift is a rotation
//! and the displacement it makes turns with the position. Per pair the guess is off by the difference of two chords
//! of length 2·|sin(k·freq/2)| whose directions differ by the angle (p − pos2)·freq, hence
//!
//! ```text
//! ‖PE(p − k) + v − PE(p)‖ = √ Σ 16 · sin²(k·freq/2) · sin²((p − pos2)·freq/2)
//! ```
//!
//! `freqs` is one angular frequency a pair; positions are real numbers of either sign. Errors are Euclidean
//! distances; the norm to hold them against is [`norms::norm`](super::norms::norm).

use super::distance::distance;
use super::rotation::{apply, block};

/// Error of PE(p − k) + (PE(pos2) − PE(pos1)) as a guess at PE(p), with `k = pos2 − pos1`. It is 0 where the
/// displacement was taken (`p = pos2`) and at most four times the norm of an encoding.
pub fn linear_error(freqs: &[f64], k: f64, p_minus_pos2: f64) -> f64 {
    let product = |freq: &f64| (k * freq / 2.0).sin() * (p_minus_pos2 * freq / 2.0).sin();
    let squares: f64 = freqs.iter().map(|freq| product(freq).powi(2)).sum();
    4.0 * squares.sqrt()
}

/// Error of PE(p − k) itself as a guess at PE(p): the distance at offset `k`, what one has without any arithmetic.
pub fn no_move_error(freqs: &[f64], k: f64) -> f64 {
    distance(freqs, k)
}

/// Error of the rotation `M_k·PE(pos)` as a guess at PE(pos + k), computed and not assumed: 0 in exact arithmetic, here
/// the rounding, about 10⁻¹⁵ near the origin and `10⁻¹⁶·√d_model·pos` far from it.
pub fn rotation_error(freqs: &[f64], pos: f64, k: f64) -> f64 {
    let squares: f64 = freqs
        .iter()
        .map(|&freq| {
            let (sin, cos) = (pos * freq).sin_cos();
            let (sin_then, cos_then) = ((pos + k) * freq).sin_cos();
            let [sin_turned, cos_turned] = apply(block(freq, k), [sin, cos]);
            (sin_turned - sin_then).powi(2) + (cos_turned - cos_then).powi(2)
        })
        .sum();
    squares.sqrt()
}
