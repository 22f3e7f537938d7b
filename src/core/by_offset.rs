//! What pairs of positions of a table have in common that are equally far apart: the mean over them, and how much they
//! differ. Of the sinusoidal encoding all pairs at one offset are alike; of a learned one they need not be.
//!
//! How far the offset alone decides is the share of the variance over all pairs that lies between offsets, the correlation
//! ratio η² (Pearson 1905; Fisher 1925, "Statistical Methods for Research Workers", section 45):
//!
//! ```text
//! η² = 1 − Σ_k N_k·σ_k² / Σ_k N_k·(σ_k² + (μ_k − μ)²)
//! ```
//!
//! with N_k the number of pairs at offset k, and μ_k and σ_k their mean and standard deviation.

/// The pairs at one offset.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AtOffset {
    /// How far apart they are, in positions.
    pub offset: usize,
    /// How many were looked at.
    pub pairs: usize,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// What a tenth of them does not exceed, and what nine tenths do not.
    pub tenths: [f64; 2],
}

/// Most pairs that are looked at for an offset: evenly spaced ones, where there are more.
pub const MOST_PAIRS: usize = 512;

/// Compares at most `most` of the pairs of the positions 0 to `n_pos` − 1 that are `offset` apart. `value` is `None` for a
/// pair that is left out. `None` where none is left.
pub fn at_offset(
    n_pos: usize,
    offset: usize,
    most: usize,
    value: impl Fn(usize, usize) -> Option<f64>,
    held: &mut Vec<f32>,
) -> Option<AtOffset> {
    let count = n_pos.checked_sub(offset)?;
    let shown = count.min(most.max(1));
    held.clear();
    let (mut sum, mut squares, mut first) = (0.0, 0.0, None);
    for place in 0..shown {
        let pos = if shown == count { place } else { place * (count - 1) / (shown - 1).max(1) };
        let Some(value) = value(pos, pos + offset) else { continue };
        // Less the first, so that equal values leave no rounding.
        let less = value - *first.get_or_insert(value);
        sum += less;
        squares += less * less;
        held.push(value as f32);
    }
    let (pairs, first) = (held.len(), first?);
    let mean = sum / pairs as f64;
    let deviation = (squares / pairs as f64 - mean * mean).max(0.0).sqrt();
    let [low, high] = [10, 90].map(|percent| ((pairs - 1) * percent + 50) / 100);
    let low_value = *held.select_nth_unstable_by(low, f32::total_cmp).1;
    let high_value = *held[low..].select_nth_unstable_by(high - low, f32::total_cmp).1;
    let tenths = [low_value, high_value].map(f64::from);
    Some(AtOffset { offset, pairs, mean: first + mean, deviation, tenths })
}

/// η² of the pairs at different offsets, each with all the pairs that it has among `n_pos` positions; `None` where all
/// pairs are alike, or where there is but one offset.
pub fn by_offset_alone(n_pos: usize, found: &[AtOffset]) -> Option<f64> {
    let count = |at: &AtOffset| n_pos.saturating_sub(at.offset) as f64;
    let all: f64 = found.iter().map(count).sum();
    let mean = found.iter().map(|at| count(at) * at.mean).sum::<f64>() / all;
    let within: f64 = found.iter().map(|at| count(at) * at.deviation.powi(2)).sum();
    let between: f64 = found.iter().map(|at| count(at) * (at.mean - mean).powi(2)).sum();
    let total = within + between;
    (found.len() > 1 && total > 1e-20 * all * mean * mean && total > 0.0).then(|| between / total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_at_an_offset_have_their_mean_and_spread() {
        // Products of neighbours among 0 … 11: 0, 2, 6, 12, 20, 30, 42, 56, 72, 90, 110.
        let found = at_offset(12, 1, MOST_PAIRS, |p, q| Some((p * q) as f64), &mut Vec::new()).expect("pairs");
        assert_eq!((found.pairs, found.mean, found.tenths), (11, 40.0, [2.0, 90.0]));
        let variance = [0.0, 2.0, 6.0, 12.0, 20.0, 30.0, 42.0, 56.0, 72.0, 90.0, 110.0_f64];
        let variance = variance.map(|value| (value - 40.0).powi(2)).iter().sum::<f64>() / 11.0;
        assert!((found.deviation - variance.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn pairs_may_be_left_out_and_none_may_be_left() {
        let value = |p: usize, q: usize| (p > 0).then_some((q - p) as f64);
        let mut held = Vec::new();
        assert_eq!(at_offset(4, 3, MOST_PAIRS, value, &mut held), None);
        assert_eq!(at_offset(4, 4, MOST_PAIRS, value, &mut held), None);
        let found = at_offset(4, 2, MOST_PAIRS, value, &mut held).expect("a pair");
        assert_eq!((found.pairs, found.mean, found.deviation, found.tenths), (1, 2.0, 0.0, [2.0, 2.0]));
        let sampled = at_offset(10_000, 1, 100, |p, _| Some(p as f64), &mut held).expect("pairs");
        assert!(sampled.pairs == 100 && (sampled.mean - 4999.0).abs() < 1.0, "{sampled:?}");
    }

    #[test]
    fn an_offset_decides_all_or_nothing() {
        let all = |n_pos: usize, value: &dyn Fn(usize, usize) -> f64| {
            let at = |offset| at_offset(n_pos, offset, MOST_PAIRS, |p, q| Some(value(p, q)), &mut Vec::new());
            by_offset_alone(n_pos, &(1..n_pos).filter_map(at).collect::<Vec<_>>())
        };
        assert_eq!(all(20, &|p, q| (q - p) as f64), Some(1.0));
        assert_eq!((all(20, &|_, _| 3.1), all(2, &|_, _| 3.1), all(1, &|_, _| 3.1)), (None, None, None));
        let mixed = all(20, &|p, q| if (p + q) % 2 == 0 { 1.0 } else { p as f64 }).expect("a share");
        assert!(mixed > 0.0 && mixed < 1.0, "{mixed}");
    }
}
