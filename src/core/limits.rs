//! The range of every external argument.
//!
//! The exported functions accept these ranges. The page offers those of `d_model` and the base; its positions end earlier.
//! The maths works beyond them (base 1 is
//! degenerate but defined).

/// Smallest number of dimensions: one pair.
pub const D_MODEL_MIN: u32 = 2;
/// Largest number of dimensions: 8192 pairs, as wide as Llama 3.1 405B.
pub const D_MODEL_MAX: u32 = 16_384;
/// The base must be greater than this: at 1 all pairs rotate equally fast, and below 1 the wavelengths decrease from
/// pair to pair.
pub const BASE_ABOVE: f64 = 1.0;
/// Largest base.
pub const BASE_MAX: f64 = 1e9;
/// Smallest position.
pub const POS_MIN: f64 = 0.0;
/// Largest position. An f64 angle of 10⁹ radians is accurate to about 10⁻⁷.
pub const POS_MAX: f64 = 1e9;
/// Maximum number of entries of a matrix that is returned as a whole: 64 MiB in f32.
pub const ENTRIES_MAX: u32 = 1 << 24;
/// Smallest offset.
pub const OFFSET_MIN: f64 = -POS_MAX;
/// Largest offset.
pub const OFFSET_MAX: f64 = POS_MAX;
