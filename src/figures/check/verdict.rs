//! The search: every known encoding is held against some entries, the best few against all of them.

use super::estimate::{Measured, refined, settled, tried};
use super::hypothesis::{DEGREE, Entries, Hypothesis, Rule};
use super::layout::Layout;
use super::matrix::Matrix;
use super::precision::Level;
use crate::core::pitfalls::Bug;
use crate::core::schedule::Schedule;

/// Bases of published models, the paper's first.
const USUAL: [f64; 12] = [1e4, 5e5, 1e6, 1e3, 100.0, 1e5, 5e6, 1e7, 1.5e5, 1.6e5, 2e4, 8e6];
/// How far an estimated base may be from a usual one, as a share, to be tried as that.
const NEAR: f64 = 0.02;
/// A matrix is of an encoding if no more than this share of entries is off.
const MOST_OFF: f64 = 0.1;
/// An entry that is this far off is as wrong as any other.
const WRONG: f64 = 0.1;

/// What a matrix is.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The encoding that fits best.
    pub best: Hypothesis,
    /// Other ways to say the same numbers: another rule with another base.
    pub same: Vec<(Rule, f64)>,
    /// In which precision it fits; `None` if it does not fit.
    pub level: Option<Level>,
    /// How many entries are further off than that precision allows.
    pub off: usize,
    /// The first of them, or, if nothing fits, the first entry that is not as the page has it.
    pub differs: Option<Difference>,
    /// The largest difference.
    pub most: f64,
    /// The known bug that it has.
    pub bug: Option<Bug>,
    /// Where that bug first shows: the first entry that is not as it would be without it.
    pub shows: Option<Difference>,
    /// Whether positions run along the columns.
    pub is_turned: bool,
    /// Rows and columns.
    pub shape: [usize; 2],
}

/// An entry that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The position, counted from the first row's.
    pub row: usize,
    /// The dimension.
    pub col: usize,
    /// What should stand there.
    pub expected: f64,
    /// What stands there.
    pub found: f64,
}

/// Some entries of a matrix.
pub(super) struct Sample {
    cols: usize,
    cells: Vec<(usize, usize, f64)>,
}

impl Sample {
    /// From the first so many rows: 24 of them, and 48 columns.
    pub(super) fn of(matrix: &Matrix, rows: usize) -> Self {
        let some = |count: usize, most: usize| -> Vec<usize> {
            let count_taken = count.min(most);
            (0..count_taken).map(|place| place * (count - 1) / (count_taken - 1).max(1)).collect()
        };
        let cols = some(matrix.cols, 48);
        let rows = some(rows.min(matrix.rows), 24).into_iter();
        let cells = rows.flat_map(|row| cols.iter().map(move |&col| (row, col, matrix.at(row, col)))).collect();
        Self { cols: matrix.cols, cells }
    }

    /// How far off a hypothesis is, on average, entries that are just wrong counting alike.
    pub(super) fn off(&self, hypothesis: &Hypothesis) -> f64 {
        let entries = hypothesis.entries(self.cols);
        let off = |(row, col, found): &(usize, usize, f64)| (entries.at(*row, *col).1 - found).abs().min(WRONG);
        self.cells.iter().map(off).sum::<f64>() / self.cells.len() as f64
    }
}

/// Says what a matrix is. `base` is the page's, which a reader may have set to the one that was meant.
pub fn check(matrix: &Matrix, base: f64) -> Verdict {
    let upright = judged(matrix, base, false);
    if upright.level.is_some() {
        return upright;
    }
    let turned = judged(&matrix.turned(), base, true);
    if turned.level.is_some() { turned } else { upright }
}

fn judged(matrix: &Matrix, base: f64, is_turned: bool) -> Verdict {
    let sample = Sample::of(matrix, matrix.rows);
    let mut scored: Vec<(f64, Hypothesis)> =
        candidates(matrix, base).into_iter().map(|candidate| (sample.off(&candidate), candidate)).collect();
    // Sorting keeps the order of those that are alike: the usual ones stand first.
    scored.sort_by(|one, other| one.0.total_cmp(&other.0));
    let compared = scored.iter().take(6).map(|(_, candidate)| (compare(matrix, candidate), *candidate));
    // A base that was measured fits the rounding too, and is never worse than the usual one that was meant.
    let best = compared.min_by_key(|(compared, candidate)| {
        (compared.level.is_none(), compared.level, compared.off, usual(candidate.base, base).is_none())
    });
    let (mut compared, mut best) = best.unwrap_or_else(|| {
        let paper = Hypothesis::paper(Layout::Interleaved, base);
        (compare(matrix, &paper), paper)
    });
    let is_measured = best.rule == Rule::Paper && usual(best.base, base).is_none();
    if let Some(level) = compared.level.filter(|_| is_measured && compared.off > 0) {
        let settled = settled(matrix, best, |angle, exact| allowed(level, matrix, (angle, exact)));
        let with = compare(matrix, &settled);
        if (with.level, with.off) < (Some(level), compared.off) && with.level.is_some() {
            (compared, best) = (with, settled);
        }
    }
    told(matrix, base, best, &compared, is_turned)
}

fn told(matrix: &Matrix, base: f64, found: Hypothesis, compared: &Compared, is_turned: bool) -> Verdict {
    let mut readings = readings(&found, matrix.cols, base);
    let best = readings.remove(0);
    let is_odd = !matrix.cols.is_multiple_of(2) && Layout::BOTH.contains(&best.layout);
    let bug = match best.rule {
        _ if compared.level.is_none() => None,
        Rule::Wrong(bug) => Some(bug),
        _ if best.step == DEGREE => Some(Bug::Degrees),
        _ if is_odd => Some(Bug::Odd),
        // In the first positions it does no harm.
        _ if compared.level == Some(Level::Single) && compared.most > 1e-4 => Some(Bug::Single),
        _ => None,
    };
    let right = Hypothesis {
        rule: if bug.is_some() { Rule::Paper } else { best.rule },
        step: if bug == Some(Bug::Degrees) { 1.0 } else { best.step },
        ..best
    };
    let shows = match bug {
        Some(Bug::Single) => first_beyond(matrix, &right, Level::F32),
        Some(_) => first_beyond(matrix, &right, Level::Bf16).or_else(|| first_beyond(matrix, &right, Level::F32)),
        None => None,
    };
    let is_known = compared.level.is_some();
    let differs = if is_known {
        compared.first
    } else {
        first_beyond(matrix, &Hypothesis::paper(best.layout, base), Level::Bf16)
    };
    Verdict {
        best,
        same: readings.into_iter().map(|reading| (reading.rule, reading.base)).collect(),
        level: compared.level,
        off: compared.off,
        differs,
        most: compared.most,
        bug,
        shows,
        is_turned,
        shape: [matrix.rows, matrix.cols],
    }
}

/// Everything that a matrix might be, the usual first.
fn candidates(matrix: &Matrix, base: f64) -> Vec<Hypothesis> {
    let mut all = Vec::new();
    let bases = || std::iter::once(base).chain(USUAL.into_iter().filter(move |usual| *usual != base));
    for layout in Layout::BOTH.into_iter().chain(Layout::ONE) {
        let both = Layout::BOTH.contains(&layout);
        for base in bases() {
            for first in [0.0, 1.0] {
                let paper = Hypothesis { first, ..Hypothesis::paper(layout, base) };
                all.push(paper);
                all.push(Hypothesis { step: DEGREE, ..paper });
                let others = [Rule::Wrong(Bug::Denominator), Rule::Half, Rule::Wrong(Bug::Exponent)];
                let schedules = [Schedule::Linear, Schedule::Harmonic, Schedule::Random, Schedule::Power];
                let rules = others.into_iter().chain(schedules.map(Rule::Schedule));
                all.extend(rules.map(|rule| Hypothesis { rule, ..paper }));
                if both {
                    all.extend([Bug::Cosine, Bug::Odd].map(|bug| Hypothesis { rule: Rule::Wrong(bug), ..paper }));
                }
            }
        }
        if both {
            all.extend(Measured::of(matrix, layout).into_iter().flat_map(|found| near(matrix, layout, &found)));
        } else if repeats(matrix, layout) {
            all.extend([0.0, 1.0].map(|first| tried(matrix, layout, first)));
        }
    }
    all
}

/// Whether columns of one pair are alike, which is what a table of cosines or sines has, or one pair has a column.
fn repeats(matrix: &Matrix, layout: Layout) -> bool {
    let pairs = layout.pairs(matrix.cols);
    let first = |col| (0..col).find(|before| layout.holds(pairs, *before) == layout.holds(pairs, col));
    (0..matrix.cols).all(|col| {
        // One entry may be wrong.
        first(col).is_none_or(|before| {
            let alike = (0..matrix.rows).filter(|row| matrix.at(*row, col) == matrix.at(*row, before)).count();
            alike + 1 >= matrix.rows
        })
    })
}

/// A measured encoding, and before it the same with the usual bases that are near it by some rule.
fn near(matrix: &Matrix, layout: Layout, found: &Measured) -> Vec<Hypothesis> {
    let pairs = layout.pairs(matrix.cols);
    let mut all = Vec::new();
    for (rule, base) in same(found.base, pairs) {
        let usual = USUAL.into_iter().find(|usual| (base / usual - 1.0).abs() < NEAR);
        let with = |base| Hypothesis { rule, base, ..found.with(papers(rule, base, pairs).unwrap_or(base)) };
        all.extend(usual.map(with));
    }
    all.push(refined(matrix, found.with(found.base)));
    all
}

/// The base with which the paper's rule comes to the numbers of a rule with this one; `None` for what is not geometric.
fn papers(rule: Rule, base: f64, pairs: usize) -> Option<f64> {
    let count = pairs as f64;
    match rule {
        Rule::Paper => Some(base),
        Rule::Half => Some(base.sqrt()),
        Rule::Wrong(Bug::Exponent) => Some(base * base),
        Rule::Wrong(Bug::Denominator) if pairs > 1 => Some(base.powf(count / (count - 1.0))),
        _ => None,
    }
}

/// Rules and bases that come to the numbers of the paper's rule with this base.
fn same(base: f64, pairs: usize) -> Vec<(Rule, f64)> {
    let pairs = pairs as f64;
    let mut all = vec![(Rule::Paper, base)];
    if pairs > 1.0 {
        all.push((Rule::Wrong(Bug::Denominator), base.powf((pairs - 1.0) / pairs)));
        all.push((Rule::Half, base * base));
        all.push((Rule::Wrong(Bug::Exponent), base.sqrt()));
    }
    all
}

/// The ways to say a geometric encoding, the one with the most usual base first; any other has one way.
fn readings(found: &Hypothesis, cols: usize, page: f64) -> Vec<Hypothesis> {
    let pairs = found.layout.pairs(cols);
    let Some(paper) = papers(found.rule, found.base, pairs) else { return vec![*found] };
    // What was found stays exactly what it is; the others are worked out from it.
    let exact = |(rule, base)| Hypothesis { rule, base: if rule == found.rule { found.base } else { base }, ..*found };
    let mut all: Vec<Hypothesis> = same(paper, pairs).into_iter().map(exact).collect();
    for reading in &mut all {
        if let Some(usual) = usual(reading.base, page).filter(|_| reading.rule != found.rule) {
            reading.base = usual;
        }
    }
    let rank = |reading: &Hypothesis| match usual(reading.base, page) {
        Some(base) if base == page || base == USUAL[0] => 0,
        Some(_) => 1,
        None => 2,
    };
    all.sort_by_key(rank);
    all.retain(|reading| rank(reading) < 2 || reading.rule == Rule::Paper || reading.rule == found.rule);
    all
}

/// The usual base that a number is, but for rounding.
fn usual(base: f64, page: f64) -> Option<f64> {
    USUAL.into_iter().chain([page]).find(|usual| (base / usual - 1.0).abs() < 1e-12)
}

/// A hypothesis held against all entries.
struct Compared {
    level: Option<Level>,
    off: usize,
    first: Option<Difference>,
    most: f64,
}

/// How far an entry may be from the exact one: as a precision allows, and as digits that were printed are rounded.
fn allowed(level: Level, matrix: &Matrix, (angle, exact): (f64, f64)) -> f64 {
    // A little more than half of the last digit, which is itself no binary number.
    level.allows(angle, exact) + matrix.decimals.map_or(0.0, |decimals| 0.5001 * 10_f64.powi(-decimals))
}

fn compare(matrix: &Matrix, hypothesis: &Hypothesis) -> Compared {
    let entries = hypothesis.entries(matrix.cols);
    let mut off = [0_usize; Level::ALL.len()];
    let mut most = 0.0_f64;
    for (place, found) in matrix.values.iter().enumerate() {
        let (angle, exact) = entries.at(place / matrix.cols, place % matrix.cols);
        let difference = (found - exact).abs();
        most = most.max(difference);
        for (off, level) in off.iter_mut().zip(Level::ALL) {
            *off += usize::from(difference > allowed(level, matrix, (angle, exact)));
        }
    }
    let most_off = MOST_OFF * matrix.values.len() as f64;
    let fits = Level::ALL.into_iter().zip(off).find(|(_, off)| *off as f64 <= most_off);
    let level = fits.map(|(level, _)| level);
    let first = level.and_then(|level| first_off(matrix, &entries, level));
    Compared { level, off: fits.map_or(matrix.values.len(), |(_, off)| off), first, most }
}

/// The first entry that is further off than a precision allows.
fn first_off(matrix: &Matrix, entries: &Entries, level: Level) -> Option<Difference> {
    matrix.values.iter().enumerate().find_map(|(place, &found)| {
        let (row, col) = (place / matrix.cols, place % matrix.cols);
        let (angle, expected) = entries.at(row, col);
        let is_off = (found - expected).abs() > allowed(level, matrix, (angle, expected));
        is_off.then_some(Difference { row, col, expected, found })
    })
}

fn first_beyond(matrix: &Matrix, hypothesis: &Hypothesis, level: Level) -> Option<Difference> {
    first_off(matrix, &hypothesis.entries(matrix.cols), level)
}
