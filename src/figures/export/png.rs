//! Adds text chunks to a PNG made by the browser: what it shows, with which parameters, and a link to it.

use png::text_metadata::{EncodableTextChunk, ITXtChunk};

use super::{SOFTWARE, Snapshot};
use crate::text;

/// Expected start of a file: the PNG signature, and the length (13) and name of the first chunk (Portable Network
/// Graphics, third edition, sections 5.2 and 11.2.1).
const BEGINNING: &[u8; 16] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
/// End of the first chunk: 13 bytes of data and a checksum of 4.
const HEADER: usize = BEGINNING.len() + 13 + 4;

/// Errors of adding text to a PNG.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// The bytes do not start like a PNG.
    #[error("{}", text::get("export.not-a-png"))]
    NotAPng,
    /// The text chunks could not be encoded.
    #[error(transparent)]
    Words(#[from] png::EncodingError),
}

/// Returns the file with title, description, parameters, link and program as international text chunks (iTXt) after the
/// first chunk; all other bytes are unchanged.
///
/// # Errors
/// If the bytes are not a PNG, or a text cannot be encoded.
pub fn with_text_metadata(file: &[u8], snapshot: &Snapshot<'_>) -> Result<Vec<u8>, PngError> {
    let (header, rest) = file.split_at_checked(HEADER).ok_or(PngError::NotAPng)?;
    if !header.starts_with(BEGINNING) {
        return Err(PngError::NotAPng);
    }
    let mut out = header.to_vec();
    // Keywords from the standard (section 11.3.3.1), and two of our own.
    let (caption, parameters) = (snapshot.caption(), snapshot.parameters());
    let words = [
        ("Title", snapshot.title()),
        ("Description", &caption),
        ("Parameters", &parameters),
        ("URL", snapshot.link),
        ("Software", SOFTWARE),
    ];
    for (keyword, words) in words {
        ITXtChunk::new(keyword, words).encode(&mut out)?;
    }
    out.extend_from_slice(rest);
    Ok(out)
}
