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
mod tests {
    use super::*;
    use crate::check::pieces::done;

    #[test]
    fn angles_come_between_half_a_turn_to_either_side() {
        for (angle, expected) in
            [(0.5, 0.5), (TAU + 0.5, 0.5), (-TAU - 0.5, -0.5), (PI + 0.1, 0.1 - PI), (20.0, 20.0 - 3.0 * TAU)]
        {
            assert!((wrapped(angle) - expected).abs() < 1e-14, "{angle}");
        }
    }

    #[test]
    fn a_median_is_the_middle_one() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![4.0, 1.0, 3.0, 2.0]), Some(3.0), "the upper of two");
    }

    /// Also where angles pass half a turn, where some are missing or wrong, and from any phase.
    #[test]
    fn a_hand_is_read_off_its_angles() {
        for freq in [1.0, -2.9, 0.3, 1e-4] {
            for phase in [0.0, 3.0, -3.1] {
                for rows in [2, 3, 50, 257] {
                    let mut angles: Vec<f64> = (0..rows).map(|row| wrapped(phase + freq * f64::from(row))).collect();
                    if rows > 20 {
                        (angles[3], angles[7]) = (f64::NAN, wrapped(angles[7] + 2.0));
                    }
                    let (found, at_first) = turn(&angles);
                    assert!((found - freq).abs() < 1e-14, "{freq} {phase} {rows}: {found}");
                    assert!(wrapped(at_first - phase).abs() < 1e-12, "{freq} {phase} {rows}: {at_first}");
                }
            }
        }
        assert_eq!(turn(&[f64::NAN; 4]), (0.0, 0.0));
    }

    /// Angles are rounded; what is far apart says a frequency best, as long as there is enough of it.
    #[test]
    fn a_hand_is_read_more_exactly_from_rows_that_are_far_apart() {
        let rounded = |angle: f64| (angle * 100.0).round() / 100.0;
        let angles: Vec<f64> = (0..200).map(|row| rounded(wrapped(1.0 + 0.123_456 * f64::from(row)))).collect();
        // Less than the last digit over 128 rows.
        assert!((turn(&angles).0 - 0.123_456).abs() < 5e-5, "{:?}", turn(&angles));
        // Of 16 rows apart there are but four pairs of twenty, with the last four rows.
        let mut angles: Vec<f64> = (0..20).map(|row| 0.1 * f64::from(row)).collect();
        angles[16..].iter_mut().for_each(|angle| *angle += 0.5);
        assert!((turn(&angles).0 - 0.1).abs() < 1e-14, "{:?}", turn(&angles));
        // The row in the middle, from which phases are counted, may be wrong itself.
        let mut angles: Vec<f64> = (0..20).map(|row| 0.5 + 0.1 * f64::from(row)).collect();
        angles[10] += 1.0;
        assert!((turn(&angles).1 - 0.5).abs() < 1e-14, "{:?}", turn(&angles));
    }

    #[test]
    fn steps_are_those_that_somebody_would_write() {
        for (measured, step) in [
            (1.004, 1.0),
            (-0.996, -1.0),
            (0.01745, DEGREE),
            (57.2, 1.0 / DEGREE),
            (4.002, 4.0),
            (1000.9, 1001.0),
            (0.250_001, 0.25),
            (0.012_300_05, 0.0123),
            (-0.500_002, -0.5),
        ] {
            assert!((tidy(measured) / step - 1.0).abs() < 1e-15, "{measured}: {}", tidy(measured));
        }
        assert!([1.0, DEGREE, -0.25, 32.0, 5e-5, 1e3].into_iter().all(is_short));
        assert!(![711.0, 0.125, 1.0 / 3.0, 3.000_1].into_iter().any(is_short));
        // None of few digits is near.
        for step in [1.006, 0.123_45, 2.5015, 0.001_234_5] {
            assert_eq!(tidy(step), step);
        }
    }

    #[test]
    fn numbers_are_spread_from_the_first_to_the_last() {
        let of = |count, most| spread(count, most).collect::<Vec<_>>();
        assert_eq!(of(5, 64), [0, 1, 2, 3, 4]);
        assert_eq!(of(9, 3), [0, 4, 8]);
        assert_eq!((of(1, 3), of(7, 1)), (vec![0], vec![0]));
        assert_eq!(of(0, 3), [0; 0]);
    }

    /// Against how the sine and the cosine of an angle change with the base, by a small change of it.
    #[test]
    fn a_slope_is_how_an_entry_changes_with_the_logarithm_of_the_base() {
        let (pairs, pos, log) = (8, 5.0, 9.2_f64);
        let entry = |col: usize, log: f64| {
            let (pair, component) = Layout::Split.holds(pairs, col);
            let angle = pos * (-log * pair as f64 / pairs as f64).exp();
            (angle, if component == Component::Sin { angle.sin() } else { angle.cos() })
        };
        for col in 0..2 * pairs {
            let by = 1e-6;
            let expected = (entry(col, log + by).1 - entry(col, log - by).1) / (2.0 * by);
            // A central difference is off by a sixth of by² of the third derivative, and by rounding over by.
            assert!((slope(Layout::Split, pairs, col, entry(col, log).0) - expected).abs() < 1e-9, "{col}");
        }
    }

    fn matrix(scale: f64, freqs: &[[f64; 2]], positions: impl Iterator<Item = f64>) -> Matrix {
        let (pairs, mut values) = (freqs.len(), Vec::new());
        for pos in positions {
            values.extend((0..2 * pairs).map(|col| {
                let (pair, component) = Layout::Split.holds(pairs, col);
                let [sin, cos] = freqs[pair];
                scale * if component == Component::Sin { (pos * sin).sin() } else { (pos * cos).cos() }
            }));
        }
        Matrix { rows: values.len() / (2 * pairs), cols: 2 * pairs, values, decimals: None }
    }

    #[test]
    fn base_first_position_step_and_scale_are_measured() {
        for (base, first, step, scale) in [
            (1e4, 0.0, 1.0, 1.0),
            (500.0, 7.0, 1.0, 5.0),
            (1e5, -3.0, 0.25, 1.0),
            (1e4, 1.0, DEGREE, 0.5),
            (100.0, 2.0, -1.0, 1.0),
            (1e4, 2.0, 40.0, 1.0),
        ] {
            let freqs = Rule::Paper.freqs(16, base);
            let given = matrix(scale, &freqs, (0..40).map(|row| (first + f64::from(row)) * step));
            let measured = Measured::of(&given, Layout::Split).expect("sizes");
            let found = measured.with(Rule::Paper, base, &freqs);
            assert!((found.step / step - 1.0).abs() < 1e-12 && (found.first - first).abs() < 1e-9, "{found:?}");
            assert!((found.scale / scale - 1.0).abs() < 1e-12, "{found:?}");
            // Not where the fastest pair turns by more than half a turn from row to row.
            if (0.0..3.0).contains(&step) {
                assert!((measured.base().expect("a base") / base - 1.0).abs() < 1e-9, "{:?}", measured.base());
            }
        }
        // Of one pair no base is known, nor where pairs do not fall or hardly turn.
        let slow = matrix(1.0, &Rule::Paper.freqs(16, 1e4), (0..20).map(|row| 1e-7 * f64::from(row)));
        assert_eq!(Measured::of(&slow, Layout::Split).and_then(|measured| measured.base()), None);
        let still = matrix(1.0, &[[1.0; 2]; 4], (0..20).map(f64::from));
        assert_eq!(Measured::of(&still, Layout::Split).and_then(|measured| measured.base()), None);
        let one = matrix(1.0, &[[1.0; 2]], (0..20).map(f64::from));
        assert_eq!(Measured::of(&one, Layout::Split).and_then(|measured| measured.base()), None);
        let nothing = Matrix { rows: 3, cols: 4, values: vec![0.0; 12], decimals: None };
        assert!(Measured::of(&nothing, Layout::Split).is_none());
    }

    #[test]
    fn a_scale_is_measured_and_named_where_it_is_usual() {
        let freqs = Rule::Paper.freqs(8, 1e4);
        // The root of the columns, a dropout of a tenth, none, and one of its own; near enough to be taken for it.
        for (scale, expected) in [(4.000_1, 4.0), (1.111_12, 1.0 / 0.9), (1.000_05, 1.0), (3.3, 3.3), (4.001, 4.001)] {
            let mut given = matrix(scale, &freqs, (0..30).map(f64::from));
            // Zeros, and what is off by much, say nothing of it: entries without the scale, with another sign, or too small.
            (given.values[5], given.values[40]) = (0.0, 9.0);
            if scale > 2.0 {
                given.values[56] /= scale;
                given.values[57] = -given.values[57];
                given.values[58] /= scale * scale;
            }
            let from = Hypothesis { scale: scale * 1.001, ..Hypothesis::paper(Layout::Split, 1e4) };
            let found = scaled(&given, from).scale;
            assert!((found / expected - 1.0).abs() < 1e-12, "{scale}: {found}");
            // Of printed numbers, one of few digits is meant, as near as these say it.
            given.decimals = Some(1);
            let found = scaled(&given, from).scale;
            let expected = if expected == 4.001 { 4.0 } else { expected };
            assert!((found / expected - 1.0).abs() < 1e-12, "{scale}: {found}");
        }
    }

    /// Far positions, of entries that were rounded: the slowest pair alone would say another one.
    #[test]
    fn faster_pairs_say_more_exactly_where_a_matrix_begins() {
        for (rule, base) in [(Rule::Paper, 1e4), (Rule::Half, 1e6)] {
            let freqs = rule.freqs(16, base);
            for (first, step, digits) in [(500.0, 1.0, 100.0), (40.0, 1.7, 1e3), (0.3, 1.7, 1e3), (1.5, 2.0, 200.0)] {
                let mut given = matrix(1.0, &freqs, (0..60).map(|row| (first + f64::from(row)) * step));
                given.values.iter_mut().for_each(|value| *value = (*value * digits).round() / digits);
                let found = Measured::of(&given, Layout::Split).expect("sizes").with(rule, base, &freqs);
                assert_eq!((found.rule, found.base, found.step), (rule, base, step));
                assert!((found.first - first).abs() < 0.01, "{found:?}");
                assert!((found.first == first) == (first != 0.3), "{found:?}");
            }
        }
    }

    /// Of entries that were rounded, the pairs in the middle say a base best.
    #[test]
    fn a_base_is_measured_from_what_says_it_best() {
        for base in [100.0, 1e4, 1e6] {
            let mut given = matrix(1.0, &Rule::Paper.freqs(32, base), (0..60).map(f64::from));
            given.values.iter_mut().for_each(|value| *value = (*value * 200.0).round() / 200.0);
            let found = Measured::of(&given, Layout::Split).expect("sizes").base().expect("a base");
            assert!((found / base).ln().abs() < 0.02, "{base}: {found}");
        }
    }

    #[test]
    fn a_scale_is_of_most_pairs_and_not_next_to_none() {
        let freqs = Rule::Paper.freqs(8, 1e4);
        let scale = |given: &Matrix| Measured::of(given, Layout::Split).map(|measured| measured.scale);
        let of = |scale: f64| matrix(scale, &freqs, (1..31).map(f64::from));
        assert_eq!(scale(&of(1.005)), Some(1.0));
        assert_eq!(scale(&of(1e-7)), Some(1.0));
        assert!(scale(&of(3.0)).is_some_and(|found| (found - 3.0).abs() < 1e-12));
        // Zeros of a dropout leave half of each pair they meet, which says nothing.
        let mut holed = matrix(3.0, &Rule::Paper.freqs(8, 10.0), (1..31).map(f64::from));
        (0..holed.values.len()).filter(|place| place % 10 < 4).for_each(|place| holed.values[place] = 0.0);
        assert!(scale(&holed).is_some_and(|found| (found - 3.0).abs() < 1e-12));
        // Sizes of all kinds are none.
        let mut mixed = of(3.0);
        (0..mixed.values.len()).for_each(|place| mixed.values[place] *= 1.0 + (place / 16 % 3) as f64);
        assert_eq!(scale(&mixed), Some(1.0));
    }

    /// Where both are zero there is no angle; where one is, there is.
    #[test]
    fn pairs_of_zeros_have_no_angle() {
        let hand = |entries: &[[f64; 2]]| {
            let given = Matrix { rows: entries.len(), cols: 2, values: entries.concat(), decimals: None };
            Measured::of(&given, Layout::Split).expect("sizes").hands[0]
        };
        let mut entries: Vec<[f64; 2]> = (0..21).map(|row| (1.0 + 0.2 * f64::from(row)).sin_cos().into()).collect();
        (0..21).filter(|row| row % 3 > 0 && *row > 2).for_each(|row| entries[row] = [0.0; 2]);
        let found = hand(&entries);
        assert!(
            (found.freq - 0.2).abs() < 1e-12 && (found.phase - 1.0).abs() < 1e-12,
            "{} {}",
            found.freq,
            found.phase
        );
        // A sine that was rounded to zero stands still, for as long as it is zero.
        let still: Vec<[f64; 2]> = (0..20).map(|row| if row < 16 { [0.0, 1.0] } else { [0.1, 1.0] }).collect();
        assert_eq!(hand(&still).phase, 0.0);
        let upright: Vec<[f64; 2]> = (0..20).map(|row| if row < 16 { [1.0, 0.0] } else { [1.0, 0.1] }).collect();
        assert_eq!(hand(&upright).phase, FRAC_PI_2);
    }

    #[test]
    fn a_base_is_refined_from_all_entries_but_wrong_ones() {
        for scale in [1.0, 4.0] {
            let mut given = matrix(scale, &Rule::Paper.freqs(8, 9e3), (0..50).map(f64::from));
            given.values.iter_mut().for_each(|value| *value = (*value * 1e3).round() / 1e3);
            // In the slow pairs, whose entries say most.
            (given.values[16 * 30 + 5], given.values[16 * 40 + 4]) = (scale, -scale);
            let from = Hypothesis { scale, ..Hypothesis::paper(Layout::Split, 9.05e3) };
            let (found, pieces) = done(refined(&given, from));
            assert!((found.base / 9e3 - 1.0).abs() < 2e-5, "{scale}: {}", found.base);
            assert_eq!(pieces, 5);
        }
        // The first pair is the same with every base.
        let one = matrix(1.0, &[[1.0; 2]], (0..20).map(f64::from));
        assert_eq!(done(refined(&one, Hypothesis::paper(Layout::Split, 7.0))).0.base, 7.0);
    }

    #[test]
    fn a_base_settles_where_most_entries_are_near_enough() {
        for scale in [1.0, 4.0] {
            let given = matrix(scale, &Rule::Paper.freqs(8, 9e3), (0..50).map(f64::from));
            let from = Hypothesis { scale, ..Hypothesis::paper(Layout::Split, 9.01e3) };
            let found = done(settled(&given, from, |_, _| 0.01)).0;
            // Entries change with a base by more than in proportion: by a square of how far off it was.
            assert!((found.base / 9e3 - 1.0).abs() < 1e-4, "{scale}: {}", found.base);
            // With as wide a span for each entry as it has an angle.
            let found = done(settled(&given, from, |angle, _| 1e-3 * angle)).0;
            assert!((found.base / 9e3 - 1.0).abs() < 1e-4, "{scale}: {}", found.base);
        }
    }

    #[test]
    fn the_base_of_a_table_is_found_by_trying() {
        for (layout, base, first) in [
            (Layout::CosHalves, 33.0, 1.0),
            (Layout::Sines, 2e8, 0.0),
            (Layout::Cosines, 1.2, 0.0),
            (Layout::CosPairs, 1e4, 1.0),
        ] {
            let of = Hypothesis { first, ..Hypothesis::paper(layout, base) };
            let entries = Entries::all(&of, 16);
            let values = (0..320).map(|place| entries.at(place / 16, place % 16).1).collect();
            let given = Matrix { rows: 20, cols: 16, values, decimals: None };
            let found = done(tried(&given, layout, first)).0;
            assert!((found.base / base - 1.0).abs() < 1e-11, "{layout:?}: {}", found.base);
            assert_eq!((found.layout, found.first), (layout, first));
        }
    }

    #[test]
    fn the_nearest_of_some_numbers_is_the_first_that_is_least_off() {
        let given = matrix(1.0, &Rule::Paper.freqs(8, 50.0), (0..20).map(f64::from));
        let with = |base: f64| Hypothesis::paper(Layout::Split, base.abs());
        let numbers = [20.0, 49.0, 52.0, -49.0];
        assert_eq!(done(nearest(&Sample::of(&given, 20), with, numbers.into_iter())), (49.0, 5));
    }
}
