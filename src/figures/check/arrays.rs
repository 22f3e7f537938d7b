//! The arrays of a file, of which a reader chooses one.

use std::ops::Range;

use super::axes::{self, Read, written};
use super::matrix::{MOST_ENTRIES, ReadError};
use super::npy::{self, Head, LONGEST_HEAD};
use super::npz::Member;
use super::numbers::Kind;
use super::parts::{Parts, Stop};

/// An array of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Its name in the file; an NPY file names none.
    pub name: String,
    pub(super) shape: Vec<usize>,
    /// The type of its numbers, or why it cannot be read.
    pub(super) kind: Result<Kind, ReadError>,
    pub(super) place: Place,
}

/// Where an array lies.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Place {
    /// In a file of its own, with a head.
    File,
    /// In a zip archive, as a file with a head.
    Member(Member),
    /// In these bytes, without one.
    Raw(Range<u64>),
    /// Somewhere, but it is not read.
    Nowhere,
}

/// The parts of names, between full stops and the like, of arrays that tell of positions.
const PARTS: [&str; 14] = [
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

/// What such names contain.
const WORDS: [&str; 7] = ["position", "pos_emb", "posemb", "pos_enc", "inv_freq", "freqs_cis", "embed_pos"];

/// The one array of an NPY file.
pub(super) fn of_npy(file: &Parts) -> Result<Vec<Array>, Stop> {
    let head = Head::read(file.get(0..LONGEST_HEAD as u64)?)?;
    Ok(vec![Array { name: String::new(), shape: head.shape, kind: Ok(head.kind), place: Place::File }])
}

/// Those that a reader may want, those with names of positions first.
pub(super) fn offered(mut all: Vec<Array>) -> Result<Vec<Array>, ReadError> {
    let count = all.len();
    if count > 1 {
        // Without a table, what may become one; and a single array is taken as it is, and what is wrong with it is said.
        let is_offered = [Array::is_wanted, Array::is_readable].into_iter().find(|fits| all.iter().any(fits));
        all.retain(is_offered.unwrap_or(|_| false));
    }
    if all.is_empty() {
        return Err(ReadError::NoTable { count });
    }
    all.sort_by_cached_key(|array| (!array.is_named(), array.axes() != 2, array.axes() != 1));
    Ok(all)
}

impl Array {
    /// One that is listed, and refused with these words if it is the only one.
    pub(super) fn unreadable(name: String, why: ReadError) -> Self {
        Self { name, shape: Vec::new(), kind: Err(why), place: Place::Nowhere }
    }

    /// Its shape as Python prints it, without brackets, and the type of its numbers.
    pub fn form(&self) -> (String, String) {
        (written(&self.shape), self.kind.as_ref().map(ToString::to_string).unwrap_or_default())
    }

    /// Whether its name speaks of positions.
    pub fn is_named(&self) -> bool {
        let name = self.name.to_lowercase();
        let mut parts = name.split(|c: char| !c.is_alphanumeric());
        WORDS.iter().any(|word| name.contains(word)) || parts.any(|part| PARTS.contains(&part))
    }

    /// How many axes count: those of length 1 are a batch's.
    fn axes(&self) -> usize {
        self.shape.iter().filter(|axis| **axis > 1).count()
    }

    /// Whether it can be read at all: it has numbers, and not one only.
    fn is_readable(&self) -> bool {
        self.kind.is_ok() && !self.shape.contains(&0) && self.shape.iter().any(|axis| *axis > 1)
    }

    /// Whether it is a table of a size that is read, or has a name of positions, whatever its shape.
    fn is_wanted(&self) -> bool {
        let is_table = self.axes() == 2 && axes::count(&self.shape).is_ok();
        self.is_readable() && (is_table || self.is_named())
    }

    /// Reads it.
    ///
    /// # Errors
    /// Bytes of it are missing, or it is no matrix.
    pub fn read(&self, file: &Parts) -> Result<Read, Stop> {
        let kind = self.kind.clone()?;
        let count = axes::count(&self.shape)?;
        if kind.is_complex() && 2 * count > MOST_ENTRIES {
            return Err(ReadError::TooLarge.into());
        }
        match &self.place {
            Place::Nowhere => Err(ReadError::Unknown.into()),
            // No more than its head promises.
            Place::File => {
                let length = Head::read(file.get(0..LONGEST_HEAD as u64)?)?.length;
                Ok(npy::read(file.get(0..(length + count * kind.width()) as u64)?)?)
            }
            Place::Member(member) => Ok(npy::read(&member.unpacked(file)?)?),
            Place::Raw(range) => {
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
