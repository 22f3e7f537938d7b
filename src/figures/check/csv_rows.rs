//! Parses rows whose cells are separated by commas, semicolons or tabs, optionally quoted.

use csv::{ReaderBuilder, StringRecord};

use super::matrix::ReadError;
use super::number_rows::NumberRows;
use super::yield_now::yield_now;

/// Cells parsed between yields.
const PIECE: usize = 1 << 13;

/// The delimiter of the cells in a text; `None` if its first eight lines, without comments, contain none.
pub(super) fn delimiter(text: &str) -> Option<u8> {
    // Uses the first line that contains a delimiter. The comma is tried last, because it may be a decimal comma.
    let lines = text.lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.take(8).find_map(|line| [b';', b'\t', b','].into_iter().find(|byte| line.as_bytes().contains(byte)))
}

/// Parses all rows.
pub(super) async fn read(text: &str, delimiter: u8, found: &mut NumberRows) -> Result<(), ReadError> {
    let mut lines = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .comment(Some(b'#'))
        .quoting(text.contains('"'))
        .from_reader(text.as_bytes());
    let mut record = StringRecord::new();
    let mut cells = 0;
    // `read_record` cannot fail: the text is UTF-8, and rows may have any length.
    while lines.read_record(&mut record).unwrap_or(false) {
        // The CSV parser skips only lines whose first byte is `#`, not indented ones.
        let is_comment = record.get(0).is_some_and(|cell| cell.trim_start().starts_with('#'));
        if !is_comment {
            found.take_line(record.iter())?;
        }
        cells += record.len();
        if cells > PIECE {
            cells = 0;
            yield_now().await;
        }
    }
    Ok(())
}
