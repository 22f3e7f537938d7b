//! The chapter menu in the header.

use leptos::html::Details;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, Node};

use super::use_page;
use crate::browser::observe;
use crate::text;

/// The table of contents (`children`), which opens without JavaScript. It closes when a link in it is followed, on
/// Escape, and when the reader clicks or tabs outside it.
#[island]
pub fn ChapterMenu(children: Children) -> impl IntoView {
    let page = use_page();
    let menu = NodeRef::<Details>::new();
    Effect::new(move |_| observe::chapters(move |chapter| page.state.viewport.chapter.set(chapter)));
    let close = move || {
        if let Some(menu) = menu.get_untracked().filter(web_sys::HtmlDetailsElement::open) {
            menu.set_open(false);
        }
    };
    let is_inside = move |target: Option<web_sys::EventTarget>| {
        let node = target.and_then(|target| target.dyn_into::<Node>().ok());
        menu.get_untracked().is_some_and(|menu| menu.contains(node.as_ref()))
    };
    let listener = window_event_listener(leptos::ev::pointerdown, move |event| {
        if !is_inside(event.target()) {
            close();
        }
    });
    on_cleanup(move || listener.remove());
    let follow = move |event: web_sys::MouseEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if element.is_some_and(|element| element.closest("a").is_ok_and(|link| link.is_some())) {
            close();
        }
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() != "Escape" {
            return;
        }
        close();
        let summary = menu.get_untracked().and_then(|menu| menu.first_element_child());
        if let Some(summary) = summary.and_then(|summary| summary.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = summary.focus();
        }
    };
    let leave = move |event: web_sys::FocusEvent| {
        // If nothing else gets the focus, for example because the window loses it, the menu stays open.
        if event.related_target().is_some() && !is_inside(event.related_target()) {
            close();
        }
    };
    view! {
        <details class="chapter-menu" node_ref=menu on:click=follow on:keydown=escape on:focusout=leave>
            <summary>{text::get("contents.chapters")}</summary>
            <nav class="contents" id="contents" aria-label=text::get("contents.title")>
                {children()}
            </nav>
        </details>
    }
}
