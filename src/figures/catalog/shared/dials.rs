//! Clock faces of radius 1, their hands, and the selection of pairs if there are more pairs than dials.

use std::f64::consts::TAU;

/// A circle with a short tick at the top, where it begins.
pub(in crate::catalog) fn face(center: [f64; 2]) -> Vec<[f64; 2]> {
    let circle = (0..=120).map(|part| toward(center, f64::from(part) / 120.0 * TAU, 1.0));
    [toward(center, 0.0, 0.86)].into_iter().chain(circle).collect()
}

/// A hand at an angle clockwise from the top.
pub(in crate::catalog) fn hand(center: [f64; 2], angle: f64, length: f64) -> Vec<[f64; 2]> {
    vec![center, toward(center, angle, length)]
}

/// The point at this distance from the centre, at an angle clockwise from the top.
pub(in crate::catalog) fn toward([x, y]: [f64; 2], angle: f64, length: f64) -> [f64; 2] {
    let (sin, cos) = angle.sin_cos();
    [x + length * sin, y + length * cos]
}

/// An arc from one angle to another, with a point every three degrees or closer.
pub(in crate::catalog) fn arc(center: [f64; 2], [from, to]: [f64; 2], radius: f64) -> Vec<[f64; 2]> {
    let parts = ((to - from).abs() / TAU * 120.0).ceil().clamp(1.0, 120.0);
    (0..=parts as u32).map(|part| toward(center, from + f64::from(part) / parts * (to - from), radius)).collect()
}

/// Selects `count` pairs, or all if there are fewer, including the first and the last. They are spaced as equally as
/// possible by the logarithm of the wavelength; `freqs` are the frequencies, fastest first. If `count` is above 2,
/// `chosen` is included: if necessary it replaces the nearer of its selected neighbours, but not the first or the last
/// pair.
pub(in crate::catalog) fn spread(freqs: &[f64], count: usize, chosen: usize) -> Vec<usize> {
    let (pairs, count) = (freqs.len(), count.min(freqs.len()));
    let mut spread: Vec<usize> = Vec::with_capacity(count);
    for dial in 0..count {
        let part = dial as f64 / (count - 1).max(1) as f64;
        let target = freqs[0] * (freqs[pairs - 1] / freqs[0]).powf(part);
        let slower = freqs.partition_point(|freq| *freq > target).min(pairs - 1);
        let mismatch = |pair: usize| (freqs[pair] / target).ln().abs();
        let nearest = if slower > 0 && mismatch(slower - 1) < mismatch(slower) { slower - 1 } else { slower };
        // Each dial gets a distinct pair and leaves enough for those after it; the last dial gets the last pair.
        let last = pairs - (count - dial);
        let first = if dial + 1 == count { last } else { spread.last().map_or(0, |pair| pair + 1) };
        spread.push(nearest.clamp(first, last));
    }
    if let Err(after) = spread.binary_search(&chosen)
        && count > 2
    {
        let mismatch = |dial: usize| (freqs[spread[dial]] / freqs[chosen]).ln().abs();
        let nearer = if mismatch(after - 1) <= mismatch(after) { after - 1 } else { after };
        spread[nearer.clamp(1, count - 2)] = chosen;
    }
    spread
}

/// Maximum number of pairs for which all are named.
const MOST_OF_ALL: usize = 8;
/// Number of named pairs if there are more.
const NAMED: usize = 6;

/// The pairs that the circles name, including the chosen one: all if there are few, otherwise some from the fastest to
/// the slowest, as [`spread`] selects them.
pub(in crate::catalog) fn named_pairs(freqs: &[f64], chosen: usize) -> Vec<usize> {
    spread(freqs, if freqs.len() <= MOST_OF_ALL { MOST_OF_ALL } else { NAMED }, chosen)
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test has numbers of its own")]
mod tests {
    use super::*;
    use crate::core::schedule::Schedule;

    #[test]
    fn dials_run_from_the_fastest_to_the_slowest_pair_and_include_the_chosen_one() {
        for schedule in Schedule::ALL {
            for (d_model, base) in [(2, 1e4), (4, 1e4), (16, 1e4), (18, 1e4), (128, 1e4), (512, 1.000_001), (1024, 1e9)]
            {
                let freqs = schedule.freqs(d_model, base);
                for chosen in (0..freqs.len()).step_by(1 + freqs.len() / 40).chain([freqs.len() - 1]) {
                    let pairs = spread(&freqs, 8, chosen);
                    let message = format!("{schedule:?} d {d_model} base {base}: {chosen} in {pairs:?}");
                    assert_eq!(pairs.len(), freqs.len().min(8), "{message}");
                    assert!(pairs[0] == 0 && pairs.last() == Some(&(freqs.len() - 1)), "{message}");
                    assert!(pairs.windows(2).all(|two| two[0] < two[1]) && pairs.contains(&chosen), "{message}");
                }
            }
        }
    }

    #[test]
    fn steps_are_equal_by_logarithm() {
        let freqs = Schedule::Geometric.freqs(128, 1e4);
        assert_eq!(spread(&freqs, 8, 0), [0, 9, 18, 27, 36, 45, 54, 63]);
        assert_eq!(spread(&freqs, 8, 5), [0, 5, 18, 27, 36, 45, 54, 63]);
        assert_eq!(spread(&freqs, 8, 62), [0, 9, 18, 27, 36, 45, 62, 63]);
        // Wavelengths are 2π + t·(last − 2π), so most of the logarithmic range lies between the first few pairs.
        let freqs = Schedule::Linear.freqs(128, 1e4);
        assert_eq!(spread(&freqs, 8, 0)[..4], [0, 1, 2, 3]);
    }

    #[test]
    fn hands_and_arcs_go_clockwise_from_the_top() {
        let near = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]) < 1e-15;
        assert!(near(hand([2.0, 3.0], 0.0, 0.5)[1], [2.0, 3.5]));
        assert!(near(hand([0.0; 2], TAU / 4.0, 1.0)[1], [1.0, 0.0]));
        let arc = arc([0.0; 2], [0.0, TAU / 2.0], 1.0);
        assert!(arc.len() == 61 && near(arc[30], [1.0, 0.0]) && near(arc[60], [0.0, -1.0]));
    }
}
