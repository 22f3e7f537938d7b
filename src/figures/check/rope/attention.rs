//! The factor by which cosines and sines are multiplied; scores grow by its square.

use super::RopeError;
use super::block::Block;
use super::keys;
use crate::core::rope_scaling::{longrope_attention, yarn_attention};

/// The source of the factor.
#[derive(Clone, Debug, PartialEq)]
pub enum Attention {
    /// No factor.
    None,
    /// Given by `attention_factor`.
    Given(f64),
    /// `YaRN`'s factor, 0.1·ln factor + 1.
    Yarn(f64),
    /// The ratio of two such factors with different weights of the logarithm: `mscale` and `mscale_all_dim`.
    Ratio {
        /// `YaRN`'s factor.
        factor: f64,
        /// The two weights.
        weights: [f64; 2],
    },
    /// `YaRN`'s factor, multiplied by another one of llama.cpp.
    Times {
        /// `YaRN`'s factor.
        factor: f64,
        /// The other factor.
        besides: f64,
    },
    /// `LongRoPE`'s factor, √(1 + ln factor/ln trained).
    Long {
        /// Ratio of the extended length to the trained length.
        factor: f64,
        /// The trained length.
        trained: f64,
    },
}

impl Attention {
    /// The factor.
    pub fn value(&self) -> f64 {
        match *self {
            Self::None => 1.0,
            Self::Given(factor) => factor,
            Self::Yarn(factor) => yarn_attention(factor, 1.0),
            Self::Ratio { factor, weights: [one, all] } => yarn_attention(factor, one) / yarn_attention(factor, all),
            Self::Times { factor, besides } => besides * yarn_attention(factor, 1.0),
            Self::Long { factor, trained } => longrope_attention(factor, trained),
        }
    }

    pub(super) fn of_yarn(block: &Block<'_>, factor: f64) -> Result<Self, RopeError> {
        if let Some(given) = block.number(&["attention_factor"])? {
            return Ok(Self::Given(given));
        }
        if block.has("mscale") && block.has("mscale_all_dim") {
            let weights = ["mscale", "mscale_all_dim"].map(|name| block.weight(name));
            let [one, all] = weights;
            let weights = [one?, all?];
            // A weight of 0 counts as absent: Transformers then uses the default factor.
            return Ok(if weights.contains(&0.0) { Self::Yarn(factor) } else { Self::Ratio { factor, weights } });
        }
        Ok(match block.number(keys::BESIDES)? {
            Some(besides) => Self::Times { factor, besides },
            None => Self::Yarn(factor),
        })
    }

    pub(super) fn of_long(block: &Block<'_>, factor: f64, trained: f64) -> Result<Self, RopeError> {
        let given = block.number(&["attention_factor"])?;
        Ok(given.map_or(Self::Long { factor, trained }, Self::Given))
    }
}
