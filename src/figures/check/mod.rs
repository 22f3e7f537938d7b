//! Identifies the encoding in a reader's own matrix, and reads a model's rotary parameters. No data leaves the page.
//!
//! - [`input`]: classifies input as array files, rows or configs, and recognises `foreign` formats.
//! - [`partial_file`]: a file of which only some bytes were read; [`arrays`]: the arrays in it, read by `npy`, `npz`
//!   and `safetensors`, with the number types of `numbers`; [`axes`]: converts an array to a matrix, with
//!   `slices` that are matrices themselves.
//! - [`matrix`]: the input as numbers; `rows` parses text, with `printed` (the forms of other languages), `brackets` and
//!   `csv_rows`; `number_rows` collects the numbers; `shortened`: prints that leave out rows; `read_words` formats read
//!   errors.
//! - [`layout`], [`hypothesis`]: the known encodings, including bugs; `entries`: the entries they predict.
//! - [`convention`]: the library or paper an encoding comes from.
//! - `frame`: transposition and padding of a matrix; `rotation`: measures how a pair of columns turns; `estimate`: base,
//!   first position and step from these measurements.
//! - `search`: compares every known encoding with a `sample` of entries, and the best few with more (`compare`).
//! - [`precision`]: tolerances of each floating-point precision; `equivalents`: other descriptions of the same numbers.
//! - [`laws`]: for a matrix that no known encoding fits: measures the frequency of each column and fits a rule to all
//!   of them; [`law_words`] describes the law.
//! - [`nested`]: two encodings side by side, whose rows count two things at once, each checked by itself.
//! - [`task`]: runs the whole check, yielding to the main thread (`yield_now`); [`verdict`]: the result; [`words`]
//!   describes the result, and `fix` has the line of code that makes a faulty encoding right.
//! - [`changed`]: encodings inside a table that was changed as a whole.
//! - [`judgement`]: whether that is right, doubtful or wrong.
//! - [`board_settings`]: the page settings that show the encoding.
//! - [`rope`]: a model's config and its rotary embedding; [`rope_words`] describes them.

pub mod arrays;
pub mod axes;
pub mod board_settings;
mod brackets;
mod changed;
mod compare;
pub mod convention;
mod csv_rows;
mod entries;
mod equivalents;
mod estimate;
mod fix;
pub mod foreign;
mod frame;
pub mod hypothesis;
pub mod input;
pub mod judgement;
pub mod law_words;
pub mod laws;
pub mod layout;
pub mod matrix;
pub mod nested;
mod npy;
mod npz;
mod number_rows;
mod numbers;
pub mod partial_file;
mod phrases;
pub mod precision;
mod printed;
mod read_words;
pub mod rope;
pub mod rope_words;
mod rotation;
mod rows;
mod safetensors;
mod sample;
mod search;
pub mod shortened;
mod slices;
pub mod task;
pub mod verdict;
pub mod words;
mod yield_now;

pub use laws::{frequencies, slopes_of_heads};
pub use matrix::{Form, Matrix, ReadError};
pub use rows::TextParser;
pub use task::{CheckTask, check};
pub use verdict::Verdict;
