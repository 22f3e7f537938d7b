//! Drawing operations beyond plotters' own [`DrawingBackend`]; each has a simple fallback.

use plotters_backend::{BackendCoord, DrawingBackend};

use super::PaintError;

/// A drawing backend with images, clipping, dashes and a cached static layer.
pub trait Backend: DrawingBackend {
    /// Draws an image with its top left corner at `corner`, as RGBA per device pixel. Alpha is 255 unless the
    /// background is [transparent](super::theme::Theme::on_transparent).
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn image(&mut self, corner: BackendCoord, size: (u32, u32), rgba: &[u8]) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        let rgb: Vec<[u8; 3]> = rgba.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        self.blit_bitmap(corner, size, rgb.as_flattened())
    }

    /// Clips everything drawn from now on to a rectangle, given by two corners; `None` ends the clipping. Images are
    /// not clipped: the painter requests only their visible part. A backend without clipping draws beyond the rectangle
    /// too.
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn clip(&mut self, _to: Option<[BackendCoord; 2]>) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(())
    }

    /// Makes the following lines dashed, with the lengths of a dash and of a gap, or solid again. Returns whether the
    /// backend supports it: if not, the painter draws dashes one by one.
    fn dash(&mut self, _pattern: Option<[i32; 2]>) -> bool {
        false
    }

    /// Begins the static layer, which the backend may cache between redraws; `key` is a hash of everything it depends
    /// on. Returns whether the layer must be drawn now: a backend that caches it returns `false` for an unchanged key.
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn begin_static(&mut self, _key: u64) -> Result<bool, PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(true)
    }

    /// Ends the layer begun by [`Backend::begin_static`], and shows it.
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn end_static(&mut self) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(())
    }
}
