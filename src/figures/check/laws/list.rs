//! Identifies a list of frequencies, such as the inverse frequencies (`inv_freq`) of a rotary embedding, or a list of
//! wavelengths.

use std::f64::consts::TAU;

use super::series::{ERRORS, MeasuredFreq, Series, explained};
use super::{Law, slip};
use crate::check::equivalents::usual;
use crate::check::matrix::{Form, Matrix};
use crate::check::verdict::Verdict;

/// Half a unit of the last bit of 1 in bfloat16, the largest relative error of a frequency stored in it.
const NARROW: f64 = 1.0 / 256.0;

/// Identifies a list of frequencies. `base` is the page's base.
pub fn frequencies(list: &[f64], base: f64) -> Verdict {
    let matrix = Matrix { rows: 1, cols: list.len(), values: list.to_vec(), decimals: None, form: Form::List };
    let mut verdict = Verdict::unknown(&matrix, base);
    let Some((series, are_lengths)) = series(list, base) else { return verdict };
    let pairs = list.len();
    if let Series::Geometric { base: found, count, .. } = series
        && count == pairs as f64
        && usual(found, base).is_none()
    {
        verdict.slip = Some(slip::base(found, 2 * pairs, base, 1e-5));
    }
    verdict.law = Some(Law::List { series, pairs, are_lengths });
    verdict
}

/// The series of a list, and whether the list contains wavelengths.
fn series(list: &[f64], base: f64) -> Option<(Series, bool)> {
    if list.len() < 3 || list.iter().any(|freq| !(freq.is_finite() && *freq > 0.0)) {
        return None;
    }
    // Tries exact numbers and float32 first, then bfloat16 with its 8-bit significand. Factors that differ from pair to
    // pair explain any list of rounded numbers, so they are tried last.
    let fits = [(0.0, false), (NARROW / ERRORS, false), (0.0, true)];
    for (error, with_free) in fits {
        for are_lengths in [false, true] {
            let of = |value: f64| if are_lengths { TAU / value } else { value };
            let tones: Vec<MeasuredFreq> = list
                .iter()
                .enumerate()
                .map(|(place, value)| MeasuredFreq { place, freq: of(*value), error: error * of(*value) })
                .collect();
            // No model has a pair that turns by more than half a turn per position.
            if tones.iter().any(|tone| tone.freq > 3.1) {
                continue;
            }
            let all = explained(&tones, list.len(), base);
            let is_tried = |series: &Series| with_free || !matches!(series, Series::Free { .. });
            let significant = all.into_iter().find(|series| is_tried(series) && is_significant(series, tones.len()));
            if let Some(series) = significant {
                return Some((series, are_lengths));
            }
        }
    }
    // A list that grows from 1 contains reciprocals of frequencies.
    let reciprocals: Vec<MeasuredFreq> =
        list.iter().enumerate().map(|(place, value)| MeasuredFreq { place, freq: 1.0 / value, error: 0.0 }).collect();
    let inverse_series = explained(&reciprocals, list.len(), base)
        .into_iter()
        .find(|series| is_significant(series, reciprocals.len()))?;
    match inverse_series {
        Series::Geometric { base, count, first } if (first - 1.0).abs() < 1e-9 => {
            Some((Series::Inverted { base, count }, false))
        }
        _ => None,
    }
}

/// Whether a series is significant. With few numbers, almost any list fits some series.
fn is_significant(series: &Series, count: usize) -> bool {
    match series {
        Series::Free { against, .. } => against.is_some() && count >= 8,
        Series::Equal(_) => true,
        _ => count >= 4,
    }
}
