//! Computes the plot area within a panel: margins for axes, legend and colour bar.

use super::brush::Brush;
use super::geometry::{NARROW, Rect};
use super::static_layer::Legend;
use super::{Backend, axes, legend, marks};
use crate::scene::{Panel, Scene};

/// The margin around a panel without axes.
const BARE: f64 = 6.0;

/// The margins at the left and right of every plot of the scene, in panels of this size.
pub(super) fn sides<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, [width, height]: [f64; 2]) -> [f64; 2] {
    let side = if brush.spec.width < NARROW { 48.0 } else { 58.0 } * brush.spec.type_scale;
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
    let scale = brush.spec.type_scale;
    let bare = BARE * scale;
    let [left, right] = if panel.is_bare() { [bare, marks::side(brush, panel, bare)] } else { [left, right] };
    let inner = Rect { x: outer.x + left, width: (outer.width - left - right).max(16.0), ..outer };
    let legend_content = Legend::of(panel, brush);
    let below_legend = |rect: Rect| {
        let margin = (legend::height(brush, &legend_content, rect) + 10.0 * scale).max(top.unwrap_or_default());
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
    let area = if panel.equal { below_legend(below_legend(below_legend(inner))) } else { below_legend(inner) };
    let [x, y] = [brush.spec.snapped(area.x), brush.spec.snapped(area.y)];
    let [right, bottom] = [brush.spec.snapped(area.right()), brush.spec.snapped(area.bottom())];
    Rect { x, y, width: right - x, height: bottom - y }
}

/// The margin below a plot.
pub(super) fn below<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel) -> f64 {
    let scale = brush.spec.type_scale;
    if panel.is_bare() { BARE * scale } else { 44.0 * scale + axes::under(brush, &panel.x) }
}

pub(super) fn span([a, b]: [f64; 2]) -> f64 {
    (b - a).abs()
}
