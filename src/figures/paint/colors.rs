//! Colour maps as tables, so that a pixel costs one look-up. All can be read by colour-blind people.
//!
//! Colours of angles lie on a circle around grey in `OKLab` (Ottosson 2020), in which equal distances look alike, so equal
//! turns are equal steps of colour. The circle is tilted: of its two axes, at right angles to one another, one goes from
//! light to dark (and a little from green to red), the other from yellow to blue. Who cannot tell red from green still
//! sees both, and so the whole circle. A mean of angles is a point inside, and has the colour there: the same mean of
//! their colours.

use std::sync::OnceLock;

use crate::scene::{ColorMap, DISC};

/// Entries of a table. An 8-bit display cannot show finer steps of either map.
const STEPS: usize = 512;

/// A colour map as a table from the one end of its values to the other.
pub struct Table(Colors);

/// Of a size known to the compiler, so that looking up needs no check.
enum Colors {
    Line(Box<[[u8; 4]; STEPS]>),
    Disc(Box<[[u8; 4]; DISC * DISC]>),
}

impl Table {
    /// The table of a colour map, made once.
    pub fn of(map: ColorMap) -> &'static Self {
        static DIVERGING: OnceLock<Table> = OnceLock::new();
        static SEQUENTIAL: OnceLock<Table> = OnceLock::new();
        static GREY: OnceLock<Table> = OnceLock::new();
        static PHASE: OnceLock<Table> = OnceLock::new();
        match map {
            ColorMap::Diverging => DIVERGING.get_or_init(|| Self::new(diverging)),
            ColorMap::Sequential => SEQUENTIAL.get_or_init(|| Self::new(sequential)),
            ColorMap::Grey => GREY.get_or_init(|| Self::new(grey)),
            ColorMap::Phase => PHASE.get_or_init(Self::disc),
        }
    }

    fn new(color: fn(f64) -> [u8; 3]) -> Self {
        Self(Colors::Line(Box::new(std::array::from_fn(|step| opaque(color(step as f64 / (STEPS - 1) as f64))))))
    }

    /// The colours of all means, as [`on_disc`](crate::scene::on_disc) counts them.
    fn disc() -> Self {
        let place = |cell: usize| 2.0 * cell as f64 / (DISC - 1) as f64 - 1.0;
        let color = |cell: usize| opaque(of_mean([place(cell % DISC), place(cell / DISC)]));
        let colors: Box<[[u8; 4]]> = (0..DISC * DISC).map(color).collect();
        Self(Colors::Disc(colors.try_into().expect("a color for each cell")))
    }

    /// Writes the colour of each value of an image `columns` wide: red, green, blue, and 255. `range` has the values at
    /// the two ends of the map.
    pub fn paint(&self, values: &[f32], columns: usize, range: [f64; 2], rgba: &mut Vec<u8>) {
        rgba.resize(values.len() * 4, 0);
        for (row, own) in values.chunks(columns).enumerate() {
            let at = row * columns;
            // Several rows of pixels often show the same numbers.
            if row > 0 && *own == values[at - columns..at - columns + own.len()] {
                rgba.copy_within(4 * (at - columns)..4 * (at - columns + own.len()), 4 * at);
            } else {
                let pixels = rgba[4 * at..].as_chunks_mut().0;
                match &self.0 {
                    Colors::Line(colors) => paint_row(colors, own, range, pixels),
                    Colors::Disc(colors) => paint_row(colors, own, range, pixels),
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

fn opaque([r, g, b]: [u8; 3]) -> [u8; 4] {
    [r, g, b, 255]
}

/// `ColorBrewer`'s `RdBu` reversed: 0 is blue, ½ nearly white, 1 red.
fn diverging(t: f64) -> [u8; 3] {
    let color = colorous::RED_BLUE.eval_continuous(1.0 - t.clamp(0.0, 1.0));
    [color.r, color.g, color.b]
}

/// Viridis: 0 is dark violet, 1 yellow.
pub(super) fn sequential(t: f64) -> [u8; 3] {
    let color = colorous::VIRIDIS.eval_continuous(t.clamp(0.0, 1.0));
    [color.r, color.g, color.b]
}

/// From nearly black to nearly white: both ends stand out a little from papers of their own colour.
fn grey(t: f64) -> [u8; 3] {
    const ENDS: [f64; 2] = [32.0, 238.0];
    [(ENDS[0] + t.clamp(0.0, 1.0) * (ENDS[1] - ENDS[0])) as u8; 3]
}

/// Grey in the middle of the circle of angles; from it to angle 0, the cosine's axis, and to a quarter turn, the sine's.
/// In `OKLab`: lightness, from green to red, from blue to yellow.
const MIDDLE: [f64; 3] = [0.66, 0.0, 0.0];
const COSINE: [f64; 3] = [0.21, -0.08, 0.0];
const SINE: [f64; 3] = [0.0, 0.0, 0.125];

/// The colour of a mean sine and a mean cosine.
fn of_mean([sin, cos]: [f64; 2]) -> [u8; 3] {
    // Beyond the circle lie the corners of the square alone, where no mean does.
    let inside = sin.hypot(cos).max(1.0);
    let [sin, cos] = [sin, cos].map(|part| part / inside);
    let [lightness, a, b] = [0, 1, 2].map(|part| MIDDLE[part] + cos * COSINE[part] + sin * SINE[part]);
    linear([lightness, a, b]).map(|part| {
        // sRGB (IEC 61966-2-1).
        let encoded = if part <= 0.003_130_8 { 12.92 * part } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
        (255.0 * encoded).round() as u8
    })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{ON_DISC, on_disc};

    /// Red, green and blue light of an angle in whole degrees.
    fn light(degrees: u32) -> [f64; 3] {
        let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
        linear([0, 1, 2].map(|part| MIDDLE[part] + cos * COSINE[part] + sin * SINE[part]))
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

    /// How different two colours look; hue counts twice, as Ottosson found later that it does.
    fn apart(one: [f64; 3], other: [f64; 3]) -> f64 {
        let by = [0, 1, 2].map(|part| one[part] - other[part]);
        (by[0].powi(2) + 4.0 * (by[1].powi(2) + by[2].powi(2))).sqrt()
    }

    #[test]
    fn every_angle_has_a_colour_that_a_screen_can_show() {
        assert!((0..360).flat_map(light).all(|part| (0.0..=1.0).contains(&part)));
    }

    #[test]
    fn equal_turns_are_equal_steps_of_colour() {
        let steps: Vec<f64> = (0..360).map(|at| apart(seen(light(at)), seen(light((at + 1) % 360)))).collect();
        let [least, most] = [f64::min, f64::max].map(|of| steps.iter().copied().reduce(of).expect("steps"));
        // The circle would be even but for hue counting twice, which flattens it by a tenth.
        assert!(least > 0.0 && most / least < 1.15, "{least} to {most}");
    }

    /// Light as those see it who have no red, or no green, cones (Machado et al. 2009, table 1, severity 1).
    const BLIND: [[[f64; 3]; 3]; 2] = [
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ];

    #[test]
    fn who_cannot_tell_red_from_green_sees_the_whole_circle() {
        for matrix in BLIND {
            let as_seen = |degrees: u32| {
                let light = light(degrees);
                let through = matrix.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f64>());
                seen(through.map(|part: f64| part.clamp(0.0, 1.0)))
            };
            for at in 0..360 {
                for turn in 60..=180 {
                    let differ = apart(as_seen(at), as_seen((at + turn) % 360));
                    // A difference of 0.02 can just be seen: here it is nine times that.
                    assert!(differ > 0.18, "{at}° and {}°: {differ}", at + turn);
                }
            }
        }
    }

    #[test]
    fn a_mean_has_the_mean_of_the_colours_and_without_a_direction_it_is_grey() {
        let color = |sin, cos| {
            let mut rgba = Vec::new();
            Table::of(ColorMap::Phase).paint(&[on_disc(sin, cos)], 1, ON_DISC, &mut rgba);
            [rgba[0], rgba[1], rgba[2]]
        };
        let [r, g, b] = color(0.0, 0.0);
        assert!(r.abs_diff(g) <= 1 && g.abs_diff(b) <= 1, "{r} {g} {b}");
        for (sin, cos) in [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.6, 0.8), (-0.3, 0.1)] {
            // A cell is a 64th of the radius, and its colour is rounded.
            let exact = of_mean([f64::from(sin), f64::from(cos)]);
            let shown = color(sin, cos);
            assert!(exact.iter().zip(shown).all(|(one, other)| one.abs_diff(other) <= 4), "{exact:?} {shown:?}");
        }
        // Rounding may leave a mean a little longer than 1, and nothing wraps round.
        assert_eq!(color(1.001, 0.0), color(1.0, 0.0));
        assert_eq!(color(-1.001, 0.0), color(-1.0, 0.0));
    }

    fn one(map: ColorMap, value: f32) -> Vec<u8> {
        let mut rgba = Vec::new();
        Table::of(map).paint(&[value], 1, [-1.0, 1.0], &mut rgba);
        assert_eq!(rgba[3], 255);
        rgba
    }

    #[test]
    fn signed_values_diverge_from_nearly_white() {
        let [low, middle, high] = [-1.0, 0.0, 1.0].map(|value| one(ColorMap::Diverging, value));
        assert!(low[2] > low[0] && high[0] > high[2], "blue below, red above");
        assert!(middle[..3].iter().all(|&channel| channel > 235), "{middle:?}");
    }

    #[test]
    fn greys_have_no_hue_and_two_ends() {
        let [low, middle, high] = [-1.0, 0.0, 1.0].map(|value| one(ColorMap::Grey, value));
        assert!([&low, &middle, &high].iter().all(|color| color[0] == color[1] && color[1] == color[2]));
        assert!(low[0] < 50 && (110..160).contains(&middle[0]) && high[0] > 220, "{low:?} {middle:?} {high:?}");
    }

    #[test]
    fn values_beyond_the_ends_take_the_colour_of_the_end() {
        assert_eq!(one(ColorMap::Sequential, 7.0), one(ColorMap::Sequential, 1.0));
        assert_eq!(one(ColorMap::Sequential, f32::NEG_INFINITY), one(ColorMap::Sequential, -1.0));
        assert_eq!(one(ColorMap::Sequential, f32::MAX), one(ColorMap::Sequential, 1.0));
        assert_eq!(one(ColorMap::Sequential, -3e4), one(ColorMap::Sequential, -1.0));
        assert_eq!(one(ColorMap::Sequential, f32::NAN), one(ColorMap::Sequential, 1.0), "one of the colours, at least");
    }

    #[test]
    fn a_row_like_the_one_before_is_painted_like_it() {
        let (mut whole, mut rows) = (Vec::new(), Vec::new());
        let values = [0.1, 0.7, 0.1, 0.7, 0.9, 0.2, 0.9];
        Table::of(ColorMap::Sequential).paint(&values, 2, [0.0, 1.0], &mut whole);
        for value in values {
            let mut pixel = Vec::new();
            Table::of(ColorMap::Sequential).paint(&[value], 1, [0.0, 1.0], &mut pixel);
            rows.extend(pixel);
        }
        assert_eq!(whole, rows);
    }
}
