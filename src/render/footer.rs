//! The footer of the page: the source of the formula, exercises, licences, and the version.

use leptos::prelude::*;

use super::language::FIRST;
use super::{teachers, use_language};
use crate::text;

/// The licences of third-party work in the page; `cargo xtask dist` writes this file.
const LICENCES: &str = "THIRD-PARTY-LICENSES.txt";

/// The footer.
#[component]
pub(super) fn Footer() -> impl IntoView {
    let language = use_language();
    let root = if language.code == FIRST { "./" } else { "../" };
    view! {
        <footer class="colophon">
            <p>{text::get("page.source")}</p>
            <p class="exercises-all">
                <a href=format!("{}/", teachers::FOLDER)>{text::get("exercises.all")}</a>
                " · "
                <a href=format!("{root}{LICENCES}")>{text::get("page.licences")}</a>
            </p>
            <p class="version">{version()}</p>
        </footer>
    }
}

/// The version, and the commit in `PHASOR_COMMIT`. Only the prerendered page contains them, so that a commit that does
/// not change the program leaves the program's files unchanged.
fn version() -> String {
    let commit = std::env::var("PHASOR_COMMIT").unwrap_or_default();
    let is_released = std::env::var("PHASOR_RELEASED").is_ok_and(|value| value == "true");
    let key = match (commit.is_empty(), is_released) {
        (true, _) => "page.version.unknown",
        (false, true) => "page.version.released",
        (false, false) => "page.version.unreleased",
    };
    text::fill(key, &[("version", env!("CARGO_PKG_VERSION")), ("commit", &commit)])
}
