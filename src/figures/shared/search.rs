//! Searches for the closest two positions that a picture does not wait for: they go on from one to the next.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::core::closest::{Closest, Search};

/// Sines of a slice of what pictures left to be searched, some five nanoseconds each.
const SLICE: usize = 600_000;

/// What is searched: a way to choose frequencies, as its figure numbers them, and the last offset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::figures) struct Sought {
    way: usize,
    d_model: u32,
    base: u64,
    last: u32,
}

impl Sought {
    /// Among the distances of `n_pos` positions, and of two if there is one.
    pub(in crate::figures) fn new(way: usize, (d_model, base): (u32, f64), n_pos: u32) -> Self {
        Self { way, d_model, base: base.to_bits(), last: (n_pos - 1).max(1) }
    }
}

/// The searches of a figure.
pub(in crate::figures) struct Searches(RefCell<BTreeMap<Sought, Search>>);

impl Searches {
    /// None yet.
    pub(in crate::figures) const fn new() -> Self {
        Self(RefCell::new(BTreeMap::new()))
    }

    /// What each search has found so far. New ones begin, among frequencies that `freqs` gives, with about `sines` sines;
    /// those that are not wanted any more are let go.
    pub(in crate::figures) fn found(
        &self,
        sought: &[Sought],
        sines: usize,
        freqs: impl Fn(usize) -> Vec<f64>,
    ) -> Vec<Closest> {
        let mut searches = self.0.borrow_mut();
        searches.retain(|kept, _| sought.contains(kept));
        let found = sought.iter().enumerate().map(|(index, sought)| {
            let search = searches.entry(*sought).or_insert_with(|| {
                let mut search = Search::new(freqs(index), sought.last);
                search.advance(sines);
                search
            });
            search.found(sines)
        });
        found.collect()
    }

    /// Takes all of them a slice further. Whether there was more to search.
    pub(in crate::figures) fn go_on(&self) -> bool {
        let mut searches = self.0.borrow_mut();
        let left = searches.values().filter(|search| !search.is_complete()).count();
        let rest = searches.values_mut().filter(|search| !search.is_complete());
        rest.for_each(|search| search.advance(SLICE / left));
        left > 0
    }
}
