//! A canvas as a plotters backend. `plotters-canvas` draws the strokes; images, which it would paint pixel by pixel,
//! and the width of text, for which it would lay out an element each time, are done by the canvas itself.

use std::cell::RefCell;

use plotters_backend::{BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind};
use plotters_canvas::CanvasBackend;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use crate::paint::{PIXEL, Surface};

/// A canvas, its context, and the pixels that were last put on it.
pub(super) struct Canvas {
    element: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    strokes: CanvasBackend,
    rgba: Vec<u8>,
    /// The font last set for measuring.
    font: RefCell<String>,
}

/// What a canvas could not do.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct CanvasError(String);

type Kind = DrawingErrorKind<CanvasError>;

impl From<JsValue> for CanvasError {
    fn from(value: JsValue) -> Self {
        Self(
            value
                .dyn_into::<js_sys::Error>()
                .map_or_else(|other| other.as_string().unwrap_or_default(), |error| error.message().into()),
        )
    }
}

fn failed(error: impl Into<CanvasError>) -> Kind {
    DrawingErrorKind::DrawingError(error.into())
}

fn stroke_failed(error: impl std::error::Error) -> Kind {
    failed(CanvasError(error.to_string()))
}

impl Canvas {
    /// Takes hold of a canvas; `None` where the browser gives no context for it.
    pub(super) fn new(element: HtmlCanvasElement) -> Option<Self> {
        let context = element.get_context("2d").ok()??.dyn_into().ok()?;
        let strokes = CanvasBackend::with_canvas_object(element.clone())?;
        Some(Self { element, context, strokes, rgba: Vec::new(), font: RefCell::default() })
    }

    /// The canvas itself.
    pub(super) fn element(&self) -> &HtmlCanvasElement {
        &self.element
    }

    /// Wipes the canvas, and gives it the size of `surface` in device pixels.
    pub(super) fn clear(&mut self, surface: Surface) -> Result<(), CanvasError> {
        let [width, height] =
            [surface.width, surface.height].map(|length| (length * surface.ratio).round().max(1.0) as u32);
        if (self.element.width(), self.element.height()) == (width, height) {
            self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
            self.context.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
        } else {
            // Setting a size wipes the canvas too.
            self.element.set_width(width);
            self.element.set_height(height);
        }
        let scale = 1.0 / f64::from(PIXEL);
        self.context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0)?;
        self.context.set_line_join("round");
        self.font.borrow_mut().clear();
        Ok(())
    }
}

impl DrawingBackend for Canvas {
    type ErrorType = CanvasError;

    fn get_size(&self) -> (u32, u32) {
        (self.element.width() * PIXEL as u32, self.element.height() * PIXEL as u32)
    }

    fn ensure_prepared(&mut self) -> Result<(), Kind> {
        Ok(())
    }

    fn present(&mut self) -> Result<(), Kind> {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, color: BackendColor) -> Result<(), Kind> {
        self.strokes.draw_pixel(point, color).map_err(stroke_failed)
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Result<(), Kind> {
        self.strokes.draw_line(from, to, style).map_err(stroke_failed)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Result<(), Kind> {
        self.strokes.draw_rect(upper_left, bottom_right, style, fill).map_err(stroke_failed)
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Result<(), Kind> {
        self.strokes.draw_path(path, style).map_err(stroke_failed)
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Result<(), Kind> {
        self.strokes.draw_circle(center, radius, style, fill).map_err(stroke_failed)
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Result<(), Kind> {
        self.strokes.fill_polygon(path, style).map_err(stroke_failed)
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, pos: BackendCoord) -> Result<(), Kind> {
        self.font.borrow_mut().clear();
        self.strokes.draw_text(text, style, pos).map_err(stroke_failed)
    }

    fn estimate_text_size<S: BackendTextStyle>(&self, text: &str, style: &S) -> Result<(u32, u32), Kind> {
        let font = format!("{}px {}", style.size(), style.family().as_str());
        if *self.font.borrow() != font {
            self.context.set_font(&font);
            *self.font.borrow_mut() = font;
        }
        let width = self.context.measure_text(text).map_err(failed)?.width();
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }

    fn blit_bitmap(&mut self, (x, y): BackendCoord, (width, height): (u32, u32), rgb: &[u8]) -> Result<(), Kind> {
        self.rgba.clear();
        self.rgba.extend(rgb.chunks_exact(3).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255]));
        let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&self.rgba), width, height).map_err(failed)?;
        self.context.put_image_data(&image, f64::from(x / PIXEL), f64::from(y / PIXEL)).map_err(failed)
    }
}
