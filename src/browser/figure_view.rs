//! A view of a figure: its visibility, its canvases, and the inputs they were painted from.
//!
//! Painting takes values out of their cells and puts them back afterwards, so that a panic in a figure leaves no
//! `RefCell` borrowed.

mod measure;
pub(super) mod memory;
mod picture;

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlCanvasElement};

use super::canvas::Canvas;
use super::clock;
use super::figure_texts::{FigureTexts, set};
use super::frozen_axes::FrozenAxes;
use super::guard;
use super::inputs::Inputs;
use super::observe::Visibility;
use super::tween::Tween;
use crate::catalog::{Drawing, Figure, Searches};
use crate::cursor;
use crate::fragment::View;
use crate::paint::theme::{PaintStyle, Theme};
use crate::paint::{CanvasSpec, Layout, Scratch, paint_compared_cursor, paint_cursor, paint_overlay};
use crate::params::{ParamId, Params};
use crate::scene::{Mark, Scene};
use crate::state::{ParamSignals, State, moved};
use crate::text::{self, fill};

/// A view of a figure. The page may have several of the same figure.
pub struct FigureView {
    /// The figure.
    pub figure: &'static Figure,
    /// The id of its frame, unique on the page.
    pub id: Arc<str>,
    /// The element around its canvases.
    pub plot: Element,
    /// The texts of its frame.
    pub text: FigureTexts,
    /// Whether it is in or near the viewport.
    pub visibility: RwSignal<Visibility>,
    /// Its size; `None` while it has no layout.
    pub spec: RwSignal<Option<CanvasSpec>>,
    /// The state that it shows: of the page, or of a part of the page with separate parameters.
    pub state: State,
    /// When its visibility last changed, in milliseconds.
    changed_at: Cell<f64>,
    /// The last reports of the two observers: whether it is in the viewport, and whether it is in or near it.
    reports: Cell<[bool; 2]>,
    /// The name of its entries in the performance timeline.
    measure_name: JsValue,
    /// Whether it is in the lesson, where the reader's sketch is shown over the figure.
    is_in_lesson: bool,
    /// Whether it is a thumbnail: without axes, with the cursor in the picture, and repainted only when idle.
    pub is_thumb: bool,
    /// The canvas of the picture and, unless it is a thumbnail, the canvas of the cursor's marks above it.
    elements: [Option<HtmlCanvasElement>; 2],
    /// Created on first use, because creating sixty contexts at once would delay the first figure.
    canvases: Cell<Option<(Canvas, Option<Canvas>)>>,
    drawn: RefCell<Option<Drawn>>,
    /// In a comparison: the parameters and the scene of A.
    compared: RefCell<Option<(Params, Scene)>>,
    axes: FrozenAxes,
    /// The background searches for values that the figure shows, kept from one scene to the next.
    searches: Cell<Searches>,
    /// The transition between two pictures, if one is running.
    tween: Tween,
    /// Whether the picture must be painted again although its inputs are the same: a search has continued, a
    /// transition was ended, or its canvas was lost.
    must_repaint: Cell<bool>,
    /// Whether its texts describe an earlier picture.
    must_update_text: Cell<bool>,
    /// The inputs that the cursor's marks were painted from.
    marks_inputs: RefCell<Option<Inputs>>,
    /// The inputs for which painting failed.
    failed_for: RefCell<Option<Inputs>>,
    /// Whether to announce the next reading to screen readers.
    announces: Cell<bool>,
    /// The parameter that the keys last changed. If there are several panels, the reading is that of the panel that
    /// shows this parameter.
    key_moved: Cell<Option<ParamId>>,
}

struct Drawn {
    scene: Scene,
    layout: Layout,
    inputs: Inputs,
    /// The canvas spec at full resolution.
    spec: CanvasSpec,
    /// The canvas spec that was used: the same or, during animations, one with a lower resolution.
    painted_on: CanvasSpec,
    highlighted_term: Option<String>,
}

impl FigureView {
    /// A view that has not been painted yet.
    pub fn new(
        figure: &'static Figure,
        id: Arc<str>,
        state: State,
        text: FigureTexts,
        [picture, marks]: [HtmlCanvasElement; 2],
        is_in_lesson: bool,
    ) -> Option<Self> {
        let view = Self::on(figure, id, state, text, [Some(picture), Some(marks)])?;
        Some(Self { is_in_lesson, ..view })
    }

    /// A thumbnail of a figure.
    pub fn thumb(figure: &'static Figure, state: State, picture: HtmlCanvasElement) -> Option<Self> {
        Self::on(figure, "".into(), state, FigureTexts::new([String::new(), String::new()]), [Some(picture), None])
    }

    fn on(
        figure: &'static Figure,
        id: Arc<str>,
        state: State,
        text: FigureTexts,
        elements: [Option<HtmlCanvasElement>; 2],
    ) -> Option<Self> {
        Some(Self {
            figure,
            id,
            plot: elements[0].as_ref()?.parent_element()?,
            is_thumb: elements[1].is_none(),
            is_in_lesson: false,
            text,
            visibility: RwSignal::new(Visibility::default()),
            spec: RwSignal::new(None),
            state,
            changed_at: Cell::new(0.0),
            reports: Cell::new([false; 2]),
            measure_name: format!("{} {}", if elements[1].is_none() { "thumb" } else { "draw" }, figure.id).into(),
            elements,
            canvases: Cell::new(None),
            drawn: RefCell::new(None),
            compared: RefCell::new(None),
            axes: FrozenAxes::default(),
            searches: Cell::default(),
            tween: Tween::default(),
            must_repaint: Cell::new(false),
            must_update_text: Cell::new(false),
            marks_inputs: RefCell::new(None),
            failed_for: RefCell::new(None),
            announces: Cell::new(false),
            key_moved: Cell::new(None),
        })
    }

    /// The current inputs of painting (untracked).
    pub fn inputs(&self) -> Inputs {
        let moves = |hovered: &Option<crate::state::Hovered>| hovered.clone().map(|hovered| hovered.moves);
        let params = self.state.params.now();
        let shows_sketches =
            self.is_in_lesson && self.state.settings.with_untracked(|settings| settings.view == View::Page);
        let sketches =
            if shows_sketches { self.state.progress.sketches_in(self.figure.id, &params) } else { Vec::new() };
        Inputs {
            params,
            sketches,
            compared: self.state.comparison.now(),
            is_dragging: self.state.is_dragging.get_untracked(),
            hovered: self.state.reading.hovered.with_untracked(moves).unwrap_or_default(),
            color_scheme: self.state.display.color_scheme.get_untracked(),
        }
    }

    /// If the parameters are not those of the server-rendered texts, hides these texts until the figure is painted;
    /// meanwhile the alternative text says that the figure is waiting.
    pub fn check_stale_text(&self) {
        let ParamSignals { initial, effective, .. } = self.state.params;
        let has_changed = || initial.with_value(|initial| effective.with_untracked(|now| now != initial));
        if !self.is_thumb
            && self.text.update_count.get_untracked() == 0
            && !self.text.is_stale.get_untracked()
            && has_changed()
        {
            self.text.is_stale.set(true);
            set(self.text.alt, text::get("figure.waits").to_owned());
        }
    }

    /// Updates its visibility from a report of an observer: whether it is in the viewport, or in or near it. `None`
    /// keeps the last report.
    pub fn set_visibility(&self, is_visible: Option<bool>, is_near: Option<bool>) {
        let [was_visible, was_near] = self.reports.get();
        let reports = [is_visible.unwrap_or(was_visible), is_near.unwrap_or(was_near)];
        self.reports.set(reports);
        let visibility = match reports {
            [true, _] => Visibility::Visible,
            [false, true] => Visibility::Near,
            [false, false] => Visibility::Far,
        };
        if self.visibility.get_untracked() != visibility {
            self.changed_at.set(clock::now());
            self.visibility.set(visibility);
        }
    }

    /// Whether it is in the viewport, at least in part.
    pub fn is_visible(&self) -> bool {
        self.visibility.get_untracked() == Visibility::Visible
    }

    /// Whether it is on the board, the first screen.
    pub fn is_on_board(&self) -> bool {
        !self.is_in_lesson && !self.is_thumb
    }

    /// Whether it is in or near the viewport.
    pub fn is_near(&self) -> bool {
        self.visibility.get_untracked() <= Visibility::Near
    }

    /// Whether its code is loaded. In a part of the page with separate parameters, any table that these name must be loaded
    /// too.
    pub fn can_draw(&self) -> bool {
        self.drawing().is_some()
    }

    fn is_on_slide(&self) -> bool {
        self.state.settings.with_untracked(|settings| settings.view == View::Slide)
    }

    fn drawing(&self) -> Option<&'static Drawing> {
        self.state.drawing(self.figure)
    }

    fn has_failed(&self, now: &Inputs) -> bool {
        self.failed_for.borrow().as_ref() == Some(now)
    }

    /// Whether painting the picture from `now` would change it. A figure without a size cannot be painted.
    fn is_stale(&self, now: &Inputs) -> bool {
        let Some(spec) = self.spec.get_untracked() else { return false };
        self.drawn.borrow().as_ref().is_none_or(|drawn| {
            self.must_repaint.get()
                || self.is_in_transition()
                || drawn.spec != spec
                || drawn.inputs.color_scheme != now.color_scheme
                || self.state.reading.highlighted_term_in(self.figure.id) != drawn.highlighted_term
                || self.is_thumb && drawn.inputs.params != now.params
                || drawn.inputs.scene_may_differ(self.figure, now)
        })
    }

    /// Whether it was painted, but its picture or marks do not match `now`, and painting has not failed for `now`.
    pub fn is_behind(&self, now: &Inputs) -> bool {
        let is_behind = |inputs: &Option<Inputs>| !self.is_thumb && inputs.as_ref() != Some(now);
        self.drawn.borrow().is_some()
            && (is_behind(&self.marks_inputs.borrow()) || self.is_stale(now))
            && !self.has_failed(now)
    }

    /// Whether it was painted with a lower resolution than its canvas spec.
    pub fn is_coarse(&self) -> bool {
        self.drawn.borrow().as_ref().is_some_and(|drawn| drawn.painted_on != drawn.spec)
    }

    /// Whether it can be painted but has not been yet.
    pub fn is_blank(&self) -> bool {
        let is_painted = || self.drawn.borrow().is_some() || self.has_failed(&self.inputs());
        self.spec.get_untracked().is_some() && !is_painted()
    }

    /// Whether its picture was painted, but the cursor's marks were not yet.
    pub fn is_unmarked(&self) -> bool {
        !self.is_thumb && self.drawn.borrow().is_some() && self.marks_inputs.borrow().is_none()
    }

    /// Requests a repaint, because the browser lost the contents of its canvases.
    pub fn invalidate_picture(&self) {
        self.canvases.set(None);
        self.must_repaint.set(true);
        self.marks_inputs.replace(None);
    }

    /// Paints the cursor's marks if their inputs have changed; returns whether it painted them.
    pub fn paint_marks(&self, now: &Inputs, scratch: &mut Scratch) -> bool {
        let is_new = self.drawn.borrow().is_some() && self.marks_inputs.borrow().as_ref() != Some(now);
        if !is_new || self.is_thumb || self.has_failed(now) {
            return false;
        }
        self.marks_inputs.replace(Some(now.clone()));
        let mut reading = None;
        let outcome = guard::guarded(|| reading = self.try_paint_marks(now, scratch));
        if let Err(cause) = outcome {
            self.fail(now, fill("failure.figure", &[("error", cause)]));
        }
        self.show_reading(reading.unwrap_or_default());
        true
    }

    /// Paints the cursor's marks; returns the reading at the cursor.
    fn try_paint_marks(&self, now: &Inputs, scratch: &mut Scratch) -> Option<String> {
        let drawing = self.drawing()?;
        let params = self.params_in_picture(&now.params)?;
        // Applies what hovering moves, except the parameters that the picture is computed from.
        let params = moved(&params, &now.hovered, self.figure.reads);
        let drawn = self.drawn.take()?;
        let extra = drawing.cursor(&params);
        let a = self.compared.take();
        if let Some((mut picture, Some(mut marks))) = self.canvases() {
            let with_a = picture::with_a(&drawn.scene, a.as_ref(), now.visible_comparison(self.figure));
            let described = (with_a, &drawn.layout, extra.as_slice());
            let style =
                PaintStyle { theme: Theme::on(now.color_scheme), highlighted_term: drawn.highlighted_term.as_deref() };
            // While the resolution is low, the marks go onto the picture's canvas: without a GPU, enlarging a second
            // canvas takes longer than painting all on the first.
            let (onto, is_clear) = if drawn.painted_on == drawn.spec {
                let is_clear = marks.clear(drawn.painted_on).is_ok();
                (&mut marks, is_clear)
            } else {
                (&mut picture, true)
            };
            let spec = drawn.painted_on;
            let extra_of_a = now.visible_comparison(self.figure).map(|(a, _)| drawing.cursor(&a.at_cursor_of(&params)));
            let of_a = (with_a, &drawn.layout, extra_of_a.as_deref().unwrap_or_default());
            let mut painted = is_clear
                && paint_compared_cursor(onto, of_a, style, spec, scratch).is_ok()
                && paint_cursor(onto, described, &params, style, spec, scratch).is_ok();
            if !now.sketches.is_empty() {
                let described = (&drawn.scene, &drawn.layout, &*sketch_marks(now, &drawn.scene));
                painted = painted && paint_overlay(onto, described, style, spec, scratch).is_ok();
            }
            if !painted {
                self.marks_inputs.replace(None);
            }
            self.canvases.set(Some((picture, Some(marks))));
        }
        self.compared.replace(a);
        let reading = cursor::reading(&drawn.scene, &params, self.key_moved.get());
        self.drawn.replace(Some(drawn));
        reading.map(|reading| reading.text)
    }

    /// Shows the reading at the pointer, if it hovers over this figure, and otherwise at the cursor.
    fn show_reading(&self, at_cursor: String) {
        let at_pointer = self.state.reading.hovered.with_untracked(|hovered| {
            let hovered = hovered.as_ref().filter(|hovered| hovered.view == self.id);
            hovered.map(|hovered| hovered.reading.clone()).filter(|reading| !reading.is_empty())
        });
        if self.announces.take() {
            self.state.announcement.set(at_cursor.clone());
        }
        set(self.text.reading, at_pointer.unwrap_or(at_cursor));
    }

    /// Updates the texts of the frame to match the picture. Called after all figures are painted, because drawing text
    /// on a canvas makes the browser recompute the styles of all elements that have changed on the page.
    pub fn update_text(&self) {
        if !self.must_update_text.replace(false) || self.is_thumb {
            return;
        }
        if let Some(Drawn { scene, spec, .. }) = &*self.drawn.borrow() {
            // A slide has room for one line of text.
            let short = || text::find(&format!("figure.{}.short", self.figure.id));
            let caption = spec.is_slide.then(short).flatten().map(str::to_owned);
            set(self.text.caption, caption.unwrap_or_else(|| scene.caption.clone()));
            set(self.text.details, scene.details.clone());
            set(self.text.alt, scene.alt.clone());
        }
        if self.text.is_stale.get_untracked() {
            self.text.is_stale.set(false);
        }
        self.text.update_count.update(|drawn| *drawn += 1);
    }

    /// Whether it has a search that continues in the background.
    pub fn has_search(&self) -> bool {
        self.drawn.borrow().is_some() && self.drawing().is_some_and(Drawing::has_search)
    }

    /// Continues the background search by one step; returns whether it was unfinished.
    pub fn continue_search(&self) -> bool {
        let mut searches = self.searches.take();
        let has_continued = self.drawing().is_some_and(|drawing| drawing.advance(&mut searches));
        self.searches.set(searches);
        self.must_repaint.set(self.must_repaint.get() || has_continued);
        has_continued
    }

    /// Announces the next reading, because a key press changed the parameter `moved` or rotated the view (`None`).
    pub fn announce_reading(&self, moved: Option<ParamId>) {
        self.announces.set(true);
        self.key_moved.set(moved);
        // Painting the marks produces the reading.
        self.marks_inputs.replace(None);
    }
}

/// The marks of the reader's sketches, each with the index of its panel.
fn sketch_marks(now: &Inputs, scene: &Scene) -> Vec<(usize, Mark)> {
    let marks = now.sketches.iter().filter_map(|drawn| {
        let index = drawn.target.panel;
        Some(drawn.marks(scene.panels.get(index)?).into_iter().map(move |mark| (index, mark)))
    });
    marks.flatten().collect()
}
