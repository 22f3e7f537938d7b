//! NPZ files: zip archives whose members are NPY files, uncompressed or deflated.
//!
//! rawzip reads the central directory at the end of the file. Until an array is chosen, only the beginning of each
//! member, with its header, is read and inflated. Members are not inflated beyond the size limit, whatever size they
//! declare.

use std::ops::Range;

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use rawzip::{CompressionMethod, ZipArchive};

use super::foreign::UnsupportedFormat;
use super::matrix::{MOST_ENTRIES, ReadError};
use super::npy::{Head, LONGEST_HEAD};
use super::partial_file::{MissingRange, PartialFile, ReadStop};

/// Signatures of a zip archive: with members, and without (only the end record).
pub(super) const MAGIC: [&[u8]; 2] = [b"PK\x03\x04", b"PK\x05\x06"];

/// Maximum number of members. The weights of a model are a few hundred arrays.
const MOST_MEMBERS: usize = 2000;

/// Maximum number of directory entries that are examined.
const MOST_LISTED: usize = 1 << 14;

/// Maximum inflated size of a member: the header, and eight bytes for each entry that a matrix may have.
const LONGEST: u64 = (8 * MOST_ENTRIES + LONGEST_HEAD) as u64;

/// Number of compressed bytes of a member that are read for its header.
const BEGINNING: u64 = 1 << 11;

/// Location and compression of a member.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Member {
    data: Range<u64>,
    is_deflated: bool,
    size: u64,
    crc: u32,
}

/// Names of arrays, each with the array's header and member, or the reason why it cannot be read.
type Members = Vec<(String, Result<(Head, Member), ReadError>)>;

/// The arrays in an archive. If the archive is of another known format, the error names that format.
pub(super) fn members(file: &PartialFile) -> Result<Members, ReadStop> {
    let source = MissingRange::new(file);
    let mut buffer = vec![0; rawzip::RECOMMENDED_BUFFER_SIZE];
    let located = ZipArchive::with_max_search_space(1 << 17).locate_in_reader(&source, &mut buffer, file.size());
    let archive = located.map_err(|(_, _)| source.why(ReadError::Npz))?;
    let mut found = Vec::new();
    let mut entries = archive.entries(&mut buffer);
    for _ in 0..MOST_LISTED {
        let Some(entry) = entries.next_entry().map_err(|_| source.why(ReadError::Npz))? else { break };
        let name = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
        if let Some(foreign) = UnsupportedFormat::of_member(&name) {
            return Err(ReadError::UnsupportedFormat(foreign).into());
        }
        let method = entry.compression_method();
        let is_readable =
            !entry.flags().is_encrypted() && [CompressionMethod::STORE, CompressionMethod::DEFLATE].contains(&method);
        if let Some(name) = name.strip_suffix(".npy")
            && found.len() < MOST_MEMBERS
        {
            // `None` if the member cannot be inflated.
            let is_deflated = is_readable.then_some(method == CompressionMethod::DEFLATE);
            found.push((name.to_owned(), entry.wayfinder(), entry.local_header_offset(), entry.crc32(), is_deflated));
        }
    }
    // Requests all missing ranges at once, because there may be hundreds of members. The zip header of a member
    // precedes its data, so twice as many bytes are read.
    let mut missing = Vec::new();
    for (_, _, begin, ..) in &found {
        if let Err(ReadStop::Missing(ranges)) = file.get(*begin..begin.saturating_add(2 * BEGINNING)) {
            missing.extend(ranges);
        }
    }
    if !missing.is_empty() {
        return Err(ReadStop::Missing(missing));
    }
    found
        .into_iter()
        .map(|(name, wayfinder, _, crc, is_deflated)| {
            let entry = archive.get_entry(wayfinder).map_err(|_| source.why(ReadError::Npz))?;
            let (begin, end) = entry.compressed_data_range();
            let Some(is_deflated) = is_deflated else { return Ok((name, Err(ReadError::Packed))) };
            let member = Member { data: begin..end, is_deflated, size: wayfinder.uncompressed_size_hint(), crc };
            let head = Head::read(&member.beginning(file)?);
            Ok((name, head.map(|head| (head, member))))
        })
        .collect()
}

impl Member {
    /// The inflated beginning of the member, which contains its header.
    fn beginning(&self, file: &PartialFile) -> Result<Vec<u8>, ReadStop> {
        let bytes = file.get(self.data.start..self.data.end.min(self.data.start.saturating_add(BEGINNING)))?;
        if !self.is_deflated {
            return Ok(bytes.to_vec());
        }
        // Inflating fails if the input ends early or the output exceeds the limit. The output up to there is used.
        Ok(decompress_to_vec_with_limit(bytes, BEGINNING as usize).unwrap_or_else(|error| error.output))
    }

    /// The whole member, inflated.
    pub(super) fn unpacked(&self, file: &PartialFile) -> Result<Vec<u8>, ReadStop> {
        let length = self.data.end - self.data.start;
        // Deflate expands incompressible data by at most five bytes per 64 kB.
        if self.size > LONGEST || length > LONGEST + LONGEST / 1000 {
            return Err(ReadError::TooLarge.into());
        }
        let bytes = file.get(self.data.clone())?;
        if (bytes.len() as u64) < length {
            return Err(ReadError::Npz.into());
        }
        let unpacked = if self.is_deflated {
            decompress_to_vec_with_limit(bytes, LONGEST as usize).map_err(|error| {
                if error.status == TINFLStatus::HasMoreOutput { ReadError::TooLarge } else { ReadError::Npz }
            })?
        } else {
            bytes.to_vec()
        };
        if rawzip::crc32(&unpacked) == self.crc { Ok(unpacked) } else { Err(ReadError::Npz.into()) }
    }
}
