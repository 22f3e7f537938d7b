//! The reveal.js deck that embeds the page. A click into a slide gives the slide the keyboard focus, so it must forward
//! the keys that it does not use: otherwise the keys of the deck would not work until the reader clicks outside the
//! frame. The first forwarded key returns the focus to the deck.

use leptos::prelude::{WindowListenerHandle, document, window, window_event_listener};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, KeyboardEvent};

use super::clock::{When, later};
use super::link::framed_by;

/// The direction in which a key turns the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Forward.
    Next,
    /// Back.
    Previous,
}

impl Turn {
    /// The direction of a key, on a keyboard or a clicker.
    pub fn of(key: &str) -> Option<Self> {
        match key {
            "ArrowRight" | "PageDown" => Some(Self::Next),
            "ArrowLeft" | "PageUp" => Some(Self::Previous),
            _ => None,
        }
    }

    /// The number of steps, with its sign.
    pub const fn step(self) -> isize {
        match self {
            Self::Next => 1,
            Self::Previous => -1,
        }
    }
}

/// Turns the embedding deck, if there is one.
pub fn turn(turn: Turn) {
    let message = match turn {
        Turn::Next => r#"{"method":"next"}"#,
        Turn::Previous => r#"{"method":"prev"}"#,
    };
    send(message);
}

/// The keys of a deck that are neither letters nor turn it.
const NAMED_KEYS: [&str; 5] = ["Escape", "Home", "End", "ArrowUp", "ArrowDown"];

/// Forwards a key to the deck, which may use it: for its overview, a black screen, its notes. Returns whether it did:
/// there is a deck, and this is such a key.
pub fn forward(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let is_letter = key.chars().count() == 1 && key != " ";
    (is_letter || NAMED_KEYS.contains(&&*key))
        && send(&format!(r#"{{"method":"triggerKey","args":[{}]}}"#, event.key_code()))
}

/// Sends a reveal.js message to the deck, and gives it the focus. The message contains nothing about the page, so any
/// parent may receive it. Returns whether there is a deck.
fn send(message: &str) -> bool {
    framed_by().is_some_and(|deck| {
        let _ = deck.focus();
        deck.post_message(&JsValue::from_str(message), "*").is_ok()
    })
}

/// Takes the focus when reveal.js shows the slide, if the slide has `steps` of its own, and returns it when another
/// slide is shown. `static/start.js` records the message that arrived before the program was loaded.
pub fn take_focus(steps: impl Fn() -> bool + 'static) -> WindowListenerHandle {
    let recorded = document().document_element().and_then(|root| root.get_attribute("data-told"));
    if recorded.as_deref() == Some("slide:start") && framed_by().is_some() && steps() {
        let _ = window().focus();
    }
    window_event_listener(leptos::ev::message, move |event| {
        let Some(deck) = framed_by().filter(|deck| event.source().is_some_and(|source| source.loose_eq(deck))) else {
            return;
        };
        let _ = match event.data().as_string().as_deref() {
            Some("slide:start") if steps() => window().focus(),
            Some("slide:stop") if document().has_focus().unwrap_or(false) => deck.focus(),
            _ => Ok(()),
        };
    })
}

/// Toggles full screen; returns whether that is allowed. A frame needs the permission of the embedding page.
pub fn fill_screen() -> bool {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
        return true;
    }
    let root = document().document_element().filter(|_| document().fullscreen_enabled());
    root.is_some_and(|root| root.request_fullscreen().is_ok())
}

/// Elements that handle arrow keys while focused, although a reader who clicks them does not want to use these keys.
const CLICKED: &str = ".plot, button, input[type=radio], input[type=range]";

/// While `is_slide`, removes the focus from a clicked element, so that arrow keys, Space and clickers control the slide
/// again. Focus by keyboard stays.
pub fn release_focus(is_slide: impl Fn() -> bool + Copy + 'static) -> WindowListenerHandle {
    let release = move || {
        let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let clicked = focused.filter(|element| is_slide() && element.matches(CLICKED).unwrap_or(false));
        if let Some(element) = clicked {
            let _ = element.blur();
        }
    };
    window_event_listener(leptos::ev::pointerup, move |_| {
        // Immediately, so that no figure handles the next key.
        release();
        // Clicking a label focuses its button just after this event.
        later(When::After(0), release);
    })
}
