//! HTML that contains islands.

use leptos::prelude::*;
use leptos::tachys::html::InertElement;

use super::exercise_values::exercise_value;
use crate::lessons;
use crate::page::{LivePart, ProseNumber, Term};
use crate::params::{NUMBERS, Params};

/// Static HTML and its dynamic parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Html(String),
    Live(Live),
}

/// A dynamic part of a sentence or a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Live {
    /// The number with this link key.
    Number(String),
    /// The value with this name.
    Value(String),
    /// A term of a formula.
    Term {
        /// `figure/mark`: the name of the marks that it stands for.
        name: String,
        html: String,
    },
}

/// The delimiter of placeholders in HTML. No text contains this character.
const DELIMITER: char = '\u{1}';

impl Live {
    /// The placeholder of the dynamic part with this index.
    pub(super) fn place(index: usize) -> String {
        format!("{DELIMITER}{index}{DELIMITER}")
    }

    /// The island as HTML. A value of the exercises is fixed, so it is plain text without an island.
    fn html(&self) -> String {
        match self {
            Self::Number(key) => {
                let prerendered = key.clone();
                view! {
                    <LivePart kind="number".to_owned() id=key.clone()>
                        <ProseNumber key=prerendered />
                    </LivePart>
                }
                .to_html()
            }
            Self::Value(name) => {
                if let Some(value) = exercise_value(name) {
                    return value;
                }
                let text = value(name)(&crate::page::use_params());
                let name = name.clone();
                view! {
                    <LivePart kind="value".to_owned() id=name.clone()>
                        <span data-value=name>{text}</span>
                    </LivePart>
                }
                .to_html()
            }
            Self::Term { name, html } => {
                let content = InertElement::new(html.clone());
                view! { <Term name=name.clone() words=text_content(html)>{content}</Term> }.to_html()
            }
        }
    }
}

impl Markup {
    /// Parses HTML with [placeholders](Live::place), each of which contains an index into `live`.
    pub(super) fn new(html: &str, live: &[Live]) -> Self {
        let parts = html.split(DELIMITER).enumerate().map(|(index, part)| {
            if index % 2 == 0 {
                return Part::Html(part.to_owned());
            }
            let index: usize = part.parse().expect("a placeholder is an index between two delimiters");
            Part::Live(live[index].clone())
        });
        Self(parts.collect())
    }

    /// Whether it begins with a heading.
    pub(super) fn begins_section(&self) -> bool {
        self.begins_with("<h3")
    }

    /// Whether it is the closing sentence of a chapter.
    pub(super) fn is_closing(&self) -> bool {
        self.begins_with("<blockquote")
    }

    fn begins_with(&self, tag: &str) -> bool {
        matches!(self.0.first(), Some(Part::Html(html)) if html.starts_with(tag))
    }

    /// The names of the terms in it, `figure/mark`.
    pub fn terms(&self) -> impl Iterator<Item = &str> {
        self.live().filter_map(|live| if let Live::Term { name, .. } = live { Some(name.as_str()) } else { None })
    }

    /// The names of the values in it that follow the parameters.
    pub fn values(&self) -> impl Iterator<Item = &str> {
        self.live()
            .filter_map(|live| if let Live::Value(name) = live { Some(name.as_str()) } else { None })
            .filter(|name| exercise_value(name).is_none())
    }

    /// The keys of the numbers in it that a reader can set.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.live().filter_map(|live| if let Live::Number(key) = live { Some(key.as_str()) } else { None })
    }

    fn live(&self) -> impl Iterator<Item = &Live> {
        self.0.iter().filter_map(|part| if let Part::Live(live) = part { Some(live) } else { None })
    }

    /// The HTML with prerendered islands.
    pub(super) fn html(&self) -> String {
        let part = |part: &Part| match part {
            Part::Html(html) => html.clone(),
            Part::Live(live) => live.html(),
        };
        self.0.iter().map(part).collect()
    }

    /// The HTML without islands: numbers and values are those for the default parameters.
    pub(super) fn fixed(&self) -> String {
        let default = Params::default();
        let part = |part: &Part| match part {
            Part::Html(html) | Part::Live(Live::Term { html, .. }) => html.clone(),
            Part::Live(Live::Value(name)) => exercise_value(name).unwrap_or_else(|| value(name)(&default)),
            Part::Live(Live::Number(key)) => {
                let number = NUMBERS.iter().find(|number| number.key == key);
                number.map(|number| number.written(&default)).unwrap_or_default()
            }
        };
        self.0.iter().map(part).collect()
    }

    /// The HTML without islands: numbers and values are left out.
    pub fn plain(&self) -> String {
        let part = |part: &Part| match part {
            Part::Html(html) | Part::Live(Live::Term { html, .. }) => html.clone(),
            Part::Live(_) => String::new(),
        };
        self.0.iter().map(part).collect()
    }
}

/// The value with this name.
fn value(name: &str) -> lessons::Value {
    lessons::value(name).unwrap_or_else(|| panic!("no value is called {name}"))
}

/// The text between the tags.
fn text_content(html: &str) -> String {
    let mut parts = html.split('<');
    let before = parts.next().unwrap_or_default().to_owned();
    let words = parts.fold(before, |words, part| match part.split_once('>') {
        Some((tag, rest)) if tag.starts_with(|c: char| c == '/' || c.is_ascii_alphabetic()) => words + rest,
        // This `<` does not begin a tag.
        _ => words + "<" + part,
    });
    html_escape::decode_html_entities(&words).into_owned()
}

#[cfg(test)]
mod tests {
    use super::text_content;

    #[test]
    fn tags_are_removed_and_entities_are_decoded() {
        assert_eq!(text_content("<mi>k</mi><mo>&lt;</mo><mi>n</mi>"), "k<n");
        assert_eq!(text_content("<mi>k</mi><mo><</mo><mi>n</mi>"), "k<n");
        assert_eq!(text_content("a &amp; <b class=\"x\">b</b>"), "a & b");
    }
}
