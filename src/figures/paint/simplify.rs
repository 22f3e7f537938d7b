//! Simplifies lines by dropping points whose absence is not visible.

use plotters_backend::BackendCoord;

/// Maximum distance of a dropped point from the simplified line, in units: 1/16 of a pixel.
const TOLERANCE: f64 = 0.5;

/// Drops points that lie close enough to the line through the points kept.
///
/// From each kept point, tracks the range of directions that pass close enough to all later points. If a point is
/// outside that range, or nearer to the kept point than its predecessor, the predecessor is kept. (A sleeve algorithm:
/// Reumann & Witkam 1974; Zhao & Saalfeld 1997, "Linear-time sleeve-fitting polyline simplification algorithms".)
pub(super) fn simplify(path: &mut Vec<BackendCoord>) {
    let Some(&first) = path.first() else { return };
    let (mut anchor, mut sleeve, mut kept) = (first, Sleeve::default(), 1);
    for index in 1..path.len() {
        let (previous, next) = (path[index - 1], path[index]);
        if !sleeve.try_add(anchor, next) {
            path[kept] = previous;
            kept += 1;
            (anchor, sleeve) = (previous, Sleeve::default());
            sleeve.try_add(anchor, next);
        }
    }
    if path.len() > 1 {
        path[kept] = path[path.len() - 1];
        path.truncate(kept + 1);
    }
}

/// The range of directions between a rightmost and a leftmost one, and the distance of the last point.
#[derive(Default)]
struct Sleeve {
    sides: Option<[[f64; 2]; 2]>,
    reach: f64,
}

impl Sleeve {
    /// Whether a straight line from `anchor` to `next` passes close enough to all points so far; if so, adds `next`.
    fn try_add(&mut self, anchor: BackendCoord, next: BackendCoord) -> bool {
        let [x, y] = [f64::from(next.0 - anchor.0), f64::from(next.1 - anchor.1)];
        let length = x.hypot(y);
        // The line turns back.
        if length < self.reach {
            return false;
        }
        // A point this close does not constrain the direction.
        if length <= TOLERANCE {
            return true;
        }
        let within = |[right, left]: [[f64; 2]; 2]| cross(right, [x, y]) >= 0.0 && cross([x, y], left) >= 0.0;
        if !self.sides.is_none_or(within) {
            return false;
        }
        let offset = [-y * TOLERANCE / length, x * TOLERANCE / length];
        let (own_right, own_left) = ([x - offset[0], y - offset[1]], [x + offset[0], y + offset[1]]);
        self.sides = Some(match self.sides {
            None => [own_right, own_left],
            Some([right, left]) => [
                if cross(right, own_right) > 0.0 { own_right } else { right },
                if cross(own_left, left) > 0.0 { own_left } else { left },
            ],
        });
        self.reach = length;
        true
    }
}

fn cross(a: [f64; 2], b: [f64; 2]) -> f64 {
    a[0] * b[1] - a[1] * b[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simplified(path: &[BackendCoord]) -> Vec<BackendCoord> {
        let mut path = path.to_vec();
        simplify(&mut path);
        path
    }

    /// Distance of a point from a segment.
    fn distance((x, y): BackendCoord, [from, to]: [BackendCoord; 2]) -> f64 {
        let [dx, dy] = [f64::from(to.0 - from.0), f64::from(to.1 - from.1)];
        let [px, py] = [f64::from(x - from.0), f64::from(y - from.1)];
        let along = ((px * dx + py * dy) / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
        (px - along * dx).hypot(py - along * dy)
    }

    #[test]
    fn straight_runs_keep_their_ends_and_corners_stay() {
        let straight: Vec<_> = (0..100).map(|x| (x, 2 * x)).collect();
        assert_eq!(simplified(&straight), [(0, 0), (99, 198)]);
        let zigzag = [(0, 0), (8, 400), (16, 0), (24, 400), (24, 0)];
        assert_eq!(simplified(&zigzag), zigzag);
        let there_and_back = [(0, 0), (50, 0), (100, 0), (20, 0), (200, 0)];
        assert_eq!(simplified(&there_and_back), [(0, 0), (100, 0), (20, 0), (200, 0)]);
        for few in [&[][..], &[(3, 4)], &[(3, 4), (3, 4)], &[(0, 0), (5, 5)]] {
            assert_eq!(simplified(few), few);
        }
    }

    #[test]
    fn no_dropped_point_is_off_by_more_than_half_a_unit() {
        for wave in [40.0, 300.0, 3000.0, 1e6] {
            let y = |x: i32| (1000.0 * (f64::from(x) / wave).sin()).round() as i32;
            let path: Vec<_> = (0..2000).map(|step| (3 * step, y(3 * step))).collect();
            let kept = simplified(&path);
            for point in &path {
                let error =
                    kept.windows(2).map(|ends| distance(*point, [ends[0], ends[1]])).fold(f64::INFINITY, f64::min);
                assert!(error <= TOLERANCE + 1e-9, "wave {wave}: {point:?} is off by {error}");
            }
            assert!(wave < 1e3 || kept.len() < path.len() / 4, "wave {wave}: {} stay", kept.len());
        }
    }
}
