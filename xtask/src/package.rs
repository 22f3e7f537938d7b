//! What stands beside the page: the service worker, which keeps it for when there is no network, and what other people's
//! pages, notebooks and programs import: the scripts of `embed`, types, and what makes the folder a package.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::dist::MODULE;
use crate::hashes::Named;
use crate::licences;
use crate::tools::{list, replaced, root};

/// Its name never changes: browsers look there for a new one.
pub(crate) const SERVICE_WORKER: &str = "service-worker.js";

/// What `embed/phasor.d.ts` declares.
const EXPORTS: &str = "default, initSync, encode, encodings, dot, distance, wavelengths";

/// Writes all of it into the folder of the page, whose files are `named` by their content.
pub(crate) fn write(named: &Named, into: &Path) -> Result<()> {
    let read = |path: &str| fs::read_to_string(root().join(path));
    // As far as its folder the worker may reach. The preview is shown by other sites alone, beside links to the page.
    let kept = named.paths.iter().filter(|(before, _)| *before != "static/preview.png");
    let files: BTreeMap<_, _> = kept.map(|(_, now)| (now, &named.contents[now])).collect();
    // Paths and hashes are written in Rust as in JavaScript.
    let (build, files) = (format!("const BUILD = {:?};", named.build), format!("const FILES = {files:?};"));
    let places = [("const BUILD = \"\";", build.as_str()), ("const FILES = {};", &files)];
    fs::write(into.join(SERVICE_WORKER), replaced(&read("static/service-worker.js")?, &places)?)?;
    // What follows no visitor of the page downloads. Whoever passes the package on passes the licences on.
    for name in &list(&root().join("embed")) {
        fs::copy(root().join("embed").join(name), into.join(name))?;
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), into.join(name))?;
    }
    licences::write(into)?;
    // The very module of the page, without what its libraries export.
    fs::write(into.join(MODULE), format!("export {{ {EXPORTS} }} from \"./{}\";\n", named.paths[MODULE]))?;
    // The small one has the same functions.
    fs::copy(into.join("phasor.d.ts"), into.join("encode.d.ts"))?;
    // A notebook knows the source of a widget and not where that came from: it cannot import the script of the figure.
    let import = ("import \"./phasor-figure.js\";\n", &*read("embed/phasor-figure.js")?);
    fs::write(into.join("phasor-anywidget.js"), replaced(&read("embed/phasor-anywidget.js")?, &[import])?)?;
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    // Programs without a network find the compiled module by the name that it always had.
    let program = format!(": \"./{}\"", named.paths["phasor_bg.wasm"]);
    let places = [("\"version\": \"0.0.0\"", version.as_str()), (": \"./phasor_bg.wasm\"", &program)];
    Ok(fs::write(into.join("package.json"), replaced(&read("embed/package.json")?, &places)?)?)
}
