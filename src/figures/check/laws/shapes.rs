//! Detects tables that are no encodings: of attention (masks, biases, products or distances of rows), sines and cosines
//! without a law, and what is left of an encoding after a fault.

use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::check::sample::spread;
use crate::core::alibi::slopes;
use crate::core::compare::Buckets;

/// A score at or below this value hides its key.
const HIDDEN: f64 = -1e4;
/// Minimum number of rows and columns.
const LEAST: usize = 3;
/// Greatest relative deviation of the length of a pair from that of all. Learned numbers deviate far more.
const CIRCLE: f64 = 0.05;
/// Greatest relative error of a bias that is rounded to bfloat16.
const ROUNDED: f64 = 4e-3;
/// Maximum number of rows and of columns in a sample.
const SOME: usize = 256;

/// An entry that is not as expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Counted from 0.
    pub row: usize,
    /// Counted from 0.
    pub col: usize,
    /// The number there.
    pub found: f64,
    /// The number that was expected.
    pub expected: f64,
}

/// What a table is that encodes no positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A causal mask; with a `window`, it also hides keys long before the query.
    Mask {
        /// Maximum number of visible keys, if fewer than all earlier ones.
        window: Option<usize>,
        /// The value at hidden keys: 0, 1, or a large negative number.
        hidden: f64,
    },
    /// The unit matrix: a position is its own number.
    Identity,
    /// `ALiBi`: the score decreases by `slope` per position between query and key.
    Alibi {
        /// The slope.
        slope: f64,
        /// Whether keys after the query are hidden or 0, instead of penalised.
        is_causal: bool,
    },
    /// `ALiBi` for one query, as libraries keep it: a row for each head, its slope times the number of the key.
    AlibiKeys {
        /// The numbers of the first and of the last key.
        keys: [f64; 2],
    },
    /// Sine and cosine of the position, multiplied by what was to be their frequency.
    Outside {
        /// The base.
        base: f64,
    },
    /// An encoding to which other numbers were added, such as embeddings.
    Sum {
        /// The base.
        base: f64,
        /// The order of sines and cosines.
        layout: Layout,
        /// The standard deviation of the other numbers.
        deviation: f64,
    },
    /// Entries depend only on the offset from query to key.
    Offsets,
    /// Offsets from query to key.
    Relative {
        /// The greatest distance, if offsets are cut off there.
        clip: Option<i64>,
        /// What is added to every offset, such as to make indices of them.
        shift: i64,
        /// Whether they are query − key.
        is_query_first: bool,
        /// The first entry that differs.
        differs: Option<Entry>,
    },
    /// Buckets of offsets, as in T5.
    Buckets {
        /// Their number, up to which distance they grow, and which offsets they tell apart.
        buckets: Buckets,
        /// Whether offsets are query − key, where T5 has key − query.
        is_query_first: bool,
        /// The first entry that differs.
        differs: Option<Entry>,
    },
    /// Indices of offsets in two directions between the places of a window, as in Swin.
    Window {
        /// Numbers of rows and of columns of the window.
        size: [usize; 2],
        /// Whether offsets are key − query, where Swin has query − key.
        is_key_first: bool,
        /// The first entry that differs.
        differs: Option<Entry>,
    },
    /// An encoding truncated to whole numbers.
    Truncated {
        /// The share of zeros.
        zeros: f64,
    },
    /// Sines and cosines, whose angles follow no law: each pair of columns is a point on a circle.
    Circles {
        /// The layout of sines and cosines. Which of the two comes first is unknown.
        layout: Layout,
        /// The radius of the circles.
        radius: f64,
    },
    /// Inner products of rows, or cosines if `are_cosines`.
    Products {
        /// Whether all rows have length 1.
        are_cosines: bool,
        /// Whether entries depend only on the offset.
        by_offset: bool,
    },
    /// Distances between rows.
    Distances {
        /// Whether entries depend only on the offset.
        by_offset: bool,
    },
}

/// Detects a mask or a bias; entries may be infinite.
pub(crate) fn is_attention(matrix: &Matrix) -> Option<Shape> {
    let n = matrix.rows;
    if n != matrix.cols || n < LEAST {
        return None;
    }
    identity(matrix).or_else(|| mask(matrix)).or_else(|| alibi(matrix))
}

/// Detects the biases of `ALiBi` for one query: slopes of heads times keys, which count from 0, or up to 0.
pub(crate) fn is_of_keys(matrix: &Matrix) -> Option<Shape> {
    let last = matrix.cols as f64 - 1.0;
    let slopes = slopes(u32::try_from(matrix.rows).ok()?);
    let fits = |keys: &[f64; 2]| {
        let expected = |row: usize, col: usize| slopes[row] * (keys[0] + col as f64);
        (0..matrix.rows).all(|row| (0..matrix.cols).all(|col| is_bias(matrix.at(row, col), expected(row, col))))
    };
    let keys = [[0.0, last], [-last, 0.0]].into_iter().find(fits)?;
    (matrix.rows > 1 && matrix.cols >= LEAST).then_some(Shape::AlibiKeys { keys })
}

/// Detects sines and cosines of the position itself, multiplied by what was to be their frequencies.
pub(crate) fn is_outside(matrix: &Matrix) -> Option<Shape> {
    let pairs = matrix.cols / 2;
    if !matrix.cols.is_multiple_of(2) || pairs < 2 || matrix.rows < LEAST {
        return None;
    }
    [Layout::Interleaved, Layout::Split].into_iter().find_map(|layout| {
        // At position 0, the cosines are the factors.
        let factor = |pair: usize| matrix.at(0, layout.columns(pairs, pair)[1]);
        let base = factor(pairs - 1).powf(-(pairs as f64) / (pairs - 1) as f64);
        let fits = |pair: usize| {
            let factor = base.powf(-(pair as f64) / pairs as f64);
            (0..matrix.rows).all(|row| {
                let (sin, cos) = (row as f64).sin_cos();
                let entries = layout.columns(pairs, pair).map(|col| matrix.at(row, col) / factor);
                (entries[0] - sin).abs() < ROUNDED && (entries[1] - cos).abs() < ROUNDED
            })
        };
        (base.is_finite() && base > 1.5 && (0..pairs).all(fits)).then_some(Shape::Outside { base })
    })
}

/// Detects an encoding of which only −1, 0 and 1 are left. At position 0 all sines are 0 and all cosines 1.
pub(crate) fn is_truncated(matrix: &Matrix) -> Option<Shape> {
    /// Least number of columns: a few zeros and ones are anything.
    const LEAST_COLUMNS: usize = 8;
    let cols = matrix.cols;
    let first = matrix.row(0);
    let alternates = |sine: usize| (0..cols).all(|col| first[col] == f64::from(u8::from(col % 2 != sine)));
    let in_halves = |sine: usize| (0..cols).all(|col| first[col] == f64::from(u8::from(col / (cols / 2) != sine)));
    let is_at_zero = [0, 1].into_iter().any(|sine| alternates(sine) || in_halves(sine));
    let are_whole = matrix.values.iter().all(|value| [-1.0, 0.0, 1.0].contains(value));
    let zeros = matrix.values.iter().filter(|value| **value == 0.0).count() as f64 / matrix.values.len() as f64;
    let is_wide = cols >= LEAST_COLUMNS && cols.is_multiple_of(2) && matrix.rows >= LEAST;
    (is_wide && is_at_zero && are_whole && zeros > 0.5).then_some(Shape::Truncated { zeros })
}

/// Detects sines and cosines by the lengths of the pairs, which are equal in all rows.
pub(crate) fn circles(matrix: &Matrix) -> Option<Shape> {
    /// Least number of pairs and of rows: the lengths of a few may agree by chance.
    const LEAST_PAIRS: usize = 4;
    let pairs = matrix.cols / 2;
    if !matrix.cols.is_multiple_of(2) || pairs < LEAST_PAIRS || matrix.rows < LEAST {
        return None;
    }
    [Layout::Interleaved, Layout::Split].into_iter().find_map(|layout| {
        let length = |row: usize, pair: usize| {
            let [sin, cos] = layout.columns(pairs, pair);
            matrix.at(row, sin).hypot(matrix.at(row, cos))
        };
        let sampled = || spread(matrix.rows, SOME).flat_map(|row| (0..pairs).map(move |pair| length(row, pair)));
        let radius = sampled().sum::<f64>() / sampled().count() as f64;
        // Points in the corners of a square, as of numbers that are all 1 or −1, lie on a circle, too.
        let at_corner = |row: usize| matrix.row(row).iter().all(|entry| entry.abs() == matrix.at(0, 0).abs());
        let are_circles =
            sampled().all(|length| (length / radius - 1.0).abs() < CIRCLE) && !spread(matrix.rows, SOME).all(at_corner);
        // Of pairs that hardly turn, lengths say nothing.
        let turns =
            |col: usize| spread(matrix.rows, SOME).any(|row| (matrix.at(row, col) - matrix.at(0, col)).abs() > radius);
        let turning = (0..matrix.cols).filter(|col| turns(*col)).count();
        (are_circles && 4 * turning >= matrix.cols).then_some(Shape::Circles { layout, radius })
    })
}

/// Detects products or distances of rows, or a bias by offset.
pub(crate) fn is_of_rows(matrix: &Matrix) -> Option<Shape> {
    let n = matrix.rows;
    if n != matrix.cols || n < LEAST + 1 {
        return None;
    }
    let by_offset = is_toeplitz(matrix);
    let scale = matrix.values.iter().fold(0.0_f64, |largest, value| largest.max(value.abs()));
    let near = |one: f64, other: f64| (one - other).abs() <= 1e-3 * scale;
    let is_symmetric = (0..n).all(|row| (0..row).all(|col| near(matrix.at(row, col), matrix.at(col, row))));
    if is_symmetric && scale > 0.0 {
        let diagonal = |row: usize| matrix.at(row, row);
        let step = n.div_ceil(SOME);
        let sampled = || (0..n).step_by(step);
        if sampled().all(|row| near(diagonal(row), 0.0)) {
            // Tests the triangle inequality of distances, with a third row.
            let third = n / 2;
            let is_metric = sampled().all(|row| {
                sampled().all(|col| {
                    let at = matrix.at(row, col);
                    at >= -1e-3 * scale && at <= matrix.at(row, third) + matrix.at(third, col) + 2e-3 * scale
                })
            });
            if is_metric {
                return Some(Shape::Distances { by_offset });
            }
        } else if sampled().all(|row| diagonal(row) > 0.0) && is_positive_semidefinite(matrix) {
            let satisfies_cauchy_schwarz = sampled().all(|row| {
                sampled().all(|col| matrix.at(row, col).powi(2) <= 1.002 * diagonal(row) * diagonal(col) + 1e-9 * scale)
            });
            let are_cosines = sampled().all(|row| (diagonal(row) - 1.0).abs() < 1e-3);
            if satisfies_cauchy_schwarz {
                return Some(Shape::Products { are_cosines, by_offset });
            }
        }
    }
    by_offset.then_some(Shape::Offsets)
}

/// Whether a symmetric matrix is positive semidefinite, tested on a sample of rows and columns by elimination with the
/// largest diagonal entry as pivot.
fn is_positive_semidefinite(matrix: &Matrix) -> bool {
    let step = matrix.rows.div_ceil(48);
    let mut rows: Vec<usize> = (0..matrix.rows).step_by(step).collect();
    let mut remainder = matrix.part(rows.iter().copied(), &rows);
    let n = rows.len();
    rows = (0..n).collect();
    let largest = (0..n).map(|row| remainder.at(row, row)).fold(0.0, f64::max);
    while let Some(pivot) =
        rows.iter().copied().max_by(|one, other| remainder.at(*one, *one).total_cmp(&remainder.at(*other, *other)))
    {
        let square = remainder.at(pivot, pivot);
        if square < 1e-3 * largest {
            break;
        }
        rows.retain(|row| *row != pivot);
        for &row in &rows {
            let ratio = remainder.at(row, pivot) / square;
            for &col in &rows {
                remainder.values[row * n + col] -= ratio * remainder.at(pivot, col);
            }
        }
    }
    // No large positive entry remains on the diagonal. There must be no large negative one either, and all other
    // entries must be negligible.
    rows.iter().all(|row| remainder.at(*row, *row) > -2e-3 * largest)
        && rows.iter().all(|row| rows.iter().all(|col| remainder.at(*row, *col).abs() < 1e-2 * largest))
}

/// Whether entries depend only on the offset.
fn is_toeplitz(matrix: &Matrix) -> bool {
    let scale =
        matrix.values.iter().filter(|value| **value > HIDDEN).fold(0.0_f64, |largest, value| largest.max(value.abs()));
    let near = |one: f64, other: f64| one == other || (one - other).abs() <= 1e-4 * scale;
    (1..matrix.rows).all(|row| (1..matrix.cols).all(|col| near(matrix.at(row, col), matrix.at(row - 1, col - 1))))
}

fn identity(matrix: &Matrix) -> Option<Shape> {
    let is_unit = |row: usize| (0..matrix.cols).all(|col| matrix.at(row, col) == f64::from(u8::from(row == col)));
    (0..matrix.rows).all(is_unit).then_some(Shape::Identity)
}

fn mask(matrix: &Matrix) -> Option<Shape> {
    let n = matrix.rows;
    // A mask contains two values: one for visible keys, one for hidden ones.
    let [visible, hidden] = [matrix.at(n - 1, n - 1), matrix.at(0, n - 1)];
    let are_mask_values = visible == 0.0 && (hidden <= HIDDEN || hidden == 1.0) || visible == 1.0 && hidden == 0.0;
    if !are_mask_values {
        return None;
    }
    let window = (0..n).take_while(|place| matrix.at(n - 1, n - 1 - place) == visible).count();
    let is_visible = |row: usize, col: usize| col <= row && row - col < window;
    let is_mask =
        (0..n).all(|row| (0..n).all(|col| matrix.at(row, col) == if is_visible(row, col) { visible } else { hidden }));
    is_mask.then_some(Shape::Mask { window: (window < n).then_some(window), hidden })
}

/// Whether a bias is the expected one, up to rounding.
fn is_bias(found: f64, expected: f64) -> bool {
    (found - expected).abs() <= ROUNDED * expected.abs() + 1e-12
}

fn alibi(matrix: &Matrix) -> Option<Shape> {
    let n = matrix.rows;
    let slope = -matrix.at(1, 0);
    if !(slope.is_finite() && slope > 0.0) {
        return None;
    }
    let fits_below = (0..n).all(|row| (0..=row).all(|col| is_bias(matrix.at(row, col), -slope * (row - col) as f64)));
    // A slope that large would hide keys.
    if !fits_below || slope >= -HIDDEN {
        return None;
    }
    let above = |fits: &dyn Fn(f64, f64) -> bool| {
        (0..n).all(|row| (row + 1..n).all(|col| fits(matrix.at(row, col), (col - row) as f64)))
    };
    if above(&|entry, _| entry <= HIDDEN) || above(&|entry, _| entry == 0.0) {
        return Some(Shape::Alibi { slope, is_causal: true });
    }
    above(&|entry, offset| is_bias(entry, -slope * offset)).then_some(Shape::Alibi { slope, is_causal: false })
}
