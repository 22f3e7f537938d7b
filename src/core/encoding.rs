//! The sinusoidal positional encoding.
//!
//! ```text
//! PE(pos, 2·pair)     = sin(pos · freq)
//! PE(pos, 2·pair + 1) = cos(pos · freq)        freq = base^(−2·pair/d_model)
//! ```
//!
//! Source: Vaswani et al. 2017, "Attention Is All You Need", section 3.5, where base is 10000 and the paper's *i*
//! is our `pair`.
//!
//! `d_model` is even. `pair` counts `0..d_model/2`, fastest first; `dim` counts `0..d_model`. The [`PairLayout`]
//! determines which dimension contains which component of which pair; the paper uses [`PairLayout::Interleaved`].
//! `freq` is angular, in radians per position. Positions are `f64`, so curves can be drawn between integer positions;
//! negative positions are allowed.
//!
//! Left out: odd `d_model` (implementations disagree on which entry to drop), learned encodings, and the token
//! embedding to which the encoding is added.
//!
//! Accuracy: the frequency is rounded, and so is its product with the position, so a value has an error of at most
//! about 3·10⁻¹⁶·pos in every dimension.

use std::f64::consts::TAU;

use bytemuck::cast;
use wide::{f32x4, f64x4, f64x8};

use super::recurrence::RUN;
use super::trig::{each, eight_of, eights, turned};

/// How sines and cosines are placed along the dimensions. The choice permutes the dimensions and therefore changes
/// no distance and no dot product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PairLayout {
    /// sin, cos, sin, cos, …: the order of the paper.
    Interleaved,
    /// All sines, then all cosines: the order of tensor2tensor and of many rotary implementations.
    Split,
}

/// The component of a pair that a dimension contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Component {
    /// sin(pos·freq).
    Sin,
    /// cos(pos·freq).
    Cos,
}

/// Angular frequency of a pair, `base^(−2·pair/d_model)`, in radians per position.
pub fn freq(d_model: u32, base: f64, pair: u32) -> f64 {
    base.powf(-2.0 * f64::from(pair) / f64::from(d_model))
}

/// Angular frequencies of all `d_model/2` pairs, fastest first.
pub fn freqs(d_model: u32, base: f64) -> Vec<f64> {
    (0..d_model / 2).map(|pair| freq(d_model, base, pair)).collect()
}

/// Like [`freqs`], each with a relative error of at most 4·10⁻¹⁵ for bases up to 10⁶. Each is the product of two
/// precomputed powers, since one power per frequency would dominate the cost of a curve over many bases.
pub fn freqs_by_products(d_model: u32, base: f64) -> Vec<f64> {
    const BLOCK: u32 = 64;
    let pairs = d_model / 2;
    let block: Vec<f64> = (0..pairs.min(BLOCK)).map(|pair| freq(d_model, base, pair)).collect();
    let firsts = (0..pairs).step_by(BLOCK as usize).map(|pair| freq(d_model, base, pair));
    firsts.flat_map(|first| block.iter().map(move |freq| first * freq)).take(pairs as usize).collect()
}

/// Wavelength of a pair, `2π·base^(2·pair/d_model)`, in positions.
pub fn wavelength(d_model: u32, base: f64, pair: u32) -> f64 {
    TAU * base.powf(2.0 * f64::from(pair) / f64::from(d_model))
}

/// Wavelengths of all `d_model/2` pairs, shortest first, in positions.
pub fn wavelengths(d_model: u32, base: f64) -> Vec<f64> {
    (0..d_model / 2).map(|pair| wavelength(d_model, base, pair)).collect()
}

/// The factor from one wavelength to the next, `base^(2/d_model)`.
pub fn ratio(d_model: u32, base: f64) -> f64 {
    base.powf(2.0 / f64::from(d_model))
}

/// One entry of the encoding of `pos`, in −1…1.
///
/// # Panics
/// If `dim` is not below `2·freqs.len()`.
pub fn value(freqs: &[f64], layout: PairLayout, pos: f64, dim: usize) -> f64 {
    let (pair, component) = locate(layout, freqs.len(), dim);
    let angle = pos * freqs[pair];
    match component {
        Component::Sin => angle.sin(),
        Component::Cos => angle.cos(),
    }
}

/// Writes the encoding of `pos`: `2·freqs.len()` entries in −1…1.
///
/// # Panics
/// If `out` is not `2·freqs.len()` long.
pub fn encode_into(freqs: &[f64], layout: PairLayout, pos: f64, out: &mut [f64]) {
    assert_eq!(out.len(), 2 * freqs.len(), "one entry per dimension");
    match layout {
        PairLayout::Interleaved => {
            each(freqs, pos, |pair, sin, cos| (out[2 * pair], out[2 * pair + 1]) = (sin, cos));
        }
        PairLayout::Split => {
            let (sines, cosines) = out.split_at_mut(freqs.len());
            each(freqs, pos, |pair, sin, cos| (sines[pair], cosines[pair]) = (sin, cos));
        }
    }
}

/// The encoding of `pos`: `2·freqs.len()` entries in −1…1.
pub fn encoded(freqs: &[f64], layout: PairLayout, pos: f64) -> Vec<f64> {
    let mut out = vec![0.0; 2 * freqs.len()];
    encode_into(freqs, layout, pos, &mut out);
    out
}

/// Number of consecutive positions computed from one base position by precomputed rotations.
const BLOCK: usize = 16;

/// Encodes positions one after another, in the paper's order and in f32.
///
/// Every sixteenth position is computed by rotations in f64 that are restarted every 256 positions. The positions
/// between are computed from it by one rotation in f32. An entry therefore has an error of at most 2·10⁻⁷, of which
/// 0.3·10⁻⁷ is the rounding to f32.
pub struct RowEncoder<'a> {
    freqs: &'a [f64],
    /// Rotations by 0 to [`BLOCK`] − 1 positions: sines and cosines of four pairs per register.
    turns: Vec<Vec<[f32x4; 2]>>,
    /// The rotation by [`BLOCK`] positions: sines and cosines of eight pairs per register.
    block_turns: Vec<[f64x8; 2]>,
}

impl<'a> RowEncoder<'a> {
    /// Precomputes the rotations. `freqs` must not be empty.
    pub fn new(freqs: &'a [f64]) -> Self {
        let turns = (0..BLOCK).map(|row| to_single_fours(&sines_and_cosines(freqs, row as f64))).collect();
        Self { freqs, turns, block_turns: sines_and_cosines(freqs, BLOCK as f64) }
    }

    /// Fills `out` with the encodings of `first`, `first + 1`, …: `[pos][dim]`.
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of `2·freqs.len()`.
    pub fn write(&self, first: f64, out: &mut [f32]) {
        let d_model = 2 * self.freqs.len();
        assert_eq!(out.len() % d_model, 0, "whole encodings");
        for (run, rows) in out.chunks_mut(RUN * d_model).enumerate() {
            let mut seeds = sines_and_cosines(self.freqs, first + (run * RUN) as f64);
            for block in rows.chunks_mut(BLOCK * d_model) {
                let single_seeds = to_single_fours(&seeds);
                for (row, turns) in block.chunks_exact_mut(d_model).zip(&self.turns) {
                    turn_row(&single_seeds, turns, row);
                }
                seeds.iter_mut().zip(&self.block_turns).for_each(|(seed, turn)| *seed = turned(*seed, *turn));
            }
        }
    }
}

/// Sines and cosines of all pairs at a position.
fn sines_and_cosines(freqs: &[f64], pos: f64) -> Vec<[f64x8; 2]> {
    eights(freqs).map(|group| eight_of(group, pos)).collect()
}

/// Converts sines and cosines to f32, four pairs per register.
fn to_single_fours(eights: &[[f64x8; 2]]) -> Vec<[f32x4; 2]> {
    let halves = |eight: &f64x8| -> [f64x4; 2] { cast(*eight) };
    let fours = |[sin, cos]: &[f64x8; 2]| {
        let ([low_sin, high_sin], [low_cos, high_cos]) = (halves(sin), halves(cos));
        [[low_sin, low_cos], [high_sin, high_cos]].map(|four| four.map(to_single))
    };
    eights.iter().flat_map(fours).collect()
}

fn to_single(wide: f64x4) -> f32x4 {
    let [a, b, c, d] = wide.to_array();
    f32x4::new([a as f32, b as f32, c as f32, d as f32])
}

/// Writes one encoding: `seeds` rotated by `turns`.
fn turn_row(seeds: &[[f32x4; 2]], turns: &[[f32x4; 2]], row: &mut [f32]) {
    let (full, rest) = row.as_chunks_mut::<8>();
    for (entries, (seed, turn)) in full.iter_mut().zip(seeds.iter().zip(turns)) {
        let [sin, cos] = turned(*seed, *turn);
        *entries = cast([sin.unpack_lo(cos), sin.unpack_hi(cos)]);
    }
    // The last group may have fewer than four pairs.
    if !rest.is_empty() {
        let [sin, cos] = turned(seeds[full.len()], turns[full.len()]);
        let entries: [f32; 8] = cast([sin.unpack_lo(cos), sin.unpack_hi(cos)]);
        rest.copy_from_slice(&entries[..rest.len()]);
    }
}

/// The encoding of `pos` in the paper's order ([`PairLayout::Interleaved`]), `d_model` entries in −1…1.
///
/// ```
/// let encoding = phasor_core::encode(4, 10_000.0, 1.0);
/// assert_eq!(encoding, [1_f64.sin(), 1_f64.cos(), 0.01_f64.sin(), 0.01_f64.cos()]);
/// ```
pub fn encode(d_model: u32, base: f64, pos: f64) -> Vec<f64> {
    encoded(&freqs(d_model, base), PairLayout::Interleaved, pos)
}

/// The dimension, `0..d_model`, that contains a component of a pair. The inverse of [`pair_of`].
pub fn dim_of(layout: PairLayout, d_model: u32, pair: u32, component: Component) -> u32 {
    let second = u32::from(component == Component::Cos);
    match layout {
        PairLayout::Interleaved => 2 * pair + second,
        PairLayout::Split => pair + second * (d_model / 2),
    }
}

/// The pair, `0..d_model/2`, and the component that a dimension contains. The inverse of [`dim_of`].
///
/// # Panics
/// If `dim` is not below `d_model`.
pub fn pair_of(layout: PairLayout, d_model: u32, dim: u32) -> (u32, Component) {
    let (pair, component) = locate(layout, d_model as usize / 2, dim as usize);
    (pair as u32, component)
}

fn locate(layout: PairLayout, pairs: usize, dim: usize) -> (usize, Component) {
    assert!(dim < 2 * pairs, "dimension {dim} of {}", 2 * pairs);
    let (pair, second) = match layout {
        PairLayout::Interleaved => (dim / 2, dim % 2 == 1),
        PairLayout::Split => (dim % pairs, dim >= pairs),
    };
    let component = if second { Component::Cos } else { Component::Sin };
    (pair, component)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequencies_by_products_equal_the_powers() {
        for d_model in [2, 4, 128, 130, 512, 12_288] {
            for base in [2.0, 100.0, 10_000.0, 1e6] {
                let (exact, products) = (freqs(d_model, base), freqs_by_products(d_model, base));
                assert_eq!(exact.len(), products.len());
                for (exact, product) in exact.iter().zip(&products) {
                    // The exponent's relative error of 10⁻¹⁶, times the logarithm of the base, at most 14, affects the
                    // direct power and both factors of the product.
                    assert!((product / exact - 1.0).abs() < 4e-15, "d {d_model}, base {base}: {product} {exact}");
                }
            }
        }
    }

    #[test]
    fn rows_are_the_encodings_rounded_to_single_precision() {
        // Full registers, a partial register, and both; more rows than one run.
        for d_model in [2, 6, 8, 10, 128] {
            for first in [0.0, 1e6] {
                let mut rows = vec![f32::NAN; 600 * d_model as usize];
                RowEncoder::new(&freqs(d_model, 10_000.0)).write(first, &mut rows);
                for (row, pos) in rows.chunks_exact(d_model as usize).zip(0..) {
                    for (entry, exact) in row.iter().zip(encode(d_model, 10_000.0, first + f64::from(pos))) {
                        // Each rounding in f32 errs by at most 2⁻²⁵. Those of the seed and of the rotation count √2 times
                        // each (|sin| + |cos| ≤ √2), those of two products and their sum once: 5.9·2⁻²⁵ in all. The
                        // rotations in f64, 10⁻¹³, and the
                        // rounding of an angle of a million, 10⁻¹⁰, are negligible.
                        assert!((f64::from(*entry) - exact).abs() < 2e-7, "{d_model} {first} {pos}: {entry} {exact}");
                    }
                }
            }
        }
    }
}
