//! A model's config, as it is published, printed or quoted in the message of an error, and the frequencies of rotary
//! embedding that it comes to. What a config says is used, or is listed as not used.
//!
//! - `literal` reads JSON and Python, `lines` the metadata of GGUF, both into the names and values of `value`.
//! - `keys`: what rotary parameters are called, family by family, and why some names are not used.
//! - `layers`: which kinds of layers a config has; `block` looks up what is said of one.
//! - [`scaling`], [`attention`]: how frequencies are changed, and by what cosines and sines are multiplied.
//! - [`model`]: what comes of it for one kind of layer; [`figure`]: the same as a picture.
//! - `unused`: what was not read.

pub mod attention;
mod block;
pub mod figure;
mod keys;
mod layers;
mod lines;
mod literal;
pub mod model;
pub mod scaling;
mod unused;
mod value;

pub use self::attention::Attention;
pub use self::keys::Reason;
pub use self::model::{Rope, Sections};
pub use self::scaling::Scaling;
pub use self::unused::{Unused, is_config};

/// What a head has in most models, where the block does not say it.
pub const USUAL_HEAD: u32 = 128;
/// The base of the paper, where the block does not say it.
pub const USUAL_BASE: f64 = 10_000.0;

/// What a config says.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// One for each kind of layer that turns its pairs otherwise; at least one.
    pub layers: Vec<Layer>,
    /// What concerns all of them.
    pub notes: Vec<Note>,
    /// What was not read.
    pub unused: Unused,
}

/// A kind of layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// What the config calls it; empty where it has only one.
    pub name: String,
    /// Its parameters.
    pub rope: Rope,
    /// What concerns it alone.
    pub notes: Vec<Note>,
}

/// What a reader should know of how a config was understood.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// The factor is not how many times one length is the other.
    Mismatch {
        /// `max_position_embeddings`.
        most: f64,
        /// The factor, which is used.
        factor: f64,
        /// The trained length.
        trained: f64,
    },
    /// The factor is not said, and follows from two lengths.
    FactorOf {
        /// `max_position_embeddings`.
        most: f64,
        /// The trained length.
        trained: f64,
    },
    /// `alpha` is read as `HunYuan`'s program does.
    Alpha,
    /// Both ends of the ramp are one.
    NoBand,
    /// `use_scaled_rope` stands for numbers that only Meta's program has.
    Meta {
        /// The factor.
        factor: f64,
        /// The ends of the ramp.
        ends: [f64; 2],
        /// The trained length.
        trained: f64,
    },
    /// Which part of a head turns follows from the type of model.
    Part {
        /// `model_type`.
        model: String,
        /// The part.
        part: f64,
    },
    /// The base is multiplied.
    Ratio(f64),
    /// GGUF keeps Llama 3's scaling in a tensor.
    Elsewhere,
    /// GGUF keeps the factors of `LongRoPE` in tensors.
    FactorsElsewhere,
    /// These layers turn nothing.
    Unturned(String),
    /// Nothing names rotary embedding.
    Unnamed,
    /// Words around the block were left out.
    Around,
}

/// Why something is no block of rotary parameters.
#[derive(Clone, Debug, PartialEq)]
pub enum RopeError {
    /// It is neither JSON nor Python.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What should not stand there; nothing where it ends too soon.
        found: Option<char>,
    },
    /// It is nested too deeply.
    Deep,
    /// It has no names.
    NotObject,
    /// A kind of scaling that is not known here.
    Kind(String),
    /// A number that this kind needs is not there.
    Missing(&'static str),
    /// A number that is not a number, or does not fit the others.
    Wrong(&'static str),
    /// A list that has not one factor for each pair, or sections that do not have all pairs between them.
    Count {
        /// Which.
        key: &'static str,
        /// For how many pairs it is.
        got: usize,
        /// How many there are.
        pairs: usize,
    },
    /// A number that is out of range.
    Range {
        /// Which.
        key: &'static str,
        /// The least that is taken.
        least: f64,
        /// The most.
        most: f64,
    },
    /// The kind of scaling is said by something else than a word.
    NotWord,
    /// No kind of layer has any rotary embedding.
    NoLayers,
}
