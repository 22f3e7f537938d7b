//! Incremental searches for the closest two positions, and for the first offset with a sum of cosines below 0. A scene
//! shows their current results and does not wait for them; they continue from one scene to the next.

use std::collections::BTreeMap;

use crate::core::below_zero;
use crate::core::closest::{Closest, Record, Search};
use crate::core::distance::distance;

/// Maximum number of sine evaluations per time slice, about five nanoseconds each.
const SLICE: usize = 600_000;

/// What is searched: frequencies, as their bits, and the last offset.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::catalog) struct SearchKey {
    freqs: Vec<u64>,
    last: u32,
}

impl SearchKey {
    /// The key for all distances between `n_pos` positions, or between two positions if `n_pos` is 1.
    pub(in crate::catalog) fn new(freqs: &[f64], n_pos: u32) -> Self {
        Self { freqs: freqs.iter().map(|freq| freq.to_bits()).collect(), last: (n_pos - 1).max(1) }
    }

    fn freqs(&self) -> Vec<f64> {
        self.freqs.iter().map(|bits| f64::from_bits(*bits)).collect()
    }
}

/// The state of a figure's searches. The caller of the figure stores it from one scene to the next.
#[derive(Clone, Debug, Default)]
pub struct Searches {
    closest: BTreeMap<SearchKey, Search>,
    /// Keyed by the dimensions of a head and the bits of the base, in search order.
    below: Vec<((u32, u64), below_zero::Search)>,
}

impl Searches {
    /// Starts the searches that are not running yet, with about `sines` sine evaluations each, and drops all others.
    pub(in crate::catalog) fn begin(&mut self, search_keys: Vec<SearchKey>, sines: usize) {
        self.closest.retain(|key, _| search_keys.contains(key));
        for search_key in search_keys {
            let (freqs, last) = (search_key.freqs(), search_key.last);
            self.closest.entry(search_key).or_insert_with(|| {
                let mut search = Search::new(freqs, last);
                search.advance(sines);
                search
            });
        }
    }

    /// The current result of a running search. While it is incomplete, about `sines` sines are spent on likely offsets.
    pub(in crate::catalog) fn found(&self, search_key: &SearchKey, sines: usize) -> Closest {
        self.closest[search_key].found(sines)
    }

    /// Starts the searches for the first sum below 0 that are not running yet, in the order of `heads` (dimensions and
    /// base). The new searches share about `sines` sine evaluations. Drops all others.
    pub(in crate::catalog) fn begin_below(
        &mut self,
        heads: &[(u32, f64)],
        sines: usize,
        freqs: impl Fn((u32, f64)) -> Vec<f64>,
    ) {
        let mut previous: BTreeMap<_, _> = self.below.drain(..).collect();
        let mut budget = sines;
        for &(d_head, base) in heads {
            let key = (d_head, base.to_bits());
            let search = previous.remove(&key).unwrap_or_else(|| {
                let mut search = below_zero::Search::new(freqs((d_head, base)));
                budget = budget.saturating_sub(search.advance(budget));
                search
            });
            self.below.push((key, search));
        }
    }

    /// The first offset with a sum below 0 for each head, in the order of `begin_below`; or as `Err`, the offset up to
    /// which there is none.
    pub(in crate::catalog) fn below(&self) -> impl Iterator<Item = Result<u32, u32>> + '_ {
        self.below.iter().map(|(_, search)| search.found().ok_or_else(|| search.searched_up_to()))
    }

    /// Continues all searches by a slice. Returns whether there was work left.
    pub(in crate::catalog) fn advance(&mut self) -> bool {
        let count = self.closest.values().filter(|search| !search.is_complete()).count();
        let incomplete = self.closest.values_mut().filter(|search| !search.is_complete());
        incomplete.for_each(|search| search.advance(SLICE / count));
        let mut slice = SLICE;
        let incomplete = self.below.iter_mut().map(|(_, search)| search).filter(|search| !search.is_complete());
        for search in incomplete {
            if slice == 0 {
                break;
            }
            slice = slice.saturating_sub(search.advance(slice));
        }
        count > 0 || slice < SLICE
    }
}

/// The closest offset in `1..=last` by brute force, or among evenly spaced offsets that take about 40,000 sine
/// evaluations; used to check the search. Returns an infinite distance if there is no offset.
pub(in crate::catalog) fn scanned_least(freqs: &[f64], last: u32) -> Record {
    let step = last.div_ceil((40_000 / freqs.len() as u32).max(4)).max(1);
    let tried = (1..=last).step_by(step as usize);
    let tried = tried.map(|offset| Record { offset, distance: distance(freqs, f64::from(offset)) });
    let none = Record { offset: u32::MAX, distance: f64::INFINITY };
    tried.fold(none, |least, next| if next.distance < least.distance { next } else { least })
}
