//! The tools: sharing the page or a figure, exporting it as pictures or numbers, showing it as code, and checking
//! the reader's encoding. The dialogs that the buttons open are in a lazy chunk, downloaded when a button is
//! pressed for the first time.

mod check;
mod code;
mod copyable;
mod dialog;
mod export_job;
mod film;
mod on_board;
mod options;
mod paste;
mod qr;
mod rotary;
mod save;
mod share;
mod snippets;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::lazy_views::with_texts;
use super::{Page, use_page};
use crate::browser::clock::{When, schedule};
use crate::browser::{link, system};
use crate::catalog::Figure;
use crate::fragment::name_of;
use crate::lazy::{ChunkFuture, LoadState};
use crate::text;

/// One of the tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// A link, a frame, a citation.
    Share,
    /// Pictures and numbers.
    Save,
    /// A program that computes what the page shows.
    Code,
}

impl Tool {
    const ALL: [(&'static str, Self); 3] = [("share", Self::Share), ("save", Self::Save), ("code", Self::Code)];

    fn name(self) -> &'static str {
        name_of(&Self::ALL, self)
    }
}

/// The lazy chunk with all tools.
pub(super) struct Tools {
    open: fn(Page, Option<&'static Figure>),
    open_check: fn(Page),
}

/// Downloads the chunk.
pub(super) fn part() -> ChunkFuture<Tools> {
    with_texts(split())
}

// `cargo xtask dist` splits off this function with its dependencies.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a chunk that fails to load")]
#[wasm_split(tools, fallible)]
fn split() -> Result<Tools, SplitLoaderError> {
    Ok(Tools { open: dialog::open, open_check: dialog::open_check })
}

/// Calls `open` once the returned signal is true and the chunk is loaded.
fn when_requested(page: Page, open: impl Fn(&'static Tools) + Copy + 'static) -> RwSignal<bool> {
    let is_requested = RwSignal::new(false);
    Effect::new(move |_| {
        if let Some(tools) = page.tools.get().filter(|_| is_requested.get()) {
            is_requested.set(false);
            // In a microtask, so that this effect does not own, and dispose of, the dialog.
            schedule(When::Microtask, move || open(tools));
        }
    });
    is_requested
}

/// An error message next to the button that requested the chunk, if it could not be loaded.
#[component]
fn Missing(is_requested: RwSignal<bool>) -> impl IntoView {
    let page = use_page();
    let has_failed = move || is_requested.get() && page.tools.load_state() == LoadState::Failed;
    view! {
        <p class="failure" role="alert" hidden=move || !has_failed()>
            {move || has_failed().then(|| text::get(&format!("tools.{}", system::chunk_failure())))}
        </p>
    }
}

/// Opens the tools for a figure, from its view with the id `view`, or for the whole page.
#[component]
pub(super) fn ToolsButton(figure: Option<&'static Figure>, #[prop(optional)] view: String) -> impl IntoView {
    let page = use_page();
    let is_requested = when_requested(page, move |tools| (tools.open)(page, figure));
    let open = move |_| {
        is_requested.set(true);
        page.tools.request_again();
    };
    // In a figure, the button has room for one word; screen readers also read the title of the figure.
    let (label, id, labelled_by) = if figure.is_some() {
        ("tools.short", Some(format!("tools-{view}")), Some(format!("tools-{view} title-{view}")))
    } else {
        ("tools.open", None, None)
    };
    view! {
        <button
            type="button"
            class="tools-button"
            id=id
            aria-labelledby=labelled_by
            aria-haspopup="dialog"
            on:click=open
        >
            {text::get(label)}
        </button>
        <Missing is_requested />
    }
}

/// The link to the dialog of checks, which also opens if the address contains its anchor.
#[component]
pub(super) fn CheckLink() -> impl IntoView {
    let page = use_page();
    let is_requested = when_requested(page, move |tools| (tools.open_check)(page));
    let open = move || {
        is_requested.set(true);
        page.tools.request_again();
    };
    let open_if_named = move || {
        if link::hash() == link::CHECK {
            open();
        }
    };
    Effect::new(move |_| open_if_named());
    let listener = window_event_listener_untyped("hashchange", move |_| open_if_named());
    on_cleanup(move || listener.remove());
    view! {
        <a class="check-link" href=format!("#{}", link::CHECK) aria-haspopup="dialog">
            {text::get("tools.check")}
        </a>
        <Missing is_requested />
    }
}
