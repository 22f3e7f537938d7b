//! `cargo xtask test --reproducible`: checks that builds in two folders give the same page, byte for byte. Anyone with
//! the sources of a version can therefore verify that the published page was built from them.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use fs_err as fs;

use crate::dist;
use crate::tools::{cargo, list, output_of, root, run};

/// Builds the committed state here and in a clone with its own `target`, and compares both. Takes some minutes.
pub(crate) fn check() -> Result<()> {
    let changes = output_of(Command::new("git").current_dir(root()).args(["status", "--porcelain"]));
    let changes = changes.context("`git status` failed")?;
    ensure!(changes.is_empty(), "commit these changes first; the clone would not contain them:\n{changes}");
    // A path with a different length and different components, so that a path in the output makes the builds differ.
    let elsewhere = env::temp_dir().join(format!("phasor-{}", std::process::id())).join("built elsewhere");
    run(Command::new("git").args(["clone", "--quiet"]).args([root(), &elsewhere]))?;
    let built = dist::build(dist::RELEASE, true).and_then(|()| {
        let mut command = cargo(["xtask", "dist", "--single-file"]);
        run(command.current_dir(&elsewhere).env("CARGO_TARGET_DIR", elsewhere.join("target")))
    });
    let comparison = built.and_then(|()| differing(&dist::folder(), &elsewhere.join("dist")));
    // The clone is removed even if a build failed.
    fs::remove_dir_all(elsewhere.parent().context("the clone has no parent folder")?)?;
    let differing = comparison?;
    ensure!(differing.is_empty(), "not reproducible: these files of dist differ: {}", differing.join(", "));
    println!("Both builds are identical, byte for byte.");
    Ok(())
}

/// The files that exist in only one of two folders or differ in content.
fn differing(one: &Path, other: &Path) -> Result<Vec<String>> {
    let mut files = [list(one), list(other)].concat();
    files.sort();
    files.dedup();
    ensure!(!files.is_empty(), "nothing was built");
    let read = |folder: &Path, file: &String| fs::read(folder.join(file)).ok();
    files.retain(|file| read(one, file) != read(other, file));
    Ok(files)
}
