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
    let is_evident =
        |(found, compared): &(Hypothesis, Compared)| compared.level.is_some_and(|level| is_evident(part, found, level));
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
mod tests {
    use super::*;
    use crate::check::entries::Entries;
    use crate::check::pieces::done;

    fn matrix(of: &Hypothesis, rows: usize, cols: usize) -> Matrix {
        let entries = Entries::all(of, cols);
        let places = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let values = places.map(|(row, col)| of.scale * entries.at(row, col).1).collect();
        Matrix { rows, cols, values, decimals: None }
    }

    fn paper() -> Hypothesis {
        Hypothesis::paper(Layout::Interleaved, 1e4)
    }

    const PLAIN: Grid = Grid { width: 5, is_line_first: true, in_quarters: false, step: 1.0 };

    #[test]
    fn places_of_a_grid_are_found() {
        let one = Hypothesis { first: 1.0, grid: Some(PLAIN), ..paper() };
        for of in [
            one,
            Hypothesis { grid: Some(Grid { is_line_first: false, ..PLAIN }), ..one },
            Hypothesis { grid: Some(Grid { in_quarters: true, ..PLAIN }), layout: Layout::Split, ..one },
            // As where both are of one length in all, and not from 0 on.
            Hypothesis { first: 3.0, step: 0.5, grid: Some(Grid { step: 2.0, ..PLAIN }), ..one },
            // Of two lines nothing is known but by their places.
            Hypothesis { first: 3.0, grid: Some(Grid { width: 10, ..PLAIN }), ..one },
            Hypothesis { first: 3.0, step: 2.0, grid: Some(Grid { width: 10, step: 2.0, ..PLAIN }), ..one },
        ] {
            for cols in [8, 16] {
                let (found, compared) = done(grid(&matrix(&of, 20, cols), 1e4)).0.expect("a grid");
                let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
                assert_eq!(
                    (found.layout, found.rule, compared.level, compared.off),
                    (of.layout, of.rule, Some(Level::F64), 0)
                );
                assert_eq!((found.base, found.grid), (of.base, of.grid), "{cols}");
                assert!(near(found.first, of.first) && near(found.step, of.step), "{found:?}");
            }
        }
    }

    #[test]
    fn what_is_no_grid_is_none() {
        let of = Hypothesis { grid: Some(PLAIN), ..paper() };
        let is_grid = |given: &Matrix| done(grid(given, 1e4)).0.is_some();
        // Too few columns, or such as are not of two halves of pairs.
        assert_eq!([4, 8].map(|cols| is_grid(&matrix(&of, 20, cols))), [false, true]);
        let cut = matrix(&of, 20, 12);
        let cols = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];
        assert!(is_grid(&cut) && !is_grid(&cut.part(0..20, &cols)));
        // One line; one place in each; positions, one after the other.
        let in_lines_of = |width| matrix(&Hypothesis { grid: Some(Grid { width, ..PLAIN }), ..paper() }, 20, 8);
        assert_eq!([1, 5, 20, 25].map(|width| is_grid(&in_lines_of(width))), [false, true, false, false]);
        assert!(!is_grid(&matrix(&paper(), 20, 8)));
        // Both halves stay as they are.
        let mut still = matrix(&of, 20, 8);
        still.values.copy_within(0..8, 8);
        assert!(!is_grid(&still));
    }

    /// A row that was put in between, and one that was written over.
    #[test]
    fn a_row_that_repeats_is_found() {
        let of = Hypothesis { first: 2.0, ..paper() };
        let search = |given: &Matrix| {
            let found = done(repeating(given, 1e4)).0;
            found.map(|(found, compared)| (found.late, found.first, compared.off))
        };
        assert_eq!(search(&matrix(&Hypothesis { late: Some(7), ..of }, 20, 8)), Some((Some(7), 2.0, 0)));
        let over = |row: usize| {
            let mut given = matrix(&of, 20, 8);
            given.values.copy_within(8 * (row - 1)..8 * row, 8 * row);
            given
        };
        // Of the last row it cannot be told.
        assert_eq!(search(&over(19)), Some((Some(19), 2.0, 0)));
        assert_eq!(search(&over(3)), Some((None, 2.0, 8)));
        // Two rows repeat, none does, or zeros do; or there are too few rows to say.
        let mut given = over(3);
        given.values.copy_within(8 * 12..8 * 13, 8 * 13);
        assert_eq!(search(&given), None);
        assert_eq!(search(&matrix(&of, 20, 8)), None);
        let mut given = matrix(&of, 20, 8);
        given.values[8 * 5..8 * 7].fill(0.0);
        assert_eq!(search(&given), None);
        let late = Hypothesis { late: Some(1), ..of };
        assert_eq!([3, 4].map(|rows| search(&matrix(&late, rows, 8)).is_some()), [false, true]);
    }

    /// Without the row that was written over, what is before it and what is after it are near an encoding of nonsense, in 8
    /// bits, whose entries say next to nothing: the search goes on.
    #[test]
    fn a_row_that_was_written_over_in_the_middle_is_wrong_and_nothing_else() {
        for cols in [8, 16] {
            for row in 1..19 {
                let mut given = matrix(&Hypothesis { first: 2.0, ..paper() }, 20, cols);
                given.values.copy_within(cols * (row - 1)..cols * row, cols * row);
                let (found, compared) = done(search(&given, 1e4)).0.expect("an encoding");
                assert_eq!((found.first, found.step, found.late), (2.0, 1.0, None), "{row}");
                assert_eq!((compared.level, compared.off), (Some(Level::F64), cols), "{row}");
            }
        }
    }

    #[test]
    fn tables_repeat_their_columns_but_for_one_entry() {
        for layout in Layout::TABLES {
            let mut given = matrix(&Hypothesis::paper(layout, 1e4), 12, 8);
            let as_tables = |given: &Matrix| Layout::TABLES.map(|layout| repeats(given, layout));
            assert!(repeats(&given, layout), "{layout:?}");
            // One pair has one column there, and any matrix is such.
            assert!(repeats(&given, Layout::Cosines) && repeats(&given, Layout::Sines));
            let expected = as_tables(&given);
            given.values[12] += 1.0;
            assert_eq!(as_tables(&given), expected, "{layout:?}");
            given.values[20] += 1.0;
            assert_eq!(repeats(&given, layout), matches!(layout, Layout::Cosines | Layout::Sines), "{layout:?}");
        }
        assert!(!repeats(&matrix(&paper(), 12, 8), Layout::CosHalves));
    }

    /// All that is known is among what is tried, and the best stands first.
    #[test]
    fn what_is_known_comes_first_among_the_candidates() {
        let known = [
            paper(),
            Hypothesis { first: 1.0, ..paper() },
            Hypothesis { step: DEGREE, ..paper() },
            Hypothesis { rule: Rule::Half, ..paper() },
            Hypothesis { rule: Rule::Half, step: DEGREE, layout: Layout::Split, ..paper() },
            Hypothesis { rule: Rule::Schedule(Schedule::Linear), first: 1.0, ..paper() },
            Hypothesis { rule: Rule::Wrong(Bug::Cosine), base: 5e5, ..paper() },
            Hypothesis { rule: Rule::Wrong(Bug::Denominator), first: 40.0, layout: Layout::SplitCosFirst, ..paper() },
            Hypothesis { rule: Rule::Octaves, base: 2.0, ..paper() },
            Hypothesis { layout: Layout::CosHalves, first: 1.0, ..paper() },
            Hypothesis { layout: Layout::Sines, rule: Rule::Half, base: 1e6, ..paper() },
            Hypothesis {
                layout: Layout::CosSinHalves,
                rule: Rule::Schedule(Schedule::Harmonic),
                first: 1.0,
                ..paper()
            },
        ];
        for of in known {
            let all = done(candidates(&matrix(&of, 30, 16), 777.0)).0;
            let (off, best) = all[0];
            assert!(off < 1e-12 && best == of, "{of:?}: {best:?} is off by {off}");
            assert!(all.is_sorted_by_key(|(off, _)| *off));
        }
    }

    /// A base that is on no list is measured: from angles, or by trying where there are none.
    #[test]
    fn an_unusual_base_is_among_the_candidates() {
        for layout in [Layout::Interleaved, Layout::SplitCosFirst, Layout::CosHalves, Layout::Sines] {
            let of = Hypothesis::paper(layout, 33.0);
            let (off, best) = done(candidates(&matrix(&of, 30, 16), 1e4)).0[0];
            assert!(off < 1e-12 && (best.base / 33.0 - 1.0).abs() < 1e-12, "{layout:?}: {best:?} is off by {off}");
        }
        // Where one of the page fits, none is tried.
        let of = Hypothesis::paper(Layout::CosHalves, 33.0);
        let all = done(candidates(&matrix(&of, 30, 16), 33.0)).0;
        assert_eq!(all[0].1, of);
        let is_near = |one: &Hypothesis| one.layout == of.layout && (one.base / of.base - 1.0).abs() < 1e-9;
        assert!(all.iter().all(|(_, one)| !is_near(one) || one.base == of.base));
    }

    #[test]
    fn a_scale_is_measured_before_all_entries_are_compared() {
        let of = Hypothesis { scale: 3.3, layout: Layout::Split, ..paper() };
        let (found, compared) = done(line(&matrix(&of, 30, 16), 1e4)).0.expect("an encoding");
        assert_eq!((found.rule, found.base, compared.level, compared.off), (of.rule, of.base, Some(Level::F64), 0));
        assert!((found.scale / 3.3 - 1.0).abs() < 1e-14, "{found:?}");
    }

    /// What fits in a precision that leaves nothing of it is not claimed.
    #[test]
    fn what_says_nothing_is_not_found() {
        let of = Hypothesis { layout: Layout::Cosines, ..paper() };
        let mut given = matrix(&of, 4, 2);
        assert!(done(search(&given, 1e4)).0.is_some());
        given.values.iter_mut().for_each(|value| *value = value.round());
        given.decimals = Some(0);
        assert!(done(search(&given, 1e4)).0.is_none());
    }
}
