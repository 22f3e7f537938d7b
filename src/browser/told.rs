//! What the frame of a figure says of it, as signals.

use leptos::prelude::*;

/// What a figure's frame says of it. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub struct Told {
    /// What is to be seen, with its numbers.
    pub caption: RwSignal<String>,
    /// What else the numbers rest on.
    pub details: RwSignal<String>,
    /// The picture in words.
    pub alt: RwSignal<String>,
    /// The value at the cursor.
    pub reading: RwSignal<String>,
    /// Why there is no picture.
    pub failure: RwSignal<Option<String>>,
    /// How often it was drawn.
    pub drawn: RwSignal<u32>,
    /// Whether the words that the page was served with are of other parameters. They keep their room until others come,
    /// so that nothing moves, and are not shown.
    pub stale: RwSignal<bool>,
}
