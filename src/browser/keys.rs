//! Keyboard shortcuts of the whole page. The reader can switch off those with character keys, because dictation
//! software or accidental key presses may trigger them.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::storage;

/// The `localStorage` key of the setting.
const STORAGE_KEY: &str = "phasor.keys";
/// The stored value if character keys are switched off.
const OFF: &str = "0";

/// Focusable elements in which character keys always work. The labels of these elements list the keys.
const PLOT: &str = ".plot";

thread_local! {
    /// The setting chosen on this visit, if any. It applies even if the browser stores nothing.
    static CHOSEN: Cell<Option<bool>> = const { Cell::new(None) };
}

/// Whether a key press may be a shortcut: it has no modifier except Shift, character keys are on (or a plot has the focus), and the
/// focus is not in an element that matches the selector `excluded`, where the key has another meaning.
pub fn is_free(event: &KeyboardEvent, excluded: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    let is_in =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|it| it.is_some()));
    // Such as “ArrowLeft”; other keys are one character.
    let is_named_key = event.key().chars().nth(1).is_some();
    is_plain && !is_in(excluded) && (is_named_key || is_in(PLOT) || are_on())
}

/// Whether shortcuts with character keys are on.
pub fn are_on() -> bool {
    CHOSEN.get().unwrap_or_else(|| storage::read(STORAGE_KEY).as_deref() != Some(OFF))
}

/// Switches shortcuts with character keys on or off, for this visit and later ones.
pub fn switch(on: bool) {
    CHOSEN.set(Some(on));
    storage::write(STORAGE_KEY, if on { "" } else { OFF });
}
