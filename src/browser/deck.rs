//! The reveal.js deck that embeds the page. A click inside the frame moves the keyboard focus there, so the page must
//! forward the keys that it does not use; otherwise, the keys of the deck would not work until the reader clicks
//! outside the frame. The first forwarded key returns the focus to the deck.

use leptos::prelude::{WindowListenerHandle, document, window, window_event_listener};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, KeyboardEvent};

use super::clock::{When, schedule};
use super::link::embedding_window;

/// The direction in which a key turns the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Forward.
    Next,
    /// Back.
    Previous,
}

impl Turn {
    /// The direction of a key, on a keyboard or a presentation remote; `None` for all other keys.
    pub fn of(key: &str) -> Option<Self> {
        match key {
            "ArrowRight" | "PageDown" => Some(Self::Next),
            "ArrowLeft" | "PageUp" => Some(Self::Previous),
            _ => None,
        }
    }

    /// 1 for forward, −1 for back.
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

/// The keys that a deck uses, apart from characters and the keys of [`Turn`].
const NAMED_KEYS: [&str; 5] = ["Escape", "Home", "End", "ArrowUp", "ArrowDown"];

/// Forwards a key if the deck may use it, for example for its overview, a black screen or its notes. Returns whether
/// the key was forwarded.
pub fn forward(event: &KeyboardEvent) -> bool {
    let key = event.key();
    // The page itself uses Space, to play and pause.
    let is_character = key.chars().count() == 1 && key != " ";
    (is_character || NAMED_KEYS.contains(&&*key))
        && send(&format!(r#"{{"method":"triggerKey","args":[{}]}}"#, event.key_code()))
}

/// Sends a reveal.js message to the deck, and gives it the focus. The message contains nothing about the page, so any
/// parent may receive it. Returns whether there is a deck.
fn send(message: &str) -> bool {
    embedding_window().is_some_and(|deck| {
        let _ = deck.focus();
        deck.post_message(&JsValue::from_str(message), "*").is_ok()
    })
}

/// When reveal.js shows the slide, takes the focus if the page has steps; when another slide is shown, returns it to
/// the deck. `static/start/first-frame.js` records a message of reveal.js that arrives before the program is loaded.
pub fn take_focus(has_steps: impl Fn() -> bool + 'static) -> WindowListenerHandle {
    let recorded_message = document().document_element().and_then(|root| root.get_attribute("data-told"));
    if recorded_message.as_deref() == Some("slide:start") && embedding_window().is_some() && has_steps() {
        let _ = window().focus();
    }
    window_event_listener(leptos::ev::message, move |event| {
        let Some(deck) = embedding_window().filter(|deck| event.source().is_some_and(|source| source.loose_eq(deck)))
        else {
            return;
        };
        let _ = match event.data().as_string().as_deref() {
            Some("slide:start") if has_steps() => window().focus(),
            Some("slide:stop") if document().has_focus().unwrap_or(false) => deck.focus(),
            _ => Ok(()),
        };
    })
}

/// Toggles full screen; returns whether full screen is allowed. A frame needs the permission of the embedding page.
pub fn toggle_fullscreen() -> bool {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
        return true;
    }
    let root = document().document_element().filter(|_| document().fullscreen_enabled());
    root.is_some_and(|root| root.request_fullscreen().is_ok())
}

/// Elements that handle arrow keys or Space while focused. A reader who has only clicked such an element expects these
/// keys to control the slides.
const RELEASED_AFTER_CLICK: &str = ".plot, button, input[type=radio], input[type=range]";

/// On a slide, removes the focus from an element after a click, so that arrow keys, Space and presentation remotes
/// control the slides again. An element that was focused by keyboard keeps the focus.
pub fn release_focus(is_slide: impl Fn() -> bool + Copy + 'static) -> WindowListenerHandle {
    let release = move || {
        let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let clicked = focused.filter(|element| is_slide() && element.matches(RELEASED_AFTER_CLICK).unwrap_or(false));
        if let Some(element) = clicked {
            let _ = element.blur();
        }
    };
    window_event_listener(leptos::ev::pointerup, move |_| {
        // Immediately, so that no figure handles the next key.
        release();
        // Clicking a label focuses its button just after this event.
        schedule(When::After(0), release);
    })
}
