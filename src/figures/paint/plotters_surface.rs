//! Any plotters backend as a surface.

use std::convert::Infallible;

use plotters_backend::text_anchor::Pos;
use plotters_backend::{BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, FontFamily};

use super::glyph_widths;
use super::surface::{Drawn, PaintError, Stroke, Surface, TextStyle};

/// Draws on a plotters backend, without clipping; dashes are drawn one by one.
pub struct PlottersSurface<B>(B);

impl<B: DrawingBackend<ErrorType: 'static>> PlottersSurface<B> {
    /// A surface on a backend.
    ///
    /// # Errors
    /// If the backend cannot be prepared.
    pub fn new(mut backend: B) -> Result<Self, PaintError> {
        backend.ensure_prepared().map_err(PaintError::new)?;
        Ok(Self(backend))
    }

    /// Ends drawing.
    ///
    /// # Errors
    /// If the backend cannot write its picture.
    pub fn present(mut self) -> Drawn {
        self.0.present().map_err(PaintError::new)
    }
}

impl<B: DrawingBackend<ErrorType: 'static>> Surface for PlottersSurface<B> {
    fn rect(&mut self, [from, to]: [BackendCoord; 2], color: BackendColor) -> Drawn {
        self.0.draw_rect(from, to, &color, true).map_err(PaintError::new)
    }

    fn path(&mut self, points: &[BackendCoord], stroke: Stroke) -> Drawn {
        self.0.draw_path(points.iter().copied(), &stroke).map_err(PaintError::new)
    }

    fn polygon(&mut self, outline: &[BackendCoord], color: BackendColor) -> Drawn {
        self.0.fill_polygon(outline.iter().copied(), &color).map_err(PaintError::new)
    }

    fn circle(&mut self, center: BackendCoord, radius: u32, stroke: Stroke, is_filled: bool) -> Drawn {
        self.0.draw_circle(center, radius, &stroke, is_filled).map_err(PaintError::new)
    }

    fn text(&mut self, text: &str, style: TextStyle, at: BackendCoord) -> Drawn {
        self.0.draw_text(text, &style, at).map_err(PaintError::new)
    }

    fn image(&mut self, corner: BackendCoord, size: (u32, u32), rgba: &[u8]) -> Drawn {
        let rgb: Vec<[u8; 3]> = rgba.as_chunks().0.iter().map(|&[red, green, blue, _]| [red, green, blue]).collect();
        self.0.blit_bitmap(corner, size, rgb.as_flattened()).map_err(PaintError::new)
    }
}

impl BackendStyle for Stroke {
    fn color(&self) -> BackendColor {
        self.color
    }

    fn stroke_width(&self) -> u32 {
        self.width
    }
}

impl BackendTextStyle for TextStyle {
    type FontError = Infallible;

    fn color(&self) -> BackendColor {
        self.color
    }

    fn size(&self) -> f64 {
        self.size
    }

    fn anchor(&self) -> Pos {
        Pos::new(self.anchor.0, self.anchor.1)
    }

    fn family(&self) -> FontFamily<'_> {
        FontFamily::Name(TextStyle::family(self))
    }

    /// An estimate, for backends that cannot measure text.
    fn layout_box(&self, text: &str) -> Result<((i32, i32), (i32, i32)), Infallible> {
        let width = text.chars().map(glyph_widths::width).sum::<f64>() * self.size;
        Ok(((0, 0), (width.ceil() as i32, self.size.ceil() as i32)))
    }

    /// Draws nothing: for backends that draw glyphs point by point, which need a font.
    fn draw<E, F: FnMut(i32, i32, BackendColor) -> Result<(), E>>(
        &self,
        _: &str,
        _: (i32, i32),
        _: F,
    ) -> Result<Result<(), E>, Infallible> {
        Ok(Ok(()))
    }
}
