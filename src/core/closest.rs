//! The two positions whose encodings are nearest to one another.
//!
//! ```text
//! min over p ≠ q of ‖PE(p) − PE(q)‖  =  min over offset = 1 … n_pos − 1 of √Σ 4·sin²(offset·freq/2)
//! ```
//!
//! The distance depends on the offset alone ([`mod@super::distance`]), so the nearest pair is the nearest offset. Its
//! *records*, offsets nearer than all before them, answer the question for every `n_pos` at once.
//!
//! The search is by branch and bound and therefore exact. In a stretch of offsets, `reach` to either side of its
//! middle, a pair's chord 2·|sin(offset·freq/2)| changes by at most freq·reach. If the lower bounds of the chords,
//! squared and summed, exceed the smallest distance known, the stretch contains nothing nearer and is discarded;
//! otherwise it is halved. Slow pairs thus rule out long stretches with a few sines. (Land & Doig 1960 name the method;
//! the bound is the Lipschitz constant of the chord.)
//!
//! A search stops when its budget of sines is spent, and reports up to which offset it is complete. Beyond that, near
//! returns of single pairs ([`super::spectrum::near_returns`]) are tried: these offsets are near, but not necessarily
//! nearest.
//!
//! `freqs` run from the fastest to the slowest, in radians a position.

use wide::f64x8;

use super::argsort::argsort;
use super::distance::distance;
use super::norms::{Precision, bf16};
use super::spectrum::{NearReturn, near_returns};
use super::trig::{eight_of, eights};

/// An offset nearer than all smaller ones that were tried.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Record {
    /// The offset, 1 or more.
    pub offset: u32,
    /// The distance between two encodings at this offset.
    pub distance: f64,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct Closest {
    /// Falling distances at growing offsets; the first is offset 1 and the last the nearest found.
    pub records: Vec<Record>,
    /// Up to this offset nothing nearer than the records exists.
    pub complete: u32,
}

/// Number of pairs whose near returns are tried beyond the complete search.
const TRIED_PAIRS: usize = 12;
/// Near returns that are tried even if the budget does not allow them.
const LEAST_TRIED: usize = 2;
/// Maximum number of records that are tried as stored, and of positions for each.
const STORED_RECORDS: usize = 4;
const MOST_STORED: u32 = 64;
/// Overhead of a stretch, in units of sines.
const STRETCH: usize = 3;

impl Closest {
    /// Searches the offsets `1..=max_offset`, of which there is at least one, with about `budget` sines.
    ///
    /// # Panics
    /// If there are no frequencies.
    pub fn search(freqs: &[f64], max_offset: u32, budget: usize) -> Self {
        let mut search = Search::new(freqs.to_vec(), max_offset);
        search.advance(budget);
        search.found(budget)
    }

    /// The nearest found.
    pub fn nearest(&self) -> Record {
        self.records[self.records.len() - 1]
    }
}

/// Adds an offset to the records, if it is one.
fn note(freqs: &[f64], offset: u32, records: &mut Vec<Record>) {
    let found = Record { offset, distance: distance(freqs, f64::from(offset)) };
    if records.last().is_none_or(|nearest| found.distance < nearest.distance) {
        records.push(found);
    }
}

/// A resumable search by branch and bound, in the order of the offsets.
#[derive(Debug, Clone)]
pub struct Search {
    freqs: Vec<f64>,
    max_offset: u32,
    records: Vec<Record>,
    /// Stack of stretches still to be searched, first and last offset, the nearest on top.
    stretches: Vec<(u32, u32)>,
}

impl Search {
    /// Starts a search of the offsets `1..=max_offset`, of which there is at least one.
    ///
    /// # Panics
    /// If there are no frequencies.
    pub fn new(freqs: Vec<f64>, max_offset: u32) -> Self {
        let mut records = vec![Record { offset: 1, distance: distance(&freqs, 1.0) }];
        let mut stretches = vec![(2, max_offset)];
        if let [freq] = *freqs {
            // The records of a single pair are known without a search.
            records.clear();
            stretches.clear();
            for found in near_returns(freq, max_offset) {
                note(&freqs, found.offset, &mut records);
            }
        }
        Self { freqs, max_offset, records, stretches }
    }

    /// The last offset reached.
    pub fn complete(&self) -> u32 {
        self.stretches.last().map_or(self.max_offset, |(first, _)| first - 1)
    }

    /// Whether nothing is left to search.
    pub fn is_complete(&self) -> bool {
        self.complete() == self.max_offset
    }

    /// Continues with about `budget` sines.
    pub fn advance(&mut self, budget: usize) {
        let mut spent = 0;
        while let Some((first, last)) = self.stretches.pop_if(|_| spent < budget) {
            if first > last {
                continue;
            }
            let middle = f64::midpoint(f64::from(first), f64::from(last));
            let reach = f64::from(last) - middle;
            let nearest = self.records[self.records.len() - 1].distance;
            spent += STRETCH;
            if is_ruled_out(&self.freqs, (middle, reach), nearest * nearest, &mut spent) {
                continue;
            }
            if first == last {
                spent += self.freqs.len();
                note(&self.freqs, first, &mut self.records);
            } else {
                let half = u32::midpoint(first, last);
                self.stretches.push((half + 1, last));
                self.stretches.push((first, half));
            }
        }
    }

    /// The result so far; beyond it, near returns of single pairs are tried, with about `budget` sines.
    pub fn found(&self, budget: usize) -> Closest {
        let (freqs, complete) = (&self.freqs, self.complete());
        let mut records = self.records.clone();
        if complete < self.max_offset {
            let stride = freqs.len().div_ceil(TRIED_PAIRS);
            let returns = freqs.iter().step_by(stride).flat_map(|&freq| near_returns(freq, self.max_offset));
            let returns: Vec<NearReturn> = returns.filter(|found| found.offset > complete).collect();
            let distances: Vec<f64> = returns.iter().map(|found| found.distance).collect();
            let nearest = argsort(&distances).into_iter().map(|index| f64::from(returns[index].offset));
            let mut offsets: Vec<f64> = nearest.collect();
            offsets.dedup();
            offsets.truncate((budget / freqs.len()).max(LEAST_TRIED));
            for index in argsort(&offsets) {
                note(freqs, offsets[index] as u32, &mut records);
            }
        }
        Closest { records, complete }
    }
}

/// Whether no offset within `reach` of `middle` has a squared distance below `square`.
fn is_ruled_out(freqs: &[f64], (middle, reach): (f64, f64), square: f64, spent: &mut usize) -> bool {
    // A pair that turns by a radian within the reach gives a weak bound, and faster ones give none.
    let start = freqs.partition_point(|freq| freq * reach > 1.0);
    let mut sure = 0.0;
    for held in eights(&freqs[start..]) {
        *spent += held.len();
        let [sines, _] = eight_of(held, middle / 2.0);
        for (sin, freq) in sines.to_array().into_iter().zip(held) {
            let chord = 2.0 * sin.abs() - freq * reach;
            sure += chord.max(0.0).powi(2);
        }
        // The margin covers the rounding of the sum, so that an equal distance is examined and not discarded.
        if sure > square * (1.0 + 1e-12) {
            return true;
        }
    }
    false
}

/// The two closest positions found among encodings that are stored rounded.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stored {
    /// The first of the two.
    pub pos: u32,
    /// The offset of the second.
    pub offset: u32,
    /// Their distance as stored; 0 if they are equal.
    pub distance: f64,
    /// Number of first positions that were tried at each offset, where there are so many.
    pub tried: u32,
    /// How many offsets were tried.
    pub offsets: u32,
}

impl Stored {
    /// Tries the last of the `records`, the nearest offsets in exact arithmetic, at the first positions of `0..=last`.
    /// Takes about `sines` sines.
    pub fn search(freqs: &[f64], records: &[Record], last: u32, (precision, sines): (Precision, usize)) -> Self {
        let records = &records[records.len().saturating_sub(STORED_RECORDS)..];
        let tried = ((sines / (4 * records.len() * freqs.len())) as u32).clamp(1, MOST_STORED);
        let offsets = records.len() as u32;
        let mut best = Self { pos: 0, offset: 0, distance: f64::INFINITY, tried, offsets };
        for offset in records.iter().map(|record| record.offset) {
            for pos in 0..tried.min(last + 1 - offset) {
                let distance = stored_distance(freqs, f64::from(pos), f64::from(offset), precision);
                if distance < best.distance {
                    best = Self { pos, offset, distance, ..best };
                }
            }
        }
        best
    }
}

/// The distance of the encodings of `pos` and `pos + offset` as they are stored in some precision.
///
/// Rounding depends on the values, so this depends on `pos` too, and may be 0: then the stored encodings are equal.
pub fn stored_distance(freqs: &[f64], pos: f64, offset: f64, precision: Precision) -> f64 {
    let stored = |entry: f64| match precision {
        Precision::F64 => entry,
        Precision::F32 => f64::from(entry as f32),
        Precision::Bf16 => f64::from(bf16(entry as f32)),
    };
    let mut squares = 0.0;
    for held in eights(freqs) {
        let [one, other] = [pos, pos + offset].map(|pos| eight_of(held, pos).map(f64x8::to_array).concat());
        squares += one.iter().zip(other).map(|(&one, other)| (stored(one) - stored(other)).powi(2)).sum::<f64>();
    }
    squares.sqrt()
}
