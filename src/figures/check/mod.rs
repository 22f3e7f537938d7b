//! Which encoding a reader's own matrix is, and what a model's rotary parameters come to. Nothing here leaves the page.
//!
//! - [`matrix`]: what was given, as numbers; `npy` and `rows` read it from a file and from text.
//! - [`layout`], [`hypothesis`]: the encodings that are known, bugs among them.
//! - `estimate`: what can be measured rather than guessed: base, first position, step.
//! - [`precision`]: how far entries may be off in each precision.
//! - [`verdict`]: the search, and what it found; [`words`] says it.
//! - [`rope`]: a block of rotary parameters, as models are published with.

mod estimate;
pub mod hypothesis;
pub mod layout;
pub mod matrix;
mod npy;
pub mod precision;
pub mod rope;
mod rows;
pub mod verdict;
pub mod words;

pub use matrix::{Matrix, ReadError};
pub use verdict::{Verdict, check};
