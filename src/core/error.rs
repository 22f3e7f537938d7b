//! Arguments from outside: checked once, at the door.
//!
//! A number typed by a person or sent by a script arrives as an `f64`. [`Args`] turns it into the type the maths
//! wants or into an [`ArgError`], whose message names the argument, its range (see [`limits`](super::limits)) and
//! what came instead. NaN and the infinities are outside every range.

use super::limits::{
    BASE_ABOVE, BASE_MAX, D_MODEL_MAX, D_MODEL_MIN, ENTRIES_MAX, OFFSET_MAX, OFFSET_MIN, POS_MAX, POS_MIN,
};

/// An argument outside its range. `Display` gives the sentence to show.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum ArgError {
    /// Not an even whole number within the range.
    #[error("{name} must be an even whole number from {min} to {max}, got {got}")]
    NotEvenWhole {
        /// The argument.
        name: &'static str,
        /// Smallest accepted value.
        min: f64,
        /// Largest accepted value.
        max: f64,
        /// What came.
        got: f64,
    },
    /// Not a whole number within the range.
    #[error("{name} must be a whole number from {min} to {max}, got {got}")]
    NotWhole {
        /// The argument.
        name: &'static str,
        /// Smallest accepted value.
        min: f64,
        /// Largest accepted value.
        max: f64,
        /// What came.
        got: f64,
    },
    /// Not a number above the lower end and up to the upper end.
    #[error("{name} must be a number greater than {above} and at most {max}, got {got}")]
    NotAbove {
        /// The argument.
        name: &'static str,
        /// The lower end, itself not accepted.
        above: f64,
        /// Largest accepted value.
        max: f64,
        /// What came.
        got: f64,
    },
    /// An array of another length.
    #[error("{name} must hold {wanted} values, and holds {got}")]
    NotLong {
        /// The argument.
        name: &'static str,
        /// The length it must have.
        wanted: u32,
        /// The length it has.
        got: u32,
    },
}

/// The checks, one an argument.
#[derive(Debug, Clone, Copy)]
pub struct Args;

impl Args {
    /// The number of dimensions: even, 2 to 16384.
    ///
    /// # Errors
    /// [`ArgError::NotEvenWhole`] otherwise.
    pub fn check_d_model(got: f64) -> Result<u32, ArgError> {
        let (min, max) = (f64::from(D_MODEL_MIN), f64::from(D_MODEL_MAX));
        if (min..=max).contains(&got) && got % 2.0 == 0.0 {
            return Ok(got as u32);
        }
        Err(ArgError::NotEvenWhole { name: "d_model", min, max, got })
    }

    /// The base of the wavelengths: greater than 1, at most 10⁹.
    ///
    /// # Errors
    /// [`ArgError::NotAbove`] otherwise.
    pub fn check_base(got: f64) -> Result<f64, ArgError> {
        if got > BASE_ABOVE && got <= BASE_MAX {
            return Ok(got);
        }
        Err(ArgError::NotAbove { name: "base", above: BASE_ABOVE, max: BASE_MAX, got })
    }

    /// A position: whole, 0 to 10⁹.
    ///
    /// # Errors
    /// [`ArgError::NotWhole`] otherwise.
    pub fn check_pos(got: f64) -> Result<f64, ArgError> {
        whole("pos", POS_MIN, POS_MAX, got)
    }

    /// How many encodings of `d_model` entries: whole, 1 to as many as [`ENTRIES_MAX`] allows.
    ///
    /// # Errors
    /// [`ArgError::NotWhole`] otherwise.
    pub fn check_n_pos(got: f64, d_model: u32) -> Result<u32, ArgError> {
        Ok(whole("n_pos", 1.0, f64::from(ENTRIES_MAX / d_model), got)? as u32)
    }

    /// The length of an array to be filled.
    ///
    /// # Errors
    /// [`ArgError::NotLong`] if it is another.
    pub fn check_length(name: &'static str, wanted: u32, got: u32) -> Result<(), ArgError> {
        if got == wanted { Ok(()) } else { Err(ArgError::NotLong { name, wanted, got }) }
    }

    /// A difference of positions: whole, −10⁹ to 10⁹.
    ///
    /// # Errors
    /// [`ArgError::NotWhole`] otherwise.
    pub fn check_offset(got: f64) -> Result<f64, ArgError> {
        whole("offset", OFFSET_MIN, OFFSET_MAX, got)
    }
}

fn whole(name: &'static str, min: f64, max: f64, got: f64) -> Result<f64, ArgError> {
    if (min..=max).contains(&got) && got.fract() == 0.0 {
        return Ok(got);
    }
    Err(ArgError::NotWhole { name, min, max, got })
}
