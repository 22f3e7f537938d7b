//! What a reader asks for: to share the page or a figure, to take it away as a picture or as numbers, to have it as
//! code, and to have an own encoding checked. Its buttons come alive with the later part of the program; what they
//! open is a third part, fetched when one of them is pressed for the first time.

mod check;
mod code;
mod copyable;
mod dialog;
mod handed;
mod making;
mod options;
mod paste;
mod rotary;
mod save;
mod share;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::Page;
use crate::browser::system;
use crate::figures::Figure;
use crate::fragment::name_of;
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
    /// A reader's own encoding, compared with the page's.
    Check,
}

impl Tool {
    const ALL: [(&'static str, Self); 4] =
        [("share", Self::Share), ("save", Self::Save), ("code", Self::Code), ("check", Self::Check)];

    fn name(self) -> &'static str {
        name_of(&Self::ALL, self)
    }
}

struct Tools {
    texts: text::Table,
    open: fn(Page, Option<&'static Figure>),
}

// The third file holds what this function names and what that needs; `cargo xtask dist` splits it off.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(tools, fallible)]
fn part() -> Result<Tools, SplitLoaderError> {
    Ok(Tools { texts: text::TOOLS, open: dialog::open })
}

/// Opens the tools for a figure, or for the whole page.
#[component]
pub(super) fn ToolsButton(page: Page, figure: Option<&'static Figure>) -> impl IntoView {
    let has_failed = RwSignal::new(false);
    let open = move |_| {
        spawn_local(async move {
            let arrived = part().await;
            has_failed.set(arrived.is_err());
            if let Ok(tools) = arrived {
                text::add(tools.texts);
                (tools.open)(page, figure);
            }
        });
    };
    // In a frame there is room for one word; those who hear it hear also of which figure.
    let (label, id, named) = match figure {
        Some(Figure { id, .. }) => ("tools.short", Some(format!("tools-{id}")), Some(format!("tools-{id} title-{id}"))),
        None => ("tools.open", None, None),
    };
    view! {
        <button type="button" class="tools-button" id=id aria-labelledby=named aria-haspopup="dialog" on:click=open>
            {text::get(label)}
        </button>
        <p class="failure" role="alert" hidden=move || !has_failed.get()>
            {move || text::get(if has_failed.get() && system::is_renewed() { "tools.renewed" } else { "tools.failed" })}
        </p>
    }
}
