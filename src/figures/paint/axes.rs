//! Paints grid, ticks, tick labels, and the name of the horizontal axis, at the end of the line of tick labels or below
//! it. The name of the vertical axis is above the plot ([`head`](super::head)), so no text is rotated.

use plotters_backend::text_anchor::{HPos, VPos};

use super::Drawn;
use super::brush::{Brush, LabelStyle};
use super::geometry::PanelLayout;
use super::static_layer::Panel;
use super::ticks::ticks;
use crate::scene::{Axis, Direction, Ink, Pen, Scale, Ticks};

const HAIR: Pen = Pen::solid(Ink::Muted).width(1.0);
const GRID: Pen = Pen::solid(Ink::Grid).width(1.0);
/// Length of a tick mark.
const TICK: f64 = 4.0;
/// Gap between a tick mark and its label.
const GAP: f64 = 3.0;
/// Height of a line of tick labels.
const LINE: f64 = 14.0;
/// CSS pixels reserved per tick label along the horizontal and the vertical axis.
const TICK_ROOM: [f64; 2] = [62.0, 30.0];
/// The same along a vertical logarithmic axis: every power of ten has a label if the labels do not touch.
const DECADE_ROOM: f64 = 22.0;
/// The least gap between neighbouring labels under a plot.
const BETWEEN: f64 = 6.0;

#[inline(never)]
pub(super) fn paint(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout) -> Drawn {
    if panel.is_bare {
        return Ok(());
    }
    let (plot, scale) = (place.plot, brush.spec.type_scale);
    let x_ticks = ticks(panel.x, room(plot.width, TICK_ROOM[0] * scale));
    let y_ticks = ticks(panel.y, y_room(panel.y, plot.height, scale));
    // Lines of one colour are drawn together, because changing the colour costs more than drawing a line.
    if !panel.has_image {
        for (value, _) in &x_ticks {
            brush.vertical(place.place_x(panel, *value), [plot.y, plot.bottom()], GRID)?;
        }
        for (value, _) in &y_ticks {
            brush.horizontal(place.place_y(panel, *value), [plot.x, plot.right()], GRID)?;
        }
    }
    for (value, _) in &x_ticks {
        brush.vertical(place.place_x(panel, *value), [plot.bottom(), plot.bottom() + TICK * scale], HAIR)?;
    }
    for (value, _) in &y_ticks {
        brush.horizontal(place.place_y(panel, *value), [plot.x - TICK * scale, plot.x], HAIR)?;
    }
    minor_ticks(brush, panel, place)?;
    // The edges of an image are lines already.
    if !panel.has_image {
        brush.vertical(plot.x, [plot.y, plot.bottom()], HAIR)?;
        brush.horizontal(plot.bottom(), [plot.x, plot.right()], HAIR)?;
    }
    for (value, label) in y_labels(brush, panel, plot.height) {
        let at = [plot.x - (TICK + GAP) * scale, place.place_y(panel, value)];
        brush.text(&label, at, LabelStyle::TICK.at(HPos::Right, VPos::Center))?;
    }
    let under = Under::of(brush, panel, plot.width);
    let line = |line: usize| plot.bottom() + (TICK + GAP + (line as f64 + 0.5) * LINE) * scale;
    for (middle, label) in &under.labels {
        brush.text(label, [plot.x + middle, line(0)], LabelStyle::TICK.at(HPos::Center, VPos::Center))?;
    }
    match (under.name_line, panel.name_below) {
        (Some(row), Some(name)) => {
            let style = brush.fitted(name, LabelStyle::LABEL.at(HPos::Right, VPos::Center), place.outer.width);
            // A name longer than its axis begins at the left edge of the panel.
            let right = plot.right().max(place.outer.x + brush.text_width(name, style));
            brush.text(name, [right, line(row)], style)
        }
        _ => Ok(()),
    }
}

/// What is under a plot: a line of tick labels, and the name of the axis, at the end of that line if it has room.
struct Under {
    /// The middle of each label, in CSS pixels from the left edge of the plot, and the label.
    labels: Vec<(f64, String)>,
    /// The line of the axis name.
    name_line: Option<usize>,
    lines: usize,
}

impl Under {
    /// For a plot of this width. The name of the axis shares the line of the labels if enough of them remain:
    ///
    /// - all of a logarithmic axis, where the last one is a whole step further, and all at given values;
    /// - two on slides, where plots need the height;
    /// - otherwise all but the last, but at least two.
    fn of(brush: &Brush<'_>, panel: &Panel, width: f64) -> Self {
        if panel.shared[0] || panel.is_bare {
            return Self { labels: Vec::new(), name_line: None, lines: 0 };
        }
        let between = BETWEEN * brush.spec.type_scale;
        let x_ticks = ticks(panel.x, room(width, TICK_ROOM[0] * brush.spec.type_scale));
        // The left edge, the right edge and the text of each label, in order from the left.
        let mut labels: Vec<([f64; 2], String)> = x_ticks
            .into_iter()
            .map(|(value, label)| {
                let (middle, half) =
                    (panel.x.fraction(value) * width, brush.text_width(&label, LabelStyle::TICK) / 2.0);
                // Beside another plot, the first label must not reach into that plot.
                let middle = if panel.is_aside { middle.max(half) } else { middle };
                ([middle - half, middle + half], label)
            })
            .collect();
        // Ticks ascend, but on some axes to the left.
        if labels.first().zip(labels.last()).is_some_and(|(first, last)| first.0 > last.0) {
            labels.reverse();
        }
        // The labels that touch neither each other nor what begins at `end`.
        let fitting_before = |end: f64| -> Vec<usize> {
            let mut free_from = f64::NEG_INFINITY;
            let mut fitting = Vec::new();
            for (index, ([left, right], _)) in labels.iter().enumerate() {
                if *left >= free_from && right + between <= end {
                    free_from = right + between;
                    fitting.push(index);
                }
            }
            fitting
        };
        let all = fitting_before(f64::INFINITY);
        let least = match (&panel.x.ticks, panel.x.scale) {
            (Ticks::At(_), _) => all.len(),
            _ if brush.spec.is_slide => all.len().min(2),
            (_, Scale::Log) => all.len(),
            _ => all.len().saturating_sub(1).max(2).min(all.len()),
        };
        let beside = panel.name_below.map(|name| fitting_before(width - brush.text_width(name, LabelStyle::LABEL)));
        let beside = beside.filter(|fitting| fitting.len() >= least);
        let label_lines = usize::from(!all.is_empty());
        // On the line of the labels, or on the next.
        let name_line = panel.name_below.map(|_| if beside.is_some() { 0 } else { label_lines });
        let placed = beside.unwrap_or(all).into_iter().map(|index| {
            let ([left, right], label) = &mut labels[index];
            (left.midpoint(*right), std::mem::take(label))
        });
        let labels = placed.collect();
        Self { labels, name_line, lines: label_lines.max(name_line.map_or(0, |line| line + 1)) }
    }
}

/// The tick labels beside a plot of this height, as many as there is room for.
fn y_labels(brush: &Brush<'_>, panel: &Panel, height: f64) -> Vec<(f64, String)> {
    if panel.shared[1] || panel.is_bare {
        return Vec::new();
    }
    let scale = brush.spec.type_scale;
    let labels = ticks(panel.y, y_room(panel.y, height, scale));
    let step = every_label(&labels, LINE * scale, |value| panel.y.fraction(value) * height);
    labels.into_iter().step_by(step).collect()
}

/// Returns `n` so that every `n`-th label has at least the height of a line: there may be many ticks at given values, and
/// a plot may be very low.
fn every_label(ticks: &[(f64, String)], line: f64, place: impl Fn(f64) -> f64) -> usize {
    let gaps = ticks.len().saturating_sub(1);
    // As if all gaps were as small as the smallest: ticks may be unevenly spaced.
    let distance = |two: &[(f64, String)]| (place(two[1].0) - place(two[0].0)).abs();
    let length = ticks.windows(2).map(distance).fold(f64::INFINITY, f64::min) * gaps as f64;
    match (length / line).floor() as usize {
        _ if gaps == 0 => 1,
        // There is room for one label only.
        0 => ticks.len(),
        fit => gaps.div_ceil(fit),
    }
}

/// Height that tick labels and the name of the horizontal axis need below a plot of this width.
pub(super) fn below(brush: &Brush<'_>, panel: &Panel, width: f64) -> f64 {
    match Under::of(brush, panel, width).lines {
        0 => TICK * brush.spec.type_scale,
        lines => (TICK + GAP + LINE * lines as f64) * brush.spec.type_scale,
    }
}

/// Width that the vertical axis needs to the left of a plot of this height: ticks and their labels.
pub(super) fn side(brush: &Brush<'_>, panel: &Panel, height: f64) -> f64 {
    let labels = y_labels(brush, panel, height).into_iter();
    let widest = labels.map(|(_, label)| brush.text_width(&label, LabelStyle::TICK)).fold(0.0, f64::max);
    let gap = if widest > 0.0 { TICK + GAP } else { TICK };
    gap * brush.spec.type_scale + widest
}

/// How far the labels under a plot of this width extend beyond its left and its right edge, plus one pixel, because text
/// is rounded to pixels.
pub(super) fn overhang(brush: &Brush<'_>, panel: &Panel, width: f64) -> [f64; 2] {
    Under::of(brush, panel, width).labels.iter().fold([0.0_f64; 2], |[left, right], (middle, label)| {
        let half = brush.text_width(label, LabelStyle::TICK) / 2.0 + 1.0;
        [left.max(half - middle), right.max(middle + half - width)]
    })
}

/// Number of ticks that fit along a vertical axis of this height.
fn y_room(axis: &Axis, height: f64, scale: f64) -> usize {
    let each = if axis.scale == Scale::Log { DECADE_ROOM } else { TICK_ROOM[1] };
    room(height, each * scale)
}

/// Number of ticks that fit, but at least 2 and at most 12.
fn room(length: f64, each: f64) -> usize {
    ((length / each) as usize).clamp(2, 12)
}

/// Minor ticks of a logarithmic axis at 2, 3 … 9 within each decade, where decades are long enough for them.
#[inline(never)]
fn minor_ticks(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout) -> Drawn {
    let scale = brush.spec.type_scale;
    for (along, axis, length) in
        [(Direction::X, &panel.x, place.plot.width), (Direction::Y, &panel.y, place.plot.height)]
    {
        if axis.scale != Scale::Log || matches!(axis.ticks, Ticks::At(_) | Ticks::None) {
            continue;
        }
        for value in minor_values(axis, length) {
            if along == Direction::X {
                let x = place.place_x(panel, value);
                brush.vertical(x, [place.plot.bottom(), place.plot.bottom() + 2.0 * scale], HAIR)?;
            } else {
                let y = place.place_y(panel, value);
                brush.horizontal(y, [place.plot.x - 2.0 * scale, place.plot.x], HAIR)?;
            }
        }
    }
    Ok(())
}

fn minor_values(axis: &Axis, length: f64) -> Vec<f64> {
    let [low, high] = [axis.domain[0].min(axis.domain[1]), axis.domain[0].max(axis.domain[1])];
    let decades = (high / low).log10();
    if length / decades < 24.0 {
        return Vec::new();
    }
    let exponents = low.log10().floor() as i32..=high.log10().ceil() as i32;
    exponents
        .flat_map(|exponent| (2..10).map(move |digit| f64::from(digit) * 10f64.powi(exponent)))
        .filter(|value| (low..=high).contains(value))
        .collect()
}
