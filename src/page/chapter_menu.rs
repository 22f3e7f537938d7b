//! The chapter menu in the header.

use leptos::prelude::*;

use super::erased::Erase;
use super::menu::Menu;
use super::use_page;
use crate::browser::observe;
use crate::text;

/// The table of contents (`children`).
#[island]
pub fn ChapterMenu(children: Children) -> impl IntoView {
    let page = use_page();
    Effect::new(move |_| observe::chapters(move |chapter| page.state.viewport.chapter.set(chapter)));
    view! {
        <Menu class="chapter-menu" label=text::get("contents.chapters").erased()>
            <nav class="contents" id="contents" aria-label=text::get("contents.title")>
                {children()}
            </nav>
        </Menu>
    }
}
