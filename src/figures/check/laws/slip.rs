//! Explains an unusual base or step: which mistake leads there from a common one.

use crate::check::readings::USUAL;

/// An unusual base, or columns whose frequencies do not begin with 1, and an explanation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    /// The base that was found.
    pub base: f64,
    /// Number of columns.
    pub cols: usize,
    /// The intended base and the mistake; `None` if unknown.
    pub why: Option<(f64, Why)>,
}

/// A mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// The base-10 logarithm was used instead of the natural one.
    Log10,
    /// The base-2 logarithm was used instead of the natural one.
    Log2,
    /// Exponents are multiplied by this factor.
    Exponent(f64),
    /// Columns of a wider table: index of the first, and number of columns of that table.
    Columns(usize, usize),
    /// The base is the NTK-aware base of a model extended by this factor.
    Ntk(f64),
    /// Positions are divided by this factor, as by position interpolation.
    Linear(f64),
}

/// Maximum width of tables.
const WIDEST: f64 = 8192.0;

/// Bases that may have been intended, the paper's and the page's first.
fn meant(page: f64) -> impl Iterator<Item = f64> + Clone {
    [1e4, page].into_iter().chain(USUAL).filter(move |base| *base >= 1e4 || *base == page)
}

/// Explains a base found in so many columns; `within` is its relative accuracy.
pub(crate) fn base(base: f64, cols: usize, page: f64, within: f64) -> Slip {
    let near = |of: f64| (base / of - 1.0).abs() < within.max(1e-9);
    let log10 = |meant: &f64| near(meant.log10().exp());
    let by = |power: f64| meant(page).find(|meant| near(meant.powf(power))).map(|meant| (meant, Why::Exponent(power)));
    let why = meant(page)
        .find(log10)
        .map(|meant| (meant, Why::Log10))
        .or_else(|| by(2.0))
        .or_else(|| by(0.5))
        .or_else(|| meant(page).find(|meant| near(meant.log2().exp())).map(|meant| (meant, Why::Log2)))
        .or_else(|| cut(base, cols, page, within).map(|(meant, of)| (meant, Why::Columns(0, of))))
        .or_else(|| stretched(base, cols, page, within))
        .or_else(|| by(4.0))
        .or_else(|| by(0.25));
    Slip { base, cols, why }
}

/// Explains why the frequencies of a table begin with `first` instead of 1.
pub(crate) fn step(base: f64, first: f64, cols: usize, page: f64, within: f64) -> Option<Slip> {
    let factor = 1.0 / first;
    let is_usual = || USUAL.into_iter().chain([page]).any(|usual| (base / usual - 1.0).abs() < within.max(1e-9));
    let whole = factor.round();
    // A common base could also be that of a wider table.
    if is_usual() && factor > 1.2 && (factor - whole).abs() < 1e-3 * factor {
        return Some(Slip { base, cols, why: Some((base, Why::Linear(whole))) });
    }
    let (meant, of) = cut(base, cols, page, within)?;
    let from = -first.ln() / meant.ln() * of as f64;
    let whole = from.round();
    let is_column = (from - whole).abs() < 0.01 && whole > 0.0 && whole as usize + cols <= of;
    is_column.then_some(Slip { base, cols, why: Some((meant, Why::Columns(whole as usize, of))) })
}

/// A base that equals that of a wider table, to the power of its share of columns.
fn cut(base: f64, cols: usize, page: f64, within: f64) -> Option<(f64, usize)> {
    let width = |meant: f64| cols as f64 * meant.ln() / base.ln();
    let all: Vec<(f64, f64)> = meant(page).map(|meant| (meant, width(meant))).collect();
    // Widths are usually multiples of 64 or 16, or at least even.
    [64.0, 16.0, 2.0].into_iter().find_map(|of| {
        let fits = |(meant, width): &(f64, f64)| {
            let whole = (width / of).round() * of;
            let error = within.max(1e-9) * width / meant.ln() * (width / cols as f64).max(1.0);
            // Every width is near an even number.
            *width > cols as f64 + 1.0 && *width <= WIDEST && (width - whole).abs() <= error && error < 0.02 * of
        };
        all.iter().find(|found| fits(found)).map(|(meant, width)| (*meant, ((width / of).round() * of) as usize))
    })
}

/// A base multiplied by factor^(d/(d − 2)).
fn stretched(base: f64, cols: usize, page: f64, within: f64) -> Option<(f64, Why)> {
    if cols < 4 {
        return None;
    }
    let d = cols as f64;
    meant(page).find_map(|meant| {
        let factor = (base / meant).powf((d - 2.0) / d);
        let short = (factor * 2.0).round() / 2.0;
        let is_short = (factor / short - 1.0).abs() < within.max(1e-9) && (1.5..=128.0).contains(&short);
        is_short.then_some((meant, Why::Ntk(short)))
    })
}
