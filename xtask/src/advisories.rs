//! `cargo xtask advisories`: whether something is known against a package that the project is made of, or tested with.
//!
//! It depends on what others have written since, and on a network that reaches them, so it is no part of `test`. What could
//! not be asked is a failure: nobody takes it for an answer.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::browser::node_program;
use crate::tools::{cargo, on_path, root, run};

/// Asks about the packages of Rust (`deny.toml` says what else is checked with them), and about those of Node.js.
pub(crate) fn check() -> Result<()> {
    let rust = deny().context("packages of Rust: something is wrong, or could not be asked");
    let node = ["tests/browser", "tests/bench"].map(|folder| {
        let mut npm = node_program("npm", &root().join(folder));
        run(npm.arg("audit"))
            .with_context(|| format!("packages of {folder}: something is wrong, or could not be asked"))
    });
    let failures: Vec<_> =
        [rust].into_iter().chain(node).filter_map(Result::err).map(|error| format!("{error:#}")).collect();
    if failures.is_empty() { Ok(()) } else { bail!("{}", failures.join("\n")) }
}

/// cargo-deny, installed below `target` where it is not at hand, which takes some minutes.
fn deny() -> Result<()> {
    let tools = root().join("target/tools");
    let program = on_path(&["cargo-deny"]).unwrap_or_else(|| tools.join("bin/cargo-deny"));
    if !program.exists() {
        run(cargo(["install", "--locked", "cargo-deny", "--root"]).arg(tools))?;
    }
    run(Command::new(program).current_dir(root()).args(["--workspace", "check"]))
}
