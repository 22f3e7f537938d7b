//! The table of contents: the full list in the menu of the header, and links to the chapters at the edge of a wide
//! viewport.

use leptos::prelude::*;

use super::use_language;
use crate::catalog;
use crate::page::{AskFirst, ChapterLink, LivePart};
use crate::text;

/// The ids of the sections after the chapters, and the text keys of their titles.
const END_SECTIONS: [(&str, &str); 3] =
    [("claims", "contents.claims"), ("references", "contents.references"), ("notation", "contents.notation")];

/// Links to the chapters, to their figures, and to the sections after the chapters.
#[component]
pub(super) fn ContentsList() -> impl IntoView {
    let language = use_language();
    let chapter = |(chapter, number): (&super::ChapterContent, usize)| {
        view! {
            <li>
                <ChapterLink number href=format!("#{}", chapter.name) title=chapter.title.clone() />
                <ul>{figures(chapter)}</ul>
            </li>
        }
    };
    view! {
        <ol>{language.chapters.iter().zip(1..).map(chapter).collect_view()}</ol>
        <ul>{END_SECTIONS.map(|(id, title)| link(id, text::get(title))).collect_view()}</ul>
        <AskFirst />
        <LivePart kind="puzzle-count".to_owned() id=String::new()>{None::<()>}</LivePart>
    }
}

/// Links to the figures of a chapter. A second view of a figure is linked only if its title differs.
fn figures(chapter: &super::ChapterContent) -> impl IntoView + use<> {
    let mut views: Vec<(&str, &'static str)> = Vec::new();
    for placed in chapter.placed() {
        let figure = catalog::by_id(&placed.figure).unwrap_or_else(|| panic!("no figure is called {}", placed.figure));
        let title = figure.title_for(placed.is_table());
        if views.iter().all(|(_, other)| *other != title) {
            views.push((&placed.view, title));
        }
    }
    views.into_iter().map(|(view, title)| link(view, title)).collect_view()
}

/// Links to the chapters at the edge of a wide window: their numbers, and their titles on hover or where there is room.
#[component]
pub(super) fn ChapterMarks() -> impl IntoView {
    view! {
        <nav class="chapter-marks" aria-label=text::get("contents.chapters")>
            <ChapterLinks />
        </nav>
    }
}

/// A link to each chapter.
#[component]
pub(super) fn ChapterLinks() -> impl IntoView {
    let language = use_language();
    let item = |(chapter, number): (&super::ChapterContent, usize)| {
        view! {
            <li>
                <ChapterLink number href=format!("#{}", chapter.name) title=chapter.title.clone() />
            </li>
        }
    };
    view! { <ol>{language.chapters.iter().zip(1..).map(item).collect_view()}</ol> }
}

fn link(id: &str, title: &'static str) -> impl IntoView + use<> {
    view! {
        <li>
            <a href=format!("#{id}")>{title}</a>
        </li>
    }
}
