//! `localStorage`. If the browser has none, or denies access, the page works as on a first visit.

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// The stored value of a key.
pub fn read(name: &str) -> Option<String> {
    Reflect::get(&storage()?, &name.into()).ok()?.as_string()
}

/// Stores a value.
pub fn write(name: &str, value: &str) {
    if let Some(storage) = storage() {
        // Storage may be full.
        let _ = Reflect::set(&storage, &name.into(), &value.into());
    }
}

/// The `localStorage` object; accessing it throws in a sandboxed frame.
fn storage() -> Option<JsValue> {
    Reflect::get(&window(), &"localStorage".into()).ok().filter(JsValue::is_object)
}
