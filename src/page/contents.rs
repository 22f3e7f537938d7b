//! The table of contents, which follows the reader through the page.

use leptos::html::Nav;
use leptos::prelude::*;

use super::chapter::served;
use super::use_page;
use crate::browser::observe;
use crate::browser::places::all_in;
use crate::content::{CHAPTERS, Chapter};
use crate::text;

/// What follows the chapters: ids, and the keys of their titles.
const ENDS: [(&str, &str); 3] =
    [("claims", "claims.title"), ("references", "contents.references"), ("notation", "contents.notation")];

/// Links to chapters, to their figures, and to what follows them.
#[component]
pub(super) fn Contents(is_open: RwSignal<bool>) -> impl IntoView {
    let here = use_page().state.chapter;
    let contents = NodeRef::<Nav>::new();
    // The list itself is only in the served page.
    Effect::new(move |before: Option<Option<usize>>| {
        if before.is_none() {
            observe::chapters(move |chapter| here.set(chapter));
        }
        let (here, before) = (here.get(), before.flatten());
        let links = contents.get().map(|contents| all_in(&contents, "ol > li > a")).unwrap_or_default();
        let link = |index: usize| links.get(index);
        if let Some(link) = before.and_then(link) {
            let _ = link.remove_attribute("aria-current");
        }
        if let Some(link) = here.and_then(link) {
            let _ = link.set_attribute("aria-current", "true");
        }
        here
    });
    let is_open_mark = Signal::derive(move || is_open.get().then_some(""));
    view! {
        <nav
            class="contents"
            id="contents"
            aria-label=text::get("contents.title")
            node_ref=contents
            data-open=is_open_mark
            on:click=move |_| is_open.set(false)
            inner_html=served(|| list().to_html())
        ></nav>
    }
}

fn list() -> impl IntoView {
    let figure = |id: &'static str| link(id, text::get(&format!("figure.{id}.title")));
    let chapter = move |chapter: &'static Chapter| {
        view! {
            <li>
                <a href=format!("#{}", chapter.name)>{chapter.title}</a>
                <ul>{chapter.figures().map(figure).collect_view()}</ul>
            </li>
        }
    };
    view! {
        <ol>{CHAPTERS.iter().map(chapter).collect_view()}</ol>
        <ul>{ENDS.map(|(id, title)| link(id, text::get(title))).collect_view()}</ul>
    }
}

fn link(id: &'static str, title: &'static str) -> impl IntoView {
    view! {
        <li>
            <a href=format!("#{id}")>{title}</a>
        </li>
    }
}
