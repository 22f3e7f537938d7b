//! Encodings that are known and not the paper's, by name: what libraries do on purpose is no mistake.

use super::hypothesis::{Hypothesis, Rule};
use super::layout::Layout;
use crate::core::pitfalls::Bug;

/// A way to encode positions that is somebody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// All sines, then all cosines, the last wavelength 2π·base: tensor2tensor, and after it fairseq, M2M100, Whisper and
    /// the time steps of DDPM.
    Tensor2Tensor,
    /// All sines, then all cosines: Marian, Pegasus, GPT-J.
    Halves,
    /// Cosines first: the time steps of diffusers' U-Nets, and caches of rotary embedding.
    CosinesFirst,
    /// A table for rotary embedding: Llama, Qwen.
    Rotary,
    /// Places of a grid: DETR, `ViT`, MAE.
    Grid,
    /// Frequencies that double: `NeRF`.
    Octaves,
    /// Other wavelengths than the paper's.
    Wavelengths,
    /// The paper's, multiplied.
    Scaled,
}

impl Convention {
    /// Whose an encoding is; `None` if it is the paper's, from whatever position and base.
    pub(super) fn of(found: &Hypothesis) -> Option<Self> {
        let is_split = matches!(found.layout, Layout::Split | Layout::SplitCosFirst);
        Some(match (found.rule, found.layout) {
            _ if found.grid.is_some() => Self::Grid,
            (Rule::Octaves, _) => Self::Octaves,
            (_, layout) if layout.is_table() => Self::Rotary,
            (Rule::Wrong(Bug::Denominator), _) if is_split => Self::Tensor2Tensor,
            (Rule::Half | Rule::Schedule(_), _) => Self::Wavelengths,
            (_, Layout::Split) => Self::Halves,
            (_, Layout::SplitCosFirst | Layout::InterleavedCosFirst) => Self::CosinesFirst,
            _ if found.scale != 1.0 => Self::Scaled,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::hypothesis::Grid;
    use crate::core::schedule::Schedule;

    #[test]
    fn what_is_somebodys_has_a_name() {
        let paper = Hypothesis::paper(Layout::Interleaved, 1e4);
        let of = |layout, rule| Convention::of(&Hypothesis { layout, rule, ..paper });
        let denominator = Rule::Wrong(Bug::Denominator);
        for (layout, rule, expected) in [
            (Layout::Interleaved, Rule::Paper, None),
            (Layout::Interleaved, denominator, None),
            (Layout::Split, denominator, Some(Convention::Tensor2Tensor)),
            (Layout::SplitCosFirst, denominator, Some(Convention::Tensor2Tensor)),
            (Layout::InterleavedCosFirst, denominator, Some(Convention::CosinesFirst)),
            (Layout::Split, Rule::Paper, Some(Convention::Halves)),
            (Layout::SplitCosFirst, Rule::Paper, Some(Convention::CosinesFirst)),
            (Layout::InterleavedCosFirst, Rule::Paper, Some(Convention::CosinesFirst)),
            (Layout::CosHalves, Rule::Half, Some(Convention::Rotary)),
            (Layout::Sines, Rule::Paper, Some(Convention::Rotary)),
            (Layout::Cosines, Rule::Octaves, Some(Convention::Octaves)),
            (Layout::Split, Rule::Octaves, Some(Convention::Octaves)),
            (Layout::Split, Rule::Half, Some(Convention::Wavelengths)),
            (Layout::Interleaved, Rule::Schedule(Schedule::Linear), Some(Convention::Wavelengths)),
        ] {
            assert_eq!(of(layout, rule), expected, "{layout:?} {rule:?}");
        }
        assert_eq!(Convention::of(&Hypothesis { scale: 8.0, ..paper }), Some(Convention::Scaled));
        let grid = Some(Grid { width: 3, is_line_first: true, in_quarters: false, step: 1.0 });
        assert_eq!(Convention::of(&Hypothesis { grid, layout: Layout::Split, ..paper }), Some(Convention::Grid));
    }
}
