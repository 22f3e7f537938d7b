//! The shared cursor, drawn on a layer of its own so that moving it redraws no figure.

use plotters_backend::DrawingBackend;

use super::brush::{Brush, Surface};
use super::layout::{Layout, PanelLayout, Rect};
use super::theme::Theme;
use super::{PaintError, Scratch, marks};
use crate::params::Params;
use crate::scene::{Axis, Ink, Mark, Measure, Panel, Pen, Scene};

const LINE: Pen = Pen::solid(Ink::Accent).width(1.0);
const SECOND: Pen = Pen::dashed(Ink::Accent).width(1.0);

/// Paints where the cursor stands in every panel, and the figure's own moving `extra` marks.
///
/// # Errors
/// What the backend could not draw.
pub fn paint_cursor<DB: DrawingBackend>(
    backend: &mut DB,
    (scene, layout, extra): (&Scene, &Layout, &[(usize, Mark)]),
    params: &Params,
    theme: &Theme,
    surface: Surface,
    scratch: &mut Scratch,
) -> Result<(), PaintError<DB>> {
    let mut brush = Brush::new(backend, theme, surface, scratch);
    for (index, (panel, place)) in scene.panels.iter().zip(&layout.panels).enumerate() {
        lines(&mut brush, panel, place, params)?;
        for (_, mark) in extra.iter().filter(|(of, _)| *of == index) {
            marks::mark(&mut brush, panel, place, mark)?;
        }
    }
    backend.present()
}

fn lines<DB: DrawingBackend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    params: &Params,
) -> Result<(), PaintError<DB>> {
    let plot = place.plot;
    let both_pos = panel.x.measures == Measure::Pos && panel.y.measures == Measure::Pos;
    if let Some([from, to]) = extent(&panel.x, params, both_pos) {
        let (left, right) = (place.place_x(panel, from), place.place_x(panel, to));
        if panel.x.measures == Measure::Dim {
            frame(brush, Rect { x: left, y: plot.y, width: right - left, height: plot.height })?;
        } else {
            brush.vertical(left, [plot.y, plot.bottom()], LINE)?;
        }
    }
    // Where one axis has positions, the second position of the pair (pos, pos + k) stands on it too.
    if panel.x.measures == Measure::Pos && !both_pos && params.k > 0 {
        let second = f64::from(params.pos + params.k);
        if holds(&panel.x, second) {
            brush.vertical(place.place_x(panel, second), [plot.y, plot.bottom()], SECOND)?;
        }
    }
    if let Some([from, to]) = extent(&panel.y, params, false) {
        let (one, other) = (place.place_y(panel, from), place.place_y(panel, to));
        if panel.y.measures == Measure::Dim {
            let (top, height) = (one.min(other), (other - one).abs());
            frame(brush, Rect { x: plot.x, y: top, width: plot.width, height })?;
        } else {
            brush.horizontal(one, [plot.x, plot.right()], LINE)?;
        }
    }
    Ok(())
}

/// The values that the cursor covers on an axis: one, or for a pair the two edges of its dimensions.
fn extent(axis: &Axis, params: &Params, second: bool) -> Option<[f64; 2]> {
    let pos = f64::from(params.pos);
    let value = match axis.measures {
        Measure::Pos if second => pos + f64::from(params.k),
        Measure::Pos => pos,
        Measure::Offset => f64::from(params.k),
        Measure::Pair => f64::from(params.pair),
        Measure::Dim => {
            let first = 2.0 * f64::from(params.pair);
            let last = axis.domain[0].max(axis.domain[1]);
            return (first - 0.5 <= last).then_some([first - 0.5, (first + 1.5).min(last)]);
        }
        Measure::Other => return None,
    };
    holds(axis, value).then_some([value; 2])
}

fn holds(axis: &Axis, value: f64) -> bool {
    (0.0..=1.0).contains(&axis.fraction(value))
}

/// Two thin lines around what is marked, so that its colours stay visible.
fn frame<DB: DrawingBackend>(brush: &mut Brush<'_, DB>, rect: Rect) -> Result<(), PaintError<DB>> {
    if rect.width > rect.height {
        brush.horizontal(rect.y, [rect.x, rect.right()], LINE)?;
        brush.horizontal(rect.bottom(), [rect.x, rect.right()], LINE)
    } else {
        brush.vertical(rect.x, [rect.y, rect.bottom()], LINE)?;
        brush.vertical(rect.right(), [rect.y, rect.bottom()], LINE)
    }
}
