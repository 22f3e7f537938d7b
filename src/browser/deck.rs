//! The deck of slides around the page. A click into a slide gives it the keyboard, and what the slide makes no use of
//! must go on to the deck: otherwise its arrows would be dead until somebody clicks beside the frame.

use leptos::prelude::{WindowListenerHandle, document, window, window_event_listener};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use super::clock::{When, later};

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

/// Turns the deck that the page is framed in, if there is one, as reveal.js understands it. The message says nothing
/// of the page, so that any parent may have it.
pub fn turn(turn: Turn) {
    let message = match turn {
        Turn::Next => r#"{"method":"next"}"#,
        Turn::Previous => r#"{"method":"prev"}"#,
    };
    if let Some(parent) = window().parent().ok().flatten().filter(|parent| *parent != window()) {
        let _ = parent.post_message(&JsValue::from_str(message), "*");
    }
}

/// Fills the screen with the page, or goes back. A frame may do so only where the page around it allows it.
pub fn fill_screen() {
    if document().fullscreen_element().is_some() {
        return document().exit_fullscreen();
    }
    if let Some(root) = document().document_element().filter(|_| document().fullscreen_enabled()) {
        let _ = root.request_fullscreen();
    }
}

/// What takes arrows while it has the focus, though a pointer that clicks it means no arrows.
const CLICKED: &str = ".plot, button, input[type=radio]";

/// Takes the focus away from what was clicked while `is_slide`: arrows, Space and clickers are those of the slide again.
/// Who comes there by keyboard keeps it.
pub fn release_focus(is_slide: impl Fn() -> bool + Copy + 'static) -> WindowListenerHandle {
    window_event_listener(leptos::ev::pointerup, move |_| {
        // A label gives its button the focus when it is clicked, just after this.
        later(When::After(0), move || {
            let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
            let clicked = focused.filter(|element| is_slide() && element.matches(CLICKED).unwrap_or(false));
            if let Some(element) = clicked {
                let _ = element.blur();
            }
        });
    })
}
