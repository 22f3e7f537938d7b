//! What pictures need beyond plotters' own [`DrawingBackend`]; each part has a plain way to do without.

use plotters_backend::{BackendCoord, DrawingBackend};

use super::PaintError;

/// A backend with images and a static layer.
pub trait Backend: DrawingBackend {
    /// Puts an image with its corner at a place: of each device pixel red, green, blue, and 255.
    ///
    /// # Errors
    /// What the backend could not draw.
    fn image(&mut self, corner: BackendCoord, size: (u32, u32), rgba: &[u8]) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        let rgb: Vec<u8> = rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        self.blit_bitmap(corner, size, &rgb)
    }

    /// Makes the lines that follow dashed, so much drawn and so much left out, or whole again. Whether the backend does
    /// so: where it does not, dashes are drawn one by one.
    fn dash(&mut self, _pattern: Option<[i32; 2]>) -> bool {
        false
    }

    /// Begins what stands still and may be kept from one redraw to the next; `key` stands for all that it depends on.
    /// Whether it has to be drawn now: a backend that keeps it does not ask for the same twice.
    ///
    /// # Errors
    /// What the backend could not draw.
    fn begin_static(&mut self, _key: u64) -> Result<bool, PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(true)
    }

    /// Ends what [`Backend::begin_static`] began, and shows it.
    ///
    /// # Errors
    /// What the backend could not draw.
    fn end_static(&mut self) -> Result<(), PaintError<Self>>
    where
        Self: Sized,
    {
        Ok(())
    }
}
