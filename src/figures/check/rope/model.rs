//! Rotary parameters of one kind of layer, and the frequencies computed from them.

use std::f64::consts::TAU;

use super::attention::Attention;
use crate::core::rotary::{Rotary, Scaling};
use crate::params::Model;

/// Rotary parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Rope {
    /// `rope_theta`.
    pub base: f64,
    /// Number of dimensions of a head that rotate, even.
    pub dims: u32,
    /// Number of dimensions of a head; `None` if the config does not specify it.
    pub head: Option<u32>,
    /// The divisor d in the exponents −2·pair/d: the number of rotating dimensions, or of all dimensions of the head
    /// for the kind `proportional`.
    pub over: u32,
    /// The trained length, or the maximum length if only that is specified.
    pub trained: Option<f64>,
    /// The maximum length, if specified.
    pub most: Option<f64>,
    /// How the frequencies are changed for context extension.
    pub scaling: Scaling,
    /// The factor by which cosines and sines are multiplied.
    pub attention: Attention,
    /// How pairs are assigned to time, height and width; `None` if there is a single axis of positions.
    pub sections: Option<Sections>,
    /// Whether a default was assumed: for the number of dimensions, and for the base.
    pub assumed: [bool; 2],
}

/// How pairs are assigned to several axes of positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Sections {
    /// Number of pairs of each axis.
    pub counts: Vec<u32>,
    /// If true, axes alternate from pair to pair, and the first axis replaces an axis that has no pairs left. If false,
    /// all pairs of one axis precede those of the next.
    pub is_interleaved: bool,
}

impl Sections {
    /// The index of the axis to which a pair is assigned.
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
        self.rule().plain(self.dims, self.base)
    }

    /// Frequencies of all pairs with scaling, in radians per position.
    ///
    /// Those of a scaling that depends on the length are for long inputs: beyond the trained length, or for a base that
    /// grows with the input, as many times as long as its factor says.
    pub fn freqs(&self) -> Vec<f64> {
        let rule = self.rule();
        match rule.scaling {
            Scaling::Dynamic(factor) => Rotary { trained: Some(1.0), ..rule }.freqs(self.dims, self.base, factor),
            _ => rule.freqs(self.dims, self.base, f64::INFINITY),
        }
    }

    /// The rule by which the frequencies follow from a base.
    pub fn rule(&self) -> Rotary {
        Rotary {
            over: f64::from(self.over) / f64::from(self.dims),
            scaling: self.scaling.clone(),
            trained: self.trained,
            ..Rotary::default()
        }
    }

    /// The factor by which cosines and sines are multiplied.
    pub fn attention_factor(&self) -> f64 {
        self.attention.value()
    }

    /// The model for the board, under this name.
    pub fn model(&self, name: &str) -> Model {
        Model {
            name: Model::carryable_name(name),
            rule: self.rule(),
            dims: self.dims,
            base: self.base,
            head: self.head.filter(|head| *head >= self.dims),
            used: self.most,
            attention: self.attention_factor(),
        }
    }

    /// Wavelengths of all pairs, in positions, as `[without scaling, with scaling]`.
    pub fn wavelengths(&self) -> Vec<[f64; 2]> {
        self.plain().into_iter().zip(self.freqs()).map(|(plain, scaled)| [TAU / plain, TAU / scaled]).collect()
    }

    /// The wavelengths for inputs within the trained length, if they differ from those for longer inputs (`LongRoPE`).
    pub fn short_wavelengths(&self) -> Option<Vec<f64>> {
        let Scaling::Long { short, .. } = &self.scaling else { return None };
        Some(self.plain().iter().zip(short).map(|(freq, factor)| factor * TAU / freq).collect())
    }

    /// Number of pairs that do not complete a turn within the trained length, as `[without scaling, with scaling]`.
    /// `None` if the trained length is unknown.
    pub fn unturned(&self) -> Option<[usize; 2]> {
        let trained = self.trained?;
        let all = self.wavelengths();
        Some([0, 1].map(|which| all.iter().filter(|pair| pair[which] > trained).count()))
    }
}
