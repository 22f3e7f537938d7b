//! `ALiBi`: attention with linear biases.
//!
//! ```text
//! score(pos, pos + offset) = query·key/√d_k − slope·|offset|        offset ≤ 0: the key is not after the query
//! slope of head h of `heads` = 2^(−8·h/heads)                       h = 1 … heads
//! ```
//!
//! Source: Press et al. 2022, "Train Short, Test Long", section 3. The slopes are a geometric sequence whose first term
//! and ratio are 2^(−8/heads). Heads are counted from 1, as in the source.
//!
//! `ALiBi` is a score bias, not an encoding: nothing is added to the embeddings. The source has no slopes for numbers of
//! heads that are not a power of two; [`slopes`] has those of the authors' code.

/// Slope of a head, counted from 1.
pub fn slope(heads: u32, head: u32) -> f64 {
    (-8.0 * f64::from(head) / f64::from(heads)).exp2()
}

/// The slope of each of `heads` heads, 1 or more. If their number is not a power of two, the slopes of the next smaller power come
/// first, and then every second slope of the next larger one, as in the authors' code.
pub fn slopes(heads: u32) -> Vec<f64> {
    let power = 1 << heads.ilog2();
    let first = (1..=power).map(|head| slope(power, head));
    let between = (1..=2 * power).step_by(2).map(|head| slope(2 * power, head));
    first.chain(between).take(heads as usize).collect()
}

/// The term that a head adds to the score of a key `distance` positions before the query.
pub fn bias(slope: f64, distance: f64) -> f64 {
    -slope * distance
}
