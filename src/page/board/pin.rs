//! Puts a figure of the lesson on the board, or takes it off.

use leptos::prelude::*;

use super::MOST;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::text;

/// The button. On a full board, the figure replaces the last one.
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
            {pin_words(Signal::derive(move || Some(is_there.get())))}
        </button>
    }
}

/// Both labels in one place, of which only the applicable one is visible, so that switching them causes no layout
/// shift. Neither is visible while it is not known yet (`None`) whether the figure is on the board.
pub(in crate::page) fn pin_words(is_there: Signal<Option<bool>>) -> impl IntoView {
    let word = |key, if_there| {
        let is_seen = move || is_there.get() == Some(if_there);
        view! { <span class:is-seen=is_seen>{text::get(key)}</span> }
    };
    view! { <span class="pin-words">{word("board.pin", false)} {word("board.unpin", true)}</span> }
}
