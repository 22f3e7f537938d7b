//! Formats read errors and conversion notes for readers.

use super::axes::Note;
use super::foreign::UnsupportedFormat;
use super::matrix::{MOST_ENTRIES, ReadError};
use super::phrases::{count, layout, short};
use super::shortened::Visible;
use crate::text::{self, fill};

/// Formats a read error.
pub fn error(error: &ReadError) -> String {
    let (key, values) = match error {
        ReadError::Empty => ("check.error.empty", vec![]),
        ReadError::NotNpy => ("check.error.npy", vec![]),
        ReadError::Type(name) => ("check.error.type", vec![("type", short(name))]),
        ReadError::Structured => ("check.error.structured", vec![]),
        ReadError::Shape(shape) => ("check.error.shape", vec![("shape", short(shape))]),
        ReadError::Short { wanted, got } => {
            ("check.error.short", vec![("wanted", count(*wanted)), ("got", count(*got))])
        }
        ReadError::NotNumber { row, word } => ("check.error.word", vec![("row", count(*row)), ("word", short(word))]),
        ReadError::Ragged { row, got, wanted } => {
            ("check.error.ragged", vec![("row", count(*row)), ("got", count(*got)), ("wanted", count(*wanted))])
        }
        ReadError::NotFinite { row, col } => ("check.error.finite", vec![("row", count(*row)), ("dim", count(*col))]),
        ReadError::Npz => ("check.error.npz", vec![]),
        ReadError::Packed => ("check.error.packed", vec![]),
        ReadError::Safetensors => ("check.error.safetensors", vec![]),
        ReadError::LongHead => ("check.error.head", vec![]),
        ReadError::NoTable { count: arrays } => ("check.error.table", vec![("count", count(*arrays))]),
        ReadError::UnsupportedFormat(format) => (foreign(*format), vec![]),
        ReadError::Unknown => ("check.error.unknown", vec![]),
        ReadError::Mask => ("check.error.mask", vec![]),
        ReadError::Shortened(visible) => return shortened(visible.as_ref()),
        ReadError::TooLarge => ("check.error.large", vec![("most", count(MOST_ENTRIES))]),
        ReadError::TooSmall => ("check.error.small", vec![]),
        ReadError::Flat { count: got, d_model } => {
            ("check.error.flat", vec![("count", count(*got)), ("d", count(*d_model))])
        }
    };
    fill(key, &values)
}

/// What is visible of a shortened print, and how to print the rest.
fn shortened(visible: Option<&Visible>) -> String {
    let seen = visible.map(|visible| {
        let [least, most] = visible.dims;
        let key = if least == most { "check.error.shortened.visible" } else { "check.error.shortened.several" };
        let values = [
            ("count", count(visible.entries)),
            ("d", count(least)),
            ("most", count(most)),
            ("base", count(visible.base as usize)),
            ("layout", text::get(layout(visible.layout)).to_owned()),
        ];
        fill(key, &values)
    });
    text::sentences(seen.into_iter().chain([text::get("check.error.shortened").to_owned()]))
}

/// The key of the text that explains how to convert a format to a supported one.
fn foreign(format: UnsupportedFormat) -> &'static str {
    match format {
        UnsupportedFormat::Torch => "check.error.torch",
        UnsupportedFormat::Pickle => "check.error.pickle",
        UnsupportedFormat::Gguf => "check.error.gguf",
        UnsupportedFormat::Hdf5 => "check.error.hdf5",
        UnsupportedFormat::Keras => "check.error.keras",
        UnsupportedFormat::Onnx => "check.error.onnx",
        UnsupportedFormat::Matlab => "check.error.matlab",
        UnsupportedFormat::Parquet => "check.error.parquet",
        UnsupportedFormat::Excel => "check.error.excel",
        UnsupportedFormat::Gzip => "check.error.gzip",
        UnsupportedFormat::Pointer => "check.error.pointer",
        UnsupportedFormat::Page => "check.error.page",
    }
}

/// Formats a note on how numbers were converted to a matrix.
pub fn note(note: &Note) -> String {
    match note {
        Note::Copies { shape, count: copies, is_middle } => {
            let copied = fill("check.read.copies", &[("shape", short(shape)), ("count", count(*copies))]);
            let doubt = if *is_middle { text::get("check.read.middle") } else { "" };
            text::sentences([copied.as_str(), doubt])
        }
        Note::Biases { shape } => fill("check.read.biases", &[("shape", short(shape))]),
        Note::Rotations { shape } => fill("check.read.rotations", &[("shape", short(shape))]),
        Note::Places { shape, count: places } => {
            fill("check.read.places", &[("shape", short(shape)), ("count", count(*places))])
        }
        Note::Pairs { shape } => fill("check.read.pairs", &[("shape", short(shape))]),
        Note::Index => text::get("check.read.index").to_owned(),
        Note::Entries => text::get("check.read.entries").to_owned(),
    }
}
