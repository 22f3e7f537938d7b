//! Draws in CSS pixels on a backend that counts in units; the only place that converts between them.

use std::convert::Infallible;

use plotters_backend::text_anchor::{HPos, Pos, VPos};
use plotters_backend::{BackendColor, BackendStyle, BackendTextStyle, FontFamily, FontTransform};

use super::backend::Backend;
use super::cut;
use super::geometry::Rect;
use super::letters;
use super::simplify::simplify;
use super::theme::{Look, Theme};
use super::{PIXEL, PaintError, Scratch};
use crate::scene::{Ink, Mark, Pen};

/// The font of the page's own text.
const FONT: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/// Lengths of a dash and of the gap after it, in CSS pixels.
const DASH: [f64; 2] = [5.0, 3.5];

/// The size and resolution of what is painted on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
    /// Device pixels per CSS pixel.
    pub ratio: f64,
    /// How much larger type and lines are than on the page: 1, or more where they are read from the back of a room.
    pub type_scale: f64,
    /// Whether it is a slide, which plots fill as far as they can.
    pub is_slide: bool,
    /// Whether it is as small as a thumbnail, about 160 × 104: then there are plots alone, without a word.
    pub is_thumb: bool,
}

/// On a thumbnail lines are thinner, and dots smaller still, in parts of their usual size; and no thinner than this, in CSS
/// pixels.
const THUMB_LINE: f64 = 0.75;
const THUMB_DOT: f64 = 0.45;
const THUMB_LEAST: f64 = 0.8;

/// The farthest place that anything is drawn at, in device pixels: a mark may lie anywhere beyond an axis that is held
/// still, and what is computed with places, in units, must stay within 32 bits.
const FAR: f64 = (1 << 24) as f64;

impl Surface {
    /// How much larger type may be on a large plot.
    pub fn growth(&self) -> f64 {
        /// The largest plot, in CSS pixels, on which type has its usual size.
        const USUAL: f64 = 640.0 * 360.0;
        const MOST: f64 = 1.5;
        (self.width * self.height / USUAL).cbrt().clamp(1.0, MOST)
    }

    /// A length in units.
    fn units(&self, css: f64) -> i32 {
        let far = FAR * f64::from(PIXEL);
        (css * self.ratio * f64::from(PIXEL)).round().clamp(-far, far) as i32
    }

    /// The nearest device pixel to a length.
    pub(crate) fn pixel(&self, css: f64) -> i32 {
        (css * self.ratio).round().clamp(-FAR, FAR) as i32
    }

    /// The length moved to the nearest edge between device pixels.
    pub(super) fn snapped(&self, css: f64) -> f64 {
        f64::from(self.pixel(css)) / self.ratio
    }
}

/// How text is placed and looks.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub(crate) size: f64,
    pub(crate) ink: Ink,
    pub(crate) h: HPos,
    pub(crate) v: VPos,
    pub(crate) upright: bool,
}

impl Type {
    pub(crate) const TICK: Self =
        Self { size: 11.5, ink: Ink::Muted, h: HPos::Center, v: VPos::Center, upright: false };
    pub(crate) const LABEL: Self = Self { size: 12.0, ..Self::TICK };
    pub(crate) const TITLE: Self = Self { size: 12.5, ink: Ink::Strong, h: HPos::Left, ..Self::TICK };

    pub(crate) const fn at(self, h: HPos, v: VPos) -> Self {
        Self { h, v, ..self }
    }

    pub(crate) const fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }
}

/// A backend, with the theme and the scale to draw at.
pub(crate) struct Brush<'a, DB> {
    pub(super) backend: &'a mut DB,
    pub(super) theme: &'a Theme,
    pub(super) surface: Surface,
    pub(super) scratch: &'a mut Scratch,
    /// The term whose marks are lifted out.
    pub(super) lifted: Option<&'a str>,
    /// Whether what is drawn now recedes.
    pub(super) is_pale: bool,
    /// Whether it is that of another setting: dashed, hollow, and paler.
    pub(super) is_ghost: bool,
    /// The plot beyond whose edges nothing is seen.
    clip: Option<Rect>,
}

impl<'a, DB: Backend> Brush<'a, DB> {
    pub(crate) fn new(backend: &'a mut DB, look: Look<'a>, surface: Surface, scratch: &'a mut Scratch) -> Self {
        let Look { theme, lifted } = look;
        Self { backend, theme, surface, scratch, lifted, is_pale: false, is_ghost: false, clip: None }
    }

    /// Whether a mark recedes because others are lifted out.
    pub(super) fn recedes(&self, mark: &Mark) -> bool {
        self.lifted.is_some() && self.lifted != mark.term()
    }

    fn color(&self, ink: Ink) -> BackendColor {
        let color = self.theme.color(ink);
        let (r, g, b) = color.rgb;
        let rgb = if self.is_ghost { self.theme.ghost([r, g, b]) } else { [r, g, b] };
        let rgb = if self.is_pale { self.theme.pale(rgb) } else { rgb };
        BackendColor { rgb: rgb.into(), ..color }
    }

    /// Cuts off what is drawn from here on at the edges of a plot; see [`Backend::clip`].
    pub(super) fn clip(&mut self, plot: Option<Rect>) -> Result<(), PaintError<DB>> {
        self.clip = plot;
        let surface = self.surface;
        let corner = |x, y| (surface.pixel(x) * PIXEL, surface.pixel(y) * PIXEL);
        self.backend.clip(plot.map(|plot| [corner(plot.x, plot.y), corner(plot.right(), plot.bottom())]))
    }

    /// A filled rectangle whose edges are moved to device pixels.
    pub(crate) fn rect(&mut self, rect: Rect, ink: Ink) -> Result<(), PaintError<DB>> {
        let [left, top] = [self.surface.pixel(rect.x) * PIXEL, self.surface.pixel(rect.y) * PIXEL];
        let right = self.surface.pixel(rect.x + rect.width).max(self.surface.pixel(rect.x) + 1) * PIXEL;
        let bottom = self.surface.pixel(rect.y + rect.height).max(self.surface.pixel(rect.y) + 1) * PIXEL;
        let color = self.color(ink);
        self.backend.draw_rect((left, top), (right, bottom), &color, true)
    }

    /// A crisp line across `rect` from top to bottom at `x`.
    pub(super) fn vertical(&mut self, x: f64, [top, bottom]: [f64; 2], pen: Pen) -> Result<(), PaintError<DB>> {
        if pen.dashed || self.is_ghost {
            return self.line(&[[x, top], [x, bottom]], pen);
        }
        let width = self.crisp(pen.width * self.surface.type_scale);
        self.rect(Rect { x: self.surface.snapped(x - width / 2.0), y: top, width, height: bottom - top }, pen.ink)
    }

    /// A crisp line from `left` to `right` at `y`.
    pub(super) fn horizontal(&mut self, y: f64, [left, right]: [f64; 2], pen: Pen) -> Result<(), PaintError<DB>> {
        if pen.dashed || self.is_ghost {
            return self.line(&[[left, y], [right, y]], pen);
        }
        let height = self.crisp(pen.width * self.surface.type_scale);
        self.rect(Rect { x: left, y: self.surface.snapped(y - height / 2.0), width: right - left, height }, pen.ink)
    }

    /// A width that is a whole number of device pixels.
    fn crisp(&self, width: f64) -> f64 {
        f64::from(self.surface.pixel(width).max(1)) / self.surface.ratio
    }

    /// A thickness in units.
    fn stroke(&self, width: f64) -> u32 {
        self.sized(width, THUMB_LINE)
    }

    /// A length in units; on a thumbnail, this part of it.
    fn sized(&self, length: f64, of_thumb: f64) -> u32 {
        let surface = self.surface;
        let length = if surface.is_thumb { (length * of_thumb).max(THUMB_LEAST) } else { length };
        surface.units(length * surface.type_scale).max(1) as u32
    }

    /// Straight lines through `points`.
    pub(crate) fn line(&mut self, points: &[[f64; 2]], pen: Pen) -> Result<(), PaintError<DB>> {
        // Out there the ends of a piece are not seen.
        let slack = pen.width * self.surface.type_scale;
        match self.clip.filter(|plot| !points.iter().all(|&point| plot.holds(point, slack))) {
            Some(plot) => cut::within(points, plot, slack).iter().try_for_each(|piece| self.whole_line(piece, pen)),
            None => self.whole_line(points, pen),
        }
    }

    fn whole_line(&mut self, points: &[[f64; 2]], pen: Pen) -> Result<(), PaintError<DB>> {
        let stroke = Stroke { color: self.color(pen.ink), width: self.stroke(pen.width) };
        let surface = self.surface;
        let mut path = std::mem::take(&mut self.scratch.path);
        path.clear();
        let mut drawn = Ok(());
        let dashed = pen.dashed || self.is_ghost;
        let by_backend =
            dashed && self.backend.dash(Some(DASH.map(|length| surface.units(length * surface.type_scale))));
        if dashed && !by_backend {
            dashes(points, DASH.map(|length| length * surface.type_scale), |dash| {
                path.clear();
                path.extend(dash.iter().map(|&[x, y]| (surface.units(x), surface.units(y))));
                if drawn.is_ok() {
                    drawn = self.backend.draw_path(path.iter().copied(), &stroke);
                }
            });
        } else if points.len() > 1 {
            path.extend(points.iter().map(|&[x, y]| (surface.units(x), surface.units(y))));
            simplify(&mut path);
            drawn = self.backend.draw_path(path.iter().copied(), &stroke);
        }
        if by_backend {
            self.backend.dash(None);
        }
        self.scratch.path = path;
        drawn
    }

    /// The edges of a rectangle.
    pub(super) fn outline(&mut self, rect: Rect, ink: Ink) -> Result<(), PaintError<DB>> {
        let [left, top, right, bottom] = [rect.x, rect.y, rect.right(), rect.bottom()];
        self.line(
            &[[left, top], [right, top], [right, bottom], [left, bottom], [left, top]],
            Pen::solid(ink).width(1.0),
        )
    }

    /// A filled outline, `alpha` opaque.
    pub(super) fn area(
        &mut self,
        outline: impl Iterator<Item = [f64; 2]>,
        ink: Ink,
        alpha: f64,
    ) -> Result<(), PaintError<DB>> {
        let surface = self.surface;
        let mut path = std::mem::take(&mut self.scratch.path);
        path.clear();
        path.extend(outline.map(|[x, y]| (surface.units(x), surface.units(y))));
        let drawn = self.backend.fill_polygon(path.iter().copied(), &self.color(ink).mix(alpha));
        self.scratch.path = path;
        drawn
    }

    /// A dot, or a ring if `hollow`.
    pub(super) fn dot(&mut self, [x, y]: [f64; 2], radius: f64, ink: Ink, hollow: bool) -> Result<(), PaintError<DB>> {
        let stroke = Stroke { color: self.color(ink), width: self.stroke(1.5) };
        let center = (self.surface.units(x), self.surface.units(y));
        self.backend.draw_circle(center, self.sized(radius, THUMB_DOT), &stroke, !hollow && !self.is_ghost)
    }

    /// Text with its anchor at a point.
    pub(crate) fn text(&mut self, text: &str, [x, y]: [f64; 2], look: Type) -> Result<(), PaintError<DB>> {
        let style = self.style(look);
        self.backend.draw_text(text, &style, (self.surface.units(x), self.surface.units(y)))
    }

    /// The width of the text in CSS pixels, about: the same in every browser and on every machine ([`letters`]), so that a
    /// picture painted while the page is built has its axes where the browser's will be.
    pub(crate) fn text_width(&self, text: &str, look: Type) -> f64 {
        text.chars().map(letters::width).sum::<f64>() * look.size * self.surface.type_scale
    }

    /// The same look, with smaller letters where the text would be longer than `room` CSS pixels; of size 0 where there is
    /// none.
    pub(crate) fn fitted(&self, text: &str, look: Type, room: f64) -> Type {
        let (width, room) = (self.text_width(text, look), room.max(0.0));
        if width > room { Type { size: look.size * room / width, ..look } } else { look }
    }

    /// An image of whole device pixels (RGBA), with its corner on a device pixel.
    pub(super) fn image(&mut self, [x, y]: [i32; 2], size: (u32, u32), rgba: &[u8]) -> Result<(), PaintError<DB>> {
        self.backend.image((x * PIXEL, y * PIXEL), size, rgba)
    }

    /// Pixels of paper, or of none.
    pub(super) fn blank(&self, (columns, rows): (u32, u32), rgba: &mut Vec<u8>) {
        let (r, g, b) = self.theme.color(Ink::Paper).rgb;
        let pixel = [r, g, b, if self.theme.is_clear() { 0 } else { 255 }];
        rgba.resize(4 * columns as usize * rows as usize, 0);
        rgba.as_chunks_mut().0.fill(pixel);
    }

    fn style(&self, look: Type) -> TextStyle {
        TextStyle {
            color: self.color(look.ink),
            size: look.size * self.surface.type_scale * self.surface.ratio * f64::from(PIXEL),
            anchor: (look.h, look.v),
            upright: look.upright,
        }
    }
}

/// Cuts a line into dashes and passes each one to `draw`.
fn dashes(points: &[[f64; 2]], lengths: [f64; 2], mut draw: impl FnMut(&[[f64; 2]])) {
    let mut dash: Vec<[f64; 2]> = Vec::with_capacity(16);
    let (mut on, mut left) = (true, lengths[0]);
    dash.extend(points.first());
    for pair in points.windows(2) {
        let ([mut x, mut y], [to_x, to_y]) = (pair[0], pair[1]);
        let mut length = (to_x - x).hypot(to_y - y);
        while length > left {
            let part = left / length;
            (x, y) = (x + (to_x - x) * part, y + (to_y - y) * part);
            length -= left;
            dash.push([x, y]);
            if on {
                draw(&dash);
            }
            dash.clear();
            dash.push([x, y]);
            on = !on;
            left = lengths[usize::from(!on)];
        }
        left -= length;
        dash.push([to_x, to_y]);
    }
    if on && dash.len() > 1 {
        draw(&dash);
    }
}

struct Stroke {
    color: BackendColor,
    width: u32,
}

impl BackendStyle for Stroke {
    fn color(&self) -> BackendColor {
        self.color
    }

    fn stroke_width(&self) -> u32 {
        self.width
    }
}

struct TextStyle {
    color: BackendColor,
    size: f64,
    anchor: (HPos, VPos),
    upright: bool,
}

impl BackendTextStyle for TextStyle {
    type FontError = Infallible;

    fn color(&self) -> BackendColor {
        self.color
    }

    fn size(&self) -> f64 {
        self.size
    }

    fn transform(&self) -> FontTransform {
        if self.upright { FontTransform::Rotate270 } else { FontTransform::None }
    }

    fn anchor(&self) -> Pos {
        Pos::new(self.anchor.0, self.anchor.1)
    }

    fn family(&self) -> FontFamily<'_> {
        FontFamily::Name(FONT)
    }

    /// For backends that cannot measure.
    fn layout_box(&self, text: &str) -> Result<((i32, i32), (i32, i32)), Infallible> {
        let width = text.chars().map(letters::width).sum::<f64>() * self.size;
        Ok(((0, 0), (width.ceil() as i32, self.size.ceil() as i32)))
    }

    /// No backend in use draws letters point by point.
    fn draw<E, F: FnMut(i32, i32, BackendColor) -> Result<(), E>>(
        &self,
        _: &str,
        _: (i32, i32),
        _: F,
    ) -> Result<Result<(), E>, Infallible> {
        Ok(Ok(()))
    }
}
