//! Colour bars: a quantity's name, and its colours between the values at the two ends.

use std::f64::consts::TAU;

use plotters_backend::text_anchor::{HPos, VPos};

use super::Drawn;
use super::brush::{Brush, LabelStyle};
use super::colors::{Hatch, Table};
use crate::scene::{ColorBar, ColorMap, on_disc};
use crate::text::number::{significant, whole};

/// Length and thickness of the colours, and the least length where there is little room, in CSS pixels.
const LENGTH: f64 = 96.0;
const THICK: f64 = 6.0;
const LEAST: f64 = 40.0;
/// Gap between the colours and the values at their ends.
const GAP: f64 = 5.0;
/// Gap between the name and the value at the first end.
const AFTER_NAME: f64 = 8.0;
/// Significant digits of the values at the ends.
const DIGITS: usize = 3;

const STYLE: LabelStyle = LabelStyle::TICK.at(HPos::Left, VPos::Center);

/// A colour bar of a known width.
pub(super) struct Bar<'a> {
    described: &'a ColorBar,
    ends: [String; 2],
    /// Whether there is room for its name.
    is_named: bool,
    /// Length of its colours in CSS pixels.
    length: f64,
    /// Its whole width in CSS pixels.
    pub(super) width: f64,
}

impl<'a> Bar<'a> {
    /// The colour bar in this width: with its name if there is room, and shortened if necessary.
    pub(super) fn of(brush: &Brush<'_>, bar: &'a ColorBar, room: f64) -> Self {
        let scale = brush.spec.type_scale;
        let ends = ends(bar);
        let numbers = numbers(brush, &ends);
        let name = brush.text_width(&bar.label, STYLE) + AFTER_NAME * scale;
        let is_named = name + numbers + LEAST * scale <= room;
        let beside = numbers + if is_named { name } else { 0.0 };
        let length = (room - beside).clamp(LEAST * scale, LENGTH * scale);
        Self { described: bar, ends, is_named, length, width: beside + length }
    }

    /// The least width of a colour bar: short and without its name.
    pub(super) fn least_width(brush: &Brush<'_>, bar: &ColorBar) -> f64 {
        numbers(brush, &ends(bar)) + LEAST * brush.spec.type_scale
    }

    /// Paints it from a point at its left end, half-way up.
    #[inline(never)]
    pub(super) fn paint(&self, brush: &mut Brush<'_>, [mut x, y]: [f64; 2]) -> Drawn {
        let (scale, spec) = (brush.spec.type_scale, brush.spec);
        if self.is_named {
            brush.text(&self.described.label, [x, y], STYLE)?;
            x += brush.text_width(&self.described.label, STYLE) + AFTER_NAME * scale;
        }
        let [low, high] = &self.ends;
        // Ends before the colours and begins after them in any font.
        x += brush.text_width(low, STYLE);
        brush.text(low, [x, y], STYLE.at(HPos::Right, VPos::Center))?;
        x += GAP * scale;
        let corner = [spec.pixel(x), spec.pixel(y - THICK * scale / 2.0)];
        let [columns, rows] =
            [spec.pixel(x + self.length) - corner[0], spec.pixel(THICK * scale)].map(|pixels| pixels.max(1) as usize);
        self.colors(brush, corner, [columns, rows])?;
        // Ends where the bar ends, in any font.
        let end = x + self.length + GAP * scale + brush.text_width(high, STYLE);
        brush.text(high, [end, y], STYLE.at(HPos::Right, VPos::Center))
    }

    fn colors(&self, brush: &mut Brush<'_>, corner: [i32; 2], [columns, rows]: [usize; 2]) -> Drawn {
        let mut values = std::mem::take(&mut brush.scratch.values);
        let mut pixels = std::mem::take(&mut brush.scratch.pixels);
        values.clear();
        for _ in 0..rows {
            values.extend((0..columns).map(|column| {
                let fraction = (column as f64 + 0.5) / columns as f64;
                if self.described.map == ColorMap::Phase {
                    let (sin, cos) = (TAU * fraction).sin_cos();
                    return on_disc(sin as f32, cos as f32);
                }
                fraction as f32
            }));
        }
        let range = if self.described.map == ColorMap::Phase { self.described.range } else { [0.0, 1.0] };
        let hatch = Hatch::of(brush.theme, brush.spec.ratio);
        Table::of(self.described.map, brush.theme).paint(&values, columns, range, hatch, &mut pixels);
        let drawn = brush.image(corner, (columns as u32, rows as u32), &pixels);
        (brush.scratch.values, brush.scratch.pixels) = (values, pixels);
        drawn
    }
}

/// Whether a value is short enough to be written in full.
fn is_exact(value: f64) -> bool {
    value.fract() == 0.0 && value.abs() < 1e7
}

/// The values at the two ends, as text.
fn ends(bar: &ColorBar) -> [String; 2] {
    match bar.map {
        ColorMap::Phase => ["0".into(), "2π".into()],
        _ => bar.range.map(|end| if is_exact(end) { whole(end) } else { significant(end, DIGITS) }),
    }
}

/// The width of the values at the ends, with their gaps.
fn numbers(brush: &Brush<'_>, ends: &[String; 2]) -> f64 {
    ends.iter().map(|end| brush.text_width(end, STYLE) + GAP * brush.spec.type_scale).sum()
}
