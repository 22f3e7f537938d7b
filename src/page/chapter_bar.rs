//! The chapter bar, which stays in view: it shows the current chapter and opens the list of chapters.

use leptos::prelude::*;

use super::erased::Erase;
use super::menu::Menu;
use super::use_page;
use crate::text;

/// Shows the number and title (from `titles`) of the current chapter; opens a list of links to all chapters (`children`).
/// Hidden on the first screen, whose header has the list.
#[island]
pub fn ChapterBar(titles: Vec<String>, children: Children) -> impl IntoView {
    let viewport = use_page().state.viewport;
    let number = Signal::derive(move || viewport.chapter.get().map(|index| (index + 1).to_string()));
    let title = Signal::derive(move || {
        let title = viewport.chapter.get().and_then(|index| titles.get(index).cloned());
        title.unwrap_or_else(|| text::get("contents.chapters").to_owned())
    });
    let label = view! {
        <span class="chapter-number">{number}</span>
        <span>{title}</span>
    };
    view! {
        <Menu class="chapter-bar" label=label.erased() is_hidden=viewport.board_is_visible.into()>
            <nav aria-label=text::get("contents.chapters")>{children()}</nav>
        </Menu>
    }
}
