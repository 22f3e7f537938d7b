//! What the frame of a figure says about it, as signals.

use leptos::prelude::*;

/// What a figure's frame says about it. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub struct FrameText {
    /// What there is to see, with its numbers.
    pub caption: RwSignal<String>,
    /// What else the numbers rest on.
    pub details: RwSignal<String>,
    /// The picture in words.
    pub alt: RwSignal<String>,
    /// The value at the cursor.
    pub reading: RwSignal<String>,
    /// Why there is no picture.
    pub failure: RwSignal<Option<String>>,
    /// How often it has been drawn.
    pub drawn: RwSignal<u32>,
    /// Whether the words that the page was served with belong to other parameters. They are then hidden, but keep their
    /// room until others come, so that nothing moves.
    pub stale: RwSignal<bool>,
}

impl FrameText {
    /// What it says before its figure is drawn: a caption, and the picture in words.
    pub fn new([caption, alt]: [String; 2]) -> Self {
        Self {
            caption: RwSignal::new(caption),
            details: RwSignal::new(String::new()),
            alt: RwSignal::new(alt),
            reading: RwSignal::new(String::new()),
            failure: RwSignal::new(None),
            drawn: RwSignal::new(0),
            stale: RwSignal::new(false),
        }
    }
}

/// Sets words where they are others than before.
pub(super) fn set(signal: RwSignal<String>, words: String) {
    if signal.with_untracked(|before| *before != words) {
        signal.set(words);
    }
}
