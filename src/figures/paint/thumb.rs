//! Lays out thumbnails. Plots have no text and are as large as possible. Of many plots, only the first few are shown.

use super::brush::CanvasSpec;
use super::geometry::{Layout, PanelLayout, Rect, Shared};
use super::plot_area::span;
use crate::scene::{Arrange, Panel, Scene};

/// Margin around plots, in CSS pixels, large enough for a dot at the edge of a plot.
const EDGE: f64 = 4.0;
/// Gap between plots, in CSS pixels.
const BETWEEN: f64 = 6.0;
/// Maximum number of plots. More would be too small to read.
const MAX_PLOTS: usize = 4;
/// Maximum number of plots in a grid of small multiples.
const MAX_GRID_PLOTS: usize = 6;
/// Weight of a layout whose last row is incomplete, relative to a full one.
const NOT_FULL: f64 = 0.8;
/// Preferred aspect ratio of a plot whose axes have different units.
const ASPECT: f64 = 1.4;

#[inline(never)]
pub(super) fn lay_out(spec: CanvasSpec, scene: &Scene) -> Layout {
    // A plot set beside another one would be too thin.
    let max_plots = match scene.arrange {
        Arrange::Aside(..) | Arrange::WithRoom(_) => 1,
        Arrange::Grid => MAX_GRID_PLOTS,
        Arrange::Stack | Arrange::Flow(_) | Arrange::Even(_) => MAX_PLOTS,
    };
    let panels = &scene.panels[..scene.panels.len().min(max_plots)];
    let size = |columns: usize| {
        let count = [columns, panels.len().div_ceil(columns)];
        let canvas = [spec.width, spec.height];
        [0, 1].map(|axis| {
            ((canvas[axis] - 2.0 * EDGE - BETWEEN * (count[axis] - 1) as f64) / count[axis] as f64).max(1.0)
        })
    };
    let area = |columns: &usize| {
        let areas = panels.iter().map(|panel| {
            let [width, height] = fitted(size(*columns), if panel.equal { aspect(panel) } else { ASPECT });
            width * height
        });
        let weight = if panels.len().is_multiple_of(*columns) { 1.0 } else { NOT_FULL };
        areas.fold(f64::INFINITY, f64::min) * weight
    };
    let columns = (1..=panels.len()).max_by(|one, other| area(one).total_cmp(&area(other))).unwrap_or(1);
    let [_, height] = size(columns);
    let place = |(index, panel): (usize, &Panel)| {
        let (column, row) = (index % columns, index / columns);
        // The plots of an incomplete last row share its width.
        let count = (panels.len() - row * columns).min(columns) as f64;
        let width = (spec.width - 2.0 * EDGE - BETWEEN * (count - 1.0)) / count;
        let outer = Rect {
            x: EDGE + column as f64 * (width + BETWEEN),
            y: EDGE + row as f64 * (height + BETWEEN),
            width,
            height,
        };
        let [wide, high] = if panel.equal { fitted([width, height], aspect(panel)) } else { [width, height] };
        let [left, top] = [outer.x + (width - wide) / 2.0, outer.y + (height - high) / 2.0];
        let [left, top, right, bottom] = [left, top, left + wide, top + high].map(|edge| spec.snapped(edge));
        let plot = Rect { x: left, y: top, width: right - left, height: bottom - top };
        PanelLayout { outer, plot, shared: Shared::default() }
    };
    Layout { panels: panels.iter().enumerate().map(place).collect() }
}

/// The largest size of this aspect ratio (width to height) that fits into a given size.
fn fitted([width, height]: [f64; 2], aspect: f64) -> [f64; 2] {
    let width = width.min(height * aspect);
    [width, width / aspect]
}

/// The aspect ratio of a plot with equal units on both axes.
fn aspect(panel: &Panel) -> f64 {
    span(panel.x.domain) / span(panel.y.domain)
}
