//! Colour maps as tables, so that a pixel costs one look-up. All are known to be readable by colour-blind people.

use std::sync::OnceLock;

use crate::scene::ColorMap;

/// Entries of a table. An 8-bit display cannot show finer steps of either map.
const STEPS: usize = 512;

/// A colour map as a table from 0 to 1.
pub struct Table(Box<[[u8; 4]; STEPS]>);

impl Table {
    /// The table of a colour map, made once.
    pub fn of(map: ColorMap) -> &'static Self {
        static DIVERGING: OnceLock<Table> = OnceLock::new();
        static SEQUENTIAL: OnceLock<Table> = OnceLock::new();
        static GREY: OnceLock<Table> = OnceLock::new();
        match map {
            ColorMap::Diverging => DIVERGING.get_or_init(|| Self::new(diverging)),
            ColorMap::Sequential => SEQUENTIAL.get_or_init(|| Self::new(sequential)),
            ColorMap::Grey => GREY.get_or_init(|| Self::new(grey)),
        }
    }

    fn new(color: fn(f64) -> [u8; 3]) -> Self {
        Self(Box::new(std::array::from_fn(|step| {
            let [r, g, b] = color(step as f64 / (STEPS - 1) as f64);
            [r, g, b, 255]
        })))
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
                self.paint_row(own, range, rgba[4 * at..].as_chunks_mut().0);
            }
        }
    }

    fn paint_row(&self, values: &[f32], [low, high]: [f64; 2], pixels: &mut [[u8; 4]]) {
        // Floats of this size are whole numbers: adding one rounds to a whole step, which then stands in the last bits.
        // A cast to an integer takes several times as long, because it must check for values that have none.
        const LARGE: f32 = 1.5 * (1 << 23) as f32;
        const FIRST: i32 = LARGE.to_bits() as i32;
        let scale = (STEPS - 1) as f32 / (high - low) as f32;
        let shift = LARGE - low as f32 * scale;
        for (pixel, value) in pixels.iter_mut().zip(values) {
            let bits = (value * scale + shift).to_bits() as i32;
            *pixel = self.0[(bits.clamp(FIRST, FIRST + STEPS as i32 - 1) - FIRST) as usize];
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

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
