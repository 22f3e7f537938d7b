//! `cargo xtask serve`: builds the page, serves it, and rebuilds it when a source file changes.

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail, ensure};
use walkdir::{DirEntry, WalkDir};

use crate::{dist, site, tools};

/// The sources of the page. A change in any of them triggers a rebuild.
const SOURCES: [&str; 7] = ["src", "content", "style", "static", "embed", "index.html", "Cargo.toml"];

/// Options of the server. The browser tests serve the existing `dist` without building or watching (`--no-build`), and
/// serve the page also at a second path, with CORS headers for every origin (`--also-at`), because hosts differ in
/// paths and headers.
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
                "--port" => options.port = value()?.parse().context("the port must be a number from 0 to 65535")?,
                "--also-at" => options.also_at = Some(value()?.trim_end_matches('/').to_owned()),
                "--no-build" => options.build = false,
                _ => bail!("unknown option `{name}`; `serve` accepts only `--port N`."),
            }
        }
        Ok(options)
    }
}

pub(crate) fn run(Options { port, build, also_at }: &Options) -> Result<()> {
    // Bind first, so that an unavailable port is reported before the build.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, *port))
        .with_context(|| format!("port {port} of 127.0.0.1 cannot be used; choose another with `--port N`"))?;
    if *build {
        // Listed before the first build, so that files saved during that build trigger a rebuild.
        let sources = sources();
        println!("Building the page; the first time takes some minutes.");
        dist::build(dist::DEVELOPMENT, false)?;
        thread::spawn(move || rebuild_on_change(sources));
    }
    ensure!(dist::folder().join("index.html").is_file(), "there is no page in dist; run `cargo xtask dist`.");
    println!("Phasor is at http://{}/ (stop with Ctrl+C).", listener.local_addr()?);
    site::serve(&listener, &dist::folder(), also_at.as_deref());
    Ok(())
}

/// All source files with their modification times. Listing these several hundred files takes about a millisecond.
fn sources() -> Vec<(PathBuf, Option<SystemTime>)> {
    let entries = SOURCES.iter().flat_map(|source| WalkDir::new(tools::root().join(source))).filter_map(Result::ok);
    let modified = |entry: &DirEntry| entry.metadata().ok()?.modified().ok();
    entries.map(|entry| (entry.path().to_owned(), modified(&entry))).collect()
}

/// Rebuilds after each burst of changes. Prints errors; the last good page stays.
fn rebuild_on_change(mut built: Vec<(PathBuf, Option<SystemTime>)>) {
    loop {
        let now = sources();
        // Debounce: editors save in several steps.
        thread::sleep(Duration::from_millis(300));
        if now == built || now != sources() {
            continue;
        }
        println!("A source file has changed; building.");
        built = now;
        match dist::build(dist::DEVELOPMENT, false) {
            Ok(()) => println!("Built; reload the page."),
            Err(error) => eprintln!("{error:#}\nThe build failed; the server still serves the last good page."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Options;

    #[test]
    fn options_are_parsed_and_unknown_ones_are_rejected() {
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
