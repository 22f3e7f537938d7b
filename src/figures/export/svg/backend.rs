//! A backend that writes lines, shapes, text and images as SVG elements, in the painter's units.

use std::io;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind, FontTransform,
};
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, Event};

use super::{SvgError, words};
use crate::export::image;
use crate::paint::{Backend, PIXEL};

/// Writes one element per call.
pub(super) struct SvgBackend<'a> {
    writer: &'a mut Writer<Vec<u8>>,
    size: [u32; 2],
    dash: Option<[i32; 2]>,
    /// Number of clip paths so far, from which each gets its id.
    clips: usize,
    is_clipped: bool,
}

type Kind = DrawingErrorKind<SvgError>;
type DrawResult = Result<(), Kind>;

fn failed(error: impl Into<SvgError>) -> Kind {
    DrawingErrorKind::DrawingError(error.into())
}

/// Name and value of an attribute.
type Attribute = (&'static str, String);

impl<'a> SvgBackend<'a> {
    pub(super) fn new(writer: &'a mut Writer<Vec<u8>>, size: [u32; 2]) -> Self {
        Self { writer, size, dash: None, clips: 0, is_clipped: false }
    }

    fn element(&mut self, name: &str, attributes: impl IntoIterator<Item = Attribute>) -> DrawResult {
        let attributes: Vec<Attribute> = attributes.into_iter().collect();
        let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
        let written = self.writer.create_element(name).with_attributes(attributes).write_empty();
        written.map(drop).map_err(|error: io::Error| failed(error))
    }

    fn event(&mut self, event: Event<'_>) -> DrawResult {
        self.writer.write_event(event).map_err(failed)
    }

    /// The attributes of a stroked outline.
    fn stroke<S: BackendStyle>(&self, style: &S) -> Vec<Attribute> {
        let mut all = vec![("fill", "none".into()), ("stroke-width", style.stroke_width().to_string())];
        all.push(("stroke-linejoin", "round".into()));
        all.extend(color(["stroke", "stroke-opacity"], style.color()));
        all.extend(self.dash.map(|[drawn, blank]| ("stroke-dasharray", format!("{drawn} {blank}"))));
        all
    }

    /// The attributes of a shape, filled or stroked.
    fn style<S: BackendStyle>(&self, style: &S, is_filled: bool) -> Vec<Attribute> {
        if is_filled { color(["fill", "fill-opacity"], style.color()) } else { self.stroke(style) }
    }
}

/// A colour attribute, and an opacity attribute if it is not fully opaque.
fn color([name, opacity]: [&'static str; 2], BackendColor { alpha, rgb: (r, g, b) }: BackendColor) -> Vec<Attribute> {
    let mut all = vec![(name, format!("#{r:02x}{g:02x}{b:02x}"))];
    all.extend((alpha < 1.0).then(|| (opacity, alpha.to_string())));
    all
}

fn points(path: impl IntoIterator<Item = BackendCoord>) -> String {
    path.into_iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

impl Backend for SvgBackend<'_> {
    fn image(&mut self, (x, y): BackendCoord, size: (u32, u32), rgba: &[u8]) -> DrawResult {
        let [width, height] = [size.0, size.1].map(|length| (length * PIXEL as u32).to_string());
        let (size, rgba) = image::without_repeated_columns(size, rgba);
        let data = STANDARD.encode(image::encoded(size, &rgba).map_err(failed)?);
        let attributes = [
            ("x", x.to_string()),
            ("y", y.to_string()),
            ("width", width),
            ("height", height),
            ("preserveAspectRatio", "none".into()),
            ("image-rendering", "pixelated".into()),
            // Programs older than SVG 2 only know `xlink:href`.
            ("xlink:href", format!("data:image/png;base64,{data}")),
        ];
        self.element("image", attributes)
    }

    fn clip(&mut self, to: Option<[BackendCoord; 2]>) -> DrawResult {
        if self.is_clipped {
            self.event(Event::End(BytesEnd::new("g")))?;
        }
        self.is_clipped = to.is_some();
        let Some([from, to]) = to else { return Ok(()) };
        self.clips += 1;
        let name = format!("plot-{}", self.clips);
        self.event(Event::Start(BytesStart::new("clipPath").with_attributes([("id", &*name)])))?;
        self.draw_rect(from, to, &BackendColor { alpha: 1.0, rgb: (0, 0, 0) }, true)?;
        self.event(Event::End(BytesEnd::new("clipPath")))?;
        self.event(Event::Start(BytesStart::new("g").with_attributes([("clip-path", &*format!("url(#{name})"))])))
    }

    fn dash(&mut self, pattern: Option<[i32; 2]>) -> bool {
        self.dash = pattern;
        true
    }
}

impl DrawingBackend for SvgBackend<'_> {
    type ErrorType = SvgError;

    fn get_size(&self) -> (u32, u32) {
        self.size.into()
    }

    fn ensure_prepared(&mut self) -> DrawResult {
        Ok(())
    }

    fn present(&mut self) -> DrawResult {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, color: BackendColor) -> DrawResult {
        self.draw_rect((x, y), (x + 1, y + 1), &color, true)
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> DrawResult {
        self.draw_path([from, to], style)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        fill: bool,
    ) -> DrawResult {
        let geometry = [("x", from.0), ("y", from.1), ("width", to.0 - from.0), ("height", to.1 - from.1)];
        let style = self.style(style, fill);
        self.element("rect", geometry.into_iter().map(|(name, value)| (name, value.to_string())).chain(style))
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> DrawResult {
        let style = self.stroke(style);
        self.element("polyline", [("points", points(path))].into_iter().chain(style))
    }

    fn draw_circle<S: BackendStyle>(&mut self, center: BackendCoord, radius: u32, style: &S, fill: bool) -> DrawResult {
        let geometry = [("cx", center.0.to_string()), ("cy", center.1.to_string()), ("r", radius.to_string())];
        let style = self.style(style, fill);
        self.element("circle", geometry.into_iter().chain(style))
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> DrawResult {
        let style = self.style(style, true);
        self.element("polygon", [("points", points(path))].into_iter().chain(style))
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, (x, y): BackendCoord) -> DrawResult {
        // Distance from the anchor down to the baseline, because few programs support other baselines. The factors are
        // in ems; common sans-serif fonts have an ascent of 0.8 and a descent of 0.2.
        let down = style.size()
            * match style.anchor().v_pos {
                VPos::Top => 0.8,
                VPos::Center => 0.35,
                VPos::Bottom => -0.2,
            };
        let anchor = match style.anchor().h_pos {
            HPos::Left => "start",
            HPos::Center => "middle",
            HPos::Right => "end",
        };
        let rotation = match style.transform() {
            FontTransform::None => None,
            FontTransform::Rotate90 => Some(90),
            FontTransform::Rotate180 => Some(180),
            FontTransform::Rotate270 => Some(270),
        };
        let mut attributes = vec![("x", x.to_string()), ("y", (f64::from(y) + down).round().to_string())];
        attributes.extend(rotation.map(|degrees| ("transform", format!("rotate({degrees} {x} {y})"))));
        attributes.extend([
            ("text-anchor", anchor.into()),
            ("font-family", style.family().as_str().into()),
            ("font-size", style.size().round().to_string()),
        ]);
        attributes.extend(color(["fill", "fill-opacity"], style.color()));
        let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
        let written = self.writer.create_element("text").with_attributes(attributes).write_text_content(words(text));
        written.map(drop).map_err(failed)
    }
}
