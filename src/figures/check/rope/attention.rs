//! What cosines and sines are multiplied by besides, so that scores become larger by its square.

use super::RopeError;
use super::block::Block;
use super::keys;
use crate::core::rope_scaling::{longrope_attention, yarn_attention};

/// Where the factor comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Attention {
    /// There is none.
    None,
    /// `attention_factor` says it.
    Given(f64),
    /// `YaRN`'s, 0.1·ln factor + 1.
    Yarn(f64),
    /// That of one weight for the logarithm over that of another: `mscale` and `mscale_all_dim`.
    Ratio {
        /// `YaRN`'s factor.
        factor: f64,
        /// The two weights.
        weights: [f64; 2],
    },
    /// `YaRN`'s, times one that llama.cpp has besides.
    Times {
        /// `YaRN`'s factor.
        factor: f64,
        /// The other.
        besides: f64,
    },
    /// `LongRoPE`'s, √(1 + ln factor/ln trained).
    Long {
        /// How many times the trained length is exceeded.
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
            // A weight of 0 is none: Transformers takes its own then.
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
