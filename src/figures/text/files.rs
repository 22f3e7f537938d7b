//! Tools for Fluent files, used while the page is built and tested: they compare languages with English, and list the
//! ids, texts and values of messages. Not compiled for the browser.

mod problems;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::compiled::{self, CHOICE, END, TEXT, VALUE};
use problems::unreadable;
pub use problems::{Problem, compared};

/// The English texts. All texts are written in English first.
pub const ENGLISH: &str = concat!(
    include_str!("../../../content/en/check.ftl"),
    include_str!("../../../content/en/claims.ftl"),
    include_str!("../../../content/en/document.ftl"),
    include_str!("../../../content/en/export.ftl"),
    include_str!("../../../content/en/figures.ftl"),
    include_str!("../../../content/en/host.ftl"),
    include_str!("../../../content/en/page.ftl"),
    include_str!("../../../content/en/questions.ftl"),
    include_str!("../../../content/en/references.ftl"),
    include_str!("../../../content/en/shared.ftl"),
    include_str!("../../../content/en/snippets.ftl"),
    include_str!("../../../content/en/tables.ftl"),
    include_str!("../../../content/en/teaching.ftl"),
    include_str!("../../../content/en/tools.ftl"),
    include_str!("../../../content/en/tour.ftl")
);

/// The Fluent source of a message with exactly this text: characters with a meaning in Fluent are written as string
/// literals. For texts that are generated while the page is built.
pub fn message(key: &str, text: &str) -> String {
    let mut out = format!("{} = ", super::id(key));
    let inner = text.trim_matches([' ', '\n', '\r']);
    let begin = text.len() - text.trim_start_matches([' ', '\n', '\r']).len();
    let end = begin + inner.len();
    let mut is_literal = false;
    for (index, character) in text.char_indices() {
        let is_edge = !(begin..end).contains(&index);
        let needs_literal = is_edge || matches!(character, '{' | '}' | '\n' | '\r');
        if needs_literal != is_literal {
            out.push_str(if needs_literal { "{\"" } else { "\"}" });
            is_literal = needs_literal;
        }
        match character {
            '\n' => out.push_str("\\u000A"),
            '\r' => out.push_str("\\u000D"),
            other => out.push(other),
        }
    }
    out.push_str(match (is_literal, text.is_empty()) {
        (true, _) => "\"}\n",
        (false, true) => "{\"\"}\n",
        (false, false) => "\n",
    });
    out
}

/// The message ids of a language, in source order. Unparsable messages are skipped.
pub fn ids(source: &str) -> impl Iterator<Item = &str> {
    let body = parse(source).unwrap_or_else(|(resource, _)| resource).body;
    body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

/// The names of the values that a text of the loaded language uses.
pub fn values(key: &str) -> BTreeSet<String> {
    let names = compiled::pieces(pattern(key).unwrap_or_default()).filter_map(|(control, words)| match control {
        VALUE => Some(words),
        CHOICE => words.get(1..),
        _ => None,
    });
    names.map(str::to_owned).collect()
}

/// The literal text of a message of the loaded language before, between and after its values and choices. Tests
/// recognise the formatted message by these parts.
pub fn between(key: &str) -> Vec<String> {
    let Some(pattern) = pattern(key) else { return Vec::new() };
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for (control, words) in compiled::pieces(pattern) {
        if matches!(control, VALUE | CHOICE) && depth == 0 {
            parts.push(String::new());
        }
        match control {
            CHOICE => depth += 1,
            END => depth -= 1,
            _ => {}
        }
        if let (TEXT | END, 0, Some(part)) = (control, depth, parts.last_mut()) {
            part.push_str(words);
        }
    }
    parts
}

fn pattern(key: &str) -> Option<&'static str> {
    super::loaded().find_map(|texts| texts.pattern(key))
}

/// The ids and texts of the messages without values, in source order. For files that are a list, such as the
/// references.
pub fn entries(source: &str) -> impl Iterator<Item = (&str, String)> {
    let body = parse(source).unwrap_or_else(|(resource, _)| resource).body;
    body.into_iter().filter_map(|entry| {
        let Entry::Message(message) = entry else { return None };
        let [words] = <[String; 1]>::try_from(parts(&message.value?)).ok()?;
        Some((message.id.name, words))
    })
}

/// The literal text of a pattern, split at its placeables other than string literals.
fn parts(pattern: &Pattern<&str>) -> Vec<String> {
    let mut parts = vec![String::new()];
    for element in &pattern.elements {
        let literal = match element {
            PatternElement::TextElement { value } => Some((*value).into()),
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                Some(unescape_unicode_to_string(value))
            }
            PatternElement::Placeable { .. } => None,
        };
        match (literal, parts.last_mut()) {
            (Some(literal), Some(last)) => last.push_str(&literal),
            _ => parts.push(String::new()),
        }
    }
    parts
}

/// The messages of a language.
pub(super) struct Language<'s> {
    pub(super) messages: BTreeMap<&'s str, Message<&'s str>>,
    pub(super) terms: BTreeMap<&'s str, Pattern<&'s str>>,
    /// Syntax errors and duplicate ids.
    pub(super) problems: Vec<Problem>,
}

impl<'s> Language<'s> {
    pub(super) fn read(source: &'s str) -> Self {
        let (resource, problems): (Resource<&str>, _) = match parse(source) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, unreadable(source, &errors)),
        };
        let mut language = Self { messages: BTreeMap::new(), terms: BTreeMap::new(), problems };
        for entry in resource.body {
            let (id, is_new) = match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    (id, language.messages.insert(id, message).is_none())
                }
                Entry::Term(term) => (term.id.name, language.terms.insert(term.id.name, term.value).is_none()),
                _ => continue,
            };
            if !is_new {
                language.problems.push(Problem::Twice(id.to_owned()));
            }
        }
        language
    }
}

/// Whether a variant key is a number or a plural category. `other` does not count: variants by string have it too.
pub(super) fn are_counts(variants: &[Variant<&str>]) -> bool {
    variants.iter().any(|variant| match variant.key {
        VariantKey::Identifier { name } => matches!(name, "zero" | "one" | "two" | "few" | "many"),
        VariantKey::NumberLiteral { .. } => true,
    })
}
