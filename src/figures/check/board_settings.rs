//! The page settings with which the board shows the encoding in a verdict.

use super::equivalents::paper_base;
use super::hypothesis::Rule;
use super::laws::{Law, List, Order, Positions, Series, yarn};
use super::layout::Layout;
use super::verdict::{Finding, Verdict};
use crate::core::encoding::PairLayout;
use crate::core::limits;
use crate::core::pitfalls::Bug;
use crate::core::rotary::{Rotary, Scaling};
use crate::core::schedule::Schedule;
use crate::params::Model;

/// Page settings.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardSettings {
    /// `d_model`.
    pub d_model: u32,
    /// The base.
    pub base: f64,
    /// Number of positions; 0 for a list of frequencies, which has no positions.
    pub n_pos: u32,
    /// The layout of pairs.
    pub layout: PairLayout,
    /// How wavelengths are spaced.
    pub schedule: Schedule,
    /// The rule of the frequencies, if it is not that of the formula. `schedule` is then ignored.
    pub model: Option<Model>,
    /// If true, the board shows the reader's numbers, up to rounding. If false, it shows the intended encoding or the
    /// most similar one that it supports.
    pub is_exact: bool,
}

impl Verdict {
    /// The settings that show the verdict's encoding; `None` if the board cannot show it.
    pub fn board_settings(&self) -> Option<BoardSettings> {
        let [rows, cols] = [self.rows(), self.cols()];
        if let Finding::Changed(changed) = &self.finding {
            return changed.verdict.board_settings().map(|board| BoardSettings { is_exact: false, ..board });
        }
        let (layout, pairs, (base, model), schedule, is_exact) = match &self.finding {
            Finding::Law(Law::Waves(waves)) => {
                let Order::Pairs(layout) = waves.order else { return None };
                let all = layout.pairs(cols);
                let pairs = all - waves.at_rest;
                let frequencies = in_head(&waves.series, pairs, all)?;
                let is_plain = frequencies.is_exact && !matches!(waves.series, Series::Free { .. });
                let is_from_zero = waves.positions == Positions::Line { first: 0.0, step: 1.0 };
                let has_errors = waves.fit.level.is_none() || waves.fit.off + waves.fit.wrong.len() > 0;
                let is_exact = is_plain && is_from_zero && !has_errors && waves.amplitude == 1.0;
                (layout, pairs, (frequencies.base, frequencies.model), Schedule::Geometric, is_exact)
            }
            Finding::Law(Law::List { list, count, .. }) => {
                let Frequencies { base, model, is_exact } = of_list(list, *count)?;
                let turning = turning(list, *count);
                let board = board(2 * turning, base, 0, Layout::Interleaved, Schedule::Geometric)?;
                return Some(BoardSettings { model, is_exact, ..board });
            }
            Finding::Known(known) => {
                let best = &known.best;
                let pairs = best.layout.pairs(cols);
                let (base, schedule) = match best.rule {
                    Rule::Schedule(schedule) => (best.base, schedule),
                    Rule::Wrong(Bug::Denominator) => (best.base, Schedule::Inclusive),
                    rule => (paper_base(rule, best.base, pairs)?, Schedule::Geometric),
                };
                let is_plain = best.first == 0.0 && best.step == 1.0 && best.scale == 1.0 && best.grid.is_none();
                let is_error_free = known.off + known.holes + known.zero_rows.len() == 0 && known.row.is_none();
                (best.layout, pairs, (base, None), schedule, is_plain && is_error_free && !known.is_padded)
            }
            _ => return None,
        };
        let board = board(2 * pairs, base, rows, layout, schedule)?;
        let is_layout_supported = matches!(layout, Layout::Interleaved | Layout::Split);
        Some(BoardSettings { is_exact: is_exact && is_layout_supported, model, ..board })
    }
}

fn board(dims: usize, base: f64, rows: usize, layout: Layout, schedule: Schedule) -> Option<BoardSettings> {
    let d_model = u32::try_from(dims).ok()?;
    let is_within = (limits::D_MODEL_MIN..=limits::D_MODEL_MAX).contains(&d_model)
        && base > limits::BASE_ABOVE
        && base <= limits::BASE_MAX;
    let is_interleaved =
        matches!(layout, Layout::Interleaved | Layout::InterleavedCosFirst | Layout::CosPairs | Layout::SinPairs);
    let layout = if is_interleaved { PairLayout::Interleaved } else { PairLayout::Split };
    let n_pos = u32::try_from(rows).ok()?;
    // A fit yields 4999.9999999999945 for 5000; rounding to twelve digits corrects that.
    let base = format!("{base:.11e}").parse().unwrap_or(base);
    is_within.then_some(BoardSettings { d_model, base, n_pos, layout, schedule, model: None, is_exact: true })
}

/// How the board shows the frequencies of a series.
struct Frequencies {
    /// The base.
    base: f64,
    /// The rule, if it is not that of the formula.
    model: Option<Model>,
    /// Whether all frequencies are exactly those of the series.
    is_exact: bool,
}

/// A base of its own for frequencies that follow from none.
const ANY_BASE: f64 = 10_000.0;

/// How the board shows what a list of `count` numbers contains; `None` if these are no frequencies.
fn of_list(list: &List, count: usize) -> Option<Frequencies> {
    match list {
        List::Freqs { series, pairs, .. } => in_head(series, *pairs, count),
        List::Divisors { llama3, .. } => {
            let (base, rule) = llama3.clone()?;
            of_rule(base, rule, count, None)
        }
        // A fault; YaRN is what was meant.
        List::FactorInPower { base, factor, ends, .. } => {
            let rule = Rotary { scaling: yarn(*factor, *ends), ..Rotary::default() };
            Some(Frequencies { is_exact: false, ..of_rule(*base, rule, count, None)? })
        }
        List::Rearranged { list, count, .. } => of_list(list, *count),
        List::Angles { base, .. } | List::Row { base, .. } | List::Exponents { base: Some(base) } => {
            Some(Frequencies { base: *base, model: None, is_exact: false })
        }
        List::Slopes { .. }
        | List::Positions { .. }
        | List::Sequence(_)
        | List::Unfilled { .. }
        | List::Exponents { base: None } => None,
    }
}

/// The number of pairs that turn, of a list of `count` numbers.
fn turning(list: &List, count: usize) -> usize {
    match list {
        List::Freqs { pairs, .. } => *pairs,
        List::Rearranged { list, count, .. } => turning(list, *count),
        List::Row { .. } => count / 2,
        _ => count,
    }
}

/// How the board shows `pairs` frequencies, those of the pairs that turn in a head of `all` pairs.
fn in_head(series: &Series, pairs: usize, all: usize) -> Option<Frequencies> {
    match series {
        _ if pairs == all => frequencies(series, pairs),
        Series::Geometric { base, count: over, first } if *first == 1.0 => {
            let rule = Rotary { over: over / pairs as f64, ..Rotary::default() };
            of_rule(*base, rule, pairs, Some(2 * all as u32))
        }
        _ => None,
    }
}

/// Frequencies by a rule, for `pairs` pairs that turn in a head of `head` dimensions.
fn of_rule(base: f64, rule: Rotary, pairs: usize, head: Option<u32>) -> Option<Frequencies> {
    let used = rule.trained.zip(rule.scaling.factor()).map(|(trained, factor)| trained * factor);
    let dims = 2 * pairs as u32;
    let model = Model { name: String::new(), rule, dims, base, head, used, attention: 1.0 };
    // What a link could not hold is not shown.
    let model = Model::read(&model.written())?;
    Some(Frequencies { base, model: Some(model), is_exact: true })
}

/// A context extension is shown by its rule, and a list by factors that divide the frequencies of a base. `None` if a
/// frequency is too far from these.
fn frequencies(series: &Series, pairs: usize) -> Option<Frequencies> {
    let of_rule = |base: f64, rule: Rotary| of_rule(base, rule, pairs, None);
    match series {
        Series::Geometric { base, count, first } if *first == 1.0 || *first <= 0.0 => {
            let base = base.powf(pairs as f64 / count);
            Some(Frequencies { base, model: None, is_exact: *first == 1.0 })
        }
        // A fault; the formula is what was meant.
        Series::Inverted { base, .. } | Series::Swapped { base, .. } => {
            Some(Frequencies { base: *base, model: None, is_exact: false })
        }
        Series::Scaled { base, rule } => of_rule(*base, rule.clone()),
        _ => {
            let base = match series {
                Series::Free { against: Some(base), .. } => *base,
                _ => ANY_BASE,
            };
            let plain = Rotary::default().plain(2 * pairs as u32, base);
            let factors: Vec<f64> = plain.iter().zip(series.freqs(pairs)).map(|(plain, freq)| plain / freq).collect();
            let scaling = Scaling::Long { short: factors.clone(), long: factors };
            of_rule(base, Rotary { scaling, ..Rotary::default() })
        }
    }
}
