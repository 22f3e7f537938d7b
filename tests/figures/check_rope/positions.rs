//! Which positions a model has, by configs as published (parts of them) and as other libraries' tests have them.

use phasor_figures::check::rope::{Config, Positions};

use super::report;

/// A config, the positions it says, and a part of the report.
type Case = (&'static str, &'static str, Positions, &'static str);

const fn rotary(turning: u32, all: u32) -> Positions {
    Positions::Rotary { turning: Some(turning), all: Some(all) }
}

const UNKNOWN_LAYERS: Positions = Positions::Rotary { turning: None, all: None };

static CASES: &[Case] = &[
    (
        "GPT-2",
        r#"{"model_type": "gpt2", "n_ctx": 1024, "n_embd": 768, "n_head": 12, "n_layer": 12, "n_positions": 1024}"#,
        Positions::Learned(Some(1024)),
        "table of 1024 rows",
    ),
    (
        "BERT",
        r#"{"hidden_size": 768, "num_attention_heads": 12, "max_position_embeddings": 512, "model_type": "bert",
                "position_embedding_type": "absolute"}"#,
        Positions::Learned(Some(512)),
        "table of 512 rows",
    ),
    (
        "BERT with relative keys",
        r#"{"model_type": "bert", "position_embedding_type": "relative_key_query", "max_position_embeddings": 512}"#,
        Positions::Distances,
        "distance between two positions",
    ),
    (
        "T5",
        r#"{"model_type": "t5", "d_model": 512, "d_kv": 64, "num_heads": 8, "num_layers": 6, "n_positions": 512,
                "relative_attention_num_buckets": 32}"#,
        Positions::Buckets { count: 32, most: 128 },
        "from 91 on in an encoder, which tells directions apart, and from 113 on in a decoder",
    ),
    (
        "DeBERTa v3",
        r#"{"model_type": "deberta-v2", "relative_attention": true, "position_buckets": 256, "hidden_size": 768}"#,
        Positions::Distances,
        "Nothing turns",
    ),
    (
        "BLOOM 560M",
        r#"{"model_type": "bloom", "n_layer": 24, "num_attention_heads": 16, "hidden_size": 1024}"#,
        Positions::Alibi { heads: Some(16), most: 8.0 },
        "2^(−8·h/16), from 0.7071 to 0.003906",
    ),
    (
        "BLOOM 176B, whose heads are no power of two",
        r#"{"model_type": "bloom", "n_head": 112, "n_embed": 14336}"#,
        Positions::Alibi { heads: Some(112), most: 8.0 },
        "no power of two",
    ),
    (
        "Falcon RW, with ALiBi",
        r#"{"model_type": "falcon", "alibi": true, "hidden_size": 2048, "num_attention_heads": 32}"#,
        Positions::Alibi { heads: Some(32), most: 8.0 },
        "ALiBi",
    ),
    (
        "Falcon 7B, whose config only says that it has no ALiBi",
        r#"{"model_type": "falcon", "alibi": false, "hidden_size": 4544, "num_attention_heads": 71,
                "num_hidden_layers": 32}"#,
        rotary(32, 32),
        "in all 32 layers",
    ),
    (
        "MPT StoryWriter",
        r#"{"model_type": "mpt", "d_model": 4096, "n_heads": 32, "n_layers": 32, "max_seq_len": 65536,
                "learned_pos_emb": true, "attn_config": {"alibi": true, "alibi_bias_max": 16}}"#,
        Positions::Alibi { heads: Some(32), most: 16.0 },
        "2^(−16·h/32), from 0.7071 to 1.526",
    ),
    (
        "MPT with a learned table, and defaults of the rotary embedding that it does not use",
        r#"{"model_type": "mpt", "d_model": 768, "n_heads": 12, "max_seq_len": 2048, "learned_pos_emb": true,
                "attn_config": {"alibi": false, "rope": false, "rope_theta": 10000}}"#,
        Positions::Learned(Some(2048)),
        "rope_theta: nothing turns",
    ),
    (
        "MPT with rotary embedding",
        r#"{"model_type": "mpt", "d_model": 768, "n_heads": 12, "attn_config": {"rope": true, "rope_theta": 10000}}"#,
        UNKNOWN_LAYERS,
        "Positions: rotary embedding.",
    ),
    (
        "Whisper",
        r#"{"model_type": "whisper", "max_source_positions": 1500, "max_target_positions": 448, "d_model": 384}"#,
        Positions::SinusoidsAndLearned(Some(448)),
        "448 rows in the decoder",
    ),
    (
        "Marian",
        r#"{"model_type": "marian", "d_model": 512, "static_position_embeddings": true}"#,
        Positions::Sinusoids,
        "sines and cosines",
    ),
    (
        "DistilBERT with sinusoids",
        r#"{"model_type": "distilbert", "sinusoidal_pos_embds": true, "max_position_embeddings": 512}"#,
        Positions::Sinusoids,
        "sines and cosines",
    ),
    (
        "wav2vec 2.0",
        r#"{"model_type": "wav2vec2", "num_conv_pos_embeddings": 128, "hidden_size": 768}"#,
        Positions::Convolution(Some(128)),
        "over 128 neighbours",
    ),
    ("Mamba", r#"{"model_type": "mamba", "state_size": 16, "hidden_size": 768}"#, Positions::Recurrence, "in order"),
    (
        "Kimi Linear, which names a base and turns nothing",
        r#"{"model_type": "kimi_linear", "mla_use_nope": true, "rope_theta": 10000.0, "qk_rope_head_dim": 64,
                "num_hidden_layers": 27}"#,
        Positions::None("mla_use_nope"),
        "rope_theta: nothing turns, so it has no effect",
    ),
    (
        "Granite 4 hybrid, without positions",
        r#"{"model_type": "granitemoehybrid", "position_embedding_type": "nope", "rope_theta": 10000,
                "hidden_size": 1536}"#,
        Positions::None("position_embedding_type"),
        "as position_embedding_type says",
    ),
    (
        "SmolLM3, whose list holds 1 for layers with rotation",
        r#"{"model_type": "smollm3", "hidden_size": 2048, "num_attention_heads": 16, "num_hidden_layers": 8,
                "no_rope_layer_interval": 4, "rope_theta": 5000000.0, "no_rope_layers": [1, 1, 1, 0, 1, 1, 1, 0]}"#,
        rotary(6, 8),
        "in 6 of 8 layers; layers that turn nothing: 2",
    ),
    (
        "Llama 4, with an empty list and an interval",
        r#"{"model_type": "llama4_text", "num_hidden_layers": 48, "no_rope_layers": [], "no_rope_layer_interval": 4,
                "rope_theta": 500000.0, "head_dim": 128}"#,
        rotary(36, 48),
        "in 36 of 48 layers",
    ),
    (
        "Command R7B, whose layers with full attention turn nothing",
        r#"{"model_type": "cohere2", "rope_theta": 50000, "head_dim": 128, "num_hidden_layers": 4,
                "layer_types": ["sliding_attention", "sliding_attention", "sliding_attention", "full_attention"]}"#,
        rotary(3, 4),
        "in 3 of 4 layers",
    ),
    (
        "Qwen3-Next, most of whose layers are recurrent",
        r#"{"model_type": "qwen3_next", "rope_theta": 10000000, "head_dim": 256, "num_hidden_layers": 4,
                "partial_rotary_factor": 0.25,
                "layer_types": ["linear_attention", "linear_attention", "linear_attention", "full_attention"]}"#,
        rotary(1, 4),
        "in 1 of 4 layers",
    ),
    (
        "Gemma 3, with two kinds of layers",
        r#"{"model_type": "gemma3_text", "rope_theta": 1000000, "rope_local_base_freq": 10000, "head_dim": 256,
                "num_hidden_layers": 3, "layer_types": ["sliding_attention", "sliding_attention", "full_attention"]}"#,
        rotary(3, 3),
        "sliding_attention, 2 layers",
    ),
    (
        "the first LLaMA, whose config names no base",
        r#"{"model_type": "llama", "hidden_size": 4096, "num_attention_heads": 32, "num_hidden_layers": 32}"#,
        rotary(32, 32),
        "10000 is assumed",
    ),
    (
        "BLOOM in GGUF",
        "llama_model_loader: - kv 0: general.architecture str = bloom\nllama_model_loader: - kv 1: bloom.attention.head_count u32 = 16\nllama_model_loader: - kv 2: bloom.embedding_length u32 = 1024",
        Positions::Alibi { heads: Some(16), most: 8.0 },
        "ALiBi",
    ),
    (
        "names with hyphens, which nothing reads",
        r#"{"positional-encoding": {"type": "rope", "rope-dim": 48, "rope-theta": 10000,
                "rope-scaling": {"rope-type": "longrope", "original-max-position-embeddings": 4096}}}"#,
        Positions::Unnamed,
        "rope-theta: nothing reads this spelling; rope_theta would be read",
    ),
    (
        "names in the notation of Swift",
        r#"{"hiddenSize": 4096, "ropeTheta": 10000}"#,
        Positions::Unnamed,
        "ropeTheta: nothing reads this spelling; rope_theta would be read",
    ),
    ("only sizes", r#"{"hidden_size": 4096, "num_attention_heads": 32}"#, Positions::Unnamed, "no number is assumed"),
    ("nothing", "{}", Positions::Unnamed, "not said here"),
];

#[test]
fn the_report_says_first_what_positions_a_model_has() {
    for (name, text, positions, words) in CASES {
        let config = Config::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(&config.positions, positions, "{name}");
        let is_rotary = matches!(positions, Positions::Rotary { .. });
        assert_eq!(!config.layers.is_empty(), is_rotary, "{name}");
        let report = report(text);
        assert!(report.starts_with("Positions: "), "{name}: {report}");
        assert!(report.contains(words), "{name} does not contain “{words}”:\n{report}");
        // Numbers of a rotary embedding are given only if there is one.
        assert_eq!(report.contains("Longest wavelength"), is_rotary, "{name}: {report}");
        assert!(!report.contains(['⟨', '{']) && !report.contains("  "), "{name}: {report}");
    }
}
