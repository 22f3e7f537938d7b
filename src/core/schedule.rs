//! Ways to space the `d_model/2` wavelengths, from 2π to `2π·base^((d_model − 2)/d_model)`, or in one of them to
//! `2π·base`.
//!
//! With `t` = pair/(pairs − 1), from 0 for the fastest pair to 1 for the slowest:
//!
//! | schedule  | wavelength                                     | neighbours differ by               |
//! |-----------|------------------------------------------------|------------------------------------|
//! | geometric | first · (last/first)^t                         | a constant factor                  |
//! | linear    | first + t·(last − first)                       | a constant difference              |
//! | harmonic  | 1 / (1/first + t·(1/last − 1/first))           | a constant difference of frequency |
//! | random    | first · (last/first)^u, `u` random and sorted  | random factors                     |
//! | power     | first + t³·(last − first)                      | increasing differences             |
//! | inclusive | first · base^t                                 | a constant factor                  |
//!
//! The geometric schedule is the encoding of the paper (Vaswani et al. 2017, section 3.5). The inclusive one is that of
//! tensor2tensor (Vaswani et al. 2018), of Whisper's encoder (Radford et al. 2022) and of the time steps of diffusion
//! models (Ho et al. 2020). The others are for comparison. A single pair has the first wavelength in every schedule.

use std::f64::consts::TAU;

use super::argsort::argsort;
use super::cache::Cache;
use super::encoding;

/// How the wavelengths between the shortest and the longest are spaced.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Schedule {
    /// By a constant factor, as in the paper.
    #[default]
    Geometric,
    /// By a constant difference of wavelengths.
    Linear,
    /// By a constant difference of frequencies.
    Harmonic,
    /// At random, uniformly over the logarithm.
    Random,
    /// By the cube of the pair's relative index.
    Power,
    /// By a constant factor, to 2π·base inclusive.
    Inclusive,
}

/// The exponent of [`Schedule::Power`].
pub(super) const POWER: i32 = 3;

impl Schedule {
    /// All schedules, the paper's first.
    pub const ALL: &'static [Self] =
        &[Self::Geometric, Self::Linear, Self::Harmonic, Self::Random, Self::Power, Self::Inclusive];

    /// Angular frequencies of all pairs: `d_model`/2 values in radians per position, the fastest first. The most recent
    /// results are cached: computing powers costs more than most uses of them, and many figures request the same.
    pub fn freqs(self, d_model: u32, base: f64) -> Vec<f64> {
        thread_local! {
            static CACHE: Cache<(Schedule, u32, u64), Vec<f64>> = const { Cache::new(12) };
        }
        CACHE.with(|cache| cache.get((self, d_model, base.to_bits()), || self.compute(d_model, base)))
    }

    fn compute(self, d_model: u32, base: f64) -> Vec<f64> {
        match self {
            Self::Geometric => encoding::freqs(d_model, base),
            Self::Random => random_freqs(d_model, base),
            Self::Inclusive => (0..d_model / 2).map(|pair| inclusive(d_model, base, pair)).collect(),
            Self::Linear | Self::Harmonic | Self::Power => {
                let last = encoding::freq(d_model, base, (d_model / 2).max(1) - 1);
                (0..d_model / 2).map(|pair| self.between(last, d_model / 2, pair)).collect()
            }
        }
    }

    /// Angular frequency of one pair in radians per position.
    ///
    /// # Panics
    /// If `pair` is not below `d_model`/2 (random schedule).
    pub fn freq(self, d_model: u32, base: f64, pair: u32) -> f64 {
        let pairs = d_model / 2;
        match self {
            Self::Geometric => encoding::freq(d_model, base, pair),
            Self::Random => self.freqs(d_model, base)[pair as usize],
            Self::Inclusive => inclusive(d_model, base, pair),
            _ => self.between(encoding::freq(d_model, base, pairs - 1), pairs, pair),
        }
    }

    /// Angular frequency of one of `pairs` pairs, between 1 and `last`, in the linear, harmonic and power schedules.
    fn between(self, last: f64, pairs: u32, pair: u32) -> f64 {
        if pairs < 2 {
            return 1.0;
        }
        let t = f64::from(pair) / f64::from(pairs - 1);
        // The frequency if the wavelength, in units of the first, grows linearly in t from 1 to 1/last.
        let linear = |t: f64| 1.0 / (1.0 + t * (1.0 / last - 1.0));
        match self {
            Self::Harmonic => 1.0 + t * (last - 1.0),
            Self::Power => linear(t.powi(POWER)),
            _ => linear(t),
        }
    }

    /// Wavelengths of all pairs in positions.
    pub fn wavelengths(self, d_model: u32, base: f64) -> Vec<f64> {
        let mut values = self.freqs(d_model, base);
        for value in &mut values {
            *value = TAU / *value;
        }
        values
    }
}

/// The frequency of a pair in [`Schedule::Inclusive`]: base^(−pair/(`d_model`/2 − 1)).
fn inclusive(d_model: u32, base: f64, pair: u32) -> f64 {
    let last = (d_model / 2).max(2) - 1;
    base.powf(-f64::from(pair) / f64::from(last))
}

/// Angular frequencies with half the paper's exponent, base^(−pair/`d_model`), as found in texts and code: also
/// geometric, but ending at a wavelength near 2π·√base.
pub fn half_exponent_freqs(d_model: u32, base: f64) -> Vec<f64> {
    Schedule::Geometric.freqs(d_model, base).into_iter().map(f64::sqrt).collect()
}

/// The frequencies of [`Schedule::Random`]. The ends are those of the other schedules; the values between them are
/// random with a fixed seed, so that a link shows every reader the same image.
fn random_freqs(d_model: u32, base: f64) -> Vec<f64> {
    let pairs = d_model / 2;
    let log_slowest = encoding::freq(d_model, base, pairs.max(1) - 1).ln();
    let mut state = u64::from(d_model);
    let exponents: Vec<f64> = (0..pairs)
        .map(|pair| match pair {
            0 => 0.0,
            _ if pair == pairs - 1 => 1.0,
            _ => split_mix(&mut state),
        })
        .collect();
    argsort(&exponents).into_iter().map(|index| (log_slowest * exponents[index]).exp()).collect()
}

/// The next pseudorandom number in [0, 1): `SplitMix64` (Steele et al. 2014).
pub fn split_mix(state: &mut u64) -> f64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut bits = *state;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^= bits >> 31;
    // The upper 53 bits fill the significand of an f64.
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_schedule_is_monotonic_between_its_ends() {
        for d_model in [4, 6, 128, 1024] {
            for schedule in Schedule::ALL {
                let mut expected = encoding::freqs(d_model, 1e4);
                if *schedule == Schedule::Inclusive {
                    *expected.last_mut().expect("pairs") = 1e-4;
                }
                let freqs = schedule.freqs(d_model, 1e4);
                assert_eq!(freqs.len(), expected.len());
                // exp(ln x) and 1/(1/x) each round twice: a few parts in 10¹⁶.
                assert!((freqs[0] - 1.0).abs() < 1e-15, "{schedule:?}");
                let (last, end) = (freqs[freqs.len() - 1], expected[expected.len() - 1]);
                assert!((last / end - 1.0).abs() < 1e-12, "{schedule:?} {last} {end}");
                assert!(freqs.windows(2).all(|pair| pair[0] >= pair[1]), "{schedule:?}");
            }
        }
    }

    #[test]
    fn one_pair_is_the_fastest_in_every_schedule() {
        for schedule in Schedule::ALL {
            assert_eq!(schedule.freqs(2, 1e4), [1.0], "{schedule:?}");
        }
    }

    #[test]
    fn a_single_frequency_equals_that_of_the_list() {
        for schedule in Schedule::ALL {
            let all = schedule.freqs(64, 1e4);
            for pair in [0, 1, 17, 31] {
                assert_eq!(schedule.freq(64, 1e4, pair), all[pair as usize], "{schedule:?} {pair}");
            }
        }
    }

    #[test]
    fn half_the_exponent_is_that_of_another_base() {
        // The exponent i/d corresponds to √base, up to the rounding of two powers.
        let (half, expected) = (half_exponent_freqs(128, 1e4), encoding::freqs(128, 1e2));
        assert!(half.len() == expected.len() && half.iter().zip(&expected).all(|(a, b)| (a / b - 1.0).abs() < 1e-13));
    }

    #[test]
    fn linear_is_dense_at_the_long_end_and_harmonic_at_the_short_end() {
        let middle = |schedule: Schedule| schedule.wavelengths(128, 1e4)[32];
        assert!(middle(Schedule::Linear) > 20.0 * middle(Schedule::Geometric));
        assert!(middle(Schedule::Harmonic) < middle(Schedule::Geometric) / 20.0);
    }

    /// The first numbers for the seed 1,234,567, as computed by the program of its authors (53 of 64 bits).
    #[test]
    fn split_mix_is_that_of_its_authors() {
        let mut state = 1_234_567;
        let bits = [6_457_827_717_110_365_317_u64, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        for expected in bits {
            assert_eq!(split_mix(&mut state), (expected >> 11) as f64 / (1_u64 << 53) as f64);
        }
    }

    #[test]
    fn a_single_pair_has_the_frequency_1() {
        for schedule in Schedule::ALL {
            assert_eq!(schedule.freq(2, 1e4, 0), 1.0, "{schedule:?}");
            assert_eq!(schedule.freq(4, 1e4, 1), schedule.freqs(4, 1e4)[1], "{schedule:?}");
        }
    }

    #[test]
    fn random_frequencies_are_spread_over_the_logarithm() {
        let freqs = Schedule::Random.freqs(1024, 1e4);
        assert!(freqs.windows(2).all(|pair| pair[0] > pair[1]), "no two are equal");
        let log_slowest = freqs[511].ln();
        let mean = freqs.iter().map(|freq| freq.ln() / log_slowest).sum::<f64>() / 512.0;
        // The mean of 512 uniform numbers in 0…1 has a standard error of 0.013.
        assert!((mean - 0.5).abs() < 0.05, "{mean}");
    }
}
