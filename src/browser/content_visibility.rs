//! When chapters are laid out. Far from the window, they and figures in rows of their own are left out of frames
//! (`content-visibility` in `style/page.css`): out of the first, which would otherwise come twice as late, and out of
//! later ones. The browser then uses the last height of each, so that nothing moves when a reader comes to it. For
//! that, each chapter is laid out once, one per frame, and again whenever heights may have changed.
//!
//! A page that is reloaded, or opened at one of its places, is laid out whole at first (`static/start.js`), and so is one
//! whose reader goes to a place before that is done: the browser must find the place, and find it again.

use std::cell::Cell;

use leptos::prelude::{document, window};
use web_sys::Element;

use super::clock::after_a_frame;

/// Marks a page whose chapters' heights the browser knows.
const SETTLED: &str = "data-settled";

/// Marks a chapter that is laid out wherever it stands, and a page of such chapters.
const LAID_OUT: &str = "data-laid-out";

thread_local! {
    /// The latest round of laying out, which overtakes those before it.
    static ROUND: Cell<u32> = const { Cell::new(0) };
    static IS_ON: Cell<bool> = const { Cell::new(false) };
    static WIDTH: Cell<f64> = const { Cell::new(0.0) };
}

/// Lays everything out once, unless that is done or under way. Called when there is nothing to paint.
pub fn settle() {
    if !IS_ON.get()
        && let Some(root) = document().document_element().filter(|root| !root.has_attribute(SETTLED))
    {
        begin(root);
    }
}

fn begin(root: Element) {
    let round = ROUND.get() + 1;
    ROUND.set(round);
    IS_ON.set(true);
    lay_out_from(root, 0, round);
}

/// Lays out the chapters from this one on, one per frame. Each stays laid out until all are.
fn lay_out_from(root: Element, index: u32, round: u32) {
    after_a_frame(move || {
        let chapters = root.query_selector_all(".chapter").ok();
        if ROUND.get() != round {
            return;
        }
        let chapter = |index| chapters.as_ref()?.get(index).map(wasm_bindgen::JsCast::unchecked_into::<Element>);
        if let Some(chapter) = chapter(index) {
            let _ = chapter.set_attribute(LAID_OUT, "");
            return lay_out_from(root, index + 1, round);
        }
        for chapter in (0..index).filter_map(chapter) {
            let _ = chapter.remove_attribute(LAID_OUT);
        }
        let _ = root.remove_attribute(LAID_OUT);
        let _ = root.set_attribute(SETTLED, "");
        IS_ON.set(false);
    });
}

/// Lays everything out again: figures came or went.
pub fn settle_again() {
    if let Some(root) = document().document_element().filter(|root| IS_ON.get() || root.has_attribute(SETTLED)) {
        let _ = root.remove_attribute(SETTLED);
        begin(root);
    }
}

/// Lays everything out at once, unless the heights are known: a reader is about to go to a place, which would move away
/// while the chapters above it get theirs.
pub fn settle_now() {
    if let Some(root) = document().document_element().filter(|root| !root.has_attribute(SETTLED)) {
        let _ = root.set_attribute(LAID_OUT, "");
        settle();
    }
}

/// The window was resized. A new height alone moves nothing, and phones change it while a reader scrolls.
pub fn follow_width() {
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0);
    if WIDTH.replace(width) != width {
        settle_again();
    }
}
