//! Wavelengths that double from pair to pair: the encoding of coordinates in `NeRF`, for positions.
//!
//! ```text
//! γ(p) = (sin(2^i·π·p), cos(2^i·π·p)),  i = 0 … L − 1                 p in −1 … 1
//! freq = π·2^(−pair) per position,  wavelength = 2^(pair + 1)          pair = L − 1 − i,  p = pos/2^(L − 1)
//! ```
//!
//! Source: Mildenhall et al. 2020, "`NeRF`", equation 4; L is 10 there for spatial coordinates ([`PLACE`]). The
//! coordinate p is the position in units of 2^(L−1). The range of p, of length 2, is then one period of 2^L positions,
//! and the fastest wave has a period of two positions, the shortest that samples can represent. Pairs count from the
//! fastest here, as everywhere, so the order is the reverse of the source's.
//!
//! The sum of the cosines is the kernel of these features (Tancik et al. 2020, "Fourier Features Let Networks Learn
//! High Frequency Functions in Low Dimensional Domains"). All wavelengths divide the longest, so the encoding repeats
//! after 2^L positions.

use std::f64::consts::PI;

/// L for a spatial coordinate.
pub const PLACE: u32 = 10;

/// Frequencies of `pairs` pairs, in radians per position.
pub fn freqs(pairs: u32) -> Vec<f64> {
    (0..pairs).map(|pair| PI * (-f64::from(pair)).exp2()).collect()
}

/// The period of the encoding in positions: the longest wavelength.
pub fn period(pairs: u32) -> f64 {
    f64::from(pairs).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::TAU;

    #[test]
    fn wavelengths_are_powers_of_two_and_the_longest_is_the_period() {
        let wavelengths = freqs(PLACE).into_iter().map(|freq| TAU / freq);
        assert!(wavelengths.eq((1..=PLACE).map(|power| f64::from(1_u32 << power))));
        assert_eq!(period(PLACE), 1024.0);
    }
}
