//! Which encoding a reader's own matrix is, and what a model's rotary parameters come to. Nothing here leaves the page.
//!
//! - [`given`]: whether that is a file of arrays, rows or a config, or one of those that are `foreign`.
//! - [`parts`]: a file of which only some bytes were read; [`arrays`]: what is in it, by `npy`, `npz` and `safetensors`, of
//!   the types of `numbers`; [`axes`]: how an array becomes a matrix.
//! - [`matrix`]: what was given, as numbers; `rows` reads it from text, by `brackets` and `csv_rows`, which `found` collects; `read_words` says why
//!   it could not be read.
//! - [`layout`], [`hypothesis`]: the encodings that are known, bugs among them; `entries`: what they have in each place.
//! - [`convention`]: whose an encoding is.
//! - `frame`: how a matrix is looked at; `estimate`: what can be measured rather than guessed: base, first position, step.
//! - `search`: every known encoding held against some entries (`sample`), the best few against more (`compare`).
//! - [`precision`]: how far entries may be off in each precision; `readings`: other ways to say the same numbers.
//! - [`laws`]: what a matrix is that none of them fits: the frequency of each column, and what explains them all;
//!   [`law_words`] says it.
//! - [`run`]: all of this, in `pieces`; [`verdict`]: what came of it; [`words`] says it.
//! - [`board`]: the settings of the page that show it.
//! - [`rope`]: a model's config, and the rotary embedding that it comes to; [`rope_words`] says it.

pub mod arrays;
pub mod axes;
pub mod board;
mod brackets;
mod compare;
pub mod convention;
mod csv_rows;
mod entries;
mod estimate;
pub mod foreign;
mod found;
mod frame;
pub mod given;
pub mod hypothesis;
pub mod law_words;
pub mod laws;
pub mod layout;
pub mod matrix;
mod npy;
mod npz;
mod numbers;
pub mod parts;
mod pieces;
pub mod precision;
mod read_words;
mod readings;
pub mod rope;
pub mod rope_words;
mod rows;
pub mod run;
mod safetensors;
mod sample;
mod search;
pub mod verdict;
pub mod words;

pub use laws::frequencies;
pub use matrix::{Form, Matrix, ReadError};
pub use run::{Check, check};
pub use verdict::Verdict;
