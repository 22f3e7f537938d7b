//! What shows a checked encoding on the board: a link that others can open, or a button for a table, which no link holds.

use std::rc::Rc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

use crate::fragment::State as Fragment;

/// Closes the dialog, calls `show`, and scrolls to the board.
#[component]
pub(super) fn OnBoard(label: String, show: Rc<dyn Fn()>) -> impl IntoView {
    let show = StoredValue::new_local(show);
    let press = move |event: MouseEvent| {
        go_to_board(&event);
        show.with_value(|show| show());
    };
    view! {
        <p>
            <button type="button" class="on-board" on:click=press>
                {label}
            </button>
        </p>
    }
}

/// A link to the board with what was found. Closes the dialog, and scrolls to the board.
#[component]
pub(super) fn OnBoardLink(label: String, to: Fragment) -> impl IntoView {
    view! {
        <p>
            <a class="on-board" href=format!("#{}", to.write()) on:click=|event| go_to_board(&event)>
                {label}
            </a>
        </p>
    }
}

/// Closes the dialog around the pressed element, and scrolls to the board.
fn go_to_board(event: &MouseEvent) {
    let pressed = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    let dialog = pressed.and_then(|pressed| pressed.closest("dialog").ok().flatten());
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
    if let Some(board) = document().get_element_by_id("board") {
        board.scroll_into_view();
    }
}
