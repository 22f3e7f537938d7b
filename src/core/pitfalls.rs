//! Common bugs in implementations of the encoding, each compared with the correct encoding.
//!
//! | bug         | what is computed                                                                |
//! |-------------|---------------------------------------------------------------------------------|
//! | Exponent    | `freq = base^(−4·pair/d_model)`: `2·i` where `i` already counts dimensions        |
//! | Cosine      | the cosine with `freq = base^(−(2·pair + 1)/d_model)`                             |
//! | Odd         | the last dimension truncated, as for `d_model − 1`: the last sine has no cosine |
//! | Denominator | `freq = base^(−pair/(d_model/2 − 1))`: the last wavelength is 2π·base itself      |
//! | Degrees     | sin and cos of pos·freq mistaken for degrees                                    |
//! | Single      | pos, freq and their product in 32 bits                                          |
//! | Halves      | the encoding of position 0, rotated with pairs `(i, i + d_model/2)`             |
//!
//! The correct encoding is that of Vaswani et al. 2017, section 3.5, in the order of the paper (sin and cos
//! alternating). The denominator of tensor2tensor's timing signal (Vaswani et al. 2018) is `d_model/2 − 1`. This is
//! less a bug than a different encoding; weights trained with one do not work with the other. With a single pair the
//! exponent is undefined, and the correct encoding is used.
//!
//! Halves is a bug of `RoPE`: weights trained for one pairing are run by a program that uses the other. Su et al. 2021,
//! section 3.4.2, pair neighbours; GPT-NeoX and its successors pair the halves. The bug is demonstrated by rotating the
//! encoding of position 0 to each position: rotated in pairs of neighbours, it would be the correct encoding of
//! the position.
//!
//! A truncated dimension counts as 0. Left out: bugs that only a framework can cause (broadcasts, devices).

use super::encoding::freq;
use super::schedule::Schedule;
use super::trig::each;

/// A bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    /// The exponent is doubled.
    Exponent,
    /// The cosine has its own exponent.
    Cosine,
    /// The last dimension is truncated.
    Odd,
    /// The denominator of the exponent is `d_model/2 − 1`.
    Denominator,
    /// Angles are taken as degrees.
    Degrees,
    /// Angles are computed in 32 bits.
    Single,
    /// Each entry of the first half is rotated with its partner in the second half.
    Halves,
}

/// An implementation with a bug.
#[derive(Clone, Copy, Debug)]
pub struct Faulty {
    /// The bug.
    pub bug: Bug,
    /// Number of dimensions, even.
    pub d_model: u32,
    /// Base of the frequencies.
    pub base: f64,
}

impl Faulty {
    /// Angular frequencies of the sine and the cosine of a pair, in radians per position.
    pub fn freqs(&self, pair: u32) -> [f64; 2] {
        self.faulty_freqs(pair, freq(self.d_model, self.base, pair))
    }

    /// [`Faulty::freqs`], given the `correct` frequency.
    fn faulty_freqs(&self, pair: u32, correct: f64) -> [f64; 2] {
        let [d_model, index] = [self.d_model, pair].map(f64::from);
        match self.bug {
            Bug::Exponent => [correct * correct; 2],
            Bug::Cosine => [correct, self.base.powf(-(2.0 * index + 1.0) / d_model)],
            Bug::Denominator if self.d_model > 2 => [self.base.powf(-index / (d_model / 2.0 - 1.0)); 2],
            Bug::Degrees => [correct.to_radians(); 2],
            Bug::Odd | Bug::Denominator | Bug::Single | Bug::Halves => [correct; 2],
        }
    }

    /// The longest wavelength, in positions.
    pub fn longest(&self) -> f64 {
        let slowest = self.freqs(self.d_model / 2 - 1);
        std::f64::consts::TAU / slowest[0].min(slowest[1])
    }

    /// The encodings of some positions, `d_model` entries each.
    pub fn encodings(&self, positions: &[f64]) -> Vec<Vec<f64>> {
        // Powers are more expensive than sines, so each is computed once.
        let correct = Schedule::Geometric.freqs(self.d_model, self.base);
        let (of_sines, of_cosines): (Vec<f64>, Vec<f64>) =
            (0..).zip(correct).map(|(pair, correct)| self.faulty_freqs(pair, correct).into()).unzip();
        positions.iter().map(|&pos| self.entries(pos, [&of_sines, &of_cosines])).collect()
    }

    /// The encoding of `pos` from the frequencies of the sines and those of the cosines.
    fn entries(&self, pos: f64, [of_sines, of_cosines]: [&[f64]; 2]) -> Vec<f64> {
        let mut out = vec![0.0; self.d_model as usize];
        if self.bug == Bug::Single {
            let angle = |freq: &f64| f64::from(pos as f32 * *freq as f32);
            let angles: Vec<f64> = of_sines.iter().map(angle).collect();
            each(&angles, 1.0, |pair, sin, cos| (out[2 * pair], out[2 * pair + 1]) = (sin, cos));
            return out;
        }
        if self.bug == Bug::Halves {
            // Position 0: sines are 0, cosines are 1.
            let start = |dim: usize| (dim % 2) as f64;
            let half = of_sines.len();
            each(of_sines, pos, |pair, sin, cos| {
                let [first, second] = [pair, pair + half].map(start);
                (out[pair], out[pair + half]) = (first * cos + second * sin, second * cos - first * sin);
            });
            return out;
        }
        each(of_sines, pos, |pair, sin, cos| (out[2 * pair], out[2 * pair + 1]) = (sin, cos));
        if self.bug == Bug::Cosine {
            each(of_cosines, pos, |pair, _, cos| out[2 * pair + 1] = cos);
        }
        if self.bug == Bug::Odd {
            out[self.d_model as usize - 1] = 0.0;
        }
        out
    }

    /// The encoding of `pos`.
    pub fn encode(&self, pos: f64) -> Vec<f64> {
        self.encodings(&[pos]).concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::{encode, wavelength};
    use crate::vectors::norm;

    fn faulty(bug: Bug) -> Faulty {
        Faulty { bug, d_model: 128, base: 1e4 }
    }

    #[test]
    fn a_doubled_exponent_squares_the_wavelengths() {
        let longest = faulty(Bug::Exponent).longest() / std::f64::consts::TAU;
        let right = wavelength(128, 1e4, 63) / std::f64::consts::TAU;
        // Two powers e^18, each with a relative error of 18 times a few 10⁻¹⁶.
        assert!((longest / (right * right) - 1.0).abs() < 1e-13, "{longest}");
    }

    #[test]
    fn the_other_denominator_reaches_the_base_and_keeps_the_norm() {
        let faulty = faulty(Bug::Denominator);
        assert!((faulty.longest() / (std::f64::consts::TAU * 1e4) - 1.0).abs() < 1e-13);
        assert!((norm(&faulty.encode(17.0)) - 8.0).abs() < 1e-13);
    }

    #[test]
    fn a_sine_without_its_cosine_makes_the_norm_vary() {
        for bug in [Bug::Cosine, Bug::Odd] {
            let norms: Vec<f64> = (0..200).map(|pos| norm(&faulty(bug).encode(f64::from(pos)))).collect();
            let [min, max] = norms.iter().fold([f64::MAX, 0.0], |[min, max], x| [x.min(min), x.max(max)]);
            assert!(max - min > 1e-6, "{bug:?} {min} {max}");
        }
    }

    #[test]
    fn angles_in_32_bits_are_accurate_near_0_and_wrong_far_out() {
        let error = |pos: f64| {
            let right = encode(128, 1e4, pos);
            let wrong = faulty(Bug::Single).encode(pos);
            right.iter().zip(&wrong).fold(0.0_f64, |largest, (a, b)| largest.max((a - b).abs()))
        };
        // An f32 has 24 bits: angles up to 10 are accurate to 10⁻⁶, angles up to 2²⁴ to 1.
        assert!(error(10.0) < 2e-6 && error(16_777_215.0) > 0.1, "{} {}", error(10.0), error(16_777_215.0));
    }

    #[test]
    fn rotation_by_halves_keeps_the_length_but_not_the_encoding() {
        let faulty = Faulty { bug: Bug::Halves, d_model: 8, base: 1e4 };
        let (found, freqs) = (faulty.encode(3.0), [0, 1, 2, 3].map(|pair| freq(8, 1e4, pair)));
        // Sines are paired with sines, which are 0, and cosines with cosines.
        for (pair, freq) in freqs.into_iter().enumerate() {
            let (sin, cos) = (3.0 * freq).sin_cos();
            let expected = if pair % 2 == 0 { [0.0; 2] } else { [cos + sin, cos - sin] };
            for (found, expected) in [found[pair], found[pair + 4]].into_iter().zip(expected) {
                // The sine of an angle below 4, computed in two ways.
                assert!((found - expected).abs() < 1e-15, "pair {pair}: {found} for {expected}");
            }
        }
        assert!((norm(&found) - 2.0).abs() < 1e-15);
        assert_eq!(faulty.encode(0.0), encode(8, 1e4, 0.0), "position 0 is not rotated");
        let one_pair = Faulty { d_model: 2, ..faulty };
        assert_eq!(one_pair.encode(3.0), encode(2, 1e4, 3.0), "one pair is the same either way");
    }

    #[test]
    fn degrees_are_slower_by_a_factor_of_57() {
        let ratio = wavelength(128, 1e4, 0) / (std::f64::consts::TAU / faulty(Bug::Degrees).freqs(0)[0]);
        assert!((ratio - 1_f64.to_radians()).abs() < 1e-15);
    }

    #[test]
    fn frequencies_of_every_bug_are_those_of_its_formula() {
        let [d_model, pair] = [8, 3];
        let of = |bug| Faulty { bug, d_model, base: 1e4 }.freqs(pair);
        let power = |exponent: f64| 1e4_f64.powf(exponent);
        // The exponents: 2i/d with i = 3, twice that, 2i + 1 in place of 2i, and d/2 − 1 in place of d/2.
        let expected = [
            (Bug::Exponent, [power(-12.0 / 8.0); 2]),
            (Bug::Cosine, [power(-6.0 / 8.0), power(-7.0 / 8.0)]),
            (Bug::Denominator, [power(-1.0); 2]),
            (Bug::Degrees, [power(-6.0 / 8.0) * std::f64::consts::PI / 180.0; 2]),
            (Bug::Odd, [power(-6.0 / 8.0); 2]),
        ];
        for (bug, expected) in expected {
            let found = of(bug);
            assert!(
                found.iter().zip(expected).all(|(found, expected)| (found / expected - 1.0).abs() < 4e-15),
                "{bug:?} {found:?}"
            );
        }
        let middle = Faulty { bug: Bug::Denominator, d_model, base: 1e4 }.freqs(1)[0];
        assert!((middle / power(-1.0 / 3.0) - 1.0).abs() < 4e-15);
        // With one pair the denominator is 0.
        assert_eq!(Faulty { bug: Bug::Denominator, d_model: 2, base: 1e4 }.freqs(0), [1.0; 2]);
    }

    #[test]
    fn a_cosine_is_placed_after_its_sine_with_its_own_frequency() {
        let faulty = Faulty { bug: Bug::Cosine, d_model: 8, base: 1e4 };
        let entries = faulty.encode(17.0);
        for pair in 0..4 {
            let [of_sine, of_cosine] = faulty.freqs(pair);
            let found = [entries[2 * pair as usize], entries[2 * pair as usize + 1]];
            let expected = [(17.0 * of_sine).sin(), (17.0 * of_cosine).cos()];
            assert!(found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 4e-15), "{pair}");
        }
    }
}
