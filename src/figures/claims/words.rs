//! Counts and parts as texts write them.

use crate::text::number::{significant, whole};

/// A number of things.
pub(super) fn count(things: usize) -> String {
    whole(things as f64)
}

/// A part of 1 in per cent, without the sign.
pub(super) fn percent(part: f64) -> String {
    significant(100.0 * part, 6)
}
