//! Phasor: the positional encoding of Transformers, visible and exact.
//!
//! From parameters, the core computes an encoding; a figure describes it as a scene; the painter paints the scene; the
//! page connects these. Each crate depends only on the crates above it in this list:
//!
//! ```text
//! src/core     phasor-core      the maths in f64, with its sources
//! src/encode   phasor-encode    the API for other scripts
//! src/figures  phasor-figures   params, figures (scene: plain data), paint, export, texts; no browser
//! src          phasor           the page: rendered to HTML natively, hydrated in a browser
//! ```
//!
//! The modules of the page:
//!
//! - [`fragment`]: parses and writes the link.
//! - [`messages`]: the messages between this page and a page that embeds it.
//! - [`lessons`]: the teaching elements beside the figures: values in sentences, questions with answers or sketches,
//!   puzzles, the tour.
//! - [`state`]: the shared state as signals, the single source of truth. Each group of signals that are used together
//!   is a struct.
//! - [`lazy`]: lazily loaded chunks of the program. `page/lazy_views.rs` lists the contents of the `later` chunk,
//!   and `page/later_chunk.rs` links it; `page/erased.rs` erases the types of views, without code that is never called.
//! - [`browser`]: browser APIs: canvases and the scheduling of their painting, pointer input, the address, the video
//!   encoder.
//! - [`page`]: interactive islands; they share `State` through context. `page/board` is the first screen, and the only
//!   part in frames and on slides; `page/controls/dock.rs` has its sliders, which stay visible in the lesson below.
//! - `page/source`: the source of the encoding: the formula, a model's rotary embedding (`figures/params/model.rs`), the
//!   table of a model, or the reader's table. The code that draws tables (`catalog/of_table`), the tables of models, and
//!   the published models (`figures/models.rs`), as a list and as a table below the lesson, and the choice of a scaling
//!   for the formula or a model (`figures/params/scaling_settings.rs`) are loaded on demand.
//! - `render`: renders static HTML natively: chapters, formulas and references become the HTML around the islands.
//!   `render/rows.rs` decides which text is beside which figure, and `style/rows.css` lays both out. Each view of a
//!   figure gets a static picture, which is visible until the program has painted the view
//!   (`render/stills.rs`). The exercises become a separate page. `bin/page.rs` writes the pages for each language.
//!
//! A view of a figure is on the board, in the lesson, or a thumbnail in a tile. Each view is a
//! [`FigureView`](browser::figure_view::FigureView), which also handles the comparison A | B and the axes that are
//! frozen during a drag. One scheduler paints all views.
//!
//! A language is a folder of `content`: its chapters in Markdown, and its texts ([`text`]), which the page downloads
//! beside the program. The program contains no text in any language. Texts that a language lacks are shown in English.
//! `static/start/language.js` chooses the language.
//!
//! Untrusted input (links, fields, messages, files) must not break anything: `fuzz/properties.rs` defines the
//! properties, and `cargo test` checks them.

// Leptos components have deeply nested types.
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
    catalog, check, claims, code, core, cursor, easing, export, models, paint, params, scene, table, text,
};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Installs a panic hook that shows panics on the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(browser::guard::hook));
}

/// Prepares hydration, with the language of the page and its texts. The loader then hydrates island by island, which
/// must happen in document order and in one task (`static/start/program.js`).
///
/// # Errors
/// If the texts cannot be parsed.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open(lang: &str, texts: String) -> Result<(), JsError> {
    text::load(lang, texts)?;
    leptos::mount::hydrate_islands();
    Ok(())
}
