//! Reads numbers from files and texts. Only the required byte ranges of a file are read, because files may have
//! gigabytes.

use std::ops::{ControlFlow, Range};

use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::Source;
use super::array_picker::ArrayFile;
use crate::browser::clock::{SLICE, now, pause};
use crate::check::TextParser;
use crate::check::arrays::{Array, cos_and_sin};
use crate::check::axes::{LoadedMatrix, joined};
use crate::check::input::CheckInput;
use crate::check::partial_file::{PartialFile, ReadStop};
use crate::check::words;
use crate::text::{self, fill};

/// The input after the first step of reading.
pub(super) enum ReadInput {
    Config(String),
    Rows(String),
    /// Numbers, and notes on where they come from.
    Numbers(Box<LoadedMatrix>, Vec<String>),
    Several(ArrayFile),
}

/// Reads the input. The error is a message for the reader.
pub(super) async fn read(source: Source, is_latest: &impl Fn() -> bool) -> Result<ReadInput, String> {
    let (file, input, mut parts) = match source {
        Source::Text(text) => return Ok(of_text(CheckInput::of_text(text))),
        Source::Array(array_file, index) => {
            let mut parts = PartialFile::of(array_file.file.size() as u64);
            return numbers(&array_file.file, &mut parts, &array_file.arrays[index], is_latest).await;
        }
        Source::File(file) => {
            let mut parts = PartialFile::of(file.size() as u64);
            let name = file.name();
            let input =
                with_missing_bytes(&file, &mut parts, is_latest, |parts| CheckInput::of_file(&name, parts)).await?;
            (file, input, parts)
        }
    };
    match input {
        CheckInput::Arrays(arrays) => match (arrays.as_slice(), cos_and_sin(&arrays)) {
            ([array], _) => numbers(&file, &mut parts, array, is_latest).await,
            (_, Some(both)) => cosines_and_sines(&file, &mut parts, both, is_latest).await,
            _ => Ok(ReadInput::Several(ArrayFile { file, arrays })),
        },
        text => Ok(of_text(text)),
    }
}

fn of_text(input: CheckInput) -> ReadInput {
    match input {
        CheckInput::Config(text) => ReadInput::Config(text),
        CheckInput::Rows(text) => ReadInput::Rows(text),
        // `read` handles arrays.
        CheckInput::Arrays(_) => ReadInput::Rows(String::new()),
    }
}

/// The numbers of an array, with a note that contains its name if it has one.
async fn numbers(
    file: &File,
    parts: &mut PartialFile,
    array: &Array,
    is_latest: &impl Fn() -> bool,
) -> Result<ReadInput, String> {
    let loaded = with_missing_bytes(file, parts, is_latest, |parts| array.read(parts)).await?;
    let note = (!array.name.is_empty()).then(|| fill("check.choose.taken", &[("name", array.name.clone())]));
    Ok(ReadInput::Numbers(Box::new(loaded), note.into_iter().collect()))
}

/// The numbers of two arrays side by side, with a note that contains their names.
async fn cosines_and_sines(
    file: &File,
    parts: &mut PartialFile,
    [cosines, sines]: [&Array; 2],
    is_latest: &impl Fn() -> bool,
) -> Result<ReadInput, String> {
    let loaded = with_missing_bytes(file, parts, is_latest, |parts| cosines.read(parts)).await?;
    let other = with_missing_bytes(file, parts, is_latest, |parts| sines.read(parts)).await?;
    let note = fill("check.choose.joined", &[("cos", cosines.name.clone()), ("sin", sines.name.clone())]);
    let matrix = joined(&loaded.matrix, &other.matrix);
    Ok(ReadInput::Numbers(Box::new(LoadedMatrix { matrix, ..loaded }), vec![note]))
}

/// The numbers of a text, unless another input arrives meanwhile.
pub(super) async fn matrix(text: String, is_latest: &impl Fn() -> bool) -> Result<(LoadedMatrix, Vec<String>), String> {
    let mut parser = TextParser::new(text);
    loop {
        let started_at = now();
        while now() - started_at < SLICE {
            if let ControlFlow::Break(outcome) = parser.advance() {
                return outcome.map(|loaded| (loaded, Vec::new())).map_err(|error| words::error(&error));
            }
        }
        pause().await;
        if !is_latest() {
            return Err(stopped());
        }
    }
}

/// The message of a cancelled check. It is never shown: either another input has arrived, or Stop already shows it.
fn stopped() -> String {
    text::get("check.stopped").to_owned()
}

/// Calls `attempt` until it succeeds or fails, or another input arrives. Between calls, reads the byte ranges that
/// `attempt` reports as missing.
async fn with_missing_bytes<T>(
    file: &File,
    parts: &mut PartialFile,
    is_latest: &impl Fn() -> bool,
    attempt: impl Fn(&PartialFile) -> Result<T, ReadStop>,
) -> Result<T, String> {
    loop {
        let missing = match attempt(parts) {
            Ok(value) => return Ok(value),
            Err(ReadStop::Wrong(error)) => return Err(words::error(&error)),
            Err(ReadStop::Missing(missing)) => missing,
        };
        for range in missing {
            if !is_latest() {
                return Err(stopped());
            }
            let bytes = bytes(file, &range).await.ok_or_else(|| text::get("check.error.file").to_owned())?;
            parts.add(range.start, bytes);
            // Copying a large file into this program and decoding it are a frame's work each.
            pause().await;
        }
    }
}

/// Reads a range of bytes of a file; `None` if the file was removed or changed.
async fn bytes(file: &File, range: &Range<u64>) -> Option<Vec<u8>> {
    let slice = file.slice_with_f64_and_f64(range.start as f64, range.end as f64).ok()?;
    let buffer = JsFuture::from(slice.array_buffer()).await.ok()?;
    let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
    (bytes.len() as u64 == range.end - range.start).then_some(bytes)
}
