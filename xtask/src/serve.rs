//! `cargo xtask serve`: builds the page, shows it, and builds it again when a source file changes.

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, ensure};
use walkdir::{DirEntry, WalkDir};

use crate::{dist, site, tools};

/// The sources of the page; a change in any of them starts a new build.
const SOURCES: [&str; 7] = ["src", "content", "style", "static", "embed", "index.html", "Cargo.toml"];

pub(crate) fn run(port: u16, build: bool, also_at: Option<&str>) -> Result<()> {
    // The port is taken first, so that nobody waits for a build that then cannot be shown.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("port {port} of 127.0.0.1 cannot be used; choose another with `--port N`"))?;
    if build {
        // What is saved during the first build is not missed.
        let sources = sources();
        println!("Building the page; the first time takes some minutes.");
        dist::build(dist::QUICK, false)?;
        thread::spawn(move || rebuild_on_change(sources));
    }
    ensure!(dist::folder().join("index.html").is_file(), "there is no page in dist; run `cargo xtask dist`.");
    println!("Phasor is at http://{}/ (stop with Ctrl+C).", listener.local_addr()?);
    site::serve(&listener, &dist::folder(), also_at);
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
