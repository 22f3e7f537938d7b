//! What a line of pixels shows if it covers several dimensions: the mean of sines or of cosines, never of both.
//!
//! For a slow pair the sine is near 0 and the cosine near 1: their mean would be near ½, which is not the value of any
//! dimension. So a line shows one of the two, over a stretch of pairs:
//!
//! | order       | line | shows                      | of the pairs under   |
//! |-------------|------|----------------------------|----------------------|
//! | interleaved | even | sines                      | it and the next line |
//! | interleaved | odd  | cosines                    | it and the line before |
//! | split       | any  | what lies under its middle | it, as far as that goes |
//!
//! A pair is weighted by the part over it of a tent centred on the stretch. In interleaved order the tent ends at the
//! centres of the two neighbouring stretches. These are shown by the nearest lines of the same kind, so the distance
//! between lines causes no patterns of its own. A line that covers at most one dimension shows the one under its
//! centre.

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
    /// The line `index` of `lines` in a picture of so many pairs.
    pub(super) fn of(layout: PairLayout, index: usize, lines: usize, pairs: usize) -> Self {
        let dims = 2 * pairs;
        if lines >= dims {
            let (pair, component) = pair_of(layout, dims as u32, nearest(index, lines, dims) as u32);
            return Self { component, tent: Tent { middle: f64::from(pair) + 0.5, reach: 0.5 } };
        }
        // The number of dimensions a line covers, or of pairs that two lines cover.
        let width = dims as f64 / lines as f64;
        let (second, start, reach) = match layout {
            PairLayout::Interleaved => (index % 2 == 1, (index / 2) as f64 * width, width),
            PairLayout::Split => {
                let second = 2 * index + 1 > lines;
                let before = if second { pairs as f64 } else { 0.0 };
                (second, index as f64 * width - before, reach_over_dims(width))
            }
        };
        let [start, end] = [start, start + width].map(|edge| edge.clamp(0.0, pairs as f64));
        let component = if second { Component::Cos } else { Component::Sin };
        Self { component, tent: Tent { middle: f64::midpoint(start, end), reach } }
    }
}

/// Weights of pairs. Each pair is a cell of size 1 that begins at its index.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Tent {
    middle: f64,
    /// How far it reaches to both sides.
    reach: f64,
}

impl Tent {
    /// The weights for the line `index` of `lines` if lines cover `pairs` pairs, not dimensions.
    pub(super) fn over_pairs(index: usize, lines: usize, pairs: usize) -> Self {
        if lines >= pairs {
            return Self { middle: nearest(index, lines, pairs) as f64 + 0.5, reach: 0.5 };
        }
        let width = pairs as f64 / lines as f64;
        Self { middle: (index as f64 + 0.5) * width, reach: reach_over_dims(width) }
    }

    /// The pairs under the tent, and the weight of each; the weights sum to 1.
    pub(super) fn weights(self, pairs: usize) -> impl Iterator<Item = (usize, f64)> {
        let first = (self.middle - self.reach).max(0.0) as usize;
        let after = ((self.middle + self.reach).ceil() as usize).min(pairs);
        // The part of the tent before a place, with half-width 1.
        let before = move |pair: usize| {
            let place = ((pair as f64 - self.middle) / self.reach).clamp(-1.0, 1.0);
            if place < 0.0 { (1.0 + place).powi(2) / 2.0 } else { 1.0 - (1.0 - place).powi(2) / 2.0 }
        };
        // At the first and the last pair a part of the tent covers no pair.
        let mut so_far = before(first);
        let whole = 1.0 / (before(after) - so_far);
        (first..after).map(move |pair| {
            let until = before(pair + 1);
            (pair, (until - std::mem::replace(&mut so_far, until)) * whole)
        })
    }
}

/// How far the tent of a line of `width` dimensions reaches to both sides in split order. Neighbouring pairs half a
/// turn apart alternate; only a tent of an even number of dimensions cancels them completely, and a wide one leaves
/// less than a color can show.
fn reach_over_dims(width: f64) -> f64 {
    const WIDE: f64 = 6.0;
    if width < WIDE { 2.0 * (width / 2.0).ceil() } else { width }
}
