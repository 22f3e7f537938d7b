//! Computes the positions of panels and plots ([`geometry`](super::geometry)): on the page, on slides, in exports and on
//! thumbnails. This module chooses the panels and the number of columns, [`grid`](super::grid) places them, and
//! [`aside`](super::aside) places a plot beside or below another one.

use super::aside::Aside;
use super::bar::Bar;
use super::brush::Brush;
pub(super) use super::geometry::{Layout, PanelLayout, Rect};
use super::grid::Grid;
use super::head;
use crate::scene::{Arrange, ColorBar, Direction, Panel, Scene};

#[inline(never)]
pub(super) fn lay_out(brush: &Brush<'_>, scene: &Scene) -> Layout {
    let spec = brush.spec;
    let panels = shown(brush, scene);
    let mut area = Rect { x: 0.0, y: 0.0, width: spec.width, height: spec.height };
    // Small multiples share a colour bar, above all panels and right-aligned.
    let mut bar = None;
    if scene.arrange == Arrange::Grid
        && !spec.is_thumb
        && let Some(shared) = scene.panels.last().and_then(|panel| panel.color_bar.as_ref())
    {
        let strip = head::ROW * spec.type_scale;
        area = Rect { y: strip, height: area.height - strip, ..area };
        bar = Some(bar_place(brush, shared, strip));
    }
    let mut aside = match scene.arrange {
        Arrange::Aside(along, thick) if panels.len() > 1 => Some(Aside::new(brush, scene, along, thick)),
        _ => None,
    };
    let in_grid = if aside.is_some() { &panels[..1] } else { panels };
    let columns = columns(brush, scene, in_grid, area);
    let mut placed = Grid::new(brush, scene, in_grid, columns, area).lay_out(aside);
    // A square plot with height to spare becomes larger, at the cost of the plot beside it.
    if let (Some(beside), [main_layout], [main_panel, _]) = (&mut aside, &placed[..], panels) {
        let spare = area.y + area.height - main_layout.outer.bottom();
        if main_panel.equal && beside.along == Direction::Y && spare >= 1.0 {
            *beside = beside.thinner(brush, spare);
            placed = Grid::new(brush, scene, in_grid, columns, area).lay_out(aside);
        }
    }
    if let (Some(aside), [main_layout], [main_panel, _]) = (aside, &mut placed[..], panels) {
        let beside_layout = aside.place(brush, main_layout, main_panel.equal);
        placed.push(beside_layout);
    }
    Layout { panels: placed, bar }
}

/// Where the colour bar of all panels begins.
fn bar_place(brush: &Brush<'_>, bar: &ColorBar, strip: f64) -> [f64; 2] {
    let width = Bar::of(brush, bar, brush.spec.width).width;
    [(brush.spec.width - width).max(0.0), strip / 2.0]
}

/// The panels that there is room for. Panels left out of the layout are neither drawn nor hit by the pointer.
fn shown<'a>(brush: &Brush<'_>, scene: &'a Scene) -> &'a [Panel] {
    /// Maximum number of plots on a thumbnail: of small multiples, and of others. More would be too small to read.
    const MAX_PLOTS: [usize; 2] = [6, 4];
    /// A square plot on a slide narrower than this, in CSS pixels, has the room of the plot beside it.
    const NARROW_SLIDE: f64 = 300.0;
    let count = scene.panels.len();
    let is_narrow_slide = brush.spec.is_slide && brush.spec.width < NARROW_SLIDE * brush.spec.type_scale;
    let most = match scene.arrange {
        Arrange::Aside(Direction::Y, _) if is_narrow_slide && scene.panels[0].equal => 1,
        // A plot set beside another one would be too thin.
        Arrange::Aside(..) | Arrange::WithRoom(_) if brush.spec.is_thumb => 1,
        Arrange::Grid if brush.spec.is_thumb => MAX_PLOTS[0],
        _ if brush.spec.is_thumb => MAX_PLOTS[1],
        Arrange::WithRoom(least) if brush.spec.width < least * count as f64 * brush.spec.type_scale => 1,
        _ => count,
    };
    &scene.panels[..most.min(count)]
}

/// The aspect ratio from which a picture is a strip.
const STRIP: f64 = 4.0;

/// The number of columns.
fn columns(brush: &Brush<'_>, scene: &Scene, panels: &[Panel], area: Rect) -> usize {
    let (spec, count) = (brush.spec, panels.len().max(1));
    match scene.arrange {
        Arrange::WithRoom(_) if !spec.is_thumb => count,
        Arrange::Grid => best_columns(brush, scene, panels, area, count),
        _ if spec.is_thumb || spec.is_slide => best_columns(brush, scene, panels, area, count),
        // In a strip, panels stand side by side.
        Arrange::Stack if spec.width > STRIP * spec.height => count,
        Arrange::Stack | Arrange::Aside(..) | Arrange::WithRoom(_) => 1,
        Arrange::Flow(least) | Arrange::Even(least) => {
            let fit = ((spec.width / spec.type_scale / least) as usize).clamp(1, count);
            if panels.iter().all(Panel::is_bare) {
                return best_columns(brush, scene, panels, area, fit);
            }
            // Balance the rows: four panels are better as 2 + 2 than as 3 + 1.
            count.div_ceil(count.div_ceil(fit))
        }
    }
}

/// The number of columns, at most `most`, that makes the smallest plot largest; if none fits, that whose rows are the least
/// too high.
fn best_columns(brush: &Brush<'_>, scene: &Scene, panels: &[Panel], area: Rect, most: usize) -> usize {
    /// Weight of a layout whose last row is incomplete, relative to a full one.
    const NOT_FULL: f64 = 0.8;
    /// Preferred aspect ratio of a plot whose axes have different units. A plot counts for less the more its aspect
    /// ratio differs, whichever way.
    const ASPECT: f64 = 1.4;
    // Each number of rows with as few columns as it needs: seven panels are better as 4 + 3 than as 5 + 2.
    let mut balanced: Vec<usize> =
        (1..=panels.len()).map(|rows| panels.len().div_ceil(rows)).filter(|columns| *columns <= most).collect();
    balanced.dedup();
    if let [] | [_] = balanced[..] {
        // The only candidate is one column.
        return 1;
    }
    let smallest = |columns: usize| {
        let placed = Grid::new(brush, scene, panels, columns, area).lay_out(None);
        let bottom = placed.iter().map(|place| place.outer.bottom()).fold(0.0, f64::max);
        let over = bottom - area.bottom();
        if over > 1.0 {
            return -over;
        }
        let areas = panels.iter().zip(placed).map(|(panel, PanelLayout { plot, .. })| {
            let deviation = if panel.equal { 1.0 } else { plot.width / plot.height / ASPECT };
            plot.width * plot.height * deviation.min(deviation.recip()).sqrt()
        });
        let weight = if panels.len().is_multiple_of(columns) { 1.0 } else { NOT_FULL };
        areas.fold(f64::INFINITY, f64::min) * weight
    };
    let areas = balanced.into_iter().map(|columns| (columns, smallest(columns)));
    areas.max_by(|(_, one), (_, other)| one.total_cmp(other)).map_or(1, |(columns, _)| columns)
}
