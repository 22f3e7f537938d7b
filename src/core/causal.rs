//! What a causal mask alone reveals about a position.
//!
//! ```text
//! output(pos) = (input(0) + … + input(pos)) / (pos + 1)        with the mask
//! output(pos) = (input(0) + … + input(n − 1)) / n              without it
//! ```
//!
//! This is attention with equal scores: the softmax gives every visible token the same weight. A mark on the first
//! token alone comes through with [`weight`], from which the position can be inferred. Without the mask all outputs are
//! equal. Either output is a mean, and does not change if the tokens it averages are reordered.
//!
//! Sources: Haviv et al. 2022, "Transformer Language Models without Positional Encodings Still Learn Positional
//! Information", find that such models know their positions, and conjecture that the mask lets them count the tokens
//! before; Kazemnejad et al. 2023, "The Impact of Positional Encoding on Length Generalization in Transformers", prove in
//! their theorem 1 that the first layer can do so, by these weights.
//!
//! Left out: scores that differ, further layers, training.

/// The weight of each token at a position, counted from 0, with the mask: it and those before it share 1 equally.
pub fn weight(pos: f64) -> f64 {
    1.0 / (pos + 1.0)
}

/// The decrease of the weight from the previous position to this one, 1 or more: 1/(pos·(pos + 1)).
pub fn fall(pos: f64) -> f64 {
    1.0 / (pos * (pos + 1.0))
}

/// The output of one layer of such attention, for each position.
pub fn outputs(inputs: &[Vec<f64>], is_masked: bool) -> Vec<Vec<f64>> {
    let mean = |read: &[Vec<f64>]| {
        let sum = |dim: usize| read.iter().map(|input| input[dim]).sum::<f64>();
        (0..read.first().map_or(0, Vec::len)).map(|dim| sum(dim) / read.len() as f64).collect()
    };
    (1..=inputs.len()).map(|count| mean(if is_masked { &inputs[..count] } else { inputs })).collect()
}

/// Significant binary digits of bfloat16 and of float16.
pub const BF16_DIGITS: i32 = 8;
/// See [`BF16_DIGITS`].
pub const F16_DIGITS: i32 = 11;

/// Rounds a positive number to so many significant binary digits, ties to even. No lower limit of the exponent is
/// needed, since the weights are above that of either format.
pub fn rounded(value: f64, digits: i32) -> f64 {
    let mut unit = f64::exp2(value.log2().floor() - f64::from(digits - 1));
    // The rounded logarithm may be that of a power of two just above the value.
    if value < unit * f64::exp2(f64::from(digits - 1)) {
        unit /= 2.0;
    }
    (value / unit).round_ties_even() * unit
}

/// The first position whose [`weight`] equals that of the next one, to so many binary digits.
pub fn first_alike(digits: i32) -> u32 {
    let stored = |pos: u32| rounded(weight(f64::from(pos)), digits);
    // From 2^(digits + 1) on at the latest, neighbours differ by less than half a unit of the last digit.
    (0..1 << (digits + 1)).find(|&pos| stored(pos) == stored(pos + 1)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::norms::bf16;
    use crate::tokens::normal;

    fn made_up(count: usize) -> Vec<Vec<f64>> {
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
        let inputs = made_up(12);
        let mut reordered = inputs.clone();
        reordered[..11].reverse();
        let [before, after] = [&inputs, &reordered].map(|inputs| outputs(inputs, true));
        // The same twelve numbers, added in another order.
        assert!(largest_difference(&before[11], &after[11]) < 1e-15);
        // A position in between averages other tokens.
        assert!(largest_difference(&before[5], &after[5]) > 0.1);
    }

    #[test]
    fn weights_fall_by_the_stated_amount() {
        for pos in [1.0, 2.0, 49.0, 1e5] {
            let difference = weight(pos - 1.0) - weight(pos);
            // The difference of two numbers with relative errors of 10⁻¹⁶.
            assert!((difference / fall(pos) - 1.0).abs() < 4e-16 * (pos + 1.0), "{pos}");
        }
    }

    /// Compared with exact fractions, rounded by a separate program: 1/190 and 1/191, 1/1464 and 1/1465.
    #[test]
    fn neighbours_are_equal_from_the_expected_position_on() {
        assert_eq!([first_alike(BF16_DIGITS), first_alike(F16_DIGITS)], [189, 1463]);
        for pos in 0..3000 {
            let weight = weight(f64::from(pos));
            // Rounding first to f32 would differ only at ties, and among reciprocals of whole numbers only those of
            // powers of two have ties.
            assert_eq!(rounded(weight, BF16_DIGITS), f64::from(bf16(weight as f32)), "{pos}");
        }
        assert_eq!(rounded(1.0, 8), 1.0);
    }

    #[test]
    fn numbers_are_rounded_to_their_leading_binary_digits() {
        // 0b1011_0110_1 to 8 digits is a tie, to even; to 5 digits it goes up.
        assert_eq!(rounded(365.0, 8), 364.0);
        assert_eq!(rounded(367.0, 8), 368.0);
        assert_eq!(rounded(365.0, 5), 368.0);
        // Just below a power of two, to which its logarithm is rounded.
        let below = 8.0_f64.next_down();
        assert_eq!(below.log2(), 3.0, "the case that is meant");
        assert_eq!([rounded(below, 53), rounded(below, 52), rounded(8.0, 53)], [below, 8.0, 8.0]);
    }
}
