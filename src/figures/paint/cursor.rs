//! Paints the shared cursor on a separate layer, so that moving the cursor redraws no figure.
//!
//! A panel has at most one line and one ring for the cursor, and one line for the second position, k further on, which
//! is dashed. On an image all have a casing in the background colour, because a line would be hard to see on similar
//! colours. Along an axis of positions, an image also has a handle for each of the two positions, outside the axes.

use super::brush::{Brush, CanvasSpec};
use super::comparison::Picture;
use super::layout::{Layout, PanelLayout, Rect};
use super::marks::Labels;
use super::theme::PaintStyle;
use super::{Drawn, Scratch, Surface, comparison, marks};
use crate::core::encoding::PairLayout;
use crate::params::Params;
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen};

const LINE: Pen = Pen::solid(Ink::Cursor).width(1.0);
const SECOND: Pen = Pen::dashed(Ink::Cursor).width(1.0);
/// Width of the casing on either side of a line on an image.
const CASING: f64 = 1.0;
/// Half the distance between the two lines that enclose a cell, at least. They do not cover its colours.
const HALF_CELL: f64 = 2.5;
/// The side of a ring around a cell, at least, and the width of its line.
const RING: f64 = 11.0;
const RING_LINE: f64 = 2.0;
/// Half the width of a handle, its height, and its distance from the plot.
const HANDLE: [f64; 3] = [4.5, 7.0, 1.0];

/// Paints the cursor in every panel, and the figure's own `extra` marks, which move with it.
///
/// # Errors
/// If the surface cannot draw.
pub fn paint_cursor<'a, 'b>(
    surface: &mut dyn Surface,
    (picture, layout, extra): (impl Into<Picture<'a>>, &Layout, &[(usize, Mark)]),
    params: &Params,
    style: impl Into<PaintStyle<'b>>,
    spec: CanvasSpec,
    scratch: &mut Scratch,
) -> Drawn {
    let picture = picture.into();
    let mut brush = Brush::new(surface, style.into(), spec, scratch);
    for (index, (panel, place)) in picture.scene.panels.iter().zip(&layout.panels).enumerate() {
        let panel_marks = || extra.iter().filter(|(of, _)| *of == index).map(|(_, mark)| mark);
        // Images of the cursor repeat cells of the picture, to be visible where it is faded.
        if brush.highlighted_term.is_some() {
            panel_marks().try_for_each(|mark| marks::image(&mut brush, panel, place, mark))?;
        }
        lines(&mut brush, panel, place, params)?;
        rings(&mut brush, panel, place, params)?;
        handles(&mut brush, panel, place, params)?;
        marks::clipped(&mut brush, panel.is_frozen(), place.plot, |brush| {
            panel_marks().try_for_each(|mark| marks::mark(brush, panel, place, mark))
        })?;
        let on_patches = Labels {
            part: place.plot,
            other: picture.other(index),
            lettered: picture.lettered(index),
            has_patch: true,
        };
        marks::labels(&mut brush, panel, place, &mut panel_marks(), on_patches)?;
    }
    Ok(())
}

/// Paints, as ghosts, the other scene's marks of the cursor where a figure has its own: the curves in the plot beside a
/// matrix, which are those of a row or column at the cursor, and the hands of circles.
///
/// # Errors
/// If the surface cannot draw.
pub fn paint_compared_cursor<'a>(
    surface: &mut dyn Surface,
    (picture, layout, extra_of_other): (Picture<'_>, &Layout, &[(usize, Mark)]),
    style: impl Into<PaintStyle<'a>>,
    spec: CanvasSpec,
    scratch: &mut Scratch,
) -> Drawn {
    /// Index of the plot beside the matrix.
    const ASIDE: usize = 1;
    let mut brush = Brush::new(surface, style.into(), spec, scratch);
    brush.is_ghost = true;
    for (index, (panel, place)) in picture.scene.panels.iter().zip(&layout.panels).enumerate() {
        let is_aside = index == ASIDE && matches!(picture.scene.arrange, Arrange::Aside(..));
        let has_hands = panel.equal && !panel.has_image();
        let of_panel = extra_of_other.iter().filter(|(of, _)| *of == index).map(|(_, mark)| mark);
        let mut visible = of_panel.filter(|mark| comparison::has_ghost(mark.plain(), panel)).peekable();
        if !(is_aside || has_hands) || visible.peek().is_none() {
            continue;
        }
        let axes = picture.other(index).and_then(|other| panel.axes_for(other));
        let panel = axes.as_ref().unwrap_or(panel);
        marks::clipped(&mut brush, true, place.plot, |brush| {
            visible.try_for_each(|mark| marks::mark(brush, panel, place, mark))
        })?;
    }
    Ok(())
}

/// The lines of a panel.
fn lines(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, params: &Params) -> Drawn {
    let [pos, k, pair] = [params.pos, params.k, params.pair].map(f64::from);
    let second = (params.k > 0).then_some(pos + k);
    if panel.pairs_positions() {
        // The row of the cursor; the ring shows the other position.
        return line(brush, panel, place, (Direction::Y, pos), LINE);
    }
    let has_ring = has_ring(panel);
    for (along, axis) in [(Direction::X, &panel.x), (Direction::Y, &panel.y)] {
        match axis.measures {
            Measure::Pos if panel.has_image() => {
                enclosed(brush, panel, place, (along, [pos - 0.5, pos + 0.5]))?;
                if let Some(second) = second {
                    line(brush, panel, place, (along, second), SECOND)?;
                }
            }
            Measure::Pos => {
                if let Some(second) = second.filter(|_| along == Direction::X) {
                    line(brush, panel, place, (along, second), SECOND)?;
                }
                line(brush, panel, place, (along, pos), LINE)?;
            }
            Measure::Offset => line(brush, panel, place, (along, k), LINE)?,
            Measure::Pair | Measure::Dim { .. } if has_ring => {}
            Measure::Pair if panel.has_image() => {
                enclosed(brush, panel, place, (along, [pair - 0.5, pair + 0.5]))?;
            }
            Measure::Pair => line(brush, panel, place, (along, pair), LINE)?,
            Measure::Dim { .. } => {
                for [from, to] in pair_dims(axis, params) {
                    if panel.has_image() {
                        enclosed(brush, panel, place, (along, [from, to]))?;
                    } else {
                        line(brush, panel, place, (along, f64::midpoint(from, to)), LINE)?;
                    }
                }
            }
            Measure::Other => {}
        }
    }
    Ok(())
}

/// Whether a ring marks one cell, or the cells of one pair, in the row or column of the cursor.
fn has_ring(panel: &Panel) -> bool {
    let measures = [panel.x.measures, panel.y.measures];
    let is_pair = |measure: &Measure| matches!(measure, Measure::Pair | Measure::Dim { .. });
    panel.has_image() && measures.contains(&Measure::Pos) && measures.iter().any(is_pair) || panel.pairs_positions()
}

/// The rings of a panel: one on the cell of both positions, or on the pair's cells at the cursor, of which there are two
/// if its dimensions are apart.
fn rings(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, params: &Params) -> Drawn {
    // On a thumbnail, a ring would be larger than what it marks.
    if !has_ring(panel) || brush.spec.is_thumb {
        return Ok(());
    }
    let [pos, k, pair] = [params.pos, params.k, params.pair].map(f64::from);
    let cell = |value: f64| vec![[value - 0.5, value + 0.5]];
    let cells = |axis: &Axis, pos: f64| match axis.measures {
        Measure::Dim { .. } => pair_dims(axis, params),
        Measure::Pair => cell(pair),
        _ => cell(pos),
    };
    let other = if panel.pairs_positions() { pos + k } else { pos };
    for [left, right] in cells(&panel.x, other) {
        for [top, bottom] in cells(&panel.y, pos) {
            let middle = [f64::midpoint(left, right), f64::midpoint(top, bottom)];
            if panel.x.reaches(middle[0]) && panel.y.reaches(middle[1]) {
                let [one, other] = [place.project(panel, [left, top]), place.project(panel, [right, bottom])];
                ring(brush, [one, other])?;
            }
        }
    }
    Ok(())
}

/// The width that handles need beside an image.
pub(super) const BESIDE: f64 = 14.0;

/// Whether positions run down an image, so that its handles are beside it.
pub(super) fn has_handles_beside(panel: &Panel) -> bool {
    panel.has_image() && !panel.pairs_positions() && panel.y.measures == Measure::Pos
}

/// The handles of both positions at the axis of positions of an image.
fn handles(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, params: &Params) -> Drawn {
    if !panel.has_image() || panel.pairs_positions() {
        return Ok(());
    }
    let [pos, k] = [params.pos, params.k].map(f64::from);
    for (along, axis) in [(Direction::X, &panel.x), (Direction::Y, &panel.y)] {
        if axis.measures == Measure::Pos {
            if k > 0.0 {
                handle(brush, panel, place, (along, pos + k), false)?;
            }
            handle(brush, panel, place, (along, pos), true)?;
        }
    }
    Ok(())
}

/// The intervals on an axis that the dimensions of the cursor's pair cover: one if they are adjacent, or one in each
/// half. A panel may show fewer dimensions than `d_model`.
fn pair_dims(axis: &Axis, params: &Params) -> Vec<[f64; 2]> {
    let Measure::Dim { shown, count, .. } = axis.measures else { return Vec::new() };
    let [pair, half] = [f64::from(params.pair), f64::from(count) / 2.0];
    match shown {
        _ if pair >= half => Vec::new(),
        PairLayout::Interleaved => vec![[2.0 * pair - 0.5, 2.0 * pair + 1.5]],
        PairLayout::Split => [pair, pair + half].map(|dim| [dim - 0.5, dim + 0.5]).into(),
    }
}

/// A line across the plot at a value of one axis.
fn line(
    brush: &mut Brush<'_>,
    panel: &Panel,
    place: &PanelLayout,
    (along, value): (Direction, f64),
    pen: Pen,
) -> Drawn {
    match at(panel, place, along, value) {
        Some(at) => cased(brush, panel, place.plot, (along, at), pen),
        None => Ok(()),
    }
}

/// Two lines along the edges of a row or column of cells, so that its colours stay visible.
fn enclosed(
    brush: &mut Brush<'_>,
    panel: &Panel,
    place: &PanelLayout,
    (along, [from, to]): (Direction, [f64; 2]),
) -> Drawn {
    let Some(middle) = at(panel, place, along, f64::midpoint(from, to)) else { return Ok(()) };
    if brush.spec.is_thumb {
        return stroke(brush, place.plot, (along, middle), LINE);
    }
    let [one, other] = [from, to].map(|edge| match along {
        Direction::X => place.place_x(panel, edge),
        Direction::Y => place.place_y(panel, edge),
    });
    let scale = brush.spec.type_scale;
    let half = ((other - one).abs() / 2.0).max(HALF_CELL * scale);
    [-1.0, 1.0].into_iter().try_for_each(|side| {
        let edge = middle + side * half;
        // The casing is outside only: inside, the colours of the cells reach to the lines.
        if panel.has_image() {
            let outwards = side * CASING * scale / 2.0;
            stroke(brush, place.plot, (along, edge + outwards), casing(LINE, CASING))?;
        }
        stroke(brush, place.plot, (along, edge), LINE)
    })
}

/// The pen of a casing that is wider than a line by `by`.
fn casing(pen: Pen, by: f64) -> Pen {
    Pen { ink: Ink::Background, ..pen }.width(pen.width + by)
}

/// The place of a value on an axis, in CSS pixels; `None` beyond its ends.
fn at(panel: &Panel, place: &PanelLayout, along: Direction, value: f64) -> Option<f64> {
    match along {
        Direction::X => panel.x.reaches(value).then(|| place.place_x(panel, value)),
        Direction::Y => panel.y.reaches(value).then(|| place.place_y(panel, value)),
    }
}

/// A line across the plot, with a casing if the panel has an image.
fn cased(brush: &mut Brush<'_>, panel: &Panel, plot: Rect, line: (Direction, f64), pen: Pen) -> Drawn {
    if panel.has_image() && !brush.spec.is_thumb {
        stroke(brush, plot, line, casing(pen, 2.0 * CASING))?;
    }
    stroke(brush, plot, line, pen)
}

fn stroke(brush: &mut Brush<'_>, plot: Rect, (along, at): (Direction, f64), pen: Pen) -> Drawn {
    match along {
        Direction::X => brush.vertical(at, [plot.y, plot.bottom()], pen),
        Direction::Y => brush.horizontal(at, [plot.x, plot.right()], pen),
    }
}

/// A ring around the cells between two corners.
fn ring(brush: &mut Brush<'_>, [one, other]: [[f64; 2]; 2]) -> Drawn {
    let scale = brush.spec.type_scale;
    let [[x, half_width], [y, half_height]] = [0, 1].map(|axis| {
        let half = (one[axis] - other[axis]).abs() / 2.0 + CASING * scale;
        [f64::midpoint(one[axis], other[axis]), half.max((RING - RING_LINE) / 2.0 * scale)]
    });
    // The inner edge of the line is at the distance `half` from the middle.
    let casing = CASING * scale;
    for (inset, width, ink) in
        [(-casing, RING_LINE * scale + 2.0 * casing, Ink::Background), (0.0, RING_LINE * scale, Ink::Cursor)]
    {
        let [half_width, half_height] = [half_width + inset, half_height + inset];
        let across =
            |top: f64| Rect { x: x - half_width - width, y: top, width: 2.0 * (half_width + width), height: width };
        let upright = |left: f64| Rect { x: left, y: y - half_height, width, height: 2.0 * half_height };
        brush.rect(across(y - half_height - width), ink)?;
        brush.rect(across(y + half_height), ink)?;
        brush.rect(upright(x - half_width - width), ink)?;
        brush.rect(upright(x + half_width), ink)?;
    }
    Ok(())
}

/// A triangle that points to a position from outside the axes, from above or from the right: hollow for the second
/// position.
fn handle(
    brush: &mut Brush<'_>,
    panel: &Panel,
    place: &PanelLayout,
    (along, value): (Direction, f64),
    is_first: bool,
) -> Drawn {
    let (plot, [half, height, gap]) = (place.plot, HANDLE.map(|length| length * brush.spec.type_scale));
    let Some(at) = at(panel, place, along, value).filter(|_| !brush.spec.is_thumb) else { return Ok(()) };
    let corner = |aside: f64, away: f64| match along {
        Direction::X => [at + aside, plot.y - gap - away],
        Direction::Y => [plot.right() + gap + away, at + aside],
    };
    let corners = [corner(-half, height), corner(half, height), corner(0.0, 0.0)];
    if is_first {
        return brush.area(corners.into_iter(), Ink::Cursor, 1.0);
    }
    brush.area(corners.into_iter(), Ink::Background, 1.0)?;
    let [first, second, third] = corners;
    brush.line(&[first, second, third, first], LINE)
}
