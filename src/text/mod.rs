//! Every string a person reads comes from here, except the prose of [chapters](crate::content): the files of
//! `content/en`, one `key = text` per line. Formulas, which need no translation, stand beside that folder; `build/`
//! turns them from LaTeX into `MathML`.
//!
//! A text may name values in braces, `{n}`, which [`fill`] inserts, so that a translation may order them as its
//! language requires. Words may depend on a count, `{n:position|positions}`: the first are used for 1. Numbers are
//! written by [`number`].

pub mod number;

use std::sync::OnceLock;

/// Keys and texts as the build script has prepared them, sorted by key.
pub type Table = &'static [(&'static str, &'static str)];

/// Texts and formulas of the first part of the program.
static FIRST: Table = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Texts of what is downloaded later.
pub static LATER: Table = include!(concat!(env!("OUT_DIR"), "/texts_later.rs"));

/// Texts of what is downloaded when a reader asks for it, with those of the served page that it needs.
pub static TOOLS: Table = include!(concat!(env!("OUT_DIR"), "/texts_tools.rs"));

static ADDED: [OnceLock<Table>; 2] = [const { OnceLock::new() }; 2];

/// Adds [`LATER`] or [`TOOLS`], which nothing in the first part of the program may name.
pub fn add(texts: Table) {
    let is_there = |added: &OnceLock<Table>| added.get().is_some_and(|there| std::ptr::eq(*there, texts));
    if !ADDED.iter().any(is_there) {
        // Whoever finds the place taken goes on to the next.
        let _ = ADDED.iter().find(|added| added.set(texts).is_ok());
    }
}

fn added() -> [Table; 2] {
    #[cfg(target_arch = "wasm32")]
    return ADDED.each_ref().map(|table| table.get().copied().unwrap_or_default());
    #[cfg(not(target_arch = "wasm32"))]
    [LATER, TOOLS]
}

/// The text of `key`. A key without a text is a bug, which tests find; a reader would see a placeholder rather than
/// nothing. In the browser, words that are only in the served page have no text: hydration keeps them.
pub fn get(key: &str) -> &'static str {
    let found = find(key);
    debug_assert!(found.is_some() || cfg!(target_arch = "wasm32"), "no text for `{key}`");
    found.unwrap_or("⟨?⟩")
}

/// The text of `key`, if there is one.
pub fn find(key: &str) -> Option<&'static str> {
    let [later, tools] = added();
    [FIRST, later, tools].into_iter().find_map(|table| {
        let place = table.binary_search_by_key(&key, |(known, _)| known).ok()?;
        Some(table[place].1)
    })
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
