//! Which pairs complete a turn, how often, and the offsets after which a pair nearly returns to its start.
//!
//! The wavelengths are a geometric series, `2π·base^(2·pair/d_model)` for pair `0..d_model/2`: a straight line on a
//! logarithmic axis (Vaswani et al. 2017, section 3.5: "a geometric progression from 2π to 10000·2π"; the last
//! wavelength is shorter, `2π·base^((d_model−2)/d_model)`).
//!
//! A pair never repeats at integer positions unless its wavelength is rational, but it comes close: freq 1 returns
//! to within 6·10⁻⁵ after 710 positions, because 710/113 is nearly 2π.

use super::encoding::wavelength;
use std::f64::consts::{PI, TAU};

/// Number of pairs that do not complete a turn within `n_pos` positions: those with a wavelength above `n_pos`.
pub fn slow_pairs(d_model: u32, base: f64, n_pos: u32) -> u32 {
    let is_slow = |pair: &u32| wavelength(d_model, base, *pair) > f64::from(n_pos);
    (0..d_model / 2).filter(is_slow).count() as u32
}

/// Number of pairs that complete a turn within `n_pos` positions: the pairs up to the crossing of the line of
/// wavelengths with `n_pos`, computed without iterating over pairs.
pub fn turning_pairs(d_model: u32, base: f64, n_pos: u32) -> u32 {
    // At base 1 all wavelengths are 2π, so all pairs complete a turn or none does.
    let last =
        pair_at(d_model, base, f64::from(n_pos)).unwrap_or(if f64::from(n_pos) < TAU { -1.0 } else { f64::INFINITY });
    (last.floor() + 1.0).clamp(0.0, f64::from(d_model / 2)) as u32
}

/// The pair, as a real number, at which the line of wavelengths crosses `wavelength` (in positions, above 0). It may be
/// outside `0..d_model/2`. `None` at base 1, where all wavelengths are equal.
pub fn pair_at(d_model: u32, base: f64, wavelength: f64) -> Option<f64> {
    let log_base = base.ln();
    (log_base != 0.0).then(|| (wavelength / TAU).ln() / log_base * f64::from(d_model) / 2.0)
}

/// The greatest and the least of some frequencies: of the fastest pair and of the slowest. The factors of a model can make
/// any pair the fastest.
pub fn fastest_and_slowest(freqs: &[f64]) -> [f64; 2] {
    freqs.iter().fold([0.0, f64::INFINITY], |[most, least], freq| [freq.max(most), freq.min(least)])
}

/// Number of turns of a pair within `n_pos` positions.
pub fn turns(freq: f64, n_pos: f64) -> f64 {
    n_pos * freq / TAU
}

/// An integer offset after which a pair is closer to its start than after any smaller offset.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NearReturn {
    /// The offset, 1 or more.
    pub offset: u32,
    /// The chord between the two points of the unit circle, 2·|sin(offset·freq/2)|.
    pub distance: f64,
}

/// The record lows of 2·|sin(offset·freq/2)| over the offsets `1..=max_offset`, in order. The first is offset 1.
///
/// An offset is a record if offset·freq is nearer to a multiple of 2π than for every smaller offset, that is, if the
/// offset is the denominator of a best approximation of the second kind to freq/2π. By Lagrange's theorem, these are
/// exactly the denominators of the convergents of the continued fraction of freq/2π (Khinchin 1964, "Continued
/// Fractions", section 6). Euclid's algorithm on 2π and freq lists them; there are few for any `max_offset`. The list
/// ends with the first return closer than the rounding of the angle (2·10⁻¹⁶ of offset·freq), beyond which an f64
/// contains no more information.
pub fn near_returns(freq: f64, max_offset: u32) -> Vec<NearReturn> {
    // The sign of the angle and full turns do not affect the distance. With the angle folded into 0…π, the first
    // quotient is at least 2, so the denominators increase from the start.
    let folded = freq.rem_euclid(TAU);
    let mut gap = if folded > PI { TAU - folded } else { folded };
    let (mut wider_gap, mut offset, mut earlier_offset) = (TAU, 1.0, 0.0);
    let mut records: Vec<NearReturn> = Vec::new();
    while offset <= f64::from(max_offset) {
        let distance = 2.0 * (offset * freq / 2.0).sin().abs();
        // Only rounding can end the decrease.
        if records.last().is_some_and(|last| distance >= last.distance) {
            break;
        }
        records.push(NearReturn { offset: offset as u32, distance });
        if distance <= f64::EPSILON * (offset * freq).abs() || gap == 0.0 {
            break;
        }
        let quotient = (wider_gap / gap).floor();
        (gap, wider_gap) = (wider_gap - quotient * gap, gap);
        (offset, earlier_offset) = (quotient * offset + earlier_offset, offset);
    }
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_either_turning_or_slow() {
        for (d_model, base) in [(2, 1e4), (6, 40.0), (128, 1e4), (512, 1e9), (128, 1.000_001)] {
            for n_pos in [1, 5, 6, 7, 20, 50, 1000, 40_000, 1 << 20] {
                let turning = turning_pairs(d_model, base, n_pos);
                assert_eq!(turning + slow_pairs(d_model, base, n_pos), d_model / 2, "{d_model} {base} {n_pos}");
            }
        }
        // At base 1 all wavelengths are 2π.
        assert_eq!([6, 7].map(|n_pos| turning_pairs(8, 1.0, n_pos)), [0, 4]);
    }
}
