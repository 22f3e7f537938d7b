//! What stands above a plot: its title, the names of its lines, and the labels of vertical rules.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, Type};
use super::layout::{PanelLayout, Rect};
use super::{Backend, PaintError};
use crate::core::argsort::argsort;
use crate::scene::{Along, Ink, Mark, Panel, Pen};

const ROW: f64 = 17.0;
/// Width of the sample of line before a name, and the gaps after the sample and after the name.
const SAMPLE: f64 = 20.0;
const GAP: f64 = 5.0;
const BETWEEN: f64 = 14.0;

/// Height of all that stands above the plot, in CSS pixels.
pub(super) fn height<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, plot: Rect) -> f64 {
    let names = rows(brush, panel, plot.width).last().map_or(0, |&(row, _, _)| row + 1);
    let rules = usize::from(panel.marks.iter().any(is_labelled_vertical));
    ROW * brush.surface.type_scale * (usize::from(panel.title.is_some()) + names + rules) as f64
}

#[inline(never)]
pub(super) fn paint<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    let scale = brush.surface.type_scale;
    let row_height = ROW * scale;
    let entries = rows(brush, panel, place.plot.width);
    let mut top = place.plot.y - height(brush, panel, place.plot) - 4.0 * scale;
    if let Some(title) = &panel.title {
        let middle = place.plot.x + place.plot.width / 2.0;
        let look = brush.fitted(title, Type::TITLE.at(HPos::Center, VPos::Center), place.room_across(middle));
        brush.text(title, [middle, top + row_height / 2.0], look)?;
        top += row_height;
    }
    for &(row, left, mark) in &entries {
        let Some(name) = panel.marks[mark].legend() else { continue };
        let [x, y] = [place.plot.x + left, top + (row as f64 + 0.5) * row_height];
        sample(brush, &panel.marks[mark], [x, y], SAMPLE * scale)?;
        let left = x + (SAMPLE + GAP) * scale;
        let look = brush.fitted(name, Type::LABEL.at(HPos::Left, VPos::Center), place.outer.right() - left);
        brush.text(name, [left, y], look)?;
    }
    vertical_rules(brush, panel, place, row_height)
}

/// Row, left edge and index of each mark that has a name, as many in a row as fit.
fn rows<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, width: f64) -> Vec<(usize, f64, usize)> {
    let scale = brush.surface.type_scale;
    let (mut row, mut left) = (0, 0.0);
    let mut placed = Vec::new();
    for (index, mark) in panel.marks.iter().enumerate() {
        let Some(name) = mark.legend() else { continue };
        let entry = (SAMPLE + GAP) * scale + brush.text_width(name, Type::LABEL);
        if left > 0.0 && left + entry > width {
            (row, left) = (row + 1, 0.0);
        }
        placed.push((row, left, index));
        left += entry + BETWEEN * scale;
    }
    placed
}

#[inline(never)]
fn sample<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    mark: &Mark,
    [x, y]: [f64; 2],
    width: f64,
) -> Result<(), PaintError<DB>> {
    match mark {
        Mark::Line { pen, .. } | Mark::Curve { pen, .. } => brush.line(&[[x, y], [x + width, y]], *pen),
        Mark::Dots { radius, ink, hollow, .. } => brush.dot([x + width / 2.0, y], radius.max(3.0), *ink, *hollow),
        Mark::Bars { ink, .. } => {
            let side = width / 2.0;
            brush.rect(Rect { x: x + side / 2.0, y: y - side / 2.0, width: side, height: side }, *ink)
        }
        Mark::Rule { .. } | Mark::Label { .. } | Mark::Raster(_) => Ok(()),
    }
}

fn is_labelled_vertical(mark: &Mark) -> bool {
    matches!(mark, Mark::Rule { along: Along::X, label: Some(_), .. })
}

/// Labels of vertical rules, left to right; one that would run into its neighbour is left out, its rule still stands.
#[inline(never)]
fn vertical_rules<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    row_height: f64,
) -> Result<(), PaintError<DB>> {
    let labels: Vec<(f64, &str, Pen)> = panel
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Rule { along: Along::X, at, pen, label: Some(label) } => Some((*at, label.as_str(), *pen)),
            _ => None,
        })
        .collect();
    let places: Vec<f64> = labels.iter().map(|label| label.0).collect();
    let mut free_from = f64::NEG_INFINITY;
    for (at, label, pen) in argsort(&places).into_iter().map(|index| labels[index]) {
        let x = place.place_x(panel, at);
        let half = brush.text_width(label, Type::TICK) / 2.0;
        if x - half > free_from {
            let ink = if pen.ink == Ink::Faint { Ink::Muted } else { pen.ink };
            let look = Type::TICK.ink(ink);
            brush.text(label, [x, place.plot.y - row_height / 2.0 - 1.0], look)?;
            free_from = x + half + GAP;
        }
    }
    Ok(())
}
