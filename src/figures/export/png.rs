//! Words in a PNG that the browser has made: what it shows, with which parameters, and where to see it again.

use png::text_metadata::{EncodableTextChunk, ITXtChunk};

use super::{SOFTWARE, Taken};
use crate::text;

/// What a file must begin with: the signature of PNG, and the length and name of its first chunk, of thirteen bytes
/// (Portable Network Graphics, third edition, sections 5.2 and 11.2.1).
const BEGINNING: &[u8; 16] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
/// Where the first chunk ends: after its thirteen bytes and a checksum.
const HEADER: usize = BEGINNING.len() + 13 + 4;

/// Why words could not be put into a file.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// The bytes do not begin as a PNG does.
    #[error("{}", text::get("export.not-a-png"))]
    NotAPng,
    /// The words could not be written.
    #[error(transparent)]
    Words(#[from] png::EncodingError),
}

/// The same file with title, description, parameters, link and program, each as a chunk of international text after the
/// first chunk; everything else stays byte by byte.
///
/// # Errors
/// If the bytes are no PNG.
pub fn with_words(file: &[u8], taken: &Taken<'_>) -> Result<Vec<u8>, PngError> {
    let (header, rest) = file.split_at_checked(HEADER).ok_or(PngError::NotAPng)?;
    if !header.starts_with(BEGINNING) {
        return Err(PngError::NotAPng);
    }
    let mut out = header.to_vec();
    // Keywords that the standard names (section 11.3.3.1), and two of our own.
    let (caption, parameters) = (taken.caption(), taken.parameters());
    let words = [
        ("Title", taken.title()),
        ("Description", &caption),
        ("Parameters", &parameters),
        ("URL", taken.link),
        ("Software", SOFTWARE),
    ];
    for (keyword, words) in words {
        ITXtChunk::new(keyword, words).encode(&mut out)?;
    }
    out.extend_from_slice(rest);
    Ok(out)
}
