//! Attention with random weights.
//!
//! ```text
//! Attention(Q, K) = softmax(Q·Kᵀ / √d_k)        Q = X·W_Q, K = X·W_K
//! ```
//!
//! Source: Vaswani et al. 2017, equation (1). Matrices are `[query][key]`; a row contains the weights
//! of one query for all keys, and sums to 1.
//!
//! Attention does not depend on the order of the rows of X: a permutation of the rows permutes the rows and columns of
//! the result in the same way and changes nothing else. Positions must therefore enter through X or the score.
//!
//! Left out: the matrix `W_V` of the values, several heads, masks, training. Entries of `W_Q` and `W_K` are normal with
//! variance 1/d, so that a score of inputs of variance 1 has a variance near 1.

use super::tokens::normal;
use super::vectors::dot;

/// Dimensions of a query and of a key.
pub const D_KEY: usize = 32;

/// A query and a key matrix, `[D_KEY][d]` each.
pub struct Weights {
    query: Vec<f64>,
    key: Vec<f64>,
}

impl Weights {
    /// Weights for inputs of `d` dimensions under a seed.
    pub fn new(d: usize, seed: u32) -> Self {
        // Two distinct random streams for every seed.
        let draw = |stream: u64| {
            let mut state = (u64::from(seed) << 32) ^ stream;
            (0..D_KEY * d).map(|_| normal(&mut state) / (d as f64).sqrt()).collect()
        };
        Self { query: draw(0x9d8f_31a7), key: draw(0x5bd1_e995_0000_0000) }
    }

    /// The matrix of attention among `inputs`, each of `d` entries: `inputs.len()`² weights in 0…1, `[query][key]`.
    pub fn attention(&self, inputs: &[Vec<f64>]) -> Vec<f64> {
        let project = |weights: &[f64], input: &Vec<f64>| -> Vec<f64> {
            weights.chunks_exact(input.len()).map(|row| dot(row, input)).collect()
        };
        let keys: Vec<_> = inputs.iter().map(|input| project(&self.key, input)).collect();
        let rows = inputs.iter().flat_map(|input| {
            let query = project(&self.query, input);
            let mut row: Vec<f64> = keys.iter().map(|key| dot(&query, key) / (D_KEY as f64).sqrt()).collect();
            softmax(&mut row);
            row
        });
        rows.collect()
    }

    /// The output of attention for each input, with the inputs themselves as values: `inputs.len()` vectors of `d`
    /// entries.
    pub fn answers(&self, inputs: &[Vec<f64>]) -> Vec<Vec<f64>> {
        let weights = self.attention(inputs);
        let output = |row: &[f64]| {
            let mut sum = vec![0.0; inputs.first().map_or(0, Vec::len)];
            for (weight, input) in row.iter().zip(inputs) {
                sum.iter_mut().zip(input).for_each(|(sum, entry)| *sum += weight * entry);
            }
            sum
        };
        weights.chunks_exact(inputs.len().max(1)).map(output).collect()
    }
}

/// Turns scores into weights that sum to 1. An empty slice is unchanged.
pub fn softmax(scores: &mut [f64]) {
    // Without subtracting the largest score, exp overflows from 710 on.
    let largest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for score in scores.iter_mut() {
        *score = (*score - largest).exp();
    }
    let sum: f64 = scores.iter().sum();
    for score in scores {
        *score /= sum;
    }
}

/// The largest difference between `permuted` and `plain` with rows and columns reordered by `order`: 0 if the attention
/// of permuted inputs is the permuted attention. Both have `order.len()`² entries.
pub fn largest_difference_after_permutation(plain: &[f64], permuted: &[f64], order: &[usize]) -> f64 {
    let count = order.len();
    let mut largest: f64 = 0.0;
    for (row, &from_row) in order.iter().enumerate() {
        for (column, &from_column) in order.iter().enumerate() {
            let difference = permuted[row * count + column] - plain[from_row * count + from_column];
            largest = largest.max(difference.abs());
        }
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(count: usize) -> Vec<Vec<f64>> {
        let mut state = 5;
        (0..count).map(|_| (0..16).map(|_| normal(&mut state)).collect()).collect()
    }

    #[test]
    fn every_row_sums_to_one() {
        let weights = Weights::new(16, 1).attention(&inputs(9));
        // Nine additions of numbers below 1, each with a rounding error of 10⁻¹⁶.
        assert!(weights.chunks(9).all(|row| (row.iter().sum::<f64>() - 1.0).abs() < 1e-14));
    }

    #[test]
    fn permuted_inputs_give_the_permuted_attention() {
        let (plain, order) = (inputs(7), [3, 0, 6, 2, 5, 1, 4]);
        let permuted: Vec<_> = order.iter().map(|&from| plain[from].clone()).collect();
        let weights = Weights::new(16, 1);
        let found =
            largest_difference_after_permutation(&weights.attention(&plain), &weights.attention(&permuted), &order);
        // Only the order of the sum in the softmax differs.
        assert!(found < 1e-15, "{found}");
    }

    #[test]
    fn a_difference_in_a_single_entry_is_found() {
        let plain = [0.5, 0.25, 0.125, 0.75];
        // In the first matrix, only rows and columns are exchanged; in the other two, one entry differs as well.
        assert_eq!(largest_difference_after_permutation(&plain, &[0.75, 0.125, 0.25, 0.5], &[1, 0]), 0.0);
        assert_eq!(largest_difference_after_permutation(&plain, &[0.75, 0.5, 0.25, 0.5], &[1, 0]), 0.375);
        assert_eq!(largest_difference_after_permutation(&plain, &[0.75, 0.125, 0.25, 0.0], &[1, 0]), 0.5);
    }

    #[test]
    fn weights_are_the_softmax_of_scores_divided_by_the_root_of_the_key_size() {
        // With these weights, a query and a key contain the input, followed by zeros.
        let mut first = vec![0.0; D_KEY];
        first[0] = 1.0;
        let weights = Weights { query: first.clone(), key: first };
        let inputs = [vec![2.0], vec![-1.0]];
        let mut scores = [[4.0, -2.0], [-2.0, 1.0]].map(|row| row.map(|score: f64| score / (D_KEY as f64).sqrt()));
        for row in &mut scores {
            softmax(row);
        }
        assert_eq!(weights.attention(&inputs), scores.as_flattened());
        let outputs = scores.map(|[to_first, to_second]| vec![2.0 * to_first - to_second]);
        assert_eq!(weights.answers(&inputs), outputs);
        assert!(weights.answers(&[]).is_empty());
    }

    #[test]
    fn large_scores_do_not_overflow() {
        let mut scores = [1000.0, 0.0, -1000.0];
        softmax(&mut scores);
        assert_eq!(scores, [1.0, 0.0, 0.0]);
        softmax(&mut []);
    }
}
