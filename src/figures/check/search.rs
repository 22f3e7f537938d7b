//! The search: every known encoding is held against some entries of the part that is searched, the best few against all of
//! them.

use super::compare::{Compared, compare, is_evident, rounded_off};
use super::estimate::{Measured, is_short, refined, scaled, settled, tried};
use super::hypothesis::{DEGREE, Grid, Hypothesis, Rule};
use super::layout::Layout;
use super::matrix::Matrix;
use super::pieces::yield_now;
use super::precision::Level;
use super::readings::{USUAL, usual};
use super::sample::Sample;
use crate::core::pitfalls::Bug;
use crate::core::schedule::Schedule;

/// Hypotheses that are held against all entries.
const FEW: usize = 6;
/// If a hypothesis is no further off than this, on average, no more bases of tables are tried; if it is itself of a table,
/// than the other, since a base near by comes close.
const GOOD: f64 = 0.01;
const EXACT: f64 = 1e-7;

/// Rules of layouts with sines and cosines, the usual first; and those that tables have, too.
const RULES: [Rule; 10] = [
    Rule::Paper,
    Rule::Wrong(Bug::Denominator),
    Rule::Half,
    Rule::Wrong(Bug::Exponent),
    Rule::Schedule(Schedule::Linear),
    Rule::Schedule(Schedule::Harmonic),
    Rule::Schedule(Schedule::Random),
    Rule::Schedule(Schedule::Power),
    Rule::Wrong(Bug::Cosine),
    Rule::Wrong(Bug::Odd),
];
const OF_TABLES: usize = 8;

/// What the part of a matrix is, if it is an encoding. `base` is the page's.
pub(super) async fn search(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    // Where angles have few bits, few entries of so few rows or columns are held to anything.
    let is_small = part.rows.min(part.cols) < 4;
    let is_told = |level| !(is_small && level >= Level::HalfAngles);
    let is_evident = |(found, compared): &(Hypothesis, Compared)| {
        compared.level.is_some_and(|level| is_told(level) && is_evident(part, found, level))
    };
    let mut found = grid(part, base).await.filter(is_evident);
    if found.is_none() {
        found = repeating(part, base).await.filter(is_evident);
    }
    if found.is_none() {
        found = line(part, base).await.filter(is_evident);
    }
    found
}

/// Rows that are the places of a grid: what encodes the line stays as it is along one, and the other half does not.
async fn grid(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    if part.cols < 8 || !part.cols.is_multiple_of(4) {
        return None;
    }
    let found = grid_in(part, base, false).await;
    if found.is_some() { found } else { grid_in(part, base, true).await }
}

async fn grid_in(part: &Matrix, base: f64, in_quarters: bool) -> Option<(Hypothesis, Compared)> {
    let mut grid = Grid { width: 0, is_line_first: true, in_quarters, step: 1.0 };
    let halves = [false, true].map(|is_second| grid.columns(is_second, part.cols));
    let alike = |half: &[usize]| {
        let is_alike = |row: &usize| half.iter().all(|&col| part.at(*row, col) == part.at(0, col));
        (0..part.rows).take_while(is_alike).count()
    };
    let [first, second] = [&halves[0], &halves[1]].map(|half| alike(half));
    (grid.width, grid.is_line_first) = (first.max(second), first > second);
    if first.min(second) != 1 || grid.width == 1 || grid.width == part.rows {
        return None;
    }
    let half = |half: &[usize], is_line: bool| {
        let rows = (0..part.rows).step_by(if is_line { grid.width } else { 1 });
        part.part(rows.take(if is_line { part.rows } else { grid.width }), half)
    };
    let (found, _) = line(&half(&halves[0], grid.is_line_first), base).await?;
    let (other, _) = line(&half(&halves[1], !grid.is_line_first), base).await?;
    grid.step = other.step;
    // The one with fewer positions may be taken for another rule or base.
    for one in [found, other] {
        let with = Hypothesis { grid: Some(grid), step: found.step, first: found.first, ..one };
        let compared = compare(part, &with).await;
        if compared.level.is_some() {
            return Some((with, compared));
        }
    }
    None
}

/// One row that repeats the one before, put in between or written over another.
async fn repeating(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    let is_zero = |row: usize| part.row(row).iter().all(|value| *value == 0.0);
    let mut alike = (1..part.rows).filter(|row| part.row(*row) == part.row(row - 1) && !is_zero(*row));
    let row = alike.next().filter(|_| alike.next().is_none() && part.rows > 3)?;
    let cols: Vec<usize> = (0..part.cols).collect();
    let (found, _) = line(&part.part((0..part.rows).filter(|other| *other != row), &cols), base).await?;
    // Of two that are as good, the one with a single mistake.
    let ways = [(None, 0.0), (None, -1.0), (Some(row), 0.0)];
    let ways = ways.map(|(late, by)| Hypothesis { late, first: found.first + by, ..found });
    let compared = compared(part, ways).await;
    compared.into_iter().min_by_key(|(_, compared)| (compared.level.is_none(), compared.off))
}

/// Hypotheses, each with what comes of it.
async fn compared(part: &Matrix, hypotheses: impl IntoIterator<Item = Hypothesis>) -> Vec<(Hypothesis, Compared)> {
    let mut all = Vec::new();
    for hypothesis in hypotheses {
        all.push((hypothesis, compare(part, &hypothesis).await));
    }
    all
}

/// Rows that are positions, one after the other.
async fn line(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    let scored = candidates(part, base).await;
    let few = scored
        .into_iter()
        .take(FEW)
        .map(|(_, candidate)| if candidate.scale == 1.0 { candidate } else { scaled(part, candidate) });
    // A base that was measured fits the rounding too, and is never worse than the usual one that was meant. In few bits a
    // step of many digits meets whatever a few pairs do.
    let best = compared(part, few).await.into_iter().min_by_key(|(candidate, compared)| {
        let is_chance = compared.level >= Some(Level::F16) && !is_short(candidate.step);
        let is_unusual = usual(candidate.base, base).is_none();
        let off = compared.off + compared.holes;
        (compared.level.is_none(), is_chance, compared.is_spread, compared.level, off, is_unusual)
    });
    let (best, compared) = best?;
    let level = compared.level?;
    if best.rule == Rule::Paper && usual(best.base, base).is_none() && compared.off > 0 {
        let digits = rounded_off(part) / best.scale;
        let settled = settled(part, best, |angle, exact| level.allows(angle, exact) + digits).await;
        let with = compare(part, &settled).await;
        if with.level.is_some() && (with.level, with.off) < (Some(level), compared.off) {
            return Some((settled, with));
        }
    }
    Some((best, compared))
}

/// Everything that a matrix might be, the best first, with how far off it is.
async fn candidates(part: &Matrix, base: f64) -> Vec<(f64, Hypothesis)> {
    let sample = Sample::of(part, part.rows);
    let mut measured: Vec<(Layout, Measured)> = Vec::new();
    for layout in Layout::BOTH {
        measured.extend(Measured::of(part, layout).map(|measured| (layout, measured)));
        yield_now().await;
    }
    let tables: Vec<Layout> = Layout::TABLES.into_iter().filter(|layout| repeats(part, *layout)).collect();
    let mut scored: Vec<(f64, Hypothesis)> = Vec::new();
    let bases = std::iter::once(base).chain(USUAL.into_iter().filter(|usual| *usual != base));
    let octaves = std::iter::once((2.0, Rule::Octaves));
    for (base, rule) in bases.flat_map(|base| RULES.map(|rule| (base, rule))).chain(octaves) {
        let mut score = |freqs: &[[f64; 2]], hypothesis: Hypothesis| {
            scored.push((sample.off(&hypothesis, |pair| freqs[pair]), hypothesis));
        };
        let freqs = rule.freqs(part.cols.div_ceil(2), base);
        for (layout, measured) in &measured {
            let plain = Hypothesis { rule, ..Hypothesis::paper(*layout, base) };
            let first = Hypothesis { first: 1.0, ..plain };
            for hypothesis in [plain, first, Hypothesis { step: DEGREE, ..plain }, measured.with(rule, base, &freqs)] {
                score(&freqs, hypothesis);
            }
        }
        for layout in tables.iter().filter(|_| RULES[..OF_TABLES].contains(&rule)) {
            let pairs = layout.pairs(part.cols);
            let freqs = if pairs == freqs.len() { freqs.clone() } else { rule.freqs(pairs, base) };
            for first in [0.0, 1.0] {
                score(&freqs, Hypothesis { rule, first, ..Hypothesis::paper(*layout, base) });
            }
        }
        yield_now().await;
    }
    let mut others: Vec<Hypothesis> = Vec::new();
    for (_, measured) in &measured {
        if let Some(base) = measured.base() {
            let freqs = Rule::Paper.freqs(part.cols.div_ceil(2), base);
            others.push(refined(part, measured.with(Rule::Paper, base, &freqs)).await);
        }
    }
    let best = scored.iter().min_by(|one, other| one.0.total_cmp(&other.0));
    if best.is_none_or(|(off, best)| *off > if best.layout.is_table() { EXACT } else { GOOD }) {
        for layout in tables {
            for first in [0.0, 1.0] {
                others.push(tried(part, layout, first).await);
            }
        }
    }
    scored.extend(others.into_iter().map(|other| (sample.off_papers(&other), other)));
    // Sorting keeps the order of those that are alike: the usual ones stand first.
    scored.sort_by(|one, other| one.0.total_cmp(&other.0));
    scored
}

/// Whether columns of one pair are alike, which is what a table has, or one pair has a column.
fn repeats(part: &Matrix, layout: Layout) -> bool {
    let pairs = layout.pairs(part.cols);
    (0..part.cols).all(|col| {
        // One entry may be wrong.
        layout.twin(pairs, col).is_none_or(|twin| {
            let alike = (0..part.rows).filter(|row| part.at(*row, col) == part.at(*row, twin)).count();
            alike + 1 >= part.rows
        })
    })
}

#[cfg(test)]
mod tests;
