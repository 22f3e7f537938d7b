//! Names in a config that were not read.

use super::value::{Entry, Map, Value};
use super::{Layer, Positions, Reason, keys};

/// Names that were not read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unused {
    /// Names in a block or related to rotary embedding, each as (name, kind of scaling, reason).
    pub named: Vec<(String, String, Reason)>,
    /// All other names, as written.
    pub others: Vec<String>,
}

impl Unused {
    /// Collects the unused names after a config, and the block in it, were read.
    pub(super) fn of(root: &Map, block: Option<&Map>, positions: &Positions, layers: &[Layer]) -> Self {
        let mut unused = Self::default();
        let is_block = block.is_none() && is_bare_block(root);
        unused.collect(root, is_block, positions, layers);
        unused
    }

    fn collect(&mut self, map: &Map, is_block: bool, positions: &Positions, layers: &[Layer]) {
        let kind = map.find("rope_type").or_else(|| map.find("type")).and_then(|entry| entry.value.text());
        let kind = kind.or_else(|| map.0.iter().find(|entry| entry.is(".rope.scaling.type"))?.value.text());
        for entry in &map.0 {
            let inner = entry.value.map();
            if let Some(inner) = inner.filter(|_| entry.was_read()) {
                let is_layer = layers.iter().any(|layer| !layer.name.is_empty() && layer.name == entry.key);
                self.collect(inner, is_layer || keys::BLOCKS.contains(&&*entry.key), positions, layers);
            } else if let Some(inner) = inner.filter(|inner| layers.is_empty() && has_other_notation(inner)) {
                self.collect(inner, true, positions, layers);
            } else if !entry.was_read() && entry.value != Value::Null {
                self.add(entry, map, is_block, kind.unwrap_or("default"), positions);
            }
        }
    }

    fn add(&mut self, entry: &Entry, map: &Map, is_block: bool, kind: &str, positions: &Positions) {
        let key = &entry.key;
        let is_rotary = key.contains("rope") || key.contains("rotary");
        if is_block || is_rotary || keys::in_notation_of_python(key).is_some() {
            if !self.named.iter().any(|(name, ..)| name == key) {
                let has = |name: &str| map.0.iter().any(|other| other.is(name) && other.key != *key);
                let reason = match positions {
                    Positions::Rotary { .. } => keys::reason(key, kind, has),
                    Positions::Unnamed => keys::in_notation_of_python(key).map_or(Reason::Unknown, Reason::Notation),
                    _ => Reason::NothingTurns,
                };
                self.named.push((key.clone(), kind.to_owned(), reason));
            }
        } else if !self.others.contains(key) {
            self.others.push(key.clone());
        }
    }
}

/// Whether a map has a name that is read in another notation.
fn has_other_notation(map: &Map) -> bool {
    map.0.iter().any(|entry| keys::in_notation_of_python(&entry.key).is_some())
}

/// Whether the map is only a block of rotary parameters, not a whole config.
fn is_bare_block(map: &Map) -> bool {
    let has = |names: keys::Names| names.iter().any(|name| map.has(name));
    has(keys::OF_BLOCKS) && !has(keys::OF_CONFIGS)
}

/// Whether a text is more likely a config than rows of numbers, because it contains names with values.
pub fn is_config(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let is_named = |rest: &str| rest.trim_start().starts_with([':', '=']);
    // Braces also enclose rows in C code.
    let is_row =
        |rest: &str| rest.trim_start().starts_with(|c: char| c.is_ascii_digit() || ['{', '-', '.', '+'].contains(&c));
    if let Some(rest) = text.strip_prefix('{') {
        return !is_row(rest);
    }
    text.starts_with(['"', '\'']) && text[1..].split(['"', '\'']).nth(1).is_some_and(is_named)
        || super::lines::read(text).is_some()
        || has_known_name(text)
}

/// Whether a text contains an object with quoted names, or a name related to rotary embedding after a brace or a
/// parenthesis.
fn has_known_name(text: &str) -> bool {
    let Some(begin) = text.find(['{', '(']) else { return false };
    // Transformers prints a config as a class name followed by an object.
    if text[begin..].strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with(['"', '\''])) {
        return text[begin..].contains(':');
    }
    // `NumPy` and `PyTorch` arrays have brackets within parentheses, and no names except those of types.
    ["rope", "rotary", "rope_type", "'factor'", "\"factor\""].iter().any(|name| text[begin..].contains(name))
}
