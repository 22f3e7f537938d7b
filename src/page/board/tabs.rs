//! On a phone, one figure of the board is visible at a time. Tapping its tab above it, or swiping, switches the figure.

use leptos::prelude::*;

use super::cell::view_of;
use crate::browser::dom;
use crate::page::use_page;
use crate::text;

/// A tab for each figure on the board, with its short name if it has one.
#[component]
pub(super) fn Tabs(board: Memo<Vec<&'static str>>) -> impl IntoView {
    let state = use_page().state;
    let tab = move |id: &'static str| {
        let is_active = move || state.viewport.active_tab.get() == Some(id);
        view! {
            <button
                type="button"
                class="board-tab"
                aria-current=move || is_active().then_some("true")
                on:click=move |_| dom::slide_to(&view_of(id))
            >
                {text::find(&format!("board.tab.{id}")).unwrap_or_else(|| text::get(&format!("figure.{id}.title")))}
            </button>
        }
    };
    view! {
        <div class="board-tabs" role="group" aria-label=text::get("board.tabs")>
            <For each=move || board.get() key=|id| *id children=tab />
        </div>
    }
}
