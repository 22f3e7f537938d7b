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
use super::rotation::apply;
use super::trig::some;

/// Error of PE(p − k) + (PE(pos2) − PE(pos1)) as a guess at PE(p), with `k = pos2 − pos1`. It is 0 where the
/// displacement was taken (`p = pos2`) and at most four times the norm of an encoding.
pub fn linear_error(freqs: &[f64], k: f64, p_minus_pos2: f64) -> f64 {
    let mut squares = 0.0;
    for held in freqs.chunks(8) {
        let [(one, _), (other, _)] = [k, p_minus_pos2].map(|pos| some(held, pos / 2.0));
        squares += one.iter().zip(other).take(held.len()).map(|(one, other)| (one * other).powi(2)).sum::<f64>();
    }
    4.0 * squares.sqrt()
}

/// Error of PE(p − k) itself as a guess at PE(p): the distance at offset `k`, what one has without any arithmetic.
pub fn no_move_error(freqs: &[f64], k: f64) -> f64 {
    distance(freqs, k)
}

/// Error of the rotation `M_k·PE(pos)` as a guess at PE(pos + k), computed and not assumed: 0 in exact arithmetic, here
/// the rounding, about 10⁻¹⁵ near the origin and `10⁻¹⁶·√d_model·pos` far from it.
pub fn rotation_error(freqs: &[f64], pos: f64, k: f64) -> f64 {
    let mut squares = 0.0;
    for held in freqs.chunks(8) {
        let [now, turn, then] = [pos, k, pos + k].map(|pos| some(held, pos));
        for pair in 0..held.len() {
            let (sin, cos) = (now.0[pair], now.1[pair]);
            let [sin_turned, cos_turned] =
                apply([[turn.1[pair], turn.0[pair]], [-turn.0[pair], turn.1[pair]]], [sin, cos]);
            squares += (sin_turned - then.0[pair]).powi(2) + (cos_turned - then.1[pair]).powi(2);
        }
    }
    squares.sqrt()
}
