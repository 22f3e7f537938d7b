//! How far an entry may be off in each precision, and which precision a matrix has.
//!
//! An entry is rounded when it is stored, by half the last of so many bits; and before that its angle is rounded as a
//! frequency and as a product. A power with an exponent near ln(base) ≈ 10 is off by about that many roundings, so an angle
//! is allowed 24 of them, and so is the sine that is computed of it, which may be off by its last bit. A small entry may be
//! off by as much as one of a half, which leaves room for a base that was measured.

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
}

impl Level {
    /// From the finest to the coarsest.
    pub const ALL: [Self; 5] = [Self::F64, Self::F32, Self::Single, Self::F16, Self::Bf16];

    /// How far an entry may be from the exact one, whose angle is this.
    pub fn allows(self, angle: f64, exact: f64) -> f64 {
        let [double, single, half, brain] = [53, 24, 11, 8].map(|bits| 2_f64.powi(-bits));
        // Narrow formats are rounded to from f32; the others computed in their own.
        let (stored, worked) = match self {
            Self::F64 => (3.0 * double, double),
            Self::F32 => (1.1 * single, double),
            Self::Single => (3.0 * single, single),
            Self::F16 => (1.05 * half, single),
            Self::Bf16 => (1.05 * brain, single),
        };
        // The smallest numbers of binary16 are 2⁻²⁴ apart.
        let least = if self == Self::F16 { single } else { 0.0 };
        (stored * exact.abs().max(0.5) + least + 24.0 * worked * (1.0 + angle.abs())).min(2.0)
    }
}
