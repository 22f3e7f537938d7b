//! What other people's pages, notebooks and programs import from the page: the scripts of `embed`, types, and what makes
//! the folder a package. No visitor of the page downloads any of it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::hashes::Named;
use crate::tools::root;

/// Files of `embed` that are taken as they are.
const PLAIN: [&str; 4] = ["phasor-figure.js", "phasor-figure.d.ts", "phasor-anywidget.d.ts", "phasor.d.ts"];
const WIDGET: &str = "phasor-anywidget.js";
const MANIFEST: &str = "package.json";
/// Whoever passes the package on passes these on.
const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Writes all of it into the folder of the page, whose files are `named` by their content.
pub(crate) fn write(named: &Named, into: &Path) -> Result<()> {
    for name in PLAIN {
        put(into, name, &embedded(name)?)?;
    }
    put(into, WIDGET, &in_one(&embedded(WIDGET)?, &embedded("phasor-figure.js")?)?)?;
    put(into, MANIFEST, &with_program(&with_version(&embedded(MANIFEST)?)?, named)?)?;
    LICENCES.iter().try_for_each(|name| put(into, name, &read(&root().join(name))?))
}

/// The widget with the script that it imports: a notebook knows its source, and not where that came from.
fn in_one(widget: &str, figure: &str) -> Result<String> {
    const IMPORT: &str = "import \"./phasor-figure.js\";\n";
    ensure!(widget.contains(IMPORT), "{WIDGET} does not import the figure's script");
    Ok(widget.replacen(IMPORT, figure, 1))
}

fn with_version(manifest: &str) -> Result<String> {
    const PLACE: &str = "\"version\": \"0.0.0\"";
    ensure!(manifest.contains(PLACE), "embed/{MANIFEST} has no place for the version");
    Ok(manifest.replace(PLACE, &format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"))))
}

/// Programs without a network find the compiled module by the name that it always had.
fn with_program(manifest: &str, named: &Named) -> Result<String> {
    const PROGRAM: &str = "phasor_bg.wasm";
    let place = format!(": \"./{PROGRAM}\"");
    let program = named.paths.get(PROGRAM).with_context(|| format!("the page names no {PROGRAM}"))?;
    ensure!(manifest.contains(&place), "embed/{MANIFEST} has no place for the program");
    Ok(manifest.replace(&place, &format!(": \"./{program}\"")))
}

fn embedded(name: &str) -> Result<String> {
    read(&root().join("embed").join(name))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

fn put(into: &Path, name: &str, content: &str) -> Result<()> {
    fs::write(into.join(name), content).with_context(|| format!("cannot write {name}"))
}
