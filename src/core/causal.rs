//! What a causal mask alone reveals about a position.
//!
//! ```text
//! output(pos) = (input(0) + … + input(pos)) / (pos + 1)        with the mask
//! output(pos) = (input(0) + … + input(n − 1)) / n              without it
//! ```
//!
//! This is attention with equal scores: the softmax gives every visible token the same weight. If only the
//! first token’s input is nonzero, the output of `pos` is that input times [`weight`]`(pos)`, from which `pos` can be inferred.
//! Without the mask all outputs are equal. With or without it, an output is a mean and does not depend on the order of
//! the averaged tokens.
//!
//! Sources: Haviv et al. 2022, "Transformer Language Models without Positional Encodings Still Learn Positional
//! Information", find that such models encode positions, and conjecture that the mask lets them count the preceding
//! tokens; Kazemnejad et al. 2023, "The Impact of Positional Encoding on Length Generalization in Transformers", prove
//! in their theorem 1 that the first layer can do so, by these weights.
//!
//! Left out: unequal scores, further layers, training.

/// The weight of every visible token at `pos` (0 or more) under the mask: 1/(pos + 1).
pub fn weight(pos: f64) -> f64 {
    1.0 / (pos + 1.0)
}

/// The decrease `weight(pos − 1) − weight(pos)` = 1/(pos·(pos + 1)), for pos ≥ 1.
pub fn fall(pos: f64) -> f64 {
    1.0 / (pos * (pos + 1.0))
}

/// The output of one layer of attention with equal scores, for each position, with or without the causal mask.
pub fn outputs(inputs: &[Vec<f64>], is_masked: bool) -> Vec<Vec<f64>> {
    let mean = |visible: &[Vec<f64>]| {
        let sum = |dim: usize| visible.iter().map(|input| input[dim]).sum::<f64>();
        (0..visible.first().map_or(0, Vec::len)).map(|dim| sum(dim) / visible.len() as f64).collect()
    };
    (1..=inputs.len()).map(|count| mean(if is_masked { &inputs[..count] } else { inputs })).collect()
}

/// Number of significant binary digits of bfloat16.
pub const BF16_DIGITS: i32 = 8;
/// Number of significant binary digits of float16.
pub const F16_DIGITS: i32 = 11;

/// Rounds a positive `value` to `digits` significant binary digits, ties to even. The exponent is not limited: the
/// weights that are rounded here are above the subnormal range of both formats.
pub fn rounded(value: f64, digits: i32) -> f64 {
    let mut unit = f64::exp2(value.log2().floor() - f64::from(digits - 1));
    // The logarithm of a value just below a power of two may be rounded up to that of the power.
    if value < unit * f64::exp2(f64::from(digits - 1)) {
        unit /= 2.0;
    }
    (value / unit).round_ties_even() * unit
}

/// The first `pos` for which `weight(pos)` and `weight(pos + 1)` are equal when rounded to `digits` binary digits.
pub fn first_equal_neighbours(digits: i32) -> u32 {
    let rounded_weight = |pos: u32| rounded(weight(f64::from(pos)), digits);
    // From position 1.5·2^digits on, neighbours differ by less than half a unit in the last digit, so that of two
    // successive pairs of neighbours at least one is equal.
    (0..1 << (digits + 1)).find(|&pos| rounded_weight(pos) == rounded_weight(pos + 1)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::norms::bf16;
    use crate::tokens::normal;

    fn random_inputs(count: usize) -> Vec<Vec<f64>> {
        let mut state = 9;
        (0..count).map(|_| (0..8).map(|_| normal(&mut state)).collect()).collect()
    }

    fn largest_difference(one: &[f64], other: &[f64]) -> f64 {
        one.iter().zip(other).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max)
    }

    #[test]
    fn a_mark_is_averaged_over_the_visible_tokens() {
        for marked in [0, 3] {
            let mut inputs = vec![vec![0.0]; 9];
            inputs[marked] = vec![1.0];
            for (pos, output) in outputs(&inputs, true).iter().enumerate() {
                let expected = if pos < marked { 0.0 } else { weight(pos as f64) };
                assert_eq!(output[0], expected, "a mark at {marked}, position {pos}");
            }
            assert!(outputs(&inputs, false).iter().all(|output| output[0] == 1.0 / 9.0));
        }
    }

    #[test]
    fn the_order_of_earlier_tokens_does_not_matter() {
        let inputs = random_inputs(12);
        let mut reordered = inputs.clone();
        reordered[..11].reverse();
        let [before, after] = [&inputs, &reordered].map(|inputs| outputs(inputs, true));
        // Both average the same twelve numbers, added in a different order.
        assert!(largest_difference(&before[11], &after[11]) < 1e-15);
        // Position 5 averages different tokens.
        assert!(largest_difference(&before[5], &after[5]) > 0.1);
    }

    #[test]
    fn fall_is_the_difference_of_consecutive_weights() {
        for pos in [1.0, 2.0, 49.0, 1e5] {
            let difference = weight(pos - 1.0) - weight(pos);
            // The difference of two numbers with relative errors of 10⁻¹⁶.
            assert!((difference / fall(pos) - 1.0).abs() < 4e-16 * (pos + 1.0), "{pos}");
        }
    }

    /// Compared with exact fractions, rounded by a separate program: 1/190 and 1/191, 1/1464 and 1/1465.
    #[test]
    fn the_first_equal_neighbours_are_at_the_expected_position() {
        assert_eq!([first_equal_neighbours(BF16_DIGITS), first_equal_neighbours(F16_DIGITS)], [189, 1463]);
        for pos in 0..3000 {
            let weight = weight(f64::from(pos));
            // Rounding to f32 first could change the result only near a tie, and no reciprocal here is that near to one.
            assert_eq!(rounded(weight, BF16_DIGITS), f64::from(bf16(weight as f32)), "{pos}");
        }
        assert_eq!(rounded(1.0, 8), 1.0);
    }

    #[test]
    fn numbers_are_rounded_to_their_leading_binary_digits() {
        // 365 = 0b1011_0110_1. Rounding to 8 digits is a tie, which goes to even; rounding to 5 digits goes up.
        assert_eq!(rounded(365.0, 8), 364.0);
        assert_eq!(rounded(367.0, 8), 368.0);
        assert_eq!(rounded(365.0, 5), 368.0);
        // A value just below a power of two: its logarithm is rounded to that of the power.
        let below = 8.0_f64.next_down();
        assert_eq!(below.log2(), 3.0, "the logarithm must be rounded up");
        assert_eq!([rounded(below, 53), rounded(below, 52), rounded(8.0, 53)], [below, 8.0, 8.0]);
    }
}
