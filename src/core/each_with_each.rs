//! Compares all pairs of rows of a table by a sum over their entries.

use wide::f32x8;

/// Number of entries processed together.
const LANES: usize = 8;
/// Number of rows of a tile, which stays in the processor's cache while every row up to its end is compared with it.
const TILE: usize = 16;

/// Rows in single precision, which has seven digits; a pixel shows only two.
pub(super) struct Rows {
    /// Number of groups of eight entries per row.
    width: usize,
    rows: Vec<f32x8>,
}

impl Rows {
    pub(super) fn new(cols: usize) -> Self {
        Self { width: cols.div_ceil(LANES), rows: Vec::new() }
    }

    pub(super) fn push(&mut self, row: &[f64]) {
        self.rows.extend(row.chunks(LANES).map(|eight| {
            let mut padded = [0.0; LANES];
            padded.iter_mut().zip(eight).for_each(|(padded, value)| *padded = *value as f32);
            f32x8::new(padded)
        }));
    }

    /// The symmetric matrix of `value([i, j], sum)` for all pairs of rows i, j, where `sum` is the sum of `term` over
    /// their entries. Only one half is computed.
    pub(super) fn each(
        &self,
        term: impl Fn(f32x8, f32x8) -> f32x8,
        value: impl Fn([usize; 2], f32) -> f64,
    ) -> Vec<f32> {
        let count = self.rows.len() / self.width;
        let mut matrix = vec![0.0; count * count];
        let row = |row: usize| &self.rows[row * self.width..][..self.width];
        for from in (0..count).step_by(TILE) {
            let to = (from + TILE).min(count);
            for i in 0..to {
                let mut j = from.max(i);
                while j < to {
                    // Four independent sums at a time, since within a sum each addition waits for the previous one.
                    let four = [0, 1, 2, 3].map(|next| row((j + next).min(to - 1)));
                    let mut sums = [f32x8::ZERO; 4];
                    for (group, entries) in row(i).iter().enumerate() {
                        for (sum, other_row) in sums.iter_mut().zip(&four) {
                            *sum += term(*entries, other_row[group]);
                        }
                    }
                    for (j, sum) in (j..to).zip(sums) {
                        let entry = value([i, j], sum.reduce_add()) as f32;
                        matrix[i * count + j] = entry;
                        matrix[j * count + i] = entry;
                    }
                    j += 4;
                }
            }
        }
        matrix
    }
}
