//! What can be measured: base, first position and step of a matrix that is geometric in a given layout.
//!
//! Where sine and cosine are both there, a pair tells its angle at each row; how it grows from row to row is the frequency,
//! and how frequencies fall from pair to pair is the base. The first position is read off all pairs as the time is off the
//! hands of a clock: the slowest says about where, and each faster one more exactly. Medians are taken throughout, so that a
//! few wrong entries change nothing. Where there is one of the two alone, bases are tried, and the best is refined.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use super::hypothesis::{DEGREE, Hypothesis};
use super::layout::Layout;
use super::matrix::Matrix;
use super::verdict::Sample;
use crate::core::encoding::Component;

/// Rows that are measured.
const ROWS: usize = 256;

/// What the angles of a matrix in a layout with sines and cosines tell.
pub(super) struct Measured {
    layout: Layout,
    /// Of each pair its angle at the first row.
    phases: Vec<f64>,
    step: f64,
    /// The base, by the paper's rule.
    pub(super) base: f64,
}

impl Measured {
    /// Measures a matrix; `None` if angles do not grow with the rows.
    pub(super) fn of(matrix: &Matrix, layout: Layout) -> Option<Self> {
        let pairs = matrix.cols / 2;
        if !matrix.cols.is_multiple_of(2) {
            return None;
        }
        let rows = matrix.rows.min(ROWS);
        let angles = |pair| -> Vec<f64> {
            let [sin, cos] = layout.columns(pairs, pair);
            (0..rows).map(|row| matrix.at(row, sin).atan2(matrix.at(row, cos))).collect()
        };
        let (freqs, phases): (Vec<f64>, Vec<f64>) = (0..pairs).map(|pair| turn(&angles(pair))).unzip();
        let step = snapped(freqs[0])?;
        // How much slower each pair is than the one before, from those that say it best: not so near the first that its
        // rounding counts, and not so slow that theirs does.
        let lever = |pair: usize| pair as f64 * freqs[pair];
        let most = (1..pairs).map(lever).fold(0.0, f64::max);
        let falls = (1..pairs).filter(|pair| lever(*pair) >= most / 2.0 && most > 0.0);
        let fall = median(falls.map(|pair| (step / freqs[pair]).ln() / pair as f64).collect())?;
        let base = (fall * pairs as f64).exp();
        (base.is_finite() && base > 1.0).then_some(Self { layout, phases, step, base })
    }

    /// The encoding with this base: where it begins is read off its pairs.
    pub(super) fn with(&self, base: f64) -> Hypothesis {
        let pairs = self.phases.len();
        let freq = |pair: usize| self.step * base.powf(-(pair as f64) / pairs as f64);
        let mut first = 0.0;
        for (pair, phase) in self.phases.iter().enumerate().rev() {
            first = if pair + 1 == pairs {
                // Within a turn of the slowest pair, mostly after 0.
                let phase = if *phase < -FRAC_PI_2 { phase + TAU } else { *phase };
                phase / freq(pair)
            } else {
                first + wrapped(phase - freq(pair) * first) / freq(pair)
            };
        }
        // Positions count in rows, and are whole unless somebody wanted otherwise.
        first /= self.step;
        let whole = first.round();
        let first = if (first - whole).abs() < 0.05 { whole } else { first };
        Hypothesis { first, step: self.step, ..Hypothesis::paper(self.layout, base) }
    }
}

/// The same with the base for which squares of differences are least: entries are rounded, all of them together much less so.
pub(super) fn refined(matrix: &Matrix, mut from: Hypothesis) -> Hypothesis {
    let pairs = from.layout.pairs(matrix.cols);
    for _ in 0..4 {
        let entries = from.entries(matrix.cols);
        let both = |place: usize| {
            let (row, col) = (place / matrix.cols, place % matrix.cols);
            let (angle, entry) = entries.at(row, col);
            (matrix.values[place] - entry, slope(from.layout, pairs, col, angle))
        };
        let all: Vec<(f64, f64)> = (0..matrix.values.len().min(ROWS * matrix.cols)).map(both).collect();
        // A wrong entry says nothing of the base.
        let usual = median(all.iter().map(|(off, _)| off.abs()).collect()).unwrap_or(0.0);
        let kept = || all.iter().filter(|(off, _)| off.abs() <= 8.0 * usual);
        let (sum, squares) =
            kept().fold((0.0, 0.0), |(sum, squares), (off, slope)| (sum + off * slope, squares + slope * slope));
        let better = from.base * (sum / squares).exp();
        if better.is_finite() && better > 1.0 {
            from.base = better;
        }
    }
    from
}

/// The same with the base, next to this one, for which most entries are as near as `allows(angle, exact)` lets them be. The
/// base of least squares may leave the one that a matrix was made with, and with it an entry that was rounded by all of a
/// half: each entry says between which two bases it fits, and more of these spans than anywhere else lie over this one.
pub(super) fn settled(matrix: &Matrix, from: Hypothesis, allows: impl Fn(f64, f64) -> f64) -> Hypothesis {
    let entries = from.entries(matrix.cols);
    let pairs = from.layout.pairs(matrix.cols);
    // Where on the way of the base's logarithm a span begins or ends.
    let mut ends: Vec<(f64, i32)> = Vec::new();
    for (place, found) in matrix.values.iter().enumerate() {
        let (row, col) = (place / matrix.cols, place % matrix.cols);
        let (angle, entry) = entries.at(row, col);
        let slope = slope(from.layout, pairs, col, angle);
        let (middle, half) = ((found - entry) / slope, (allows(angle, entry) / slope).abs());
        if middle.is_finite() && half.is_finite() {
            ends.extend([(middle - half, 1), (middle + half, -1)]);
        }
    }
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut over, mut most, mut best) = (0, 0, 0.0);
    for (place, (at, change)) in ends.iter().enumerate() {
        over += change;
        if over > most {
            // The middle of what all of these have in common.
            (most, best) = (over, ends.get(place + 1).map_or(*at, |next| f64::midpoint(*at, next.0)));
        }
    }
    Hypothesis { base: from.base * best.exp(), ..from }
}

/// How an entry with this angle changes with the logarithm of the base.
fn slope(layout: Layout, pairs: usize, col: usize, angle: f64) -> f64 {
    let (pair, component) = layout.holds(pairs, col);
    let by_angle = if component == Component::Sin { angle.cos() } else { -angle.sin() };
    -by_angle * angle * pair as f64 / pairs as f64
}

/// The step between rows, from the frequency of the first pair; usual ones exactly.
fn snapped(freq: f64) -> Option<f64> {
    let usual = [1.0, DEGREE].into_iter().find(|usual| (freq / usual - 1.0).abs() < 5e-3);
    (freq > 1e-6).then(|| usual.unwrap_or(freq))
}

/// Frequency of a pair and its angle at the first row.
fn turn(angles: &[f64]) -> (f64, f64) {
    let mut freq = 0.0;
    let mut apart = 1;
    // Twice as far apart each time: what is known by then says which turn it is.
    while apart < angles.len() && (apart == 1 || 2 * apart <= angles.len()) {
        let more = |(row, from): (usize, &f64)| wrapped(angles.get(row + apart)? - from - freq * apart as f64).into();
        let more: Vec<f64> = angles.iter().enumerate().filter_map(more).collect();
        freq += median(more).unwrap_or(0.0) / apart as f64;
        apart *= 2;
    }
    let at_first = |row: usize| wrapped(angles[row] - freq * row as f64);
    let about = at_first(angles.len() / 2);
    let off = (0..angles.len()).map(|row| wrapped(at_first(row) - about)).collect();
    (freq, wrapped(about + median(off).unwrap_or(0.0)))
}

/// Between −π and π.
fn wrapped(angle: f64) -> f64 {
    angle - TAU * ((angle + PI) / TAU).floor()
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    if values.is_empty() {
        return None;
    }
    let middle = values.len() / 2;
    Some(*values.select_nth_unstable_by(middle, f64::total_cmp).1)
}

/// The base of a table of cosines or sines alone whose first row is at `first`.
pub(super) fn tried(matrix: &Matrix, layout: Layout, first: f64) -> Hypothesis {
    let with = |log: f64| Hypothesis { first, ..Hypothesis::paper(layout, log.exp()) };
    let best = |sample: &Sample, logs: &mut dyn Iterator<Item = f64>| {
        let scored = logs.map(|log| (sample.off(&with(log)), log));
        scored.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(0.0, |(_, log)| log)
    };
    // In few rows, how far off a base is changes evenly with it.
    let few = Sample::of(matrix, 8);
    let mut log = best(&few, &mut (1..=420).map(|place| f64::from(place) * 0.05));
    let mut width = 0.05;
    let mut rows = 8;
    while width > 1e-14 {
        rows = (2 * rows).min(ROWS);
        let sample = Sample::of(matrix, rows);
        let around = |from: f64| (-10..=10).map(move |place| from + width * f64::from(place) / 10.0);
        log = best(&sample, &mut around(log));
        width /= 3.0;
    }
    with(log)
}
