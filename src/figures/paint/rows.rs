//! Lays out panels side by side, in rows whose plots start at the same height. Only figures of the `later` chunk use
//! this, so the file belongs to that chunk.

use super::brush::{Brush, CanvasSpec};
use super::geometry::{Layout, PanelLayout, Rect, Shared};
use super::plot_area::{below, plot_area, sides, span};
use super::{Backend, axes};
use crate::scene::{Arrange, Axis, Panel, Scene};

/// Number of iterations of the layout. The height of a legend depends on the width of its plot, and that width depends
/// on the heights of legends.
const ROUNDS: usize = 3;

#[inline(never)]
pub(super) fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let count = scene.panels.len().max(1);
    let spec = without_bar(brush, scene);
    let columns = match scene.arrange {
        Arrange::Stack | Arrange::Aside(..) => 1,
        Arrange::Flow(least) | Arrange::Even(least) => columns(least, count, spec.width / spec.type_scale),
        Arrange::WithRoom(_) => count,
        Arrange::Grid => best_columns(brush, scene, spec.width),
    };
    let rows = count.div_ceil(columns);
    let (width, height) = (spec.width / columns as f64, spec.height / rows as f64);
    let is_grid = scene.arrange == Arrange::Grid;
    let sides = match scene.arrange {
        Arrange::Grid => narrow_sides(brush, scene, columns, [width, height]),
        _ => sides(brush, scene, [width, height]),
    };
    let mut rows = vec![Row { height, top: 0.0 }; rows];
    let mut panels: Vec<PanelLayout> = Vec::new();
    for _ in 0..ROUNDS {
        panels.clear();
        let mut y = 0.0;
        for (row, row_panels) in rows.iter().zip(scene.panels.chunks(columns)) {
            let width = spec.width / slots(scene.arrange, columns, row_panels) as f64;
            panels.extend(row_panels.iter().enumerate().map(|(column, panel)| {
                let outer = Rect { x: column as f64 * width, y, width, height: row.height };
                let plot = plot_area(brush, panel, outer, sides, (!is_grid).then_some(row.top));
                PanelLayout { outer, plot, shared: Shared::default() }
            }));
            y += row.height;
        }
        // The rows of a grid keep their equal heights.
        if is_grid {
            break;
        }
        let places = panels.chunks(columns).zip(scene.panels.chunks(columns));
        let spares: Vec<f64> = places.clone().map(|(places, panels)| spare(brush, panels, places)).collect();
        let growing_rows = spares.iter().filter(|spare| **spare == 0.0).count().max(1) as f64;
        let total_spare: f64 = spares.iter().sum();
        for ((row, (places, _)), spare) in rows.iter_mut().zip(places).zip(spares) {
            row.top = places.iter().map(|place| place.plot.y - place.outer.y).fold(0.0, f64::max);
            row.height += if spare == 0.0 { total_spare / growing_rows } else { -spare };
        }
    }
    panels
        .chunks_mut(columns)
        .zip(scene.panels.chunks(columns))
        .for_each(|(places, panels)| align_bottoms(panels, places));
    fit_cells(brush, scene, &mut panels);
    Layout { panels }
}

/// The canvas minus the colour bar of a grid of bare panels, whose margins have no room for one.
fn without_bar<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> CanvasSpec {
    let bar = scene.panels.last().filter(|panel| panel.is_bare()).and_then(|panel| panel.color_bar.as_ref());
    let side = axes::bare_bar_side(brush, bar, brush.spec.height / 2.0);
    CanvasSpec { width: (brush.spec.width - side).max(1.0), ..brush.spec }
}

/// Number of panel slots in a row. In [`Arrange::Flow`], the panels of an incomplete last row share its width, unless
/// they have equal units or images, which would then be larger than those above.
fn slots(arrange: Arrange, columns: usize, row: &[Panel]) -> usize {
    let fills_row = matches!(arrange, Arrange::Flow(_)) && row.iter().all(|panel| !panel.equal && !panel.has_image());
    if fills_row { row.len() } else { columns }
}

#[derive(Clone)]
struct Row {
    height: f64,
    /// Minimum margin above the plots of the row, set by its highest legend.
    top: f64,
}

/// Height that a row of square plots leaves unused. Other rows can use it; without others it stays at the end.
fn spare<DB: Backend>(brush: &Brush<'_, DB>, panels: &[Panel], places: &[PanelLayout]) -> f64 {
    if panels.iter().any(|panel| !panel.equal) {
        return 0.0;
    }
    let unused = panels.iter().zip(places).map(|(panel, PanelLayout { outer, plot, .. })| {
        // Edges are rounded to whole pixels, so allow for one more.
        outer.bottom() - below(brush, panel) - plot.bottom() - 1.0
    });
    unused.fold(f64::INFINITY, f64::min).max(0.0)
}

/// Shortens plots beside square ones to the same bottom edge, if they keep most of their height.
fn align_bottoms(panels: &[Panel], places: &mut [PanelLayout]) {
    const MIN_FRACTION: f64 = 0.7;
    let squares = panels.iter().zip(places.iter()).filter(|(panel, _)| panel.equal);
    let height = squares.map(|(_, place)| place.plot.height).fold(0.0, f64::max);
    for (_, PanelLayout { plot, .. }) in panels.iter().zip(places).filter(|(panel, _)| !panel.equal) {
        if (MIN_FRACTION * plot.height..plot.height).contains(&height) {
            plot.height = height;
        }
    }
}

/// Minimum width of a plot after shrinking, in CSS pixels.
const ROOM: f64 = 120.0;

/// Shrinks plots slightly where that gives image cells a whole number of pixels: with cells 1.25 pixels high, some
/// would appear twice as high as others. All plots of a figure keep the same size.
fn fit_cells<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, panels: &mut [PanelLayout]) {
    if !matches!(scene.arrange, Arrange::Even(_) | Arrange::Grid) {
        return;
    }
    let ratio = brush.spec.ratio;
    let with_image = scene.panels.iter().zip(panels.iter()).filter(|(panel, _)| panel.has_image());
    let [across, down] = with_image.fold([1.0_f64; 2], |[across, down], (panel, place)| {
        let [x, y] = [(&panel.x, place.plot.width), (&panel.y, place.plot.height)];
        [across.min(whole_cells(x.0, x.1 * ratio)), down.min(whole_cells(y.0, y.1 * ratio))]
    });
    let narrowest = panels.iter().map(|place| place.plot.width * across).fold(f64::INFINITY, f64::min);
    // The factors by which plots shrink.
    let [across, down] = match scene.arrange {
        // Square plots stay square.
        Arrange::Grid => [across.min(down); 2],
        // Axis labels side by side need the width.
        _ if narrowest < ROOM * brush.spec.type_scale => [1.0, down],
        _ => [across, down],
    };
    for PanelLayout { plot, .. } in panels {
        let bottom = plot.bottom();
        plot.width = brush.spec.snapped(plot.width * across);
        plot.height = brush.spec.snapped(plot.height * down);
        plot.y = bottom - plot.height;
    }
}

/// The fraction of `pixels` that an axis fills with cells of one, two or three whole pixels; 1 if too much would be
/// left over.
fn whole_cells(axis: &Axis, pixels: f64) -> f64 {
    const LEAST: f64 = 0.7;
    let cells = span(axis.domain);
    let each = (pixels / cells).floor();
    let fraction = each * cells / pixels;
    // Cells are centred on whole numbers, so the first begins at −0.5.
    let has_cells = axis.domain.contains(&-0.5) && (1.0..=3.0).contains(&each);
    if has_cells && fraction >= LEAST { fraction } else { 1.0 }
}

/// Number of columns for `count` panels of at least this width.
fn columns(least: f64, count: usize, width: f64) -> usize {
    let fit = ((width / least) as usize).clamp(1, count);
    // Balance the rows: four panels are better as 2 + 2 than as 3 + 1.
    count.div_ceil(count.div_ceil(fit))
}

/// The number of columns that makes the plots of a grid largest.
fn best_columns<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, width: f64) -> usize {
    let count = scene.panels.len().max(1);
    let shortest_side = |columns: usize| {
        let size = [width / columns as f64, brush.spec.height / count.div_ceil(columns) as f64];
        let sides = narrow_sides(brush, scene, columns, size);
        let outer = Rect { x: 0.0, y: 0.0, width: size[0], height: size[1] };
        let plots = scene.panels.iter().map(|panel| plot_area(brush, panel, outer, sides, None));
        plots.fold(f64::INFINITY, |least, plot| least.min(plot.width).min(plot.height))
    };
    (1..=count).max_by(|one, other| shortest_side(*one).total_cmp(&shortest_side(*other))).unwrap_or(1)
}

/// The margins of a grid with this number of columns. The colour bar takes the empty slot at the end of the last row,
/// if there is one.
fn narrow_sides<DB: Backend>(
    brush: &Brush<'_, DB>,
    scene: &Scene,
    columns: usize,
    [width, height]: [f64; 2],
) -> [f64; 2] {
    const LEAST: f64 = 12.0;
    let is_full = scene.panels.len().is_multiple_of(columns);
    let least = LEAST * brush.spec.type_scale;
    scene.panels.iter().fold([least; 2], |[left, right], panel| {
        let bar = panel.color_bar.as_ref().filter(|_| is_full);
        let right = right.max(axes::half_label(brush, &panel.x, width)).max(axes::bar_side(brush, bar, height));
        [left.max(axes::side(brush, &panel.y, height)), right]
    })
}
