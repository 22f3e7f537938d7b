//! The claims panel: numbers as published texts print them, next to those that the core computes. Its table is computed
//! when the reader opens it.

use leptos::html::Details;
use leptos::prelude::*;

use crate::page::erased::Erase;
use crate::page::lazy_views::when_loaded_in_page;
use crate::page::use_page;
use crate::text;

/// The state that the islands of the panel share.
#[derive(Clone, Copy)]
struct Claims {
    was_opened: RwSignal<bool>,
    /// A summary: the number of claims per verdict.
    counts: RwSignal<String>,
}

/// The collapsible panel; `children` is its text.
#[island]
pub fn ClaimsPanel(children: Children) -> impl IntoView {
    let views = use_page().views;
    let claims = Claims { was_opened: RwSignal::new(false), counts: RwSignal::new(counted()) };
    provide_context(claims);
    let panel = NodeRef::<Details>::new();
    let load_if_open = move || {
        // Only once: the table stays when the panel is closed.
        if panel.get_untracked().is_some_and(|panel| panel.open()) && !claims.was_opened.get_untracked() {
            views.request_again();
            claims.was_opened.set(true);
        }
    };
    // The panel may have been opened before hydration.
    Effect::new(move |_| load_if_open());
    view! {
        <details node_ref=panel on:toggle=move |_| load_if_open()>
            <summary>
                <h2 id="claims-title">{text::get("contents.claims")}</h2>
            </summary>
            {children()}
        </details>
    }
}

/// The number of claims per verdict.
#[island]
pub fn ClaimsCounts() -> impl IntoView {
    view! {
        <p class="claims-counts" id="claims-counts">
            {expect_context::<Claims>().counts}
        </p>
    }
}

/// The table.
#[island]
pub fn ClaimsTable() -> impl IntoView {
    let Claims { was_opened, counts } = expect_context();
    let table = when_loaded_in_page(
        || ().erased(),
        move |views| (move || was_opened.get().then(|| untrack(|| (views.claims_table)(counts)))).client_only(),
    );
    view! { <div id="claims-table">{table}</div> }
}

/// In a browser, the prerendered page already has this text.
#[cfg(target_arch = "wasm32")]
fn counted() -> String {
    String::new()
}

#[cfg(not(target_arch = "wasm32"))]
fn counted() -> String {
    crate::claims::counted()
}
