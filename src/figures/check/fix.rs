//! The line of Python that makes a faulty encoding right, with the numbers of the verdict.

use super::laws::{Law, List, Sequence, Series, Shape, Waves, Why};
use super::precision::Level;
use super::verdict::Verdict;
use crate::core::pitfalls::Bug;

/// The program line for a verdict with a fault; `None` if there is no fault, or no line that mends it.
pub(super) fn fix(verdict: &Verdict) -> Option<String> {
    if let Some(law) = &verdict.law {
        return match law {
            Law::Waves(waves) => of_waves(waves, verdict),
            Law::List { list, count } => of_list(list, *count, verdict),
            Law::Shape(Shape::Truncated { .. }) => Some("pe = np.zeros((n, d), dtype=np.float32)".to_owned()),
            Law::Shape(Shape::Buckets { is_query_first: true, .. }) => {
                Some("relative = key[None, :] - query[:, None]".to_owned())
            }
            Law::Octaves(_) | Law::Shape(_) => None,
        };
    }
    verdict.level?;
    let (cols, base) = (verdict.cols(), verdict.best.base);
    match verdict.bug {
        Some(Bug::Exponent | Bug::Denominator) => return Some(freqs(base, cols)),
        Some(Bug::Cosine) => {
            return Some("pe[:, 0::2], pe[:, 1::2] = np.sin(pos * freqs), np.cos(pos * freqs)".to_owned());
        }
        Some(Bug::Odd) => return Some("pe[:, 1::2] = np.cos(pos * freqs[: d // 2])".to_owned()),
        Some(Bug::Degrees) => return Some("pe[:, 0::2] = np.sin(pos * freqs)".to_owned()),
        Some(Bug::Single) => return Some("angles = pos.astype(np.float64) * freqs.astype(np.float64)".to_owned()),
        Some(Bug::Halves) => return Some("even, odd = x[..., 0::2], x[..., 1::2]".to_owned()),
        None => {}
    }
    if verdict.holes > 0 {
        return Some("model.eval()".to_owned());
    }
    if matches!(verdict.level, Some(Level::HalfAngles | Level::BrainAngles)) {
        return Some("angles = pos.astype(np.float32) * freqs.astype(np.float32)".to_owned());
    }
    of_slip(verdict, cols).or_else(|| verdict.is_transposed.then(|| "pe = pe.T".to_owned()))
}

/// The frequencies of the paper.
fn freqs(base: f64, dims: usize) -> String {
    format!("freqs = {base} ** (-np.arange(0, {dims}, 2) / {dims})")
}

/// The frequencies that were meant, if the base is a slip.
fn of_slip(verdict: &Verdict, dims: usize) -> Option<String> {
    let slip = verdict.slip?;
    match slip.why? {
        (_, Why::Early) => Some(freqs(slip.base, dims)),
        (meant, Why::Log10 | Why::Log2 | Why::Exponent(_)) => Some(freqs(meant, dims)),
        (_, Why::Columns(..) | Why::Ntk(_) | Why::Linear(_)) => None,
    }
}

fn of_waves(waves: &Waves, verdict: &Verdict) -> Option<String> {
    let cols = verdict.cols();
    match (&waves.series, Sequence::of(&waves.positions, verdict.rows())) {
        (Series::Inverted { .. }, _) => Some("angles = pos[:, None] * freqs[None, :]".to_owned()),
        (Series::Swapped { base, .. }, _) => Some(freqs(*base, cols)),
        (_, Some(Sequence::Repeated { times })) => Some(format!("pe = np.tile(pe[::{times}], ({times}, 1))")),
        (_, Some(Sequence::Rounded { .. } | Sequence::Mirrored { .. })) => Some("pos = np.arange(n)".to_owned()),
        _ => of_slip(verdict, cols),
    }
}

fn of_list(list: &List, count: usize, verdict: &Verdict) -> Option<String> {
    match list {
        List::FactorInPower { base, factor, .. } => {
            let dims = 2 * count;
            Some(format!("slow = {base} ** (-np.arange(0, {dims}, 2) / {dims}) / {factor}"))
        }
        List::Freqs { series: Series::Inverted { base, .. }, .. } => Some(freqs(*base, 2 * count)),
        List::Freqs { narrow: Some(_), .. } => Some("inv_freq = inv_freq.float()".to_owned()),
        List::Sequence(Sequence::Repeated { times }) => Some(format!("pos = np.tile(np.arange(n), {times})")),
        List::Sequence(Sequence::Rounded { .. } | Sequence::Mirrored { .. }) => Some("pos = np.arange(n)".to_owned()),
        _ => of_slip(verdict, 2 * count),
    }
}
