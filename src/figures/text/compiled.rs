//! The format in which texts are served: `compile`d from Fluent while the page is built, so that the program needs no
//! Fluent parser.
//!
//! A file has one line per text, sorted by id: the id, a tab, and the pattern. It ends with an empty line, so that a
//! truncated file is detected. Patterns are text with control characters, each of which determines the meaning of the
//! characters after it; a pattern begins with text.
//!
//! ```text
//! file    = { id TAB pattern LF } LF
//! pattern = text { (value | choice) text }
//! value   = VALUE name TEXT
//! choice  = CHOICE by name { VARIANT key TEXT pattern } VARIANT TEXT pattern END
//! by      = "=" | "#" | "@"
//! ```
//!
//! | control character | code point | meaning of the characters after it |
//! |---|---|---|
//! | [`VALUE`] | U+0001 | the name of a value, inserted here |
//! | [`CHOICE`] | U+0002 | `by`, and the name of the value that selects a variant |
//! | [`VARIANT`] | U+0003 | a key; the last variant has none and is the default |
//! | [`END`] | U+0004 | text after a choice |
//! | [`TEXT`] | U+0005 | text after a name or a key |
//! | [`BREAK`] | U+0006 | replaces a line break within a text; the text continues after it |
//!
//! The first variant with a matching key is selected. The key must equal the string (`=`); the number or its plural
//! category in the language, such as `one` or `few` (`#`); or the number or its ordinal category (`@`; 1st, 2nd).

use std::iter;

use super::{number, plural};

pub(super) const VALUE: char = '\u{1}';
pub(super) const CHOICE: char = '\u{2}';
pub(super) const VARIANT: char = '\u{3}';
pub(super) const END: char = '\u{4}';
pub(super) const TEXT: char = '\u{5}';
pub(super) const BREAK: char = '\u{6}';

pub(super) const BY_STRING: char = '=';
pub(super) const BY_CARDINAL: char = '#';
pub(super) const BY_ORDINAL: char = '@';

/// Placeholder shown to a reader for a missing text or value.
pub(super) const PLACEHOLDER: &str = "⟨?⟩";

/// Whether a pattern contains only text.
pub(super) fn is_text(pattern: &str) -> bool {
    !pattern.contains(is_control)
}

fn is_control(c: char) -> bool {
    (VALUE..=TEXT).contains(&c)
}

/// The parts of a pattern, each with the control character before it; for the first, [`TEXT`].
pub(super) fn pieces(pattern: &str) -> impl Iterator<Item = (char, &str)> {
    let controls = pattern.chars().filter(|c| is_control(*c));
    iter::once(TEXT).chain(controls).zip(pattern.split(is_control))
}

/// Formats a pattern with these values, by the plural rules of the language.
pub(super) fn format<'v>(lang: &'static str, pattern: &str, value: &dyn Fn(&str) -> Option<&'v str>) -> String {
    let mut out = String::with_capacity(pattern.len());
    let mut choices: Vec<Choice> = Vec::new();
    for (control, words) in pieces(pattern) {
        match (control, choices.last_mut()) {
            (CHOICE, _) => choices.push(Choice::by(lang, words, value)),
            (VARIANT, Some(choice)) => choice.enter_variant(words),
            (END, _) => drop(choices.pop()),
            _ => {}
        }
        if choices.iter().all(|choice| choice.is_in_selected) {
            match control {
                VALUE => out.push_str(value(words).unwrap_or(PLACEHOLDER)),
                TEXT | END => out.push_str(words),
                _ => {}
            }
        }
    }
    out
}

/// A choice whose [`END`] has not been reached.
#[derive(Default)]
struct Choice {
    /// The keys that match: the string or number itself, and the number's category.
    matching: [String; 2],
    /// Whether a variant has been selected, so that later ones are skipped.
    has_selected: bool,
    /// Whether the current variant is the selected one.
    is_in_selected: bool,
}

impl Choice {
    /// Starts a choice. `head`: the `by` character, and the name of the value.
    fn by<'v>(lang: &'static str, head: &str, value: &dyn Fn(&str) -> Option<&'v str>) -> Self {
        let mut name = head.chars();
        let by = name.next();
        let value = value(name.as_str()).unwrap_or_default();
        let matching = match (by, number::counted(value)) {
            (Some(BY_STRING), _) => [value.to_owned(), String::new()],
            (Some(BY_CARDINAL | BY_ORDINAL), Some(digits)) => {
                let category = plural::category(lang, &digits, by == Some(BY_ORDINAL));
                [digits, category]
            }
            _ => Default::default(),
        };
        Self { matching, ..Self::default() }
    }

    /// Starts the variant with this key; the default variant has an empty key.
    fn enter_variant(&mut self, key: &str) {
        self.is_in_selected =
            !self.has_selected && (key.is_empty() || self.matching.iter().any(|matching| matching == key));
        self.has_selected |= self.is_in_selected;
    }
}
