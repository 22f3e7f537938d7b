//! What positions a model has, by its config: rotary embedding, or one of the other kinds, or none.
//!
//! A config states a kind in one of three ways, in this order: by a flag (`alibi`), by a word (`position_embedding_type`),
//! or only by the name of its architecture, whose code has the positions. Sources: the config classes and the code of the
//! library Transformers (5.24) and of models with their own code (MPT, Kimi Linear); `gguf-py/gguf/constants.py` of
//! llama.cpp.

use super::RopeError;
use super::block::Block;
use super::keys::{self, Names};
use super::value::Value;

/// The kind of positions of a model.
#[derive(Clone, Debug, PartialEq)]
pub enum Positions {
    /// Rotary embedding: in how many of how many layers, as far as the config says.
    Rotary {
        /// The number of layers with rotary embedding.
        turning: Option<u32>,
        /// The number of all layers.
        all: Option<u32>,
    },
    /// `ALiBi` (Press et al. 2022): head h has the slope 2^(−most·h/heads).
    Alibi {
        /// The number of heads.
        heads: Option<u32>,
        /// The exponent of the last head: 8, or `alibi_bias_max`.
        most: f64,
    },
    /// A learned number for each bucket of distances (Raffel et al. 2020).
    Buckets {
        /// The number of buckets.
        count: u32,
        /// The distance from which on all share the last bucket.
        most: u32,
    },
    /// Learned vectors for each distance (Shaw et al. 2018; `DeBERTa`).
    Distances,
    /// A learned table, with this many rows.
    Learned(Option<u32>),
    /// Sinusoids.
    Sinusoids,
    /// Sinusoids in the encoder, and a learned table in the decoder, with this many rows (`Whisper`).
    SinusoidsAndLearned(Option<u32>),
    /// A convolution over this many neighbours.
    Convolution(Option<u32>),
    /// A recurrence: the model reads in order.
    Recurrence,
    /// None; the name that says so.
    None(&'static str),
    /// The config names none.
    Unnamed,
}

/// `ALiBi`'s exponent of the last head.
const ALIBI_MOST: Names = &["alibi_bias_max", ".attention.max_alibi_bias"];
/// The kinds of layers, one word per layer.
const LAYER_TYPES: &str = "layer_types";

/// Architectures whose configs do not say that they have rotary embedding.
const ROTARY: Names = &[
    "baichuan",
    "chatglm",
    "codegen",
    "cohere",
    "falcon",
    "gemma",
    "gemma2",
    "glm",
    "gpt_neox",
    "gptj",
    "internlm",
    "internlm2",
    "llama",
    "mistral",
    "mixtral",
    "olmo",
    "persimmon",
    "phi",
    "phi3",
    "qwen",
    "qwen2",
    "qwen3",
    "RefinedWeb",
    "RefinedWebModel",
    "stablelm",
    "starcoder2",
];
/// Architectures with another kind of positions.
const OTHERS: [(&str, Kind); 40] = [
    ("bloom", Kind::Alibi),
    ("mpt", Kind::Learned),
    ("gpt2", Kind::Learned),
    ("gpt_neo", Kind::Learned),
    ("gpt_bigcode", Kind::Learned),
    ("openai-gpt", Kind::Learned),
    ("opt", Kind::Learned),
    ("bert", Kind::Learned),
    ("roberta", Kind::Learned),
    ("xlm-roberta", Kind::Learned),
    ("albert", Kind::Learned),
    ("electra", Kind::Learned),
    ("camembert", Kind::Learned),
    ("distilbert", Kind::Learned),
    ("bart", Kind::Learned),
    ("mbart", Kind::Learned),
    ("longformer", Kind::Learned),
    ("clip_text_model", Kind::Learned),
    ("vit", Kind::Learned),
    ("biogpt", Kind::Learned),
    ("whisper", Kind::Whisper),
    ("marian", Kind::Sinusoids),
    ("pegasus", Kind::Sinusoids),
    ("ctrl", Kind::Sinusoids),
    ("m2m_100", Kind::Sinusoids),
    ("xglm", Kind::Sinusoids),
    ("fsmt", Kind::Sinusoids),
    ("t5", Kind::Buckets),
    ("mt5", Kind::Buckets),
    ("deberta", Kind::Distances),
    ("deberta-v2", Kind::Distances),
    ("wav2vec2", Kind::Convolution),
    ("hubert", Kind::Convolution),
    ("data2vec-audio", Kind::Convolution),
    ("mamba", Kind::Recurrence),
    ("mamba2", Kind::Recurrence),
    ("falcon_mamba", Kind::Recurrence),
    ("rwkv", Kind::Recurrence),
    ("xlstm", Kind::Recurrence),
    ("jamba", Kind::Recurrence),
];
/// Architectures in which layers with full attention have no positions, beside others with a sliding window and rotation.
const FULL_UNTURNED: Names = &["cohere2", "exaone4"];
/// Kinds of layers without attention, which read in order.
const RECURRENT: Names = &["linear_attention", "mamba", "conv", "recurrent", "short_conv"];

/// A kind of positions, whose numbers the config may say.
#[derive(Clone, Copy)]
enum Kind {
    Alibi,
    Buckets,
    Distances,
    Learned,
    Sinusoids,
    Whisper,
    Convolution,
    Recurrence,
}

/// The name of the architecture.
fn architecture<'a>(block: &Block<'a>) -> Option<&'a str> {
    let (_, entry) = block.find(&["model_type", "general.architecture"])?;
    entry.value.text()
}

/// The kind of positions other than rotary embedding that a config states; `None` if it states none.
///
/// # Errors
/// If a number of these positions is of the wrong type or out of range.
pub(super) fn other_than_rotary(block: &Block<'_>, is_rotary_named: bool) -> Result<Option<Positions>, RopeError> {
    let alibi = block.flag(&["alibi", "use_alibi"]);
    if alibi == Some(true) || block.find(&[ALIBI_MOST[1]]).is_some() {
        return of_kind(Kind::Alibi, block).map(Some);
    }
    for name in ["mla_use_nope", "use_nope"] {
        if block.flag(&[name]) == Some(true) {
            return Ok(Some(Positions::None(name)));
        }
    }
    if let Some((name, entry)) = block.find(&["position_embedding_type", "pos_emb_type"]) {
        let kind = match entry.value.text() {
            Some("alibi") => Some(Kind::Alibi),
            Some("absolute" | "learned" | "learned_absolute" | "learnable") => Some(Kind::Learned),
            Some("relative_key" | "relative_key_query") => Some(Kind::Distances),
            Some("sinusoidal") => Some(Kind::Sinusoids),
            Some("nope" | "none") => {
                entry.read();
                return Ok(Some(Positions::None(name)));
            }
            _ => None,
        };
        // Some rotary models still have the word of the class that they extend.
        if let Some(kind) = kind.filter(|_| !is_rotary_named) {
            entry.read();
            return of_kind(kind, block).map(Some);
        }
    }
    if is_rotary_named {
        return Ok(None);
    }
    if block.find(&["relative_attention_num_buckets"]).is_some() {
        return of_kind(Kind::Buckets, block).map(Some);
    }
    if block.flag(&["relative_attention"]) == Some(true) {
        return Ok(Some(Positions::Distances));
    }
    if block.flag(&["learned_pos_emb"]) == Some(true) {
        return of_kind(Kind::Learned, block).map(Some);
    }
    let Some(architecture) = architecture(block) else { return Ok(None) };
    let kind = OTHERS.iter().find(|(known, _)| *known == architecture).map(|(_, kind)| *kind);
    kind.map(|kind| of_kind(kind, block)).transpose()
}

/// Whether the code of this architecture has rotary embedding, though its config need not say so.
pub(super) fn is_rotary_architecture(block: &Block<'_>) -> bool {
    architecture(block).is_some_and(|architecture| ROTARY.contains(&architecture))
}

/// Positions of this kind with the numbers of the config.
fn of_kind(kind: Kind, block: &Block<'_>) -> Result<Positions, RopeError> {
    let whole = |number: f64| number.min(f64::from(u32::MAX)) as u32;
    let count = |names: Names| block.number(names).map(|number| number.map(whole));
    Ok(match kind {
        Kind::Alibi => Positions::Alibi { heads: count(keys::HEADS)?, most: block.number(ALIBI_MOST)?.unwrap_or(8.0) },
        Kind::Buckets => Positions::Buckets {
            count: count(&["relative_attention_num_buckets"])?.unwrap_or(32),
            most: count(&["relative_attention_max_distance"])?.unwrap_or(128),
        },
        Kind::Distances => Positions::Distances,
        Kind::Learned if block.flag(&["sinusoidal_pos_embds"]) == Some(true) => Positions::Sinusoids,
        Kind::Learned => Positions::Learned(count(keys::ROWS)?),
        Kind::Sinusoids => Positions::Sinusoids,
        Kind::Whisper => Positions::SinusoidsAndLearned(count(&["max_target_positions"])?),
        Kind::Convolution => Positions::Convolution(count(&["num_conv_pos_embeddings"])?),
        Kind::Recurrence => Positions::Recurrence,
    })
}

/// In how many of its layers a model has rotary embedding. `unturned` are kinds of layers whose block is null.
///
/// # Errors
/// If a number of layers is of the wrong type or out of range.
pub(super) fn rotary(block: &Block<'_>, unturned: &[&str]) -> Result<Positions, RopeError> {
    let all = block.number(keys::LAYERS)?.map(|number| number.min(1e4) as u32);
    let types = layer_types(block);
    let has_full_unturned = architecture(block).is_some_and(|name| FULL_UNTURNED.contains(&name));
    let is_without = |kind: &str| {
        RECURRENT.contains(&kind) || unturned.contains(&kind) || has_full_unturned && kind == "full_attention"
    };
    // Despite its name, the list holds 1 for layers with rotation. If it is empty, the interval counts.
    let flags = block.counts(&["no_rope_layers"])?.filter(|flags| !flags.is_empty());
    let every = block.number(&["no_rope_layer_interval", "nope_layer_interval"])?;
    let listed = flags.as_ref().map_or(types.len(), Vec::len);
    let all = all.or((listed > 0).then_some(listed as u32));
    let turning = match (flags, every, all) {
        (Some(flags), ..) => Some(flags.iter().filter(|flag| **flag != 0).count() as u32),
        (None, Some(every), Some(all)) => Some(all - (f64::from(all) / every.max(1.0)).floor() as u32),
        _ if !types.is_empty() => Some(types.iter().filter(|kind| !is_without(kind)).count() as u32),
        _ if unturned.is_empty() && !has_full_unturned => all,
        _ => None,
    };
    Ok(Positions::Rotary { turning: turning.filter(|turning| all.is_none_or(|all| *turning <= all)), all })
}

/// The number of layers of a kind, if the config lists the kinds of its layers.
pub(super) fn layers_of(block: &Block<'_>, kind: &str) -> Option<u32> {
    let count = layer_types(block).iter().filter(|known| **known == kind).count();
    (count > 0).then_some(count as u32)
}

fn layer_types<'a>(block: &Block<'a>) -> Vec<&'a str> {
    let Some((_, entry)) = block.find(&[LAYER_TYPES]) else { return Vec::new() };
    let Value::List(types) = &entry.value else { return Vec::new() };
    entry.read();
    types.iter().filter_map(Value::text).collect()
}
