//! Sines and cosines for pixels: eight neighbours at a time in f32, one multiplication per value.

use wide::{f32x8, f64x8};

use super::encoding::Component;
use super::recurrence::Stepper;
use super::trig::LANES;

/// Samples between two seeds of a wave.
pub(super) const STRETCH: usize = 512;

/// The start of a sine and a cosine: twice eight neighbouring samples each, and the factor of the recurrence.
#[derive(Clone, Copy)]
pub(super) struct Wave {
    sin: [f32x8; 2],
    cos: [f32x8; 2],
    twice_cos: f32x8,
}

impl Wave {
    /// Sines and cosines at `start`, one step further, and so on.
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

    /// `weight·sin`, or `weight·cos`.
    pub(super) fn weighted(&self, component: Component, weight: f32) -> Sum {
        let [now, next] = match component {
            Component::Sin => self.sin,
            Component::Cos => self.cos,
        };
        let weight = all(weight);
        Sum { now: now * weight, next: next * weight, twice_cos: self.twice_cos }
    }
}

/// A weighted sine or cosine.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    now: f32x8,
    next: f32x8,
    twice_cos: f32x8,
}

/// Adds some of them to the samples, of which there are at most [`STRETCH`]. Processing several at once shares the
/// memory accesses to the samples and avoids waiting for dependencies.
///
/// Eight neighbours at a time by v(m + 8) = 2·cos(8·step)·v(m) − v(m − 8), one multiplication a value. In f32 that
/// loses at most about (number of turns)²·10⁻⁷, 4·10⁻⁴ in the 64 turns of a stretch, which no colour shows.
pub(super) fn add<const N: usize>(mut sums: [Sum; N], samples: &mut [f32]) {
    let (blocks, rest) = samples.as_chunks_mut::<LANES>();
    for block in blocks {
        let mut value = f32x8::new(*block);
        for sum in &mut sums {
            value += sum.now;
            (sum.now, sum.next) = (sum.next, sum.next * sum.twice_cos - sum.now);
        }
        *block = value.to_array();
    }
    for sum in sums {
        rest.iter_mut().zip(sum.now.to_array()).for_each(|(value, now)| *value += now);
    }
}

/// The same number eight times, written out for the reason given at [`super::trig`]'s own.
fn all(value: f32) -> f32x8 {
    f32x8::new([value, value, value, value, value, value, value, value])
}
