//! Panics. A program in WebAssembly does not unwind: a panic ends the call from JavaScript in which it happens, and
//! what was borrowed then stays borrowed. So each figure is painted in a call of its own, with nothing borrowed around
//! it, and one that panics leaves the others alone.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::prelude::*;

use crate::text;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = apply)]
    fn apply(call: &ScopedClosure<dyn FnMut()>, this: &JsValue, arguments: &Array) -> Result<JsValue, JsValue>;
}

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static PANICKED: Cell<bool> = const { Cell::new(false) };
}

/// Calls `act`.
///
/// # Errors
/// What the browser threw or, after a panic, that it is a fault of the page, in words for a reader. Where, and what, is in
/// the console.
pub fn guarded(mut act: impl FnMut()) -> Result<(), String> {
    let depth = DEPTH.get();
    DEPTH.set(depth + 1);
    let outcome = apply(&ScopedClosure::borrow_mut_aborting(&mut act), &JsValue::UNDEFINED, &Array::new());
    DEPTH.set(depth);
    outcome.map(drop).map_err(|thrown| {
        if PANICKED.take() {
            return text::get("failure.fault").to_owned();
        }
        thrown.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message())).unwrap_or_default()
    })
}

/// Says in the console what happened, and on the page unless a [`guarded`] call is there to say it.
pub fn hook(panic: &PanicHookInfo<'_>) {
    console_error_panic_hook::hook(panic);
    if DEPTH.get() > 0 {
        return PANICKED.set(true);
    }
    // What happened; where it did says nothing to a reader.
    show(panic.to_string().lines().nth(1).unwrap_or_default());
}

/// Shows the cause in the page's own alert, by plain calls: components may no longer work. The first cause stays: what
/// comes after follows from it.
fn show(cause: &str) {
    let alert = document().get_element_by_id("failure");
    if let Some(alert) = alert.filter(|alert| alert.has_attribute("hidden")) {
        alert.set_text_content(Some(&text::fill("failure.panic", &[("message", cause)])));
        let _ = alert.remove_attribute("hidden");
    }
}
