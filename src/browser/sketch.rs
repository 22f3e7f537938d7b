//! The canvas of a question that is answered by a sketch. It depends on neither parameters nor the cursor, so the
//! figure scheduler does not paint it. While it is near the viewport, it is painted when the sketch, its size or the
//! colours change.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement, HtmlElement};

use super::canvas::Canvas;
use super::observe::{Observation, Observers};
use crate::paint::theme::{ColorScheme, PaintStyle, Theme};
use crate::paint::{CanvasSpec, PanelLayout, Scratch, paint};
use crate::scene::Scene;

/// A canvas to sketch on. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Sketchpad {
    /// The size of its container in CSS pixels.
    size: RwSignal<[f64; 2]>,
    is_near: RwSignal<bool>,
    /// The layout of the painted panel, once it was painted.
    pub layout: RwSignal<Option<PanelLayout>>,
    painter: StoredValue<Painter, LocalStorage>,
}

struct Painter {
    element: HtmlCanvasElement,
    /// Created on first use.
    canvas: Cell<Option<Canvas>>,
    scratch: Cell<Scratch>,
    /// Needed to stop observing on drop.
    observers: Option<Observers>,
}

impl Sketchpad {
    /// A sketchpad on this canvas element.
    pub fn new(element: HtmlCanvasElement) -> Self {
        let (size, is_near) = (RwSignal::new([0.0; 2]), RwSignal::new(false));
        let notify = move |_: &Element, observation: Observation| match observation {
            Observation::Size(now) => size.set(now),
            Observation::Near(now) => is_near.set(now),
            Observation::Visible(_) | Observation::Centered(_) => {}
        };
        let observers = Observers::new(notify).ok();
        if let (Some(observers), Some(container)) = (&observers, element.parent_element()) {
            observers.observe(&container);
        }
        let painter = Painter { element, canvas: Cell::default(), scratch: Cell::default(), observers };
        Self { size, is_near, layout: RwSignal::new(None), painter: StoredValue::new_local(painter) }
    }

    /// Paints a scene if the canvas is near the viewport. Tracks whether it is near, and the size of its container.
    pub fn paint(self, scene: impl FnOnce() -> Scene, colors: ColorScheme, type_scale: f64) {
        let [width, height] = self.size.get();
        if !self.is_near.get() || width < 1.0 || height < 1.0 {
            return;
        }
        let ratio = window().device_pixel_ratio();
        let [width, height] = [width, height].map(|length| (length * ratio).floor() / ratio);
        let spec = CanvasSpec { ratio, type_scale, ..CanvasSpec::of([width, height]) };
        let layout = self.painter.with_value(|painter| painter.paint(&scene(), colors, spec));
        if layout.is_some() && self.layout.get_untracked() != layout {
            self.layout.set(layout);
        }
    }

    /// Triggers a repaint, because the browser lost the contents of the canvas.
    pub fn forget(self) {
        self.painter.with_value(|painter| painter.canvas.set(None));
        self.size.update(|_| {});
    }

    /// Converts a `client_y` to the distance from the top of the canvas, in CSS pixels.
    pub fn below_top(self, client_y: i32) -> f64 {
        self.painter.with_value(|painter| f64::from(client_y) - painter.element.get_bounding_client_rect().top())
    }
}

impl Painter {
    /// Paints the scene, and returns the layout of its panel; `None` if the browser cannot paint.
    fn paint(&self, scene: &Scene, colors: ColorScheme, spec: CanvasSpec) -> Option<PanelLayout> {
        let mut canvas = self.canvas.take().or_else(|| Canvas::new(self.element.clone()))?;
        let mut scratch = self.scratch.take();
        for (name, length) in [("width", spec.width), ("height", spec.height)] {
            let _ = self.element.unchecked_ref::<HtmlElement>().style().set_property(name, &format!("{length}px"));
        }
        let panel = canvas.clear(spec).ok().and_then(|()| {
            let layout = paint(
                &mut canvas,
                scene,
                PaintStyle { theme: Theme::on(colors), highlighted_term: None },
                spec,
                &mut scratch,
            )
            .ok()?;
            layout.panels.first().copied()
        });
        self.canvas.set(Some(canvas));
        self.scratch.set(scratch);
        panel
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        if let (Some(observers), Some(container)) = (&self.observers, self.element.parent_element()) {
            observers.forget(&container);
        }
    }
}
