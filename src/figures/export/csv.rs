//! The data of a figure as comma-separated values (RFC 4180), one row per number or point.
//!
//! The file starts with lines that begin with `#`: the title, the caption, the parameters, the link, the program, the
//! frequencies of a model, and notes on data listed only in part. CSV readers can skip them (`comment="#"` in pandas,
//! `comments="#"` in `NumPy`).
//! Then comes the header row: the index of the panel and of the mark (both from 1), the kind of mark, its name in the
//! legend, the title of its panel where panels have titles, and the axes by their labels. A comparison has one table
//! for both scenes, with an extra first column that names the scene. Numbers are written with as many digits as needed
//! to restore them exactly.
//!
//! Data that the page samples per pixel is listed independently of pixels: curves at the integer positions of their
//! axis, if it has any, and images cell by cell.

use std::io::Write as _;

use ::csv::{IntoInnerError, Terminator, Writer, WriterBuilder};

pub use super::table::CsvError;
use super::table::{self, Columns, Row};
use super::{SOFTWARE, Snapshot};
use crate::text::{self, fill};

/// The marks of the figure and of its cursor, as a table.
///
/// # Errors
/// If writing fails.
pub fn csv(snapshot: &Snapshot<'_>) -> Result<Vec<u8>, CsvError> {
    let sets = snapshot.sets();
    let columns = Columns::of(sets.iter().map(|(_, snapshot)| snapshot.scene));
    let mut notes: Vec<String> = Vec::new();
    let mut body = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    let set_header = snapshot.compared.map(|_| text::get("export.set"));
    body.write_record(set_header.into_iter().chain(columns.names()))?;
    for (index, (set, snapshot)) in sets.iter().enumerate() {
        notes.extend(frequencies(snapshot).map(|note| match set {
            Some(set) => format!("{set}: {note}"),
            None => note,
        }));
        table::rows(snapshot, (&columns, index), &mut notes, &mut |row| write(&mut body, *set, &columns, row))?;
    }
    let body = body.into_inner().map_err(IntoInnerError::into_error)?;
    let mut out = Vec::with_capacity(body.len() + 1024);
    let (caption, parameters) = (snapshot.caption(), snapshot.parameters());
    let source_lines = [snapshot.title(), &caption, &parameters, snapshot.link, SOFTWARE];
    for line in source_lines.into_iter().chain(notes.iter().map(String::as_str)) {
        // A comment must stay on one line.
        let line = line.replace(char::is_control, " ");
        write!(out, "# {line}\r\n")?;
    }
    out.extend(body);
    Ok(out)
}

/// The frequencies of all pairs of the model that the figure draws, to the last digit. Those of the formula follow from the
/// parameters.
fn frequencies(snapshot: &Snapshot<'_>) -> Option<String> {
    let is_drawn = snapshot.params.model.is_some() && snapshot.figure.follows_models();
    let freqs = || snapshot.params.freqs().iter().map(|freq| format_number(*freq)).collect::<Vec<_>>().join(", ");
    is_drawn.then(|| fill("export.frequencies", &[("freqs", freqs())]))
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
        fields[*column] = format_number(*value);
    }
    body.write_record(set.into_iter().chain(fields.iter().map(String::as_str))).map_err(CsvError::from)
}

/// The shortest digits that restore the number, in exponent notation if they would contain many zeros. NaN is written
/// as an empty field.
fn format_number(value: f64) -> String {
    match value.abs() {
        _ if value.is_nan() => String::new(),
        size if size != 0.0 && !(1e-5..1e16).contains(&size) => format!("{value:e}"),
        _ => value.to_string(),
    }
}
