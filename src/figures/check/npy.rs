//! NPY files, versions 1 to 3, of floating-point numbers in either order of bytes and of axes.
//!
//! ```text
//! \x93NUMPY  major  minor  length of the head (2 bytes; 4 from version 2 on, little end first)
//! {'descr': '<f4', 'fortran_order': False, 'shape': (50, 128), }  padding, a line's end, numbers
//! ```
//!
//! Source: `NumPy`'s documentation of `numpy.lib.format`.

use super::matrix::{Form, MOST_ENTRIES, Matrix, ReadError};

/// Reads a file. A single axis becomes a single row.
pub(super) fn read(file: &[u8]) -> Result<Matrix, ReadError> {
    let rest = file.strip_prefix(b"\x93NUMPY").ok_or(ReadError::NotNpy)?;
    let [major, _, rest @ ..] = rest else { return Err(ReadError::NotNpy) };
    let (length, rest) = match (major, rest) {
        (1, [a, b, rest @ ..]) => (usize::from(u16::from_le_bytes([*a, *b])), rest),
        (2 | 3, [a, b, c, d, rest @ ..]) => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
        _ => return Err(ReadError::NotNpy),
    };
    let (head, numbers) = rest.split_at_checked(length).ok_or(ReadError::NotNpy)?;
    let head = str::from_utf8(head).map_err(|_| ReadError::NotNpy)?;
    let of = |key: &str| {
        let rest = ['\'', '"'].into_iter().find_map(|quote| head.split_once(&format!("{quote}{key}{quote}")))?.1;
        rest.trim_start().strip_prefix(':').map(str::trim_start)
    };
    let descr = of("descr").ok_or(ReadError::NotNpy)?;
    if descr.starts_with('[') {
        return Err(ReadError::Structured);
    }
    let descr = descr.trim_start_matches(['\'', '"']).split(['\'', '"']).next().unwrap_or_default();
    let is_fortran = of("fortran_order").is_some_and(|rest| rest.starts_with("True"));
    let shape = of("shape").and_then(|rest| rest.strip_prefix('(')?.split_once(')')).ok_or(ReadError::NotNpy)?.0;
    let (rows, cols) = axes(shape)?;
    let count = rows.checked_mul(cols).filter(|count| *count <= MOST_ENTRIES).ok_or(ReadError::TooLarge)?;
    if count == 0 {
        return Err(ReadError::Empty);
    }
    let size = width(descr)?;
    if numbers.len() < count * size {
        return Err(ReadError::Short { wanted: count * size, got: numbers.len() });
    }
    let is_big = descr.starts_with('>');
    let at = |place: usize| number(&numbers[place * size..][..size], is_big);
    // In Fortran's order the first axis runs fastest.
    let values = if is_fortran {
        (0..count).map(|place| at(place % cols * rows + place / cols)).collect()
    } else {
        (0..count).map(at).collect()
    };
    Ok(Matrix { rows, cols, values, decimals: None, form: Form::Table })
}

/// Rows and columns of a shape, `50, 128`; axes of length 1 are those of a batch.
fn axes(shape: &str) -> Result<(usize, usize), ReadError> {
    // Python 2 wrote long integers with an L.
    let axes = shape.split(',').map(|axis| axis.trim().trim_end_matches('L')).filter(|axis| !axis.is_empty());
    let axes: Result<Vec<usize>, _> = axes.map(str::parse).collect();
    let mut axes = axes.map_err(|_| ReadError::NotNpy)?;
    if axes.len() > 2 {
        axes.retain(|axis| *axis != 1);
    }
    match axes[..] {
        [] => Ok((1, 1)),
        [cols] => Ok((1, cols)),
        [rows, cols] => Ok((rows, cols)),
        _ => Err(ReadError::Shape(shape.to_owned())),
    }
}

/// Bytes of a number.
fn width(descr: &str) -> Result<usize, ReadError> {
    match descr.trim_start_matches(['<', '>', '=', '|']) {
        "f2" => Ok(2),
        "f4" => Ok(4),
        "f8" => Ok(8),
        _ => Err(ReadError::Type(descr.to_owned())),
    }
}

fn number(bytes: &[u8], is_big: bool) -> f64 {
    // The most significant byte comes first in the big order.
    let bits = bytes.iter().enumerate().fold(0_u64, |bits, (place, byte)| {
        let place = if is_big { bytes.len() - 1 - place } else { place };
        bits | u64::from(*byte) << (8 * place)
    });
    match bytes.len() {
        2 => half(bits as u16),
        4 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

/// A number of IEEE 754's binary16.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff) / 1024.0);
    let size = match exponent {
        0 => fraction * 2_f64.powi(-14),
        // Infinities and what is no number are both refused.
        0x1f => f64::NAN,
        _ => (1.0 + fraction) * 2_f64.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -size } else { size }
}
