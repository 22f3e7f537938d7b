//! Phasor: the positional encoding of Transformers, visible and exact.
//!
//! Parameters go in, the core computes, a figure describes a scene, the painter paints it, the page wires it all up;
//! nothing flows backwards:
//!
//! ```text
//! params ──▶ core ──▶ figures (scene: plain data) ──▶ paint (any plotters backend) ──▶ browser ──▶ page (Leptos)
//! params ──▶ state (signals), which browser and page read and set
//! ```
//!
//! - [`params`]: one table of what a reader can set: ranges, sliders, keys in a link.
//! - [`fragment`]: the link, read and written.
//! - [`messages`]: what this page and one that frames it say to each other.
//! - [`core`]: the maths in f64, with its sources; a crate of its own, so that it knows nothing of the rest and can be
//!   compiled for speed.
//! - [`scene`]: what a figure is before it is drawn.
//! - [`figures`]: one file per figure, and `ALL`, the list that everything else follows.
//! - [`cursor`]: what a place on a figure or an arrow key sets, and what is read there.
//! - [`paint`]: scenes onto a plotters backend, and the colours.
//! - [`export`]: what a reader takes away from a figure, as bytes: SVG, words in a PNG, CSV, NPY. No browser is in it.
//! - [`claims`]: numbers that texts print, checked against the core.
//! - [`text`]: every string a person reads, and the formulas; [`content`]: the chapters, the references and the notation.
//!   Both stand in the folder `content`; `build/` prepares them, and says which figures come first and which are downloaded later.
//! - [`lessons`]: what teaches beside the figures: values in sentences, questions, puzzles, the tour.
//! - [`code`]: the settings as a program; [`check`]: what a reader's own encoding is, or where it goes wrong.
//! - [`state`]: what the page shows, as signals: the one source that everything else reads.
//! - [`browser`]: what only a browser has: canvases and when they are painted, the pointer, the address.
//! - [`page`]: the page as Leptos components, rendered to HTML while it is built (`bin/page.rs`) and brought to life in
//!   the browser; `page/second_part.rs` is what the later download holds, `page/live.rs` brings the served text to life
//!   with it, and `page/handout.rs` lays it out for paper; `page/tools` is a third part, fetched when a reader asks for it.

pub mod browser;
pub mod check;
pub mod claims;
pub mod code;
pub mod content;
pub mod cursor;
pub mod export;
pub mod figures;
pub mod fragment;
pub mod lessons;
pub mod messages;
pub mod page;
pub mod paint;
pub mod params;
pub mod scene;
pub mod state;
pub mod text;

pub use phasor_core as core;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};

/// Starts the page in its own document; in another document, or in a worker, the module only provides its functions.
/// The built module calls this when it is loaded.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(browser::guard::hook));
    let document = web_sys::window().and_then(|window| window.document());
    // The mark is removed, so that a second call leaves the page alone.
    let root = document.and_then(|document| document.query_selector("[data-phasor-page]").ok().flatten());
    if let Some(root) = root.and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = root.remove_attribute("data-phasor-page");
        page::open(root);
    }
}
