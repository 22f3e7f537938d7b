//! The marks of a panel, in its own coordinates.

use plotters_backend::DrawingBackend;
use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, Type};
use super::colors::Table;
use super::layout::{PanelLayout, Rect};
use super::{PaintError, curves};
use crate::scene::{Along, Mark, Panel, Pen, Raster};

/// Labels of neighbouring horizontal rules keep so far apart, in CSS pixels.
const LABEL_STEP: f64 = 13.0;

/// The images of a panel.
pub(super) fn rasters<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    for mark in &panel.marks {
        if let Mark::Raster(image) = mark {
            raster(brush, panel, place, image)?;
        }
    }
    Ok(())
}

/// All other marks of a panel.
pub(super) fn paint<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    for mark in &panel.marks {
        self::mark(brush, panel, place, mark)?;
    }
    rule_labels(brush, panel, place)
}

/// One mark.
pub(super) fn mark<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    mark: &Mark,
) -> Result<(), PaintError<DB>> {
    match mark {
        Mark::Line { points, pen, .. } => {
            let points: Vec<_> = points.iter().map(|&point| place.place(panel, point)).collect();
            brush.line(&points, *pen)
        }
        Mark::Curve { curve, pen, .. } => curves::paint(brush, panel, place, curve, *pen),
        Mark::Dots { points, radius, ink, hollow, .. } => {
            points.iter().try_for_each(|&point| brush.dot(place.place(panel, point), *radius, *ink, *hollow))
        }
        Mark::Bars { bars, ink, .. } => bars.iter().try_for_each(|&[left, right, value]| {
            let [x0, y0] = place.place(panel, [left, 0.0]);
            let [x1, y1] = place.place(panel, [right, value]);
            let rect = Rect { x: x0.min(x1), y: y0.min(y1), width: (x1 - x0).abs(), height: (y1 - y0).abs() };
            brush.rect(rect, *ink)
        }),
        Mark::Rule { along, at, pen, .. } => rule(brush, panel, place, (*along, *at, *pen)),
        Mark::Label { at, shift, text, ink } => {
            let [x, y] = place.place(panel, *at);
            let look = Type::TICK.at(HPos::Center, VPos::Center).ink(*ink);
            brush.text(text, [x + shift[0], y + shift[1]], look)
        }
        Mark::Raster(_) => Ok(()),
    }
}

fn rule<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    (along, at, pen): (Along, f64, Pen),
) -> Result<(), PaintError<DB>> {
    let plot = place.plot;
    match along {
        Along::X => brush.vertical(place.place_x(panel, at), [plot.y, plot.bottom()], pen),
        Along::Y => brush.horizontal(place.place_y(panel, at), [plot.x, plot.right()], pen),
    }
}

/// Labels of horizontal rules stand at their ends in the margin, moved apart where two rules are close.
fn rule_labels<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    let mut labels: Vec<(f64, &str, Pen)> = panel
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Rule { along: Along::Y, at, pen, label: Some(label) } => {
                Some((place.place_y(panel, *at), label.as_str(), *pen))
            }
            _ => None,
        })
        .collect();
    labels.sort_by(|a, b| a.0.total_cmp(&b.0));
    let step = LABEL_STEP * brush.surface.type_scale;
    for index in 1..labels.len() {
        labels[index].0 = labels[index].0.max(labels[index - 1].0 + step);
    }
    for (y, label, pen) in labels {
        let look = Type::TICK.at(HPos::Left, VPos::Center).ink(pen.ink);
        brush.text(label, [place.plot.right() + 5.0, y], look)?;
    }
    Ok(())
}

fn raster<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    image: &Raster,
) -> Result<(), PaintError<DB>> {
    let [x0, y0] = place.place(panel, [image.x[0], image.y[0]]);
    let [x1, y1] = place.place(panel, [image.x[1], image.y[1]]);
    let [left, right] = [brush.surface.pixel(x0.min(x1)), brush.surface.pixel(x0.max(x1))];
    let [top, bottom] = [brush.surface.pixel(y0.min(y1)), brush.surface.pixel(y0.max(y1))];
    let (columns, rows) = ((right - left).max(1) as usize, (bottom - top).max(1) as usize);
    let mut values = std::mem::take(&mut brush.scratch.values);
    let mut pixels = std::mem::take(&mut brush.scratch.pixels);
    values.resize(columns * rows, 0.0);
    (image.fill)(columns, rows, &mut values);
    Table::of(image.map).paint(&values, image.range, &mut pixels);
    let drawn = brush.image([left, top], (columns as u32, rows as u32), &pixels);
    (brush.scratch.values, brush.scratch.pixels) = (values, pixels);
    drawn
}
