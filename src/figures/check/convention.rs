//! Known conventions that differ from the paper's. A deliberate choice of a library is not reported as a bug.

use super::hypothesis::{Hypothesis, Rule, Sharing};
use super::layout::Layout;
use crate::core::pitfalls::Bug;

/// A known convention of positional encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// Sines and cosines in separate halves, with a last wavelength of 2π·base. Introduced by tensor2tensor; also in
    /// fairseq, M2M100, Whisper and the time steps of DDPM.
    Tensor2Tensor,
    /// All sines, then all cosines: Marian, Pegasus, GPT-J.
    Halves,
    /// Cosines first: the time steps of diffusers' U-Nets, and caches of rotary embedding.
    CosinesFirst,
    /// A table for rotary embedding: Llama, Qwen.
    Rotary,
    /// Two-dimensional positions in a grid: DETR, `ViT`, MAE.
    Grid,
    /// Rotary embedding of the places of a grid, whose pairs turn by the two coordinates in turn.
    RotaryGrid,
    /// Each frequency is twice the previous one: `NeRF`.
    Octaves,
    /// Another rule for the wavelengths, with any order of sines and cosines.
    Wavelengths,
    /// The paper's encoding, multiplied by a factor.
    Scaled,
}

impl Convention {
    /// The convention of an encoding. `None` if it is the paper's, with or without a bug, whatever the base and the
    /// first position.
    pub(super) fn of(found: &Hypothesis) -> Option<Self> {
        let is_split = matches!(found.layout, Layout::Split | Layout::SplitCosFirst);
        Some(match (found.rule, found.layout) {
            _ if found.grid.is_some_and(|grid| grid.sharing == Sharing::Alternating) => Self::RotaryGrid,
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
    fn known_conventions_are_recognised() {
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
        let grid = Some(Grid { width: 3, is_line_first: true, sharing: Sharing::Halves, step: 1.0 });
        assert_eq!(Convention::of(&Hypothesis { grid, layout: Layout::Split, ..paper }), Some(Convention::Grid));
    }
}
