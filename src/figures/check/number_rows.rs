//! Collects rows of numbers from text, and recognises column names, row names and row numbers.

use std::borrow::Cow;

use super::axes::{LoadedMatrix, Note};
use super::matrix::{Form, MOST_ENTRIES, Matrix, ReadError};

/// Words around numbers in Python output.
const WRAPPERS: [&str; 10] = [
    "array",
    "tensor",
    "Array",
    "list",
    "np.float16",
    "np.float32",
    "np.float64",
    "np.complex64",
    "np.complex128",
    "mx.array",
];

/// Names of columns of row numbers, in lower case. pandas writes the first (empty) or the second.
const INDEX: [&str; 14] = [
    "",
    "unnamed: 0",
    "index",
    "(index)",
    "pair",
    "idx",
    "pos",
    "position",
    "positions",
    "row",
    "t",
    "step",
    "time",
    "token",
];

/// A list of at least this many numbers may have row numbers before them. Of a few, both may belong to a matrix.
const LONG_LIST: usize = 8;

/// The rows that have been read so far.
#[derive(Default)]
pub(super) struct NumberRows {
    /// Whether numbers use a decimal comma.
    has_decimal_comma: bool,
    cols: usize,
    values: Vec<f64>,
    /// The numbers of the current row, as real part and optional imaginary part.
    row: Vec<(f64, Option<f64>)>,
    /// A pending sign of an imaginary part, if a space separates the two.
    sign: Option<f64>,
    is_complex: bool,
    /// Maximum number of decimals of the numbers without exponent. All are rounded to the same decimal, but trailing
    /// zeros may be omitted.
    fixed: Option<i32>,
    /// Minimum number of decimals of the numbers with exponent, which all have the same number of significant digits.
    scientific: Option<i32>,
    /// `None` if no header line was skipped, otherwise whether its first name is one of [`INDEX`].
    has_index_name: Option<bool>,
    /// Whether each row begins with a name; `None` before the first row.
    has_labels: Option<bool>,
}

impl NumberRows {
    /// No rows yet.
    pub(super) fn new(has_decimal_comma: bool) -> Self {
        Self { has_decimal_comma, ..Self::default() }
    }

    /// Parses the words of a row and returns how many numbers it has.
    pub(super) fn take<'a>(&mut self, words: impl Iterator<Item = &'a str>) -> Result<usize, ReadError> {
        self.row.clear();
        for word in words.map(unquoted).filter(|word| !word.is_empty()) {
            if !self.parse_number(word) && !is_wrapper(word) {
                return Err(self.not_number(word));
            }
        }
        self.end_row()
    }

    /// Parses a line of cells. A line of separators and [`WRAPPERS`] is skipped; the first line may be a header.
    pub(super) fn take_line<'a>(&mut self, cells: impl IntoIterator<Item = &'a str>) -> Result<(), ReadError> {
        self.row.clear();
        let has_decimal_comma = self.has_decimal_comma;
        let is_separator = |c: char| {
            c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | ';') || c == ',' && !has_decimal_comma
        };
        let is_first = self.values.is_empty() && self.has_index_name.is_none();
        let cells: Vec<&str> = cells.into_iter().map(unquoted).collect();
        let is_table = cells.len() > 1;
        let has_corner = is_table && cells[0].is_empty();
        for (index, cell) in cells.iter().enumerate() {
            for word in cell.split(is_separator).map(unquoted).filter(|word| !word.is_empty()) {
                if self.parse_number(word) || is_wrapper(word) {
                    continue;
                }
                let is_label = index == 0 && is_table;
                if is_label
                    && *self.has_labels.get_or_insert_with(|| are_numbers(&cells[1..], has_decimal_comma, is_first))
                {
                    // This cell is a row name, and the line is a row of numbers.
                    self.row.clear();
                    break;
                }
                // A word after several numbers is an error, not a name in a header.
                if is_first && self.row.len() <= 1 {
                    return self.skip_header(&cells, has_corner);
                }
                return Err(self.not_number(word));
            }
        }
        // A first row 0, 1, 2, … is a header of column numbers, because no encoding has an entry of 2.
        let counts_columns = || self.row.iter().enumerate().all(|(index, number)| *number == (index as f64, None));
        if is_first && !self.row.is_empty() && (self.row.len() > 2 || has_corner) && counts_columns() {
            return self.skip_header(&cells, has_corner);
        }
        if !self.row.is_empty() {
            self.has_labels.get_or_insert(false);
        }
        self.end_row().map(|_| ())
    }

    /// Skips a header line.
    #[allow(clippy::unnecessary_wraps)]
    fn skip_header(&mut self, cells: &[&str], has_corner: bool) -> Result<(), ReadError> {
        let first = cells.first().map(|cell| cell.to_lowercase()).unwrap_or_default();
        self.sign = None;
        self.has_index_name = Some(has_corner || cells.len() > 1 && INDEX.contains(&first.as_str()));
        (self.has_labels, self.fixed, self.scientific) = (None, None, None);
        self.row.clear();
        Ok(())
    }

    fn not_number(&self, word: &str) -> ReadError {
        let row = self.values.len().checked_div(self.cols).unwrap_or(0) + 1;
        ReadError::NotNumber { row, word: word.chars().take(24).collect() }
    }

    /// Ends the current row and returns how many numbers it has.
    fn end_row(&mut self) -> Result<usize, ReadError> {
        if let Some(sign) = self.sign.take() {
            return Err(self.not_number(if sign < 0.0 { "-" } else { "+" }));
        }
        let numbers = self.row.len();
        if numbers == 0 {
            return Ok(0);
        }
        let row = self.values.len().checked_div(self.cols).unwrap_or(0) + 1;
        // The first row decides. After real rows, a complex row of as many numbers counts double, and is an error.
        self.is_complex |= self.cols == 0 && self.row.iter().any(|(_, imaginary)| imaginary.is_some());
        let is_complex = self.is_complex || self.row.iter().any(|(_, imaginary)| imaginary.is_some());
        let got = if is_complex { 2 * numbers } else { numbers };
        if self.cols == 0 {
            self.cols = got;
        }
        if got != self.cols {
            return Err(ReadError::Ragged { row, got, wanted: self.cols });
        }
        if self.values.len() + got > MOST_ENTRIES {
            return Err(ReadError::TooLarge);
        }
        if is_complex {
            let parts = self.row.iter().flat_map(|(real, imaginary)| [*real, imaginary.unwrap_or(0.0)]);
            self.values.extend(parts);
        } else {
            self.values.extend(self.row.iter().map(|(real, _)| real));
        }
        Ok(numbers)
    }

    /// Parses a number or a part of a complex number. Returns whether the word could be parsed.
    fn parse_number(&mut self, word: &str) -> bool {
        let mut word = Cow::Borrowed(word);
        // Replaces the typographic minus sign.
        if word.contains('−') {
            word = word.replace('−', "-").into();
        }
        if self.has_decimal_comma && word.contains(',') {
            word = word.replace(',', ".").into();
        }
        if let Ok(value) = word.parse() {
            self.note_decimals(&word);
            self.row.push((value, None));
            // A sign before a space must belong to an imaginary part, not to a real number.
            return self.sign.is_none();
        }
        match &*word {
            "True" | "true" => self.row.push((1.0, None)),
            "False" | "false" => self.row.push((0.0, None)),
            "+" => self.sign = Some(1.0),
            "-" => self.sign = Some(-1.0),
            word => {
                if word.strip_suffix(['j', 'i']).is_some_and(|word| self.parse_imaginary(word)) {
                    return true;
                }
                let Some((word, value)) = of_source(word) else { return false };
                self.note_decimals(&word);
                self.row.push((value, None));
            }
        }
        true
    }

    /// Parses the text before a `j` or `i`. It contains both parts of a complex number, or only the imaginary part:
    /// `NumPy` may print spaces between the real part, which was the previous word, and the imaginary part.
    fn parse_imaginary(&mut self, word: &str) -> bool {
        let sign_index = |(index, c): (usize, char)| {
            let is_exponent = || word[..index].ends_with(['e', 'E']);
            (index > 0 && matches!(c, '+' | '-') && !is_exponent()).then_some(index)
        };
        let number = |word: &str| word.parse::<f64>().ok();
        if let Some((real, imaginary)) =
            word.char_indices().rev().find_map(sign_index).map(|index| word.split_at(index))
        {
            let (Some(real_part), Some(part)) = (number(real), number(imaginary)) else { return false };
            self.note_decimals(real);
            self.note_decimals(imaginary);
            self.row.push((real_part, Some(part)));
            return true;
        }
        let Some(part) = number(word) else { return false };
        self.note_decimals(word);
        let sign = self.sign.take();
        match self.row.last_mut() {
            Some((_, imaginary @ None)) if sign.is_some() || word.starts_with(['+', '-']) => {
                *imaginary = Some(sign.unwrap_or(1.0) * part);
            }
            _ => self.row.push((0.0, Some(part))),
        }
        true
    }

    pub(super) fn is_complex(&self) -> bool {
        self.is_complex
    }

    /// Number of real or complex numbers read so far.
    pub(super) fn len(&self) -> usize {
        self.values.len() / if self.is_complex { 2 } else { 1 }
    }

    pub(super) fn into_values(self) -> Vec<f64> {
        self.values
    }

    /// The number of decimals to which the numbers were rounded.
    pub(super) fn decimals(&self) -> Option<i32> {
        self.fixed.or(self.scientific)
    }

    /// The rows as a matrix. Drops a first column of row numbers, as pandas writes it.
    pub(super) fn matrix(mut self) -> LoadedMatrix {
        let decimals = self.decimals();
        let mut rows = self.values.len().checked_div(self.cols).unwrap_or(0);
        let mut notes = Vec::new();
        if let Some((cols, values)) = self.entries() {
            notes.push(Note::Entries);
            (rows, self.cols, self.values) = (values.len() / cols, cols, values);
        } else if self.is_indexed(rows) {
            notes.push(Note::Index);
            let mut index = 0;
            let cols = self.cols;
            self.values.retain(|_| {
                index += 1;
                index % cols != 1
            });
            self.cols -= 1;
        }
        // One number per line is also a list.
        if self.cols == 1 {
            (rows, self.cols) = (1, self.values.len());
        }
        let form = match (self.is_complex, rows) {
            (true, _) => Form::Complex,
            (false, 1) => Form::List,
            (false, _) => Form::Table,
        };
        LoadedMatrix { matrix: Matrix { rows, cols: self.cols, values: self.values, decimals, form }, notes }
    }

    /// The number of columns and the entries of a matrix of which each row here is one: its row and its column, both counted
    /// from 0 or both from 1, and the entry.
    fn entries(&self) -> Option<(usize, Vec<f64>)> {
        let (all, []) = self.values.as_chunks::<3>() else { return None };
        let &[first, ..] =
            all.first().filter(|_| self.cols == 3 && !self.is_complex && [0.0, 1.0].contains(&all[0][0]))?;
        let count = |place: usize| all.iter().map(|entry| entry[place] - first + 1.0).fold(0.0, f64::max) as usize;
        let [rows, cols] = [count(0), count(1)];
        if rows < 2 || cols < 2 || rows.checked_mul(cols) != Some(all.len()) {
            return None;
        }
        let mut values = vec![None; all.len()];
        for &[row, col, value] in all {
            let [row, col] =
                [row, col].map(|place| (place >= first && place.fract() == 0.0).then_some((place - first) as usize));
            values[row? * cols + col?] = Some(value);
        }
        Some((cols, values.into_iter().collect::<Option<_>>()?))
    }

    /// Whether the first column numbers the rows: its entries count up by 1 from 0 or 1, or its name is one of
    /// [`INDEX`] and its entries are increasing integers. Two other columns are required, or one in a long list.
    fn is_indexed(&self, rows: usize) -> bool {
        let is_list = self.cols == 2 && rows >= LONG_LIST;
        if self.is_complex || self.cols < 3 && !is_list || self.values.is_empty() {
            return false;
        }
        let mut first = self.values.chunks(self.cols).map(|row| row[0]);
        let from = self.values[0];
        let counts = || first.clone().enumerate().all(|(row, value)| value == from + row as f64);
        let increases = || first.clone().is_sorted_by(|before, after| before < after);
        (rows > 2 && (from == 0.0 || from == 1.0) && counts())
            || self.has_index_name == Some(true) && increases() && first.all(|value| value.fract() == 0.0)
    }

    /// Updates the number of decimals from the text of a number.
    fn note_decimals(&mut self, word: &str) {
        let (digits, exponent) =
            word.split_once(['e', 'E']).map_or((word, None), |(digits, rest)| (digits, Some(rest)));
        let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len()) as i32;
        match exponent.and_then(|exponent| exponent.parse::<i32>().ok()) {
            None => self.fixed = Some(self.fixed.map_or(decimals, |maximum| maximum.max(decimals))),
            Some(exponent) => {
                let decimals = decimals.saturating_sub(exponent);
                self.scientific = Some(self.scientific.map_or(decimals, |minimum| minimum.min(decimals)));
            }
        }
    }
}

/// A number as source code has it, in the usual form and as a value: with its type (`0.5f`, `0.5_f32`), or with another
/// letter for the exponent (`5D-01` in Fortran, `5*^-1` in Mathematica).
fn of_source(word: &str) -> Option<(String, f64)> {
    let typed = ["_f32", "_f64", "f32", "f64", "f", "F", "L"].iter().find_map(|kind| word.strip_suffix(kind));
    let word = typed.unwrap_or(word).replace("*^", "e").replace(['d', 'D'], "e");
    let value = word.parse().ok().filter(|_| word.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c)))?;
    Some((word, value))
}

/// Whether all cells are numbers. In the first line, returns false if they number the columns from 0 or 1.
fn are_numbers(cells: &[&str], has_decimal_comma: bool, is_first: bool) -> bool {
    let plain = |cell: &&str| if has_decimal_comma { cell.replace(',', ".") } else { (*cell).to_owned() };
    let is_number = |cell: &&str| plain(cell).trim().parse::<f64>().is_ok();
    let counts = |from: usize| cells.iter().zip(from..).all(|(cell, index)| cell.parse() == Ok(index));
    !cells.is_empty() && cells.iter().all(is_number) && !(is_first && (counts(0) || counts(1)))
}

fn unquoted(word: &str) -> &str {
    word.trim().trim_matches(['"', '\''])
}

/// Whether a word is one of [`WRAPPERS`], or an argument such as `dtype=float32`.
fn is_wrapper(word: &str) -> bool {
    WRAPPERS.contains(&word) || word.contains('=')
}
