//! Parses numbers in the forms that people type: `60,611`, `60 611`, `6,28`, `2π`, `2*pi*10000`, `1e5`.

use std::f64::consts::PI;

use crate::text::number::read;

/// The possible values of a typed number, the most likely first: a comma may be a thousands separator or a decimal
/// separator. Empty if the text is not a number.
pub fn parse_candidates(typed: &str) -> Vec<f64> {
    let is_separator = |c: &char| c.is_whitespace() || matches!(c, '_' | '\'' | '’');
    let plain: String = typed.to_lowercase().chars().filter(|c| !is_separator(c)).collect();
    let plain = plain.replace('−', "-").replace("pi", "π").replace('τ', "2π");
    let grouped = product(&plain.replace(',', ""));
    let decimal = product(&plain.replace(',', "."));
    // A comma can be a thousands separator only if exactly three digits follow it.
    let can_be_grouped =
        plain.split(',').skip(1).all(|group| group.chars().take_while(char::is_ascii_digit).count() == 3);
    let candidates = if can_be_grouped { [grouped, decimal] } else { [decimal, None] };
    let mut values: Vec<f64> = candidates.into_iter().flatten().collect();
    values.dedup();
    values
}

/// A product of numbers and of π, such as `2π·10000`.
fn product(plain: &str) -> Option<f64> {
    plain.split(['*', '·', '×']).map(factor).try_fold(1.0, |product, next| Some(product * next?))
}

fn factor(plain: &str) -> Option<f64> {
    match plain.strip_suffix('π') {
        Some("") => Some(PI),
        Some(times) => Some(number(times)? * PI),
        None => number(plain),
    }
}

fn number(digits: &str) -> Option<f64> {
    // In a browser, `read` would also accept `0x10` and `Infinity`.
    let is_allowed = |c: char| c.is_ascii_digit() || matches!(c, '.' | '-' | '+' | 'e');
    let is_number = digits.contains(|c: char| c.is_ascii_digit()) && digits.chars().all(is_allowed);
    if is_number { read(digits).filter(|number| number.is_finite()) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_separators_exponents_and_pi_are_parsed() {
        for typed in ["60611", "60,611", "60 611", "60\u{202f}611", "60'611", "60_611", "6.0611e4"] {
            assert_eq!(parse_candidates(typed)[0], 60_611.0, "{typed}");
        }
        for typed in ["2π", "2pi", "2 PI", "2*pi", "τ"] {
            assert_eq!(parse_candidates(typed), [2.0 * PI], "{typed}");
        }
        assert_eq!(parse_candidates("2π·10000"), [2.0 * PI * 10_000.0]);
        assert_eq!(parse_candidates("−3.5"), [-3.5]);
    }

    #[test]
    fn a_comma_may_group_digits_or_begin_decimals() {
        assert_eq!(parse_candidates("9,646"), [9646.0, 9.646]);
        assert_eq!(parse_candidates("9,65"), [9.65]);
        assert_eq!(parse_candidates("1,000,000"), [1e6]);
    }

    #[test]
    fn text_that_is_not_a_finite_number_has_no_candidates() {
        for typed in ["", " ", "many", "1..2", "2**3", "0x10", "infinity", "-", "1e999", "e", ","] {
            assert_eq!(parse_candidates(typed), Vec::<f64>::new(), "{typed}");
        }
    }
}
