//! NPY files, versions 1 to 3, in either byte order and either axis order.
//!
//! ```text
//! \x93NUMPY  major  minor  length of the header (2 bytes; 4 from version 2 on; little-endian)
//! {'descr': '<f4', 'fortran_order': False, 'shape': (50, 128), }  padding, newline, numbers
//! ```
//!
//! Source: `NumPy`'s documentation of `numpy.lib.format`.

use super::axes::{self, LoadedMatrix};
use super::matrix::{Matrix, ReadError};
use super::numbers::Kind;

/// Signature of NPY files.
pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// Maximum header length: `NumPy` itself refuses headers of more than 10 000 characters.
pub(super) const LONGEST_HEAD: usize = 1 << 16;

/// The header of a file.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) kind: Kind,
    pub(super) shape: Vec<usize>,
    /// Length of signature and header together: the offset of the numbers.
    pub(super) length: usize,
    is_big_endian: bool,
    is_fortran: bool,
}

impl Matrix {
    /// Reads an NPY file. A single axis is split into rows of `d_model` numbers;
    /// [`CheckInput`](super::input::CheckInput) does not split it.
    ///
    /// # Errors
    /// If the file is not an NPY file, or its array is not a matrix.
    pub fn from_npy(file: &[u8], d_model: u32) -> Result<Self, ReadError> {
        read(file)?.matrix.validated(d_model)
    }
}

/// Reads a file. A single axis becomes a single row.
pub(super) fn read(file: &[u8]) -> Result<LoadedMatrix, ReadError> {
    let head = Head::read(file)?;
    let count = axes::count(&head.shape)?;
    let wanted = count * head.kind.width();
    let numbers = file.get(head.length..).unwrap_or_default();
    let numbers = numbers.get(..wanted).ok_or(ReadError::Short { wanted, got: numbers.len() })?;
    let values = head.kind.decode(numbers, head.is_big_endian);
    if !head.is_fortran {
        return axes::matrix(&head.shape, values, head.kind.is_complex());
    }
    if !head.kind.is_complex() {
        return axes::matrix(&head.shape, axes::from_fortran(&head.shape, &values), false);
    }
    // Real and imaginary part alternate in both axis orders, so each part is converted separately.
    let parts = [0, 1].map(|part| values.iter().skip(part).step_by(2).copied().collect::<Vec<_>>());
    let [real, imaginary] = parts.map(|part| axes::from_fortran(&head.shape, &part));
    axes::matrix(&head.shape, real.into_iter().zip(imaginary).flat_map(<[f64; 2]>::from).collect(), true)
}

impl Head {
    /// Reads the header of a file, which may be truncated after the header.
    pub(super) fn read(file: &[u8]) -> Result<Self, ReadError> {
        let rest = file.strip_prefix(MAGIC).ok_or(ReadError::NotNpy)?;
        let [major, _, rest @ ..] = rest else { return Err(ReadError::NotNpy) };
        let (length, rest) = match (major, rest) {
            (1, [a, b, rest @ ..]) => (usize::from(u16::from_le_bytes([*a, *b])), rest),
            (2 | 3, [a, b, c, d, rest @ ..]) => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
            _ => return Err(ReadError::NotNpy),
        };
        let (head, _) = rest.split_at_checked(length).ok_or(ReadError::NotNpy)?;
        let length = file.len() - rest.len() + length;
        let head = str::from_utf8(head).map_err(|_| ReadError::NotNpy)?;
        let value_of = |key: &str| {
            let rest = ['\'', '"'].into_iter().find_map(|quote| head.split_once(&format!("{quote}{key}{quote}")))?.1;
            rest.trim_start().strip_prefix(':').map(str::trim_start)
        };
        let descr = value_of("descr").ok_or(ReadError::NotNpy)?;
        if descr.starts_with('[') {
            return Err(ReadError::Structured);
        }
        let descr = descr.trim_start_matches(['\'', '"']).split(['\'', '"']).next().unwrap_or_default();
        let kind = Kind::of_npy(descr.trim_start_matches(['<', '>', '=', '|']));
        let kind = kind.ok_or_else(|| ReadError::Type(descr.to_owned()))?;
        let is_fortran = value_of("fortran_order").is_some_and(|rest| rest.starts_with("True"));
        let shape =
            value_of("shape").and_then(|rest| rest.strip_prefix('(')?.split_once(')')).ok_or(ReadError::NotNpy)?.0;
        // Python 2 wrote long integers with an L suffix.
        let axes = shape.split(',').map(|axis| axis.trim().trim_end_matches('L')).filter(|axis| !axis.is_empty());
        let shape = axes.map(str::parse).collect::<Result<_, _>>().map_err(|_| ReadError::NotNpy)?;
        Ok(Self { kind, shape, length, is_big_endian: descr.starts_with('>'), is_fortran })
    }
}
