//! The steps of a chapter: a tour through it, in the order of its text.

use leptos::prelude::*;

use crate::fragment::TourStep;
use crate::page::use_page;
use crate::text;

/// A button that starts the steps of the chapter with this number.
#[component]
pub fn ChapterSteps(chapter: usize) -> impl IntoView {
    let page = use_page();
    view! {
        <button type="button" class="chapter-steps" on:click=move |_| page.begin_tour(TourStep::of_chapter(chapter))>
            {text::get("tour.of-chapter")}
        </button>
    }
}
