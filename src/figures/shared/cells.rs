//! A small table of numbers as an image, one cell an entry, and the scale of its colours.

use crate::scene::{ColorBar, ColorMap, Mark, Raster};
use crate::text;

/// `values` as `[row][column]`, row 0 on top, at least one of them; cells are 1 × 1 around their whole coordinates.
pub(in crate::figures) fn cells(values: Vec<f32>, across: usize, map: ColorMap, range: [f64; 2]) -> Mark {
    let down = values.len() / across;
    let edges = |count: usize| [-0.5, count as f64 - 0.5];
    let fill = move |columns: usize, rows: usize, out: &mut [f32]| {
        for (pixel, out) in out.iter_mut().enumerate() {
            let (row, column) = (pixel / columns, pixel % columns);
            *out = values[row * down / rows * across + column * across / columns];
        }
    };
    Mark::Raster(Raster { x: edges(across), y: edges(down), map, range, fill: Box::new(fill) })
}

/// The scale of such an image.
pub(in crate::figures) fn bar(map: ColorMap, range: [f64; 2]) -> ColorBar {
    ColorBar { map, range, label: text::get("axis.value").into() }
}
