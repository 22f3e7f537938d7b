//! Figures of positional encoding: parameters go in, plain data comes out, which can be painted, exported or checked.
//! In a browser, `text/plural.rs` and `text/number.rs` call JavaScript; the crate does not use the browser otherwise.
//!
//! ```text
//! params ──▶ core ──▶ catalog (Scene: plain data) ──▶ paint (any surface)
//!                                                 └─▶ export (SVG, PNG, CSV, NPY), alternative text, tests
//! ```
//!
//! - [`params`]: the table of all parameters that a reader can set: ranges, sliders, keys in a link.
//! - [`core`]: the maths in f64, with its sources. A separate crate, so that it cannot depend on the other modules.
//! - [`table`]: position embeddings that a model learned or a reader loaded, and their analysis.
//! - [`scene`]: the description of a figure before it is drawn.
//! - [`catalog`]: one file per figure, and `ALL`, the list of figures that everything else is derived from.
//! - [`cursor`]: the parameters that a point on a figure or an arrow key sets, and the reading there.
//! - [`paint`]: paints scenes on a surface: a canvas, an SVG, any plotters backend; themes and colour maps.
//! - [`easing`]: the easing of transitions.
//! - [`export`]: a figure as a file: SVG, PNG metadata, CSV, frames of an animation; the encoding as NPY.
//! - [`models`]: the rotary embeddings of published models.
//! - [`claims`]: numbers printed in papers, books and notes, compared with computed ones.
//! - [`code`]: the current settings as a program; [`check`]: identifies a reader's own encoding, or locates its error.
//! - [`text`]: all user-visible strings; native builds contain the English ones.

pub mod catalog;
pub mod check;
pub mod claims;
pub mod code;
pub mod cursor;
pub mod easing;
pub mod export;
pub mod models;
pub mod paint;
pub mod params;
pub mod scene;
pub mod table;
pub mod text;

pub use phasor_core as core;
