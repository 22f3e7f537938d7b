//! What other scripts may call: the core, with its arguments checked.

use js_sys::Float32Array;
use wasm_bindgen::prelude::*;

use crate::core::distance as between;
use crate::core::encoding::{self, RowEncoder};
use crate::core::error::{ArgError, Args};

/// The encoding of `pos`: `d_model` values, sine and cosine of each pair side by side.
///
/// # Errors
/// An argument is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn encode(d_model: f64, base: f64, pos: f64) -> Result<Vec<f64>, JsError> {
    let (d_model, base, pos) = (
        Args::check_d_model(d_model).map_err(thrown)?,
        Args::check_base(base).map_err(thrown)?,
        Args::check_pos(pos).map_err(thrown)?,
    );
    Ok(encoding::encode(d_model, base, pos))
}

/// The encodings of positions 0 to `n_pos` − 1 in single precision, within 2·10⁻⁷: `n_pos`·`d_model` values, position
/// by position. They are written into `out` where one of this length is given, which spares the browser to find memory
/// for them.
///
/// # Errors
/// An argument is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn encodings(d_model: f64, base: f64, n_pos: f64, out: Option<Float32Array>) -> Result<Float32Array, JsError> {
    let freqs = checked_freqs(d_model, base)?;
    let width = 2 * freqs.len() as u32;
    let n_pos = Args::check_n_pos(n_pos, width).map_err(thrown)?;
    let all = out.unwrap_or_else(|| Float32Array::new_with_length(n_pos * width));
    Args::check_length("out", n_pos * width, all.length()).map_err(thrown)?;
    let encoder = RowEncoder::new(&freqs);
    let mut block = vec![0.0; (BLOCK.min(n_pos) * width) as usize];
    for first in (0..n_pos).step_by(BLOCK as usize) {
        let count = BLOCK.min(n_pos - first);
        let block = &mut block[..(count * width) as usize];
        encoder.write(f64::from(first), block);
        all.subarray(first * width, (first + count) * width).copy_from(block);
    }
    Ok(all)
}

/// Positions that are computed before they are handed over: few enough to stay in the processor's own memory.
const BLOCK: u32 = 256;

/// The dot product of two encodings `offset` positions apart: Σ cos(offset·freq).
///
/// # Errors
/// An argument is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn dot(d_model: f64, base: f64, offset: f64) -> Result<f64, JsError> {
    let freqs = checked_freqs(d_model, base)?;
    Ok(between::dot(&freqs, Args::check_offset(offset).map_err(thrown)?))
}

/// The Euclidean distance of two encodings `offset` positions apart.
///
/// # Errors
/// An argument is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn distance(d_model: f64, base: f64, offset: f64) -> Result<f64, JsError> {
    let freqs = checked_freqs(d_model, base)?;
    Ok(between::distance(&freqs, Args::check_offset(offset).map_err(thrown)?))
}

/// The wavelength of each pair in positions: `d_model`/2 values.
///
/// # Errors
/// An argument is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn wavelengths(d_model: f64, base: f64) -> Result<Vec<f64>, JsError> {
    let (d_model, base) = (Args::check_d_model(d_model).map_err(thrown)?, Args::check_base(base).map_err(thrown)?);
    Ok(encoding::wavelengths(d_model, base))
}

fn checked_freqs(d_model: f64, base: f64) -> Result<Vec<f64>, JsError> {
    let (d_model, base) = (Args::check_d_model(d_model).map_err(thrown)?, Args::check_base(base).map_err(thrown)?);
    Ok(encoding::freqs(d_model, base))
}

fn thrown(error: ArgError) -> JsError {
    JsError::new(&error.to_string())
}
