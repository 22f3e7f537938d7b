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

/// The end of a scale from 0 that contains all values up to `greatest`, of which they cover most: its first digits
/// rounded up to a fifth, or from 3 on to a half. 1 if there is no positive value.
pub(in crate::catalog) fn scale_end(greatest: f64) -> f64 {
    if greatest <= 0.0 {
        return 1.0;
    }
    let decade = 10_f64.powi(greatest.log10().floor() as i32);
    let parts = if greatest < 3.0 * decade { 5.0 } else { 2.0 };
    ((parts * greatest / decade).ceil() / parts * decade).max(greatest)
}

/// The powers of ten that enclose positive values: the ends of a logarithmic axis.
pub(in crate::catalog) fn decades(least: f64, greatest: f64) -> [f64; 2] {
    [least.log10().floor(), greatest.log10().floor() + 1.0].map(|exponent| 10_f64.powi(exponent as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_ends_at_a_round_number_and_most_of_it_is_used() {
        assert_eq!([8.1744, 10.0, 1.2, 0.031, 137.0].map(scale_end), [8.5, 10.0, 1.2, 0.035, 140.0]);
        assert_eq!([0.0, 1.0].map(scale_end), [1.0, 1.0]);
        for step in 0..2000 {
            let greatest = 1.01_f64.powi(step - 1000);
            let end = scale_end(greatest);
            // The largest step is that from 1 to 1.2.
            assert!(greatest <= end && greatest > 0.83 * end, "{greatest} of {end}");
        }
    }
}
