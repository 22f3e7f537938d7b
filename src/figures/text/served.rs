//! The form in which texts are served: `compile`d from Fluent while the page is built, so that the program need not read
//! Fluent.
//!
//! A file has a line for each text, in the order of their ids: the id, a tab, and the pattern. It ends with an empty line,
//! so that one that was cut off is told from a whole one. Patterns are words with control characters among them, each of
//! which says what the words after it are; those at the beginning are text.
//!
//! ```text
//! file    = { id TAB pattern LF } LF
//! pattern = text { (value | choice) text }
//! value   = VALUE name TEXT
//! choice  = CHOICE by name { VARIANT key TEXT pattern } VARIANT TEXT pattern END
//! by      = "=" | "#" | "@"
//! ```
//!
//! | | | what follows |
//! |---|---|---|
//! | [`VALUE`] | U+0001 | the name of a value, which stands here |
//! | [`CHOICE`] | U+0002 | by what words are chosen, and the name of a value |
//! | [`VARIANT`] | U+0003 | a key; the last variant has none, and is taken if no other is |
//! | [`END`] | U+0004 | text after a choice |
//! | [`TEXT`] | U+0005 | text after a name or a key |
//! | [`BREAK`] | U+0006 | stands for the end of a line within a text |
//!
//! The first variant is taken whose key fits the value: by `=` if it is the same words; by `#` if it is the same number,
//! or the number's category in the language (`one`, `few`); by `@` if it is that of a place (1st, 2nd).

use std::iter;

use super::{number, plural};

pub(super) const VALUE: char = '\u{1}';
pub(super) const CHOICE: char = '\u{2}';
pub(super) const VARIANT: char = '\u{3}';
pub(super) const END: char = '\u{4}';
pub(super) const TEXT: char = '\u{5}';
pub(super) const BREAK: char = '\u{6}';

pub(super) const BY_WORDS: char = '=';
pub(super) const BY_AMOUNT: char = '#';
pub(super) const BY_PLACE: char = '@';

/// What a reader sees in place of a text or a value that is not there, rather than nothing.
pub(super) const LACKING: &str = "⟨?⟩";

/// Whether a pattern is nothing but text.
pub(super) fn is_text(pattern: &str) -> bool {
    !pattern.contains(is_control)
}

fn is_control(c: char) -> bool {
    (VALUE..=TEXT).contains(&c)
}

/// The words of a pattern, each with the control character before them.
pub(super) fn pieces(pattern: &str) -> impl Iterator<Item = (char, &str)> {
    let controls = pattern.chars().filter(|c| is_control(*c));
    iter::once(TEXT).chain(controls).zip(pattern.split(is_control))
}

/// What a pattern says in a language with these values.
pub(super) fn said<'v>(lang: &'static str, pattern: &str, value: &dyn Fn(&str) -> Option<&'v str>) -> String {
    let mut out = String::with_capacity(pattern.len());
    let mut choices: Vec<Choice> = Vec::new();
    for (control, words) in pieces(pattern) {
        match (control, choices.last_mut()) {
            (CHOICE, _) => choices.push(Choice::by(lang, words, value)),
            (VARIANT, Some(choice)) => choice.come_to(words),
            (END, _) => drop(choices.pop()),
            _ => {}
        }
        if choices.iter().all(|choice| choice.is_said) {
            match control {
                VALUE => out.push_str(value(words).unwrap_or(LACKING)),
                TEXT | END => out.push_str(words),
                _ => {}
            }
        }
    }
    out
}

/// A choice that has begun and not ended.
#[derive(Default)]
struct Choice {
    /// The keys that fit.
    fitting: [String; 2],
    /// Whether the variant to say has been come to.
    has_said: bool,
    /// Whether the variant that is gone through is the one to say.
    is_said: bool,
}

impl Choice {
    fn by<'v>(lang: &'static str, head: &str, value: &dyn Fn(&str) -> Option<&'v str>) -> Self {
        let mut name = head.chars();
        let by = name.next();
        let value = value(name.as_str()).unwrap_or_default();
        let fitting = match (by, number::counted(value)) {
            (Some(BY_WORDS), _) => [value.to_owned(), String::new()],
            (Some(BY_AMOUNT | BY_PLACE), Some(digits)) => {
                let category = plural::category(lang, &digits, by == Some(BY_PLACE));
                [digits, category]
            }
            _ => Default::default(),
        };
        Self { fitting, ..Self::default() }
    }

    fn come_to(&mut self, key: &str) {
        self.is_said = !self.has_said && (key.is_empty() || self.fitting.iter().any(|fitting| fitting == key));
        self.has_said |= self.is_said;
    }
}
