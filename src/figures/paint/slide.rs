//! Lays out panels on a slide. Picks the number of columns that maximises the plots, with margins no wider than their
//! contents. Neighbouring panels share equal tick labels, axis labels and colour bars instead of repeating them.

use super::brush::Brush;
use super::geometry::{Layout, PanelLayout, Rect, Shared};
use super::static_layer::Legend;
use super::{Backend, axes, legend, marks, rows};
use crate::core::argsort::argsort;
use crate::scene::{Panel, Scene};

/// Minimum margin around a plot, its title and its axis labels, in CSS pixels.
const LEAST: f64 = 5.5;
/// Height of the tick labels and the label of a horizontal axis.
const BELOW: f64 = 38.0;
/// Iterations between margins and plots: the widths of tick labels and legends depend on the size of the plot.
const ROUNDS: usize = 4;

/// Lays out several panels: on a slide, or in rows on the page.
pub(super) fn several<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    if brush.spec.is_slide { lay_out(brush, scene) } else { rows::lay_out(brush, scene) }
}

/// The layout with the largest plots.
fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let area = |layout: &Layout| layout.panels.iter().map(|place| place.plot.width * place.plot.height).sum::<f64>();
    let layouts = (1..=scene.panels.len()).map(|columns| Grid::new(brush, &scene.panels, columns).lay_out());
    layouts.max_by(|one, other| area(one).total_cmp(&area(other))).unwrap_or_default()
}

/// Margins before and after a plot, along one axis.
type Margins = [f64; 2];

/// Panels in rows and columns.
struct Grid<'a, 'b, DB> {
    brush: &'a Brush<'b, DB>,
    panels: &'a [Panel],
    columns: usize,
    shared: Vec<Shared>,
}

impl<'a, 'b, DB: Backend> Grid<'a, 'b, DB> {
    fn new(brush: &'a Brush<'b, DB>, panels: &'a [Panel], columns: usize) -> Self {
        let rows = panels.len().div_ceil(columns);
        let shared = (0..panels.len()).map(|index| {
            let panel = &panels[index];
            let is_last = (index + 1).is_multiple_of(columns);
            let is_shared_with = |other: Option<&Panel>, is_like: fn(&Panel, &Panel) -> bool| {
                other.is_some_and(|other| other.equal == panel.equal && is_like(other, panel))
            };
            // If there is no panel below because the last row is incomplete, compares with the last panel.
            let below = panels.get(index + columns).or(panels.last().filter(|_| index / columns + 1 < rows));
            let before = (index % columns > 0).then(|| &panels[index - 1]);
            Shared {
                x: is_shared_with(below, |one, other| one.x == other.x),
                y: is_shared_with(before, |one, other| one.y == other.y),
                bar: is_shared_with(panels.get(index + 1).filter(|_| !is_last), |one, other| {
                    one.color_bar == other.color_bar
                }),
            }
        });
        Self { brush, panels, columns, shared: shared.collect() }
    }

    fn lay_out(&self) -> Layout {
        let (spec, columns, count) = (self.brush.spec, self.columns, self.panels.len());
        let rows = count.div_ceil(columns);
        let mut plots = vec![[spec.width / columns as f64, spec.height / rows as f64]; count];
        let mut tops = vec![0.0; count];
        let mut across: Vec<Margins> = Vec::new();
        let mut down: Vec<Margins> = Vec::new();
        let mut column_widths: Vec<f64> = Vec::new();
        let mut height = 0.0;
        for _ in 0..ROUNDS {
            across = vec![[0.0; 2]; columns];
            down = vec![[f64::INFINITY, 0.0]; rows];
            for (index, size) in plots.iter().enumerate() {
                let [[left, right], [top, bottom]] = self.margins(index, *size);
                let ([before, after], [above, below]) = (&mut across[index % columns], &mut down[index / columns]);
                (*before, *after) = (before.max(left), after.max(right));
                // The smallest top margin: a plot with a larger one is shorter.
                (*above, *below) = (above.min(top), below.max(bottom));
                tops[index] = top;
            }
            // Plots that share a vertical axis must be aligned.
            for index in (1..count).chain((1..count).rev()).filter(|index| self.shared[*index].y) {
                let top = tops[index].max(tops[index - 1]);
                (tops[index], tops[index - 1]) = (top, top);
            }
            height = equal_size(spec.height, &down);
            let max_widths: Vec<f64> = (0..columns).map(|column| self.max_width(column, height)).collect();
            column_widths = widths(equal_size(spec.width, &across) * columns as f64, &max_widths);
            for (index, plot) in plots.iter_mut().enumerate() {
                let room = height + down[index / columns][0] - tops[index];
                *plot = fitted(&self.panels[index], [column_widths[index % columns], room.max(16.0)]);
            }
        }
        // Width that square plots leave unused is distributed over the columns.
        let used: f64 = column_widths.iter().sum::<f64>() + across.iter().flatten().sum::<f64>();
        let spare = (spec.width - used).max(0.0) / columns as f64;
        let column_edges =
            edges(across.iter().zip(&column_widths).map(|([left, right], cell)| left + cell + right + spare));
        let row_edges = edges(down.iter().map(|[top, bottom]| top + height + bottom));
        let place = |index: usize| {
            let (column, row, [width, plot_height]) = (index % columns, index / columns, plots[index]);
            let ([left, right], [top, bottom]) = (column_edges[column], row_edges[row]);
            let x = left + across[column][0] + (spare + column_widths[column] - width) / 2.0;
            let y = (top + tops[index] + bottom - down[row][1] - plot_height) / 2.0;
            let [from, to] = [[x, y], [x + width, y + plot_height]].map(|point| point.map(|edge| spec.snapped(edge)));
            PanelLayout {
                outer: Rect { x: left, y: top, width: right - left, height: bottom - top },
                plot: Rect { x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1] },
                shared: self.shared[index],
            }
        };
        Layout { panels: (0..count).map(place).collect() }
    }

    /// The horizontal and vertical margins of a plot of this size.
    fn margins(&self, index: usize, [width, height]: [f64; 2]) -> [Margins; 2] {
        let (brush, panel, shared) = (self.brush, &self.panels[index], self.shared[index]);
        let scale = brush.spec.type_scale;
        let least = LEAST * scale;
        let plot = Rect { x: 0.0, y: 0.0, width, height };
        let above = legend::height(brush, &Legend::of(panel, brush), plot) + least;
        if panel.is_bare() {
            let bar = axes::bare_bar_side(brush, panel.color_bar.as_ref(), height);
            return [[least, marks::side(brush, panel, least).max(bar)], [above, least]];
        }
        let half = if shared.x { least } else { axes::half_label(brush, &panel.x, width).max(least) };
        // At the end of an incomplete last row there is room for a colour bar.
        let ends_incomplete_row = index + 1 == self.panels.len() && !self.panels.len().is_multiple_of(self.columns);
        let bar = panel.color_bar.as_ref().filter(|_| !shared.bar && !ends_incomplete_row);
        let after = axes::bar_side(brush, bar, height).max(axes::bar_name_side(brush, bar));
        let after = after.max(marks::side(brush, panel, half));
        let before = if shared.y { half } else { axes::side(brush, &panel.y, height).max(half) };
        let below = if shared.x { least } else { BELOW * scale + axes::under(brush, &panel.x) };
        [[before, after], [above, below]]
    }

    /// The maximum width of the plots in a column at this height: infinite unless all have equal units on both axes.
    fn max_width(&self, column: usize, height: f64) -> f64 {
        let panels = self.panels.iter().skip(column).step_by(self.columns);
        panels.map(|panel| if panel.equal { height * aspect(panel) } else { f64::INFINITY }).fold(0.0, f64::max)
    }
}

/// The size of each plot if all plots have equal sizes.
fn equal_size(whole: f64, margins: &[Margins]) -> f64 {
    let taken: f64 = margins.iter().flatten().sum();
    ((whole - taken) / margins.len() as f64).max(16.0)
}

/// Distributes a width over columns equally, up to each column's maximum.
fn widths(whole: f64, max: &[f64]) -> Vec<f64> {
    let mut widths = vec![0.0; max.len()];
    let mut remaining = whole;
    for (rank, column) in argsort(max).into_iter().enumerate() {
        widths[column] = max[column].min(remaining / (max.len() - rank) as f64);
        remaining -= widths[column];
    }
    widths
}

/// Start and end of consecutive lengths.
fn edges(lengths: impl Iterator<Item = f64>) -> Vec<[f64; 2]> {
    let mut end = 0.0;
    let edge = |length| {
        let start = end;
        end += length;
        [start, end]
    };
    lengths.map(edge).collect()
}

/// The aspect ratio (width to height) of a plot with equal units on both axes.
fn aspect(panel: &Panel) -> f64 {
    let span = |[a, b]: [f64; 2]| (b - a).abs();
    span(panel.x.domain) / span(panel.y.domain)
}

fn fitted(panel: &Panel, [width, height]: [f64; 2]) -> [f64; 2] {
    if !panel.equal {
        return [width, height];
    }
    let width = width.min(height * aspect(panel));
    [width, width / aspect(panel)]
}
