//! Determines the positions of rows that are not consecutive. For each row, the slowest pair gives an approximate
//! position, and each faster pair refines it.

use super::{Guess, Order, Series};
use crate::check::equivalents::USUAL;
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::check::rotation::{angles_and_radii, median, wrapped};
use crate::check::sample::spread;
use crate::check::yield_now::yield_now;
use crate::core::causal::{BF16_DIGITS, F16_DIGITS, rounded};

/// Number of rows on which candidate bases are tried.
const ROWS: usize = 24;
/// Maximum root mean square error of angles, in radians.
const NEAR: f64 = 0.15;
/// Maximum relative variation of radii.
const ROUND: f64 = 0.15;
/// Minimum number of pairs for a list of positions.
const LEAST_PAIRS: usize = 4;

/// Positions of the rows.
#[derive(Clone, Debug, PartialEq)]
pub enum Positions {
    /// Equally spaced.
    Line {
        /// The position of row 0.
        first: f64,
        /// The difference between rows.
        step: f64,
    },
    /// Arbitrary.
    List(Vec<f64>),
}

impl Positions {
    /// The positions of the first `rows` rows.
    pub(super) fn of(&self, rows: usize) -> Vec<f64> {
        match self {
            Self::Line { first, step } => (0..rows).map(|row| first + step * row as f64).collect(),
            Self::List(list) => list.clone(),
        }
    }
}

/// How positions follow each other, where it is not the plain order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sequence {
    /// They fall from row to row.
    Reversed,
    /// They fall from 0 on.
    Negative,
    /// They run over the same distance to both sides of 0.
    Centred {
        /// The last position.
        last: f64,
    },
    /// They run from 0 to 1.
    Normalised,
    /// They fall to the least and rise again: a lost sign.
    Mirrored {
        /// The least position.
        least: f64,
    },
    /// Each stands in this many neighbouring rows.
    Repeated {
        /// Number of rows.
        times: usize,
    },
    /// They begin anew.
    Restarting {
        /// The row of the first new beginning.
        row: usize,
    },
    /// The first rows have one position, as padding at the left has.
    Padded {
        /// Number of these rows.
        count: usize,
    },
    /// From a row on, all have one position.
    Cut {
        /// The first row of the last position.
        row: usize,
        /// The last position.
        last: f64,
    },
    /// They are rounded to a narrow type.
    Rounded {
        /// Significant binary digits of the type: 8 of bfloat16, 11 of float16.
        digits: i32,
        /// The first row whose position is not its own.
        row: usize,
    },
    /// They are consecutive, in another order.
    Shuffled {
        /// The least position.
        least: f64,
        /// The greatest position.
        greatest: f64,
    },
}

impl Sequence {
    /// How the positions of `rows` rows follow each other; `None` if they are consecutive, or in no known sequence.
    pub(in crate::check) fn of(positions: &Positions, rows: usize) -> Option<Self> {
        match positions {
            Positions::Line { first, step } => Self::of_line(*first, *step, rows),
            Positions::List(list) => Self::of_list(list),
        }
    }

    fn of_line(first: f64, step: f64, rows: usize) -> Option<Self> {
        let last = first + step * (rows.max(2) - 1) as f64;
        let is_near = |found: f64, expected: f64| (found - expected).abs() < 1e-3 * step.abs();
        match () {
            () if is_near(first, -last) => Some(Self::Centred { last }),
            () if is_near(first, 0.0) && (is_near(last, 1.0) || is_near(last + step, 1.0)) => Some(Self::Normalised),
            () if step < 0.0 && is_near(first, 0.0) => Some(Self::Negative),
            () if step < 0.0 => Some(Self::Reversed),
            () => None,
        }
    }

    /// As [`of`](Self::of), of a list.
    pub(super) fn of_list(list: &[f64]) -> Option<Self> {
        let [first, .., last] = *list else { return None };
        let [least, greatest] = [f64::min, f64::max].map(|most| list.iter().copied().fold(first, most));
        let steps = || list.windows(2).map(|two| two[1] - two[0]);
        let count_steps = |step: f64| steps().take_while(move |found| *found == step).count();
        let falling = count_steps(-1.0);
        if falling > 0 && steps().skip(falling).all(|step| step == 1.0) && falling + 1 < list.len() {
            return Some(Self::Mirrored { least });
        }
        let [resting, rising] = [0.0, 1.0].map(count_steps);
        let follow = |from: usize, step: f64| from < list.len() && steps().skip(from).all(|found| found == step);
        // Padding has the position of the first token, or as in transformers, position 1.
        let begins_anew = list.get(resting + 1) == Some(&0.0) && follow(resting + 1, 1.0);
        if resting > 0 && resting + 1 < list.len() && (follow(resting, 1.0) || begins_anew) {
            return Some(Self::Padded { count: resting + 1 });
        }
        if rising > 0 && rising + 1 < list.len() && follow(rising, 0.0) {
            return Some(Self::Cut { row: rising, last });
        }
        let times = resting + 1;
        if times > 1
            && 2 * times <= list.len()
            && list.iter().enumerate().all(|(row, position)| *position == first + (row / times) as f64)
        {
            return Some(Self::Repeated { times });
        }
        let begins_anew = |step: f64| step < 0.0;
        if steps().all(|step| step == 1.0 || begins_anew(step)) && first <= 1.0 {
            let row = 1 + steps().position(begins_anew)?;
            let starts = (row..list.len()).filter(|row| begins_anew(list[*row] - list[*row - 1]));
            if starts.clone().all(|row| list[row] == first) {
                return Some(Self::Restarting { row });
            }
        }
        let in_order = |row: usize| first + row as f64;
        for digits in [BF16_DIGITS, F16_DIGITS] {
            let round = |position: f64| if position == 0.0 { 0.0 } else { rounded(position, digits) };
            if list.iter().enumerate().all(|(row, position)| *position == round(in_order(row))) {
                let row = (0..list.len()).find(|row| list[*row] != in_order(*row))?;
                return Some(Self::Rounded { digits, row });
            }
        }
        let mut sorted = list.to_vec();
        sorted.sort_by(f64::total_cmp);
        let is_permuted = sorted.windows(2).all(|two| two[1] - two[0] == 1.0) && sorted != list;
        is_permuted.then_some(Self::Shuffled { least, greatest })
    }
}

/// The guess that the rows have a list of positions, with the base that fits best.
pub(super) async fn guesses(part: &Matrix, base: f64) -> Option<Guess> {
    for layout in Layout::BOTH {
        let pairs = layout.pairs(part.cols);
        if pairs < LEAST_PAIRS || !part.cols.is_multiple_of(2) {
            continue;
        }
        let sampled_rows = part.part(spread(part.rows, ROWS), &(0..part.cols).collect::<Vec<_>>());
        let Some(amplitude) = radius(&sampled_rows, layout) else { continue };
        let bases = std::iter::once(base).chain(USUAL.into_iter().filter(|usual| *usual != base));
        let mut best: Option<(f64, Series)> = None;
        for base in bases {
            for count in [pairs, pairs - 1] {
                let series = Series::Geometric { base, count: count as f64, first: 1.0 };
                let (error, _) = positions(&sampled_rows, layout, &series.freqs(pairs));
                if best.as_ref().is_none_or(|(least, _)| error < *least) {
                    best = Some((error, series));
                }
            }
            yield_now().await;
        }
        let Some((_, series)) = best.filter(|(error, _)| *error < NEAR) else { continue };
        let freqs = series.freqs(pairs);
        let Some(positions) = read(part, layout, &freqs).await else { continue };
        let waves = (0..part.cols).map(|col| layout.pair_and_component(pairs, col));
        let waves = waves.map(|(pair, component)| (freqs[pair], component)).collect();
        return Some(Guess { series, order: Order::Pairs(layout), waves, positions, amplitude });
    }
    None
}

/// The radius common to all pairs and rows.
fn radius(sampled_rows: &Matrix, layout: Layout) -> Option<f64> {
    let radii = |pair| angles_and_radii(sampled_rows, layout, pair).1;
    let all: Vec<f64> = spread(sampled_rows.cols / 2, 24).flat_map(radii).collect();
    let median_radius = median(all.clone())?;
    let close = all.iter().filter(|radius| (**radius / median_radius - 1.0).abs() < ROUND).count();
    let is_common = close as f64 >= 0.7 * all.len() as f64 && median_radius > 1e-9;
    is_common.then_some(if (median_radius - 1.0).abs() < 0.01 { 1.0 } else { median_radius })
}

/// The positions of all rows.
pub(super) async fn read(matrix: &Matrix, layout: Layout, freqs: &[f64]) -> Option<Positions> {
    let mut list = Vec::with_capacity(matrix.rows);
    let cols: Vec<usize> = (0..matrix.cols).collect();
    for from in (0..matrix.rows).step_by(64) {
        let rows = matrix.part(from..matrix.rows.min(from + 64), &cols);
        list.extend(positions(&rows, layout, freqs).1);
        yield_now().await;
    }
    // Rounds to integers if most positions are near one, or else to the coarsest fraction that most are near.
    let unit = [1.0, 0.5, 0.25, 0.2, 0.1, 0.05, 0.01].into_iter().find(|unit| {
        let is_near = |position: &&f64| (*position / unit - (*position / unit).round()).abs() < 0.1;
        list.iter().filter(is_near).count() as f64 >= 0.8 * list.len() as f64
    });
    if let Some(unit) = unit {
        let per_position = (1.0 / unit).round();
        for position in &mut list {
            *position = (*position * per_position).round() / per_position;
        }
    }
    // Equally spaced positions need no list.
    let step = list.get(1)? - list[0];
    let is_line = list.iter().enumerate().all(|(row, position)| (position - list[0] - step * row as f64).abs() < 1e-9);
    Some(if is_line { Positions::Line { first: list[0], step } } else { Positions::List(list) })
}

/// The median over rows of the angle error, in radians, and the positions.
fn positions(matrix: &Matrix, layout: Layout, freqs: &[f64]) -> (f64, Vec<f64>) {
    let mut order: Vec<usize> = spread(matrix.cols / 2, 64).filter(|pair| freqs[*pair] > 1e-12).collect();
    order.sort_by(|one, other| freqs[*one].total_cmp(&freqs[*other]));
    let angles: Vec<Vec<f64>> = order.iter().map(|pair| angles_and_radii(matrix, layout, *pair).0).collect();
    let read_row = |row: usize| {
        let pair_angles = || order.iter().zip(&angles).map(|(pair, angles)| (freqs[*pair], angles[row]));
        let mut position = 0.0;
        for (freq, angle) in pair_angles() {
            if angle.is_finite() {
                position += wrapped(angle - freq * position) / freq;
            }
        }
        let squares: f64 = pair_angles().map(|(freq, angle)| wrapped(angle - freq * position).powi(2)).sum();
        (position, (squares / order.len() as f64).sqrt())
    };
    let all: Vec<(f64, f64)> = (0..matrix.rows).map(read_row).collect();
    // A row without angles has an error larger than any angle.
    let error = median(all.iter().map(|(_, error)| if error.is_finite() { *error } else { 9.0 }).collect());
    (error.unwrap_or(9.0), all.into_iter().map(|(position, _)| position).collect())
}
