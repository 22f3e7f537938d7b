//! Binary digits of positions, and the sinusoids closest to them.
//!
//! ```text
//! bit(pos, b) = ⌊pos / 2^b⌋ mod 2        a square wave of period 2^(b+1), first 0 and then 1
//! ```
//!
//! Source: Kazemnejad 2019, "Transformer Architecture: The Positional Encoding", describes sinusoids as the continuous
//! equivalent of alternating bits.
//!
//! Bit 0 is the fastest. Positions are integers. A sine that starts at position 0 is positive while the square wave of
//! the same period is 0, and negative while it is 1. Left out: other codes, such as the Gray code.

use std::f64::consts::TAU;

/// Bit `bit` of a position: 0 or 1.
pub fn digit(pos: u32, bit: u32) -> u32 {
    pos.checked_shr(bit).unwrap_or(0) & 1
}

/// Number of binary digits that the positions `0..n_pos` need, at least 1.
pub fn digits(n_pos: u32) -> u32 {
    (u32::BITS - n_pos.saturating_sub(1).leading_zeros()).max(1)
}

/// The period of a bit in positions, `2^(bit+1)`.
pub fn period(bit: u32) -> f64 {
    2f64.powi(bit as i32 + 1)
}

/// The pair whose wavelength differs from `wavelength` by the smallest factor; the first such pair.
///
/// # Panics
/// If there are no frequencies.
pub fn nearest_pair(freqs: &[f64], wavelength: f64) -> usize {
    // max(factor, 1/factor) orders like |ln factor|, without a logarithm.
    let mismatch = |freq: &f64| {
        let factor = TAU / freq / wavelength;
        factor.max(1.0 / factor)
    };
    let nearest = freqs.iter().enumerate().min_by(|(_, a), (_, b)| mismatch(a).total_cmp(&mismatch(b)));
    nearest.expect("a pair").0
}

/// The pair whose wavelength differs from the period of `bit` by the smallest factor; `None` unless that factor is
/// below [`FACTOR`]. Periods differ by a factor of 2, so no pair belongs to two bits.
pub fn fitting_pair(freqs: &[f64], bit: u32) -> Option<usize> {
    let pair = nearest_pair(freqs, period(bit));
    let factor = TAU / freqs[pair] / period(bit);
    (factor.max(1.0 / factor) < FACTOR).then_some(pair)
}

/// A wavelength that differs from the period of a bit by a larger factor is closer to the period of another bit.
pub const FACTOR: f64 = std::f64::consts::SQRT_2;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::{freqs, wavelength};

    #[test]
    fn bit_b_flips_every_two_to_the_b() {
        for bit in 0..20 {
            for pos in [0, 1, 2, 3, 63, 64, 12_345, 1 << 19] {
                let flip = (pos + (1 << bit)) % (1 << (bit + 1));
                assert_ne!(digit(pos, bit), digit(flip, bit), "{pos} {bit}");
                assert_eq!(digit(pos, bit), digit(pos + period(bit) as u32, bit));
            }
        }
    }

    #[test]
    fn digits_are_as_many_as_the_last_position_needs() {
        for (n_pos, needed) in [(0, 1), (1, 1), (2, 1), (3, 2), (64, 6), (65, 7), (u32::MAX, 32)] {
            assert_eq!(digits(n_pos), needed, "{n_pos}");
        }
    }

    #[test]
    fn no_pair_is_nearer_than_the_nearest_pair() {
        let freqs = freqs(128, 1e4);
        for bit in 0..16 {
            let pair = nearest_pair(&freqs, period(bit));
            let mismatch = |pair: usize| (wavelength(128, 1e4, pair as u32) / period(bit)).ln().abs();
            assert!((0..64).all(|other| mismatch(pair) <= mismatch(other) + 1e-12), "bit {bit}: pair {pair}");
        }
        assert_eq!(nearest_pair(&[1.0], 1e9), 0);
    }

    #[test]
    fn no_pair_fits_two_bits() {
        for (d_model, base) in [(2, 1e4), (4, 1e4), (6, 40.0), (128, 1e4), (512, 1e9), (128, 1.000_001)] {
            let freqs = freqs(d_model, base);
            let fitting: Vec<_> = (0..32).filter_map(|bit| fitting_pair(&freqs, bit)).collect();
            assert!(fitting.windows(2).all(|pairs| pairs[0] < pairs[1]), "d {d_model} base {base}: {fitting:?}");
        }
        // The only wavelength, 2π, is 1.57 times the period 4 and 0.79 times the period 8.
        assert_eq!([0, 1, 2, 3].map(|bit| fitting_pair(&[1.0], bit)), [None, None, Some(0), None]);
    }

    #[test]
    fn a_pair_fits_up_to_a_factor_of_the_root_of_two() {
        // The factor between the wavelength and the period 8 is slightly less than √2, then slightly more.
        for (factor, fits) in [(1.41, true), (1.42, false)] {
            assert_eq!(fitting_pair(&[TAU / (8.0 * factor)], 2).is_some(), fits, "{factor}");
            assert_eq!(fitting_pair(&[TAU / (8.0 / factor)], 2).is_some(), fits, "1/{factor}");
        }
    }
}
