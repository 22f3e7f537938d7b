//! Reads the metadata of a GGUF file as llama.cpp's loader, its `print_info` and `gguf-dump` print them: a name with its
//! value in each line, after whatever the program says of itself. So are the plain lines of YAML, `rope_theta: 10000.0`.

use super::keys;
use super::value::{Entry, Map, Value};
use crate::text::number;

/// Reads them; `None` if there is no line with a name that GGUF, or a config, has.
pub(super) fn read(text: &str) -> Option<Map> {
    let mut entries: Vec<Entry> = text.lines().filter_map(entry).collect();
    // What has no scaling is called linear there, by a factor of 1.
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
    // `llama_model_loader: - kv   3:`, `print_info:`, and `12: UINT32 | 1 |` stand before the name.
    let name = before.rsplit([':', '|']).next()?.trim();
    // The loader puts the type of the value after it.
    let name = match name.rsplit_once(' ') {
        Some((name, kind)) if is_type(kind) => name.trim_end(),
        _ => name,
    };
    if name.is_empty() || name.contains(['{', '"', '\'']) {
        return None;
    }
    let (name, value) = (name.replace(' ', "_"), self::value(value.trim()));
    // It prints the inverse of a factor.
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
