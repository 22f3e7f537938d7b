//! The JavaScript API: wraps [`checked`] for scripts, both as a small module of its own and as part of the page's
//! module. Arguments are passed as `JsValue`, because the wasm-bindgen glue would convert `null`, `""` and `[]` to
//! numbers, and its errors do not name the argument.

use js_sys::{Float32Array, Function, Object, Reflect, Symbol};
use phasor_core::checked::{self, Encodings};
use phasor_core::error::{ArgError, Args, Given};
use wasm_bindgen::prelude::*;

/// The encoding of `pos`: `d_model` values, with the sine and cosine of each pair side by side.
///
/// # Errors
/// If an argument is not a number or is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn encode(
    #[wasm_bindgen(unchecked_param_type = "number")] d_model: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] base: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] pos: &JsValue,
) -> Result<Vec<f64>, JsError> {
    checked::encode(given(d_model), given(base), given(pos)).map_err(thrown)
}

/// The encodings of positions 0 to `n_pos` − 1 in single precision, within 2·10⁻⁷: `n_pos`·`d_model` values, position
/// by position. If an `out` of this length is given, they are written into it, which spares the browser from allocating
/// memory.
///
/// # Errors
/// If an argument is not a number or is out of range, or `out` is not a `Float32Array` of this length; the message says
/// which.
#[wasm_bindgen]
pub fn encodings(
    #[wasm_bindgen(unchecked_param_type = "number")] d_model: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] base: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] n_pos: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Float32Array")] out: &JsValue,
) -> Result<Float32Array, JsError> {
    let encodings = Encodings::new(given(d_model), given(base), given(n_pos)).map_err(thrown)?;
    let (array, all) = array_for(out, encodings.len()).map_err(thrown)?;
    encodings.each_block(|first, block| all.subarray(first, first + block.len() as u32).copy_from(block));
    Ok(array)
}

/// The dot product of two encodings `offset` positions apart: Σ cos(offset·freq).
///
/// # Errors
/// If an argument is not a number or is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn dot(
    #[wasm_bindgen(unchecked_param_type = "number")] d_model: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] base: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
) -> Result<f64, JsError> {
    checked::dot(given(d_model), given(base), given(offset)).map_err(thrown)
}

/// The Euclidean distance between two encodings `offset` positions apart.
///
/// # Errors
/// If an argument is not a number or is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn distance(
    #[wasm_bindgen(unchecked_param_type = "number")] d_model: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] base: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] offset: &JsValue,
) -> Result<f64, JsError> {
    checked::distance(given(d_model), given(base), given(offset)).map_err(thrown)
}

/// The wavelength of each pair, in positions: `d_model`/2 values.
///
/// # Errors
/// If an argument is not a number or is out of range; the message names it and its range.
#[wasm_bindgen]
pub fn wavelengths(
    #[wasm_bindgen(unchecked_param_type = "number")] d_model: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] base: &JsValue,
) -> Result<Vec<f64>, JsError> {
    checked::wavelengths(given(d_model), given(base)).map_err(thrown)
}

/// The array to fill with `wanted` values (`out`, or a new one if `out` is undefined), and a plain view of the same memory:
/// a script may have replaced methods of `out`.
fn array_for(out: &JsValue, wanted: u32) -> Result<(Float32Array, Float32Array), ArgError> {
    if out.is_undefined() {
        let array = Float32Array::new_with_length(wanted);
        return Ok((array.clone(), array));
    }
    let not_array = || ArgError::NotArray { name: "out", wanted, got: kind(out) };
    if typed_array_property(out, &Symbol::to_string_tag()).and_then(|tag| tag.as_string()).as_deref()
        != Some("Float32Array")
    {
        return Err(not_array());
    }
    let number =
        |name: &str| typed_array_property(out, &name.into()).and_then(|value| value.as_f64()).map(|value| value as u32);
    let buffer = typed_array_property(out, &"buffer".into()).ok_or_else(not_array)?;
    let length = number("length").ok_or_else(not_array)?;
    Args::check_length("out", wanted, length)?;
    let start = number("byteOffset").ok_or_else(not_array)?;
    let view = Float32Array::new_with_byte_offset_and_length(&buffer, start, length);
    Ok((out.clone().unchecked_into(), view))
}

/// Calls the getter of a property on the prototype of typed arrays; `None` if `array` is not one. Own properties of the
/// array are ignored: one of the same name could shadow the getter.
fn typed_array_property(array: &JsValue, key: &JsValue) -> Option<JsValue> {
    let arrays = Object::get_prototype_of(&Object::get_prototype_of(&Float32Array::new_with_length(0)));
    let descriptor = Object::get_own_property_descriptor(&arrays, key);
    let getter: Function = Reflect::get(&descriptor, &"get".into()).ok()?.dyn_into().ok()?;
    getter.call0(array).ok()
}

fn given(value: &JsValue) -> Given {
    value.as_f64().map_or_else(|| Given::Other(kind(value)), Given::Number)
}

/// Describes the type of a value, for error messages.
pub fn kind(value: &JsValue) -> &'static str {
    if value.is_undefined() {
        "undefined"
    } else if value.is_null() {
        "null"
    } else if value.as_f64().is_some() {
        "a number"
    } else if value.is_string() {
        "a string"
    } else if value.as_bool().is_some() {
        "a boolean"
    } else if value.is_bigint() {
        "a BigInt"
    } else if value.is_symbol() {
        "a symbol"
    } else if value.is_function() {
        "a function"
    } else if js_sys::Array::is_array(value) {
        "an array"
    } else {
        "an object"
    }
}

fn thrown(error: ArgError) -> JsError {
    JsError::new(&error.to_string())
}
