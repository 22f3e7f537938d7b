//! Names files by their content, so that files of two builds are never taken for one another: a page names its style,
//! scripts and parts by what is in them, and either gets exactly those or none. Pages keep their names.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fs_err as fs;
use sha2::{Digest, Sha256};

use crate::dist::MODULE;
use crate::generated::LOADER;
use crate::tools::{list, replaced};

/// Hexadecimal digits of a hash. Two contents in a lifetime of builds share so many with a chance below 2⁻⁴⁰.
const DIGITS: usize = 16;

/// The script that starts the program, and says which files that needs and what is in them.
const STARTER: &str = "static/start.js";

/// Steps in which files are named: first those that name no others, last the pages.
const LEAVES: u8 = 0;
const PAGES: u8 = 4;

/// How the files of a folder are called now.
#[derive(Default)]
pub(crate) struct Named {
    /// The hash of all pages, and so of all that they name.
    pub(crate) build: String,
    /// Paths as they were, and as they are.
    pub(crate) paths: BTreeMap<String, String>,
    /// Paths as they are, and the hash of what is in the file, as browsers read it.
    pub(crate) contents: BTreeMap<String, String>,
}

/// When a file is named: each names only files of earlier steps, or of its own group. The files of a group are named by
/// their contents together, for two scripts that import each other cannot be named one after the other.
fn step_and_group(path: &str) -> (u8, &str) {
    match path.rsplit('.').next() {
        Some("html") => (PAGES, "all"),
        Some("js") if [MODULE, LOADER].contains(&path) => (2, "the program"),
        Some("js") => (3, path),
        Some("css" | "webmanifest") => (1, path),
        _ => (LEAVES, path),
    }
}

/// Renames all files but the pages, and what refers to them.
pub(crate) fn name_by_content(folder: &Path) -> Result<Named> {
    let mut files = list(folder);
    files.sort_by(|one, other| step_and_group(one).cmp(&step_and_group(other)));
    let mut named = Named::default();
    for group in files.chunk_by(|one, other| step_and_group(one) == step_and_group(other)) {
        let mut hasher = Sha256::new();
        for path in group {
            let content = named.renamed(path, fs::read(folder.join(path))?)?;
            // With the lengths, no two lists of files are the same bytes.
            hasher.update(format!("{path} {} ", content.len()));
            hasher.update(content);
        }
        // In the end, that of the pages.
        named.build = format!("{:x}", hasher.finalize()).drain(..DIGITS).collect();
        for path in group.iter().filter(|path| step_and_group(path).0 < PAGES) {
            let is_twice = named.paths.keys().any(|other| file_name(other) == file_name(path));
            ensure!(!is_twice, "a reference to {path} could mean another file of that name");
            named.paths.insert(path.clone(), path.replacen('.', &format!("-{}.", named.build), 1));
        }
        for path in group {
            let mut content = named.renamed(path, fs::read(folder.join(path))?)?;
            if step_and_group(path).0 == PAGES {
                let build = format!("name=\"build\" content=\"{}\"", named.build);
                content = replaced(&String::from_utf8(content)?, &[("name=\"build\" content=\"\"", &build)])?.into();
            }
            fs::remove_file(folder.join(path))?;
            let path = named.paths.get(path).unwrap_or(path).clone();
            fs::write(folder.join(&path), &content)?;
            named.contents.insert(path, format!("sha256-{}", STANDARD.encode(Sha256::digest(&content))));
        }
    }
    Ok(named)
}

impl Named {
    /// A file with the new names of those that it names, at the end of something in quotation marks.
    fn renamed(&self, path: &str, content: Vec<u8>) -> Result<Vec<u8>> {
        if step_and_group(path).0 == LEAVES {
            return Ok(content);
        }
        let mut text = String::from_utf8(content)?;
        if path == STARTER {
            let is_needed = |path: &str| path.starts_with("texts/") || !path.contains('/');
            let needed: BTreeMap<_, _> = self.contents.iter().filter(|(path, _)| is_needed(path)).collect();
            // Paths and hashes are written in Rust as in JavaScript.
            text = replaced(&text, &[("const HASHES = {};", &format!("const HASHES = {needed:?};"))])?;
        }
        for (before, now) in &self.paths {
            for [start, end] in [["/", "\""], ["\"", "\""], ["/", "'"], ["'", "'"]] {
                let [before, now] = [before, now].map(|path| format!("{start}{}{end}", file_name(path)));
                text = text.replace(&before, &now);
            }
        }
        Ok(text.into())
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Whether a path ends in a name that [`name_by_content`] gave, whose content never changes.
pub(crate) fn is_by_content(path: &str) -> bool {
    let end = path.rsplit_once('-').and_then(|(_, end)| end.split_once('.'));
    let is_hash = |hash: &str| hash.len() == DIGITS && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    end.is_some_and(|(hash, kind)| is_hash(hash) && !kind.contains('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [(&str, &str); 7] = [
        ("index.html", r#"<meta name="build" content=""><script src="./static/start.js"></script> start.js"#),
        ("he/index.html", r#"<meta name="build" content=""><link href="../texts/he.ftl">"#),
        ("static/start.js", r#"const HASHES = {}; import("../phasor.js"); load("part.wasm")"#),
        ("phasor.js", r#"import "./phasor_later.js"; const key = { phasor: 1 };"#),
        ("phasor_later.js", "import './phasor.js';"),
        ("part.wasm", "parts do not name \"./phasor.js\""),
        ("texts/he.ftl", "text"),
    ];

    /// The paths of these files as they are named by content, and what is in them then.
    fn named(case: &str, files: [(&str, &str); 7]) -> [BTreeMap<String, String>; 2] {
        let folder = std::env::temp_dir().join(format!("phasor-hashes-{}-{case}", std::process::id()));
        for (path, content) in files {
            fs::create_dir_all(folder.join(path).parent().unwrap()).unwrap();
            fs::write(folder.join(path), content).unwrap();
        }
        let named = name_by_content(&folder).unwrap();
        let read = |path: String| (path.clone(), fs::read_to_string(folder.join(path)).unwrap());
        let written = list(&folder).into_iter().map(read).collect();
        fs::remove_dir_all(&folder).unwrap();
        [named.paths, written]
    }

    #[test]
    fn files_and_what_refers_to_them_are_named_by_content() {
        let [paths, written] = named("all", FILES);
        assert!(paths.values().all(|path| is_by_content(path) && written.contains_key(path)), "{paths:?}");
        assert_eq!((paths.len(), written.len()), (5, 7));
        let start = &written[&paths["static/start.js"]];
        let ends = format!(r#"import("../{}"); load("{}")"#, paths["phasor.js"], paths["part.wasm"]);
        assert!(start.ends_with(&ends), "{start}");
        // That of "text", by `printf text | openssl dgst -sha256 -binary | base64`.
        let text = format!(r#""{}": "sha256-mC2ePrmW9VnmM/TRlN7zdh2Qn1o7ZH0ahR/q1nwyydE=""#, paths["texts/he.ftl"]);
        assert!(start.contains(&text) && start.matches("sha256-").count() == 4, "{start}");
        assert_eq!(written[&paths["phasor_later.js"]], format!("import './{}';", paths["phasor.js"]));
        assert!(written["index.html"].ends_with(&format!(r#""./{}"></script> start.js"#, paths["static/start.js"])));
        assert!(written["he/index.html"].ends_with(&format!(r#"<link href="../{}">"#, paths["texts/he.ftl"])));
        let others = ["/a.js", "/a-0123456789abcdeg.js", "/a-0123.js", "/v1-0123456789abcdef/x.js"];
        assert_eq!(others.map(is_by_content), [false; 4]);
    }

    #[test]
    fn a_change_renames_all_that_leads_to_it_and_nothing_else() {
        let [before, written] = named("before", FILES);
        let change = |(name, text)| (name, if name == "phasor_later.js" { "'phasor.js'; 1" } else { text });
        let [now, written_now] = named("now", FILES.map(change));
        let same = before.keys().filter(|path| before[*path] == now[*path]).collect::<Vec<_>>();
        assert_eq!(same, ["part.wasm", "texts/he.ftl"]);
        assert_ne!(written["index.html"], written_now["index.html"]);
        assert_eq!(named("again", FILES)[0], before, "the same files have the same names");
    }
}
