//! Searches the known encodings. Each is compared with a sample of the searched part (the first rows of the matrix),
//! and the best few are compared with the whole part.

use super::compare::{Compared, compare, is_evident, rounding_error};
use super::equivalents::{USUAL, usual};
use super::estimate::{Measured, best_covering_base, is_common_or_short, refined, scaled, search_base};
use super::hypothesis::{DEGREE, Grid, Hypothesis, Rule, Sharing};
use super::layout::Layout;
use super::matrix::Matrix;
use super::precision::Level;
use super::sample::Sample;
use super::yield_now::yield_now;
use crate::core::pitfalls::Bug;
use crate::core::schedule::Schedule;

/// Number of hypotheses that are compared with all entries of the part.
const FEW: usize = 6;
/// If the mean error of the best hypothesis is at most this, no further bases of tables are tried.
const GOOD: f64 = 0.01;
/// The corresponding limit if the best hypothesis is itself a table, since a table with a nearby base has a small
/// error.
const EXACT: f64 = 1e-7;

/// Rules of layouts with sines and cosines, common ones first. The first [`OF_TABLES`] also apply to tables.
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

/// Identifies the encoding in the searched part of a matrix. `base` is the page's base.
pub(super) async fn search(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    // If angles are coarse, only a few entries of a small matrix can be judged, and the fit is not significant.
    let is_small = part.rows.min(part.cols) < 4;
    let is_precise_enough = |level| !(is_small && level >= Level::HalfAngles);
    let is_convincing = |(found, compared): &(Hypothesis, Compared)| {
        compared.level.is_some_and(|level| is_precise_enough(level) && is_evident(part, found, level))
    };
    let mut found = grid(part, base).await.filter(is_convincing);
    if found.is_none() {
        found = repeating(part, base).await.filter(is_convincing);
    }
    if found.is_none() {
        found = line(part, base).await.filter(is_convincing);
    }
    found
}

/// Fits a grid: within a line of the grid, the columns that encode the line are constant and the others are not.
async fn grid(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    if part.cols < 8 || !part.cols.is_multiple_of(4) {
        return None;
    }
    // Which columns are the halves and quarters does not depend on the layout.
    let shared = [(Sharing::Halves, Layout::Split), (Sharing::Quarters, Layout::Split)];
    for (sharing, layout) in shared.into_iter().chain(Layout::BOTH.map(|layout| (Sharing::Alternating, layout))) {
        let found = grid_in(part, base, sharing, layout).await;
        if found.is_some() {
            return found;
        }
    }
    None
}

async fn grid_in(part: &Matrix, base: f64, sharing: Sharing, layout: Layout) -> Option<(Hypothesis, Compared)> {
    let mut grid = Grid { width: 0, is_line_first: true, sharing, step: 1.0 };
    let halves = [false, true].map(|is_second| grid.columns(is_second, part.cols, layout));
    let equal_rows = |half: &[usize]| {
        let equals_first = |row: &usize| half.iter().all(|&col| part.at(*row, col) == part.at(0, col));
        (0..part.rows).take_while(equals_first).count()
    };
    let [first, second] = [&halves[0], &halves[1]].map(|half| equal_rows(half));
    (grid.width, grid.is_line_first) = (first.max(second), first > second);
    if first.min(second) != 1 || grid.width == 1 || grid.width == part.rows {
        return None;
    }
    let half_part = |half: &[usize], is_line: bool| {
        let rows = (0..part.rows).step_by(if is_line { grid.width } else { 1 });
        part.part(rows.take(if is_line { part.rows } else { grid.width }), half)
    };
    let (found, _) = line(&half_part(&halves[0], grid.is_line_first), base).await?;
    if sharing == Sharing::Alternating {
        // The even pairs alone have the base of all, and half of the columns.
        let hypothesis = Hypothesis { grid: Some(Grid { step: found.step, ..grid }), layout, ..found };
        let compared = compare(part, &hypothesis).await;
        return (found.rule == Rule::Paper && compared.level.is_some()).then_some((hypothesis, compared));
    }
    let (other, _) = line(&half_part(&halves[1], !grid.is_line_first), base).await?;
    grid.step = other.step;
    // The half with fewer positions may have been attributed to another rule or base, so both are tried.
    for candidate in [found, other] {
        let hypothesis = Hypothesis { grid: Some(grid), step: found.step, first: found.first, ..candidate };
        let compared = compare(part, &hypothesis).await;
        if compared.level.is_some() {
            return Some((hypothesis, compared));
        }
    }
    None
}

/// Fits a single row that repeats the previous row. The row was either inserted or has overwritten another row.
async fn repeating(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    let is_zero = |row: usize| part.row(row).iter().all(|value| *value == 0.0);
    let mut repeated = (1..part.rows).filter(|row| part.row(*row) == part.row(row - 1) && !is_zero(*row));
    let row = repeated.next().filter(|_| repeated.next().is_none() && part.rows > 3)?;
    let cols: Vec<usize> = (0..part.cols).collect();
    let (found, _) = line(&part.part((0..part.rows).filter(|other| *other != row), &cols), base).await?;
    // An overwritten row leaves a gap in the positions: the fit follows the rows before the gap, or those after it,
    // whose positions are larger by one. An inserted row leaves no gap.
    let hypotheses = [(None, 0.0), (None, -1.0), (Some(row), 0.0)];
    let hypotheses = hypotheses.map(|(repeated_row, by)| Hypothesis { repeated_row, first: found.first + by, ..found });
    let fits = compared(part, hypotheses).await;
    fits.into_iter().min_by_key(|(_, compared)| (compared.level.is_none(), compared.off))
}

/// Compares hypotheses with the part.
async fn compared(part: &Matrix, hypotheses: impl IntoIterator<Item = Hypothesis>) -> Vec<(Hypothesis, Compared)> {
    let mut all = Vec::new();
    for hypothesis in hypotheses {
        all.push((hypothesis, compare(part, &hypothesis).await));
    }
    all
}

/// Fits rows at consecutive positions.
async fn line(part: &Matrix, base: f64) -> Option<(Hypothesis, Compared)> {
    let scored = candidates(part, base).await;
    let few = scored
        .into_iter()
        .take(FEW)
        .map(|(_, candidate)| if candidate.scale == 1.0 { candidate } else { scaled(part, candidate) });
    // A measured base also fits the rounding, so it is never worse than the common base that was intended. Of equally
    // good fits, one with a common base is therefore preferred. In coarse precisions, a step with many digits can match
    // a few pairs by chance, and so can random frequencies.
    let best = compared(part, few).await.into_iter().min_by_key(|(candidate, compared)| {
        let is_random = candidate.rule == Rule::Schedule(Schedule::Random);
        let may_be_chance = compared.level >= Some(Level::F16) && (is_random || !is_common_or_short(candidate.step));
        let is_unusual = usual(candidate.base, base).is_none();
        let errors = compared.off + compared.holes;
        (compared.level.is_none(), may_be_chance, compared.is_spread, compared.level, errors, is_unusual)
    });
    let (best, compared) = best?;
    let level = compared.level?;
    if best.rule == Rule::Paper && usual(best.base, base).is_none() && compared.off > 0 {
        let rounding = rounding_error(part) / best.scale;
        let settled = best_covering_base(part, best, |angle, exact| level.allows(angle, exact) + rounding).await;
        let compared_settled = compare(part, &settled).await;
        if compared_settled.level.is_some()
            && (compared_settled.level, compared_settled.off) < (Some(level), compared.off)
        {
            return Some((settled, compared_settled));
        }
    }
    Some((best, compared))
}

/// All candidate encodings with their mean errors, the best first.
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
            let from_1 = Hypothesis { first: 1.0, ..plain };
            for hypothesis in [plain, from_1, Hypothesis { step: DEGREE, ..plain }, measured.with(rule, base, &freqs)] {
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
    if best.is_none_or(|(error, best)| *error > if best.layout.is_table() { EXACT } else { GOOD }) {
        for layout in tables {
            for first in [0.0, 1.0] {
                others.push(search_base(part, layout, first).await);
            }
        }
    }
    scored.extend(others.into_iter().map(|other| (sample.mean_error_of_paper(&other), other)));
    // The sort is stable, so equal candidates stay in order, with common ones first.
    scored.sort_by(|one, other| one.0.total_cmp(&other.0));
    scored
}

/// Whether the columns of each pair are equal, as in a table; true if each pair has only one column.
fn repeats(part: &Matrix, layout: Layout) -> bool {
    let pairs = layout.pairs(part.cols);
    (0..part.cols).all(|col| {
        // One entry of each column may be wrong.
        layout.twin(pairs, col).is_none_or(|twin| {
            let alike = (0..part.rows).filter(|row| part.at(*row, col) == part.at(*row, twin)).count();
            alike + 1 >= part.rows
        })
    })
}

#[cfg(test)]
mod tests;
