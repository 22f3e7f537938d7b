//! How far an entry may be off in each precision, and which precision a matrix has.
//!
//! An entry is rounded when it is stored, by half the last of so many bits; and before that its angle is rounded as a
//! frequency and as a product. A power with an exponent near ln(base) ≈ 10 is off by about that many roundings, so an angle
//! is allowed 24 of them, and so is the sine that is computed of it, which may be off by its last bit. A small entry may be
//! off by as much as one of a half, which leaves room for a base that was measured.
//!
//! Where angles themselves have 11 or 8 bits, their exponents do too: an angle is allowed 6 roundings by a whole last bit.
//!
//! An entry that may be off by a quarter says nothing, and is not counted: neither for a precision nor against it.

/// In which precision a matrix was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// 53 bits.
    F64,
    /// Angles in 53 bits, entries stored in 24.
    F32,
    /// Angles too in 24 bits.
    Single,
    /// Entries stored in 11 bits.
    F16,
    /// Entries stored in 8 bits.
    Bf16,
    /// Angles too in 11 bits.
    HalfAngles,
    /// Angles too in 8 bits.
    BrainAngles,
}

/// Half of the last bit of 1, in formats of 53, 24, 11 and 8 bits.
const LAST: [f64; 4] =
    [1.0 / (1_u64 << 53) as f64, 1.0 / (1_u64 << 24) as f64, 1.0 / (1_u64 << 11) as f64, 1.0 / (1_u64 << 8) as f64];

/// An entry that may be off by more says nothing.
pub(super) const VAGUE: f64 = 0.25;

impl Level {
    /// From the finest to the coarsest.
    pub const ALL: [Self; 7] =
        [Self::F64, Self::F32, Self::Single, Self::F16, Self::Bf16, Self::HalfAngles, Self::BrainAngles];

    /// How far an entry may be from the exact one, whose angle is this.
    pub fn allows(self, angle: f64, exact: f64) -> f64 {
        let [double, single, half, brain] = LAST;
        let turn = angle.abs();
        // Narrow formats are rounded to from f32; the others computed in their own.
        let (stored, angle) = match self {
            Self::F64 => (3.0 * double, 24.0 * double * (1.0 + turn)),
            Self::F32 => (1.1 * single, 24.0 * double * (1.0 + turn)),
            Self::Single => (3.0 * single, 24.0 * single * (1.0 + turn)),
            Self::F16 => (1.05 * half, 24.0 * single * (1.0 + turn)),
            Self::Bf16 => (1.05 * brain, 24.0 * single * (1.0 + turn)),
            Self::HalfAngles => (2.0 * half, 6.0 * half * turn),
            Self::BrainAngles => (2.0 * brain, 6.0 * brain * turn),
        };
        // The smallest numbers of binary16 are 2⁻²⁴ apart.
        let least = if matches!(self, Self::F16 | Self::HalfAngles) { single } else { 0.0 };
        stored * exact.abs().max(0.5) + least + angle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each format allows, written out from its digits: of an entry of 1 and of 0, at the angle 0 and at 100.
    #[test]
    fn what_is_allowed_follows_from_the_bits() {
        let bits = |count: i32| 2_f64.powi(-count);
        let [double, single, half, brain] = [53, 24, 11, 8].map(bits);
        for (level, stored, per_turn, plain) in [
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
                let expected = stored * entry + plain + per_turn * f64::abs(angle);
                let found = level.allows(angle, exact);
                assert!((found / expected - 1.0).abs() < 1e-14, "{level:?} {angle} {exact}: {found} {expected}");
            }
        }
    }
}
