//! Paints grid, ticks, labels and the colour bar: everything around the marks of a panel.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, LabelStyle};
use super::colors::{Hatch, Table};
use super::geometry::{PanelLayout, Rect};
use super::static_layer::Panel;
use super::ticks::ticks;
use super::{Backend, PaintError, wheel};
use crate::scene::{Axis, ColorBar, ColorMap, Direction, Ink, Pen, Scale, Ticks};

const HAIR: Pen = Pen::solid(Ink::Muted).width(1.0);
const GRID: Pen = Pen::solid(Ink::Grid).width(1.0);
/// Length of a tick mark.
const TICK: f64 = 4.0;
/// Gap between a tick mark and its label.
const GAP: f64 = 3.0;
/// CSS pixels reserved per tick label along the horizontal and the vertical axis.
const TICK_ROOM: [f64; 2] = [62.0, 34.0];
/// Distance from the plot down to the middle of an axis label or a colour bar label.
const UNDER: f64 = 31.0;
/// Distance from the plot up to the middle of a colour bar label placed above it.
const ABOVE: f64 = 14.0;
/// Width of a colour bar, and its distance from the plot.
const BAR: [f64; 2] = [11.0, 9.0];
/// Gap between a colour bar and its tick labels.
const BAR_GAP: f64 = 6.0;

#[inline(never)]
pub(super) fn paint<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
) -> Result<(), PaintError<DB>> {
    if panel.is_bare {
        // A bare panel has no tick labels below the plot, so the colour bar label goes above it.
        let above = -ABOVE * brush.spec.type_scale;
        return panel.color_bar.map_or(Ok(()), |bar| {
            let label = (HPos::Left, [bar_right(brush, place.plot), place.plot.y + above]);
            color_bar(brush, bar, place.plot, label, [0.0, 1.0])
        });
    }
    let plot = place.plot;
    let scale = brush.spec.type_scale;
    let x_ticks = ticks(panel.x, room(plot.width, TICK_ROOM[0] * scale));
    let y_ticks = ticks(panel.y, room(plot.height, TICK_ROOM[1] * scale));
    let x_style = x_tick_style(brush, panel, place, &x_ticks);
    // Lines of one colour are drawn together, because changing the colour costs more than drawing a line.
    if !panel.has_image {
        for (value, _) in &x_ticks {
            brush.vertical(place.place_x(panel, *value), [plot.y, plot.bottom()], GRID)?;
        }
        for (value, _) in &y_ticks {
            brush.horizontal(place.place_y(panel, *value), [plot.x, plot.right()], GRID)?;
        }
    }
    let line = LabelStyle::TICK.size * scale;
    // Tick labels that are numbers are never skipped here: [`x_tick_style`] shrinks them instead.
    let label_step = match panel.x.ticks {
        Ticks::Words(_) => every_label(&panel.x.ticks, &x_ticks, line, |value| place.place_x(panel, value)),
        _ => 1,
    };
    for (index, (value, label)) in x_ticks.iter().enumerate() {
        let x = place.place_x(panel, *value);
        brush.vertical(x, [plot.bottom(), plot.bottom() + TICK * scale], HAIR)?;
        let below = plot.bottom() + (TICK + GAP) * scale;
        if index % label_step == 0 && !panel.shared[0] {
            brush.text(label, [x, below], x_style)?;
        }
    }
    let label_step = every_label(&panel.y.ticks, &y_ticks, line, |value| place.place_y(panel, value));
    for (index, (value, label)) in y_ticks.iter().enumerate() {
        let y = place.place_y(panel, *value);
        brush.horizontal(y, [plot.x - TICK * scale, plot.x], HAIR)?;
        let label_x = plot.x - (TICK + GAP) * scale;
        if index % label_step == 0 && !panel.shared[1] {
            brush.text(label, [label_x, y], LabelStyle::TICK.at(HPos::Right, VPos::Center))?;
        }
    }
    minor_ticks(brush, panel, place)?;
    brush.vertical(plot.x, [plot.y, plot.bottom()], HAIR)?;
    brush.horizontal(plot.bottom(), [plot.x, plot.right()], HAIR)?;
    let [middle, center] = [plot.x + plot.width / 2.0, plot.y + plot.height / 2.0];
    if panel.named != Some(Direction::X) && !panel.shared[0] {
        let room = place.room_across(middle).min(2.0 * (bar_label_start(brush, panel.color_bar, place) - middle));
        let style = brush.fitted(&panel.x.label, LabelStyle::LABEL, room);
        let down = UNDER * scale + under(brush, panel.x);
        brush.text(&panel.x.label, [middle, plot.bottom() + down], style)?;
    }
    if panel.named != Some(Direction::Y) && !panel.shared[1] {
        paint_y_label(brush, panel, place, &y_ticks, center)?;
    }
    match panel.color_bar {
        Some(bar) if bar.map == ColorMap::Phase => wheel::paint(brush, bar, plot),
        Some(bar) => {
            let down = UNDER * scale + under(brush, panel.x);
            let label = (HPos::Center, [bar_label_center(brush, bar, place), plot.bottom() + down]);
            color_bar(brush, bar, plot, label, [0.0, 1.0])
        }
        None => Ok(()),
    }
}

/// Left edge of the colour bar label, less a gap. The label is in the same row as that of the horizontal axis.
fn bar_label_start<DB: Backend>(brush: &Brush<'_, DB>, bar: Option<&ColorBar>, place: &PanelLayout) -> f64 {
    match bar {
        Some(bar) if bar.map != ColorMap::Phase => {
            let half = brush.text_width(&bar.label, LabelStyle::LABEL) / 2.0;
            bar_label_center(brush, bar, place) - half - BAR_GAP * brush.spec.type_scale
        }
        _ => f64::INFINITY,
    }
}

/// The middle of the label below a colour bar: the bar's right edge or, for a long label, as far left as it takes to
/// stay within the panel.
fn bar_label_center<DB: Backend>(brush: &Brush<'_, DB>, bar: &ColorBar, place: &PanelLayout) -> f64 {
    let half = brush.text_width(&bar.label, LabelStyle::LABEL) / 2.0;
    bar_right(brush, place.plot).min(place.outer.right() - half)
}

/// The right edge of the colour bar beside a plot.
fn bar_right<DB: Backend>(brush: &Brush<'_, DB>, plot: Rect) -> f64 {
    let [width, gap] = BAR.map(|length| length * brush.spec.type_scale);
    brush.spec.snapped(plot.right() + gap) + width
}

/// Draws the label of the vertical axis, left of its tick labels.
fn paint_y_label<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    y_ticks: &[(f64, String)],
    center: f64,
) -> Result<(), PaintError<DB>> {
    let (plot, scale) = (place.plot, brush.spec.type_scale);
    let side = (plot.x - place.outer.x - 8.0 * scale).min(48.0 * scale);
    let label_x = plot.x - side.max(ticks_width(brush, y_ticks) + (3.0 + LabelStyle::LABEL.size / 2.0) * scale);
    let style = brush.fitted(&panel.y.label, LabelStyle::LABEL, place.outer.height);
    let half = brush.text_width(&panel.y.label, style) / 2.0;
    // A label longer than its axis moves into the bottom margin, which is larger than the top one.
    let center = center.max(place.outer.y + half).min(place.outer.bottom() - half);
    brush.text(&panel.y.label, [label_x, center], LabelStyle { upright: true, ..style })
}

/// Returns `n` so that every `n`-th label has at least the height of a line. Applies to ticks at given values, of which
/// there may be many. Words need that height along both axes, other labels only along the vertical axis.
fn every_label(kind: &Ticks, ticks: &[(f64, String)], line: f64, place: impl Fn(f64) -> f64) -> usize {
    if !matches!(kind, Ticks::At(_) | Ticks::Words(_)) {
        return 1;
    }
    let gaps = ticks.len().saturating_sub(1);
    // Ticks may be unevenly spaced, so the closest two determine the result.
    let distance = |two: &[(f64, String)]| (place(two[1].0) - place(two[0].0)).abs();
    let length = ticks.windows(2).map(distance).fold(f64::INFINITY, f64::min) * gaps as f64;
    let fit = (length / line).floor().max(1.0) as usize;
    gaps.div_ceil(fit).max(1)
}

/// Extra height of word labels under a horizontal axis, compared with numbers.
pub(super) fn under<DB: Backend>(brush: &Brush<'_, DB>, axis: &Axis) -> f64 {
    let Ticks::Words(words) = &axis.ticks else { return 0.0 };
    let widths = words.iter().map(|(_, word)| brush.text_width(word, LabelStyle::TICK));
    (widths.fold(0.0, f64::max) - LabelStyle::TICK.size * brush.spec.type_scale).max(0.0)
}

/// Style of the tick labels under the plot: shrunk where they would otherwise overlap.
fn x_tick_style<DB: Backend>(
    brush: &Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    ticks: &[(f64, String)],
) -> LabelStyle {
    let places: Vec<f64> = ticks.iter().map(|(value, _)| place.place_x(panel, *value)).collect();
    let distance = places.windows(2).map(|ends| (ends[1] - ends[0]).abs()).fold(f64::INFINITY, f64::min);
    if matches!(panel.x.ticks, Ticks::Words(_)) {
        return LabelStyle { upright: true, ..LabelStyle::TICK.at(HPos::Right, VPos::Center) };
    }
    let style = LabelStyle::TICK.at(HPos::Center, VPos::Top);
    ticks.iter().fold(style, |style, (_, label)| brush.fitted(label, style, distance - GAP))
}

/// Width that a colour bar and its tick labels need to the right of a plot of this height.
pub(super) fn bar_side<DB: Backend>(brush: &Brush<'_, DB>, bar: Option<&ColorBar>, height: f64) -> f64 {
    let Some(bar) = bar else { return 0.0 };
    if bar.map == ColorMap::Phase {
        return wheel::side(brush.spec);
    }
    let scale = brush.spec.type_scale;
    let widths = bar_ticks(&Axis::linear("", bar.range), height, scale).into_iter();
    let widest = widths.map(|(_, label)| brush.text_width(&label, LabelStyle::TICK)).fold(0.0, f64::max);
    // In some fonts digits and the minus sign are up to a twelfth wider than `text_width` estimates.
    (BAR[0] + BAR[1] + BAR_GAP) * scale + widest * 13.0 / 12.0
}

/// Width that a colour bar's label needs to the right of a plot.
pub(super) fn bar_name_side<DB: Backend>(brush: &Brush<'_, DB>, bar: Option<&ColorBar>) -> f64 {
    let bar = bar.filter(|bar| bar.map != ColorMap::Phase);
    let side = |bar: &ColorBar| {
        (BAR[0] + BAR[1]) * brush.spec.type_scale + brush.text_width(&bar.label, LabelStyle::LABEL) / 2.0
    };
    bar.map_or(0.0, side)
}

/// Width that a colour bar and its label need beside a plot without axes.
pub(super) fn bare_bar_side<DB: Backend>(brush: &Brush<'_, DB>, bar: Option<&ColorBar>, height: f64) -> f64 {
    let name =
        |bar: &ColorBar| (BAR[0] + BAR[1]) * brush.spec.type_scale + brush.text_width(&bar.label, LabelStyle::LABEL);
    bar.map_or(0.0, |bar| bar_side(brush, Some(bar), height).max(name(bar)))
}

/// The ticks of a colour bar. If the bar is high enough it has at least two, because a single tick shows no scale.
fn bar_ticks(axis: &Axis, height: f64, scale: f64) -> Vec<(f64, String)> {
    let count = room(height, TICK_ROOM[1] * scale);
    let found = ticks(axis, count);
    if found.len() < 2 && height > 2.0 * TICK_ROOM[1] * scale { ticks(axis, count + 1) } else { found }
}

/// Width that the vertical axis needs to the left of a plot of this height: ticks, their labels, and the axis label.
pub(super) fn side<DB: Backend>(brush: &Brush<'_, DB>, axis: &Axis, height: f64) -> f64 {
    let scale = brush.spec.type_scale;
    let y_ticks = ticks(axis, room(height, TICK_ROOM[1] * scale));
    ticks_width(brush, &y_ticks) + (5.0 + LabelStyle::LABEL.size) * scale
}

/// Half the width of the widest tick label under a plot of this width: the most by which a label may overhang.
pub(super) fn half_label<DB: Backend>(brush: &Brush<'_, DB>, axis: &Axis, width: f64) -> f64 {
    let labels = ticks(axis, room(width, TICK_ROOM[0] * brush.spec.type_scale));
    labels.iter().map(|(_, label)| brush.text_width(label, LabelStyle::TICK) / 2.0).fold(0.0, f64::max)
}

/// Distance from the axis to the far end of its longest tick label.
fn ticks_width<DB: Backend>(brush: &Brush<'_, DB>, ticks: &[(f64, String)]) -> f64 {
    let widths = ticks.iter().map(|(_, label)| brush.text_width(label, LabelStyle::TICK));
    (TICK + GAP) * brush.spec.type_scale + widths.fold(0.0, f64::max)
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

/// Draws a colour bar with the colours from `first` to `last` of its map, as fractions of it. The label is anchored at
/// the point.
#[inline(never)]
fn color_bar<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    bar: &ColorBar,
    plot: Rect,
    (anchor, label_point): (HPos, [f64; 2]),
    [first, last]: [f64; 2],
) -> Result<(), PaintError<DB>> {
    let scale = brush.spec.type_scale;
    let width = BAR[0] * scale;
    let left = bar_right(brush, plot) - width;
    let place = Rect { x: left, y: plot.y, width, height: plot.height };
    let [columns, rows] = [brush.spec.pixel(left + width) - brush.spec.pixel(left), brush.spec.pixel(plot.height)];
    let (columns, rows) = (columns.max(1) as usize, rows.max(1) as usize);
    let mut values = std::mem::take(&mut brush.scratch.values);
    let mut pixels = std::mem::take(&mut brush.scratch.pixels);
    values.clear();
    for row in 0..rows {
        let fraction = 1.0 - (row as f64 + 0.5) / rows as f64;
        values.extend(std::iter::repeat_n((first + fraction * (last - first)) as f32, columns));
    }
    let hatch = Hatch::of(brush.theme, brush.spec.ratio);
    Table::of(bar.map, brush.theme).paint(&values, columns, [0.0, 1.0], hatch, &mut pixels);
    let corner = [brush.spec.pixel(place.x), brush.spec.pixel(place.y)];
    let drawn = brush.image(corner, (columns as u32, rows as u32), &pixels);
    (brush.scratch.values, brush.scratch.pixels) = (values, pixels);
    drawn?;

    let axis = Axis::linear("", bar.range);
    for (value, label) in bar_ticks(&axis, plot.height, scale) {
        let y = plot.bottom() - axis.fraction(value) * plot.height;
        brush.horizontal(y, [place.right(), place.right() + 3.0 * scale], HAIR)?;
        let tick_label = [place.right() + BAR_GAP * scale, y];
        brush.text(&label, tick_label, LabelStyle::TICK.at(HPos::Left, VPos::Center))?;
    }
    brush.text(&bar.label, label_point, LabelStyle::LABEL.at(anchor, VPos::Center))
}
