//! The browser's clock: does things later, and records how long they took.
//!
//! Leptos can do things later too, but each call brings its own copy of that code into the program.

use std::cell::Cell;

use js_sys::Promise;
use js_sys::futures::JsFuture;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;

    #[wasm_bindgen(js_namespace = performance, js_name = measure, catch)]
    fn performance_measure(name: &JsValue, options: &Span) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = performance, js_name = clearMeasures)]
    fn clear_measures();

    /// When something began and ended.
    #[wasm_bindgen(js_name = Object)]
    type Span;

    #[wasm_bindgen(method, setter)]
    fn set_start(this: &Span, milliseconds: f64);

    #[wasm_bindgen(method, setter)]
    fn set_end(this: &Span, milliseconds: f64);

    #[wasm_bindgen(js_name = queueMicrotask)]
    fn queue_microtask(task: &JsValue);

    #[wasm_bindgen(js_name = requestAnimationFrame)]
    fn request_animation_frame(task: &JsValue) -> f64;

    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(task: &JsValue, milliseconds: u32) -> f64;
}

/// When to do something later.
#[derive(Clone, Copy)]
pub enum When {
    /// When the current task is over.
    Soon,
    /// Before the next frame is shown.
    NextFrame,
    /// After so many milliseconds, in a task of its own.
    After(u32),
}

/// Does something later.
pub fn later(when: When, act: impl FnOnce() + 'static) {
    let task = Closure::once_into_js(Box::new(act) as Box<dyn FnOnce()>);
    match when {
        When::Soon => queue_microtask(&task),
        When::NextFrame => drop(request_animation_frame(&task)),
        When::After(milliseconds) => drop(set_timeout(&task, milliseconds)),
    }
}

/// Does something in a task of its own, once the next frame is on its way.
pub fn after_a_frame(act: impl FnOnce() + 'static) {
    later(When::NextFrame, || later(When::After(0), act));
}

/// Tells how many milliseconds the browser needs for a frame: from now if that is being made, otherwise from when the next
/// one is.
pub fn until_shown(in_frame: bool, tell: impl FnOnce(f64) + 'static) {
    let watch = move || {
        let from = now();
        later(When::After(0), move || tell(now() - from));
    };
    if in_frame { watch() } else { later(When::NextFrame, watch) }
}

/// Yields to the event loop.
pub async fn pause() {
    let rest = Promise::new(&mut |go_on, _| {
        set_timeout(&go_on, 0);
    });
    // This promise never rejects.
    let _ = JsFuture::from(rest).await;
}

/// Milliseconds since the page began to load.
pub fn now() -> f64 {
    performance_now()
}

/// The most records kept: a page left open for days must not fill the timeline without end.
const MOST: u32 = 20_000;

/// Records `name` from `start` until now. A browser without the timeline loses nothing but the record.
pub fn measure(name: &JsValue, start: f64) {
    thread_local! {
        static COUNT: Cell<u32> = const { Cell::new(0) };
        static SPAN: Span = js_sys::Object::new().unchecked_into();
    }
    COUNT.with(|count| {
        if count.replace(count.get() + 1) >= MOST {
            clear_measures();
            count.set(0);
        }
    });
    SPAN.with(|span| {
        span.set_start(start);
        span.set_end(now());
        let _ = performance_measure(name, span);
    });
}
