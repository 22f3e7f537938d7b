//! What a hypothesis has in each place.

use super::hypothesis::{Grid, Hypothesis, Rule};
use crate::core::encoding::Component;
use crate::core::pitfalls::Bug;

/// A column: its frequency in radians a row, what of it stands there, and how rows are counted.
struct Column {
    freq: f64,
    component: Component,
    /// Rows that share a position.
    over: usize,
    /// Positions after which they begin again.
    cycle: usize,
    /// Nothing but zeros, as where a dimension was cut off.
    is_empty: bool,
}

/// The entries of some columns, but for the scale.
pub(super) struct Entries {
    columns: Vec<Column>,
    first: f64,
    late: usize,
}

impl Entries {
    /// Of all columns of a matrix.
    pub(super) fn all(hypothesis: &Hypothesis, cols: usize) -> Self {
        let pairs = hypothesis.pairs(cols);
        let freqs = hypothesis.rule.freqs(pairs, hypothesis.base);
        Self::some(hypothesis, cols, pairs, |pair| freqs[pair], 0..cols)
    }

    /// Of these columns, by the frequencies of sine and cosine of each pair.
    pub(super) fn some(
        hypothesis: &Hypothesis,
        cols: usize,
        pairs: usize,
        freqs: impl Fn(usize) -> [f64; 2],
        which: impl IntoIterator<Item = usize>,
    ) -> Self {
        let is_cut = hypothesis.rule == Rule::Wrong(Bug::Odd);
        let column = |col: usize| {
            let (col_of_half, is_second) = hypothesis.grid.map_or((col, false), |grid| grid.half(col, cols));
            let (pair, component) = hypothesis.layout.holds(pairs, col_of_half);
            let step = hypothesis.grid.filter(|_| is_second).map_or(hypothesis.step, |grid| grid.step);
            let (over, cycle) = hypothesis.grid.map_or((1, usize::MAX), |grid| {
                if grid.is_line_first == is_second { (1, grid.width) } else { (grid.width, usize::MAX) }
            });
            let freq = step * freqs(pair)[usize::from(component == Component::Cos)];
            Column { freq, component, over, cycle, is_empty: is_cut && col + 1 == cols }
        };
        let columns = which.into_iter().map(column).collect();
        Self { columns, first: hypothesis.first, late: hypothesis.late.unwrap_or(usize::MAX) }
    }

    /// The angle in radians, and what should stand there.
    pub(super) fn at(&self, row: usize, col: usize) -> (f64, f64) {
        let column = &self.columns[col];
        let row = row - usize::from(row >= self.late);
        let angle = (self.first + (row / column.over % column.cycle) as f64) * column.freq;
        let entry = match column.component {
            _ if column.is_empty => 0.0,
            Component::Sin => angle.sin(),
            Component::Cos => angle.cos(),
        };
        (angle, entry)
    }
}

impl Grid {
    /// Which column of which half a column is.
    fn half(&self, col: usize, cols: usize) -> (usize, bool) {
        let [half, quarter] = [cols / 2, cols / 4];
        if self.in_quarters {
            (col % quarter + col / half * quarter, col / quarter % 2 == 1)
        } else {
            (col % half, col >= half)
        }
    }

    /// The columns of a half, in its order.
    pub(super) fn columns(&self, is_second: bool, cols: usize) -> Vec<usize> {
        (0..cols).filter(|col| self.half(*col, cols).1 == is_second).collect()
    }
}
