//! A shift of position is a rotation.
//!
//! ```text
//! PE(pos + k) = M_k · PE(pos),   per pair   ⎡ sin((pos+k)·freq) ⎤   ⎡  cos(k·freq)  sin(k·freq) ⎤ ⎡ sin(pos·freq) ⎤
//!                                           ⎣ cos((pos+k)·freq) ⎦ = ⎣ −sin(k·freq)  cos(k·freq) ⎦ ⎣ cos(pos·freq) ⎦
//! ```
//!
//! Source: the addition theorems; Vaswani et al. 2017, section 3.5, give the linearity as the reason for choosing
//! sinusoids. `M_k` depends on `k` alone and not on `pos`; it is orthogonal and block diagonal, with one 2 × 2 block
//! per pair. Because the sine comes first, an increasing position rotates the point clockwise in the (sin, cos) plane.
//!
//! Left out: `M_k` as a full matrix (everything outside the blocks is 0). [`fit`](super::fit) fits it to data.

use super::encoding::PairLayout;

/// The block of `M_k` for one pair, `[[cos, sin], [−sin, cos]]` of `k·freq`, acting on (sin, cos). `k` is in
/// positions, of either sign.
pub fn block(freq: f64, k: f64) -> [[f64; 2]; 2] {
    let (sin, cos) = (k * freq).sin_cos();
    [[cos, sin], [-sin, cos]]
}

/// Writes `M_k` times `encoding` to `out`, both with `2·freqs.len()` entries in the same layout. This maps the encoding
/// of `pos` to that of `pos + k`; any other vector is rotated by the same angles.
///
/// # Panics
/// If `encoding` or `out` is not `2·freqs.len()` long.
pub fn rotate_into(freqs: &[f64], layout: PairLayout, k: f64, encoding: &[f64], out: &mut [f64]) {
    assert_eq!(encoding.len(), 2 * freqs.len(), "one entry per dimension");
    assert_eq!(out.len(), encoding.len(), "one entry per dimension");
    let (first, second, stride) = match layout {
        PairLayout::Interleaved => (0, 1, 2),
        PairLayout::Split => (0, freqs.len(), 1),
    };
    for (pair, &freq) in freqs.iter().enumerate() {
        let (sin_dim, cos_dim) = (first + pair * stride, second + pair * stride);
        [out[sin_dim], out[cos_dim]] = apply(block(freq, k), [encoding[sin_dim], encoding[cos_dim]]);
    }
}

/// A block times a pair (sin, cos).
pub(super) fn apply(block: [[f64; 2]; 2], pair: [f64; 2]) -> [f64; 2] {
    block.map(|row| row[0] * pair[0] + row[1] * pair[1])
}
