//! Phasor: the positional encoding of Transformers, visible and exact.
//!
//! Parameters go in, the core computes, a figure describes a scene, the painter paints it, the page wires it all up;
//! nothing flows backwards. Four crates hold that, each in its folder:
//!
//! ```text
//! src/core     phasor-core      the maths in f64, with its sources
//! src/encode   phasor-encode    what other scripts may call
//! src/figures  phasor-figures   params, figures (scene: plain data), paint, export, texts; no browser
//! src          phasor           the page: rendered to HTML natively, hydrated in a browser
//! ```
//!
//! Of the page:
//!
//! - [`fragment`]: the link, read and written.
//! - [`messages`]: what this page and one that frames it say to each other.
//! - [`lessons`]: what teaches beside the figures: values in sentences, questions and what is drawn as an answer, puzzles,
//!   the tour.
//! - [`state`]: what the page shows, as signals: the one source that everything else reads.
//! - [`lazy`]: parts of the program that are downloaded when somebody wants them.
//! - [`browser`]: what only a browser has: canvases and when they are painted, the pointer, the address,
//!   the encoder of videos.
//! - [`page`]: what moves: islands, which share the state by context. `page/board` is the first screen, and all there is in
//!   frames and on slides; `page/controls/dock.rs` has its sliders, which stay in reach in the lesson below.
//! - `page/source`: where the encoding comes from. A table, a model's or the reader's, takes the place of the formula in the
//!   figures that can draw one (`catalog/of_table`); what draws it, and the models' files, are downloaded when it is wanted.
//! - `render`: what stands still, natively: chapters, formulas and references become the HTML around the islands, each view
//!   of a figure a picture that stands until the program has drawn it (`render/stills.rs`), and exercises a sheet of their
//!   own (`bin/page.rs` writes them, for each folder of `content`).
//!
//! A view of a figure stands somewhere: on the board, in the lesson, small in a tile. All of them are
//! [`browser::figure_view`]s, painted by one scheduler; what A | B compares, and axes that stand still under a hand, are
//! theirs too.
//!
//! A language is a folder of `content`: its chapters in Markdown, and its texts ([`text`]), which the page downloads beside
//! the program. The program holds no language.
//!
//! What comes from outside (links, fields, messages, files) breaks nothing: `fuzz/properties.rs` says what that means, and
//! every `cargo test` tries it.

// The views of the page nest deeply, and so do their types.
#![recursion_limit = "256"]

pub mod browser;
pub mod fragment;
pub mod lazy;
pub mod lessons;
pub mod messages;
pub mod page;
#[cfg(not(target_arch = "wasm32"))]
pub mod render;
pub mod state;

pub use phasor_figures::{
    catalog, check, claims, code, core, cursor, easing, export, paint, params, scene, table, text,
};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Has panics said on the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(browser::guard::hook));
}

/// Prepares the hydration of a page in this language, with its texts. The script that loads the program then hydrates
/// island by island, which must be done in the order of the document and in one task (`static/start.js`).
///
/// # Errors
/// If the texts cannot be read.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open(lang: &str, texts: String) -> Result<(), JsError> {
    text::load(lang, texts)?;
    leptos::mount::hydrate_islands();
    Ok(())
}
