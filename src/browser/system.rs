//! What the system and the window report: dark paper, type size, pixel ratio, printing, the connection.

use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::MediaQueryList;

use super::clock::{When, later};
use super::content_visibility;
use super::scheduler::Scheduler;
use crate::lazy::Arrival;
use crate::state::State;
use crate::text::number::read;

/// The media query for what the system asks for.
const DARK: &str = "(prefers-color-scheme: dark)";

/// The media query for a reader who wants more contrast.
const CONTRAST: &str = "(prefers-contrast: more)";

/// The usual size of type in CSS pixels.
const USUAL_TYPE: f64 = 16.0;

/// Follows them from now on.
pub fn follow(state: State, scheduler: &Rc<Scheduler>) {
    read_type_size(state);
    for (query, wish) in [(DARK, state.system_dark), (CONTRAST, state.system_contrast)] {
        let Some(list) = media(query) else { continue };
        wish.set(list.matches());
        let watched = list.clone();
        on_change(&list, move || wish.set(watched.matches()));
    }
    follow_ratio(Rc::clone(scheduler));
    let resized = Rc::clone(scheduler);
    on("resize", move || {
        read_type_size(state);
        resized.measure_again();
        content_visibility::follow_width();
    });
    on("beforeprint", move || state.later.want());
    print_when_all_is_here(state);
    // A reader who does something is about to see more than the first figures.
    for sign in ["scroll", "pointerdown", "keydown"] {
        on(sign, move || want_later_part(state));
    }
    on("online", move || {
        if state.later.arrival_untracked() == Arrival::Failed {
            want_later_part(state);
        }
    });
    // A browser that lost its graphics process returns canvases empty.
    let restored = Rc::clone(scheduler);
    on_captured("contextrestored", move || restored.forget_pictures());
}

/// Printing is what the later part of the program does, once it is here. A browser that is about to print waits for
/// nothing, so the keys that print are held up.
fn print_when_all_is_here(state: State) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let is_print = (event.ctrl_key() || event.meta_key()) && event.key() == "p";
        if is_print && matches!(state.later.arrival_untracked(), Arrival::Unasked | Arrival::Coming) {
            event.prevent_default();
            state.to_print.set(true);
            state.later.want();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Opens the browser's own dialog, if somebody waits for it.
pub fn print_if_wanted(state: State) {
    if state.to_print.get_untracked() {
        state.to_print.set(false);
        print();
    }
}

/// Opens the browser's own dialog, once the part of the program that lays the page out for paper is here.
pub fn print_soon(state: State) {
    // In a task of its own: the dialog holds up whatever opens it.
    if state.later.arrival_untracked() == Arrival::Here {
        return later(When::After(0), print);
    }
    state.to_print.set(true);
    state.later.want_again();
}

/// Opens the browser's own dialog.
fn print() {
    // A sandboxed frame may not.
    let _ = window().print();
}

/// Asks for the later part of the program, also after it failed, but not for a part of a build that is gone.
fn want_later_part(state: State) {
    if missing() != "renewed" {
        state.later.want_again();
    }
}

/// Why a part of the program is missing, as texts call it; `static/start.js` finds out. That the page was published anew
/// means that files of its build are gone.
pub fn missing() -> &'static str {
    let told = document().document_element().and_then(|root| root.get_attribute("data-missing"));
    ["renewed", "damaged"].into_iter().find(|why| told.as_deref() == Some(why)).unwrap_or("later")
}

/// Zooming and moving to another display change the ratio without changing any size in CSS pixels, and in some browsers
/// without any event but this one.
fn follow_ratio(scheduler: Rc<Scheduler>) {
    let Some(list) = media(&format!("(resolution: {}dppx)", window().device_pixel_ratio())) else { return };
    on_change(&list, move || {
        scheduler.measure_again();
        follow_ratio(Rc::clone(&scheduler));
    });
}

/// Takes the size of type on the page: it may have changed with the window or the view.
pub fn read_type_size(state: State) {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let size = size.and_then(|size| read(size.trim_end_matches("px")));
    let scale = size.map_or(1.0, |size| size / USUAL_TYPE);
    if state.type_scale.get_untracked() != scale {
        state.type_scale.set(scale);
    }
}

fn media(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

fn on_change(list: &MediaQueryList, act: impl Fn() + 'static) {
    list.set_onchange(Some(Closure::<dyn Fn()>::new(act).into_js_value().unchecked_ref()));
}

/// Listens for as long as the page lives.
pub fn on(name: &str, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act).into_js_value();
    // Only a listener that is not a function would be refused.
    let _ = window().add_event_listener_with_callback(name, act.unchecked_ref());
}

/// Listens, for as long as the page lives, to events that do not bubble up to the window.
fn on_captured(name: &str, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act).into_js_value();
    let _ = window().add_event_listener_with_callback_and_bool(name, act.unchecked_ref(), true);
}
