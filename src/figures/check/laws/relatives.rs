//! Lists of numbers that are not frequencies, but are near them in a program: the same frequencies twice or in reverse, their
//! exponents and logarithms, the angles of a position, and one row of the encoding.

use super::list::{List, frequencies_by_rule};
use super::series::Series;
use crate::check::equivalents::{likely_bases, usual};
use crate::check::layout::Layout;
use crate::check::rotation::wrapped;

/// Least number of entries of which an explanation can be sure.
const LEAST: usize = 4;
/// Tolerance of a number that is compared with a rule, as of a list that was printed.
const NEAR: f64 = 1e-4;

/// How a list of frequencies is arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// All of them, and then again, as for “rotate half”.
    Twice,
    /// Each of them twice in a row, as for neighbouring dimensions.
    EachTwice,
    /// From the slowest to the fastest.
    Reversed,
}

/// Frequencies of a rule in another arrangement than one per pair, the fastest first.
pub(super) fn rearranged(list: &[f64], base: f64) -> Option<List> {
    let half = list.len() / 2;
    let is_even = list.len() == 2 * half && half >= LEAST;
    let is_twice = is_even && list[..half] == list[half..];
    let is_each_twice = is_even && list.chunks(2).all(|two| two[0] == two[1]);
    let (arrangement, frequencies) = match () {
        () if is_twice => (Arrangement::Twice, list[..half].to_vec()),
        () if is_each_twice => (Arrangement::EachTwice, list.iter().step_by(2).copied().collect()),
        () => (Arrangement::Reversed, list.iter().rev().copied().collect()),
    };
    let found = frequencies_by_rule(&frequencies, base)?;
    let is_found =
        matches!(&found, List::Freqs { series, are_lengths: false, .. } if !matches!(series, Series::Inverted { .. }));
    is_found.then(|| List::Rearranged { arrangement, list: Box::new(found), count: frequencies.len() })
}

/// A whole position times the frequencies of a base.
pub(super) fn angles(list: &[f64], base: f64) -> Option<List> {
    let position = *list.first()?;
    if list.len() < LEAST || position <= 1.0 || position.fract() != 0.0 {
        return None;
    }
    let frequencies: Vec<f64> = list.iter().map(|angle| angle / position).collect();
    match frequencies_by_rule(&frequencies, base)? {
        List::Freqs { series: Series::Geometric { base: found, .. }, are_lengths: false, at_rest: 0, .. } => {
            usual(found, base).map(|base| List::Angles { position, base })
        }
        _ => None,
    }
}

/// The exponents 2·pair/d, or the logarithms of the frequencies, which are these times −ln base.
pub(super) fn exponents(list: &[f64], page_base: f64) -> Option<List> {
    let count = list.len() as f64;
    let follows = |step: f64| list.iter().enumerate().all(|(pair, found)| (found - step * pair as f64).abs() < NEAR);
    if list.len() < LEAST {
        return None;
    }
    if follows(1.0 / count) {
        return Some(List::Exponents { base: None });
    }
    let base = likely_bases(page_base).find(|base| follows(-base.ln() / count))?;
    Some(List::Exponents { base: Some(base) })
}

/// One row of the encoding, of a position other than 0. From the slowest pair on, which alone is not ambiguous, each pair
/// determines the position more exactly.
pub(super) fn row(list: &[f64], page_base: f64) -> Option<List> {
    let pairs = list.len() / 2;
    if list.len() % 2 == 1 || pairs < LEAST || list.iter().any(|entry| entry.abs() > 1.0 + NEAR) {
        return None;
    }
    Layout::BOTH.into_iter().find_map(|layout| {
        let entries = |pair: usize| layout.columns(pairs, pair).map(|col| list[col]);
        likely_bases(page_base).find_map(|base| {
            let freq = |pair: usize| base.powf(-(pair as f64) / pairs as f64);
            let position = (0..pairs).rev().fold(0.0, |position, pair| {
                let [sin, cos] = entries(pair);
                position + wrapped(sin.atan2(cos) - position * freq(pair)) / freq(pair)
            });
            let fits = |pair: usize| {
                let ([sin, cos], exact) = (entries(pair), (position * freq(pair)).sin_cos());
                (sin - exact.0).abs() < 10.0 * NEAR && (cos - exact.1).abs() < 10.0 * NEAR
            };
            let whole = position.round();
            let position = if (position - whole).abs() < 10.0 * NEAR { whole } else { position };
            (position > 0.5 && (0..pairs).all(fits)).then_some(List::Row { position, base, layout })
        })
    })
}
