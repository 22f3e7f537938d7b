//! Configs as libraries publish and print them, with the expected results, which were written before the parser.

/// One kind of layer: its name, base, rotary dimensions and those of the head (0 if unknown), the factor by which the
/// slowest wavelength is lengthened, and the attention factor.
pub type Kind = (&'static str, f64, [u32; 2], f64, f64);

/// A config.
pub struct Case {
    pub name: &'static str,
    pub text: &'static str,
    pub kinds: &'static [Kind],
    /// Texts that the messages must contain, in any order, without narrow spaces in numbers.
    pub expected_texts: &'static [&'static str],
}

/// 0.1·ln 4 + 1, and 0.1·ln 32 + 1.
const YARN_4: f64 = 1.138_629_436_111_989;
const YARN_32: f64 = 1.346_573_590_279_973;

pub const CASES: &[Case] = &[
    // From public reports.
    Case {
        name: "attn_factor",
        text: r#"{"rope_theta":1000000,"head_dim":128,"rope_scaling":{"rope_type":"yarn","factor":4.0,"original_max_position_embeddings":32768,"attn_factor":0.8782488562869419}}"#,
        kinds: &[("", 1e6, [128, 128], 4.0, YARN_4)],
        expected_texts: &["attn_factor: Transformers does not read it", "0.1·ln 4 + 1 = 1.13863"],
    },
    Case {
        name: "GPT-NeoX-20B",
        text: r#"{"hidden_size":6144,"num_attention_heads":64,"rotary_pct":0.25,"rotary_emb_base":10000}"#,
        kinds: &[("", 1e4, [24, 96], 1.0, 1.0)],
        expected_texts: &["24 of 96 dimensions"],
    },
    Case {
        name: "GPT-J-6B",
        text: r#"{"n_embd":4096,"n_head":16,"rotary_dim":64}"#,
        kinds: &[("", 1e4, [64, 256], 1.0, 1.0)],
        expected_texts: &["64 of 256 dimensions", "10000 is assumed"],
    },
    Case {
        name: "params.json of Llama 3.1",
        text: r#"{"dim":4096,"n_layers":32,"n_heads":32,"n_kv_heads":8,"rope_theta":500000.0,"use_scaled_rope":true}"#,
        kinds: &[("", 5e5, [128, 128], 8.0, 1.0)],
        expected_texts: &["as in Llama 3", "8, 1, 4 and 8192", "n_kv_heads"],
    },
    Case {
        name: "a block for each kind of layer",
        text: r#"{"head_dim":256,"rope_parameters":{"full_attention":{"rope_type":"linear","factor":8.0,"rope_theta":1000000.0},"sliding_attention":{"rope_type":"default","rope_theta":10000.0}}}"#,
        kinds: &[("full_attention", 1e6, [256, 256], 8.0, 1.0), ("sliding_attention", 1e4, [256, 256], 1.0, 1.0)],
        expected_texts: &["every frequency divided by 8"],
    },
    Case {
        name: "Qwen2-VL-7B",
        text: r#"{"hidden_size":3584,"num_attention_heads":28,"rope_theta":1000000.0,"rope_scaling":{"type":"mrope","mrope_section":[16,24,24]}}"#,
        kinds: &[("", 1e6, [128, 128], 1.0, 1.0)],
        expected_texts: &["16, 24, 24 pairs", "one after the other"],
    },
    Case {
        name: "a Python dict",
        text: "{'factor': 8.0, 'rope_type': 'llama3', 'low_freq_factor': 1.0, 'high_freq_factor': 4.0, 'original_max_position_embeddings': 8192}",
        kinds: &[("", 1e4, [128, 0], 8.0, 1.0)],
        expected_texts: &["as in Llama 3", "128 is assumed"],
    },
    Case {
        name: "Llama 4 Scout",
        text: r#"{"head_dim":128,"rope_theta":500000.0,"rope_scaling":{"factor":16.0,"high_freq_factor":1.0,"low_freq_factor":1.0,"original_max_position_embeddings":8192,"rope_type":"llama3"}}"#,
        kinds: &[("", 5e5, [128, 128], 16.0, 1.0)],
        expected_texts: &["no band of blending"],
    },
    Case {
        name: "HunYuan",
        text: r#"{"head_dim":128,"rope_theta":10000.0,"rope_scaling":{"alpha":1000.0,"factor":1.0,"type":"dynamic","mscale":1.0}}"#,
        kinds: &[("", 1e4, [128, 128], 1000.0, 1.0)],
        expected_texts: &["10000 · 1000^(128/126)", "factor: alpha is read instead", "mscale: dynamic does not use it"],
    },
    Case {
        name: "Qwen3 with YaRN switched on",
        text: r#"{"head_dim":128,"rope_theta":1000000,"max_position_embeddings":40960,"rope_scaling":{"rope_type":"yarn","factor":4.0,"original_max_position_embeddings":32768}}"#,
        kinds: &[("", 1e6, [128, 128], 4.0, YARN_4)],
        expected_texts: &["max_position_embeddings is 40960, not 4 · 32768 = 131072", "factor 4 is used, not 1.25"],
    },
    // From libraries.
    Case {
        name: "Gemma 3",
        text: r#"{"model_type": "gemma3", "text_config": {"head_dim": 256, "hidden_size": 3840, "num_attention_heads": 16,
            "rope_local_base_freq": 10000.0, "rope_theta": 1000000.0, "rope_scaling": {"factor": 8.0, "rope_type": "linear"},
            "sliding_window": 1024}, "vision_config": {"hidden_size": 1152}}"#,
        kinds: &[("full_attention", 1e6, [256, 256], 8.0, 1.0), ("sliding_attention", 1e4, [256, 256], 1.0, 1.0)],
        expected_texts: &["vision_config", "sliding_window"],
    },
    Case {
        name: "ModernBERT",
        text: r#"{"model_type": "modernbert", "hidden_size": 768, "num_attention_heads": 12, "global_rope_theta": 160000.0,
            "local_rope_theta": 10000.0, "local_attention": 128, "max_position_embeddings": 8192}"#,
        kinds: &[("full_attention", 160_000.0, [64, 64], 1.0, 1.0), ("sliding_attention", 1e4, [64, 64], 1.0, 1.0)],
        expected_texts: &["Original length\n8192 positions"],
    },
    Case {
        name: "LongRoPE, as in Phi 3",
        text: r#"{"hidden_size": 32, "num_attention_heads": 4, "rope_theta": 10000.0, "max_position_embeddings": 131072,
            "original_max_position_embeddings": 4096, "rope_scaling": {"type": "longrope", "long_mscale": 1.24,
            "short_factor": [1.0, 1.0, 1.1, 1.5], "long_factor": [1.05, 2.5, 30.0, 64.25]}}"#,
        // √(1 + ln 32/ln 4096) = √(1 + 5/12)
        kinds: &[("", 1e4, [8, 8], 64.25, 1.190_238_071_424_09)],
        expected_texts: &["up to 4096 positions", "131072/4096 = 32", "long_mscale: only PhiMoE"],
    },
    Case {
        name: "DeepSeek V3",
        text: r#"{"qk_rope_head_dim": 64, "qk_nope_head_dim": 128, "hidden_size": 7168, "num_attention_heads": 128,
            "rope_theta": 10000, "max_position_embeddings": 163840, "rope_scaling": {"type": "yarn", "factor": 40,
            "beta_fast": 32, "beta_slow": 1, "mscale": 1.0, "mscale_all_dim": 1.0, "original_max_position_embeddings": 4096}}"#,
        kinds: &[("", 1e4, [64, 192], 40.0, 1.0)],
        expected_texts: &["64 of 192 dimensions", "mscale and mscale_all_dim"],
    },
    Case {
        name: "gpt-oss",
        text: r#"{"head_dim": 64, "rope_theta": 150000, "max_position_embeddings": 131072, "rope_scaling": {"beta_fast": 32.0,
            "beta_slow": 1.0, "factor": 32.0, "original_max_position_embeddings": 4096, "rope_type": "yarn", "truncate": false}}"#,
        kinds: &[("", 150_000.0, [64, 64], 32.0, YARN_32)],
        expected_texts: &["0.1·ln 32 + 1 = 1.34657"],
    },
    Case {
        name: "Qwen3-VL",
        text: r#"{"text_config": {"head_dim": 128, "rope_theta": 5000000, "rope_scaling": {"mrope_interleaved": true,
            "mrope_section": [24, 20, 20], "rope_type": "default"}}}"#,
        kinds: &[("", 5e6, [128, 128], 1.0, 1.0)],
        expected_texts: &["24, 20, 20 pairs", "in turn"],
    },
    Case {
        name: "llama.cpp's loader",
        text: "llama_model_loader: loaded meta data with 29 key-value pairs and 292 tensors from model.gguf (version GGUF V3)\n\
            llama_model_loader: - kv   0:                       general.architecture str              = llama\n\
            llama_model_loader: - kv  10:                       llama.context_length u32              = 131072\n\
            llama_model_loader: - kv  11:                     llama.embedding_length u32              = 4096\n\
            llama_model_loader: - kv  13:                 llama.attention.head_count u32              = 32\n\
            llama_model_loader: - kv  15:                       llama.rope.freq_base f32              = 500000.000000\n\
            llama_model_loader: - kv  18:                 llama.rope.dimension_count u32              = 128\n\
            llama_model_loader: - kv  21:                      tokenizer.ggml.tokens arr[str,128256]  = [\"!\", \"\\\"\", \"#\"]\n\
            llama_model_loader: - kv  28:               tokenizer.chat_template str              = {% set x = 1 %}\n",
        kinds: &[("", 5e5, [128, 128], 1.0, 1.0)],
        expected_texts: &["Original length\n131072 positions", "rope_freqs", "tokenizer.chat_template"],
    },
    Case {
        name: "gguf-dump",
        text: "* Dumping 26 key/value pair(s)\n\
            \x20     9: UINT32     |        1 | qwen2.context_length = 32768\n\
            \x20    10: UINT32     |        1 | qwen2.embedding_length = 3584\n\
            \x20    12: UINT32     |        1 | qwen2.attention.head_count = 28\n\
            \x20    14: FLOAT32    |        1 | qwen2.rope.freq_base = 1000000.0\n\
            \x20    15: STRING     |        1 | qwen2.rope.scaling.type = 'yarn'\n\
            \x20    16: FLOAT32    |        1 | qwen2.rope.scaling.factor = 4.0\n\
            \x20    17: UINT32     |        1 | qwen2.rope.scaling.original_context_length = 32768\n\
            \x20    18: BOOL       |        1 | qwen2.rope.scaling.finetuned = True\n",
        kinds: &[("", 1e6, [128, 128], 4.0, YARN_4)],
        expected_texts: &["YaRN", "qwen2.rope.scaling.finetuned: it changes no frequency"],
    },
    Case {
        name: "metadata as llama-cpp-python prints it",
        text: "Model metadata: {'general.architecture': 'llama', 'llama.rope.freq_base': '500000.000000', 'llama.rope.dimension_count': '64', \
            'llama.embedding_length': '2048', 'llama.attention.head_count': '32', 'llama.context_length': '8192'}",
        kinds: &[("", 5e5, [64, 64], 1.0, 1.0)],
        expected_texts: &["Original length\n8192 positions", "Words around the block"],
    },
    Case {
        name: "Gemma 3 in GGUF, with a second base",
        text: "gemma3.attention.key_length u32 = 256\ngemma3.rope.freq_base f32 = 1000000.000000\n\
            gemma3.rope.freq_base_swa f32 = 10000.000000\ngemma3.rope.scaling.type str = linear\ngemma3.rope.scaling.factor f32 = 8.000000\n",
        kinds: &[("full_attention", 1e6, [256, 256], 8.0, 1.0), ("sliding_attention", 1e4, [256, 256], 1.0, 1.0)],
        expected_texts: &["every frequency divided by 8"],
    },
    Case {
        name: "Gemma 4",
        text: r#"{"text_config": {"head_dim": 256, "global_head_dim": 512, "rope_parameters": {"full_attention": {"rope_type": "proportional",
            "partial_rotary_factor": 0.25, "rope_theta": 1000000.0}, "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}}}}"#,
        kinds: &[("full_attention", 1e6, [128, 512], 1.0, 1.0), ("sliding_attention", 1e4, [256, 256], 1.0, 1.0)],
        expected_texts: &["128 of 512 dimensions", "exponents count over the whole head"],
    },
    Case {
        name: "GLM-4",
        text: r#"{"model_type": "chatglm", "kv_channels": 128, "hidden_size": 4096, "num_attention_heads": 32, "rope_ratio": 500,
            "seq_length": 131072, "original_rope": true}"#,
        kinds: &[("", 5e6, [64, 128], 1.0, 1.0)],
        expected_texts: &["64 of 128 dimensions", "model_type chatglm", "original_rope"],
    },
    Case {
        name: "Phi 2",
        text: r#"{"model_type": "phi", "hidden_size": 2560, "num_attention_heads": 32, "partial_rotary_factor": 0.4, "rope_theta": 10000.0}"#,
        kinds: &[("", 1e4, [32, 80], 1.0, 1.0)],
        expected_texts: &["32 of 80 dimensions"],
    },
    Case {
        name: "StableLM, whose config leaves out the fraction 0.25",
        text: r#"{"model_type": "stablelm", "hidden_size": 2560, "num_attention_heads": 32, "rope_theta": 10000}"#,
        kinds: &[("", 1e4, [20, 80], 1.0, 1.0)],
        expected_texts: &["0.25 of a head", "model_type stablelm"],
    },
    Case {
        name: "a config as Transformers prints it, with comments and trailing commas",
        text: "LlamaConfig {\n  // the 1B\n  \"head_dim\": 64, # said\n  \"rope_theta\": 500000.0,\n  \"rope_scaling\": {\"factor\": 32.0, \"low_freq_factor\": 1.0,\n  \
            \"high_freq_factor\": 4.0, \"original_max_position_embeddings\": 8192, \"rope_type\": \"llama3\",},\n  \"max_position_embeddings\": 131072,\n}\n",
        kinds: &[("", 5e5, [64, 64], 32.0, 1.0)],
        expected_texts: &["Used to\n131072 positions, 16 times"],
    },
    Case {
        name: "arguments as a dataclass prints them",
        text: "ModelArgs(dim=2048, n_layers=16, n_heads=32, n_kv_heads=8, vocab_size=-1, rope_theta=500000.0, use_scaled_rope=True, max_seq_len=2048)",
        kinds: &[("", 5e5, [64, 64], 8.0, 1.0)],
        expected_texts: &["vocab_size"],
    },
    Case {
        name: "an error of an older Transformers",
        text: "ValueError: `rope_scaling` must be a dictionary with two fields, `type` and `factor`, got {'factor': 8.0, 'low_freq_factor': 1.0, \
            'high_freq_factor': 4.0, 'original_max_position_embeddings': 8192, 'rope_type': 'llama3'}",
        kinds: &[("", 1e4, [128, 0], 8.0, 1.0)],
        expected_texts: &["Words around the block"],
    },
    Case {
        name: "an assignment in Python",
        text: "model.config.rope_scaling = {\"type\": \"dynamic\", \"factor\": 2.0, \"finetuned\": None}",
        // (2·2 − 1) at the slowest pair
        kinds: &[("", 1e4, [128, 0], 3.0, 1.0)],
        expected_texts: &["grows with the input"],
    },
    Case {
        name: "MPT",
        text: r#"{"d_model": 4096, "n_heads": 32, "max_seq_len": 2048, "attn_config": {"rope": true, "rope_theta": 10000, "rope_impl": "dail"}}"#,
        kinds: &[("", 1e4, [128, 128], 1.0, 1.0)],
        expected_texts: &["rope_impl: it says which dimensions make a pair", "Original length\n2048 positions"],
    },
    Case {
        name: "Megatron",
        text: r#"{"kv_channels": 128, "rotary_base": 1000000, "rotary_percent": 0.5, "rotary_interleaved": false}"#,
        kinds: &[("", 1e6, [64, 128], 1.0, 1.0)],
        expected_texts: &["rotary_interleaved: it says which dimensions make a pair"],
    },
    Case {
        name: "Qwen2.5-Omni, nested twice",
        text: r#"{"thinker_config": {"text_config": {"hidden_size": 3584, "num_attention_heads": 28, "rope_theta": 1000000.0,
            "rope_scaling": {"mrope_section": [16, 24, 24], "rope_type": "default", "type": "default"}}}, "talker_config": {"rope_theta": 5}}"#,
        kinds: &[("", 1e6, [128, 128], 1.0, 1.0)],
        expected_texts: &["16, 24, 24 pairs", "talker_config"],
    },
    Case {
        name: "layers without rotation",
        text: r#"{"head_dim": 128, "rope_theta": 5000000.0, "no_rope_layers": [1, 1, 1, 0], "rope_scaling": null}"#,
        kinds: &[("", 5e6, [128, 128], 1.0, 1.0)],
        expected_texts: &["in 3 of 4 layers; layers that turn nothing: 1"],
    },
    Case {
        name: "a kind of layer without rotation",
        text: r#"{"head_dim": 64, "rope_parameters": {"full_attention": null, "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0}}}"#,
        kinds: &[("sliding_attention", 1e4, [64, 64], 1.0, 1.0)],
        expected_texts: &["full_attention turns nothing"],
    },
    Case {
        name: "mscale alone",
        text: r#"{"head_dim": 64, "rope_theta": 1e4, "rope_scaling": {"rope_type": "yarn", "factor": 4, "mscale": 0.707, "extra": [1], "original_max_position_embeddings": 4096}}"#,
        kinds: &[("", 1e4, [64, 64], 4.0, YARN_4)],
        expected_texts: &["mscale: it is read only together with mscale_all_dim", "extra: it is not known here"],
    },
    Case {
        name: "two names for the kind",
        text: r#"{"head_dim": 64, "rope_theta": 1e4, "rope_scaling": {"rope_type": "linear", "type": "dynamic", "factor": 4, "low_freq_factor": 1}}"#,
        kinds: &[("", 1e4, [64, 64], 4.0, 1.0)],
        expected_texts: &["type: rope_type is read instead", "low_freq_factor: linear does not use it"],
    },
    Case {
        name: "an attention factor that is given",
        text: r#"{"head_dim": 64, "rope_theta": 1e4, "max_position_embeddings": 16384, "rope_scaling": {"rope_type": "yarn", "attention_factor": 1.25, "original_max_position_embeddings": 4096}}"#,
        kinds: &[("", 1e4, [64, 64], 4.0, 1.25)],
        expected_texts: &["Attention factor\n1.25, from attention_factor", "16384/4096 = 4"],
    },
    Case {
        name: "NTK",
        text: r#"{"head_dim": 128, "rope_theta": 1e4, "rope_scaling": {"type": "ntk", "factor": 4.0}}"#,
        kinds: &[("", 1e4, [128, 128], 4.0, 1.0)],
        expected_texts: &["10000 · 4^(128/126) = 40889.9"],
    },
    Case {
        name: "the last lines of a file, with its closing brace",
        text: "  \"rope_scaling\": null,\n  \"rope_theta\": 1000000.0,\n  \"vocab_size\": 152064\n}\n",
        kinds: &[("", 1e6, [128, 0], 1.0, 1.0)],
        expected_texts: &["vocab_size"],
    },
];
