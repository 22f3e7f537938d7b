//! Numbers in rows, as text: lines of a table, or what Python prints, in brackets.

use super::matrix::{Form, MOST_ENTRIES, Matrix, ReadError};

/// Words around numbers in what Python prints.
const WRAPPERS: [&str; 7] = ["array", "tensor", "Array", "list", "np.float16", "np.float32", "np.float64"];

/// Reads rows: those of lines, or the innermost brackets if there are any.
pub(super) fn read(text: &str) -> Result<Matrix, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    let is_bracketed = text.contains('[');
    // What stands around the brackets, such as the type of the numbers, is none of them.
    let text = match (text.find('['), text.rfind(']')) {
        (Some(from), Some(to)) if from < to => &text[from..=to],
        _ => text,
    };
    if text.contains("...") || text.contains('…') {
        return Err(ReadError::Shortened);
    }
    let ends: &[char] = if is_bracketed { &['[', ']'] } else { &['\n'] };
    // Where numbers have a decimal comma, something else parts them.
    let has_comma = !is_bracketed && !text.contains('.') && text.contains(',') && text.contains([';', '\t']);
    let mut found = Found { has_comma, ..Found::default() };
    for line in text.split(ends) {
        let line = line.trim_matches([' ', '\r', '\n']);
        if !line.starts_with('#') {
            found.take(line)?;
        }
    }
    Ok(found.matrix())
}

#[derive(Default)]
struct Found {
    /// Whether numbers have a decimal comma.
    has_comma: bool,
    cols: usize,
    values: Vec<f64>,
    /// Most digits after the point of any number without an exponent: printed to one place, trailing zeros are left off.
    fixed: Option<i32>,
    /// Fewest of those with an exponent, which have one number of digits.
    scientific: Option<i32>,
    /// Whether a line with names of columns was left out.
    had_names: bool,
}

impl Found {
    /// Takes a row; one without numbers is none.
    fn take(&mut self, line: &str) -> Result<(), ReadError> {
        let row = self.values.len().checked_div(self.cols).unwrap_or(0) + 1;
        let before = self.values.len();
        let has_comma = self.has_comma;
        let is_between = |c: char| matches!(c, ';' | ' ' | '\t' | '\n' | '\r' | '(' | ')') || c == ',' && !has_comma;
        let words = line.split(is_between).map(|word| word.trim_matches(['"', '\''])).filter(|word| !word.is_empty());
        for word in words {
            // A sign as typesetters write it.
            let plain = word.replace('−', "-");
            let plain = if has_comma { plain.replace(',', ".") } else { plain };
            match plain.parse::<f64>() {
                Ok(value) => {
                    self.values.push(value);
                    self.note(&plain);
                }
                Err(_) if WRAPPERS.contains(&word) || word.contains('=') => {}
                // The first line of a table may name its columns: by names throughout, or but for an index.
                Err(_) if before == 0 && !self.had_names && self.values.len() <= 1 => {
                    (self.had_names, self.values, self.fixed) = (true, Vec::new(), None);
                    return Ok(());
                }
                Err(_) => return Err(ReadError::NotNumber { row, word: word.chars().take(24).collect() }),
            }
            if self.values.len() > MOST_ENTRIES {
                return Err(ReadError::TooLarge);
            }
        }
        let got = self.values.len() - before;
        if got == 0 {
            return Ok(());
        }
        // Columns that are named by their numbers: no encoding has a 2.
        let is_count = || self.values.iter().enumerate().all(|(place, value)| *value == place as f64);
        if before == 0 && !self.had_names && (got > 2 || line.starts_with([',', ';', '\t'])) && is_count() {
            (self.had_names, self.values, self.fixed) = (true, Vec::new(), None);
            return Ok(());
        }
        if self.cols == 0 {
            self.cols = got;
        }
        if got == self.cols { Ok(()) } else { Err(ReadError::Ragged { row, got, wanted: self.cols }) }
    }

    /// The rows, without a first column that counts them, as pandas writes it.
    fn matrix(mut self) -> Matrix {
        let rows = self.values.len().checked_div(self.cols).unwrap_or(0);
        let counts = |(row, values): (usize, &[f64])| values[0] == row as f64;
        let is_counted = rows > 2 && self.cols > 2 && self.values.chunks(self.cols).enumerate().all(counts);
        if is_counted {
            let mut place = 0;
            let cols = self.cols;
            self.values.retain(|_| {
                place += 1;
                place % cols != 1
            });
            self.cols -= 1;
        }
        Matrix {
            rows,
            cols: self.cols,
            values: self.values,
            decimals: self.fixed.or(self.scientific),
            form: Form::Table,
        }
    }

    /// Notes how many digits a number has after its point.
    fn note(&mut self, word: &str) {
        let (digits, exponent) =
            word.split_once(['e', 'E']).map_or((word, None), |(digits, rest)| (digits, Some(rest)));
        let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len()) as i32;
        match exponent.and_then(|exponent| exponent.parse::<i32>().ok()) {
            None => self.fixed = Some(self.fixed.map_or(decimals, |most| most.max(decimals))),
            Some(exponent) => {
                let decimals = decimals - exponent;
                self.scientific = Some(self.scientific.map_or(decimals, |fewest| fewest.min(decimals)));
            }
        }
    }
}
