//! The offer of the tour, made once: until the reader drags something, takes the tour or declines.

use leptos::prelude::*;

use crate::browser::storage;
use crate::fragment::{TourStep, View};
use crate::page::use_page;
use crate::text;

/// The `localStorage` key that is set once the reader has responded to the offer.
const KEPT: &str = "phasor.invited";

/// A hint about what to do first, and the button that starts the tour. Prerendered, so that it appears with the first
/// text.
#[component]
pub(super) fn Invitation() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_answered = RwSignal::new(false);
    let answer = move || {
        if !is_answered.get_untracked() {
            is_answered.set(true);
            storage::write(KEPT, "1");
        }
    };
    Effect::new(move |_| {
        if storage::read(KEPT).is_some() {
            is_answered.set(true);
        }
    });
    Effect::new(move |_| {
        // However the reader started the tour, it need not be offered again.
        if state.has_dragged.get() || state.settings.with(|settings| settings.tour.is_some()) {
            answer();
        }
    });
    let is_away =
        Signal::derive(move || is_answered.get() || state.settings.with(|settings| settings.view != View::Page));
    view! {
        <p class="invitation" hidden=is_away>
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
