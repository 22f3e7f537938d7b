//! The distances of all positions from the cursor's, as a curve beside the matrix, each point aligned with its row.

use crate::catalog::shared::columns::{Columns, every, is_drawn_exactly};
use crate::core::distance::distance;
use crate::params::Params;
use crate::scene::{Axis, Direction, Ink, Mark, Panel, Pen, Ticks};
use crate::text;

/// Minimum thickness of the plot, in CSS pixels.
pub(in crate::catalog) const THICK: f64 = 64.0;

pub(in crate::catalog) const CURVE: Pen = Pen::solid(Ink::Strong).width(1.0);
/// A curve that oscillates from column to column looks like an area: draw it lighter.
pub(in crate::catalog) const ENVELOPE: Pen = Pen::solid(Ink::Muted).width(1.0);
const LEVEL: Pen = Pen::solid(Ink::Grid).width(1.0);

/// The panel of the curve. Its axis of positions is that of the matrix, and its axis of distances has the colour range.
pub(in crate::catalog) fn panel(matrix: &Panel, range: [f64; 2]) -> Panel {
    let rule = |at| Mark::Rule { along: Direction::X, at, pen: LEVEL, label: None };
    Panel {
        title: None,
        x: Axis { ticks: Ticks::Ends, ..Axis::linear(text::get("axis.distance-to-pos"), range) },
        y: Axis { ticks: Ticks::None, ..matrix.y.clone() },
        equal: false,
        marks: range.map(rule).into(),
        color_bar: None,
        read: None,
        cursor_reading: None,
        drag: None,
    }
}

/// The curve of the cursor's position, and a dot at the position k after it, or k before it near the end of the
/// sequence.
pub(super) fn marks(params: &Params) -> Vec<Mark> {
    let (freqs, last) = (params.freqs(), params.n_pos - 1);
    let pos = params.pos;
    let (points, pen): (Vec<[f64; 2]>, Pen) = if is_drawn_exactly(&freqs, last) {
        let distances = every(&freqs, last);
        let point = |row: u32| [distances[row.abs_diff(pos) as usize], f64::from(row)];
        ((0..=last).map(point).collect(), CURVE)
    } else {
        // By offset: upwards to the first row and downwards to the last.
        let columns = Columns::of(&freqs, last);
        let (before, after) = (f64::from(pos), f64::from(last - pos));
        let up = columns.envelope.iter().rev().filter(|at| at[0] <= before).map(|at| [at[1], before - at[0]]);
        let down = columns.envelope.iter().filter(|at| at[0] <= after).map(|at| [at[1], before + at[0]]);
        (up.chain(down).collect(), ENVELOPE)
    };
    let other = other(params).map(|row| [distance(&freqs, f64::from(params.k)), f64::from(row)]);
    let curve = Mark::Line { points, pen, label: None };
    std::iter::once(curve).chain(other.into_iter().flat_map(dot)).collect()
}

/// The position k after the cursor's, or k before it near the end of the sequence.
pub(in crate::catalog) fn other(params: &Params) -> Option<u32> {
    let &Params { pos, k, n_pos, .. } = params;
    if k < n_pos - pos { Some(pos + k) } else { pos.checked_sub(k) }
}

/// The dot of the position k further on: hollow, like all its marks.
pub(in crate::catalog) fn dot(at: [f64; 2]) -> [Mark; 2] {
    let dot = |radius, ink, hollow| Mark::Dots { points: vec![at], radius, ink, hollow, label: None };
    [dot(3.5, Ink::Background, false), dot(3.5, Ink::Cursor, true)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(params: &Params) -> Vec<[f64; 2]> {
        match marks(params).remove(0) {
            Mark::Line { points, .. } => points,
            _ => panic!("a curve comes first"),
        }
    }

    #[test]
    fn the_profile_has_the_distance_of_each_row_and_a_dot_at_k() {
        let params = Params { pos: 20, k: 47, ..Params::default() };
        let points = curve(&params);
        assert_eq!(points.len(), 50);
        for [away, row] in points {
            // Computed by a rotation recurrence, accurate to 10⁻¹² per dimension.
            assert!((away - distance(&params.freqs(), row - 20.0)).abs() < 1e-6);
        }
        // Neither 20 + 47 nor 20 − 47 exists.
        assert_eq!(marks(&params).len(), 1);
        let Mark::Dots { points, .. } = &marks(&Params { pos: 49, ..params })[1] else { panic!("a dot") };
        assert!(points[0][1] == 2.0 && (points[0][0] - 8.174).abs() < 1e-3);
    }

    #[test]
    fn a_long_sequence_has_few_points_within_its_ends() {
        for n_pos in [5000, 1 << 20] {
            let params = Params { n_pos, pos: n_pos / 3, ..Params::default() };
            let points = curve(&params);
            assert!((100..4000).contains(&points.len()), "{}", points.len());
            assert!(points.iter().all(|at| (0.0..=f64::from(n_pos - 1)).contains(&at[1])));
            assert!(points.windows(2).all(|two| two[0][1] <= two[1][1]), "from the first row to the last");
        }
    }
}
