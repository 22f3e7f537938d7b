//! What stands on the page's canvases, and when it is painted again.
//!
//! A change of parameters only marks the stage. The first change since the last frame is painted at the end of the
//! running task, so that a slider feels immediate; further ones wait for the next frame, so that there is never more
//! than one update a frame. Only figures in the window are painted, and of those only the ones whose parameters
//! changed; their neighbours follow when the parameters rest. The cursor has a canvas of its own above each figure.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::later::fetch;
use super::observe::Observers;
use super::spot::{Inputs, Spot};
use super::timing::{self, When, after_a_frame, later};
use crate::paint::Scratch;
use crate::params::{ParamId, Params};
use crate::scene::Panel;

/// Where figures stand.
const FRAMES: &str = "figure[data-figure]";

thread_local! {
    /// The names of measures in the timeline.
    static UPDATE: JsValue = "update".into();
    static CURSOR: JsValue = "cursor".into();
}

/// What is painted, and from what.
pub(super) struct Stage {
    spots: RefCell<Vec<Rc<Spot>>>,
    observers: OnceCell<Observers>,
    scratch: RefCell<Scratch>,
    inputs: RefCell<Inputs>,
    type_scale: Cell<f64>,
    /// When the first change came that is not painted yet.
    changed_at: Cell<Option<f64>>,
    /// When the last change was painted.
    updated_at: Cell<f64>,
    scheduled: Cell<bool>,
    paints_awaited: Cell<bool>,
    follows: Cell<bool>,
    goes_on: Cell<bool>,
    painted_in_this_frame: Cell<bool>,
}

impl Stage {
    /// An empty stage.
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            spots: RefCell::default(),
            observers: OnceCell::new(),
            scratch: RefCell::default(),
            inputs: RefCell::new(Inputs { params: Params::default(), dark: false }),
            type_scale: Cell::new(1.0),
            changed_at: Cell::new(None),
            updated_at: Cell::new(0.0),
            scheduled: Cell::new(false),
            paints_awaited: Cell::new(false),
            follows: Cell::new(false),
            goes_on: Cell::new(false),
            painted_in_this_frame: Cell::new(false),
        })
    }

    /// Takes the figures that stand in the document now, and lets go of those that do not any more.
    pub(super) fn adopt(self: &Rc<Self>) {
        let observers = self.observers();
        let mut spots = self.spots.borrow_mut();
        spots.retain(|spot| {
            let stays = spot.is_on_page();
            if !stays {
                observers.forget(&spot.plot);
            }
            stays
        });
        let frames = document().query_selector_all(FRAMES).expect("the selector is well-formed");
        for frame in (0..frames.length()).filter_map(|index| frames.get(index)?.dyn_into::<Element>().ok()) {
            if !spots.iter().any(|spot| spot.has_frame(&frame)) {
                spots.extend(Spot::of(frame).map(Rc::new));
            }
        }
        for spot in spots.iter().filter(|spot| !spot.observed.replace(true)) {
            observers.observe(&spot.plot);
        }
    }

    /// Paints the first figure before the page is shown, if it stands in the window and was not painted yet: the
    /// observers tell its size only after that.
    pub(super) fn paint_first(&self) {
        if self.spots.borrow().is_empty() {
            let frame = document().query_selector(FRAMES).expect("the selector is well-formed");
            self.spots.borrow_mut().extend(frame.and_then(Spot::of).map(Rc::new));
        }
        let first = self.spots.borrow().first().cloned();
        let Some(spot) = first.filter(|spot| spot.surface.get().is_none() && spot.can_draw()) else { return };
        let place = spot.plot.get_bounding_client_rect();
        let height = window().inner_height().ok().and_then(|height| height.as_f64());
        if height.is_some_and(|height| place.top() < height) {
            spot.resize([place.width(), place.height()], window().device_pixel_ratio(), self.type_scale.get());
            self.paint_whole(&spot);
        }
    }

    fn paint_whole(&self, spot: &Spot) {
        let (now, scratch) = (self.inputs.borrow(), &mut self.scratch.borrow_mut());
        spot.paint(&now, scratch);
        spot.paint_marks(&now, scratch);
        spot.tell_painted();
    }

    fn observers(self: &Rc<Self>) -> &Observers {
        self.observers.get_or_init(|| {
            let (resized, seen, near) = (self.clone(), self.clone(), self.clone());
            Observers::new(
                move |plot, width, height| {
                    resized.with_spot(plot, |spot| {
                        spot.resize([width, height], window().device_pixel_ratio(), resized.type_scale.get());
                    });
                    resized.schedule();
                    resized.paint_awaited_soon();
                },
                move |plot, is_seen| {
                    seen.with_spot(plot, |spot| spot.seen.set(is_seen));
                    seen.schedule();
                },
                move |plot, is_near| {
                    near.with_spot(plot, |spot| spot.near.set(is_near));
                    near.paint_awaited_soon();
                    near.follow_soon();
                },
            )
            .expect("every browser with WebAssembly SIMD has these observers")
        })
    }

    /// New parameters, `within` their ranges.
    pub(super) fn set_params(self: &Rc<Self>, params: Params) {
        if self.inputs.borrow().params != params {
            self.inputs.borrow_mut().params = params;
            if self.changed_at.get().is_none() {
                self.changed_at.set(Some(timing::now()));
            }
            self.schedule();
        }
    }

    /// Light or dark paper.
    pub(super) fn set_dark(self: &Rc<Self>, dark: bool) {
        self.inputs.borrow_mut().dark = dark;
        self.schedule();
    }

    /// How much larger than usual type is.
    pub(super) fn set_type_scale(&self, type_scale: f64) {
        self.type_scale.set(type_scale);
    }

    /// The window moved to a display with another pixel ratio, or was zoomed.
    pub(super) fn measure_again(self: &Rc<Self>) {
        for spot in self.spots.borrow().iter() {
            let size = spot.plot.get_bounding_client_rect();
            spot.resize([size.width(), size.height()], window().device_pixel_ratio(), self.type_scale.get());
        }
        self.schedule();
    }

    fn schedule(self: &Rc<Self>) {
        if self.scheduled.replace(true) {
            return;
        }
        let stage = self.clone();
        if self.painted_in_this_frame.get() {
            later(When::NextFrame, move || stage.update(true));
        } else {
            later(When::Soon, move || stage.update(false));
        }
    }

    fn update(self: &Rc<Self>, in_frame: bool) {
        self.scheduled.set(false);
        // A figure that came near is painted besides; only changes are held to one a frame.
        if self.changed_at.get().is_some() && !self.painted_in_this_frame.replace(true) {
            let stage = self.clone();
            // What runs just before a frame is shown belongs to it; the first task after that is already the next's.
            let next = if in_frame { When::After(0) } else { When::NextFrame };
            later(next, move || stage.painted_in_this_frame.set(false));
        }
        let (now, spots, scratch) = (&*self.inputs.borrow(), self.spots.borrow(), &mut self.scratch.borrow_mut());
        let seen = || spots.iter().filter(|spot| spot.seen.get());
        // Figures that a reader comes to for the first time are painted one a frame, so that none waits for all.
        for spot in seen().filter(|spot| !spot.is_blank()) {
            spot.paint(now, scratch);
        }
        let marks_from = timing::now();
        if seen().filter(|spot| spot.paint_marks(now, scratch)).count() > 0 {
            CURSOR.with(|name| timing::measure(name, marks_from));
        }
        seen().for_each(|spot| spot.tell_painted());
        self.follow_soon();
        self.go_on_soon();
        if let Some(changed_at) = self.changed_at.take() {
            UPDATE.with(|name| timing::measure(name, changed_at));
            self.updated_at.set(timing::now());
        }
    }

    /// Paints the figures that a reader is about to come to for the first time, a canvas a frame: the browser takes memory
    /// for each new one before it shows the frame, which for many at once would hold up the page. What is not here yet
    /// to paint them is fetched.
    fn paint_awaited_soon(self: &Rc<Self>) {
        if self.paints_awaited.replace(true) {
            return;
        }
        let stage = self.clone();
        after_a_frame(move || {
            stage.paints_awaited.set(false);
            let awaited = |spot: &&Rc<Spot>| spot.near.get() && (spot.is_blank() || spot.is_unmarked());
            let (ready, missing): (Vec<_>, Vec<_>) =
                stage.spots.borrow().iter().filter(awaited).cloned().partition(|spot| spot.can_draw());
            if !missing.is_empty() {
                fetch(&stage);
            }
            // Those in the window first, and pictures before their marks.
            if let Some(spot) = ready.iter().min_by_key(|spot| (!spot.seen.get(), !spot.is_blank())) {
                let (now, scratch) = (stage.inputs.borrow(), &mut stage.scratch.borrow_mut());
                if spot.is_blank() {
                    spot.paint(&now, scratch);
                } else {
                    spot.paint_marks(&now, scratch);
                    spot.tell_painted();
                }
                stage.paint_awaited_soon();
                stage.go_on_soon();
            }
        });
    }

    /// Paints the figures beside the window, one a frame, once nothing has changed for a while: what nobody sees yet is
    /// not to delay what moves.
    fn follow_soon(self: &Rc<Self>) {
        let behind = |stage: &Self| {
            let now = stage.inputs.borrow();
            stage.spots.borrow().iter().find(|spot| spot.near.get() && spot.is_behind(&now)).cloned()
        };
        if behind(self).is_none() || self.follows.replace(true) {
            return;
        }
        let stage = self.clone();
        later(When::After(self.until_rest()), move || {
            stage.follows.set(false);
            if stage.until_rest() == 0
                && let Some(spot) = behind(&stage)
            {
                stage.paint_whole(&spot);
            }
            after_a_frame(move || stage.follow_soon());
        });
    }

    /// Milliseconds until parameters have rested long enough for what is not to delay their pictures.
    fn until_rest(&self) -> u32 {
        const REST: f64 = 80.0;
        (self.updated_at.get() + REST - timing::now()).clamp(0.0, REST).ceil() as u32
    }

    /// Goes on with searches that pictures could not wait for, once parameters rest, a slice a task, and shows how far
    /// they came. Whatever changes meanwhile is painted between two slices, and what nobody looks at is not searched.
    fn go_on_soon(self: &Rc<Self>) {
        let may_go_on = self.spots.borrow().iter().any(|spot| spot.seen.get() && spot.may_go_on());
        if !may_go_on || self.goes_on.replace(true) {
            return;
        }
        let stage = self.clone();
        later(When::After(self.until_rest()), move || {
            stage.goes_on.set(false);
            if stage.until_rest() > 0 {
                return stage.go_on_soon();
            }
            let went_on = stage.spots.borrow().iter().filter(|spot| spot.seen.get() && spot.go_on()).count();
            if went_on > 0 {
                stage.schedule();
            }
        });
    }

    /// The rest of the program has arrived.
    pub(super) fn all_is_here(self: &Rc<Self>) {
        self.spots.borrow().iter().for_each(|spot| spot.forget_failure());
        self.schedule();
        self.paint_awaited_soon();
    }

    /// The rest of the program did not arrive.
    pub(super) fn tell_missing(&self) {
        self.spots.borrow().iter().filter(|spot| spot.near.get()).for_each(|spot| spot.tell_missing());
    }

    /// Paints every figure before this call returns, for the printer.
    pub(super) fn paint_now(&self) {
        self.spots.borrow().iter().for_each(|spot| self.paint_whole(spot));
    }

    /// Says in its frame what stands at a point of a plot, and gives what `look` makes of it.
    pub(super) fn read<T: Default>(
        &self,
        plot: &Element,
        point: [f64; 2],
        look: impl FnOnce(&Panel, [f64; 2]) -> T,
    ) -> T {
        let spots = self.spots.borrow();
        let mut found = None;
        for spot in spots.iter() {
            if spot.plot == *plot {
                found = Some(spot);
            } else {
                spot.read_nothing();
            }
        }
        found.map_or_else(T::default, |spot| spot.read(point, look))
    }

    /// Says in its frame what stands at the cursor, where `place` finds it.
    pub(super) fn read_cursor(&self, plot: &Element, place: impl FnOnce(&Panel, &Params) -> [f64; 2]) {
        let params = self.inputs.borrow().params.clone();
        self.with_spot(plot, |spot| spot.read_cursor(|panel| place(panel, &params)));
    }

    /// What `look` makes of the first panel of a plot.
    pub(super) fn first_panel<T>(&self, plot: &Element, look: impl FnOnce(&Panel) -> T) -> Option<T> {
        let spot = self.spots.borrow().iter().find(|spot| spot.plot == *plot).cloned();
        spot?.first_panel(look)
    }

    /// Whether the figure of a plot reads this parameter.
    pub(super) fn reads(&self, plot: &Element, id: ParamId) -> bool {
        self.spots.borrow().iter().any(|spot| spot.plot == *plot && spot.reads(id))
    }

    /// The pointer is over no plot.
    pub(super) fn read_nothing(&self) {
        self.spots.borrow().iter().for_each(|spot| spot.read_nothing());
    }

    fn with_spot(&self, plot: &Element, act: impl FnOnce(&Spot)) {
        let spot = self.spots.borrow().iter().find(|spot| spot.plot == *plot).cloned();
        if let Some(spot) = spot {
            act(&spot);
        }
    }
}
