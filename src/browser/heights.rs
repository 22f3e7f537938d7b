//! Chapters far from the window are no part of a frame (`content-visibility` in `style/page.css`); the browser then takes
//! the height that each last had, so that nothing moves when a reader comes to it. For that all are laid out once, and
//! again whenever they may have become higher or lower.

use std::cell::Cell;

use leptos::prelude::{document, window};

use super::clock::after_a_frame;

/// The mark of a page whose chapters' heights the browser knows.
const SETTLED: &str = "data-settled";

/// All has been laid out, and from now on what is far away need not be.
pub fn settle() {
    if let Some(root) = document().document_element().filter(|root| !root.has_attribute(SETTLED)) {
        after_a_frame(move || {
            let _ = root.set_attribute(SETTLED, "");
        });
    }
}

/// Lays all out once more: figures came or went.
pub fn settle_again() {
    if let Some(root) = document().document_element() {
        let _ = root.remove_attribute(SETTLED);
        settle();
    }
}

/// The window has another size; another height alone moves nothing, and phones change that while a reader scrolls.
pub fn follow_width() {
    thread_local! {
        static WIDTH: Cell<f64> = const { Cell::new(0.0) };
    }
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0);
    if WIDTH.replace(width) != width {
        settle_again();
    }
}
