//! `cargo xtask test --reproducible`: the page, built in two folders, is the same byte for byte. Whoever has the sources of
//! a version can so find out that what is published was made from them.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use fs_err as fs;

use crate::dist;
use crate::tools::{cargo, list, output_of, root, run};

/// Builds what is committed here, and a clone of it with its own `target`: some minutes.
pub(crate) fn check() -> Result<()> {
    let changes = output_of(Command::new("git").current_dir(root()).args(["status", "--porcelain"]));
    let changes = changes.context("git says what is built elsewhere, too")?;
    ensure!(changes.is_empty(), "what is not committed is not in a clone:\n{changes}");
    // Its path has another length, and other parts.
    let elsewhere = env::temp_dir().join(format!("phasor-{}", std::process::id())).join("built elsewhere");
    run(Command::new("git").args(["clone", "--quiet"]).args([root(), &elsewhere]))?;
    let built = dist::build(dist::RELEASE, true).and_then(|()| {
        let mut command = cargo(["xtask", "dist", "--single-file"]);
        run(command.current_dir(&elsewhere).env("CARGO_TARGET_DIR", elsewhere.join("target")))
    });
    let differing = built.and_then(|()| differing(&dist::folder(), &elsewhere.join("dist")));
    fs::remove_dir_all(elsewhere.parent().context("a folder of its own")?)?;
    let differing = differing?;
    ensure!(differing.is_empty(), "built elsewhere, these files of dist are others: {}", differing.join(", "));
    println!("Both builds are the same, byte for byte.");
    Ok(())
}

/// The files that only one of two folders has, or that differ.
fn differing(one: &Path, other: &Path) -> Result<Vec<String>> {
    let mut files = [list(one), list(other)].concat();
    files.sort();
    files.dedup();
    ensure!(!files.is_empty(), "nothing was built");
    let read = |folder: &Path, file: &String| fs::read(folder.join(file)).ok();
    files.retain(|file| read(one, file) != read(other, file));
    Ok(files)
}
