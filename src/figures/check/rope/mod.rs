//! Parses a model's config, as published, printed or quoted in an error message, and computes the frequencies of its
//! rotary embedding. Every parameter in a config is either used or listed as unused.
//!
//! - `literal` parses JSON and Python, `lines` GGUF metadata, both into the names and values of `value`.
//! - `keys`: the names of rotary parameters in each model family, and why some names are not used.
//! - `layers`: the kinds of layers in a config; `block` looks up the parameters of one kind.
//! - `scaling`, [`attention`]: changes of frequencies, and the factor of cosines and sines.
//! - `positions`: the kind of positions of a model, and which of its layers have them.
//! - [`model`]: the result for one kind of layer; [`figure`]: the result as a figure.
//! - `unused`: names that were not read.

pub mod attention;
mod block;
pub mod figure;
mod keys;
mod layers;
mod lines;
mod literal;
pub mod model;
mod positions;
mod scaling;
mod unused;
mod value;

pub use self::attention::Attention;
pub use self::keys::Reason;
pub use self::model::{Rope, Sections};
pub use self::positions::Positions;
pub use self::unused::{Unused, is_config};
pub use crate::core::rotary::Scaling;

/// Number of dimensions of a head in most models. Used if the config does not specify it.
pub const USUAL_HEAD: u32 = 128;
/// The paper's base. Used if the config does not specify a base.
pub const USUAL_BASE: f64 = 10_000.0;

/// A parsed config.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The name of the model or of its architecture, if the config has one.
    pub name: Option<String>,
    /// What positions the model has.
    pub positions: Positions,
    /// The kinds of layers with different rotary parameters; none if the model has no rotary embedding, or if the config
    /// does not say that it has.
    pub layers: Vec<Layer>,
    /// Notes that concern all layers.
    pub notes: Vec<Note>,
    /// Names that were not read.
    pub unused: Unused,
}

/// A kind of layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// The name in the config; empty if there is only one kind.
    pub name: String,
    /// How many layers of this kind the model has, if the config lists them.
    pub count: Option<u32>,
    /// The parameters.
    pub rope: Rope,
    /// Notes that concern only this kind.
    pub notes: Vec<Note>,
}

/// What the reader should know about how a config was interpreted.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// The factor differs from the ratio of the two lengths.
    Mismatch {
        /// `max_position_embeddings`.
        most: f64,
        /// The specified factor, which is used.
        factor: f64,
        /// The trained length.
        trained: f64,
    },
    /// The factor is not specified, and was computed from two lengths.
    FactorOf {
        /// `max_position_embeddings`.
        most: f64,
        /// The trained length.
        trained: f64,
    },
    /// `alpha` is interpreted as `HunYuan`'s code does.
    Alpha,
    /// The two ends of the blend are equal.
    NoBand,
    /// `use_scaled_rope` stands for numbers that are only in Meta's code.
    Meta {
        /// The factor.
        factor: f64,
        /// The ends of the blend.
        ends: [f64; 2],
        /// The trained length.
        trained: f64,
    },
    /// The rotating fraction of a head was inferred from the model type.
    Part {
        /// `model_type`.
        model: String,
        /// The fraction.
        part: f64,
    },
    /// The base is multiplied by this factor.
    Ratio(f64),
    /// GGUF stores Llama 3's scaling in a tensor, not in the metadata.
    Elsewhere,
    /// GGUF stores the factors of `LongRoPE` in tensors, not in the metadata.
    FactorsElsewhere,
    /// These layers have no rotary embedding.
    Unturned(String),
    /// Text around the block was ignored.
    Around,
}

/// Why a config cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub enum RopeError {
    /// The text is neither JSON nor Python.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The unexpected character; `None` at the end of the text.
        found: Option<char>,
    },
    /// The text is nested too deeply.
    Deep,
    /// The text contains no names.
    NotObject,
    /// An unknown kind of scaling.
    Kind(String),
    /// A value that this kind of scaling requires is missing.
    Missing(&'static str),
    /// A value of the wrong type, or one that is inconsistent with others.
    Wrong(&'static str),
    /// A list whose length is not the number of pairs, or sections whose sum is not that number. Also more than eight
    /// sections.
    Count {
        /// The name.
        key: &'static str,
        /// The length of the list, or the sum of the sections.
        got: usize,
        /// The number of pairs of the model.
        pairs: usize,
    },
    /// A number that is out of range.
    Range {
        /// The name.
        key: &'static str,
        /// The smallest accepted value.
        least: f64,
        /// The largest accepted value.
        most: f64,
    },
    /// The kind of scaling is not a string.
    NotWord,
    /// No kind of layer has rotary embedding.
    NoLayers,
}
