//! Which commit a build was made from, and whether it is a release: `src/page/colophon.rs` shows it.

use std::process::Command;

use crate::tools::{output_of, root};

/// What the program that renders the page reads. Without git there is no commit, and nothing is a release.
pub(crate) fn variables() -> Vec<(&'static str, String)> {
    let Some(commit) = git(&["rev-parse", "--short=10", "HEAD"]) else { return Vec::new() };
    let tags = git(&["tag", "--points-at", "HEAD"]).unwrap_or_default();
    let is_changed = git(&["status", "--porcelain", "--untracked-files=no"]).is_none_or(|changes| !changes.is_empty());
    let released = is_release(&tags, env!("CARGO_PKG_VERSION")) && !is_changed;
    let commit = if is_changed { format!("{commit}+") } else { commit };
    vec![("PHASOR_COMMIT", commit), ("PHASOR_RELEASED", released.to_string())]
}

fn git(args: &[&str]) -> Option<String> {
    output_of(Command::new("git").current_dir(root()).args(args))
}

/// Whether one of these tags is that of this version.
fn is_release(tags: &str, version: &str) -> bool {
    tags.lines().any(|tag| tag.strip_prefix('v') == Some(version))
}

#[cfg(test)]
mod tests {
    use super::is_release;

    #[test]
    fn a_release_has_the_tag_of_its_version() {
        assert!(is_release("stable\nv1.2.0", "1.2.0"));
        for tags in ["", "1.2.0", "v1.2.0-rc1", "v1.2"] {
            assert!(!is_release(tags, "1.2.0"), "{tags}");
        }
    }
}
