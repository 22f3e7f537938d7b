//! Formats counts and percentages.

use crate::text::number::{significant, whole};

/// Formats a count.
pub(super) fn count(things: usize) -> String {
    whole(things as f64)
}

/// Formats a fraction as a percentage, without the percent sign.
pub(super) fn percent(fraction: f64) -> String {
    significant(100.0 * fraction, 6)
}
