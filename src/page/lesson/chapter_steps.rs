//! The steps of a chapter: places of it in an order that tells its story.

use leptos::prelude::*;

use crate::fragment::TourStep;
use crate::page::use_page;
use crate::text;

/// Begins the steps of the chapter of this number.
#[island]
pub fn ChapterSteps(chapter: usize) -> impl IntoView {
    let page = use_page();
    view! {
        <button type="button" class="chapter-steps" on:click=move |_| page.begin_tour(TourStep::of_chapter(chapter))>
            {text::get("tour.of-chapter")}
        </button>
    }
}
