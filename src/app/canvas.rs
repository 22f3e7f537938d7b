//! A canvas as a plotters backend. `plotters-canvas` draws the shapes; done by the canvas itself are images, which it
//! would paint pixel by pixel, text, for which it would set a font each time and lay out an element to know a width, and
//! what a picture has dozens of, lines, filled rectangles and dots, whose colour it would write out for each.

use std::cell::Cell;
use std::f64::consts::{FRAC_PI_2, TAU};

use js_sys::Array;
use leptos::prelude::document;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind, FontTransform,
};
use plotters_canvas::CanvasBackend;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use crate::paint::{Backend, PIXEL, Surface};

/// Most corners of one stroke. A browser that strokes without a graphics card needs time for each crossing of a stroke with
/// itself and with a row of pixels: a wave of a thousand corners took it forty milliseconds, its parts together ten.
const STROKE: u32 = 32;

/// In how many pictures in a row something has to stand still to be kept.
const KEPT_FROM: u32 = 3;

/// A canvas on the page, and under it, where one is wanted, what stands still.
pub(super) struct Canvas {
    sheet: Sheet,
    /// Where what stands still is drawn, and which that is.
    still: Option<(Sheet, u64)>,
    /// Whether the two are exchanged, so that strokes go to the latter.
    is_still: bool,
    /// What stood still in the picture before, and in how many in a row. Only what is wanted again and again is kept: to
    /// draw it apart and then over takes longer than to draw it once.
    before: (u64, u32),
}

/// A canvas, its context, and what was last set there.
struct Sheet {
    element: HtmlCanvasElement,
    /// In device pixels; none before the first picture.
    size: [u32; 2],
    context: CanvasRenderingContext2d,
    shapes: CanvasBackend,
    /// The size of the letters.
    font: Cell<f64>,
    anchor: Option<(&'static str, &'static str)>,
    /// Colour and opacity of what is filled.
    fill: Option<((u8, u8, u8), f64)>,
    /// How strokes are dashed, and how the next one shall be.
    dash: [Option<[i32; 2]>; 2],
    /// Colour, opacity and width of strokes.
    stroke: Option<((u8, u8, u8), f64, u32)>,
}

/// What a canvas could not do.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct CanvasError(String);

type Kind = DrawingErrorKind<CanvasError>;

impl From<JsValue> for CanvasError {
    fn from(value: JsValue) -> Self {
        Self(
            value
                .dyn_into::<js_sys::Error>()
                .map_or_else(|other| other.as_string().unwrap_or_default(), |error| error.message().into()),
        )
    }
}

fn failed(error: impl Into<CanvasError>) -> Kind {
    DrawingErrorKind::DrawingError(error.into())
}

fn stroke_failed(error: impl std::error::Error) -> Kind {
    failed(CanvasError(error.to_string()))
}

fn corner((x, y): BackendCoord) -> [f64; 2] {
    [x, y].map(f64::from)
}

impl Sheet {
    fn new(element: HtmlCanvasElement) -> Option<Self> {
        let context = element.get_context("2d").ok()??.dyn_into().ok()?;
        let shapes = CanvasBackend::with_canvas_object(element.clone())?;
        Some(Self {
            element,
            size: [0; 2],
            context,
            shapes,
            font: Cell::new(0.0),
            anchor: None,
            fill: None,
            dash: [None; 2],
            stroke: None,
        })
    }

    /// Wipes the canvas, and gives it this size.
    fn clear(&mut self, size: [u32; 2]) -> Result<(), CanvasError> {
        let scale = 1.0 / f64::from(PIXEL);
        // Also where it is set already: a drawing may have broken off while it was another.
        let set_scale = |context: &CanvasRenderingContext2d| context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
        if self.size == size {
            set_scale(&self.context)?;
            let [width, height] = self.extent();
            self.context.clear_rect(0.0, 0.0, width, height);
        } else {
            // Setting a size wipes the canvas, and forgets what was set.
            self.element.set_width(size[0]);
            self.element.set_height(size[1]);
            self.size = size;
            self.font.set(0.0);
            (self.anchor, self.fill, self.dash[0], self.stroke) = (None, None, None, None);
            set_scale(&self.context)?;
            self.context.set_line_join("round");
        }
        Ok(())
    }

    /// Its size in the units of the painter.
    fn extent(&self) -> [f64; 2] {
        self.size.map(|length| f64::from(length) * f64::from(PIXEL))
    }

    fn set_font<S: BackendTextStyle>(&self, style: &S) {
        if self.font.replace(style.size()) != style.size() {
            self.context.set_font(&format!("{}px {}", style.size(), style.family().as_str()));
        }
    }

    fn set_stroke<S: BackendStyle>(&mut self, style: &S) {
        let (BackendColor { alpha, rgb }, width) = (style.color(), style.stroke_width());
        if self.stroke.replace((rgb, alpha, width)) != Some((rgb, alpha, width)) {
            let (r, g, b) = rgb;
            self.context.set_stroke_style_str(&format!("rgba({r},{g},{b},{alpha})"));
            self.context.set_line_width(f64::from(width));
        }
    }

    /// Dashes strokes as the next one shall be; whether it is dashed.
    fn set_dash(&mut self) -> bool {
        let [now, wanted] = self.dash;
        if now != wanted {
            let pattern: Array = wanted.into_iter().flatten().map(JsValue::from).collect();
            // Fails only for what is no number.
            let _ = self.context.set_line_dash(&pattern);
            self.dash[0] = wanted;
        }
        wanted.is_some()
    }

    fn set_text<S: BackendTextStyle>(&mut self, style: &S) {
        self.set_font(style);
        let align = match style.anchor().h_pos {
            HPos::Left => "left",
            HPos::Right => "right",
            HPos::Center => "center",
        };
        let baseline = match style.anchor().v_pos {
            VPos::Top => "top",
            VPos::Center => "middle",
            VPos::Bottom => "bottom",
        };
        if self.anchor.replace((align, baseline)) != Some((align, baseline)) {
            self.context.set_text_align(align);
            self.context.set_text_baseline(baseline);
        }
        self.set_fill(style.color());
    }

    fn set_fill(&mut self, BackendColor { alpha, rgb }: BackendColor) {
        if self.fill.replace((rgb, alpha)) != Some((rgb, alpha)) {
            let (r, g, b) = rgb;
            self.context.set_fill_style_str(&format!("rgba({r},{g},{b},{alpha})"));
        }
    }
}

impl Canvas {
    /// Takes hold of a canvas; `None` where the browser gives no context for it.
    pub(super) fn new(element: HtmlCanvasElement) -> Option<Self> {
        Some(Self { sheet: Sheet::new(element)?, still: None, is_still: false, before: (0, 0) })
    }

    /// Wipes the canvas, and gives it the size of `surface` in device pixels.
    pub(super) fn clear(&mut self, surface: Surface) -> Result<(), CanvasError> {
        // A drawing that broke off must not leave its strokes in the wrong place.
        if self.is_still {
            self.exchange();
            self.still = None;
        }
        self.sheet.clear([surface.width, surface.height].map(|length| (length * surface.ratio).round().max(1.0) as u32))
    }

    /// Shapes are drawn in colours of their own.
    fn shapes(&mut self) -> &mut CanvasBackend {
        (self.sheet.fill, self.sheet.stroke) = (None, None);
        self.sheet.set_dash();
        &mut self.sheet.shapes
    }

    fn exchange(&mut self) {
        if let Some((still, _)) = &mut self.still {
            std::mem::swap(&mut self.sheet, still);
            self.is_still = !self.is_still;
        }
    }
}

impl Backend for Canvas {
    fn image(&mut self, (x, y): BackendCoord, (width, height): (u32, u32), rgba: &[u8]) -> Result<(), Kind> {
        let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(rgba), width, height).map_err(failed)?;
        self.sheet.context.put_image_data(&image, f64::from(x / PIXEL), f64::from(y / PIXEL)).map_err(failed)
    }

    fn dash(&mut self, pattern: Option<[i32; 2]>) -> bool {
        self.sheet.dash[1] = pattern;
        true
    }

    fn begin_still(&mut self, wanted: u64) -> Result<bool, Kind> {
        let (before, count) = self.before;
        self.before = (wanted, if before == wanted { count.saturating_add(1) } else { 1 });
        if self.still.as_ref().is_some_and(|(_, drawn)| *drawn == wanted) {
            return Ok(false);
        }
        if self.before.1 < KEPT_FROM {
            return Ok(true);
        }
        if self.still.is_none() {
            let element = document().create_element("canvas").map_err(failed)?;
            self.still = Sheet::new(element.unchecked_into()).map(|sheet| (sheet, wanted));
        }
        let size = self.sheet.size;
        if let Some((still, drawn)) = &mut self.still {
            still.clear(size).map_err(failed)?;
            *drawn = wanted;
        }
        self.exchange();
        Ok(true)
    }

    fn end_still(&mut self) -> Result<(), Kind> {
        if self.is_still {
            self.exchange();
        }
        let Some((still, _)) = self.still.as_ref().filter(|(_, drawn)| self.before.0 == *drawn) else {
            return Ok(());
        };
        let [width, height] = still.extent();
        let onto = &self.sheet.context;
        onto.draw_image_with_html_canvas_element_and_dw_and_dh(&still.element, 0.0, 0.0, width, height).map_err(failed)
    }
}

impl DrawingBackend for Canvas {
    type ErrorType = CanvasError;

    fn get_size(&self) -> (u32, u32) {
        self.sheet.size.map(|length| length * PIXEL as u32).into()
    }

    fn ensure_prepared(&mut self) -> Result<(), Kind> {
        Ok(())
    }

    fn present(&mut self) -> Result<(), Kind> {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, color: BackendColor) -> Result<(), Kind> {
        self.shapes().draw_pixel(point, color).map_err(stroke_failed)
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Result<(), Kind> {
        self.shapes().draw_line(from, to, style).map_err(stroke_failed)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Result<(), Kind> {
        if !fill {
            return self.shapes().draw_rect(upper_left, bottom_right, style, fill).map_err(stroke_failed);
        }
        self.sheet.set_fill(style.color());
        let ([left, top], [right, bottom]) = (corner(upper_left), corner(bottom_right));
        self.sheet.context.fill_rect(left, top, right - left, bottom - top);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Result<(), Kind> {
        self.sheet.set_stroke(style);
        let is_dashed = self.sheet.set_dash();
        let context = &self.sheet.context;
        // The corner before, how far along the line it is, and how many corners the stroke has.
        let mut before: Option<([f64; 2], f64)> = None;
        let mut corners = 0;
        context.begin_path();
        for to in path.into_iter().map(corner) {
            let Some((from, along)) = before else {
                context.move_to(to[0], to[1]);
                before = Some((to, 0.0));
                continue;
            };
            context.line_to(to[0], to[1]);
            corners += 1;
            if corners % STROKE == 0 {
                context.stroke();
                context.begin_path();
                // From the corner before: the two strokes share what is between, and no gap is left at their joint.
                if is_dashed {
                    context.set_line_dash_offset(along);
                }
                context.move_to(from[0], from[1]);
                context.line_to(to[0], to[1]);
            }
            before = Some((to, along + (to[0] - from[0]).hypot(to[1] - from[1])));
        }
        if corners % STROKE > 0 || corners == 0 {
            context.stroke();
        }
        if is_dashed {
            context.set_line_dash_offset(0.0);
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Result<(), Kind> {
        let [x, y] = corner(center);
        self.sheet.context.begin_path();
        self.sheet.context.arc(x, y, f64::from(radius), 0.0, TAU).map_err(failed)?;
        if fill {
            self.sheet.set_fill(style.color());
            self.sheet.context.fill();
        } else {
            self.sheet.set_stroke(style);
            self.sheet.set_dash();
            self.sheet.context.stroke();
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Result<(), Kind> {
        self.shapes().fill_polygon(path, style).map_err(stroke_failed)
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> Result<(), Kind> {
        self.sheet.set_text(style);
        let [x, y] = corner(at);
        let context = &self.sheet.context;
        match style.transform() {
            FontTransform::None => context.fill_text(text, x, y).map_err(failed),
            turned => {
                context.save();
                let quarters = match turned {
                    FontTransform::None => 0.0,
                    FontTransform::Rotate90 => 1.0,
                    FontTransform::Rotate180 => 2.0,
                    FontTransform::Rotate270 => 3.0,
                };
                context.translate(x, y).map_err(failed)?;
                context.rotate(quarters * FRAC_PI_2).map_err(failed)?;
                context.fill_text(text, 0.0, 0.0).map_err(failed)?;
                context.restore();
                Ok(())
            }
        }
    }

    fn estimate_text_size<S: BackendTextStyle>(&self, text: &str, style: &S) -> Result<(u32, u32), Kind> {
        self.sheet.set_font(style);
        let width = self.sheet.context.measure_text(text).map_err(failed)?.width();
        Ok((width.ceil() as u32, style.size().ceil() as u32))
    }
}
