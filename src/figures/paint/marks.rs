//! Paints the marks of a panel, which are in data coordinates.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, LabelStyle};
use super::geometry::{PanelLayout, Rect};
use super::pixels::{PixelRect, colored};
use super::{Drawn, curves};
use crate::core::argsort::argsort;
use crate::scene::{Direction, Ink, Mark, Panel, Pen, Side};
use crate::text::{self, fill};

/// Opacity of an area: marks under it are visible. A band is as pale as its colour.
pub(super) fn opacity(ink: Ink) -> f64 {
    if ink == Ink::Band { 1.0 } else { 0.2 }
}
/// Width of a line that is drawn only while its term is highlighted.
const HIGHLIGHTED: f64 = 2.0;
/// The least distance between labels of neighbouring horizontal rules, in CSS pixels.
const LABEL_STEP: f64 = 13.0;
/// Minimum size of a label that is shrunk to its room, relative to a full one.
const SMALLEST: f64 = 0.7;
/// The minimum gap between neighbouring labels.
const WORD_GAP: f64 = 3.0;
/// A label of a horizontal rule that is wider than this is split into two lines, in CSS pixels.
const LABEL_ROOM: f64 = 72.0;
/// The margin for labels of horizontal rules is a multiple of this length.
const SIDE_STEP: f64 = 16.0;
/// The gap between the end of a horizontal rule and its label.
const LABEL_GAP: f64 = 5.0;

/// Paints the images of a panel.
pub(super) fn rasters(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout) -> Drawn {
    panel.marks.iter().try_for_each(|mark| image(brush, panel, place, mark))
}

/// Paints a mark if it is an image.
pub(super) fn image(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, mark: &Mark) -> Drawn {
    let Some(image) = mark.image() else { return Ok(()) };
    let whole = PixelRect::of(brush, panel, place, image);
    let visible = if panel.is_frozen() { whole.within(PixelRect::of_plot(brush, place)) } else { whole };
    if visible.is_empty() {
        return Ok(());
    }
    brush.is_dimmed = brush.must_dim(mark);
    colored(brush, image, image.range, [whole, visible]);
    brush.is_dimmed = false;
    let pixels = std::mem::take(&mut brush.scratch.pixels);
    let drawn = brush.image(visible.corner(), visible.size(), &pixels);
    brush.scratch.pixels = pixels;
    drawn
}

/// Whether a mark is the band of a length: opaque, so that it is painted under everything else.
fn is_band(mark: &Mark) -> bool {
    matches!(mark.plain(), Mark::Area { ink: Ink::Band, .. })
}

/// Paints the bands of a panel.
pub(super) fn bands(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout) -> Drawn {
    clipped(brush, panel.is_frozen(), place.plot, |brush| {
        panel.marks.iter().filter(|mark| is_band(mark)).try_for_each(|band| mark(brush, panel, place, band))
    })
}

/// Paints the marks of a panel except its images and [`bands`], in the `part` of its plot that shows them, with labels that
/// cover no dot of the `other` scene.
pub(super) fn paint(
    brush: &mut Brush<'_>,
    panel: &Panel,
    place: &PanelLayout,
    part: Rect,
    [other, lettered]: [Option<&Panel>; 2],
) -> Drawn {
    // Highlighted marks are drawn above the faded ones.
    let passes: &[bool] = if brush.highlighted_term.is_some() { &[true, false] } else { &[false] };
    clipped(brush, panel.is_frozen() || part != place.plot, part, |brush| {
        for &is_dimmed in passes {
            for mark in &panel.marks {
                if brush.must_dim(mark) == is_dimmed && !is_band(mark) {
                    self::mark(brush, panel, place, mark)?;
                }
            }
        }
        Ok(())
    })?;
    let is_on_image = panel.has_image();
    labels(brush, panel, place, &mut panel.marks.iter(), Labels { part, other, lettered, has_patch: is_on_image })?;
    rule_labels(brush, panel, place)
}

/// Runs `draw`, clipped to a part of the plot if marks may extend beyond it, as on frozen axes.
pub(super) fn clipped(
    brush: &mut Brush<'_>,
    may_extend: bool,
    part: Rect,
    draw: impl FnOnce(&mut Brush<'_>) -> Drawn,
) -> Drawn {
    if !may_extend {
        return draw(brush);
    }
    brush.clip(Some(part))?;
    let drawn = draw(brush);
    brush.clip(None)?;
    drawn
}

/// How labels are drawn.
#[derive(Clone, Copy)]
pub(super) struct Labels<'a> {
    /// The part of the plot that they stay in.
    pub(super) part: Rect,
    /// The same panel of the other scene, whose dots they do not cover either.
    pub(super) other: Option<&'a Panel>,
    /// The same panel of A, if A and B are compared: a label that it has not got is named as B's.
    pub(super) lettered: Option<&'a Panel>,
    /// Whether each has a background patch, so that no line crosses it; if not, only those have one that a rule crosses.
    pub(super) has_patch: bool,
}

/// Draws text labels, on the other side of their points if they would overlap an earlier one or lie on a dot, and not at
/// all if they would there, too, or would be too small to read.
pub(super) fn labels(
    brush: &mut Brush<'_>,
    panel: &Panel,
    place: &PanelLayout,
    marks: &mut dyn Iterator<Item = &Mark>,
    Labels { part, other, lettered, has_patch }: Labels<'_>,
) -> Drawn {
    let scale = brush.spec.type_scale;
    if brush.spec.is_thumb {
        return Ok(());
    }
    let mut taken = std::mem::take(&mut brush.scratch.labels);
    taken.clear();
    for mark in marks {
        let Mark::Label { at, shift, side, text, ink } = mark.plain() else { continue };
        // The labelled point is outside the plot.
        if panel.is_frozen() && !(panel.x.reaches(at[0]) && panel.y.reaches(at[1])) {
            continue;
        }
        let point = place.project(panel, *at);
        let with_letters = with_letters(text, panel, lettered);
        let style_of = |text: &str, brush: &Brush<'_>| {
            brush.fitted(text, LabelStyle::TICK.at(HPos::Center, VPos::Center).ink(*ink), part.width)
        };
        let boxes = |text: &str, style: LabelStyle| {
            let size = [brush.text_width(text, style), style.size * scale];
            [(*shift, *side), (shift.map(|length| -length), side.opposite())]
                .map(|(shift, side)| label_box([0, 1].map(|axis| point[axis] + shift[axis] * scale), size, side, &part))
        };
        let with_gap = |rect: &Rect| Rect { width: rect.width + WORD_GAP * scale, ..*rect };
        let is_free = |rect: &Rect| {
            let covers_dot =
                || [Some(panel), other].into_iter().flatten().any(|of| lies_on_dot(of, panel, place, rect));
            taken.iter().all(|earlier| !with_gap(rect).overlaps(earlier)) && !covers_dot()
        };
        let text = with_letters.as_deref().unwrap_or(text);
        let style = style_of(text, brush);
        let is_large_enough = style.size >= SMALLEST * LabelStyle::TICK.size;
        let free = boxes(text, style).into_iter().find(|rect| is_large_enough && is_free(rect));
        let Some(rect) = free else { continue };
        let is_struck = is_struck(panel, place, &rect);
        // In a comparison there are more lines, and such a label is longer.
        if is_struck && with_letters.is_some() {
            continue;
        }
        if has_patch || is_struck {
            brush.rect(Rect { x: rect.x - WORD_GAP * scale / 2.0, ..with_gap(&rect) }, Ink::Background)?;
        }
        brush.is_dimmed = brush.must_dim(mark);
        // The width is an estimate: what is over or missing is shared between both ends.
        brush.text(text, [rect.x + rect.width / 2.0, rect.y + rect.height / 2.0], style)?;
        taken.push(with_gap(&rect));
    }
    brush.scratch.labels = taken;
    brush.is_dimmed = false;
    Ok(())
}

/// A label of B's panel with its letter, if A's has labels, too, but not this one; with that of A's, if there is another one
/// at its place. Names of the cursor are those of both.
fn with_letters(text: &str, b: &Panel, a: Option<&Panel>) -> Option<String> {
    let own_place = placed_texts(b).find(|(own, _)| *own == text)?.1;
    let labels_of_a = || a.into_iter().flat_map(placed_texts);
    labels_of_a().next()?;
    if let Some((other, _)) = labels_of_a().find(|(other, place)| *place == own_place && *other != text) {
        return Some(fill("headline.compared", &[("a", other), ("b", text)]));
    }
    labels_of_a().all(|(other, _)| other != text).then(|| format!("{}: {text}", text::get("compare.b")))
}

/// The labels of a panel, and where they stand.
fn placed_texts(panel: &Panel) -> impl Iterator<Item = (&str, [f64; 2])> {
    panel.marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Label { text, at, .. } => Some((text.as_str(), *at)),
        _ => None,
    })
}

/// The box of a label that begins, ends or is centred at a point. It is moved into the plot, because outside it would
/// cover tick labels.
fn label_box([x, y]: [f64; 2], [width, height]: [f64; 2], side: Side, plot: &Rect) -> Rect {
    let x = match side {
        Side::Middle => x - width / 2.0,
        Side::Left => x - width,
        Side::Right => x,
    };
    let (x, y) = (x.min(plot.right() - width).max(plot.x), y - height / 2.0);
    Rect { x, y: y.min(plot.bottom() - height).max(plot.y), width, height }
}

/// Whether a rule crosses a label.
pub(super) fn is_struck(panel: &Panel, place: &PanelLayout, rect: &Rect) -> bool {
    panel.marks.iter().any(|mark| match mark.plain() {
        Mark::Rule { along, at, pen, .. } if pen.width > 0.0 => match along {
            Direction::X => (rect.x..rect.right()).contains(&place.place_x(panel, *at)),
            Direction::Y => (rect.y..rect.bottom()).contains(&place.place_y(panel, *at)),
        },
        _ => false,
    })
}

/// Whether a label covers a dot of a scene, in a plot with the axes of `panel`.
fn lies_on_dot(of: &Panel, panel: &Panel, place: &PanelLayout, rect: &Rect) -> bool {
    of.marks.iter().any(|mark| match mark.plain() {
        Mark::Dots { points, .. } => points.iter().any(|point| rect.holds(place.project(panel, *point), 0.0)),
        _ => false,
    })
}

/// Draws one mark.
pub(super) fn mark(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, mark: &Mark) -> Drawn {
    brush.is_dimmed = brush.must_dim(mark);
    let drawn = match mark.plain() {
        Mark::Line { pen, .. } if pen.width == 0.0 && brush.highlighted_term != mark.term() => Ok(()),
        // A line needs two points, so a single point is drawn as a dot.
        Mark::Line { points, pen, .. } if points.len() == 1 => {
            brush.dot(place.project(panel, points[0]), pen.width + 1.0, pen.ink, false)
        }
        Mark::Line { points, pen, .. } => {
            let points: Vec<_> = points.iter().map(|&point| place.project(panel, point)).collect();
            brush.line(&points, if pen.width == 0.0 { pen.width(HIGHLIGHTED) } else { *pen })
        }
        Mark::Curve { curve, pen, .. } => curves::paint(brush, panel, place, curve, *pen),
        Mark::Dots { points, radius, ink, hollow, .. } => {
            points.iter().try_for_each(|&point| brush.dot(place.project(panel, point), *radius, *ink, *hollow))
        }
        Mark::Bars { bars, ink, .. } => bars.iter().try_for_each(|&[left, right, value]| {
            let [x0, y0] = place.project(panel, [left, 0.0]);
            let [x1, y1] = place.project(panel, [right, value]);
            let rect = Rect { x: x0.min(x1), y: y0.min(y1), width: (x1 - x0).abs(), height: (y1 - y0).abs() };
            if brush.is_ghost { brush.outline(rect, *ink) } else { brush.rect(rect, *ink) }
        }),
        Mark::Area { outline, ink, .. } if brush.is_ghost => {
            let corners = outline.iter().chain(outline.first()).map(|&corner| place.project(panel, corner));
            // A band has no colour of its own that a line could have.
            let ink = if *ink == Ink::Band { Ink::Muted } else { *ink };
            brush.line(&corners.collect::<Vec<_>>(), Pen::dashed(ink).width(1.0))
        }
        Mark::Area { outline, ink, .. } => {
            brush.area(outline.iter().map(|&corner| place.project(panel, corner)), *ink, opacity(*ink))
        }
        Mark::Rule { along, at, pen, .. } => rule(brush, panel, place, (*along, *at, *pen)),
        // Images are drawn before all other marks, and labels after them.
        Mark::Label { .. } | Mark::Raster(_) | Mark::Of { .. } => Ok(()),
    };
    brush.is_dimmed = false;
    drawn
}

#[inline(never)]
fn rule(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, (along, at, pen): (Direction, f64, Pen)) -> Drawn {
    if pen.width == 0.0 {
        return Ok(());
    }
    let plot = place.plot;
    match along {
        Direction::X => brush.vertical(place.place_x(panel, at), [plot.y, plot.bottom()], pen),
        Direction::Y => brush.horizontal(place.place_y(panel, at), [plot.x, plot.right()], pen),
    }
}

/// Width that labels of horizontal rules need to the right of the plot, at least `side`.
pub(super) fn side(brush: &Brush<'_>, panel: &Panel, side: f64) -> f64 {
    let lines = level_labels(panel).flat_map(|(_, label, ..)| lines(brush, label));
    let widths = lines.map(|line| brush.text_width(line, LabelStyle::TICK));
    // In steps, so that the plot does not move whenever a value has a digit more.
    let step = SIDE_STEP * brush.spec.type_scale;
    widths.fold(side, |widest, width| widest.max(((width + LABEL_GAP + 1.0) / step).ceil() * step))
}

/// The value, label, ink and mark of each horizontal rule that has a label.
fn level_labels(panel: &Panel) -> impl Iterator<Item = (f64, &str, Ink, &Mark)> {
    panel.marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Rule { along: Direction::Y, at, pen, label: Some(label) } => Some((*at, label.as_str(), pen.ink, mark)),
        _ => None,
    })
}

/// Splits a label that is too long for one line into two, with its value on the second.
fn lines<'a>(brush: &Brush<'_>, label: &'a str) -> Vec<&'a str> {
    let room = LABEL_ROOM * brush.spec.type_scale;
    match label.rsplit_once(' ') {
        Some((name, value)) if brush.text_width(label, LabelStyle::TICK) > room => vec![name, value],
        _ => vec![label],
    }
}

/// Draws the labels of horizontal rules in the right margin, moved apart where rules are close.
#[inline(never)]
fn rule_labels(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout) -> Drawn {
    if brush.spec.is_thumb {
        return Ok(());
    }
    let left = place.plot.right() + LABEL_GAP;
    let labels: Vec<(f64, Vec<&str>, LabelStyle, bool)> = level_labels(panel)
        .filter(|(at, ..)| !panel.y.is_frozen || panel.y.reaches(*at))
        .map(|(at, label, ink, rule)| {
            let style = LabelStyle::TICK.at(HPos::Left, VPos::Center).ink(ink);
            (place.place_y(panel, at), lines(brush, label), style, brush.must_dim(rule))
        })
        .collect();
    let places: Vec<f64> = labels.iter().map(|label| label.0).collect();
    let step = LABEL_STEP * brush.spec.type_scale;
    let height = |index: usize| labels[index].1.len() as f64 * step;
    let order = argsort(&places);
    let gap = step / 4.0;
    // From the top, each begins below the one before and below the legend.
    let mut free_from = place.plot.y - gap;
    let mut tops: Vec<f64> = Vec::new();
    for &index in &order {
        tops.push((labels[index].0 - height(index) / 2.0).max(free_from));
        free_from = tops[tops.len() - 1] + height(index) + gap;
    }
    // From the bottom, each ends above the next and above the tick labels of the horizontal axis.
    let mut free_to = place.plot.bottom() + gap;
    for (top, &index) in tops.iter_mut().zip(&order).rev() {
        *top = top.min(free_to - height(index));
        free_to = *top - gap;
    }
    for (top, &index) in tops.iter().zip(&order) {
        let (_, lines, style, is_dimmed) = &labels[index];
        // More labels than there is room for: the first are left out.
        if *top < place.plot.y - step {
            continue;
        }
        brush.is_dimmed = *is_dimmed;
        for (row, line) in lines.iter().enumerate() {
            brush.text(line, [left, top + (row as f64 + 0.5) * step], *style)?;
        }
    }
    brush.is_dimmed = false;
    Ok(())
}
