//! Reads the metadata of a GGUF file as llama.cpp's loader, its `print_info` and `gguf-dump` print them: a name with its
//! value in each line, after whatever the program says of itself.

use super::keys;
use super::value::{Entry, Map, Value};
use crate::text::number;

/// Reads them; `None` if there is no line with a name that GGUF has.
pub(super) fn read(text: &str) -> Option<Map> {
    let mut entries: Vec<Entry> = text.lines().filter_map(entry).collect();
    // What has no scaling is called linear there, by a factor of 1.
    let is_scaled = entries.iter().any(|entry| entry.is("factor"));
    entries.retain(|entry| is_scaled || !entry.is("rope_scaling"));
    for entry in entries.iter_mut().filter(|entry| entry.is("rope_scaling")) {
        entry.key = "rope_type".into();
    }
    let is_of_gguf = |entry: &Entry| keys::GGUF.iter().any(|name| entry.is(name));
    entries.iter().any(is_of_gguf).then_some(Map(entries))
}

fn entry(line: &str) -> Option<Entry> {
    let (before, value) = line.split_once('=')?;
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
