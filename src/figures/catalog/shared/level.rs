//! A reference level for a curve: the same thin dashed line in every figure.

use crate::scene::{Direction, Ink, Mark, Pen};

/// A horizontal rule at a value, labelled in the margin.
pub(in crate::catalog) fn level(at: f64, label: String) -> Mark {
    Mark::Rule { along: Direction::Y, at, pen: Pen::dashed(Ink::Muted).width(1.0), label: Some(label) }
}
