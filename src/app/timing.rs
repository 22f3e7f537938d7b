//! Entries of the browser's performance timeline: what the page's speed is measured by.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {

    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;

    #[wasm_bindgen(js_namespace = performance, js_name = measure, catch)]
    fn performance_measure(name: &str, options: &JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = performance, js_name = clearMeasures)]
    fn clear_measures();
}

/// Milliseconds since the page began to load.
pub(super) fn now() -> f64 {
    performance_now()
}

/// A page left open for days must not fill the timeline without end.
const MOST: u32 = 20_000;

/// Records `name` from `start` until now. A browser without the timeline loses nothing but the record.
pub(super) fn measure(name: &str, start: f64) {
    thread_local! {
        static COUNT: Cell<u32> = const { Cell::new(0) };
    }
    COUNT.with(|count| {
        if count.replace(count.get() + 1) >= MOST {
            clear_measures();
            count.set(0);
        }
    });
    let options = js_sys::Object::new();
    for (key, value) in [("start", start), ("end", now())] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    let _ = performance_measure(name, &options);
}
