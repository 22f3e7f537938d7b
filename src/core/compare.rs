//! Methods that make attention depend on positions, applied to the same query and key.
//!
//! ```text
//! none         query·key/√d
//! sinusoidal   (query + PE(pos))·(key + PE(pos + k))/√d   Additive    Vaswani et al. 2017, section 3.5
//! learned      (query + L(pos))·(key + L(pos + k))/√d     Additive    Gehring et al. 2017; Devlin et al. 2019
//! RoPE         (R_pos query)·(R_(pos + k) key)/√d         Rotary      Su et al. 2021, equation 16
//! relative     query·(key + a[clip(k, ±16)])/√d           ScoreBias   Shaw et al. 2018, equation 4
//! T5           query·key/√d + b[bucket(k)]                ScoreBias   Raffel et al. 2020, section 2.1
//! ALiBi        query·key/√d − slope·|k|                   ScoreBias   Press et al. 2022, section 3
//! ```
//!
//! The query is at pos, the key at pos + k. L(pos) is defined only for positions below the trained length. The
//! parameters that a model would learn (`L`, `a`, `b`) are drawn from normal distributions: `L` and `a` with variance ½,
//! like the entries of PE, and `b` with variance 1. Shaw's vector `a` is added to the key, but it affects only the score and depends only
//! on the offset; it is therefore classified as a score bias, although the bias also depends on the query.
//!
//! Left out: the projections `W_Q` and `W_K`, Shaw's term on the values, T5's missing division by √d (T5 absorbs it in
//! the weights), `ALiBi`'s causal mask (|offset| is used in both directions), heads, and all training.

use std::rc::Rc;

use super::cache::Cache;
use super::encoding::{PairLayout, encode_into};
use super::rope;
use super::tokens::{Embedding, normal};
use super::vectors::dot;

/// Where a method inserts positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Into the vectors, by addition.
    Additive,
    /// Into the vectors, by rotation.
    Rotary,
    /// Into the score.
    ScoreBias,
}

/// A method that makes attention depend on positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the module documentation describes the methods in this order")]
pub enum Method {
    None,
    Sinusoidal,
    Learned,
    Rope,
    Shaw,
    T5,
    Alibi,
}

impl Method {
    /// Where the method inserts positions; `None` for [`Method::None`].
    pub fn kind(self) -> Option<Kind> {
        match self {
            Self::None => None,
            Self::Sinusoidal | Self::Learned => Some(Kind::Additive),
            Self::Rope => Some(Kind::Rotary),
            Self::Shaw | Self::T5 | Self::Alibi => Some(Kind::ScoreBias),
        }
    }
}

/// Clipping distance of Shaw's method, as in the authors' base model: all larger offsets use the same vector.
pub const SHAW_CLIP: i64 = 16;
/// Number of buckets of T5, for both directions together.
pub const T5_BUCKETS: u32 = 32;
/// Distance from which all offsets of a direction are in T5's last bucket.
pub const T5_MAX_DISTANCE: u32 = 128;

/// The tables of learned parameters for positions and offsets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Table {
    Learned,
    Relative,
}

/// Cache key of a learned vector: seed, dimensions, table and index.
type VectorKey = (u32, usize, Table, i64);

/// Capacity of the vector cache: the positions and offsets that a figure shows, for two seeds.
const CACHE_SIZE: usize = 4096;

/// The query and the key, and the parameters of the methods.
pub struct Scores {
    /// Angular frequencies, one per pair of the query's dimensions.
    pub freqs: Vec<f64>,
    /// Number of positions with learned vectors.
    pub trained: u32,
    /// The slope of `ALiBi` per position.
    pub slope: f64,
    seed: u32,
    query: Vec<f64>,
    key: Vec<f64>,
    /// The biases of T5, one per bucket.
    biases: Vec<f64>,
}

impl Scores {
    /// A random query and key of `2·freqs.len()` entries, from a seed.
    pub fn new(freqs: Vec<f64>, trained: u32, slope: f64, seed: u32) -> Self {
        let dims = 2 * freqs.len() as u32;
        let draw = |name, count| {
            let embedding = Embedding::new(name, seed);
            (0..count).map(|dim| embedding.standard_normal(dim)).collect()
        };
        let (query, key, biases) = (draw("query", dims), draw("key", dims), draw("bucket", T5_BUCKETS));
        Self { freqs, trained, slope, seed, query, key, biases }
    }

    /// The score of the query at `pos` and the key at `pos + offset`, which must not be negative. `None` for
    /// [`Method::Learned`] if either position is not below the trained length.
    pub fn score(&self, method: Method, pos: u32, offset: i64) -> Option<f64> {
        let query = self.with_position(method, &self.query, i64::from(pos))?;
        let key = self.with_position(method, &self.key, i64::from(pos) + offset)?;
        Some(self.product(&query, &key) + self.bias(method, offset))
    }

    /// [`Scores::score`] of queries (rows) and keys (columns) at the positions 0, `step`, 2·`step` …, `count` of each.
    pub fn matrix(&self, method: Method, count: u32, step: u32) -> Vec<Option<f64>> {
        let positions = || (0..i64::from(count)).map(|index| index * i64::from(step));
        let [queries, keys] = [&self.query, &self.key]
            .map(|vector| positions().map(|pos| self.with_position(method, vector, pos)).collect::<Vec<_>>());
        // Each offset occurs many times, and the generation of its random vector is the most expensive step.
        let offsets = positions().rev().map(|offset| -offset).chain(positions().skip(1));
        let biases: Vec<f64> = offsets.map(|offset| self.bias(method, offset)).collect();
        // If the vectors contain no position, all entries have the same product.
        let is_constant = method.kind().is_none_or(|kind| kind == Kind::ScoreBias);
        let constant_product = is_constant.then(|| self.product(&self.query, &self.key));
        let entry = |row: usize, column: usize| {
            let (query, key) = (queries[row].as_ref()?, keys[column].as_ref()?);
            let product = constant_product.unwrap_or_else(|| self.product(query, key));
            Some(product + biases[count as usize - 1 + column - row])
        };
        let rows = 0..count as usize;
        let cells = rows.clone().flat_map(|row| rows.clone().map(move |column| (row, column)));
        cells.map(|(row, column)| entry(row, column)).collect()
    }

    /// The vector with `pos` inserted if the method is additive or rotary, otherwise unchanged. `None` if the method
    /// has no learned vector for `pos`.
    fn with_position(&self, method: Method, vector: &[f64], pos: i64) -> Option<Vec<f64>> {
        let mut out = vector.to_vec();
        match method {
            Method::Sinusoidal => {
                encode_into(&self.freqs, PairLayout::Interleaved, pos as f64, &mut out);
                add(&mut out, vector);
            }
            Method::Learned if pos < i64::from(self.trained) => {
                add(&mut out, &self.learned_vector(Table::Learned, pos));
            }
            Method::Learned => return None,
            Method::Rope => rope::rotate_into(&self.freqs, vector, pos as f64, &mut out),
            Method::None | Method::Shaw | Method::T5 | Method::Alibi => {}
        }
        Some(out)
    }

    /// query·key/√d.
    fn product(&self, query: &[f64], key: &[f64]) -> f64 {
        dot(query, key) / (self.query.len() as f64).sqrt()
    }

    /// The bias that the offset adds to the score, independent of the positions.
    fn bias(&self, method: Method, offset: i64) -> f64 {
        match method {
            Method::Shaw => {
                self.product(&self.query, &self.learned_vector(Table::Relative, offset.clamp(-SHAW_CLIP, SHAW_CLIP)))
            }
            Method::T5 => self.biases[Buckets::T5.of(offset) as usize],
            Method::Alibi => -self.slope * offset.abs() as f64,
            Method::None | Method::Sinusoidal | Method::Learned | Method::Rope => 0.0,
        }
    }

    /// The vector of a table at `index`, with random entries of variance ½. Recent vectors are cached, since generating
    /// a vector costs more than all other operations on it.
    fn learned_vector(&self, table: Table, index: i64) -> Rc<[f64]> {
        thread_local! {
            static CACHE: Cache<VectorKey, Rc<[f64]>> = const { Cache::new(CACHE_SIZE) };
        }
        let draw = || {
            let name = if table == Table::Learned { "learned" } else { "relative" };
            let bits = Embedding::new(name, self.seed).bits();
            let mut state = bits ^ (index as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
            self.query.iter().map(|_| normal(&mut state) * std::f64::consts::FRAC_1_SQRT_2).collect()
        };
        CACHE.with(|cache| cache.get((self.seed, self.query.len(), table, index), draw))
    }
}

/// The buckets into which T5 sorts offsets (Raffel et al. 2020, section 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buckets {
    /// Number of buckets.
    pub count: u32,
    /// From this distance on, all offsets are in the last bucket.
    pub distance: u32,
    /// Whether keys after the query have half of the buckets, as in the encoder. Otherwise they are all in bucket 0, as
    /// in the decoder.
    pub tells_directions: bool,
}

impl Buckets {
    /// Those of T5's encoder.
    pub const T5: Self = Self { count: T5_BUCKETS, distance: T5_MAX_DISTANCE, tells_directions: true };

    /// The number of buckets of one direction, and up to which distance each offset has its own.
    fn of_direction(self) -> [u32; 2] {
        let count = if self.tells_directions { self.count / 2 } else { self.count };
        [count, count / 2]
    }

    /// Whether there are buckets for small and for large distances.
    pub fn is_valid(self) -> bool {
        let [_, exact] = self.of_direction();
        exact > 0 && self.distance > exact
    }

    /// The smallest distance in the last bucket of a direction.
    pub fn first_of_last(self) -> u32 {
        let [count, _] = self.of_direction();
        // Buckets grow with the distance, so bisection finds it; a config may name a distance of any size.
        let (mut before, mut first) = (0, self.distance);
        while first - before > 1 {
            let middle = before + (first - before) / 2;
            if self.of(-i64::from(middle)) < count - 1 { before = middle } else { first = middle }
        }
        first
    }

    /// The bucket of an offset from query to key. Small distances have a bucket each; larger ones are grouped on a
    /// logarithmic scale.
    pub fn of(self, offset: i64) -> u32 {
        let [count, exact] = self.of_direction();
        let behind = if self.tells_directions { offset.unsigned_abs() } else { offset.min(0).unsigned_abs() };
        let distance = behind.min(u64::from(self.distance)) as u32;
        let logarithmic = || {
            let exact = f64::from(exact);
            let fraction = (f64::from(distance) / exact).ln() / (f64::from(self.distance) / exact).ln();
            (exact + fraction * (f64::from(count) - exact)) as u32
        };
        let bucket = if distance < exact { distance } else { logarithmic().min(count - 1) };
        bucket + if self.tells_directions && offset > 0 { count } else { 0 }
    }
}

fn add(sums: &mut [f64], terms: &[f64]) {
    sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    /// As in the authors' code: with 16 buckets of a direction, the last begins at 8·16^(7/8) = 90.5; with 32, at
    /// 16·8^(15/16) = 112.4.
    #[test]
    fn the_last_bucket_begins_before_the_maximal_distance() {
        assert_eq!(Buckets::T5.first_of_last(), 91);
        assert_eq!(Buckets { tells_directions: false, ..Buckets::T5 }.first_of_last(), 113);
        for count in [4, 32, 320] {
            let buckets = Buckets { count, distance: 700, tells_directions: true };
            let last = buckets.of(-700);
            assert_eq!(
                (0..=700).find(|distance| buckets.of(-distance) == last),
                Some(i64::from(buckets.first_of_last()))
            );
        }
        assert!(Buckets { distance: u32::MAX, ..Buckets::T5 }.first_of_last() > 1 << 20, "found at once");
    }

    fn scores() -> Scores {
        Scores::new(freqs(32, 1e4), 50, 1.0 / 64.0, 1)
    }

    fn spread_over_positions(method: Method) -> f64 {
        let scores = scores();
        let at = |offset| {
            let found = [10, 25, 40].map(|pos| scores.score(method, pos, offset).expect("within the trained length"));
            found.iter().fold(f64::MIN, |a, &b| a.max(b)) - found.iter().fold(f64::MAX, |a, &b| a.min(b))
        };
        (-10..10).map(at).fold(0.0, f64::max)
    }

    #[test]
    fn additive_methods_depend_on_positions_and_others_on_offsets_alone() {
        for method in [Method::None, Method::Shaw, Method::T5, Method::Alibi] {
            assert_eq!(spread_over_positions(method), 0.0, "{method:?}");
        }
        // Angles up to 50 have rounding errors of 10⁻¹⁴.
        assert!(spread_over_positions(Method::Rope) < 1e-12);
        assert!(spread_over_positions(Method::Sinusoidal) > 0.1 && spread_over_positions(Method::Learned) > 0.1);
    }

    /// Every entry equals the score computed alone. Diagonals are constant unless positions are added.
    #[test]
    fn matrices_are_toeplitz_unless_positions_are_added() {
        const METHODS: [Method; 7] =
            [Method::None, Method::Sinusoidal, Method::Learned, Method::Rope, Method::Shaw, Method::T5, Method::Alibi];
        let (scores, count) = (scores(), 24_usize);
        for method in METHODS {
            for step in [1, 5] {
                let matrix = scores.matrix(method, count as u32, step);
                let mut largest: f64 = 0.0;
                for row in 0..count {
                    for column in 0..count {
                        let offset = (column as i64 - row as i64) * i64::from(step);
                        let here = matrix[row * count + column];
                        assert_eq!(here, scores.score(method, row as u32 * step, offset), "{method:?} {row} {column}");
                        let next =
                            (row + 1 < count && column + 1 < count).then(|| matrix[(row + 1) * count + column + 1]);
                        if let (Some(here), Some(next)) = (here, next.flatten()) {
                            largest = largest.max((here - next).abs());
                        }
                    }
                }
                match method.kind() {
                    Some(Kind::Additive) => assert!(largest > 0.1, "{method:?}: {largest}"),
                    // Angles up to 115 have rounding errors of 10⁻¹⁴, in 32 products.
                    Some(Kind::Rotary) => assert!(largest > 0.0 && largest < 1e-12, "{method:?}: {largest}"),
                    _ => assert_eq!(largest, 0.0, "{method:?}"),
                }
            }
        }
    }

    /// The scores of five methods, computed independently from their definitions.
    #[test]
    fn scores_are_those_of_the_definitions() {
        let scores = scores();
        let (root, plain) = (32_f64.sqrt(), dot(&scores.query, &scores.key) / 32_f64.sqrt());
        let encode = |pos: f64| crate::encoding::encode(32, 1e4, pos);
        let sum = |one: &[f64], other: &[f64]| -> Vec<f64> { one.iter().zip(other).map(|(x, y)| x + y).collect() };
        for (pos, offset) in [(0_u32, 0_i64), (3, 4), (20, -20), (7, 30), (49, -1)] {
            let key_pos = f64::from(pos) + offset as f64;
            let [query, key] =
                [(&scores.query, f64::from(pos)), (&scores.key, key_pos)].map(|(v, pos)| sum(v, &encode(pos)));
            let expected = [
                (Method::None, plain),
                (Method::Sinusoidal, dot(&query, &key) / root),
                (Method::Rope, rope::score_at(&scores.freqs, [&scores.query, &scores.key], offset as f64) / root),
                (Method::T5, plain + scores.biases[Buckets::T5.of(offset) as usize]),
                (Method::Alibi, plain - offset.abs() as f64 / 64.0),
            ];
            for (method, expected) in expected {
                let found = scores.score(method, pos, offset).expect("a score");
                // Both are sums of 32 products of numbers up to 4, in different orders.
                assert!((found - expected).abs() < 1e-12, "{method:?} at {pos}, {offset}: {found}, not {expected}");
            }
        }
    }

    #[test]
    fn learned_positions_end_at_the_trained_length() {
        let scores = scores();
        assert!(scores.score(Method::Learned, 49, 0).is_some());
        assert!(scores.score(Method::Learned, 49, 1).is_none() && scores.score(Method::Learned, 50, -1).is_none());
        assert!(scores.score(Method::Sinusoidal, 49, 1).is_some());
    }

    #[test]
    fn buckets_are_those_of_t5() {
        // Computed independently by the rule of T5 for 32 buckets, a maximum distance of 128 and both directions.
        let expected = [(0, 0), (-1, 1), (1, 17), (-7, 7), (-8, 8), (-16, 10), (-127, 15), (-128, 15), (1000, 31)];
        for (offset, bucket) in expected {
            assert_eq!(Buckets::T5.of(offset), bucket, "{offset}");
        }
        // In one direction, there are 16 buckets for distances up to 15, and 16 for those up to 128.
        let decoder = Buckets { tells_directions: false, ..Buckets::T5 };
        for (offset, bucket) in [(5, 0), (0, 0), (-15, 15), (-16, 16), (-45, 23), (-46, 24), (-200, 31)] {
            assert_eq!(decoder.of(offset), bucket, "{offset}");
        }
    }

    #[test]
    fn the_alibi_bias_decreases_by_its_slope_per_position() {
        let scores = scores();
        let at = |offset| scores.score(Method::Alibi, 40, offset).expect("a score");
        assert!((at(0) - at(-32) - 0.5).abs() < 1e-12);
    }

    #[test]
    fn learned_vectors_differ_for_every_index_up_to_the_clipping_distance() {
        let scores = scores();
        let at = |method, pos, offset| scores.score(method, pos, offset).expect("within the trained length");
        let relative: Vec<f64> = (-SHAW_CLIP..=SHAW_CLIP).map(|offset| at(Method::Shaw, 40, offset)).collect();
        for (index, score) in relative.iter().enumerate() {
            assert!(
                !relative[..index].contains(score),
                "offset {} shares a vector with another offset",
                index as i64 - SHAW_CLIP
            );
        }
        for (sign, end) in [(-1, relative[0]), (1, relative[relative.len() - 1])] {
            assert!(at(Method::Shaw, 20, sign * (SHAW_CLIP - 1)) != end);
            assert_eq!(scores.bias(Method::Shaw, sign * (SHAW_CLIP + 9)), scores.bias(Method::Shaw, sign * SHAW_CLIP));
        }
        assert!(scores.learned_vector(Table::Learned, 3) != scores.learned_vector(Table::Relative, 3));
        let entries: Vec<f64> =
            (0..1000).flat_map(|index| scores.learned_vector(Table::Learned, index).to_vec()).collect();
        let variance = entries.iter().map(|entry| entry * entry).sum::<f64>() / entries.len() as f64;
        // The standard error of the variance of 32,000 numbers is 0.004.
        assert!((variance - 0.5).abs() < 0.016, "{variance}");
    }
}
