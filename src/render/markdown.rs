//! A chapter, `content/<language>/<number>-<name>.md`: Markdown with formulas, `$LaTeX$`; it may cite a reference,
//! `[name](#ref-id)`. Separate lines place other content:
//!
//! - `::figure{#id}`: a figure in the flow of the text; `::deeper{#id}`: a collapsed one. A figure may be placed more
//!   than once, and with separate parameters, in the format of links: `::figure{#id d=8&n=20}`;
//! - `::ask{#id}`: a question ([`crate::lessons`]);
//! - `::puzzle{#id}`: the puzzle of that figure;
//! - `::problem`: the island with a sentence that attention cannot order; `::ideas`: drawings of three encodings that
//!   fail; `::definition`: the definition with the
//!   current numbers.
//!
//! Within a sentence:
//!
//! - `[128](=d)` is a control for the number with this link key; the brackets contain its default;
//! - `{name}` is a value that the core computes ([`crate::lessons::VALUES`]);
//! - `[words](->mark)` refers to the marks with this name in the preceding figure or, before the first figure, in the
//!   next one; `[words](->figure/mark)` refers to marks in another figure;
//! - `<span class="by-hand">words</span>` is text about interaction, which is left out in print.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

use super::formulas::mathml;
use super::markup::{Live, Markup};
use crate::fragment::State as Fragment;
use crate::params::{NUMBERS, Params, Source};
use crate::text::direction::{is_right_to_left_letter, with_isolated_formulas};

/// A file of `content`: its heading and its blocks.
pub struct Chapter {
    /// The name of its file, which is also its element id.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// Its blocks, in order.
    pub blocks: Vec<Block>,
    /// The language of the blocks, if it is not that of the page: a translation may have only the heading.
    pub fallback_lang: Option<&'static str>,
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Paragraphs; for a section, its heading and the text below it.
    Prose(Markup),
    /// Consecutive figures.
    Figures(Vec<Placed>),
    /// Collapsed figures.
    Collapsible(Vec<Placed>),
    /// The id of a question.
    Ask(String),
    /// The id of a figure with a puzzle.
    Puzzle(String),
    /// The sentence that attention cannot order.
    Problem,
    /// Three encodings of position that fail.
    Ideas,
    /// The definition with the current numbers.
    Definition,
}

/// A placed figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The id of the figure.
    pub figure: String,
    /// The id of this view. The first view on the page has the id of the figure.
    pub view: String,
    /// Separate parameters, in the format of links.
    pub own: Option<String>,
}

impl Placed {
    /// Whether it shows a learned table.
    pub(super) fn is_table(&self) -> bool {
        self.own.as_ref().is_some_and(|link| Fragment::parse(link).0.params.source != Source::Formula)
    }
}

/// Enabled extensions of Markdown.
const OPTIONS: Options = Options::ENABLE_TABLES.union(Options::ENABLE_MATH);

impl Chapter {
    /// The ids of its figures, in the order of the page.
    pub fn figures(&self) -> impl Iterator<Item = &str> {
        self.placed().map(|placed| placed.figure.as_str())
    }

    /// The ids of their views.
    pub fn views(&self) -> impl Iterator<Item = &str> {
        self.placed().map(|placed| placed.view.as_str())
    }

    pub(super) fn placed(&self) -> impl Iterator<Item = &Placed> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Figures(placed) | Block::Collapsible(placed) => placed.as_slice(),
            _ => &[],
        })
    }

    /// Converts the Markdown collected so far to a prose block, and clears it. The first heading becomes the title of
    /// the chapter. Links to marks refer to the last figure of the chapter or, if there is none yet, to `next`.
    fn end_prose(&mut self, markdown: &mut String, next: &str) {
        let figure = self.figures().last().unwrap_or(next).to_owned();
        let mut events = Vec::new();
        let (mut in_title, mut title) = (false, String::new());
        for event in Parser::new_ext(markdown, OPTIONS) {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => in_title = true,
                Event::End(TagEnd::Heading(HeadingLevel::H1)) => in_title = false,
                Event::Text(words) if in_title => title.push_str(&words),
                event if !in_title => events.push(event),
                other => panic!("{other:?} in a chapter's heading"),
            }
        }
        self.title.push_str(&title);
        for section in sections(events) {
            let mut html = String::new();
            let mut live = Vec::new();
            push_html(&mut html, with_islands(with_anchors(section), &figure, &mut live).into_iter());
            if !html.trim().is_empty() {
                self.blocks.push(Block::Prose(Markup::new(html.trim(), &live)));
            }
        }
        markdown.clear();
    }
}

/// The events before the first heading, then each heading with the events that follow it, and the closing sentence of the
/// chapter, which is a quotation.
fn sections(events: Vec<Event>) -> Vec<Vec<Event>> {
    let mut sections = vec![Vec::new()];
    for event in events {
        if matches!(event, Event::Start(Tag::Heading { .. } | Tag::BlockQuote(_))) {
            sections.push(Vec::new());
        }
        sections.last_mut().expect("there is one from the start").push(event);
    }
    sections
}

/// Converts the headings of sections to `<h3>` elements with ids to link to.
fn with_anchors(events: Vec<Event>) -> Vec<Event> {
    let mut out: Vec<Event> = Vec::new();
    let mut heading: Option<(usize, String)> = None;
    for event in events {
        match (&event, &mut heading) {
            (Event::Start(Tag::Heading { .. }), _) => heading = Some((out.len(), String::new())),
            (Event::End(TagEnd::Heading(_)), Some((start, words))) => {
                let id = slug(words);
                let begin = format!("<h3 id=\"{id}\"><a class=\"anchor\" href=\"#{id}\">");
                out[*start] = Event::Html(begin.into());
                out.push(Event::Html("</a></h3>\n".into()));
                heading = None;
                continue;
            }
            (Event::Text(part), Some((_, words))) => words.push_str(part),
            _ => {}
        }
        out.push(event);
    }
    out
}

/// The id of a heading. The prefix `on-` keeps it distinct from the ids of figures and chapters.
fn slug(words: &str) -> String {
    let parts = words.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    std::iter::once("on".to_owned()).chain(parts.map(str::to_lowercase)).collect::<Vec<_>>().join("-")
}

/// Converts formulas to `MathML`, and replaces dynamic parts by placeholders.
fn with_islands<'a>(events: Vec<Event<'a>>, figure: &str, live: &mut Vec<Live>) -> Vec<Event<'a>> {
    let mut out = Vec::new();
    // The index where the text of a pseudo-link (`=key`, `->mark`) begins, and its destination.
    let mut link: Option<(usize, String)> = None;
    let mut is_code = false;
    for event in events {
        match event {
            Event::InlineMath(latex) => out.push(Event::InlineHtml(mathml("prose", &latex).into())),
            Event::Start(Tag::Link { dest_url, .. }) if dest_url.starts_with(['=', '-']) => {
                link = Some((out.len(), dest_url.into_string()));
            }
            Event::End(TagEnd::Link) if link.is_some() => {
                let (start, destination) = link.take().expect("the guard has checked it");
                let mut inside = String::new();
                push_html(&mut inside, out.drain(start..));
                let island = match (destination.strip_prefix('='), destination.strip_prefix("->")) {
                    (Some(key), _) => number(key, &inside),
                    (_, Some(term)) if term.contains('/') => Live::Term { name: term.to_owned(), html: inside },
                    (_, term) => {
                        let term = term.expect("no other link begins so");
                        Live::Term { name: format!("{figure}/{term}"), html: inside }
                    }
                };
                out.push(add_placeholder(island, live));
            }
            Event::Text(words) if !is_code => with_values(with_punctuation(&words, &mut out), &mut out, live),
            other => {
                // Braces in code blocks are literal.
                is_code =
                    matches!(other, Event::Start(Tag::CodeBlock(_))) || is_code && !matches!(other, Event::End(_));
                out.push(other);
            }
        }
    }
    out
}

/// If `words` begin with punctuation after a formula, moves it into one unbreakable element with the formula: browsers
/// break lines there. Returns the other words.
fn with_punctuation<'a>(words: &'a str, out: &mut [Event]) -> &'a str {
    let rest = words.trim_start_matches(['.', ',', ';', ':', '?', '!', ')']);
    match out.last_mut() {
        Some(Event::InlineHtml(formula)) if rest.len() < words.len() && formula.ends_with("</math>") => {
            let punctuation = &words[..words.len() - rest.len()];
            *formula = format!("<span class=\"unbroken\">{formula}{punctuation}</span>").into();
            rest
        }
        _ => words,
    }
}

/// The number with this key. `written`, its text in the chapter, must be its default value.
fn number(key: &str, written: &str) -> Live {
    let number =
        NUMBERS.iter().find(|number| number.key == key).unwrap_or_else(|| panic!("no number has the key {key}"));
    assert_eq!(written, number.written(&Params::default()), "the default of {key}");
    Live::Number(key.to_owned())
}

/// Adds a dynamic part, and returns its placeholder.
fn add_placeholder<'a>(island: Live, live: &mut Vec<Live>) -> Event<'a> {
    live.push(island);
    Event::InlineHtml(Live::place(live.len() - 1).into())
}

/// Adds a text, in which each `{name}` becomes the placeholder of that value.
fn with_values(words: &str, out: &mut Vec<Event>, live: &mut Vec<Live>) {
    let isolated = |text: &str| {
        if text.contains(is_right_to_left_letter) { with_isolated_formulas(text) } else { text.to_owned() }
    };
    let mut rest = words;
    while let Some((before, name, after)) = rest.split_once('{').and_then(|(before, after)| {
        let (name, after) = after.split_once('}')?;
        Some((before, name, after))
    }) {
        out.push(Event::Text(CowStr::from(isolated(before))));
        out.push(add_placeholder(Live::Value(name.to_owned()), live));
        rest = after;
    }
    out.push(Event::Text(CowStr::from(isolated(rest))));
}

/// The notation as HTML, and its title.
pub(super) fn notation(markdown: &str) -> (String, String) {
    let notation = chapter(markdown, "notation".into());
    let html = notation.blocks.iter().map(|block| match block {
        Block::Prose(prose) => prose.plain(),
        _ => panic!("the notation must be prose only"),
    });
    (html.collect(), notation.title)
}

/// Markdown as static HTML: numbers and values are those for the default parameters.
pub(super) fn fixed(markdown: &str) -> String {
    let (mut html, mut live) = (String::new(), Vec::new());
    let events = with_islands(Parser::new_ext(markdown, OPTIONS).collect(), "", &mut live);
    push_html(&mut html, events.into_iter());
    Markup::new(&html, &live).fixed()
}

/// A chapter from its Markdown.
pub(super) fn chapter(markdown: &str, name: String) -> Chapter {
    let mut chapter = Chapter { title: String::new(), blocks: Vec::new(), fallback_lang: None, name };
    let mut prose = String::new();
    for line in markdown.lines() {
        let Some(directive) = line.strip_prefix("::") else {
            prose.push_str(line);
            prose.push('\n');
            continue;
        };
        let directive = directive.trim_end();
        let (kind, argument) = directive
            .split_once("{#")
            .map_or((directive, ""), |(kind, argument)| (kind, argument.trim_end_matches('}')));
        let id = argument.split(' ').next().unwrap_or_default();
        chapter.end_prose(&mut prose, if kind == "figure" { id } else { "" });
        let block = match kind {
            "figure" | "deeper" => {
                let (id, own) =
                    argument.split_once(' ').map_or((argument, None), |(id, own)| (id, Some(own.to_owned())));
                let placed = Placed { figure: id.to_owned(), view: id.to_owned(), own };
                match (kind, chapter.blocks.last_mut()) {
                    ("figure", Some(Block::Figures(before))) | ("deeper", Some(Block::Collapsible(before))) => {
                        before.push(placed);
                        continue;
                    }
                    ("figure", _) => Block::Figures(vec![placed]),
                    _ => Block::Collapsible(vec![placed]),
                }
            }
            "ask" => Block::Ask(argument.to_owned()),
            "puzzle" => Block::Puzzle(argument.to_owned()),
            "problem" => Block::Problem,
            "ideas" => Block::Ideas,
            "definition" => Block::Definition,
            _ => panic!("{}: `{line}` is no known directive", chapter.name),
        };
        chapter.blocks.push(block);
    }
    chapter.end_prose(&mut prose, "");
    assert!(!chapter.title.is_empty(), "{} has no heading", chapter.name);
    chapter
}

#[cfg(test)]
mod tests {
    use super::{Block, chapter};

    #[test]
    fn formulas_in_prose_are_isolated_if_it_runs_from_right_to_left() {
        let html = |markdown: &str| match &chapter(&format!("# Title\n\n{markdown}\n"), "name".into()).blocks[..] {
            [Block::Prose(prose)] => prose.plain(),
            blocks => panic!("{blocks:?}"),
        };
        assert!(html("בין −1 ל־1").contains("בין \u{2066}−1\u{2069} ל־1"));
        assert!(html("between −1 and 1").contains("between −1 and 1"));
    }
}
