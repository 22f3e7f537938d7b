//! Phasor: the positional encoding of Transformers, visible and exact.
//!
//! Parameters go in, the core computes, a figure describes a scene, the painter paints it, the page wires it; nothing
//! flows backwards:
//!
//! ```text
//! params ──▶ core ──▶ figures (scene: plain data) ──▶ paint (any plotters backend) ──▶ app (Leptos, canvas)
//! ```
//!
//! - [`params`]: one table of what a reader can set: ranges, sliders, keys in a link.
//! - [`fragment`]: the link, read and written.
//! - [`core`]: the maths in f64, with its sources; a crate of its own, so that it knows nothing of the rest and can be
//!   compiled for speed.
//! - [`scene`]: what a figure is before it is drawn.
//! - [`figures`]: one file a figure, and `ALL`, the list that everything else follows.
//! - [`cursor`]: what a place on a panel and an arrow key set, and the value where the shared cursor stands.
//! - [`paint`]: scenes onto a plotters backend, and the colours.
//! - [`claims`]: numbers that texts print, held against the core.
//! - [`text`]: every string a person reads, from `static/locales`, and the formulas; `build.rs` prepares both.
//! - [`markup`]: the page as HTML; `bin/markup.rs` prints it while the page is built.
//! - `app`: the page alive; the only part that needs a browser, and is built for one alone. `app/later.rs` says what of
//!   all this no first figure needs, which is a file of its own to download.

pub mod claims;
pub mod cursor;
pub mod figures;
pub mod fragment;
pub mod markup;
pub mod paint;
pub mod params;
pub mod scene;
pub mod text;

pub use phasor_core as core;

#[cfg(target_arch = "wasm32")]
mod app;

/// Starts the page; the built module calls it when it is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        app::show_panic(&panic.to_string());
    }));
    app::open();
}
