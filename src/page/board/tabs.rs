//! On a phone, one figure of the board is visible at a time. Live thumbnails of all figures appear below it;
//! tapping one, or swiping, switches the figure.

use leptos::prelude::*;

use super::cell::view_of;
use crate::browser::dom;
use crate::catalog;
use crate::page::figure::ThumbPlot;
use crate::page::use_page;
use crate::text;

/// A thumbnail of each figure on the board.
#[component]
pub(super) fn Tabs(board: Memo<Vec<&'static str>>) -> impl IntoView {
    let state = use_page().state;
    let tab = move |id: &'static str| {
        let figure = catalog::by_id(id).expect("only figures of the catalog stand on the board");
        let is_active = move || state.viewport.active_tab.get() == Some(id);
        view! {
            <button
                type="button"
                class="board-tab"
                aria-current=move || is_active().then_some("true")
                on:click=move |_| dom::slide_to(&view_of(id))
            >
                <ThumbPlot figure />
                <span>{text::get(&format!("figure.{id}.title"))}</span>
            </button>
        }
    };
    view! {
        <div class="board-tabs" role="group" aria-label=text::get("board.tabs")>
            <For each=move || board.get() key=|id| *id children=tab />
        </div>
    }
}
