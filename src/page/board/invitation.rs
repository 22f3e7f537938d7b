//! Offers the tour, until the reader drags something, starts the tour or dismisses the offer.

use leptos::prelude::*;

use crate::browser::storage;
use crate::fragment::{TourStep, View};
use crate::page::use_page;
use crate::text;

/// The `localStorage` key that is set once the reader has responded to the offer.
const STORAGE_KEY: &str = "phasor.invited";

/// The text of the offer, with buttons that start the tour and dismiss the offer. Prerendered, so that it appears
/// together with the rest of the page.
#[component]
pub(super) fn Invitation() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_answered = RwSignal::new(false);
    let answer = move || {
        if !is_answered.get_untracked() {
            is_answered.set(true);
            storage::write(STORAGE_KEY, "1");
        }
    };
    Effect::new(move |_| {
        if storage::read(STORAGE_KEY).is_some() {
            is_answered.set(true);
        }
    });
    Effect::new(move |_| {
        // Dragging, or starting the tour by any control or link, also answers the offer.
        if state.drag.has_happened.get() || state.settings.with(|settings| settings.tour.is_some()) {
            answer();
        }
    });
    let is_hidden =
        Signal::derive(move || is_answered.get() || state.settings.with(|settings| settings.view != View::Page));
    view! {
        <p class="invitation" hidden=is_hidden>
            <span>{text::get("tour.offer")}</span>
            <button type="button" class="show-me" on:click=move |_| page.begin_tour(TourStep::FIRST)>
                {text::get("tour.show")}
            </button>
            <button type="button" aria-label=text::get("tour.dismiss") on:click=move |_| answer()>
                "×"
            </button>
        </p>
    }
}
