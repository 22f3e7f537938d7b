//! Finds the formula term of the mark at a point of the canvas.

use super::geometry::PanelLayout;
use crate::scene::{Direction, Mark, Panel};

/// Maximum distance of a mark, in CSS pixels.
const REACH: f64 = 10.0;
/// Distance assigned to an image under the point, so that any mark nearer than this wins.
const ON_IMAGE: f64 = 9.0;

impl PanelLayout {
    /// The term of the nearest mark within reach of a point.
    pub fn term_at(&self, panel: &Panel, point: [f64; 2]) -> Option<&'static str> {
        let distances =
            panel.marks.iter().filter_map(|mark| Some((mark.term()?, self.distance(panel, mark.plain(), point))));
        let near = distances.filter(|(_, distance)| *distance <= REACH);
        near.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(term, _)| term)
    }

    /// Distance from a point to a mark, in CSS pixels.
    fn distance(&self, panel: &Panel, mark: &Mark, [x, y]: [f64; 2]) -> f64 {
        let nearest = |distances: &mut dyn Iterator<Item = f64>| distances.fold(f64::INFINITY, f64::min);
        let to = |at: [f64; 2]| {
            let [to_x, to_y] = self.project(panel, at);
            [to_x - x, to_y - y]
        };
        match mark {
            Mark::Line { points, .. } => nearest(&mut points.windows(2).map(|ends| segment(to(ends[0]), to(ends[1])))),
            Mark::Curve { curve, .. } => {
                let at = self.invert(panel, [x, y])[0].clamp(curve.domain[0], curve.domain[1]);
                let [right, down] = to([at, (curve.at)(at)]);
                right.hypot(down)
            }
            Mark::Dots { points, .. } => nearest(&mut points.iter().map(|at| to(*at)).map(|[x, y]| x.hypot(y))),
            Mark::Bars { bars, .. } => {
                let contains = |&&[left, right, top]: &&[f64; 3]| {
                    let ([x0, y0], [x1, y1]) = (to([left, 0.0]), to([right, top]));
                    // Opposite edges are on opposite sides of the point.
                    x0 * x1 <= 0.0 && y0 * y1 <= 0.0
                };
                nearest(&mut bars.iter().filter(contains).map(|_| 0.0))
            }
            // A rule of width 0 has only a label.
            Mark::Rule { pen, .. } if pen.width == 0.0 => f64::INFINITY,
            Mark::Rule { along: Direction::X, at, .. } => (self.place_x(panel, *at) - x).abs(),
            Mark::Rule { along: Direction::Y, at, .. } => (self.place_y(panel, *at) - y).abs(),
            Mark::Raster(_) if self.plot.holds([x, y], 0.0) => ON_IMAGE,
            Mark::Raster(_) | Mark::Area { .. } | Mark::Label { .. } | Mark::Of { .. } => f64::INFINITY,
        }
    }
}

/// Distance of a segment from the origin.
fn segment([x0, y0]: [f64; 2], [x1, y1]: [f64; 2]) -> f64 {
    let [dx, dy] = [x1 - x0, y1 - y0];
    let fraction = -(x0 * dx + y0 * dy) / (dx * dx + dy * dy).max(f64::MIN_POSITIVE);
    let fraction = fraction.clamp(0.0, 1.0);
    (x0 + fraction * dx).hypot(y0 + fraction * dy)
}
