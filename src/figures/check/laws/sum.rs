//! Detects an encoding to which other numbers were added, such as embeddings of words: what the module returns, and not its
//! table. The other numbers may be much larger than the encoding.

use std::f64::consts::TAU;

use super::Shape;
use crate::check::entries::Entries;
use crate::check::equivalents::likely_encodings;
use crate::check::hypothesis::Hypothesis;
use crate::check::matrix::Matrix;
use crate::check::sample::spread;
use crate::check::yield_now::yield_now;

/// Number of groups of neighbouring pairs. Each must contain the encoding, so that a single wave is not taken for one.
const GROUPS: usize = 3;
/// Minimum factor of the encoding in a group, in standard errors.
const SIGNIFICANT: f64 = 6.0;
/// The factor with which an encoding is added, about.
const ADDED: [f64; 2] = [0.5, 2.0];
/// Minimum number of cycles of a pair: the trends of a table would be taken for parts of slower waves.
const CYCLES: f64 = 2.0;
/// Maximum number of rows examined.
const ROWS: usize = 1024;

/// The encoding in a sum; `None` if there is none, or if the other numbers hide it.
pub(in crate::check) async fn sum(matrix: &Matrix, base: f64) -> Option<Shape> {
    let rows = matrix.rows.min(ROWS);
    let values = &matrix.values[..rows * matrix.cols];
    let deviation = standard_deviation(values);
    for found in likely_encodings(base) {
        yield_now().await;
        if contains(matrix, rows, deviation, &found) {
            let Hypothesis { base, layout, .. } = found;
            return Some(Shape::Sum { base, layout, deviation: deviation_without(values, matrix.cols, &found) });
        }
    }
    None
}

/// The standard deviation of what is left without the encoding.
fn deviation_without(values: &[f64], cols: usize, encoding: &Hypothesis) -> f64 {
    let entries = Entries::all(encoding, cols);
    let others = values.iter().enumerate().map(|(at, value)| value - entries.at(at / cols, at % cols).1);
    standard_deviation(&others.collect::<Vec<_>>())
}

fn standard_deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

/// Whether the first rows contain an encoding, in each group of pairs.
fn contains(matrix: &Matrix, rows: usize, deviation: f64, hypothesis: &Hypothesis) -> bool {
    let pairs = matrix.cols / 2;
    // The exponent of the slowest pair that completes these cycles, as a fraction of all pairs.
    let slowest = (CYCLES * TAU / rows as f64).ln() / -hypothesis.base.ln();
    let turning = (slowest.clamp(0.0, 1.0) * pairs as f64) as usize;
    if turning < GROUPS {
        return false;
    }
    // The factor of the encoding in a pair, by projection: the squares of sine and cosine add up to 1 in each row.
    let factor = |pair: usize| {
        // Only the frequencies that are needed: a matrix may have millions of columns.
        let freq = hypothesis.base.powf(-(pair as f64) / pairs as f64);
        let columns = hypothesis.layout.columns(pairs, pair);
        let of_row = |row: usize| {
            let (sin, cos) = ((hypothesis.first + row as f64) * freq).sin_cos();
            let [of_sin, of_cos] = columns.map(|col| matrix.at(row, col));
            of_sin * sin + of_cos * cos
        };
        (0..rows).map(of_row).sum::<f64>() / rows as f64
    };
    // Whether the encoding is in these pairs, with at least so many standard errors.
    let is_in = |pairs: &mut dyn ExactSizeIterator<Item = usize>, errors: f64| {
        let count = pairs.len() as f64;
        let mean = pairs.map(factor).sum::<f64>() / count;
        (ADDED[0]..ADDED[1]).contains(&mean) && mean > errors * deviation / (rows as f64 * count).sqrt()
    };
    // A few pairs rule out most hypotheses.
    is_in(&mut spread(turning, 8).collect::<Vec<_>>().into_iter(), SIGNIFICANT / 2.0)
        && (0..GROUPS).all(|group| is_in(&mut (turning * group / GROUPS..turning * (group + 1) / GROUPS), SIGNIFICANT))
}
