//! Figures of positional encoding: parameters go in, plain data comes out, and can be painted, exported or checked.
//! There is no browser in here, but for one question in one file: `text/plural.rs` asks it how a language counts, as it
//! knows the rules of all.
//!
//! ```text
//! params ──▶ core ──▶ catalog (Scene: plain data) ──▶ paint (any plotters backend)
//!                                                 └─▶ export (SVG, PNG, CSV, NPY), alternative text, tests
//! ```
//!
//! - [`params`]: one table of what a reader can set: ranges, sliders, keys in a link.
//! - [`core`]: the maths in f64, with its sources; a crate of its own, so that it knows nothing of the rest.
//! - [`table`]: positions that a model learned, or a reader brought, and what is found in them.
//! - [`scene`]: what a figure is before it is drawn.
//! - [`catalog`]: one file per figure, and `ALL`, the list that everything else follows.
//! - [`cursor`]: what a place on a figure or an arrow key sets, and what is read there.
//! - [`paint`]: scenes onto a plotters backend, and the colours.
//! - [`easing`]: how what moves of itself moves.
//! - [`export`]: a figure as bytes: SVG, words in a PNG, CSV, frames of an animation; the encoding as NPY.
//! - [`claims`]: numbers that texts print, checked against the core.
//! - [`code`]: the settings as a program; [`check`]: what a reader's own encoding is, or where it goes wrong.
//! - [`text`]: every string a person reads; natively the English ones are built in.

pub mod catalog;
pub mod check;
pub mod claims;
pub mod code;
pub mod cursor;
pub mod easing;
pub mod export;
pub mod paint;
pub mod params;
pub mod scene;
pub mod table;
pub mod text;

pub use phasor_core as core;
