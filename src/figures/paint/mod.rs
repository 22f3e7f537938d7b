//! Turns a [`Scene`] into strokes on any plotters backend: canvas in the page, SVG in the tests.
//!
//! Lengths are CSS pixels until the last moment. A backend's whole-number coordinates are then *units*, [`PIXEL`] to a
//! device pixel: curves keep their slope, hairlines lie exactly on device pixels, and text is set at the display's own
//! resolution. A canvas scales its context by `1 / PIXEL`, once; an SVG does so with its view box. A bitmap's pixel is
//! one device pixel, `PIXEL` units wide.
//!
//! A browser compiles a function when it is first called, so code that not every picture needs is never inlined.
//!
//! # What goes through plotters
//!
//! - `plotters`: round values for ticks, by `Ranged::key_points` of its coordinates (`ticks.rs`), and nothing else.
//! - `plotters-backend`: every stroke. The painter draws through its `DrawingBackend` alone; [`Backend`] adds images,
//!   dashes and the static layer, each with a plain fallback.
//! - `plotters-canvas`: on the page, filled polygons; pixels, single lines and unfilled rectangles would go there too.
//!
//! On the page, everything else bypasses `plotters-canvas` and goes straight to the canvas, because of its cost:
//!
//! - images, for which it has no call: 256 × 256 cells take 222 ms as rectangles, 5.9 ms as one `ImageData`;
//! - text, because it sets the font at each call;
//! - paths, filled rectangles and dots, of which a picture has dozens: it writes out their colour as a string at each
//!   call, has no dashes, and strokes a path in one piece, which takes four times as long as in parts.

mod above;
mod axes;
mod backend;
mod beside;
mod brush;
pub mod colors;
mod cursor;
mod curves;
mod cut;
mod geometry;
mod layout;
mod legend;
pub mod letters;
mod marks;
mod nearest;
mod pixels;
mod rows;
mod simplify;
mod slide;
mod static_part;
pub mod theme;
mod thumb;
mod ticks;
mod wheel;

pub use above::paint_above;
pub use backend::Backend;
pub use beside::{Beside, Picture};
pub use brush::Surface;
pub(crate) use brush::{Brush, Type};
pub use cursor::paint_cursor;
pub use geometry::{Layout, PanelLayout, Rect, Shared};

use plotters_backend::{DrawingBackend, DrawingErrorKind};
use theme::Look;

use crate::scene::Scene;

/// Units in a device pixel.
pub const PIXEL: i32 = 8;

/// The error of painting on a backend.
pub type PaintError<DB> = DrawingErrorKind<<DB as DrawingBackend>::ErrorType>;

/// Buffers that each redraw needs, kept for the next one.
#[derive(Default)]
pub struct Scratch {
    path: Vec<(i32, i32)>,
    values: Vec<f32>,
    /// Of an image that is cut off, what is left of its values.
    part: Vec<f32>,
    pixels: Vec<u8>,
    /// The images of two scenes as one.
    both: Vec<u8>,
}

/// Paints the whole picture, and returns where its panels were placed. On a thumbnail, these may be fewer than the scene
/// has.
///
/// # Errors
/// If the backend cannot draw.
pub fn paint<'a, 'b, DB: Backend>(
    backend: &mut DB,
    picture: impl Into<Picture<'a>>,
    look: impl Into<Look<'b>>,
    surface: Surface,
    scratch: &mut Scratch,
) -> Result<Layout, PaintError<DB>> {
    backend.ensure_prepared()?;
    let (picture, look) = (picture.into(), look.into());
    let scene = picture.scene;
    let mut brush = Brush::new(backend, look, surface, scratch);
    let layout = layout::lay_out(&brush, scene);
    let panels = || scene.panels.iter().zip(&layout.panels).enumerate();
    // An image overwrites whatever is under it, so it comes before the lines that frame it.
    panels().try_for_each(|(index, (panel, place))| match picture.parting(index) {
        Some(parted) => beside::images(&mut brush, panel, parted, place),
        None => marks::rasters(&mut brush, panel, place),
    })?;
    if !surface.is_thumb {
        static_part(&mut brush, scene, &layout)?;
    }
    if picture.beside.is_some() {
        panels().try_for_each(|(index, (panel, place))| match picture.other(index) {
            Some(other) => beside::ghosts(&mut brush, panel, other, place),
            None => Ok(()),
        })?;
    }
    panels().try_for_each(|(_, (panel, place))| marks::paint(&mut brush, panel, place))?;
    if picture.beside.is_some() {
        panels().try_for_each(|(index, (panel, place))| match picture.parting(index) {
            Some(parted) => beside::divider(&mut brush, panel, parted, place),
            None => Ok(()),
        })?;
    }
    backend.present()?;
    Ok(layout)
}

/// Axes and legends, or those that the backend has kept.
fn static_part<DB: Backend>(brush: &mut Brush<'_, DB>, scene: &Scene, layout: &Layout) -> Result<(), PaintError<DB>> {
    let numbered = scene.panels.iter().zip(&layout.panels).enumerate();
    let parts: Vec<_> = numbered
        .map(|(index, (panel, place))| static_part::Panel::of(scene.arrange, index, panel, place.shared, brush))
        .collect();
    if brush.backend.begin_static(static_part::key(&parts, layout, brush.surface, brush.theme))? {
        for (panel, place) in parts.iter().zip(&layout.panels) {
            axes::paint(brush, panel, place)?;
            legend::paint(brush, panel, place)?;
        }
    }
    brush.backend.end_static()
}
