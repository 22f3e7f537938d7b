//! Images in device pixels: their position, their visible part, and their colours.

use super::brush::Brush;
use super::colors::{Hatch, Table};
use super::geometry::{PanelLayout, Rect};
use super::{Backend, Scratch};
use crate::scene::{Panel, Raster};

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

impl PixelRect {
    /// The rectangle of an image, at least one pixel wide and high.
    pub(super) fn of<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, place: &PanelLayout, image: &Raster) -> Self {
        let [x0, y0] = place.project(panel, [image.x[0], image.y[0]]);
        let [x1, y1] = place.project(panel, [image.x[1], image.y[1]]);
        let pixel = |css| brush.spec.pixel(css).clamp(-FAR, FAR);
        let [left, right] = [pixel(x0.min(x1)), pixel(x0.max(x1))];
        let [top, bottom] = [pixel(y0.min(y1)), pixel(y0.max(y1))];
        Self { left, top, right: right.max(left + 1), bottom: bottom.max(top + 1) }
    }

    pub(super) fn of_plot<DB: Backend>(brush: &Brush<'_, DB>, place: &PanelLayout) -> Self {
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
pub(super) fn colored<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    image: &Raster,
    range: [f64; 2],
    [whole, visible]: [PixelRect; 2],
) {
    let (theme, hatch) = (brush.theme, Hatch::of(brush.theme, brush.spec.ratio * brush.spec.type_scale));
    let Scratch { values, part, pixels, .. } = &mut *brush.scratch;
    let ((mut columns, mut rows), (visible_columns, visible_rows)) = (whole.size(), visible.size());
    let is_fully_visible = whole == visible;
    if !is_fully_visible {
        (columns, rows) = (columns.min(MAX_ENLARGED * visible_columns), rows.min(MAX_ENLARGED * visible_rows));
    }
    values.resize(columns as usize * rows as usize, 0.0);
    (image.fill)(columns as usize, rows as usize, values);
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
