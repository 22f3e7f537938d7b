//! The head of the page: one line.

use leptos::prelude::*;

use super::contents::ContentsList;
use crate::page::ChapterMenu;
use crate::text;

/// Name, what this is, and the way to each chapter; at its end, what acts on the whole page (`children`).
#[component]
pub(super) fn Header(children: Children) -> impl IntoView {
    view! {
        <header class="masthead">
            <h1>{text::get("page.title")}</h1>
            <p class="lede">{text::get("page.lede")}</p>
            <ChapterMenu>
                <ContentsList />
            </ChapterMenu>
            <div class="masthead-tools">{children()}</div>
        </header>
    }
}
