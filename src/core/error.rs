//! Arguments from outside, checked once at the API boundary.
//!
//! A number that a script passes arrives as an `f64`, any other value as its description ([`Given`]). [`Args`] converts
//! the number to the type that the maths requires, or returns an [`ArgError`] whose message names the argument, its
//! range (see [`limits`](super::limits)) and the value passed. NaN and the infinities are outside every range, and so
//! is any value that is not a number: a string of digits is not parsed.

use std::fmt;

use super::limits::{
    BASE_ABOVE, BASE_MAX, D_MODEL_MAX, D_MODEL_MIN, ENTRIES_MAX, OFFSET_MAX, OFFSET_MIN, POS_MAX, POS_MIN,
};

/// The value passed where a number is expected.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Given {
    /// A number.
    Number(f64),
    /// Another value, described in words: `a string`.
    Other(&'static str),
}

impl Given {
    /// The number; NaN, which is outside every range, for any other value.
    fn number(self) -> f64 {
        match self {
            Self::Number(number) => number,
            Self::Other(_) => f64::NAN,
        }
    }
}

impl From<f64> for Given {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl fmt::Display for Given {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The shortest digits that represent this number. The standard library would write 10³⁰⁰ with 301 digits.
            Self::Number(number) => {
                let mut buffer = ryu::Buffer::new();
                let digits = buffer.format(*number);
                formatter.write_str(digits.strip_suffix(".0").unwrap_or(digits))
            }
            Self::Other(words) => words.fmt(formatter),
        }
    }
}

/// An invalid argument. `Display` formats the message.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum ArgError {
    /// Not an even whole number within the range.
    #[error("{name} must be an even whole number from {} to {}, got {got}", Given::from(*.min), Given::from(*.max))]
    NotEvenWhole {
        /// The argument.
        name: &'static str,
        /// Smallest accepted value.
        min: f64,
        /// Largest accepted value.
        max: f64,
        /// The value passed.
        got: Given,
    },
    /// Not a whole number within the range.
    #[error("{name} must be a whole number from {} to {}, got {got}", Given::from(*.min), Given::from(*.max))]
    NotWhole {
        /// The argument.
        name: &'static str,
        /// Smallest accepted value.
        min: f64,
        /// Largest accepted value.
        max: f64,
        /// The value passed.
        got: Given,
    },
    /// Not a number above the lower end and up to the upper end.
    #[error("{name} must be a number greater than {} and at most {}, got {got}", Given::from(*.above), Given::from(*.max))]
    NotAbove {
        /// The argument.
        name: &'static str,
        /// The lower end, itself not accepted.
        above: f64,
        /// Largest accepted value.
        max: f64,
        /// The value passed.
        got: Given,
    },
    /// An array of the wrong length.
    #[error("{name} must hold {wanted} values, and holds {got}")]
    WrongLength {
        /// The argument.
        name: &'static str,
        /// The length it must have.
        wanted: u32,
        /// The length it has.
        got: u32,
    },
    /// A value that is not an array to be filled.
    #[error("{name} must be a Float32Array of {wanted} values, got {got}")]
    NotArray {
        /// The argument.
        name: &'static str,
        /// The length it must have.
        wanted: u32,
        /// The value passed, described in words.
        got: &'static str,
    },
}

/// The checks, one per argument.
#[derive(Debug, Clone, Copy)]
pub struct Args;

impl Args {
    /// The number of dimensions: even, 2 to 16384.
    ///
    /// # Errors
    /// [`ArgError::NotEvenWhole`] otherwise.
    pub fn check_d_model(got: impl Into<Given>) -> Result<u32, ArgError> {
        let (min, max, got) = (f64::from(D_MODEL_MIN), f64::from(D_MODEL_MAX), got.into());
        let number = got.number();
        if (min..=max).contains(&number) && number % 2.0 == 0.0 {
            return Ok(number as u32);
        }
        Err(ArgError::NotEvenWhole { name: "d_model", min, max, got })
    }

    /// The base of the wavelengths: greater than 1, at most 10⁹.
    ///
    /// # Errors
    /// [`ArgError::NotAbove`] otherwise.
    pub fn check_base(got: impl Into<Given>) -> Result<f64, ArgError> {
        let got = got.into();
        let number = got.number();
        if number > BASE_ABOVE && number <= BASE_MAX {
            return Ok(number);
        }
        Err(ArgError::NotAbove { name: "base", above: BASE_ABOVE, max: BASE_MAX, got })
    }

    /// A position: whole, 0 to 10⁹.
    ///
    /// # Errors
    /// [`ArgError::NotWhole`] otherwise.
    pub fn check_pos(got: impl Into<Given>) -> Result<f64, ArgError> {
        check_whole("pos", POS_MIN, POS_MAX, got.into())
    }

    /// The number of encodings of `d_model` entries: whole, 1 to as many as [`ENTRIES_MAX`] allows.
    ///
    /// # Errors
    /// [`ArgError::NotWhole`] otherwise.
    pub fn check_n_pos(got: impl Into<Given>, d_model: u32) -> Result<u32, ArgError> {
        Ok(check_whole("n_pos", 1.0, f64::from(ENTRIES_MAX / d_model), got.into())? as u32)
    }

    /// The length of an array to be filled.
    ///
    /// # Errors
    /// [`ArgError::WrongLength`] if `got` differs from `wanted`.
    pub fn check_length(name: &'static str, wanted: u32, got: u32) -> Result<(), ArgError> {
        if got == wanted { Ok(()) } else { Err(ArgError::WrongLength { name, wanted, got }) }
    }

    /// A difference of positions: whole, −10⁹ to 10⁹.
    ///
    /// # Errors
    /// [`ArgError::NotWhole`] otherwise.
    pub fn check_offset(got: impl Into<Given>) -> Result<f64, ArgError> {
        check_whole("offset", OFFSET_MIN, OFFSET_MAX, got.into())
    }
}

fn check_whole(name: &'static str, min: f64, max: f64, got: Given) -> Result<f64, ArgError> {
    let number = got.number();
    if (min..=max).contains(&number) && number.fract() == 0.0 {
        return Ok(number);
    }
    Err(ArgError::NotWhole { name, min, max, got })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_length_is_rejected() {
        assert_eq!(Args::check_length("out", 6, 6), Ok(()));
        assert_eq!(Args::check_length("out", 6, 5), Err(ArgError::WrongLength { name: "out", wanted: 6, got: 5 }));
    }
}
