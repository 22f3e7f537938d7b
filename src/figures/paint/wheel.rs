//! The colour legend of angles, as a ring. Angle 0 is at the top, and angles grow clockwise, as on the page's clocks.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, CanvasSpec, LabelStyle};
use super::colors::{Hatch, Table};
use super::geometry::NARROW;
use super::geometry::Rect;
use super::{Backend, PaintError};
use crate::scene::{ColorBar, ColorMap, Ink, ON_DISC, on_disc};

/// Outer and inner radius of the ring, in CSS pixels.
const RADII: [f64; 2] = [37.0, 27.0];
/// Radii on a narrow canvas, where the plot needs the space. The ring then has only two of its labels.
const SMALL: [f64; 2] = [25.0, 17.0];
/// Distance of the ring from the plot, in CSS pixels.
const GAP: f64 = 9.0;
/// Margin after the ring.
const END: f64 = 4.0;
/// Distance from the ring to the label below it.
const BELOW: f64 = 11.0;
/// Labels inside the ring, and their directions: right and down, as fractions of the inner radius.
const NAMES: [(&str, [f64; 2]); 4] =
    [("0", [0.0, -1.0]), ("π/2", [1.0, 0.0]), ("π", [0.0, 1.0]), ("3π/2", [-1.0, 0.0])];

/// Width that the ring needs to the right of a plot.
pub(super) fn side(spec: CanvasSpec) -> f64 {
    (2.0 * radii(spec)[0] + GAP + END) * spec.type_scale
}

fn is_small(spec: CanvasSpec) -> bool {
    spec.width < NARROW * spec.type_scale
}

fn radii(spec: CanvasSpec) -> [f64; 2] {
    if is_small(spec) { SMALL } else { RADII }
}

/// Paints the ring, beside the top of the plot.
#[inline(never)]
pub(super) fn paint<DB: Backend>(brush: &mut Brush<'_, DB>, bar: &ColorBar, plot: Rect) -> Result<(), PaintError<DB>> {
    let (spec, scale) = (brush.spec, brush.spec.type_scale);
    let [outer, inner] = radii(spec).map(|radius| radius * scale);
    let corner = [spec.pixel(plot.right() + GAP * scale), spec.pixel(plot.y)];
    let side = spec.pixel(2.0 * outer).max(1);
    ring(brush, corner, side, [outer, inner].map(|radius| radius * spec.ratio))?;
    let [x, y] = corner.map(|edge| (f64::from(edge) + f64::from(side) / 2.0) / spec.ratio);
    for (name, [right, down]) in NAMES.into_iter().filter(|(_, [right, _])| !is_small(spec) || *right == 0.0) {
        let style = LabelStyle { size: 10.5, ..LabelStyle::TICK };
        let (h, inset) = match right {
            -1.0 => (HPos::Left, 3.0 * scale),
            1.0 => (HPos::Right, 3.0 * scale),
            _ => (HPos::Center, 8.0 * scale),
        };
        let reach = inner - inset;
        brush.text(name, [x + right * reach, y + down * reach], style.at(h, VPos::Center))?;
    }
    let style = brush.fitted(&bar.label, LabelStyle::LABEL, 2.0 * outer);
    brush.text(&bar.label, [x, y + outer + BELOW * scale], style)
}

/// Paints the ring as an anti-aliased image, on the background or transparent.
fn ring<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    corner: [i32; 2],
    side: i32,
    [outer, inner]: [f64; 2],
) -> Result<(), PaintError<DB>> {
    let mut values = std::mem::take(&mut brush.scratch.values);
    let mut pixels = std::mem::take(&mut brush.scratch.pixels);
    let count = side as usize;
    let middle = f64::from(side) / 2.0;
    let offset = |pixel: usize| [(pixel % count) as f64 + 0.5 - middle, middle - (pixel / count) as f64 - 0.5];
    values.clear();
    values.extend((0..count * count).map(|pixel| {
        let [right, up] = offset(pixel);
        let distance = right.hypot(up).max(0.5);
        on_disc((right / distance) as f32, (up / distance) as f32)
    }));
    let hatch = Hatch::of(brush.theme, brush.spec.ratio);
    Table::of(ColorMap::Phase, brush.theme).paint(&values, count, ON_DISC, hatch, &mut pixels);
    let (r, g, b) = brush.theme.color(Ink::Background).rgb;
    for (pixel, color) in pixels.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let [right, up] = offset(pixel);
        let distance = right.hypot(up);
        let covered = (outer - distance + 0.5).min(distance - inner + 0.5).clamp(0.0, 1.0);
        if brush.theme.is_transparent() {
            color[3] = (255.0 * covered).round() as u8;
            continue;
        }
        for (channel, background) in color.iter_mut().zip([r, g, b]) {
            *channel = (f64::from(background) + covered * (f64::from(*channel) - f64::from(background))).round() as u8;
        }
    }
    let drawn = brush.image(corner, (side as u32, side as u32), &pixels);
    (brush.scratch.values, brush.scratch.pixels) = (values, pixels);
    drawn
}
