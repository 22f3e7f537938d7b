//! Tools for Fluent files, used while the page is built and tested: they compare languages with English, extract
//! subsets and list ids. Not compiled for the browser.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::parser::{ParserError, parse};
use fluent_syntax::serializer::serialize;
use fluent_syntax::unicode::unescape_unicode_to_string;
use thiserror::Error;

use super::compiled::{self, CHOICE, END, TEXT, VALUE};

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

/// A problem with the texts of a language. Texts are identified by message id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Error)]
pub enum Problem {
    /// A syntax error.
    #[error("line {line}, “{words}”, cannot be read: {reason}")]
    Unreadable {
        /// The line where its message begins, counted from 1.
        line: usize,
        /// That line.
        words: String,
        /// The parser's error message.
        reason: String,
    },
    /// A duplicate id: only the first message would be used.
    #[error("{0} stands twice")]
    Twice(String),
    /// A message without text of its own, or with attributes, which the code never looks up.
    #[error("{0} has an attribute, or no text; a line of a text that begins with a full stop is written {{\".\"}}")]
    Attribute(String),
    /// English has this text, but the language does not.
    #[error("{0} is missing")]
    Missing(String),
    /// The language has this text, but English does not, so the code never looks it up.
    #[error("{0} is not a text of the page")]
    Unknown(String),
    /// The English text uses this value, but this text does not.
    #[error("{id} leaves out the value ${name}")]
    LeftOut {
        /// The text.
        id: String,
        /// The value.
        name: String,
    },
    /// A value that the code does not pass to this text.
    #[error("{id} asks for ${name}, which is not among its values")]
    NotGiven {
        /// The text.
        id: String,
        /// The value.
        name: String,
    },
    /// A reference to a message, term or function that does not exist.
    #[error("{id} refers to {to}, which is not there")]
    Reference {
        /// The text.
        id: String,
        /// The name of what is missing.
        to: String,
    },
    /// Variants by number or plural category with a selector other than `NUMBER`, or `NUMBER` used to format a value.
    #[error("{id}: ${name} chooses words only as {{ NUMBER(${name}) -> … }}, and is written only as {{ ${name} }}")]
    Counted {
        /// The text.
        id: String,
        /// The value.
        name: String,
    },
    /// A Fluent feature that the served format does not support.
    #[error("{id} has {what}, which texts of the page cannot have")]
    Unsupported {
        /// The text.
        id: String,
        /// The feature.
        what: String,
    },
}

/// Compares the texts of another language, all its files concatenated, with English. The language can be used if the
/// result is empty.
pub fn missing(source: &str) -> Vec<Problem> {
    let english = Language::read(ENGLISH);
    let other = Language::read(source);
    let mut problems = other.problems.clone();
    let ids: BTreeSet<&str> = english.messages.keys().chain(other.messages.keys()).copied().collect();
    for id in ids {
        let other_usage = other.messages.get(id).map(|message| other.usage(message));
        problems.extend(other_usage.iter().flat_map(|usage| usage.problems.clone()));
        match (english.messages.get(id), other_usage) {
            (Some(message), Some(other)) => problems.extend(compared(id, &english.usage(message), &other)),
            (Some(_), None) => problems.push(Problem::Missing(id.to_owned())),
            (None, _) => problems.push(Problem::Unknown(id.to_owned())),
        }
    }
    problems
}

/// The differences between the values of a text in English and in another language. A value that English uses only as a
/// selector may be missing in the other language, which may have only one plural category.
fn compared(id: &str, english: &Usage, other: &Usage) -> Vec<Problem> {
    let [known, used] = [english, other].map(|usage| &usage.inserted | &usage.selecting);
    let left_out =
        english.inserted.difference(&used).map(|name| Problem::LeftOut { id: id.into(), name: (*name).into() });
    let not_given = used.difference(&known).map(|name| Problem::NotGiven { id: id.into(), name: (*name).into() });
    left_out.chain(not_given).collect()
}

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

/// The messages whose id `is_wanted` accepts, and all terms, without comments.
///
/// # Errors
///
/// If the source cannot be parsed.
pub fn only(source: &str, is_wanted: impl Fn(&str) -> bool) -> Result<String, Vec<Problem>> {
    let mut resource = parse(source).map_err(|(_, errors)| unreadable(source, &errors))?;
    resource.body.retain(|entry| match entry {
        Entry::Message(message) => is_wanted(message.id.name),
        Entry::Term(_) => true,
        _ => false,
    });
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => message.comment = None,
            Entry::Term(term) => term.comment = None,
            _ => {}
        }
    }
    Ok(serialize(&resource))
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

/// The literal text of a pattern, split at its placeables.
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

/// The values that a message uses, and its problems.
#[derive(Default)]
struct Usage<'s> {
    /// The values that are inserted into the text.
    inserted: BTreeSet<&'s str>,
    /// The values that select a variant.
    selecting: BTreeSet<&'s str>,
    problems: Vec<Problem>,
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

    fn usage(&self, message: &Message<&'s str>) -> Usage<'s> {
        let id = message.id.name;
        let mut usage = Usage::default();
        let mut walk = Walk { id, messages: &self.messages, terms: &self.terms, inside: vec![id] };
        match &message.value {
            Some(pattern) if message.attributes.is_empty() => walk.pattern(pattern, &mut usage),
            _ => usage.problems.push(Problem::Attribute(id.to_owned())),
        }
        usage
    }
}

/// Whether the variant keys are plural categories or numbers.
pub(super) fn are_counts(variants: &[Variant<&str>]) -> bool {
    variants.iter().any(|variant| match variant.key {
        VariantKey::Identifier { name } => matches!(name, "zero" | "one" | "two" | "few" | "many"),
        VariantKey::NumberLiteral { .. } => true,
    })
}

fn unreadable(source: &str, errors: &[ParserError]) -> Vec<Problem> {
    let problem = |error: &ParserError| {
        let (line, words) = line_of(source, error);
        Problem::Unreadable { line, words: words.to_owned(), reason: error.to_string() }
    };
    errors.iter().map(problem).collect()
}

/// The number and text of the line where the unparsable message begins. The position of the error itself may be after
/// the end of the message.
fn line_of<'s>(source: &'s str, error: &ParserError) -> (usize, &'s str) {
    let begin = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
    let (before, after) = source.split_at_checked(begin).unwrap_or((source, ""));
    (before.matches('\n').count() + 1, after.lines().next().unwrap_or_default())
}

/// Collects the values of a message, including those of the messages it references.
struct Walk<'a, 's> {
    id: &'a str,
    messages: &'a BTreeMap<&'s str, Message<&'s str>>,
    terms: &'a BTreeMap<&'s str, Pattern<&'s str>>,
    /// The messages being visited, to detect references that form a cycle.
    inside: Vec<&'s str>,
}

impl<'s> Walk<'_, 's> {
    fn pattern(&mut self, pattern: &Pattern<&'s str>, usage: &mut Usage<'s>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, usage);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'s str>, usage: &mut Usage<'s>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, usage),
            Expression::Select { selector, variants } => {
                self.selector(selector, are_counts(variants), usage);
                for variant in variants {
                    self.pattern(&variant.value, usage);
                }
            }
        }
    }

    fn selector(&mut self, selector: &InlineExpression<&'s str>, counts: bool, usage: &mut Usage<'s>) {
        match selector {
            InlineExpression::VariableReference { id } => {
                usage.selecting.insert(id.name);
                if counts {
                    usage.problems.push(self.counted(id.name));
                }
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                for value in &arguments.positional {
                    self.selector(value, false, usage);
                }
            }
            other => self.inline(other, usage),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>, usage: &mut Usage<'s>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                usage.inserted.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, usage),
            InlineExpression::FunctionReference { id, arguments } => {
                for value in &arguments.positional {
                    match value {
                        InlineExpression::VariableReference { id } => usage.problems.push(self.counted(id.name)),
                        other => self.inline(other, usage),
                    }
                }
                if id.name != "NUMBER" {
                    usage.problems.push(self.reference(id.name));
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let name = id.name;
                match self.messages.get(name) {
                    Some(message) if attribute.is_none() && !self.inside.contains(&name) => {
                        self.inside.push(name);
                        if let Some(pattern) = &message.value {
                            self.pattern(pattern, usage);
                        }
                        self.inside.pop();
                    }
                    _ => usage.problems.push(self.reference(name)),
                }
            }
            InlineExpression::TermReference { id, .. } if !self.terms.contains_key(id.name) => {
                usage.problems.push(self.reference(&format!("-{}", id.name)));
            }
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn counted(&self, name: &str) -> Problem {
        Problem::Counted { id: self.id.to_owned(), name: name.to_owned() }
    }

    fn reference(&self, to: &str) -> Problem {
        Problem::Reference { id: self.id.to_owned(), to: to.to_owned() }
    }
}
