//! The functions of the core that scripts may call, with checked arguments.
//!
//! Each function accepts unchecked arguments of any type and returns the [`ArgError`] of the first invalid argument.

use super::encoding::{self, RowEncoder};
use super::error::{ArgError, Args, Given};

/// The encoding of `pos`: `d_model` values, sine and cosine of each pair side by side.
///
/// # Errors
/// If an argument is out of range.
pub fn encode(d_model: Given, base: Given, pos: Given) -> Result<Vec<f64>, ArgError> {
    Ok(encoding::encode(Args::check_d_model(d_model)?, Args::check_base(base)?, Args::check_pos(pos)?))
}

/// The dot product of two encodings `offset` positions apart: Σ cos(offset·freq).
///
/// # Errors
/// If an argument is out of range.
pub fn dot(d_model: Given, base: Given, offset: Given) -> Result<f64, ArgError> {
    Ok(super::distance::dot(&freqs(d_model, base)?, Args::check_offset(offset)?))
}

/// The Euclidean distance of two encodings `offset` positions apart.
///
/// # Errors
/// If an argument is out of range.
pub fn distance(d_model: Given, base: Given, offset: Given) -> Result<f64, ArgError> {
    Ok(super::distance::distance(&freqs(d_model, base)?, Args::check_offset(offset)?))
}

/// The wavelength of each pair in positions: `d_model`/2 values.
///
/// # Errors
/// If an argument is out of range.
pub fn wavelengths(d_model: Given, base: Given) -> Result<Vec<f64>, ArgError> {
    Ok(encoding::wavelengths(Args::check_d_model(d_model)?, Args::check_base(base)?))
}

/// The encodings of positions 0 to `n_pos` − 1 in single precision, with an error of at most 2·10⁻⁷.
pub struct Encodings {
    freqs: Vec<f64>,
    n_pos: u32,
}

impl Encodings {
    /// Positions computed per block: few enough to stay in the processor's cache.
    const BLOCK: u32 = 256;

    /// Checks the arguments.
    ///
    /// # Errors
    /// If an argument is out of range.
    pub fn new(d_model: Given, base: Given, n_pos: Given) -> Result<Self, ArgError> {
        let freqs = freqs(d_model, base)?;
        let n_pos = Args::check_n_pos(n_pos, 2 * freqs.len() as u32)?;
        Ok(Self { freqs, n_pos })
    }

    /// The total number of values, at most [`ENTRIES_MAX`](super::limits::ENTRIES_MAX).
    #[allow(clippy::len_without_is_empty, reason = "there is always one position")]
    pub fn len(&self) -> u32 {
        self.n_pos * self.width()
    }

    /// Calls `act` for each block, with the index of its first value and its values, `[pos][dim]`.
    pub fn each_block(&self, mut act: impl FnMut(u32, &[f32])) {
        let width = self.width();
        let encoder = RowEncoder::new(&self.freqs);
        let mut block = vec![0.0; (Self::BLOCK.min(self.n_pos) * width) as usize];
        for first in (0..self.n_pos).step_by(Self::BLOCK as usize) {
            let count = Self::BLOCK.min(self.n_pos - first);
            let block = &mut block[..(count * width) as usize];
            encoder.write(f64::from(first), block);
            act(first * width, block);
        }
    }

    fn width(&self) -> u32 {
        2 * self.freqs.len() as u32
    }
}

fn freqs(d_model: Given, base: Given) -> Result<Vec<f64>, ArgError> {
    Ok(encoding::freqs(Args::check_d_model(d_model)?, Args::check_base(base)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: f64) -> Given {
        Given::Number(value)
    }

    #[test]
    fn errors_name_the_argument_the_range_and_the_value() {
        let other = Given::Other("a string");
        let [d_model, base, pos] = [8.0, 1e4, 3.0].map(number);
        let d_model_message = "d_model must be an even whole number from 2 to 16384, got a string";
        for error in [
            encode(other, base, pos).err(),
            dot(other, base, pos).err(),
            distance(other, base, pos).err(),
            wavelengths(other, base).err(),
            Encodings::new(other, base, pos).err(),
            // All arguments are invalid; the first is reported.
            encode(other, other, other).err(),
        ] {
            assert_eq!(error.map(|error| error.to_string()).as_deref(), Some(d_model_message));
        }
        for (error, message) in [
            (
                encode(d_model, other, pos).err(),
                "base must be a number greater than 1 and at most 1000000000, got a string",
            ),
            (encode(d_model, base, other).err(), "pos must be a whole number from 0 to 1000000000, got a string"),
            (
                dot(d_model, base, other).err(),
                "offset must be a whole number from -1000000000 to 1000000000, got a string",
            ),
            (
                Encodings::new(d_model, base, other).err(),
                "n_pos must be a whole number from 1 to 2097152, got a string",
            ),
        ] {
            assert_eq!(error.map(|error| error.to_string()).as_deref(), Some(message));
        }
    }

    #[test]
    fn the_blocks_together_contain_every_encoding() {
        let encodings = Encodings::new(number(6.0), number(1e4), number(600.0)).expect("allowed");
        let mut all = Vec::new();
        encodings.each_block(|first, block| {
            assert_eq!(first as usize, all.len());
            all.extend_from_slice(block);
        });
        assert_eq!((all.len(), encodings.len()), (3600, 3600));
        let exact = encode(number(6.0), number(1e4), number(599.0)).expect("allowed");
        let last = all[3594..].iter().zip(&exact);
        assert!(last.clone().all(|(entry, exact)| (f64::from(*entry) - exact).abs() < 2e-7), "{:?}", &all[3594..]);
    }
}
