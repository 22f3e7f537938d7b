//! Safetensors files: a JSON header with the location of each array, and the arrays. Only the header and the chosen
//! array are read.
//!
//! ```text
//! length of the header (8 bytes, little-endian)
//! {"wpe.weight": {"dtype": "F32", "shape": [1024, 768], "data_offsets": [0, 3145728]}, "__metadata__": {…}}  arrays
//! ```
//!
//! Source: the description of the format in the repository huggingface/safetensors.

use serde_json::{Map, Value};

use super::arrays::{Array, DataLocation};
use super::matrix::ReadError;
use super::numbers::Kind;
use super::partial_file::{PartialFile, ReadStop};

/// Maximum header length, enough for some hundred thousand arrays. The format allows 100 MB; no model needs 8 MB.
const LONGEST_HEAD: u64 = 1 << 24;

/// Whether a file begins like a safetensors file.
pub(super) fn is_begun(beginning: &[u8]) -> bool {
    // Header lengths are below 2⁴⁰ bytes.
    matches!(beginning, [_, _, _, _, _, 0, 0, 0, b'{', ..])
}

/// The arrays of a file.
pub(super) fn arrays(file: &PartialFile) -> Result<Vec<Array>, ReadStop> {
    let length: [u8; 8] = file.get(0..8)?.try_into().map_err(|_| ReadError::Safetensors)?;
    let length = u64::from_le_bytes(length);
    let begin = length.checked_add(8).filter(|begin| *begin <= file.size()).ok_or(ReadError::Safetensors)?;
    if length > LONGEST_HEAD {
        return Err(ReadError::LongHead.into());
    }
    let head: Map<String, Value> = serde_json::from_slice(file.get(8..begin)?).map_err(|_| ReadError::Safetensors)?;
    let arrays = head.into_iter().filter(|(name, _)| name != "__metadata__");
    Ok(arrays
        .map(|(name, entry)| array(name, &entry, begin).ok_or(ReadError::Safetensors))
        .collect::<Result<_, _>>()?)
}

/// Parses an array's entry in the header; `None` if it is malformed.
fn array(name: String, entry: &Value, begin: u64) -> Option<Array> {
    let dtype = entry.get("dtype")?.as_str()?;
    let shape = entry.get("shape")?.as_array()?.iter();
    let shape: Vec<usize> = shape.map(|axis| axis.as_u64()?.try_into().ok()).collect::<Option<_>>()?;
    let [from, to] = entry.get("data_offsets")?.as_array()?.as_slice() else { return None };
    let range = begin.checked_add(from.as_u64()?)?..begin.checked_add(to.as_u64()?)?;
    let Some(kind) = Kind::of_safetensors(dtype) else {
        return Some(Array::unreadable(name, ReadError::Type(dtype.to_owned())));
    };
    let bytes = shape.iter().try_fold(kind.width() as u64, |bytes, axis| bytes.checked_mul(*axis as u64))?;
    let has_expected_size = range.end.checked_sub(range.start) == Some(bytes);
    has_expected_size.then_some(Array { name, shape, kind: Ok(kind), place: DataLocation::Raw(range) })
}
