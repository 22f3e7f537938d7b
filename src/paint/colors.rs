//! Colour maps as tables, so that a pixel costs one look-up. Both are known to be readable by the colour-blind.

use std::sync::OnceLock;

use crate::scene::ColorMap;

/// Entries of a table. An 8-bit display can show no finer steps of either map.
const STEPS: usize = 512;

/// A colour map as a table from 0 to 1.
pub struct Table(Box<[[u8; 4]; STEPS]>);

impl Table {
    /// The table of a colour map, made once.
    pub fn of(map: ColorMap) -> &'static Self {
        static DIVERGING: OnceLock<Table> = OnceLock::new();
        static SEQUENTIAL: OnceLock<Table> = OnceLock::new();
        match map {
            ColorMap::Diverging => DIVERGING.get_or_init(|| Self::new(diverging)),
            ColorMap::Sequential => SEQUENTIAL.get_or_init(|| Self::new(sequential)),
        }
    }

    fn new(color: fn(f64) -> [u8; 3]) -> Self {
        Self(Box::new(std::array::from_fn(|step| {
            let [r, g, b] = color(step as f64 / (STEPS - 1) as f64);
            [r, g, b, 255]
        })))
    }

    /// Writes the colour of each value: red, green, blue, and 255. `low` and `high` are the ends of the map.
    pub fn paint(&self, values: &[f32], [low, high]: [f64; 2], rgba: &mut Vec<u8>) {
        let steps = (STEPS - 1) as f32;
        let scale = steps / (high - low) as f32;
        let shift = 0.5 - low as f32 * scale;
        rgba.resize(values.len() * 4, 0);
        for (pixel, value) in rgba.as_chunks_mut().0.iter_mut().zip(values) {
            // A cast saturates, and NaN becomes 0: no value can reach outside the table.
            let step = (value * scale + shift) as usize;
            *pixel = self.0[step.min(STEPS - 1)];
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

#[cfg(test)]
mod tests {
    use super::*;

    fn one(map: ColorMap, value: f32) -> Vec<u8> {
        let mut rgba = Vec::new();
        Table::of(map).paint(&[value], [-1.0, 1.0], &mut rgba);
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
    fn values_beyond_the_ends_take_the_colour_of_the_end() {
        assert_eq!(one(ColorMap::Sequential, 7.0), one(ColorMap::Sequential, 1.0));
        assert_eq!(one(ColorMap::Sequential, f32::NEG_INFINITY), one(ColorMap::Sequential, -1.0));
        assert_eq!(one(ColorMap::Sequential, f32::NAN), one(ColorMap::Sequential, -1.0));
    }
}
