//! What a browser keeps of the page from visit to visit. Where it keeps nothing, or refuses, the page works as at a first
//! visit.

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// What is kept under this name.
pub fn read(name: &str) -> Option<String> {
    Reflect::get(&storage()?, &name.into()).ok()?.as_string()
}

/// Keeps it for later visits.
pub fn write(name: &str, value: &str) {
    if let Some(storage) = storage() {
        // Storage may be full.
        let _ = Reflect::set(&storage, &name.into(), &value.into());
    }
}

/// Where a browser keeps what belongs to the page; in a sandboxed frame, asking for it fails.
fn storage() -> Option<JsValue> {
    Reflect::get(&window(), &"localStorage".into()).ok().filter(JsValue::is_object)
}
