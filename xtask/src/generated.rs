//! Patches the scripts that wasm-bindgen and `wasm_split_cli_support` generate, by text replacement. The reason for
//! each patch is documented at its constant; each should be proposed to those crates as an option. If a new version of
//! a crate generates different text, the build fails and names the text that it did not find.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::tools::replaced;

/// The file name under which other programs import the module. It does not change between builds.
pub(crate) const MODULE: &str = "phasor.js";

/// The script that fetches the lazy chunks.
pub(crate) const LOADER: &str = "phasor_later.js";

/// The name under which the compiled program, and therefore wasm-bindgen's script, imports the loader. It is not the
/// file name, because that gets a fingerprint, which would have to be replaced in the compiled program as well.
pub(crate) const LINK_NAME: &str = "later";
/// Makes wasm-bindgen's script import the loader by its file name instead of [`LINK_NAME`].
const IMPORT_LOADER_FILE: (&str, &str) = ("from \"later\"", "from \"./phasor_later.js\"");

/// Fetches chunks through the page (`static/start/files.js`, `static/single.js`), which knows their URLs and verifies
/// their integrity.
const FETCH_THROUGH_PAGE: [(&str, &str); 2] =
    [("fetch(new URL(\"./", "phasorFiles.response((\""), (", import.meta.url))", "))")];

/// `instantiateStreaming` accepts only the content type `application/wasm`, but a static host may send another.
const INSTANTIATE_ANY_TYPE: (&str, &str) = (
    "WebAssembly.instantiateStreaming(src, imports)",
    "src.then(async (response) => WebAssembly.instantiate(await response.arrayBuffer(), imports))",
);

/// If a chunk fails to load, calls `phasorMissing` (`static/start/failures.js`), which finds out why, before the
/// loader reports the failure.
const REPORT_CAUSE: (&str, &str) =
    ("success = false;", "success = false;\n            await globalThis.phasorMissing?.(e);");

/// A function that is called before `init` throws an error with this explanation, instead of a `TypeError` about a
/// property of `undefined`.
const EXPLAIN_MISSING_INIT: [(&str, &str); 2] = [
    (
        "let wasmModule, wasmInstance, wasm;",
        "const early = new Proxy({}, { get() { throw new Error(\"call init() first, and await it\"); } });\n\
        let wasmModule, wasmInstance, wasm = early;",
    ),
    ("if (wasm !== undefined) return wasm;", "if (wasm !== early) return wasm;"),
];

/// Patches the module and the loader in a folder, and gives the loader its file name.
pub(crate) fn patch_scripts(folder: &Path) -> Result<()> {
    let module = folder.join(MODULE);
    patch(&module, &[IMPORT_LOADER_FILE])?;
    correct_module(&module)?;
    // Comments with types, a tenth of it. The module of the functions alone keeps them.
    fs::write(&module, without_comments(&fs::read_to_string(&module)?))?;
    fs::rename(folder.join(LINK_NAME), folder.join(LOADER))?;
    patch(&folder.join(LOADER), &FETCH_THROUGH_PAGE)?;
    patch(&folder.join(LOADER), &[INSTANTIATE_ANY_TYPE, REPORT_CAUSE])
}

/// A script without its lines of comments.
pub(crate) fn without_comments(script: &str) -> String {
    let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|start| line.trim_start().starts_with(start));
    script.lines().filter(|line| !is_comment(line)).flat_map(|line| [line, "\n"]).collect()
}

/// Patches a script that other programs import.
pub(crate) fn correct_module(path: &Path) -> Result<()> {
    patch(path, &EXPLAIN_MISSING_INIT)
}

fn patch(path: &Path, replacements: &[(&str, &str)]) -> Result<()> {
    Ok(fs::write(path, replaced(&fs::read_to_string(path)?, replacements)?)?)
}

/// Both scripts, patched for the single-file page: they import each other by names that an import map resolves
/// (`static/single.js`).
pub(crate) fn patched_for_single_file(folder: &Path) -> Result<[(&'static str, String); 2]> {
    let module = fs::read_to_string(folder.join(MODULE))?;
    let loader = fs::read_to_string(folder.join(LOADER))?;
    let module = replaced(&module, &[("from \"./phasor_later.js\"", "from \"phasor_later.js\"")])?;
    let loader = replaced(&loader, &[("from \"./phasor.js\"", "from \"phasor.js\"")])?;
    Ok([(MODULE, module), (LOADER, loader)])
}
