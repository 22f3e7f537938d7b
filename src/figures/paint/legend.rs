//! Draws everything above a plot: the title, the legend entries, and the labels of vertical rules.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, LabelStyle};
use super::geometry::{PanelLayout, Rect};
use super::marks::opacity;
use super::static_layer::{Legend, Panel, RuleLabel, Sample};
use super::{Backend, PaintError};
use crate::core::argsort::argsort;
use crate::scene::Ink;

/// Height of a row.
const ROW: f64 = 17.0;
/// Width of the line sample before a name.
const SAMPLE: f64 = 20.0;
/// Gap between a sample and its name.
const GAP: f64 = 5.0;
/// Gap between a name and the next sample.
const BETWEEN: f64 = 14.0;

/// Height of everything above the plot, in CSS pixels.
pub(super) fn height<DB: Backend>(brush: &Brush<'_, DB>, legend: &Legend, plot: Rect) -> f64 {
    let entry_rows = rows(brush, legend, plot.width).last().map_or(0, |&(row, _)| row + 1);
    let rule_rows = usize::from(!legend.rules.is_empty());
    ROW * brush.spec.type_scale * (usize::from(legend.title.is_some()) + entry_rows + rule_rows) as f64
}

#[inline(never)]
pub(super) fn paint<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    let scale = brush.spec.type_scale;
    let row_height = ROW * scale;
    let legend = &panel.legend;
    let mut top = place.plot.y - height(brush, legend, place.plot) - 4.0 * scale;
    if let Some(title) = legend.title {
        let middle = place.plot.x + place.plot.width / 2.0;
        let style = brush.fitted(title, LabelStyle::TITLE.at(HPos::Center, VPos::Center), place.room_across(middle));
        brush.text(title, [middle, top + row_height / 2.0], style)?;
        top += row_height;
    }
    for (entry, (row, left)) in legend.entries.iter().zip(rows(brush, legend, place.plot.width)) {
        let [x, y] = [place.plot.x + left, top + (row as f64 + 0.5) * row_height];
        brush.is_dimmed = entry.is_dimmed;
        sample(brush, entry.sample, [x, y], SAMPLE * scale)?;
        let left = x + (SAMPLE + GAP) * scale;
        let style =
            brush.fitted(entry.name, LabelStyle::LABEL.at(HPos::Left, VPos::Center), place.outer.right() - left);
        brush.text(entry.name, [left, y], style)?;
    }
    vertical_rules(brush, panel, place, row_height)?;
    brush.is_dimmed = false;
    Ok(())
}

/// Row and left edge of each entry, wrapped to the width.
fn rows<DB: Backend>(brush: &Brush<'_, DB>, legend: &Legend, width: f64) -> Vec<(usize, f64)> {
    let scale = brush.spec.type_scale;
    let (mut row, mut left) = (0, 0.0);
    let mut placed = Vec::new();
    for entry in &legend.entries {
        let entry_width = (SAMPLE + GAP) * scale + brush.text_width(entry.name, LabelStyle::LABEL);
        if left > 0.0 && left + entry_width > width {
            (row, left) = (row + 1, 0.0);
        }
        placed.push((row, left));
        left += entry_width + BETWEEN * scale;
    }
    placed
}

#[inline(never)]
fn sample<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    sample: Sample,
    [x, y]: [f64; 2],
    width: f64,
) -> Result<(), PaintError<DB>> {
    match sample {
        Sample::Line(pen) => brush.line(&[[x, y], [x + width, y]], pen),
        Sample::Dot { radius, ink, hollow } => brush.dot([x + width / 2.0, y], radius.max(3.0), ink, hollow),
        Sample::Bar(ink) => {
            let side = width / 2.0;
            brush.rect(Rect { x: x + side / 2.0, y: y - side / 2.0, width: side, height: side }, ink)
        }
        Sample::Area(ink) => {
            let (side, [top, bottom]) = (width / 2.0, [y - width / 4.0, y + width / 4.0]);
            let corners =
                [[x + side / 2.0, top], [x + side * 1.5, top], [x + side * 1.5, bottom], [x + side / 2.0, bottom]];
            brush.area(corners.into_iter(), ink, opacity(ink))
        }
    }
}

/// Draws the labels of vertical rules, left to right, but omits a label that would overlap the previous one.
#[inline(never)]
fn vertical_rules<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    row_height: f64,
) -> Result<(), PaintError<DB>> {
    let rules = &panel.legend.rules;
    let places: Vec<f64> = rules.iter().map(|rule| rule.at).collect();
    let mut free_from = f64::NEG_INFINITY;
    for RuleLabel { at, label, ink, is_dimmed } in argsort(&places).into_iter().map(|index| rules[index]) {
        // The rule is outside the plot.
        if panel.x.is_frozen && !panel.x.reaches(at) {
            continue;
        }
        let x = place.place_x(panel, at);
        let half = brush.text_width(label, LabelStyle::TICK) / 2.0;
        if x - half > free_from {
            // Faint text would be illegible.
            let ink = if ink == Ink::Grid { Ink::Muted } else { ink };
            let style = LabelStyle::TICK.ink(ink);
            brush.is_dimmed = is_dimmed;
            brush.text(label, [x, place.plot.y - row_height / 2.0 - 1.0], style)?;
            free_from = x + half + GAP;
        }
    }
    Ok(())
}
