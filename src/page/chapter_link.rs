//! A chapter in the table of contents.

use leptos::prelude::*;

use super::use_page;

/// A link to the chapter with this number, from 1, marked while the reader is in it.
#[island]
pub fn ChapterLink(number: usize, href: String, title: String) -> impl IntoView {
    let current_chapter = use_page().state.viewport.chapter;
    let current = Signal::derive(move || (current_chapter.get() == number.checked_sub(1)).then_some("true"));
    view! {
        <a href=href aria-current=current>
            {title}
        </a>
    }
}
