//! A language of the page: the content of its folder in `content`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::chapters::chapters;
use super::exercises::{self, ChapterExercises, exercises};
use super::formulas;
use super::markdown::{Chapter, notation};
use super::markup::Markup;
use super::references::References;
use crate::text;

/// The language at the root; other languages are in subfolders.
pub const FIRST: &str = "en";

/// Everything that the page of a language is rendered from, except its texts ([`text`]).
pub struct Language {
    /// Its code.
    pub code: String,
    /// Its name in the language itself.
    pub name: String,
    /// Its writing direction, `ltr` or `rtl`.
    pub dir: String,
    /// Its code and territory as in `og:locale`.
    pub locale: String,
    /// All languages of the page: their codes and names.
    pub all: Vec<(String, String)>,
    /// The chapters in their order.
    pub chapters: Vec<Chapter>,
    /// The exercises, by the name of their chapter.
    pub exercises: BTreeMap<String, ChapterExercises>,
    /// The language of the exercises, if it is not that of the page.
    pub(super) exercises_lang: Option<&'static str>,
    /// The references and the notation as HTML.
    pub(super) ending: String,
    pub(super) references: References,
    formulas: BTreeMap<String, Markup>,
}

impl Language {
    /// Reads the folder of the language `code`, with English files in place of missing ones. The texts of that language
    /// must be loaded.
    ///
    /// # Panics
    /// If something is missing or invalid; the message says what.
    pub fn read(content: &Path, code: &str) -> Self {
        let (folder, english) = (content.join(code), content.join(FIRST));
        // A file's text, and its language if that is not the language of the page.
        let read_or_english = |name: &str| match folder.join(name) {
            own if own.is_file() => (read(&own), None),
            _ => (read(&english.join(name)), Some(FIRST)),
        };
        let references = References::read(&read(&english.join("references.ftl")));
        let (notation_source, notation_lang) = read_or_english("notation.md");
        let ending = references.ending(&notation(&notation_source), notation_lang);
        let all = codes(content).into_iter().map(|code| {
            let name = entry(content, &code, "name");
            (code, name)
        });
        let latex = read(&content.join("formulas.txt"));
        let chapters = chapters(&folder, &english);
        let (exercises_source, exercises_lang) = read_or_english(&format!("{}.md", exercises::FILE));
        let exercises = exercises(&exercises_source, &chapters);
        Self {
            code: code.to_owned(),
            name: entry(content, code, "name"),
            dir: entry(content, code, "dir"),
            locale: entry(content, code, "locale"),
            all: all.collect(),
            chapters,
            exercises,
            exercises_lang,
            ending,
            references,
            formulas: entries(&latex).map(|(key, latex)| (key.to_owned(), formulas::line(key, latex))).collect(),
        }
    }

    /// The formula of a figure.
    ///
    /// # Panics
    /// If it has none.
    pub fn formula(&self, figure: &str) -> &Markup {
        self.formulas.get(figure).unwrap_or_else(|| panic!("{figure} has no formula"))
    }

    /// The distinct ids of the figures, in the order of their first views on the page.
    pub fn first_places(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = Vec::new();
        for figure in self.chapters.iter().flat_map(Chapter::figures) {
            if !ids.contains(&figure) {
                ids.push(figure);
            }
        }
        ids
    }

    /// Links to the references that the text with this key lists.
    pub(super) fn cited(&self, key: &str) -> String {
        self.references.cited(key, text::get(key))
    }
}

/// The folder of the page's content: `PHASOR_CONTENT`, or the `content` folder of the project.
pub fn folder() -> PathBuf {
    std::env::var_os("PHASOR_CONTENT")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("content"), PathBuf::from)
}

/// The codes of the languages: the names of the folders that have a [`LANGUAGE`] file.
pub(super) fn codes(content: &Path) -> Vec<String> {
    let folders = fs::read_dir(content).unwrap_or_else(|error| panic!("{}: {error}", content.display()));
    let folders = folders.map(|entry| entry.expect("an entry").path());
    let folders = folders.filter(|folder| folder.join(LANGUAGE).is_file());
    let mut codes: Vec<String> = folders.filter_map(|folder| Some(folder.file_name()?.to_str()?.to_owned())).collect();
    codes.sort_unstable();
    codes
}

/// The file with a language's name, writing direction and locale.
const LANGUAGE: &str = "language.txt";

fn entry(content: &Path, code: &str, key: &str) -> String {
    let source = read(&content.join(code).join(LANGUAGE));
    let found = entries(&source).find(|(known, _)| *known == key).map(|(_, value)| value.trim().to_owned());
    found.unwrap_or_else(|| panic!("{code}/{LANGUAGE} has no `{key}`"))
}

pub(super) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The sorted names of the files in a folder that end in `ending`.
pub(super) fn files(folder: &Path, ending: &str) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let names = files.map(|file| file.expect("an entry").file_name().into_string().expect("a plain name"));
    let mut names: Vec<String> = names.filter(|name| name.ends_with(ending)).collect();
    names.sort_unstable();
    names
}

/// The `key = text` lines of a file, without comments and blank lines.
pub(super) fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.trim_start().starts_with('#')).filter_map(|line| line.split_once(" = "))
}
