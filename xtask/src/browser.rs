//! The browser tests: Playwright in `tests/browser`, with this machine's Chromium, against the real server.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::tools::{apt_install, is_debian_root, on_path, output_of, root, run};

pub(crate) fn test(args: &[String]) -> Result<()> {
    ensure_node()?;
    ensure_packages(&folder())?;
    let chromium = ensure_chromium()?;
    let mut command = here("npx");
    command.args(["--no-install", "playwright", "test"]).args(args);
    command.env("CHROMIUM", chromium);
    // The tests start this very program as their server, so what they see is what `serve` shows.
    command.env("PHASOR_SERVER", env::current_exe()?).env("PHASOR_PORT", free_port()?.to_string());
    run(&mut command)
}

fn folder() -> PathBuf {
    root().join("tests").join("browser")
}

/// A Node command in a folder. npm and npx are scripts, which Windows starts by their full name.
pub(crate) fn node_program(program: &str, folder: &Path) -> Command {
    let suffix = if cfg!(windows) && program != "node" { ".cmd" } else { "" };
    let mut command = Command::new(format!("{program}{suffix}"));
    command.current_dir(folder);
    command
}

/// The same in the folder of the browser tests.
fn here(program: &str) -> Command {
    node_program(program, &folder())
}

pub(crate) fn ensure_node() -> Result<()> {
    let is_there = || ["node", "npm", "npx"].iter().all(|name| output_of(here(name).arg("--version")).is_some());
    if !is_there() && is_debian_root() {
        apt_install(&["nodejs", "npm"])?;
    }
    if !is_there() {
        bail!(
            "the browser tests need Node.js 20 or later with npm; install them from https://nodejs.org or your system."
        );
    }
    Ok(())
}

/// Installs the packages of a folder when there are none, or when the lock file is newer than they are.
pub(crate) fn ensure_packages(folder: &Path) -> Result<()> {
    let installed = modified(&folder.join("node_modules").join(".package-lock.json"));
    if installed.is_some() && installed >= modified(&folder.join("package-lock.json")) {
        return Ok(());
    }
    run(node_program("npm", folder).arg("ci").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|metadata| metadata.modified()).ok()
}

pub(crate) fn ensure_chromium() -> Result<PathBuf> {
    if let Some(chromium) = find_chromium() {
        return Ok(chromium);
    }
    let installed = if is_debian_root() {
        apt_install(&["chromium"])
    } else {
        run(here("npx").args(["playwright", "install", "chromium"]))
    };
    match (installed, find_chromium()) {
        (Ok(()), Some(chromium)) => Ok(chromium),
        _ => bail!("the browser tests need Chromium; install it, or name one in the variable CHROMIUM."),
    }
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    on_path(&["chromium", "chromium-browser", "google-chrome"]).or_else(|| {
        let script = "console.log(require('@playwright/test').chromium.executablePath())";
        let path = PathBuf::from(output_of(here("node").args(["--eval", script]))?);
        path.is_file().then_some(path)
    })
}

/// A port nobody listens on: several people may test on one machine.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
    Ok(listener.local_addr()?.port())
}
