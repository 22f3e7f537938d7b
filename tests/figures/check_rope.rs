//! Blocks of rotary parameters are read, and come to the wavelengths that were worked out independently.

use crate::reference::Table;
use phasor_figures::check::rope::{Rope, RopeError, Scaling};
use phasor_figures::check::rope_words::{error as rope_error, said as rope_said};

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
fn wavelengths_are_those_of_the_reference() {
    let table = Table::read("rope_wavelengths").columns(["block", "pair", "plain", "scaled"]);
    let mut compared = 0;
    for (number, (name, block)) in blocks().into_iter().enumerate() {
        let all = Rope::read(&block).unwrap_or_else(|error| panic!("{name}: {error:?}")).wavelengths();
        let expected: Vec<_> = table.iter().filter(|row| row[0] == number as f64).collect();
        assert_eq!(all.len(), expected.len(), "{name}");
        for (found, [_, pair, plain, scaled]) in all.iter().zip(expected) {
            // A power with an exponent up to ln(10⁶), a logarithm, and a blend: some hundred roundings at most.
            let near = |found: f64, expected: &f64| (found / expected - 1.0).abs() < 2e-14;
            assert!(near(found[0], plain) && near(found[1], scaled), "{name} {pair}: {found:?}, {plain} {scaled}");
            compared += 1;
        }
    }
    assert_eq!(compared, table.len());
}

#[test]
fn blocks_are_read_as_they_are_pasted() {
    let llama3 = r#"{"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
        "original_max_position_embeddings": 8192, "rope_type": "llama3"}"#;
    let bare = Rope::read(llama3).expect("a block");
    assert_eq!(bare.scaling, Scaling::Llama3 { factor: 8.0, ends: [1.0, 4.0] });
    assert_eq!((bare.base, bare.dims, bare.trained, bare.assumed), (10_000.0, 128, Some(8192.0), [true, true]));
    assert_eq!(Rope::read(&format!("\u{feff}{llama3}")).as_ref(), Ok(&bare), "a mark of the order of bytes");
    let line = format!("  \"rope_scaling\": {llama3},\n");
    assert_eq!(Rope::read(&line), Ok(bare));
    let seeing = r#"{"text_config": {"head_dim": 64, "rope_theta": 1e6, "rope_scaling": null}}"#;
    let seeing = Rope::read(seeing).expect("a block");
    assert_eq!((seeing.dims, seeing.base, seeing.scaling), (64, 1e6, Scaling::Default));
    let nothing = Rope::read("{}").expect("a block that says nothing");
    assert_eq!((nothing.scaling, nothing.assumed), (Scaling::Default, [true, true]));
    let split = r#"{"qk_rope_head_dim": 64, "head_dim": 192, "rope_theta": 10000}"#;
    assert_eq!(Rope::read(split).map(|rope| rope.dims), Ok(64));
}

fn out_of_range(key: &'static str) -> RopeError {
    RopeError::Range { key, least: 1.0, most: 1e6 }
}

#[test]
fn what_is_no_block_is_said() {
    let read = |text: &str| Rope::read(text).expect_err(text);
    let cases = [
        (read("{\"factor\": }"), RopeError::Json { line: 1, column: 12 }),
        (read("[1, 2]"), RopeError::NotObject),
        (read(r#"{"rope_type": "spiral"}"#), RopeError::Kind("spiral".into())),
        (read(r#"{"rope_type": "linear"}"#), RopeError::Missing("factor")),
        (read(r#"{"rope_scaling": {"type": 5}}"#), RopeError::NotWord),
        (read(r#"{"rope_type": "linear", "factor": 1e-308}"#), out_of_range("factor")),
        (read(r#"{"rope_type": "linear", "factor": 1e12}"#), out_of_range("factor")),
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
        (read(r#"{"head_dim": 7}"#), RopeError::Wrong("head_dim")),
        (read(r#"{"head_dim": 100000}"#), RopeError::Wrong("head_dim")),
        (read(r#"{"type": "longrope", "long_factor": [1, 2]}"#), RopeError::Wrong("long_factor")),
        (
            read(r#"{"rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {}}}"#),
            RopeError::Several("full_attention, sliding_attention".into()),
        ),
    ];
    for (error, expected) in cases {
        assert_eq!(error, expected);
        let said = rope_error(&error);
        assert!(said.len() > 15 && said.len() < 400 && !said.contains(['{', '⟨']), "{said}");
    }
}

#[test]
fn what_it_comes_to_is_said() {
    for (name, block) in blocks() {
        let said = rope_said(&Rope::read(&block).expect("a block")).join(" ");
        assert!(said.contains("longest wavelength") && !said.contains(['{', '⟨']), "{name}: {said}");
    }
    for (block, is_scaled) in [(r#"{"rope_theta": 1e6}"#, false), (r#"{"rope_type": "linear", "factor": 4}"#, true)] {
        let said = rope_said(&Rope::read(block).expect("a block")).join(" ");
        assert_eq!(said.contains("without scaling"), is_scaled, "{said}");
    }
    let llama3 = r#"{"head_dim": 128, "rope_theta": 500000, "rope_type": "llama3", "factor": 8, "low_freq_factor": 1,
        "high_freq_factor": 4, "original_max_position_embeddings": 8192}"#;
    let rope = Rope::read(llama3).expect("a block");
    // ln(8192/2π)/ln(500000)·64 = 34.98: pairs 35 to 63 do not complete a turn.
    assert_eq!(rope.unturned().map(|turns| turns[0]), Some(29));
    assert!(rope_said(&rope).join(" ").contains("Of 64 pairs, 29 do not complete a turn"));
}
