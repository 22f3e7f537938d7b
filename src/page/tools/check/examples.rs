//! What a reader without a file of their own can try: a table with a mistake, a list of frequencies, and a config.

use super::super::paste::Example;
use crate::core::pitfalls::{Bug, Faulty};
use crate::core::rotary::{Rotary, Scaling};
use crate::params::Params;

pub(super) static EXAMPLES: [Example; 3] = [
    Example { name: "check.example.table", text: table },
    Example { name: "check.example.list", text: list },
    Example { name: "check.example.config", text: config },
];

/// The first rows of an encoding whose exponent is doubled, as they are printed.
fn table() -> String {
    const ROWS: u32 = 12;
    let faulty = Faulty { bug: Bug::Exponent, d_model: 16, base: Params::default().base };
    let row =
        |pos| faulty.encode(f64::from(pos)).iter().map(|entry| format!("{entry:.4}")).collect::<Vec<_>>().join(" ");
    (0..ROWS).map(row).collect::<Vec<_>>().join("\n")
}

/// The rule of Llama 3.1.
fn llama() -> (f64, Rotary) {
    let scaling = Scaling::Llama3 { factor: 8.0, ends: [1.0, 4.0] };
    (500_000.0, Rotary { scaling, trained: Some(8192.0), ..Rotary::default() })
}

/// The frequencies of its heads.
fn list() -> String {
    let (base, rule) = llama();
    let freqs = rule.freqs(128, base, 8192.0);
    format!("[{}]", freqs.iter().map(|freq| format!("{freq:.8e}")).collect::<Vec<_>>().join(", "))
}

/// A config whose bounds are not rounded: the model turns by frequencies that are easily computed wrongly.
fn config() -> String {
    r#"{
  "hidden_size": 2880, "head_dim": 64, "num_attention_heads": 64,
  "max_position_embeddings": 131072, "rope_theta": 150000,
  "rope_scaling": {"rope_type": "yarn", "factor": 32.0, "truncate": false,
    "original_max_position_embeddings": 4096, "beta_fast": 32.0, "beta_slow": 1.0}
}"#
    .to_owned()
}
