//! What the painter draws on. A [`Surface`] has no generics, so the painter is compiled once for all of them.

use std::error::Error;

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{BackendColor, BackendCoord};

use crate::text;

/// A surface cannot draw.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct PaintError(#[from] Box<dyn Error + Send + Sync>);

impl PaintError {
    /// Wraps the error of a surface.
    pub fn new(error: impl Error + Send + Sync + 'static) -> Self {
        Self(Box::new(error))
    }
}

/// Whether something could be drawn.
pub type Drawn = Result<(), PaintError>;

/// How a line is drawn.
#[derive(Clone, Copy)]
pub struct Stroke {
    /// Colour and opacity.
    pub color: BackendColor,
    /// In units.
    pub width: u32,
}

/// How text is drawn.
#[derive(Clone, Copy)]
pub struct TextStyle {
    /// Colour and opacity.
    pub color: BackendColor,
    /// In units.
    pub size: f64,
    /// The point of the text's box that is placed.
    pub anchor: (HPos, VPos),
}

impl TextStyle {
    /// The fonts, as CSS lists them.
    pub fn family(&self) -> &'static str {
        text::font_family()
    }
}

/// Draws shapes, images and text. Coordinates are in units, [`PIXEL`](super::PIXEL) per device pixel.
pub trait Surface {
    /// Fills a rectangle, given by two corners.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn rect(&mut self, corners: [BackendCoord; 2], color: BackendColor) -> Drawn;

    /// Draws straight lines through points.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn path(&mut self, points: &[BackendCoord], stroke: Stroke) -> Drawn;

    /// Fills an outline.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn polygon(&mut self, outline: &[BackendCoord], color: BackendColor) -> Drawn;

    /// Draws a disk, or a circle.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn circle(&mut self, center: BackendCoord, radius: u32, stroke: Stroke, is_filled: bool) -> Drawn;

    /// Draws text with its anchor at a point.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn text(&mut self, text: &str, style: TextStyle, at: BackendCoord) -> Drawn;

    /// Draws an image with its top left corner at `corner`, as RGBA per device pixel. Alpha is 255 unless the
    /// background is [transparent](super::theme::Theme::on_transparent).
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn image(&mut self, corner: BackendCoord, size: (u32, u32), rgba: &[u8]) -> Drawn;

    /// Clips everything drawn from now on to a rectangle, given by two corners; `None` ends the clipping. Images are
    /// not clipped: the painter requests only their visible part. A surface without clipping draws beyond the rectangle
    /// too.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn clip(&mut self, _to: Option<[BackendCoord; 2]>) -> Drawn {
        Ok(())
    }

    /// Makes the following lines dashed, with the lengths of a dash and of a gap, or solid again. Returns whether the
    /// surface supports it: if not, the painter draws dashes one by one.
    fn dash(&mut self, _pattern: Option<[i32; 2]>) -> bool {
        false
    }

    /// Begins the static layer, which the surface may cache between redraws; `key` is a hash of everything it depends
    /// on. Returns whether the layer must be drawn now: a surface that caches it returns `false` for an unchanged key.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn begin_static(&mut self, _key: u64) -> Result<bool, PaintError> {
        Ok(true)
    }

    /// Ends the layer begun by [`Surface::begin_static`], and shows it.
    ///
    /// # Errors
    /// If the surface cannot draw.
    fn end_static(&mut self) -> Drawn {
        Ok(())
    }
}
