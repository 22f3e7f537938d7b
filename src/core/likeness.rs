//! Similarity of two rows of a table of positions: their distance, their dot product, or their cosine.
//!
//! ```text
//! distance(i, j) = ‖xᵢ − xⱼ‖        dot(i, j) = xᵢ·xⱼ        cosine(i, j) = (xᵢ − m)·(xⱼ − m) / (‖xᵢ − m‖·‖xⱼ − m‖)
//! ```
//!
//! where m is the mean of all rows. It is subtracted because a component shared by all rows of a learned table contains
//! no information about positions and would make all cosines nearly equal. The cosine of a row equal to m is undefined.
//!
//! A large table is compared in blocks of neighbouring rows. The mean over all pairs of rows of two blocks I and J is
//! computed without iterating over the pairs. With x̄ the mean of a block, v the mean of ‖x − x̄‖² over the block, and
//! û the mean of its rows x − m scaled to length 1,
//!
//! ```text
//! mean of distance² = ‖x̄_I − x̄_J‖² + v_I + v_J        mean of dot = x̄_I·x̄_J        mean of cosine = û_I·û_J
//! ```
//!
//! Rows are not sampled: every row contributes, even if it is at the crest of a short wave.

use super::each_with_each::Rows;
use super::vectors;

/// The measure by which two rows are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// ‖xᵢ − xⱼ‖
    Distance,
    /// xᵢ·xⱼ
    Dot,
    /// The cosine of the rows minus the mean of all rows.
    Cosine,
}

/// The mean of all rows of a table, and the distance of each row to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Centre {
    /// The mean.
    pub mean: Vec<f64>,
    /// The distance of each row to the mean; 0 if the row equals the mean up to rounding.
    pub norms: Vec<f64>,
}

/// A row equals the mean up to rounding if it is closer to it than this, relative to the largest norm of a row.
const ROUNDING: f64 = 1e-12;

impl Centre {
    /// The centre of rows with `cols` numbers each.
    pub fn of(values: &[f64], cols: usize) -> Self {
        let rows = values.len() / cols;
        let mut mean = vec![0.0; cols];
        for row in values.chunks_exact(cols) {
            mean.iter_mut().zip(row).for_each(|(mean, value)| *mean += value);
        }
        for sum in &mut mean {
            *sum /= rows as f64;
        }
        let largest = values.chunks_exact(cols).map(vectors::norm).fold(0.0, f64::max);
        let norm = |row| Some(vectors::euclidean_distance(row, &mean)).filter(|norm| *norm > ROUNDING * largest);
        let norms = values.chunks_exact(cols).map(|row| norm(row).unwrap_or(0.0)).collect();
        Self { mean, norms }
    }

    /// Compares two rows; `None` if the cosine is undefined because one of them equals the mean.
    pub fn exact(&self, kind: Kind, values: &[f64], [i, j]: [usize; 2]) -> Option<f64> {
        let cols = self.mean.len();
        let [x, y] = [i, j].map(|row| &values[row * cols..][..cols]);
        match kind {
            Kind::Distance => Some(vectors::euclidean_distance(x, y)),
            Kind::Dot => Some(vectors::dot(x, y)),
            Kind::Cosine => {
                let scale = self.norms[i] * self.norms[j];
                let centred =
                    |row: &[f64]| -> Vec<f64> { row.iter().zip(&self.mean).map(|(x, mean)| x - mean).collect() };
                (scale > 0.0).then(|| (vectors::dot(&centred(x), &centred(y)) / scale).clamp(-1.0, 1.0))
            }
        }
    }

    /// Compares the first `n_pos` rows with the row `row`; NaN where the cosine is undefined.
    pub fn to_row(&self, kind: Kind, values: &[f64], row: usize, n_pos: usize) -> Vec<f64> {
        let cols = self.mean.len();
        let reference = &values[row * cols..][..cols];
        let rows = values.chunks_exact(cols).take(n_pos);
        match kind {
            Kind::Distance => rows.map(|other| vectors::euclidean_distance(reference, other)).collect(),
            Kind::Dot => rows.map(|other| vectors::dot(reference, other)).collect(),
            Kind::Cosine => {
                let centred = reference.iter().zip(&self.mean).map(|(x, mean)| x - mean);
                let unit: Vec<f64> = centred.map(|x| x / self.norms[row]).collect();
                let mean_product = vectors::dot(&self.mean, &unit);
                // If `row` equals the mean, `unit` is not finite. Other rows equal to the mean have the norm 0.
                let cosine = |(other, norm): (&[f64], &f64)| {
                    let cosine = (vectors::dot(other, &unit) - mean_product) / norm;
                    if *norm > 0.0 && cosine.is_finite() { cosine.clamp(-1.0, 1.0) } else { f64::NAN }
                };
                rows.zip(&self.norms).map(cosine).collect()
            }
        }
    }
}

/// Blocks of rows of a table, compared pairwise.
#[derive(Debug, Clone)]
pub struct Pairs {
    /// The measure.
    pub kind: Kind,
    /// Number of rows in a block; the last block may have fewer.
    pub block: usize,
    /// Number of blocks.
    pub count: usize,
    /// For each pair of blocks: the mean square of distances, or the mean of products or of cosines.
    pub(super) means: Vec<f32>,
    /// For each block, whether it has no row that can be compared.
    pub(super) is_undefined: Vec<bool>,
}

/// Maximum number of blocks: about the number of pixels along one side of an image.
const MAX_BLOCKS: usize = 1024;
/// Maximum number of multiplications, one per dimension and pair of blocks: some tens of milliseconds.
const MAX_PRODUCTS: usize = 200_000_000;

/// The number of rows per block for a comparison of `n_pos` rows of `cols` numbers: 1, 2, 3, 4, 6, 8, 12 and so on.
/// There are few sizes, so a cached result can be reused for many lengths.
pub fn block(n_pos: usize, cols: usize) -> usize {
    let limit = max_blocks(cols);
    let mut sizes = std::iter::once(1).chain((1..30).flat_map(|power| [1 << power, 3 << (power - 1)]));
    sizes.find(|size: &usize| n_pos.div_ceil(*size) <= limit).unwrap_or(n_pos)
}

/// The maximum number of blocks of rows of `cols` numbers.
pub fn max_blocks(cols: usize) -> usize {
    (((2 * MAX_PRODUCTS / cols.max(1)) as f64).sqrt() as usize).clamp(64, MAX_BLOCKS)
}

impl Pairs {
    /// Compares the rows of a table in blocks of `block` rows. Rows beyond the maximum number of blocks are ignored.
    pub fn new(kind: Kind, values: &[f64], centre: &Centre, block: usize) -> Self {
        let cols = centre.mean.len();
        let rows = (values.len() / cols).min(block * max_blocks(cols));
        let count = rows.div_ceil(block);
        let mut blocks = Rows::new(cols);
        let (mut variances, mut is_undefined) = (vec![0.0; count], vec![false; count]);
        let mut mean = vec![0.0; cols];
        for (index, block_rows) in (0..count).map(|index| (index, index * block..((index + 1) * block).min(rows))) {
            mean.fill(0.0);
            let mut counted = 0;
            for row in block_rows.clone() {
                let entries = &values[row * cols..][..cols];
                let norm = centre.norms[row];
                if kind != Kind::Cosine {
                    mean.iter_mut().zip(entries).for_each(|(mean, x)| *mean += x);
                } else if norm > 0.0 {
                    let unit = entries.iter().zip(&centre.mean).map(|(x, centre)| (x - centre) / norm);
                    mean.iter_mut().zip(unit).for_each(|(mean, x)| *mean += x);
                } else {
                    continue;
                }
                counted += 1;
            }
            is_undefined[index] = counted == 0;
            for sum in &mut mean {
                *sum /= f64::from(counted.max(1));
            }
            if kind == Kind::Distance {
                let square = |row: usize| vectors::euclidean_distance(&values[row * cols..][..cols], &mean).powi(2);
                variances[index] = if block == 1 {
                    0.0
                } else {
                    block_rows.clone().map(square).sum::<f64>() / block_rows.len() as f64
                };
            }
            blocks.push(&mean);
        }
        let means = match kind {
            Kind::Distance => {
                blocks.each(|x, y| (x - y) * (x - y), |[i, j], sum| f64::from(sum) + variances[i] + variances[j])
            }
            Kind::Dot | Kind::Cosine => blocks.each(|x, y| x * y, |_, sum| f64::from(sum)),
        };
        Self { kind, block, count, means, is_undefined }
    }

    /// The similarity of two blocks: the root mean square of the distances, or the mean of the dot products or cosines.
    /// `None` if one of the blocks has no comparable row.
    pub fn at(&self, [i, j]: [usize; 2]) -> Option<f64> {
        let mean = f64::from(self.means[i * self.count + j]);
        let is_defined = !self.is_undefined[i] && !self.is_undefined[j];
        is_defined.then_some(if self.kind == Kind::Distance { mean.sqrt() } else { mean })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::normal;

    fn table(rows: usize, cols: usize) -> Vec<f64> {
        let mut state = 7;
        (0..rows * cols).map(|_| normal(&mut state)).collect()
    }

    /// The similarity of two blocks by its definition, over all pairs of their rows.
    fn by_definition(kind: Kind, values: &[f64], cols: usize, block: usize, [i, j]: [usize; 2]) -> f64 {
        let centre = Centre::of(values, cols);
        let rows = values.len() / cols;
        let rows_of = |index: usize| index * block..((index + 1) * block).min(rows);
        let pairs = rows_of(i).flat_map(|p| rows_of(j).map(move |q| [p, q]));
        let found: Vec<f64> = pairs.filter_map(|pair| centre.exact(kind, values, pair)).collect();
        let mean = |of: &dyn Fn(f64) -> f64| found.iter().map(|value| of(*value)).sum::<f64>() / found.len() as f64;
        if kind == Kind::Distance { mean(&|value| value * value).sqrt() } else { mean(&|value| value) }
    }

    #[test]
    fn blocks_are_means_over_all_pairs_of_their_rows() {
        for (rows, cols, block) in [(5, 2, 1), (19, 11, 1), (40, 7, 3), (41, 64, 6), (8, 2, 8)] {
            let values = table(rows, cols);
            let centre = Centre::of(&values, cols);
            for kind in [Kind::Distance, Kind::Dot, Kind::Cosine] {
                let to_row = centre.to_row(kind, &values, 1, rows - 1);
                let exact = |row| centre.exact(kind, &values, [1, row]).expect("a value");
                assert!(to_row.len() == rows - 1);
                assert!((0..rows - 1).all(|row| (to_row[row] - exact(row)).abs() < 1e-12));
                let pairs = Pairs::new(kind, &values, &centre, block);
                assert_eq!(pairs.count, rows.div_ceil(block));
                for pair in (0..pairs.count).flat_map(|i| (0..pairs.count).map(move |j| [i, j])) {
                    let (found, expected) =
                        (pairs.at(pair).expect("a value"), by_definition(kind, &values, cols, block, pair));
                    // Sums of at most 64 terms of a few units in single precision.
                    assert!(
                        (found - expected).abs() < 1e-4,
                        "{kind:?} {rows} × {cols}, {block}, {pair:?}: {found} {expected}"
                    );
                }
            }
        }
    }

    #[test]
    fn rows_that_are_the_mean_have_no_cosine() {
        // The third and the fourth row are equal to the mean.
        let values = [1.0, 2.0, -1.0, 0.0, 0.0, 1.0, 0.0, 1.0];
        let centre = Centre::of(&values, 2);
        assert!(centre.exact(Kind::Cosine, &values, [0, 1]).is_some_and(|cosine| (cosine + 1.0).abs() < 1e-15));
        assert_eq!(centre.exact(Kind::Cosine, &values, [0, 2]), None);
        let pairs = Pairs::new(Kind::Cosine, &values, &centre, 1);
        assert!(pairs.at([0, 2]).is_none() && pairs.at([3, 3]).is_none() && pairs.at([0, 0]).is_some());
        assert!(centre.to_row(Kind::Cosine, &values, 2, 4).iter().all(|cosine| cosine.is_nan()));
        assert_eq!(
            centre.to_row(Kind::Cosine, &values, 0, 4).iter().map(|cosine| cosine.is_nan()).collect::<Vec<_>>(),
            [false, false, true, true]
        );
        let halves = Pairs::new(Kind::Cosine, &values, &centre, 2);
        assert!(halves.at([0, 0]).is_some() && halves.at([1, 1]).is_none());
        // All rows are equal, and their computed mean is rounded.
        let equal_rows = [0.1; 21];
        let centre = Centre::of(&equal_rows, 3);
        assert!(centre.norms.iter().all(|norm| *norm == 0.0));
        assert_eq!(centre.exact(Kind::Distance, &equal_rows, [0, 6]), Some(0.0));
    }

    #[test]
    fn few_block_sizes_cover_all_lengths_within_the_limits() {
        let sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];
        for cols in [2, 64, 384, 1024, 4096, 16_384] {
            let limit = max_blocks(cols);
            assert!((64..=MAX_BLOCKS).contains(&limit));
            assert!(limit == 64 || limit * limit / 2 * cols <= MAX_PRODUCTS);
            for n_pos in [1, 8, 64, 512, 1024, 2000] {
                let block = block(n_pos, cols);
                assert!(sizes.contains(&block) && n_pos.div_ceil(block) <= limit, "{n_pos} × {cols}: {block}");
            }
        }
        assert_eq!((block(512, 384), block(448, 384)), (1, 1));
        assert_eq!(block(1 << 21, 2), 2048);
    }
}
