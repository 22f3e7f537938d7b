//! Sampling curves per pixel.
//!
//! A canvas has about a thousand columns and a sequence may have a million positions. These functions compute, for each
//! column, a sample, or the mean or the exact range over the positions that it covers; the work depends only on the
//! number of columns.
//!
//! Positions are real numbers of either sign, `freq` is angular. A box is an interval of real positions, not a set of
//! integers, so a mean over a box is an integral.

use super::recurrence::{RUN, Stepper};
use super::trig::{LANES, all, each};
use std::f64::consts::{FRAC_PI_2, TAU};

/// Writes `gain·sin(freq·pos)` and `gain·cos(freq·pos)` for pos = `phase0 + m·step`, m = 0, 1, ….
///
/// `phase0` is the position of the first sample. For means over adjoining boxes, pass the centre of the first box as
/// `phase0`, the width as `step` and the frequency's [`box_gains`] as `gain`; for plain samples, pass a gain of 1. Uses
/// a rotation recurrence that is restarted every 256 samples. The error is at most gain·(10⁻¹² + 10⁻¹⁵·|largest
/// angle|); the second term is the rounding of the angle, which also affects the direct formula.
///
/// # Panics
/// If `out_sin` and `out_cos` differ in length.
pub fn sine_into(freq: f64, phase0: f64, step: f64, gain: f64, out_sin: &mut [f64], out_cos: &mut [f64]) {
    assert_eq!(out_sin.len(), out_cos.len(), "a sine and a cosine per sample");
    let (stepper, gain_of_all) = (Stepper::new(step * freq), all(gain));
    let runs = out_sin.chunks_mut(RUN).zip(out_cos.chunks_mut(RUN));
    for (run, (sines, cosines)) in runs.enumerate() {
        let pos = phase0 + (run * RUN) as f64 * step;
        let mut lanes = stepper.seed(pos * freq);
        for (sines, cosines) in sines.chunks_mut(LANES).zip(cosines.chunks_mut(LANES)) {
            sines.copy_from_slice(&(lanes.sin * gain_of_all).to_array()[..sines.len()]);
            cosines.copy_from_slice(&(lanes.cos * gain_of_all).to_array()[..cosines.len()]);
            lanes.advance();
        }
    }
}

/// For every frequency, the factor by which the mean of a sinusoid over a box `width` positions wide is smaller than
/// its value at the centre of the box: sinc(freq·width/2) = sin(x)/x at x = freq·width/2.
///
/// With the centre at c, a = c − width/2 and b = c + width/2, the mean of sin(freq·pos) is
///
/// ```text
/// (cos(freq·a) − cos(freq·b)) / (freq·(b − a)) = sin(freq·c) · sin(freq·width/2) / (freq·width/2)
/// ```
///
/// by the difference of cosines, and the same factor holds for the cosine and for any phase. It is 1 for a point,
/// 0 for an integer number of wavelengths, and may be negative (down to −0.217) for a box longer than one wavelength.
pub fn box_gains(freqs: &[f64], width: f64) -> Vec<f64> {
    let mut gains = vec![1.0; freqs.len()];
    each(freqs, width / 2.0, |pair, sin, _| {
        let x = freqs[pair] * width / 2.0;
        if x != 0.0 {
            gains[pair] = sin / x;
        }
    });
    gains
}

/// The exact minimum and maximum of sin(freq·x + `phase_offset`) over all real x between `a` and `b`, in either order.
/// A phase of π/2 gives the cosine. Used for envelopes: a column that covers many positions is drawn from the minimum
/// to the maximum.
pub fn sine_range(freq: f64, phase_offset: f64, a: f64, b: f64) -> (f64, f64) {
    let (at_a, at_b) = (freq * a + phase_offset, freq * b + phase_offset);
    let (low, high) = (at_a.min(at_b), at_a.max(at_b));
    let (sin_low, sin_high) = (low.sin(), high.sin());
    // The interval contains an extremum if the first extremum at or after `low` is not after `high`.
    let contains = |extremum: f64| {
        let turns = ((low - extremum) / TAU).ceil();
        extremum + turns * TAU <= high
    };
    let min = if contains(-FRAC_PI_2) { -1.0 } else { sin_low.min(sin_high) };
    let max = if contains(FRAC_PI_2) { 1.0 } else { sin_low.max(sin_high) };
    (min, max)
}

/// The index of the cell under the centre of `pixel`, if `cells` cells and `pixels` pixels divide the same side.
pub(super) fn nearest(pixel: usize, pixels: usize, cells: usize) -> usize {
    (2 * pixel + 1) * cells / (2 * pixels)
}
