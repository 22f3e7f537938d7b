//! Paints a [`Scene`] on a [`Surface`], such as a canvas or an SVG, or on any plotters backend ([`PlottersSurface`]).
//!
//! Lengths are CSS pixels until they reach the surface, whose integer coordinates are *units*, [`PIXEL`] per device
//! pixel. This keeps the slope of curves, aligns hairlines with device pixels, and sets text at the resolution of the
//! display. A canvas scales its context by `1 / PIXEL`, once; an SVG does so with its view box. A bitmap's pixel is one
//! device pixel, `PIXEL` units wide.
//!
//! PERF: browsers compile a function when it is first called, so code that few pictures need is marked `inline(never)`.
//!
//! # What goes through plotters
//!
//! - `plotters`: only `Ranged::key_points`, for round tick values (`ticks.rs`).
//! - `plotters-backend`: colours, coordinates and anchors; and any `DrawingBackend` is a surface. The painter
//!   itself uses `dyn Surface`: on the generic methods of a backend it would be compiled three times.
//! - `plotters-canvas`: on the page, filled polygons. The painter draws no pixels, single lines or unfilled rectangles, for
//!   which this is the way, too.
//!
//! On the page, everything else bypasses `plotters-canvas` and calls the canvas directly, for performance:
//!
//! - images, for which it has no call: 256 × 256 cells take 222 ms as rectangles, 5.9 ms as one `ImageData`;
//! - text, because it sets the font on each call;
//! - paths, filled rectangles and dots, dozens per picture: it formats their colour as a string on each call, has no
//!   dashes, and strokes a path in one piece, which takes four times as long as in parts.

mod aside;
mod axes;
mod bar;
mod brush;
mod clip_lines;
pub mod colors;
mod comparison;
mod cursor;
mod curves;
mod geometry;
pub mod glyph_widths;
mod grid;
mod head;
mod layout;
mod marks;
mod nearest;
mod overlay;
mod pixels;
mod plotters_surface;
mod simplify;
mod static_layer;
mod surface;
pub mod theme;
mod ticks;

pub use brush::CanvasSpec;
pub(crate) use brush::{Brush, LabelStyle};
pub use comparison::{ComparedScene, Picture};
pub use cursor::{paint_compared_cursor, paint_cursor};
pub use geometry::{Layout, PanelLayout, Rect, Shared};
pub use overlay::paint_overlay;
pub use plotters_surface::PlottersSurface;
pub use surface::{Drawn, PaintError, Stroke, Surface, TextStyle};

use theme::PaintStyle;

use crate::scene::Scene;

/// Units per device pixel.
pub const PIXEL: i32 = 8;

/// Buffers reused between redraws.
#[derive(Default)]
pub struct Scratch {
    path: Vec<(i32, i32)>,
    values: Vec<f32>,
    /// The visible values of a clipped image.
    part: Vec<f32>,
    pixels: Vec<u8>,
    /// The images of two compared scenes, combined.
    both: Vec<u8>,
    /// Where the labels of the last panel are.
    labels: Vec<Rect>,
}

/// Paints the whole picture, and returns the positions of its panels. A thumbnail or a narrow canvas may show
/// fewer panels than the scene has.
///
/// # Errors
/// If the surface cannot draw.
pub fn paint<'a, 'b>(
    surface: &mut dyn Surface,
    picture: impl Into<Picture<'a>>,
    style: impl Into<PaintStyle<'b>>,
    spec: CanvasSpec,
    scratch: &mut Scratch,
) -> Result<Layout, PaintError> {
    let (picture, style) = (picture.into(), style.into());
    let scene = picture.scene;
    let mut brush = Brush::new(surface, style, spec, scratch);
    let layout = layout::lay_out(&brush, scene);
    let panels = || scene.panels.iter().zip(&layout.panels).enumerate();
    // An image overwrites whatever is under it, so it comes before the lines that frame it.
    panels().try_for_each(|(index, (panel, place))| match picture.split_of(index) {
        Some(split) => comparison::images(&mut brush, panel, split, place),
        None => marks::rasters(&mut brush, panel, place),
    })?;
    if !spec.is_thumb {
        paint_static_layer(&mut brush, scene, &layout)?;
    }
    panels().try_for_each(|(_, (panel, place))| marks::bands(&mut brush, panel, place))?;
    if picture.compared.is_some() {
        panels().try_for_each(|(index, (panel, place))| match picture.other(index) {
            Some(other) => {
                let split = picture.split_of(index).map(|(_, split)| split);
                comparison::ghosts(&mut brush, panel, (other, split), place)
            }
            None => Ok(()),
        })?;
    }
    panels().try_for_each(|(index, (panel, place))| {
        let others = [picture.other(index), picture.lettered(index)];
        marks::paint(&mut brush, panel, place, picture.own_part(index, place), others)?;
        match (picture.split_of(index), picture.lettered(index)) {
            (Some(split), _) => comparison::divider(&mut brush, panel, split, place),
            (None, Some(other)) => comparison::curve_letters(&mut brush, panel, other, place),
            (None, None) => Ok(()),
        }
    })?;
    Ok(layout)
}

/// Paints axes and legends, unless the surface has them cached.
fn paint_static_layer(brush: &mut Brush<'_>, scene: &Scene, layout: &Layout) -> Drawn {
    let numbered = scene.panels.iter().zip(&layout.panels).enumerate();
    let static_panels: Vec<_> = numbered
        .map(|(index, (panel, place))| static_layer::Panel::of(scene.arrange, index, panel, place.shared, brush))
        .collect();
    // One for all panels, which the last has; the others share it.
    let common_bar = layout.bar.and_then(|at| Some((scene.panels.last()?.color_bar.as_ref()?, at)));
    let content = (&static_panels[..], common_bar.map(|(bar, _)| bar));
    if brush.surface.begin_static(static_layer::key(content, layout, brush.spec, brush.theme))? {
        for (panel, place) in static_panels.iter().zip(&layout.panels) {
            axes::paint(brush, panel, place)?;
            head::paint(brush, panel, place)?;
        }
        if let Some((bar, at)) = common_bar {
            bar::Bar::of(brush, bar, brush.spec.width).paint(brush, at)?;
        }
    }
    brush.surface.end_static()
}
