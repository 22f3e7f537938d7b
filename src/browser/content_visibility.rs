//! Lays out chapters for `content-visibility` (`style/lesson.css`). This property lets the browser skip the rendering of
//! chapters and full-width figures that are far from the viewport; otherwise, the first frame would take twice as long.
//! For skipped content, the browser reserves the last known height, so that nothing shifts when the reader scrolls
//! there. To make all heights known, this module lays out every chapter, one per frame, and again whenever heights may
//! have changed.
//!
//! If the page is reloaded or opened at an anchor, all chapters are laid out before the first frame
//! (`static/start/first-frame.js`). If the reader jumps to an anchor before all heights are known, all are laid out at
//! once. In both cases, the browser must find the exact scroll position.

use std::cell::Cell;

use leptos::prelude::{document, window};
use web_sys::Element;

use super::clock::after_a_frame;

/// The attribute of a page whose chapters all have known heights.
const SETTLED: &str = "data-settled";

/// The attribute that makes the browser lay out a chapter even far from the viewport; on the root element: all chapters.
const LAID_OUT: &str = "data-laid-out";

thread_local! {
    /// The number of the current layout round; earlier rounds stop.
    static ROUND: Cell<u32> = const { Cell::new(0) };
    static IS_RUNNING: Cell<bool> = const { Cell::new(false) };
    /// The width of the window in the current or last round.
    static WIDTH: Cell<f64> = const { Cell::new(0.0) };
}

/// Lays out all chapters, one per frame, unless that is done or in progress. Called when there is nothing to paint.
pub fn settle() {
    if !IS_RUNNING.get()
        && let Some(root) = document().document_element().filter(|root| !root.has_attribute(SETTLED))
    {
        begin(root);
    }
}

fn begin(root: Element) {
    let round = ROUND.get() + 1;
    ROUND.set(round);
    WIDTH.set(window_width());
    IS_RUNNING.set(true);
    lay_out_from(root, 0, round);
}

/// Lays out the chapters from `index` on, one per frame. They remain laid out until the round ends.
fn lay_out_from(root: Element, index: u32, round: u32) {
    after_a_frame(move || {
        let chapters = root.query_selector_all(".chapter").ok();
        if ROUND.get() != round {
            return;
        }
        let chapter_at = |index| chapters.as_ref()?.get(index).map(wasm_bindgen::JsCast::unchecked_into::<Element>);
        if let Some(chapter) = chapter_at(index) {
            let _ = chapter.set_attribute(LAID_OUT, "");
            return lay_out_from(root, index + 1, round);
        }
        // All chapters are laid out: the round ends.
        for chapter in (0..index).filter_map(chapter_at) {
            let _ = chapter.remove_attribute(LAID_OUT);
        }
        let _ = root.remove_attribute(LAID_OUT);
        let _ = root.set_attribute(SETTLED, "");
        IS_RUNNING.set(false);
    });
}

/// Lays out all chapters again, because figures were added or removed or the width has changed.
pub fn settle_again() {
    let Some(root) = document().document_element() else { return };
    // Before the first round there is nothing to repeat.
    if IS_RUNNING.get() || root.has_attribute(SETTLED) {
        let _ = root.remove_attribute(SETTLED);
        begin(root);
    }
}

/// Lays out all chapters at once, unless their heights are known. Called before a jump to an anchor: otherwise, the
/// anchor would move while the chapters above it get their heights.
pub fn settle_now() {
    if let Some(root) = document().document_element().filter(|root| !root.has_attribute(SETTLED)) {
        // The attribute lays out all chapters now; a round then marks their heights as known, and removes it.
        let _ = root.set_attribute(LAID_OUT, "");
        settle();
    }
}

/// Lays out all chapters again if the width of the window has changed. A change of its height, which happens on phones
/// during scrolling, does not change the heights of chapters.
pub fn follow_width() {
    if WIDTH.get() != window_width() {
        settle_again();
    }
}

fn window_width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0)
}
