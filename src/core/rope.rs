//! `RoPE`: rotary position embedding.
//!
//! ```text
//! (R_pos query) · (R_(pos + k) key) = Σ (query·key)·cos(k·freq) − (query × key)·sin(k·freq)
//! ```
//!
//! Source: Su et al. 2021, "`RoFormer`: Enhanced Transformer with Rotary Position Embedding", sections 3.2 to 3.4 (R is
//! equation 15). `R_pos` rotates the two numbers of every pair by pos·freq, counter-clockwise; the sum runs over the
//! pairs, where query·key and query × key are the dot and the cross product of a pair's two numbers. The score
//! therefore depends on the offset alone. Unlike the dot product of two encodings it is not even in the offset, because
//! of the sine.
//!
//! Vectors are stored pair by pair: pair `i` is at `2i` and `2i + 1` (the layout of the paper). Left out: the softmax
//! and the division by √`d_head`, which do not affect the dependence on the offset.

use super::encoding::{PairLayout, encode_into};
use super::tokens::normal;
use super::trig::each;

/// Rotates a pair of numbers by `angle`, counter-clockwise.
pub fn turned([x, y]: [f64; 2], angle: f64) -> [f64; 2] {
    let (sin, cos) = angle.sin_cos();
    [x * cos - y * sin, x * sin + y * cos]
}

/// `R_pos` times a vector of `2·freqs.len()` numbers.
pub fn rotated(freqs: &[f64], vector: &[f64], pos: f64) -> Vec<f64> {
    let mut out = vec![0.0; 2 * freqs.len()];
    rotate_into(freqs, vector, pos, &mut out);
    out
}

/// Writes `R_pos` times a vector of `2·freqs.len()` numbers.
pub fn rotate_into(freqs: &[f64], vector: &[f64], pos: f64, out: &mut [f64]) {
    each(freqs, pos, |pair, sin, cos| {
        let [x, y] = [vector[2 * pair], vector[2 * pair + 1]];
        (out[2 * pair], out[2 * pair + 1]) = (x * cos - y * sin, x * sin + y * cos);
    });
}

/// The score as a model computes it: the dot product of both rotated vectors. `positions` are those of the query and
/// the key.
pub fn score(freqs: &[f64], [query, key]: [&[f64]; 2], positions: [f64; 2]) -> f64 {
    let [query, key] = [rotated(freqs, query, positions[0]), rotated(freqs, key, positions[1])];
    query.iter().zip(key).map(|(a, b)| a * b).sum()
}

/// [`score`], computed from the offset alone.
pub fn score_at(freqs: &[f64], [query, key]: [&[f64]; 2], offset: f64) -> f64 {
    let mut sum = 0.0;
    each(freqs, offset, |pair, sin, cos| {
        let [[a, b], [c, d]] = [query, key].map(|vector| [vector[2 * pair], vector[2 * pair + 1]]);
        // (R_pos query)·(R_(pos + k) key) = query·(R_k key), and R_k rotates the key by +k·freq; k is the offset.
        sum += (a * c + b * d) * cos + (b * c - a * d) * sin;
    });
    sum
}

/// The score of a query and a key to which encodings are added instead: (query + PE(pos))·(key + PE(pos + k)).
pub fn score_added(freqs: &[f64], vectors: [&[f64]; 2], positions: [f64; 2]) -> f64 {
    let mut encoding = vec![0.0; 2 * freqs.len()];
    let [query, key] = [0, 1].map(|which| {
        encode_into(freqs, PairLayout::Interleaved, positions[which], &mut encoding);
        let sums: Vec<f64> = vectors[which].iter().zip(&encoding).map(|(entry, encoded)| entry + encoded).collect();
        sums
    });
    query.iter().zip(key).map(|(a, b)| a * b).sum()
}

/// A random vector from a seed: numbers of mean 0 and variance 1.
pub fn random_vector(seed: u64, len: usize) -> Vec<f64> {
    let mut state = seed;
    (0..len).map(|_| normal(&mut state)).collect()
}
