//! Puts a figure of the lesson on the board, or takes it off.

use leptos::prelude::*;

use super::MOST;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::text;

/// The button. On a full board the figure takes the place of the last one.
#[component]
pub(in crate::page) fn PinButton(figure: &'static Figure) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_there = Memo::new(move |_| state.board().contains(&figure.id));
    let toggle = move |_| {
        let mut board = state.board();
        if is_there.get_untracked() {
            board.retain(|id| *id != figure.id);
        } else {
            board.truncate(MOST - 1);
            board.push(figure.id);
        }
        state.set_board(board);
        page.link.commit();
    };
    view! {
        <button
            type="button"
            class="pin"
            aria-pressed=move || if is_there.get() { "true" } else { "false" }
            on:click=toggle
        >
            {move || text::get(if is_there.get() { "board.unpin" } else { "board.pin" })}
        </button>
    }
}
