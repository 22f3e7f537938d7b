//! All user-visible strings: the messages of `content/<language>/*.ftl`, in Fluent. See projectfluent.org for the
//! syntax. This project has the following conventions.
//!
//! **Keys.** The code uses the key `figure.heatmap.title` for the message `figure-heatmap-title`: Fluent ids cannot
//! contain full stops, so [`id`] replaces them with hyphens. Attributes are not used. All files of a language are
//! treated as one file, in any order.
//!
//! **Values.** `{ $n }` is replaced by the value `n`, formatted by the code ([`number`]: a true minus, thin spaces
//! between groups of thousands, `1.95 × 10⁻³`). A translation may reorder values as its language requires.
//!
//! **Counts.** Values are passed as strings. A text that depends on a number therefore selects a variant by
//! `NUMBER($n)`, the number that the string represents:
//!
//! ```ftl
//! wave-turns =
//!     { $turns } { NUMBER($turns) ->
//!         [one] turn
//!        *[other] turns
//!     }.
//! ```
//!
//! The plural categories are those of the language. Displayed decimals matter: English has “1 turn” but “1.0 turns”. A
//! value that is not a plain number, such as a power of ten, selects the default variant, marked `*`.
//! `NUMBER($n, type: "ordinal")` selects by ordinal category.
//!
//! **Implementation** (not relevant to translators). The program uses one language, which is [`load`]ed before any text
//! is looked up. While the page is built, texts are `compile`d to the `compiled` format, so that the browser needs no
//! Fluent parser. In a browser, the page supplies the texts, and the program contains none; natively, English is built
//! in. The module `files` compares other languages with English.

#[cfg(not(target_arch = "wasm32"))]
pub mod compile;
mod compiled;
pub mod direction;
#[cfg(not(target_arch = "wasm32"))]
pub mod files;
pub mod number;
mod plural;

use std::sync::OnceLock;

use thiserror::Error;

/// The texts of the language and, after them, the English texts of the messages that it lacks.
static TEXTS: OnceLock<Vec<Texts>> = OnceLock::new();

/// Texts that only the lazily loaded chunks use, in the same order.
static LAZY_TEXTS: OnceLock<Vec<Texts>> = OnceLock::new();

/// The language of the texts in the source code. Messages that another language lacks are shown in this language.
pub const SOURCE_LANG: &str = "en";

/// Why served texts cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// The language code is not of the form `en` or `pt-BR`.
    #[error("“{0}” is not a language code")]
    Language(String),
    /// A line without a tab, which `compile` never writes.
    #[error("“{0}” is not a line of compiled texts")]
    Line(String),
    /// The empty line at the end is missing.
    #[error("the texts are truncated")]
    Cut,
    /// An id that does not sort after the previous one, so that binary search would miss it.
    #[error("{0} is duplicated in the texts, or out of order")]
    Order(String),
}

/// Loads the compiled texts of the language with the code `lang`. Later calls have no effect.
///
/// # Errors
///
/// If the texts cannot be parsed; then nothing is loaded.
pub fn load(lang: &str, served: String) -> Result<(), TextError> {
    let texts = Texts::read_all(lang, served)?;
    let _ = TEXTS.set(texts);
    Ok(())
}

/// Loads the additional texts of the loaded language that come with the lazily loaded chunks. Later calls have no
/// effect.
///
/// # Errors
///
/// If the texts cannot be parsed; then nothing is loaded.
pub fn load_later(served: String) -> Result<(), TextError> {
    if LAZY_TEXTS.get().is_none() {
        let _ = LAZY_TEXTS.set(Texts::read_all(lang(), served)?);
    }
    Ok(())
}

/// The language of the page.
pub fn lang() -> &'static str {
    loaded().next().map_or(SOURCE_LANG, |texts| texts.lang)
}

/// `en` if the page is in another language that lacks the text of `key`: the element with the text needs this `lang`,
/// and the direction from left to right.
pub fn fallback_lang(key: &str) -> Option<&'static str> {
    let found = loaded().find(|texts| texts.pattern(key).is_some()).map(|texts| texts.lang);
    found.filter(|found| *found != lang())
}

/// The items as a list within a sentence: “a, b”.
pub fn list<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    joined(items, "joint.list")
}

/// The items as a list whose items may contain commas: “a, b; c”.
pub fn groups<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    joined(items, "joint.groups")
}

/// The sentences one after another, without empty ones. Chinese and Japanese have no space between sentences.
pub fn sentences<S: AsRef<str>>(sentences: impl IntoIterator<Item = S>) -> String {
    joined(sentences.into_iter().filter(|sentence| !sentence.as_ref().is_empty()), "joint.sentences")
}

fn joined<S: AsRef<str>>(items: impl IntoIterator<Item = S>, joint: &str) -> String {
    let mut out = String::new();
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            out.push_str(get(joint));
        }
        out.push_str(item.as_ref());
    }
    out
}

/// The fonts of the page and its pictures: those of the system, then common fonts by name. Without the names, a browser
/// might show Chinese text in Japanese glyphs or the reverse. As in `style/tokens.css`.
pub fn font_family() -> &'static str {
    match lang() {
        "zh" => {
            "system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
        }
        "ja" => {
            "system-ui, -apple-system, 'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif"
        }
        "he" => "system-ui, -apple-system, 'Segoe UI', 'Noto Sans Hebrew', 'Arial Hebrew', sans-serif",
        "hy" => "system-ui, -apple-system, 'Segoe UI', 'Noto Sans Armenian', Mshtakan, sans-serif",
        _ => "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
    }
}

/// The message id of a key.
pub fn id(key: &str) -> String {
    key.replace('.', "-")
}

/// The text of `key`, which must not contain values. A key without a text is a bug that native tests find; a page
/// shows a placeholder.
pub fn get(key: &str) -> &'static str {
    found(key, find(key))
}

/// The text of `key`; `None` if there is no such text, or if it contains values.
pub fn find(key: &str) -> Option<&'static str> {
    loaded().find_map(|texts| texts.find(key))
}

/// The text of `key` with each `{ $name }` replaced by its value.
pub fn fill<V: AsRef<str>>(key: &str, values: &[(&str, V)]) -> String {
    let filled = loaded().find_map(|texts| texts.fill(key, values));
    filled.unwrap_or_else(|| found(key, None).to_owned())
}

/// All loaded texts: those of the first chunk, then those of the others; in each, the page's language comes before
/// English. Natively, the default is English.
fn loaded() -> impl Iterator<Item = &'static Texts> {
    #[cfg(not(target_arch = "wasm32"))]
    TEXTS.get_or_init(|| {
        let english = compile::compile(files::ENGLISH).unwrap_or_else(|problems| panic!("{problems:?}"));
        Texts::read_all(SOURCE_LANG, english).unwrap_or_else(|error| panic!("{error}"))
    });
    [TEXTS.get(), LAZY_TEXTS.get()].into_iter().flatten().flatten()
}

fn found(key: &str, text: Option<&'static str>) -> &'static str {
    // While a page hydrates, texts of later parts are in its HTML, but not loaded yet.
    debug_assert!(text.is_some() || cfg!(target_arch = "wasm32"), "no text for `{key}`");
    text.unwrap_or(compiled::PLACEHOLDER)
}

/// The texts of one language.
struct Texts {
    lang: &'static str,
    /// Ids and patterns, in the order of the ids.
    patterns: Vec<(&'static str, &'static str)>,
}

impl Texts {
    /// Reads a file of compiled texts: those of the language, then for every language except English the English texts
    /// that it lacks. An empty line ends each of these parts.
    fn read_all(lang: &str, mut served: String) -> Result<Vec<Self>, TextError> {
        if lang == SOURCE_LANG {
            return Ok(vec![Self::read(lang, served)?]);
        }
        let end = served.find("\n\n").ok_or(TextError::Cut)?;
        let english = served.split_off(end + 2);
        let own = Self::read(lang, served)?;
        // The language lacks nothing.
        if english == "\n" {
            return Ok(vec![own]);
        }
        Ok(vec![own, Self::read(SOURCE_LANG, english)?])
    }

    fn read(lang: &str, served: String) -> Result<Self, TextError> {
        let is_subtag =
            |tag: &str| (1..=8).contains(&tag.len()) && tag.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !lang.split('-').all(is_subtag) {
            return Err(TextError::Language(lang.to_owned()));
        }
        // Leaked, because the texts are used for as long as the program runs.
        let served: &'static str = served.leak();
        let lines = served.strip_suffix("\n\n").ok_or(TextError::Cut)?;
        let mut patterns: Vec<(&str, &str)> = Vec::new();
        for line in lines.split('\n') {
            let (id, pattern) = line.split_once('\t').ok_or_else(|| TextError::Line(line.to_owned()))?;
            if patterns.last().is_some_and(|(before, _)| *before >= id) {
                return Err(TextError::Order(id.to_owned()));
            }
            // Only texts with several lines are copied; there are few.
            let is_single_line = !pattern.contains(compiled::BREAK);
            patterns.push((id, if is_single_line { pattern } else { pattern.replace(compiled::BREAK, "\n").leak() }));
        }
        Ok(Self { lang: lang.to_owned().leak(), patterns })
    }

    fn pattern(&self, key: &str) -> Option<&'static str> {
        let id = id(key);
        let index = self.patterns.binary_search_by(|(known, _)| (*known).cmp(&id)).ok()?;
        Some(self.patterns[index].1)
    }

    fn find(&self, key: &str) -> Option<&'static str> {
        self.pattern(key).filter(|pattern| compiled::is_text(pattern))
    }

    fn fill<V: AsRef<str>>(&self, key: &str, values: &[(&str, V)]) -> Option<String> {
        let value = |name: &str| {
            let value = values.iter().find(|(given, _)| *given == name).map(|(_, value)| value.as_ref());
            debug_assert!(value.is_some(), "`{key}` lacks something: ${name}");
            value
        };
        let text = compiled::format(self.lang, self.pattern(key)?, &value);
        // Snippets are code: bidirectional controls would become part of it.
        let is_isolating = direction::is_right_to_left(self.lang) && !key.starts_with("snippet");
        Some(if is_isolating { direction::with_isolated_formulas(&text) } else { text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lang: &str, source: &str) -> &'static Texts {
        Box::leak(Box::new(Texts::read(lang, compile::compile(source).expect("Fluent")).expect("texts")))
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
    fn values_are_inserted_verbatim() {
        let texts = texts("en", "said = of { $a }, { $b } and { $a }.");
        for value in ["60\u{202f}611", "−0.5", "1.95 × 10⁻³", "1.0", "{ $b }", "{\"x\"}", "∞", ""] {
            let text = texts.fill("said", &[("a", value), ("b", "it")]);
            assert_eq!(text, Some(format!("of {value}, it and {value}.")));
        }
    }

    #[test]
    fn the_language_selects_the_plural_variant_of_a_number() {
        let chosen = |lang, n: &str| {
            let text = texts(lang, TURNS).fill("turns", &[("n", n)]).expect("a text");
            text.rsplit_once(' ').expect("a word").1.to_owned()
        };
        let english = [("1", "eins"), ("0", "none"), ("1.0", "andere"), ("2", "andere"), ("60\u{202f}611", "andere")];
        let polish = [("1", "eins"), ("3", "wenige"), ("12", "viele"), ("12\u{202f}003", "wenige"), ("1.5", "andere")];
        let french = [("1", "eins"), ("1.5", "eins"), ("−1", "eins"), ("2", "andere"), ("60\u{202f}611", "andere")];
        for (lang, expected) in [("en", english), ("pl", polish), ("fr", french)] {
            for (n, words) in expected {
                assert_eq!(chosen(lang, n), words, "{lang}: {n}");
            }
        }
        // A value that is not a plain number selects the default variant, and a number of any length is handled.
        for n in ["1.95 × 10⁻³", "∞", "–", "", "100000000000000000000000000", "0.00000000000000000000000001"] {
            assert_eq!(chosen("pl", n), "andere", "{n}");
        }
    }

    #[test]
    fn ordinals_select_variants_too() {
        let source =
            "nth = { NUMBER($n, type: \"ordinal\") ->\n    [one] st\n    [two] nd\n    [few] rd\n   *[other] th\n }";
        let suffixes =
            ["1", "2", "3", "11", "21"].map(|n| texts("en", source).fill("nth", &[("n", n)]).expect("a text"));
        assert_eq!(suffixes, ["st", "nd", "rd", "th", "st"]);
    }

    #[test]
    fn strings_select_variants_and_selections_may_be_nested() {
        let source = "
at = at the { $way ->
    [left] left
    [right] right{ NUMBER($n) ->
        [1.5] , half a step
        [one] , a step
       *[other] , { $n } steps
    }
   *[other] end
}.
";
        let filled = |way, n| texts("en", source).fill("at", &[("way", way), ("n", n)]).expect("a text");
        assert_eq!(filled("left", "1"), "at the left.");
        assert_eq!(filled("right", "1"), "at the right, a step.");
        assert_eq!(filled("right", "1.5"), "at the right, half a step.");
        assert_eq!(filled("right", "1.50"), "at the right, 1.50 steps.");
        assert_eq!([filled("up", "1"), filled("", "1")], ["at the end.", "at the end."]);
    }

    #[test]
    fn a_text_without_values_is_found_whatever_its_syntax() {
        let texts =
            texts("en", "a-b = plain\nlines =\n    one\n      two\n    {\"}\"} {\"{\"}three{\"}\"}\nalone = {\"\"}\n");
        assert_eq!(texts.find("a.b"), Some("plain"));
        assert_eq!(texts.find("a-b"), Some("plain"));
        let lines = texts.find("lines").expect("a text");
        assert_eq!(lines, "one\n  two\n} {three}");
        assert_eq!((texts.find("alone"), texts.find("nothing")), (Some(""), None));
    }

    #[test]
    fn find_ignores_a_text_with_values() {
        assert_eq!(texts("en", "said = { $a }").find("said"), None);
        assert_eq!(texts("en", "said = { $a ->\n   *[x] y\n }").find("said"), None);
    }

    #[test]
    fn a_language_is_followed_by_the_english_texts_that_it_lacks() {
        let read = |lang: &str, served: &str| Texts::read_all(lang, served.to_owned());
        let both = read("he", "a\tx\n\nb\ty\nc\tz\n\n").expect("texts");
        let found: Vec<_> = both.iter().map(|texts| (texts.lang, texts.find("b"))).collect();
        assert_eq!(found, [("he", None), ("en", Some("y"))]);
        assert_eq!(read("he", "a\tx\n\n\n").expect("texts").len(), 1);
        assert_eq!(read("en", "a\tx\n\n").expect("texts").len(), 1);
        // Truncated after the texts of the language, or within the English ones.
        for cut in ["a\tx\n", "a\tx\n\n", "a\tx\n\nb\ty", "a\tx\n\nb\ty\n"] {
            assert_eq!(read("he", cut).map(|_| ()), Err(TextError::Cut), "{cut:?}");
        }
    }

    #[test]
    fn formulas_are_isolated_in_right_to_left_languages_except_in_code() {
        let fill = |lang, key: &str| texts(lang, "said = א { $n }\nsnippet-it = א { $n }").fill(key, &[("n", "−1")]);
        assert_eq!(fill("he", "said").as_deref(), Some("א \u{2066}−1\u{2069}"));
        assert_eq!(fill("he", "snippet.it").as_deref(), Some("א −1"));
        assert_eq!(fill("hy", "said").as_deref(), Some("א −1"));
    }

    #[test]
    #[should_panic(expected = "`said` lacks something")]
    fn a_missing_value_is_a_bug() {
        texts("en", "said = { $a } and { $b }").fill("said", &[("a", "x")]);
    }

    #[test]
    fn parse_errors_name_the_language_or_the_text() {
        let read = |lang: &str, source: &str| Texts::read(lang, source.to_owned()).map(|_| ()).unwrap_err();
        assert_eq!(read("not a code", "a\tb"), TextError::Language("not a code".into()));
        assert_eq!(read("", "a\tb"), TextError::Language(String::new()));
        assert_eq!(read("en", "a\tb\na\te\n\n"), TextError::Order("a".into()));
        assert_eq!(read("en", "b\tb\na\te\n\n"), TextError::Order("a".into()));
        assert_eq!(read("en", "a\tb\nc = d\n\n"), TextError::Line("c = d".into()));
        // A file truncated at any position, even between two texts, as by an incomplete download; or an empty file.
        for cut in ["", "\n", "a\tb", "a\tb\n", "a\tb\nc\td\n"] {
            assert_eq!(read("en", cut), TextError::Cut, "{cut:?}");
        }
        assert!(Texts::read("pt-BR", "a\tb\tc\nb\t\n\n".into()).is_ok_and(|texts| texts.find("a") == Some("b\tc")));
    }
}
