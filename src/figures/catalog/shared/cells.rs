//! A small matrix of numbers as an image, one cell per entry, and its colour bar.

use std::rc::Rc;

use crate::scene::{ColorBar, ColorMap, Grid, Mark, Raster};
use crate::text;

/// The image of a matrix. `values` are its entries in row-major order, at least one; row 0 is at the top, and `across`
/// is the number of columns. Cells are 1 × 1 and centred on integer coordinates.
pub(in crate::catalog) fn cells(values: Vec<f64>, across: usize, map: ColorMap, range: [f64; 2]) -> Mark {
    let down = values.len() / across;
    let edges = |count: usize| [-0.5, count as f64 - 0.5];
    let values: Rc<[f64]> = values.into();
    let grid = Grid { count: [across, down], value: value_in(values.clone(), across) };
    let fill = move |columns: usize, rows: usize, out: &mut [f32]| {
        let cell: Vec<usize> = (0..columns).map(|column| column * across / columns).collect();
        for row in 0..rows {
            // Rows of pixels within a row of cells are copies of the first one.
            if row > 0 && row * down / rows == (row - 1) * down / rows {
                out.copy_within((row - 1) * columns..row * columns, row * columns);
                continue;
            }
            let values = &values[row * down / rows * across..][..across];
            out[row * columns..][..columns].iter_mut().zip(&cell).for_each(|(out, cell)| *out = values[*cell] as f32);
        }
    };
    Mark::Raster(Raster { x: edges(across), y: edges(down), map, range, fill: Box::new(fill), grid })
}

fn value_in(values: Rc<[f64]>, across: usize) -> Box<dyn Fn([usize; 2]) -> f64> {
    Box::new(move |[column, row]| values[row * across + column])
}

/// The colour bar of such an image.
pub(in crate::catalog) fn bar(map: ColorMap, range: [f64; 2]) -> ColorBar {
    ColorBar { map, range, label: text::get("axis.value").into(), has_own_unit: false }
}
