//! Collects the licences of all packages compiled into the page in one file, so that every copy of the page includes
//! them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use fs_err as fs;
use serde::Deserialize;

use crate::tools::{WASM_TARGET, cargo, list, output_of, root};

/// The licence file, next to the page.
const OUTPUT: &str = "THIRD-PARTY-LICENSES.txt";

const HEAD: &str = "\
This page holds parts of the packages below, each with its licence, and of the standard library of Rust, which is under
MIT OR Apache-2.0 (https://www.rust-lang.org). The texts of the licences follow as the packages carry them. A package that
carries no text of its licence is under the text of the licence that its line names. Phasor itself is under MIT OR
Apache-2.0: see LICENSE-MIT and LICENSE-APACHE.
";

/// Prefixes of the names of licence files.
const LICENCE_FILES: [&str; 4] = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];

/// The fields of `cargo metadata` that are used here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    repository: Option<String>,
    /// `None` for packages of this repository.
    source: Option<String>,
    manifest_path: PathBuf,
}

/// Writes the licence file.
pub(crate) fn write(into: &Path) -> Result<()> {
    // Only packages that are compiled into the page, without build dependencies and procedural macros. A package whose
    // code the linker has dropped completely is listed as well, which does no harm.
    let kinds = ["--edges", "normal,no-proc-macro", "--target", WASM_TARGET];
    // The line break and the space delimit name and version: `csv` is not `csv-core`, and 1.0.1 not 1.0.10.
    let tree = ["tree", "--locked", "--package", "phasor", "--prefix", "none", "--format", "{p} "];
    let tree = output_of(cargo(tree).args(kinds)).context("`cargo tree` failed")?;
    let metadata = ["metadata", "--locked", "--format-version=1", "--filter-platform", WASM_TARGET];
    let metadata = output_of(&mut cargo(metadata));
    let Metadata { mut packages } = serde_json::from_str(&metadata.context("`cargo metadata` failed")?)?;
    packages.retain(|it: &Package| it.source.is_some() && tree.contains(&format!("\n{} v{} ", it.name, it.version)));
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    // The embedded data tables have licences, too.
    let tables = fs::read_to_string(root().join("src/figures/tables/README.md"))?;
    Ok(fs::write(into.join(OUTPUT), text(&packages)? + "\n" + &tables)?)
}

/// Lists the packages, then each licence text once, with the packages that contain it.
fn text(packages: &[Package]) -> Result<String> {
    let (mut all, mut packages_by_text) = (HEAD.to_owned(), BTreeMap::<String, BTreeSet<&str>>::new());
    for package in packages {
        let Package { name, version, license, .. } = package;
        let license = license.as_deref().with_context(|| format!("{name} declares no licence"))?;
        let folder = package.manifest_path.parent().context("the manifest path has no parent folder")?;
        let files = list(folder).into_iter().filter(|path| LICENCE_FILES.iter().any(|start| path.starts_with(start)));
        let texts = files.map(|path| Ok(fs::read_to_string(folder.join(path))?)).collect::<Result<Vec<_>>>()?;
        write!(all, "\n{name} {version}: {license}")?;
        if texts.is_empty() {
            let from = package.repository.as_deref().unwrap_or_default();
            write!(all, "\n    carries no text; by {} ({from})", package.authors.join(", "))?;
        }
        for text in texts {
            packages_by_text.entry(text.trim().replace('\r', "")).or_default().insert(name);
        }
    }
    for (text, names) in packages_by_text {
        let names = names.into_iter().collect::<Vec<_>>().join(", ");
        write!(all, "\n\n{}\n{names}\n\n{text}", "-".repeat(100))?;
    }
    Ok(all + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_of_runtime_dependencies_are_listed_and_build_tools_are_not() {
        let folder = std::env::temp_dir().join(format!("phasor-licences-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        write(&folder).unwrap();
        let file = fs::read_to_string(folder.join(OUTPUT)).unwrap();
        fs::remove_dir_all(folder).unwrap();
        for name in ["leptos", "wasm-bindgen", "plotters-canvas", "web-sys", "csv"] {
            assert!(file.contains(&format!("\n{name} ")), "{name}");
        }
        for name in ["proptest", "walrus", "serde_derive", "pulldown-cmark", "resvg", "phasor-core"] {
            assert!(!file.contains(&format!("\n{name} ")), "{name}");
        }
        assert!(file.contains("Copyright (c) 2014 Alex Crichton"));
    }
}
