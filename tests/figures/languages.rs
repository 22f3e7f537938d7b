//! The languages other than English: what each must have, the terms of the glossary, and words left in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use phasor_figures::text::files::{ENGLISH, compared};

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The languages other than English, each with the text of all its Fluent files.
fn languages() -> Vec<(String, String)> {
    let folders = listed(&content()).into_iter().filter(|folder| folder.join("language.txt").is_file());
    let named = folders.map(|folder| (folder.file_name().expect("a name").to_string_lossy().into_owned(), folder));
    let other = named.filter(|(code, _)| code != "en");
    let source = |folder: &Path| -> String {
        let files = listed(folder).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        files.map(|path| read(&path) + "\n").collect()
    };
    other.map(|(code, folder)| (code, source(&folder))).collect()
}

/// The literal words of each message, without code and tags.
fn words(source: &str) -> BTreeMap<String, String> {
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let words = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let mut out = String::new();
            add_words(&message.value?, &mut out);
            Some((message.id.name.to_owned(), without_markup(&out)))
        }
        _ => None,
    });
    words.collect()
}

fn add_words(pattern: &Pattern<&str>, out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    add_words(&variant.value, out);
                }
            }
            PatternElement::Placeable { .. } => out.push('…'),
        }
    }
}

fn without_markup(html: &str) -> String {
    let text = without(html, "<code>", "</code>");
    without(&text, "<", ">")
}

fn without(text: &str, begin: &str, end: &str) -> String {
    let mut parts = text.split(begin);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| out + part.split_once(end).map_or(part, |(_, after)| after))
}

fn is_of(id: &str, family: &str) -> bool {
    id.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The languages that are translated whole. Others may have any part.
const WHOLE: [&str; 4] = ["he", "hy", "ja", "zh"];

/// The number of texts that a whole language may lack, so that a change may add a few in English alone.
const MAX_LACKING: usize = 20;

#[test]
fn whole_languages_lack_only_claims_references_and_a_few_new_texts() {
    let of_file = |name: &str| words(&read(&content().join("en").join(name))).into_keys();
    let optional: BTreeSet<String> = ["claims.ftl", "references.ftl"].into_iter().flat_map(of_file).collect();
    for (code, source) in languages() {
        let (lacking, problems) = compared(&source);
        assert_eq!(problems, [], "{code}");
        let missing: Vec<_> = lacking.difference(&optional).collect();
        assert!(!WHOLE.contains(&&*code) || missing.len() <= MAX_LACKING, "{code} lacks {missing:?}");
    }
}

/// Functions and symbols that are the same in every language.
const SYMBOLS: [&str; 6] = ["sin", "cos", "pos", "freq", "log", "ln"];

/// English words of several meanings: “rotary embedding” has a term of its own, “this means” is not a mean.
const SEVERAL_MEANINGS: [&str; 2] = ["embedding", "mean"];

/// Families of messages that quote English: titles, and values of configs.
const QUOTES: [&str; 5] = ["check-rope-error", "document-title", "share-cited", "snippet", "tour"];

#[test]
fn no_english_is_left_in_another_language() {
    for (code, source) in languages() {
        for (id, words) in words(&source) {
            if QUOTES.into_iter().any(|family| is_of(&id, family)) {
                continue;
            }
            // Names and symbols are short: four Latin words in a row are English.
            let mut row: Vec<&str> = Vec::new();
            for word in words.split_whitespace() {
                let letters = word.trim_matches(|c: char| ",.;:()“”".contains(c));
                let is_latin = letters.len() > 1
                    && !SYMBOLS.contains(&letters)
                    && letters.chars().all(|c| c.is_ascii_alphabetic());
                if is_latin {
                    row.push(word);
                } else {
                    row.clear();
                }
                assert!(row.len() < 4, "{code}: {id}: {row:?}");
            }
        }
    }
}

/// The rows of the glossary: the English term, and its forms by language. The header names the languages of the columns.
fn glossary() -> Vec<(String, BTreeMap<String, Vec<String>>)> {
    let source = read(&content().join("glossary.md"));
    let mut rows = source.lines().filter_map(|line| {
        let row = line.strip_prefix('|')?.strip_suffix('|')?;
        Some(row.split('|').map(str::trim).collect::<Vec<_>>())
    });
    let codes = rows.find(|cells| cells[0] == "en").expect("the header of the glossary");
    let forms = |cell: &str| cell.split(" / ").map(str::to_lowercase).collect();
    let terms = rows.filter(|cells| cells.len() == codes.len() && cells[0] != "en" && !cells[0].starts_with('-'));
    let columns = 1..codes.len() - 1;
    terms
        .map(|cells| {
            (cells[0].to_lowercase(), columns.clone().map(|at| (codes[at].to_owned(), forms(cells[at]))).collect())
        })
        .collect()
}

/// Whether the words contain this form of a term. Hebrew and Armenian words are inflected, so the beginning of each word
/// of the form counts.
fn has_form(words: &str, form: &str, code: &str) -> bool {
    if !matches!(code, "he" | "hy") {
        return words.contains(form);
    }
    form.split([' ', '־', '-']).all(|word| {
        let count = word.chars().count();
        let stem_length = (count / 2 + 1).max(3);
        words.contains(&word.chars().take(stem_length).collect::<String>())
    })
}

#[test]
fn texts_use_the_terms_of_the_glossary() {
    let glossary = glossary();
    assert!(glossary.len() >= 60, "{} terms", glossary.len());
    let english: BTreeMap<_, _> = words(ENGLISH).into_iter().map(|(id, words)| (id, words.to_lowercase())).collect();
    for (code, source) in languages() {
        let translated: BTreeMap<_, _> =
            words(&source).into_iter().map(|(id, words)| (id, words.to_lowercase())).collect();
        for (term, forms) in glossary.iter().filter(|(term, _)| !SEVERAL_MEANINGS.contains(&&**term)) {
            let Some(forms) = forms.get(&code) else { continue };
            // Within a longer term, the word does not count: “sequence length” is not a sequence.
            let longer: Vec<_> = glossary
                .iter()
                .map(|(other, _)| other)
                .filter(|other| *other != term && other.contains(term))
                .collect();
            let is_used = |words: &str| {
                let words = longer.iter().fold(words.to_owned(), |words, other| words.replace(other.as_str(), "…"));
                let mut parts = words.split(|c: char| !c.is_alphanumeric() && c != ' ' && c != '_' && c != '-');
                parts.any(|part| format!(" {part} ").contains(&format!(" {term} ")))
            };
            let ids: Vec<_> =
                translated.keys().filter(|id| english.get(*id).is_some_and(|words| is_used(words))).collect();
            let follows = |id: &&&String| forms.iter().any(|form| has_form(&translated[**id], form, &code));
            let count = ids.iter().filter(follows).count();
            // A sentence may say it another way, and an English word may have another sense: half of the texts suffice.
            let lacking: Vec<_> = ids.iter().filter(|id| !follows(id)).take(6).collect();
            assert!(
                ids.len() < 4 || 2 * count >= ids.len(),
                "{code}: “{term}”: {count} of {}, not {lacking:?}",
                ids.len()
            );
        }
    }
}
