//! The line of Python that makes a faulty encoding right, with the numbers of the verdict.

use super::changed::Change;
use super::hypothesis::Rule;
use super::laws::{Law, List, Sequence, Series, Shape, Slip, Waves, Why, without_power};
use super::layout::Layout;
use super::precision::Level;
use super::verdict::{Finding, Known, RowFault, Verdict};
use crate::core::pitfalls::Bug;

/// The program line for a verdict with a fault; `None` if there is no fault, or no line that mends it.
pub(super) fn fix(verdict: &Verdict) -> Option<String> {
    match &verdict.finding {
        Finding::Known(known) => of_known(known, verdict),
        Finding::Law(Law::Waves(waves)) => of_waves(waves, verdict),
        Finding::Law(Law::List { list, count, slip }) => of_list(list, *count).or_else(|| of_slip(*slip, 2 * count)),
        Finding::Law(Law::Shape(Shape::Truncated { .. })) => Some("pe = np.zeros((n, d), dtype=np.float32)".to_owned()),
        Finding::Law(Law::Shape(Shape::Buckets { is_query_first: true, .. })) => {
            Some("relative = key[None, :] - query[:, None]".to_owned())
        }
        Finding::Changed(changed) if changed.change == Change::Negated => Some("pe = -pe".to_owned()),
        Finding::Changed(changed) if changed.change == Change::Flipped => Some("pe = pe[:, ::-1]".to_owned()),
        Finding::Law(Law::Shape(Shape::Outside { .. })) => {
            Some("angles = pos[:, None] * freqs[None, :]\nsin, cos = np.sin(angles), np.cos(angles)".to_owned())
        }
        Finding::Law(Law::Shape(Shape::Window { is_key_first: true, .. })) => {
            Some("relative = coords[:, :, None] - coords[:, None, :]".to_owned())
        }
        _ => None,
    }
}

fn of_known(known: &Known, verdict: &Verdict) -> Option<String> {
    let (cols, base) = (verdict.cols(), known.best.base);
    let line = match known.bug {
        Some(Bug::Exponent | Bug::Denominator) => return Some(freqs(base, cols)),
        Some(Bug::Cosine) => "pe[:, 0::2], pe[:, 1::2] = np.sin(pos * freqs), np.cos(pos * freqs)",
        Some(Bug::Odd) => "pe[:, 1::2] = np.cos(pos * freqs[: d // 2])",
        Some(Bug::Degrees) => "pe[:, 0::2] = np.sin(pos * freqs)",
        Some(Bug::Single) => "angles = pos.astype(np.float64) * freqs.astype(np.float64)",
        Some(Bug::Halves) => "even, odd = x[..., 0::2], x[..., 1::2]",
        None if known.is_after_dropout() => "model.eval()",
        None if matches!(known.level, Level::HalfAngles | Level::BrainAngles) => {
            "angles = pos.astype(np.float32) * freqs.astype(np.float32)"
        }
        None if verdict.is_transposed => "pe = pe.T",
        None if known.row.is_some_and(|(_, fault)| fault != RowFault::Repeat) => return of_row(known, verdict),
        None => return of_slip(known.slip, cols),
    };
    Some(line.to_owned())
}

/// A wrong row, computed anew, if its layout is one of two that are usual.
fn of_row(known: &Known, verdict: &Verdict) -> Option<String> {
    let (best, row) = (&known.best, known.row?.0);
    let is_plain = best.rule == Rule::Paper
        && best.grid.is_none()
        && best.scale == 1.0
        && best.step == 1.0
        && verdict.cols().is_multiple_of(2);
    let pos = row as f64 - known.zero_rows.iter().filter(|zero| **zero < row).count() as f64 + best.position();
    match best.layout {
        Layout::Interleaved if is_plain => {
            let line = format!("pe[{row}, 0::2], pe[{row}, 1::2] = np.sin({pos} * freqs), np.cos({pos} * freqs)");
            Some(freqs(best.base, verdict.cols()) + "\n" + &line)
        }
        Layout::Split if is_plain => {
            let line = format!("pe[{row}] = np.concatenate([np.sin({pos} * freqs), np.cos({pos} * freqs)])");
            Some(freqs(best.base, verdict.cols()) + "\n" + &line)
        }
        _ => None,
    }
}

/// The frequencies of the paper.
fn freqs(base: f64, dims: usize) -> String {
    named_freqs("freqs", base, dims)
}

fn named_freqs(name: &str, base: f64, dims: usize) -> String {
    format!("{name} = {base} ** (-np.arange(0, {dims}, 2) / {dims})")
}

/// The frequencies that were meant, if the base is a slip.
fn of_slip(slip: Option<Slip>, dims: usize) -> Option<String> {
    let slip = slip?;
    match slip.why? {
        (_, Why::Early | Why::Late) => Some(freqs(slip.base, dims)),
        (meant, Why::Log10 | Why::Log2 | Why::Exponent(_)) => Some(freqs(meant, dims)),
        (meant, Why::NtkBrackets(factor)) => Some(format!("base = {meant} * {factor} ** (d / (d - 2))")),
        (_, Why::Columns(..) | Why::Ntk(_) | Why::Linear(_)) => None,
    }
}

fn of_waves(waves: &Waves, verdict: &Verdict) -> Option<String> {
    let cols = verdict.cols();
    match (&waves.series, Sequence::of(&waves.positions, verdict.rows())) {
        (Series::Inverted { .. }, _) => Some("angles = pos[:, None] * freqs[None, :]".to_owned()),
        (Series::Swapped { base, .. }, _) => Some(freqs(*base, cols)),
        (Series::Even { first: 0.0, step }, _) => without_power(*step, cols).map(|base| freqs(base, cols)),
        (_, Some(Sequence::Repeated { times })) => Some(format!("pe = np.tile(pe[::{times}], ({times}, 1))")),
        (_, Some(Sequence::Rounded { .. } | Sequence::Mirrored { .. })) => Some("pos = np.arange(n)".to_owned()),
        _ => None,
    }
}

fn of_list(list: &List, count: usize) -> Option<String> {
    match list {
        List::FactorInPower { base, factor, .. } => {
            let dims = 2 * count;
            Some(format!("slow = {base} ** (-np.arange(0, {dims}, 2) / {dims}) / {factor}"))
        }
        List::Freqs { series: Series::Inverted { base, .. }, .. } => Some(freqs(*base, 2 * count)),
        // Rounded numbers stay rounded in a wider type.
        List::Freqs { series: Series::Geometric { base, first: 1.0, .. }, narrow: Some(_), .. } => {
            Some(named_freqs("inv_freq", *base, 2 * count))
        }
        List::Slopes { off: Some(_) } if count.is_power_of_two() => {
            Some(format!("slopes = 2.0 ** (-8 / {count} * np.arange(1, {}))", count + 1))
        }
        List::Sequence(Sequence::Repeated { times }) => Some(format!("pos = np.tile(np.arange(n), {times})")),
        List::Sequence(Sequence::Rounded { .. } | Sequence::Mirrored { .. }) => Some("pos = np.arange(n)".to_owned()),
        _ => None,
    }
}
