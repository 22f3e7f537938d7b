//! Draws in CSS pixels on a surface whose coordinates are units; the only place that converts between the two.

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{BackendColor, BackendCoord};

use super::clip_lines;
use super::geometry::Rect;
use super::glyph_widths;
use super::simplify::simplify;
use super::surface::{Drawn, Stroke, Surface, TextStyle};
use super::theme::{PaintStyle, Theme};
use super::{PIXEL, Scratch};
use crate::scene::{Ink, Mark, Pen};
use crate::text::direction::label_in_picture;

/// Lengths of a dash and of the gap after it, in CSS pixels.
const DASH: [f64; 2] = [5.0, 3.5];

/// Size and resolution of a canvas, or of a part of it, and what it is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CanvasSpec {
    /// The top left corner, in device pixels: not 0 for a part of a larger picture.
    pub origin: [i32; 2],
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
    /// Device pixels per CSS pixel.
    pub ratio: f64,
    /// Factor on text size and line width, compared with the page: 1, or more on slides read from a distance.
    pub type_scale: f64,
    /// Whether this is a slide, where plots are as large as possible.
    pub is_slide: bool,
    /// Whether this is a thumbnail, about 160 × 104: plots only, no text.
    pub is_thumb: bool,
}

/// Factor on line widths on a thumbnail.
const THUMB_LINE: f64 = 0.75;
/// Factor on dot radii on a thumbnail.
const THUMB_DOT: f64 = 0.45;
/// Minimum line width and dot radius on a thumbnail, in CSS pixels.
const THUMB_LEAST: f64 = 0.8;

/// Bound on coordinates, in device pixels. A mark may lie far beyond a frozen axis, and coordinates in units must fit
/// into 32 bits.
const FAR: f64 = (1 << 24) as f64;

impl CanvasSpec {
    /// A canvas of this width and height on the page, with one device pixel per CSS pixel.
    pub const fn of([width, height]: [f64; 2]) -> Self {
        Self { origin: [0, 0], width, height, ratio: 1.0, type_scale: 1.0, is_slide: false, is_thumb: false }
    }

    /// Whether there is hardly room for more than the plots: a strip on a slide has no legend.
    pub(super) fn is_low(&self) -> bool {
        const LOW: f64 = 130.0;
        self.height < LOW * self.type_scale
    }

    /// Factor by which text may be larger on a large canvas: it grows with the area, but far slower than the lengths.
    pub fn growth(&self) -> f64 {
        /// The area of the largest canvas with text of the normal size, in square CSS pixels.
        const USUAL: f64 = 640.0 * 360.0;
        const MAX: f64 = 1.125;
        (self.width * self.height / USUAL).cbrt().clamp(1.0, MAX)
    }

    /// Converts a length to units.
    fn units(&self, css: f64) -> i32 {
        let far = FAR * f64::from(PIXEL);
        (css * self.ratio * f64::from(PIXEL)).round().clamp(-far, far) as i32
    }

    /// The device pixel nearest to a length.
    pub(crate) fn pixel(&self, css: f64) -> i32 {
        (css * self.ratio).round().clamp(-FAR, FAR) as i32
    }

    /// Converts a corner of device pixels to units.
    fn corner(&self, [x, y]: [i32; 2]) -> BackendCoord {
        ((self.origin[0] + x) * PIXEL, (self.origin[1] + y) * PIXEL)
    }

    /// Converts a point to units.
    fn point(&self, [x, y]: [f64; 2]) -> BackendCoord {
        (self.origin[0] * PIXEL + self.units(x), self.origin[1] * PIXEL + self.units(y))
    }

    /// Rounds a length to the nearest boundary between device pixels.
    pub(super) fn snapped(&self, css: f64) -> f64 {
        f64::from(self.pixel(css)) / self.ratio
    }
}

/// Size, colour and anchor of text. No text is rotated.
#[derive(Clone, Copy)]
pub(crate) struct LabelStyle {
    pub(crate) size: f64,
    pub(crate) ink: Ink,
    pub(crate) h: HPos,
    pub(crate) v: VPos,
}

impl LabelStyle {
    pub(crate) const TICK: Self = Self { size: 12.0, ink: Ink::Muted, h: HPos::Center, v: VPos::Center };
    pub(crate) const LABEL: Self = Self::TICK;
    pub(crate) const TITLE: Self = Self { size: 13.0, ink: Ink::Strong, h: HPos::Left, ..Self::TICK };

    pub(crate) const fn at(self, h: HPos, v: VPos) -> Self {
        Self { h, v, ..self }
    }

    pub(crate) const fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }
}

/// A surface with the theme and the canvas spec it draws for.
pub(crate) struct Brush<'a> {
    pub(super) surface: &'a mut dyn Surface,
    pub(super) theme: &'a Theme,
    pub(super) spec: CanvasSpec,
    pub(super) scratch: &'a mut Scratch,
    /// The highlighted formula term, if any.
    pub(super) highlighted_term: Option<&'a str>,
    /// Whether to draw in faded colours.
    pub(super) is_dimmed: bool,
    /// Whether to draw A of the comparison: paler, but with the same dashes and dots, because these have meanings of
    /// their own.
    pub(super) is_ghost: bool,
    /// The plot that clips what is drawn.
    clip: Option<Rect>,
}

impl<'a> Brush<'a> {
    pub(crate) fn new(
        surface: &'a mut dyn Surface,
        style: PaintStyle<'a>,
        spec: CanvasSpec,
        scratch: &'a mut Scratch,
    ) -> Self {
        let PaintStyle { theme, highlighted_term } = style;
        Self { surface, theme, spec, scratch, highlighted_term, is_dimmed: false, is_ghost: false, clip: None }
    }

    /// Whether a mark is faded because another term is highlighted.
    pub(super) fn must_dim(&self, mark: &Mark) -> bool {
        self.highlighted_term.is_some() && self.highlighted_term != mark.term()
    }

    fn color(&self, ink: Ink) -> BackendColor {
        let color = self.theme.color(ink);
        let (r, g, b) = color.rgb;
        let rgb = if self.is_ghost { self.theme.ghost([r, g, b]) } else { [r, g, b] };
        let rgb = if self.is_dimmed { self.theme.dimmed(rgb) } else { rgb };
        BackendColor { rgb: rgb.into(), ..color }
    }

    /// Clips everything drawn from now on to a plot; see [`Surface::clip`].
    pub(super) fn clip(&mut self, plot: Option<Rect>) -> Drawn {
        self.clip = plot;
        let spec = self.spec;
        let corner = |x, y| spec.corner([spec.pixel(x), spec.pixel(y)]);
        self.surface.clip(plot.map(|plot| [corner(plot.x, plot.y), corner(plot.right(), plot.bottom())]))
    }

    /// Fills a rectangle whose edges are rounded to device pixels, at least one pixel wide and high.
    pub(crate) fn rect(&mut self, rect: Rect, ink: Ink) -> Drawn {
        let spec = self.spec;
        let [left, top] = [spec.pixel(rect.x), spec.pixel(rect.y)];
        let right = spec.pixel(rect.right()).max(left + 1);
        let bottom = spec.pixel(rect.bottom()).max(top + 1);
        self.surface.rect([spec.corner([left, top]), spec.corner([right, bottom])], self.color(ink))
    }

    /// A crisp vertical line at `x`, from `top` to `bottom`.
    pub(super) fn vertical(&mut self, x: f64, [top, bottom]: [f64; 2], pen: Pen) -> Drawn {
        let width = self.crisp(pen.width * self.spec.type_scale);
        let left = self.spec.snapped(x - width / 2.0);
        if pen.dashed {
            let middle = left + width / 2.0;
            return self.line(&[[middle, top], [middle, bottom]], pen.width(width / self.spec.type_scale));
        }
        self.rect(Rect { x: left, y: top, width, height: bottom - top }, pen.ink)
    }

    /// A crisp horizontal line at `y`, from `left` to `right`.
    pub(super) fn horizontal(&mut self, y: f64, [left, right]: [f64; 2], pen: Pen) -> Drawn {
        let height = self.crisp(pen.width * self.spec.type_scale);
        let top = self.spec.snapped(y - height / 2.0);
        if pen.dashed {
            let middle = top + height / 2.0;
            return self.line(&[[left, middle], [right, middle]], pen.width(height / self.spec.type_scale));
        }
        self.rect(Rect { x: left, y: top, width: right - left, height }, pen.ink)
    }

    /// Rounds a width to whole device pixels, at least one.
    fn crisp(&self, width: f64) -> f64 {
        f64::from(self.spec.pixel(width).max(1)) / self.spec.ratio
    }

    /// Converts a line width to units.
    fn stroke(&self, width: f64) -> u32 {
        self.sized(width, THUMB_LINE)
    }

    /// Converts a length that grows with the text to units: times `type_scale`, and on a thumbnail times `of_thumb`.
    fn sized(&self, length: f64, of_thumb: f64) -> u32 {
        let spec = self.spec;
        let length = if spec.is_thumb { (length * of_thumb).max(THUMB_LEAST) } else { length };
        spec.units(length * spec.type_scale).max(1) as u32
    }

    /// Straight lines through `points`.
    pub(crate) fn line(&mut self, points: &[[f64; 2]], pen: Pen) -> Drawn {
        // A clipped line is cut into pieces, this far outside the plot, where their ends are not visible.
        let slack = pen.width * self.spec.type_scale;
        let Some(plot) = self.clip else { return self.unclipped_line(points, pen) };
        if points.iter().all(|&point| plot.holds(point, slack)) {
            return self.unclipped_line(points, pen);
        }
        clip_lines::within(points, plot, slack).iter().try_for_each(|piece| self.unclipped_line(piece, pen))
    }

    fn unclipped_line(&mut self, points: &[[f64; 2]], pen: Pen) -> Drawn {
        let stroke = Stroke { color: self.color(pen.ink), width: self.stroke(pen.width) };
        let spec = self.spec;
        let mut path = std::mem::take(&mut self.scratch.path);
        path.clear();
        let mut drawn = Ok(());
        let dash = pen.dashed.then(|| DASH.map(|length| spec.units(length * spec.type_scale)));
        // Not every surface can draw dashes itself.
        let surface_dashes = dash.is_some() && self.surface.dash(dash);
        if pen.dashed && !surface_dashes {
            dashes(points, DASH.map(|length| length * spec.type_scale), |dash| {
                path.clear();
                path.extend(dash.iter().map(|&point| spec.point(point)));
                if drawn.is_ok() {
                    drawn = self.surface.path(&path, stroke);
                }
            });
        } else if points.len() > 1 {
            path.extend(points.iter().map(|&point| spec.point(point)));
            simplify(&mut path);
            drawn = self.surface.path(&path, stroke);
        }
        if surface_dashes {
            self.surface.dash(None);
        }
        self.scratch.path = path;
        drawn
    }

    /// The edges of a rectangle.
    pub(super) fn outline(&mut self, rect: Rect, ink: Ink) -> Drawn {
        let [left, top, right, bottom] = [rect.x, rect.y, rect.right(), rect.bottom()];
        self.line(
            &[[left, top], [right, top], [right, bottom], [left, bottom], [left, top]],
            Pen::solid(ink).width(1.0),
        )
    }

    /// Fills an outline with opacity `alpha`.
    pub(super) fn area(&mut self, outline: impl Iterator<Item = [f64; 2]>, ink: Ink, alpha: f64) -> Drawn {
        let spec = self.spec;
        let mut path = std::mem::take(&mut self.scratch.path);
        path.clear();
        path.extend(outline.map(|point| spec.point(point)));
        let drawn = self.surface.polygon(&path, self.color(ink).mix(alpha));
        self.scratch.path = path;
        drawn
    }

    /// A dot, or a ring if `hollow`.
    pub(super) fn dot(&mut self, center: [f64; 2], radius: f64, ink: Ink, hollow: bool) -> Drawn {
        // The hole of a small ring would be closed by a wide line.
        let width = if radius < 3.0 { 1.0 } else { 1.5 };
        let stroke = Stroke { color: self.color(ink), width: self.stroke(width) };
        let radius = self.sized(radius, THUMB_DOT);
        self.surface.circle(self.spec.point(center), radius, stroke, !hollow)
    }

    /// Draws text anchored at a point.
    pub(crate) fn text(&mut self, text: &str, at: [f64; 2], style: LabelStyle) -> Drawn {
        let style = self.style(style);
        self.surface.text(&label_in_picture(text), style, self.spec.point(at))
    }

    /// Estimated width of the text in CSS pixels. It uses no font ([`glyph_widths`]), so that it is the same in every
    /// browser and on every machine: a picture painted at build time has its axes exactly where the browser puts them.
    pub(crate) fn text_width(&self, text: &str, style: LabelStyle) -> f64 {
        text.chars().map(glyph_widths::width).sum::<f64>() * style.size * self.spec.type_scale
    }

    /// The same style, with the text shrunk to at most `room` CSS pixels; size 0 if there is no room.
    pub(crate) fn fitted(&self, text: &str, style: LabelStyle, room: f64) -> LabelStyle {
        let (width, room) = (self.text_width(text, style), room.max(0.0));
        if width > room { LabelStyle { size: style.size * room / width, ..style } } else { style }
    }

    /// Draws an RGBA image aligned to device pixels.
    pub(super) fn image(&mut self, corner: [i32; 2], size: (u32, u32), rgba: &[u8]) -> Drawn {
        self.surface.image(self.spec.corner(corner), size, rgba)
    }

    /// Fills an image with the background colour, or with transparent pixels if the background is transparent.
    pub(super) fn blank(&self, (columns, rows): (u32, u32), rgba: &mut Vec<u8>) {
        let (r, g, b) = self.theme.color(Ink::Background).rgb;
        let pixel = [r, g, b, if self.theme.is_transparent() { 0 } else { 255 }];
        rgba.resize(4 * columns as usize * rows as usize, 0);
        rgba.as_chunks_mut().0.fill(pixel);
    }

    fn style(&self, style: LabelStyle) -> TextStyle {
        TextStyle {
            color: self.color(style.ink),
            size: style.size * self.spec.type_scale * self.spec.ratio * f64::from(PIXEL),
            anchor: (style.h, style.v),
        }
    }
}

/// Splits a line into dashes and passes each one to `draw`.
fn dashes(points: &[[f64; 2]], lengths: [f64; 2], mut draw: impl FnMut(&[[f64; 2]])) {
    let mut dash: Vec<[f64; 2]> = Vec::with_capacity(16);
    let (mut is_dash, mut remaining) = (true, lengths[0]);
    dash.extend(points.first());
    for ends in points.windows(2) {
        let ([mut x, mut y], [to_x, to_y]) = (ends[0], ends[1]);
        let mut length = (to_x - x).hypot(to_y - y);
        while length > remaining {
            let fraction = remaining / length;
            (x, y) = (x + (to_x - x) * fraction, y + (to_y - y) * fraction);
            length -= remaining;
            dash.push([x, y]);
            if is_dash {
                draw(&dash);
            }
            dash.clear();
            dash.push([x, y]);
            is_dash = !is_dash;
            remaining = lengths[usize::from(!is_dash)];
        }
        remaining -= length;
        dash.push([to_x, to_y]);
    }
    if is_dash && dash.len() > 1 {
        draw(&dash);
    }
}
