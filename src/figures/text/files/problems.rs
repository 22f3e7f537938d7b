//! Compares the texts of another language with English.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::ParserError;
use thiserror::Error;

use super::{ENGLISH, Language, are_counts};

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
    /// A duplicate id: only one of the messages would be used.
    #[error("{0} stands twice")]
    Twice(String),
    /// A message without text, or with attributes, which the code never looks up.
    #[error("{0} has an attribute, or no text; a line of a text that begins with a full stop is written {{\".\"}}")]
    Attribute(String),
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
    /// A reference to a message, term or function that does not exist, or in a cycle.
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

/// Compares the texts of another language, all its files concatenated, with English. Returns the ids that it lacks, for
/// which the page shows the English texts, and the problems that prevent its use.
pub fn compared(source: &str) -> (BTreeSet<String>, Vec<Problem>) {
    let mut lacking = BTreeSet::new();
    let english = Language::read(ENGLISH);
    let other = Language::read(source);
    let mut problems = other.problems.clone();
    let ids: BTreeSet<&str> = english.messages.keys().chain(other.messages.keys()).copied().collect();
    for id in ids {
        let other_usage = other.messages.get(id).map(|message| other.usage(message));
        problems.extend(other_usage.iter().flat_map(|usage| usage.problems.clone()));
        match (english.messages.get(id), other_usage) {
            (Some(message), Some(usage)) => problems.extend(differences(id, &english.usage(message), &usage)),
            (Some(_), None) => drop(lacking.insert(id.to_owned())),
            (None, _) => problems.push(Problem::Unknown(id.to_owned())),
        }
    }
    (lacking, problems)
}

/// The differences between the values of a text in English and in another language. A value that English uses only as a
/// selector may be missing in the other language, which may have only one plural category.
fn differences(id: &str, english: &Usage, other: &Usage) -> Vec<Problem> {
    let [known, used] = [english, other].map(|usage| &usage.inserted | &usage.selecting);
    let left_out =
        english.inserted.difference(&used).map(|name| Problem::LeftOut { id: id.into(), name: (*name).into() });
    let not_given = used.difference(&known).map(|name| Problem::NotGiven { id: id.into(), name: (*name).into() });
    left_out.chain(not_given).collect()
}

/// Syntax errors as problems.
pub(super) fn unreadable(source: &str, errors: &[ParserError]) -> Vec<Problem> {
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

    fn selector(&mut self, selector: &InlineExpression<&'s str>, has_count_keys: bool, usage: &mut Usage<'s>) {
        match selector {
            InlineExpression::VariableReference { id } => {
                usage.selecting.insert(id.name);
                if has_count_keys {
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
