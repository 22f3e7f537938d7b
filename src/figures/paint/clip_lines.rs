//! Clips lines to the visible part of a plot. On frozen axes a line may end millions of pixels outside the plot, and a
//! surface would split its whole length into dashes.

use super::geometry::Rect;

/// The parts of a polyline that are inside a rectangle or at most `slack` outside it.
pub(super) fn within(points: &[[f64; 2]], rect: Rect, slack: f64) -> Vec<Vec<[f64; 2]>> {
    let mut pieces: Vec<Vec<[f64; 2]>> = Vec::new();
    // Whether the next segment continues the last piece.
    let mut continues = false;
    for (from, to) in points.iter().zip(points.iter().skip(1)) {
        let Some([enters, leaves]) = visible_part([*from, *to], rect, slack) else {
            continues = false;
            continue;
        };
        let at = |fraction: f64| {
            if fraction >= 1.0 { *to } else { [0, 1].map(|axis| from[axis] + fraction * (to[axis] - from[axis])) }
        };
        match pieces.last_mut().filter(|_| continues && enters <= 0.0) {
            Some(piece) => piece.push(at(leaves)),
            None => pieces.push(vec![at(enters), at(leaves)]),
        }
        continues = leaves >= 1.0;
    }
    pieces
}

/// The visible part of a segment, as fractions of its length (Liang–Barsky clipping).
fn visible_part([from, to]: [[f64; 2]; 2], rect: Rect, slack: f64) -> Option<[f64; 2]> {
    let edges = [[rect.x - slack, rect.right() + slack], [rect.y - slack, rect.bottom() + slack]];
    let mut range = [0.0_f64, 1.0];
    for ((start, end), [low, high]) in from.into_iter().zip(to).zip(edges) {
        let delta = end - start;
        if delta == 0.0 {
            if start < low || start > high {
                return None;
            }
            continue;
        }
        let [one, other] = [low, high].map(|edge| (edge - start) / delta);
        range = [range[0].max(one.min(other)), range[1].min(one.max(other))];
    }
    (range[0] <= range[1]).then_some(range)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLOT: Rect = Rect { x: 0.0, y: 0.0, width: 10.0, height: 20.0 };

    #[test]
    fn a_line_inside_stays_in_one_piece() {
        let line = [[1.0, 1.0], [9.0, 19.0], [9.0, 19.0], [10.0, 0.0], [0.0, 20.0]];
        assert_eq!(within(&line, PLOT, 0.0), [line.to_vec()]);
        assert!(within(&line[..1], PLOT, 0.0).is_empty() && within(&[], PLOT, 0.0).is_empty());
    }

    #[test]
    fn a_line_that_leaves_is_clipped_at_the_edges() {
        // Enters at the left, leaves at the bottom, and comes back from far below to far above.
        let line = [[-10.0, 5.0], [10.0, 15.0], [5.0, 1e12], [5.0, -1e12], [50.0, -1e12]];
        let pieces = within(&line, PLOT, 0.0);
        assert_eq!(pieces.len(), 2, "{pieces:?}");
        assert_eq!(pieces[0][..2], [[0.0, 10.0], [10.0, 15.0]]);
        // Rounding: an intersection on a segment of length 10¹² is off by a few 10⁻⁴.
        let ends = [pieces[0][2], pieces[1][0], pieces[1][1]].map(|[_, y]| (y * 1e3).round() / 1e3);
        assert_eq!(ends, [20.0, 20.0, 0.0]);
        for outside in [[[-3.0, 5.0], [-1.0, 40.0]], [[-5.0, 10.0], [3.0, -9.0]], [[11.0, 0.0], [11.0, 20.0]]] {
            assert!(within(&outside, PLOT, 0.0).is_empty(), "{outside:?}");
        }
        assert_eq!(within(&[[11.0, 0.0], [11.0, 9.0]], PLOT, 1.0), [[[11.0, 0.0], [11.0, 9.0]]]);
    }
}
