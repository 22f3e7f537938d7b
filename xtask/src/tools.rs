//! The programs the commands need: where they are, how they are run, and what to say when one is missing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use anyhow::{Context, Result, bail, ensure};

pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The folder of the repository.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        manifest.parent().unwrap_or(manifest).to_owned()
    });
    &ROOT
}

/// A cargo command, run by the cargo that runs this program.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    command
}

/// Runs a command with its output shown, and fails when it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("`{name}` could not be started"))?;
    ensure!(status.success(), "{} failed ({status}).", shown(command));
    Ok(())
}

/// Runs a command quietly; its standard output, or nothing if it is missing or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    format!("`{}`", words.join(" "))
}

/// The first of these programs that is on the PATH.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX))))
        .find(|file| file.is_file())
}

/// Adds the standard library for wasm unless it is there. Asking rustc, not rustup, works with any installation.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder =
        output_of(Command::new(rustc).current_dir(root()).args(["--print", "target-libdir", "--target", WASM_TARGET]))
            .context("`rustc` did not say where its libraries are.")?;
    if Path::new(&folder).is_dir() {
        return Ok(());
    }
    if on_path(&["rustup"]).is_none() {
        bail!("the Rust standard library for {WASM_TARGET} is missing; install it with your Rust, or install rustup.");
    }
    run(Command::new("rustup").current_dir(root()).args(["target", "add", WASM_TARGET]))
}

/// Whether packages may be installed without asking anybody: Debian itself (Ubuntu's Chromium needs snap), as root.
pub(crate) fn is_debian_root() -> bool {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian") && output_of(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Installs Debian packages.
pub(crate) fn apt_install(packages: &[&str]) -> Result<()> {
    println!("Installing {}.", packages.join(" and "));
    let apt = || {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    run(apt().args(["update", "--quiet"]))?;
    run(apt().args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages))
}

/// A Python that has `NumPy`, in an environment of its own.
pub(crate) fn ensure_numpy() -> Result<PathBuf> {
    let environment = root().join("target").join("bench").join("python");
    let python = environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let has_numpy = |python: &Path| output_of(Command::new(python).args(["-c", "import numpy"])).is_some();
    if has_numpy(&python) {
        return Ok(python);
    }
    let Some(system) = on_path(&["python3", "python"]) else {
        bail!("NumPy is needed, and Python 3 to install it.");
    };
    let make = || run(Command::new(&system).args(["-m", "venv"]).arg(&environment));
    if make().is_err() && is_debian_root() {
        apt_install(&["python3-venv"])?;
        make()?;
    }
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "numpy"]))?;
    Ok(python)
}
