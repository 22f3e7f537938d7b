//! Paints grid, ticks, tick labels, and the name of the horizontal axis, which ends the line of tick labels. The name of
//! the vertical axis is above the plot ([`head`](super::head)), so no text is rotated.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, LabelStyle};
use super::geometry::PanelLayout;
use super::static_layer::Panel;
use super::ticks::ticks;
use super::{Backend, PaintError};
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
/// The same along a vertical logarithmic axis: every power of ten has a label if the lines do not touch.
const DECADE_ROOM: f64 = 22.0;
/// The least gap between neighbouring labels under a plot.
const BETWEEN: f64 = 6.0;
/// Words under a plot may take this many lines.
const MOST_LINES: usize = 4;

#[inline(never)]
pub(super) fn paint<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
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
    for (middle, label, row) in &under.labels {
        brush.text(label, [plot.x + middle, line(*row)], LabelStyle::TICK.at(HPos::Center, VPos::Center))?;
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

/// What is under a plot: tick labels, in one line or, if they are words, in several; and the name of the axis, at the
/// end of the first line that has room.
struct Under {
    /// The middle of each label, in CSS pixels from the left edge of the plot; the label; its line.
    labels: Vec<(f64, String, usize)>,
    /// The line of the axis name.
    name_line: Option<usize>,
    lines: usize,
}

impl Under {
    /// For a plot of this width. Numbers that would collide with the name, or with each other, are left out; if fewer
    /// than two would remain, the name has a line of its own.
    fn of<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, width: f64) -> Self {
        let none = Self { labels: Vec::new(), name_line: None, lines: 0 };
        if panel.shared[0] || panel.is_bare {
            return none;
        }
        let between = BETWEEN * brush.spec.type_scale;
        let name_width = panel.name_below.map(|name| brush.text_width(name, LabelStyle::LABEL));
        let x_ticks = ticks(panel.x, room(width, TICK_ROOM[0] * brush.spec.type_scale));
        // The left edge, the right edge and the text of each label, in order from the left.
        let mut labels: Vec<([f64; 2], String)> = x_ticks
            .into_iter()
            .map(|(value, label)| {
                let (middle, half) =
                    (panel.x.fraction(value) * width, brush.text_width(&label, LabelStyle::TICK) / 2.0);
                ([middle - half, middle + half], label)
            })
            .collect();
        labels.sort_by(|one, next| one.0[0].total_cmp(&next.0[0]));
        let is_words = matches!(panel.x.ticks, Ticks::Words(_));
        let max_lines = if is_words { MOST_LINES } else { 1 };
        let fit = |end: f64| {
            let mut free_from = vec![f64::NEG_INFINITY; max_lines];
            let mut fitting: Vec<(usize, usize)> = Vec::new();
            for (index, ([left, right], _)) in labels.iter().enumerate() {
                let line = free_from.iter().position(|from| *left >= *from && (is_words || *right <= end));
                if let Some(line) = line {
                    fitting.push((index, line));
                    free_from[line] = right + between;
                }
            }
            (fitting, free_from)
        };
        // The name is on the line of the numbers if this leaves out at most the last ones. On a logarithmic axis, the last
        // number is as far as all before it, and none is left out, except on slides, where plots need the height.
        let keeps_all = panel.x.scale == Scale::Log && !brush.spec.is_slide;
        let least = if keeps_all { labels.len() } else { 2.min(labels.len()) };
        let name_left = name_width.map(|name| width - name);
        let beside = name_left
            .map(|left| fit(left - between).0)
            .filter(|fitting| !is_words && fitting.len() >= least && !matches!(panel.x.ticks, Ticks::At(_)));
        let (fitting, free_from) = beside.map_or_else(|| fit(f64::INFINITY), |fitting| (fitting, Vec::new()));
        let used_lines = fitting.iter().map(|(_, line)| line + 1).max().unwrap_or(0);
        let name_line = name_left.map(|left| match free_from.iter().take(used_lines).position(|from| *from <= left) {
            _ if free_from.is_empty() => 0,
            Some(line) => line,
            None => used_lines,
        });
        let placed = fitting.into_iter().map(|(index, line)| {
            let ([left, right], label) = &mut labels[index];
            (left.midpoint(*right), std::mem::take(label), line)
        });
        let labels = placed.collect();
        Self { labels, name_line, lines: used_lines.max(name_line.map_or(0, |line| line + 1)) }
    }
}

/// The tick labels beside a plot of this height, as many as there is room for.
fn y_labels<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, height: f64) -> Vec<(f64, String)> {
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
    // Ticks may be unevenly spaced, so the closest two determine the result.
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
pub(super) fn below<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, width: f64) -> f64 {
    match Under::of(brush, panel, width).lines {
        0 => TICK * brush.spec.type_scale,
        lines => (TICK + GAP + LINE * lines as f64) * brush.spec.type_scale,
    }
}

/// Width that the vertical axis needs to the left of a plot of this height: ticks and their labels.
pub(super) fn side<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, height: f64) -> f64 {
    let labels = y_labels(brush, panel, height).into_iter();
    let widest = labels.map(|(_, label)| brush.text_width(&label, LabelStyle::TICK)).fold(0.0, f64::max);
    let gap = if widest > 0.0 { TICK + GAP } else { TICK };
    gap * brush.spec.type_scale + widest
}

/// How far the labels under a plot of this width extend beyond its left and its right edge, with a pixel to which text is
/// rounded.
pub(super) fn overhang<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, width: f64) -> [f64; 2] {
    Under::of(brush, panel, width).labels.iter().fold([0.0_f64; 2], |[left, right], (middle, label, _)| {
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
fn minor_ticks<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    let scale = brush.spec.type_scale;
    for (along, axis, length) in
        [(Direction::X, &panel.x, place.plot.width), (Direction::Y, &panel.y, place.plot.height)]
    {
        if axis.scale != Scale::Log || matches!(axis.ticks, Ticks::At(_) | Ticks::Words(_) | Ticks::None) {
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
