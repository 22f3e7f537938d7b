//! The encoding as `NumPy` reads it: a matrix with a row a position and a column a dimension, in the order and with the
//! wavelengths that the page has, or the rows of its table. The format is NPY 1.0 (`numpy.lib.format`).

use crate::core::encoding::encode_into;
use crate::core::limits::ENTRIES_MAX;
use crate::params::Params;
use crate::text::fill;
use crate::text::number::whole;

/// How an entry is stored, its first byte the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// In four bytes, `<f4`.
    F32,
    /// In eight bytes, `<f8`.
    F64,
}

impl Float {
    fn name(self) -> &'static str {
        match self {
            Self::F32 => "<f4",
            Self::F64 => "<f8",
        }
    }

    fn bytes(self) -> usize {
        match self {
            Self::F32 => size_of::<f32>(),
            Self::F64 => size_of::<f64>(),
        }
    }
}

/// A matrix with more entries than are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Its rows.
    pub n_pos: u32,
    /// Its columns.
    pub d_model: u32,
}

impl std::error::Error for TooLarge {}

impl std::fmt::Display for TooLarge {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let values = [("n", whole(self.n_pos)), ("d", whole(self.d_model)), ("most", whole(ENTRIES_MAX))];
        formatter.write_str(&fill("export.too-large", &values))
    }
}

/// The whole matrix as a file.
///
/// # Errors
/// If it has more than [`ENTRIES_MAX`] entries.
pub fn npy(params: &Params, float: Float) -> Result<Vec<u8>, TooLarge> {
    let &Params { n_pos, .. } = params;
    let d_model = params.table.as_ref().map_or(params.d_model, |table| table.cols as u32);
    if u64::from(n_pos) * u64::from(d_model) > u64::from(ENTRIES_MAX) {
        return Err(TooLarge { n_pos, d_model });
    }
    let mut out = header(float, [n_pos, d_model]);
    out.reserve_exact(n_pos as usize * d_model as usize * float.bytes());
    let (freqs, mut row) = (params.freqs(), vec![0.0; d_model as usize]);
    for pos in 0..n_pos {
        match &params.table {
            Some(table) => row.copy_from_slice(table.row(pos as usize)),
            None => encode_into(&freqs, params.layout, f64::from(pos), &mut row),
        }
        match float {
            Float::F32 => out.extend(row.iter().flat_map(|value| (*value as f32).to_le_bytes())),
            Float::F64 => out.extend(row.iter().flat_map(|value| value.to_le_bytes())),
        }
    }
    Ok(out)
}

/// The format's name and version, the length of what follows, and a Python dictionary, with spaces so that numbers begin
/// at a multiple of 64 bytes.
fn header(float: Float, [rows, columns]: [u32; 2]) -> Vec<u8> {
    const ALIGN: usize = 64;
    let mut out = b"\x93NUMPY\x01\x00".to_vec();
    let words = format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({rows}, {columns}), }}", float.name());
    // Two bytes hold the length, and the last byte of the words is the end of their line.
    let whole = (out.len() + size_of::<u16>() + words.len() + 1).next_multiple_of(ALIGN);
    let length = (whole - out.len() - size_of::<u16>()) as u16;
    out.extend(length.to_le_bytes());
    out.extend(words.bytes());
    out.resize(whole - 1, b' ');
    out.push(b'\n');
    out
}
