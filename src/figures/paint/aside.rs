//! A plot beside or below another one, with which it has an axis in common.

use super::brush::Brush;
use super::geometry::{PanelLayout, Rect, Shared};
use super::{axes, head, static_layer};
use crate::scene::{Direction, Scene};

/// Gaps before and after a plot that is set beside another one. Its tick labels may extend into them.
const GAPS: [f64; 2] = [10.0, 12.0];
/// Maximum fraction of the canvas for a plot that is set beside another one.
const MAX_PART: f64 = 0.15;
/// The part of its thickness that it keeps beside a square that would be higher with more room.
const LEAST: f64 = 0.85;

/// A plot beside or below another one.
#[derive(Clone, Copy)]
pub(super) struct Aside {
    pub(super) along: Direction,
    thick: f64,
    /// The margin that its tick labels need at the left, if it is below.
    pub(super) side: f64,
}

impl Aside {
    pub(super) fn new(brush: &Brush<'_>, scene: &Scene, along: Direction, thick: f64) -> Self {
        let spec = brush.spec;
        let length = if along == Direction::Y { spec.width } else { spec.height };
        let thick = spec.snapped((thick * spec.type_scale).min(MAX_PART * length));
        let side = match (along, scene.panels.get(1)) {
            (Direction::X, Some(panel)) => {
                let fixed = static_layer::Panel::of(scene.arrange, 1, panel, Shared::default(), brush);
                axes::side(brush, &fixed, thick)
            }
            _ => 0.0,
        };
        Self { along, thick, side }
    }

    /// Gives a square up to this much of its thickness, so that the square becomes as high as its neighbours on the board.
    pub(super) fn thinner(self, brush: &Brush<'_>, by: f64) -> Self {
        Self { thick: brush.spec.snapped(self.thick - by.min((1.0 - LEAST) * self.thick)), ..self }
    }

    /// The gap between the two plots, in CSS pixels.
    pub(super) fn gap_before(brush: &Brush<'_>) -> f64 {
        GAPS[0] * brush.spec.type_scale
    }

    /// Its room with both gaps; below a plot, also that of its head.
    pub(super) fn room(self, brush: &Brush<'_>) -> f64 {
        let scale = brush.spec.type_scale;
        let head = if self.along == Direction::X { head::ROW * scale } else { 0.0 };
        self.thick + (GAPS[0] + GAPS[1]) * scale + head
    }

    /// Places it, in the room at the end of the first panel. Width that a square leaves unused widens it, up to twice.
    pub(super) fn place(self, brush: &Brush<'_>, first: &mut PanelLayout, is_square: bool) -> PanelLayout {
        let (spec, scale) = (brush.spec, brush.spec.type_scale);
        let [before, after] = GAPS.map(|gap| gap * scale);
        if self.along == Direction::X {
            let bottom = first.outer.bottom();
            let y = spec.snapped(bottom - after - self.thick);
            let top = y - before - head::ROW * scale;
            first.outer.height = top - first.outer.y;
            let outer = Rect { y: top, height: bottom - top, ..first.outer };
            return PanelLayout { outer, plot: Rect { y, height: self.thick, ..first.plot }, shared: first.shared };
        }
        let spare = if is_square { (spec.width - first.outer.right()).max(0.0) } else { 0.0 };
        let wider = ((2.0 * spare).min(self.thick) / 2.0 * spec.ratio).floor() / spec.ratio;
        (first.outer.x, first.plot.x) = (first.outer.x - wider, first.plot.x - wider);
        let right = first.outer.right() + 2.0 * wider;
        let x = spec.snapped(first.plot.right() + before);
        first.outer.width = x - before / 2.0 - first.outer.x;
        let outer = Rect { x, width: right - x, ..first.outer };
        let plot = Rect { x, width: self.thick + 2.0 * wider, ..first.plot };
        PanelLayout { outer, plot, shared: first.shared }
    }
}
