//! Prepares the content while the program is built, so that no reader has to download the code for it: chapters in
//! Markdown and formulas in LaTeX become HTML, references become links, and texts are sorted by key.
//!
//! The program comes to a reader in two parts. **The first is what the first chapter needs**; this file is the one
//! place that says so. How all other figures are drawn, what is said about their pictures, and the claims are
//! downloaded later. (With everything in one file, a first visit would be half as large again.)
//!
//! Chapters, and the words around figures that never change, are in the served page. The program that comes alive there
//! keeps them as they are, so they are left out here for the browser.

use std::{env, fs, path::PathBuf};

use pulldown_cmark::{Event, HeadingLevel, Options, Parser as Markdown, Tag, TagEnd, html::push_html};
use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::{Parser, Storage, mathml::push_mathml};

const FORMULAS: &str = "content/formulas.txt";
const CONTENT: &str = "content/en";

fn main() {
    let chapters = chapters();
    let first: Vec<&str> = chapters.first().map_or(Vec::new(), Chapter::figures);
    let all: Vec<&str> = chapters.iter().flat_map(Chapter::figures).collect();
    let is_for_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let written: String = chapters.iter().map(|chapter| chapter.written(!is_for_browser)).collect();
    write("chapters.rs", &format!("&[{written}]"));
    write("drawings.rs", &drawings(&all, first.len()));

    let formulas = read(FORMULAS);
    let texts: Vec<String> = files(".txt").iter().map(|name| read(&format!("{CONTENT}/{name}"))).collect();
    let built = entries(&formulas).map(|(key, latex)| (format!("formula.{key}"), formulas_of(key, latex)));
    let texts = texts.iter().flat_map(|text| entries(text)).map(|(key, text)| (key.trim().into(), text.trim().into()));
    let mut all: Vec<(String, String)> = built.chain(texts).collect();
    let references = References::taken_from(&mut all);
    for (key, text) in all.iter_mut().filter(|(key, _)| key.rsplit('.').next() == Some("cites")) {
        *text = references.cited(key, text);
    }
    let ending = if is_for_browser { String::new() } else { references.ending() };
    write("ending.rs", &format!("{ending:?}"));
    all.sort_unstable();
    if is_for_browser {
        all.retain(|(key, _)| !is_served(key));
    }
    let (later, soon): (Vec<_>, Vec<_>) = all.into_iter().partition(|(key, _)| is_later(key, &first));
    write("texts.rs", &format!("&{soon:?}"));
    write("texts_later.rs", &format!("&{later:?}"));
}

/// A file of `content`: its heading, and what follows it.
struct Chapter {
    name: String,
    title: String,
    blocks: Vec<Block>,
}

enum Block {
    /// HTML.
    Prose(String),
    /// Ids of figures that follow one another.
    Figures(Vec<String>),
}

impl Chapter {
    fn figures(&self) -> Vec<&str> {
        let ids = self.blocks.iter().filter_map(|block| match block {
            Block::Figures(ids) => Some(ids),
            Block::Prose(_) => None,
        });
        ids.flatten().map(String::as_str).collect()
    }

    /// As Rust source.
    fn written(&self, with_words: bool) -> String {
        let words = |words: &str| if with_words { format!("{words:?}") } else { format!("{:?}", "") };
        let block = |block: &Block| match block {
            Block::Prose(html) => format!("Block::Prose({}), ", words(html)),
            Block::Figures(ids) => format!("Block::Figures(&{ids:?}), "),
        };
        let blocks: String = self.blocks.iter().map(block).collect();
        format!("Chapter {{ name: {:?}, title: {}, blocks: &[{blocks}] }}, ", self.name, words(&self.title))
    }

    /// Takes the Markdown gathered so far; the first heading is the chapter's.
    fn end_prose(&mut self, markdown: &mut String) {
        let mut in_title = false;
        let title = &mut self.title;
        let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
        let events = Markdown::new_ext(markdown, options).filter(|event| match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                in_title = true;
                false
            }
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => {
                in_title = false;
                false
            }
            Event::Text(words) if in_title => {
                title.push_str(words);
                false
            }
            _ => !in_title,
        });
        let events = events.map(|event| match event {
            Event::InlineMath(latex) => Event::InlineHtml(mathml("prose", &latex).into()),
            other => other,
        });
        let mut html = String::new();
        push_html(&mut html, events);
        markdown.clear();
        if !html.trim().is_empty() {
            self.blocks.push(Block::Prose(html.trim().to_owned()));
        }
    }
}

/// The chapters, in the order of the numbers of their files.
fn chapters() -> Vec<Chapter> {
    let numbered = |file: String| {
        let (number, name) = file.strip_suffix(".md")?.split_once('-')?;
        let number: u32 = number.parse().unwrap_or_else(|_| panic!("{file} begins with its number"));
        Some((number, name.to_owned()))
    };
    let mut files: Vec<(u32, String)> = files(".md").into_iter().filter_map(numbered).collect();
    files.sort_unstable();
    files.into_iter().map(|(number, name)| chapter(&read(&format!("{CONTENT}/{number}-{name}.md")), name)).collect()
}

/// The names of the files of `content` with this ending.
fn files(ending: &str) -> Vec<String> {
    println!("cargo::rerun-if-changed={CONTENT}");
    let files = fs::read_dir(CONTENT).unwrap_or_else(|error| panic!("{CONTENT}: {error}"));
    let names = files.map(|file| file.expect("an entry").file_name().into_string().expect("a plain name"));
    names.filter(|name| name.ends_with(ending)).collect()
}

fn chapter(markdown: &str, name: String) -> Chapter {
    let mut chapter = Chapter { title: String::new(), blocks: Vec::new(), name };
    let mut prose = String::new();
    for line in markdown.lines() {
        if let Some(id) = line.strip_prefix("::figure{#").and_then(|rest| rest.trim_end().strip_suffix('}')) {
            chapter.end_prose(&mut prose);
            match chapter.blocks.last_mut() {
                Some(Block::Figures(ids)) => ids.push(id.to_owned()),
                _ => chapter.blocks.push(Block::Figures(vec![id.to_owned()])),
            }
        } else {
            assert!(!line.starts_with("::"), "{}: `{line}` is no figure", chapter.name);
            prose.push_str(line);
            prose.push('\n');
        }
    }
    chapter.end_prose(&mut prose);
    assert!(!chapter.title.is_empty(), "{} has no heading", chapter.name);
    chapter
}

/// The texts that the page rests on: lines `reference.<id> = name | authors | title | where`, and perhaps ` | address`.
struct References {
    title: String,
    /// What stands before those that a figure cites.
    cited: String,
    /// Ids, names, and what stands in the list.
    list: Vec<[String; 3]>,
}

impl References {
    /// Takes the lines that only this file reads.
    fn taken_from(texts: &mut Vec<(String, String)>) -> Self {
        let mut references = Self { title: String::new(), cited: String::new(), list: Vec::new() };
        texts.retain(|(key, text)| {
            match key.split_once('.') {
                Some(("reference", id)) => references.list.push(listed(id, text)),
                Some(("references", "title")) => references.title.clone_from(text),
                Some(("references", "cited")) => references.cited.clone_from(text),
                _ => return true,
            }
            false
        });
        references
    }

    /// Links to the texts of a line `id place; id place`.
    fn cited(&self, key: &str, line: &str) -> String {
        let link = |part: &str| {
            let (id, place) = part.split_once(' ').unwrap_or((part, ""));
            let known = self.list.iter().find(|[known, ..]| known == id);
            let [_, name, _] = known.unwrap_or_else(|| panic!("{key} cites {id}, which is no reference"));
            format!("<a href=\"#ref-{id}\">{}</a>", format!("{name} {}", escaped(place)).trim())
        };
        format!("{} {}", self.cited, line.split("; ").map(link).collect::<Vec<_>>().join(" · "))
    }

    /// The end of the page: the list, and the notation.
    fn ending(&self) -> String {
        let list: String = self.list.iter().map(|[_, _, html]| html.as_str()).collect();
        let notation = chapter(&read(&format!("{CONTENT}/notation.md")), "notation".into());
        let words = notation.blocks.iter().map(|block| match block {
            Block::Prose(html) => html.as_str(),
            Block::Figures(_) => panic!("a figure in the notation"),
        });
        let part = |id: &str, title: &str, html: &str| {
            let heading = format!("heading-{id}");
            format!(
                "<section id=\"{id}\" aria-labelledby=\"{heading}\"><h2 id=\"{heading}\">{title}</h2>{html}</section>"
            )
        };
        let list = part("references", &self.title, &format!("<ul>{list}</ul>"));
        list + &part(&notation.name, &notation.title, &words.collect::<String>())
    }
}

/// The id of a reference, its name, and how it stands in the list.
fn listed(id: &str, line: &str) -> [String; 3] {
    let fields: Vec<String> = line.split(" | ").map(escaped).collect();
    let [name, authors, title, place, rest @ ..] = &fields[..] else { panic!("reference.{id} has too few fields") };
    let title = match title.strip_prefix('[').and_then(|title| title.split_once("] ")) {
        Some((language, title)) => format!("<cite lang=\"{language}\">{title}</cite>"),
        None => format!("<cite>{title}</cite>"),
    };
    let at = rest.first().map(|at| format!(", <a href=\"{}\">{at}</a>", address(at))).unwrap_or_default();
    assert!(rest.len() < 2, "reference.{id} has too many fields");
    let html = format!("<li id=\"ref-{id}\"><strong>{name}</strong> {authors}: {title}. {place}{at}.</li>");
    [id.to_owned(), name.clone(), html]
}

/// Where a text is found: by its number in arXiv, or by an address without `https://`.
fn address(of: &str) -> String {
    of.strip_prefix("arXiv:")
        .map_or_else(|| format!("https://{of}"), |number| format!("https://arxiv.org/abs/{number}"))
}

/// Words as they stand in HTML.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The lists of figures and of how they are drawn, in page order.
fn drawings(all: &[&str], first: usize) -> String {
    let module = |id: &str| id.replace('-', "_");
    let figures: Vec<String> = all.iter().map(|id| format!("&{}::FIGURE", module(id))).collect();
    let figures = figures.join(", ");
    let list = |ids: &[&str]| {
        let rows: Vec<String> = ids.iter().map(|id| format!("({id:?}, &{}::DRAWING)", module(id))).collect();
        rows.join(", ")
    };
    let says: Vec<String> = all.iter().map(|id| format!("({id:?}, {}::SAYS)", module(id))).collect();
    let says = says.join(", ");
    let (first, later) = all.split_at(first);
    format!(
        "/// Every figure, in the order of the page.\n\
         pub static ALL: &[&Figure] = &[{figures}];\n\
         /// When the words of figures hold, by the figures' ids. Only tests read it.\n\
         pub static SAYS: &[(&str, &[Statement])] = &[{says}];\n\
         static FIRST: Drawings = &[{}];\n\
         /// How the later figures are drawn, which is downloaded when it is needed.\n\
         pub static LATER: Drawings = &[{}];\n",
        list(first),
        list(later)
    )
}

/// Whether a text is only in the served page.
fn is_served(key: &str) -> bool {
    let words: Vec<&str> = key.split('.').collect();
    match words[..] {
        ["page" | "controls" | "preset" | "book" | "viewpoint" | "formula", ..]
        | ["definition" | "sentence", "title"]
        | ["param", _]
        | ["param", .., "help" | "short"]
        | ["figure", _, "notice" | "fixed" | "cites"] => true,
        // The name of a plot is rewritten when the reader turns the matrix.
        ["figure", id, "title"] => id != "heatmap",
        ["player", part] => part != "play" && part != "pause",
        ["strip", part] => part != "open" && part != "close",
        ["claims", part, ..] => matches!(part, "title" | "lede" | "rules" | "rule" | "cites"),
        _ => false,
    }
}

/// Whether a text is of no use until the later part arrives.
fn is_later(key: &str, first: &[&str]) -> bool {
    let mut words = key.split('.');
    match (words.next(), words.next(), words.next()) {
        (Some("claim" | "claims" | "verdict" | "kind" | "place" | "source"), ..) => true,
        // Frames have their titles before their figures are drawn.
        (Some("figure"), Some(_), Some("title")) => false,
        (Some("figure"), Some(id), Some(_)) => !first.contains(&id),
        _ => false,
    }
}

fn write(name: &str, code: &str) {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join(name);
    fs::write(out, code).expect("cargo makes the folder");
}

fn read(path: &str) -> String {
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The `key = text` lines of a file, without comments and blank lines.
fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.trim_start().starts_with('#')).filter_map(|line| line.split_once(" = "))
}

/// Formulas of one line, each for itself, so that the line can break between them.
fn formulas_of(key: &str, latex: &str) -> String {
    latex.split(",\\quad").map(|formula| mathml(key, formula.trim())).collect::<Vec<_>>().join(" ")
}

fn mathml(key: &str, latex: &str) -> String {
    let storage = Storage::new();
    let mut out = String::new();
    let config = RenderConfig { display_mode: DisplayMode::Inline, annotation: None, ..RenderConfig::default() };
    push_mathml(&mut out, Parser::new(latex, &storage), config).expect("writing to a string cannot fail");
    assert!(!out.contains("<merror"), "{key}: {latex} is not understood: {out}");
    // A space written as `\ ` comes out as the letters of an entity.
    assert!(!out.contains("&amp;"), "{key}: {latex} shows an entity: {out}");
    out.replace('\n', "")
}
