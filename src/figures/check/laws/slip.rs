//! Explains an unusual base or step: finds a mistake that produces it from a common base.

use crate::check::equivalents::USUAL;

/// An unusual base, or frequencies that do not begin with 1, and an explanation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    /// The base measured in the matrix.
    pub base: f64,
    /// Number of columns of the matrix.
    pub cols: usize,
    /// The intended base and the mistake, or `None` if no known mistake explains the base.
    pub why: Option<(f64, Why)>,
}

/// The mistake that explains a base or step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// The base-10 logarithm was used instead of the natural one.
    Log10,
    /// The base-2 logarithm was used instead of the natural one.
    Log2,
    /// Exponents are multiplied by this factor.
    Exponent(f64),
    /// The columns were cut from a wider table: index of the first column in that table, and number of its columns.
    Columns(usize, usize),
    /// The base was raised for NTK-aware scaling of the context by this factor.
    Ntk(f64),
    /// The base was raised by this factor to the power of d, divided by d − 2: brackets are missing.
    NtkBrackets(f64),
    /// Positions are divided by this factor, as in position interpolation.
    Linear(f64),
    /// Exponents are one step early, so that each frequency is that of the pair before.
    Early,
    /// Exponents are one step late: pairs are counted from 1.
    Late,
}

/// Maximum number of columns of the wider table in [`Why::Columns`].
const WIDEST: f64 = 8192.0;

/// Bases that may have been intended: the paper's, the page's, and then the common ones of at least 10⁴.
fn candidates(page_base: f64) -> impl Iterator<Item = f64> + Clone {
    [1e4, page_base].into_iter().chain(USUAL).filter(move |base| *base >= 1e4 || *base == page_base)
}

/// Explains a `base` measured in `cols` columns. `page_base` is the page's base, and `within` the relative accuracy of
/// `base`.
pub(crate) fn base(base: f64, cols: usize, page_base: f64, within: f64) -> Slip {
    let near = |other: f64| (base / other - 1.0).abs() < within.max(1e-9);
    let log10 = |intended: &f64| near(intended.log10().exp());
    let with_exponent = |power: f64| {
        candidates(page_base)
            .find(|intended| near(intended.powf(power)))
            .map(|intended| (intended, Why::Exponent(power)))
    };
    let why = candidates(page_base)
        .find(log10)
        .map(|intended| (intended, Why::Log10))
        .or_else(|| with_exponent(2.0))
        .or_else(|| with_exponent(0.5))
        .or_else(|| {
            candidates(page_base).find(|intended| near(intended.log2().exp())).map(|intended| (intended, Why::Log2))
        })
        .or_else(|| cut(base, cols, page_base, within).map(|(intended, of)| (intended, Why::Columns(0, of))))
        .or_else(|| ntk_scaled(base, cols, page_base, within))
        .or_else(|| ntk_without_brackets(base, cols, page_base, within))
        .or_else(|| with_exponent(4.0))
        .or_else(|| with_exponent(0.25));
    Slip { base, cols, why }
}

/// Explains why the frequencies begin with `first` instead of 1: exponents that are one step early or late, position
/// interpolation, or columns cut from a wider table. The other parameters are those of [`base`]. `None` if no explanation fits.
pub(crate) fn step(base: f64, first: f64, cols: usize, page_base: f64, within: f64) -> Option<Slip> {
    let factor = 1.0 / first;
    let usual = USUAL.into_iter().chain([page_base]).find(|usual| (base / usual - 1.0).abs() < within.max(1e-9));
    let whole = factor.round();
    if let Some(base) = usual {
        let fits = |(_, steps): &(Why, f64)| (first / base.powf(steps / cols as f64) - 1.0).abs() < within.max(1e-9);
        if let Some((why, _)) = [(Why::Early, 2.0), (Why::Late, -2.0)].into_iter().find(fits) {
            return Some(Slip { base, cols, why: Some((base, why)) });
        }
    }
    // Tested before the last, because a common base could also be explained by a wider table.
    if usual.is_some() && factor > 1.2 && (factor - whole).abs() < 1e-3 * factor {
        return Some(Slip { base, cols, why: Some((base, Why::Linear(whole))) });
    }
    let (intended, of) = cut(base, cols, page_base, within)?;
    let from = -first.ln() / intended.ln() * of as f64;
    let whole = from.round();
    let is_column = (from - whole).abs() < 0.01 && whole > 0.0 && whole as usize + cols <= of;
    is_column.then_some(Slip { base, cols, why: Some((intended, Why::Columns(whole as usize, of))) })
}

/// Explains `base` as that of the first `cols` columns of a table with `width` columns: base = intended^(cols/width).
/// Returns the intended base and the width.
fn cut(base: f64, cols: usize, page_base: f64, within: f64) -> Option<(f64, usize)> {
    let width = |intended: f64| cols as f64 * intended.ln() / base.ln();
    let all: Vec<(f64, f64)> = candidates(page_base).map(|intended| (intended, width(intended))).collect();
    // Prefers a width that is a multiple of 64, then of 16, then of 2.
    [64.0, 16.0, 2.0].into_iter().find_map(|multiple| {
        let fits = |(intended, width): &(f64, f64)| {
            let whole = (width / multiple).round() * multiple;
            let error = within.max(1e-9) * width / intended.ln() * (width / cols as f64).max(1.0);
            // The error of the width must be small compared with `multiple`: any width is within 1 of an even number.
            *width > cols as f64 + 1.0 && *width <= WIDEST && (width - whole).abs() <= error && error < 0.02 * multiple
        };
        all.iter()
            .find(|found| fits(found))
            .map(|(intended, width)| (*intended, ((width / multiple).round() * multiple) as usize))
    })
}

/// Explains `base` by NTK-aware scaling: base = intended·factor^(d/(d − 2)), with a factor that is a multiple of ½.
fn ntk_scaled(base: f64, cols: usize, page_base: f64, within: f64) -> Option<(f64, Why)> {
    if cols < 4 {
        return None;
    }
    let d = cols as f64;
    candidates(page_base).find_map(|intended| {
        let factor = (base / intended).powf((d - 2.0) / d);
        Some((intended, Why::Ntk(short_factor(factor, within.max(1e-9))?)))
    })
}

/// Explains `base` by NTK-aware scaling without brackets: base = intended·factor^d/(d − 2), with a factor that is a multiple
/// of ½.
fn ntk_without_brackets(base: f64, cols: usize, page_base: f64, within: f64) -> Option<(f64, Why)> {
    let d = cols as f64;
    candidates(page_base).filter(|_| cols > 2).find_map(|intended| {
        let factor = (base * (d - 2.0) / intended).powf(1.0 / d);
        // An error of the base is one of the factor, divided by d.
        Some((intended, Why::NtkBrackets(short_factor(factor, within.max(1e-9) / d)?)))
    })
}

/// A factor of scaling, rounded to a multiple of ½ that differs by less than `within`, relatively.
fn short_factor(factor: f64, within: f64) -> Option<f64> {
    let short = (factor * 2.0).round() / 2.0;
    ((factor / short - 1.0).abs() < within && (1.5..=128.0).contains(&short)).then_some(short)
}
