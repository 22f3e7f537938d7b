//! The deck of slides around the page. A click into a slide gives it the keyboard, and what the slide makes no use of
//! must go on to the deck: otherwise its keys would be dead until somebody clicks beside the frame. With the first such key
//! the keyboard is the deck's again.

use leptos::prelude::{WindowListenerHandle, document, window, window_event_listener};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, KeyboardEvent};

use super::clock::{When, later};
use super::link::framed_by;

/// Where keys turn a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To what comes next.
    Next,
    /// To what came before.
    Previous,
}

impl Turn {
    /// What a key means, on a keyboard or a clicker.
    pub fn of(key: &str) -> Option<Self> {
        match key {
            "ArrowRight" | "PageDown" => Some(Self::Next),
            "ArrowLeft" | "PageUp" => Some(Self::Previous),
            _ => None,
        }
    }

    /// By how many steps it goes.
    pub const fn step(self) -> isize {
        match self {
            Self::Next => 1,
            Self::Previous => -1,
        }
    }
}

/// Turns the deck that the page is framed in, if there is one.
pub fn turn(turn: Turn) {
    let message = match turn {
        Turn::Next => r#"{"method":"next"}"#,
        Turn::Previous => r#"{"method":"prev"}"#,
    };
    hand_over(message);
}

/// Keys of a deck that are no letters, and turn nothing.
const NAMED: [&str; 5] = ["Escape", "Home", "End", "ArrowUp", "ArrowDown"];

/// Passes a key on to the deck, which may have a meaning for it: an overview, a black screen, its notes. Whether there is
/// a deck, and this such a key.
pub fn pass_on(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let is_letter = key.chars().count() == 1 && key != " ";
    (is_letter || NAMED.contains(&&*key))
        && hand_over(&format!(r#"{{"method":"triggerKey","args":[{}]}}"#, event.key_code()))
}

/// Tells the deck, as reveal.js understands it, and gives it the keyboard. The message says nothing of the page, so that
/// any parent may have it. Whether there is a deck.
fn hand_over(message: &str) -> bool {
    framed_by().is_some_and(|deck| {
        let _ = deck.focus();
        deck.post_message(&JsValue::from_str(message), "*").is_ok()
    })
}

/// Takes the keyboard when reveal.js shows the slide, if `steps` of its own are stepped through, and gives it back when
/// another slide is shown. What it said before the program was here has been noted (`static/start.js`).
pub fn take_focus(steps: impl Fn() -> bool + 'static) -> WindowListenerHandle {
    let told = document().document_element().and_then(|root| root.get_attribute("data-told"));
    if told.as_deref() == Some("slide:start") && framed_by().is_some() && steps() {
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

/// Fills the screen with the page, or goes back; whether it may. A frame may do so only where the page around it allows it.
pub fn fill_screen() -> bool {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
        return true;
    }
    let root = document().document_element().filter(|_| document().fullscreen_enabled());
    root.is_some_and(|root| root.request_fullscreen().is_ok())
}

/// What takes arrows while it has the focus, though a pointer that clicks it means no arrows.
const CLICKED: &str = ".plot, button, input[type=radio], input[type=range]";

/// Takes the focus away from what was clicked while `is_slide`: arrows, Space and clickers are those of the slide again.
/// Who comes there by keyboard keeps it.
pub fn release_focus(is_slide: impl Fn() -> bool + Copy + 'static) -> WindowListenerHandle {
    let release = move || {
        let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let clicked = focused.filter(|element| is_slide() && element.matches(CLICKED).unwrap_or(false));
        if let Some(element) = clicked {
            let _ = element.blur();
        }
    };
    window_event_listener(leptos::ev::pointerup, move |_| {
        // At once, so that the next key finds no figure that takes it.
        release();
        // A label gives its button the focus when it is clicked, just after this.
        later(When::After(0), release);
    })
}
