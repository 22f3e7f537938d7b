//! Words along a line, with arcs from one word to every word. The stroke width of an arc shows its attention weight.
//! Arcs above the line are for the word order that the reader has chosen, arcs below it for another order. Arcs that
//! are equal in both orders look mirrored.

use std::f64::consts::PI;

use crate::catalog::shared::plot::{dots, line};
use crate::scene::{Direction, Ink, Mark, Pen};
use crate::text::fill;
use crate::text::number::significant;

/// Stroke width of the arc of the largest weight, and the minimum stroke width, in CSS pixels.
const WIDTHS: [f64; 2] = [10.0, 0.6];
/// Height of an arc that spans the whole sentence.
const HEIGHT: f64 = 0.94;
/// Height of the loop from a word to itself.
const LOOP: f64 = 0.26;
/// An arc's height is proportional to its length to the power of `LIFT`. The exponent is below 1 so that the arcs
/// between neighbours are high enough to be visible.
const LIFT: f64 = 0.6;
/// Half-width of a loop, in words.
const LOOP_WIDTH: f64 = 0.38;
/// Segments of an arc.
const POINTS: u32 = 32;
/// Inks of arcs above and below the line.
pub(super) const INKS: [Ink; 2] = [Ink::Strong, Ink::Muted];

/// The arcs of one panel.
pub(super) struct Arcs<'a> {
    /// Current coordinate of each typed word along the line.
    pub(super) places: &'a [f64],
    /// The typed word at which the arcs start.
    pub(super) query: usize,
    /// The weight drawn with the largest width.
    pub(super) greatest: f64,
    /// The formula term of the panel.
    pub(super) term: &'static str,
}

impl Arcs<'_> {
    /// The width of an arc for a weight.
    fn width(&self, weight: f64) -> f64 {
        (WIDTHS[0] * weight / self.greatest.max(f64::MIN_POSITIVE)).max(WIDTHS[1])
    }

    /// The arc from the query's word to another, or the loop to itself; upwards (1) or downwards (−1).
    fn path(&self, key: usize, up: f64) -> Vec<[f64; 2]> {
        let [from, to] = [self.query, key].map(|word| self.places[word]);
        let span = (self.places.len() - 1).max(1) as f64;
        let (middle, half, height, turn) = if key == self.query {
            (from, LOOP_WIDTH, LOOP / 2.0, 2.0 * PI)
        } else {
            (f64::midpoint(from, to), (from - to) / 2.0, HEIGHT * ((to - from).abs() / span).powf(LIFT), PI)
        };
        let at = |part: u32| {
            let (sin, cos) = (f64::from(part) / f64::from(POINTS) * turn).sin_cos();
            // A loop starts and ends on the line.
            if key == self.query {
                [middle + half * sin, up * height * (1.0 - cos)]
            } else {
                [middle + half * cos, up * height * sin]
            }
        };
        (0..=POINTS).map(at).collect()
    }

    /// The arc to one word, above the line.
    pub(super) fn one(&self, key: usize, weight: f64, ink: Ink) -> Mark {
        line(self.path(key, 1.0), Pen::solid(ink).width(self.width(weight)), "").of(self.term)
    }

    /// All arcs, the legend of widths, and the dots of the words. `weights` are those of the query's word, above and
    /// below the line.
    pub(super) fn marks(&self, weights: [&[f64]; 2]) -> Vec<Mark> {
        let mut marks: Vec<Mark> = [1.0, 0.25].map(|fraction| self.sample(fraction)).into();
        marks.push(Mark::Rule { along: Direction::Y, at: 0.0, pen: Pen::solid(Ink::Muted).width(1.0), label: None });
        for ((weights, ink), up) in weights.into_iter().zip(INKS).zip([1.0, -1.0]) {
            let mut keys: Vec<usize> = (0..weights.len()).collect();
            // Thin arcs are drawn over wide ones.
            keys.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]));
            let arc = |key: usize| line(self.path(key, up), Pen::solid(ink).width(self.width(weights[key])), "");
            marks.extend(keys.into_iter().map(|key| arc(key).of(self.term)));
        }
        let places = self.places.iter().map(|place| [*place, 0.0]).collect();
        marks.push(Mark::Dots { points: places, radius: 2.0, ink: Ink::Strong, hollow: false, label: None });
        marks.push(dots(vec![[self.places[self.query], 0.0]], Ink::Strong, false, ""));
        marks
    }

    /// A legend entry that shows the width of a weight.
    fn sample(&self, fraction: f64) -> Mark {
        let weight = fraction * self.greatest;
        let name = fill("figure.attention.width", &[("weight", significant(weight, 2))]);
        line(Vec::new(), Pen::solid(INKS[0]).width(self.width(weight)), &name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arcs_connect_words_with_widths_proportional_to_weights() {
        let arcs = Arcs { places: &[0.0, 1.0, 2.0, 3.0], query: 1, greatest: 0.5, term: "with" };
        for (key, expected) in [(0, 0.0), (1, 1.0), (3, 3.0)] {
            let path = arcs.path(key, 1.0);
            let ends = [path[0], path[path.len() - 1]];
            // sin π and cos π are off by 10⁻¹⁶.
            assert!((ends[0][0] - 1.0).abs() < 1e-12 && (ends[1][0] - expected).abs() < 1e-12, "{ends:?}");
            assert!(ends.iter().all(|end| end[1].abs() < 1e-12) && path.iter().all(|point| point[1] > -1e-12));
            assert!(arcs.path(key, -1.0).iter().zip(path).all(|(down, up)| down[1] == -up[1] && down[0] == up[0]));
        }
        assert_eq!([0.5, 0.25, 0.0].map(|weight| arcs.width(weight)), [10.0, 5.0, 0.6]);
    }
}
