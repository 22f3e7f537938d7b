//! Isolates panics. WebAssembly does not unwind: a panic aborts the current call from JavaScript, and borrows of
//! `RefCell`s are never released. Each figure is therefore painted in its own call from JavaScript, and no `RefCell` is
//! borrowed across that call, so that a panic in one figure does not affect the others.

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

/// Runs `action`, turning a panic into an error.
///
/// # Errors
/// After a panic: a message for the reader that the page has a bug (the console has the details). Otherwise: the
/// message of the exception that the browser threw.
pub fn guarded(mut action: impl FnMut()) -> Result<(), String> {
    let depth = DEPTH.get();
    DEPTH.set(depth + 1);
    let outcome = apply(&ScopedClosure::borrow_mut_aborting(&mut action), &JsValue::UNDEFINED, &Array::new());
    DEPTH.set(depth);
    outcome.map(drop).map_err(|thrown| {
        if PANICKED.take() {
            return text::get("failure.fault").to_owned();
        }
        thrown.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message())).unwrap_or_default()
    })
}

/// A panic hook: logs the panic to the console, and shows it on the page unless it is in a [`guarded`] call.
pub fn hook(panic: &PanicHookInfo<'_>) {
    console_error_panic_hook::hook(panic);
    if DEPTH.get() > 0 {
        return PANICKED.set(true);
    }
    // The first line is the location, which means nothing to a reader, and the second the message.
    show(panic.to_string().lines().nth(1).unwrap_or_default());
}

/// Shows the cause in the page's alert element, directly through the DOM, because components may no longer work. The
/// first cause is not replaced, because later panics may be its consequences.
fn show(cause: &str) {
    let alert = document().get_element_by_id("failure");
    if let Some(alert) = alert.filter(|alert| alert.has_attribute("hidden")) {
        alert.set_text_content(Some(&text::fill("failure.panic", &[("message", cause)])));
        let _ = alert.remove_attribute("hidden");
    }
}
