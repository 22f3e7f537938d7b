//! Helpers shared by claims: short constructors, and computations with the core.

use std::f64::consts::TAU;

use super::{Check, Claim, Printed};
use crate::core::distance::{distances_into, extremes_up_to};
use crate::core::encoding::{encode, freqs, wavelength};
use crate::core::extrapolation::rotation_error;
use crate::core::norms::{Precision, computed_norm, norm};
use crate::core::schedule::Schedule;
use crate::params::Params;

/// The base used by the paper and all other texts.
pub(super) const BASE: f64 = 10_000.0;

pub(super) const fn claim(
    id: &'static str,
    place: &'static str,
    checks: &'static [Check],
    compute: fn() -> Vec<f64>,
) -> Claim {
    Claim { id, place, checks, compute, show: None }
}

impl Claim {
    /// The claim with a figure that shows it, and the parameters to set.
    pub(super) const fn on(self, figure: &'static str, set: fn(&mut Params)) -> Self {
        Self { show: Some((figure, set)), ..self }
    }
}

/// Compares `printed` with the computed value at this index.
pub(super) const fn is(value: usize, printed: Printed) -> Check {
    Check { printed, value, limit: None }
}

/// Like [`is`], for a text that may mean the limit of the value, which is computed at index `limit`.
pub(super) const fn tends(value: usize, limit: usize, printed: Printed) -> Check {
    Check { printed, value, limit: Some(limit) }
}

/// Sets the parameters of the encoding; base and schedule are the paper's.
pub(super) fn set(params: &mut Params, d_model: u32, n_pos: u32) {
    (params.d_model, params.n_pos, params.base, params.schedule) = (d_model, n_pos, BASE, Schedule::Geometric);
}

/// The frequencies at the common base.
pub(super) fn d(d_model: u32) -> Vec<f64> {
    freqs(d_model, BASE)
}

/// The longest wavelength.
pub(super) fn longest(d_model: u32, base: f64) -> f64 {
    wavelength(d_model, base, d_model / 2 - 1)
}

/// The limit of the longest wavelength for a growing number of dimensions.
pub(super) fn longest_of_all(base: f64) -> f64 {
    TAU * base
}

/// The distances at offsets 0 to `last`.
pub(super) fn curve(d_model: u32, last: usize) -> Vec<f64> {
    let mut out = vec![0.0; last + 1];
    distances_into(&d(d_model), 0.0, 1.0, &mut out);
    out
}

/// The smallest distance between two different positions among the first 50.
pub(super) fn smallest(d_model: u32) -> f64 {
    extremes_up_to(&d(d_model), 49).map_or(0.0, |at| at.min)
}

/// The distance between two encodings, computed entry by entry.
pub(super) fn encoded_distance(d_model: u32, p: f64, q: f64) -> f64 {
    let [p, q] = [p, q].map(|pos| encode(d_model, BASE, pos));
    p.iter().zip(&q).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The smallest and the largest of some values.
pub(super) fn ends(values: impl IntoIterator<Item = f64>) -> [f64; 2] {
    values.into_iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| [low.min(value), high.max(value)])
}

/// The median of an odd number of non-negative values. Bisection of its range takes a tenth of the time of sorting some
/// ten thousand values.
pub(super) fn median(values: &[f64]) -> f64 {
    let (mut below, mut reached) = (-1.0, ends(values.iter().copied())[1]);
    loop {
        let middle = f64::midpoint(below, reached);
        // There is no number between adjacent floating-point numbers.
        if middle <= below || middle >= reached {
            return reached;
        }
        let lower = values.iter().filter(|value| **value <= middle).count();
        if 2 * lower > values.len() { reached = middle } else { below = middle }
    }
}

/// The largest error of the rotation by 5, over the first 20 positions.
pub(super) fn carried(d_model: u32) -> f64 {
    let freqs = d(d_model);
    (0..20).map(|pos| rotation_error(&freqs, f64::from(pos), 5.0)).fold(0.0, f64::max)
}

/// The norms of the first 200 positions.
pub(super) fn norms(d_model: u32, precision: Precision) -> Vec<f64> {
    let freqs = d(d_model);
    (0..200).map(|pos| computed_norm(&freqs, f64::from(pos), precision)).collect()
}

/// The largest deviation of the first 200 norms from the exact norm.
pub(super) fn waver(d_model: u32, precision: Precision) -> f64 {
    norms(d_model, precision).into_iter().map(|found| (found - norm(d_model)).abs()).fold(0.0, f64::max)
}

/// The number of linearly independent vectors, by elimination. A residual below 10⁻⁹ of a vector's largest entry counts
/// as zero.
pub(super) fn rank(vectors: Vec<Vec<f64>>) -> usize {
    let index_of_largest =
        |vector: &[f64]| (0..vector.len()).max_by(|a, b| vector[*a].abs().total_cmp(&vector[*b].abs()));
    let mut basis: Vec<(usize, Vec<f64>)> = Vec::new();
    for mut vector in vectors {
        let scale = ends(vector.iter().map(|entry| entry.abs()))[1];
        for (pivot, earlier) in &basis {
            let factor = vector[*pivot] / earlier[*pivot];
            vector.iter_mut().zip(earlier).for_each(|(entry, from)| *entry -= factor * from);
        }
        if let Some(pivot) = index_of_largest(&vector).filter(|pivot| vector[*pivot].abs() > 1e-9 * scale) {
            basis.push((pivot, vector));
        }
    }
    basis.len()
}

/// Three counts of pairs: those with both of the following properties, those with a wavelength beyond the trained
/// length, and those with only trained angles up to twice that length. A pair without a full turn has untrained angles
/// after the last trained position.
pub(super) fn longer_than_trained(d_model: u32, trained: f64) -> Vec<f64> {
    let waves = || (0..d_model / 2).map(|pair| wavelength(d_model, BASE, pair));
    let long = || waves().filter(|wave| *wave > trained);
    let has_only_trained_angles =
        |wave: &f64| (trained as u32..2 * trained as u32).all(|pos| f64::from(pos) % wave < trained);
    vec![
        long().filter(has_only_trained_angles).count() as f64,
        long().count() as f64,
        waves().filter(has_only_trained_angles).count() as f64,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_exact() {
        assert_eq!(median(&[0.3, 7.0, 0.1]), 0.3);
        assert_eq!(median(&[2.0, 2.0, 5.0, 1.0, 9.0]), 2.0);
        assert_eq!(median(&[0.0]), 0.0);
        let mut values: Vec<f64> = (0..1001).map(|i| (f64::from(i) * 0.7).sin().abs()).collect();
        let found = median(&values);
        values.sort_by(f64::total_cmp);
        assert_eq!(found, values[500]);
    }

    #[test]
    fn multiples_and_sums_add_nothing_to_the_rank() {
        let [one, two] = [vec![1.0, 2.0, 0.0], vec![0.0, 1.0, 1.0]];
        let sum = vec![1.0, 3.0, 1.0];
        assert_eq!(rank(vec![one.clone(), vec![2.0, 4.0, 0.0], two.clone(), sum]), 2);
        assert_eq!(rank(vec![one, two, vec![0.0, 0.0, 1.0]]), 3);
        assert_eq!(rank(vec![vec![0.0, 0.0]]), 0);
    }
}
