//! How frequencies follow from a base: the one way for the formula and for the rotary embeddings of models.
//!
//! | part | rule |
//! |---|---|
//! | spacing | a [`Schedule`] between the shortest and the longest wavelength; that of every model is geometric |
//! | without scaling | freq of a pair = base^(−2·pair/over), with `over` the dimensions that turn (Su et al. 2021, "`RoFormer`", section 3.2.2), or all dimensions of the head (`proportional`, Barbero et al. 2024) |
//! | scaling | one of [`Scaling`], computed by [`super::rope_scaling`] |
//! | at rest | the remaining pairs of the head have no frequency |
//!
//! Frequencies are in radians per position, one for each pair that turns.

use super::rope_scaling::{blended, blended_by_index, dynamic_base, interpolated, ntk_base, yarn_by_index};
use super::schedule::Schedule;

/// A change of frequencies that extends the context.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Scaling {
    /// Frequencies are unchanged.
    #[default]
    None,
    /// All frequencies are divided by a factor.
    Linear(f64),
    /// The base is raised so that the frequency of the slowest pair is divided by the factor and that of the fastest
    /// pair is unchanged (NTK-aware scaling).
    Ntk(f64),
    /// A base that grows with the length of the input.
    Dynamic(f64),
    /// `YaRN` as its authors implemented it: the blend is linear in the index of the pair.
    Yarn {
        /// The factor that divides slow frequencies.
        factor: f64,
        /// The ends of the blend in turns within the trained length, slow before fast: `beta_slow` and `beta_fast`.
        ends: [f64; 2],
        /// Whether the ends are rounded to whole pairs (`truncate`).
        rounded: bool,
    },
    /// As `YaRN`, with the ends of the blend as indices of pairs instead of turns.
    YarnPairs {
        /// The factor that divides slow frequencies.
        factor: f64,
        /// The last pair that is unchanged, and the first that is divided by the whole factor: fast before slow.
        ends: [f64; 2],
    },
    /// Llama 3.
    Llama3 {
        /// The factor that divides slow frequencies.
        factor: f64,
        /// `low_freq_factor` and `high_freq_factor`: the ends of the blend in turns within the trained length, slow before
        /// fast.
        ends: [f64; 2],
    },
    /// `LongRoPE`: each frequency is divided by its own factor.
    Long {
        /// `short_factor`, for inputs up to the trained length.
        short: Vec<f64>,
        /// `long_factor`, for inputs beyond the trained length.
        long: Vec<f64>,
    },
}

impl Scaling {
    /// Its name in texts and links.
    pub fn name(&self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Linear(_) => "linear",
            Self::Ntk(_) => "ntk",
            Self::Dynamic(_) => "dynamic",
            Self::Yarn { .. } | Self::YarnPairs { .. } => "yarn",
            Self::Llama3 { .. } => "llama3",
            Self::Long { .. } => "long",
        }
    }

    /// The factor by which it extends the context, if it is among its numbers.
    pub fn factor(&self) -> Option<f64> {
        match self {
            Self::None | Self::Long { .. } => None,
            Self::Linear(factor)
            | Self::Ntk(factor)
            | Self::Dynamic(factor)
            | Self::Yarn { factor, .. }
            | Self::YarnPairs { factor, .. }
            | Self::Llama3 { factor, .. } => Some(*factor),
        }
    }

    /// The same scaling by another factor; unchanged if it has none.
    #[must_use]
    pub fn with_factor(self, factor: f64) -> Self {
        match self {
            Self::None | Self::Long { .. } => self,
            Self::Linear(_) => Self::Linear(factor),
            Self::Ntk(_) => Self::Ntk(factor),
            Self::Dynamic(_) => Self::Dynamic(factor),
            Self::Yarn { ends, rounded, .. } => Self::Yarn { factor, ends, rounded },
            Self::YarnPairs { ends, .. } => Self::YarnPairs { factor, ends },
            Self::Llama3 { ends, .. } => Self::Llama3 { factor, ends },
        }
    }
}

/// The rule by which frequencies follow from a base and a number of turning dimensions. The default is the paper's.
#[derive(Clone, Debug, PartialEq)]
pub struct Rotary {
    /// How wavelengths are spaced.
    pub schedule: Schedule,
    /// The divisor of the exponents, as a multiple of the turning dimensions: 1, or more if it is the whole head.
    pub over: f64,
    /// The change of frequencies.
    pub scaling: Scaling,
    /// The trained length in positions, above 0, if known.
    pub trained: Option<f64>,
}

impl Default for Rotary {
    fn default() -> Self {
        Self { schedule: Schedule::Geometric, over: 1.0, scaling: Scaling::None, trained: None }
    }
}

impl Rotary {
    /// Frequencies without scaling: `dims`/2 values.
    pub fn plain(&self, dims: u32, base: f64) -> Vec<f64> {
        let pairs = dims / 2;
        let over = 2 * (f64::from(pairs) * self.over).round() as u32;
        let mut all = self.schedule.freqs(over, base);
        all.truncate(pairs as usize);
        all
    }

    /// Frequencies with scaling, `dims`/2 values, for inputs of this length in positions. Only `Dynamic` and `Long` depend
    /// on the length: up to the trained length, the first is without effect and the second uses its short factors. If the
    /// trained length is unknown, `Dynamic` is without effect, `Yarn` and `Llama3` leave every pair as it is, and `Long` uses
    /// its long factors.
    pub fn freqs(&self, dims: u32, base: f64, length: f64) -> Vec<f64> {
        let plain = self.plain(dims, base);
        let trained = self.trained.unwrap_or(f64::INFINITY);
        match &self.scaling {
            Scaling::None => plain,
            Scaling::Linear(factor) => interpolated(&plain, *factor),
            Scaling::Ntk(factor) => self.plain(dims, ntk_base(base, dims, *factor)),
            Scaling::Dynamic(factor) => {
                let stretch = self.trained.map_or(1.0, |trained| (length / trained).max(1.0));
                self.plain(dims, dynamic_base(base, dims, *factor, stretch))
            }
            Scaling::Yarn { factor, ends, rounded } => yarn_by_index(&plain, base, trained, *factor, *ends, *rounded),
            Scaling::YarnPairs { factor, ends } => blended_by_index(&plain, *factor, *ends),
            Scaling::Llama3 { factor, ends } => blended(&plain, trained, *factor, *ends),
            Scaling::Long { short, long } => {
                let factors = if self.trained.is_none_or(|trained| length > trained) { long } else { short };
                plain.iter().enumerate().map(|(pair, freq)| freq / factor_of(factors, pair, plain.len())).collect()
            }
        }
    }
}

/// The factor of a pair. In a list for another number of pairs, it is interpolated at the relative place of the pair.
fn factor_of(factors: &[f64], pair: usize, pairs: usize) -> f64 {
    if factors.len() == pairs || factors.len() < 2 || pairs < 2 {
        return factors.get(pair).copied().unwrap_or(1.0);
    }
    let at = pair as f64 * (factors.len() - 1) as f64 / (pairs - 1) as f64;
    let before = (at.floor() as usize).min(factors.len() - 2);
    let part = at - before as f64;
    (1.0 - part) * factors[before] + part * factors[before + 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    fn rule(scaling: Scaling) -> Rotary {
        Rotary { scaling, trained: Some(4096.0), ..Rotary::default() }
    }

    #[test]
    fn the_fast_pairs_of_a_proportional_head_have_the_frequencies_of_the_whole_head() {
        let quarter = Rotary { over: 4.0, ..rule(Scaling::None) };
        assert_eq!(quarter.freqs(8, 1e4, 1.0), freqs(32, 1e4)[..4]);
    }

    #[test]
    fn only_long_inputs_change_dynamic_and_long_frequencies() {
        let plain = freqs(8, 1e4);
        let dynamic = rule(Scaling::Dynamic(2.0));
        assert_eq!(dynamic.freqs(8, 1e4, 4096.0), plain);
        // Twice the trained length: the factor is 2·2 − 1.
        assert_eq!(dynamic.freqs(8, 1e4, 8192.0), freqs(8, ntk_base(1e4, 8, 3.0)));
        let long = rule(Scaling::Long { short: vec![1.0; 4], long: vec![1.0, 2.0, 4.0, 8.0] });
        assert_eq!(long.freqs(8, 1e4, 4096.0), plain);
        let halved: Vec<f64> = plain.iter().zip([1.0, 2.0, 4.0, 8.0]).map(|(freq, factor)| freq / factor).collect();
        assert_eq!(long.freqs(8, 1e4, 4097.0), halved);
    }

    #[test]
    fn factors_for_another_number_of_pairs_are_read_between_neighbours() {
        let factors = [1.0, 3.0, 7.0];
        let read = |pairs: usize| (0..pairs).map(|pair| factor_of(&factors, pair, pairs)).collect::<Vec<_>>();
        assert_eq!(read(3), factors);
        assert_eq!(read(5), [1.0, 2.0, 3.0, 5.0, 7.0]);
        assert_eq!(read(2), [1.0, 7.0]);
    }
}
