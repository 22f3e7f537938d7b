//! `cargo xtask bench`: benchmarks the core and the page against other libraries that do the same work, and writes
//! `BENCHMARKS.md`.

use anyhow::Result;

use crate::tools::{cargo, ensure_numpy, root, run};
use crate::{browser, dist};

/// Runs the native benchmarks, then those in Chromium. With `quick`, runs each for a few seconds and writes no file.
pub(crate) fn run_all(quick: bool) -> Result<()> {
    let folder = root().join("tests/bench");
    dist::build(dist::RELEASE, false)?;
    run(cargo(["bench", "--package", "native-benches", "--bench", "core", "--"]).args(quick.then_some("--quick")))?;
    browser::ensure_packages(&folder)?;
    let mut page = browser::node_program("node", &folder);
    page.arg("page.mjs").args(quick.then_some("--quick")).env("CHROMIUM", browser::ensure_chromium()?);
    run(page.env("PHASOR_ROOT", root()).env("PHASOR_PYTHON", ensure_numpy()?))
}
