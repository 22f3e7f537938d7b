//! Colour maps as tables, so that a pixel costs one look-up. All can be read by colour-blind people.
//!
//! Zero looks like the paper, light or dark, wherever a value has a natural 0: an angle that has not begun to turn, a
//! value without a sign. What is seen is then what differs from 0. So the colours of angles, and of signed values on dark
//! paper, are made for their paper, in `OKLab` (Ottosson 2020), in which equal distances look alike. Each is a pair of
//! [`Arm`]s: ways from the paper to a far end on which lightness only ever grows, or only falls, one through blues and one
//! through reds. Two arms that part at the paper are the diverging map. Two that meet again at the far end are the circle
//! of angles, once around in the manner of matplotlib's `twilight`: paper, blue, the far end at half a turn, red, paper.
//! Who cannot tell red from green sees blues against yellows, and lightness tells how far from 0 either is.
//!
//! A mean of angles is a point inside the circle. From the circle its colours go straight to a grey as light as
//! the mean of them; where the mean is so short that it says nothing ([`LOST`]), there is a hatch instead.

use std::cell::RefCell;
use std::f64::consts::PI;
use std::rc::Rc;

use super::theme::{Rgb, Theme};
use crate::scene::{ColorMap, DISC, Ink};

/// Entries of a table. An 8-bit display cannot show finer steps of either map.
const STEPS: usize = 512;

/// A colour map as a table from the one end of its values to the other.
pub struct Table(Colors);

/// Of a size known to the compiler, so that looking up needs no check.
enum Colors {
    Line(Box<[[u8; 4]; STEPS]>),
    Disc(Box<[[u8; 4]; DISC * DISC]>),
}

/// Thin diagonal lines where a pixel has no value to show: two colours, and how many device pixels the lines are apart
/// and thick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hatch {
    paper: [u8; 4],
    line: [u8; 4],
    apart: usize,
    thick: usize,
}

impl Hatch {
    /// Muted ink on paper, for so many device pixels to a CSS pixel.
    pub fn of(theme: &Theme, ratio: f64) -> Self {
        /// In CSS pixels, and how strong the ink is: a surface of lines must not outdo what is beside it.
        const APART: f64 = 5.0;
        const THICK: f64 = 0.9;
        const STRENGTH: f64 = 0.55;
        let [(r, g, b), (ink_r, ink_g, ink_b)] = [Ink::Paper, Ink::Muted].map(|ink| theme.color(ink).rgb);
        let mixed = [(r, ink_r), (g, ink_g), (b, ink_b)]
            .map(|(paper, ink)| (f64::from(paper) + STRENGTH * (f64::from(ink) - f64::from(paper))).round() as u8);
        let pixels = |css: f64| ((css * ratio).round() as usize).max(1);
        Self { paper: opaque([r, g, b]), line: opaque(mixed), apart: pixels(APART).max(3), thick: pixels(THICK) }
    }

    fn at(&self, row: usize, column: usize) -> [u8; 4] {
        if (row + column) % self.apart < self.thick { self.line } else { self.paper }
    }
}

impl Table {
    /// The table of a colour map on the paper of a theme. Each is made once.
    pub fn of(map: ColorMap, theme: &Theme) -> Rc<Self> {
        type Made = Vec<((ColorMap, Rgb), Rc<Table>)>;
        thread_local!(static MADE: RefCell<Made> = const { RefCell::new(Vec::new()) });
        let paper = match map {
            ColorMap::Diverging | ColorMap::Phase => theme.paper(),
            // On any paper alike.
            ColorMap::Sequential | ColorMap::Grey => [0; 3],
        };
        MADE.with_borrow_mut(|made| {
            if let Some((_, table)) = made.iter().find(|(key, _)| *key == (map, paper)) {
                return table.clone();
            }
            let table = Rc::new(match map {
                ColorMap::Diverging if is_dark(paper) => Self::new(|t| diverging_on_dark(paper, t)),
                ColorMap::Diverging => Self::new(diverging),
                ColorMap::Sequential => Self::new(sequential),
                ColorMap::Grey => Self::new(grey),
                ColorMap::Phase => Self::disc(paper),
            });
            made.push(((map, paper), table.clone()));
            table
        })
    }

    fn new(color: impl Fn(f64) -> Rgb) -> Self {
        Self(Colors::Line(Box::new(std::array::from_fn(|step| opaque(color(step as f64 / (STEPS - 1) as f64))))))
    }

    /// The colours of all means, as [`on_disc`](crate::scene::on_disc) counts them.
    fn disc(paper: Rgb) -> Self {
        let circle = Circle::on(paper);
        let place = |cell: usize| 2.0 * cell as f64 / (DISC - 1) as f64 - 1.0;
        let color = |cell: usize| opaque(circle.of_mean([place(cell % DISC), place(cell / DISC)]));
        let colors: Box<[[u8; 4]]> = (0..DISC * DISC).map(color).collect();
        Self(Colors::Disc(colors.try_into().expect("a color for each cell")))
    }

    /// Writes the colour of each value of an image `columns` wide: red, green, blue, and 255. `range` has the values at
    /// the two ends of the map. Where a value is [`LOST`](crate::scene::LOST), the image is hatched.
    pub fn paint(&self, values: &[f32], columns: usize, range: [f64; 2], hatch: Hatch, rgba: &mut Vec<u8>) {
        rgba.resize(values.len() * 4, 0);
        for (row, own) in values.chunks(columns).enumerate() {
            let at = row * columns;
            let is_lost = own.iter().any(|value| value.is_nan());
            // Several rows of pixels often show the same numbers. A lost one is the same as no other.
            if row > 0 && *own == values[at - columns..at - columns + own.len()] {
                rgba.copy_within(4 * (at - columns)..4 * (at - columns + own.len()), 4 * at);
                continue;
            }
            let pixels = rgba[4 * at..].as_chunks_mut().0;
            match &self.0 {
                Colors::Line(colors) => paint_row(colors, own, range, pixels),
                Colors::Disc(colors) => paint_row(colors, own, range, pixels),
            }
            if is_lost {
                for (column, (pixel, _)) in
                    pixels.iter_mut().zip(own).enumerate().filter(|(_, (_, value))| value.is_nan())
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
    // Floats of this size are whole numbers: adding one rounds to a whole step, which then stands in the last bits.
    // A cast to an integer takes several times as long, because it must check for values that have none.
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

fn is_dark(paper: Rgb) -> bool {
    lab(paper)[0] < 0.5
}

/// `ColorBrewer`'s `RdBu` reversed, for light paper: 0 is blue, ½ nearly white, 1 red.
fn diverging(t: f64) -> Rgb {
    let color = colorous::RED_BLUE.eval_continuous(1.0 - t.clamp(0.0, 1.0));
    [color.r, color.g, color.b]
}

/// Its counterpart on dark paper: 0 is bright blue, ½ the paper, 1 bright red, equally light.
fn diverging_on_dark(paper: Rgb, t: f64) -> Rgb {
    let (along, end, bow) = match 2.0 * t.clamp(0.0, 1.0) - 1.0 {
        signed if signed < 0.0 => (-signed, [0.84, 230.0], BLUE_ON_DARK),
        signed => (signed, [0.84, 50.0], RED_ON_DARK),
    };
    let [lightness, hue] = end;
    encoded(Arm { paper: lab(paper), end: polar([lightness, 0.09, hue]), bow }.at(along))
}

/// Viridis: 0 is dark violet, 1 yellow.
pub(super) fn sequential(t: f64) -> Rgb {
    let color = colorous::VIRIDIS.eval_continuous(t.clamp(0.0, 1.0));
    [color.r, color.g, color.b]
}

/// From nearly black to nearly white: both ends stand out a little from papers of their own colour.
fn grey(t: f64) -> Rgb {
    const ENDS: [f64; 2] = [32.0, 238.0];
    [(ENDS[0] + t.clamp(0.0, 1.0) * (ENDS[1] - ENDS[0])) as u8; 3]
}

/// A way of colours from the paper to a far end, in `OKLab`: the straight line between the two, which bows out towards a
/// hue in its middle.
#[derive(Clone, Copy)]
struct Arm {
    paper: [f64; 3],
    end: [f64; 3],
    bow: Bow,
}

/// How far an arm bows out, as chroma, and towards which hue, in degrees, where it is dark and where it is light: light
/// blues are greener than dark ones, and light reds yellower, or a screen could not show them.
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
    /// The colour a part of the way along.
    fn at(&self, along: f64) -> [f64; 3] {
        /// Steps are larger near the paper, where slow pairs and small values stay: two degrees of an angle can already be
        /// seen, as otherwise four.
        const POWER: f64 = 0.75;
        let along = along.powf(POWER);
        let [lightness, a, b] = [0, 1, 2].map(|part| self.paper[part] + along * (self.end[part] - self.paper[part]));
        let Bow { chroma, dark, light } = self.bow;
        let hue = dark + (light - dark) * ((lightness - 0.25) / 0.75).clamp(0.0, 1.0);
        let (sin, cos) = hue.to_radians().sin_cos();
        let out = chroma * (PI * along).sin();
        [lightness, a + out * cos, b + out * sin]
    }
}

/// The colours of angles: out along one arm, and back along another.
struct Circle {
    out: Arm,
    back: Arm,
    /// The grey that is as light as the mean of them.
    middle: [f64; 3],
}

impl Circle {
    fn on(paper: Rgb) -> Self {
        let (end, blue, red) = if is_dark(paper) {
            (polar([0.95, 0.02, 80.0]), BLUE_ON_DARK, RED_ON_DARK)
        } else {
            (polar([0.27, 0.05, 310.0]), BLUE, RED)
        };
        let arm = |bow| Arm { paper: lab(paper), end, bow };
        let circle = Self { out: arm(blue), back: arm(red), middle: [0.0; 3] };
        let all: [[f64; 3]; 360] = std::array::from_fn(|degrees| circle.at((degrees as f64).to_radians()));
        let lightness = all.iter().map(|color| color[0]).sum::<f64>() / 360.0;
        Self { middle: [lightness, 0.0, 0.0], ..circle }
    }

    /// The colour of an angle from −π to 2π.
    fn at(&self, angle: f64) -> [f64; 3] {
        let half_turns = angle.rem_euclid(2.0 * PI) / PI;
        if half_turns <= 1.0 { self.out.at(half_turns) } else { self.back.at(2.0 - half_turns) }
    }

    /// The colour of a mean sine and a mean cosine.
    fn of_mean(&self, [sin, cos]: [f64; 2]) -> Rgb {
        let on_circle = self.at(sin.atan2(cos));
        // Beyond the circle lie the corners of the square alone, where no mean does.
        let length = sin.hypot(cos).min(1.0);
        encoded([0, 1, 2].map(|part| self.middle[part] + length * (on_circle[part] - self.middle[part])))
    }
}

/// `OKLab` of lightness, chroma and a hue in degrees.
fn polar([lightness, chroma, hue]: [f64; 3]) -> [f64; 3] {
    let (sin, cos) = hue.to_radians().sin_cos();
    [lightness, chroma * cos, chroma * sin]
}

/// A colour in `OKLab` as a screen shows it (sRGB, IEC 61966-2-1).
fn encoded(color: [f64; 3]) -> Rgb {
    linear(color).map(|part| {
        let part = part.clamp(0.0, 1.0);
        let encoded = if part <= 0.003_130_8 { 12.92 * part } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
        (255.0 * encoded).round() as u8
    })
}

/// A colour of a screen in `OKLab`.
fn lab(color: Rgb) -> [f64; 3] {
    seen(color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    }))
}

/// The shares of red, green and blue light of a colour in `OKLab` (Ottosson 2020).
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

/// `OKLab` of light: its inverse (Ottosson 2020).
fn seen([r, g, b]: [f64; 3]) -> [f64; 3] {
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
