//! A menu that opens without JavaScript.

use leptos::html::Details;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, Node};

/// A menu below its `label`. It closes when a link in it is followed, on Escape, and when the reader clicks or tabs
/// outside it.
#[component]
pub(super) fn Menu(
    class: &'static str,
    label: AnyView,
    #[prop(optional)] is_hidden: Option<Signal<bool>>,
    children: Children,
) -> impl IntoView {
    let menu = NodeRef::<Details>::new();
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
        if let Some(summary) = summary.and_then(|summary| summary.dyn_into::<HtmlElement>().ok()) {
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
        <details
            class=class
            node_ref=menu
            hidden=move || is_hidden.is_some_and(|is_hidden| is_hidden.get())
            on:click=follow
            on:keydown=escape
            on:focusout=leave
        >
            <summary>{label}</summary>
            {children()}
        </details>
    }
}
