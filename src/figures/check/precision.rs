//! Tolerances of each precision, and the precision of a matrix.
//!
//! Storing an entry has a rounding error of at most half a unit in the last place (ulp). Before that, the angle is
//! rounded twice: as a frequency, and as the product of frequency and position. A power whose exponent is about
//! ln(base) ≈ 10 accumulates about ten rounding errors, so the tolerance of an angle, with a margin, is 24 rounding
//! errors. The error of the angle becomes an error of the sine, whose computation may add one ulp. Entries below 0.5
//! have the same tolerance as 0.5, so that the error of a measured base is tolerated as well.
//!
//! If angles have significands of only 11 or 8 bits, their exponents have the same precision. The tolerance of an angle
//! is then 6 rounding errors, and that of storing an entry is one ulp.
//!
//! An entry with a tolerance above a quarter counts neither for nor against a precision.

/// The precision in which a matrix was computed and stored. The number of bits is that of the significand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Everything in 53 bits.
    F64,
    /// Angles in 53 bits, entries stored in 24.
    F32,
    /// Entries stored and angles computed in 24 bits.
    Single,
    /// Entries stored in 11 bits.
    F16,
    /// Entries stored in 8 bits.
    Bf16,
    /// Entries stored and angles computed in 11 bits.
    HalfAngles,
    /// Entries stored and angles computed in 8 bits.
    BrainAngles,
}

/// Half a unit in the last place of 1, in formats with significands of 53, 24, 11 and 8 bits.
const LAST: [f64; 4] =
    [1.0 / (1_u64 << 53) as f64, 1.0 / (1_u64 << 24) as f64, 1.0 / (1_u64 << 11) as f64, 1.0 / (1_u64 << 8) as f64];

/// Entries with a larger tolerance are not counted.
pub(super) const VAGUE: f64 = 0.25;

impl Level {
    /// From the finest to the coarsest.
    pub const ALL: [Self; 7] =
        [Self::F64, Self::F32, Self::Single, Self::F16, Self::Bf16, Self::HalfAngles, Self::BrainAngles];

    /// Tolerance of an entry whose angle is `angle` and whose exact value is `exact`.
    pub fn allows(self, angle: f64, exact: f64) -> f64 {
        let [double, single, half, brain] = LAST;
        let size = angle.abs();
        // `F32` is rounded from binary64, `F16` and `Bf16` from binary32; the others are computed in their own
        // precision.
        let (of_storage, of_angle) = match self {
            Self::F64 => (3.0 * double, 24.0 * double * (1.0 + size)),
            Self::F32 => (1.1 * single, 24.0 * double * (1.0 + size)),
            Self::Single => (3.0 * single, 24.0 * single * (1.0 + size)),
            Self::F16 => (1.05 * half, 24.0 * single * (1.0 + size)),
            Self::Bf16 => (1.05 * brain, 24.0 * single * (1.0 + size)),
            Self::HalfAngles => (2.0 * half, 6.0 * half * size),
            Self::BrainAngles => (2.0 * brain, 6.0 * brain * size),
        };
        // The smallest binary16 numbers are 2⁻²⁴ apart.
        let smallest_step = if matches!(self, Self::F16 | Self::HalfAngles) { single } else { 0.0 };
        of_storage * exact.abs().max(0.5) + smallest_step + of_angle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tolerances computed from the number of bits, for some entries and angles.
    #[test]
    fn tolerances_follow_from_the_number_of_bits() {
        let bits = |count: i32| 2_f64.powi(-count);
        let [double, single, half, brain] = [53, 24, 11, 8].map(bits);
        for (level, stored, per_radian, plain) in [
            (Level::F64, 3.0 * double, 24.0 * double, 24.0 * double),
            (Level::F32, 1.1 * single, 24.0 * double, 24.0 * double),
            (Level::Single, 3.0 * single, 24.0 * single, 24.0 * single),
            (Level::F16, 1.05 * half, 24.0 * single, 25.0 * single),
            (Level::Bf16, 1.05 * brain, 24.0 * single, 24.0 * single),
            (Level::HalfAngles, 2.0 * half, 6.0 * half, single),
            (Level::BrainAngles, 2.0 * brain, 6.0 * brain, 0.0),
        ] {
            for (angle, exact, entry) in
                [(0.0, 1.0, 1.0), (0.0, -1.0, 1.0), (0.0, 0.1, 0.5), (100.0, 1.0, 1.0), (-100.0, 0.0, 0.5)]
            {
                let expected = stored * entry + plain + per_radian * f64::abs(angle);
                let found = level.allows(angle, exact);
                assert!((found / expected - 1.0).abs() < 1e-14, "{level:?} {angle} {exact}: {found} {expected}");
            }
        }
    }
}
