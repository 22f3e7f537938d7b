//! What stands on the page's canvases, and when it is painted again.
//!
//! A change of parameters only marks the stage. The first change since the last frame is painted at the end of the
//! running task, so that a slider feels immediate; further ones wait for the next frame, so that there is never more
//! than one update a frame. Only figures near the window are painted, and of those only the ones whose parameters
//! changed. The cursor has a canvas of its own above each figure.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::canvas::Canvas;
use super::timing;
use crate::figures::Figure;
use crate::paint::theme::Theme;
use crate::paint::{Layout, Scratch, Surface, paint, paint_cursor};
use crate::params::{CHOICES, NUMBERS, Params};
use crate::scene::{Panel, Scene};
use crate::text;

/// What is painted, and from what.
pub(super) struct Stage {
    spots: RefCell<Vec<Rc<Spot>>>,
    scratch: RefCell<Scratch>,
    /// What to paint from; set by the page before the stage is told of a change.
    params: Cell<Params>,
    dark: Cell<bool>,
    /// When the first change came that is not painted yet.
    changed_at: Cell<Option<f64>>,
    scheduled: Cell<bool>,
    painted_in_this_frame: Cell<bool>,
}

/// One figure's place on the page.
pub(super) struct Spot {
    pub(super) figure: &'static Figure,
    canvas: RefCell<Canvas>,
    overlay: RefCell<Canvas>,
    near: Cell<bool>,
    surface: Cell<Option<Surface>>,
    drawn: RefCell<Option<Drawn>>,
    marked: Cell<Option<(Params, bool)>>,
    shown: Shown,
}

/// What a frame shows besides the canvas.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) caption: RwSignal<String>,
    pub(super) alt: RwSignal<String>,
    pub(super) count: RwSignal<u32>,
    pub(super) failure: RwSignal<Option<String>>,
}

/// What stands on a canvas, and what it was painted from.
struct Drawn {
    scene: Scene,
    layout: Layout,
    params: Params,
    dark: bool,
    surface: Surface,
}

impl Stage {
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            spots: RefCell::default(),
            scratch: RefCell::default(),
            params: Cell::new(Params::default()),
            dark: Cell::new(false),
            changed_at: Cell::new(None),
            scheduled: Cell::new(false),
            painted_in_this_frame: Cell::new(false),
        })
    }

    /// Puts a figure on the stage.
    pub(super) fn enter(&self, figure: &'static Figure, canvas: Canvas, overlay: Canvas, shown: Shown) -> Rc<Spot> {
        let spot = Rc::new(Spot {
            figure,
            canvas: RefCell::new(canvas),
            overlay: RefCell::new(overlay),
            near: Cell::new(false),
            surface: Cell::new(None),
            drawn: RefCell::new(None),
            marked: Cell::new(None),
            shown,
        });
        self.spots.borrow_mut().push(spot.clone());
        spot
    }

    /// Takes a figure off the stage.
    pub(super) fn leave(&self, spot: &Rc<Spot>) {
        self.spots.borrow_mut().retain(|other| !Rc::ptr_eq(other, spot));
    }

    /// New parameters, `within` their ranges.
    pub(super) fn set_params(self: &Rc<Self>, params: Params) {
        if self.params.replace(params) != params {
            if self.changed_at.get().is_none() {
                self.changed_at.set(Some(timing::now()));
            }
            self.schedule();
        }
    }

    /// Light or dark paper.
    pub(super) fn set_dark(self: &Rc<Self>, dark: bool) {
        self.dark.set(dark);
        self.schedule();
    }

    fn schedule(self: &Rc<Self>) {
        if self.scheduled.replace(true) {
            return;
        }
        let stage = self.clone();
        if self.painted_in_this_frame.get() {
            request_animation_frame(move || stage.update());
        } else {
            queue_microtask(move || stage.update());
        }
    }

    fn update(self: &Rc<Self>) {
        self.scheduled.set(false);
        if !self.painted_in_this_frame.replace(true) {
            let stage = self.clone();
            request_animation_frame(move || stage.painted_in_this_frame.set(false));
        }
        let spots = self.spots.borrow();
        for spot in spots.iter().filter(|spot| spot.near.get()) {
            self.paint_figure(spot);
        }
        let cursor_from = timing::now();
        let marked = spots.iter().filter(|spot| spot.near.get()).filter(|spot| self.paint_marks(spot)).count();
        if marked > 0 {
            timing::measure("cursor", cursor_from);
        }
        if let Some(changed_at) = self.changed_at.take() {
            timing::measure("update", changed_at);
        }
    }

    /// Paints every figure, one a task, whether it is near or not: at first load, so that each has its description
    /// and nothing is blank when scrolled to fast; and before printing.
    pub(super) fn paint_all(self: &Rc<Self>) {
        let stage = self.clone();
        let waiting = self.spots.borrow().iter().find(|spot| self.is_stale(spot)).cloned();
        if let Some(spot) = waiting {
            set_timeout(
                move || {
                    stage.paint_figure(&spot);
                    stage.paint_marks(&spot);
                    stage.paint_all();
                },
                std::time::Duration::ZERO,
            );
        }
    }

    /// Paints every figure before this call returns.
    pub(super) fn paint_now(&self) {
        for spot in self.spots.borrow().iter() {
            self.paint_figure(spot);
            self.paint_marks(spot);
        }
    }

    fn is_stale(&self, spot: &Spot) -> bool {
        let Some(surface) = spot.surface.get() else { return false };
        let now = self.params.get();
        spot.drawn.borrow().as_ref().is_none_or(|drawn| {
            drawn.surface != surface || drawn.dark != self.dark.get() || reads_differ(spot.figure, &drawn.params, &now)
        })
    }

    fn paint_figure(&self, spot: &Spot) {
        let Some(surface) = spot.surface.get() else { return };
        if !self.is_stale(spot) {
            return;
        }
        let from = timing::now();
        let (params, dark) = (self.params.get(), self.dark.get());
        let kept = spot.drawn.take();
        // A new theme or size needs no new computing.
        let scene = match kept {
            Some(drawn) if !reads_differ(spot.figure, &drawn.params, &params) => drawn.scene,
            _ => (spot.figure.scene)(&params),
        };
        let mut canvas = spot.canvas.borrow_mut();
        let painted = canvas.clear(surface).map_err(|error| error.to_string()).and_then(|()| {
            paint(&mut *canvas, &scene, theme(dark), surface, &mut self.scratch.borrow_mut())
                .map_err(|error| error.to_string())
        });
        spot.marked.set(None);
        match painted {
            Ok(layout) => {
                show(spot.shown.caption, &scene.caption);
                show(spot.shown.alt, &scene.alt);
                spot.shown.failure.set(None);
                spot.drawn.replace(Some(Drawn { scene, layout, params, dark, surface }));
                timing::measure(&format!("draw {}", spot.figure.id), from);
                spot.shown.count.update(|count| *count += 1);
            }
            Err(error) => spot.shown.failure.set(Some(text::fill("failure.figure", &[("error", error)]))),
        }
    }

    /// Whether the marks of the cursor were painted anew.
    fn paint_marks(&self, spot: &Spot) -> bool {
        let now = (self.params.get(), self.dark.get());
        if spot.marked.get() == Some(now) {
            return false;
        }
        let drawn = spot.drawn.borrow();
        let Some(drawn) = drawn.as_ref() else { return false };
        let extra = (spot.figure.cursor)(&now.0);
        let mut overlay = spot.overlay.borrow_mut();
        let painted = overlay.clear(drawn.surface).is_ok()
            && paint_cursor(
                &mut *overlay,
                (&drawn.scene, &drawn.layout, &extra),
                &now.0,
                theme(now.1),
                drawn.surface,
                &mut self.scratch.borrow_mut(),
            )
            .is_ok();
        spot.marked.set(Some(now));
        painted
    }

    /// The figure came near the window, or went away.
    pub(super) fn set_near(self: &Rc<Self>, spot: &Spot, near: bool) {
        spot.near.set(near);
        if near {
            self.schedule();
        }
    }

    /// The figure's canvas has a new size.
    pub(super) fn set_surface(self: &Rc<Self>, spot: &Spot, surface: Surface) {
        if spot.surface.replace(Some(surface)) != Some(surface) {
            self.schedule();
        }
    }
}

impl Spot {
    /// What `look` finds in the panel under a point of the canvas (CSS pixels), in data coordinates.
    pub(super) fn at<T>(&self, point: [f64; 2], look: impl FnOnce(&Panel, [f64; 2]) -> Option<T>) -> Option<T> {
        /// A finger is wider than a pixel: the margin around a plot counts too.
        const SLACK: f64 = 16.0;
        let drawn = self.drawn.borrow();
        let drawn = drawn.as_ref()?;
        let index = drawn.layout.panel_at(point, SLACK)?;
        let panel = &drawn.scene.panels[index];
        look(panel, drawn.layout.panels[index].invert(panel, point))
    }
}

fn theme(dark: bool) -> &'static Theme {
    if dark { &Theme::DARK } else { &Theme::LIGHT }
}

fn reads_differ(figure: &Figure, one: &Params, other: &Params) -> bool {
    let numbers = NUMBERS.iter().filter(|number| (number.get)(one) != (number.get)(other)).map(|number| number.id);
    let choices = CHOICES.iter().filter(|choice| (choice.get)(one) != (choice.get)(other)).map(|choice| choice.id);
    numbers.chain(choices).any(|id| figure.reads.contains(&id))
}

/// Sets a text only where it changed: an equal one would still be written to the page.
fn show(signal: RwSignal<String>, text: &str) {
    if signal.with_untracked(|now| now != text) {
        signal.set(text.to_owned());
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = queueMicrotask)]
    fn queue_microtask_js(task: &JsValue);
}

fn queue_microtask(task: impl FnOnce() + 'static) {
    queue_microtask_js(&Closure::once_into_js(task));
}
