//! The shared state of the page as signals: the single source of truth for components, controls and painting.

mod comparison;
mod display;
mod loading;
mod params;
mod progress;
mod reading;
mod tables;
mod viewport;

use leptos::prelude::*;

use crate::catalog::{BOARD, Drawing, Figure};
use crate::fragment::{Settings, State as Fragment};
use crate::lazy::Chunk;
use crate::params::Params;
pub use comparison::Comparison;
pub use display::Display;
pub use loading::{DrawingOf, Loading};
pub use params::{ParamSignals, moved, own_numbers, with_model};
pub use progress::Progress;
pub use reading::{Hovered, Reading};
pub use tables::Tables;
pub use viewport::Viewport;

/// The state that components share. `Copy`: contains only signal handles. A part of the page may have separate
/// parameters and readings ([`State::with_own`]); everything else is shared by the whole page.
#[derive(Clone, Copy)]
pub struct State {
    /// The parameters. With `settings`, they make up the link.
    pub params: ParamSignals,
    /// How the page shows the figures.
    pub settings: RwSignal<Settings>,
    /// The point under the pointer, the cursor, and the highlighted term.
    pub reading: Reading,
    /// Whether the reader drags a slider or a part of a figure, which freezes the axes.
    pub is_dragging: RwSignal<bool>,
    /// The comparison “A | B”.
    pub comparison: Comparison,
    /// The parts of the page in the viewport.
    pub viewport: Viewport,
    /// Colours and sizes.
    pub display: Display,
    /// The `later` chunk.
    pub loading: Loading,
    /// Solved puzzles, revealed answers and sketches.
    pub progress: Progress,
    /// The text of the live region for screen readers.
    pub announcement: RwSignal<String>,
    /// Whether this state belongs to a part of the page with separate parameters. Figures of such a part wait for their
    /// table; all others show the formula until the table is loaded.
    pub is_own: bool,
}

impl State {
    /// The state of a page that is opened without a link. `drawing` becomes available when `chunk` is loaded.
    pub fn new(chunk: Chunk, drawing: Signal<Option<DrawingOf>>) -> Self {
        let params = ParamSignals::new(Params::default(), Tables::new());
        let settings = RwSignal::new(Settings::default());
        Self {
            params,
            settings,
            reading: Reading::new(params),
            is_dragging: RwSignal::new(false),
            comparison: Comparison::new(params, settings),
            viewport: Viewport::new(),
            display: Display::new(settings),
            loading: Loading::new(chunk, drawing),
            progress: Progress::new(),
            announcement: RwSignal::new(String::new()),
            is_own: false,
        }
    }

    /// A state for a part of the same page with separate parameters, initially `params`.
    #[must_use]
    pub fn with_own(self, params: Params) -> Self {
        let params = ParamSignals::new(params, self.params.tables);
        Self { params, reading: Reading::new(params), is_own: true, ..self }
    }

    /// The content of a link to the current state (untracked).
    pub fn linked(&self) -> Fragment {
        Fragment { params: self.params.requested.get_untracked(), settings: self.settings.get_untracked() }
    }

    /// The drawing of a figure, if it is loaded (untracked).
    #[cfg(target_arch = "wasm32")]
    pub fn drawing(&self, figure: &'static Figure) -> Option<&'static Drawing> {
        let lacks_table = |params: &Params| params.source.is_table() && params.table.is_none();
        if self.is_own && self.params.effective.with_untracked(lacks_table) {
            return None;
        }
        figure.first_drawing().or_else(|| self.loading.drawing.get_untracked().map(|drawing| drawing(figure)))
    }

    /// The drawing of a figure. Natively, nothing is loaded lazily.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn drawing(&self, figure: &'static Figure) -> Option<&'static Drawing> {
        Some(figure.drawing())
    }

    /// The ids of the figures on the board.
    pub fn board(&self) -> Vec<&'static str> {
        self.settings.with(|settings| match &settings.board()[..] {
            [] => BOARD.map(|figure| figure.id).to_vec(),
            chosen => chosen.to_vec(),
        })
    }

    /// The ids of the figures that the board shows: one that the reader has enlarged, or all.
    pub fn shown_board(&self) -> Vec<&'static str> {
        let board = self.board();
        match self.viewport.enlarged.get().filter(|id| board.contains(id)) {
            Some(id) => vec![id],
            None => board,
        }
    }

    /// Puts these figures on the board.
    pub fn set_board(&self, ids: Vec<&'static str>) {
        let is_default = ids == BOARD.map(|figure| figure.id);
        self.settings.update(|settings| settings.figures = if is_default { Vec::new() } else { ids });
    }
}
