//! Computes where panels, plots and margins stand ([`geometry`](super::geometry)). Margins are the same for every
//! figure, so that plots line up on the page; only numbers and names too long for them make them wider, for all panels
//! of a figure alike.

use super::brush::Brush;
pub(super) use super::geometry::{Layout, PanelLayout, Rect};
use super::static_part::Legend;
use super::{Backend, axes, legend, marks};
use crate::scene::{Along, Arrange, Axis, Panel, Scene};

/// The narrowest canvas on which margins have their full size.
const NARROW: f64 = 400.0;

#[inline(never)]
pub(super) fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let count = scene.panels.len().max(1);
    let surface = brush.surface;
    if let (Arrange::Aside(along, thick), [first, second]) = (scene.arrange, &scene.panels[..]) {
        return Layout { panels: aside(brush, scene, [first, second], along, thick).into() };
    }
    let columns = match scene.arrange {
        Arrange::Stack | Arrange::Aside(..) => 1,
        Arrange::Flow(least) | Arrange::Even(least) => columns(least, count, surface.width / surface.type_scale),
        Arrange::Grid => largest(brush, scene),
    };
    let rows = count.div_ceil(columns);
    let (width, height) = (surface.width / columns as f64, surface.height / rows as f64);
    let sides = match scene.arrange {
        Arrange::Grid => narrow_sides(brush, scene, columns, [width, height]),
        _ => sides(brush, scene, [width, height]),
    };
    let panels = scene.panels.iter().enumerate().map(|(index, panel)| {
        let (row, column) = (index / columns, index % columns);
        let outer = Rect { x: column as f64 * width, y: row as f64 * height, width, height };
        PanelLayout { outer, plot: plot_area(brush, panel, outer, sides) }
    });
    let mut panels: Vec<PanelLayout> = panels.collect();
    even_out(brush, scene, &mut panels);
    Layout { panels }
}

/// The margin around a panel without axes.
const BARE: f64 = 6.0;

/// Before a plot beside another one, and after it, where its own numbers may reach beyond it.
const ASIDE: [f64; 2] = [8.0, 14.0];
/// It takes no more of the canvas than this.
const MOST_ASIDE: f64 = 0.15;

/// A plot that is `thick`, and stands beside another one or below it.
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
    let plot = plot_area(brush, panels[0], outer, sides(brush, scene, [outer.width, outer.height]));
    let level = match along {
        Along::Y => Rect { x: surface.snapped(beside.x + before), width: thick, ..plot },
        Along::X => Rect { y: surface.snapped(beside.y + before), height: thick, ..plot },
    };
    [PanelLayout { outer, plot }, PanelLayout { outer: beside, plot: level }]
}

/// No plot is made narrower than this, in CSS pixels.
const ROOM: f64 = 120.0;

/// Makes plots a little smaller where that gives the cells of an image whole pixels: with cells a pixel and a quarter
/// high, some would be twice as high as others. All plots of a figure stay the same size.
fn even_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, panels: &mut [PanelLayout]) {
    if !matches!(scene.arrange, Arrange::Even(_) | Arrange::Grid) {
        return;
    }
    let ratio = brush.surface.ratio;
    let parts = scene.panels.iter().zip(panels.iter()).filter(|(panel, _)| panel.has_image());
    let [width, height] = parts.fold([1.0_f64; 2], |[width, height], (panel, place)| {
        let [x, y] = [(&panel.x, place.plot.width), (&panel.y, place.plot.height)];
        [width.min(whole_cells(x.0, x.1 * ratio)), height.min(whole_cells(y.0, y.1 * ratio))]
    });
    // The names of axes side by side need room.
    let narrowest = panels.iter().map(|place| place.plot.width * width).fold(f64::INFINITY, f64::min);
    let [width, height] = match scene.arrange {
        // What is square stays so.
        Arrange::Grid => [width.min(height); 2],
        _ if narrowest < ROOM * brush.surface.type_scale => [1.0, height],
        _ => [width, height],
    };
    for PanelLayout { plot, .. } in panels {
        let bottom = plot.bottom();
        plot.width = brush.surface.snapped(plot.width * width);
        plot.height = brush.surface.snapped(plot.height * height);
        plot.y = bottom - plot.height;
    }
}

/// The fraction of `pixels` that an axis fills with cells of one, two or three whole pixels; 1 where too much would be
/// left over.
fn whole_cells(axis: &Axis, pixels: f64) -> f64 {
    const LEAST: f64 = 0.7;
    let cells = span(axis.domain);
    let each = (pixels / cells).floor();
    let part = each * cells / pixels;
    let has_cells = axis.domain.contains(&-0.5) && (1.0..=3.0).contains(&each);
    if has_cells && part >= LEAST { part } else { 1.0 }
}

/// How many columns `count` panels of at least this width are laid out in.
pub(super) fn columns(least: f64, count: usize, width: f64) -> usize {
    let fit = ((width / least) as usize).clamp(1, count);
    // Four panels are better as two rows of two than as three and one.
    count.div_ceil(count.div_ceil(fit))
}

/// The number of columns that makes the plots of a grid largest.
fn largest<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> usize {
    let count = scene.panels.len().max(1);
    let least = |columns: usize| {
        let size = [brush.surface.width / columns as f64, brush.surface.height / count.div_ceil(columns) as f64];
        let sides = narrow_sides(brush, scene, columns, size);
        let outer = Rect { x: 0.0, y: 0.0, width: size[0], height: size[1] };
        let plots = scene.panels.iter().map(|panel| plot_area(brush, panel, outer, sides));
        plots.fold(f64::INFINITY, |least, plot| least.min(plot.width).min(plot.height))
    };
    (1..=count).max_by(|one, other| least(*one).total_cmp(&least(*other))).unwrap_or(1)
}

/// The margins of a grid of so many columns. The scale of colours has the empty place at the end of the last row, if there
/// is one.
fn narrow_sides<DB: Backend>(
    brush: &Brush<'_, DB>,
    scene: &Scene,
    columns: usize,
    [width, height]: [f64; 2],
) -> [f64; 2] {
    const LEAST: f64 = 12.0;
    let is_full = scene.panels.len().is_multiple_of(columns);
    let least = LEAST * brush.surface.type_scale;
    scene.panels.iter().fold([least; 2], |[left, right], panel| {
        let bar = panel.color_bar.as_ref().filter(|_| is_full);
        let right = right.max(axes::half_label(brush, &panel.x, width)).max(axes::bar_side(brush, bar, height));
        [left.max(axes::side(brush, &panel.y, height)), right]
    })
}

/// The margins at the left and right of every plot of the scene, in panels of this size.
fn sides<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, [width, height]: [f64; 2]) -> [f64; 2] {
    let side = if brush.surface.width < NARROW { 48.0 } else { 58.0 } * brush.surface.type_scale;
    scene.panels.iter().filter(|panel| !panel.is_bare()).fold([side, side], |[left, right], panel| {
        let height = plot_area(brush, panel, Rect { x: 0.0, y: 0.0, width, height }, [side, side]).height;
        let right =
            right.max(marks::side(brush, panel, side)).max(axes::bar_side(brush, panel.color_bar.as_ref(), height));
        [left.max(axes::side(brush, &panel.y, height)), right]
    })
}

fn plot_area<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, outer: Rect, [left, right]: [f64; 2]) -> Rect {
    let scale = brush.surface.type_scale;
    let [left, right] = if panel.is_bare() { [BARE * scale; 2] } else { [left, right] };
    let inner = Rect { x: outer.x + left, width: (outer.width - left - right).max(16.0), ..outer };
    let names = Legend::of(panel, brush);
    let below = |above: Rect| {
        let top = legend::height(brush, &names, above) + 10.0 * scale;
        let bottom = if panel.is_bare() { BARE * scale } else { 44.0 * scale + axes::under(brush, &panel.x) };
        let area = Rect { y: outer.y + top, height: (outer.height - top - bottom).max(16.0), ..inner };
        if !panel.equal {
            return area;
        }
        let [x, y] = [span(panel.x.domain), span(panel.y.domain)];
        let unit = (area.width / x).min(area.height / y);
        let (width, height) = (unit * x, unit * y);
        Rect { x: area.x + (area.width - width) / 2.0, y: area.y + (area.height - height) / 2.0, width, height }
    };
    // Above a narrower plot the legend may need more rows, which make the plot narrower still.
    let area = if panel.equal { below(below(below(inner))) } else { below(inner) };
    let [x, y] = [brush.surface.snapped(area.x), brush.surface.snapped(area.y)];
    let [right, bottom] = [brush.surface.snapped(area.right()), brush.surface.snapped(area.bottom())];
    Rect { x, y, width: right - x, height: bottom - y }
}

fn span([a, b]: [f64; 2]) -> f64 {
    (b - a).abs()
}
