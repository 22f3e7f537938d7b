//! What a reader asks for: to share the page or a figure, to take it away as a picture or as numbers, to have it as
//! code, and to have an own encoding checked. What its buttons
//! open is a part of the program of its own, downloaded when one of them is pressed for the first time.

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

use super::parts::with_texts;
use super::{Page, use_page};
use crate::browser::clock::{When, later};
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

/// The part of the program with all tools.
pub(super) struct Tools {
    open: fn(Page, Option<&'static Figure>),
    open_check: fn(Page),
}

/// Downloads the part.
pub(super) fn part() -> ChunkFuture<Tools> {
    with_texts(split())
}

// The third file holds what this function names and what that needs; `cargo xtask dist` splits it off.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(tools, fallible)]
fn split() -> Result<Tools, SplitLoaderError> {
    Ok(Tools { open: dialog::open, open_check: dialog::open_check })
}

/// Whether something of the part was asked for that `open` shows once the part is here.
fn asked(page: Page, open: impl Fn(&'static Tools) + Copy + 'static) -> RwSignal<bool> {
    let is_asked = RwSignal::new(false);
    Effect::new(move |_| {
        if let Some(tools) = page.tools.get().filter(|_| is_asked.get()) {
            is_asked.set(false);
            // In a task of its own, so that this effect does not own, and dispose of, what is opened.
            later(When::Soon, move || open(tools));
        }
    });
    is_asked
}

/// Says that the part did not arrive, to who asked for it.
#[component]
fn Missing(is_asked: RwSignal<bool>) -> impl IntoView {
    let page = use_page();
    let has_failed = move || is_asked.get() && page.tools.load_state() == LoadState::Failed;
    view! {
        <p class="failure" role="alert" hidden=move || !has_failed()>
            {move || has_failed().then(|| text::get(&format!("tools.{}", system::missing())))}
        </p>
    }
}

/// Opens the tools for a figure, here that of the `view` of this id, or for the whole page.
#[component]
pub(super) fn ToolsButton(figure: Option<&'static Figure>, #[prop(optional)] view: String) -> impl IntoView {
    let page = use_page();
    let is_asked = asked(page, move |tools| (tools.open)(page, figure));
    let open = move |_| {
        is_asked.set(true);
        page.tools.request_again();
    };
    // In a frame there is room for one word; those who hear it hear also of which figure.
    let (label, id, named) = if figure.is_some() {
        ("tools.short", Some(format!("tools-{view}")), Some(format!("tools-{view} title-{view}")))
    } else {
        ("tools.open", None, None)
    };
    view! {
        <button type="button" class="tools-button" id=id aria-labelledby=named aria-haspopup="dialog" on:click=open>
            {text::get(label)}
        </button>
        <Missing is_asked />
    }
}

/// The link to the dialog of checks, which opens where the address names it.
#[component]
pub(super) fn CheckLink() -> impl IntoView {
    let page = use_page();
    let is_asked = asked(page, move |tools| (tools.open_check)(page));
    let open = move || {
        is_asked.set(true);
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
        <Missing is_asked />
    }
}
