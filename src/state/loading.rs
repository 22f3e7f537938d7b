//! The lazy chunk with the drawings of all but the first figures, and the requests that wait for it.

use leptos::prelude::*;

use crate::catalog::{Drawing, Figure};
use crate::lazy::Chunk;

/// Returns the drawing of a figure. A function pointer, so that a lazy chunk can provide it.
pub type DrawingOf = fn(&Figure) -> &'static Drawing;

/// The lazy chunk. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Loading {
    /// The lazy chunk with the drawings of all but the first figures, and with the interactive islands.
    pub chunk: Chunk,
    /// The drawings in that chunk, once it is loaded.
    pub drawing: Signal<Option<DrawingOf>>,
    /// Whether the reader asked to print before the chunk was loaded.
    pub print_pending: RwSignal<bool>,
}

impl Loading {
    /// `drawing` becomes available when `chunk` is loaded.
    pub(super) fn new(chunk: Chunk, drawing: Signal<Option<DrawingOf>>) -> Self {
        Self { chunk, drawing, print_pending: RwSignal::new(false) }
    }
}
