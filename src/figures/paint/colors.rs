//! Colour maps as lookup tables, one lookup per pixel.
//!
//! The maps of magnitudes are interpolated in [`oklab`] between stops. Their lightness is monotonic, also as seen by
//! people with colour vision deficiency: a darker pixel is a nearer position, an earlier one, or a larger weight. The
//! map of signed values has nearly the background colour at 0, so that only deviations from 0 stand out, and ends at
//! middle lightness, so that rows of alternating values do not flicker. No other map has blues or reds; [`angles`] have
//! greens and purples.
//!
//! A mean of angles too short to have a direction ([`MISSING`](crate::scene::MISSING)) is hatched.
#![allow(clippy::unreadable_literal, reason = "colours are written as in CSS")]

mod angles;
pub(super) mod oklab;
#[cfg(test)]
pub(super) mod vision;

use std::cell::RefCell;
use std::rc::Rc;

use self::angles::Circle;
use self::oklab::{encoded, lab};
use super::theme::{ColorScheme, Rgb, Theme, rgb};
use crate::scene::{ColorMap, DISC, Ink};

/// Entries of a linear table. An 8-bit display cannot show finer steps.
const STEPS: usize = 512;

/// Signed values, from −1 to 1. Cosines of slow pairs are near 1 and fill half of a matrix: its end is light enough that
/// this block is not what is seen first.
const DIVERGING: [Rgb; 11] = [
    rgb(0x2974cd),
    rgb(0x4c91d9),
    rgb(0x74aee3),
    rgb(0x9ecaec),
    rgb(0xc6e0f1),
    rgb(0xf5f3f1),
    rgb(0xf1d5c5),
    rgb(0xeeb59f),
    rgb(0xe29079),
    rgb(0xd26c5a),
    rgb(0xbd493f),
];
const DIVERGING_ON_DARK: [Rgb; 11] = [
    rgb(0x4192d4),
    rgb(0x337bb9),
    rgb(0x29639b),
    rgb(0x274c78),
    rgb(0x263650),
    rgb(0x1f2227),
    rgb(0x4e2c21),
    rgb(0x743722),
    rgb(0x954629),
    rgb(0xb35838),
    rgb(0xce6d4b),
];

/// Distances, from near to far. The near end is not black: a diagonal of zeros says little. Lightness grows faster towards the far end, where most distances of an encoding lie.
const DISTANCE: [Rgb; 6] = [rgb(0x2c3b64), rgb(0x364670), rgb(0x48587f), rgb(0x677894), rgb(0xa0aebd), rgb(0xf1f6f9)];
const DISTANCE_ON_DARK: [Rgb; 6] =
    [rgb(0x151e37), rgb(0x1d2740), rgb(0x313d54), rgb(0x505d72), rgb(0x7c8899), rgb(0xb4bfca)];

/// Lookup table of a colour map.
pub struct Table(Colors);

/// Fixed sizes, so that lookups need no bounds check.
enum Colors {
    Line(Box<[[u8; 4]; STEPS]>),
    Disc(Box<[[u8; 4]; DISC * DISC]>),
}

/// Thin diagonal lines that mark pixels without a value: two colours, and the spacing and thickness of the lines in
/// device pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hatch {
    background: [u8; 4],
    line: [u8; 4],
    apart: usize,
    thick: usize,
}

impl Hatch {
    /// Muted ink on the background, for `ratio` device pixels per CSS pixel.
    pub fn of(theme: &Theme, ratio: f64) -> Self {
        /// Spacing of the lines in CSS pixels.
        const APART: f64 = 5.0;
        /// Thickness of the lines in CSS pixels.
        const THICK: f64 = 0.9;
        /// Fraction of ink in the colour of the lines, low so that a hatched area does not dominate its surroundings.
        const STRENGTH: f64 = 0.55;
        let [(r, g, b), (ink_r, ink_g, ink_b)] = [Ink::Background, Ink::Muted].map(|ink| theme.color(ink).rgb);
        let mixed = [(r, ink_r), (g, ink_g), (b, ink_b)].map(|(background, ink)| {
            (f64::from(background) + STRENGTH * (f64::from(ink) - f64::from(background))).round() as u8
        });
        let pixels = |css: f64| ((css * ratio).round() as usize).max(1);
        Self { background: opaque([r, g, b]), line: opaque(mixed), apart: pixels(APART).max(3), thick: pixels(THICK) }
    }

    fn at(&self, row: usize, column: usize) -> [u8; 4] {
        if (row + column) % self.apart < self.thick { self.line } else { self.background }
    }
}

impl Table {
    /// The table of a colour map for a theme. Built once per thread and cached.
    pub fn of(map: ColorMap, theme: &Theme) -> Rc<Self> {
        type Cache = Vec<((ColorMap, ColorScheme), Rc<Table>)>;
        thread_local!(static CACHE: RefCell<Cache> = const { RefCell::new(Vec::new()) });
        let key = (map, theme.scheme);
        CACHE.with_borrow_mut(|cache| {
            if let Some((_, table)) = cache.iter().find(|(cached, _)| *cached == key) {
                return table.clone();
            }
            let [diverging, distance] = if theme.scheme.is_dark {
                [&DIVERGING_ON_DARK[..], &DISTANCE_ON_DARK]
            } else {
                [&DIVERGING[..], &DISTANCE]
            };
            let table = Rc::new(match map {
                ColorMap::Diverging => Self::new(|t| between(diverging, t)),
                ColorMap::Distance => Self::new(|t| between(distance, t)),
                ColorMap::Weight => Self::new(|t| between(distance, 1.0 - t)),
                ColorMap::Position => Self::new(|t| between(&theme.position, t)),
                ColorMap::Grey => Self::new(grey),
                ColorMap::Phase => Self::disc(theme.background()),
            });
            cache.push((key, table.clone()));
            table
        })
    }

    /// The colour at a fraction of a linear map.
    pub(super) fn at(&self, part: f64) -> Rgb {
        let Colors::Line(colors) = &self.0 else { unreachable!("angles have no order") };
        let [r, g, b, _] = colors[(part.clamp(0.0, 1.0) * (STEPS - 1) as f64).round() as usize];
        [r, g, b]
    }

    fn new(color: impl Fn(f64) -> Rgb) -> Self {
        Self(Colors::Line(Box::new(std::array::from_fn(|step| opaque(color(step as f64 / (STEPS - 1) as f64))))))
    }

    /// The colours of all means, indexed like [`on_disc`](crate::scene::on_disc).
    fn disc(background: Rgb) -> Self {
        let circle = Circle::on(background);
        let coordinate = |cell: usize| 2.0 * cell as f64 / (DISC - 1) as f64 - 1.0;
        let color = |cell: usize| opaque(circle.of_mean([coordinate(cell % DISC), coordinate(cell / DISC)]));
        let colors: Box<[[u8; 4]]> = (0..DISC * DISC).map(color).collect();
        Self(Colors::Disc(colors.try_into().expect("a color for each cell")))
    }

    /// Writes the RGBA colour of each value of an image `columns` wide, with alpha 255. `range` has the values at the
    /// two ends of the map. [`MISSING`](crate::scene::MISSING) values are hatched.
    pub fn paint(&self, values: &[f32], columns: usize, range: [f64; 2], hatch: Hatch, rgba: &mut Vec<u8>) {
        rgba.resize(values.len() * 4, 0);
        for (row, row_values) in values.chunks(columns).enumerate() {
            let start = row * columns;
            let has_missing = row_values.iter().any(|value| value.is_nan());
            // Rows of pixels often repeat, so a row equal to the previous one is copied. `MISSING` is NaN and never
            // equal, so rows with it are always painted.
            if row > 0 && *row_values == values[start - columns..start - columns + row_values.len()] {
                rgba.copy_within(4 * (start - columns)..4 * (start - columns + row_values.len()), 4 * start);
                continue;
            }
            let pixels = rgba[4 * start..].as_chunks_mut().0;
            match &self.0 {
                Colors::Line(colors) => paint_row(colors, row_values, range, pixels),
                Colors::Disc(colors) => paint_row(colors, row_values, range, pixels),
            }
            if has_missing {
                for (column, (pixel, _)) in
                    pixels.iter_mut().zip(row_values).enumerate().filter(|(_, (_, value))| value.is_nan())
                {
                    *pixel = hatch.at(row, column);
                }
            }
        }
    }
}

fn paint_row<const COUNT: usize>(
    colors: &[[u8; 4]; COUNT],
    values: &[f32],
    [low, high]: [f64; 2],
    pixels: &mut [[u8; 4]],
) {
    // PERF: adding `LARGE` rounds to an integer, which then occupies the low bits of the float. A cast to an integer
    // takes several times as long, because it must handle values out of range.
    const LARGE: f32 = 1.5 * (1 << 23) as f32;
    const FIRST: i32 = LARGE.to_bits() as i32;
    let scale = (COUNT - 1) as f32 / (high - low) as f32;
    let shift = LARGE - low as f32 * scale;
    for (pixel, value) in pixels.iter_mut().zip(values) {
        let bits = (value * scale + shift).to_bits() as i32;
        *pixel = colors[(bits.clamp(FIRST, FIRST + COUNT as i32 - 1) - FIRST) as usize];
    }
}

fn opaque([r, g, b]: Rgb) -> [u8; 4] {
    [r, g, b, 255]
}

/// The colour at a fraction of a map, interpolated between stops at equal distances.
fn between(stops: &[Rgb], part: f64) -> Rgb {
    let place = part.clamp(0.0, 1.0) * (stops.len() - 1) as f64;
    let before = (place as usize).min(stops.len() - 2);
    let [from, to] = [stops[before], stops[before + 1]].map(lab);
    let fraction = place - before as f64;
    encoded([0, 1, 2].map(|axis| from[axis] + fraction * (to[axis] - from[axis])))
}

/// From nearly black to nearly white: both ends stay slightly distinct from a black or white background.
fn grey(t: f64) -> Rgb {
    const ENDS: [f64; 2] = [32.0, 238.0];
    [(ENDS[0] + t.clamp(0.0, 1.0) * (ENDS[1] - ENDS[0])) as u8; 3]
}

#[cfg(test)]
mod tests;
