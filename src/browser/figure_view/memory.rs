//! What the pictures of all views take. A page of forty figures would fill a hundred megabytes with what nobody sees: those
//! that a reader left longest ago give back what they are drawn on, and are drawn anew when a reader comes back.

use std::rc::Rc;

use leptos::prelude::*;

use super::FigureView;
use crate::browser::observe::Place;

/// How many bytes the canvases of all views may take before those far from the window give theirs back. With the program
/// itself, some ten megabytes, and figures that are in the window at the time, a page stays below 64 MiB.
const MOST: f64 = 32.0 * 1024.0 * 1024.0;

/// Has views that are far from the window give back what they are drawn on, those left longest ago first, until all
/// together take no more than they may.
pub(in crate::browser) fn give_back(views: &[Rc<FigureView>]) {
    let mut sum: f64 = views.iter().map(|view| view.bytes()).sum();
    if sum <= MOST {
        return;
    }
    let mut far: Vec<_> = views.iter().filter(|view| view.place.get_untracked() == Place::Far).collect();
    far.sort_by(|one, other| one.left.get().total_cmp(&other.left.get()));
    for view in far {
        sum -= view.bytes();
        view.release();
        if sum <= MOST {
            return;
        }
    }
}

impl FigureView {
    /// The memory of its canvases.
    fn bytes(&self) -> f64 {
        let canvases = self.canvases.take();
        let bytes = canvases
            .as_ref()
            .map_or(0.0, |(picture, marks)| picture.bytes() + marks.as_ref().map_or(0.0, super::Canvas::bytes));
        self.canvases.set(canvases);
        bytes
    }

    /// Gives it back, with the scenes that were drawn.
    pub(in crate::browser) fn release(&self) {
        if let Some((picture, marks)) = self.canvases.take() {
            picture.release();
            marks.into_iter().for_each(super::Canvas::release);
        }
        self.arrive();
        self.drawn.replace(None);
        self.marked.replace(None);
        self.compared.replace(None);
    }
}
