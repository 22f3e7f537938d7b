//! Schedules painting by priority:
//!
//! 1. [`Job::Update`]: stale figures in the viewport, all at once. The first change of parameters after a frame is
//!    painted at the end of the current task, so that a slider feels immediate; later ones wait until just before the
//!    next frame, so that they cause at most one update per frame. Hovering is not limited: it repaints only the marks,
//!    which the cursor adds on a second canvas.
//! 2. [`Job::Appear`]: unpainted figures in or near the viewport, one canvas per frame. The browser allocates the
//!    memory of each new canvas before it shows the frame, and many at once would block the page.
//! 3. [`Job::Refresh`]: stale figures near the viewport, and pictures that were painted with a low resolution during an
//!    animation, one per frame. They wait until nothing has changed for [`IDLE_AFTER`], so that they do not delay an
//!    animation.
//! 4. [`Job::Search`]: background searches of figures in the viewport, one slice per task.
//!
//! Jobs are not stored: each wake-up runs the job that is most urgent at that time.

mod views;

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::reactive::effect::ImmediateEffect;
use wasm_bindgen::JsValue;

use self::views::Views;
use super::clock::{self, When, after_a_frame, schedule};
use super::content_visibility;
use super::figure_view::{FigureView, memory};
use super::observe::Visibility;
use super::pace::{Frames, Pace};
use crate::paint::Scratch;
use crate::state::State;

thread_local! {
    /// The names of entries in the performance timeline.
    static UPDATE: JsValue = "update".into();
    static CURSOR: JsValue = "cursor".into();
}

/// Milliseconds without a change before low-priority jobs run.
const IDLE_AFTER: f64 = 80.0;

/// Decides what is painted, and when.
pub struct Scheduler {
    state: State,
    views: Rc<Views>,
    scratch: Cell<Scratch>,
    /// Urgency and generation of the pending wake-up; wake-ups of other generations are ignored.
    pending: Cell<Option<(Urgency, u32)>>,
    /// The generation of the last wake-up.
    generation: Cell<u32>,
    /// The time of the first change that is not painted yet.
    changed_at: Cell<Option<f64>>,
    /// When the last change was painted; replaced by the time when its frame was shown.
    updated_at: Cell<f64>,
    painted_in_this_frame: Cell<bool>,
    frames: Frames,
}

enum Job {
    Update,
    Appear(Rc<FigureView>),
    Refresh(Rc<FigureView>),
    Search,
}

/// In order of increasing urgency.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    Search,
    Refresh,
    Appear,
    Update,
}

impl Job {
    fn urgency(&self) -> Urgency {
        match self {
            Self::Update => Urgency::Update,
            Self::Appear(_) => Urgency::Appear,
            Self::Refresh(_) => Urgency::Refresh,
            Self::Search => Urgency::Search,
        }
    }
}

impl Scheduler {
    /// A scheduler for the page with this state.
    pub fn new(state: State) -> Rc<Self> {
        Rc::new(Self {
            state,
            views: Views::new(state),
            scratch: Cell::default(),
            pending: Cell::new(None),
            generation: Cell::new(0),
            changed_at: Cell::new(None),
            updated_at: Cell::new(0.0),
            painted_in_this_frame: Cell::new(false),
            frames: Frames::default(),
        })
    }

    /// Starts listening to changes. The effects run immediately instead of at the end of the task, so that an update is
    /// measured from the change on.
    pub fn follow(self: &Rc<Self>) {
        let scheduler = StoredValue::new_local(self.clone());
        let state = self.state;
        self.follow_parameters(state);
        ImmediateEffect::new_scoped(move || {
            state.display.type_scale.track();
            scheduler.with_value(|scheduler| scheduler.remeasure());
        });
        let are_observed = self.views.are_observed;
        ImmediateEffect::new_scoped(move || {
            are_observed.track();
            state.loading.drawing.track();
            scheduler.with_value(Self::wake);
        });
    }

    /// Starts listening to changes of the parameters of `state`: the state of the page, or that of a lesson figure with
    /// parameters of its own.
    pub fn follow_parameters(self: &Rc<Self>, state: State) {
        let scheduler = StoredValue::new_local(self.clone());
        let is_first = StoredValue::new(true);
        ImmediateEffect::new_scoped(move || {
            state.params.effective.track();
            if !is_first.get_value() {
                scheduler.with_value(|scheduler| {
                    scheduler.views.all().iter().for_each(|view| view.check_stale_text());
                    if scheduler.changed_at.get().is_none() {
                        scheduler.changed_at.set(Some(clock::now()));
                    }
                    scheduler.wake();
                });
            }
            is_first.set_value(false);
        });
    }

    /// Adds a view; it is removed when the current reactive owner is disposed of.
    pub fn add(self: &Rc<Self>, view: FigureView) -> Rc<FigureView> {
        let view = Rc::new(view);
        let (scheduler, stored_view) = (StoredValue::new_local(self.clone()), StoredValue::new_local(view.clone()));
        let state = view.state;
        // While a figure is far from the viewport, only its visibility is tracked.
        ImmediateEffect::new_scoped(move || {
            let (visibility, spec) = stored_view.with_value(|view| (view.visibility, view.spec));
            if visibility.get() != Visibility::Far {
                spec.track();
                state.display.color_scheme.track();
                state.reading.cursor.track();
                state.reading.hovered.track();
                state.reading.highlighted_term.track();
                state.comparison.a.track();
                state.comparison.split_position.track();
                state.is_dragging.track();
                state.progress.track_drawn();
            }
            scheduler.with_value(Self::wake);
        });
        self.views.add(view.clone());
        view.check_stale_text();
        if view.is_on_board() && !self.views.are_observed.get_untracked() {
            self.show_first(&view);
        }
        on_cleanup(move || {
            scheduler.with_value(|scheduler| stored_view.with_value(|view| scheduler.views.remove(view)));
        });
        view
    }

    /// Paints a figure of the board immediately, without waiting for the observers to report its visibility.
    fn show_first(self: &Rc<Self>, view: &Rc<FigureView>) {
        let rect = view.plot.get_bounding_client_rect();
        let height = window().inner_height().ok().and_then(|height| height.as_f64());
        if height.is_some_and(|height| rect.top() < height && rect.bottom() > 0.0) && view.can_draw() {
            view.resize(view.size());
            view.set_visibility(Some(true), Some(true));
            self.paint_with_marks(view);
        }
    }

    /// All views on the page.
    pub fn views(&self) -> Vec<Rc<FigureView>> {
        self.views.all().to_vec()
    }

    /// Remeasures all views: the font size or the device pixel ratio has changed.
    pub fn remeasure(&self) {
        self.views.remeasure();
    }

    /// The most urgent job, if any.
    fn next(&self) -> Option<Job> {
        let views = self.views.all();
        // Thumbnails are repainted only when idle.
        let visible = || views.iter().filter(|view| view.is_visible() && !view.is_thumb);
        if self.changed_at.get().is_some() || visible().any(|view| view.is_behind(&view.inputs())) {
            return Some(Job::Update);
        }
        let near = || views.iter().filter(|view| view.is_near());
        let needs_paint = |view: &&Rc<FigureView>| view.can_draw() && (view.is_blank() || view.is_unmarked());
        // Figures in the viewport come first, and pictures before their marks.
        if let Some(view) = near().filter(needs_paint).min_by_key(|view| (!view.is_visible(), !view.is_blank())) {
            return Some(Job::Appear(view.clone()));
        }
        if let Some(view) = near().find(|view| view.is_behind(&view.inputs()) || view.is_coarse()) {
            return Some(Job::Refresh(view.clone()));
        }
        visible().any(|view| view.has_search()).then_some(Job::Search)
    }

    /// Schedules a wake-up for the most urgent job, unless one at least as urgent is pending. Also requests the lazy
    /// chunk if a figure near the viewport needs it.
    pub fn wake(self: &Rc<Self>) {
        if self.views.all().iter().any(|view| view.is_near() && !view.can_draw()) {
            self.state.loading.chunk.request();
        }
        let Some(urgency) = self.next().map(|job| job.urgency()) else {
            // When nothing is left to do, all chapters are laid out once. Before the observers have reported, every view
            // seems to be far away.
            if self.views.are_observed.get_untracked() {
                content_visibility::settle();
            }
            return;
        };
        if self.pending.get().is_some_and(|(pending, _)| pending >= urgency) {
            return;
        }
        let generation = self.generation.get().wrapping_add(1);
        self.generation.set(generation);
        self.pending.set(Some((urgency, generation)));
        let scheduler = self.clone();
        // Such an update waits for the callbacks of the next frame.
        let runs_in_frame = urgency == Urgency::Update && self.painted_in_this_frame.get();
        let act = move || {
            if scheduler.pending.get() == Some((urgency, generation)) {
                scheduler.pending.set(None);
                scheduler.run(urgency, runs_in_frame);
            }
        };
        match urgency {
            Urgency::Update if runs_in_frame => schedule(When::NextFrame, act),
            Urgency::Update => schedule(When::Microtask, act),
            Urgency::Appear => after_a_frame(act),
            Urgency::Refresh | Urgency::Search => {
                let wait = self.until_idle();
                after_a_frame(move || schedule(When::After(wait), act));
            }
        }
    }

    /// Runs the most urgent job, unless it is less urgent than the job of this wake-up.
    fn run(self: &Rc<Self>, woken_for: Urgency, runs_in_frame: bool) {
        match self.next() {
            Some(job) if job.urgency() < woken_for => {}
            Some(Job::Update) => self.update(runs_in_frame),
            Some(Job::Appear(view)) => self.paint_new(&view),
            Some(Job::Refresh(view)) if self.until_idle() == 0 => self.paint_with_marks(&view),
            Some(Job::Search) if self.until_idle() == 0 => {
                let mut is_any_continued = false;
                for view in self.views().iter().filter(|view| view.is_visible() && view.has_search()) {
                    is_any_continued |= view.continue_search();
                }
                if !is_any_continued {
                    // All searches are finished. Does not wake again: `next` would return `Search` forever.
                    return;
                }
            }
            Some(Job::Refresh(_) | Job::Search) | None => {}
        }
        // While printing, all figures are needed.
        if self.state.display.print_scale.get_untracked().is_none() {
            memory::evict(&self.views.all());
        }
        self.wake();
    }

    fn update(self: &Rc<Self>, runs_in_frame: bool) {
        let (views, started_at) = (self.views(), clock::now());
        // These are limited to one update per frame.
        let is_change_or_transition =
            self.changed_at.get().is_some() || views.iter().any(|view| view.is_visible() && view.is_in_transition());
        if is_change_or_transition && !self.painted_in_this_frame.replace(true) {
            let scheduler = self.clone();
            // If this runs in an animation-frame callback, the next task belongs to the next frame.
            let next = if runs_in_frame { When::After(0) } else { When::NextFrame };
            schedule(next, move || {
                scheduler.painted_in_this_frame.set(false);
                // A callback that ran before this one, such as a step of the player, may have changed something while the
                // flag was still set, and so put off to the next frame. It is painted in this one instead.
                if !runs_in_frame && scheduler.pending.get().is_some_and(|(pending, _)| pending == Urgency::Update) {
                    scheduler.pending.set(None);
                    scheduler.run(Urgency::Update, true);
                }
            });
        }
        let mut scratch = self.scratch.take();
        // New figures are not painted here but one per frame, by `Job::Appear`.
        let visible: Vec<_> =
            views.iter().filter(|view| view.is_visible() && !view.is_blank() && !view.is_thumb).collect();
        let inputs: Vec<_> = visible.iter().map(|view| view.inputs()).collect();
        let each = || visible.iter().zip(&inputs);
        let was_idle = self.until_idle() == 0;
        let pace = if is_change_or_transition { self.frames.pace(was_idle) } else { Pace::Resting };
        each().for_each(|(view, inputs)| view.paint(inputs, &mut scratch, pace));
        let marks_started_at = clock::now();
        if each().filter(|(view, inputs)| view.paint_marks(inputs, &mut scratch)).count() > 0 {
            CURSOR.with(|name| clock::measure(name, marks_started_at));
        }
        for view in &visible {
            view.update_text();
        }
        self.scratch.set(scratch);
        if let Some(changed_at) = self.changed_at.take() {
            UPDATE.with(|name| clock::measure(name, changed_at));
            self.updated_at.set(clock::now());
        }
        if is_change_or_transition {
            let scheduler = self.clone();
            let painting_time = clock::now() - started_at;
            clock::until_shown(runs_in_frame, move |rendering_time| {
                scheduler.frames.record(painting_time + rendering_time);
                scheduler.updated_at.set(clock::now());
            });
        }
    }

    /// Paints the picture or, if it is already painted, the marks above it.
    fn paint_new(&self, view: &FigureView) {
        let (inputs, mut scratch) = (view.inputs(), self.scratch.take());
        if view.is_blank() {
            view.paint(&inputs, &mut scratch, Pace::Resting);
        } else {
            view.paint_marks(&inputs, &mut scratch);
            view.update_text();
        }
        self.scratch.set(scratch);
    }

    fn paint_with_marks(&self, view: &FigureView) {
        let (inputs, mut scratch) = (view.inputs(), self.scratch.take());
        view.paint(&inputs, &mut scratch, Pace::Resting);
        view.paint_marks(&inputs, &mut scratch);
        view.update_text();
        self.scratch.set(scratch);
    }

    /// Paints every figure synchronously for printing: in light colours and at 288 dpi, or less if the canvases would
    /// take too much memory.
    pub fn paint_for_print(&self) {
        /// Device pixels per CSS pixel.
        const PRINT_RATIO: f64 = 3.0;
        /// The maximum number of pixels of all canvases together; each takes four bytes.
        const MAX_PIXELS: f64 = 1e8;
        let sizes = self.views().into_iter().map(|view| view.size());
        // Each figure has two canvases.
        let area: f64 = sizes.map(|[width, height]| 2.0 * width * height).sum();
        self.state.display.print_scale.set(Some(PRINT_RATIO.min((MAX_PIXELS / area).sqrt())));
        self.paint_all();
    }

    /// Paints every figure synchronously, including those far from the viewport.
    pub fn paint_all(&self) {
        for view in self.views() {
            view.resize(view.size());
            view.end_transition();
            self.paint_with_marks(&view);
        }
    }

    /// Restores the resolution of the screen after printing.
    pub fn paint_for_screen(self: &Rc<Self>) {
        self.state.display.print_scale.set(None);
        for view in self.views() {
            // Canvases at print resolution are large.
            if !view.is_near() {
                view.release();
            }
            view.resize(view.size());
        }
        self.wake();
    }

    /// Repaints every figure, because the browser lost the contents of the canvases.
    pub fn invalidate_pictures(self: &Rc<Self>) {
        self.views.all().iter().for_each(|view| view.invalidate_picture());
        self.wake();
    }

    /// Milliseconds until low-priority jobs may run.
    fn until_idle(&self) -> u32 {
        (self.updated_at.get() + IDLE_AFTER - clock::now()).clamp(0.0, IDLE_AFTER).ceil() as u32
    }
}
