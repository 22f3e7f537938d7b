//! The choice “questions first” in the chapter menu.

use leptos::prelude::*;

use crate::browser::storage;
use crate::page::use_page;
use crate::text;

/// The `localStorage` key of the choice.
const STORAGE_KEY: &str = "phasor.ask";
/// The stored value if questions come first.
const FIRST: &str = "first";

/// Whether a question stands in the place of its figure until it is answered. The choice is stored.
#[island]
pub fn AskFirst() -> impl IntoView {
    let state = use_page().state;
    let is_on =
        Signal::derive(move || state.progress.asks_first.get() || state.settings.with(|settings| settings.asks_first));
    Effect::new(move |_| state.progress.asks_first.set(storage::read(STORAGE_KEY).as_deref() == Some(FIRST)));
    let choose = move |on: bool| {
        state.progress.asks_first.set(on);
        storage::write(STORAGE_KEY, if on { FIRST } else { "" });
        // It is also checked if the link asks for questions first; the reader's choice replaces the link's.
        if state.settings.with_untracked(|settings| settings.asks_first) {
            state.settings.update(|settings| settings.asks_first = false);
        }
    };
    view! {
        <label class="option ask-first">
            <input
                type="checkbox"
                name="ask-first"
                autocomplete="off"
                prop:checked=is_on
                on:change:target=move |event| choose(event.target().checked())
            />
            <span>{text::get("ask.first")}</span>
            <span class="ask-help">{text::get("ask.first-help")}</span>
        </label>
    }
}
