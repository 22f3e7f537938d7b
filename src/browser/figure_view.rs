//! A view of a figure: where it stands on the page, its canvases, what is on them, and what it was painted from.
//!
//! Whatever painting uses is taken out and put back, so that a panic in a figure leaves nothing borrowed.

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
use super::frame_text::{FrameText, set};
use super::guard;
use super::held_axes::HeldAxes;
use super::inputs::Inputs;
use super::observe::Place;
use super::tween::Tween;
use crate::catalog::{Drawing, Figure, Searches};
use crate::cursor;
use crate::fragment::View;
use crate::paint::theme::{Look, Theme};
use crate::paint::{Layout, Scratch, Surface, paint_above, paint_cursor};
use crate::params::{ParamId, Params};
use crate::scene::{Mark, Scene};
use crate::state::{State, moved};
use crate::text::{self, fill};

/// A view of a figure. The page may have several of the same figure.
pub struct FigureView {
    /// Which figure.
    pub figure: &'static Figure,
    /// Its own name on the page, the id of its frame.
    pub id: Arc<str>,
    /// The element around its canvases.
    pub plot: Element,
    /// What its frame says.
    pub told: FrameText,
    /// Where it stands.
    pub place: RwSignal<Place>,
    /// Its size; none while it is not laid out.
    pub surface: RwSignal<Option<Surface>>,
    /// What it shows, and where its parameters come from.
    pub state: State,
    /// When it was last near the window.
    left: Cell<f64>,
    /// Whether observers last said that it is in the window, and near it. Each reports on its own, several changes at
    /// once.
    signs: Cell<[bool; 2]>,
    /// The name of its measures in the timeline.
    measured_as: JsValue,
    /// In the lesson, where what the reader drew stands beside the truth: whether a question covers it.
    pub veil: Option<RwSignal<bool>>,
    /// Whether it is a small picture without axes, which has its cursor in it and follows once nothing moves.
    pub is_thumb: bool,
    /// The picture's canvas, and above it the cursor's, if it has one.
    elements: [Option<HtmlCanvasElement>; 2],
    /// Created when they are first painted on: sixty contexts would hold up the first figure.
    canvases: Cell<Option<(Canvas, Option<Canvas>)>>,
    drawn: RefCell<Option<Drawn>>,
    /// The scene of A, with its parameters.
    compared: RefCell<Option<(Params, Scene)>>,
    axes: HeldAxes,
    searches: Cell<Searches>,
    /// The way that its picture is on.
    tween: Tween,
    /// Whether a search has gone on since the picture was made.
    outdated: Cell<bool>,
    /// Whether its words are still those of the previous picture.
    unsaid: Cell<bool>,
    /// What the cursor's marks were painted from.
    marked: RefCell<Option<Inputs>>,
    /// The inputs for which painting failed.
    failed_for: RefCell<Option<Inputs>>,
    /// Whether the reading is to be announced.
    announces: Cell<bool>,
    /// What the keys moved last: of several panels, the one that shows it is read.
    key_moved: Cell<Option<ParamId>>,
}

struct Drawn {
    scene: Scene,
    layout: Layout,
    inputs: Inputs,
    /// What it was painted for.
    surface: Surface,
    /// What it was painted on: the same, or coarser while it moves.
    painted_on: Surface,
    lifted: Option<String>,
}

impl FigureView {
    /// A figure that has not been drawn yet.
    pub fn new(
        figure: &'static Figure,
        id: Arc<str>,
        state: State,
        told: FrameText,
        [picture, marks]: [HtmlCanvasElement; 2],
        veil: Option<RwSignal<bool>>,
    ) -> Option<Self> {
        let view = Self::on(figure, id, state, told, [Some(picture), Some(marks)])?;
        Some(Self { veil, ..view })
    }

    /// A small picture of a figure.
    pub fn thumb(figure: &'static Figure, state: State, picture: HtmlCanvasElement) -> Option<Self> {
        Self::on(figure, "".into(), state, FrameText::new([String::new(), String::new()]), [Some(picture), None])
    }

    fn on(
        figure: &'static Figure,
        id: Arc<str>,
        state: State,
        told: FrameText,
        elements: [Option<HtmlCanvasElement>; 2],
    ) -> Option<Self> {
        Some(Self {
            figure,
            id,
            plot: elements[0].as_ref()?.parent_element()?,
            is_thumb: elements[1].is_none(),
            veil: None,
            told,
            place: RwSignal::new(Place::default()),
            surface: RwSignal::new(None),
            state,
            left: Cell::new(0.0),
            signs: Cell::new([false; 2]),
            measured_as: format!("{} {}", if elements[1].is_none() { "thumb" } else { "draw" }, figure.id).into(),
            elements,
            canvases: Cell::new(None),
            drawn: RefCell::new(None),
            compared: RefCell::new(None),
            axes: HeldAxes::default(),
            searches: Cell::default(),
            tween: Tween::default(),
            outdated: Cell::new(false),
            unsaid: Cell::new(false),
            marked: RefCell::new(None),
            failed_for: RefCell::new(None),
            announces: Cell::new(false),
            key_moved: Cell::new(None),
        })
    }

    /// What it is to be painted from now.
    pub fn inputs(&self) -> Inputs {
        let pointed = |pointed: &Option<crate::state::Pointed>| pointed.clone().map(|pointed| pointed.moves);
        let (line, params) = (self.state.wipe.get_untracked(), self.state.now());
        let has_drawn =
            self.veil.is_some() && self.state.settings.with_untracked(|settings| settings.view == View::Page);
        let drawn = if has_drawn { self.state.predicted.drawn_in(self.figure.id, &params) } else { Vec::new() };
        Inputs {
            params,
            drawn,
            veiled: self.is_veiled(),
            compared: self.state.compared.get_untracked().map(|compared| (compared, line)),
            held: self.state.held.get_untracked(),
            passing: self.state.pointed.with_untracked(pointed).unwrap_or_default(),
            paper: self.state.paper.get_untracked(),
        }
    }

    /// Whether its marks are left out. On paper all is to be seen.
    fn is_veiled(&self) -> bool {
        self.veil.is_some_and(|veil| veil.get_untracked()) && self.state.on_paper.with_untracked(Option::is_none)
    }

    /// Where the parameters are others than those that the served words were written for, a figure not drawn yet hides
    /// these words, and its alternative text says that it is waiting.
    pub fn check_served_words(&self) {
        let is_other = || self.state.served.with_value(|served| self.state.params.with_untracked(|now| now != served));
        if !self.is_thumb && self.told.drawn.get_untracked() == 0 && !self.told.stale.get_untracked() && is_other() {
            self.told.stale.set(true);
            set(self.told.alt, text::get("figure.waits").to_owned());
        }
    }

    /// Takes what observers say about its place.
    pub fn take_place(&self, is_seen: Option<bool>, is_near: Option<bool>) {
        let [was_seen, was_near] = self.signs.get();
        let signs = [is_seen.unwrap_or(was_seen), is_near.unwrap_or(was_near)];
        self.signs.set(signs);
        let place = match signs {
            [true, _] => Place::Seen,
            [false, true] => Place::Near,
            [false, false] => Place::Far,
        };
        if self.place.get_untracked() != place {
            self.left.set(clock::now());
            self.place.set(place);
        }
    }

    /// Whether a part of it is in the window.
    pub fn is_seen(&self) -> bool {
        self.place.get_untracked() == Place::Seen
    }

    /// Whether it is one of those that stand together on the first screen.
    pub fn is_on_board(&self) -> bool {
        self.veil.is_none() && !self.is_thumb
    }

    /// Whether it is in the window or a reader is about to reach it.
    pub fn is_near(&self) -> bool {
        self.place.get_untracked() <= Place::Near
    }

    /// Whether the part of the program that draws it is here.
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

    /// Whether the canvas shows anything other than what `now` gives. A figure without a size cannot be painted.
    fn is_stale(&self, now: &Inputs) -> bool {
        let Some(surface) = self.surface.get_untracked() else { return false };
        self.drawn.borrow().as_ref().is_none_or(|drawn| {
            self.outdated.get()
                || self.is_in_transition()
                || drawn.surface != surface
                || drawn.inputs.paper != now.paper
                || self.state.lifted_in(self.figure.id) != drawn.lifted
                || self.is_thumb && drawn.inputs.params != now.params
                || drawn.inputs.differ(self.figure, now)
        })
    }

    /// Whether it was painted, but not all of it from `now`.
    pub fn is_behind(&self, now: &Inputs) -> bool {
        let is_behind = |marked: &Option<Inputs>| !self.is_thumb && marked.as_ref() != Some(now);
        self.drawn.borrow().is_some()
            && (is_behind(&self.marked.borrow()) || self.is_stale(now))
            && !self.has_failed(now)
    }

    /// Whether it was painted with fewer pixels than there are.
    pub fn is_coarse(&self) -> bool {
        self.drawn.borrow().as_ref().is_some_and(|drawn| drawn.painted_on != drawn.surface)
    }

    /// Whether it can be painted but has not been yet.
    pub fn is_blank(&self) -> bool {
        let is_painted = || self.drawn.borrow().is_some() || self.has_failed(&self.inputs());
        self.surface.get_untracked().is_some() && !is_painted()
    }

    /// Whether it was painted but the cursor's marks were not yet.
    pub fn is_unmarked(&self) -> bool {
        !self.is_thumb && self.drawn.borrow().is_some() && self.marked.borrow().is_none()
    }

    /// Has it painted again: the browser lost what was on its canvases.
    pub fn forget_picture(&self) {
        self.canvases.set(None);
        self.outdated.set(true);
        self.marked.replace(None);
    }

    /// Paints the cursor's marks if they changed; returns whether they did.
    pub fn paint_marks(&self, now: &Inputs, scratch: &mut Scratch) -> bool {
        let is_new = self.drawn.borrow().is_some() && self.marked.borrow().as_ref() != Some(now);
        if !is_new || self.is_thumb || self.has_failed(now) {
            return false;
        }
        self.marked.replace(Some(now.clone()));
        let mut reading = None;
        let outcome = guard::guarded(|| reading = self.try_paint_marks(now, scratch));
        if let Err(cause) = outcome {
            self.fail(now, fill("failure.figure", &[("error", cause)]));
        }
        self.say(reading.unwrap_or_default());
        true
    }

    /// Paints the marks, and returns the reading at the cursor.
    fn try_paint_marks(&self, now: &Inputs, scratch: &mut Scratch) -> Option<String> {
        let drawing = self.drawing()?;
        let asked = self.asked(&now.params)?;
        // Parameters that the picture is computed from stay as they are in the picture.
        let params = moved(&asked, &now.passing, self.figure.reads);
        let drawn = self.drawn.take()?;
        let extra = drawing.cursor(&params);
        if let Some((mut picture, Some(mut marks))) = self.canvases() {
            let described = (&drawn.scene, &drawn.layout, extra.as_slice());
            let look = Look { theme: Theme::on(now.paper), lifted: drawn.lifted.as_deref() };
            // Without a graphics card, a second canvas made larger costs more time than all that is painted on it.
            let (onto, is_clear) = if drawn.painted_on == drawn.surface {
                let is_clear = marks.clear(drawn.painted_on).is_ok();
                (&mut marks, is_clear)
            } else {
                (&mut picture, true)
            };
            let surface = drawn.painted_on;
            let mut painted = is_clear && paint_cursor(onto, described, &params, look, surface, scratch).is_ok();
            if !now.drawn.is_empty() {
                let described = (&drawn.scene, &drawn.layout, &*guesses(now, &drawn.scene));
                painted = painted && paint_above(onto, described, look, surface, scratch).is_ok();
            }
            if !painted {
                self.marked.replace(None);
            }
            self.canvases.set(Some((picture, Some(marks))));
        }
        let reading = cursor::reading(&drawn.scene, &params, self.key_moved.get());
        self.drawn.replace(Some(drawn));
        reading.map(|reading| reading.text)
    }

    /// Shows the reading: at the pointer, if it is over this figure, otherwise at the cursor.
    fn say(&self, at_cursor: String) {
        let at_pointer = self.state.pointed.with_untracked(|pointed| {
            let pointed = pointed.as_ref().filter(|pointed| pointed.view == self.id);
            pointed.map(|pointed| pointed.reading.clone()).filter(|reading| !reading.is_empty())
        });
        if self.announces.take() {
            self.state.said.set(at_cursor.clone());
        }
        set(self.told.reading, at_pointer.unwrap_or(at_cursor));
    }

    /// Says in words what was painted, once all figures are painted: before a canvas writes letters, the browser goes
    /// through everything that has changed on the page.
    pub fn tell_painted(&self) {
        if !self.unsaid.replace(false) || self.is_thumb {
            return;
        }
        if let Some(Drawn { scene, surface, .. }) = &*self.drawn.borrow() {
            // A slide has one line for words.
            let short = || text::find(&format!("figure.{}.short", self.figure.id));
            let caption = surface.is_slide.then(short).flatten().map(str::to_owned);
            set(self.told.caption, caption.unwrap_or_else(|| scene.caption.clone()));
            set(self.told.details, scene.details.clone());
            set(self.told.alt, scene.alt.clone());
        }
        if self.told.stale.get_untracked() {
            self.told.stale.set(false);
        }
        self.told.drawn.update(|drawn| *drawn += 1);
    }

    /// Whether a search that its picture does not wait for should go on.
    pub fn may_go_on(&self) -> bool {
        self.drawn.borrow().is_some() && self.drawing().is_some_and(Drawing::has_search)
    }

    /// Continues that search; returns whether there was more to search.
    pub fn go_on(&self) -> bool {
        let mut searches = self.searches.take();
        let went_on = self.drawing().is_some_and(|drawing| drawing.go_on(&mut searches));
        self.searches.set(searches);
        self.outdated.set(self.outdated.get() || went_on);
        went_on
    }

    /// Keys moved this: the next value that is read is announced.
    pub fn announce(&self, moved: Option<ParamId>) {
        self.announces.set(true);
        self.key_moved.set(moved);
        // It is read when the marks are painted.
        self.marked.replace(None);
    }
}

/// The marks of what the reader drew, each with the index of its panel.
fn guesses(now: &Inputs, scene: &Scene) -> Vec<(usize, Mark)> {
    let marks = now.drawn.iter().filter_map(|drawn| {
        let index = drawn.seen.panel;
        Some(drawn.marks(scene.panels.get(index)?).into_iter().map(move |mark| (index, mark)))
    });
    marks.flatten().collect()
}
