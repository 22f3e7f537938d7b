//! A surface that writes lines, shapes, text and images as SVG elements, in the painter's units.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{BackendColor, BackendCoord};
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, Event};

use super::words;
use crate::export::image;
use crate::paint::{Drawn, PIXEL, PaintError, Stroke, Surface, TextStyle};

/// Writes one element per call.
pub(super) struct SvgSurface<'a> {
    writer: &'a mut Writer<Vec<u8>>,
    dash: Option<[i32; 2]>,
    /// Number of clip paths so far, from which each gets its id.
    clips: usize,
    is_clipped: bool,
}

/// Name and value of an attribute.
type Attribute = (&'static str, String);

impl<'a> SvgSurface<'a> {
    pub(super) fn new(writer: &'a mut Writer<Vec<u8>>) -> Self {
        Self { writer, dash: None, clips: 0, is_clipped: false }
    }

    fn element(&mut self, name: &str, attributes: impl IntoIterator<Item = Attribute>) -> Drawn {
        let attributes: Vec<Attribute> = attributes.into_iter().collect();
        let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
        let written = self.writer.create_element(name).with_attributes(attributes).write_empty();
        written.map(drop).map_err(PaintError::new)
    }

    fn event(&mut self, event: Event<'_>) -> Drawn {
        self.writer.write_event(event).map_err(PaintError::new)
    }

    /// The attributes of a stroked outline.
    fn stroke(&self, stroke: Stroke) -> Vec<Attribute> {
        let mut all = vec![("fill", "none".into()), ("stroke-width", stroke.width.to_string())];
        all.push(("stroke-linejoin", "round".into()));
        all.extend(color(["stroke", "stroke-opacity"], stroke.color));
        all.extend(self.dash.map(|[drawn, blank]| ("stroke-dasharray", format!("{drawn} {blank}"))));
        all
    }
}

/// The attributes of a filled shape.
fn fill(of: BackendColor) -> Vec<Attribute> {
    color(["fill", "fill-opacity"], of)
}

/// A colour attribute, and an opacity attribute if it is not fully opaque.
fn color([name, opacity]: [&'static str; 2], BackendColor { alpha, rgb: (r, g, b) }: BackendColor) -> Vec<Attribute> {
    let mut all = vec![(name, format!("#{r:02x}{g:02x}{b:02x}"))];
    all.extend((alpha < 1.0).then(|| (opacity, alpha.to_string())));
    all
}

fn points(path: &[BackendCoord]) -> String {
    path.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

impl Surface for SvgSurface<'_> {
    fn image(&mut self, (x, y): BackendCoord, size: (u32, u32), rgba: &[u8]) -> Drawn {
        let [width, height] = [size.0, size.1].map(|length| (length * PIXEL as u32).to_string());
        let (size, rgba) = image::without_repeated_columns(size, rgba);
        let data = STANDARD.encode(image::encoded(size, &rgba).map_err(PaintError::new)?);
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

    fn clip(&mut self, to: Option<[BackendCoord; 2]>) -> Drawn {
        if self.is_clipped {
            self.event(Event::End(BytesEnd::new("g")))?;
        }
        self.is_clipped = to.is_some();
        let Some([from, to]) = to else { return Ok(()) };
        self.clips += 1;
        let name = format!("plot-{}", self.clips);
        self.event(Event::Start(BytesStart::new("clipPath").with_attributes([("id", &*name)])))?;
        self.rect([from, to], BackendColor { alpha: 1.0, rgb: (0, 0, 0) })?;
        self.event(Event::End(BytesEnd::new("clipPath")))?;
        self.event(Event::Start(BytesStart::new("g").with_attributes([("clip-path", &*format!("url(#{name})"))])))
    }

    fn dash(&mut self, pattern: Option<[i32; 2]>) -> bool {
        self.dash = pattern;
        true
    }

    fn rect(&mut self, [from, to]: [BackendCoord; 2], color: BackendColor) -> Drawn {
        let geometry = [("x", from.0), ("y", from.1), ("width", to.0 - from.0), ("height", to.1 - from.1)];
        self.element("rect", geometry.into_iter().map(|(name, value)| (name, value.to_string())).chain(fill(color)))
    }

    fn path(&mut self, path: &[BackendCoord], stroke: Stroke) -> Drawn {
        let stroke = self.stroke(stroke);
        self.element("polyline", [("points", points(path))].into_iter().chain(stroke))
    }

    fn polygon(&mut self, outline: &[BackendCoord], color: BackendColor) -> Drawn {
        self.element("polygon", [("points", points(outline))].into_iter().chain(fill(color)))
    }

    fn circle(&mut self, center: BackendCoord, radius: u32, stroke: Stroke, is_filled: bool) -> Drawn {
        let geometry = [("cx", center.0.to_string()), ("cy", center.1.to_string()), ("r", radius.to_string())];
        let style = if is_filled { fill(stroke.color) } else { self.stroke(stroke) };
        self.element("circle", geometry.into_iter().chain(style))
    }

    fn text(&mut self, text: &str, style: TextStyle, (x, y): BackendCoord) -> Drawn {
        // Distance from the anchor down to the baseline, because few programs support other baselines. The factors are
        // in ems; common sans-serif fonts have an ascent of 0.8 and a descent of 0.2.
        let down = style.size
            * match style.anchor.1 {
                VPos::Top => 0.8,
                VPos::Center => 0.35,
                VPos::Bottom => -0.2,
            };
        let anchor = match style.anchor.0 {
            HPos::Left => "start",
            HPos::Center => "middle",
            HPos::Right => "end",
        };
        let mut attributes = vec![
            ("x", x.to_string()),
            ("y", (f64::from(y) + down).round().to_string()),
            ("text-anchor", anchor.into()),
            ("font-family", style.family().into()),
            ("font-size", style.size.round().to_string()),
        ];
        attributes.extend(color(["fill", "fill-opacity"], style.color));
        let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
        let written = self.writer.create_element("text").with_attributes(attributes).write_text_content(words(text));
        written.map(drop).map_err(PaintError::new)
    }
}
