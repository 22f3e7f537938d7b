//! A Leptos page with one heading, which says on the timeline when it stands.
#![cfg(target_arch = "wasm32")]

use leptos::prelude::*;

/// Starts the page.
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(|| view! { <h1>"Empty"</h1> });
    if let Some(performance) = window().performance() {
        let _ = performance.mark("mounted");
    }
}
