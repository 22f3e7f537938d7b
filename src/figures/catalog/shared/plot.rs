//! The plain panel that most figures are, and its commonest marks.

use crate::scene::{Axis, Ink, Mark, Panel, Pen, Read};

/// Two axes, marks and a reading.
pub(in crate::catalog) fn panel(x: Axis, y: Axis, marks: Vec<Mark>, read: Read) -> Panel {
    Panel { read: Some(read), ..Panel::new(x, y, marks) }
}

/// A line with its name in the legend; without a name where that is empty.
pub(in crate::catalog) fn line(points: Vec<[f64; 2]>, pen: Pen, name: &str) -> Mark {
    Mark::Line { points, pen, label: named(name) }
}

/// Dots with their name in the legend; without a name where that is empty.
pub(in crate::catalog) fn dots(points: Vec<[f64; 2]>, ink: Ink, hollow: bool, name: &str) -> Mark {
    Mark::Dots { points, radius: 3.5, ink, hollow, label: named(name) }
}

fn named(name: &str) -> Option<String> {
    (!name.is_empty()).then(|| name.to_owned())
}

/// The lower end of an axis of mean cosines whose least is `low`: one of three, so that the axis mostly holds still while
/// a hand moves the base or the length.
pub(in crate::catalog) fn lower_end(low: f64) -> f64 {
    /// How much room is left below the least.
    const ROOM: f64 = 0.02;
    [-0.25, -0.5].into_iter().find(|end| low >= end + ROOM).unwrap_or(-1.05)
}

/// The powers of ten around positive values: the ends of a logarithmic axis that holds them.
pub(in crate::catalog) fn decades(least: f64, greatest: f64) -> [f64; 2] {
    [least.log10().floor(), greatest.log10().floor() + 1.0].map(|exponent| 10_f64.powi(exponent as i32))
}
