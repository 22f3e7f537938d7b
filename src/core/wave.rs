//! Sines and cosines for pixels: eight neighbours at a time in f32, one multiplication a value.

use wide::{f32x8, f64x8};

use super::recurrence::Stepper;
use super::trig::LANES;

/// Samples between two seeds of a wave.
pub(super) const STRETCH: usize = 512;

/// The beginning of a sine and a cosine: two times eight neighbouring samples, and the factor to go on with.
#[derive(Clone, Copy)]
pub(super) struct Wave {
    sin: [f32x8; 2],
    cos: [f32x8; 2],
    twice_cos: f32x8,
}

impl Wave {
    /// A wave of no height.
    pub(super) const STILL: Self = Self { sin: [f32x8::ZERO; 2], cos: [f32x8::ZERO; 2], twice_cos: f32x8::ZERO };

    /// Sines and cosines of `start`, a step further, and so on.
    pub(super) fn new(stepper: &Stepper, start: f64) -> Self {
        let single = |wide: f64x8| f32x8::new(wide.to_array().map(|value| value as f32));
        let mut lanes = stepper.seed(start);
        let [sin, cos] = [single(lanes.sin), single(lanes.cos)];
        lanes.advance();
        Self {
            sin: [sin, single(lanes.sin)],
            cos: [cos, single(lanes.cos)],
            twice_cos: all((2.0 * stepper.turn_cos()) as f32),
        }
    }

    /// Adds `sin_weight·sin + cos_weight·cos` to the samples.
    ///
    /// Eight neighbours at a time by v(m + 8) = 2·cos(8·step)·v(m) − v(m − 8), one multiplication a value. In f32 that
    /// loses at most about (number of turns)²·10⁻⁷, 4·10⁻⁴ in the 64 turns of a stretch, which no colour shows.
    pub(super) fn add(&self, [sin_weight, cos_weight]: [f32; 2], samples: &mut [f32]) {
        let (sin_weight, cos_weight) = (all(sin_weight), all(cos_weight));
        let mut now = self.sin[0] * sin_weight + self.cos[0] * cos_weight;
        let mut next = self.sin[1] * sin_weight + self.cos[1] * cos_weight;
        let (blocks, rest) = samples.as_chunks_mut::<LANES>();
        for block in blocks {
            *block = (f32x8::new(*block) + now).to_array();
            (now, next) = (next, next * self.twice_cos - now);
        }
        for (value, now) in rest.iter_mut().zip(now.to_array()) {
            *value += now;
        }
    }
}

/// The same number eight times, written out for the reason given at [`super::trig`]'s own.
fn all(value: f32) -> f32x8 {
    f32x8::new([value, value, value, value, value, value, value, value])
}
