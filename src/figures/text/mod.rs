//! Every string a person reads comes from here: the messages of `content/<language>/*.ftl`, in Fluent. How a message is
//! written is described at projectfluent.org; what is particular here follows.
//!
//! **Keys.** The code asks for `figure.heatmap.title`, and the message is named `figure-heatmap-title`: an id has no
//! full stops, so they become hyphens ([`id`]). There are no attributes, and all files of a language are one; order is
//! free.
//!
//! **Values.** `{ $n }` is where the value `n` stands. It comes out as the code wrote it ([`number`]: a true minus, thin
//! groups of thousands, `1.95 × 10⁻³`); a translation may order values as its language requires.
//!
//! **Counts.** Values are words to Fluent, so a text that depends on one chooses by the number that the words stand for,
//! which is `NUMBER($n)`:
//!
//! ```ftl
//! wave-turns =
//!     { $turns } { NUMBER($turns) ->
//!         [one] turn
//!        *[other] turns
//!     }.
//! ```
//!
//! The categories are those of the language; decimals count as they are shown, so that English has 1 turn and 1.0 turns.
//! What is no plain number, as a power of ten, takes the words marked `*`. `NUMBER($n, type: "ordinal")` chooses by place.
//!
//! What translators need not know: the program speaks one language, which is [`load`]ed before anything is said. In a
//! browser the page brings it, and the program holds none; natively English is there. The module `files`, of which a
//! browser has no need, holds other languages against English.

#[cfg(not(target_arch = "wasm32"))]
pub mod files;
pub mod number;

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Pattern, PatternElement};
use fluent_syntax::parser::ParserError;
use thiserror::Error;
use unic_langid::LanguageIdentifier;

static TEXTS: OnceLock<Texts> = OnceLock::new();

/// Why the texts of a language cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// The language is not named by a code such as `en` or `pt-BR`.
    #[error("“{0}” is not the code of a language")]
    Language(String),
    /// What is not Fluent.
    #[error("line {line} of the texts, “{words}”, cannot be read: {reason}")]
    Syntax {
        /// Where its message begins, counted from 1.
        line: usize,
        /// That line.
        words: String,
        /// What a reader of Fluent says.
        reason: String,
    },
    /// An id that two messages have, so that one would be lost.
    #[error("{0} stands twice in the texts")]
    Twice(String),
}

/// Takes the texts of a language, which `lang` names by its code; later calls change nothing.
///
/// # Errors
///
/// If the texts cannot be read; then nothing is taken.
pub fn load(lang: &str, source: String) -> Result<(), TextError> {
    let texts = Texts::read(lang, source)?;
    let _ = TEXTS.set(texts);
    Ok(())
}

/// Natively, those of English if no others were taken.
fn texts() -> Option<&'static Texts> {
    #[cfg(not(target_arch = "wasm32"))]
    TEXTS.get_or_init(|| {
        let english = Texts::read("en", files::ENGLISH.to_owned());
        english.unwrap_or_else(|error| panic!("{error}"))
    });
    TEXTS.get()
}

/// The id of the message that a key stands for.
pub fn id(key: &str) -> String {
    key.replace('.', "-")
}

/// The text of `key`, which has no values. A key without a text is a bug, which tests find; a reader would see a
/// placeholder rather than nothing.
pub fn get(key: &str) -> &'static str {
    found(key, find(key))
}

/// The text of `key`, if there is one.
pub fn find(key: &str) -> Option<&'static str> {
    texts()?.find(key)
}

/// The text of `key` with each `{ $name }` replaced by its value.
pub fn fill<V: AsRef<str>>(key: &str, values: &[(&str, V)]) -> String {
    let filled = texts().and_then(|texts| texts.fill(key, values));
    filled.unwrap_or_else(|| found(key, None).to_owned())
}

fn found(key: &str, text: Option<&'static str>) -> &'static str {
    debug_assert!(text.is_some(), "no text for `{key}`");
    text.unwrap_or("⟨?⟩")
}

/// The texts of one language.
struct Texts {
    bundle: FluentBundle<FluentResource>,
    /// Those that are asked for as they are and yet consist of parts, put together once: lines, and braces.
    joined: Mutex<HashMap<String, &'static str>>,
}

impl Texts {
    fn read(lang: &str, source: String) -> Result<Self, TextError> {
        let lang: LanguageIdentifier = lang.parse().map_err(|_| TextError::Language(lang.to_owned()))?;
        let resource = FluentResource::try_new(source).map_err(|(resource, errors)| {
            let (line, words, reason) = errors.first().map_or_else(Default::default, |error| {
                let (line, words) = line_of(resource.source(), error);
                (line, words.to_owned(), error.to_string())
            });
            TextError::Syntax { line, words, reason }
        })?;
        let mut bundle = FluentBundle::new_concurrent(vec![lang]);
        // Values are set off by marks of direction otherwise, which formulas and exported files cannot use.
        bundle.set_use_isolating(false);
        let is_new = bundle.add_function("NUMBER", counted).is_ok();
        debug_assert!(is_new, "a bundle knows no function");
        let errors = bundle.add_resource(resource).err().unwrap_or_default();
        let twice = errors.into_iter().find_map(|error| match error {
            FluentError::Overriding { id, .. } => Some(TextError::Twice(id)),
            _ => None,
        });
        twice.map_or(Ok(Self { bundle, joined: Mutex::default() }), Err)
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        self.bundle.get_message(&id(key))?.value()
    }

    fn find(&'static self, key: &str) -> Option<&'static str> {
        let pattern = self.pattern(key)?;
        if let [PatternElement::TextElement { value }] = pattern.elements[..] {
            return Some(value);
        }
        let mut joined = self.joined.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = joined.get(key) {
            return Some(text);
        }
        let text: &'static str = self.filled(key, pattern, None).leak();
        joined.insert(key.to_owned(), text);
        Some(text)
    }

    fn fill<V: AsRef<str>>(&self, key: &str, values: &[(&str, V)]) -> Option<String> {
        let pattern = self.pattern(key)?;
        let mut given = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            given.set(*name, value.as_ref());
        }
        Some(self.filled(key, pattern, Some(&given)))
    }

    fn filled(&self, key: &str, pattern: &Pattern<&str>, values: Option<&FluentArgs>) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, values, &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "`{key}` lacks something: {errors:?}");
        text
    }
}

/// `NUMBER`: what a value stands for if it is a number, and the value itself if not, which no number and no category of
/// plural equals.
fn counted<'a>(values: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    let value = values.first();
    let Some(FluentValue::String(written)) = value else { return value.cloned().unwrap_or(FluentValue::Error) };
    number::counted(written).map_or_else(
        || FluentValue::String(written.clone()),
        |mut number| {
            number.options.merge(named);
            number.into()
        },
    )
}

/// The number of the line with which a message begins that cannot be read, and that line: the error itself may stand
/// after its end.
fn line_of<'s>(source: &'s str, error: &ParserError) -> (usize, &'s str) {
    let begin = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
    let (before, after) = source.split_at_checked(begin).unwrap_or((source, ""));
    (before.matches('\n').count() + 1, after.lines().next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lang: &str, source: &str) -> &'static Texts {
        Box::leak(Box::new(Texts::read(lang, source.to_owned()).expect("texts")))
    }

    const TURNS: &str = "
turns =
    { $n } { NUMBER($n) ->
        [0] none
        [one] eins
        [few] wenige
        [many] viele
       *[other] andere
    }
";

    #[test]
    fn values_come_out_as_they_were_written() {
        let texts = texts("en", "said = of { $a }, { $b } and { $a }.");
        for value in ["60\u{202f}611", "−0.5", "1.95 × 10⁻³", "1.0", "{ $b }", "{\"x\"}", "∞", ""] {
            let said = texts.fill("said", &[("a", value), ("b", "it")]);
            assert_eq!(said, Some(format!("of {value}, it and {value}.")));
        }
    }

    #[test]
    fn the_language_says_which_words_a_number_takes() {
        let chosen = |lang, n: &str| {
            let said = texts(lang, TURNS).fill("turns", &[("n", n)]).expect("a text");
            said.rsplit_once(' ').expect("a word").1.to_owned()
        };
        let english = [("1", "eins"), ("0", "none"), ("1.0", "andere"), ("2", "andere"), ("60\u{202f}611", "andere")];
        let polish = [("1", "eins"), ("3", "wenige"), ("12", "viele"), ("12\u{202f}003", "wenige"), ("1.5", "andere")];
        let french = [("1", "eins"), ("1.5", "eins"), ("−1", "eins"), ("2", "andere"), ("60\u{202f}611", "andere")];
        for (lang, expected) in [("en", english), ("pl", polish), ("fr", french)] {
            for (n, words) in expected {
                assert_eq!(chosen(lang, n), words, "{lang}: {n}");
            }
        }
        // What is no plain number takes the words for all others, and a number without end stops nothing.
        for n in ["1.95 × 10⁻³", "∞", "–", "", "100000000000000000000000000", "0.00000000000000000000000001"] {
            assert_eq!(chosen("pl", n), "andere", "{n}");
        }
    }

    #[test]
    fn places_are_counted_too() {
        let source =
            "nth = { NUMBER($n, type: \"ordinal\") ->\n    [one] st\n    [two] nd\n    [few] rd\n   *[other] th\n }";
        let said = ["1", "2", "3", "11", "21"].map(|n| texts("en", source).fill("nth", &[("n", n)]).expect("a text"));
        assert_eq!(said, ["st", "nd", "rd", "th", "st"]);
    }

    #[test]
    fn a_text_without_values_is_found_whatever_it_consists_of() {
        let texts =
            texts("en", "a-b = plain\nlines =\n    one\n      two\n    {\"}\"} {\"{\"}three{\"}\"}\nalone = {\"\"}\n");
        assert_eq!(texts.find("a.b"), Some("plain"));
        assert_eq!(texts.find("a-b"), Some("plain"));
        let lines = texts.find("lines").expect("a text");
        assert_eq!(lines, "one\n  two\n} {three}");
        assert!(std::ptr::eq(lines, texts.find("lines").expect("a text")), "it is put together once");
        assert_eq!((texts.find("alone"), texts.find("nothing")), (Some(""), None));
    }

    #[test]
    #[should_panic(expected = "`said` lacks something")]
    fn a_value_that_is_missing_is_a_bug() {
        texts("en", "said = { $a } and { $b }").fill("said", &[("a", "x")]);
    }

    #[test]
    fn texts_that_cannot_be_read_are_named() {
        let read = |lang: &str, source: &str| Texts::read(lang, source.to_owned()).map(|_| ()).unwrap_err();
        assert_eq!(read("not a code", "a = b"), TextError::Language("not a code".into()));
        assert_eq!(read("en", "a = b\nc = d\na = e"), TextError::Twice("a".into()));
        let broken = read("en", "a = b\nc = { $d\n");
        assert!(broken.to_string().contains("line 2 of the texts, “c = { $d”"), "{broken}");
        let old = read("en", "a = b\nfigure.title = d\n");
        assert!(old.to_string().contains("line 2 of the texts, “figure.title = d”"), "{old}");
    }
}
