//! `cargo xtask test`: all checks that a change must pass. The quickest checks come first, so that a failure shows
//! early.

use std::ffi::OsStr;
use std::thread;
use std::time::Instant;

use anyhow::Result;

use crate::tools::{
    WASM_TARGET, cargo, ensure_numpy, ensure_python, ensure_wasm_target, list, root, run, run_parallel,
};
use crate::{browser, dist};

/// The extent of a test run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// A development build, a tenth of the random cases, exports of figures only at their defaults, and the browser
    /// tests tagged `@smoke`.
    Quick,
    /// Everything except the lints of code that only browsers run, and the browser tests tagged `@long`.
    Default,
    /// Everything.
    Long,
}

/// Runs the steps of this extent and stops at the first failure.
pub(crate) fn all(extent: Extent) -> Result<()> {
    let profile = if extent == Extent::Quick { dist::DEVELOPMENT } else { dist::RELEASE };
    thread::scope(|threads| {
        // Installs the browser while the code compiles.
        let installation = threads.spawn(browser::ensure);
        checks(extent, profile)?;
        installation.join().expect("the installation does not panic")?;
        match extent {
            Extent::Quick => {
                // The smoke tests need neither the page in a made-up language nor the single files.
                step("Page", || dist::write(&dist::folder(), &dist::content(), profile, false))?;
                step("Browser tests", || browser::test(&["--grep", "@smoke"].map(Into::into), &[]))
            }
            Extent::Default => compiled_in_browser(profile, &["--grep-invert", "@long"].map(Into::into)),
            Extent::Long => compiled_in_browser(profile, &[]),
        }
    })?;
    println!("Security advisories were not checked. Run `cargo xtask advisories`.");
    Ok(())
}

/// The checks that need no browser. Also compiles the libraries for the browser.
fn checks(extent: Extent, profile: &str) -> Result<()> {
    step("Format", || {
        // rustfmt finds the modules of a crate by their declarations, and does not see those that a macro declares.
        let folder = root().join("src/figures/catalog");
        run(cargo(["fmt", "--all", "--check", "--"]).args(list(&folder).into_iter().map(|file| folder.join(file))))
    })?;
    let lint = |args: &[&str]| {
        let mut command = cargo(["clippy"]);
        command.args(args).args(["--", "-D", "warnings"]);
        command
    };
    let mut lints = vec![lint(&["--workspace", "--exclude", "native-benches", "--all-targets"])];
    if extent == Extent::Long {
        ensure_wasm_target()?;
        // Takes more than a minute, because it checks all dependencies once more; only some sixty lines are not in the
        // native code. `--release`, so that `dist` reuses the compiled procedural macros and build scripts.
        lints.push(lint(&["--release", "--lib", "--target", WASM_TARGET]));
    }
    step("Lints", || run_parallel(lints))?;
    // If NumPy is available, the tests also run the Python programs that the page exports.
    let python = ensure_numpy().inspect_err(|error| println!("Skipping the tests that run NumPy programs: {error:#}"));
    let mut tests = cargo(["test"]);
    // A fixed seed, so that a failure is caused by the change. Plain `cargo test` draws new random cases in each run.
    tests.env("PROPTEST_RNG_SEED", "1706").envs(python.ok().map(|python| ("PHASOR_PYTHON", python)));
    if extent == Extent::Quick {
        tests.env("PHASOR_CASES", "0.1");
    }
    let xtask_tests = cargo(["test", "--quiet", "--package", "xtask"]);
    // In parallel, because linking the page and running the longest test each use a single core.
    step("Tests, and the page compiled", || {
        run_parallel(dist::compile(profile)?.into_iter().chain([tests, xtask_tests]))
    })
}

/// Builds the page and tests the examples in `JupyterLab` and Pandoc. Installing these takes minutes.
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

/// Writes the page, and runs the browser tests with further arguments for Playwright. The libraries and the program
/// that renders the HTML must be compiled already: `cargo test` compiles the program too, but optimises more of it and
/// with more features of shared dependencies, so that a `cargo build` after it would recompile a quarter of all crates.
fn compiled_in_browser(profile: &str, args: &[String]) -> Result<()> {
    // This native test writes the texts of a made-up language to `tmp/made-up`.
    run(&mut cargo(["test", "--quiet", "--test", "page", "made_up"]))?;
    let tmp = dist::target().join("tmp");
    step("Page, and the page in a made-up language", || {
        thread::scope(|threads| {
            let made_up = threads.spawn(|| dist::write(&tmp.join("dist"), &tmp.join("made-up"), profile, false));
            dist::write(&dist::folder(), &dist::content(), profile, true)?;
            made_up.join().expect("writing the page does not panic")
        })
    })?;
    dist::report_sizes()?;
    step("Browser tests", || browser::test(args, &[]))
}

/// Builds the page, and tests it with 100 000 random events and 10 000 random files.
pub(crate) fn soak() -> Result<()> {
    step("Page", || dist::build(dist::RELEASE, false))?;
    step("Soak", || browser::test(&["soak/".into()], &[("PHASOR_SOAK", OsStr::new("100000"))]))
}

/// Runs `work` and prints its duration.
fn step(title: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n=== {title}");
    let start = Instant::now();
    let result = work();
    println!("=== {title}: {:.1} s", start.elapsed().as_secs_f64());
    result
}
