//! Computes the positions of panels and plots ([`geometry`](super::geometry)): on the page, on slides, in exports and on
//! thumbnails. This module chooses the panels and the number of columns, [`grid`](super::grid) places them, and
//! [`aside`](super::aside) places a plot beside or below another one.

use super::aside::Aside;
use super::bar::Bar;
use super::brush::Brush;
pub(super) use super::geometry::{Layout, PanelLayout, Rect};
use super::grid::{Grid, THUMB_EDGE, aspect};
use super::{Backend, head};
use crate::scene::{Arrange, ColorBar, Panel, Scene};

#[inline(never)]
pub(super) fn lay_out<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene) -> Layout {
    let spec = brush.spec;
    let panels = shown(brush, scene);
    let mut area = Rect { x: 0.0, y: 0.0, width: spec.width, height: spec.height };
    // The colour bar of small multiples is above all of them, at the end.
    let common_bar = scene.panels.last().and_then(|panel| panel.color_bar.as_ref());
    let bar = common_bar.filter(|_| scene.arrange == Arrange::Grid && !spec.is_thumb).map(|bar| {
        let strip = head::ROW * spec.type_scale;
        area = Rect { y: strip, height: area.height - strip, ..area };
        bar_place(brush, bar, strip)
    });
    let aside = match scene.arrange {
        Arrange::Aside(along, thick) if !spec.is_thumb => Some(Aside::new(brush, scene, along, thick)),
        _ => None,
    };
    let rows = if aside.is_some() { &panels[..1] } else { panels };
    let columns = columns(brush, scene, rows);
    let mut placed = Grid::new(brush, scene, rows, columns, area).lay_out(aside);
    if let (Some(aside), [first], [panel, _]) = (aside, &mut placed[..], panels) {
        let beside = aside.place(brush, first, panel.equal);
        placed.push(beside);
    }
    Layout { panels: placed, bar }
}

/// Where the colour bar of all panels begins.
fn bar_place<DB: Backend>(brush: &Brush<'_, DB>, bar: &ColorBar, strip: f64) -> [f64; 2] {
    let width = Bar::of(brush, bar, brush.spec.width).width;
    [(brush.spec.width - width).max(0.0), strip / 2.0]
}

/// The panels that there is room for. Panels left out of the layout are neither drawn nor hit by the pointer.
fn shown<'a, DB: Backend>(brush: &Brush<'_, DB>, scene: &'a Scene) -> &'a [Panel] {
    /// Maximum number of plots on a thumbnail: of small multiples, and of others. More would be too small to read.
    const MAX_PLOTS: [usize; 2] = [6, 4];
    let count = scene.panels.len();
    let most = match scene.arrange {
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
fn columns<DB: Backend>(brush: &Brush<'_, DB>, scene: &Scene, panels: &[Panel]) -> usize {
    let (spec, count) = (brush.spec, panels.len().max(1));
    match scene.arrange {
        Arrange::WithRoom(_) if !spec.is_thumb => count,
        Arrange::Grid => best_columns(brush, panels),
        _ if spec.is_thumb || spec.is_slide => best_columns(brush, panels),
        // In a strip, panels stand side by side.
        Arrange::Stack if spec.width > STRIP * spec.height => count,
        Arrange::Stack | Arrange::Aside(..) | Arrange::WithRoom(_) => 1,
        Arrange::Flow(least) | Arrange::Even(least) => {
            let fit = ((spec.width / spec.type_scale / least) as usize).clamp(1, count);
            // Balance the rows: four panels are better as 2 + 2 than as 3 + 1.
            count.div_ceil(count.div_ceil(fit))
        }
    }
}

/// The number of columns that makes plots largest, with margins as wide as those of most figures.
fn best_columns<DB: Backend>(brush: &Brush<'_, DB>, panels: &[Panel]) -> usize {
    /// Usual margins beside a plot, and above and below it; those of a square that also has a title, and without axes.
    const USUAL: [f64; 2] = [40.0, 44.0];
    const TITLED: [f64; 2] = [40.0, 80.0];
    const WITHOUT_AXES: [f64; 2] = [26.0, 44.0];
    /// Weight of a layout whose last row is incomplete, relative to a full one.
    const NOT_FULL: f64 = 0.8;
    /// Preferred aspect ratio of a plot whose axes have different units.
    const ASPECT: f64 = 1.4;
    let spec = brush.spec;
    let usual = match panels {
        _ if panels.iter().all(Panel::is_bare) => WITHOUT_AXES,
        [first, ..] if first.equal && first.title.is_some() => TITLED,
        _ => USUAL,
    };
    let [beside, above] = if spec.is_thumb { [2.0 * THUMB_EDGE; 2] } else { usual.map(|side| side * spec.type_scale) };
    let area = |columns: usize| {
        let rows = panels.len().div_ceil(columns);
        let size = [spec.width / columns as f64 - beside, spec.height / rows as f64 - above].map(|side| side.max(1.0));
        let areas = panels.iter().map(|panel| {
            let aspect = if panel.equal { aspect(panel) } else { ASPECT };
            let width = size[0].min(size[1] * aspect);
            width * width / aspect
        });
        let weight = if panels.len().is_multiple_of(columns) { 1.0 } else { NOT_FULL };
        areas.fold(f64::INFINITY, f64::min) * weight
    };
    // Each number of rows with as few columns as it needs: seven panels are better as 4 + 3 than as 5 + 2.
    let balanced = (1..=panels.len()).map(|rows| panels.len().div_ceil(rows));
    balanced.max_by(|one, other| area(*one).total_cmp(&area(*other))).unwrap_or(1)
}
