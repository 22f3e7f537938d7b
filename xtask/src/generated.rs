//! Corrections to the scripts that wasm-bindgen and `wasm_split_cli_support` generate, by replacing text in them. Each
//! says why; each would better be an option of those crates, and is to be proposed there. If a new version of theirs
//! writes something else, the build fails and says what it has looked for.

use std::path::Path;

use anyhow::Result;
use fs_err as fs;

use crate::dist::MODULE;
use crate::tools::replaced;

/// The script that fetches the later parts of the program.
pub(crate) const LOADER: &str = "phasor_later.js";

/// What the compiled program calls that script, and wasm-bindgen's script, too, therefore. It cannot be the name of the
/// file: that will hold a hash, which would have to be replaced also in the compiled program.
pub(crate) const LINK_NAME: &str = "later";
const IMPORT_FROM_ITS_FILE: (&str, &str) = ("from \"later\"", "from \"./phasor_later.js\"");

/// Where a part comes from is known to the page (`static/start.js`, `static/single.js`), which also sees to it that it is
/// as it was published.
const ASK_THE_PAGE: [(&str, &str); 2] =
    [("fetch(new URL(\"./", "phasorFiles.response((\""), (", import.meta.url))", "))")];

/// `instantiateStreaming` takes only what is served as `application/wasm`, but a static host may name any type.
const INSTANTIATE_ANY_TYPE: (&str, &str) = (
    "WebAssembly.instantiateStreaming(src, imports)",
    "src.then(async (response) => WebAssembly.instantiate(await response.arrayBuffer(), imports))",
);

/// Before a part that did not arrive is given up, the page finds out why (`static/start.js`).
const FIND_OUT_WHY: (&str, &str) =
    ("success = false;", "success = false;\n            await globalThis.phasorMissing?.(e);");

/// Who calls a function before `init` is told so, and not that nothing has no properties.
const SAY_THAT_IT_IS_EARLY: [(&str, &str); 2] = [
    (
        "let wasmModule, wasmInstance, wasm;",
        "const early = new Proxy({}, { get() { throw new Error(\"call init() first, and await it\"); } });\n\
        let wasmModule, wasmInstance, wasm = early;",
    ),
    ("if (wasm !== undefined) return wasm;", "if (wasm !== early) return wasm;"),
];

/// Corrects both scripts in a folder.
pub(crate) fn correct(folder: &Path) -> Result<()> {
    correct_in(&folder.join(MODULE), &[IMPORT_FROM_ITS_FILE])?;
    correct_module(&folder.join(MODULE))?;
    fs::rename(folder.join(LINK_NAME), folder.join(LOADER))?;
    correct_in(&folder.join(LOADER), &ASK_THE_PAGE)?;
    correct_in(&folder.join(LOADER), &[INSTANTIATE_ANY_TYPE, FIND_OUT_WHY])
}

/// Corrects a script that others import.
pub(crate) fn correct_module(path: &Path) -> Result<()> {
    correct_in(path, &SAY_THAT_IT_IS_EARLY)
}

fn correct_in(path: &Path, corrections: &[(&str, &str)]) -> Result<()> {
    Ok(fs::write(path, replaced(&fs::read_to_string(path)?, corrections)?)?)
}

/// Both for the page as one file. They have no addresses there but names in an import map (`static/single.js`), and what
/// the loader asks for stands in the page.
pub(crate) fn within_the_page(folder: &Path) -> Result<[(&'static str, String); 2]> {
    let module = fs::read_to_string(folder.join(MODULE))?;
    let loader = fs::read_to_string(folder.join(LOADER))?;
    let module = replaced(&module, &[("from \"./phasor_later.js\"", "from \"phasor_later.js\"")])?;
    let loader = replaced(&loader, &[("from \"./phasor.js\"", "from \"phasor.js\"")])?;
    Ok([(MODULE, module), (LOADER, loader)])
}
