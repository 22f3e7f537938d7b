//! Keys that the page as a whole listens to. Those that type something can be switched off: who dictates, or touches
//! keys by accident, would set them off unawares.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::kept;

/// What the choice is kept as, from visit to visit, and the value that says no.
const KEPT: &str = "phasor.keys";
const OFF: &str = "0";

/// What has the focus of its own, and says what its keys do.
const PLOT: &str = ".plot";

thread_local! {
    /// The choice of this visit. It holds also where a browser keeps nothing.
    static CHOSEN: Cell<Option<bool>> = const { Cell::new(None) };
}

/// Whether a key was pressed by itself, and not within what a selector names, where it means something else.
pub fn is_free(event: &KeyboardEvent, taken: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    let is_in =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|it| it.is_some()));
    is_plain && !is_in(taken) && (event.key().len() > 1 || is_in(PLOT) || are_on())
}

/// Whether keys that type something do something.
pub fn are_on() -> bool {
    CHOSEN.get().unwrap_or_else(|| kept::read(KEPT).as_deref() != Some(OFF))
}

/// Switches them on or off, from now on and for later visits.
pub fn switch(on: bool) {
    CHOSEN.set(Some(on));
    kept::write(KEPT, if on { "" } else { OFF });
}
