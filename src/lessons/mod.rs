//! The content of the lesson besides figures, independent of a browser: values in sentences, questions, puzzles, and
//! the tour.

mod asked;
pub mod interpolate;
pub mod puzzles;
pub mod questions;
pub mod sketch_overlay;
pub mod tour;
mod values;

pub use asked::{ASKED, question_of};
pub use values::{VALUES, Value, value};
