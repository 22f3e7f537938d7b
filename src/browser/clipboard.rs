//! The clipboard, which browsers have only on pages that came safely, and may refuse.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Copies a text; whether it worked.
pub async fn copy(text: String) -> bool {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return false };
    let is_there = Reflect::get(&navigator, &JsValue::from_str("clipboard")).is_ok_and(|there| there.is_object());
    is_there && JsFuture::from(navigator.clipboard().write_text(&text)).await.is_ok()
}
