//! `cargo xtask bench`: how fast the core and the page are, beside others at the same work; written to `BENCHMARKS.md`.

use std::path::PathBuf;

use anyhow::Result;
use fs_err as fs;

use crate::tools::{cargo, ensure_numpy, root, run};
use crate::{browser, dist};

/// Runs the native benchmarks, then those in Chromium. With `quick`, a few seconds of each, and nothing is written.
pub(crate) fn run_all(quick: bool) -> Result<()> {
    let folder = root().join("tests/bench");
    dist::build(dist::RELEASE, false)?;
    run(cargo(["bench", "--package", "native-benches", "--bench", "core", "--"]).args(quick.then_some("--quick")))?;
    let empty = build_empty_page()?;
    browser::ensure_packages(&folder)?;
    let mut page = browser::node_program("node", &folder);
    page.arg("page.mjs").args(quick.then_some("--quick")).env("CHROMIUM", browser::ensure_chromium()?);
    run(page.env("PHASOR_ROOT", root()).env("PHASOR_EMPTY", empty).env("PHASOR_PYTHON", ensure_numpy()?))
}

/// The smallest possible Leptos page, to compare the first figure with.
fn build_empty_page() -> Result<PathBuf> {
    let (mut library, wasm) = dist::library("empty-page", dist::RELEASE, &[])?;
    run(&mut library)?;
    let page = root().join("target/bench/empty");
    fs::create_dir_all(&page)?;
    dist::bind(&wasm, "empty_page", &page)?;
    for name in ["index.html", "start.js"] {
        fs::copy(root().join("tests/bench/empty").join(name), page.join(name))?;
    }
    Ok(page)
}
