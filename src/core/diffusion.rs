//! The time of a diffusion model, encoded by the sinusoids of positions.
//!
//! ```text
//! PE(end·step/steps)        step = 0 … steps, so that time runs from 0 to end
//! ```
//!
//! Source: Ho et al. 2020, "Denoising Diffusion Probabilistic Models", section 4, where time runs over [`END`] steps
//! and is given to the network by the sinusoidal encoding of the Transformer (Vaswani et al. 2017, section 3.5). Song
//! et al. 2021, "Denoising Diffusion Implicit Models", section 4.2, take fewer and longer steps through the same times.
//!
//! Left out: that the code of Ho et al. 2020 has `d_model`/2 − 1 instead of `d_model`/2 in the exponent of the base;
//! and how the network uses the encoding.

/// The end of time in the paper, in its units.
pub const END: f64 = 1000.0;

/// Frequencies in radians per step of sampling, if `steps` of them run from time 0 to `end`.
pub fn freqs_per_step(freqs: &[f64], end: f64, steps: f64) -> Vec<f64> {
    freqs.iter().map(|freq| freq * end / steps).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance::distance;
    use crate::encoding::freqs;

    /// Expected distances, from sums of `d_model`/2 squares in 40 digits (mpmath): `step` over one time step (1/50 or 20),
    /// `total` from time 0 to the end.
    #[test]
    fn steps_move_the_encoding_by_the_expected_distance() {
        for (d_model, end, step, total) in [
            (256, 1.0, 0.054_628_076_493_1, 2.671_201_607_98),
            (256, END, 9.944_499_039_81, 14.377_551_261_7),
            (128, 1.0, 0.039_991_158_338_9, 1.952_596_319_89),
            (128, END, 7.080_388_845_1, 10.375_188_853),
            (2, 1.0, 0.019_999_666_668_3, 0.958_851_077_208),
            (2, END, 1.088_042_221_78, 0.935_543_610_645),
        ] {
            let freqs = freqs_per_step(&freqs(d_model, 1e4), end, 50.0);
            // The values are given to twelve digits.
            assert!((distance(&freqs, 1.0) / step - 1.0).abs() < 1e-11, "{d_model} {end}: {}", distance(&freqs, 1.0));
            let from_start_to_end = distance(&freqs, 50.0);
            assert!((from_start_to_end / total - 1.0).abs() < 1e-11, "{d_model} {end}: {from_start_to_end}");
        }
    }
}
