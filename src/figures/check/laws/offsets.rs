//! Detects whole numbers that depend on the offset from query to key: offsets themselves (Shaw et al. 2018), the buckets of T5
//! (Raffel et al. 2020), and the indices of Swin's windows.

use super::shapes::{Entry, Shape};
use crate::check::matrix::Matrix;
use crate::core::compare::Buckets;

/// Minimum number of rows and columns.
const LEAST: usize = 4;
/// Numbers of buckets and greatest distances that are tried, usual ones first.
const BUCKETS: [u32; 11] = [32, 64, 16, 8, 128, 256, 320, 12, 24, 48, 20];
const DISTANCES: [u32; 14] = [128, 256, 512, 800, 64, 32, 1024, 100, 200, 400, 1000, 2048, 20, 16];

/// Detects whole numbers that depend on the offset: offsets themselves, the buckets of T5, or the indices of Swin.
pub(crate) fn is_of_offsets(matrix: &Matrix) -> Option<Shape> {
    let are_whole = matrix.values.iter().all(|value| value.fract() == 0.0 && value.abs() < 1e6);
    if !are_whole || matrix.rows < LEAST || matrix.cols < LEAST {
        return None;
    }
    relative(matrix).or_else(|| buckets(matrix)).or_else(|| window(matrix))
}

/// Whether an offset is subtracted the other way round, and its sign.
const SIGNS: [(bool, i64); 2] = [(false, 1), (true, -1)];

/// Entries that are as expected, or nearly all of them.
struct Expected {
    /// The first that is not.
    differs: Option<Entry>,
}

/// `None` if more than a few entries are not as expected. The first row and column have every offset; one of their entries
/// may be wrong, too.
fn compared(matrix: &Matrix, expected: &dyn Fn(usize, usize) -> i64) -> Option<Expected> {
    /// Of this many entries, one may be wrong.
    const PER_ERROR: usize = 50;
    let edge = (0..matrix.cols).map(|col| (0, col)).chain((1..matrix.rows).map(|row| (row, 0)));
    let differs = |&(row, col): &(usize, usize)| matrix.at(row, col) != expected(row, col) as f64;
    if edge.filter(differs).nth(1).is_some() {
        return None;
    }
    let cells = || (0..matrix.rows).flat_map(|row| (0..matrix.cols).map(move |col| (row, col)));
    let entry = |(row, col)| Entry { row, col, found: matrix.at(row, col), expected: expected(row, col) as f64 };
    let wrong = cells().filter(differs).count();
    (wrong * PER_ERROR <= matrix.values.len()).then(|| Expected { differs: cells().find(differs).map(entry) })
}

fn extremes(matrix: &Matrix) -> Option<[i64; 2]> {
    let values = || matrix.values.iter().map(|value| *value as i64);
    Some([values().min()?, values().max()?])
}

fn relative(matrix: &Matrix) -> Option<Shape> {
    let [low, high] = extremes(matrix)?;
    let widest = matrix.rows.max(matrix.cols) as i64 - 1;
    // Offsets are cut off at the same distance to both sides, if at all.
    let cuts = [(widest, matrix.at(0, 0) as i64), ((high - low) / 2, i64::midpoint(high, low))];
    SIGNS.into_iter().flat_map(|sign| cuts.map(|cut| (sign, cut))).find_map(
        |((is_query_first, sign), (clip, shift))| {
            let of = |row: usize, col: usize| shift + (sign * (col as i64 - row as i64)).clamp(-clip, clip);
            let Expected { differs } = if clip < 2 { None } else { compared(matrix, &of) }?;
            Some(Shape::Relative { clip: (clip < widest).then_some(clip), shift, is_query_first, differs })
        },
    )
}

fn buckets(matrix: &Matrix) -> Option<Shape> {
    let [low, high] = extremes(matrix)?;
    let candidates = BUCKETS.iter().flat_map(|&count| {
        DISTANCES.iter().flat_map(move |&distance| {
            [true, false].map(|tells_directions| Buckets { count, distance, tells_directions })
        })
    });
    candidates.filter(|buckets| i64::from(buckets.count) > high && low == 0 && buckets.is_valid()).find_map(|buckets| {
        SIGNS.into_iter().find_map(|(is_query_first, sign)| {
            let of = |row: usize, col: usize| i64::from(buckets.of(sign * (col as i64 - row as i64)));
            Some(Shape::Buckets { buckets, is_query_first, differs: compared(matrix, &of)?.differs })
        })
    })
}

/// Offsets of rows and of columns, both from 0, are one index.
fn window(matrix: &Matrix) -> Option<Shape> {
    let places = matrix.rows;
    let heights = (2..places).filter(|height| matrix.cols == places && places.is_multiple_of(*height));
    heights.flat_map(|height| SIGNS.map(|sign| (height, sign))).find_map(|(height, (is_key_first, sign))| {
        let width = places / height;
        let of = |query: usize, key: usize| {
            let offset = |one: usize, other: usize, count: usize| sign * (one as i64 - other as i64) + count as i64 - 1;
            let row = offset(query / width, key / width, height);
            row * (2 * width as i64 - 1) + offset(query % width, key % width, width)
        };
        let Expected { differs } = if width < 2 { None } else { compared(matrix, &of) }?;
        Some(Shape::Window { size: [height, width], is_key_first, differs })
    })
}
