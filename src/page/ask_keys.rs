//! The key R: it shows the answer to the question in view, which is the one nearest to the middle of the window.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent};

use super::ask_view::Asked;

thread_local! {
    /// The questions that have come alive.
    static ASKED: RefCell<Vec<Asked>> = const { RefCell::new(Vec::new()) };
}

/// Lets the key reach this question for as long as the page lives.
pub(super) fn follow(asked: Asked) {
    let is_first = ASKED.with_borrow_mut(|all| {
        all.push(asked);
        all.len() == 1
    });
    if is_first {
        let _ = window_event_listener(leptos::ev::keydown, |event| press(&event));
    }
}

fn press(event: &KeyboardEvent) {
    let is_plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key() && !event.repeat();
    if is_plain && event.key().eq_ignore_ascii_case("r") && !takes_letters(event.target()) {
        let all = ASKED.with_borrow(Vec::clone);
        if let Some(asked) = in_view(&all) {
            asked.show();
        }
    }
}

/// Whether a letter pressed there would be typed, or would choose from a list.
fn takes_letters(target: Option<EventTarget>) -> bool {
    let target = target.and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| match target.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => !matches!(target.get_attribute("type").as_deref(), Some("radio" | "checkbox" | "range")),
        _ => false,
    })
}

/// Of the questions in the window, the one nearest to its middle. One that is answered already stays the nearest: a
/// second press must not show the answer to the next.
fn in_view(all: &[Asked]) -> Option<Asked> {
    let height = window().inner_height().ok()?.as_f64()?;
    let middle = height / 2.0;
    let away = |asked: &&Asked| {
        let place = asked.section()?.get_bounding_client_rect();
        let (top, bottom) = (place.top(), place.bottom());
        let is_seen = place.height() > 0.0 && bottom > 0.0 && top < height;
        is_seen.then(|| (top - middle).max(middle - bottom).max(0.0))
    };
    let seen = all.iter().filter_map(|asked| Some((away(&asked)?, *asked)));
    seen.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, asked)| asked)
}
