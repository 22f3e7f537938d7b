//! The button that shows a checked encoding on the board.

use std::rc::Rc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

/// Closes the dialog, calls `show`, and scrolls to the board.
#[component]
pub(super) fn OnBoard(label: String, show: Rc<dyn Fn()>) -> impl IntoView {
    let show = StoredValue::new_local(show);
    let press = move |event: MouseEvent| {
        let button = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let dialog = button.and_then(|button| button.closest("dialog").ok().flatten());
        if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
            dialog.close();
        }
        show.with_value(|show| show());
        if let Some(board) = document().get_element_by_id("board") {
            board.scroll_into_view();
        }
    };
    view! {
        <p>
            <button type="button" class="on-board" on:click=press>
                {label}
            </button>
        </p>
    }
}
