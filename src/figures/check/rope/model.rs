//! Rotary parameters of one kind of layer, and the frequencies that they come to.

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
    /// Dimensions of a head that turn, even.
    pub dims: u32,
    /// Dimensions of a head, if they are said or assumed; those that turn may be all that is said.
    pub head: Option<u32>,
    /// Over how many dimensions the exponents count: those that turn, but for `proportional`, where it is the head.
    pub over: u32,
    /// The length that the model was trained on, if the block says it.
    pub trained: Option<f64>,
    /// Up to which length it is used, if the block says it.
    pub most: Option<f64>,
    /// How its frequencies are changed.
    pub scaling: Scaling,
    /// By what its cosines and sines are multiplied.
    pub attention: Attention,
    /// How its pairs are dealt out to time, height and width, if they are.
    pub sections: Option<Sections>,
    /// Whether the number of dimensions, and whether the base, had to be assumed.
    pub assumed: [bool; 2],
}

/// How pairs are dealt out to several axes of positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Sections {
    /// How many pairs each axis has.
    pub counts: Vec<u32>,
    /// Whether they are dealt out in turn, and what is left over is the first axis's; otherwise all pairs of one axis come
    /// before those of the next.
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
    /// Frequencies of all pairs as trained, in radians for each position.
    pub fn plain(&self) -> Vec<f64> {
        let mut plain = freqs(self.over, self.base);
        plain.truncate(self.dims as usize / 2);
        plain
    }

    /// Frequencies of all pairs with the scaling, in radians for each position.
    pub fn freqs(&self) -> Vec<f64> {
        self.scaling.scaled(self)
    }

    /// By what cosines and sines are multiplied.
    pub fn attention_factor(&self) -> f64 {
        self.attention.value()
    }

    /// The table of so many positions: sine and cosine of each pair in turn, times the attention factor. Several axes of
    /// positions are taken for one, as they are in text.
    pub fn table(&self, rows: usize) -> Matrix {
        let (freqs, factor) = (self.freqs(), self.attention_factor());
        let row = |row: usize| {
            let both = move |freq: &f64| <[f64; 2]>::from((row as f64 * freq).sin_cos()).map(|entry| entry * factor);
            freqs.iter().flat_map(both)
        };
        let values = (0..rows).flat_map(row).collect();
        Matrix { rows, cols: 2 * freqs.len(), values, decimals: None, form: Form::Table }
    }

    /// Wavelengths of all pairs in positions: without the scaling, and with it.
    pub fn wavelengths(&self) -> Vec<[f64; 2]> {
        self.plain().into_iter().zip(self.freqs()).map(|(plain, scaled)| [TAU / plain, TAU / scaled]).collect()
    }

    /// The wavelengths of inputs that are no longer than the trained length, where these have others.
    pub fn short_wavelengths(&self) -> Option<Vec<f64>> {
        let Scaling::Long { short, .. } = &self.scaling else { return None };
        Some(self.plain().iter().zip(short).map(|(freq, factor)| factor * TAU / freq).collect())
    }

    /// How many pairs do not complete a turn in the trained length, without the scaling and with it.
    pub fn unturned(&self) -> Option<[usize; 2]> {
        let trained = self.trained?;
        let all = self.wavelengths();
        Some([0, 1].map(|which| all.iter().filter(|pair| pair[which] > trained).count()))
    }
}
