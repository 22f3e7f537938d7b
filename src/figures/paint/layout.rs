//! Computes the positions of panels, plots and margins ([`geometry`](super::geometry)). Margins are the same for every
//! figure, so that plots line up on the page. Only long labels widen them, equally for all panels of a figure.

use super::brush::Brush;
pub(super) use super::geometry::{Layout, PanelLayout, Rect, Shared};
use super::plot_area::{plot_area, sides};
use super::{Backend, slide, thumb};
use crate::scene::{Arrange, Direction, Panel, Scene};

#[inline(never)]
pub(super) fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let count = scene.panels.len().max(1);
    let spec = brush.spec;
    if spec.is_thumb {
        return thumb::lay_out(spec, scene);
    }
    if let (Arrange::Aside(along, thick), [first, second]) = (scene.arrange, &scene.panels[..]) {
        return Layout { panels: aside(brush, scene, [first, second], along, thick).into() };
    }
    if let Arrange::WithRoom(least) = scene.arrange
        && spec.width < least * count as f64 * spec.type_scale
    {
        // Panels left out of the layout are neither drawn nor hit by the pointer.
        let outer = Rect { x: 0.0, y: 0.0, width: spec.width, height: spec.height };
        let sides = sides(brush, scene, [outer.width, outer.height]);
        let first = scene.panels.first().map(|panel| plot_area(brush, panel, outer, sides, None));
        let place = |plot| PanelLayout { outer, plot, shared: Shared::default() };
        return Layout { panels: first.into_iter().map(place).collect() };
    }
    let is_stack = !spec.is_slide && scene.arrange == Arrange::Stack;
    if !is_stack {
        return slide::several(brush, scene);
    }
    let (width, height) = (spec.width, spec.height / count as f64);
    let sides = sides(brush, scene, [width, height]);
    let panels = scene.panels.iter().enumerate().map(|(index, panel)| {
        let outer = Rect { x: 0.0, y: index as f64 * height, width, height };
        PanelLayout { outer, plot: plot_area(brush, panel, outer, sides, None), shared: Shared::default() }
    });
    Layout { panels: panels.collect() }
}

/// Gaps before and after a plot that is set beside another one. Its tick labels may extend into them.
const ASIDE: [f64; 2] = [8.0, 14.0];
/// Maximum fraction of the canvas for a plot that is set beside another one.
const MAX_ASIDE: f64 = 0.15;

/// Lays out two panels, the second beside or below the first. The plot of the second is `thick` CSS pixels thick.
fn aside<DB: Backend>(
    brush: &Brush<'_, DB>,
    scene: &Scene,
    panels: [&Panel; 2],
    along: Direction,
    thick: f64,
) -> [PanelLayout; 2] {
    let spec = brush.spec;
    let (width, height, scale) = (spec.width, spec.height, spec.type_scale);
    let length = if along == Direction::Y { width } else { height };
    let thick = spec.snapped((thick * scale).min(MAX_ASIDE * length));
    let [before, after] = ASIDE.map(|gap| gap * scale);
    let rest = spec.snapped(length - before - thick - after);
    let outer = Rect { x: 0.0, y: 0.0, width, height };
    let (outer, beside) = match along {
        Direction::Y => (Rect { width: rest, ..outer }, Rect { x: rest, width: width - rest, ..outer }),
        Direction::X => (Rect { height: rest, ..outer }, Rect { y: rest, height: height - rest, ..outer }),
    };
    let sides = sides(brush, scene, [outer.width, outer.height]);
    let mut plot = plot_area(brush, panels[0], outer, sides, None);
    let (mut outer, mut beside, mut thick) = (outer, beside, thick);
    if panels[0].equal && along == Direction::Y {
        // Space left over by a square plot widens the plot beside it, up to twice its width, and the two are centred
        // together.
        let spare = (outer.width - sides[0] - plot.width - sides[1]).max(0.0);
        let wider = spec.snapped(spare.min(thick));
        plot.x = spec.snapped(sides[0] + (spare - wider) / 2.0);
        outer.width = plot.right() + sides[1];
        thick += wider;
        beside = Rect { x: outer.width, width: width - outer.width, ..beside };
    }
    let beside_plot = match along {
        Direction::Y => Rect { x: spec.snapped(beside.x + before), width: thick, ..plot },
        Direction::X => Rect { y: spec.snapped(beside.y + before), height: thick, ..plot },
    };
    let shared = Shared::default();
    [PanelLayout { outer, plot, shared }, PanelLayout { outer: beside, plot: beside_plot, shared }]
}
