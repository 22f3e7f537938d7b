//! The attention factor, by which cosines and sines are multiplied. Attention scores are multiplied by its square.

use super::RopeError;
use super::block::Block;
use super::keys;
use crate::core::rope_scaling::{longrope_attention, yarn_attention};

/// How the factor is determined.
#[derive(Clone, Debug, PartialEq)]
pub enum Attention {
    /// The factor is 1.
    None,
    /// The value of `attention_factor` in the config.
    Given(f64),
    /// `YaRN`'s attention factor, 0.1·ln s + 1, for this context extension factor s.
    Yarn(f64),
    /// (0.1·a·ln factor + 1) / (0.1·b·ln factor + 1), with the weights a = `mscale` and b = `mscale_all_dim`.
    Ratio {
        /// The context extension factor.
        factor: f64,
        /// `mscale` and `mscale_all_dim`.
        weights: [f64; 2],
    },
    /// `YaRN`'s attention factor, multiplied by llama.cpp's own factor.
    Times {
        /// The context extension factor.
        factor: f64,
        /// llama.cpp's factor.
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
    /// The value of the factor.
    pub fn value(&self) -> f64 {
        match *self {
            Self::None => 1.0,
            Self::Given(factor) => factor,
            Self::Yarn(factor) => yarn_attention(factor, 1.0),
            Self::Ratio { factor, weights: [scale, all_dim] } => {
                yarn_attention(factor, scale) / yarn_attention(factor, all_dim)
            }
            Self::Times { factor, besides } => besides * yarn_attention(factor, 1.0),
            Self::Long { factor, trained } => longrope_attention(factor, trained),
        }
    }

    pub(super) fn of_yarn(block: &Block<'_>, factor: f64) -> Result<Self, RopeError> {
        if let Some(given) = block.number(&["attention_factor"])? {
            return Ok(Self::Given(given));
        }
        if block.has("mscale") && block.has("mscale_all_dim") {
            let weights = [block.weight("mscale")?, block.weight("mscale_all_dim")?];
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
