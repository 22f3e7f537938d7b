//! The canvas of a question that is answered by a drawing: it follows no parameters and no cursor, so it is painted
//! apart from the figures, whenever what is drawn on it changes while it is near the window.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement, HtmlElement};

use super::canvas::Canvas;
use super::observe::{Observers, Sign};
use crate::paint::theme::{Look, Paper, Theme};
use crate::paint::{PanelLayout, Scratch, Surface, paint};
use crate::scene::Scene;

/// A canvas to draw on. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub struct Sketchpad {
    /// The size of its place in CSS pixels.
    size: RwSignal<[f64; 2]>,
    is_near: RwSignal<bool>,
    /// Where the plot was painted.
    pub layout: RwSignal<Option<PanelLayout>>,
    painter: StoredValue<Painter, LocalStorage>,
}

struct Painter {
    element: HtmlCanvasElement,
    /// Created when it is first painted on.
    canvas: Cell<Option<Canvas>>,
    scratch: Cell<Scratch>,
    /// Kept, for they observe as long as they are.
    observers: Option<Observers>,
}

impl Sketchpad {
    /// The canvas in this element.
    pub fn new(element: HtmlCanvasElement) -> Self {
        let (size, is_near) = (RwSignal::new([0.0; 2]), RwSignal::new(false));
        let told = move |_: &Element, sign: Sign| match sign {
            Sign::Size(now) => size.set(now),
            Sign::Near(now) => is_near.set(now),
            Sign::Seen(_) | Sign::Middle(_) => {}
        };
        let observers = Observers::new(told).ok();
        if let (Some(observers), Some(place)) = (&observers, element.parent_element()) {
            observers.observe(&place);
        }
        let painter = Painter { element, canvas: Cell::default(), scratch: Cell::default(), observers };
        Self { size, is_near, layout: RwSignal::new(None), painter: StoredValue::new_local(painter) }
    }

    /// Paints a scene, if a reader is near. An effect that calls this follows the canvas's place and size.
    pub fn paint(self, scene: impl FnOnce() -> Scene, paper: Paper, type_scale: f64) {
        let [width, height] = self.size.get();
        if !self.is_near.get() || width < 1.0 || height < 1.0 {
            return;
        }
        let ratio = window().device_pixel_ratio();
        let [width, height] = [width, height].map(|length| (length * ratio).floor() / ratio);
        let surface = Surface { width, height, ratio, type_scale, is_slide: false, is_thumb: false };
        let layout = self.painter.with_value(|painter| painter.paint(&scene(), paper, surface));
        if layout.is_some() && self.layout.get_untracked() != layout {
            self.layout.set(layout);
        }
    }

    /// Forgets what was painted: the browser lost it.
    pub fn forget(self) {
        self.painter.with_value(|painter| painter.canvas.set(None));
        self.size.update(|_| {});
    }

    /// How far below the top of the canvas a place in the window is.
    pub fn below_top(self, client_y: i32) -> f64 {
        self.painter.with_value(|painter| f64::from(client_y) - painter.element.get_bounding_client_rect().top())
    }
}

impl Painter {
    /// Paints, and returns where the plot stands. A browser without a canvas shows none: the handles still work.
    fn paint(&self, scene: &Scene, paper: Paper, surface: Surface) -> Option<PanelLayout> {
        let mut canvas = self.canvas.take().or_else(|| Canvas::new(self.element.clone()))?;
        let mut scratch = self.scratch.take();
        for (name, length) in [("width", surface.width), ("height", surface.height)] {
            let _ = self.element.unchecked_ref::<HtmlElement>().style().set_property(name, &format!("{length}px"));
        }
        let painted = canvas.clear(surface).ok().and_then(|()| {
            let layout =
                paint(&mut canvas, scene, Look { theme: Theme::on(paper), lifted: None }, surface, &mut scratch)
                    .ok()?;
            layout.panels.first().copied()
        });
        self.canvas.set(Some(canvas));
        self.scratch.set(scratch);
        painted
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        if let (Some(observers), Some(place)) = (&self.observers, self.element.parent_element()) {
            observers.forget(&place);
        }
    }
}
