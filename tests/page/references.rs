//! The list of references: every cited reference is listed, and every listed one is cited. And the letters in formulas:
//! each has one meaning.

use std::collections::BTreeSet;

use phasor_figures::catalog::ALL;
use phasor_figures::claims::{self, HEADINGS, Source};

use crate::{PAGE, lesson};

/// All sections between `begin` and `end`.
fn between<'a>(text: &'a str, begin: &'a str, end: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(begin).skip(1).map(move |rest| rest.split_once(end).unwrap_or_else(|| panic!("{begin} never ends")).0)
}

/// The ids of the references that a piece of HTML links to.
fn cited(html: &str) -> BTreeSet<&str> {
    between(html, "href=\"#ref-", "\"").collect()
}

/// The ids of the references in the list.
fn listed(page: &str) -> Vec<&str> {
    between(page, "<li id=\"ref-", "\"").collect()
}

#[test]
fn cited_and_listed_references_are_the_same() {
    let page = &*PAGE;
    let listed = listed(page);
    let distinct: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(distinct.len(), listed.len(), "duplicate id");
    assert!(listed.len() > 20, "{listed:?}");
    assert_eq!(cited(page), distinct);
}

#[test]
fn every_figure_cites_a_reference() {
    let page = &*PAGE;
    for figure in ALL {
        let frame = lesson(page).split_once(&format!("data-figure=\"{}\"", figure.id)).expect(figure.id).1;
        let frame = frame.split_once("</figure>").expect("no end of the figure").0;
        assert!(!cited(frame).is_empty(), "{}", figure.id);
    }
}

#[test]
fn the_panel_of_claims_cites_their_sources() {
    let page = &*PAGE;
    let panel = between(page, "id=\"claims\"", "</section>").next().expect("no panel of claims");
    let cited = cited(panel);
    for (group, claim) in claims::all() {
        let id = match HEADINGS[group].1 {
            Source::Paper => "vaswani-2017",
            Source::Book => "yoram-2025",
            Source::Chinese => "notes-zh",
            Source::Armenian => "karapetyan",
            Source::Japanese => "notes-ja-2023",
            Source::Su => "su-2021-post",
        };
        assert!(cited.contains(id), "{}: {id}", claim.id);
    }
}

/// An id starts with the first word of the reference's name and contains the year, so that authors can write a citation
/// without looking up the id.
#[test]
fn ids_are_name_and_year_and_the_list_is_sorted_by_name() {
    let page = &*PAGE;
    let mut names = Vec::new();
    for (id, name) in listed(page).into_iter().zip(between(page, "\"><strong>", "</strong>")) {
        let mut words = id.split('-');
        let first = name.split([' ', ',']).next().unwrap_or_default().to_lowercase();
        assert_eq!(words.next(), Some(&*first), "{id}: {name}");
        let year = words.find(|word| word.starts_with(|digit: char| digit.is_ascii_digit()));
        let is_dated = year.is_some_and(|year| name.ends_with(year));
        assert!(is_dated || name.ends_with(", undated"), "{id}: {name}");
        names.push(name.to_lowercase());
    }
    assert!(names.is_sorted(), "{names:?}");
}

/// Every citation (author and year) in the code is in the list.
#[test]
fn citations_in_the_code_are_listed() {
    let page = &*PAGE;
    let names: BTreeSet<&str> = between(page, "\"><strong>", "</strong>").collect();
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let source = std::fs::read_to_string(&path).expect("a file");
                for name in citations(&source) {
                    assert!(names.contains(&*name), "{}: {name} is not listed", path.display());
                    found += 1;
                }
            }
        }
    }
    assert!(found > 20, "{found} citations");
}

/// Finds citations in the comments of a source file: `Name 2017`, `Name et al. 2017`, `Name & Name 2017`.
fn citations(source: &str) -> Vec<String> {
    let comments = source.lines().filter_map(|line| line.trim_start().strip_prefix("//"));
    let comments = comments.map(|line| line.trim_start_matches(['/', '!'])).collect::<Vec<_>>().join(" ");
    let words: Vec<&str> = comments.split_whitespace().map(|word| word.trim_start_matches('(')).collect();
    let is_name = |word: &str| word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphanumeric);
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let year = word.trim_matches(|sign: char| !sign.is_ascii_digit());
        let is_year = year.len() == 4 && ["19", "20"].iter().any(|century| year.starts_with(century));
        if !is_year || !word.starts_with(year) {
            continue;
        }
        let name = match words[..at] {
            [.., one, "et", "al."] if is_name(one) => format!("{one} et al. {year}"),
            [.., one, "&", other] if is_name(one) && is_name(other) => format!("{one} &amp; {other} {year}"),
            [.., one] if is_name(one) || one == "bloc97" => format!("{one} {year}"),
            _ => continue,
        };
        found.push(name);
    }
    found
}

#[test]
fn citations_are_found_in_comments() {
    let source = "//! Source: Su et al. 2021, \"x\"; Box &\n//! Muller 1958.\nlet Rust = 2024; // (bloc97 2023), 1024 columns, Su 2021";
    assert_eq!(citations(source), ["Su et al. 2021", "Box &amp; Muller 1958"]);
    assert_eq!(citations("/// bloc97 2023, Su 2021"), ["bloc97 2023", "Su 2021"]);
}

/// The LaTeX formulas by figure.
fn formulas() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/content/formulas.txt");
    let file = std::fs::read_to_string(path).expect("the formulas");
    let lines = file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    lines.map(|(figure, latex)| (figure.to_owned(), latex.to_owned())).collect()
}

/// The letters of a formula, without words (`\text{…}`) and commands. Greek letters are given by their commands.
fn letters(latex: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut rest = latex;
    while let Some(letter) = rest.chars().next() {
        if let Some(command) = rest.strip_prefix('\\') {
            let end = command.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(command.len());
            let (name, after) = command.split_at(end);
            let is_skipped = matches!(name, "text" | "begin" | "end" | "term");
            let is_greek =
                ["alpha", "beta", "gamma", "delta", "Delta", "zeta", "theta", "omega", "lambda", "phi"].contains(&name);
            if is_greek {
                found.insert(name.to_owned());
            }
            rest = if is_skipped { after.split_once('}').expect("a word ends").1 } else { after };
            // A command of one symbol, as in `\,`.
            if name.is_empty() {
                rest = rest.get(1..).unwrap_or_default();
            }
        } else {
            if letter.is_ascii_alphabetic() {
                found.insert(letter.to_string());
            }
            rest = &rest[letter.len_utf8()..];
        }
    }
    found
}

/// The letters with their meanings (in comments) and the figures whose formulas may use them; an empty list means all.
const LETTERS: [(&str, &[&str]); 21] = [
    // Number of dimensions; d_k that of a head.
    ("d", &[]),
    // The offset between two positions.
    ("k", &[]),
    // Wavelength.
    ("lambda", &[]),
    // The sequence length.
    ("n", &["base-context", "bases", "uniqueness", "rope-scaling", "wavelengths"]),
    // Row and column of a matrix.
    ("i", &["distance-matrix", "attention"]),
    ("j", &["distance-matrix", "attention", "causal"]),
    // Relative index of a pair, from 0 (first) to 1 (last).
    ("t", &["schedules", "decay"]),
    // s: the factor of context extension. γ: the part of a frequency that YaRN keeps, a ramp between α and β turns.
    ("s", &["rope-scaling"]),
    ("gamma", &["rope-scaling"]),
    ("alpha", &["rope-scaling"]),
    ("beta", &["rope-scaling"]),
    // Number of octaves, and the decay factor of a pair's score.
    ("L", &["fourier-features"]),
    ("zeta", &["xpos"]),
    // Matrices: a shift, a rotation of query or key, attention, a permutation of dimensions.
    ("M", &["extrapolation", "rotation"]),
    ("R", &["rope"]),
    ("A", &["attention"]),
    ("P", &["layouts"]),
    // An embedding.
    ("E", &["attention", "tokens"]),
    // The axes of a plane.
    ("x", &["trajectory", "axial"]),
    ("y", &["trajectory", "axial"]),
    // A difference along an axis.
    ("Delta", &["axial"]),
];

#[test]
fn each_letter_in_formulas_has_one_meaning() {
    let formulas = formulas();
    assert_eq!(formulas.len(), ALL.len());
    for (figure, latex) in &formulas {
        for letter in letters(latex) {
            let known = LETTERS.iter().find(|(known, _)| *known == letter);
            let figures = known.unwrap_or_else(|| panic!("{figure}: {letter} has no meaning")).1;
            assert!(figures.is_empty() || figures.contains(&figure.as_str()), "{figure}: {letter} has no meaning here");
        }
        assert_eq!(latex.matches("\\sum").count(), latex.matches("\\sum_").count(), "{figure}: a sum without an index");
    }
    assert_eq!(letters(r"\text{freq}\cdot k_2\,\omega"), ["k", "omega"].map(String::from).into());
}
