//! Rows of numbers, and what stands around them: names of columns and of rows, numbers of rows.

use std::borrow::Cow;

use super::axes::{Note, Read};
use super::matrix::{Form, MOST_ENTRIES, Matrix, ReadError};

/// Words around numbers in what Python prints.
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

/// Names of columns that number the rows, in small letters; pandas writes none, or the second.
const INDEX: [&str; 12] =
    ["", "unnamed: 0", "index", "idx", "pos", "position", "positions", "row", "t", "step", "time", "token"];

/// What was found so far.
#[derive(Default)]
pub(super) struct Found {
    /// Whether numbers have a decimal comma.
    has_comma: bool,
    cols: usize,
    values: Vec<f64>,
    /// The numbers of the row at hand, and the imaginary parts of those that have one.
    row: Vec<(f64, Option<f64>)>,
    /// A sign that stands apart from its imaginary part.
    sign: Option<f64>,
    is_complex: bool,
    /// Most digits after the point of any number without an exponent: printed to one place, trailing zeros are left off.
    fixed: Option<i32>,
    /// Fewest of those with an exponent, which have one number of digits.
    scientific: Option<i32>,
    /// Whether a line with names of columns was left out, and if so, whether the first is one of a column that numbers
    /// the rows.
    names: Option<bool>,
    /// Whether rows have names, once there is a row.
    has_labels: Option<bool>,
}

impl Found {
    /// Nothing yet, of numbers with a decimal comma or point.
    pub(super) fn new(has_comma: bool) -> Self {
        Self { has_comma, ..Self::default() }
    }

    /// Takes the words of a row, and says how many numbers they are.
    pub(super) fn take<'a>(&mut self, words: impl Iterator<Item = &'a str>) -> Result<usize, ReadError> {
        self.row.clear();
        for word in words.map(unquoted).filter(|word| !word.is_empty()) {
            if !self.number(word) && !is_wrapper(word) {
                return Err(self.no_number(word));
            }
        }
        self.end()
    }

    /// Takes a line of cells; one without numbers is none, and the first may name the columns.
    pub(super) fn take_line<'a>(&mut self, cells: impl IntoIterator<Item = &'a str>) -> Result<(), ReadError> {
        self.row.clear();
        let has_comma = self.has_comma;
        let is_between = |c: char| {
            c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | ';') || c == ',' && !has_comma
        };
        let is_first = self.values.is_empty() && self.names.is_none();
        let cells: Vec<&str> = cells.into_iter().map(unquoted).collect();
        let is_table = cells.len() > 1;
        let has_corner = is_table && cells[0].is_empty();
        for (place, cell) in cells.iter().enumerate() {
            for word in cell.split(is_between).map(unquoted).filter(|word| !word.is_empty()) {
                if self.number(word) || is_wrapper(word) {
                    continue;
                }
                let is_label = place == 0 && is_table;
                if is_label && *self.has_labels.get_or_insert_with(|| are_numbers(&cells[1..], has_comma, is_first)) {
                    // The name of a row: the rest of the line is numbers.
                    self.row.clear();
                    break;
                }
                if is_first && self.row.len() <= 1 {
                    return self.named(&cells, has_corner);
                }
                return Err(self.no_number(word));
            }
        }
        // Columns that are named by their numbers: no encoding has a 2.
        let is_count = || self.row.iter().enumerate().all(|(place, number)| *number == (place as f64, None));
        if is_first && !self.row.is_empty() && (self.row.len() > 2 || has_corner) && is_count() {
            return self.named(&cells, has_corner);
        }
        if !self.row.is_empty() {
            self.has_labels.get_or_insert(false);
        }
        self.end().map(|_| ())
    }

    /// Leaves out a line of names.
    #[allow(clippy::unnecessary_wraps)]
    fn named(&mut self, cells: &[&str], has_corner: bool) -> Result<(), ReadError> {
        let first = cells.first().map(|cell| cell.to_lowercase()).unwrap_or_default();
        self.sign = None;
        self.names = Some(has_corner || cells.len() > 1 && INDEX.contains(&first.as_str()));
        (self.has_labels, self.fixed, self.scientific) = (None, None, None);
        self.row.clear();
        Ok(())
    }

    fn no_number(&self, word: &str) -> ReadError {
        let row = self.values.len().checked_div(self.cols).unwrap_or(0) + 1;
        ReadError::NotNumber { row, word: word.chars().take(24).collect() }
    }

    /// Ends the row at hand: how many numbers it has.
    fn end(&mut self) -> Result<usize, ReadError> {
        if let Some(sign) = self.sign.take() {
            return Err(self.no_number(if sign < 0.0 { "-" } else { "+" }));
        }
        let numbers = self.row.len();
        if numbers == 0 {
            return Ok(0);
        }
        let row = self.values.len().checked_div(self.cols).unwrap_or(0) + 1;
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

    /// Takes a number, or a part of a complex one, if the word is that.
    fn number(&mut self, word: &str) -> bool {
        let mut word = Cow::Borrowed(word);
        // A sign as typesetters write it.
        if word.contains('−') {
            word = word.replace('−', "-").into();
        }
        if self.has_comma && word.contains(',') {
            word = word.replace(',', ".").into();
        }
        if let Ok(value) = word.parse() {
            self.note(&word);
            self.row.push((value, None));
            // A sign that stands apart is one of an imaginary part.
            return self.sign.is_none();
        }
        match &*word {
            "True" | "true" => self.row.push((1.0, None)),
            "False" | "false" => self.row.push((0.0, None)),
            "+" => self.sign = Some(1.0),
            "-" => self.sign = Some(-1.0),
            word => return word.strip_suffix(['j', 'i']).is_some_and(|word| self.imaginary(word)),
        }
        true
    }

    /// Takes what stands before a `j`: both parts of a number, or the one that belongs to the part before it, since
    /// `NumPy` fills the place between them up.
    fn imaginary(&mut self, word: &str) -> bool {
        let is_sign = |(place, c): (usize, char)| {
            let is_exponent = || word[..place].ends_with(['e', 'E']);
            (place > 0 && matches!(c, '+' | '-') && !is_exponent()).then_some(place)
        };
        let number = |word: &str| word.parse::<f64>().ok();
        if let Some((real, imaginary)) = word.char_indices().rev().find_map(is_sign).map(|place| word.split_at(place)) {
            let (Some(real_part), Some(part)) = (number(real), number(imaginary)) else { return false };
            self.note(real);
            self.note(imaginary);
            self.row.push((real_part, Some(part)));
            return true;
        }
        let Some(part) = number(word) else { return false };
        self.note(word);
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

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.values.len() / if self.is_complex { 2 } else { 1 }
    }

    pub(super) fn into_values(self) -> Vec<f64> {
        self.values
    }

    /// To how many places after the point the numbers were rounded.
    pub(super) fn decimals(&self) -> Option<i32> {
        self.fixed.or(self.scientific)
    }

    /// The rows, without a first column that counts them, as pandas writes it.
    pub(super) fn matrix(mut self) -> Read {
        let decimals = self.decimals();
        let mut rows = self.values.len().checked_div(self.cols).unwrap_or(0);
        let mut notes = Vec::new();
        if self.is_indexed(rows) {
            notes.push(Note::Index);
            let mut place = 0;
            let cols = self.cols;
            self.values.retain(|_| {
                place += 1;
                place % cols != 1
            });
            self.cols -= 1;
        }
        // One number in each line is a list, too.
        if self.cols == 1 {
            (rows, self.cols) = (1, self.values.len());
        }
        let form = match (self.is_complex, rows) {
            (true, _) => Form::Complex,
            (false, 1) => Form::List,
            (false, _) => Form::Table,
        };
        Read { matrix: Matrix { rows, cols: self.cols, values: self.values, decimals, form }, notes }
    }

    /// Whether the first column numbers the rows: it counts them, or is named so and has rising whole numbers.
    fn is_indexed(&self, rows: usize) -> bool {
        if self.is_complex || self.cols < 3 || self.values.is_empty() {
            return false;
        }
        let mut first = self.values.chunks(self.cols).map(|row| row[0]);
        let from = self.values[0];
        let counts = || first.clone().enumerate().all(|(row, value)| value == from + row as f64);
        let rises = || first.clone().is_sorted_by(|before, after| before < after);
        (rows > 2 && (from == 0.0 || from == 1.0) && counts())
            || self.names == Some(true) && rises() && first.all(|value| value.fract() == 0.0)
    }

    /// Notes how many digits a number has after its point.
    fn note(&mut self, word: &str) {
        let (digits, exponent) =
            word.split_once(['e', 'E']).map_or((word, None), |(digits, rest)| (digits, Some(rest)));
        let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len()) as i32;
        match exponent.and_then(|exponent| exponent.parse::<i32>().ok()) {
            None => self.fixed = Some(self.fixed.map_or(decimals, |most| most.max(decimals))),
            Some(exponent) => {
                let decimals = decimals.saturating_sub(exponent);
                self.scientific = Some(self.scientific.map_or(decimals, |fewest| fewest.min(decimals)));
            }
        }
    }
}

/// Whether cells are numbers; in a first line, also that they do not number the columns.
fn are_numbers(cells: &[&str], has_comma: bool, is_first: bool) -> bool {
    let plain = |cell: &&str| if has_comma { cell.replace(',', ".") } else { (*cell).to_owned() };
    let is_number = |cell: &&str| plain(cell).trim().parse::<f64>().is_ok();
    let counts = |from: usize| cells.iter().zip(from..).all(|(cell, place)| cell.parse() == Ok(place));
    !cells.is_empty() && cells.iter().all(is_number) && !(is_first && (counts(0) || counts(1)))
}

fn unquoted(word: &str) -> &str {
    word.trim().trim_matches(['"', '\''])
}

fn is_wrapper(word: &str) -> bool {
    WRAPPERS.contains(&word) || word.contains('=')
}
