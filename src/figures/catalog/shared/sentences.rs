//! Ranges of numbers.

use crate::text::fill;
use crate::text::number::significant;

/// “`least` to `greatest`”, or a single number if both are printed the same: “8 to 8” would suggest a variation.
pub(in crate::catalog) fn range([least, greatest]: [f64; 2], digits: usize) -> String {
    let [least, greatest] = [least, greatest].map(|value| significant(value, digits));
    if least == greatest { least } else { fill("list.range", &[("least", least), ("greatest", greatest)]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_printed_numbers_are_not_a_range() {
        assert_eq!(range([7.999_999_99, 8.0], 4), "8");
        assert_eq!(range([7.5, 8.0], 4), "7.5 to 8");
    }
}
