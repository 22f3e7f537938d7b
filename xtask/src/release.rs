//! The commit a build is made from, and whether it is a release. `src/render/footer.rs` shows both.

use std::process::Command;

use crate::tools::{output_of, root};

/// Environment variables for the program that renders the page. Without git there are none, and the build does not
/// count as a release.
pub(crate) fn variables() -> Vec<(&'static str, String)> {
    let git = |args: &[&str]| output_of(Command::new("git").current_dir(root()).args(args));
    // The abbreviated commit, followed by `+` if a tracked file differs from it.
    let commit = git(&["describe", "--always", "--exclude=*", "--abbrev=10", "--dirty=+"]);
    let Some(commit) = commit else { return Vec::new() };
    let tags = git(&["tag", "--points-at", "HEAD"]).unwrap_or_default();
    let has_tag = tags.lines().any(|tag| tag == concat!("v", env!("CARGO_PKG_VERSION")));
    vec![("PHASOR_RELEASED", (has_tag && !commit.ends_with('+')).to_string()), ("PHASOR_COMMIT", commit)]
}
