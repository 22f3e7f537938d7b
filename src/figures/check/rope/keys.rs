//! The names of rotary parameters in each model family. GGUF puts the name of the architecture before a parameter, as
//! in `llama.rope.freq_base`; such a name is listed without it and begins with a full stop.
//!
//! Sources: the config classes of the library Transformers (5.24) and of models with their own code (`ChatGLM`, MPT,
//! DBRX); `params.json` of Llama; the arguments of Megatron-LM and `LitGPT`; `gguf-py/gguf/constants.py` of llama.cpp,
//! and the output of its loader.

/// Names of the same parameter, in order of precedence.
pub(super) type Names = &'static [&'static str];

/// Names of blocks of rotary parameters.
pub(super) const BLOCKS: Names = &["rope_parameters", "rope_scaling"];
/// Names of inner configs: of the text model in a multimodal config, and of attention. Outer configs come first.
pub(super) const TEXT: Names = &["thinker_config", "text_config", "language_config", "llm_config", "attn_config"];

/// The model's name, or else that of its architecture.
pub(super) const NAME: Names = &["_name_or_path", "general.name", "model_type", "general.architecture"];

pub(super) const BASE: Names = &[
    "rope_theta",
    "rotary_emb_base",
    "rotary_base",
    "global_rope_theta",
    "rope_base",
    ".rope.freq_base",
    "freq_base_train",
];
/// A second base, for layers with a sliding window.
pub(super) const LOCAL_BASE: Names = &["rope_local_base_freq", "local_rope_theta", ".rope.freq_base_swa"];
/// A factor by which `ChatGLM` multiplies the base.
pub(super) const RATIO: &str = "rope_ratio";
/// Number of dimensions of a head.
pub(super) const HEAD: Names =
    &["head_dim", "kv_channels", "head_size", "attention_head_size", ".attention.key_length", "n_embd_head_k"];
/// The numbers of dimensions with and without rotation, in heads that specify both.
pub(super) const SPLIT: [&str; 2] = ["qk_rope_head_dim", "qk_nope_head_dim"];
/// Number of rotating dimensions of a head.
pub(super) const TURNING: Names = &["rotary_dim", "rotary_ndims", "rope_n_elem", ".rope.dimension_count", "n_rot"];
/// The rotating fraction of a head.
pub(super) const PART: Names =
    &["partial_rotary_factor", "rotary_pct", "rotary_percent", "rotary_percentage", "rope_pct"];
/// Number of dimensions of the model.
pub(super) const WIDTH: Names = &["hidden_size", "n_embd", "d_model", "dim", "embed_dim", ".embedding_length"];
/// Number of heads.
pub(super) const HEADS: Names = &["num_attention_heads", "n_head", "n_heads", "num_heads", ".attention.head_count"];
pub(super) const LAYERS: Names = &["num_hidden_layers", "n_layer", "n_layers", "num_layers", ".block_count"];
/// Number of rows of a learned table.
pub(super) const ROWS: Names = &["max_position_embeddings", "n_positions", "max_seq_len", "n_ctx", ".context_length"];
pub(super) const TRAINED: Names =
    &["original_max_position_embeddings", ".rope.scaling.original_context_length", "n_ctx_orig_yarn"];
/// The maximum length.
pub(super) const MOST: Names = &[
    "max_position_embeddings",
    "n_positions",
    "max_sequence_length",
    "seq_length",
    "max_seq_len",
    "n_ctx",
    "block_size",
    ".context_length",
    "n_ctx_train",
];
pub(super) const KIND: Names = &["rope_type", "type", ".rope.scaling.type"];
pub(super) const FACTOR: Names = &["factor", "rope_scaling_factor", ".rope.scaling.factor", ".rope.scale_linear"];
/// The ends of `YaRN`'s blend, in turns.
pub(super) const SLOW: Names = &["beta_slow", ".rope.scaling.yarn_beta_slow"];
pub(super) const FAST: Names = &["beta_fast", ".rope.scaling.yarn_beta_fast"];
/// llama.cpp's attention factor, which multiplies `YaRN`'s.
pub(super) const BESIDES: Names = &[".rope.scaling.attn_factor", ".rope.scaling.yarn_attn_factor"];
pub(super) const SECTIONS: Names = &["mrope_section", "xdrope_section", ".rope.dimension_sections"];
pub(super) const INTERLEAVED: Names = &["mrope_interleaved", "interleaved"];

/// Names that identify a line as GGUF metadata.
pub(super) const GGUF: Names = &[
    ".rope.freq_base",
    ".rope.dimension_count",
    ".rope.scaling.type",
    ".embedding_length",
    ".attention.head_count",
    "general.architecture",
    "freq_base_train",
];

/// The rotating fraction of a head, by `model_type`, for models whose configs do not specify it.
pub(super) const PARTS: [(&str, f64); 19] = [
    ("bamba", 0.5),
    ("chatglm", 0.5),
    ("fuyu", 0.5),
    ("glm", 0.5),
    ("glm4", 0.5),
    ("glm4_moe", 0.5),
    ("glm4v_moe_text", 0.5),
    ("gpt_neox", 0.25),
    ("moonshine", 0.9),
    ("nemotron", 0.5),
    ("persimmon", 0.5),
    ("phi", 0.5),
    ("qwen3_5", 0.25),
    ("qwen3_5_text", 0.25),
    ("qwen3_5_moe", 0.25),
    ("qwen3_5_moe_text", 0.25),
    ("qwen3_next", 0.25),
    ("recurrent_gemma", 0.5),
    ("stablelm", 0.25),
];

/// Names that only some kinds of scaling read.
const OF_KINDS: Names = &[
    "factor",
    "rope_scaling_factor",
    "alpha",
    "attention_factor",
    "mscale",
    "mscale_all_dim",
    "beta_fast",
    "beta_slow",
    "truncate",
    "low_freq_factor",
    "high_freq_factor",
    "short_factor",
    "long_factor",
    "mrope_section",
    "original_max_position_embeddings",
    "use_scaled_rope",
    ".rope.scaling.factor",
    ".rope.scaling.attn_factor",
    ".rope.scaling.yarn_beta_fast",
    ".rope.scaling.yarn_beta_slow",
    ".rope.scaling.original_context_length",
];

/// A block of rotary parameters without the config around it contains one of these names.
pub(super) const OF_BLOCKS: Names = &["rope_type", "factor", "low_freq_factor", "long_factor", "mrope_section"];
/// A whole config contains one of these names.
pub(super) const OF_CONFIGS: Names =
    &["model_type", "architectures", "vocab_size", "hidden_size", "n_embd", "d_model", "dim", "general.architecture"];

/// Any of these names says that a model has rotary embedding. Inner blocks count, even if they are null.
pub(super) const OF_ROTARY: [Names; 8] = [
    BASE,
    LOCAL_BASE,
    TURNING,
    PART,
    BLOCKS,
    OF_BLOCKS,
    &["use_scaled_rope", "rope_ratio", "no_rope_layers", "no_rope_layer_interval", "qk_rope_head_dim"],
    &[".rope.scaling.type", ".rope.scaling.factor", "freq_scale_train"],
];

/// All names that are read from a config, for a name that differs from one of these only in its notation.
const KNOWN: [Names; 20] = [
    BLOCKS,
    BASE,
    LOCAL_BASE,
    HEAD,
    &SPLIT,
    TURNING,
    PART,
    WIDTH,
    HEADS,
    LAYERS,
    TRAINED,
    MOST,
    KIND,
    SLOW,
    FAST,
    SECTIONS,
    INTERLEAVED,
    OF_KINDS,
    TEXT,
    &[RATIO],
];

/// The known name that this one would be with underscores and small letters, as in Python: `rope-theta` and `ropeTheta` are
/// `rope_theta`. `None` if there is none, or if the name has that notation already.
pub(super) fn in_notation_of_python(name: &str) -> Option<&'static str> {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.push(if letter == '-' || letter == ' ' { '_' } else { letter.to_ascii_lowercase() });
    }
    let known = KNOWN.iter().flat_map(|names| names.iter()).find(|known| **known == snake);
    known.copied().filter(|known| *known != name)
}

/// Why a name in a config is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The name is `attn_factor`, and Transformers computes that factor itself.
    Computed,
    /// It has no effect without this other name: `mscale` and `mscale_all_dim` need each other.
    NeedsOther(&'static str),
    /// This other name takes precedence.
    Instead(&'static str),
    /// Only the code of this model reads it.
    OnlyIn(&'static str),
    /// It concerns the order of dimensions, not their frequencies.
    Order,
    /// It describes how the model was trained.
    History,
    /// This kind of scaling does not read it.
    Kind,
    /// Nothing turns, so that no name of rotary embedding has an effect.
    NothingTurns,
    /// Only this other notation of the name is read.
    Notation(&'static str),
    /// The name is unknown.
    Unknown,
}

/// Why a name is not used by this kind of scaling. `has` returns whether another name is present.
pub(super) fn reason(name: &str, kind: &str, has: impl Fn(&str) -> bool) -> Reason {
    let synonyms = [BASE, HEAD, TURNING, PART, KIND, FACTOR].into_iter().find(|names| names.contains(&name));
    match name {
        "attn_factor" => Reason::Computed,
        "mscale" | "mscale_all_dim" if kind == "yarn" && has("attention_factor") => Reason::Instead("attention_factor"),
        "mscale" if kind == "yarn" => Reason::NeedsOther("mscale_all_dim"),
        "mscale_all_dim" if kind == "yarn" => Reason::NeedsOther("mscale"),
        "factor" if has("alpha") => Reason::Instead("alpha"),
        "short_mscale" | "long_mscale" => Reason::OnlyIn("PhiMoE"),
        "finetuned" => Reason::History,
        name if name.ends_with(".rope.scaling.finetuned") => Reason::History,
        "rope_interleave" | "rope_interleaved" | "rotary_interleaved" | "rope_impl" | "rope_traditional" => {
            Reason::Order
        }
        name => match synonyms.and_then(|names| names.iter().find(|other| **other != name && has(other))) {
            Some(other) => Reason::Instead(other),
            None if let Some(known) = in_notation_of_python(name) => Reason::Notation(known),
            None if OF_KINDS.iter().any(|other| matches_name(name, other)) => Reason::Kind,
            None => Reason::Unknown,
        },
    }
}

fn matches_name(key: &str, name: &str) -> bool {
    if name.starts_with('.') { key.ends_with(name) } else { key == name }
}
