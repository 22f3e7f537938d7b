//! Fingerprints file names, so that files of two builds are never mixed: a page refers to its style sheet, scripts and
//! chunks by names that contain a hash of their content. A host serves either exactly these files or none. HTML pages
//! keep their names.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fs_err as fs;
use sha2::{Digest, Sha256};

use crate::generated::{LOADER, MODULE};
use crate::tools::{list, replaced};

/// The number of hexadecimal digits of a fingerprint. The probability of a collision among all builds is below 2⁻⁴⁰.
const DIGITS: usize = 16;

/// The loader (`static/start`), which starts the program. It contains the list of the required files with their hashes.
pub(crate) const STARTER: &str = "static/start.js";

/// The first step, in which files are renamed that refer to no other files.
const LEAVES: u8 = 0;
/// The last step, for the HTML pages.
const PAGES: u8 = 4;

/// The new names of the files in a folder.
#[derive(Default)]
pub(crate) struct Named {
    /// The hash of all HTML pages, and so of all files that they refer to.
    pub(crate) build: String,
    /// New paths by old paths.
    pub(crate) paths: BTreeMap<String, String>,
    /// Subresource-integrity hashes by new paths.
    pub(crate) integrity: BTreeMap<String, String>,
}

/// The step in which a file is renamed, and its group: a file refers only to files of earlier steps or of its own
/// group. The files of a group share one hash of all their contents, because two scripts that import each other cannot
/// be renamed one after the other.
fn step_and_group(path: &str) -> (u8, &str) {
    match path.rsplit('.').next() {
        Some("html") => (PAGES, "all"),
        Some("js") if [MODULE, LOADER].contains(&path) => (2, "the program"),
        Some("js") => (3, path),
        Some("css" | "webmanifest") => (1, path),
        _ => (LEAVES, path),
    }
}

/// Renames all files except the HTML pages, and updates the references to them.
pub(crate) fn name_by_content(folder: &Path) -> Result<Named> {
    let mut files = list(folder);
    files.sort_by(|one, other| step_and_group(one).cmp(&step_and_group(other)));
    let mut named = Named::default();
    for group in files.chunk_by(|one, other| step_and_group(one) == step_and_group(other)) {
        let mut hasher = Sha256::new();
        for path in group {
            let content = named.renamed(path, fs::read(folder.join(path))?)?;
            // Paths and lengths are hashed too, so that different lists of files cannot produce the same bytes.
            hasher.update(format!("{path} {} ", content.len()));
            hasher.update(content);
        }
        // Every group overwrites the hash; the last group, the HTML pages, sets the final value.
        named.build = format!("{:x}", hasher.finalize()).drain(..DIGITS).collect();
        for path in group.iter().filter(|path| step_and_group(path).0 < PAGES) {
            let is_ambiguous = named.paths.keys().any(|other| file_name(other) == file_name(path));
            ensure!(!is_ambiguous, "ambiguous reference: two files have the name of {path}");
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
            named.integrity.insert(path, format!("sha256-{}", STANDARD.encode(Sha256::digest(&content))));
        }
    }
    Ok(named)
}

impl Named {
    /// The content of a file with the new file names. Replaces only whole file names at the end of a quoted string.
    fn renamed(&self, path: &str, content: Vec<u8>) -> Result<Vec<u8>> {
        if step_and_group(path).0 == LEAVES {
            return Ok(content);
        }
        let mut text = String::from_utf8(content)?;
        if path == STARTER {
            let is_needed = |path: &str| path.starts_with("texts/") || !path.contains('/');
            let needed: BTreeMap<_, _> = self.integrity.iter().filter(|(path, _)| is_needed(path)).collect();
            // Rust's `Debug` output of this map is also a JavaScript object literal.
            text = replaced(&text, &[("const HASHES = {};", &format!("const HASHES = {needed:?};"))])?;
        }
        let new_names: BTreeMap<_, _> =
            self.paths.iter().map(|(before, now)| (file_name(before), file_name(now))).collect();
        let mut renamed = String::with_capacity(text.len());
        for piece in text.split_inclusive(['/', '"', '\'']) {
            let name = piece.trim_end_matches(['"', '\'']);
            let is_quoted = name.len() < piece.len();
            renamed += new_names.get(name).filter(|_| is_quoted).unwrap_or(&name);
            renamed += &piece[name.len()..];
        }
        Ok(renamed.into())
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Whether the file name of this path has the form that [`name_by_content`] produces: the content of such a file never
/// changes.
pub(crate) fn is_fingerprinted(path: &str) -> bool {
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

    /// The new paths of these files by old paths, and their new contents by new paths.
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
    fn files_are_renamed_and_references_are_updated() {
        let [paths, written] = named("all", FILES);
        assert!(paths.values().all(|path| is_fingerprinted(path) && written.contains_key(path)), "{paths:?}");
        assert_eq!((paths.len(), written.len()), (5, 7));
        let start = &written[&paths["static/start.js"]];
        let ends = format!(r#"import("../{}"); load("{}")"#, paths["phasor.js"], paths["part.wasm"]);
        assert!(start.ends_with(&ends), "{start}");
        // The hash of "text": `printf text | openssl dgst -sha256 -binary | base64`.
        let text = format!(r#""{}": "sha256-mC2ePrmW9VnmM/TRlN7zdh2Qn1o7ZH0ahR/q1nwyydE=""#, paths["texts/he.ftl"]);
        assert!(start.contains(&text) && start.matches("sha256-").count() == 4, "{start}");
        assert_eq!(written[&paths["phasor_later.js"]], format!("import './{}';", paths["phasor.js"]));
        assert!(written["index.html"].ends_with(&format!(r#""./{}"></script> start.js"#, paths["static/start.js"])));
        assert!(written["he/index.html"].ends_with(&format!(r#"<link href="../{}">"#, paths["texts/he.ftl"])));
        let others = ["/a.js", "/a-0123456789abcdeg.js", "/a-0123.js", "/v1-0123456789abcdef/x.js"];
        assert_eq!(others.map(is_fingerprinted), [false; 4]);
    }

    #[test]
    fn a_change_renames_only_the_files_that_refer_to_the_changed_file() {
        let [before, written] = named("before", FILES);
        let change = |(name, text)| (name, if name == "phasor_later.js" { "'phasor.js'; 1" } else { text });
        let [now, written_now] = named("now", FILES.map(change));
        let same = before.keys().filter(|path| before[*path] == now[*path]).collect::<Vec<_>>();
        assert_eq!(same, ["part.wasm", "texts/he.ftl"]);
        assert_ne!(written["index.html"], written_now["index.html"]);
        assert_eq!(named("again", FILES)[0], before, "unchanged files must keep their names");
    }
}
