//! A distance curve with more offsets than can be drawn one by one: a few hundred columns that each cover many offsets.

use std::rc::Rc;

use crate::core::cache::Latest;
use crate::core::distance::{distances_into, first_fall, rms_distances_into};

/// Limits on the number of offsets, and on rotations computed for them, up to which each offset is drawn by itself;
/// beyond, they share columns.
const MOST_EXACT: u32 = 1000;
const EXACT_TURNS: usize = 5_000_000;
/// Budget of the search for the first decrease in a long curve, in rotations of about a nanosecond each.
const SEARCH_TURNS: usize = 1_000_000;
/// The maximum number of columns, and the minimum and maximum samples per column: few do not give an envelope, many
/// cost more than they show.
const COLUMNS: usize = 800;
const SAMPLES: (usize, usize) = (4, 8);
/// Budget of the samples, in rotations of about a nanosecond each; the root mean square takes at most a quarter of it.
const TURNS: usize = 1_400_000;

/// Whether every offset up to `last` can be drawn by itself.
pub(in crate::catalog) fn each_has_its_place(freqs: &[f64], last: u32) -> bool {
    last <= MOST_EXACT && last as usize * freqs.len() <= EXACT_TURNS
}

/// The last offset searched for the first decrease of a long curve.
pub(in crate::catalog) fn searched(freqs: &[f64], last: u32) -> u32 {
    last.min((SEARCH_TURNS / freqs.len()) as u32)
}

/// A distance curve from offset 0 to a last one, in columns.
pub(in crate::catalog) struct Columns {
    /// See [`up_and_down`].
    pub(in crate::catalog) envelope: Vec<[f64; 2]>,
    /// The root mean square, in closed form, at the edges of the columns.
    pub(in crate::catalog) rms: Vec<[f64; 2]>,
    /// Number of columns.
    pub(in crate::catalog) count: usize,
    /// Offsets per column.
    pub(in crate::catalog) width: usize,
    /// Samples per column; equal to the width if no offset is left out.
    pub(in crate::catalog) samples: usize,
}

/// The distance at every offset from 0 to `last`.
pub(in crate::catalog) fn every(freqs: &[f64], last: u32) -> Rc<Vec<f64>> {
    thread_local!(static LATEST: Latest<u32, Vec<f64>> = const { Latest::new() });
    let compute = || {
        let mut distances = vec![0.0; last as usize + 1];
        distances_into(freqs, 0.0, 1.0, &mut distances);
        distances
    };
    LATEST.with(|latest| latest.get(freqs, last, compute))
}

/// The first offset at which the distance decreases, as far as a long curve is [`searched`].
pub(in crate::catalog) fn first_fall_of(freqs: &[f64], last: u32) -> Option<u32> {
    thread_local!(static LATEST: Latest<u32, Option<u32>> = const { Latest::new() });
    LATEST.with(|latest| *latest.get(freqs, last, || first_fall(freqs, searched(freqs, last))))
}

/// A polyline alternating upwards and downwards, one column each from minimum to maximum sample. `x` gives the position
/// of a column from the index of its first sample and their number.
fn up_and_down(sampled: &[f64], samples: usize, x: impl Fn(usize, usize) -> f64) -> Vec<[f64; 2]> {
    let columns = sampled.chunks(samples).enumerate().flat_map(|(column, held)| {
        let x = x(column * samples, held.len());
        let least = held.iter().copied().fold(f64::INFINITY, f64::min);
        let greatest = held.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if column % 2 == 0 { [[x, least], [x, greatest]] } else { [[x, greatest], [x, least]] }
    });
    columns.collect()
}

impl Columns {
    /// The columns of a curve, cached.
    pub(in crate::catalog) fn of(freqs: &[f64], last: u32) -> Rc<Self> {
        thread_local!(static LATEST: Latest<u32, Columns> = const { Latest::new() });
        LATEST.with(|latest| latest.get(freqs, last, || Self::new(freqs, last)))
    }

    /// Samples at a constant integer step; the work is bounded for any number of pairs and offsets.
    fn new(freqs: &[f64], last: u32) -> Self {
        let most = (TURNS / freqs.len()).min(COLUMNS * SAMPLES.1);
        let step = (last as usize + 1).div_ceil(most);
        let mut sampled = vec![0.0; last as usize / step + 1];
        distances_into(freqs, 0.0, step as f64, &mut sampled);
        let samples = sampled.len().div_ceil(COLUMNS).max(SAMPLES.0);
        let width = samples * step;
        let end = f64::from(last);
        let middle = |first: usize, count: usize| ((first * step) as f64 + (count * step) as f64 / 2.0).min(end);
        let mut means = vec![0.0; last as usize / width + 1];
        rms_distances_into(freqs, width as f64, &mut means);
        let rms = means.iter().enumerate().map(|(edge, &mean)| [(edge * width) as f64, mean]);
        Self {
            envelope: up_and_down(&sampled, samples, middle),
            rms: rms.collect(),
            count: sampled.len().div_ceil(samples),
            width,
            samples,
        }
    }
}
