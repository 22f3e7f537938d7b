//! The first offset at which the cosines of all pairs sum to less than 0.
//!
//! ```text
//! first = min { offset ≥ 1 : Σ cos(offset·freq) < 0 }
//! ```
//!
//! Source: Men et al. 2024, "Base of `RoPE` Bounds Context Length". For a query whose components are independent, with
//! mean 0 and equal variance, the sum is proportional to how much higher, on average, a key similar to the query scores
//! than a random one. The authors argue that a context should not extend beyond the first offset where the sum is
//! negative. The smallest bases that they give for a head of 128 dimensions agree: 84,000 for 8192 positions; at
//! this base the sum is first below 0 at 8592.
//!
//! The search is exact, by branch and bound as in [`super::closest`]. In a stretch of offsets that extends `reach` to
//! both sides of its middle, a pair's cosine is at least
//!
//! ```text
//! cos(middle·freq)·cos(reach·freq) − |sin(middle·freq)|·sin(reach·freq),
//! or −1 if an angle in the stretch is π (mod 2π)
//! ```
//!
//! because the cosine decreases as |angle| grows from 0 to π. If the sum of these lower bounds is not negative, the
//! whole stretch is discarded; otherwise it is halved, down to single offsets, for which the sum itself is computed.
//! The initial stretches are 2ⁿ … 2ⁿ⁺¹ − 1, so there are few different reaches, and the terms that depend only on the
//! reach are computed once.
//!
//! `freqs` are in radians per position, the fastest first; there is at least one.

use std::f64::consts::PI;

use wide::f64x8;

use super::distance::dot;
use super::trig::{LANES, each, eight_of, eights};

/// Number of stretch lengths; the last stretch ends at the end of the `u32` range.
const LEVELS: u32 = 32;
/// Overhead of testing a stretch, in units of one sine.
const STRETCH_OVERHEAD: usize = 8;

/// A resumable search, in the order of the offsets.
#[derive(Debug, Clone)]
pub struct Search {
    freqs: Vec<f64>,
    /// Stack of stretches still to be searched, the smallest offsets on top: (first offset, level), where the level is
    /// the binary logarithm of the length.
    stretches: Vec<(u32, u32)>,
    /// The level of the next stretch that begins at a power of two.
    next_level: u32,
    found: Option<u32>,
    /// (sin, cos) of reach·freq of every pair, by level.
    reaches: Vec<Vec<[f64; 2]>>,
}

impl Search {
    /// Prepares a search from offset 1.
    pub fn new(freqs: Vec<f64>) -> Self {
        Self { freqs, stretches: Vec::new(), next_level: 0, found: None, reaches: vec![Vec::new(); LEVELS as usize] }
    }

    /// The first offset with a negative sum, if found.
    pub fn found(&self) -> Option<u32> {
        self.found
    }

    /// Whether nothing is left to search.
    pub fn is_complete(&self) -> bool {
        self.found.is_some() || (self.stretches.is_empty() && self.next_level == LEVELS)
    }

    /// The last offset searched: no offset up to it has a negative sum, except the offset found.
    pub fn searched_up_to(&self) -> u32 {
        match (self.found, self.stretches.last()) {
            (Some(found), _) => found,
            (None, Some((first, _))) => first - 1,
            (None, None) => ((1_u64 << self.next_level) - 1) as u32,
        }
    }

    /// Continues until the search is complete or about `budget` sines are computed. Returns the work done, in units of one
    /// sine: sines, cosines, and [`STRETCH_OVERHEAD`] for each stretch.
    pub fn advance(&mut self, budget: usize) -> usize {
        let mut spent = 0;
        while spent < budget && !self.is_complete() {
            let (first, level) = self.stretches.pop().unwrap_or_else(|| {
                self.next_level += 1;
                (1 << (self.next_level - 1), self.next_level - 1)
            });
            spent += STRETCH_OVERHEAD;
            if level == 0 {
                spent += self.freqs.len();
                if dot(&self.freqs, f64::from(first)) < 0.0 {
                    self.found = Some(first);
                    // A completed search keeps only its result.
                    (self.stretches, self.reaches) = (Vec::new(), Vec::new());
                }
            } else if !self.is_ruled_out(first, level, &mut spent) {
                let half = 1 << (level - 1);
                self.stretches.push((first + half, level - 1));
                self.stretches.push((first, level - 1));
            }
        }
        spent
    }

    /// Whether lower bounds prove that no sum in the stretch is negative. Adds the number of sines computed to `spent`.
    fn is_ruled_out(&mut self, first: u32, level: u32, spent: &mut usize) -> bool {
        let reach = f64::from((1_u32 << level) - 1) / 2.0;
        let middle = f64::from(first) + reach;
        // A pair that turns by π or more within the reach can have any cosine: its lower bound is −1.
        let start = self.freqs.partition_point(|freq| freq * reach >= PI);
        let slow = &self.freqs[start..];
        // The margin covers the rounding of angles and sums.
        let margin = self.freqs.len() as f64 * 1e-15 * (1.0 + middle);
        let mut lower_bound = -(start as f64) - margin;
        // Not even cosines of 1 would make the bound positive.
        if lower_bound + slow.len() as f64 <= 0.0 {
            return false;
        }
        let reaches = &mut self.reaches[level as usize];
        if reaches.is_empty() {
            // Those of faster pairs are never read: where the slow ones start depends only on the level.
            reaches.resize(self.freqs.len(), [0.0; 2]);
            each(slow, reach, |pair, sin, cos| reaches[start + pair] = [sin, cos]);
            *spent += slow.len();
        }
        for (group, reaches) in eights(slow).zip(reaches[start..].chunks(LANES)) {
            let [sines, cosines] = eight_of(group, middle).map(f64x8::to_array);
            for ((sin, cos), [reach_sin, reach_cos]) in sines.into_iter().zip(cosines).zip(reaches) {
                // cos ≤ cos(π − reach·freq): an angle in the stretch is π.
                lower_bound += if cos <= -reach_cos { -1.0 } else { cos * reach_cos - sin.abs() * reach_sin };
            }
        }
        *spent += slow.len();
        lower_bound >= 0.0
    }
}

/// The first offset with a negative sum; `None` if there is none below 2³².
pub fn first_below_zero(freqs: &[f64]) -> Option<u32> {
    let mut search = Search::new(freqs.to_vec());
    search.advance(usize::MAX);
    search.found()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance::dots_into;
    use crate::schedule::Schedule;

    /// The first offset with a negative sum, by a scan of all offsets up to `max_offset`.
    fn scan(freqs: &[f64], max_offset: usize) -> Option<u32> {
        let mut sums = vec![0.0; max_offset + 1];
        dots_into(freqs, 0.0, 1.0, &mut sums);
        // The recurrence has an error of 10⁻¹² per pair, so sums below 10⁻⁹ are computed directly.
        let candidates = sums.iter().enumerate().filter(|(_, sum)| **sum < 1e-9);
        candidates.map(|(offset, _)| offset as u32).find(|offset| dot(freqs, f64::from(*offset)) < 0.0)
    }

    #[test]
    fn the_offset_matches_a_linear_scan() {
        let mut bases: Vec<f64> = (0..60).map(|step| 1.5 * 1.17_f64.powi(step)).collect();
        bases.extend([1.000_001, 10_000.0]);
        for schedule in Schedule::ALL {
            for d_model in [2, 4, 6, 20, 128, 200] {
                for base in &bases {
                    let freqs = schedule.freqs(d_model, *base);
                    let first = first_below_zero(&freqs);
                    let max_offset = first.map_or(40_000, |first| first as usize);
                    assert_eq!(scan(&freqs, max_offset), first, "{schedule:?}, d {d_model}, base {base}");
                }
            }
        }
    }

    #[test]
    fn a_search_in_slices_has_the_same_result() {
        let freqs = Schedule::Geometric.freqs(128, 500_000.0);
        let mut search = Search::new(freqs.clone());
        let mut before = 0;
        while !search.is_complete() {
            assert!(search.found().is_none() && search.searched_up_to() >= before);
            before = search.searched_up_to();
            assert!(search.advance(1000) > 0);
        }
        assert_eq!((search.found(), search.searched_up_to()), (first_below_zero(&freqs), 18_438));
        assert_eq!(search.advance(1000), 0);
    }

    #[test]
    fn the_completed_range_grows_up_to_the_offset_before_the_one_found() {
        let freqs = Schedule::Geometric.freqs(20, 100.0);
        let first = scan(&freqs, 1000).unwrap();
        let mut search = Search::new(freqs);
        assert_eq!(search.searched_up_to(), 0);
        let mut completed = Vec::new();
        while search.found().is_none() {
            completed.push(search.searched_up_to());
            search.advance(1);
        }
        assert!(completed.is_sorted(), "{completed:?}");
        assert_eq!((completed.last(), search.searched_up_to()), (Some(&(first - 1)), first));
    }

    /// Branch and bound computes few sines. Their number is the same on every machine, except that rounding may affect
    /// a stretch or two.
    #[test]
    fn few_sines_are_computed() {
        // A linear scan takes 109,248, 1,180,032 and 840,704.
        for (d_model, base, max_sines) in [(128, 1e4, 44_000), (128, 500_000.0, 133_000), (512, 1e4, 495_000)] {
            let spent = Search::new(Schedule::Geometric.freqs(d_model, base)).advance(usize::MAX);
            assert!(spent < max_sines && spent > max_sines * 9 / 10, "d {d_model}, base {base}: {spent}");
        }
    }
}
