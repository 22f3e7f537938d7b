//! `cargo xtask test`: all checks that a change must pass, the quickest to fail first.

use std::ffi::OsStr;
use std::thread;
use std::time::Instant;

use anyhow::Result;

use crate::tools::{WASM_TARGET, cargo, ensure_numpy, ensure_python, ensure_wasm_target, root, run, run_both};
use crate::{browser, dist};

/// The extent of a test run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    Quick,
    Usual,
    Long,
}

/// Runs the steps of this extent and stops at the first failure.
pub(crate) fn all(extent: Extent) -> Result<()> {
    let profile = if extent == Extent::Quick { dist::QUICK } else { dist::RELEASE };
    thread::scope(|beside| {
        // Downloads the browser while the code compiles.
        let installed = beside.spawn(browser::ensure);
        checks(extent, profile)?;
        installed.join().expect("the installation does not panic")?;
        match extent {
            Extent::Quick => compiled_in_browser(profile, &["--project=engine", "--grep", "@smoke"].map(Into::into)),
            Extent::Usual => compiled_in_browser(profile, &["--grep-invert", "@long"].map(Into::into)),
            Extent::Long => compiled_in_browser(profile, &[]),
        }
    })?;
    println!("Security advisories were not checked. Run `cargo xtask advisories`.");
    Ok(())
}

/// The checks that need no browser.
fn checks(extent: Extent, profile: &str) -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    step("Format", || run(&mut cargo(["fmt", "--all", "--check"])))?;
    let mut lints = cargo(["clippy", "--all-targets"]);
    lints.args(deny);
    if extent == Extent::Quick {
        step("Lints", || run(&mut lints))?;
    } else {
        ensure_wasm_target()?;
        // `--release`, so that `dist` reuses the compiled procedural macros and build scripts.
        let mut for_browser = cargo(["clippy", "--release", "--lib", "--target", WASM_TARGET]);
        step("Lints", || run_both(&mut lints, for_browser.args(deny)))?;
    }
    // With NumPy, the tests also run the Python programs that the page exports.
    let python = ensure_numpy().inspect_err(|error| println!("Skipping the tests that run NumPy programs: {error:#}"));
    let mut tests = cargo(["test"]);
    // A fixed seed, so that a failure is due to the change; plain `cargo test` draws new random cases each time.
    tests.env("PROPTEST_RNG_SEED", "1706").envs(python.ok().map(|python| ("PHASOR_PYTHON", python)));
    // In parallel, because linking the page and the longest test each leave a core idle.
    step("Tests, and the page compiled", || run_both(&mut tests, &mut dist::compile(profile)?))
}

/// Builds the page and tests the examples in `JupyterLab` and Pandoc. Their installation takes minutes.
pub(crate) fn examples() -> Result<()> {
    let folder = root().join("target/examples/python");
    let packages = ["anywidget", "jupyterlab", "numpy", "pypandoc_binary"];
    let python = ensure_python(&folder, "import anywidget, jupyterlab, pypandoc", &packages)?;
    step("Page", || dist::build(dist::RELEASE, false))?;
    step("Examples", || browser::test(&["examples/".into()], &[("PHASOR_EXAMPLES", python.as_os_str())]))
}

/// Builds the page and runs the browser tests, with further arguments for Playwright.
pub(crate) fn in_browser(profile: &str, args: &[String]) -> Result<()> {
    step("Compilation", || dist::compile_all(profile))?;
    compiled_in_browser(profile, args)
}

/// The same, with the library and the program already compiled. (`cargo test` compiles the program with more features
/// of shared dependencies: a `cargo build` after it would recompile a quarter of all crates.)
fn compiled_in_browser(profile: &str, args: &[String]) -> Result<()> {
    let (folder, content) = (dist::folder(), dist::content());
    step("Page", || dist::write(&folder, &content, profile, true).and_then(|()| dist::report_sizes()))?;
    // A native test writes the texts of a made-up language.
    run(&mut cargo(["test", "--quiet", "--test", "page", "made_up"]))?;
    let tmp = dist::target().join("tmp");
    step("Made-up language", || dist::write(&tmp.join("dist"), &tmp.join("made-up"), profile, false))?;
    step("Browser tests", || browser::test(args, &[]))
}

/// Builds the page, and tests it with a hundred thousand random events and a tenth as many random files.
pub(crate) fn soak() -> Result<()> {
    step("Page", || dist::build(dist::RELEASE, false))?;
    step("Soak", || browser::test(&["soak/".into()], &[("PHASOR_SOAK", OsStr::new("100000"))]))
}

/// Runs `work` and prints its duration.
fn step(title: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n=== {title}");
    let start = Instant::now();
    let outcome = work();
    println!("=== {title}: {:.1} s", start.elapsed().as_secs_f64());
    outcome
}
