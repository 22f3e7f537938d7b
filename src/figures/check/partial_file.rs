//! A file that is read in parts: of a file of gigabytes, only the header and one array are needed. A parser that needs
//! missing bytes returns their range; the page reads these bytes and retries.

use std::cell::RefCell;
use std::io;
use std::ops::Range;

use super::matrix::ReadError;

/// Minimum number of bytes read at a time.
pub(super) const CHUNK: u64 = 1 << 16;

/// The bytes of a file read so far.
#[derive(Debug)]
pub struct PartialFile {
    size: u64,
    /// Start offset and bytes of each part.
    parts: Vec<(u64, Vec<u8>)>,
}

/// Why parsing stopped.
#[derive(Debug, PartialEq)]
pub enum ReadStop {
    /// These bytes are needed first. All ranges are within the file.
    Missing(Vec<Range<u64>>),
    /// The file cannot be read.
    Wrong(ReadError),
}

impl ReadStop {
    /// One missing range.
    pub(super) fn of(range: Range<u64>) -> Self {
        Self::Missing(vec![range])
    }
}

impl From<ReadError> for ReadStop {
    fn from(error: ReadError) -> Self {
        Self::Wrong(error)
    }
}

impl PartialFile {
    /// A file of this size, of which nothing has been read.
    pub fn of(size: u64) -> Self {
        Self { size, parts: Vec::new() }
    }

    /// A file that has been read completely.
    pub fn whole(bytes: Vec<u8>) -> Self {
        Self { size: bytes.len() as u64, parts: vec![(0, bytes)] }
    }

    /// Adds bytes that were read.
    pub fn add(&mut self, from: u64, bytes: Vec<u8>) {
        self.parts.push((from, bytes));
    }

    /// The size of the file.
    pub(super) fn size(&self) -> u64 {
        self.size
    }

    /// The bytes in this range, which is cut at the end of the file.
    pub(super) fn get(&self, range: Range<u64>) -> Result<&[u8], ReadStop> {
        let range = range.start.min(self.size)..range.end.min(self.size);
        if range.is_empty() {
            return Ok(&[]);
        }
        let length = (range.end - range.start) as usize;
        let found = self.parts_from(range.start).find_map(|bytes| bytes.get(..length));
        found.ok_or_else(|| ReadStop::of(range))
    }

    /// The bytes from this offset on, from each part that contains it.
    fn parts_from(&self, offset: u64) -> impl Iterator<Item = &[u8]> {
        self.parts.iter().filter_map(move |(from, bytes)| {
            let skipped = usize::try_from(offset.checked_sub(*from)?).ok()?;
            bytes.get(skipped..).filter(|bytes| !bytes.is_empty())
        })
    }
}

/// The file as an input of `rawzip`. An I/O error cannot contain the missing range, so the range is recorded here.
pub(super) struct MissingRange<'a> {
    file: &'a PartialFile,
    missing: RefCell<Option<Range<u64>>>,
}

impl<'a> MissingRange<'a> {
    pub(super) fn new(file: &'a PartialFile) -> Self {
        Self { file, missing: RefCell::default() }
    }

    /// Why reading failed: the missing range if one was recorded, or else the error `wrong`.
    pub(super) fn why(&self, wrong: ReadError) -> ReadStop {
        self.missing.take().map_or(ReadStop::Wrong(wrong), ReadStop::of)
    }
}

impl rawzip::ReaderAt for MissingRange<'_> {
    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        let end = offset.saturating_add(buffer.len() as u64).min(self.file.size);
        if offset >= end {
            return Ok(0);
        }
        // A partial read is sufficient.
        let Some(bytes) = self.file.parts_from(offset).next() else {
            let end = end.max(offset.saturating_add(CHUNK)).min(self.file.size);
            *self.missing.borrow_mut() = Some(offset..end);
            return Err(io::ErrorKind::WouldBlock.into());
        };
        let length = buffer.len().min(bytes.len());
        buffer[..length].copy_from_slice(&bytes[..length]);
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_range_is_clipped_to_the_file() {
        let mut file = PartialFile::of(10);
        assert_eq!(file.get(2..5), Err(ReadStop::of(2..5)));
        assert_eq!(file.get(8..50), Err(ReadStop::of(8..10)));
        assert_eq!(file.get(10..50), Ok(&[][..]));
        file.add(1, vec![1, 2, 3, 4]);
        assert_eq!(file.get(2..5), Ok(&[2, 3, 4][..]));
        assert_eq!(file.get(4..6), Err(ReadStop::of(4..6)));
        assert_eq!(PartialFile::whole(vec![7; 3]).get(0..u64::MAX), Ok(&[7; 3][..]));
    }
}
