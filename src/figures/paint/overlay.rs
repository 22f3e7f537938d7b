//! Marks painted above a finished picture that are not part of its figure, such as a reader's drawing.

use super::brush::{Brush, CanvasSpec};
use super::geometry::Layout;
use super::theme::PaintStyle;
use super::{Drawn, Scratch, Surface, marks};
use crate::scene::{Mark, Scene};

/// Paints marks, each with the index of its panel, clipped to the plot.
///
/// # Errors
/// If the surface cannot draw.
pub fn paint_overlay<'a>(
    surface: &mut dyn Surface,
    (scene, layout, overlay): (&Scene, &Layout, &[(usize, Mark)]),
    style: impl Into<PaintStyle<'a>>,
    spec: CanvasSpec,
    scratch: &mut Scratch,
) -> Drawn {
    let mut brush = Brush::new(surface, style.into(), spec, scratch);
    for (index, (panel, place)) in scene.panels.iter().zip(&layout.panels).enumerate() {
        let panel_marks = || overlay.iter().filter(|(of, _)| *of == index).map(|(_, mark)| mark);
        if panel_marks().next().is_none() {
            continue;
        }
        marks::clipped(&mut brush, true, place.plot, |brush| {
            panel_marks().try_for_each(|mark| marks::mark(brush, panel, place, mark))
        })?;
        let on_patches = marks::Labels { part: place.plot, other: None, lettered: None, has_patch: true };
        marks::labels(&mut brush, panel, place, &mut panel_marks(), on_patches)?;
    }
    Ok(())
}
