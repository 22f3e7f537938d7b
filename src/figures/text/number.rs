//! Formats numbers for readers: a true minus, thin spaces between groups of thousands, and, unless the decimals are
//! fixed, no trailing zeros, and powers of ten where plain digits would be long.

use std::fmt::Write as _;

const MINUS: char = '\u{2212}';
/// The separator of digit groups: a narrow no-break space, because a full space would look like the start of a new
/// number.
const GROUP: char = '\u{202f}';

/// `value` to `digits` significant digits, without trailing zeros: `6.28319`, `60 611`, `−0.5`, `6.03 × 10⁻⁵`.
pub fn significant(value: f64, digits: usize) -> String {
    rounded(value, digits, trimmed)
}

/// `value` to four significant digits, or more, up to nine, if it has more digits before the decimal point.
pub fn readable(value: f64) -> String {
    let integer_digits = value.abs().log10().floor() as i32 + 1;
    significant(value, integer_digits.clamp(4, 9) as usize)
}

/// `value` to `digits` significant digits, with trailing zeros, so that its width changes little: `6.28`, `5.80`.
pub fn digits(value: f64, digits: usize) -> String {
    rounded(value, digits, |number| number)
}

fn rounded(value: f64, digits: usize, trim: fn(&str) -> &str) -> String {
    if !value.is_finite() {
        return if value.is_nan() { "–".into() } else { signed(value < 0.0, "∞") };
    }
    if value == 0.0 {
        return "0".into();
    }
    // `{:e}` rounds and adjusts the exponent: 9.9999996 becomes 1.00000e1. The decimal point is then moved in the
    // string, because parsing the digits again would round a second time.
    let scientific = format!("{:.*e}", digits.max(1) - 1, value.abs());
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..15).contains(&exponent) {
        let digits: String = mantissa.chars().filter(|c| *c != '.').collect();
        signed(value < 0.0, &grouped(trim(&with_point(&digits, exponent))))
    } else {
        signed(value < 0.0, &format!("{}\u{a0}×\u{a0}10{}", trim(mantissa), superscript(exponent)))
    }
}

/// Inserts the decimal point into `digits`, whose first digit has the place value 10^`exponent`; pads with zeros.
fn with_point(digits: &str, exponent: i32) -> String {
    if exponent < 0 {
        return format!("0.{}{digits}", "0".repeat(-exponent as usize - 1));
    }
    let whole = exponent as usize + 1;
    if digits.len() <= whole {
        return format!("{digits}{}", "0".repeat(whole - digits.len()));
    }
    format!("{}.{}", &digits[..whole], &digits[whole..])
}

/// `value` to a fixed number of `decimals`, for labels in a column.
pub fn fixed(value: f64, decimals: usize) -> String {
    let digits = format!("{:.decimals$}", value.abs());
    let is_zero = digits.chars().all(|c| matches!(c, '0' | '.'));
    signed(value < 0.0 && !is_zero, &grouped(&digits))
}

/// A whole number with grouped thousands.
pub fn whole(value: impl Into<f64>) -> String {
    fixed(value.into(), 0)
}

/// `value` without grouping and with the fewest digits that round-trip, for input fields and links: `10000`, `0.5`.
pub fn plain(value: f64) -> String {
    format!("{value}")
}

/// Parses a decimal number with optional sign, decimal point and exponent. In a browser, JavaScript parses the number,
/// with the same result, because Rust's parser would add 14 kB to the download of a first visit.
pub fn read(digits: &str) -> Option<f64> {
    #[cfg(target_arch = "wasm32")]
    let number = (!digits.is_empty()).then(|| wasm_bindgen::JsValue::from_str(digits).unchecked_into_f64());
    #[cfg(not(target_arch = "wasm32"))]
    let number: Option<f64> = digits.parse().ok();
    number.filter(|number| !number.is_nan())
}

/// The formatted number in ASCII (`-1.0`), as input for plural rules. Keeps the displayed decimals, because 1.0 may
/// have a different category from 1. `None` for text, for numbers in powers of ten, and for numbers with more than 15
/// characters, which the rules cannot handle.
pub(super) fn counted(written: &str) -> Option<String> {
    let plain: String = written.chars().filter(|c| *c != GROUP).map(|c| if c == MINUS { '-' } else { c }).collect();
    let digits = plain.strip_prefix('-').unwrap_or(&plain);
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
    let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = digits.len() <= 15 && are_digits(whole) && are_digits(decimals);
    is_plain.then_some(plain)
}

/// `exponent` in superscript digits: `⁻¹²`.
pub fn superscript(exponent: i32) -> String {
    exponent
        .to_string()
        .chars()
        .map(|c| match c {
            '-' => '⁻',
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            '0' => '⁰',
            // Only ⁰ and ⁴ to ⁹ are consecutive in Unicode.
            digit => char::from_u32('⁰' as u32 + digit.to_digit(10).unwrap_or(0)).unwrap_or(digit),
        })
        .collect()
}

fn signed(is_negative: bool, digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() + 3);
    if is_negative {
        out.push(MINUS);
    }
    out.push_str(digits);
    out
}

fn trimmed(digits: &str) -> &str {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits }
}

/// Groups the integer digits by three if there are at least five: `60 611`, but `6283`.
fn grouped(digits: &str) -> String {
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut out = String::with_capacity(digits.len() + 8);
    for (index, digit) in whole.chars().enumerate() {
        let remaining = whole.len() - index;
        if whole.len() > 4 && index > 0 && remaining.is_multiple_of(3) {
            out.push(GROUP);
        }
        out.push(digit);
    }
    if !fraction.is_empty() {
        let _ = write!(out, ".{fraction}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn significant_digits_round_and_group() {
        assert_eq!(significant(std::f64::consts::TAU, 6), "6.28319");
        assert_eq!(significant(60_611.477, 5), "60\u{202f}611");
        assert_eq!(significant(123_456.0, 3), "123\u{202f}000");
        assert_eq!(significant(6283.185, 4), "6283");
        assert_eq!(significant(-0.5, 6), "−0.5");
        assert_eq!(significant(9.999_999_6, 6), "10");
        assert_eq!(significant(0.0, 6), "0");
        assert_eq!([5.799, 212.958, 62_831.9].map(|value| digits(value, 3)), ["5.80", "213", "62\u{202f}800"]);
    }

    #[test]
    fn very_small_and_large_numbers_are_powers_of_ten() {
        assert_eq!(significant(6.028_870_67e-5, 3), "6.03\u{a0}×\u{a0}10⁻⁵");
        assert_eq!(significant(1e20, 3), "1\u{a0}×\u{a0}10²⁰");
        assert_eq!(significant(0.000_123_4, 3), "0.000123");
    }

    #[test]
    fn plain_numbers_round_trip() {
        for value in
            [0.0, 1.0, -2.5, 0.1, 1.000_000_1, 500_000.5, 1e9, 123_456.789, 1.0 + f64::EPSILON, 1.0 / 3.0, 1e-9]
        {
            assert_eq!(plain(value).parse(), Ok(value), "{}", plain(value));
        }
        assert_eq!([10_000.0, 0.5, 1.05].map(plain), ["10000", "0.5", "1.05"]);
    }

    #[test]
    fn formatted_numbers_are_converted_for_plural_rules() {
        let cases = [
            (whole(1_048_576), "1048576"),
            (fixed(-1.0, 1), "-1.0"),
            (significant(999_999_999_999_999.0, 15), "999999999999999"),
            (plain(0.5), "0.5"),
        ];
        for (written, digits) in cases {
            assert_eq!(counted(&written).as_deref(), Some(digits));
        }
        let others =
            [significant(1e15, 3), significant(1e-5, 3), significant(f64::NAN, 3), significant(f64::INFINITY, 3)];
        for text in others.iter().map(String::as_str).chain(["", ".", "-", ".5", "5.", "1.2.3", "one", "1e5", "1,5"]) {
            assert_eq!(counted(text), None, "{text}");
        }
    }

    #[test]
    fn fixed_never_writes_minus_zero() {
        assert_eq!(fixed(-0.001, 1), "0.0");
        assert_eq!(fixed(-1.25, 1), "−1.2");
    }

    #[test]
    fn nan_and_infinity_have_symbols() {
        assert_eq!(significant(f64::NAN, 3), "–");
        assert_eq!(significant(f64::NEG_INFINITY, 3), "−∞");
    }
}
