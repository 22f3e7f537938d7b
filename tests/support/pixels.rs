//! A surface that keeps what images put on it, pixel by pixel, and nothing else.

use phasor_figures::paint::{CanvasSpec, Drawn, PIXEL, Stroke, Surface, TextStyle};
use plotters_backend::{BackendColor, BackendCoord};

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

impl Surface for Pixels {
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

    fn rect(&mut self, _: [BackendCoord; 2], _: BackendColor) -> Drawn {
        Ok(())
    }

    fn path(&mut self, _: &[BackendCoord], _: Stroke) -> Drawn {
        Ok(())
    }

    fn polygon(&mut self, _: &[BackendCoord], _: BackendColor) -> Drawn {
        Ok(())
    }

    fn circle(&mut self, _: BackendCoord, _: u32, _: Stroke, _: bool) -> Drawn {
        Ok(())
    }

    fn text(&mut self, _: &str, _: TextStyle, _: BackendCoord) -> Drawn {
        Ok(())
    }
}
