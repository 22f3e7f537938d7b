//! Every string a person reads comes from here: `static/locales/en.txt`, one `key = text` a line. Formulas, which need
//! no translation, stand beside this file in `formulas.txt`; `build.rs` turns them from LaTeX into `MathML`.
//!
//! A text may name values in braces, `{n}`, which [`fill`] puts in; so a translation may order them as its language
//! wants. Words may depend on a count, `{n:position|positions}`: the first stand for 1. Numbers are written
//! by [`number`].

pub mod number;

use std::sync::OnceLock;

/// Texts and formulas as the build script has prepared them, sorted by key.
const FIRST: &str = include_str!(concat!(env!("OUT_DIR"), "/texts.txt"));

/// Texts of what is downloaded later.
pub static LATER: &str = include_str!(concat!(env!("OUT_DIR"), "/texts_later.txt"));

/// Texts that stand in the page's [markup](crate::markup), which a reader downloads as such.
#[cfg(not(target_arch = "wasm32"))]
static PAGE: &str = include_str!(concat!(env!("OUT_DIR"), "/texts_page.txt"));

type Table = Vec<(&'static str, &'static str)>;

static ADDED: OnceLock<Table> = OnceLock::new();

fn table(texts: &'static str) -> Table {
    texts.lines().filter_map(|line| line.split_once(" = ")).collect()
}

/// Takes [`LATER`], which nothing in the first part of the program may name.
#[cfg(target_arch = "wasm32")]
pub fn add_later(texts: &'static str) {
    let _ = ADDED.set(table(texts));
}

fn later() -> &'static [(&'static str, &'static str)] {
    #[cfg(target_arch = "wasm32")]
    return ADDED.get().map_or(&[], Vec::as_slice);
    #[cfg(not(target_arch = "wasm32"))]
    ADDED.get_or_init(|| table(LATER))
}

fn page() -> &'static [(&'static str, &'static str)] {
    #[cfg(target_arch = "wasm32")]
    return &[];
    #[cfg(not(target_arch = "wasm32"))]
    {
        static TABLE: OnceLock<Table> = OnceLock::new();
        TABLE.get_or_init(|| table(PAGE))
    }
}

/// The text of `key`. A key without a text is a bug, which tests find; a reader would see a sign rather than nothing.
pub fn get(key: &str) -> &'static str {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let first = TABLE.get_or_init(|| table(FIRST));
    let found = [first.as_slice(), later(), page()].into_iter().find_map(|table| {
        let place = table.binary_search_by_key(&key, |(known, _)| known).ok()?;
        Some(table[place].1)
    });
    debug_assert!(found.is_some(), "no text for `{key}`");
    found.unwrap_or("⟨?⟩")
}

/// The text of `key` with each `{name}` replaced by its value.
pub fn fill<V: AsRef<str>>(key: &str, values: &[(&str, V)]) -> String {
    let mut rest = get(key);
    let mut out = String::with_capacity(rest.len() + 16 * values.len());
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            break;
        };
        let (name, words) = name.split_once(':').map_or((name, None), |(name, words)| (name, words.split_once('|')));
        let value = values.iter().find(|(known, _)| *known == name);
        debug_assert!(value.is_some(), "`{key}` asks for `{name}`");
        let value = value.map_or(name, |(_, value)| value.as_ref());
        out.push_str(match words {
            Some((one, _)) if value == "1" => one,
            Some((_, many)) => many,
            None => value,
        });
        rest = tail;
    }
    out.push_str(rest);
    out
}
