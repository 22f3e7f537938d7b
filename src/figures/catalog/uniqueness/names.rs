//! Where the names of the step curves stand.

use super::{APART, within};
use crate::core::closest::Closest;

/// Where on a curve its name has most room, above or below, and not on the line at `n_pos`: a point, and the distance from it
/// in pixels.
pub(super) fn free_place(all: &[(u32, Closest)], own: usize, [n_pos, end]: [f64; 2]) -> ([f64; 2], [f64; 2]) {
    /// Distance of a name from its curve, in pixels.
    const AWAY: f64 = 7.5;
    /// Half the width of a name, as a factor of the sequence length.
    const HALF: f64 = 1.5;
    let height = |curve: usize, n: f64| within(&all[curve].1.records, n.max(2.0) as u32).distance;
    let free = |n: f64, at: f64, is_above: bool| {
        let covered =
            [n / HALF, n, n * HALF].into_iter().flat_map(|n| (0..all.len()).map(move |curve| height(curve, n)));
        let distances = covered.chain([APART]).map(|other| if is_above { other / at } else { at / other });
        distances.filter(|ratio| *ratio > 1.0).fold(10.0, f64::min)
    };
    // From the middle of the axis outwards, above before below.
    let places = (0..8).flat_map(|by| [10 - by, 10 + by]).map(|place| end.powf(f64::from(place) / 20.0));
    let places = places.filter(|n| !(n_pos / HALF..n_pos * HALF).contains(n));
    let candidates = places.flat_map(|n| [true, false].map(|is_above| ([n, height(own, n)], is_above)));
    let mut best = ([1.0; 2], [0.0; 2], 0.0);
    for (at, is_above) in candidates {
        let room = free(at[0], at[1], is_above);
        if room > best.2 {
            best = (at, [0.0, if is_above { -AWAY } else { AWAY }], room);
        }
    }
    (best.0, best.1)
}
