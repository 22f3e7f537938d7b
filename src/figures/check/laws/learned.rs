//! Whether a table turns without a law, as positions do that a model learned.
//!
//! r(k) = Σ over rows of ⟨row, row k further⟩ / Σ ⟨row, row⟩, of centred rows, falls where a table is smooth, and is near 0
//! where it is noise. Where much of it turns, r rises again after a turn, by twice the share of what turns. By chance it does
//! so too: a table of n rows and d independent columns, each alike over L rows, leaves about √(L/(n·d)) of it. A rise that is
//! some times as large is none of chance.

use crate::check::estimate::spread;
use crate::check::frame::Frame;
use crate::check::matrix::Matrix;
use crate::check::pieces::yield_now;

/// What is looked at.
const ROWS: usize = 512;
const COLUMNS: usize = 192;
/// What a table must have for it.
const LEAST_ROWS: usize = 48;
const LEAST_COLUMNS: usize = 16;
/// A rise must be as large as that, and so many times what chance leaves.
const RISE: f64 = 0.1;
const TIMES: f64 = 12.0;
/// Rows this many times as long as usual stand out, as that of the first position does.
const OUT: f64 = 1.7;

/// Whether it turns.
pub(crate) async fn is_learned(matrix: &Matrix) -> bool {
    let frame = Frame::upright(matrix);
    if frame.rows < LEAST_ROWS || frame.cols < LEAST_COLUMNS {
        return false;
    }
    let rows = frame.rows.min(ROWS);
    let cols: Vec<usize> = spread(matrix.cols, COLUMNS).collect();
    let mut part = matrix.part(0..rows, &cols);
    stand_out(&mut part);
    centre(&mut part);
    yield_now().await;
    let lags = rows / 3;
    let mut alike = Vec::with_capacity(lags);
    let dot = |one: usize, other: usize| -> f64 {
        part.row(one).iter().zip(part.row(other)).map(|(one, other)| one * other).sum()
    };
    for lag in 0..lags {
        let count = rows - lag;
        alike.push((0..count).map(|row| dot(row, row + lag)).sum::<f64>() / count as f64);
        if lag % 16 == 15 {
            yield_now().await;
        }
    }
    let whole = alike[0];
    if whole <= 0.0 {
        return false;
    }
    for alike in &mut alike {
        *alike /= whole;
    }
    let long = alike.iter().position(|alike| *alike < 0.5).unwrap_or(lags) as f64;
    let chance = (long / (rows as f64 * independent(&part))).sqrt();
    let (mut low, mut rise) = (1.0_f64, 0.0_f64);
    for value in &alike {
        low = low.min(*value);
        rise = rise.max(value - low);
    }
    rise > RISE.max(TIMES * chance)
}

/// Rows that stand out become as long as usual: they would be all that is seen.
fn stand_out(part: &mut Matrix) {
    let lengths: Vec<f64> =
        (0..part.rows).map(|row| part.row(row).iter().map(|value| value * value).sum::<f64>().sqrt()).collect();
    let mut sorted = lengths.clone();
    sorted.sort_by(f64::total_cmp);
    let usual = sorted[sorted.len() / 2];
    for (row, length) in lengths.iter().enumerate().filter(|(_, length)| **length > OUT * usual) {
        let range = row * part.cols..(row + 1) * part.cols;
        part.values[range].iter_mut().for_each(|value| *value *= usual / length);
    }
}

fn centre(part: &mut Matrix) {
    for col in 0..part.cols {
        let mean = (0..part.rows).map(|row| part.at(row, col)).sum::<f64>() / part.rows as f64;
        (0..part.rows).for_each(|row| part.values[row * part.cols + col] -= mean);
    }
}

/// How many columns are independent: the square of the variance over the sum of squares of all covariances.
fn independent(part: &Matrix) -> f64 {
    let cols: Vec<usize> = spread(part.cols, 96).collect();
    let rows: Vec<usize> = spread(part.rows, 192).collect();
    let covariance =
        |one: usize, other: usize| rows.iter().map(|row| part.at(*row, one) * part.at(*row, other)).sum::<f64>();
    let (mut trace, mut squares) = (0.0, 0.0);
    for one in &cols {
        trace += covariance(*one, *one);
        squares += cols.iter().map(|other| covariance(*one, *other).powi(2)).sum::<f64>();
    }
    trace * trace / squares
}
