//! A step of the tour, as in a link.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;

/// A step of a tour. In a link, `3` is the third step on the board or of `states`, and `2.3` the third step of chapter
/// 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TourStep {
    /// The chapter, if the step belongs to one.
    pub chapter: Option<NonZeroUsize>,
    /// The number of the step, from 1.
    pub number: usize,
}

impl TourStep {
    /// The first step on the board.
    pub const FIRST: Self = Self { chapter: None, number: 1 };

    /// The first step of a chapter.
    pub fn of_chapter(chapter: usize) -> Self {
        Self { chapter: NonZeroUsize::new(chapter), number: 1 }
    }
}

impl FromStr for TourStep {
    type Err = std::num::ParseIntError;

    fn from_str(written: &str) -> Result<Self, Self::Err> {
        Ok(match written.split_once('.') {
            Some((chapter, number)) => Self { chapter: Some(chapter.parse()?), number: number.parse()? },
            None => Self { chapter: None, number: written.parse()? },
        })
    }
}

impl fmt::Display for TourStep {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chapter {
            Some(chapter) => write!(out, "{chapter}.{}", self.number),
            None => write!(out, "{}", self.number),
        }
    }
}
