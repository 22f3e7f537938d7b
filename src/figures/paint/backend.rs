//! What pictures need beyond plotters' own [`DrawingBackend`]; each method has a plain fallback.

use plotters_backend::{BackendCoord, DrawingBackend};

use super::PaintError;

/// A backend with images and a static layer.
pub trait Backend: DrawingBackend {
    /// Draws an image with its top left corner at `corner`: red, green, blue and how opaque it is for each
    /// device pixel: 255, unless the theme is [clear](super::theme::Theme::on_clear).
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn image(&mut self, corner: BackendCoord, size: (u32, u32), rgba: &[u8]) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        let rgb: Vec<u8> = rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        self.blit_bitmap(corner, size, &rgb)
    }

    /// Cuts off what follows at a rectangle, of which these are two corners, until it is called with none. An image is not
    /// cut: the painter asks for no more of it than is seen. A backend that cannot do so draws what is beyond, too.
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn clip(&mut self, _to: Option<[BackendCoord; 2]>) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(())
    }

    /// Makes the lines that follow dashed, with a drawn and a blank length, or solid again. Returns whether the backend
    /// can do so: if not, dashes are drawn one by one.
    fn dash(&mut self, _pattern: Option<[i32; 2]>) -> bool {
        false
    }

    /// Begins the static part, which may be kept from one redraw to the next; `key` stands for everything it depends
    /// on. Returns whether it must be drawn now: a backend that keeps it does not ask for the same part twice.
    ///
    /// # Errors
    /// If the backend cannot draw.
    fn begin_static(&mut self, _key: u64) -> Result<bool, PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(true)
    }

    /// Ends what [`Backend::begin_static`] began, and shows it.
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
