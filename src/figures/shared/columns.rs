//! A distance curve too long for one place an offset: a few hundred columns that each hold many offsets.

use crate::core::distance::{distances_into, rms_distances_into};

/// Up to so many offsets, and so many turns spent on them, each has its own place; beyond, they share columns.
const MOST_EXACT: u32 = 1000;
const EXACT_TURNS: usize = 5_000_000;
/// Turns spent on the search for the first fall in a long curve, about a nanosecond each.
const SEARCH_TURNS: usize = 1_500_000;
/// Most columns, and the least and most samples in one: few make no envelope, many cost more than they show.
const COLUMNS: usize = 800;
const SAMPLES: (usize, usize) = (4, 8);
/// Turns spent on the samples, about a nanosecond each; the root mean square takes a quarter of it at most.
const TURNS: usize = 2_000_000;

/// Whether every offset up to `last` can be drawn at its own place.
pub(in crate::figures) fn each_has_its_place(freqs: &[f64], last: u32) -> bool {
    last <= MOST_EXACT && last as usize * freqs.len() <= EXACT_TURNS
}

/// How far a long curve is searched for its first fall.
pub(in crate::figures) fn searched(freqs: &[f64], last: u32) -> u32 {
    last.min((SEARCH_TURNS / freqs.len()) as u32)
}

/// The curve from offset 0 to a last one.
pub(in crate::figures) struct Columns {
    /// A line that runs up one column and down the next, each from its least sample to its greatest.
    pub(in crate::figures) envelope: Vec<[f64; 2]>,
    /// The root mean square, in closed form, at the edges of the columns.
    pub(in crate::figures) rms: Vec<[f64; 2]>,
    /// How many columns there are.
    pub(in crate::figures) count: usize,
    /// Offsets in a column.
    pub(in crate::figures) width: usize,
    /// Offsets sampled in a column; as many as its width where none is left out.
    pub(in crate::figures) samples: usize,
}

impl Columns {
    /// Samples at equal whole steps; the work is bounded whatever the number of pairs and offsets.
    pub(in crate::figures) fn new(freqs: &[f64], last: u32) -> Self {
        let most = (TURNS / freqs.len()).min(COLUMNS * SAMPLES.1);
        let step = (last as usize + 1).div_ceil(most);
        let mut sampled = vec![0.0; last as usize / step + 1];
        distances_into(freqs, 0.0, step as f64, &mut sampled);
        let samples = sampled.len().div_ceil(COLUMNS).max(SAMPLES.0);
        let width = samples * step;
        let end = f64::from(last);
        let envelope = sampled.chunks(samples).enumerate().flat_map(|(column, held)| {
            let x = ((column * width) as f64 + (held.len() * step) as f64 / 2.0).min(end);
            let least = held.iter().copied().fold(f64::INFINITY, f64::min);
            let greatest = held.iter().copied().fold(0.0, f64::max);
            if column % 2 == 0 { [[x, least], [x, greatest]] } else { [[x, greatest], [x, least]] }
        });
        let mut means = vec![0.0; last as usize / width + 1];
        rms_distances_into(freqs, width as f64, &mut means);
        let rms = means.iter().enumerate().map(|(edge, &mean)| [(edge * width) as f64, mean]);
        Self {
            envelope: envelope.collect(),
            rms: rms.collect(),
            count: sampled.len().div_ceil(samples),
            width,
            samples,
        }
    }
}
