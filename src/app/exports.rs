//! What other scripts may call: the core, with its arguments checked.

use wasm_bindgen::prelude::*;

use crate::core::distance as between;
use crate::core::encoding;
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
