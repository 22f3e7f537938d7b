//! A surface that draws an SVG and keeps a record of every call, so that tests can ask where things were placed.

use std::ops::Range;

use phasor_figures::paint::{
    CanvasSpec, Drawn, PIXEL, PaintError, PlottersSurface, Stroke, Surface, TextStyle, glyph_widths,
};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{BackendColor, BackendCoord};
use plotters_svg::SVGBackend;

/// A rectangle: left, top, right and bottom in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Extent(pub(crate) [f64; 4]);

#[allow(dead_code, reason = "not every file of tests asks where things are")]
impl Extent {
    /// Whether it lies within `spec`, or at most `slack` CSS pixels outside.
    pub(crate) fn within(&self, spec: CanvasSpec, slack: f64) -> bool {
        let [left, top, right, bottom] = self.0;
        left >= -slack && top >= -slack && right <= spec.width + slack && bottom <= spec.height + slack
    }

    /// How far `other` extends outside `self`; 0 or negative if it lies inside.
    pub(crate) fn beyond(&self, other: &Self) -> f64 {
        let ([l0, t0, r0, b0], [l1, t1, r1, b1]) = (self.0, other.0);
        (l0 - l1).max(t0 - t1).max(r1 - r0).max(b1 - b0)
    }

    /// Whether the two have an area in common.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        let ([l0, t0, r0, b0], [l1, t1, r1, b1]) = (self.0, other.0);
        l0 < r1 && l1 < r0 && t0 < b1 && t1 < b0
    }

    pub(crate) fn centre(&self) -> [f64; 2] {
        let [left, top, right, bottom] = self.0;
        [left.midpoint(right), top.midpoint(bottom)]
    }

    pub(crate) fn contains(&self, [x, y]: [f64; 2]) -> bool {
        let [left, top, right, bottom] = self.0;
        (left..=right).contains(&x) && (top..=bottom).contains(&y)
    }

    /// Smaller by the fraction `part` of its width and height, about the same centre.
    pub(crate) fn shrunk(&self, part: f64) -> Self {
        let [left, top, right, bottom] = self.0;
        let [x, y] = [(right - left) * part / 2.0, (bottom - top) * part / 2.0];
        Self([left + x, top + y, right - x, bottom - y])
    }
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    Path {
        width: f64,
        points: usize,
    },
    Area {
        points: usize,
    },
    Rect,
    Circle,
    /// `anchor`: the fractions of the text's width and height that lie to the left of and above the point it is drawn at.
    Text {
        text: String,
        anchor: [f64; 2],
        size: f64,
    },
    Image {
        columns: u32,
        rows: u32,
        bytes: usize,
    },
}

/// A call, with the smallest rectangle that holds what it drew. The width of a stroke is not included, except a ring's.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Call {
    pub(crate) kind: Kind,
    pub(crate) extent: Extent,
    /// At which rectangle it was cut off.
    pub(crate) clip: Option<Extent>,
}

/// The surface: everything goes on to an SVG.
pub(crate) struct Recorder<'a> {
    svg: PlottersSurface<SVGBackend<'a>>,
    /// Units in a CSS pixel.
    unit: f64,
    pub(crate) calls: Vec<Call>,
    clip: Option<Extent>,
    /// The layer that a canvas would keep: its key, and the range of the calls that drew it.
    pub(crate) static_part: (u64, Range<usize>),
}

impl<'a> Recorder<'a> {
    /// Draws into `svg`, which is complete once the recorder is dropped.
    pub(crate) fn new(svg: &'a mut String, spec: CanvasSpec) -> Self {
        let unit = spec.ratio * f64::from(PIXEL);
        let size = [spec.width, spec.height].map(|css| (css * unit).round() as u32);
        Self {
            svg: PlottersSurface::new(SVGBackend::with_string(svg, size.into())).expect("a text can be written to"),
            unit,
            calls: Vec::new(),
            clip: None,
            static_part: (0, 0..0),
        }
    }

    fn record(&mut self, kind: Kind, corners: &[(f64, f64)]) {
        let all = |[left, top, right, bottom]: [f64; 4], (x, y): &(f64, f64)| {
            [left.min(*x), top.min(*y), right.max(*x), bottom.max(*y)]
        };
        let (most, least) = (f64::INFINITY, f64::NEG_INFINITY);
        let extent = Extent(corners.iter().fold([most, most, least, least], all).map(|length| length / self.unit));
        self.calls.push(Call { kind, extent, clip: self.clip });
    }
}

fn exact((x, y): BackendCoord) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

impl Surface for Recorder<'_> {
    fn clip(&mut self, to: Option<[BackendCoord; 2]>) -> Drawn {
        let extent = |[(left, top), (right, bottom)]: [BackendCoord; 2]| {
            Extent([left, top, right, bottom].map(|length| f64::from(length) / self.unit))
        };
        self.clip = to.map(extent);
        Ok(())
    }

    fn begin_static(&mut self, key: u64) -> Result<bool, PaintError> {
        self.static_part = (key, self.calls.len()..self.calls.len());
        Ok(true)
    }

    fn end_static(&mut self) -> Drawn {
        self.static_part.1.end = self.calls.len();
        Ok(())
    }

    fn rect(&mut self, corners: [BackendCoord; 2], color: BackendColor) -> Drawn {
        self.record(Kind::Rect, &corners.map(exact));
        self.svg.rect(corners, color)
    }

    fn path(&mut self, points: &[BackendCoord], stroke: Stroke) -> Drawn {
        let corners: Vec<_> = points.iter().copied().map(exact).collect();
        let width = f64::from(stroke.width) / self.unit;
        self.record(Kind::Path { width, points: points.len() }, &corners);
        self.svg.path(points, stroke)
    }

    fn polygon(&mut self, outline: &[BackendCoord], color: BackendColor) -> Drawn {
        let corners: Vec<_> = outline.iter().copied().map(exact).collect();
        self.record(Kind::Area { points: outline.len() }, &corners);
        self.svg.polygon(outline, color)
    }

    fn circle(&mut self, center: BackendCoord, radius: u32, stroke: Stroke, is_filled: bool) -> Drawn {
        let (x, y) = exact(center);
        // A ring's stroke lies half outside its radius.
        let reach = f64::from(radius) + if is_filled { 0.0 } else { f64::from(stroke.width) / 2.0 };
        self.record(Kind::Circle, &[(x - reach, y - reach), (x + reach, y + reach)]);
        self.svg.circle(center, radius, stroke, is_filled)
    }

    fn text(&mut self, text: &str, style: TextStyle, at: BackendCoord) -> Drawn {
        let (x, y) = exact(at);
        let [width, height] = [text.chars().map(glyph_widths::width).sum::<f64>() * style.size, style.size];
        let anchor = [
            match style.anchor.0 {
                HPos::Left => 0.0,
                HPos::Center => 0.5,
                HPos::Right => 1.0,
            },
            match style.anchor.1 {
                VPos::Top => 0.0,
                VPos::Center => 0.5,
                VPos::Bottom => 1.0,
            },
        ];
        let [before, above] = [width * anchor[0], height * anchor[1]];
        let corners = [(x - before, y - above), (x + width - before, y + height - above)];
        let kind = Kind::Text { text: text.to_owned(), anchor, size: style.size / self.unit };
        self.record(kind, &corners);
        self.svg.text(text, style, at)
    }

    /// One rectangle, of the colour of its first pixel, stands for the image: `SVGBackend` would draw it pixel by pixel.
    fn image(&mut self, at: BackendCoord, (columns, rows): (u32, u32), rgba: &[u8]) -> Drawn {
        let to = (at.0 + columns as i32 * PIXEL, at.1 + rows as i32 * PIXEL);
        self.record(Kind::Image { columns, rows, bytes: rgba.len() }, &[exact(at), exact(to)]);
        self.svg.rect([at, to], BackendColor { alpha: 1.0, rgb: (rgba[0], rgba[1], rgba[2]) })
    }
}
