//! The button that begins the tour.

use leptos::prelude::*;

use crate::fragment::TourStep;
use crate::page::use_page;
use crate::text;

/// Begins the tour of the board at its first step.
#[component]
pub(in crate::page) fn TourButton() -> impl IntoView {
    let page = use_page();
    view! {
        <button type="button" class="take-tour" on:click=move |_| page.begin_tour(TourStep::FIRST)>
            {text::get("tour.begin")}
        </button>
    }
}
