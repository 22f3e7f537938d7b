//! Parses GGUF metadata as printed by llama.cpp's loader, by its `print_info` and by `gguf-dump`: a name and a value
//! per line, after a prefix. It also parses plain lines of YAML, such as `rope_theta: 10000.0`.

use super::keys;
use super::value::{Entry, Map, Value};
use crate::text::number;

/// Parses the lines; `None` if none has a name known from GGUF or configs.
pub(super) fn read(text: &str) -> Option<Map> {
    let mut entries: Vec<Entry> = text.lines().filter_map(entry).collect();
    // llama.cpp prints a model without scaling as linear with a factor of 1, which `entry` drops.
    let is_scaled = entries.iter().any(|entry| entry.is("factor"));
    entries.retain(|entry| is_scaled || !entry.is("rope_scaling"));
    for entry in entries.iter_mut().filter(|entry| entry.is("rope_scaling")) {
        entry.key = "rope_type".into();
    }
    let is_of_gguf = |entry: &Entry| keys::GGUF.iter().any(|name| entry.is(name));
    let is_of_config = |entry: &Entry| {
        keys::OF_BLOCKS.iter().chain(keys::OF_CONFIGS).chain(&["rope_theta"]).any(|name| entry.is(name))
    };
    entries.iter().any(|entry| is_of_gguf(entry) || is_of_config(entry)).then_some(Map(entries))
}

fn entry(line: &str) -> Option<Entry> {
    let Some((before, value)) = line.split_once('=') else { return of_yaml(line) };
    // `llama_model_loader: - kv   3:`, `print_info:`, and `12: UINT32 | 1 |` precede the name.
    let name = before.rsplit([':', '|']).next()?.trim();
    // The loader prints the type of the value after the name.
    let name = match name.rsplit_once(' ') {
        Some((name, kind)) if is_type(kind) => name.trim_end(),
        _ => name,
    };
    if name.is_empty() || name.contains(['{', '"', '\'']) {
        return None;
    }
    let (name, value) = (name.replace(' ', "_"), self::value(value.trim()));
    // llama.cpp prints the inverse of the factor.
    if name == "freq_scale_train" {
        let scale = value.number().filter(|scale| *scale > 0.0 && *scale != 1.0)?;
        return Some(Entry::new("factor".into(), Value::Number(1.0 / scale)));
    }
    Some(Entry::new(name, value))
}

/// A plain line of YAML.
fn of_yaml(line: &str) -> Option<Entry> {
    let (name, value) = line.split_once(':')?;
    let (name, value) = (name.trim(), value.trim());
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (is_name && !name.is_empty() && !value.is_empty()).then(|| Entry::new(name.to_owned(), self::value(value)))
}

fn is_type(word: &str) -> bool {
    ["str", "bool", "u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "f32", "f64"].contains(&word)
        || word.starts_with("arr[")
}

fn value(written: &str) -> Value {
    let bare = written.trim_matches(['\'', '"']);
    if let Some(list) = bare.strip_prefix('[').and_then(|list| list.strip_suffix(']')) {
        return Value::List(list.split(',').map(|item| value(item.trim())).collect());
    }
    match bare {
        "true" | "True" => Value::Bool(true),
        "false" | "False" => Value::Bool(false),
        bare if bare.starts_with(|first: char| first.is_ascii_digit() || first == '-') => {
            number::read(bare).map_or_else(|| Value::Text(bare.to_owned()), Value::Number)
        }
        bare => Value::Text(bare.to_owned()),
    }
}
