//! `cargo xtask advisories`: checks all dependencies, including those of the tests, for security advisories.
//!
//! The result depends on external advisory databases and on network access, so `test` does not run this check. An
//! unreachable database counts as a failure, so that nobody mistakes it for a clean result.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::browser::node_program;
use crate::tools::{cargo, on_path, root, run};

/// Checks the Rust crates with `cargo deny` (`deny.toml` configures its further checks) and the npm packages with
/// `npm audit`.
pub(crate) fn check() -> Result<()> {
    let rust = deny().context("Rust crates: the check found a problem or could not run");
    let node = ["tests/browser", "tests/bench"].map(|folder| {
        let mut npm = node_program("npm", &root().join(folder));
        run(npm.arg("audit"))
            .with_context(|| format!("npm packages of {folder}: the audit found a problem or could not run"))
    });
    let failures: Vec<_> =
        [rust].into_iter().chain(node).filter_map(Result::err).map(|error| format!("{error:#}")).collect();
    if failures.is_empty() { Ok(()) } else { bail!("{}", failures.join("\n")) }
}

/// Runs `cargo-deny`. If it is not on the `PATH`, installs it below `target` first, which takes some minutes.
fn deny() -> Result<()> {
    let tools = root().join("target/tools");
    let program = on_path(&["cargo-deny"]).unwrap_or_else(|| tools.join("bin/cargo-deny"));
    if !program.exists() {
        run(cargo(["install", "--locked", "cargo-deny", "--root"]).arg(tools))?;
    }
    run(Command::new(program).current_dir(root()).args(["--workspace", "check"]))
}
