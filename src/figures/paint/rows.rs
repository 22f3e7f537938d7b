//! Where panels stand that share a page side by side: in rows, whose plots begin at the same height. Only later figures
//! have such panels, so that a browser gets this with the later part of the program.

use super::brush::{Brush, Surface};
use super::geometry::{Layout, PanelLayout, Rect, Shared};
use super::layout::{below, plot_area, sides, span};
use super::{Backend, axes};
use crate::scene::{Arrange, Axis, Panel, Scene};

/// How often rows follow the plots and plots the rows: how high a legend is depends on the plot below it.
const ROUNDS: usize = 3;

#[inline(never)]
pub(super) fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let count = scene.panels.len().max(1);
    let surface = without_bar(brush, scene);
    let columns = match scene.arrange {
        Arrange::Stack | Arrange::Aside(..) => 1,
        Arrange::Flow(least) | Arrange::Even(least) => columns(least, count, surface.width / surface.type_scale),
        Arrange::WithRoom(_) => count,
        Arrange::Grid => largest(brush, scene, surface.width),
    };
    let rows = count.div_ceil(columns);
    let (width, height) = (surface.width / columns as f64, surface.height / rows as f64);
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
        for (row, of_row) in rows.iter().zip(scene.panels.chunks(columns)) {
            let width = surface.width / places(scene.arrange, columns, of_row) as f64;
            panels.extend(of_row.iter().enumerate().map(|(column, panel)| {
                let outer = Rect { x: column as f64 * width, y, width, height: row.height };
                let plot = plot_area(brush, panel, outer, sides, (!is_grid).then_some(row.top));
                PanelLayout { outer, plot, shared: Shared::default() }
            }));
            y += row.height;
        }
        if is_grid {
            break;
        }
        let places = panels.chunks(columns).zip(scene.panels.chunks(columns));
        let spare: Vec<f64> = places.clone().map(|(places, panels)| spare(brush, panels, places)).collect();
        let takers = spare.iter().filter(|spare| **spare == 0.0).count().max(1) as f64;
        let whole: f64 = spare.iter().sum();
        for ((row, (places, _)), spare) in rows.iter_mut().zip(places).zip(spare) {
            row.top = places.iter().map(|place| place.plot.y - place.outer.y).fold(0.0, f64::max);
            row.height += if spare == 0.0 { whole / takers } else { -spare };
        }
    }
    panels.chunks_mut(columns).zip(scene.panels.chunks(columns)).for_each(|(places, panels)| level(panels, places));
    even_out(brush, scene, &mut panels);
    Layout { panels }
}

/// What is left of the canvas beside the scale of colours of a grid whose panels have no axes, and so no margins for it.
fn without_bar<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Surface {
    let bar = scene.panels.last().filter(|panel| panel.is_bare()).and_then(|panel| panel.color_bar.as_ref());
    let side = axes::bare_bar_side(brush, bar, brush.surface.height / 2.0);
    Surface { width: (brush.surface.width - side).max(1.0), ..brush.surface }
}

/// Into how many places a row is divided. The last one may not be full: its panels then share it, unless they are square
/// and would be larger than those above.
fn places(arrange: Arrange, columns: usize, row: &[Panel]) -> usize {
    let shares = matches!(arrange, Arrange::Flow(_)) && row.iter().all(|panel| !panel.equal && !panel.has_image());
    if shares { row.len() } else { columns }
}

#[derive(Clone)]
struct Row {
    height: f64,
    /// The least margin above its plots: that of the one with the highest legend.
    top: f64,
}

/// What a row of squares has left over below them: other rows can use it, and where there are none it stays at the end.
fn spare<DB: Backend>(brush: &Brush<'_, DB>, panels: &[Panel], places: &[PanelLayout]) -> f64 {
    if panels.iter().any(|panel| !panel.equal) {
        return 0.0;
    }
    let left = panels.iter().zip(places).map(|(panel, PanelLayout { outer, plot, .. })| {
        // Edges lie on whole pixels, which may be one more.
        outer.bottom() - below(brush, panel) - plot.bottom() - 1.0
    });
    left.fold(f64::INFINITY, f64::min).max(0.0)
}

/// Plots beside squares end where these do, if that leaves them most of their height.
fn level(panels: &[Panel], places: &mut [PanelLayout]) {
    const MOST: f64 = 0.7;
    let squares = panels.iter().zip(places.iter()).filter(|(panel, _)| panel.equal);
    let height = squares.map(|(_, place)| place.plot.height).fold(0.0, f64::max);
    for (_, PanelLayout { plot, .. }) in panels.iter().zip(places).filter(|(panel, _)| !panel.equal) {
        if (MOST * plot.height..plot.height).contains(&height) {
            plot.height = height;
        }
    }
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
fn columns(least: f64, count: usize, width: f64) -> usize {
    let fit = ((width / least) as usize).clamp(1, count);
    // Four panels are better as two rows of two than as three and one.
    count.div_ceil(count.div_ceil(fit))
}

/// The number of columns that makes the plots of a grid largest.
fn largest<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, width: f64) -> usize {
    let count = scene.panels.len().max(1);
    let least = |columns: usize| {
        let size = [width / columns as f64, brush.surface.height / count.div_ceil(columns) as f64];
        let sides = narrow_sides(brush, scene, columns, size);
        let outer = Rect { x: 0.0, y: 0.0, width: size[0], height: size[1] };
        let plots = scene.panels.iter().map(|panel| plot_area(brush, panel, outer, sides, None));
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
