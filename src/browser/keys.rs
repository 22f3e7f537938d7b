//! Keyboard shortcuts of the whole page. Those with character keys can be switched off, because dictation software or
//! accidental key presses would trigger them.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::storage;

/// The storage key of the reader's choice, and the value for “off”.
const STORAGE_KEY: &str = "phasor.keys";
const OFF: &str = "0";

/// An element with its own focus, where the shortcuts stay on: its label names them.
const PLOT: &str = ".plot";

thread_local! {
    /// The choice on this visit, which applies even if the browser stores nothing.
    static CHOSEN: Cell<Option<bool>> = const { Cell::new(None) };
}

/// Whether a key press may be a shortcut: without modifiers, and not inside an element that matches `taken`, where the
/// key has another meaning.
pub fn is_free(event: &KeyboardEvent, taken: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    let is_in =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|it| it.is_some()));
    is_plain && !is_in(taken) && (event.key().len() > 1 || is_in(PLOT) || are_on())
}

/// Whether shortcuts with character keys are on.
pub fn are_on() -> bool {
    CHOSEN.get().unwrap_or_else(|| storage::read(STORAGE_KEY).as_deref() != Some(OFF))
}

/// Switches them on or off, also for later visits.
pub fn switch(on: bool) {
    CHOSEN.set(Some(on));
    storage::write(STORAGE_KEY, if on { "" } else { OFF });
}
