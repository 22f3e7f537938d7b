//! A canvas as a surface. [`paint`](crate::paint) explains which shapes `plotters-canvas` draws, and why this
//! module draws the others.

mod layer;

use std::f64::consts::TAU;

use layer::Layer;
use leptos::prelude::document;
use plotters_backend::{BackendColor, BackendCoord, DrawingBackend};
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{HtmlCanvasElement, ImageData};

use crate::paint::{CanvasSpec, Drawn, PIXEL, PaintError, Stroke, Surface, TextStyle};

/// The maximum number of corners in one stroke. Without a GPU, the time of a stroke grows with the number of times that
/// it crosses itself or a row of pixels: a wave with a thousand corners took 40 ms as one stroke, and 10 ms as several.
const MAX_CORNERS: u32 = 32;

/// The static part is cached once this many consecutive pictures have contained it. Drawing and copying a layer takes
/// longer than drawing the static part once, so caching pays only if the layer is reused often.
const CACHE_AFTER: u32 = 3;

/// A visible canvas and, if worthwhile, an offscreen canvas that caches its static part.
pub(crate) struct Canvas {
    /// The visible canvas.
    live_layer: Layer,
    /// The cached axes and legends, copied onto the live layer instead of being drawn again.
    static_layer: Option<StaticLayer>,
    /// The layer to draw on.
    target: Target,
    /// The key of the static part in the last picture, and the number of consecutive pictures with this key.
    last: (u64, u32),
}

/// The cache of the static part.
struct StaticLayer {
    layer: Layer,
    /// The key of its content; `None` while it is being drawn.
    key: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Live,
    Static,
}

/// A canvas error.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct CanvasError(String);

impl From<JsValue> for CanvasError {
    fn from(value: JsValue) -> Self {
        Self(
            value
                .dyn_into::<js_sys::Error>()
                .map_or_else(|other| other.as_string().unwrap_or_default(), |error| error.message().into()),
        )
    }
}

fn failed(value: JsValue) -> PaintError {
    PaintError::new(CanvasError::from(value))
}

fn to_f64((x, y): BackendCoord) -> [f64; 2] {
    [x, y].map(f64::from)
}

impl Canvas {
    /// Wraps a canvas element; `None` if the browser provides no context.
    pub(crate) fn new(element: HtmlCanvasElement) -> Option<Self> {
        Some(Self { live_layer: Layer::new(element)?, static_layer: None, target: Target::Live, last: (0, 0) })
    }

    /// Clears the canvas, and resizes it to `spec` in device pixels.
    pub(crate) fn clear(&mut self, spec: CanvasSpec) -> Result<(), CanvasError> {
        // An aborted drawing may have left the other layer as the target.
        self.target = Target::Live;
        self.live_layer.clear([spec.width, spec.height].map(|length| (length * spec.ratio).round().max(1.0) as u32))
    }

    /// The size of the backing stores, in bytes.
    pub(crate) fn bytes(&self) -> f64 {
        let layers = [Some(&self.live_layer), self.static_layer.as_ref().map(|cached| &cached.layer)];
        layers.into_iter().flatten().map(|layer| 4.0 * f64::from(layer.size[0]) * f64::from(layer.size[1])).sum()
    }

    /// Frees the backing store of the visible canvas, and drops the static layer.
    pub(crate) fn release(self) {
        self.live_layer.element.set_width(0);
        self.live_layer.element.set_height(0);
    }

    /// The layer to draw on.
    fn layer(&mut self) -> &mut Layer {
        match (self.target, &mut self.static_layer) {
            (Target::Static, Some(cached)) => &mut cached.layer,
            _ => &mut self.live_layer,
        }
    }
}

impl Surface for Canvas {
    fn image(&mut self, (x, y): BackendCoord, (width, height): (u32, u32), rgba: &[u8]) -> Drawn {
        let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(rgba), width, height).map_err(failed)?;
        self.layer().context.put_image_data(&image, f64::from(x / PIXEL), f64::from(y / PIXEL)).map_err(failed)
    }

    fn clip(&mut self, to: Option<[BackendCoord; 2]>) -> Drawn {
        self.layer().clip(to.map(|corners| corners.map(to_f64)));
        Ok(())
    }

    fn dash(&mut self, pattern: Option<[i32; 2]>) -> bool {
        self.layer().dash[1] = pattern;
        true
    }

    fn begin_static(&mut self, key: u64) -> Result<bool, PaintError> {
        let (last, count) = self.last;
        self.last = (key, if last == key { count.saturating_add(1) } else { 1 });
        if self.static_layer.as_ref().is_some_and(|cached| cached.key == Some(key)) {
            return Ok(false);
        }
        if self.last.1 < CACHE_AFTER {
            return Ok(true);
        }
        if self.static_layer.is_none() {
            let element = document().create_element("canvas").map_err(failed)?;
            self.static_layer = Layer::new(element.unchecked_into()).map(|layer| StaticLayer { layer, key: None });
        }
        // If the browser provides no second context, nothing is cached.
        if let Some(cached) = &mut self.static_layer {
            cached.key = None;
            cached.layer.clear(self.live_layer.size).map_err(PaintError::new)?;
            self.target = Target::Static;
        }
        Ok(true)
    }

    fn end_static(&mut self) -> Drawn {
        let Some(cached) = &mut self.static_layer else { return Ok(()) };
        let (key, _) = self.last;
        if self.target == Target::Static {
            self.target = Target::Live;
            cached.key = Some(key);
        }
        if cached.key != Some(key) {
            return Ok(());
        }
        let [width, height] = cached.layer.extent();
        let onto = &self.live_layer.context;
        onto.draw_image_with_html_canvas_element_and_dw_and_dh(&cached.layer.element, 0.0, 0.0, width, height)
            .map_err(failed)
    }

    fn rect(&mut self, [from, to]: [BackendCoord; 2], color: BackendColor) -> Drawn {
        let layer = self.layer();
        layer.set_fill(color);
        let ([left, top], [right, bottom]) = (to_f64(from), to_f64(to));
        layer.context.fill_rect(left, top, right - left, bottom - top);
        Ok(())
    }

    fn path(&mut self, points: &[BackendCoord], stroke: Stroke) -> Drawn {
        let layer = self.layer();
        layer.set_stroke(stroke);
        let is_dashed = layer.set_dash();
        let context = &layer.context;
        // The previous corner, and the length of the path up to it.
        let mut previous: Option<([f64; 2], f64)> = None;
        let mut corners = 0;
        context.begin_path();
        for to in points.iter().copied().map(to_f64) {
            let Some((from, length)) = previous else {
                context.move_to(to[0], to[1]);
                previous = Some((to, 0.0));
                continue;
            };
            context.line_to(to[0], to[1]);
            corners += 1;
            if corners % MAX_CORNERS == 0 {
                context.stroke();
                context.begin_path();
                // The two strokes share the segment from the previous corner, so that there is no gap between them.
                if is_dashed {
                    context.set_line_dash_offset(length);
                }
                context.move_to(from[0], from[1]);
                context.line_to(to[0], to[1]);
            }
            previous = Some((to, length + (to[0] - from[0]).hypot(to[1] - from[1])));
        }
        if corners % MAX_CORNERS > 0 || corners == 0 {
            context.stroke();
        }
        if is_dashed {
            context.set_line_dash_offset(0.0);
        }
        Ok(())
    }

    fn circle(&mut self, center: BackendCoord, radius: u32, stroke: Stroke, is_filled: bool) -> Drawn {
        let ([x, y], layer) = (to_f64(center), self.layer());
        layer.context.begin_path();
        layer.context.arc(x, y, f64::from(radius), 0.0, TAU).map_err(failed)?;
        if is_filled {
            layer.set_fill(stroke.color);
            layer.context.fill();
        } else {
            layer.set_stroke(stroke);
            layer.set_dash();
            layer.context.stroke();
        }
        Ok(())
    }

    fn polygon(&mut self, outline: &[BackendCoord], color: BackendColor) -> Drawn {
        let drawn = self.layer().shapes().fill_polygon(outline.iter().copied(), &color);
        drawn.map_err(|error| PaintError::new(CanvasError(error.to_string())))
    }

    fn text(&mut self, text: &str, style: TextStyle, at: BackendCoord) -> Drawn {
        let ([x, y], layer) = (to_f64(at), self.layer());
        layer.set_text(style);
        layer.context.fill_text(text, x, y).map_err(failed)
    }
}
