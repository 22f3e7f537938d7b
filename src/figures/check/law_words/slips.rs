//! Describes the likely cause of an unusual base or step.

use super::DIGITS;
use crate::check::laws::{Slip, Why};
use crate::check::phrases::count;
use crate::text::fill;
use crate::text::number::significant;

/// Whether a slip is reported as a question. Position interpolation is intended, and therefore not a question.
pub(in crate::check) fn is_question(slip: &Slip) -> bool {
    !matches!(slip.why, Some((_, Why::Linear(_))))
}

/// Describes the likely cause of an unusual base or step.
pub(in crate::check) fn slip(slip: &Slip) -> String {
    let base = ("base", significant(slip.base, DIGITS));
    let Some((meant, why)) = slip.why else { return fill("check.slip.unknown", &[base]) };
    let (meant, cols) = (("meant", significant(meant, DIGITS)), ("cols", count(slip.cols)));
    match why {
        Why::Log10 => fill("check.slip.log10", &[base, meant]),
        Why::Log2 => fill("check.slip.log2", &[base, meant]),
        Why::Exponent(power) => {
            let key = match power {
                2.0 => "check.slip.doubled",
                0.5 => "check.slip.halved",
                _ => "check.slip.exponent",
            };
            fill(key, &[base, meant, ("power", significant(power, 3))])
        }
        Why::Columns(0, of) => fill("check.slip.first-columns", &[base, meant, cols, ("of", count(of))]),
        Why::Columns(from, of) => {
            fill("check.slip.columns", &[base, meant, cols, ("of", count(of)), ("from", count(from))])
        }
        Why::NtkBrackets(factor) => fill("check.slip.ntk-brackets", &[base, meant, ("factor", significant(factor, 3))]),
        Why::Ntk(factor) => fill("check.slip.ntk", &[base, meant, ("factor", significant(factor, 3))]),
        Why::Linear(factor) => fill("check.slip.linear", &[base, ("factor", significant(factor, 3))]),
        Why::Early | Why::Late => {
            let (key, steps) = if why == Why::Early { ("check.slip.early", 2.0) } else { ("check.slip.late", -2.0) };
            let first = slip.base.powf(steps / slip.cols as f64);
            fill(key, &[base, ("first", significant(first, DIGITS))])
        }
    }
}
