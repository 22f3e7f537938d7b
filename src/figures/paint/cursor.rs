//! Paints the shared cursor on a separate layer, so that moving the cursor redraws no figure.

use super::brush::{Brush, CanvasSpec};
use super::layout::{Layout, PanelLayout, Rect};
use super::theme::PaintStyle;
use super::{Backend, PaintError, Scratch, marks};
use crate::core::encoding::PairLayout;
use crate::params::Params;
use crate::scene::{Axis, Ink, Mark, Measure, Panel, Pen, Scene};

const LINE: Pen = Pen::solid(Ink::Cursor).width(1.0);
const SECOND: Pen = Pen::dashed(Ink::Cursor).width(1.0);
/// Width of the halo in the background colour under a line on an image.
const HALO: f64 = 3.0;
/// Image cells of at least this size, in CSS pixels, are framed, because a line through them would cover their colours.
const FRAMED: f64 = 7.0;

/// Paints the cursor in every panel, and the figure's own `extra` marks, which move with it.
///
/// # Errors
/// If the backend cannot draw.
pub fn paint_cursor<'a, DB: Backend>(
    backend: &mut DB,
    (scene, layout, extra): (&Scene, &Layout, &[(usize, Mark)]),
    params: &Params,
    style: impl Into<PaintStyle<'a>>,
    spec: CanvasSpec,
    scratch: &mut Scratch,
) -> Result<(), PaintError<DB>> {
    let mut brush = Brush::new(backend, style.into(), spec, scratch);
    for (index, (panel, place)) in scene.panels.iter().zip(&layout.panels).enumerate() {
        let panel_marks = || extra.iter().filter(|(of, _)| *of == index).map(|(_, mark)| mark);
        // On an image a line has a halo, because it would be hard to see on similar colours.
        if panel.has_image() && !spec.is_thumb {
            let halo = |pen: Pen| Pen { ink: Ink::Background, dashed: false, ..pen }.width(HALO);
            strokes(&mut brush, panel, place, params, [halo(LINE), halo(SECOND)])?;
        }
        panel_marks().try_for_each(|mark| marks::image(&mut brush, panel, place, mark))?;
        strokes(&mut brush, panel, place, params, [LINE, SECOND])?;
        marks::clipped(&mut brush, panel.is_frozen(), place, |brush| {
            panel_marks().try_for_each(|mark| marks::mark(brush, panel, place, mark))
        })?;
        marks::labels(&mut brush, panel, place, &mut panel_marks(), true)?;
    }
    backend.present()
}

fn strokes<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    params: &Params,
    [first, second]: [Pen; 2],
) -> Result<(), PaintError<DB>> {
    let plot = place.plot;
    for [from, to] in pair_dims(&panel.x, params) {
        let (left, right) = (place.place_x(panel, from), place.place_x(panel, to));
        frame(brush, Rect { x: left, y: plot.y, width: right - left, height: plot.height }, first)?;
    }
    for [from, to] in pair_dims(&panel.y, params) {
        let (one, other) = (place.place_y(panel, from), place.place_y(panel, to));
        frame(brush, Rect { x: plot.x, y: one.min(other), width: plot.width, height: (other - one).abs() }, first)?;
    }
    let (first_at, second_at) = (values(panel, params, false), values(panel, params, true));
    for ([x, y], pen, is_first) in [(first_at, first, true), (second_at, second, false)] {
        // The second position is not framed: one frame is enough.
        let is_framed = |size: f64| panel.has_image() && is_first && size >= FRAMED;
        if let Some(x) = x.filter(|x| panel.x.reaches(*x)) {
            let [left, right] = [-0.5, 0.5].map(|edge| place.place_x(panel, x + edge));
            match right - left {
                width if is_framed(width) => frame(brush, Rect { x: left, width, ..plot }, pen)?,
                _ => brush.vertical(place.place_x(panel, x), [plot.y, plot.bottom()], pen)?,
            }
        }
        if let Some(y) = y.filter(|y| panel.y.reaches(*y)) {
            let [one, other] = [-0.5, 0.5].map(|edge| place.place_y(panel, y + edge));
            match (other - one).abs() {
                height if is_framed(height) => frame(brush, Rect { y: one.min(other), height, ..plot }, pen)?,
                _ => brush.horizontal(place.place_y(panel, y), [plot.x, plot.right()], pen)?,
            }
        }
    }
    Ok(())
}

/// Coordinates of the cursor, or of the second position at offset k, on axes of positions, offsets and pairs. The
/// second position is marked only on a horizontal axis. In a matrix over positions, each of the two is marked on each
/// axis, so that the lines also cross at the point with rows and columns exchanged.
fn values(panel: &Panel, params: &Params, is_second: bool) -> [Option<f64>; 2] {
    let [pos, k] = [params.pos, params.k].map(f64::from);
    let value = |axis: &Axis, has_second: bool| match axis.measures {
        Measure::Pos if is_second => (has_second && params.k > 0).then_some(pos + k),
        Measure::Pos => Some(pos),
        Measure::Offset if !is_second => Some(k),
        Measure::Pair if !is_second => Some(f64::from(params.pair)),
        Measure::Offset | Measure::Pair | Measure::Dim { .. } | Measure::Other => None,
    };
    [value(&panel.x, true), value(&panel.y, panel.pairs_positions())]
}

/// The intervals on an axis that the dimensions of the cursor's pair cover: one if they are adjacent, or one in each
/// half. A panel may show fewer dimensions than `d_model`.
fn pair_dims(axis: &Axis, params: &Params) -> Vec<[f64; 2]> {
    let half = (axis.domain[1] - axis.domain[0]).abs() / 2.0;
    let pair = f64::from(params.pair);
    let Measure::Dim { shown, .. } = axis.measures else { return Vec::new() };
    match shown {
        _ if pair >= half => Vec::new(),
        PairLayout::Interleaved => vec![[2.0 * pair - 0.5, 2.0 * pair + 1.5]],
        PairLayout::Split => [pair, pair + half].map(|dim| [dim - 0.5, dim + 0.5]).into(),
    }
}

/// Two thin lines along the longer sides of a rectangle, so that the colours inside stay visible.
fn frame<DB: Backend>(brush: &mut Brush<'_, DB>, rect: Rect, pen: Pen) -> Result<(), PaintError<DB>> {
    if rect.width > rect.height {
        brush.horizontal(rect.y, [rect.x, rect.right()], pen)?;
        brush.horizontal(rect.bottom(), [rect.x, rect.right()], pen)
    } else {
        brush.vertical(rect.x, [rect.y, rect.bottom()], pen)?;
        brush.vertical(rect.right(), [rect.y, rect.bottom()], pen)
    }
}
