//! Distance and dot product of two encodings.
//!
//! ```text
//! PE(p) · PE(q)     = Σ cos(offset · freq)                     offset = q − p
//! ‖PE(p) − PE(q)‖²  = d_model − 2·Σ cos(offset · freq)  =  Σ 4·sin²(offset · freq / 2)
//! ```
//!
//! Sums run over the pairs. Both equations follow from cos(a)cos(b) + sin(a)sin(b) = cos(a − b) (for the dot product,
//! this extends the remark of Vaswani et al. 2017, section 3.5, that a shift is linear). Both quantities depend only on
//! the offset and are even in it. The distance is computed by its second form, because the first subtracts two nearly
//! equal numbers when the offset is small.
//!
//! `freqs` contains one angular frequency per pair, so `d_model = 2·freqs.len()`. Offsets are in positions, integer
//! or not, of either sign. The layout has no effect, since a permutation of the dimensions changes neither quantity. A
//! distance is between 0 and [`bound`]; a dot product between −`d_model/2` and `d_model/2`.
//!
//! Left out: distances other than the Euclidean one.

use bytemuck::cast;
use wide::{f64x2, f64x4, f64x8};

use super::recurrence::RUN;
use super::sampling::box_gains;
use super::trig::{LANES, all, each, eight_of, eights, padded};

/// Number of offsets scanned at a time: large enough to amortise the cost of a call, small enough for the stack.
const BLOCK: usize = 2048;

/// Dot product of two encodings `offset` positions apart: Σcos(offset·freq).
pub fn dot(freqs: &[f64], offset: f64) -> f64 {
    let mut sum = 0.0;
    each(freqs, offset, |_, _, cos| sum += cos);
    sum
}

/// Euclidean distance of two encodings `offset` positions apart: √Σ4·sin²(offset·freq/2).
pub fn distance(freqs: &[f64], offset: f64) -> f64 {
    let mut squares = 0.0;
    each(freqs, offset / 2.0, |_, sin, _| squares += sin * sin);
    2.0 * squares.sqrt()
}

/// Cosine of the angle between two encodings `offset` positions apart, in −1…1: the dot product over `d_model/2`,
/// since every encoding has the same norm. NaN when there are no frequencies.
pub fn cosine(freqs: &[f64], offset: f64) -> f64 {
    dot(freqs, offset) / freqs.len() as f64
}

/// The slope of the distance at small offsets: distance ≈ slope·|offset|, slope = √Σfreq².
pub fn slope(freqs: &[f64]) -> f64 {
    freqs.iter().map(|freq| freq * freq).sum::<f64>().sqrt()
}

/// The distance at which two encodings are orthogonal: √`d_model`.
pub fn orthogonal(d_model: u32) -> f64 {
    f64::from(d_model).sqrt()
}

/// The maximum distance between two encodings, that of opposite points: twice the norm, `2·√(d_model/2)`.
pub fn bound(d_model: u32) -> f64 {
    2.0 * (f64::from(d_model) / 2.0).sqrt()
}

/// Writes to `out[m]` the distance at offset `start + m·step`.
///
/// Uses a recurrence over steps, restarted every 256 samples, instead of the sines of [`distance`]. The square of the
/// distance differs from the direct formula by less than `10⁻¹²·d_model` + `10⁻¹⁵·d_model·|largest angle|`. The second
/// term is the rounding of the angle, which also affects the direct formula.
pub fn distances_into(freqs: &[f64], start: f64, step: f64, out: &mut [f64]) {
    out.fill(2.0 * freqs.len() as f64);
    add_cosines(freqs, |_| all(-2.0), (start, step), out);
    take_roots(out);
}

/// Writes to `out[m]` the dot product at offset `start + m·step`, by the recurrence of [`distances_into`].
pub fn dots_into(freqs: &[f64], start: f64, step: f64, out: &mut [f64]) {
    out.fill(0.0);
    add_cosines(freqs, |_| all(1.0), (start, step), out);
}

/// Writes to `out[m]` the root mean square distance between the positions of a box `step` wide and those of the box
/// `m` boxes further on.
///
/// This is the value of a pixel of a distance matrix that covers many positions. With x anywhere in the first box and y
/// in the second, y − x = m·step + (v − u) where u and v are independent and uniform over ±step/2. The mean of
/// cos(freq·u) is sinc(freq·step/2), that of the sine is 0, hence
///
/// ```text
/// mean of ‖PE(x) − PE(y)‖² = d_model − 2·Σ cos(freq·step·m) · sinc²(freq·step/2)
/// ```
///
/// The distance is squared before averaging, since only the mean square has a closed form; a root mean square is never
/// below the mean. `out[0]` is the spread within one box, which is not 0. Boxes contain real positions, not only
/// integers: even at `step` 1 the curve is smoothed, so draw integer positions with [`distances_into`].
pub fn rms_distances_into(freqs: &[f64], step: f64, out: &mut [f64]) {
    let gains = box_gains(freqs, step);
    let weights = |group: usize| {
        let gains = padded(eights(&gains).nth(group).unwrap_or_default());
        gains * gains * all(-2.0)
    };
    out.fill(2.0 * freqs.len() as f64);
    add_cosines(freqs, weights, (0.0, step), out);
    take_roots(out);
}

/// Writes to `out[m]` the mean square distance between a position and the positions of a box `width` wide, whose centre
/// is `start + m·step` away. This is the value of a point of a curve that covers many offsets.
///
/// ```text
/// mean of ‖PE(x) − PE(y)‖² = d_model − 2·Σ cos(freq·(start + step·m)) · sinc(freq·width/2)
/// ```
///
/// With a `width` of 0 the result is the square of the distance, to the precision of [`distances_into`]. Rounding may
/// make a result negative; it is then replaced by 0.
pub fn mean_squares_into(freqs: &[f64], (start, step): (f64, f64), width: f64, out: &mut [f64]) {
    let gains = box_gains(freqs, width);
    let weights = |group: usize| padded(eights(&gains).nth(group).unwrap_or_default()) * all(-2.0);
    out.fill(2.0 * freqs.len() as f64);
    add_cosines(freqs, weights, (start, step), out);
    for square in out {
        *square = square.max(0.0);
    }
}

/// The smallest offset `o ≥ 1` with `distance(o + 1) < distance(o)`: the first local maximum of the distance. `None` if
/// the distance grows up to `max_offset`.
pub fn first_fall(freqs: &[f64], max_offset: u32) -> Option<u32> {
    // Blocks overlap by one offset, so that all neighbours are compared. The first blocks are short, since the distance
    // usually falls soon.
    let mut buffer = [0.0; RUN];
    let mut first = 1;
    while first < max_offset {
        let count = buffer.len().min(first as usize + 31).min((max_offset - first) as usize + 1);
        let block = &mut buffer[..count];
        distances_into(freqs, f64::from(first), 1.0, block);
        // Near a very flat maximum, rounding could make the recurrence decrease, so the direct formula decides.
        let fall = falls(block)
            .map(|index| first + index as u32 - 1)
            .find(|&offset| distance(freqs, f64::from(offset + 1)) < distance(freqs, f64::from(offset)));
        if fall.is_some() {
            return fall;
        }
        first += count as u32 - 1;
    }
    None
}

/// The indices `m ≥ 1` with `distances[m] < distances[m − 1]`, at which the curve decreases.
pub fn falls(distances: &[f64]) -> impl Iterator<Item = usize> + '_ {
    let falling = |(index, step): (usize, &[f64])| (step[1] < step[0]).then_some(index + 1);
    distances.windows(2).enumerate().filter_map(falling)
}

/// The smallest and the largest of a list of distances, each with the offset where it first occurs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Extremes {
    /// Smallest distance.
    pub min: f64,
    /// Offset of the smallest distance.
    pub min_offset: u32,
    /// Largest distance.
    pub max: f64,
    /// Offset of the largest distance.
    pub max_offset: u32,
}

impl Extremes {
    /// The extremes of both lists; for equal distances, the offset in `self`.
    fn merge(self, later: Self) -> Self {
        let mut merged = self;
        if later.min < self.min {
            (merged.min, merged.min_offset) = (later.min, later.min_offset);
        }
        if later.max > self.max {
            (merged.max, merged.max_offset) = (later.max, later.max_offset);
        }
        merged
    }
}

/// The extremes of the distances at offsets `first_offset`, `first_offset + 1`, …; `None` if there are none.
pub fn extremes(first_offset: u32, distances: &[f64]) -> Option<Extremes> {
    let offsets = first_offset..;
    let single = |(offset, &distance): (u32, &f64)| Extremes {
        min: distance,
        min_offset: offset,
        max: distance,
        max_offset: offset,
    };
    offsets.zip(distances).map(single).reduce(Extremes::merge)
}

/// The extremes of the distance over the offsets `1..=max_offset`; `None` if there are none.
///
/// Among `n_pos` positions the nearest two are `min` apart, with `max_offset = n_pos − 1`. Computes
/// `max_offset·freqs.len()` cosines, about a nanosecond each.
pub fn extremes_up_to(freqs: &[f64], max_offset: u32) -> Option<Extremes> {
    let mut buffer = [0.0; BLOCK];
    (1..=max_offset)
        .step_by(BLOCK)
        .filter_map(|first| {
            let count = BLOCK.min((max_offset - first) as usize + 1);
            let block = &mut buffer[..count];
            distances_into(freqs, f64::from(first), 1.0, block);
            extremes(first, block)
        })
        .reduce(Extremes::merge)
}

/// Number of consecutive samples per step of the recurrence in [`add_cosines`].
const STRIDE: usize = 6;

/// Adds Σ weight·cos(freq·(start + m·step)) to `out[m]`. `weights(group)` returns the weights of the eight pairs of a
/// group.
///
/// Uses cos(x + y) = 2·cos(y)·cos(x) − cos(x − y), where y is the angle of a stride of six samples: one multiplication
/// per cosine. The rounding error grows with the square of the number of strides (43 per run) and with the error of
/// 2·cos(y), which is therefore computed as 2 − 4·sin²(y/2): this is accurate for small y.
//
// Each sample depends only on those one and two strides before it, so the six samples of a stride are independent. A
// longer stride would not fit the registers.
fn add_cosines(freqs: &[f64], weights: impl Fn(usize) -> f64x8, (start, step): (f64, f64), out: &mut [f64]) {
    // Each vector has two samples of two pairs.
    let mut sums = [f64x4::ZERO; RUN.div_ceil(STRIDE) * STRIDE / 2];
    for (run, samples) in out.chunks_mut(RUN).enumerate() {
        let pos = start + (run * RUN) as f64 * step;
        let sums = &mut sums[..samples.len().div_ceil(STRIDE) * STRIDE / 2];
        sums.fill(f64x4::ZERO);
        for (index, group) in eights(freqs).enumerate() {
            // Position 0 needs no sine.
            let [sin, cos] = if pos == 0.0 { [f64x8::ZERO, all(1.0)] } else { eight_of(group, pos) };
            let [turn_sin, turn_cos] = eight_of(group, step);
            // A missing pair has cosine 1: its weight must be 0.
            let weight = weights(index) * padded(&[1.0; LANES][..group.len()]);
            // The first two strides of eight pairs.
            let mut first = [f64x8::ZERO; 2 * STRIDE];
            first[0] = cos * weight;
            first[1] = (cos * turn_cos - sin * turn_sin) * weight;
            for sample in 2..first.len() {
                first[sample] = first[sample - 1] * turn_cos * all(2.0) - first[sample - 2];
            }
            // Half a stride is three samples: sin 3x = 3·sin x − 4·sin³ x.
            let half_stride_sin = turn_sin * (all(3.0) - turn_sin * turn_sin * all(4.0));
            let factor: [f64x2; 4] = cast(all(2.0) - half_stride_sin * half_stride_sin * all(4.0));
            let first: [[f64x2; 4]; 2 * STRIDE] = first.map(cast);
            for (two_pairs, factor) in factor.into_iter().enumerate().take(group.len().div_ceil(2)) {
                // Two neighbouring samples of two pairs.
                let four = |sample: usize| -> f64x4 { cast([first[sample][two_pairs], first[sample + 1][two_pairs]]) };
                add_strides([four(0), four(2), four(4)], [four(6), four(8), four(10)], cast([factor, factor]), sums);
            }
        }
        let sums = sums.iter().flat_map(|four| {
            let [a, b, c, d] = four.to_array();
            [a + b, c + d]
        });
        for (sample, sum) in samples.iter_mut().zip(sums) {
            *sample += sum;
        }
    }
}

/// Adds the samples of the strides `now` and `next` and of all following ones to `sums`.
fn add_strides(now: [f64x4; 3], next: [f64x4; 3], factor: f64x4, sums: &mut [f64x4]) {
    let ([mut a, mut b, mut c], [mut next_a, mut next_b, mut next_c]) = (now, next);
    for sums in sums.as_chunks_mut::<{ STRIDE / 2 }>().0 {
        sums[0] += a;
        sums[1] += b;
        sums[2] += c;
        (a, next_a) = (next_a, next_a * factor - a);
        (b, next_b) = (next_b, next_b * factor - b);
        (c, next_c) = (next_c, next_c * factor - c);
    }
}

fn take_roots(squares: &mut [f64]) {
    for square in squares {
        // Rounding may make a square near 0 negative.
        *square = square.max(0.0).sqrt();
    }
}
