//! The two positions whose encodings are nearest to one another.
//!
//! ```text
//! min over p ≠ q of ‖PE(p) − PE(q)‖  =  min over offset = 1 … n_pos − 1 of √Σ 4·sin²(offset·freq/2)
//! ```
//!
//! The distance depends on the offset alone ([`mod@super::distance`]), so the two nearest positions are found by the offset with the smallest
//! distance. The
//! *records*, offsets with a smaller distance than every smaller offset, are the answers for every `n_pos`.
//!
//! The search is exact: it uses branch and bound. Between the middle of a stretch of offsets and its ends, `reach`
//! away, a pair's chord 2·|sin(offset·freq/2)| changes by at most freq·reach. If the sum of the squared lower bounds of
//! the chords exceeds the square of the smallest known distance, the stretch contains no nearer offset and is
//! discarded; otherwise it is halved. Slow pairs thus rule out long stretches with a few sines. (The method is that of
//! Land & Doig 1960; the bound is the Lipschitz constant of the chord.)
//!
//! A search stops when its budget of sines is spent, and reports the offset up to which it is complete. Beyond that
//! offset, only near returns of single pairs ([`super::spectrum::near_returns`]) are tried. Their distances are small,
//! but not necessarily the smallest.
//!
//! `freqs` are in radians per position, the fastest first.

use wide::f64x8;

use super::argsort::argsort;
use super::distance::distance;
use super::norms::{Precision, bf16};
use super::spectrum::{NearReturn, near_returns};
use super::trig::{eight_of, eights};

/// An offset with a smaller distance than all smaller offsets that were tried.
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
    /// Records by increasing offset and decreasing distance: the first has offset 1, the last is the nearest found.
    pub records: Vec<Record>,
    /// The search is complete up to this offset: `records` contains all records in `1..=complete`.
    pub complete: u32,
}

/// Maximum number of evenly spaced pairs whose near returns are tried beyond the completed offsets.
const MAX_TRIED_PAIRS: usize = 12;
/// Minimum number of near returns tried, whatever the budget.
const MIN_TRIED: usize = 2;
/// Maximum number of records that [`Stored::search`] tries.
const MAX_STORED_RECORDS: usize = 4;
/// Maximum number of starting positions that [`Stored::search`] tries per offset.
const MAX_FIRST_POSITIONS: u32 = 64;
/// Overhead of testing a stretch, in units of one sine.
const STRETCH_OVERHEAD: usize = 3;

impl Closest {
    /// Searches the offsets `1..=max_offset`, with `max_offset` at least 1, and computes about `budget` sines; if it
    /// does not finish, as many again for near returns.
    ///
    /// # Panics
    /// If there are no frequencies.
    pub fn search(freqs: &[f64], max_offset: u32, budget: usize) -> Self {
        let mut search = Search::new(freqs.to_vec(), max_offset);
        search.advance(budget);
        search.found(budget)
    }

    /// The record with the smallest distance.
    pub fn nearest(&self) -> Record {
        self.records[self.records.len() - 1]
    }
}

/// Appends `offset` to `records` if its distance is smaller than that of the last record.
fn push_if_record(freqs: &[f64], offset: u32, records: &mut Vec<Record>) {
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
    /// Stack of stretches still to be searched, as (first offset, last offset), the smallest offsets on top.
    stretches: Vec<(u32, u32)>,
}

impl Search {
    /// Prepares a search of the offsets `1..=max_offset`, with `max_offset` at least 1.
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
                push_if_record(&freqs, found.offset, &mut records);
            }
        }
        Self { freqs, max_offset, records, stretches }
    }

    /// The offset up to which the search is complete.
    pub fn complete(&self) -> u32 {
        self.stretches.last().map_or(self.max_offset, |(first, _)| first - 1)
    }

    /// Whether nothing is left to search.
    pub fn is_complete(&self) -> bool {
        self.complete() == self.max_offset
    }

    /// Continues the search until about `budget` more sines are computed.
    pub fn advance(&mut self, budget: usize) {
        let mut spent = 0;
        while let Some((first, last)) = self.stretches.pop_if(|_| spent < budget) {
            if first > last {
                continue;
            }
            let middle = f64::midpoint(f64::from(first), f64::from(last));
            let reach = f64::from(last) - middle;
            let nearest = self.records[self.records.len() - 1].distance;
            spent += STRETCH_OVERHEAD;
            if is_ruled_out(&self.freqs, (middle, reach), nearest * nearest, &mut spent) {
                continue;
            }
            if first == last {
                spent += self.freqs.len();
                push_if_record(&self.freqs, first, &mut self.records);
            } else {
                let half = u32::midpoint(first, last);
                self.stretches.push((half + 1, last));
                self.stretches.push((first, half));
            }
        }
    }

    /// The result so far. Beyond the completed offsets, near returns of single pairs are tried with about `budget`
    /// sines.
    pub fn found(&self, budget: usize) -> Closest {
        let (freqs, complete) = (&self.freqs, self.complete());
        let mut records = self.records.clone();
        if complete < self.max_offset {
            let stride = freqs.len().div_ceil(MAX_TRIED_PAIRS);
            let returns = freqs.iter().step_by(stride).flat_map(|&freq| near_returns(freq, self.max_offset));
            let returns: Vec<NearReturn> = returns.filter(|found| found.offset > complete).collect();
            let distances: Vec<f64> = returns.iter().map(|found| found.distance).collect();
            let nearest = argsort(&distances).into_iter().map(|index| f64::from(returns[index].offset));
            let mut offsets: Vec<f64> = nearest.collect();
            offsets.dedup();
            offsets.truncate((budget / freqs.len()).max(MIN_TRIED));
            for index in argsort(&offsets) {
                push_if_record(freqs, offsets[index] as u32, &mut records);
            }
        }
        Closest { records, complete }
    }
}

/// Whether lower bounds prove that no offset within `reach` of `middle` has a squared distance of at most `square`.
/// Adds the number of sines computed to `spent`.
fn is_ruled_out(freqs: &[f64], (middle, reach): (f64, f64), square: f64, spent: &mut usize) -> bool {
    // Pairs that turn by more than a radian within the reach are skipped: their bounds are weak or 0.
    let start = freqs.partition_point(|freq| freq * reach > 1.0);
    let mut lower_bound = 0.0;
    for group in eights(&freqs[start..]) {
        *spent += group.len();
        let [sines, _] = eight_of(group, middle / 2.0);
        for (sin, freq) in sines.to_array().into_iter().zip(group) {
            let chord = 2.0 * sin.abs() - freq * reach;
            lower_bound += chord.max(0.0).powi(2);
        }
        // The margin covers the rounding of the sum, so that no stretch with a smaller distance is discarded.
        if lower_bound > square * (1.0 + 1e-12) {
            return true;
        }
    }
    false
}

/// The two closest positions found among encodings that are rounded to storage precision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stored {
    /// The first of the two.
    pub pos: u32,
    /// The offset from the first to the second.
    pub offset: u32,
    /// The distance of the rounded encodings; 0 if they are equal.
    pub distance: f64,
    /// Maximum number of starting positions tried per offset. An offset near the length of the sequence allows fewer.
    pub tried: u32,
    /// Number of offsets tried.
    pub offsets: u32,
}

impl Stored {
    /// Tries the offsets of the last [`MAX_STORED_RECORDS`] records, which are the nearest in exact arithmetic, each from
    /// the starting positions 0, 1, 2 …. `last`: the last position. Computes about `sines` sines.
    pub fn search(freqs: &[f64], records: &[Record], last: u32, (precision, sines): (Precision, usize)) -> Self {
        let records = &records[records.len().saturating_sub(MAX_STORED_RECORDS)..];
        let tried = ((sines / (4 * records.len() * freqs.len())) as u32).clamp(1, MAX_FIRST_POSITIONS);
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

/// The distance of the encodings of `pos` and `pos + offset`, with all entries rounded to `precision`.
///
/// Rounding depends on the entries, so the distance depends on `pos` too. It is 0 if the rounded encodings are equal.
pub fn stored_distance(freqs: &[f64], pos: f64, offset: f64, precision: Precision) -> f64 {
    let rounded = |entry: f64| match precision {
        Precision::F64 => entry,
        Precision::F32 => f64::from(entry as f32),
        Precision::Bf16 => f64::from(bf16(entry as f32)),
    };
    let mut squares = 0.0;
    for group in eights(freqs) {
        let [first, second] = [pos, pos + offset].map(|pos| eight_of(group, pos).map(f64x8::to_array).concat());
        squares += first.iter().zip(second).map(|(&a, b)| (rounded(a) - rounded(b)).powi(2)).sum::<f64>();
    }
    squares.sqrt()
}
