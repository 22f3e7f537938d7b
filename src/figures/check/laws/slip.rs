//! How a base or a step that nobody uses came about: which slip, from a usual one, leads there.

use crate::check::readings::USUAL;

/// A base that nobody uses, or columns that do not begin with 1, and how that came about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    /// The base that was found.
    pub base: f64,
    /// Columns that it was found in.
    pub cols: usize,
    /// The base that was meant, and how the slip was made; `None` if nothing is known.
    pub why: Option<(f64, Why)>,
}

/// A slip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// The logarithm to base 10 was taken for the natural one.
    Log10,
    /// That to base 2.
    Log2,
    /// Exponents are times this what they should be.
    Exponent(f64),
    /// Columns of a wider table: the first of them, and how many that has.
    Columns(usize, usize),
    /// The base was meant for a model stretched by this factor, aware of its slowest pair.
    Ntk(f64),
    /// Positions divided by this, as by position interpolation.
    Linear(f64),
}

/// Tables are no wider than that.
const WIDEST: f64 = 8192.0;

/// Bases that slips start from, the paper's and the page's first.
fn meant(page: f64) -> impl Iterator<Item = f64> + Clone {
    [1e4, page].into_iter().chain(USUAL).filter(move |base| *base >= 1e4 || *base == page)
}

/// Why a base was found in so many columns; `within` is how well it is known, as a share.
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

/// Why frequencies of a table do not begin with 1, but with this.
pub(crate) fn step(base: f64, first: f64, cols: usize, page: f64, within: f64) -> Option<Slip> {
    let factor = 1.0 / first;
    let is_usual = || USUAL.into_iter().chain([page]).any(|usual| (base / usual - 1.0).abs() < within.max(1e-9));
    let whole = factor.round();
    // A usual base is that of some wider table, too.
    if is_usual() && factor > 1.2 && (factor - whole).abs() < 1e-3 * factor {
        return Some(Slip { base, cols, why: Some((base, Why::Linear(whole))) });
    }
    let (meant, of) = cut(base, cols, page, within)?;
    let from = -first.ln() / meant.ln() * of as f64;
    let whole = from.round();
    let is_column = (from - whole).abs() < 0.01 && whole > 0.0 && whole as usize + cols <= of;
    is_column.then_some(Slip { base, cols, why: Some((meant, Why::Columns(whole as usize, of))) })
}

/// A base that is that of a wider table, to the power of the share of its columns.
fn cut(base: f64, cols: usize, page: f64, within: f64) -> Option<(f64, usize)> {
    let width = |meant: f64| cols as f64 * meant.ln() / base.ln();
    let all: Vec<(f64, f64)> = meant(page).map(|meant| (meant, width(meant))).collect();
    // Widths are usually multiples of 64, of 16, or even.
    [64.0, 16.0, 2.0].into_iter().find_map(|of| {
        let fits = |(meant, width): &(f64, f64)| {
            let whole = (width / of).round() * of;
            let error = within.max(1e-9) * width / meant.ln() * (width / cols as f64).max(1.0);
            // Any width is near an even one.
            *width > cols as f64 + 1.0 && *width <= WIDEST && (width - whole).abs() <= error && error < 0.02 * of
        };
        all.iter().find(|found| fits(found)).map(|(meant, width)| (*meant, ((width / of).round() * of) as usize))
    })
}

/// A base that grew by factor^(d/(d − 2)).
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
