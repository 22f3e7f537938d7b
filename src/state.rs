//! The shared state of the page as signals: the single source that components read, controls set and painting follows.

mod predicted;
mod tables;

use std::sync::Arc;

use leptos::prelude::*;

use crate::catalog::{BOARD, Drawing, Figure};
use crate::cursor::Move;
use crate::fragment::{Notice, Settings, State as Fragment, ThemeChoice};
use crate::lazy::Chunk;
use crate::paint::theme::ColorScheme;
use crate::params::{Choice, Number, ParamId, Params, Source, Viewpoint, number};
pub use predicted::Predicted;
pub use tables::Tables;

/// Returns how a figure is drawn. A function pointer, so that a lazy chunk can provide it.
pub type DrawingOf = fn(&Figure) -> &'static Drawing;

/// The state that components share. `Copy`: contains only signal handles. A part of the page may have its own
/// parameters ([`State::with_own`]); everything else is shared by the whole page.
#[derive(Clone, Copy)]
pub struct State {
    /// The parameters that the server-rendered texts were written for.
    pub initial: StoredValue<Params>,
    /// The parameters that the reader requested.
    pub requested: RwSignal<Params>,
    /// The parameters in effect: the requested ones, clamped to their ranges.
    pub effective: Memo<Params>,
    /// The loaded tables of positions.
    pub tables: Tables,
    /// Whether this state belongs to a part of the page with its own parameters. Figures of such a part wait for their
    /// table, instead of showing the formula until it is loaded.
    pub is_own: bool,
    /// How the page shows the figures.
    pub settings: RwSignal<Settings>,
    /// Corrections to what the reader typed or to values in the link.
    pub notices: RwSignal<Vec<Notice>>,
    /// The point of a figure that the pointer hovers over, if any.
    pub hovered: RwSignal<Option<Hovered>>,
    /// The effective parameters with the cursor moved to the hovered point, for readings and marks.
    pub cursor: Memo<Params>,
    /// The highlighted formula term, as `figure/term`; empty if none.
    pub highlighted_term: RwSignal<String>,
    /// The figures whose puzzles the reader has solved.
    pub solved: RwSignal<Vec<String>>,
    /// The reader's predictions.
    pub predicted: Predicted,
    /// The text of the live region for screen readers.
    pub announcement: RwSignal<String>,
    /// A of “A | B”, clamped to its ranges: the parameters that the effective ones (B) are compared with.
    pub compared: Memo<Option<Params>>,
    /// The position of the line between the images of A and of B, from 0 to 1.
    pub split_position: RwSignal<f64>,
    /// Whether the reader is dragging a slider or a part of a figure; the axes are frozen meanwhile.
    pub is_dragging: RwSignal<bool>,
    /// Whether the reader has dragged a slider or a part of a figure on this visit; hints about dragging are then
    /// hidden.
    pub has_dragged: RwSignal<bool>,
    /// The ids of the figures that are in the viewport, at least in part.
    pub visible_figures: RwSignal<Vec<&'static str>>,
    /// The figure in the middle of the board; on a phone, the one whose tab is active.
    pub active_tab: RwSignal<Option<&'static str>>,
    /// Whether the board is in the viewport, at least in part.
    pub board_is_visible: RwSignal<bool>,
    /// The figure in the middle of the viewport.
    pub centered_figure: RwSignal<Option<&'static Figure>>,
    /// The chapter in the middle of the viewport, by its index among the chapters.
    pub chapter: RwSignal<Option<usize>>,
    /// The lazy chunk with the drawings of all figures beyond the first ones, and with the interactive islands.
    pub chunk: Chunk,
    /// How the figures in that chunk are drawn, once it is loaded.
    pub lazy_drawing: Signal<Option<DrawingOf>>,
    /// Whether the system prefers a dark colour scheme.
    pub system_dark: RwSignal<bool>,
    /// Whether the reader asked to print before the lazy chunk was loaded.
    pub print_pending: RwSignal<bool>,
    /// While the page is laid out for printing, the device pixels of the print per CSS pixel.
    pub print_scale: RwSignal<Option<f64>>,
    /// Whether the system prefers more contrast.
    pub system_contrast: RwSignal<bool>,
    /// Whether figures are drawn in dark or light colours, and whether with high contrast.
    pub color_scheme: Memo<ColorScheme>,
    /// The font size relative to the default: the reader's setting or, on a slide, in proportion to its size.
    pub type_scale: RwSignal<f64>,
}

/// A point of a figure that the pointer hovers over.
#[derive(Clone, Debug, PartialEq)]
pub struct Hovered {
    /// The id of the view.
    pub view: Arc<str>,
    /// The reading at this point; empty if there is none.
    pub reading: String,
    /// The parameters that a click there would set.
    pub moves: Vec<Move>,
}

impl State {
    /// The state of a page that is opened without a link. `chunk` and `lazy_drawing` belong to the lazy chunk.
    pub fn new(chunk: Chunk, lazy_drawing: Signal<Option<DrawingOf>>) -> Self {
        let tables = Tables::new();
        let ParamSignals { initial, requested, effective, hovered, cursor } =
            ParamSignals::new(Params::default(), tables);
        let settings = RwSignal::new(Settings::default());
        let (system_dark, system_contrast, print_scale) =
            (RwSignal::new(false), RwSignal::new(false), RwSignal::new(None));
        Self {
            initial,
            requested,
            effective,
            tables,
            is_own: false,
            settings,
            notices: RwSignal::new(Vec::new()),
            hovered,
            cursor,
            highlighted_term: RwSignal::new(String::new()),
            solved: RwSignal::new(Vec::new()),
            predicted: Predicted::new(),
            announcement: RwSignal::new(String::new()),
            compared: Memo::new(move |_| {
                let compared =
                    settings.with(|settings| settings.compared.as_ref().map(|compared| tables.within(compared)))?;
                // A uses the same sentence as B.
                Some(Params { sentence: requested.with(|requested| requested.sentence.clone()), ..compared })
            }),
            split_position: RwSignal::new(0.5),
            is_dragging: RwSignal::new(false),
            has_dragged: RwSignal::new(false),
            visible_figures: RwSignal::new(Vec::new()),
            active_tab: RwSignal::new(None),
            board_is_visible: RwSignal::new(true),
            centered_figure: RwSignal::new(None),
            chapter: RwSignal::new(None),
            chunk,
            lazy_drawing,
            system_dark,
            print_pending: RwSignal::new(false),
            print_scale,
            system_contrast,
            color_scheme: Memo::new(move |_| {
                let (theme, contrast) = settings.with(|settings| (settings.theme, settings.contrast));
                let is_dark = match theme {
                    _ if print_scale.get().is_some() => false,
                    ThemeChoice::Auto => system_dark.get(),
                    ThemeChoice::Light => false,
                    ThemeChoice::Dark => true,
                };
                ColorScheme { is_dark, has_high_contrast: contrast || system_contrast.get() }
            }),
            type_scale: RwSignal::new(1.0),
        }
    }

    /// A state for a part of the same page with its own parameters, which are initially `params`.
    #[must_use]
    pub fn with_own(self, params: Params) -> Self {
        let ParamSignals { initial, requested, effective, hovered, cursor } = ParamSignals::new(params, self.tables);
        Self {
            initial,
            requested,
            effective,
            is_own: true,
            hovered,
            cursor,
            notices: RwSignal::new(Vec::new()),
            highlighted_term: RwSignal::new(String::new()),
            ..self
        }
    }

    /// The highlighted formula term of this figure (untracked).
    pub fn highlighted_term_in(&self, figure: &str) -> Option<String> {
        self.highlighted_term.with_untracked(|term| Some(term.strip_prefix(figure)?.strip_prefix('/')?.to_owned()))
    }

    /// The effective parameters (untracked).
    pub fn now(&self) -> Params {
        self.effective.get_untracked()
    }

    /// The content of a link to the current state (untracked).
    pub fn linked(&self) -> Fragment {
        Fragment { params: self.requested.get_untracked(), settings: self.settings.get_untracked() }
    }

    /// Changes the requested parameters; notifies only if they differ.
    pub fn change(&self, change: impl FnOnce(&mut Params)) {
        let mut requested = self.requested.get_untracked();
        change(&mut requested);
        if self.requested.with_untracked(|before| *before != requested) {
            self.requested.set(requested);
        }
    }

    /// Sets numbers directly, as a slider or the cursor does. An untouched cursor scales with `n_pos`.
    pub fn set(&self, moves: &[Move]) {
        let moved = moved(&self.now(), moves, &[]);
        self.change(|params| {
            let is_untouched = has_default_cursor(params);
            for (id, _) in moves {
                let number = number(*id);
                (number.set)(params, (number.get)(&moved));
            }
            if is_untouched && !moves.iter().any(|(id, _)| matches!(id, ParamId::Pos | ParamId::K)) {
                let [pos, k] = default_cursor(params.n_pos);
                (params.pos, params.k) = (pos, k);
            }
        });
        for (id, _) in moves {
            self.set_notice(number(*id), None);
        }
    }

    /// Records that the reader has dragged something.
    pub fn note_drag(&self) {
        if !self.has_dragged.get_untracked() {
            self.has_dragged.set(true);
        }
    }

    /// Parses a number field's input leniently, sets the number, and shows a notice if the input was corrected or
    /// rejected.
    pub fn type_number(&self, number: &'static Number, typed: &str) {
        let text = match number.parse(typed, &self.now()) {
            Ok(admitted) => {
                self.set(&[(number.id, admitted.value)]);
                admitted.notice
            }
            Err(text) => Some(text),
        };
        self.set_notice(number, text);
    }

    /// Sets or clears the notice at a number's field.
    fn set_notice(&self, number: &Number, text: Option<String>) {
        let is_own = |notice: &Notice| notice.name == number.name;
        if text.is_some() || self.notices.with_untracked(|notices| notices.iter().any(is_own)) {
            self.notices.update(|notices| {
                notices.retain(|notice| !is_own(notice));
                notices.extend(text.map(|text| Notice { name: number.name, text }));
            });
        }
    }

    /// Selects an option of a choice by its index.
    pub fn choose(&self, choice: &'static Choice, option: usize) {
        self.change(|params| (choice.set)(params, option));
    }

    /// Switches to another source. `n_pos` becomes `rows`, the length of its table; without `rows`, it is reset to the
    /// default if it was the length of the previous table.
    pub fn choose_source(&self, source: Source, rows: Option<u32>) {
        let before = self.now();
        self.change(|params| params.source = source);
        let default = Params::default().n_pos;
        let showed_whole_table = before.table.is_some_and(|table| table.rows as u32 == before.n_pos);
        if let Some(n_pos) = rows.or(showed_whole_table.then_some(default)) {
            self.set(&[(ParamId::NPos, f64::from(n_pos))]);
        }
    }

    /// Replaces all parameters except the sentence, and clears the notices.
    pub fn open(&self, mut params: Params) {
        if self.notices.with_untracked(|notices| !notices.is_empty()) {
            self.notices.set(Vec::new());
        }
        self.change(|now| {
            params.sentence = now.sentence.clone();
            *now = params;
        });
    }

    /// Rotates the 3D views by this many degrees.
    pub fn turn(&self, right: i32, down: i32) {
        self.change(|params| {
            let Viewpoint { yaw, pitch } = params.viewpoint;
            // Yaw wraps around; pitch stops at the poles.
            let yaw = (yaw + right + 180).rem_euclid(360) - 180;
            params.viewpoint = Viewpoint { yaw, pitch: (pitch + down).clamp(-90, 90) };
        });
    }

    /// A value computed from the effective parameters, updated only while `is_near`, that is, while the element that
    /// shows it is in or near the viewport.
    pub fn while_near<T: Clone + PartialEq + Send + Sync + 'static>(
        &self,
        is_near: RwSignal<bool>,
        compute: fn(&Params) -> T,
    ) -> Memo<T> {
        let params = self.effective;
        Memo::new(move |before: Option<&T>| match before {
            Some(before) if !is_near.get() => before.clone(),
            _ => params.with(compute),
        })
    }

    /// How a figure is drawn, if that is loaded (untracked).
    #[cfg(target_arch = "wasm32")]
    pub fn drawing(&self, figure: &'static Figure) -> Option<&'static Drawing> {
        let lacks_table = |params: &Params| params.source != Source::Formula && params.table.is_none();
        if self.is_own && self.effective.with_untracked(lacks_table) {
            return None;
        }
        figure.first_drawing().or_else(|| self.lazy_drawing.get_untracked().map(|drawing| drawing(figure)))
    }

    /// How a figure is drawn. Natively, nothing is loaded lazily.
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

    /// Puts these figures on the board.
    pub fn set_board(&self, ids: Vec<&'static str>) {
        let is_default = ids == BOARD.map(|figure| figure.id);
        self.settings.update(|settings| settings.figures = if is_default { Vec::new() } else { ids });
    }

    /// Takes a snapshot of the effective parameters as A, or ends the comparison.
    pub fn compare(&self, is_on: bool) {
        let now = is_on.then(|| self.now());
        self.settings.update(|settings| settings.compared = now);
    }
}

/// The signals that a part of the page with its own parameters does not share with the rest of the page.
struct ParamSignals {
    initial: StoredValue<Params>,
    requested: RwSignal<Params>,
    effective: Memo<Params>,
    hovered: RwSignal<Option<Hovered>>,
    cursor: Memo<Params>,
}

impl ParamSignals {
    fn new(start: Params, tables: Tables) -> Self {
        let initial = StoredValue::new(start.clone());
        let requested = RwSignal::new(start);
        let effective = Memo::new(move |_| requested.with(|requested| tables.within(requested)));
        let hovered = RwSignal::new(None::<Hovered>);
        let cursor = Memo::new(move |_| match hovered.get() {
            Some(hovered) => moved(&effective.get(), &hovered.moves, &[]),
            None => effective.get(),
        });
        Self { initial, requested, effective, hovered, cursor }
    }
}

/// The default position and offset of the cursor in a sequence of this length: the default values, scaled with `n_pos`.
fn default_cursor(n_pos: u32) -> [u32; 2] {
    let default = Params::default();
    let scale = f64::from(n_pos) / f64::from(default.n_pos);
    [default.pos, default.k].map(|value| (f64::from(value) * scale).round().min(f64::from(n_pos - 1)) as u32)
}

/// Whether the cursor is at its default position.
fn has_default_cursor(params: &Params) -> bool {
    [params.pos, params.k] == default_cursor(params.n_pos)
}

/// `params` after `moves`: each number in `moves` that is not in `fixed` is set to the nearest allowed value.
pub fn moved(params: &Params, moves: &[Move], fixed: &[ParamId]) -> Params {
    let mut now = params.clone();
    for (id, value) in moves.iter().filter(|(id, _)| !fixed.contains(id)) {
        let number = number(*id);
        let value = number.admit(*value, &now).value;
        (number.set)(&mut now, value);
    }
    now
}
