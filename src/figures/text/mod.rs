//! Every string a person reads comes from here: the files of `content/<language>`, one `key = text` per line.
//!
//! A text may name values in braces, `{n}`, which [`fill`] inserts, so that a translation may order them as its
//! language requires. Words may depend on a count, `{n:position|positions}`: the first are used for 1. Numbers are
//! written by [`number`].

pub mod number;

use std::collections::HashMap;
use std::sync::OnceLock;

type Texts = HashMap<&'static str, &'static str>;

static TEXTS: OnceLock<Texts> = OnceLock::new();

/// Takes the texts of a language; later calls change nothing.
pub fn load(source: String) {
    let _ = TEXTS.set(read(source.leak()));
}

fn read(source: &'static str) -> Texts {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.filter_map(|line| line.split_once(" = ")).map(|(key, text)| (key.trim(), text.trim())).collect()
}

fn texts() -> &'static Texts {
    TEXTS.get_or_init(english)
}

/// In a browser the page brings the texts, and the program holds none.
#[cfg(target_arch = "wasm32")]
fn english() -> Texts {
    Texts::new()
}

#[cfg(not(target_arch = "wasm32"))]
fn english() -> Texts {
    read(concat!(
        include_str!("../../../content/en/check.ftl"),
        include_str!("../../../content/en/claims.ftl"),
        include_str!("../../../content/en/export.ftl"),
        include_str!("../../../content/en/figures.ftl"),
        include_str!("../../../content/en/host.ftl"),
        include_str!("../../../content/en/page.ftl"),
        include_str!("../../../content/en/questions.ftl"),
        include_str!("../../../content/en/references.ftl"),
        include_str!("../../../content/en/shared.ftl"),
        include_str!("../../../content/en/teaching.ftl"),
        include_str!("../../../content/en/tools.ftl"),
        include_str!("../../../content/en/tour.ftl")
    ))
}

/// The text of `key`. A key without a text is a bug, which tests find; a reader would see a placeholder rather than
/// nothing.
pub fn get(key: &str) -> &'static str {
    let found = find(key);
    debug_assert!(found.is_some(), "no text for `{key}`");
    found.unwrap_or("⟨?⟩")
}

/// The text of `key`, if there is one.
pub fn find(key: &str) -> Option<&'static str> {
    texts().get(key).copied()
}

/// The text of `key` with each `{name}` replaced by its value.
pub fn fill<V: AsRef<str>>(key: &str, values: &[(&str, V)]) -> String {
    filled(get(key), values)
}

/// Words with each `{name}` replaced by its value.
pub fn filled<V: AsRef<str>>(words: &str, values: &[(&str, V)]) -> String {
    let mut rest = words;
    let mut out = String::with_capacity(rest.len() + 16 * values.len());
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            break;
        };
        let (name, forms) = name.split_once(':').map_or((name, None), |(name, forms)| (name, forms.split_once('|')));
        let value = values.iter().find(|(known, _)| *known == name);
        debug_assert!(value.is_some(), "`{words}` asks for `{name}`");
        let value = value.map_or(name, |(_, value)| value.as_ref());
        out.push_str(match forms {
            Some((one, _)) if value == "1" => one,
            Some((_, many)) => many,
            None => value,
        });
        rest = tail;
    }
    out.push_str(rest);
    out
}
