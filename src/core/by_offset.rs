//! Mean and spread of a comparison (distance, dot product or cosine) over all pairs of positions at the same offset. In
//! the sinusoidal encoding all pairs at an offset have the same value; in a learned encoding they may differ.
//!
//! The fraction of the variance over all pairs that the offset explains is the correlation ratio η² (Pearson; Fisher,
//! "Statistical Methods for Research Workers", section 45):
//!
//! ```text
//! η² = 1 − Σ_k N_k·σ_k² / Σ_k N_k·(σ_k² + (μ_k − μ)²)
//! ```
//!
//! with `N_k` the number of pairs at offset k, `μ_k` and `σ_k` the mean and standard deviation of their values, and μ
//! the mean over all pairs.

use super::likeness::{Kind, Pairs};

/// The pairs at one offset.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AtOffset {
    /// The offset, in positions.
    pub offset: usize,
    /// Number of pairs compared.
    pub pairs: usize,
    /// The mean of their values.
    pub mean: f64,
    /// The standard deviation of their values.
    pub deviation: f64,
}

impl AtOffset {
    /// From the sums of the differences value − `reference` and of their squares. If all values equal `reference`, the
    /// sums have no rounding error.
    fn of(offset: usize, pairs: usize, reference: f64, [sum, squares]: [f64; 2]) -> Self {
        let mean = sum / pairs as f64;
        let deviation = (squares / pairs as f64 - mean * mean).max(0.0).sqrt();
        Self { offset, pairs, mean: reference + mean, deviation }
    }
}

impl Pairs {
    /// The pairs of rows at each offset, among the rows for which `is_included` is true. `self.block` must be 1.
    ///
    /// # Panics
    /// If `is_included` is longer than the number of rows.
    pub fn by_offset(&self, is_included: &[bool]) -> Vec<AtOffset> {
        let n_pos = is_included.len();
        // 1 for a row that is compared, 0 for any other.
        let counts: Vec<f64> =
            (0..n_pos).map(|row| f64::from(u8::from(is_included[row] && !self.is_undefined[row]))).collect();
        let value = |mean: f32| f64::from(if self.kind == Kind::Distance { mean.sqrt() } else { mean });
        // The values of row 0.
        let references: Vec<f64> = self.means[..n_pos].iter().map(|mean| value(*mean)).collect();
        let mut sums = vec![[0.0; 3]; n_pos];
        for row in (0..n_pos).filter(|row| counts[*row] > 0.0) {
            let means = &self.means[row * self.count..][row..n_pos];
            for (((sums, mean), count), reference) in sums.iter_mut().zip(means).zip(&counts[row..]).zip(&references) {
                let difference = count * (value(*mean) - reference);
                *sums = [sums[0] + count, sums[1] + difference, sums[2] + difference * difference];
            }
        }
        let pairs = sums.iter().enumerate().filter(|(_, [count, ..])| *count > 0.0);
        pairs
            .map(|(offset, [count, sum, squares])| {
                AtOffset::of(offset, *count as usize, references[offset], [*sum, *squares])
            })
            .collect()
    }
}

/// Compares at most `max_pairs` evenly spaced pairs of positions in `0..n_pos` that are `offset` apart, and writes the
/// results to `values`. `value` returns `None` for an excluded pair. Returns `None` if there are no pairs.
pub fn at_offset(
    n_pos: usize,
    offset: usize,
    max_pairs: usize,
    value: impl Fn(usize, usize) -> Option<f64>,
    values: &mut Vec<f64>,
) -> Option<AtOffset> {
    let count = n_pos.checked_sub(offset)?;
    let sampled = count.min(max_pairs.max(1));
    let pos = |index: usize| if sampled == count { index } else { index * (count - 1) / (sampled - 1).max(1) };
    values.clear();
    values.extend((0..sampled).map(pos).filter_map(|pos| value(pos, pos + offset)));
    let reference = *values.first()?;
    let sums = values
        .iter()
        .map(|value| value - reference)
        .fold([0.0; 2], |[sum, squares], difference| [sum + difference, squares + difference * difference]);
    Some(AtOffset::of(offset, values.len(), reference, sums))
}

/// The 10th and 90th percentile of `values`. `None` if there are no values.
pub fn percentiles_10_90(values: &mut [f64]) -> Option<[f64; 2]> {
    let last = values.len().checked_sub(1)?;
    let mut at = |percent: usize| *values.select_nth_unstable_by((last * percent + 50) / 100, f64::total_cmp).1;
    Some([at(10), at(90)])
}

/// η² over the offsets in `found`, each weighted by the number of its pairs among `n_pos` positions. `None` if all
/// values are equal or there is only one offset.
pub fn explained_by_offset(n_pos: usize, found: &[AtOffset]) -> Option<f64> {
    let count = |at: &AtOffset| n_pos.saturating_sub(at.offset) as f64;
    let all: f64 = found.iter().map(count).sum();
    let mean = found.iter().map(|at| count(at) * at.mean).sum::<f64>() / all;
    let within: f64 = found.iter().map(|at| count(at) * at.deviation.powi(2)).sum();
    let between: f64 = found.iter().map(|at| count(at) * (at.mean - mean).powi(2)).sum();
    let total = within + between;
    // A smaller total is the rounding error of equal values.
    (found.len() > 1 && total > 1e-20 * all * mean * mean && total > 0.0).then(|| between / total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::likeness::Centre;

    #[test]
    fn pairs_at_an_offset_have_their_mean_and_spread() {
        // Products of neighbours among 0 … 11: 0, 2, 6, 12, 20, 30, 42, 56, 72, 90, 110.
        let mut values = Vec::new();
        let found = at_offset(12, 1, usize::MAX, |p, q| Some((p * q) as f64), &mut values).expect("pairs");
        assert_eq!((found.pairs, found.mean, percentiles_10_90(&mut values)), (11, 40.0, Some([2.0, 90.0])));
        let products = [0.0, 2.0, 6.0, 12.0, 20.0, 30.0, 42.0, 56.0, 72.0, 90.0, 110.0_f64];
        let variance = products.map(|value| (value - 40.0).powi(2)).iter().sum::<f64>() / 11.0;
        assert!((found.deviation - variance.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn some_or_all_pairs_may_be_excluded() {
        let value = |p: usize, q: usize| (p > 0).then_some((q - p) as f64);
        let mut values = Vec::new();
        assert_eq!(at_offset(4, 3, usize::MAX, value, &mut values), None);
        assert_eq!(at_offset(4, 4, usize::MAX, value, &mut values), None);
        let found = at_offset(4, 2, usize::MAX, value, &mut values).expect("a pair");
        assert_eq!(
            (found.pairs, found.mean, found.deviation, percentiles_10_90(&mut values)),
            (1, 2.0, 0.0, Some([2.0, 2.0]))
        );
        assert_eq!(percentiles_10_90(&mut []), None);
        let sampled = at_offset(10_000, 1, 100, |p, _| Some(p as f64), &mut values).expect("pairs");
        assert!(sampled.pairs == 100 && (sampled.mean - 4999.0).abs() < 1.0, "{sampled:?}");
    }

    #[test]
    fn all_offsets_at_once_equal_single_offsets() {
        let values: Vec<f64> = (0..60).map(|at| f64::from(at * at % 17)).collect();
        let centre = Centre::of(&values, 3);
        for kind in [Kind::Distance, Kind::Dot, Kind::Cosine] {
            let pairs = Pairs::new(kind, &values, &centre, 1);
            let is_included: Vec<bool> = (0..15).map(|row| row != 4 && row != 0).collect();
            let value = |p: usize, q: usize| {
                if is_included[p] && is_included[q] { centre.exact(kind, &values, [p, q]) } else { None }
            };
            let one_by_one: Vec<AtOffset> =
                (0..15).filter_map(|offset| at_offset(15, offset, usize::MAX, value, &mut Vec::new())).collect();
            let all = pairs.by_offset(&is_included);
            assert_eq!(all.len(), one_by_one.len());
            for (found, expected) in all.iter().zip(&one_by_one) {
                assert_eq!((found.offset, found.pairs), (expected.offset, expected.pairs));
                // Products of at most 3·16², in single precision.
                let errors = [found.mean - expected.mean, found.deviation - expected.deviation].map(f64::abs);
                assert!(errors.iter().all(|error| *error < 1e-4), "{kind:?}: {found:?} {expected:?}");
            }
        }
    }

    #[test]
    fn the_offset_explains_all_or_a_fraction_of_the_variance() {
        let explained = |n_pos: usize, value: &dyn Fn(usize, usize) -> f64| {
            let at = |offset| at_offset(n_pos, offset, usize::MAX, |p, q| Some(value(p, q)), &mut Vec::new());
            explained_by_offset(n_pos, &(1..n_pos).filter_map(at).collect::<Vec<_>>())
        };
        assert_eq!(explained(20, &|p, q| (q - p) as f64), Some(1.0));
        assert_eq!([20, 2, 1].map(|n_pos| explained(n_pos, &|_, _| 3.1)), [None; 3]);
        let mixed = explained(20, &|p, q| if (p + q) % 2 == 0 { 1.0 } else { p as f64 }).expect("a fraction");
        assert!(mixed > 0.0 && mixed < 1.0, "{mixed}");
    }
}
