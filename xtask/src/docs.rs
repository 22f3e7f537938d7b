//! Tests of `README.md` and `docs/`: the target of every link within the project exists, and so does every command,
//! package and path.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fs_err as fs;

use crate::tools::{list, root};

/// The documents, by their paths from the root of the project.
fn documents() -> Vec<PathBuf> {
    let docs = list(&root().join("docs")).into_iter().map(|name| Path::new("docs").join(name));
    [PathBuf::from("README.md")].into_iter().chain(docs).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{error}"))
}

/// The anchors that GitHub makes of the headings of a document.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let anchor = |heading: &str| -> String {
        let lowercase = heading.to_lowercase();
        lowercase
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
            .map(|c| if c == ' ' { '-' } else { c })
            .collect()
    };
    headings.map(anchor).collect()
}

/// The targets of links and pictures, `](target)`. Those that begin with `=` or `-` are examples of chapter syntax.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let all = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    all.filter(|target| !target.starts_with(['=', '-']))
}

/// Code in backticks on one line.
fn inline_code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with("```")).flat_map(|line| line.split('`').skip(1).step_by(2))
}

#[test]
fn the_readme_is_short() {
    let lines = read(Path::new("README.md")).lines().count();
    assert!(lines <= 150, "{lines} lines: details belong in docs/");
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut checked = 0;
    for document in documents() {
        let text = read(&document);
        for target in targets(&text).filter(|target| !target.contains(':')) {
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = if path.is_empty() { document.clone() } else { document.parent().expect("a folder").join(path) };
            assert!(root().join(&path).exists(), "{}: {target} is not there", document.display());
            let is_there = anchor.is_empty() || anchors(&read(&path)).contains(anchor);
            assert!(is_there, "{}: {target} has no such heading", document.display());
            checked += 1;
        }
    }
    assert!(checked >= 10, "{checked} links");
}

#[test]
fn commands_have_help() {
    let mut checked = BTreeSet::new();
    for document in documents() {
        let text = read(&document);
        let is_command = |code: &&str| code.starts_with("cargo xtask ");
        for command in text.lines().filter(is_command).chain(inline_code(&text).filter(is_command)) {
            // Arguments in brackets and capitals are placeholders.
            let words =
                command.split(' ').skip(2).take_while(|word| word.starts_with(|c: char| c.is_lowercase() || c == '-'));
            let words: Vec<String> = words.map(str::to_owned).collect();
            assert!(crate::help(&words).is_ok(), "{}: there is no command `{command}`", document.display());
            checked.insert(words);
        }
    }
    assert!(checked.len() >= 8, "{checked:?}");
}

#[test]
fn packages_and_scripts_exist() {
    let lock = read(Path::new("Cargo.lock"));
    let scripts = read(Path::new("tests/browser/package.json"));
    for document in documents() {
        let text = read(&document);
        let after =
            |words: &'static str| text.split(words).skip(1).filter_map(|rest| rest.split([' ', '`', '\n']).next());
        for package in after("-p ") {
            assert!(lock.contains(&format!("name = \"{package}\"")), "{}: package {package}", document.display());
        }
        for script in after("npm run ") {
            assert!(scripts.contains(&format!("\"{script}\":")), "{}: npm run {script}", document.display());
        }
    }
}

/// Paths in backticks that begin with a folder of the project; `<id>` and `…` are placeholders.
#[test]
fn paths_exist() {
    let folders = ["src/", "content/", "tests/", "embed/", "examples/", "static/", "style/", "docs/", "xtask/"];
    let mut checked = 0;
    for document in documents() {
        let text = read(&document);
        let paths = inline_code(&text).filter(|code| folders.iter().any(|folder| code.starts_with(folder)));
        for path in paths.filter(|code| !code.contains(['<', '*', '…', ' '])) {
            assert!(root().join(path).exists(), "{}: {path} is not there", document.display());
            checked += 1;
        }
    }
    assert!(checked >= 30, "{checked} paths");
}
