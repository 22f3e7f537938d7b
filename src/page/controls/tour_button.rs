//! The button that begins the tour.

use leptos::prelude::*;

use crate::page::use_page;
use crate::params::Params;
use crate::text;

/// Begins the tour at its first step.
#[component]
pub(super) fn TourButton() -> impl IntoView {
    let page = use_page();
    let begin = move |_| {
        page.state.settings.update(|settings| settings.tour = Some(1));
        page.state.open(Params::default());
        page.state.later.want_again();
        page.link.commit();
    };
    view! {
        <button type="button" class="take-tour" on:click=begin>
            {text::get("tour.begin")}
        </button>
    }
}
