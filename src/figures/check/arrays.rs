//! The arrays in a file, from which the page's reader chooses one.

use std::ops::Range;

use super::axes::{self, LoadedMatrix, shape_text};
use super::matrix::{MOST_ENTRIES, ReadError};
use super::npy::{self, Head, LONGEST_HEAD};
use super::npz::{self, Member};
use super::numbers::Kind;
use super::partial_file::{PartialFile, ReadStop};

/// An array in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// The array's name in the file; empty for an NPY file.
    pub name: String,
    pub(super) shape: Vec<usize>,
    /// The element type, or why the array cannot be read.
    pub(super) kind: Result<Kind, ReadError>,
    pub(super) place: DataLocation,
}

/// Where the array's bytes are.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum DataLocation {
    /// The file is an NPY file, with a header.
    File,
    /// An NPY file in a zip archive.
    Member(Member),
    /// This byte range of the file, without a header.
    Raw(Range<u64>),
    /// The array cannot be read.
    Nowhere,
}

/// Words in array names that indicate positions. Words are separated by any character that is not a letter or digit.
const NAME_WORDS: [&str; 14] = [
    "pe",
    "wpe",
    "pos",
    "cos",
    "sin",
    "freqs",
    "freq",
    "rope",
    "rotary",
    "timescale",
    "timescales",
    "posemb",
    "sinusoid",
    "sinusoidal",
];

/// Substrings of array names that indicate positions.
const NAME_SUBSTRINGS: [&str; 7] = ["position", "pos_emb", "posemb", "pos_enc", "inv_freq", "freqs_cis", "embed_pos"];

/// The only array of an NPY file.
pub(super) fn of_npy(file: &PartialFile) -> Result<Vec<Array>, ReadStop> {
    let head = Head::read(file.get(0..LONGEST_HEAD as u64)?)?;
    Ok(vec![Array { name: String::new(), shape: head.shape, kind: Ok(head.kind), place: DataLocation::File }])
}

/// The arrays of an NPZ file.
pub(super) fn of_npz(file: &PartialFile) -> Result<Vec<Array>, ReadStop> {
    let array = |(name, member)| match member {
        Ok((Head { shape, kind, .. }, member)) => {
            Array { name, shape, kind: Ok(kind), place: DataLocation::Member(member) }
        }
        Err(error) => Array::unreadable(name, error),
    };
    Ok(npz::members(file)?.into_iter().map(array).collect())
}

/// The arrays offered to the reader. Arrays whose names indicate positions come first, then matrices, then vectors.
pub(super) fn offered(mut all: Vec<Array>) -> Result<Vec<Array>, ReadError> {
    let count = all.len();
    if count > 1 {
        // Offers tables and arrays with matching names, or all readable arrays if there are no such arrays. A file's
        // only array is always offered, so that an error in reading it is reported.
        let condition = [Array::is_wanted, Array::is_readable].into_iter().find(|fits| all.iter().any(fits));
        all.retain(condition.unwrap_or(|_| false));
    }
    if all.is_empty() {
        return Err(ReadError::NoTable { count });
    }
    all.sort_by_cached_key(|array| (!array.is_named_like_positions(), array.long_axes() != 2, array.long_axes() != 1));
    Ok(all)
}

/// The cosines and the sines, if these are the two arrays: their names differ in nothing else, and their shapes are equal.
pub fn cos_and_sin(arrays: &[Array]) -> Option<[&Array; 2]> {
    let [one, other] = arrays else { return None };
    [[one, other], [other, one]].into_iter().find(|[cos, sin]| {
        let is_named = |from: &str, to: &str| cos.name.contains(from) && cos.name.replace(from, to) == sin.name;
        let is_pair = is_named("cosine", "sine") || is_named("cos", "sin");
        is_pair && cos.shape == sin.shape && cos.is_readable() && sin.is_readable()
    })
}

impl Array {
    /// An array that is listed although it cannot be read. Reading it returns this error.
    pub(super) fn unreadable(name: String, why: ReadError) -> Self {
        Self { name, shape: Vec::new(), kind: Err(why), place: DataLocation::Nowhere }
    }

    /// The shape as Python prints it, without parentheses, and the element type.
    pub fn shape_and_type(&self) -> (String, String) {
        (shape_text(&self.shape), self.kind.as_ref().map(ToString::to_string).unwrap_or_default())
    }

    /// Whether the array's name indicates positions.
    pub fn is_named_like_positions(&self) -> bool {
        let name = self.name.to_lowercase();
        let mut words = name.split(|c: char| !c.is_alphanumeric());
        NAME_SUBSTRINGS.iter().any(|part| name.contains(part)) || words.any(|word| NAME_WORDS.contains(&word))
    }

    /// Number of axes longer than 1. Axes of length 1 come from batches.
    fn long_axes(&self) -> usize {
        self.shape.iter().filter(|axis| **axis > 1).count()
    }

    /// Whether the array can be read and has at least two elements.
    fn is_readable(&self) -> bool {
        self.kind.is_ok() && !self.shape.contains(&0) && self.shape.iter().any(|axis| *axis > 1)
    }

    /// Whether the array can be read and is worth offering: a table within the size limit, or one with a matching name.
    fn is_wanted(&self) -> bool {
        let is_table = self.long_axes() == 2 && axes::count(&self.shape).is_ok();
        self.is_readable() && (is_table || self.is_named_like_positions())
    }

    /// Reads the array as a matrix.
    ///
    /// # Errors
    /// If bytes are missing, or the array is not a matrix.
    pub fn read(&self, file: &PartialFile) -> Result<LoadedMatrix, ReadStop> {
        let kind = self.kind.clone()?;
        let count = axes::count(&self.shape)?;
        if kind.is_complex() && 2 * count > MOST_ENTRIES {
            return Err(ReadError::TooLarge.into());
        }
        match &self.place {
            DataLocation::Nowhere => Err(ReadError::Unknown.into()),
            // Reads only as much as the header specifies.
            DataLocation::File => {
                let length = Head::read(file.get(0..LONGEST_HEAD as u64)?)?.length;
                Ok(npy::read(file.get(0..(length + count * kind.width()) as u64)?)?)
            }
            DataLocation::Member(member) => Ok(npy::read(&member.unpacked(file)?)?),
            DataLocation::Raw(range) => {
                let bytes = file.get(range.clone())?;
                let wanted = count * kind.width();
                if bytes.len() < wanted {
                    return Err(ReadError::Short { wanted, got: bytes.len() }.into());
                }
                Ok(axes::matrix(&self.shape, kind.decode(bytes, false), kind.is_complex())?)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cosines_and_sines_belong_together_by_name_and_shape() {
        let array = |name: &str, rows| {
            let place = DataLocation::Raw(0..0);
            Array { name: name.into(), shape: vec![rows, 8], kind: Ok(Kind::Float(4)), place }
        };
        let names = |one: &str, other: &str| {
            let both = [array(one, 40), array(other, 40)];
            cos_and_sin(&both).map(|both| both.map(|array| array.name.clone()))
        };
        let cached = Some(["cos_cached".to_owned(), "sin_cached".to_owned()]);
        assert_eq!(names("cos_cached", "sin_cached"), cached);
        assert_eq!(names("sin_cached", "cos_cached"), cached, "in either order");
        assert!(names("rope.cosine", "rope.sine").is_some());
        assert_eq!(names("cos_cached", "sin"), None);
        assert_eq!(names("pe", "wpe"), None);
        assert!(cos_and_sin(&[array("cos", 40), array("sin", 39)]).is_none());
    }
}
