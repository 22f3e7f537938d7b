//! The head of the page.

use leptos::prelude::*;

use crate::text;

/// Name, and what this is.
#[component]
pub(super) fn Header(children: Children) -> impl IntoView {
    view! {
        <header class="masthead">
            <h1>{text::get("page.title")}</h1>
            <p class="lede">{text::get("page.lede")}</p>
            {children()}
        </header>
    }
}
