//! Rotary parameters of configs are read, and give the wavelengths that were computed independently.

use crate::reference::Table;
use cases::{CASES, Case, Kind};
use phasor_figures::check::rope::{Config, Rope, RopeError, Scaling, figure, is_config};
use phasor_figures::check::rope_words::{error as rope_error, report as rope_report};

mod cases;
mod positions;

/// The parameters of a config with one kind of layer.
fn only_layer(text: &str) -> Result<Rope, RopeError> {
    Config::read(text).map(|config| {
        assert_eq!(config.layers.len(), 1, "{text}");
        config.layers.into_iter().next().expect("a layer").rope
    })
}

/// All messages about a config, without narrow spaces in numbers.
fn report(text: &str) -> String {
    let config = Config::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    rope_report(&config).all().collect::<Vec<_>>().join("\n").replace('\u{202f}', "")
}

fn blocks() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/reference/rope_blocks.json");
    let text = std::fs::read_to_string(path).expect("a file");
    let json: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&text).expect("JSON");
    // `Map` sorts its keys, and the table numbers blocks in the order of the file.
    let place = |name: &String| text.find(&format!("\n \"{name}\":")).expect("a block");
    let mut blocks: Vec<(String, String)> = json.into_iter().map(|(name, block)| (name, block.to_string())).collect();
    blocks.sort_by_key(|(name, _)| place(name));
    blocks
}

#[test]
fn wavelengths_match_the_reference() {
    let table = Table::read("rope_wavelengths").columns(["block", "pair", "plain", "scaled"]);
    let mut compared = 0;
    for (number, (name, block)) in blocks().into_iter().enumerate() {
        let all = only_layer(&block).unwrap_or_else(|error| panic!("{name}: {error:?}")).wavelengths();
        let expected: Vec<_> = table.iter().filter(|row| row[0] == number as f64).collect();
        assert_eq!(all.len(), expected.len(), "{name}");
        for (found, [_, pair, plain, scaled]) in all.iter().zip(expected) {
            // A power with an exponent up to ln(10⁶), a logarithm, and a blend: at most some hundred rounding errors.
            let near = |found: f64, expected: &f64| (found / expected - 1.0).abs() < 2e-14;
            assert!(near(found[0], plain) && near(found[1], scaled), "{name} {pair}: {found:?}, {plain} {scaled}");
            compared += 1;
        }
    }
    assert_eq!(compared, table.len());
}

/// Configs as published, printed and quoted are read: base, dimensions, slow-down of the slowest pair, and attention
/// factor. The messages contain the expected texts.
#[test]
fn configs_are_read_in_all_published_forms() {
    for Case { name, text, kinds, expected_texts } in CASES {
        let config = Config::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert!(is_config(text), "{name}");
        let found: Vec<Kind> = config
            .layers
            .iter()
            .zip(*kinds)
            .map(|(layer, kind)| {
                let rope = &layer.rope;
                let [plain, scaled] = *rope.wavelengths().last().expect("a pair");
                // The expected number if it differs by a few rounding errors: of a power, a quotient, and a logarithm.
                let snapped =
                    |found: f64, expected: f64| if (found / expected - 1.0).abs() < 1e-12 { expected } else { found };
                let dims = [rope.dims, rope.head.unwrap_or(0)];
                let label = if layer.name == kind.0 { kind.0 } else { "another name" };
                (
                    label,
                    snapped(rope.base, kind.1),
                    dims,
                    snapped(scaled / plain, kind.3),
                    snapped(rope.attention_factor(), kind.4),
                )
            })
            .collect();
        assert_eq!((found.as_slice(), config.layers.len()), (*kinds, kinds.len()), "{name}");
        let report = report(text);
        for words in *expected_texts {
            assert!(report.contains(words), "{name} does not contain “{words}”:\n{report}");
        }
        assert!(!report.contains("NaN") && !report.contains('⟨') && !report.contains("  "), "{name}: {report}");
    }
}

/// Every entry of a config is used or listed as unused.
#[test]
fn no_entry_is_silently_ignored() {
    let text = r#"{"model_type": "llama", "rope_theta": 1e6, "head_dim": 128, "rms_norm_eps": 1e-5, "hidden_act": "silu",
        "rope_magic": 3, "pad_token_id": null, "vision_config": {"rope_theta": 1}, "rope_scaling": {"rope_type": "linear",
        "factor": 4, "color": "blue", "beta_fast": 32}}"#;
    let config = Config::read(text).expect("a config");
    let named: Vec<&str> = config.unused.named.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(named, ["rope_magic", "color", "beta_fast"]);
    assert_eq!(config.unused.others, ["model_type", "rms_norm_eps", "hidden_act", "vision_config"]);
    assert!(report(text).contains("4 other names\nmodel_type, rms_norm_eps"), "{}", report(text));
}

#[test]
fn rows_are_not_taken_for_configs() {
    for rows in [
        "0 1\n0.8 0.5",
        "[[0, 1], [0.8, 0.5]]",
        "tensor([[0., 1.]], device='cuda:0')",
        "",
        "0,1",
        "array([[0., 1.],\n       [0.8, 0.5]], dtype=float32)",
        "pos,sin,cos\n0,0,1",
        "\"a\",\"b\"\n1,2",
        "a = 3",
    ] {
        assert!(!is_config(rows), "{rows}");
    }
    let block = "\"rope_scaling\": {\"factor\": 8.0},";
    for config in
        ["{\"rope_theta\": 10000.0}", "\u{feff} \n{}", block, "'type': 'yarn'", "rope_theta = {'rope_type': 1}"]
    {
        assert!(is_config(config), "{config}");
    }
}

#[test]
fn every_case_has_a_figure() {
    for Case { name, text, kinds, .. } in CASES {
        let scene = figure::scene(&Config::read(text).expect("a config"));
        let lines =
            scene.panels[0].marks.iter().filter(|mark| matches!(mark, phasor_figures::scene::Mark::Line { .. }));
        assert!(lines.count() >= kinds.len(), "{name}");
        assert!(scene.alt.split_whitespace().count() <= 40 && !figure::title().is_empty(), "{name}: {}", scene.alt);
    }
}

#[test]
fn pasted_blocks_are_read() {
    let llama3 = r#"{"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
        "original_max_position_embeddings": 8192, "rope_type": "llama3"}"#;
    let bare = only_layer(llama3).expect("a block");
    assert_eq!(bare.scaling, Scaling::Llama3 { factor: 8.0, ends: [1.0, 4.0] });
    assert_eq!((bare.base, bare.dims, bare.trained, bare.assumed), (10_000.0, 128, Some(8192.0), [true, true]));
    assert_eq!(only_layer(&format!("\u{feff}{llama3}")).as_ref(), Ok(&bare), "a byte order mark");
    let line = format!("  \"rope_scaling\": {llama3},\n");
    assert_eq!(only_layer(&line), Ok(bare));
    let vision = r#"{"text_config": {"head_dim": 64, "rope_theta": 1e6, "rope_scaling": null}}"#;
    let vision = only_layer(vision).expect("a block");
    assert_eq!((vision.dims, vision.base, vision.scaling), (64, 1e6, Scaling::None));
    let split = r#"{"qk_rope_head_dim": 64, "head_dim": 192, "rope_theta": 10000}"#;
    assert_eq!(only_layer(split).map(|rope| rope.dims), Ok(64));
}

/// The character before the block may be longer than a byte.
#[test]
fn a_block_within_any_words_is_read() {
    for words in ["“rope”: ", "é", "→ ", "设置", "¹"] {
        let rope = only_layer(&format!("{words}{{'rope_theta': 10000.0, 'head_dim': 64}}"));
        assert!(rope.is_ok(), "{words}: {rope:?}");
    }
}

fn out_of_range(key: &'static str) -> RopeError {
    RopeError::Range { key, least: 1.0, most: 1e6 }
}

fn syntax(line: usize, column: usize, found: impl Into<Option<char>>) -> RopeError {
    RopeError::Syntax { line, column, found: found.into() }
}

#[test]
fn invalid_blocks_are_reported() {
    let read = |text: &str| Config::read(text).expect_err(text);
    let mrope = r#"{"head_dim": 64, "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}}"#;
    let cases = [
        (read("{\"factor\": }"), syntax(1, 12, '}')),
        (read("{\"factor\": 1,\n 'b': [1, 2"), syntax(2, 12, None)),
        (read("{'a': 'b"), syntax(1, 9, None)),
        (read("{"), syntax(1, 2, None)),
        (read("{\"a\": 1} {\"b\": 2}"), syntax(1, 10, '{')),
        (read("{\"a\": 1-2}"), syntax(1, 7, '1')),
        (read(&"[".repeat(500)), RopeError::Deep),
        (read(&"{\"a\":".repeat(500)), RopeError::Deep),
        (read("[1, 2]"), RopeError::NotObject),
        (read("\"yarn\""), syntax(1, 7, None)),
        (read(r#"{"rope_type": "spiral"}"#), RopeError::Kind("spiral".into())),
        (read(r#"{"rope_type": "linear"}"#), RopeError::Missing("factor")),
        (read(r#"{"rope_scaling": {"type": 5}}"#), RopeError::NotWord),
        (read(r#"{"rope_type": "linear", "factor": 1e-308}"#), out_of_range("factor")),
        (read(r#"{"rope_type": "linear", "factor": 1e12}"#), out_of_range("factor")),
        (read(r#"{"rope_type": "linear", "factor": Infinity}"#), RopeError::Wrong("factor")),
        (
            read(r#"{"rope_type": "yarn", "factor": 1e308, "original_max_position_embeddings": 4096}"#),
            RopeError::Range { key: "factor", least: 0.0, most: 1e15 },
        ),
        (read(&format!(r#"{{"rope_type": "{}"}}"#, "x".repeat(50_000))), RopeError::Kind("x".repeat(50_000))),
        (read(r#"{"rope_type": "yarn", "factor": 4}"#), RopeError::Missing("original_max_position_embeddings")),
        (read(r#"{"rope_type": "linear", "factor": "four"}"#), RopeError::Wrong("factor")),
        (read(r#"{"rope_type": "dynamic", "factor": 0.5}"#), out_of_range("factor")),
        (read(r#"{"rope_theta": 1}"#), RopeError::Range { key: "rope_theta", least: 1.01, most: 1e15 }),
        (read(r#"{"rope_theta": 0}"#), RopeError::Wrong("rope_theta")),
        (read(r#"{"rope_theta": 1e4, "head_dim": 7}"#), RopeError::Wrong("head_dim")),
        (read(r#"{"rope_theta": 1e4, "head_dim": 100000}"#), RopeError::Wrong("head_dim")),
        (read(r#"{"rotary_dim": 128, "head_dim": 64}"#), RopeError::Wrong("rotary_dim")),
        (
            read(r#"{"type": "longrope", "long_factor": [1, 2]}"#),
            RopeError::Count { key: "long_factor", got: 2, pairs: 64 },
        ),
        (read(mrope), RopeError::Count { key: "mrope_section", got: 64, pairs: 32 }),
        (read(r#"{"rope_parameters": {"full_attention": null, "sliding_attention": null}}"#), RopeError::NoLayers),
        (
            read(
                r#"{"rope_type": "llama3", "factor": 8, "low_freq_factor": 4, "high_freq_factor": 1,
                "original_max_position_embeddings": 8192}"#,
            ),
            RopeError::Wrong("high_freq_factor"),
        ),
    ];
    for (error, expected) in cases {
        assert_eq!(error, expected);
        let report = rope_error(&error);
        assert!(report.len() > 15 && report.len() < 400 && !report.contains(['⟨', '$']), "{report}");
    }
}

#[test]
fn messages_have_the_resulting_values() {
    for (name, block) in blocks() {
        let report = report(&block);
        assert!(report.contains("Longest wavelength") && !report.contains(['{', '⟨']), "{name}: {report}");
    }
    for (block, is_scaled) in [(r#"{"rope_theta": 1e6}"#, false), (r#"{"rope_type": "linear", "factor": 4}"#, true)] {
        let report = report(block);
        assert_eq!(report.contains("with scaling"), is_scaled, "{report}");
    }
    let llama3 = r#"{"head_dim": 128, "rope_theta": 500000, "rope_type": "llama3", "factor": 8, "low_freq_factor": 1,
        "high_freq_factor": 4, "original_max_position_embeddings": 8192}"#;
    let rope = only_layer(llama3).expect("a block");
    // ln(8192/2π)/ln(500000)·64 = 34.98: pairs 35 to 63 do not complete a turn.
    assert_eq!(rope.unturned().map(|turns| turns[0]), Some(29));
    assert!(report(llama3).contains("Pairs without a full turn, in the original length\n29 of 64; with scaling, "));
}
