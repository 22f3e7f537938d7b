//! Timers and performance measures of the browser.
//!
//! Leptos timers are not used, because each call site would add a copy of their code to the binary.

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

    /// The options of `performance.measure`.
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

/// When to run a callback.
#[derive(Clone, Copy)]
pub enum When {
    /// At the end of the current task, as a microtask.
    Microtask,
    /// Before the next frame is shown.
    NextFrame,
    /// After this many milliseconds, in a separate task.
    After(u32),
}

/// Schedules a callback.
pub fn schedule(when: When, act: impl FnOnce() + 'static) {
    let task = Closure::once_into_js(Box::new(act) as Box<dyn FnOnce()>);
    match when {
        When::Microtask => queue_microtask(&task),
        When::NextFrame => drop(request_animation_frame(&task)),
        When::After(milliseconds) => drop(set_timeout(&task, milliseconds)),
    }
}

/// Schedules a callback in a separate task after the next frame.
pub fn after_a_frame(act: impl FnOnce() + 'static) {
    schedule(When::NextFrame, || schedule(When::After(0), act));
}

/// Measures the time in milliseconds that the browser needs to render a frame, and passes it to `notify`. The
/// measurement starts now if `in_frame` (called from an animation-frame callback), otherwise at the start of the next
/// frame.
pub fn until_shown(in_frame: bool, notify: impl FnOnce(f64) + 'static) {
    let start_timer = move || {
        let start = now();
        schedule(When::After(0), move || notify(now() - start));
    };
    if in_frame { start_timer() } else { schedule(When::NextFrame, start_timer) }
}

/// Milliseconds of work per task. Between tasks, the browser can show the progress or handle a click.
pub const SLICE: f64 = 12.0;

/// Yields to the event loop.
pub async fn pause() {
    let timeout = Promise::new(&mut |resolve, _| {
        set_timeout(&resolve, 0);
    });
    // This promise never rejects.
    let _ = JsFuture::from(timeout).await;
}

/// Milliseconds since the page started to load.
pub fn now() -> f64 {
    performance_now()
}

/// The maximum number of timeline entries. A page that is open for days would otherwise fill the timeline.
const MAX_MEASURES: u32 = 20_000;

/// Adds a measure `name` from `start` until now to the performance timeline, if the browser has one.
pub fn measure(name: &JsValue, start: f64) {
    thread_local! {
        static COUNT: Cell<u32> = const { Cell::new(0) };
        static SPAN: Span = js_sys::Object::new().unchecked_into();
    }
    COUNT.with(|count| {
        if count.replace(count.get() + 1) >= MAX_MEASURES {
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
