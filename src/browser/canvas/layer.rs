//! A canvas element, visible or offscreen, with its context. Browsers are slow to parse colours and fonts, so each is
//! set only when it differs from the last one.

use std::cell::Cell;

use js_sys::Array;
use plotters_backend::BackendColor;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_canvas::CanvasBackend;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::CanvasError;
use crate::paint::{PIXEL, Stroke, TextStyle};

/// A canvas, its context, and the last settings of the context.
pub(super) struct Layer {
    pub(super) element: HtmlCanvasElement,
    /// In device pixels; 0 × 0 before the first picture.
    pub(super) size: [u32; 2],
    pub(super) context: CanvasRenderingContext2d,
    shapes: CanvasBackend,
    /// The font size.
    font: Cell<f64>,
    anchor: Option<(&'static str, &'static str)>,
    /// Colour and opacity of fills.
    fill: Option<((u8, u8, u8), f64)>,
    /// The current dash pattern, and the pattern for the next stroke.
    pub(super) dash: [Option<[i32; 2]>; 2],
    /// Colour, opacity and width of strokes.
    stroke: Option<((u8, u8, u8), f64, u32)>,
    /// While clipped: the settings before clipping.
    saved: Option<Saved>,
}

/// The settings at `save`, which `restore` brings back.
struct Saved {
    font: f64,
    anchor: Option<(&'static str, &'static str)>,
    fill: Option<((u8, u8, u8), f64)>,
    dash: Option<[i32; 2]>,
    stroke: Option<((u8, u8, u8), f64, u32)>,
}

impl Layer {
    pub(super) fn new(element: HtmlCanvasElement) -> Option<Self> {
        let context = element.get_context("2d").ok()??.dyn_into().ok()?;
        let shapes = CanvasBackend::with_canvas_object(element.clone())?;
        Some(Self {
            element,
            size: [0; 2],
            context,
            shapes,
            font: Cell::new(0.0),
            anchor: None,
            fill: None,
            dash: [None; 2],
            stroke: None,
            saved: None,
        })
    }

    /// Clears the canvas, and resizes it to `size` in device pixels.
    pub(super) fn clear(&mut self, size: [u32; 2]) -> Result<(), CanvasError> {
        // An aborted drawing may have left the clip set.
        self.clip(None);
        let scale = 1.0 / f64::from(PIXEL);
        // The transform is always set, because an aborted drawing may have left another one.
        let set_scale = |context: &CanvasRenderingContext2d| context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
        if self.size == size {
            set_scale(&self.context)?;
            let [width, height] = self.extent();
            self.context.clear_rect(0.0, 0.0, width, height);
        } else {
            // Setting the size clears the canvas and resets its context.
            self.element.set_width(size[0]);
            self.element.set_height(size[1]);
            self.size = size;
            self.font.set(0.0);
            (self.anchor, self.fill, self.dash[0], self.stroke) = (None, None, None, None);
            set_scale(&self.context)?;
            self.context.set_line_join("round");
        }
        Ok(())
    }

    /// Clips the following drawings to the rectangle with these two corners; `None` ends clipping.
    pub(super) fn clip(&mut self, to: Option<[[f64; 2]; 2]>) {
        if let Some(Saved { font, anchor, fill, dash, stroke }) = self.saved.take() {
            self.context.restore();
            self.font.set(font);
            (self.anchor, self.fill, self.dash[0], self.stroke) = (anchor, fill, dash, stroke);
        }
        let Some([[left, top], [right, bottom]]) = to else { return };
        let (font, dash) = (self.font.get(), self.dash[0]);
        self.saved = Some(Saved { font, anchor: self.anchor, fill: self.fill, dash, stroke: self.stroke });
        self.context.save();
        self.context.begin_path();
        self.context.rect(left, top, right - left, bottom - top);
        self.context.clip();
    }

    /// The size of the canvas in painter units.
    pub(super) fn extent(&self) -> [f64; 2] {
        self.size.map(|length| f64::from(length) * f64::from(PIXEL))
    }

    pub(super) fn set_font(&self, style: TextStyle) {
        if self.font.replace(style.size) != style.size {
            self.context.set_font(&format!("{}px {}", style.size, style.family()));
        }
    }

    pub(super) fn set_stroke(&mut self, Stroke { color: BackendColor { alpha, rgb }, width }: Stroke) {
        if self.stroke.replace((rgb, alpha, width)) != Some((rgb, alpha, width)) {
            let (r, g, b) = rgb;
            self.context.set_stroke_style_str(&format!("rgba({r},{g},{b},{alpha})"));
            self.context.set_line_width(f64::from(width));
        }
    }

    /// Sets the dash pattern of the next stroke; returns whether it is dashed.
    pub(super) fn set_dash(&mut self) -> bool {
        let [now, next] = self.dash;
        if now != next {
            let pattern: Array = next.into_iter().flatten().map(JsValue::from).collect();
            // Fails only for values that are not numbers.
            let _ = self.context.set_line_dash(&pattern);
            self.dash[0] = next;
        }
        next.is_some()
    }

    pub(super) fn set_text(&mut self, style: TextStyle) {
        self.set_font(style);
        let align = match style.anchor.0 {
            HPos::Left => "left",
            HPos::Right => "right",
            HPos::Center => "center",
        };
        let baseline = match style.anchor.1 {
            VPos::Top => "top",
            VPos::Center => "middle",
            VPos::Bottom => "bottom",
        };
        if self.anchor.replace((align, baseline)) != Some((align, baseline)) {
            self.context.set_text_align(align);
            self.context.set_text_baseline(baseline);
        }
        self.set_fill(style.color);
    }

    pub(super) fn set_fill(&mut self, BackendColor { alpha, rgb }: BackendColor) {
        if self.fill.replace((rgb, alpha)) != Some((rgb, alpha)) {
            let (r, g, b) = rgb;
            self.context.set_fill_style_str(&format!("rgba({r},{g},{b},{alpha})"));
        }
    }

    /// The backend of `plotters-canvas`, for the shapes that it draws. It sets the colours of the context, so the
    /// recorded colours are reset.
    pub(super) fn shapes(&mut self) -> &mut CanvasBackend {
        (self.fill, self.stroke) = (None, None);
        self.set_dash();
        &mut self.shapes
    }
}
