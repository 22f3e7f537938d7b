//! The way of what was checked onto the board.

use std::rc::Rc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

use crate::check::Matrix;
use crate::page::Page;

/// Closes the dialog, and shows on the board the table that `matrix` makes, under this name.
#[component]
pub(super) fn OnBoard(page: Page, label: String, name: String, matrix: Rc<dyn Fn() -> Matrix>) -> impl IntoView {
    let matrix = StoredValue::new_local(matrix);
    let show = move |event: MouseEvent| {
        let button = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let dialog = button.and_then(|button| button.closest("dialog").ok().flatten());
        if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
            dialog.close();
        }
        page.sources.show(name.clone(), matrix.with_value(|matrix| matrix()));
        if let Some(board) = document().get_element_by_id("board") {
            board.scroll_into_view();
        }
    };
    view! {
        <p>
            <button type="button" class="on-board" on:click=show>
                {label}
            </button>
        </p>
    }
}
