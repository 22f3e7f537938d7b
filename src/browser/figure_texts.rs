//! The texts in the frame of a figure, as signals.

use leptos::prelude::*;

/// The texts in a figure's frame. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct FigureTexts {
    /// The caption, with its numbers.
    pub caption: RwSignal<String>,
    /// Details about the picture that are not in the caption.
    pub details: RwSignal<String>,
    /// The alternative text of the picture.
    pub alt: RwSignal<String>,
    /// The reading at the pointer or, if the pointer is elsewhere, at the cursor.
    pub reading: RwSignal<String>,
    /// The error message, if the figure could not be painted.
    pub failure: RwSignal<Option<String>>,
    /// The number of updates of the texts after painting; 0 until the figure is drawn.
    pub update_count: RwSignal<u32>,
    /// Whether the server-rendered texts belong to other parameters. Until they are updated, they are invisible but
    /// take up space, so that nothing shifts.
    pub is_stale: RwSignal<bool>,
}

impl FigureTexts {
    /// The texts before the figure is painted.
    pub fn new([caption, alt]: [String; 2]) -> Self {
        Self {
            caption: RwSignal::new(caption),
            details: RwSignal::new(String::new()),
            alt: RwSignal::new(alt),
            reading: RwSignal::new(String::new()),
            failure: RwSignal::new(None),
            update_count: RwSignal::new(0),
            is_stale: RwSignal::new(false),
        }
    }
}

/// Sets a text if it has changed.
pub(super) fn set(signal: RwSignal<String>, words: String) {
    if signal.with_untracked(|before| *before != words) {
        signal.set(words);
    }
}
