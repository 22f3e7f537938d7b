//! `cargo xtask test`: all that must hold before a change is taken, the quickest to fail first.

use std::process::Command;

use anyhow::Result;

use crate::args::Scope;
use crate::tools::{self, WASM_TARGET, cargo, ensure_wasm_target, shown};
use crate::{browser, dist, sizes};

fn run_cargo_steps() -> Result<()> {
    step("Format", &mut cargo(["fmt", "--all", "--check"]))?;
    let deny = ["--", "-D", "warnings"];
    step("Lints", cargo(["clippy", "--all-targets"]).args(deny))?;
    ensure_wasm_target()?;
    // With `--release`, macros and build scripts are those that `dist` needs, and are compiled once for both.
    step("Lints for the browser", cargo(["clippy", "--release", "--lib", "--target", WASM_TARGET]).args(deny))?;
    let mut tests = cargo(["test"]);
    // Programs that the page hands out are run, where they can be.
    match tools::ensure_numpy() {
        Ok(python) => {
            tests.env("PHASOR_PYTHON", python);
        }
        Err(error) => println!("Programs for NumPy are not run: {error:#}"),
    }
    step("Tests", &mut tests)
}

/// Runs the steps, and stops at the first that fails.
pub(crate) fn run(scope: &Scope) -> Result<()> {
    let browser_args: &[String] = match scope {
        Scope::Everything => {
            run_cargo_steps()?;
            &[]
        }
        Scope::Browser(args) => args,
    };
    heading("Page", "`cargo xtask dist --single-file`");
    dist::build(true)?;
    sizes::report()?;
    heading("Browser", "`npx playwright test` in tests/browser");
    browser::test(browser_args)?;
    println!("\nAll passed.");
    Ok(())
}

fn step(title: &str, command: &mut Command) -> Result<()> {
    heading(title, &shown(command));
    tools::run(command)
}

fn heading(title: &str, command: &str) {
    println!("\n=== {title}: {command}");
}
