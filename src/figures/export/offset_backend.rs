//! A backend that forwards to another one with an offset: draws a scene within a larger picture.

use plotters_backend::{BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind};

use crate::paint::Backend;

/// Offsets everything drawn by this many units. It does not cache the static layer: an exported picture is painted
/// once.
pub(super) struct OffsetBackend<'a, DB> {
    pub(super) onto: &'a mut DB,
    pub(super) by: BackendCoord,
}

impl<DB> OffsetBackend<'_, DB> {
    fn moved(&self, (x, y): BackendCoord) -> BackendCoord {
        (x + self.by.0, y + self.by.1)
    }
}

type DrawResult<DB> = Result<(), DrawingErrorKind<<DB as DrawingBackend>::ErrorType>>;

impl<DB: Backend> Backend for OffsetBackend<'_, DB> {
    fn image(&mut self, corner: BackendCoord, size: (u32, u32), rgba: &[u8]) -> DrawResult<DB> {
        self.onto.image(self.moved(corner), size, rgba)
    }

    fn clip(&mut self, to: Option<[BackendCoord; 2]>) -> DrawResult<DB> {
        self.onto.clip(to.map(|corners| corners.map(|corner| self.moved(corner))))
    }

    fn dash(&mut self, pattern: Option<[i32; 2]>) -> bool {
        self.onto.dash(pattern)
    }
}

impl<DB: Backend> DrawingBackend for OffsetBackend<'_, DB> {
    type ErrorType = DB::ErrorType;

    fn get_size(&self) -> (u32, u32) {
        self.onto.get_size()
    }

    fn ensure_prepared(&mut self) -> DrawResult<DB> {
        self.onto.ensure_prepared()
    }

    fn present(&mut self) -> DrawResult<DB> {
        // The picture is not complete when its scene is drawn.
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, color: BackendColor) -> DrawResult<DB> {
        self.onto.draw_pixel(self.moved(point), color)
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> DrawResult<DB> {
        self.onto.draw_line(self.moved(from), self.moved(to), style)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> DrawResult<DB> {
        self.onto.draw_rect(self.moved(upper_left), self.moved(bottom_right), style, fill)
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> DrawResult<DB> {
        let by = self.by;
        self.onto.draw_path(path.into_iter().map(|(x, y)| (x + by.0, y + by.1)), style)
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> DrawResult<DB> {
        self.onto.draw_circle(self.moved(center), radius, style, fill)
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> DrawResult<DB> {
        let by = self.by;
        self.onto.fill_polygon(path.into_iter().map(|(x, y)| (x + by.0, y + by.1)), style)
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> DrawResult<DB> {
        self.onto.draw_text(text, style, self.moved(at))
    }

    fn blit_bitmap(&mut self, at: BackendCoord, size: (u32, u32), rgb: &[u8]) -> DrawResult<DB> {
        self.onto.blit_bitmap(self.moved(at), size, rgb)
    }
}
