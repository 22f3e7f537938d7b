//! An encoding that a matrix might be.

use std::f64::consts::PI;

use super::layout::Layout;
use crate::core::encoding::{Component, freqs};
use crate::core::pitfalls::{Bug, Faulty};
use crate::core::schedule::{Schedule, half_exponent_freqs};

/// How frequencies follow from the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// base^(−2·pair/d), as in the paper.
    Paper,
    /// base^(−pair/d).
    Half,
    /// As by one of the known bugs.
    Wrong(Bug),
    /// One of the page's other schedules.
    Schedule(Schedule),
}

/// The step of positions whose angles are taken for degrees.
pub(super) const DEGREE: f64 = PI / 180.0;

/// One encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypothesis {
    /// What stands in which column.
    pub layout: Layout,
    /// How frequencies follow from the base.
    pub rule: Rule,
    /// The base.
    pub base: f64,
    /// The position of the first row.
    pub first: f64,
    /// How far positions are from row to row: 1, unless they were stretched or taken for degrees.
    pub step: f64,
}

impl Hypothesis {
    /// The encoding of the paper in this layout.
    pub(super) fn paper(layout: Layout, base: f64) -> Self {
        Self { layout, rule: Rule::Paper, base, first: 0.0, step: 1.0 }
    }

    /// Angular frequencies of the sine and the cosine of each pair.
    fn freqs(&self, pairs: usize) -> Vec<[f64; 2]> {
        let (d_model, base) = (2 * pairs as u32, self.base);
        let both = |freqs: Vec<f64>| freqs.into_iter().map(|freq| [freq; 2]).collect();
        match self.rule {
            Rule::Paper => both(freqs(d_model, base)),
            Rule::Half => both(half_exponent_freqs(d_model, base)),
            Rule::Schedule(schedule) => both(schedule.freqs(d_model, base)),
            Rule::Wrong(bug) => {
                let faulty = Faulty { bug, d_model, base };
                (0..d_model / 2).map(|pair| faulty.freqs(pair)).collect()
            }
        }
    }

    /// Its entries in a matrix of so many columns.
    pub(super) fn entries(&self, cols: usize) -> Entries {
        let pairs = self.layout.pairs(cols);
        let freqs = self.freqs(pairs);
        let column = |col| {
            let (pair, component) = self.layout.holds(pairs, col);
            (freqs[pair][usize::from(component == Component::Cos)], component)
        };
        let has_gap = self.rule == Rule::Wrong(Bug::Odd);
        Entries { columns: (0..cols).map(column).collect(), first: self.first, step: self.step, has_gap }
    }
}

/// What a hypothesis has in each place.
pub(super) struct Entries {
    columns: Vec<(f64, Component)>,
    first: f64,
    step: f64,
    /// Whether the last dimension is 0.
    has_gap: bool,
}

impl Entries {
    /// The angle in radians, and what should stand there.
    pub(super) fn at(&self, row: usize, col: usize) -> (f64, f64) {
        let (freq, component) = self.columns[col];
        let angle = (self.first + row as f64) * self.step * freq;
        let entry = match component {
            _ if self.has_gap && col + 1 == self.columns.len() => 0.0,
            Component::Sin => angle.sin(),
            Component::Cos => angle.cos(),
        };
        (angle, entry)
    }
}
