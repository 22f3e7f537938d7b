//! Compares each pair of rows of a table by a sum over their numbers.

use wide::f32x8;

/// Numbers processed together.
const LANES: usize = 8;
/// Rows whose numbers stay in the processor's cache while they are compared with all others.
const TILE: usize = 16;

/// Rows in single precision: seven digits, of which a pixel shows two.
pub(super) struct Rows {
    /// Groups of eight numbers in a row.
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

    /// Compares each pair of rows by a sum of one term per number. Only one half is computed; the other is its mirror
    /// image.
    pub(super) fn each(
        &self,
        term: impl Fn(f32x8, f32x8) -> f32x8,
        value: impl Fn([usize; 2], f32) -> f64,
    ) -> Vec<f32> {
        let count = self.rows.len() / self.width;
        let mut means = vec![0.0; count * count];
        let row = |row: usize| &self.rows[row * self.width..][..self.width];
        for from in (0..count).step_by(TILE) {
            let to = (from + TILE).min(count);
            for i in 0..to {
                let mut j = from.max(i);
                while j < to {
                    // Four sums at a time: in a single sum each term depends on the previous one.
                    let four = [0, 1, 2, 3].map(|next| row((j + next).min(to - 1)));
                    let mut sums = [f32x8::ZERO; 4];
                    for (at, one) in row(i).iter().enumerate() {
                        for (sum, other) in sums.iter_mut().zip(&four) {
                            *sum += term(*one, other[at]);
                        }
                    }
                    for (j, sum) in (j..to).zip(sums) {
                        let mean = value([i, j], sum.reduce_add()) as f32;
                        means[i * count + j] = mean;
                        means[j * count + i] = mean;
                    }
                    j += 4;
                }
            }
        }
        means
    }
}
