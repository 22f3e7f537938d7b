//! What can be measured: base, first position and step of a matrix that is geometric in a given layout.
//!
//! Where sine and cosine are both there, a pair tells its angle at each row; how it grows from row to row is the frequency,
//! and how frequencies fall from pair to pair is the base. Medians are taken throughout, so that a few wrong entries change
//! nothing. Where there is one of the two alone, bases are tried, and the best is refined.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use super::compare::rounded_off;
use super::entries::Entries;
use super::hypothesis::{DEGREE, Hypothesis, Rule};
use super::layout::Layout;
use super::matrix::Matrix;
use super::pieces::yield_now;
use super::sample::Sample;
use crate::core::encoding::Component;

/// Pairs that are measured.
const PAIRS: usize = 64;
/// Rows by which a base is refined.
const ROWS: usize = 256;
/// Steps that are usual.
const USUAL: [f64; 4] = [1.0, -1.0, DEGREE, 1.0 / DEGREE];

/// What the hands of a pair show: how far they turn from row to row, and where they stand at the first.
#[derive(Clone, Copy)]
struct Hand {
    pair: usize,
    freq: f64,
    phase: f64,
}

/// What the angles of a matrix in a layout with sines and cosines tell.
pub(super) struct Measured {
    layout: Layout,
    pairs: usize,
    hands: Vec<Hand>,
    /// What entries are multiplied by.
    scale: f64,
}

impl Measured {
    /// Measures a matrix. Zeros are left out: where there are many, they stand for something else.
    pub(super) fn of(matrix: &Matrix, layout: Layout) -> Option<Self> {
        let pairs = layout.pairs(matrix.cols);
        // A last pair without its partner has no angle.
        let whole = matrix.cols / 2;
        let mut sizes = Vec::new();
        let mut hand = |pair| {
            let [sin, cos] = layout.columns(pairs, pair);
            let angle = |row| {
                let [sin, cos] = [sin, cos].map(|col| matrix.at(row, col));
                if sin != 0.0 && cos != 0.0 {
                    sizes.push(sin.hypot(cos));
                }
                if sin == 0.0 && cos == 0.0 { f64::NAN } else { sin.atan2(cos) }
            };
            let angles: Vec<f64> = (0..matrix.rows).map(angle).collect();
            let (freq, phase) = turn(&angles);
            Hand { pair, freq, phase }
        };
        let hands: Vec<Hand> = spread(whole, PAIRS).map(&mut hand).collect();
        let usual = median(sizes.clone())?;
        let alike = sizes.iter().filter(|size| (*size / usual - 1.0).abs() < 0.02).count();
        let is_scaled = (usual - 1.0).abs() > 0.01 && 5 * alike >= 3 * sizes.len() && usual > 1e-6;
        Some(Self { layout, pairs, hands, scale: if is_scaled { usual } else { 1.0 } })
    }

    /// The base by the paper's rule, if pairs are slower and slower by one factor, and the first is slow enough to be seen.
    pub(super) fn base(&self) -> Option<f64> {
        let step = self.hands.first()?.freq;
        // How much slower each pair is than the one before, from those that say it best: not so near the first that its
        // rounding counts, and not so slow that theirs does.
        let lever = |hand: &Hand| hand.pair as f64 * hand.freq;
        let most = self.hands.iter().map(lever).fold(0.0, f64::max);
        let falls = self.hands.iter().filter(|hand| lever(hand) >= most / 2.0);
        let fall = median(falls.map(|hand| (step / hand.freq).ln() / hand.pair as f64).collect())?;
        let base = (fall * self.pairs as f64).exp();
        (step > 1e-6 && base.is_finite() && base > 1.0).then_some(base)
    }

    /// The encoding by this rule: its first position and its step are read off its pairs as the time is off the hands of a
    /// clock: the slowest says about where, and each faster one more exactly.
    pub(super) fn with(&self, rule: Rule, base: f64, freqs: &[[f64; 2]]) -> Hypothesis {
        let mut hands: Vec<(f64, Hand)> = self.hands.iter().map(|hand| (freqs[hand.pair][0], *hand)).collect();
        hands.sort_by(|one, other| one.0.total_cmp(&other.0));
        let Some(&(slow, hand)) = hands.first() else { return Hypothesis::paper(self.layout, base) };
        // Within a turn of the slowest pair, mostly after 0.
        let phase = if hand.phase < -FRAC_PI_2 { hand.phase + TAU } else { hand.phase };
        let (mut step, mut first) = (0.0, phase / slow);
        for (freq, hand) in hands {
            step += wrapped(hand.freq - freq * step) / freq;
            first += wrapped(hand.phase - freq * first) / freq;
        }
        let step = tidy(step);
        // Positions are whole unless somebody wanted otherwise, counted by themselves or in steps.
        let ways = [(first / step, 1.0), (first, step)].map(|(number, by): (f64, f64)| {
            let whole = number.round();
            ((number - whole).abs(), whole / by)
        });
        let whole = ways.into_iter().min_by(|one, other| one.0.total_cmp(&other.0)).filter(|(off, _)| *off < 0.05);
        let first = whole.map_or(first / step, |(_, whole)| whole);
        Hypothesis { rule, first, step, scale: self.scale, ..Hypothesis::paper(self.layout, base) }
    }
}

/// A step that is usual, or has few digits, exactly.
fn tidy(step: f64) -> f64 {
    let near = |usual: f64, by: f64| (step / usual - 1.0).abs() < by;
    let usual = USUAL.into_iter().find(|usual| near(*usual, 5e-3));
    let short = [(step.round(), 1e-3), (shortened(step, 3.0), 1e-5)];
    usual.or_else(|| short.into_iter().find(|(short, by)| near(*short, *by)).map(|(short, _)| short)).unwrap_or(step)
}

/// Whether a step is usual or has no more than two digits.
pub(super) fn is_short(step: f64) -> bool {
    USUAL.contains(&step) || shortened(step, 2.0) == step
}

/// A number to so many digits.
fn shortened(number: f64, digits: f64) -> f64 {
    let unit = 10_f64.powf(digits - 1.0 - number.abs().log10().floor());
    (number * unit).round() / unit
}

/// So many numbers, spread evenly from 0 to below `count`.
pub(super) fn spread(count: usize, most: usize) -> impl Iterator<Item = usize> + Clone {
    let taken = count.min(most);
    (0..taken).map(move |place| place * (count - 1) / (taken - 1).max(1))
}

/// The factor by which squares of differences are least, and √d or a dropout's if it is near one.
pub(super) fn scaled(matrix: &Matrix, from: Hypothesis) -> Hypothesis {
    let entries = Entries::all(&from, matrix.cols);
    let (mut sum, mut squares) = (0.0, 0.0);
    for (place, found) in matrix.values.iter().enumerate().filter(|(_, found)| **found != 0.0) {
        let exact = entries.at(place / matrix.cols, place % matrix.cols).1;
        if (found / from.scale - exact).abs() < 0.05 {
            (sum, squares) = (sum + found * exact, squares + exact * exact);
        }
    }
    let scale = sum / squares;
    let kept = (100.0 / scale).round() / 100.0;
    // Numbers that were printed say a scale to some digits, and somebody wrote fewer.
    let short = matrix.decimals.map(|_| shortened(scale, 3.0));
    let usual = [(matrix.cols as f64).sqrt(), 1.0 / kept, 1.0].into_iter().chain(short);
    let near = 1e-4_f64.max(0.2 * rounded_off(matrix) / scale);
    let usual = usual.filter(|usual| usual.is_finite()).find(|usual| (scale / usual - 1.0).abs() < near);
    Hypothesis { scale: usual.unwrap_or(scale), ..from }
}

/// The same with the base for which squares of differences are least: entries are rounded, all of them together much less so.
pub(super) async fn refined(matrix: &Matrix, mut from: Hypothesis) -> Hypothesis {
    let pairs = from.layout.pairs(matrix.cols);
    for _ in 0..4 {
        let entries = Entries::all(&from, matrix.cols);
        let both = |place: usize| {
            let (row, col) = (place / matrix.cols, place % matrix.cols);
            let (angle, entry) = entries.at(row, col);
            (matrix.values[place] / from.scale - entry, slope(from.layout, pairs, col, angle))
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
        yield_now().await;
    }
    from
}

/// The same with the base, next to this one, for which most entries are as near as `allows(angle, exact)` lets them be. The
/// base of least squares may leave the one that a matrix was made with, and with it an entry that was rounded by all of a
/// half: each entry says between which two bases it fits, and more of these spans than anywhere else lie over this one.
pub(super) async fn settled(matrix: &Matrix, from: Hypothesis, allows: impl Fn(f64, f64) -> f64) -> Hypothesis {
    let entries = Entries::all(&from, matrix.cols);
    let pairs = from.layout.pairs(matrix.cols);
    // Where on the way of the base's logarithm a span begins or ends.
    let mut ends: Vec<(f64, i32)> = Vec::new();
    for (place, found) in matrix.values.iter().enumerate() {
        let (row, col) = (place / matrix.cols, place % matrix.cols);
        let (angle, entry) = entries.at(row, col);
        let slope = slope(from.layout, pairs, col, angle);
        let (middle, half) = ((found / from.scale - entry) / slope, (allows(angle, entry) / slope).abs());
        // Some entries are the same with every base.
        if middle.is_finite() {
            ends.extend([(middle - half, 1), (middle + half, -1)]);
        }
    }
    yield_now().await;
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

/// Frequency of a pair and its angle at the first row.
fn turn(angles: &[f64]) -> (f64, f64) {
    let mut freq = 0.0;
    let mut apart = 1;
    // Twice as far apart each time: what is known by then says which turn it is.
    while apart < angles.len() && (apart == 1 || 2 * apart <= angles.len()) {
        let pairs = angles.iter().zip(&angles[apart..]);
        let more = pairs.map(|(from, to)| wrapped(to - from - freq * apart as f64)).filter(|more| more.is_finite());
        let more: Vec<f64> = more.collect();
        freq += median(more).unwrap_or(0.0) / apart as f64;
        apart *= 2;
    }
    let at_first = |(row, angle): (usize, &f64)| wrapped(angle - freq * row as f64);
    let phases: Vec<f64> = angles.iter().enumerate().map(at_first).filter(|phase| phase.is_finite()).collect();
    let about = phases.get(phases.len() / 2).copied().unwrap_or(0.0);
    let off = phases.iter().map(|phase| wrapped(phase - about)).collect();
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
pub(super) async fn tried(matrix: &Matrix, layout: Layout, first: f64) -> Hypothesis {
    let with = |log: f64| Hypothesis { first, ..Hypothesis::paper(layout, log.exp()) };
    // In few rows, how far off a base is changes evenly with it.
    let few = Sample::of(matrix, 8);
    let mut log = nearest(&few, with, (1..=420).map(|place| f64::from(place) * 0.05)).await;
    let mut width = 0.05;
    let mut rows = 8;
    while width > 1e-14 {
        rows = (2 * rows).min(ROWS);
        let sample = Sample::of(matrix, rows);
        let from = log;
        log = nearest(&sample, with, (-10..=10).map(|place| from + width * f64::from(place) / 10.0)).await;
        width /= 3.0;
    }
    with(log)
}

/// The number with which a hypothesis of the paper's rule is least off.
async fn nearest(sample: &Sample, with: impl Fn(f64) -> Hypothesis, numbers: impl Iterator<Item = f64>) -> f64 {
    let (mut least, mut best) = (f64::INFINITY, 0.0);
    for number in numbers {
        let off = sample.off_papers(&with(number));
        if off < least {
            (least, best) = (off, number);
        }
        yield_now().await;
    }
    best
}

#[cfg(test)]
mod tests;
