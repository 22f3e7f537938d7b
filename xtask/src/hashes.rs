//! Names files by their content, so that files of two builds are never taken for one another: a page names its style,
//! scripts and parts by what is in them, and either gets exactly those or none. Names that others rely on (`index.html`,
//! `phasor.js`) stay.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

use crate::dist::list;

/// What all others are found from.
const PAGE: &str = "index.html";

/// The place in the page that says of which build it is.
const BUILD: &str = r#"<meta name="build" content="">"#;

/// The kinds of files that name other files.
const NAMING: [&str; 4] = ["html", "js", "css", "webmanifest"];

/// Hexadecimal digits of a hash. Two contents in a lifetime of builds share so many with a chance below 2⁻⁴⁰.
const DIGITS: usize = 16;

/// How the files of a folder are called now.
pub(crate) struct Named {
    /// The hash of the page and of all that it names.
    pub(crate) build: String,
    /// Paths as they were, and as they are; only those that the page names, or what it names.
    pub(crate) paths: BTreeMap<String, String>,
}

/// Renames what the page needs, and what that needs, and all references in them. A name holds the hash of the file's
/// content together with that of all that it leads to, so that there is no order to keep where two name each other.
pub(crate) fn name_by_content(folder: &Path) -> Result<Named> {
    let files = read(folder)?;
    let refers = references(&files);
    let page = closure(PAGE, &refers);
    ensure!(page.len() > 1, "{PAGE} names no other file");
    let is_twice = |path: &&&str| files.keys().filter(|other| file_name(other) == file_name(path)).count() > 1;
    if let Some(path) = page.iter().filter(|path| **path != PAGE).find(is_twice) {
        bail!("a reference to {path} could mean another file of that name");
    }
    let paths: BTreeMap<String, String> = page
        .iter()
        .filter(|path| **path != PAGE)
        .map(|path| ((*path).to_owned(), with_hash(path, &hash(&closure(path, &refers), &files))))
        .collect();
    let names = paths.iter().map(|(before, now)| (file_name(before), file_name(now))).collect();
    let build = hash(&page, &files);
    for (path, content) in &files {
        if !page.contains(path.as_str()) {
            continue;
        }
        let now = folder.join(paths.get(path).unwrap_or(path));
        let explain = || format!("cannot write {}", now.display());
        fs::remove_file(folder.join(path)).with_context(explain)?;
        match text(path, content) {
            None => fs::write(&now, content).with_context(explain)?,
            Some(text) => {
                let mut text = renamed(text, &names);
                if path == PAGE {
                    ensure!(text.contains(BUILD), "{PAGE} has no place `{BUILD}`");
                    text = text.replace(BUILD, &BUILD.replace("\"\"", &format!("\"{build}\"")));
                }
                fs::write(&now, text).with_context(explain)?;
            }
        }
    }
    Ok(Named { build, paths })
}

/// The content of each file, by its path in the folder.
fn read(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = Vec::new();
    list(folder, &mut files)?;
    let one = |file: &std::path::PathBuf| {
        let path = file.strip_prefix(folder)?.to_str().context("a name that is not text")?.replace('\\', "/");
        Ok((path, fs::read(file).with_context(|| format!("cannot read {}", file.display()))?))
    };
    files.iter().map(one).collect()
}

/// For each file those that it names.
fn references(files: &BTreeMap<String, Vec<u8>>) -> BTreeMap<&str, Vec<&str>> {
    let named_in = |path: &str, content: &[u8]| {
        let text = text(path, content).unwrap_or_default().to_owned();
        files.keys().map(String::as_str).filter(|other| places(&text, file_name(other)).next().is_some()).collect()
    };
    files.iter().map(|(path, content)| (path.as_str(), named_in(path, content))).collect()
}

/// A file with all that it leads to.
fn closure<'a>(path: &'a str, refers: &BTreeMap<&'a str, Vec<&'a str>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::from([path]);
    let mut next = vec![path];
    while let Some(path) = next.pop() {
        next.extend(refers[path].iter().filter(|other| found.insert(other)));
    }
    found
}

fn hash(paths: &BTreeSet<&str>, files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hasher = Sha256::new();
    for path in paths {
        let content = &files[*path];
        // With the lengths, no two lists of files are the same bytes.
        hasher.update(format!("{path} {} ", content.len()));
        hasher.update(content);
    }
    let start = hasher.finalize().iter().take(DIGITS / 2).fold(0, |number: u64, byte| number << 8 | u64::from(*byte));
    format!("{start:0DIGITS$x}")
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn with_hash(path: &str, hash: &str) -> String {
    path.rsplit_once('.').map_or_else(|| format!("{path}-{hash}"), |(stem, kind)| format!("{stem}-{hash}.{kind}"))
}

/// Whether a path ends in a name that [`name_by_content`] gave, whose content never changes.
pub(crate) fn is_by_content(path: &str) -> bool {
    let stem = file_name(path).rsplit_once('.').map_or("", |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == DIGITS && hash.chars().all(|digit| matches!(digit, '0'..='9' | 'a'..='f'))
}

/// What is written in a file that may name others.
fn text<'a>(path: &str, content: &'a [u8]) -> Option<&'a str> {
    let kind = path.rsplit('.').next().unwrap_or_default();
    NAMING.contains(&kind).then(|| std::str::from_utf8(content).ok()).flatten()
}

/// Where a text names a file: at the end of something in quotation marks.
fn places(text: &str, name: &str) -> impl Iterator<Item = usize> {
    let is_quote = |c: char| matches!(c, '"' | '\'' | '`');
    text.match_indices(name).map(|(at, _)| at).filter(move |at| {
        text[..*at].ends_with(|c| is_quote(c) || c == '/') && text[at + name.len()..].starts_with(is_quote)
    })
}

fn renamed(text: &str, names: &BTreeMap<&str, &str>) -> String {
    let mut all: Vec<(usize, &str, &str)> =
        names.iter().flat_map(|(before, now)| places(text, before).map(|at| (at, *before, *now))).collect();
    all.sort_unstable();
    let mut out = String::with_capacity(text.len() + DIGITS * all.len());
    let mut end = 0;
    for (at, before, now) in all {
        out.push_str(&text[end..at]);
        out.push_str(now);
        end = at + before.len();
    }
    out + &text[end..]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paths of a page of these files, as they are named by content.
    fn named(case: &str, files: &[(&str, &str)]) -> (BTreeMap<String, String>, BTreeMap<String, String>) {
        let folder = std::env::temp_dir().join(format!("phasor-hashes-{}-{case}", std::process::id()));
        fs::create_dir_all(folder.join("static")).unwrap();
        for (name, content) in files {
            fs::write(folder.join(name), content).unwrap();
        }
        let named = name_by_content(&folder).unwrap();
        let written = read(&folder).unwrap();
        fs::remove_dir_all(folder).unwrap();
        (named.paths, written.into_iter().map(|(path, content)| (path, String::from_utf8(content).unwrap())).collect())
    }

    const FILES: [(&str, &str); 6] = [
        ("index.html", r#"<meta name="build" content=""><script src="./static/start.js"></script> start.js"#),
        ("static/start.js", r#"import("../a.js"); load("part.wasm")"#),
        ("a.js", r#"import "./b.js"; const key = { a: 1 };"#),
        ("b.js", r#"import "./a.js";"#),
        ("part.wasm", "parts do not name \"./a.js\""),
        ("other.js", r#"import "./a.js";"#),
    ];

    #[test]
    fn what_the_page_leads_to_is_named_by_content_and_the_rest_stays() {
        let (paths, written) = named("rest", &FILES);
        assert_eq!(paths.keys().collect::<Vec<_>>(), ["a.js", "b.js", "part.wasm", "static/start.js"]);
        assert!(paths.values().all(|path| is_by_content(path) && written.contains_key(path)), "{paths:?}");
        assert_eq!(written.len(), FILES.len());
        assert_eq!(written["other.js"], FILES[5].1);
        // References have the new names, other words stay.
        let start = &written[&paths["static/start.js"]];
        assert_eq!(start, &format!(r#"import("../{}"); load("{}")"#, paths["a.js"], paths["part.wasm"]));
        assert!(written["index.html"].ends_with(&format!(r#""./{}"></script> start.js"#, paths["static/start.js"])));
        assert!(!written["index.html"].contains(BUILD));
    }

    #[test]
    fn a_change_renames_all_that_leads_to_it_and_nothing_else() {
        let (before, written) = named("before", &FILES);
        let changed =
            FILES.map(|(name, content)| (name, if name == "b.js" { r#"import "./a.js"; 1"# } else { content }));
        let (now, written_now) = named("now", &changed);
        for (path, is_same) in [("a.js", false), ("b.js", false), ("static/start.js", false), ("part.wasm", true)] {
            assert_eq!(before[path] == now[path], is_same, "{path}");
        }
        assert_ne!(written["index.html"], written_now["index.html"]);
        // And the same files have the same names.
        assert_eq!(named("again", &FILES).0, before);
    }

    #[test]
    fn names_by_content_are_told_from_others() {
        assert!(is_by_content("/week-3/static/start-0123456789abcdef.js"));
        for path in [
            "/phasor.js",
            "/a-0123456789abcdeg.js",
            "/a-0123.js",
            "/0123456789abcdef.js",
            "/",
            "/v1-0123456789abcdef/x.js",
        ] {
            assert!(!is_by_content(path), "{path}");
        }
    }
}
