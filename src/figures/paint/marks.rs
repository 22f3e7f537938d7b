//! Paints the marks of a panel, which are in data coordinates.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, Type};
use super::geometry::{PanelLayout, Rect};
use super::pixels::{Pixels, colored};
use super::{Backend, PaintError, curves};
use crate::core::argsort::argsort;
use crate::scene::{Along, Ink, Mark, Panel, Pen};

/// Opacity of a filled area.
pub(super) const AREA: f64 = 0.2;
/// The least distance between labels of neighbouring horizontal rules, in CSS pixels.
const LABEL_STEP: f64 = 13.0;
/// The minimum gap between neighbouring labels.
const WORD_GAP: f64 = 3.0;
/// The gap between the end of a horizontal rule and its label.
const LABEL_GAP: f64 = 5.0;

/// Paints the images of a panel.
pub(super) fn rasters<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    panel.marks.iter().try_for_each(|mark| image(brush, panel, place, mark))
}

/// Paints a mark if it is an image.
pub(super) fn image<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    mark: &Mark,
) -> Result<(), PaintError<DB>> {
    let Some(image) = mark.image() else { return Ok(()) };
    let whole = Pixels::of(brush, panel, place, image);
    let seen = if panel.is_held() { whole.within(Pixels::of_plot(brush, place)) } else { whole };
    if seen.is_empty() {
        return Ok(());
    }
    brush.is_pale = brush.recedes(mark);
    colored(brush, image, image.range, [whole, seen]);
    brush.is_pale = false;
    let pixels = std::mem::take(&mut brush.scratch.pixels);
    let drawn = brush.image(seen.corner(), seen.size(), &pixels);
    brush.scratch.pixels = pixels;
    drawn
}

/// Paints all other marks of a panel.
pub(super) fn paint<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    // Highlighted marks are drawn above the faded ones.
    let passes: &[bool] = if brush.lifted.is_some() { &[true, false] } else { &[false] };
    clipped(brush, panel.is_held(), place, |brush| {
        for &recedes in passes {
            for mark in &panel.marks {
                if brush.recedes(mark) == recedes {
                    self::mark(brush, panel, place, mark)?;
                }
            }
        }
        Ok(())
    })?;
    labels(brush, panel, place, &mut panel.marks.iter(), false)?;
    rule_labels(brush, panel, place)
}

/// Runs `draw`, clipped to the plot if marks may extend beyond it (held axes).
pub(super) fn clipped<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    is_held: bool,
    place: &PanelLayout,
    draw: impl FnOnce(&mut Brush<'_, DB>) -> Result<(), PaintError<DB>>,
) -> Result<(), PaintError<DB>> {
    if !is_held {
        return draw(brush);
    }
    brush.clip(Some(place.plot))?;
    let drawn = draw(brush);
    brush.clip(None)?;
    drawn
}

/// Draws text labels, skipping those that would overlap earlier ones. With `on_paper` each gets a background patch, so
/// that no line crosses it.
pub(super) fn labels<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    marks: &mut dyn Iterator<Item = &Mark>,
    on_paper: bool,
) -> Result<(), PaintError<DB>> {
    let scale = brush.surface.type_scale;
    if brush.surface.is_thumb {
        return Ok(());
    }
    let mut taken: Vec<Rect> = Vec::new();
    for mark in marks {
        let Mark::Label { at, shift, text, ink } = mark.plain() else { continue };
        // The labelled point is clipped.
        if panel.is_held() && !(panel.x.reaches(at[0]) && panel.y.reaches(at[1])) {
            continue;
        }
        let [x, y] = place.place(panel, *at);
        let look = brush.fitted(text, Type::TICK.at(HPos::Left, VPos::Center).ink(*ink), place.plot.width);
        let [width, height] = [brush.text_width(text, look), look.size * scale];
        // The label is moved into the plot, because outside it would cover tick labels.
        let x = (x + shift[0] * scale - width / 2.0).min(place.plot.right() - width).max(place.plot.x);
        let y = (y + shift[1] * scale).min(place.plot.bottom() - height / 2.0).max(place.plot.y + height / 2.0);
        let rect = Rect { x, y: y - height / 2.0, width: width + WORD_GAP * scale, height };
        if taken.iter().all(|other| !rect.overlaps(other)) {
            if on_paper {
                brush.rect(Rect { x: x - WORD_GAP * scale / 2.0, ..rect }, Ink::Paper)?;
            }
            brush.is_pale = brush.recedes(mark);
            brush.text(text, [x, y], look)?;
            taken.push(rect);
        }
    }
    brush.is_pale = false;
    Ok(())
}

/// Draws one mark.
pub(super) fn mark<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    mark: &Mark,
) -> Result<(), PaintError<DB>> {
    brush.is_pale = brush.recedes(mark);
    let drawn = match mark.plain() {
        // A line needs two points, so a single point is drawn as a dot.
        Mark::Line { points, pen, .. } if points.len() == 1 => {
            brush.dot(place.place(panel, points[0]), pen.width + 1.0, pen.ink, false)
        }
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
            if brush.is_ghost { brush.outline(rect, *ink) } else { brush.rect(rect, *ink) }
        }),
        Mark::Area { outline, ink, .. } if brush.is_ghost => {
            let corners = outline.iter().chain(outline.first()).map(|&corner| place.place(panel, corner));
            brush.line(&corners.collect::<Vec<_>>(), Pen::dashed(*ink).width(1.0))
        }
        Mark::Area { outline, ink, .. } => {
            brush.area(outline.iter().map(|&corner| place.place(panel, corner)), *ink, AREA)
        }
        Mark::Rule { along, at, pen, .. } => rule(brush, panel, place, (*along, *at, *pen)),
        // Images are drawn before all other marks, and labels after them.
        Mark::Label { .. } | Mark::Raster(_) | Mark::Of { .. } => Ok(()),
    };
    brush.is_pale = false;
    drawn
}

#[inline(never)]
fn rule<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    (along, at, pen): (Along, f64, Pen),
) -> Result<(), PaintError<DB>> {
    if pen.width == 0.0 {
        return Ok(());
    }
    let plot = place.plot;
    match along {
        Along::X => brush.vertical(place.place_x(panel, at), [plot.y, plot.bottom()], pen),
        Along::Y => brush.horizontal(place.place_y(panel, at), [plot.x, plot.right()], pen),
    }
}

/// Width that labels of horizontal rules need to the right of the plot, at least `side`.
pub(super) fn side<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, side: f64) -> f64 {
    let room = side - LABEL_GAP;
    let lines = level_labels(panel).flat_map(|(_, label, ..)| lines(brush, label, room));
    let widths = lines.map(|line| brush.text_width(line, Type::TICK));
    widths.fold(side, |widest, width| widest.max(width + LABEL_GAP + 1.0))
}

/// The value, label, ink and mark of each horizontal rule that has a label.
fn level_labels(panel: &Panel) -> impl Iterator<Item = (f64, &str, Ink, &Mark)> {
    panel.marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Rule { along: Along::Y, at, pen, label: Some(label) } => Some((*at, label.as_str(), pen.ink, mark)),
        _ => None,
    })
}

/// Splits a label that is too long for the margin into two lines, with its value on the second.
fn lines<'a, DB: Backend>(brush: &Brush<'_, DB>, label: &'a str, room: f64) -> Vec<&'a str> {
    match label.rsplit_once(' ') {
        Some((name, value)) if brush.text_width(label, Type::TICK) > room => vec![name, value],
        _ => vec![label],
    }
}

/// Draws the labels of horizontal rules in the right margin, moved apart where rules are close.
#[inline(never)]
fn rule_labels<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    if brush.surface.is_thumb {
        return Ok(());
    }
    let left = place.plot.right() + LABEL_GAP;
    let room = place.outer.right() - left;
    let labels: Vec<(f64, Vec<&str>, Type, bool)> = level_labels(panel)
        .filter(|(at, ..)| !panel.y.is_held || panel.y.reaches(*at))
        .map(|(at, label, ink, rule)| {
            let look = Type::TICK.at(HPos::Left, VPos::Center).ink(ink);
            (place.place_y(panel, at), lines(brush, label, room), look, brush.recedes(rule))
        })
        .collect();
    let places: Vec<f64> = labels.iter().map(|label| label.0).collect();
    let step = LABEL_STEP * brush.surface.type_scale;
    let half = |lines: &[&str]| lines.len() as f64 / 2.0 * step;
    // Start below the legend.
    let mut free_from = place.plot.y - step / 4.0;
    for (y, lines, look, is_pale) in argsort(&places).into_iter().map(|index| &labels[index]) {
        // Stay above the tick labels of the horizontal axis.
        let lowest = place.plot.bottom() + step / 4.0 - 2.0 * half(lines);
        let top = (y - half(lines)).min(lowest).max(free_from);
        free_from = top + 2.0 * half(lines);
        brush.is_pale = *is_pale;
        for (row, line) in lines.iter().enumerate() {
            brush.text(line, [left, top + (row as f64 + 0.5) * step], *look)?;
        }
    }
    brush.is_pale = false;
    Ok(())
}
