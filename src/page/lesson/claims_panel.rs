//! The panel of numbers that texts print, beside what the core computes: its table is computed when a reader opens it.

use leptos::html::Details;
use leptos::prelude::*;

use crate::page::parts::when_loaded_in_page;
use crate::page::use_page;
use crate::text;

/// What the parts of the panel share.
#[derive(Clone, Copy)]
struct Claims {
    is_open: RwSignal<bool>,
    /// How many claims came out how.
    counts: RwSignal<String>,
}

/// The panel, whose line opens it; `children` are its words.
#[island]
pub fn ClaimsPanel(children: Children) -> impl IntoView {
    let views = use_page().views;
    let claims = Claims { is_open: RwSignal::new(false), counts: RwSignal::new(counted()) };
    provide_context(claims);
    let panel = NodeRef::<Details>::new();
    let look = move || {
        // Once: a table that is there stays.
        if panel.get_untracked().is_some_and(|panel| panel.open()) && !claims.is_open.get_untracked() {
            views.request_again();
            claims.is_open.set(true);
        }
    };
    // A browser may have opened it before the program was there.
    Effect::new(move |_| look());
    view! {
        <details node_ref=panel on:toggle=move |_| look()>
            <summary>
                <h2 id="claims-title">{text::get("claims.title")}</h2>
            </summary>
            {children()}
        </details>
    }
}

/// How many claims came out how.
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
    let Claims { is_open, counts } = expect_context();
    let table = when_loaded_in_page(
        || ().into_any(),
        move |views| (move || is_open.get().then(|| untrack(|| (views.claims_table)(counts)))).into_any(),
    );
    view! { <div id="claims-table">{table}</div> }
}

/// In a browser, the served page says it already.
#[cfg(target_arch = "wasm32")]
fn counted() -> String {
    String::new()
}

#[cfg(not(target_arch = "wasm32"))]
fn counted() -> String {
    crate::claims::counted()
}
