//! Rotary parameters of one kind of layer, and the frequencies computed from them.

use std::f64::consts::TAU;

use super::super::matrix::{Form, Matrix};
use super::attention::Attention;
use super::scaling::Scaling;
use crate::core::freqs;

/// Rotary parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Rope {
    /// `rope_theta`.
    pub base: f64,
    /// Number of dimensions of a head that rotate, even.
    pub dims: u32,
    /// Number of dimensions of a head, if specified or assumed; a config may specify only those that rotate.
    pub head: Option<u32>,
    /// Divisor of the exponents: the rotating dimensions, or the whole head for `proportional`.
    pub over: u32,
    /// The trained length, if the block specifies it.
    pub trained: Option<f64>,
    /// The maximum length, if the block specifies it.
    pub most: Option<f64>,
    /// The change of frequencies.
    pub scaling: Scaling,
    /// The factor of cosines and sines.
    pub attention: Attention,
    /// How pairs are assigned to time, height and width, if they are.
    pub sections: Option<Sections>,
    /// Whether the number of dimensions, and whether the base, is assumed.
    pub assumed: [bool; 2],
}

/// How pairs are assigned to several axes of positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Sections {
    /// Number of pairs of each axis.
    pub counts: Vec<u32>,
    /// Whether axes alternate from pair to pair, with the remaining pairs on the first axis; otherwise all pairs of one
    /// axis precede those of the next.
    pub is_interleaved: bool,
}

impl Sections {
    /// The axis of a pair.
    pub fn axis(&self, pair: u32) -> usize {
        if self.is_interleaved {
            let axes = self.counts.len() as u32;
            let axis = (pair % axes) as usize;
            return if pair / axes < self.counts[axis] { axis } else { 0 };
        }
        let mut end = 0;
        self.counts
            .iter()
            .position(|count| {
                end += count;
                pair < end
            })
            .unwrap_or(0)
    }
}

impl Rope {
    /// Frequencies of all pairs without scaling, in radians per position.
    pub fn plain(&self) -> Vec<f64> {
        let mut plain = freqs(self.over, self.base);
        plain.truncate(self.dims as usize / 2);
        plain
    }

    /// Frequencies of all pairs with scaling, in radians per position.
    pub fn freqs(&self) -> Vec<f64> {
        self.scaling.scaled(self)
    }

    /// The factor of cosines and sines.
    pub fn attention_factor(&self) -> f64 {
        self.attention.value()
    }

    /// A table of `rows` positions: sine and cosine of each pair, interleaved and multiplied by the attention factor.
    /// Several axes of positions are treated as one, as for text.
    pub fn table(&self, rows: usize) -> Matrix {
        let (freqs, factor) = (self.freqs(), self.attention_factor());
        let row = |row: usize| {
            let both = move |freq: &f64| <[f64; 2]>::from((row as f64 * freq).sin_cos()).map(|entry| entry * factor);
            freqs.iter().flat_map(both)
        };
        let values = (0..rows).flat_map(row).collect();
        Matrix { rows, cols: 2 * freqs.len(), values, decimals: None, form: Form::Table }
    }

    /// Wavelengths of all pairs in positions: without scaling and with it.
    pub fn wavelengths(&self) -> Vec<[f64; 2]> {
        self.plain().into_iter().zip(self.freqs()).map(|(plain, scaled)| [TAU / plain, TAU / scaled]).collect()
    }

    /// The wavelengths for inputs within the trained length, if they differ.
    pub fn short_wavelengths(&self) -> Option<Vec<f64>> {
        let Scaling::Long { short, .. } = &self.scaling else { return None };
        Some(self.plain().iter().zip(short).map(|(freq, factor)| factor * TAU / freq).collect())
    }

    /// Number of pairs that do not complete a turn within the trained length, without scaling and with it.
    pub fn unturned(&self) -> Option<[usize; 2]> {
        let trained = self.trained?;
        let all = self.wavelengths();
        Some([0, 1].map(|which| all.iter().filter(|pair| pair[which] > trained).count()))
    }
}
