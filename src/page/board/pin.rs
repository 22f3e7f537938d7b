//! Puts a figure of the lesson on the board, or takes it off.

use leptos::prelude::*;

use super::MAX_FIGURES;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::text;

/// The button. On a full board, the figure replaces the last one.
#[component]
pub(in crate::page) fn PinButton(figure: &'static Figure) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_on_board = Memo::new(move |_| state.board().contains(&figure.id));
    let toggle = move |_| {
        let mut board = state.board();
        if is_on_board.get_untracked() {
            board.retain(|id| *id != figure.id);
        } else {
            board.truncate(MAX_FIGURES - 1);
            board.push(figure.id);
        }
        state.set_board(board);
        page.link.commit();
    };
    view! {
        <button
            type="button"
            class="pin"
            aria-pressed=move || if is_on_board.get() { "true" } else { "false" }
            on:click=toggle
        >
            {pin_words(Signal::derive(move || Some(is_on_board.get())))}
        </button>
    }
}

/// Both labels, overlaid. Only the applicable one is visible, so that switching causes no layout shift;
/// neither is visible until it is known (`None`) whether the figure is on the board.
fn pin_words(is_on_board: Signal<Option<bool>>) -> impl IntoView {
    let label = |key, if_on_board| {
        let is_seen = move || is_on_board.get() == Some(if_on_board);
        view! { <span class:is-seen=is_seen>{text::get(key)}</span> }
    };
    view! { <span class="pin-words">{label("board.pin", false)} {label("board.unpin", true)}</span> }
}
