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

/// `instantiateStreaming` takes only what is served as `application/wasm`, but a static host may name any type.
const INSTANTIATE_ANY_TYPE: (&str, &str) = (
    "WebAssembly.instantiateStreaming(src, imports)",
    "src.then(async (response) => {
        if (!response.ok) throw new TypeError(`${response.url}: ${response.status}`);
        return WebAssembly.instantiate(await response.arrayBuffer(), imports);
    })",
);

/// Before a part that did not arrive is given up, the page looks (`static/start.js`) whether it was published anew.
const LOOK_FOR_ANOTHER_BUILD: (&str, &str) =
    ("success = false;", "success = false;\n            await globalThis.phasorMissing?.();");

/// Corrects both scripts in a folder.
pub(crate) fn correct(folder: &Path) -> Result<()> {
    let module = fs::read_to_string(folder.join(MODULE))?;
    fs::write(folder.join(MODULE), replaced(&module, &[IMPORT_FROM_ITS_FILE])?)?;
    fs::rename(folder.join(LINK_NAME), folder.join(LOADER))?;
    let loader = fs::read_to_string(folder.join(LOADER))?;
    Ok(fs::write(folder.join(LOADER), replaced(&loader, &[INSTANTIATE_ANY_TYPE, LOOK_FOR_ANOTHER_BUILD])?)?)
}

/// Both for the page as one file. They have no addresses there but names in an import map (`static/single.js`), and what
/// the loader fetches stands in the page.
pub(crate) fn within_the_page(folder: &Path) -> Result<[(&'static str, String); 2]> {
    let module = fs::read_to_string(folder.join(MODULE))?;
    let loader = fs::read_to_string(folder.join(LOADER))?;
    let module = replaced(&module, &[("from \"./phasor_later.js\"", "from \"phasor_later.js\"")])?;
    let fetch = [("fetch(new URL(\"./", "phasorFiles.response((\""), (", import.meta.url))", "))")];
    let loader = replaced(&replaced(&loader, &fetch)?, &[("from \"./phasor.js\"", "from \"phasor.js\"")])?;
    Ok([(MODULE, module), (LOADER, loader)])
}
