//! Searches for the closest two positions that a picture does not wait for: they go on from one to the next.

use std::collections::BTreeMap;

use crate::core::closest::{Closest, Record, Search};
use crate::core::distance::distance;

/// Sines of a slice of what pictures left to be searched, some five nanoseconds each.
const SLICE: usize = 600_000;

/// What is searched: a way to choose frequencies, as its figure numbers them, and the last offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// How far the searches of a figure came: a value that whoever shows the figure keeps from one scene to the next.
#[derive(Clone, Debug, Default)]
pub struct Searches(BTreeMap<Sought, Search>);

impl Searches {
    /// Begins what is sought and not searched yet, among frequencies that `freqs` gives, with about `sines` sines each;
    /// what is not sought any more is let go.
    pub(in crate::figures) fn begin(&mut self, sought: &[Sought], sines: usize, freqs: impl Fn(usize) -> Vec<f64>) {
        self.0.retain(|kept, _| sought.contains(kept));
        for (index, sought) in sought.iter().enumerate() {
            self.0.entry(*sought).or_insert_with(|| {
                let mut search = Search::new(freqs(index), sought.last);
                search.advance(sines);
                search
            });
        }
    }

    /// What a search that was begun has found so far.
    pub(in crate::figures) fn found(&self, sought: Sought, sines: usize) -> Closest {
        self.0[&sought].found(sines)
    }

    /// Takes all of them a slice further. Whether there was more to search.
    pub(in crate::figures) fn go_on(&mut self) -> bool {
        let left = self.0.values().filter(|search| !search.is_complete()).count();
        let rest = self.0.values_mut().filter(|search| !search.is_complete());
        rest.for_each(|search| search.advance(SLICE / left));
        left > 0
    }
}

/// The nearest of the offsets `1..=last`, each tried, or as many of them as some 40,000 sines allow, at equal steps from
/// the first: what a search found is held against it. With no offset there is none nearer than anything.
pub(in crate::figures) fn scanned_least(freqs: &[f64], last: u32) -> Record {
    let step = last.div_ceil((40_000 / freqs.len() as u32).max(4)).max(1);
    let tried = (1..=last).step_by(step as usize);
    let tried = tried.map(|offset| Record { offset, distance: distance(freqs, f64::from(offset)) });
    let none = Record { offset: u32::MAX, distance: f64::INFINITY };
    tried.fold(none, |least, next| if next.distance < least.distance { next } else { least })
}
