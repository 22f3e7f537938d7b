//! The parts of the page in the viewport.

use leptos::prelude::*;

use crate::catalog::Figure;

/// The parts of the page that are in the viewport. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Viewport {
    /// The ids of the figures that are in the viewport, at least in part.
    pub figures: RwSignal<Vec<&'static str>>,
    /// The figure that was last in the middle of the viewport.
    pub centered_figure: RwSignal<Option<&'static Figure>>,
    /// The index of the chapter in the middle of the viewport, if one is there.
    pub chapter: RwSignal<Option<usize>>,
    /// Whether the board is in the viewport, at least in part.
    pub board_is_visible: RwSignal<bool>,
    /// The figure of the board that was last in the middle of the viewport's width; on a phone, its tab is active.
    pub active_tab: RwSignal<Option<&'static str>>,
    /// The figure of the board that fills it alone, if the reader has enlarged one.
    pub enlarged: RwSignal<Option<&'static str>>,
}

impl Viewport {
    /// The viewport of a newly opened page, which shows the board.
    pub(super) fn new() -> Self {
        Self {
            figures: RwSignal::new(Vec::new()),
            centered_figure: RwSignal::new(None),
            chapter: RwSignal::new(None),
            board_is_visible: RwSignal::new(true),
            active_tab: RwSignal::new(None),
            enlarged: RwSignal::new(None),
        }
    }
}
