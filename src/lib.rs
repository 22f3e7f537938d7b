//! Phasor: the positional encoding of Transformers, visible and exact.

pub mod core;
pub mod figures;
pub mod fragment;
pub mod paint;
pub mod params;
pub mod scene;
pub mod text;

/// Starts the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
