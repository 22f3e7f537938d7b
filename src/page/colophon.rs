//! The end of the page: where the formula is from, and which version of the page this is.

use leptos::prelude::*;

use super::chapter::served;
use crate::text;

/// What stands below everything else.
#[component]
pub(super) fn Colophon() -> impl IntoView {
    view! {
        <footer class="colophon">
            <p>{text::get("page.source")}</p>
            <p class="version" inner_html=served(|| view! { {version()} }.to_html())></p>
        </footer>
    }
}

/// The version, and the commit as `cargo xtask dist` names it. They are in the served page alone, so that a commit that
/// changes nothing in the program changes no file of it.
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
