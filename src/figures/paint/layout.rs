//! Computes the positions of panels, plots and margins ([`geometry`](super::geometry)). Margins are the same for every
//! figure, so that plots line up on the page. Only labels that are too long widen them, for all panels of a figure
//! alike.

use super::brush::Brush;
pub(super) use super::geometry::{Layout, PanelLayout, Rect, Shared};
use super::static_part::Legend;
use super::{Backend, axes, legend, marks, slide, thumb};
use crate::scene::{Along, Arrange, Panel, Scene};

/// The narrowest canvas on which margins have their full size.
pub(super) const NARROW: f64 = 400.0;

#[inline(never)]
pub(super) fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let count = scene.panels.len().max(1);
    let surface = brush.surface;
    if surface.is_thumb {
        return thumb::lay_out(surface, scene);
    }
    if let (Arrange::Aside(along, thick), [first, second]) = (scene.arrange, &scene.panels[..]) {
        return Layout { panels: aside(brush, scene, [first, second], along, thick).into() };
    }
    if let Arrange::WithRoom(least) = scene.arrange
        && surface.width < least * count as f64 * surface.type_scale
    {
        // Panels left out of the layout are neither drawn nor hit by the pointer.
        let outer = Rect { x: 0.0, y: 0.0, width: surface.width, height: surface.height };
        let sides = sides(brush, scene, [outer.width, outer.height]);
        let first = scene.panels.first().map(|panel| plot_area(brush, panel, outer, sides, None));
        let place = |plot| PanelLayout { outer, plot, shared: Shared::default() };
        return Layout { panels: first.into_iter().map(place).collect() };
    }
    let is_stack = !surface.is_slide && scene.arrange == Arrange::Stack;
    if !is_stack {
        return slide::several(brush, scene);
    }
    let (width, height) = (surface.width, surface.height / count as f64);
    let sides = sides(brush, scene, [width, height]);
    let panels = scene.panels.iter().enumerate().map(|(index, panel)| {
        let outer = Rect { x: 0.0, y: index as f64 * height, width, height };
        PanelLayout { outer, plot: plot_area(brush, panel, outer, sides, None), shared: Shared::default() }
    });
    Layout { panels: panels.collect() }
}

/// The margin around a panel without axes.
const BARE: f64 = 6.0;

/// Gaps before and after a plot set beside another one, where its own tick labels may stick out.
const ASIDE: [f64; 2] = [8.0, 14.0];
/// Maximum share of the canvas for such a plot.
const MOST_ASIDE: f64 = 0.15;

/// Lays out two panels, the second `thick` CSS pixels wide beside the first, or as high below it.
fn aside<DB: Backend>(
    brush: &Brush<'_, DB>,
    scene: &Scene,
    panels: [&Panel; 2],
    along: Along,
    thick: f64,
) -> [PanelLayout; 2] {
    let surface = brush.surface;
    let (width, height, scale) = (surface.width, surface.height, surface.type_scale);
    let whole = if along == Along::Y { width } else { height };
    let thick = surface.snapped((thick * scale).min(MOST_ASIDE * whole));
    let [before, after] = ASIDE.map(|gap| gap * scale);
    let rest = surface.snapped(whole - before - thick - after);
    let outer = Rect { x: 0.0, y: 0.0, width, height };
    let (outer, beside) = match along {
        Along::Y => (Rect { width: rest, ..outer }, Rect { x: rest, width: width - rest, ..outer }),
        Along::X => (Rect { height: rest, ..outer }, Rect { y: rest, height: height - rest, ..outer }),
    };
    let sides = sides(brush, scene, [outer.width, outer.height]);
    let mut plot = plot_area(brush, panels[0], outer, sides, None);
    let (mut outer, mut beside, mut thick) = (outer, beside, thick);
    if panels[0].equal && along == Along::Y {
        // Space left over by a square plot widens the plot beside it, up to twice its width, and the two are centred
        // together.
        let spare = (outer.width - sides[0] - plot.width - sides[1]).max(0.0);
        let wider = surface.snapped(spare.min(thick));
        plot.x = surface.snapped(sides[0] + (spare - wider) / 2.0);
        outer.width = plot.right() + sides[1];
        thick += wider;
        beside = Rect { x: outer.width, width: width - outer.width, ..beside };
    }
    let level = match along {
        Along::Y => Rect { x: surface.snapped(beside.x + before), width: thick, ..plot },
        Along::X => Rect { y: surface.snapped(beside.y + before), height: thick, ..plot },
    };
    let shared = Shared::default();
    [PanelLayout { outer, plot, shared }, PanelLayout { outer: beside, plot: level, shared }]
}

/// The margins at the left and right of every plot of the scene, in panels of this size.
pub(super) fn sides<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, [width, height]: [f64; 2]) -> [f64; 2] {
    let side = if brush.surface.width < NARROW { 48.0 } else { 58.0 } * brush.surface.type_scale;
    scene.panels.iter().filter(|panel| !panel.is_bare()).fold([side, side], |[left, right], panel| {
        let height = plot_area(brush, panel, Rect { x: 0.0, y: 0.0, width, height }, [side, side], None).height;
        let right =
            right.max(marks::side(brush, panel, side)).max(axes::bar_side(brush, panel.color_bar.as_ref(), height));
        [left.max(axes::side(brush, &panel.y, height)), right]
    })
}

/// The plot area within a panel. A plot with equal units on both axes may not need all the space: it is centred
/// vertically, or placed at the top if a minimum top margin `top` is given.
pub(super) fn plot_area<DB: Backend>(
    brush: &Brush<'_, DB>,
    panel: &Panel,
    outer: Rect,
    [left, right]: [f64; 2],
    top: Option<f64>,
) -> Rect {
    let scale = brush.surface.type_scale;
    let bare = BARE * scale;
    let [left, right] = if panel.is_bare() { [bare, marks::side(brush, panel, bare)] } else { [left, right] };
    let inner = Rect { x: outer.x + left, width: (outer.width - left - right).max(16.0), ..outer };
    let names = Legend::of(panel, brush);
    let under = |above: Rect| {
        let margin = (legend::height(brush, &names, above) + 10.0 * scale).max(top.unwrap_or_default());
        let height = (outer.height - margin - below(brush, panel)).max(16.0);
        let area = Rect { y: outer.y + margin, height, ..inner };
        if !panel.equal {
            return area;
        }
        let [x, y] = [span(panel.x.domain), span(panel.y.domain)];
        let unit = (area.width / x).min(area.height / y);
        let (width, height) = (unit * x, unit * y);
        let down = if top.is_some() { 0.0 } else { (area.height - height) / 2.0 };
        Rect { x: area.x + (area.width - width) / 2.0, y: area.y + down, width, height }
    };
    // A narrower plot may need more legend rows, which make the plot narrower again: hence three passes.
    let area = if panel.equal { under(under(under(inner))) } else { under(inner) };
    let [x, y] = [brush.surface.snapped(area.x), brush.surface.snapped(area.y)];
    let [right, bottom] = [brush.surface.snapped(area.right()), brush.surface.snapped(area.bottom())];
    Rect { x, y, width: right - x, height: bottom - y }
}

/// The margin below a plot.
pub(super) fn below<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel) -> f64 {
    let scale = brush.surface.type_scale;
    if panel.is_bare() { BARE * scale } else { 44.0 * scale + axes::under(brush, &panel.x) }
}

pub(super) fn span([a, b]: [f64; 2]) -> f64 {
    (b - a).abs()
}
