//! M-RoPE: the pairs of a head are assigned to three axes, time, height and width.
//!
//! ```text
//! angle of a pair = freq·(position along the axis that the pair is assigned to)
//! ```
//!
//! Sources: Wang et al. 2024, "Qwen2-VL", section 2.1, whose model assigns 16, 24 and 24 of the 64 pairs of a head in
//! chunks, one axis after the other; Bai et al. 2025, "Qwen3-VL Technical Report", whose model assigns 24, 20 and 20
//! alternately. [`PairAssignment::published`] returns these numbers.
//!
//! The frequencies are those of the full head: each axis uses a subset of them, not a separate geometric progression.
//! If a token has the same position along all three axes, as in text, M-RoPE equals `RoPE`. Left out: how text,
//! images and videos are numbered along the axes.

/// Number of axes: 0 is time, 1 height, 2 width.
pub const AXES: usize = 3;

/// How pairs are assigned to axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PairAssignment {
    /// All pairs of one axis, then those of the next.
    Chunks,
    /// Alternately among the axes. Where height or width has no pairs left, the pair goes to time.
    Interleaved,
}

impl PairAssignment {
    /// Both methods, the older first.
    pub const ALL: [Self; 2] = [Self::Chunks, Self::Interleaved];

    /// Number of pairs of each axis in the published models.
    pub const fn published(self) -> [u32; AXES] {
        match self {
            Self::Chunks => [16, 24, 24],
            Self::Interleaved => [24, 20, 20],
        }
    }

    /// `pairs` divided among the axes in the published proportions, rounded down. The remaining pairs go to the axes
    /// with the largest remainders, earlier axes first.
    pub fn sections(self, pairs: u32) -> [u32; AXES] {
        let published = self.published();
        let total: u32 = published.iter().sum();
        let mut sections = published.map(|count| count * pairs / total);
        let mut remainders = [0, 1, 2].map(|axis| (published[axis] * pairs % total, AXES - axis));
        remainders.sort_unstable_by(|a, b| b.cmp(a));
        let remaining = pairs - sections.iter().sum::<u32>();
        for (_, from_end) in remainders.into_iter().take(remaining as usize) {
            sections[AXES - from_end] += 1;
        }
        sections
    }

    /// The axis of every pair, the fastest pair first.
    pub fn axes(self, pairs: u32) -> Vec<usize> {
        let sections = self.sections(pairs);
        let chunk = |pair| if pair < sections[0] { 0 } else { 1 + usize::from(pair >= sections[0] + sections[1]) };
        let interleaved = |pair: u32| {
            let axis = pair as usize % AXES;
            if pair / AXES as u32 >= sections[axis] { 0 } else { axis }
        };
        (0..pairs).map(|pair| if self == Self::Chunks { chunk(pair) } else { interleaved(pair) }).collect()
    }

    /// The frequencies of each axis, given those of all pairs.
    pub fn freqs_by_axis(self, freqs: &[f64]) -> [Vec<f64>; AXES] {
        let axes = self.axes(freqs.len() as u32);
        [0, 1, 2].map(|axis| freqs.iter().zip(&axes).filter(|(_, of)| **of == axis).map(|(freq, _)| *freq).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance::cosine;
    use crate::encoding::freqs;
    use std::f64::consts::TAU;

    #[test]
    fn published_heads_have_the_published_sections() {
        let axes = PairAssignment::Chunks.axes(64);
        assert!(axes[..16].iter().all(|axis| *axis == 0) && axes[16..40].iter().all(|axis| *axis == 1));
        assert!(axes[40..].iter().all(|axis| *axis == 2));
        let axes = PairAssignment::Interleaved.axes(64);
        assert!((0..60).all(|pair| axes[pair] == pair % 3) && axes[60..] == [0; 4]);
    }

    #[test]
    fn every_pair_has_an_axis_and_every_axis_its_section() {
        for assignment in PairAssignment::ALL {
            for pairs in 1..=64 {
                let (sections, axes) = (assignment.sections(pairs), assignment.axes(pairs));
                assert_eq!(sections.iter().sum::<u32>(), pairs);
                for (axis, published) in assignment.published().into_iter().enumerate() {
                    let count = axes.iter().filter(|assigned| **assigned == axis).count();
                    assert_eq!(count, sections[axis] as usize, "{assignment:?}, {pairs} pairs: {axes:?}");
                    let exact = f64::from(published * pairs) / 64.0;
                    assert!((count as f64 - exact).abs() < 1.0, "{assignment:?}, {pairs} pairs: {count} for {exact}");
                }
            }
        }
    }

    /// Shortest and longest wavelength, and the mean cosine ten positions on, from sums in 40 digits (mpmath).
    #[test]
    fn axes_have_the_wavelengths_and_cosines_of_their_pairs() {
        let freqs = freqs(128, 1e4);
        let expected = [
            [
                [TAU, 54.410_143_130_8, -0.204_603_930_402],
                [62.831_853_071_8, 1_720.599_801_09, 0.920_653_451_859],
                [1_986.917_653_12, 54_410.143_130_8, 0.999_916_789_18],
            ],
            [
                [TAU, 54_410.143_130_8, 0.686_303_476_844],
                [7.255_709_199_2, 26_495.972_744_3, 0.634_694_219_304],
                [8.378_762_269_38, 30_597.071_992, 0.682_742_753_407],
            ],
        ];
        for (assignment, axes) in PairAssignment::ALL.into_iter().zip(expected) {
            for (freqs, [shortest, longest, mean]) in assignment.freqs_by_axis(&freqs).iter().zip(axes) {
                let found = [TAU / freqs[0], TAU / freqs[freqs.len() - 1], cosine(freqs, 10.0)];
                for (found, expected) in found.into_iter().zip([shortest, longest, mean]) {
                    // The values are given to eleven digits or more.
                    assert!((found / expected - 1.0).abs() < 1e-10, "{assignment:?}: {found} {expected}");
                }
            }
        }
    }
}
