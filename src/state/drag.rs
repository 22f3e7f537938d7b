//! Whether the reader drags, or has dragged, a slider or a part of a figure.

use leptos::prelude::*;

/// Drags of sliders and of parts of figures. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Drag {
    /// Whether the reader is dragging something, which freezes the axes.
    pub is_active: RwSignal<bool>,
    /// Whether the reader has dragged something on this visit, which hides the hints about dragging.
    pub has_happened: RwSignal<bool>,
}

impl Drag {
    /// Nothing has been dragged yet.
    pub(super) fn new() -> Self {
        Self { is_active: RwSignal::new(false), has_happened: RwSignal::new(false) }
    }

    /// Records that the reader has dragged something.
    pub fn note(self) {
        if !self.has_happened.get_untracked() {
            self.has_happened.set(true);
        }
    }
}
