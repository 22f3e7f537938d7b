//! When figures are painted: one queue, the most urgent first.
//!
//! 1. [`Job::Update`]: figures in the window that are out of date, all in one go. The first change after a frame is
//!    painted at the end of the current task, so that a slider feels immediate; further ones wait until just before the
//!    next frame is shown, so that there is never more than one update per frame.
//! 2. [`Job::Appear`]: figures that a reader comes to for the first time, one canvas per frame: the browser allocates
//!    memory for each new one before it shows the frame, and many at once would hold up the page.
//! 3. [`Job::Follow`]: figures near the window, one per frame, once nothing has changed for a while: what nobody sees
//!    yet must not delay what moves, nor must the pixels that a moving picture does without.
//! 4. [`Job::Search`]: searches that pictures could not wait for, one slice per task, and only for figures in the
//!    window.
//!
//! A job is chosen when its time has come, from what is true then; why it was asked for is not kept.

mod views;

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::reactive::effect::ImmediateEffect;
use wasm_bindgen::JsValue;

use self::views::Views;
use super::clock::{self, When, after_a_frame, later};
use super::content_visibility;
use super::figure_view::{FigureView, memory};
use super::observe::Place;
use super::pace::{Frames, Pace};
use crate::paint::Scratch;
use crate::state::State;

thread_local! {
    /// The names of measures in the timeline.
    static UPDATE: JsValue = "update".into();
    static CURSOR: JsValue = "cursor".into();
}

/// How many milliseconds nothing must have moved before work begins that must not delay what moves.
const REST: f64 = 80.0;

/// What is painted, and when.
pub struct Scheduler {
    state: State,
    views: Rc<Views>,
    scratch: Cell<Scratch>,
    /// Urgency and generation of the pending wake-up; stale ones are ignored.
    awaited: Cell<Option<(Urgency, u32)>>,
    waits: Cell<u32>,
    /// When the first change that is not painted yet came.
    changed_at: Cell<Option<f64>>,
    /// When the last change was painted, or the frame that it is in was on its way.
    updated_at: Cell<f64>,
    painted_in_this_frame: Cell<bool>,
    frames: Frames,
}

enum Job {
    Update,
    Appear(Rc<FigureView>),
    Follow(Rc<FigureView>),
    Search,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    Update,
    Appear,
    Follow,
    Search,
}

impl Job {
    fn urgency(&self) -> Urgency {
        match self {
            Self::Update => Urgency::Update,
            Self::Appear(_) => Urgency::Appear,
            Self::Follow(_) => Urgency::Follow,
            Self::Search => Urgency::Search,
        }
    }
}

impl Scheduler {
    /// A scheduler for `state`.
    pub fn new(state: State) -> Rc<Self> {
        Rc::new(Self {
            state,
            views: Views::new(state),
            scratch: Cell::default(),
            awaited: Cell::new(None),
            waits: Cell::new(0),
            changed_at: Cell::new(None),
            updated_at: Cell::new(0.0),
            painted_in_this_frame: Cell::new(false),
            frames: Frames::default(),
        })
    }

    /// Takes note of changes from now on, by effects that run at once and not when the task is over: an update is
    /// measured from the change.
    pub fn follow(self: &Rc<Self>) {
        let scheduler = StoredValue::new_local(self.clone());
        let state = self.state;
        self.follow_parameters(state);
        ImmediateEffect::new_scoped(move || {
            state.type_scale.track();
            scheduler.with_value(|scheduler| scheduler.measure_again());
        });
        let are_placed = self.views.are_placed;
        ImmediateEffect::new_scoped(move || {
            are_placed.track();
            let _ = state.later.get();
            scheduler.with_value(Self::wake);
        });
    }

    /// Takes note of changes of these parameters, which may be those of a part of the page.
    pub fn follow_parameters(self: &Rc<Self>, state: State) {
        let scheduler = StoredValue::new_local(self.clone());
        let is_first = StoredValue::new(true);
        ImmediateEffect::new_scoped(move || {
            state.params.track();
            if !is_first.get_value() {
                scheduler.with_value(|scheduler| {
                    scheduler.views.all().iter().for_each(|view| view.check_served_words());
                    if scheduler.changed_at.get().is_none() {
                        scheduler.changed_at.set(Some(clock::now()));
                    }
                    scheduler.wake();
                });
            }
            is_first.set_value(false);
        });
    }

    /// Adds a figure that came onto the page, until the current owner is disposed of.
    pub fn add(self: &Rc<Self>, view: FigureView) -> Rc<FigureView> {
        let view = Rc::new(view);
        let (scheduler, added) = (StoredValue::new_local(self.clone()), StoredValue::new_local(view.clone()));
        let state = view.state;
        // A figure that is far away follows only its place.
        ImmediateEffect::new_scoped(move || {
            let (place, surface, veil) = added.with_value(|view| (view.place, view.surface, view.veil));
            if place.get() != Place::Far {
                surface.track();
                state.paper.track();
                state.cursor.track();
                state.pointed.track();
                state.lifted.track();
                state.compared.track();
                state.wipe.track();
                state.held.track();
                state.predicted.track_drawn();
                veil.iter().for_each(Track::track);
            }
            scheduler.with_value(Self::wake);
        });
        self.views.add(view.clone());
        view.check_served_words();
        if view.is_on_board() && !self.views.are_placed.get_untracked() {
            self.show_first(&view);
        }
        let removed = added;
        on_cleanup(move || {
            scheduler.with_value(|scheduler| removed.with_value(|view| scheduler.views.remove(view)));
        });
        view
    }

    /// The board need not wait until observers have reported its place.
    fn show_first(self: &Rc<Self>, view: &Rc<FigureView>) {
        let place = view.plot.get_bounding_client_rect();
        let height = window().inner_height().ok().and_then(|height| height.as_f64());
        if height.is_some_and(|height| place.top() < height && place.bottom() > 0.0) && view.can_draw() {
            view.resize(view.size());
            view.take_place(Some(true), Some(true));
            self.paint_whole(view);
        }
    }

    /// All figures on the page.
    pub fn views(&self) -> Vec<Rc<FigureView>> {
        self.views.all().to_vec()
    }

    /// The size of type or the pixel ratio of the display has changed.
    pub fn measure_again(&self) {
        self.views.measure_again();
    }

    /// The most urgent job there is.
    fn next(&self) -> Option<Job> {
        let views = self.views.all();
        // Small pictures follow once nothing moves.
        let seen = || views.iter().filter(|view| view.is_seen() && !view.is_thumb);
        if self.changed_at.get().is_some() || seen().any(|view| view.is_behind(&view.inputs())) {
            return Some(Job::Update);
        }
        let near = || views.iter().filter(|view| view.is_near());
        let waits = |view: &&Rc<FigureView>| view.can_draw() && (view.is_blank() || view.is_unmarked());
        // Those in the window first, and pictures before their marks.
        if let Some(view) = near().filter(waits).min_by_key(|view| (!view.is_seen(), !view.is_blank())) {
            return Some(Job::Appear(view.clone()));
        }
        if let Some(view) = near().find(|view| view.is_behind(&view.inputs()) || view.is_coarse()) {
            return Some(Job::Follow(view.clone()));
        }
        seen().any(|view| view.may_go_on()).then_some(Job::Search)
    }

    /// Makes sure that the most urgent job is done in its time.
    pub fn wake(self: &Rc<Self>) {
        if self.views.all().iter().any(|view| view.is_near() && !view.can_draw()) {
            self.state.later.want();
        }
        let Some(urgency) = self.next().map(|job| job.urgency()) else {
            // The chapters' turn comes after that of all plots in the window.
            if self.views.are_placed.get_untracked() {
                content_visibility::settle();
            }
            return;
        };
        if self.awaited.get().is_some_and(|(awaited, _)| awaited <= urgency) {
            return;
        }
        let wait = self.waits.get().wrapping_add(1);
        self.waits.set(wait);
        self.awaited.set(Some((urgency, wait)));
        let scheduler = self.clone();
        let in_frame = self.painted_in_this_frame.get();
        let act = move || {
            if scheduler.awaited.get() == Some((urgency, wait)) {
                scheduler.awaited.set(None);
                scheduler.run(urgency, in_frame);
            }
        };
        match urgency {
            Urgency::Update if in_frame => later(When::NextFrame, act),
            Urgency::Update => later(When::Soon, act),
            Urgency::Appear => after_a_frame(act),
            Urgency::Follow | Urgency::Search => {
                let rest = self.until_rest();
                after_a_frame(move || later(When::After(rest), act));
            }
        }
    }

    /// Does the most urgent job now, unless it has to wait longer than the one that was waited for.
    fn run(self: &Rc<Self>, awaited: Urgency, in_frame: bool) {
        match self.next() {
            Some(job) if job.urgency() > awaited => {}
            Some(Job::Update) => self.update(in_frame),
            Some(Job::Appear(view)) => self.paint_new(&view),
            Some(Job::Follow(view)) if self.until_rest() == 0 => self.paint_whole(&view),
            Some(Job::Search) if self.until_rest() == 0 => {
                let views = self.views();
                let went_on = views.iter().filter(|view| view.is_seen() && view.may_go_on() && view.go_on()).count();
                if went_on == 0 {
                    // There is nothing more to do until something changes.
                    return;
                }
            }
            Some(Job::Follow(_) | Job::Search) | None => {}
        }
        // On paper all is seen.
        if self.state.on_paper.get_untracked().is_none() {
            memory::give_back(&self.views.all());
        }
        self.wake();
    }

    fn update(self: &Rc<Self>, in_frame: bool) {
        let (views, began) = (self.views(), clock::now());
        // Figures that came near are painted as well; only changes, and pictures on their way, are limited to one update
        // per frame.
        let moves =
            self.changed_at.get().is_some() || views.iter().any(|view| view.is_seen() && view.is_in_transition());
        if moves && !self.painted_in_this_frame.replace(true) {
            let scheduler = self.clone();
            // What runs just before a frame is shown belongs to it; the first task after that belongs to the next.
            let next = if in_frame { When::After(0) } else { When::NextFrame };
            later(next, move || {
                scheduler.painted_in_this_frame.set(false);
                // A change that came earlier in this frame, as each step of what plays does, need not wait for the
                // frame after it.
                if !in_frame && scheduler.awaited.get().is_some_and(|(awaited, _)| awaited == Urgency::Update) {
                    scheduler.awaited.set(None);
                    scheduler.run(Urgency::Update, true);
                }
            });
        }
        let mut scratch = self.scratch.take();
        // Figures that a reader comes to for the first time are painted one per frame, so that none waits for all.
        let seen: Vec<_> = views.iter().filter(|view| view.is_seen() && !view.is_blank() && !view.is_thumb).collect();
        let inputs: Vec<_> = seen.iter().map(|view| view.inputs()).collect();
        let each = || seen.iter().zip(&inputs);
        let pace = if moves { self.frames.pace(self.until_rest() == 0) } else { Pace::Rests };
        each().for_each(|(view, now)| view.paint(now, &mut scratch, pace));
        let marks_from = clock::now();
        if each().filter(|(view, now)| view.paint_marks(now, &mut scratch)).count() > 0 {
            CURSOR.with(|name| clock::measure(name, marks_from));
        }
        for view in &seen {
            view.tell_painted();
        }
        self.scratch.set(scratch);
        if let Some(changed_at) = self.changed_at.take() {
            UPDATE.with(|name| clock::measure(name, changed_at));
            self.updated_at.set(clock::now());
        }
        if moves {
            let scheduler = self.clone();
            let painted = clock::now() - began;
            clock::until_shown(in_frame, move |rest| {
                scheduler.frames.took(painted + rest);
                scheduler.updated_at.set(clock::now());
            });
        }
    }

    /// Paints the picture or, once that is there, the marks above it.
    fn paint_new(&self, view: &FigureView) {
        let (now, mut scratch) = (view.inputs(), self.scratch.take());
        if view.is_blank() {
            view.paint(&now, &mut scratch, Pace::Rests);
        } else {
            view.paint_marks(&now, &mut scratch);
            view.tell_painted();
        }
        self.scratch.set(scratch);
    }

    fn paint_whole(&self, view: &FigureView) {
        let (now, mut scratch) = (view.inputs(), self.scratch.take());
        view.paint(&now, &mut scratch, Pace::Rests);
        view.paint_marks(&now, &mut scratch);
        view.tell_painted();
        self.scratch.set(scratch);
    }

    /// Paints every figure before this call returns, on light paper and at the resolution of a printer: 288 dots an
    /// inch, or fewer where so many figures would take too much memory.
    pub fn paint_for_paper(&self) {
        const DEVICE_PIXELS: f64 = 3.0;
        /// On all canvases together, four bytes each.
        const MOST_PIXELS: f64 = 1e8;
        let sizes = self.views().into_iter().map(|view| view.size());
        // Each figure has two canvases.
        let area: f64 = sizes.map(|[width, height]| 2.0 * width * height).sum();
        self.state.on_paper.set(Some(DEVICE_PIXELS.min((MOST_PIXELS / area).sqrt())));
        self.paint_all();
    }

    /// Paints every figure before this call returns, also those that no reader has come near.
    pub fn paint_all(&self) {
        for view in self.views() {
            view.resize(view.size());
            view.arrive();
            self.paint_whole(&view);
        }
    }

    /// The page is back on the screen.
    pub fn paint_for_screen(self: &Rc<Self>) {
        self.state.on_paper.set(None);
        for view in self.views() {
            // Pictures for paper are large.
            if !view.is_near() {
                view.release();
            }
            view.resize(view.size());
        }
        self.wake();
    }

    /// Paints every figure anew: the browser lost the pictures.
    pub fn forget_pictures(self: &Rc<Self>) {
        self.views.all().iter().for_each(|view| view.forget_picture());
        self.wake();
    }

    fn until_rest(&self) -> u32 {
        (self.updated_at.get() + REST - clock::now()).clamp(0.0, REST).ceil() as u32
    }
}
