//! Cached results that figures need repeatedly: each is computed on first use.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::Table;
use crate::core::by_offset::{AtOffset, at_offset, explained_by_offset, percentiles_10_90};
use crate::core::likeness::{Centre, Kind, Pairs, block, max_blocks};
use crate::core::rotations::Rotations;
use crate::core::table_raster::Sums;
use crate::params::choices::Outliers;

/// The cache of a table.
#[derive(Default)]
pub(super) struct Cache {
    centre: OnceLock<Centre>,
    sums: OnceLock<Sums>,
    sizes: OnceLock<(f64, usize)>,
    followed: [OnceLock<Vec<Followed>>; 2],
    pairs: Recent<(Kind, usize), Pairs>,
    ends: Recent<Kind, Ends>,
    offsets: Recent<(Kind, usize, bool), Offsets>,
}

/// The most recently used values, by key; the last entry is the latest.
struct Recent<K, V>(Mutex<Vec<(K, Arc<V>)>>);

/// Maximum number of entries of a cache: a page may compare two lengths by the three [`Kind`]s.
const MAX_ENTRIES: usize = 6;

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Self(Mutex::new(Vec::new()))
    }
}

impl<K: PartialEq, V> Recent<K, V> {
    fn get(&self, key: K, compute: impl FnOnce() -> V) -> Arc<V> {
        // A panic in `compute` leaves the entries intact, so the poisoned lock can be used.
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = entries.iter().position(|(known, _)| *known == key) {
            entries[at..].rotate_left(1);
        } else {
            if entries.len() == MAX_ENTRIES {
                entries.remove(0);
            }
            entries.push((key, Arc::new(compute())));
        }
        Arc::clone(&entries[entries.len() - 1].1)
    }
}

/// Percentiles over the pairs of rows, without outlier rows; for a long table, over all pairs of blocks of rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ends {
    /// The median.
    pub(crate) half: f64,
    /// The 99th percentile.
    pub(crate) most: f64,
    /// Number of pairs of rows or blocks.
    pub(crate) pairs: usize,
    /// Rows per block.
    pub(crate) block: usize,
}

/// The pairs of the first positions, grouped by offset.
pub(crate) struct Offsets {
    /// From offset 0, without offsets that have no pairs; a sample if there are many.
    pub(crate) all: Vec<AtOffset>,
    /// The fraction of the variance that the offset alone explains; `None` where there is no variance.
    pub(crate) alone: Option<f64>,
    /// The mean over all pairs of different positions.
    pub(crate) mean: Option<f64>,
    /// Maximum number of pairs sampled per offset.
    pub(crate) most: usize,
    /// Whether offsets were sampled, so that some pairs were not compared.
    pub(crate) is_sampled: bool,
}

/// The rotation that a dimension follows most closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Followed {
    /// Index of the plane.
    pub(crate) plane: usize,
    /// Phase within the plane, in radians.
    pub(crate) phase: f64,
    /// Amplitude of the dimension's oscillation with that rotation.
    pub(crate) amplitude: f64,
}

/// Maximum number of products for the pairs of a long table, about half a nanosecond each.
const PRODUCTS: usize = 6_000_000;
/// Maximum number of sampled offsets.
const MAX_OFFSETS: usize = 400;
/// Minimum number of pairs sampled per offset, enough for a spread.
const MIN_PAIRS: usize = 8;

impl Table {
    /// The mean of all rows.
    pub(crate) fn centre(&self) -> &Centre {
        self.cache.centre.get_or_init(|| Centre::of(&self.values, self.cols))
    }

    /// Prefix sums of the rows.
    pub(crate) fn sums(&self) -> &Sums {
        self.cache.sums.get_or_init(|| Sums::of(&self.values, self.cols))
    }

    /// The largest absolute value in rows that are not outliers, but at least [`Table::range`] and at most `max_ratio`
    /// times that; and how many entries exceed it. Cached, so every call must pass the same `max_ratio`.
    pub(crate) fn largest(&self, max_ratio: f64) -> (f64, usize) {
        let rows = (0..self.rows).filter(|row| !self.outlier_rows.contains(row));
        *self.cache.sizes.get_or_init(|| {
            let largest = rows.flat_map(|row| self.row(row)).fold(0.0, |largest: f64, value| largest.max(value.abs()));
            let end = largest.clamp(self.range, max_ratio * self.range);
            (end, self.values.iter().filter(|value| value.abs() > end).count())
        })
    }

    /// Compares two rows; `None` where their cosine is undefined.
    pub(crate) fn likeness(&self, kind: Kind, pair: [usize; 2]) -> Option<f64> {
        self.centre().exact(kind, &self.values, pair)
    }

    /// Compares the rows with each other, in blocks of a size that suits `n_pos` rows. May include later rows.
    pub(crate) fn pairs(&self, kind: Kind, n_pos: usize) -> Arc<Pairs> {
        let block = block(n_pos, self.cols);
        self.cache.pairs.get((kind, block), || Pairs::new(kind, &self.values, self.centre(), block))
    }

    /// Median and 99th percentile over the pairs; `None` if there are no pairs.
    pub(crate) fn ends(&self, kind: Kind) -> Option<Ends> {
        let compute = || {
            let pairs = self.pairs(kind, self.rows);
            // One outlier row changes the mean of a block little.
            let left_out = if pairs.block == 1 { &*self.outlier_rows } else { &[] };
            let (found, count) = pairs.percentiles(left_out).unwrap_or_default();
            Ends { half: found[0], most: found[1], pairs: count, block: pairs.block }
        };
        let ends = self.cache.ends.get(kind, compute);
        (ends.pairs > 0).then(|| Ends::clone(&ends))
    }

    /// Compares the first `n_pos` rows by offset, with or without outlier rows.
    pub(crate) fn offsets(&self, kind: Kind, n_pos: usize, outliers: Outliers) -> Arc<Offsets> {
        let excludes_outliers = outliers == Outliers::Out && !self.outlier_rows.is_empty();
        self.cache
            .offsets
            .get((kind, n_pos, excludes_outliers), || self.compute_offsets(kind, n_pos, excludes_outliers))
    }

    fn compute_offsets(&self, kind: Kind, n_pos: usize, excludes_outliers: bool) -> Offsets {
        let mut is_included = vec![true; n_pos];
        if excludes_outliers {
            self.outlier_rows.iter().filter(|row| **row < n_pos).for_each(|row| is_included[*row] = false);
        }
        let (step, max_pairs) = if n_pos <= max_blocks(self.cols) { (1, usize::MAX) } else { sample(n_pos, self.cols) };
        let all = if step == 1 {
            self.pairs(kind, n_pos).by_offset(&is_included)
        } else {
            let value =
                |p: usize, q: usize| if is_included[p] && is_included[q] { self.likeness(kind, [p, q]) } else { None };
            let mut buffer = Vec::new();
            // The offsets 0, 1 and `n_pos` − 1 are always included, whatever the step.
            let offsets = [0, 1].into_iter().chain((step..n_pos - 1).step_by(step)).chain([n_pos - 1]);
            offsets.filter_map(|offset| at_offset(n_pos, offset, max_pairs, value, &mut buffer)).collect()
        };
        let between = all.iter().position(|at| at.offset > 0).map_or(&[][..], |first| &all[first..]);
        let count = |at: &AtOffset| (n_pos - at.offset) as f64;
        let weights: f64 = between.iter().map(count).sum();
        let mean = between.iter().map(|at| count(at) * at.mean).sum::<f64>() / weights;
        Offsets {
            alone: explained_by_offset(n_pos, between),
            mean: (weights > 0.0).then_some(mean),
            most: max_pairs,
            is_sampled: step > 1,
            all,
        }
    }

    /// The pairs at one offset, from exact values, and the interval of their middle 80 %.
    pub(crate) fn at_offset(
        &self,
        kind: Kind,
        n_pos: usize,
        outliers: Outliers,
        offset: usize,
    ) -> Option<(AtOffset, [f64; 2])> {
        let is_included = |row: &usize| outliers == Outliers::In || !self.outlier_rows.contains(row);
        let value = |p, q| if is_included(&p) && is_included(&q) { self.likeness(kind, [p, q]) } else { None };
        let mut buffer = Vec::new();
        let at = at_offset(n_pos, offset, self.offsets(kind, n_pos, outliers).most, value, &mut buffer)?;
        Some((at, percentiles_10_90(&mut buffer)?))
    }

    /// For each dimension, the rotation it follows most closely; empty if none was found.
    pub(crate) fn followed(&self, outliers: Outliers) -> &[Followed] {
        let compute = || self.rotations(outliers).map(|found| followed(self, found)).unwrap_or_default();
        self.cache.followed[usize::from(outliers == Outliers::In)].get_or_init(compute)
    }
}

/// The step between sampled offsets of a long table, and the number of pairs sampled at each.
fn sample(n_pos: usize, cols: usize) -> (usize, usize) {
    let offsets = (PRODUCTS / (MIN_PAIRS * cols)).clamp(50, MAX_OFFSETS);
    (n_pos.div_ceil(offsets), (PRODUCTS / (offsets * cols)).clamp(MIN_PAIRS, 64))
}

/// Projects each dimension onto the complex coordinate z of each plane, averaged over the fitted rows.
fn followed(table: &Table, found: &Rotations) -> Vec<Followed> {
    if found.planes.is_empty() {
        return Vec::new();
    }
    let mean = &table.centre().mean;
    let mut closest = vec![Followed { plane: 0, phase: 0.0, amplitude: -1.0 }; table.cols];
    for (index, plane) in found.planes.iter().enumerate() {
        let mut sums = vec![[0.0; 2]; table.cols];
        for &pos in &found.kept {
            let [re, im] = plane.z[pos];
            for ((sum, value), mean) in sums.iter_mut().zip(table.row(pos)).zip(mean) {
                let value = value - mean;
                *sum = [sum[0] + value * re, sum[1] + value * im];
            }
        }
        for (closest, [re, im]) in closest.iter_mut().zip(sums) {
            let amplitude = 2.0 * re.hypot(im) / found.kept.len() as f64;
            if amplitude > closest.amplitude {
                *closest = Followed { plane: index, phase: im.atan2(re), amplitude };
            }
        }
    }
    closest
}
