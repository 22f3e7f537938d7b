//! The head of the page.

use leptos::prelude::*;

use super::use_page;
use crate::params::Params;
use crate::text;

/// Name, and what this is.
#[component]
pub(super) fn Masthead() -> impl IntoView {
    let page = use_page();
    let begin = move || {
        page.state.settings.update(|settings| settings.tour = Some(1));
        page.state.open(Params::default());
        page.state.want_later_part_again();
        page.link.commit();
    };
    view! {
        <header class="masthead">
            <h1>{text::get("page.title")}</h1>
            <p class="lede">{text::get("page.lede")}</p>
            <button type="button" class="take-tour" on:click=move |_| begin()>
                {text::get("tour.begin")}
            </button>
        </header>
    }
}
