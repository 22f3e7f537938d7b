//! Writes the files of each language: the page (the shell `index.html`, filled in), the page of exercises, the texts, and
//! the stills.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::{env, fs, io};

use html_escape::encode_double_quoted_attribute as escaped;

use super::language::{FIRST, Language, codes, files, folder, read};
use super::languages::alternates;
use super::stills::Stills;
use super::{rendered, teachers};
use crate::catalog::{self, BOARD};
use crate::text;
use crate::text::compile::compile;
use crate::text::direction::{is_right_to_left, with_isolated_formulas};

/// The placeholder of the page in the shell.
const PLACEHOLDER: &str = "<!-- What src/render writes. -->";

/// Writes the files of all languages into a folder: runs this program once per language, in parallel, because a process
/// can load the texts of only one language. With `code`, writes the files of that language.
///
/// # Errors
/// If a file cannot be written, or a language's run fails.
///
/// # Panics
/// If the content of a language is invalid; the message says why.
pub fn write(into: &Path, code: Option<&str>) -> io::Result<()> {
    let content = folder();
    if let Some(code) = code {
        return write_language(&content, code, into);
    }
    let start = |code: String| Ok((Command::new(env::current_exe()?).arg(into).arg(&code).spawn()?, code));
    let programs = codes(&content).into_iter().map(start).collect::<io::Result<Vec<_>>>()?;
    for (mut program, code) in programs {
        if !program.wait()?.success() {
            return Err(io::Error::other(format!("the page of `{code}` cannot be rendered")));
        }
    }
    Ok(())
}

fn write_language(content: &Path, code: &str, into: &Path) -> io::Result<()> {
    let texts = Texts::read(content, code);
    text::load(code, texts.served(|_| true)).unwrap_or_else(|error| panic!("{error}"));
    fs::create_dir_all(into.join("texts"))?;
    let write =
        |name: String, is_wanted: fn(&str) -> bool| fs::write(into.join("texts").join(name), texts.served(is_wanted));
    write(format!("{code}.txt"), |id| is_of_program(id) && !is_of_lazy_chunks(id))?;
    write(format!("later-{code}.txt"), |id| is_of_program(id) && is_of_lazy_chunks(id))?;
    let language = Arc::new(Language::read(content, code));
    report(code, &texts.lacking, &language);
    let folder = if code == FIRST { into.to_owned() } else { into.join(code) };
    let exercises = folder.join(teachers::FOLDER);
    fs::create_dir_all(&exercises)?;
    let (document, stills) = document(&language);
    fs::write(folder.join("index.html"), document)?;
    stills.write(into)?;
    fs::write(exercises.join("index.html"), teachers::page(&language))
}

/// The compiled texts of a language, a line per text.
struct Texts {
    own: String,
    /// The ids of the English texts that the language lacks.
    lacking: BTreeSet<String>,
    english: Option<String>,
}

impl Texts {
    fn read(content: &Path, code: &str) -> Self {
        let folder = content.join(code);
        let source: String = files(&folder, ".ftl").into_iter().map(|name| read(&folder.join(name)) + "\n").collect();
        let (lacking, problems) = if code == FIRST { Default::default() } else { text::files::compared(&source) };
        let own = compile(&source).and_then(|own| if problems.is_empty() { Ok(own) } else { Err(problems) });
        let own = own.unwrap_or_else(|problems| {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            panic!("the texts of `{code}`:\n{}", problems.join("\n"))
        });
        // Isolates formulas in prose only, not in lists of citations, references and code. Texts with values, which
        // contain control characters, are isolated when they are filled in.
        let is_text = |id: &str| !id.ends_with("-cites") && !is_of_any(id, &["reference", "snippet"]);
        let isolated = |line: &str| match line.split_once('\t') {
            // Only the last field of a step of the tour is text.
            Some((id, step)) if is_of(id, "tour") && step.contains('|') => {
                let (fields, text) = step.rsplit_once('|').expect("the guard has checked it");
                format!("{id}\t{fields}|{}\n", with_isolated_formulas(text))
            }
            Some((id, text)) if is_text(id) && !text.contains(|c: char| c < ' ') => {
                format!("{id}\t{}\n", with_isolated_formulas(text))
            }
            _ => line.to_owned() + "\n",
        };
        let own = if is_right_to_left(code) { own.lines().map(isolated).collect() } else { own };
        let english = (code != FIRST).then(|| compile(text::files::ENGLISH).expect("tests compile the English texts"));
        Self { own, lacking, english }
    }

    /// The texts with these ids, in the format of [`text::load`].
    fn served(&self, is_wanted: impl Fn(&str) -> bool) -> String {
        let select = |lines: &str, is_selected: &dyn Fn(&str) -> bool| {
            let lines = lines.lines().filter(|line| line.split_once('\t').is_some_and(|(id, _)| is_selected(id)));
            lines.flat_map(|line| [line, "\n"]).chain(["\n"]).collect::<String>()
        };
        let is_fallback = |id: &str| is_wanted(id) && self.lacking.contains(id);
        select(&self.own, &is_wanted)
            + &self.english.iter().map(|english| select(english, &is_fallback)).collect::<String>()
    }
}

/// Prints what the language lacks and therefore shows in English: the names of the chapters, and the number of texts for
/// each first part of their ids.
fn report(code: &str, lacking: &BTreeSet<String>, language: &Language) {
    let chapters = language.chapters.iter().filter(|chapter| chapter.fallback_lang.is_some());
    let chapters: Vec<&str> = chapters.map(|chapter| chapter.name.as_str()).collect();
    if lacking.is_empty() && chapters.is_empty() {
        return;
    }
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for id in lacking {
        *families.entry(id.split('-').next().unwrap_or(id)).or_default() += 1;
    }
    let families: Vec<String> = families.iter().map(|(family, count)| format!("{count} {family}-…")).collect();
    println!("`{code}` shows in English: texts {}; chapters {}", families.join(", "), chapters.join(", "));
}

/// Whether the program in the browser may need a message. All other messages occur only in the prerendered documents.
fn is_of_program(id: &str) -> bool {
    !is_of_any(id, &["document", "exercises", "ideas", "lecture", "reference", "references"]) && !id.ends_with("-cites")
}

/// Families of messages that only lazy chunks use.
const LAZY_FAMILIES: [&str; 16] = [
    "ask",
    "check",
    "claim",
    "claims",
    "code",
    "export",
    "host",
    "published",
    "puzzle",
    "read-table",
    "rotary",
    "save",
    "scaling",
    "share",
    "snippet",
    "verdict",
];

/// Whether only lazy chunks use a message. The first chunk uses the texts of the figures on the default board, except those
/// about a table, which a lazy chunk draws; and of all other figures the texts around the picture: title, line, and what is
/// fixed.
fn is_of_lazy_chunks(id: &str) -> bool {
    let figures = catalog::ALL.iter().filter(|figure| is_of(id, &format!("figure-{}", figure.id)));
    match figures.max_by_key(|figure| figure.id.len()) {
        Some(figure) if BOARD.iter().any(|of_board| of_board.id == figure.id) => {
            is_of(id, &format!("figure-{}-table", figure.id))
        }
        Some(figure) => {
            let of_frame = ["title", "line", "fixed"].map(|part| format!("figure-{}-{part}", figure.id));
            !of_frame.iter().any(|part| id.starts_with(part))
        }
        None => is_of_any(id, &LAZY_FAMILIES),
    }
}

fn is_of_any(id: &str, families: &[&str]) -> bool {
    families.iter().any(|family| is_of(id, family))
}

fn is_of(id: &str, family: &str) -> bool {
    id.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'))
}

/// The shell with the page in it, and the static pictures that the page refers to.
fn document(language: &Arc<Language>) -> (String, Stills) {
    let shell = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html"));
    let is_comment =
        |line: &&str| line.trim().starts_with("<!--") && line.ends_with("-->") && line.trim() != PLACEHOLDER;
    let lines = shell.lines().filter(|line| !is_comment(line));
    let shell: String = lines.flat_map(|line| [line.trim(), "\n"]).collect();
    let filled = fill_placeholders(&shell, |name| match name {
        "lang" => language.code.clone(),
        "dir" => language.dir.clone(),
        "locale" => language.locale.clone(),
        "alternates" => alternates(language),
        key => escaped(text::get(key)).into_owned(),
    });
    let shell = match env::var("PHASOR_ADDRESS") {
        // Link previews, which fetch the pictures without opening the page, need absolute addresses.
        Ok(address) => filled.replace("content=\"./", &format!("content=\"{}/", address.trim_end_matches('/'))),
        Err(_) => filled,
    };
    assert!(shell.contains(PLACEHOLDER), "index.html lacks the placeholder `{PLACEHOLDER}`");
    let (page, stills) = rendered(language);
    let document = shell.replace(PLACEHOLDER, &page);
    (if language.code == FIRST { document } else { document.replace("=\"./", "=\"../") }, stills)
}

/// The shell with each `{name}` replaced by its value.
fn fill_placeholders(shell: &str, value: impl Fn(&str) -> String) -> String {
    let mut parts = shell.split('{');
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |out, part| {
        let (name, rest) = part.split_once('}').unwrap_or_else(|| panic!("index.html: {{{part} does not end"));
        out + &value(name) + rest
    })
}
