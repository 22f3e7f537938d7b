//! Helpers to find, run and install external programs, and to list files and patch texts.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, ensure};
use walkdir::{DirEntry, WalkDir};

pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The root folder of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the repository")
}

/// A command that runs cargo in the root folder: the same cargo that runs this program.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    command
}

/// Runs a command and shows its output.
///
/// # Errors
///
/// If the command cannot be started or fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?} could not be started"))?;
    ensure!(status.success(), "{command:?} failed ({status}).");
    Ok(())
}

/// Runs commands in parallel, and waits for all even if one fails, because a command that is still running would block
/// the next build.
pub(crate) fn run_parallel(commands: impl IntoIterator<Item = Command>) -> Result<()> {
    thread::scope(|threads| {
        let running: Vec<_> =
            commands.into_iter().map(|mut command| threads.spawn(move || run(&mut command))).collect();
        let results: Vec<Result<()>> =
            running.into_iter().map(|command| command.join().expect("no command panics")).collect();
        results.into_iter().collect()
    })
}

/// Runs a command without showing its output. Returns its trimmed standard output, or `None` if the command is missing
/// or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Replaces all occurrences of each pattern.
///
/// # Errors
///
/// If a pattern does not occur.
pub(crate) fn replaced(text: &str, replacements: &[(&str, &str)]) -> Result<String> {
    replacements.iter().try_fold(text.to_owned(), |text, (before, after)| {
        ensure!(text.contains(before), "a text to be patched does not contain `{before}`");
        Ok(text.replace(before, after))
    })
}

/// The relative paths of all files in a folder and its subfolders, with `/` as separator. Hidden files are skipped.
pub(crate) fn list(folder: &Path) -> Vec<String> {
    let is_shown = |entry: &DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(is_shown).filter_map(Result::ok);
    let path = |file: DirEntry| Some(file.path().strip_prefix(folder).ok()?.to_str()?.replace('\\', "/"));
    entries.filter(|entry| entry.file_type().is_file()).filter_map(path).collect()
}

/// The first of these programs that is on the `PATH`.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let files = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.map(|file| file.with_extension(env::consts::EXE_EXTENSION)).find(|file| file.is_file())
}

/// Installs the standard library for wasm if it is missing. Checks with rustc instead of rustup, because that works
/// with any installation of Rust.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let folder = output_of(rustc.current_dir(root()).args(["--print", "target-libdir", "--target", WASM_TARGET]));
    if !folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        let added = run(Command::new("rustup").current_dir(root()).args(["target", "add", WASM_TARGET]));
        added.with_context(|| format!("Rust's standard library for {WASM_TARGET} is missing; install it"))?;
    }
    Ok(())
}

/// A Python with `NumPy`, in a separate virtual environment.
pub(crate) fn ensure_numpy() -> Result<PathBuf> {
    ensure_python(&root().join("target/bench/python"), "import numpy", &["numpy"])
}

/// The Python of a virtual environment. Creates the environment and installs `packages`, unless `code` (Python)
/// already runs there.
pub(crate) fn ensure_python(environment: &Path, code: &str, packages: &[&str]) -> Result<PathBuf> {
    let python = environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if output_of(Command::new(&python).args(["-c", code])).is_none() {
        let system = on_path(&["python3", "python"]).context("Python 3 is needed.")?;
        run(Command::new(&system).args(["-m", "venv"]).arg(environment))?;
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(packages))?;
    }
    Ok(python)
}
