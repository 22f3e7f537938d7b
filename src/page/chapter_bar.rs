//! The chapter that the reader is in, in the bar that stays in view, with the list of chapters.

use leptos::html::Details;
use leptos::prelude::*;

use super::chapters::ChapterFigures;
use super::use_page;
use crate::text;

/// The number and title of the current chapter; opens a list of links to all chapters. Hidden on the first screen, whose
/// header has the list.
#[island]
pub fn ChapterBar(chapters: Vec<ChapterFigures>) -> impl IntoView {
    let viewport = use_page().state.viewport;
    let menu = NodeRef::<Details>::new();
    let close = move |_| {
        if let Some(menu) = menu.get_untracked() {
            menu.set_open(false);
        }
    };
    let is_hidden = Signal::derive(move || viewport.board_is_visible.get());
    let titles = StoredValue::new(chapters.iter().map(|chapter| chapter.title.clone()).collect::<Vec<_>>());
    let number = Signal::derive(move || viewport.chapter.get().map(|index| (index + 1).to_string()));
    let title = Signal::derive(move || {
        let index = viewport.chapter.get();
        let title = index.and_then(|index| titles.with_value(|titles| titles.get(index).cloned()));
        title.unwrap_or_else(|| text::get("contents.chapters").to_owned())
    });
    let item = |(index, chapter): (usize, ChapterFigures)| {
        let current = Signal::derive(move || (viewport.chapter.get() == Some(index)).then_some("true"));
        view! {
            <li>
                <a href=format!("#{}", chapter.id) aria-current=current>
                    {chapter.title}
                </a>
            </li>
        }
    };
    view! {
        <details class="chapter-bar" name="menu" hidden=is_hidden node_ref=menu on:click=close>
            <summary on:click=|event| event.stop_propagation()>
                <span class="chapter-number">{number}</span>
                <span>{title}</span>
            </summary>
            <nav aria-label=text::get("contents.chapters")>
                <ol>{chapters.into_iter().enumerate().map(item).collect_view()}</ol>
            </nav>
        </details>
    }
}
