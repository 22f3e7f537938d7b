//! The order of sines and cosines in the columns.

use crate::core::encoding::Component;
use crate::core::encoding::Component::{Cos, Sin};

/// A column order. The first four contain each sine and each cosine once. The others are tables of rotary embeddings,
/// which contain only sines, only cosines, or each entry twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// sin, cos, sin, cos, …, as in the paper.
    Interleaved,
    /// All sines, then all cosines.
    Split,
    /// cos, sin, cos, sin, …
    InterleavedCosFirst,
    /// All cosines, then all sines.
    SplitCosFirst,
    /// Cosines of all pairs, twice: the table used with "rotate half".
    CosHalves,
    /// Sines of all pairs, twice.
    SinHalves,
    /// Each cosine twice, side by side: the table used with "rotate every two".
    CosPairs,
    /// Each sine twice, side by side.
    SinPairs,
    /// Only cosines.
    Cosines,
    /// Only sines.
    Sines,
    /// Cosines of all pairs, twice, then sines of all pairs, twice: both tables for "rotate half".
    CosSinHalves,
}

impl Layout {
    /// The layouts with each sine and each cosine once, the paper's first.
    pub const BOTH: [Self; 4] = [Self::Interleaved, Self::Split, Self::InterleavedCosFirst, Self::SplitCosFirst];
    /// The tables of rotary embeddings.
    pub const TABLES: [Self; 7] = [
        Self::CosHalves,
        Self::SinHalves,
        Self::CosPairs,
        Self::SinPairs,
        Self::Cosines,
        Self::Sines,
        Self::CosSinHalves,
    ];

    /// The number of pairs in `cols` columns. Rounded up, so the last pair may lack a column.
    pub fn pairs(self, cols: usize) -> usize {
        match self {
            Self::Cosines | Self::Sines => cols,
            Self::CosSinHalves => cols.div_ceil(4),
            _ => cols.div_ceil(2),
        }
    }

    /// The pair and the component in column `col`, in a matrix of `pairs` pairs.
    pub fn pair_and_component(self, pairs: usize, col: usize) -> (usize, Component) {
        let [alternating, by_half] = [[Sin, Cos][col % 2], [Sin, Cos][usize::from(col >= pairs)]];
        let swapped = |component| if component == Sin { Cos } else { Sin };
        match self {
            Self::Interleaved => (col / 2, alternating),
            Self::InterleavedCosFirst => (col / 2, swapped(alternating)),
            Self::Split => (col % pairs, by_half),
            Self::SplitCosFirst => (col % pairs, swapped(by_half)),
            Self::CosHalves | Self::Cosines => (col % pairs, Cos),
            Self::SinHalves | Self::Sines => (col % pairs, Sin),
            Self::CosPairs => (col / 2, Cos),
            Self::SinPairs => (col / 2, Sin),
            Self::CosSinHalves => (col % pairs, [Cos, Sin][usize::from(col >= 2 * pairs)]),
        }
    }

    /// The earlier column with the same content as `col`, in layouts that contain each column twice. `None` for the
    /// first of the two, and in other layouts.
    pub(super) fn twin(self, pairs: usize, col: usize) -> Option<usize> {
        match self {
            Self::CosHalves | Self::SinHalves => col.checked_sub(pairs),
            Self::CosSinHalves => col.checked_sub(pairs).filter(|_| col / pairs % 2 == 1),
            Self::CosPairs | Self::SinPairs => col.checked_sub(1).filter(|_| col % 2 == 1),
            _ => None,
        }
    }

    /// Whether the layout contains only sines.
    pub fn is_of_sines(self) -> bool {
        matches!(self, Self::SinHalves | Self::SinPairs | Self::Sines)
    }

    /// Whether the layout contains only cosines.
    pub fn is_of_cosines(self) -> bool {
        matches!(self, Self::CosHalves | Self::CosPairs | Self::Cosines)
    }

    /// Whether this is the layout of a table for rotary embedding.
    pub fn is_table(self) -> bool {
        Self::TABLES.contains(&self)
    }

    /// The columns of the sine and of the cosine of a pair, in one of the layouts of [`Layout::BOTH`].
    pub(super) fn columns(self, pairs: usize, pair: usize) -> [usize; 2] {
        match self {
            Self::Interleaved => [2 * pair, 2 * pair + 1],
            Self::InterleavedCosFirst => [2 * pair + 1, 2 * pair],
            Self::SplitCosFirst => [pair + pairs, pair],
            _ => [pair, pair + pairs],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All layouts with eight columns, written out.
    #[test]
    fn each_layout_matches_its_name() {
        for (layout, written) in [
            (Layout::Interleaved, "s0 c0 s1 c1 s2 c2 s3 c3"),
            (Layout::Split, "s0 s1 s2 s3 c0 c1 c2 c3"),
            (Layout::InterleavedCosFirst, "c0 s0 c1 s1 c2 s2 c3 s3"),
            (Layout::SplitCosFirst, "c0 c1 c2 c3 s0 s1 s2 s3"),
            (Layout::CosHalves, "c0 c1 c2 c3 c0 c1 c2 c3"),
            (Layout::SinHalves, "s0 s1 s2 s3 s0 s1 s2 s3"),
            (Layout::CosPairs, "c0 c0 c1 c1 c2 c2 c3 c3"),
            (Layout::SinPairs, "s0 s0 s1 s1 s2 s2 s3 s3"),
            (Layout::Cosines, "c0 c1 c2 c3 c4 c5 c6 c7"),
            (Layout::Sines, "s0 s1 s2 s3 s4 s5 s6 s7"),
            (Layout::CosSinHalves, "c0 c1 c0 c1 s0 s1 s0 s1"),
        ] {
            let pairs = layout.pairs(8);
            let cols: Vec<String> = (0..8)
                .map(|col| layout.pair_and_component(pairs, col))
                .map(|(pair, component)| format!("{}{pair}", if component == Sin { 's' } else { 'c' }))
                .collect();
            assert_eq!(cols.join(" "), written, "{layout:?}");
            let words: Vec<&str> = written.split(' ').collect();
            if layout.is_table() {
                let before = |col: usize| words[..col].iter().position(|word| *word == words[col]);
                assert!((0..8).all(|col| layout.twin(pairs, col) == before(col)), "{layout:?}");
                assert_eq!(layout.is_of_sines(), !written.contains('c'), "{layout:?}");
                assert_eq!(layout.is_of_cosines(), !written.contains('s'), "{layout:?}");
            } else {
                assert!((0..8).all(|col| layout.twin(pairs, col).is_none()), "{layout:?}");
                for pair in 0..pairs {
                    let [sin, cos] = layout.columns(pairs, pair);
                    assert_eq!([words[sin], words[cos]], [format!("s{pair}"), format!("c{pair}")], "{layout:?}");
                }
            }
        }
    }

    #[test]
    fn a_last_pair_may_lack_a_column() {
        assert_eq!(Layout::BOTH.map(|layout| layout.pairs(7)), [4; 4]);
        assert_eq!([5, 6, 7, 8].map(|cols| Layout::CosSinHalves.pairs(cols)), [2; 4]);
        assert_eq!([Layout::Cosines.pairs(7), Layout::Sines.pairs(7)], [7; 2]);
    }
}
