//! Reference implementations: distances and dot products summed over encoded entries, without closed forms.
//!
//! ```text
//! PE(p) · PE(q) = Σ PE(p)[dim]·PE(q)[dim]        ‖PE(p) − PE(q)‖² = Σ (PE(p)[dim] − PE(q)[dim])²
//! ```
//!
//! Sums run over the dimensions in the order of a [`PairLayout`]. The closed forms of [`distance`](mod@super::distance)
//! are compared with these sums. Left out: sums in precisions other than f64.

use wide::f64x2;

use super::encoding::{PairLayout, encoded};

/// Dot product of the encodings of positions `p` and `q`.
pub fn dot(freqs: &[f64], p: f64, q: f64) -> f64 {
    let [at_p, at_q] = [p, q].map(|pos| encoded(freqs, PairLayout::Interleaved, pos));
    at_p.iter().zip(&at_q).map(|(x, y)| x * y).sum()
}

/// The largest difference, over all pairs of `positions`, between their distances in the two layouts. In exact
/// arithmetic it is 0, since a layout only permutes the terms of a sum; the result is the rounding error of
/// summing in a different order.
pub fn layout_difference(freqs: &[f64], positions: &[f64]) -> f64 {
    // The entries of each position in both orders, side by side, so that one pass computes both sums.
    let orders = |&pos: &f64| -> Vec<f64x2> {
        let interleaved = encoded(freqs, PairLayout::Interleaved, pos);
        let split = [0, 1].into_iter().flat_map(|component| interleaved.iter().skip(component).step_by(2));
        interleaved.iter().zip(split).map(|(x, y)| f64x2::new([*x, *y])).collect()
    };
    let encodings: Vec<_> = positions.iter().map(orders).collect();
    let mut largest = 0.0_f64;
    let mut compare = |squares: f64x2| {
        let [interleaved, split] = squares.to_array();
        largest = largest.max((interleaved.sqrt() - split.sqrt()).abs());
    };
    for (index, encoding) in encodings.iter().enumerate() {
        // Four independent sums at a time, since within a sum each addition waits for the previous one.
        let (fours, rest) = encodings[..index].as_chunks::<4>();
        for others in fours {
            squares_between(encoding, others.each_ref()).into_iter().for_each(&mut compare);
        }
        for other in rest {
            squares_between(encoding, [other]).into_iter().for_each(&mut compare);
        }
    }
    largest
}

/// Squared distances from `encoding` to each of `others`, summed in the order of the terms.
fn squares_between<const N: usize>(encoding: &[f64x2], others: [&Vec<f64x2>; N]) -> [f64x2; N] {
    let mut squares = [f64x2::ZERO; N];
    for (term, x) in encoding.iter().enumerate() {
        for (squares, other) in squares.iter_mut().zip(others) {
            let difference = *x - other[term];
            *squares += difference * difference;
        }
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance;
    use crate::encoding::freqs;

    #[test]
    fn the_closed_form_is_the_sum() {
        let freqs = freqs(128, 1e4);
        for (p, q) in [(0.0, 0.0), (10.0, 15.0), (15.0, 10.0), (3.0, 49.0)] {
            // 64 terms of at most 1, each with the rounding error of an angle below 50: in all below 64·10⁻¹⁴.
            assert!((dot(&freqs, p, q) - distance::dot(&freqs, q - p)).abs() < 1e-12, "{p} {q}");
        }
    }

    #[test]
    fn squares_are_those_of_the_distance() {
        let freqs = freqs(128, 1e4);
        let [one, other] = [10.0, 15.0].map(|pos| encoded(&freqs, PairLayout::Interleaved, pos));
        let [one, other] = [one, other].map(|vector| vector.into_iter().map(f64x2::splat).collect::<Vec<_>>());
        let [squares] = squares_between(&one, [&other]);
        // 128 terms below 4, each with the rounding error of an angle below 16.
        assert!((squares.to_array()[1].sqrt() - distance::distance(&freqs, 5.0)).abs() < 1e-12);
    }

    #[test]
    fn the_layout_changes_distances_only_by_rounding() {
        let positions: Vec<f64> = (0..50).map(f64::from).collect();
        // 128 terms below 4, summed in two orders: some of 1225 distances are rounded differently.
        let difference = layout_difference(&freqs(128, 1e4), &positions);
        assert!(difference > 0.0 && difference < 1e-13, "{difference}");
        assert_eq!(layout_difference(&freqs(2, 1e4), &positions), 0.0, "one pair has one order");
    }
}
