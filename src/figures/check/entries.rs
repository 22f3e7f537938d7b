//! The entries that a hypothesis predicts for a matrix.

use super::hypothesis::{Grid, Hypothesis, Rule, Sharing};
use super::layout::Layout;
use crate::core::encoding::Component;
use crate::core::pitfalls::Bug;

/// A column: its frequency in radians per row, its component, and how row numbers map to positions.
struct Column {
    freq: f64,
    component: Component,
    /// Number of consecutive rows with the same position.
    rows_per_position: usize,
    /// Number of positions after which the positions repeat.
    cycle: usize,
    /// Whether the column contains only zeros, as a truncated dimension does.
    is_empty: bool,
}

/// The predicted entries of some columns, before they are multiplied by the scale.
pub(super) struct Entries {
    columns: Vec<Column>,
    first: f64,
    /// The row that repeats the position of the previous row.
    repeated_row: usize,
    /// Positions of the rows, if they are not consecutive.
    positions: Option<Vec<f64>>,
}

impl Entries {
    /// The entries of `waves`, one column each, at `positions`, one row each.
    pub(super) fn waves(waves: &[(f64, Component)], positions: &[f64]) -> Self {
        let column = |&(freq, component): &_| Column {
            freq,
            component,
            rows_per_position: 1,
            cycle: usize::MAX,
            is_empty: false,
        };
        let columns = waves.iter().map(column).collect();
        Self { columns, first: 0.0, repeated_row: usize::MAX, positions: Some(positions.to_vec()) }
    }

    /// The entries of all columns of a matrix under a hypothesis.
    pub(super) fn all(hypothesis: &Hypothesis, cols: usize) -> Self {
        let pairs = hypothesis.pairs(cols);
        let freqs = hypothesis.rule.freqs(pairs, hypothesis.base);
        Self::for_columns(hypothesis, cols, pairs, |pair| freqs[pair], 0..cols)
    }

    /// The entries of the columns `which`. `freqs` returns the frequencies of the sine and of the cosine of a pair.
    pub(super) fn for_columns(
        hypothesis: &Hypothesis,
        cols: usize,
        pairs: usize,
        freqs: impl Fn(usize) -> [f64; 2],
        which: impl IntoIterator<Item = usize>,
    ) -> Self {
        let is_truncated = hypothesis.rule == Rule::Wrong(Bug::Odd);
        let column = |col: usize| {
            let (col_of_half, is_second_half) = hypothesis.grid.map_or((col, false), |grid| grid.half(col, cols));
            let (pair, component) = hypothesis.layout.pair_and_component(pairs, col_of_half);
            let alternates = hypothesis.grid.is_some_and(|grid| grid.sharing == Sharing::Alternating);
            let is_second = if alternates { pair % 2 == 1 } else { is_second_half };
            let step = hypothesis.grid.filter(|_| is_second).map_or(hypothesis.step, |grid| grid.step);
            // The line number changes every `width` rows; the place in the line changes with each row.
            let (rows_per_position, cycle) = hypothesis.grid.map_or((1, usize::MAX), |grid| {
                if grid.is_line_first == is_second { (1, grid.width) } else { (grid.width, usize::MAX) }
            });
            let freq = step * freqs(pair)[usize::from(component == Component::Cos)];
            Column { freq, component, rows_per_position, cycle, is_empty: is_truncated && col + 1 == cols }
        };
        let columns = which.into_iter().map(column).collect();
        let repeated_row = hypothesis.repeated_row.unwrap_or(usize::MAX);
        Self { columns, first: hypothesis.first, repeated_row, positions: None }
    }

    /// The angle in radians and the expected entry at a row; `col` is an index into the selected columns.
    pub(super) fn at(&self, row: usize, col: usize) -> (f64, f64) {
        let column = &self.columns[col];
        let row = row - usize::from(row >= self.repeated_row);
        let consecutive = || self.first + (row / column.rows_per_position % column.cycle) as f64;
        let angle = self.positions.as_ref().map_or_else(consecutive, |positions| positions[row]) * column.freq;
        let entry = match column.component {
            _ if column.is_empty => 0.0,
            Component::Sin => angle.sin(),
            Component::Cos => angle.cos(),
        };
        (angle, entry)
    }

    /// A matrix of the entries of a hypothesis.
    #[cfg(test)]
    pub(super) fn matrix(of: &Hypothesis, rows: usize, cols: usize) -> super::matrix::Matrix {
        let entries = Self::all(of, cols);
        super::matrix::Matrix::filled(rows, cols, |row, col| of.scale * entries.at(row, col).1)
    }
}

impl Grid {
    /// The index of a column within its half, if there are halves, and whether that is the second half.
    fn half(&self, col: usize, cols: usize) -> (usize, bool) {
        let [half, quarter] = [cols / 2, cols / 4];
        match self.sharing {
            Sharing::Halves => (col % half, col >= half),
            Sharing::Quarters => (col % quarter + col / half * quarter, col / quarter % 2 == 1),
            // The pair decides, not the column.
            Sharing::Alternating => (col, false),
        }
    }

    /// The columns of one coordinate, in order.
    pub(super) fn columns(&self, is_second: bool, cols: usize, layout: Layout) -> Vec<usize> {
        let pair = |col: usize| layout.pair_and_component(layout.pairs(cols), col).0;
        let is_of_second = |col: usize| match self.sharing {
            Sharing::Alternating => pair(col) % 2 == 1,
            _ => self.half(col, cols).1,
        };
        (0..cols).filter(|col| is_of_second(*col) == is_second).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::encode;

    const PLAIN: Grid = Grid { width: 3, is_line_first: true, sharing: Sharing::Halves, step: 1.0 };

    fn row(hypothesis: &Hypothesis, cols: usize, row: usize) -> Vec<f64> {
        let entries = Entries::all(hypothesis, cols);
        (0..cols).map(|col| entries.at(row, col).1).collect()
    }

    /// Asserts equality up to the rounding of angles, which are products here and quotients in the core.
    fn assert_near(found: &[f64], expected: &[f64]) {
        assert_eq!(found.len(), expected.len());
        assert!(found.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-14), "{found:?} {expected:?}");
    }

    #[test]
    fn halves_of_a_grid_are_contiguous_or_in_quarters() {
        let of = |grid: Grid, is_second, cols| grid.columns(is_second, cols, Layout::Split);
        assert_eq!(of(PLAIN, false, 8), [0, 1, 2, 3]);
        assert_eq!(of(PLAIN, true, 8), [4, 5, 6, 7]);
        let quarters = Grid { sharing: Sharing::Quarters, ..PLAIN };
        assert_eq!(of(quarters, false, 16), [0, 1, 2, 3, 8, 9, 10, 11]);
        assert_eq!(of(quarters, true, 16), [4, 5, 6, 7, 12, 13, 14, 15]);
        let alternating = Grid { sharing: Sharing::Alternating, ..PLAIN };
        assert_eq!(of(alternating, true, 8), [1, 3, 5, 7]);
        assert_eq!(alternating.columns(false, 8, Layout::Interleaved), [0, 1, 4, 5]);
        for grid in [PLAIN, quarters] {
            for is_second in [false, true] {
                let places = of(grid, is_second, 16).into_iter().map(|col| grid.half(col, 16));
                assert!(places.eq((0..8).map(|place| (place, is_second))), "{grid:?}");
            }
        }
    }

    /// In a grid of width 3, row 7 of the matrix is place 1 of line 2.
    #[test]
    fn rows_are_cells_of_a_grid() {
        let paper = Hypothesis { first: 5.0, ..Hypothesis::paper(Layout::Interleaved, 100.0) };
        let [line, place] = [2.0, 1.0].map(|number| encode(4, 100.0, 5.0 + number));
        for (is_line_first, halves) in [(true, [&line, &place]), (false, [&place, &line])] {
            let grid = Hypothesis { grid: Some(Grid { is_line_first, ..PLAIN }), ..paper };
            assert_near(&row(&grid, 8, 7), &halves.map(Clone::clone).concat());
        }
        // The second half has its own step; the first uses that of the hypothesis.
        let stepped = Hypothesis { step: 0.5, grid: Some(Grid { step: 2.0, ..PLAIN }), ..paper };
        assert_near(&row(&stepped, 8, 7), &[encode(4, 100.0, 3.5), encode(4, 100.0, 12.0)].concat());
    }

    #[test]
    fn positions_follow_from_first_position_step_and_repeated_row() {
        let paper = Hypothesis::paper(Layout::Interleaved, 1e4);
        assert_near(&row(&paper, 6, 9), &encode(6, 1e4, 9.0));
        assert_near(&row(&Hypothesis { first: 3.0, step: 0.5, ..paper }, 6, 9), &encode(6, 1e4, 6.0));
        let late = Hypothesis { repeated_row: Some(4), ..paper };
        for (at, pos) in [(3, 3.0), (4, 3.0), (5, 4.0)] {
            assert_near(&row(&late, 6, at), &encode(6, 1e4, pos));
        }
    }

    /// The bug drops the last dimension, so the last column contains only zeros.
    #[test]
    fn a_truncated_dimension_is_zero() {
        let odd = Hypothesis { rule: Rule::Wrong(Bug::Odd), ..Hypothesis::paper(Layout::Interleaved, 1e4) };
        let found = row(&odd, 7, 3);
        assert_eq!(found[6], 0.0);
        assert!(found[..6].iter().all(|value| *value != 0.0));
    }

    #[test]
    fn selected_columns_equal_those_of_all_columns() {
        let split = Hypothesis::paper(Layout::Split, 1e4);
        let freqs = split.rule.freqs(4, split.base);
        let some = Entries::for_columns(&split, 8, 4, |pair| freqs[pair], [2, 5]);
        let all = Entries::all(&split, 8);
        // Sine and cosine of a pair may have different frequencies.
        let two = Entries::for_columns(&split, 8, 4, |pair| [pair as f64, 10.0 * pair as f64], [2, 6]);
        assert_eq!([two.at(3, 0), two.at(3, 1)], [(6.0, 6_f64.sin()), (60.0, 60_f64.cos())]);
        assert_eq!([some.at(3, 0), some.at(3, 1)], [all.at(3, 2), all.at(3, 5)]);
    }
}
