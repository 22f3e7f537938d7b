//! The error of a fixed displacement.
//!
//! The displacement v = PE(pos2) − PE(pos1) of a step of k = pos2 − pos1 positions is added at another position:
//! PE(p − k) + v estimates PE(p). For word vectors such arithmetic works; for positions it does not, since a shift is a
//! rotation, and the displacement rotates with the position. The error of a pair is the difference of two
//! chords of length 2·|sin(k·freq/2)| whose directions differ by the angle (p − pos2)·freq, hence
//!
//! ```text
//! ‖PE(p − k) + v − PE(p)‖ = √ Σ 16 · sin²(k·freq/2) · sin²((p − pos2)·freq/2)
//! ```
//!
//! `freqs` contains one angular frequency per pair; positions are real numbers of either sign. Errors are Euclidean
//! distances, to be compared with [`norms::norm`](super::norms::norm).

use wide::f64x8;

use super::distance::distance;
use super::trig::{eight_of, eights, turned};

/// Error of PE(p − k) + (PE(pos2) − PE(pos1)) as an estimate of PE(p), with `k = pos2 − pos1`. It is 0 where the
/// displacement was observed (`p = pos2`) and at most four times the norm of an encoding.
pub fn linear_error(freqs: &[f64], k: f64, p_minus_pos2: f64) -> f64 {
    linear_errors(freqs, k, [p_minus_pos2])[0]
}

/// [`linear_error`] at several positions.
pub fn linear_errors<const N: usize>(freqs: &[f64], k: f64, p_minus_pos2: [f64; N]) -> [f64; N] {
    let mut squares = [f64x8::ZERO; N];
    for group in eights(freqs) {
        let [chords, _] = eight_of(group, k / 2.0);
        for (squares, away) in squares.iter_mut().zip(p_minus_pos2) {
            let product = chords * eight_of(group, away / 2.0)[0];
            *squares += product * product;
        }
    }
    squares.map(|squares| 4.0 * squares.reduce_add().sqrt())
}

/// Error of the unchanged PE(p − k) as an estimate of PE(p): the distance at offset `k`.
pub fn unmoved_error(freqs: &[f64], k: f64) -> f64 {
    distance(freqs, k)
}

/// Error of the rotation `M_k·PE(pos)` as an estimate of PE(pos + k). In exact arithmetic it is 0; the result is the
/// rounding error, about 10⁻¹⁵ near the origin and `10⁻¹⁶·√d_model·pos` far from it.
pub fn rotation_error(freqs: &[f64], pos: f64, k: f64) -> f64 {
    rotation_errors(freqs, [pos], k)[0]
}

/// [`rotation_error`] at several positions.
pub fn rotation_errors<const N: usize>(freqs: &[f64], positions: [f64; N], k: f64) -> [f64; N] {
    let mut squares = [f64x8::ZERO; N];
    for group in eights(freqs) {
        let turn = eight_of(group, k);
        for (squares, pos) in squares.iter_mut().zip(positions) {
            let [sin_target, cos_target] = eight_of(group, pos + k);
            let [sin, cos] = turned(eight_of(group, pos), turn);
            *squares += (sin - sin_target) * (sin - sin_target) + (cos - cos_target) * (cos - cos_target);
        }
    }
    squares.map(|squares| squares.reduce_add().sqrt())
}
