//! Limits the memory of all canvases. The canvases of the page's forty figures would take a hundred megabytes, although
//! most are outside the viewport. Therefore the canvases that have been far from it for longest are freed. They are
//! painted again when the reader scrolls back.

use std::rc::Rc;

use leptos::prelude::*;

use super::FigureView;
use crate::browser::observe::Visibility;

/// The memory budget of all canvases in bytes, above which canvases far from the viewport are freed. With the
/// program (about ten megabytes) and the figures in the viewport, the page stays below 64 MiB.
const MAX_BYTES: f64 = 32.0 * 1024.0 * 1024.0;

/// Frees the canvases of views far from the viewport, first those that have been far for longest, until the total is
/// within the budget.
pub(in crate::browser) fn evict(views: &[Rc<FigureView>]) {
    let mut total: f64 = views.iter().map(|view| view.bytes()).sum();
    while total > MAX_BYTES {
        let far = views.iter().filter(|view| view.visibility.get_untracked() == Visibility::Far && view.bytes() > 0.0);
        let Some(view) = far.min_by(|one, other| one.changed_at.get().total_cmp(&other.changed_at.get())) else {
            return;
        };
        total -= view.bytes();
        view.release();
    }
}

impl FigureView {
    /// The size of its canvases in memory, in bytes.
    fn bytes(&self) -> f64 {
        let canvases = self.canvases.take();
        let bytes = canvases
            .as_ref()
            .map_or(0.0, |(picture, marks)| picture.bytes() + marks.as_ref().map_or(0.0, super::Canvas::bytes));
        self.canvases.set(canvases);
        bytes
    }

    /// Frees its canvases and scenes.
    pub(in crate::browser) fn release(&self) {
        if let Some((picture, marks)) = self.canvases.take() {
            picture.release();
            marks.into_iter().for_each(super::Canvas::release);
        }
        self.end_transition();
        self.drawn.replace(None);
        self.marks_inputs.replace(None);
        self.compared.replace(None);
    }
}
