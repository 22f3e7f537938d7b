//! The plain panel that most figures use, and its most common marks.

use crate::scene::{Axis, Ink, Mark, Panel, Pen, Read};

/// A panel with two axes, marks and a reading.
pub(in crate::catalog) fn panel(x: Axis, y: Axis, marks: Vec<Mark>, read: Read) -> Panel {
    Panel { read: Some(read), ..Panel::new(x, y, marks) }
}

/// A line with a legend entry, unless the name is empty.
pub(in crate::catalog) fn line(points: Vec<[f64; 2]>, pen: Pen, name: &str) -> Mark {
    Mark::Line { points, pen, label: named(name) }
}

/// Dots with a legend entry, unless the name is empty.
pub(in crate::catalog) fn dots(points: Vec<[f64; 2]>, ink: Ink, hollow: bool, name: &str) -> Mark {
    Mark::Dots { points, radius: 3.5, ink, hollow, label: named(name) }
}

fn named(name: &str) -> Option<String> {
    (!name.is_empty()).then(|| name.to_owned())
}

/// The lower end of an axis of mean cosines with minimum `low`: one of three values, so that the axis mostly stays
/// fixed while the base or the length is dragged.
pub(in crate::catalog) fn lower_end(low: f64) -> f64 {
    /// Room left below the minimum.
    const ROOM: f64 = 0.02;
    [-0.25, -0.5].into_iter().find(|end| low >= end + ROOM).unwrap_or(-1.05)
}

/// The powers of ten that enclose positive values: the ends of a logarithmic axis.
pub(in crate::catalog) fn decades(least: f64, greatest: f64) -> [f64; 2] {
    [least.log10().floor(), greatest.log10().floor() + 1.0].map(|exponent| 10_f64.powi(exponent as i32))
}
