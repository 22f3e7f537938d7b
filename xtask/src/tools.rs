//! The programs the commands need: where they are, how they are run, and what to say when one is missing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, ensure};
use walkdir::{DirEntry, WalkDir};

pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The folder of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the repository")
}

/// A cargo command, run by the cargo that runs this program.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    command
}

/// Runs a command with its output shown, and fails when it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?} could not be started"))?;
    ensure!(status.success(), "{command:?} failed ({status}).");
    Ok(())
}

/// Runs two commands at once. Both are waited for: one that went on would hold up the next build.
pub(crate) fn run_both(one: &mut Command, other: &mut Command) -> Result<()> {
    thread::scope(|threads| {
        let one = threads.spawn(|| run(one));
        run(other).and(one.join().expect("no command panics"))
    })
}

/// Runs a command quietly; its standard output, or nothing if it is missing or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A text with some of it replaced, wherever it stands. It is an error if that is not there.
pub(crate) fn replaced(text: &str, replacements: &[(&str, &str)]) -> Result<String> {
    replacements.iter().try_fold(text.to_owned(), |text, (before, after)| {
        ensure!(text.contains(before), "nowhere in a text that should have it is `{before}`");
        Ok(text.replace(before, after))
    })
}

/// All files in a folder and its folders, but hidden ones, by their paths in it, with `/`.
pub(crate) fn list(folder: &Path) -> Vec<String> {
    let is_shown = |entry: &DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(is_shown).filter_map(Result::ok);
    let path = |file: DirEntry| Some(file.path().strip_prefix(folder).ok()?.to_str()?.replace('\\', "/"));
    entries.filter(|entry| entry.file_type().is_file()).filter_map(path).collect()
}

/// The first of these programs that is on the PATH.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let files = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.map(|file| file.with_extension(env::consts::EXE_EXTENSION)).find(|file| file.is_file())
}

/// Adds the standard library for wasm unless it is there. Asking rustc, not rustup, works with any installation.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let folder = output_of(rustc.current_dir(root()).args(["--print", "target-libdir", "--target", WASM_TARGET]));
    if !folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        let added = run(Command::new("rustup").current_dir(root()).args(["target", "add", WASM_TARGET]));
        added
            .with_context(|| format!("the library of Rust for {WASM_TARGET} is missing; install it with your Rust"))?;
    }
    Ok(())
}

/// A Python that has `NumPy`, in an environment of its own.
pub(crate) fn ensure_numpy() -> Result<PathBuf> {
    ensure_python(&root().join("target/bench/python"), "import numpy", &["numpy"])
}

/// The Python of an environment in which these lines run, once these packages are installed there.
pub(crate) fn ensure_python(environment: &Path, lines: &str, packages: &[&str]) -> Result<PathBuf> {
    let python = environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if output_of(Command::new(&python).args(["-c", lines])).is_none() {
        let system = on_path(&["python3", "python"]).context("Python 3 is needed.")?;
        run(Command::new(&system).args(["-m", "venv"]).arg(environment))?;
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(packages))?;
    }
    Ok(python)
}
