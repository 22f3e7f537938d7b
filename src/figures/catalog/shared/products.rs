//! The curve of dot products, in closed form for every offset and computed from actual encodings for some offsets.

use super::columns::{Columns, every, first_fall_of, is_drawn_exactly};
use crate::core::distance::{dot, falls};
use crate::core::reference;

/// Maximum number of products of encodings that are computed entry by entry.
const MOST_BRUTE: u32 = 31;
/// Maximum number of entries computed for the encodings in these products.
const BRUTE_ENTRIES: u32 = 50_000;

/// Points in data coordinates.
pub(in crate::catalog) type Points = Vec<[f64; 2]>;

/// The curve for offsets from 0, its mean if offsets share columns, and the last offset before its first increase. The
/// dot product is `d_model`/2 − distance²/2, so it increases where the distance decreases.
pub(in crate::catalog) fn closed_form(freqs: &[f64], last: u32) -> (Points, Option<Points>, Option<u32>) {
    let half = freqs.len() as f64;
    let product = |[x, distance]: [f64; 2]| [x, half - distance * distance / 2.0];
    if is_drawn_exactly(freqs, last) {
        let distances = every(freqs, last);
        let first = falls(&distances).next().map(|offset| offset as u32 - 1);
        let points = distances.iter().enumerate().map(|(offset, &distance)| product([offset as f64, distance]));
        (points.collect(), None, first)
    } else {
        let columns = Columns::of(freqs, last);
        let [envelope, mean] =
            [&columns.envelope, &columns.rms].map(|line| line.iter().copied().map(product).collect());
        (envelope, Some(mean), first_fall_of(freqs, last))
    }
}

/// Mirrors the curve to negative offsets.
pub(in crate::catalog) fn mirrored(right: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let left = right.iter().rev().map(|[x, y]| [-x, *y]);
    left.chain(right.iter().copied()).collect()
}

/// Dot products of actual encodings.
pub(in crate::catalog) struct ByEntries {
    /// At offsets of both signs and positions across the sequence.
    pub(in crate::catalog) points: Points,
    /// Number of points compared with the closed form. Points with position 0 are not compared: its sines are 0 and its
    /// cosines 1, so the product is the closed form itself.
    pub(in crate::catalog) compared: u32,
    /// The largest deviation of these points from the closed form.
    pub(in crate::catalog) worst: f64,
}

/// Multiplies encodings entry by entry.
pub(in crate::catalog) fn by_entries(freqs: &[f64], n_pos: u32) -> ByEntries {
    let last = n_pos - 1;
    // Limits the offset so that the two positions can be placed away from the start.
    let farthest = f64::from(last - last.div_ceil(8).min(last / 2));
    let per_side = (BRUTE_ENTRIES / (2 * freqs.len() as u32)).clamp(3, MOST_BRUTE).min(2 * farthest as u32 + 1) / 2;
    let mut result = ByEntries { points: Vec::new(), compared: 0, worst: 0.0 };
    for place in 0..=2 * per_side {
        let side = f64::from(place) - f64::from(per_side);
        let offset = if per_side == 0 { 0.0 } else { (side / f64::from(per_side) * farthest).round() };
        // Two positions at this offset can start at many positions. The start differs from one offset to the next.
        let room = f64::from(last) - offset.abs();
        let earlier_pos = if room < 1.0 { 0.0 } else { 1.0 + ((room - 1.0) * f64::from(place % 7) / 6.0).floor() };
        let first = earlier_pos + offset.min(0.0).abs();
        let value = reference::dot(freqs, first, first + offset);
        result.points.push([offset, value]);
        if earlier_pos > 0.0 {
            result.compared += 1;
            result.worst = result.worst.max((value - dot(freqs, offset)).abs());
        }
    }
    result
}
