//! Listens to changes of the system and the window: dark mode, contrast, font size, pixel ratio, printing, and the
//! network connection.

use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::MediaQueryList;

use super::clock::{When, schedule};
use super::content_visibility;
use super::scheduler::Scheduler;
use crate::lazy::LoadState;
use crate::state::State;
use crate::text::number::read;

/// The media query for dark mode.
const DARK: &str = "(prefers-color-scheme: dark)";

/// The media query for more contrast. Forced colours count as more contrast.
const CONTRAST: &str = "(prefers-contrast: more), (forced-colors: active)";

/// The default font size in CSS pixels.
const DEFAULT_FONT_SIZE: f64 = 16.0;

/// Starts listening.
pub fn follow(state: State, scheduler: &Rc<Scheduler>) {
    update_type_scale(state);
    for (query, preference) in [(DARK, state.display.system_dark), (CONTRAST, state.display.system_contrast)] {
        let Some(list) = media(query) else { continue };
        preference.set(list.matches());
        let watched = list.clone();
        on_change(&list, move || preference.set(watched.matches()));
    }
    follow_ratio(Rc::clone(scheduler));
    on("resize", {
        let scheduler = Rc::clone(scheduler);
        move || {
            update_type_scale(state);
            scheduler.remeasure();
            content_visibility::follow_width();
        }
    });
    on("beforeprint", move || state.loading.chunk.request());
    intercept_print_keys(state);
    // The first interaction requests the `later` chunk.
    for event in ["scroll", "pointerdown", "keydown"] {
        on(event, move || request_chunk(state));
    }
    on("online", move || {
        if state.loading.chunk.load_state_untracked() == LoadState::Failed {
            request_chunk(state);
        }
    });
    // After a crash of the browser's GPU process, canvases are restored empty.
    let scheduler = Rc::clone(scheduler);
    on_captured("contextrestored", move || scheduler.invalidate_pictures());
}

/// Delays the keyboard shortcut for printing until the `later` chunk, which lays the page out for printing, is loaded.
/// A listener for `beforeprint` could not delay the dialog.
fn intercept_print_keys(state: State) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let is_print_shortcut = (event.ctrl_key() || event.meta_key()) && event.key() == "p";
        if is_print_shortcut
            && matches!(state.loading.chunk.load_state_untracked(), LoadState::NotRequested | LoadState::Loading)
        {
            event.prevent_default();
            state.loading.print_pending.set(true);
            state.loading.chunk.request();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Opens the print dialog if a print request is pending.
pub fn print_if_pending(state: State) {
    if state.loading.print_pending.get_untracked() {
        state.loading.print_pending.set(false);
        print();
    }
}

/// Opens the print dialog once the `later` chunk, which lays the page out for printing, is loaded. If loading failed
/// before, opens it at once, without waiting for the retry: a dialog that opens much later would surprise.
pub fn print_when_loaded(state: State) {
    let chunk = state.loading.chunk;
    if matches!(chunk.load_state_untracked(), LoadState::Loaded | LoadState::Failed) {
        // In a separate task, because the dialog blocks the caller.
        schedule(When::After(0), print);
    } else {
        state.loading.print_pending.set(true);
    }
    chunk.request_again();
}

/// Opens the print dialog.
fn print() {
    // Fails in a sandboxed frame.
    let _ = window().print();
}

/// Requests the `later` chunk, again after a failure, unless the files of this build no longer exist on the server.
fn request_chunk(state: State) {
    if chunk_failure() != "renewed" {
        state.loading.chunk.request_again();
    }
}

/// Why a chunk could not be loaded, as a suffix of text keys; `static/start/failures.js` determines it:
///
/// - `renewed`: the page was published again, and the files of this build no longer exist.
/// - `damaged`: a file failed its integrity check.
/// - `later`: any other reason; it may load later.
pub fn chunk_failure() -> &'static str {
    let reason = document().document_element().and_then(|root| root.get_attribute("data-missing"));
    ["renewed", "damaged"].into_iter().find(|why| reason.as_deref() == Some(why)).unwrap_or("later")
}

/// Listens to changes of the device pixel ratio. Zooming, or moving the window to another display, may leave all sizes
/// in CSS pixels unchanged, and then fires no other event in some browsers. A media query matches only one ratio, so
/// each change needs a new one.
fn follow_ratio(scheduler: Rc<Scheduler>) {
    let Some(list) = media(&format!("(resolution: {}dppx)", window().device_pixel_ratio())) else { return };
    on_change(&list, move || {
        scheduler.remeasure();
        follow_ratio(Rc::clone(&scheduler));
    });
}

/// Updates `type_scale` from the font size of the page, which depends on the window if the page is a slide.
pub fn update_type_scale(state: State) {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let size = size.and_then(|size| read(size.trim_end_matches("px")));
    let scale = size.map_or(1.0, |size| size / DEFAULT_FONT_SIZE);
    if state.display.type_scale.get_untracked() != scale {
        state.display.type_scale.set(scale);
    }
}

fn media(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

fn on_change(list: &MediaQueryList, act: impl Fn() + 'static) {
    list.set_onchange(Some(Closure::<dyn Fn()>::new(act).into_js_value().unchecked_ref()));
}

/// Adds a window listener that is never removed.
pub fn on(name: &str, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act).into_js_value();
    // Fails only for a listener that is not a function.
    let _ = window().add_event_listener_with_callback(name, act.unchecked_ref());
}

/// Like [`on`], in the capture phase: for events that do not bubble up to the window.
fn on_captured(name: &str, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act).into_js_value();
    let _ = window().add_event_listener_with_callback_and_bool(name, act.unchecked_ref(), true);
}
