//! Images in device pixels: their position, their visible part, and their colours.

use super::Scratch;
use super::brush::Brush;
use super::colors::{Hatch, Table};
use super::geometry::{PanelLayout, Rect};
use crate::scene::{ColorMap, Panel, Raster};

/// A rectangle of device pixels; `right` and `bottom` are exclusive.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct PixelRect {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

/// Bound on the pixel coordinates of images far outside the plot.
const FAR: i32 = 1 << 24;
/// An image that extends far beyond its plot is computed with at most this many times as many columns and rows as its
/// visible part has pixels; its values are then coarser than pixels.
const MAX_ENLARGED: u32 = 4;

/// Cells with at least this many pixels per side are enlarged by whole pixels: edges are sharp, and a difference of one
/// pixel does not show.
const SMALL: usize = 4;

impl PixelRect {
    /// The rectangle of an image, at least one pixel wide and high.
    pub(super) fn of(brush: &Brush<'_>, panel: &Panel, place: &PanelLayout, image: &Raster) -> Self {
        let [x0, y0] = place.project(panel, [image.x[0], image.y[0]]);
        let [x1, y1] = place.project(panel, [image.x[1], image.y[1]]);
        let pixel = |css| brush.spec.pixel(css).clamp(-FAR, FAR);
        let [left, right] = [pixel(x0.min(x1)), pixel(x0.max(x1))];
        let [top, bottom] = [pixel(y0.min(y1)), pixel(y0.max(y1))];
        Self { left, top, right: right.max(left + 1), bottom: bottom.max(top + 1) }
    }

    pub(super) fn of_plot(brush: &Brush<'_>, place: &PanelLayout) -> Self {
        let Rect { x, y, .. } = place.plot;
        let [left, right] = [x, place.plot.right()].map(|css| brush.spec.pixel(css));
        let [top, bottom] = [y, place.plot.bottom()].map(|css| brush.spec.pixel(css));
        Self { left, top, right, bottom }
    }

    /// Intersection of two rectangles.
    pub(super) fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Smallest rectangle that contains both.
    pub(super) fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    pub(super) fn corner(self) -> [i32; 2] {
        [self.left, self.top]
    }

    pub(super) fn size(self) -> (u32, u32) {
        ((self.right - self.left).max(0) as u32, (self.bottom - self.top).max(0) as u32)
    }
}

/// Computes an image, and colours its visible part into `scratch.pixels`. `range` has the values at the two ends of the
/// colour map.
#[inline(never)]
pub(super) fn colored(brush: &mut Brush<'_>, image: &Raster, range: [f64; 2], [whole, visible]: [PixelRect; 2]) {
    let (theme, hatch) = (brush.theme, Hatch::of(brush.theme, brush.spec.ratio * brush.spec.type_scale));
    let Scratch { values, part, pixels, .. } = &mut *brush.scratch;
    let ((mut columns, mut rows), (visible_columns, visible_rows)) = (whole.size(), visible.size());
    let is_fully_visible = whole == visible;
    if !is_fully_visible {
        (columns, rows) = (columns.min(MAX_ENLARGED * visible_columns), rows.min(MAX_ENLARGED * visible_rows));
    }
    let [cells_across, cells_down] = [0, 1].map(|axis| {
        let pixels = [columns, rows][axis] as usize;
        if image.map == ColorMap::Phase { pixels } else { computed(pixels, image.grid.count[axis]) }
    });
    values.resize(cells_across * cells_down, 0.0);
    (image.fill)(cells_across, cells_down, values);
    if (cells_across, cells_down) != (columns as usize, rows as usize) {
        area_average(values, part, [cells_across, cells_down], [columns as usize, rows as usize]);
        std::mem::swap(values, part);
    }
    if !is_fully_visible {
        crop(values, part, [columns, rows], [whole, visible]);
        std::mem::swap(values, part);
    }
    Table::of(image.map, theme).paint(values, visible_columns as usize, range, hatch, pixels);
    if brush.is_dimmed {
        for [color @ .., _] in pixels.as_chunks_mut::<4>().0 {
            *color = theme.dimmed(*color);
        }
    }
}

/// The number of values to compute along an axis with this many pixels and cells. A cell that is small and not a whole
/// number of pixels high would be one pixel higher than its neighbour, which is visible as stripes that are not in the
/// data: then one value is computed for each cell, and pixels are means of cells, weighted by area.
fn computed(pixels: usize, cells: usize) -> usize {
    let is_uneven = cells < pixels && !pixels.is_multiple_of(cells);
    if is_uneven && pixels < SMALL * cells { cells } else { pixels }
}

/// Enlarges an image so that each value of the result is the mean of those it covers, weighted by area.
fn area_average(values: &[f32], out: &mut Vec<f32>, [across, down]: [usize; 2], [columns, rows]: [usize; 2]) {
    out.clear();
    for row in 0..rows {
        let (upper, lower, weight) = covered(row, down, rows);
        let [upper, lower] = [upper, lower].map(|row| &values[row * across..][..across]);
        out.extend((0..columns).map(|column| {
            let (left, right, part) = covered(column, across, columns);
            let [above, below] = [upper, lower].map(|row| mixed(row[left], row[right], part));
            mixed(above, below, weight)
        }));
    }
}

/// The two neighbouring cells that a pixel covers, which may be the same, and the share of the first; `cells` is at most
/// `pixels`.
fn covered(pixel: usize, cells: usize, pixels: usize) -> (usize, usize, f32) {
    let [start, end] = [pixel * cells, (pixel + 1) * cells];
    let [first, last] = [start / pixels, (end - 1) / pixels];
    let share = if first == last { 1.0 } else { (last * pixels - start) as f32 / cells as f32 };
    (first, last, share)
}

/// The mean of two values, the first with this weight. A missing value leaves the pixel to the other one.
fn mixed(first: f32, second: f32, weight: f32) -> f32 {
    match (first.is_nan(), second.is_nan()) {
        _ if weight >= 1.0 => first,
        (true, _) => second,
        (_, true) => first,
        _ => weight * first + (1.0 - weight) * second,
    }
}

/// Extracts the values of the visible part from those of the whole image, which may have fewer values than pixels.
fn crop(values: &[f32], part: &mut Vec<f32>, [columns, rows]: [u32; 2], [whole, visible]: [PixelRect; 2]) {
    let (wide, high) = whole.size();
    let scaled =
        |pixel: i32, count: u32, of: u32| (u64::from(pixel as u32) * u64::from(count) / u64::from(of)) as usize;
    part.clear();
    for row in visible.top..visible.bottom {
        let start = scaled(row - whole.top, rows, high) * columns as usize;
        let row = &values[start..start + columns as usize];
        if columns == wide {
            let [from, to] = [visible.left, visible.right].map(|pixel| (pixel - whole.left) as usize);
            part.extend_from_slice(&row[from..to]);
        } else {
            part.extend((visible.left..visible.right).map(|pixel| row[scaled(pixel - whole.left, columns, wide)]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_cells_are_computed_one_by_one_unless_they_have_whole_pixels() {
        // 128 rows on 328 pixels are 2.56 pixels high, on 384 exactly 3; 50 columns on 312 pixels have 6.24.
        assert_eq!([computed(328, 128), computed(384, 128), computed(312, 50)], [128, 384, 312]);
        assert_eq!([computed(100, 128), computed(1, 1)], [100, 1], "a pixel that covers several cells");
    }

    #[test]
    fn a_pixel_is_the_mean_of_the_cells_it_covers() {
        let mut out = Vec::new();
        // Pixels cover 2/3 of a cell each: the second covers a third of either cell.
        area_average(&[0.0, 1.0], &mut out, [1, 2], [1, 3]);
        assert_eq!(out, [0.0, 0.5, 1.0]);
        area_average(&[0.0, 1.0], &mut out, [2, 1], [3, 1]);
        assert_eq!(out, [0.0, 0.5, 1.0]);
        area_average(&[f32::NAN, 1.0], &mut out, [1, 2], [1, 3]);
        assert!(out[0].is_nan() && out[1..] == [1.0, 1.0], "{out:?}");
        // Over stripes, every pair of neighbouring pixels has nearly the same mean: none is left out.
        let stripes: Vec<f32> = (0..128).map(|row| (row % 2) as f32).collect();
        area_average(&stripes, &mut out, [1, 128], [1, 328]);
        let sum: f32 = out.iter().sum();
        assert!((sum - 164.0).abs() < 1e-3, "{sum}");
    }
}
