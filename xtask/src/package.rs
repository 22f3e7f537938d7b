//! Writes the files next to the page: the service worker, which caches the page for offline use, and the files that
//! other pages, notebooks and programs import (the scripts and types in `embed`, and `package.json`).

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::generated::MODULE;
use crate::hashes::Named;
use crate::licences;
use crate::tools::{list, replaced, root};

/// The file name of the service worker. It is not fingerprinted, because browsers look for updates at this URL.
pub(crate) const SERVICE_WORKER: &str = "service-worker.js";

/// The functions declared in `embed/phasor.d.ts`.
const EXPORTS: &str = "default, initSync, encode, encodings, dot, distance, wavelengths";

/// Writes the files to the folder of the page. `named` maps the page's files to their fingerprinted names.
pub(crate) fn write(named: &Named, into: &Path) -> Result<()> {
    let read = |path: &str| fs::read_to_string(root().join(path));
    // The service worker is at the root, because its scope is its folder. It does not cache the preview picture, which
    // only other sites show, next to links to the page.
    let cached = named.paths.iter().filter(|(before, _)| *before != "static/preview.png");
    let files: BTreeMap<_, _> = cached.map(|(_, now)| (now, &named.integrity[now])).collect();
    // Rust's `Debug` output of strings and maps is valid JavaScript.
    let (build, files) = (format!("const BUILD = {:?};", named.build), format!("const FILES = {files:?};"));
    let constants = [("const BUILD = \"\";", build.as_str()), ("const FILES = {};", &files)];
    fs::write(into.join(SERVICE_WORKER), replaced(&read("static/service-worker.js")?, &constants)?)?;
    // Visitors of the page download none of the following files. The package must include the licences.
    for name in &list(&root().join("embed")) {
        fs::copy(root().join("embed").join(name), into.join(name))?;
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), into.join(name))?;
    }
    licences::write(into)?;
    // `phasor.js` re-exports the fingerprinted module, without the exports of its libraries.
    fs::write(into.join(MODULE), format!("export {{ {EXPORTS} }} from \"./{}\";\n", named.paths[MODULE]))?;
    // The small module `encode.js` exports the same functions.
    fs::copy(into.join("phasor.d.ts"), into.join("encode.d.ts"))?;
    // A notebook has only the source text of a widget, not its URL, so the widget cannot import the script of the
    // figure. The script is inlined instead.
    let import = ("import \"./phasor-figure.js\";\n", &*read("embed/phasor-figure.js")?);
    fs::write(into.join("phasor-anywidget.js"), replaced(&read("embed/phasor-anywidget.js")?, &[import])?)?;
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    // `exports` in package.json maps the unhashed name of the compiled module to the fingerprinted file, for programs
    // that read it from disk.
    let program = format!(": \"./{}\"", named.paths["phasor_bg.wasm"]);
    let fields = [("\"version\": \"0.0.0\"", version.as_str()), (": \"./phasor_bg.wasm\"", &program)];
    Ok(fs::write(into.join("package.json"), replaced(&read("embed/package.json")?, &fields)?)?)
}
