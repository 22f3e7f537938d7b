//! Which encoding a reader's own matrix is, and what a model's rotary parameters come to. Nothing here leaves the page.
//!
//! - [`given`]: whether that is a file of numbers, rows or a config.
//! - [`matrix`]: what was given, as numbers; `npy` and `rows` read it from a file and from text.
//! - [`layout`], [`hypothesis`]: the encodings that are known, bugs among them; `entries`: what they have in each place.
//! - [`convention`]: whose an encoding is.
//! - `frame`: how a matrix is looked at; `estimate`: what can be measured rather than guessed: base, first position, step.
//! - `search`: every known encoding held against some entries (`sample`), the best few against more (`compare`).
//! - [`precision`]: how far entries may be off in each precision; `readings`: other ways to say the same numbers.
//! - [`laws`]: what a matrix is that none of them fits: the frequency of each column, and what explains them all;
//!   [`law_words`] says it.
//! - [`run`]: all of this, in `pieces`; [`verdict`]: what came of it; [`words`] says it.
//! - [`board`]: the settings of the page that show it.
//! - [`rope`]: a block of rotary parameters, as models are published with; [`rope_words`] says it.

pub mod board;
mod compare;
pub mod convention;
mod entries;
mod estimate;
mod frame;
pub mod given;
pub mod hypothesis;
pub mod law_words;
pub mod laws;
pub mod layout;
pub mod matrix;
mod npy;
mod pieces;
pub mod precision;
mod readings;
pub mod rope;
pub mod rope_words;
mod rows;
pub mod run;
mod sample;
mod search;
pub mod verdict;
pub mod words;

pub use laws::frequencies;
pub use matrix::{Form, Matrix, ReadError};
pub use run::{Check, check};
pub use verdict::Verdict;
