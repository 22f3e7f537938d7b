//! Element types of arrays, and decoding them from bytes.

use std::fmt;

/// An element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Booleans, which are read as 1 and 0.
    Bool,
    /// Signed integers, with their size in bytes.
    Int(u8),
    /// Unsigned integers, with their size in bytes.
    Uint(u8),
    /// IEEE 754 binary floating-point numbers, with their size in bytes.
    Float(u8),
    /// bfloat16, the upper half of binary32.
    Brain,
    /// Complex numbers, with the size of both floating-point parts together in bytes.
    Complex(u8),
}

impl Kind {
    /// The type of a `descr` in NPY files, such as `f4`.
    pub(super) fn of_npy(name: &str) -> Option<Self> {
        Some(match name {
            "b1" | "?" => Self::Bool,
            "i1" => Self::Int(1),
            "i2" => Self::Int(2),
            "i4" => Self::Int(4),
            "i8" => Self::Int(8),
            "u1" => Self::Uint(1),
            "u2" => Self::Uint(2),
            "u4" => Self::Uint(4),
            "u8" => Self::Uint(8),
            "f2" => Self::Float(2),
            "f4" => Self::Float(4),
            "f8" => Self::Float(8),
            "c8" => Self::Complex(8),
            "c16" => Self::Complex(16),
            _ => return None,
        })
    }

    /// The type of a `dtype` in safetensors files.
    pub(super) fn of_safetensors(name: &str) -> Option<Self> {
        Some(match name {
            "BOOL" => Self::Bool,
            "I8" => Self::Int(1),
            "I16" => Self::Int(2),
            "I32" => Self::Int(4),
            "I64" => Self::Int(8),
            "U8" => Self::Uint(1),
            "U16" => Self::Uint(2),
            "U32" => Self::Uint(4),
            "U64" => Self::Uint(8),
            "F16" => Self::Float(2),
            "BF16" => Self::Brain,
            "F32" => Self::Float(4),
            "F64" => Self::Float(8),
            "C64" => Self::Complex(8),
            _ => return None,
        })
    }

    /// Size in bytes.
    pub(super) fn width(self) -> usize {
        match self {
            Self::Bool => 1,
            Self::Brain => 2,
            Self::Int(width) | Self::Uint(width) | Self::Float(width) | Self::Complex(width) => width.into(),
        }
    }

    pub(super) fn is_complex(self) -> bool {
        matches!(self, Self::Complex(_))
    }

    /// Decodes numbers; complex numbers become real and imaginary parts, alternating.
    pub(super) fn decode(self, bytes: &[u8], is_big_endian: bool) -> Vec<f64> {
        // The commonest, without two calls for each number: millions of numbers are decoded within a frame.
        match self {
            Self::Float(4) if !is_big_endian => {
                return bytes.as_chunks().0.iter().map(|bytes| f64::from(f32::from_le_bytes(*bytes))).collect();
            }
            Self::Float(8) if !is_big_endian => {
                return bytes.as_chunks().0.iter().map(|bytes| f64::from_le_bytes(*bytes)).collect();
            }
            _ => {}
        }
        let (width, decode_one): (usize, fn(u64) -> f64) = match self {
            Self::Bool => (1, |bits| f64::from(u8::from(bits != 0))),
            Self::Int(1) => (1, |bits| f64::from(bits as i8)),
            Self::Int(2) => (2, |bits| f64::from(bits as i16)),
            Self::Int(4) => (4, |bits| f64::from(bits as i32)),
            Self::Int(_) => (8, |bits| bits as i64 as f64),
            Self::Uint(width) => (width.into(), |bits| bits as f64),
            Self::Float(2) => (2, |bits| half(bits as u16)),
            Self::Brain => (2, |bits| f64::from(f32::from_bits((bits as u32) << 16))),
            Self::Float(4) | Self::Complex(8) => (4, |bits| f64::from(f32::from_bits(bits as u32))),
            Self::Float(_) | Self::Complex(_) => (8, f64::from_bits),
        };
        bytes.chunks_exact(width).map(|bytes| decode_one(bits(bytes, is_big_endian))).collect()
    }
}

/// The `NumPy` name.
impl fmt::Display for Kind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = 8 * self.width();
        match self {
            Self::Bool => out.write_str("bool"),
            Self::Int(_) => write!(out, "int{bits}"),
            Self::Uint(_) => write!(out, "uint{bits}"),
            Self::Float(_) => write!(out, "float{bits}"),
            Self::Brain => out.write_str("bfloat16"),
            Self::Complex(_) => write!(out, "complex{bits}"),
        }
    }
}

fn bits(bytes: &[u8], is_big_endian: bool) -> u64 {
    let mut all = [0; 8];
    if is_big_endian {
        // The most significant byte comes first.
        all[8 - bytes.len()..].copy_from_slice(bytes);
        u64::from_be_bytes(all)
    } else {
        all[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(all)
    }
}

/// Decodes an IEEE 754 binary16 number.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff) / 1024.0);
    let magnitude = match exponent {
        0 => fraction * 2_f64.powi(-14),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        _ => (1.0 + fraction) * 2_f64.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}
