//! Publishing: a published version never changes, and the newest one is at the root.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A site to publish to, in a temporary folder.
struct Site(PathBuf);

impl Site {
    fn new(case: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("phasor-publishing-{}-{case}", std::process::id()));
        fs::create_dir_all(folder.join("site")).expect("a folder");
        Self(folder)
    }

    /// Publishes a build with this content for this Git reference. Returns whether the script accepted it.
    fn publish(&self, words: &str, reference: &str) -> bool {
        let dist = self.0.join("dist");
        let _ = fs::remove_dir_all(&dist);
        fs::create_dir_all(dist.join("static")).expect("a folder");
        fs::write(dist.join("index.html"), words).expect("a page");
        fs::write(dist.join("static").join(format!("start-{words}.js")), words).expect("a script");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/publish");
        let mut command = Command::new(script);
        command.args([&dist, &self.0.join("site")]).arg(reference);
        command.output().expect("publish can be run").status.success()
    }

    fn page(&self, folder: &str) -> String {
        fs::read_to_string(self.0.join("site").join(folder).join("index.html")).unwrap_or_default()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const MAIN: &str = "refs/heads/main";

#[test]
fn the_newest_version_is_at_the_root_and_main_in_its_own_folder() {
    let site = Site::new("newest");
    assert!(site.publish("a", MAIN));
    assert_eq!((site.page(""), site.page("next")), ("a".into(), "a".into()), "before the first version");
    assert!(site.publish("b", "refs/tags/v0.9.0"));
    assert!(site.publish("c", "refs/tags/v0.10.0"));
    assert!(site.publish("d", "refs/tags/v0.9.1"));
    assert!(site.publish("e", MAIN));
    let pages = ["", "v0.9.0", "v0.9.1", "v0.10.0", "next"].map(|folder| site.page(folder));
    assert_eq!(pages, ["c", "b", "d", "c", "e"]);
    // Files of older builds stay, for pages that are still open.
    assert!(site.0.join("site/static/start-b.js").is_file());
}

#[test]
fn a_version_never_changes() {
    let site = Site::new("never");
    assert!(site.publish("a", "refs/tags/v1.0.0"));
    assert!(site.publish("b", "refs/tags/v1.0.0"));
    assert_eq!((site.page("v1.0.0"), site.page("")), ("a".into(), "a".into()));
}

#[test]
fn other_references_are_not_published() {
    let site = Site::new("else");
    for reference in ["refs/heads/next", "refs/tags/v1.0.0-rc1", "refs/tags/v1", "refs/tags/v1.0.0/..", ""] {
        assert!(!site.publish("a", reference), "{reference}");
    }
    assert_eq!(site.page(""), "");
}

#[test]
fn the_citation_names_the_version() {
    let citation = include_str!("../../CITATION.cff");
    let version = citation.lines().find_map(|line| line.strip_prefix("version: "));
    assert_eq!(version, Some(env!("CARGO_PKG_VERSION")));
}
