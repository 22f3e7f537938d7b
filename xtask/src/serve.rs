//! `cargo xtask serve`: builds the page, shows it, and builds it again when a source file changes.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use notify::{Event, RecursiveMode, Watcher};

use crate::args::ServeOptions;
use crate::{dist, site, tools};

/// The sources of the page; a change in any of them starts a new build.
const SOURCES: [&str; 7] = ["src", "content", "style", "static", "embed", "index.html", "Cargo.toml"];

/// Editors save in several steps. A build starts when nothing has changed for this long.
const QUIET: Duration = Duration::from_millis(150);

pub(crate) fn run(options: &ServeOptions) -> Result<()> {
    // The port is taken first, so that nobody waits for a build that then cannot be shown.
    let port = options.port;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!("port {port} of 127.0.0.1 is taken; choose another with `--port N`."),
        _ => anyhow!("port {port} of 127.0.0.1 cannot be used ({error}); choose another with `--port N`."),
    })?;
    let address = listener.local_addr()?;

    if options.build {
        // Watching starts before building: what is saved during the first build is not missed.
        let (watcher, changes) = watch()?;
        println!("Building the page; the first time takes some minutes.");
        dist::build(false)?;
        thread::spawn(move || rebuild_on(&changes, watcher));
    } else {
        ensure!(dist::folder().join("index.html").is_file(), "there is no page in dist; run `cargo xtask dist`.");
    }
    println!("Phasor is at http://{address}/ (stop with Ctrl+C).");
    site::serve(listener, &dist::folder(), options.also_at.as_deref())
}

fn watch() -> Result<(impl Watcher, Receiver<notify::Result<Event>>)> {
    let (sender, changes) = channel();
    let mut watcher = notify::recommended_watcher(sender).context("files cannot be watched")?;
    // Files are watched by their folder: a file that an editor replaces would otherwise be followed only once.
    watcher.watch(tools::root(), RecursiveMode::NonRecursive)?;
    for folder in SOURCES.map(|name| tools::root().join(name)).iter().filter(|path| path.is_dir()) {
        watcher.watch(folder, RecursiveMode::Recursive)?;
    }
    Ok((watcher, changes))
}

/// Builds after each burst of changes, for as long as the watcher lives. A failure is shown and the last good page
/// stays.
fn rebuild_on(changes: &Receiver<notify::Result<Event>>, _watcher: impl Watcher) {
    while let Ok(change) = changes.recv() {
        if !is_relevant(&change) {
            continue;
        }
        while changes.recv_timeout(QUIET).is_ok() {}
        println!("A source file has changed; building.");
        match dist::build(false) {
            Ok(()) => println!("Built; reload the page."),
            Err(error) => eprintln!("{error:#}\nThe page is still the last one that was built."),
        }
    }
}

/// Reading is not a change (a build reads every source file), and neither is anything outside the sources.
fn is_relevant(change: &notify::Result<Event>) -> bool {
    // An error usually means that events were lost: a needless build is the better mistake.
    let Ok(event) = change else { return true };
    !event.kind.is_access() && event.paths.iter().any(|path| is_source(path))
}

fn is_source(path: &Path) -> bool {
    path.strip_prefix(tools::root()).is_ok_and(|name| SOURCES.iter().any(|source| name.starts_with(source)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sources_are_followed() {
        for name in ["src/core/encoding.rs", "style/tokens.css", "static/icon.svg", "index.html", "Cargo.toml"] {
            assert!(is_source(&tools::root().join(name)), "{name}");
        }
        for name in ["dist/index.html", "dist.next/style/tokens.css", "target/debug/xtask", "Cargo.lock", "README.md"] {
            assert!(!is_source(&tools::root().join(name)), "{name}");
        }
    }
}
