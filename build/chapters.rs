//! Chapters in Markdown become HTML and places for what is not text.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser as Markdown, Tag, TagEnd, html::push_html};

use super::formulas::mathml;
use super::{CONTENT, files, read};

/// A file of `content`: its heading, and what follows it.
pub(crate) struct Chapter {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) blocks: Vec<Block>,
}

/// What a chapter is made of, in order.
pub(crate) enum Block {
    /// HTML.
    Prose(String),
    /// A line `::kind{#id}`: its kind, and the ids of those that follow one another.
    Place(String, Vec<String>),
}

/// The kinds of places, each with the variant of `content::Block` that stands for it.
const PLACES: [(&str, &str); 6] = [
    ("figure", "Figures"),
    ("deeper", "Deeper"),
    ("ask", "Ask"),
    ("puzzle", "Puzzle"),
    ("problem", "Problem"),
    ("definition", "Definition"),
];

impl Chapter {
    /// The ids of its figures, in its line of reading and behind it.
    pub(crate) fn figures(&self) -> Vec<&str> {
        let ids = self.blocks.iter().filter_map(|block| match block {
            Block::Place(kind, ids) if matches!(kind.as_str(), "figure" | "deeper") => Some(ids),
            _ => None,
        });
        ids.flatten().map(String::as_str).collect()
    }

    /// As Rust source.
    pub(crate) fn written(&self, with_words: bool) -> String {
        let words = |words: &str| if with_words { format!("{words:?}") } else { format!("{:?}", "") };
        let block = |block: &Block| match block {
            Block::Prose(html) => format!("Block::Prose({}), ", words(html)),
            Block::Place(kind, ids) => {
                let (_, variant) = PLACES.iter().find(|(known, _)| known == kind).expect("checked when it was read");
                match &ids[..] {
                    ids if matches!(kind.as_str(), "figure" | "deeper") => format!("Block::{variant}(&{ids:?}), "),
                    [id] if !id.is_empty() => format!("Block::{variant}({id:?}), "),
                    _ => format!("Block::{variant}, "),
                }
            }
        };
        let blocks: String = self.blocks.iter().map(block).collect();
        format!("Chapter {{ name: {:?}, title: {}, blocks: &[{blocks}] }}, ", self.name, words(&self.title))
    }

    /// Takes the Markdown gathered so far; the first heading is the chapter's. Words that point at marks mean those of the
    /// last figure before them, or of the `next`.
    fn end_prose(&mut self, markdown: &mut String, next: &str) {
        let figure = self.figures().last().copied().unwrap_or(next).to_owned();
        let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
        let mut events = Vec::new();
        let (mut in_title, mut title) = (false, String::new());
        for event in Markdown::new_ext(markdown, options) {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => in_title = true,
                Event::End(TagEnd::Heading(HeadingLevel::H1)) => in_title = false,
                Event::Text(words) if in_title => title.push_str(&words),
                event if !in_title => events.push(event),
                other => panic!("{other:?} in a chapter's heading"),
            }
        }
        self.title.push_str(&title);
        let mut html = String::new();
        push_html(&mut html, enlivened(with_anchors(events), &figure).into_iter());
        markdown.clear();
        if !html.trim().is_empty() {
            self.blocks.push(Block::Prose(html.trim().to_owned()));
        }
    }
}

/// Headings inside a chapter stand one level below its own, and can be linked to.
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

/// Words as the id of a heading, which no figure and no chapter has.
fn slug(words: &str) -> String {
    let parts = words.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    std::iter::once("on".to_owned()).chain(parts.map(str::to_lowercase)).collect::<Vec<_>>().join("-")
}

/// Formulas become `MathML`. What the page brings to life stands in elements of its own, with what they are until then:
/// `[128](=d)` is the control of a number, `{name}` a value that is computed, and `[words](->mark)` words that point
/// at marks of a figure.
fn enlivened<'a>(events: Vec<Event<'a>>, figure: &str) -> Vec<Event<'a>> {
    let html = |html: String| Event::InlineHtml(html.into());
    let mut out = Vec::new();
    let mut in_place = false;
    for event in events {
        match event {
            Event::InlineMath(latex) => out.push(html(mathml("prose", &latex))),
            Event::Start(Tag::Link { dest_url, .. }) if dest_url.starts_with(['=', '-']) => {
                in_place = true;
                let (kind, name) = match (dest_url.strip_prefix('='), dest_url.strip_prefix("->")) {
                    (Some(key), _) => ("number", key.to_owned()),
                    (_, Some(term)) if term.contains('/') => ("term", term.to_owned()),
                    (_, term) => ("term", format!("{figure}/{}", term.expect("no other link begins so"))),
                };
                out.push(html(format!("<span data-{kind}=\"{name}\">")));
            }
            Event::End(TagEnd::Link) if in_place => {
                in_place = false;
                out.push(html("</span>".into()));
            }
            Event::Text(words) => with_values(&words, &mut out),
            other => out.push(other),
        }
    }
    out
}

/// Words, and the names of values in braces.
fn with_values(words: &str, out: &mut Vec<Event>) {
    let mut rest = words;
    while let Some((before, name, after)) = rest.split_once('{').and_then(|(before, after)| {
        let (name, after) = after.split_once('}')?;
        Some((before, name, after))
    }) {
        out.push(Event::Text(CowStr::from(before.to_owned())));
        out.push(Event::InlineHtml(format!("<span data-value=\"{name}\">{{{name}}}</span>").into()));
        rest = after;
    }
    out.push(Event::Text(CowStr::from(rest.to_owned())));
}

/// The chapters, in the order of the numbers of their files.
pub(crate) fn chapters() -> Vec<Chapter> {
    let numbered = |file: String| {
        let (number, name) = file.strip_suffix(".md")?.split_once('-')?;
        let number: u32 = number.parse().unwrap_or_else(|_| panic!("{file} begins with its number"));
        Some((number, name.to_owned()))
    };
    let mut files: Vec<(u32, String)> = files(".md").into_iter().filter_map(numbered).collect();
    files.sort_unstable();
    files.into_iter().map(|(number, name)| chapter(&read(&format!("{CONTENT}/{number}-{name}.md")), name)).collect()
}

/// A chapter from its Markdown.
pub(crate) fn chapter(markdown: &str, name: String) -> Chapter {
    let mut chapter = Chapter { title: String::new(), blocks: Vec::new(), name };
    let mut prose = String::new();
    for line in markdown.lines() {
        let Some(place) = line.strip_prefix("::") else {
            prose.push_str(line);
            prose.push('\n');
            continue;
        };
        let place = place.trim_end();
        let (kind, id) = place.split_once("{#").map_or((place, ""), |(kind, id)| (kind, id.trim_end_matches('}')));
        chapter.end_prose(&mut prose, if kind == "figure" { id } else { "" });
        assert!(PLACES.iter().any(|(known, _)| *known == kind), "{}: `{line}` places nothing known", chapter.name);
        match chapter.blocks.last_mut() {
            Some(Block::Place(last, ids)) if last == kind && matches!(kind, "figure" | "deeper") => {
                ids.push(id.to_owned());
            }
            _ => chapter.blocks.push(Block::Place(kind.to_owned(), vec![id.to_owned()])),
        }
    }
    chapter.end_prose(&mut prose, "");
    assert!(!chapter.title.is_empty(), "{} has no heading", chapter.name);
    chapter
}
