//! Colour maps as lookup tables, one lookup per pixel. All are legible to people with colour vision deficiency.
//!
//! Wherever a value has a natural zero (a zero angle, a signed value), zero has (nearly) the background colour, so that
//! only deviations from zero stand out. The colours of angles, and of signed values on a dark background, are therefore
//! built for each background, in `OKLab` (Ottosson 2020), where equal distances look about equally different. Each of
//! these maps consists of two [`Arm`]s: colour paths from the background to a far end with monotonic lightness, one
//! through blues and one through reds. For the diverging map the two arms have different ends. For the circle of angles
//! they meet again at the far end, in the manner of matplotlib's `twilight`: background, blue, far end at half a turn,
//! red, background. With red-green colour blindness the arms appear as blues and yellows, and lightness gives the
//! distance from 0 on either.
//!
//! A mean of angles is a point inside the circle. Its colour is interpolated linearly between that of its direction on
//! the circle and a grey with the circle's mean lightness. A mean too short to have a direction
//! ([`MISSING`](crate::scene::MISSING)) is hatched.

use std::cell::RefCell;
use std::f64::consts::PI;
use std::rc::Rc;

use super::theme::{Rgb, Theme, sequential};
use crate::scene::{ColorMap, DISC, Ink};

/// Entries of a linear table. An 8-bit display cannot show finer steps.
const STEPS: usize = 512;

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
    /// The table of a colour map for a theme's background. Built once per thread and cached.
    pub fn of(map: ColorMap, theme: &Theme) -> Rc<Self> {
        type Cache = Vec<((ColorMap, Rgb), Rc<Table>)>;
        thread_local!(static CACHE: RefCell<Cache> = const { RefCell::new(Vec::new()) });
        let background = match map {
            ColorMap::Diverging | ColorMap::Phase => theme.background(),
            // These do not depend on the background.
            ColorMap::Sequential | ColorMap::Grey => [0; 3],
        };
        CACHE.with_borrow_mut(|cache| {
            if let Some((_, table)) = cache.iter().find(|(key, _)| *key == (map, background)) {
                return table.clone();
            }
            let table = Rc::new(match map {
                ColorMap::Diverging if is_dark(background) => Self::new(|t| diverging_on_dark(background, t)),
                ColorMap::Diverging => Self::new(diverging),
                ColorMap::Sequential => Self::new(sequential),
                ColorMap::Grey => Self::new(grey),
                ColorMap::Phase => Self::disc(background),
            });
            cache.push(((map, background), table.clone()));
            table
        })
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

fn is_dark(background: Rgb) -> bool {
    lab(background)[0] < 0.5
}

/// `ColorBrewer`'s `RdBu` reversed, for a light background: 0 is blue, ½ nearly white, 1 red.
fn diverging(t: f64) -> Rgb {
    let color = colorous::RED_BLUE.eval_continuous(1.0 - t.clamp(0.0, 1.0));
    [color.r, color.g, color.b]
}

/// The counterpart for a dark background: 0 is bright blue, ½ the background, 1 red of the same lightness.
fn diverging_on_dark(background: Rgb, t: f64) -> Rgb {
    let (along, end, bow) = match 2.0 * t.clamp(0.0, 1.0) - 1.0 {
        signed if signed < 0.0 => (-signed, [0.84, 230.0], BLUE_ON_DARK),
        signed => (signed, [0.84, 50.0], RED_ON_DARK),
    };
    let [lightness, hue] = end;
    encoded(Arm { background: lab(background), end: polar([lightness, 0.09, hue]), bow }.at(along))
}

/// From nearly black to nearly white: both ends stay slightly distinct from a black or white background.
fn grey(t: f64) -> Rgb {
    const ENDS: [f64; 2] = [32.0, 238.0];
    [(ENDS[0] + t.clamp(0.0, 1.0) * (ENDS[1] - ENDS[0])) as u8; 3]
}

/// A colour path in `OKLab` from the background to a far end: the straight line between the two, bent towards a hue in
/// its middle.
#[derive(Clone, Copy)]
struct Arm {
    background: [f64; 3],
    end: [f64; 3],
    bow: Bow,
}

/// The bend of an arm: its size as chroma, and its hue in degrees at the dark and at the light end of the arm. Light
/// blues are greener than dark blues, and light reds yellower than dark reds, to stay within the sRGB gamut.
#[derive(Clone, Copy)]
struct Bow {
    chroma: f64,
    dark: f64,
    light: f64,
}

const BLUE: Bow = Bow { chroma: 0.125, dark: 275.0, light: 240.0 };
const RED: Bow = Bow { chroma: 0.125, dark: 30.0, light: 55.0 };
const BLUE_ON_DARK: Bow = Bow { chroma: 0.14, dark: 265.0, light: 235.0 };
const RED_ON_DARK: Bow = Bow { chroma: 0.14, dark: 28.0, light: 55.0 };

impl Arm {
    /// The colour at a fraction of the arm.
    fn at(&self, along: f64) -> [f64; 3] {
        /// Makes steps larger near the background, where slow pairs and small values lie: a difference of two degrees
        /// is visible there instead of four.
        const POWER: f64 = 0.75;
        let along = along.powf(POWER);
        let [lightness, a, b] =
            [0, 1, 2].map(|part| self.background[part] + along * (self.end[part] - self.background[part]));
        let Bow { chroma, dark, light } = self.bow;
        let hue = dark + (light - dark) * ((lightness - 0.25) / 0.75).clamp(0.0, 1.0);
        let (sin, cos) = hue.to_radians().sin_cos();
        let out = chroma * (PI * along).sin();
        [lightness, a + out * cos, b + out * sin]
    }
}

/// The colours of angles, which go out along one arm and back along the other.
struct Circle {
    out: Arm,
    back: Arm,
    /// The grey with the mean lightness of the circle.
    middle: [f64; 3],
}

impl Circle {
    fn on(background: Rgb) -> Self {
        let (end, blue, red) = if is_dark(background) {
            (polar([0.95, 0.02, 80.0]), BLUE_ON_DARK, RED_ON_DARK)
        } else {
            (polar([0.27, 0.05, 310.0]), BLUE, RED)
        };
        let arm = |bow| Arm { background: lab(background), end, bow };
        let circle = Self { out: arm(blue), back: arm(red), middle: [0.0; 3] };
        let all: [[f64; 3]; 360] = std::array::from_fn(|degrees| circle.at((degrees as f64).to_radians()));
        let lightness = all.iter().map(|color| color[0]).sum::<f64>() / 360.0;
        Self { middle: [lightness, 0.0, 0.0], ..circle }
    }

    /// The colour of an angle in radians.
    fn at(&self, angle: f64) -> [f64; 3] {
        let half_turns = angle.rem_euclid(2.0 * PI) / PI;
        if half_turns <= 1.0 { self.out.at(half_turns) } else { self.back.at(2.0 - half_turns) }
    }

    /// The colour of a mean sine and mean cosine.
    fn of_mean(&self, [sin, cos]: [f64; 2]) -> Rgb {
        let on_circle = self.at(sin.atan2(cos));
        // Only the corners of the square lie outside the circle, and no mean falls there.
        let length = sin.hypot(cos).min(1.0);
        encoded([0, 1, 2].map(|part| self.middle[part] + length * (on_circle[part] - self.middle[part])))
    }
}

/// `OKLab` coordinates from lightness, chroma and hue in degrees.
fn polar([lightness, chroma, hue]: [f64; 3]) -> [f64; 3] {
    let (sin, cos) = hue.to_radians().sin_cos();
    [lightness, chroma * cos, chroma * sin]
}

/// `OKLab` to sRGB (IEC 61966-2-1).
fn encoded(color: [f64; 3]) -> Rgb {
    linear(color).map(|part| {
        let part = part.clamp(0.0, 1.0);
        let encoded = if part <= 0.003_130_8 { 12.92 * part } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
        (255.0 * encoded).round() as u8
    })
}

/// sRGB to `OKLab`.
fn lab(color: Rgb) -> [f64; 3] {
    linear_to_lab(color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    }))
}

/// `OKLab` to linear RGB (Ottosson 2020).
fn linear([lightness, a, b]: [f64; 3]) -> [f64; 3] {
    let cube = |value: f64| value.powi(3);
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
}

/// Linear RGB to `OKLab` (Ottosson 2020), the inverse of [`linear`].
fn linear_to_lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
    let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
    let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
    [
        0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
}

#[cfg(test)]
mod tests;
