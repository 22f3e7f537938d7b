//! `ALiBi`: attention with linear biases.
//!
//! ```text
//! score(pos, pos + k) = query·key/√d_k − slope·|k|                  k ≤ 0: the key is not after the query
//! slope of head h of `heads` = 2^(−8·h/heads)                       h = 1 … heads
//! ```
//!
//! Source: Press et al. 2022, "Train Short, Test Long", section 3. The slopes are a geometric sequence whose first term
//! and ratio are 2^(−8/heads). Heads are counted from 1, as in the source.
//!
//! `ALiBi` is a score bias, not an encoding: nothing is added to the embeddings. Left out: numbers of heads that are
//! not a power of two, for which the authors' code interleaves two sequences.

/// Slope of a head, counted from 1.
pub fn slope(heads: u32, head: u32) -> f64 {
    (-8.0 * f64::from(head) / f64::from(heads)).exp2()
}

/// The term that a head adds to the score of a key `distance` positions before the query.
pub fn bias(slope: f64, distance: f64) -> f64 {
    -slope * distance
}
