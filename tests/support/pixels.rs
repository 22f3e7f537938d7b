//! A backend that keeps what images put on it, pixel by pixel, and nothing else.

use std::io::Error;

use phasor_figures::paint::{Backend, CanvasSpec, PIXEL};
use plotters_backend::{BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind};

/// Images on paper: red, green, blue and how opaque, row by row.
pub(crate) struct Pixels {
    columns: usize,
    rows: usize,
    colors: Vec<[u8; 4]>,
    /// How many images were put there.
    pub(crate) images: usize,
}

impl Pixels {
    pub(crate) fn new(spec: CanvasSpec) -> Self {
        let [columns, rows] = [spec.width, spec.height].map(|length| (length * spec.ratio).round() as usize);
        Self { columns, rows, colors: vec![[0; 4]; columns * rows], images: 0 }
    }

    pub(crate) fn at(&self, column: usize, row: usize) -> [u8; 4] {
        self.colors[row * self.columns + column]
    }
}

type Drawn = Result<(), DrawingErrorKind<Error>>;

impl Backend for Pixels {
    fn image(&mut self, (x, y): BackendCoord, (width, height): (u32, u32), rgba: &[u8]) -> Drawn {
        self.images += 1;
        assert_eq!(rgba.len(), 4 * width as usize * height as usize);
        let [x, y] = [x, y].map(|length| usize::try_from(length / PIXEL).expect("images are on the surface"));
        for (row, pixels) in rgba.as_chunks::<4>().0.chunks(width as usize).enumerate() {
            assert!(y + row < self.rows && x + pixels.len() <= self.columns);
            let start = (y + row) * self.columns + x;
            self.colors[start..start + pixels.len()].copy_from_slice(pixels);
        }
        Ok(())
    }
}

impl DrawingBackend for Pixels {
    type ErrorType = Error;

    fn get_size(&self) -> (u32, u32) {
        (self.columns as u32 * PIXEL as u32, self.rows as u32 * PIXEL as u32)
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, _: BackendCoord, _: BackendColor) -> Drawn {
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, _: BackendCoord, _: BackendCoord, _: &S) -> Drawn {
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(&mut self, _: BackendCoord, _: BackendCoord, _: &S, _: bool) -> Drawn {
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, _: I, _: &S) -> Drawn {
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(&mut self, _: BackendCoord, _: u32, _: &S, _: bool) -> Drawn {
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, _: I, _: &S) -> Drawn {
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, _: &str, _: &S, _: BackendCoord) -> Drawn {
        Ok(())
    }
}
