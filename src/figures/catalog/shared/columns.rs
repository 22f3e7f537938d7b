//! A distance curve with more offsets than can be drawn individually. A few hundred columns each cover many offsets.

use std::rc::Rc;

use crate::core::cache::Latest;
use crate::core::distance::{distances_into, first_fall, rms_distances_into};

/// Maximum number of offsets that are drawn individually. More offsets share columns.
const MOST_EXACT: u32 = 1000;
/// Maximum number of rotations (one per pair and offset) for offsets that are drawn individually.
const EXACT_TURNS: usize = 5_000_000;
/// Maximum number of rotations in the search for the first decrease of a long curve, about a nanosecond each.
const SEARCH_TURNS: usize = 1_000_000;
/// Maximum number of columns.
const COLUMNS: usize = 800;
/// Minimum and maximum number of samples per column. Fewer samples do not show the envelope; more samples cost time and
/// do not improve it.
const SAMPLES: (usize, usize) = (4, 8);
/// Maximum number of rotations for all samples, about a nanosecond each. The root mean square takes at most a quarter
/// as many in addition.
const TURNS: usize = 1_400_000;

/// Whether every offset up to `last` can be drawn individually.
pub(in crate::catalog) fn is_drawn_exactly(freqs: &[f64], last: u32) -> bool {
    last <= MOST_EXACT && last as usize * freqs.len() <= EXACT_TURNS
}

/// The last offset searched for the first decrease of a long curve.
pub(in crate::catalog) fn searched(freqs: &[f64], last: u32) -> u32 {
    last.min((SEARCH_TURNS / freqs.len()) as u32)
}

/// A distance curve from offset 0 to a last one, in columns.
pub(in crate::catalog) struct Columns {
    /// The range of each column; see [`up_and_down`].
    pub(in crate::catalog) envelope: Vec<[f64; 2]>,
    /// The root mean square, in closed form, at the edges of the columns.
    pub(in crate::catalog) rms: Vec<[f64; 2]>,
    /// Number of columns.
    pub(in crate::catalog) count: usize,
    /// Offsets per column.
    pub(in crate::catalog) width: usize,
    /// Samples per column. Equal to `width` if no offset is left out.
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

/// A polyline that spans each column from its minimum to its maximum sample, alternately upwards and downwards. `x`
/// returns the position of a column, given the index of its first sample and the number of its samples.
fn up_and_down(sampled: &[f64], samples: usize, x: impl Fn(usize, usize) -> f64) -> Vec<[f64; 2]> {
    let columns = sampled.chunks(samples).enumerate().flat_map(|(column, column_values)| {
        let x = x(column * samples, column_values.len());
        let least = column_values.iter().copied().fold(f64::INFINITY, f64::min);
        let greatest = column_values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
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

    /// Samples the curve at a constant integer step. The work is bounded for any number of pairs and offsets.
    fn new(freqs: &[f64], last: u32) -> Self {
        let max_samples = (TURNS / freqs.len()).min(COLUMNS * SAMPLES.1);
        let step = (last as usize + 1).div_ceil(max_samples);
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
