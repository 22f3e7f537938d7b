//! How far the sum of cosines over the pairs stays above 0.
//!
//! ```text
//! Σ cos(offset·freq) ≥ 0
//! ```
//!
//! Source: Men et al. 2024, "Base of `RoPE` Bounds Context Length", section 4: with rotary embedding, the sum is what a
//! key like the query scores on average above one drawn at random, so where it is below 0, so is the preference.
//!
//! Offsets are whole; one angular frequency a pair, in radians a position.

use super::distance::{dot, dots_into};

/// Offsets looked at together.
const BLOCK: usize = 1024;

/// The first offset from 1 to `most` at which Σcos(offset·freq) is below 0; `None` if there is none.
pub fn first_below_zero(freqs: &[f64], most: u32) -> Option<u32> {
    // The recurrence is off by 10⁻¹² a pair at most: where it is nearer to 0, the direct sum decides.
    let unsure = 1e-9 * freqs.len() as f64;
    let mut sums = [0.0; BLOCK];
    let mut first = 1;
    while first <= most {
        let count = BLOCK.min((most - first) as usize + 1);
        let block = &mut sums[..count];
        dots_into(freqs, f64::from(first), 1.0, block);
        let offsets = (first..).zip(block.iter());
        let below = offsets.filter(|(_, sum)| **sum < unsure).map(|(offset, _)| offset);
        if let Some(found) = below.into_iter().find(|&offset| dot(freqs, f64::from(offset)) < 0.0) {
            return Some(found);
        }
        first = first.saturating_add(count as u32);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    #[test]
    fn it_is_the_first_offset_of_a_plain_search() {
        for (d_model, base) in [(2, 1e4), (64, 1e3), (128, 1e4), (128, 5e5)] {
            let freqs = freqs(d_model, base);
            let sum = |offset: &u32| freqs.iter().map(|freq| (f64::from(*offset) * freq).cos()).sum::<f64>();
            let plain = (1..100_000).find(|offset| sum(offset) < 0.0);
            assert!(plain.is_some());
            assert_eq!(first_below_zero(&freqs, 100_000), plain, "{d_model} {base}");
        }
    }

    #[test]
    fn nothing_is_found_before_it_is_there() {
        let freqs = freqs(128, 5e5);
        assert_eq!(first_below_zero(&freqs, 18_437), None);
        assert_eq!(first_below_zero(&freqs, 18_438), Some(18_438));
        assert_eq!(first_below_zero(&[], 1000), None);
    }
}
