//! When chapters are laid out. Far from the window they, and figures in rows of their own, are no part of a frame
//! (`content-visibility` in `style/page.css`); the browser then takes the height that each last had, so that nothing moves when a
//! reader comes to it. For that each chapter is laid out once, and again whenever all may have become higher or lower.

use std::cell::Cell;

use leptos::prelude::window;
use web_sys::Element;

use super::sync::all;
use super::timing::after_a_frame;

/// What waits for the first figure.
const WAITING: &str = "[data-waits]";

/// The mark of a chapter that is laid out with all its figures, wherever it stands.
const MEASURED: &str = "data-measured";

/// Lays out what waits, one a task: all at once would hold up the page.
pub(super) fn lay_out_rest() {
    if let Some(waiting) = all(WAITING).next() {
        let _ = waiting.remove_attribute("data-waits");
        measure(waiting);
        after_a_frame(lay_out_rest);
    } else {
        // The first one has been from the start.
        all(".chapter[data-measured]").for_each(measure);
    }
}

/// Lays out all chapters that were laid out before: figures came or went.
pub(super) fn lay_out_again() {
    all(".chapter:not([data-waits])").for_each(measure);
}

/// The window has another size; another height alone moves nothing, and phones change that while a reader scrolls.
pub(super) fn follow_width() {
    thread_local! {
        static WIDTH: Cell<f64> = const { Cell::new(0.0) };
    }
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0);
    if WIDTH.with(|before| before.replace(width)) != width {
        lay_out_again();
    }
}

/// Lays something out for a frame; the browser keeps the height that it had there.
fn measure(element: Element) {
    let _ = element.set_attribute(MEASURED, "");
    after_a_frame(move || {
        let _ = element.remove_attribute(MEASURED);
    });
}
