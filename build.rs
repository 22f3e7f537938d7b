//! Prepares the texts while the program is built, so that no reader has to download the means to do so: turns the
//! formulas of `src/text/formulas.txt` from LaTeX into `MathML`, and sorts them and the locale file by key. Texts that
//! no reader sees before the first figures are set apart, and downloaded with the rest of what comes later. Texts that
//! stand in the page's markup alone are set apart too, and are no part of the program.

use std::{env, fs, path::PathBuf};

use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::{Parser, Storage, mathml::push_mathml};

const FORMULAS: &str = "src/text/formulas.txt";
const ENGLISH: &str = "static/locales/en.txt";
/// The figures of the first part, the same as in `src/figures/mod.rs`.
const FIRST: [&str; 4] = ["components", "heatmap", "trajectory", "periodicity"];

fn main() {
    let formulas = read(FORMULAS);
    let texts = read(ENGLISH);
    let built = entries(&formulas).map(|(key, latex)| (format!("formula.{key}"), mathml(key, latex)));
    let written = entries(&texts).map(|(key, text)| (key.trim().to_owned(), text.trim().to_owned()));
    let mut all: Vec<(String, String)> = built.chain(written).collect();
    all.sort_unstable();
    let (page, all): (Vec<_>, Vec<_>) = all.into_iter().partition(|(key, _)| is_markup(key));
    let (later, first): (Vec<_>, Vec<_>) = all.into_iter().partition(|(key, _)| is_later(key));
    write("texts_page.rs", &page);
    write("texts.rs", &first);
    write("texts_later.rs", &later);
}

/// Of what `src/markup` alone asks for.
fn is_markup(key: &str) -> bool {
    let words: Vec<&str> = key.split('.').collect();
    match words[..] {
        ["definition" | "sentence", part] => part == "title",
        ["player", part] => part != "play" && part != "pause",
        ["claims", part] => part != "show-me",
        ["page" | "controls" | "preset" | "book" | "chapter" | "viewpoint", ..]
        | ["param", .., "help"]
        | ["figure", _, "title" | "notice"]
        | ["figure", "keys"] => true,
        ["formula", part, ..] => part != "definition" && part != "now",
        _ => false,
    }
}

fn is_later(key: &str) -> bool {
    let mut words = key.split('.');
    match (words.next(), words.next(), words.next()) {
        (Some("claim"), ..) => true,
        (Some("figure"), Some(id), Some(_)) => !FIRST.contains(&id),
        _ => false,
    }
}

/// Writes a table as Rust reads it.
fn write(name: &str, texts: &[(String, String)]) {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join(name);
    fs::write(out, format!("&{texts:?}")).expect("cargo makes the folder");
}

fn read(path: &str) -> String {
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The `key = text` lines of a file, without comments and blank lines.
fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.trim_start().starts_with('#')).filter_map(|line| line.split_once(" = "))
}

fn mathml(key: &str, latex: &str) -> String {
    let storage = Storage::new();
    let mut out = String::new();
    let config = RenderConfig { display_mode: DisplayMode::Inline, annotation: None, ..RenderConfig::default() };
    push_mathml(&mut out, Parser::new(latex, &storage), config).expect("writing to a string cannot fail");
    assert!(!out.contains("<merror"), "{key}: {latex} is not understood: {out}");
    // What is put in later are numbers, and stands in braces as in the other texts.
    let parts = out.replace('\n', "");
    let mut parts = parts.split("<mtext>@");
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |formula, part| {
        let (name, rest) = part.split_once("@</mtext>").expect("a name stands between two at signs");
        formula + "<mn data-now='" + name + "'>{" + name + "}</mn>" + rest
    })
}
