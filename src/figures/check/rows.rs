//! Numbers in rows, as text: lines of a table, or what Python prints, in brackets.

use super::matrix::{MOST_ENTRIES, Matrix, ReadError};

/// Words around numbers in what Python prints.
const WRAPPERS: [&str; 7] = ["array", "tensor", "Array", "list", "np.float16", "np.float32", "np.float64"];

/// Reads rows: those of lines, or the innermost brackets if there are any.
pub(super) fn read(text: &str) -> Result<Matrix, ReadError> {
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
    let mut found = Found::default();
    for line in text.split(ends) {
        let line = line.trim();
        if !line.starts_with('#') {
            found.take(line)?;
        }
    }
    let rows = found.values.len().checked_div(found.cols).unwrap_or(0);
    Ok(Matrix { rows, cols: found.cols, values: found.values, decimals: found.fixed.or(found.scientific) })
}

#[derive(Default)]
struct Found {
    cols: usize,
    values: Vec<f64>,
    /// Most digits after the point of any number without an exponent: printed to one place, trailing zeros are left off.
    fixed: Option<i32>,
    /// Fewest of those with an exponent, which have one number of digits.
    scientific: Option<i32>,
}

impl Found {
    /// Takes a row; one without numbers is none.
    fn take(&mut self, line: &str) -> Result<(), ReadError> {
        let row = self.values.len().checked_div(self.cols).unwrap_or(0) + 1;
        let before = self.values.len();
        let words = line.split([',', ';', ' ', '\t', '\n', '\r', '(', ')']).filter(|word| !word.is_empty());
        for word in words {
            // A sign as typesetters write it.
            let plain = word.replace('−', "-");
            match plain.parse::<f64>() {
                Ok(value) => {
                    self.values.push(value);
                    self.note(&plain);
                }
                Err(_) if WRAPPERS.contains(&word) || word.contains('=') => {}
                // The first line of a table may name its columns.
                Err(_) if before == 0 && self.values.is_empty() && line.chars().all(|c| !c.is_ascii_digit()) => {
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
        if self.cols == 0 {
            self.cols = got;
        }
        if got == self.cols { Ok(()) } else { Err(ReadError::Ragged { row, got, wanted: self.cols }) }
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
