//! The encoding matrix, rendered to pixels.
//!
//! An image has a few hundred thousand pixels, but the matrix may have 16384 × 1048576 entries. The grid of pixels is
//! filled `[row][column]` from the top left. A line of pixels is a row if positions run across, a column if they run
//! down. The work depends on the number of pixels (and on the number of dimensions, if a line covers many), never on
//! the number of positions.
//!
//! An entry is a cell of size 1 centred on its integer coordinates, so `n` entries span −½ … n − ½, and a pixel is a
//! box of `n/pixels` cells. If a pixel covers at most one cell, it shows the cell under its centre, exactly. If it
//! covers more, sampling would cause aliasing. The mean over the box would cause weak aliasing: it leaves a tenth of
//! the amplitude of a wave slightly shorter than a pixel, visible as wide rings. A pixel therefore shows a mean
//! weighted by a tent (a triangular kernel): the weights decrease from the centre of the pixel to zero at the centres
//! of the neighbouring pixels (over positions, half a pixel further). If a box multiplies an amplitude by a factor, a
//! tent of twice its width multiplies it by the square of this factor. The mean is computed
//!
//! - over positions by a closed form. The mean of sin(freq·pos) over m integer positions around c is
//!
//!   ```text
//!   sin(freq·c) · sin(freq·m/2) / (m·sin(freq/2)) = sin(freq·c) · sinc(freq·m/2) / sinc(freq/2)
//!   ```
//!
//!   (Dirichlet's kernel). A tent is the convolution of two boxes, so the factor is squared; the right side is
//!   evaluated for any real m ≥ 1. Two ninths of the weight of the first and the last tent are beyond the
//!   sequence: there, the closed form continues the wave;
//! - over dimensions as a plain sum, in which the weight of a dimension is the fraction of the tent's area over it. A
//!   closed form (the mean over a band of frequencies as an integral) fails here: at far positions, neighbouring pairs
//!   are several radians apart, and an integral does not approximate their sum.
//!
//! Sines and cosines are never averaged together: each line of pixels shows one of them (the module `lines` determines
//! which). A mean lies between the minimum and the maximum of the averaged values. A pixel of one
//! position therefore differs from each entry under its tent by at most the following; a pixel that covers several
//! positions differs by at most as much from the mean of each dimension over these positions.
//!
//! ```text
//! min(2, pos · (greatest freq − least freq))
//! ```
//!
//! where pos is the farthest position under the tent and freq ranges over the pairs under it, because neither a sine
//! nor a cosine changes by more than its angle.
//!
//! If the mean of the points (sin, cos) under a tent is shorter than [`FADED`], the wave is lost: the pixel is near 0,
//! even if no entry under it is. [`EncodingMatrix::fill_legible`] then writes NaN.
//!
//! Not supported: orders of dimensions other than those of [`PairLayout`].

use std::rc::Rc;

use super::cache::Latest;
use super::encoding::{Component, PairLayout};
use super::lines::{Line, Tent};
use super::recurrence::Stepper;
use super::sampling::{box_gains, nearest};
use super::wave::{STRETCH, Wave, add};

/// A pair is omitted if the mean over a pixel multiplies its amplitude by less than this. The omitted pairs are
/// invisible even together, since the weights of all pairs sum to at most 1.
const MIN_GAIN: f64 = 1e-4;

/// If the mean of points (sin, cos) is shorter than this, the wave is lost: it rotates by 0.46 of a turn or more from
/// pixel to pixel, so its direction is no longer visible. Beyond the first zero of its gain, the tent leaves less than
/// 0.05 of an amplitude, so no faster wave reappears by aliasing. On a scale of a hundred colours, a wave of amplitude
/// `FADED` differs from 0 by seven.
pub const FADED: f32 = 0.15;

/// The direction in which the positions of an encoding matrix run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Positions {
    /// From left to right, dimension 0 on top.
    Across,
    /// From top to bottom, dimension 0 at the left.
    Down,
}

/// The encodings of the positions `0..n_pos`, for drawing.
#[derive(Debug, Clone)]
pub struct EncodingMatrix {
    /// One angular frequency per pair, each below 2π.
    pub freqs: Vec<f64>,
    /// How sines and cosines are placed along the dimensions.
    pub layout: PairLayout,
    /// Number of positions, 1 or more.
    pub n_pos: u32,
    /// The direction of the positions.
    pub positions: Positions,
}

impl EncodingMatrix {
    /// Writes `columns` × `rows` pixels, values in −1…1.
    ///
    /// A pixel differs from the exact mean by less than 5·10⁻⁴, a fifteenth of a step of 256 colours.
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill(&self, columns: usize, rows: usize, out: &mut [f32]) {
        self.fill_above(0.0, columns, rows, out);
    }

    /// Like [`fill`](Self::fill), with NaN where the wave is lost ([`FADED`]).
    ///
    /// # Panics
    /// If `out` is not `columns·rows` long.
    pub fn fill_legible(&self, columns: usize, rows: usize, out: &mut [f32]) {
        self.fill_above(FADED, columns, rows, out);
    }

    /// Like [`fill`](Self::fill), with NaN where the mean of the points (sin, cos) is shorter than `min_length`.
    fn fill_above(&self, min_length: f32, columns: usize, rows: usize, out: &mut [f32]) {
        assert_eq!(out.len(), columns * rows, "one value per pixel");
        if out.is_empty() {
            return;
        }
        let (pos_pixels, lines) = match self.positions {
            Positions::Across => (columns, rows),
            Positions::Down => (rows, columns),
        };
        let waves = Waves::of(&self.freqs, self.n_pos, pos_pixels);
        let nearest_sample: Vec<usize> =
            (0..pos_pixels).map(|pixel| nearest(pixel, pos_pixels, waves.samples)).collect();
        // No wave is lost if each pixel shows one entry.
        let may_lose = min_length > 0.0 && (waves.samples < self.n_pos as usize || lines < 2 * self.freqs.len());
        let mut strip = vec![0.0; pos_pixels];
        let mut sums = [vec![0.0; waves.samples], vec![0.0; waves.samples]];
        let mut visible = Vec::new();
        let mut previous: Option<Line> = None;
        for index in 0..lines {
            let line = Line::of(self.layout, index, lines, self.freqs.len());
            // If several lines show the same dimension, all are copies of the first.
            if previous != Some(line) {
                // A pair's sine and cosine have the same weight, so weights are reused for the same tent.
                if previous.is_none_or(|previous| previous.tent != line.tent) {
                    waves.weigh(line.tent, &mut visible);
                    if may_lose {
                        let [sines, cosines] = &mut sums;
                        waves.sum_into(Component::Sin, &visible, sines);
                        waves.sum_into(Component::Cos, &visible, cosines);
                        blank(min_length, sines, cosines);
                    }
                }
                let samples = &mut sums[usize::from(line.component == Component::Cos)];
                if !may_lose {
                    waves.sum_into(line.component, &visible, samples);
                }
                if waves.samples == pos_pixels {
                    strip.copy_from_slice(samples);
                } else {
                    strip.iter_mut().zip(&nearest_sample).for_each(|(value, sample)| *value = samples[*sample]);
                }
                previous = Some(line);
            }
            match self.positions {
                Positions::Across => out[index * columns..][..columns].copy_from_slice(&strip),
                Positions::Down => {
                    let column = out[index..].iter_mut().step_by(columns);
                    column.zip(&strip).for_each(|(out, value)| *out = *value);
                }
            }
        }
    }
}

/// Replaces sine and cosine by NaN where the mean point (sin, cos) is shorter than `min_length`.
fn blank(min_length: f32, sines: &mut [f32], cosines: &mut [f32]) {
    for (sin, cos) in sines.iter_mut().zip(cosines) {
        if *sin * *sin + *cos * *cos < min_length * min_length {
            (*sin, *cos) = (f32::NAN, f32::NAN);
        }
    }
}

/// Half the width of the tent's base for a pixel of `width` positions. A half-width of one pixel leaves 0.4 of the
/// amplitude of a wave two pixels long, which beats with the pixels; a half-width of one and a half pixels leaves less
/// than a tenth. A pixel of one position has no tent: 1 makes all gains 1.
fn reach_over_positions(width: f64) -> f64 {
    if width > 1.0 { 1.5 * width } else { 1.0 }
}

/// The sines and cosines of all pairs, sampled along the positions.
pub(super) struct Waves {
    /// Number of samples: one per position, or one per pixel if there are fewer pixels.
    pub(super) samples: usize,
    /// For each pair, the factor by which the mean over a pixel multiplies its amplitude.
    gains: Vec<f64>,
    /// For each pair, the index of its first wave in `all`; `None` if the pair is invisible.
    first_index: Vec<Option<usize>>,
    /// One wave per [`STRETCH`] samples of each visible pair.
    all: Vec<Wave>,
}

impl Waves {
    /// The waves of the positions `0..n_pos` over `pixels` pixels. The most recent results are cached, since images in
    /// different layouts share them.
    pub(super) fn of(freqs: &[f64], n_pos: u32, pixels: usize) -> Rc<Self> {
        thread_local!(static LATEST: Latest<(u32, usize), Waves> = const { Latest::new() });
        LATEST.with(|latest| latest.get(freqs, (n_pos, pixels), || Self::new(freqs, n_pos, pixels)))
    }

    fn new(freqs: &[f64], n_pos: u32, pixels: usize) -> Self {
        let samples = pixels.min(n_pos as usize);
        // Positions per sample, 1 or more, and the centre of the first sample.
        let step = f64::from(n_pos) / samples as f64;
        let first_middle = (step - 1.0) / 2.0;
        let [over_pixel, over_cell] = [reach_over_positions(step), 1.0].map(|width| box_gains(freqs, width));
        let gains: Vec<f64> = over_pixel.iter().zip(over_cell).map(|(pixel, cell)| (pixel / cell).powi(2)).collect();
        let stretches = samples.div_ceil(STRETCH);
        let visible_pairs = gains.iter().filter(|&&gain| gain >= MIN_GAIN).count();
        let mut all = Vec::with_capacity(visible_pairs * stretches);
        let add_waves = |(&freq, &gain): (&f64, &f64)| {
            let first_wave = (gain >= MIN_GAIN).then_some(all.len())?;
            let stepper = Stepper::new(step * freq);
            let start = |stretch: usize| (first_middle + (stretch * STRETCH) as f64 * step) * freq;
            all.extend((0..stretches).map(|stretch| Wave::new(&stepper, start(stretch))));
            Some(first_wave)
        };
        let first_index = freqs.iter().zip(&gains).map(add_waves).collect();
        Self { samples, gains, first_index, all }
    }

    /// Writes to `visible`, for each visible pair under a tent, the index of its first wave and its weight.
    pub(super) fn weigh(&self, tent: Tent, visible: &mut Vec<(usize, f32)>) {
        let weights = tent.weights(self.first_index.len());
        visible.clear();
        visible.extend(
            weights.filter_map(|(pair, weight)| Some((self.first_index[pair]?, (weight * self.gains[pair]) as f32))),
        );
    }

    /// Writes the weighted sum of the sines, or of the cosines, of the pairs in `visible` at every sample.
    pub(super) fn sum_into(&self, component: Component, visible: &[(usize, f32)], out: &mut [f32]) {
        out.fill(0.0);
        for (stretch, samples) in out.chunks_mut(STRETCH).enumerate() {
            let term =
                |&(first_wave, weight): &(usize, f32)| self.all[first_wave + stretch].weighted(component, weight);
            let (twos, rest) = visible.as_chunks::<2>();
            for two in twos {
                add(two.each_ref().map(term), samples);
            }
            for one in rest {
                add([term(one)], samples);
            }
        }
    }
}

#[cfg(test)]
mod tests;
