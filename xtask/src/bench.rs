//! `cargo xtask bench`: how fast the core and the page are, beside others at the same work; written to `BENCHMARKS.md`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::tools::{cargo, ensure_numpy, root, run};
use crate::{browser, dist};

/// Runs the native benchmarks, then those in Chromium. With `quick`, a few seconds of each, and nothing is written.
pub(crate) fn run_all(quick: bool) -> Result<()> {
    dist::build(false)?;
    let mut core = cargo(["bench", "--package", "native-benches", "--bench", "core", "--"]);
    run(core.args(if quick { &["--quick"][..] } else { &[] }))?;
    let empty = build_empty_page()?;
    let python = ensure_numpy()?;
    let folder = folder();
    browser::ensure_node()?;
    browser::ensure_packages(&folder)?;
    let mut page = browser::node_program("node", &folder);
    page.arg("page.mjs").args(quick.then_some("--quick"));
    page.env("CHROMIUM", browser::ensure_chromium()?);
    run(page.env("PHASOR_ROOT", root()).env("PHASOR_EMPTY", empty).env("PHASOR_PYTHON", python))
}

fn folder() -> PathBuf {
    root().join("tests").join("bench")
}

/// The smallest possible Leptos page, to compare the first figure with.
fn build_empty_page() -> Result<PathBuf> {
    let wasm = dist::compile("empty-page", &[])?;
    let page = root().join("target").join("bench").join("empty");
    fs::create_dir_all(&page).with_context(|| format!("cannot make {}", page.display()))?;
    dist::bind(&wasm, "empty_page", &page)?;
    for name in ["index.html", "start.js"] {
        fs::copy(folder().join("empty").join(name), page.join(name)).context("cannot copy the empty page")?;
    }
    Ok(page)
}
