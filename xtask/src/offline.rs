//! Writes the service worker, which keeps the page for when there is no network, with the list of what it keeps.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::hashes::Named;

/// Its name never changes: browsers look there for a new one.
pub(crate) const NAME: &str = "service-worker.js";

/// Shown by other sites, beside links to the page.
const PREVIEW: &str = "static/preview.png";

/// Fills in the build and its files, and writes it beside the page, which is as far as it may reach.
pub(crate) fn write(source: &str, named: &Named, into: &Path) -> Result<()> {
    let kept = named.paths.iter().filter(|(before, _)| *before != PREVIEW);
    let files: Vec<&str> = kept.map(|(_, now)| now.as_str()).collect();
    let filled = filled(source, "BUILD", &format!("{:?}", named.build))?;
    let filled = self::filled(&filled, "FILES", &format!("{files:?}"))?;
    fs::write(into.join(NAME), filled).with_context(|| format!("cannot write {NAME}"))
}

/// The source with a constant that is empty there. Paths and hashes are written in Rust as in JavaScript.
fn filled(source: &str, name: &str, value: &str) -> Result<String> {
    let empty = [format!("const {name} = \"\";"), format!("const {name} = [];")];
    let place = empty.iter().find(|place| source.contains(place.as_str()));
    ensure!(place.is_some(), "{NAME} has no empty constant {name}");
    Ok(place.map_or_else(String::new, |place| source.replace(place, &format!("const {name} = {value};"))))
}
