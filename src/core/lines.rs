//! What a line of pixels shows if it covers several dimensions: a mean of sines or a mean of cosines, never a mixture.
//!
//! For a slow pair the sine is near 0 and the cosine near 1: their mean would be near ½, which is not the value of any
//! dimension. A line therefore shows one component over a range of pairs:
//!
//! | order       | line | component                             | range of pairs                                |
//! |-------------|------|---------------------------------------|-----------------------------------------------|
//! | interleaved | even | sines                                 | the pairs under this line and the next        |
//! | interleaved | odd  | cosines                               | the pairs under this line and the previous    |
//! | split       | any  | the component under the line's centre | the pairs with that component under this line |
//!
//! The weights are those of a tent (a triangular kernel) centred on the range: the weight of a pair is the fraction of
//! the tent's area over the pair's cell. In interleaved order the tent ends at the centres of the two neighbouring
//! ranges. The nearest lines with the same component show these ranges, so the spacing of the lines adds no patterns. A
//! line that covers at most one dimension shows the dimension under its centre.

use super::encoding::{Component, PairLayout, pair_of};
use super::sampling::nearest;

/// What a line of pixels shows.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Line {
    /// Sines or cosines.
    pub(super) component: Component,
    /// The weights of the pairs.
    pub(super) tent: Tent,
}

impl Line {
    /// The line `index` of `lines` in a picture of `pairs` pairs.
    pub(super) fn of(layout: PairLayout, index: usize, lines: usize, pairs: usize) -> Self {
        let dims = 2 * pairs;
        if lines >= dims {
            let (pair, component) = pair_of(layout, dims as u32, nearest(index, lines, dims) as u32);
            return Self { component, tent: Tent { middle: f64::from(pair) + 0.5, reach: 0.5 } };
        }
        // Dimensions per line, which is also the number of pairs per two lines.
        let width = dims as f64 / lines as f64;
        let (is_cosine, start, reach) = match layout {
            PairLayout::Interleaved => (index % 2 == 1, (index / 2) as f64 * width, width),
            PairLayout::Split => {
                let is_cosine = 2 * index + 1 > lines;
                let first_dim = if is_cosine { pairs as f64 } else { 0.0 };
                (is_cosine, index as f64 * width - first_dim, reach_over_dims(width))
            }
        };
        let [start, end] = [start, start + width].map(|edge| edge.clamp(0.0, pairs as f64));
        let component = if is_cosine { Component::Cos } else { Component::Sin };
        Self { component, tent: Tent { middle: f64::midpoint(start, end), reach } }
    }
}

/// A triangular kernel over pairs. Each pair is a cell of size 1 that begins at its index.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Tent {
    middle: f64,
    /// Half the width of the base.
    reach: f64,
}

impl Tent {
    /// The tent of the line `index` of `lines` if the lines show `pairs` pairs instead of dimensions.
    pub(super) fn over_pairs(index: usize, lines: usize, pairs: usize) -> Self {
        if lines >= pairs {
            return Self { middle: nearest(index, lines, pairs) as f64 + 0.5, reach: 0.5 };
        }
        let width = pairs as f64 / lines as f64;
        Self { middle: (index as f64 + 0.5) * width, reach: reach_over_dims(width) }
    }

    /// The pairs under the tent with their weights, which sum to 1.
    pub(super) fn weights(self, pairs: usize) -> impl Iterator<Item = (usize, f64)> {
        let first = (self.middle - self.reach).max(0.0) as usize;
        let after = ((self.middle + self.reach).ceil() as usize).min(pairs);
        // The fraction of the tent's area before the cell of a pair.
        let area_before = move |pair: usize| {
            let from_middle = ((pair as f64 - self.middle) / self.reach).clamp(-1.0, 1.0);
            if from_middle < 0.0 { (1.0 + from_middle).powi(2) / 2.0 } else { 1.0 - (1.0 - from_middle).powi(2) / 2.0 }
        };
        // Part of the tent may be beyond the first or the last pair, so the weights are scaled to sum to 1.
        let mut area_so_far = area_before(first);
        let scale = 1.0 / (area_before(after) - area_so_far);
        (first..after).map(move |pair| {
            let area = area_before(pair + 1);
            (pair, (area - std::mem::replace(&mut area_so_far, area)) * scale)
        })
    }
}

/// Half the width of the tent's base for a line of `width` neighbouring pairs, as in split order. If neighbouring pairs
/// are half a turn apart, their values alternate in sign. Only a half-width of an even number of pairs cancels them
/// completely; from a width of `WIDE` on, the remainder is too small to be visible.
fn reach_over_dims(width: f64) -> f64 {
    const WIDE: f64 = 6.0;
    if width < WIDE { 2.0 * (width / 2.0).ceil() } else { width }
}
