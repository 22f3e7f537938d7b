//! `cargo xtask serve`: builds the page, shows it, and builds it again when a source file changes.

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail, ensure};
use walkdir::{DirEntry, WalkDir};

use crate::{dist, site, tools};

/// The sources of the page; a change in any of them starts a new build.
const SOURCES: [&str; 7] = ["src", "content", "style", "static", "embed", "index.html", "Cargo.toml"];

/// How it is served. Browser tests look at what `dist` has just made: nothing is built or watched for them, and the page is
/// there also at a second path, given to pages of every origin: hosts differ in this.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    port: u16,
    build: bool,
    also_at: Option<String>,
}

impl Options {
    pub(crate) fn parse(args: &[&str]) -> Result<Self> {
        let mut options = Self { port: 8000, build: true, also_at: None };
        let mut args = args.iter().flat_map(|arg| arg.splitn(2, '='));
        while let Some(name) = args.next() {
            let mut value = || args.next().with_context(|| format!("`{name}` needs a value."));
            match name {
                "--port" => options.port = value()?.parse().context("a port is a number from 0 to 65535")?,
                "--also-at" => options.also_at = Some(value()?.trim_end_matches('/').to_owned()),
                "--no-build" => options.build = false,
                _ => bail!("`serve` does not know `{name}`; only `--port N`."),
            }
        }
        Ok(options)
    }
}

pub(crate) fn run(Options { port, build, also_at }: &Options) -> Result<()> {
    // The port is taken first, so that nobody waits for a build that then cannot be shown.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, *port))
        .with_context(|| format!("port {port} of 127.0.0.1 cannot be used; choose another with `--port N`"))?;
    if *build {
        // What is saved during the first build is not missed.
        let sources = sources();
        println!("Building the page; the first time takes some minutes.");
        dist::build(dist::QUICK, false)?;
        thread::spawn(move || rebuild_on_change(sources));
    }
    ensure!(dist::folder().join("index.html").is_file(), "there is no page in dist; run `cargo xtask dist`.");
    println!("Phasor is at http://{}/ (stop with Ctrl+C).", listener.local_addr()?);
    site::serve(&listener, &dist::folder(), also_at.as_deref());
    Ok(())
}

/// All source files, and when each was changed: some hundred, which takes a millisecond.
fn sources() -> Vec<(PathBuf, Option<SystemTime>)> {
    let entries = SOURCES.iter().flat_map(|source| WalkDir::new(tools::root().join(source))).filter_map(Result::ok);
    let changed = |entry: &DirEntry| entry.metadata().ok()?.modified().ok();
    entries.map(|entry| (entry.path().to_owned(), changed(&entry))).collect()
}

/// Builds after each burst of changes. A failure is shown, and the last good page stays.
fn rebuild_on_change(mut built: Vec<(PathBuf, Option<SystemTime>)>) {
    loop {
        let now = sources();
        // Editors save in several steps: a build starts when nothing has changed for this long.
        thread::sleep(Duration::from_millis(300));
        if now == built || now != sources() {
            continue;
        }
        println!("A source file has changed; building.");
        built = now;
        match dist::build(dist::QUICK, false) {
            Ok(()) => println!("Built; reload the page."),
            Err(error) => eprintln!("{error:#}\nThe page is still the last one that was built."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Options;

    #[test]
    fn options_are_understood_and_all_else_is_refused() {
        let parsed = |line: &str| Options::parse(&line.split_whitespace().collect::<Vec<_>>());
        let at = |port| Options { port, build: true, also_at: None };
        for (line, port) in [("", 8000), ("--port 9001", 9001), ("--port=9001", 9001)] {
            assert_eq!(parsed(line).unwrap(), at(port), "{line}");
        }
        for line in ["--port", "--port 70000", "9001", "--host x"] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
