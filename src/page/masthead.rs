//! The head of the page.

use leptos::prelude::*;

use super::definition::Definition;
use crate::text;

/// Name, what this is, and the definition.
#[component]
pub(super) fn Masthead() -> impl IntoView {
    view! {
        <header class="masthead">
            <div class="masthead-words">
                <h1>{text::get("page.title")}</h1>
                <p class="lede">{text::get("page.lede")}</p>
            </div>
            <Definition />
        </header>
    }
}
