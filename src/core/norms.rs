//! The norm of an encoding.
//!
//! ```text
//! ‖PE(pos)‖² = Σ sin²(pos·freq) + cos²(pos·freq) = d_model/2       for every position and every frequency
//! ```
//!
//! Any deviation is a rounding error. [`computed_norm`] shows its size for each precision in which an encoding is
//! stored. Positions are real numbers of either sign.

use super::trig::each;

/// The precision in which an encoding is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Precision {
    /// 53-bit significands throughout.
    F64,
    /// 24 bits: sines and cosines are computed in f64 and rounded once to f32; squares, their sum (term by
    /// term) and the root are f32.
    F32,
    /// 8 bits: sines and cosines are rounded to f32 and then to bfloat16, as frameworks store them; squares, sum and
    /// root are f64, so that the result contains only the error of storage.
    Bf16,
}

/// The norm of every encoding, √(`d_model/2`).
pub fn norm(d_model: u32) -> f64 {
    (f64::from(d_model) / 2.0).sqrt()
}

/// The norm of the encoding of `pos` as computed in `precision`. At `d_model` 128 the exact norm is 8, and the
/// deviation is about 10⁻¹⁵ in f64, 5·10⁻⁷ in f32 and 3·10⁻³ in bf16.
pub fn computed_norm(freqs: &[f64], pos: f64, precision: Precision) -> f64 {
    let (mut sum, mut single_sum) = (0.0, 0.0_f32);
    each(freqs, pos, |_, sin, cos| {
        for entry in [sin, cos] {
            match precision {
                Precision::F64 => sum += entry * entry,
                Precision::F32 => single_sum += (entry as f32) * (entry as f32),
                Precision::Bf16 => sum += f64::from(bf16(entry as f32)).powi(2),
            }
        }
    });
    if precision == Precision::F32 { f64::from(single_sum.sqrt()) } else { sum.sqrt() }
}

/// The norm of the encoding of `pos` if the entries and every intermediate result (squares, partial sums, root) are
/// rounded to bfloat16. With 8 bits a sum of terms up to 1 stops growing at 256 at the latest, and its root at 16.
/// (Matrix hardware multiplies bfloat16, but sums in f32.)
pub fn summed_in_bf16(freqs: &[f64], pos: f64) -> f64 {
    let mut sum = 0.0_f32;
    each(freqs, pos, |_, sin, cos| {
        for entry in [sin, cos] {
            let entry = bf16(entry as f32);
            sum = bf16(sum + bf16(entry * entry));
        }
    });
    f64::from(bf16(sum.sqrt()))
}

/// The nearest bfloat16 (the upper half of an f32) to a finite value, ties to even.
pub fn bf16(value: f32) -> f32 {
    let bits = value.to_bits();
    let last_bit = (bits >> 16) & 1;
    f32::from_bits(bits.wrapping_add(0x7fff + last_bit) & 0xffff_0000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    #[test]
    fn a_sum_in_bf16_stops_growing() {
        // At position 0 the cosines are all 1; their sum is exact up to 256, and then stops growing.
        for (d_model, norm) in [(2, 1.0), (128, 8.0), (512, 16.0), (4096, 16.0), (16_384, 16.0)] {
            assert_eq!(summed_in_bf16(&freqs(d_model, 1e4), 0.0), norm, "d_model {d_model}");
        }
        // The error of √64 is at most half of 2⁻⁵ if only the root is rounded, and larger if the sum is rounded as
        // well.
        let worst =
            (0..200).map(|pos| (summed_in_bf16(&freqs(128, 1e4), f64::from(pos)) - 8.0).abs()).fold(0.0, f64::max);
        assert_eq!(worst, 0.031_25);
    }

    #[test]
    fn the_error_of_a_norm_depends_on_the_precision() {
        let freqs = freqs(128, 1e4);
        for pos in [0.0, 7.0, 48.0, 1000.0] {
            // Rounded entries change the norm 8 by at most about 2⁻⁵³, 2⁻²⁴ or 2⁻⁸ of it.
            for (precision, limit) in [(Precision::F64, 2e-15), (Precision::F32, 1e-6), (Precision::Bf16, 3.2e-2)] {
                let error = (computed_norm(&freqs, pos, precision) - norm(128)).abs();
                assert!(error <= limit, "{precision:?} {pos}: {error}");
            }
        }
        assert!((computed_norm(&freqs, 7.0, Precision::Bf16) - 8.0).abs() > 1e-6);
    }
}
