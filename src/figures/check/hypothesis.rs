//! A hypothesis: an encoding that a matrix may contain.

use std::f64::consts::PI;

use super::layout::Layout;
use crate::core::encoding::freqs;
use crate::core::octaves;
use crate::core::pitfalls::{Bug, Faulty};
use crate::core::schedule::{Schedule, half_exponent_freqs};

/// How frequencies are computed from the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// base^(−2·pair/d), as in the paper.
    Paper,
    /// base^(−pair/d).
    Half,
    /// By one of the known bugs.
    Wrong(Bug),
    /// One of the page's other schedules.
    Schedule(Schedule),
    /// 2^pair, as in `NeRF`. The slowest pair comes first, and there is no base.
    Octaves,
}

impl Rule {
    /// Angular frequencies of the sine and the cosine of each pair.
    pub(super) fn freqs(self, pairs: usize, base: f64) -> Vec<[f64; 2]> {
        let d_model = 2 * pairs as u32;
        let both = |freqs: Vec<f64>| freqs.into_iter().map(|freq| [freq; 2]).collect();
        match self {
            Self::Paper => both(freqs(d_model, base)),
            Self::Half => both(half_exponent_freqs(d_model, base)),
            Self::Schedule(schedule) => both(schedule.freqs(d_model, base)),
            // `octaves::freqs` are π·2^(−pair), so these are 2^pair: the slowest pair comes first, as in `NeRF`. The
            // factor π in `NeRF`'s frequencies is a position step of π.
            Self::Octaves => both(octaves::freqs(pairs as u32).iter().map(|freq| PI / freq).collect()),
            Self::Wrong(bug) => {
                let faulty = Faulty { bug, d_model, base };
                (0..pairs as u32).map(|pair| faulty.freqs(pair)).collect()
            }
        }
    }
}

/// The position step if angles in radians are interpreted as degrees.
pub(super) const DEGREE: f64 = PI / 180.0;

/// How the pairs of a grid are shared between its two coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// The first half of the columns encodes one coordinate, the second half the other.
    Halves,
    /// The sines of both coordinates come first, followed by the cosines of both.
    Quarters,
    /// Pairs alternate, over one row of frequencies.
    Alternating,
}

/// A two-dimensional grid whose cells are the rows of the matrix, one line of the grid after the other. Half of the
/// dimensions encode the line, the other half the place in the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Number of cells in a line.
    pub width: usize,
    /// Whether the first half of the dimensions, or the even pairs, encode the line, and the others the place in the line.
    pub is_line_first: bool,
    /// Which pairs encode which coordinate.
    pub sharing: Sharing,
    /// The position step of the coordinate that is encoded second.
    pub step: f64,
}

/// The parameters of an encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypothesis {
    /// The column order.
    pub layout: Layout,
    /// How frequencies are computed from the base.
    pub rule: Rule,
    /// The base.
    pub base: f64,
    /// The position of the first row, in steps.
    pub first: f64,
    /// The position step between rows: 1 unless positions were scaled or radians and degrees were confused.
    pub step: f64,
    /// The factor by which all entries are multiplied.
    pub scale: f64,
    /// The grid, if positions are two-dimensional.
    pub grid: Option<Grid>,
    /// A row that repeats the position of the previous row. From this row on, every position is one step earlier.
    pub repeated_row: Option<usize>,
}

impl Hypothesis {
    /// The encoding of the paper in this layout.
    pub(super) fn paper(layout: Layout, base: f64) -> Self {
        Self { layout, rule: Rule::Paper, base, first: 0.0, step: 1.0, scale: 1.0, grid: None, repeated_row: None }
    }

    /// The number of pairs in `cols` columns; for a grid, per row of frequencies.
    pub(super) fn pairs(&self, cols: usize) -> usize {
        let has_two_rows = self.grid.is_some_and(|grid| grid.sharing != Sharing::Alternating);
        self.layout.pairs(if has_two_rows { cols / 2 } else { cols })
    }

    /// The position of the first row: first·step. If radians and degrees were confused, the step is not part of the
    /// positions, and the result is `first`.
    pub fn position(&self) -> f64 {
        if self.is_in_degrees() { self.first } else { self.first * self.step }
    }

    /// Whether radians and degrees were confused, in either direction.
    pub(super) fn is_in_degrees(&self) -> bool {
        self.step == DEGREE || self.step == 1.0 / DEGREE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequencies_follow_from_the_rule() {
        let found = |rule: Rule| -> Vec<f64> {
            let freqs = rule.freqs(4, 256.0);
            assert!(freqs.iter().all(|[sin, cos]| sin == cos), "{rule:?}");
            freqs.into_iter().map(|freq| freq[0]).collect()
        };
        let powers = |power: f64| (0..4).map(|pair| 256_f64.powf(power * f64::from(pair))).collect::<Vec<f64>>();
        for (rule, expected) in [
            (Rule::Paper, powers(-0.25)),
            (Rule::Half, powers(-0.125)),
            (Rule::Wrong(Bug::Exponent), powers(-0.5)),
            (Rule::Wrong(Bug::Denominator), powers(-1.0 / 3.0)),
            (Rule::Octaves, vec![1.0, 2.0, 4.0, 8.0]),
            (Rule::Schedule(Schedule::Linear), Schedule::Linear.freqs(8, 256.0)),
        ] {
            let near = |(one, other): (&f64, &f64)| (one / other - 1.0).abs() < 1e-14;
            assert!(found(rule).iter().zip(&expected).all(near), "{rule:?}: {:?}", found(rule));
        }
    }

    #[test]
    fn pairs_of_a_grid_are_those_of_a_half() {
        let plain = Hypothesis::paper(Layout::Interleaved, 1e4);
        let grid = Grid { width: 3, is_line_first: true, sharing: Sharing::Halves, step: 1.0 };
        let pairs = |sharing| Hypothesis { grid: Some(Grid { sharing, ..grid }), ..plain }.pairs(12);
        assert_eq!((plain.pairs(12), pairs(Sharing::Halves), pairs(Sharing::Alternating)), (6, 3, 6));
    }

    #[test]
    fn confused_degrees_do_not_scale_the_first_position() {
        for (first, step, in_degrees, position) in
            [(6.0, 1.0, false, 6.0), (6.0, 0.5, false, 3.0), (6.0, DEGREE, true, 6.0), (6.0, 1.0 / DEGREE, true, 6.0)]
        {
            let found = Hypothesis { first, step, ..Hypothesis::paper(Layout::Split, 1e4) };
            assert_eq!((found.is_in_degrees(), found.position()), (in_degrees, position), "{step}");
        }
    }
}
