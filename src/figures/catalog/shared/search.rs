//! Searches that a picture does not wait for, for the closest two positions and for the first sum below 0: they go on from
//! one to the next.

use std::collections::BTreeMap;

use crate::core::below_zero;
use crate::core::closest::{Closest, Record, Search};
use crate::core::distance::distance;

/// Sines of a slice of what pictures left to be searched, some five nanoseconds each.
const SLICE: usize = 600_000;

/// What is searched: a way to choose frequencies, as its figure numbers them, and the last offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::catalog) struct Sought {
    way: usize,
    d_model: u32,
    base: u64,
    last: u32,
}

impl Sought {
    /// Among the distances of `n_pos` positions, and of two if there is one.
    pub(in crate::catalog) fn new(way: usize, (d_model, base): (u32, f64), n_pos: u32) -> Self {
        Self { way, d_model, base: base.to_bits(), last: (n_pos - 1).max(1) }
    }
}

/// How far the searches of a figure came: a value that whoever shows the figure keeps from one scene to the next.
#[derive(Clone, Debug, Default)]
pub struct Searches {
    closest: BTreeMap<Sought, Search>,
    /// By the dimensions of a head and the bits of the base, in the order in which they are searched.
    below: Vec<((u32, u64), below_zero::Search)>,
}

impl Searches {
    /// Begins what is sought and not searched yet, among frequencies that `freqs` gives, with about `sines` sines each;
    /// what is not sought any more is let go.
    pub(in crate::catalog) fn begin(&mut self, sought: &[Sought], sines: usize, freqs: impl Fn(usize) -> Vec<f64>) {
        self.closest.retain(|kept, _| sought.contains(kept));
        for (index, sought) in sought.iter().enumerate() {
            self.closest.entry(*sought).or_insert_with(|| {
                let mut search = Search::new(freqs(index), sought.last);
                search.advance(sines);
                search
            });
        }
    }

    /// What a search that was begun has found so far.
    pub(in crate::catalog) fn found(&self, sought: Sought, sines: usize) -> Closest {
        self.closest[&sought].found(sines)
    }

    /// Begins to search the first sums below 0 of these heads, given by dimensions and base, with about `sines` sines in all
    /// for what is not begun yet; what is not sought any more is let go. The first are searched first.
    pub(in crate::catalog) fn begin_below(
        &mut self,
        heads: &[(u32, f64)],
        sines: usize,
        freqs: impl Fn((u32, f64)) -> Vec<f64>,
    ) {
        let mut kept: BTreeMap<_, _> = self.below.drain(..).collect();
        let mut left = sines;
        for &(d_head, base) in heads {
            let key = (d_head, base.to_bits());
            let search = kept.remove(&key).unwrap_or_else(|| {
                let mut search = below_zero::Search::new(freqs((d_head, base)));
                left = left.saturating_sub(search.advance(left));
                search
            });
            self.below.push((key, search));
        }
    }

    /// Where the sums of these heads are first below 0, in the order in which they were begun: the offset, or up to which
    /// there is none.
    pub(in crate::catalog) fn below(&self) -> impl Iterator<Item = Result<u32, u32>> + '_ {
        self.below.iter().map(|(_, search)| search.found().ok_or_else(|| search.complete()))
    }

    /// Takes all of them a slice further. Whether there was more to search.
    pub(in crate::catalog) fn go_on(&mut self) -> bool {
        let left = self.closest.values().filter(|search| !search.is_complete()).count();
        let rest = self.closest.values_mut().filter(|search| !search.is_complete());
        rest.for_each(|search| search.advance(SLICE / left));
        let mut slice = SLICE;
        let rest = self.below.iter_mut().map(|(_, search)| search).filter(|search| !search.is_complete());
        for search in rest {
            if slice == 0 {
                break;
            }
            slice = slice.saturating_sub(search.advance(slice));
        }
        left > 0 || slice < SLICE
    }
}

/// The nearest of the offsets `1..=last`, each tried, or as many of them as some 40,000 sines allow, at equal steps from
/// the first: what a search found is held against it. With no offset there is none nearer than anything.
pub(in crate::catalog) fn scanned_least(freqs: &[f64], last: u32) -> Record {
    let step = last.div_ceil((40_000 / freqs.len() as u32).max(4)).max(1);
    let tried = (1..=last).step_by(step as usize);
    let tried = tried.map(|offset| Record { offset, distance: distance(freqs, f64::from(offset)) });
    let none = Record { offset: u32::MAX, distance: f64::INFINITY };
    tried.fold(none, |least, next| if next.distance < least.distance { next } else { least })
}
