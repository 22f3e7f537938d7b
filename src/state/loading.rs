//! The `later` chunk, and a print request that waits for it.

use leptos::prelude::*;

use crate::catalog::{Drawing, Figure};
use crate::lazy::Chunk;

/// Returns the drawing of a figure. A function pointer, so that a lazy chunk can provide it.
pub type DrawingOf = fn(&Figure) -> &'static Drawing;

/// The `later` chunk, its drawings, and a print request. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Loading {
    /// The chunk with the drawings of all but the board's four figures, and with the contents of most islands.
    pub chunk: Chunk,
    /// Returns the drawings in that chunk, once it is loaded.
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
