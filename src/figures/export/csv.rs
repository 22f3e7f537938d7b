//! What a figure shows, as a table in comma-separated values (RFC 4180), a row a number or a point.
//!
//! First come lines that begin with `#`: what it is, its parameters and its link, and what is listed only in part; readers
//! of tables skip them when told to (`comment="#"` in pandas, `comments="#"` in `NumPy`). Then the names of the columns:
//! the panel and the mark, both counted from 1, what kind of mark it is, its name in the legend, where panels have titles
//! that of its panel, and the axes by their names. A comparison has both its tables in one: before these columns stands which of the two a row is of. Numbers have as many digits as bring them back to the last bit.
//!
//! What is drawn by the pixel is listed without pixels: curves at whole positions where their axis counts these, images
//! cell by cell.

use std::io::Write as _;

use ::csv::{IntoInnerError, Terminator, Writer, WriterBuilder};

use super::table::{self, Columns, Row};
use super::{SOFTWARE, Taken};
use crate::text;

/// Why a table could not be written.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct CsvError(#[from] ::csv::Error);

impl From<std::io::Error> for CsvError {
    fn from(error: std::io::Error) -> Self {
        Self(error.into())
    }
}

/// The figure's marks, and those of the cursor, as a table.
///
/// # Errors
/// If it does not fit into memory.
pub fn csv(taken: &Taken<'_>) -> Result<Vec<u8>, CsvError> {
    let sets = taken.sets();
    let columns = Columns::of(sets.iter().map(|(_, taken)| taken.scene));
    let mut notes: Vec<String> = Vec::new();
    let mut body = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    let set = taken.beside.map(|_| text::get("export.set"));
    body.write_record(set.into_iter().chain(columns.names()))?;
    for (index, (set, taken)) in sets.iter().enumerate() {
        table::rows(taken, (&columns, index), &mut notes, &mut |row| write(&mut body, *set, &columns, row))?;
    }
    let body = body.into_inner().map_err(IntoInnerError::into_error)?;
    let mut out = Vec::with_capacity(body.len() + 1024);
    let (caption, parameters) = (taken.caption(), taken.parameters());
    let said = [taken.title(), &caption, &parameters, taken.link, SOFTWARE];
    for line in said.into_iter().chain(notes.iter().map(String::as_str)) {
        // A line of its own must stay one.
        let line = line.replace(char::is_control, " ");
        write!(out, "# {line}\r\n")?;
    }
    out.extend(body);
    Ok(out)
}

fn write(body: &mut Writer<Vec<u8>>, set: Option<&str>, columns: &Columns, row: &Row<'_>) -> Result<(), CsvError> {
    let mut fields = vec![String::new(); columns.names().count()];
    for (field, value) in fields.iter_mut().zip([&row.panel.to_string(), row.mark, row.kind, row.name]) {
        value.clone_into(field);
    }
    if let Some((column, title)) = row.title {
        title.clone_into(&mut fields[column]);
    }
    for (column, value) in row.numbers {
        fields[*column] = written(*value);
    }
    body.write_record(set.into_iter().chain(fields.iter().map(String::as_str))).map_err(CsvError)
}

/// The shortest digits that are this number and no other; a power of ten where they would be many zeros. What is no number
/// has no digits.
fn written(value: f64) -> String {
    match value.abs() {
        _ if value.is_nan() => String::new(),
        size if size != 0.0 && !(1e-5..1e16).contains(&size) => format!("{value:e}"),
        _ => value.to_string(),
    }
}
