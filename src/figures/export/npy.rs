//! The encoding as an NPY file for `NumPy`: one row per position and one column per dimension, in the layout and with
//! the wavelengths of the page, or the rows of its table. For a model, it is what an implementation keeps for the rotation:
//! the cosines of all pairs, then their sines, times the attention factor. The format is NPY 1.0 (`numpy.lib.format`).

use crate::core::encoding::encode_into;
use crate::core::limits::ENTRIES_MAX;
use crate::params::Params;
use crate::text::fill;
use crate::text::number::whole;

/// Storage format of an entry, little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// 4 bytes, `<f4`.
    F32,
    /// 8 bytes, `<f8`.
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

/// The matrix has more entries than the export allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Number of rows.
    pub n_pos: u32,
    /// Number of columns.
    pub d_model: u32,
}

impl std::error::Error for TooLarge {}

impl std::fmt::Display for TooLarge {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let values = [("n", whole(self.n_pos)), ("d", whole(self.d_model)), ("most", whole(ENTRIES_MAX))];
        formatter.write_str(&fill("export.too-large", &values))
    }
}

/// The matrix as an NPY file.
///
/// # Errors
/// If the matrix has more than [`ENTRIES_MAX`] entries.
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
        match (&params.table, &params.model) {
            (Some(table), _) => row.copy_from_slice(table.row(pos as usize)),
            (None, Some(model)) => cosines_and_sines(&freqs, model.attention, f64::from(pos), &mut row),
            (None, None) => encode_into(&freqs, params.layout, f64::from(pos), &mut row),
        }
        match float {
            Float::F32 => out.extend(row.iter().flat_map(|value| (*value as f32).to_le_bytes())),
            Float::F64 => out.extend(row.iter().flat_map(|value| value.to_le_bytes())),
        }
    }
    Ok(out)
}

/// The cosines of all pairs, then their sines, times a factor.
fn cosines_and_sines(freqs: &[f64], factor: f64, pos: f64, row: &mut [f64]) {
    let (cosines, sines) = row.split_at_mut(freqs.len());
    for ((freq, cos), sin) in freqs.iter().zip(cosines).zip(sines) {
        let (of_sin, of_cos) = (pos * freq).sin_cos();
        (*cos, *sin) = (factor * of_cos, factor * of_sin);
    }
}

/// The header: magic string and version, the length of the rest, and a Python dictionary padded with spaces so that the
/// data starts at a multiple of 64 bytes.
fn header(float: Float, [rows, columns]: [u32; 2]) -> Vec<u8> {
    const ALIGN: usize = 64;
    let mut out = b"\x93NUMPY\x01\x00".to_vec();
    let dictionary = format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({rows}, {columns}), }}", float.name());
    // The length takes two bytes, and the dictionary ends with a newline.
    let total = (out.len() + size_of::<u16>() + dictionary.len() + 1).next_multiple_of(ALIGN);
    let length = (total - out.len() - size_of::<u16>()) as u16;
    out.extend(length.to_le_bytes());
    out.extend(dictionary.bytes());
    out.resize(total - 1, b' ');
    out.push(b'\n');
    out
}
