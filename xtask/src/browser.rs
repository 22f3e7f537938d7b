//! The browser tests: Playwright in `tests/browser`, with the installed Chromium, against the development server.

use std::env;
use std::ffi::OsStr;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use fs_err as fs;

use crate::dist;
use crate::tools::{on_path, output_of, root, run};

/// Runs the browser tests. `args` are passed on to Playwright, `variables` are set in the environment of the tests.
pub(crate) fn test(args: &[String], variables: &[(&str, &OsStr)]) -> Result<()> {
    let (chromium, shell) = ensure()?;
    // A free port: several test runs may share a machine.
    let free_port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let mut command = node_program("npx", &folder());
    command.args(["--no-install", "playwright", "test"]).args(args).env("CHROMIUM", chromium);
    command.envs(shell.map(|shell| ("HEADLESS_SHELL", shell)));
    command.envs(variables.iter().copied()).env("PHASOR_MADE_UP", dist::target().join("tmp/dist"));
    // The tests start this executable as their server, so they test the same server that `serve` runs.
    run(command.env("PHASOR_SERVER", env::current_exe()?).env("PHASOR_PORT", free_port.to_string()))
}

/// Installs missing dependencies. Returns the path of Chromium and, if there is one, of its headless shell.
pub(crate) fn ensure() -> Result<(PathBuf, Option<PathBuf>)> {
    ensure_packages(&folder())?;
    Ok((ensure_chromium()?, ensure_headless_shell()))
}

fn folder() -> PathBuf {
    root().join("tests/browser")
}

/// A command of Node.js (`node`, `npm`, `npx`) that runs in `folder`. On Windows, npm and npx are `.cmd` scripts, which
/// start only by their full name.
pub(crate) fn node_program(program: &str, folder: &Path) -> Command {
    let suffix = if cfg!(windows) && program != "node" { ".cmd" } else { "" };
    let mut command = Command::new(format!("{program}{suffix}"));
    command.current_dir(folder);
    command
}

/// Runs `npm ci` in `folder` if the packages are missing or older than the lock file.
pub(crate) fn ensure_packages(folder: &Path) -> Result<()> {
    let has_node = output_of(node_program("npx", folder).arg("--version")).is_some();
    ensure!(has_node, "the browser tests need Node.js 20 or later, with npm; install them from https://nodejs.org.");
    let modified = |file| fs::metadata(folder.join(file)).and_then(|metadata| metadata.modified()).ok();
    if modified("node_modules/.package-lock.json") < modified("package-lock.json") {
        run(node_program("npm", folder).arg("ci").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    }
    Ok(())
}

/// The path of Chromium: from the variable `CHROMIUM`, on the `PATH`, or Playwright's own. Installs it if it is
/// missing.
pub(crate) fn ensure_chromium() -> Result<PathBuf> {
    let of_playwright = || {
        let script = "console.log(require('@playwright/test').chromium.executablePath())";
        output_of(node_program("node", &folder()).args(["--eval", script])).map(PathBuf::from).filter(|it| it.is_file())
    };
    let installed = || on_path(&["chromium", "chromium-browser", "google-chrome"]).or_else(of_playwright);
    let find = || env::var_os("CHROMIUM").map(PathBuf::from).or_else(installed);
    if find().is_none() && install("chromium").is_none() {
        run(node_program("npx", &folder()).args(["playwright", "install", "chromium"]))?;
    }
    find().context("the browser tests need Chromium; install it, or name one in the variable CHROMIUM.")
}

/// The headless shell of Chromium, which needs half the CPU time per page. `None` if it cannot be found or installed,
/// or if the variable `CHROMIUM` names a browser.
fn ensure_headless_shell() -> Option<PathBuf> {
    const NAME: &str = "chromium-headless-shell";
    let find = || on_path(&[NAME]);
    env::var_os("CHROMIUM").is_none().then(|| find().or_else(|| install(NAME).and_then(|()| find())))?
}

/// Installs a package with apt, but only on Debian: Ubuntu's Chromium packages need snap. Returns `None` elsewhere, or
/// if the installation fails, for example without root rights.
fn install(package: &str) -> Option<()> {
    let is_debian = fs::read_to_string("/etc/os-release").is_ok_and(|release| release.contains("\nID=debian\n"));
    let apt = |args: &[&str]| {
        output_of(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive")).map(drop)
    };
    is_debian.then(|| {
        println!("Installing {package} with apt-get (needs root)");
        apt(&["update"]).and_then(|()| apt(&["install", "--yes", "--no-install-recommends", package]))
    })?
}
