//! Measures each column separately, as a sine or cosine from position 0 on; the first entry distinguishes sine and
//! cosine. This covers tables with only sines or only cosines, and tables in which each column has its own exponent.

use super::series::{MeasuredFreq, Series, explained};
use super::single::{Single, measured};
use super::{Guess, Order, Positions};
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::check::rotation::median;
use crate::check::sample::spread;
use crate::check::yield_now::yield_now;
use crate::core::encoding::Component;

/// Number of columns measured first.
const SCOUTS: usize = 12;
/// A column with a larger error, relative to the amplitude, is not a wave.
const VAGUE: f64 = 0.3;
/// Tolerance of first entries around 0 and the amplitude, relative to the amplitude.
const FIRST: f64 = 0.25;
/// Minimum fraction of columns that must be waves.
const LEAST_WAVES: f64 = 0.9;

/// The wave in a column.
#[derive(Clone, Copy)]
struct Column {
    col: usize,
    component: Component,
    single: Single,
}

/// Guesses based on separately measured columns.
pub(super) async fn guesses(part: &Matrix, base: f64) -> Vec<Guess> {
    if part.rows < 6 || part.cols < 4 {
        return Vec::new();
    }
    let Some(amplitude) = amplitude(part) else { return Vec::new() };
    let scouts: Vec<Column> = spread(part.cols, SCOUTS).filter_map(|col| column(part, col, amplitude)).collect();
    if (scouts.len() as f64) < LEAST_WAVES * part.cols.min(SCOUTS) as f64 {
        return Vec::new();
    }
    let mut columns = Vec::with_capacity(part.cols);
    for col in 0..part.cols {
        columns.push(column(part, col, amplitude));
        if col % 32 == 31 {
            yield_now().await;
        }
    }
    let known = columns.iter().flatten().count();
    if (known as f64) < LEAST_WAVES * part.cols as f64 {
        return Vec::new();
    }
    let found: Vec<Column> = columns.into_iter().flatten().collect();
    let mut guesses = in_pairs(part, &found, amplitude, base);
    if guesses.is_empty() {
        guesses.extend(by_column(part, &found, amplitude, base));
    }
    guesses
}

/// The amplitude: the first entry of the cosines, or the largest entry if all first entries are small.
fn amplitude(part: &Matrix) -> Option<f64> {
    let largest_first = part.row(0).iter().fold(0.0_f64, |largest, entry| largest.max(entry.abs()));
    let all = || part.values.iter().map(|value| value.abs());
    let largest = all().fold(0.0, f64::max);
    if largest == 0.0 {
        return None;
    }
    let amplitude = if largest_first > 0.3 * largest {
        median(part.row(0).iter().map(|entry| entry.abs()).filter(|entry| *entry > 0.5 * largest_first).collect())?
    } else {
        largest
    };
    Some(if (amplitude - 1.0).abs() < 0.02 { 1.0 } else { amplitude })
}

/// Measures the wave in a column; `None` if the column is not a wave.
fn column(part: &Matrix, col: usize, amplitude: f64) -> Option<Column> {
    let entries: Vec<f64> = (0..part.rows).map(|row| part.at(row, col) / amplitude).collect();
    let component = match entries[0] {
        first if first.abs() < FIRST => Component::Sin,
        first if (first - 1.0).abs() < FIRST => Component::Cos,
        _ => return None,
    };
    let single = measured(&entries, component)?;
    (single.off < VAGUE).then_some(Column { col, component, single })
}

/// Guesses in which the columns form pairs, for the first layout that fits.
fn in_pairs(part: &Matrix, found: &[Column], amplitude: f64, base: f64) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for layout in Layout::TABLES.into_iter().chain(Layout::BOTH) {
        let pairs = layout.pairs(part.cols);
        let wrong =
            found.iter().filter(|column| layout.pair_and_component(pairs, column.col).1 != column.component).count();
        if wrong * 20 > found.len() || layout == Layout::CosSinHalves && !part.cols.is_multiple_of(4) {
            continue;
        }
        // Of the columns of a pair, uses the one with the smallest error.
        let mut best: Vec<Option<Column>> = vec![None; pairs];
        for column in found {
            let slot = &mut best[layout.pair_and_component(pairs, column.col).0];
            if slot.is_none_or(|other| column.single.error < other.single.error) {
                *slot = Some(*column);
            }
        }
        let differs_from_best = |column: &&Column| {
            let pair = layout.pair_and_component(pairs, column.col).0;
            let other = best[pair].unwrap_or(**column).single;
            let difference = (column.single.freq - other.freq).abs();
            difference > 8.0 * (column.single.error + other.error) + 1e-5 * other.freq + 1e-7
        };
        if found.iter().filter(differs_from_best).count() * 10 > found.len() {
            continue;
        }
        let tones: Vec<MeasuredFreq> =
            best.iter().enumerate().filter_map(|(place, column)| Some(tone(place, (*column)?))).collect();
        for series in explained(&tones, pairs, base) {
            let freqs = series.freqs(pairs);
            let waves = (0..part.cols).map(|col| layout.pair_and_component(pairs, col));
            let waves = waves.map(|(pair, component)| (freqs[pair], component)).collect();
            let positions = Positions::Line { first: 0.0, step: 1.0 };
            guesses.push(Guess { series, order: Order::Pairs(layout), waves, positions, amplitude });
        }
        if !guesses.is_empty() {
            break;
        }
    }
    guesses
}

fn tone(place: usize, column: Column) -> MeasuredFreq {
    let Single { freq, error, .. } = column.single;
    MeasuredFreq { place, freq, error }
}

/// The guess that each column has its own frequency and the frequencies follow a rule.
fn by_column(part: &Matrix, found: &[Column], amplitude: f64, base: f64) -> Option<Guess> {
    let tones: Vec<MeasuredFreq> = found.iter().map(|column| tone(column.col, *column)).collect();
    let series = explained(&tones, part.cols, base).into_iter().next()?;
    if matches!(series, Series::Free { .. }) || found.len() < part.cols {
        return None;
    }
    let freqs = series.freqs(part.cols);
    let waves = found.iter().map(|column| (freqs[column.col], column.component)).collect();
    let positions = Positions::Line { first: 0.0, step: 1.0 };
    Some(Guess { series, order: Order::Columns, waves, positions, amplitude })
}
