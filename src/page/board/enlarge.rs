//! One figure of the board in the whole frame, and back to all: the button beside a title, and the keys 1 to 6 and 0.

use leptos::prelude::*;

use crate::browser::keys::is_free;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::state::State;
use crate::text::{self, fill};

/// Elements in which digits are typed.
const TAKES_DIGITS: &str = "input, select, textarea";

/// Listens to the keys.
pub(super) fn follow_keys(state: State) {
    Effect::new(move |_| {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            let Ok(number) = event.key().parse::<usize>() else { return };
            if !event.repeat() && state.viewport.board_is_visible.get_untracked() && is_free(&event, TAKES_DIGITS) {
                enlarge(state, number);
            }
        });
        on_cleanup(move || listener.remove());
    });
}

/// Enlarges the figure with this number, from 1; 0 shows all. Other numbers change nothing.
fn enlarge(state: State, number: usize) {
    let board = untrack(|| state.board());
    let figure = match number.checked_sub(1) {
        Some(index) if index < board.len() => Some(board[index]).filter(|_| board.len() > 1),
        Some(_) => return,
        None => None,
    };
    if state.viewport.enlarged.get_untracked() != figure {
        state.viewport.enlarged.set(figure);
    }
}

/// Enlarges the figure of a cell, or shows all figures again. Hidden if the board has only this figure.
#[component]
pub(super) fn EnlargeButton(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let number = Signal::derive(move || state.board().iter().position(|id| *id == figure.id).map_or(0, |at| at + 1));
    let is_enlarged = Signal::derive(move || state.viewport.enlarged.get() == Some(figure.id));
    let label = Signal::derive(move || {
        if is_enlarged.get() {
            text::get("board.all").to_owned()
        } else {
            fill("board.enlarge", &[("key", number.get().to_string())])
        }
    });
    view! {
        <button
            type="button"
            class="enlarge"
            class:is-on=is_enlarged
            aria-label=label
            title=label
            hidden=Signal::derive(move || state.board().len() < 2)
            on:click=move |_| enlarge(state, if is_enlarged.get_untracked() { 0 } else { number.get_untracked() })
        ></button>
    }
}
