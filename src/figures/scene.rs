//! What a figure is before it is drawn: plain data in the figure's own units, with no pixel and no colour in it.
//!
//! A [`Scene`] has one or more [`Panel`]s; a panel has two [`Axis`]es and [`Mark`]s in data coordinates. What depends
//! on how many pixels there are (a raster, a long curve) is held as a function that the painter calls, so that the work
//! depends on pixels and not on positions.

mod axis;
mod common;

pub use self::axis::{Axis, Measure, Scale, Ticks};

use crate::core::encoding_raster::FADED;
use crate::params::{ParamId, Params};

/// A figure, ready to be painted, read aloud, or tested.
pub struct Scene {
    /// At least one; laid out as [`Scene::arrange`] says.
    pub panels: Vec<Panel>,
    /// How several panels share the canvas.
    pub arrange: Arrange,
    /// What there is to see, in one sentence with its numbers.
    pub caption: String,
    /// What else the numbers rest on: what was searched, what rounding leaves, how pixels stand for values.
    pub details: String,
    /// The picture in words, with its numbers, for those who do not see it.
    pub alt: String,
}

/// How the panels of a scene share its canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arrange {
    /// One above the other.
    Stack,
    /// Side by side while each is at least this many CSS pixels wide, then in further rows.
    Flow(f64),
    /// Likewise, with plots a little smaller where that gives the cells of their images whole pixels.
    Even(f64),
    /// Side by side where each is at least this many CSS pixels wide; on a narrower canvas the first panel alone.
    WithRoom(f64),
    /// Many small pictures to be compared at a glance: in as many columns as make their plots largest, with margins no
    /// wider than they need. The last panel alone has a scale of colours.
    Grid,
    /// Two panels that have this axis in common: the plot of the second is so many CSS pixels thick and stands beside
    /// that of the first (`Along::Y`), level with it, or below it (`Along::X`).
    Aside(Along, f64),
}

/// One pair of axes and what stands in it.
pub struct Panel {
    /// A short line above the panel.
    pub title: Option<String>,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// Whether one unit of `x` is as long as one unit of `y` (circles are round, matrices square).
    pub equal: bool,
    /// Painted in order; those with a label make the legend.
    pub marks: Vec<Mark>,
    /// The scale of colours, if colour carries a value.
    pub color_bar: Option<ColorBar>,
    /// The exact value near a point of the panel.
    pub read: Option<Read>,
    /// The exact value at the shared cursor, where the axes alone do not say where that stands.
    pub here: Option<Here>,
    /// What a hand that takes hold of the panel sets, where the axes alone do not say.
    pub grab: Option<Grab>,
}

/// Gives the reading at a point `[x, y]` of a panel, in data coordinates; `None` where there is nothing to read.
pub type Read = Box<dyn Fn([f64; 2]) -> Option<Reading>>;

/// Gives the reading at the shared cursor; `None` where the panel does not show it.
pub type Here = Box<dyn Fn(&Params) -> Option<Reading>>;

/// Gives the parameters set by a hand that took hold of a panel at the first place and is now at the second, in data
/// coordinates. A pointer that only passes over, and a click, take hold of nothing.
pub type Grab = Box<dyn Fn(&Params, Option<[f64; 2]>, [f64; 2]) -> Vec<(ParamId, f64)>>;

/// The exact value at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Where the value stands, after snapping to a position, a pair or an offset.
    pub at: [f64; 2],
    /// Coordinates and value in words, to six significant digits.
    pub text: String,
}

/// Something drawn in a panel.
pub enum Mark {
    /// Straight lines from point to point.
    Line {
        /// In data coordinates.
        points: Vec<[f64; 2]>,
        /// How it is drawn.
        pen: Pen,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// A function of x, asked for as many values as there are pixels.
    Curve {
        /// The function.
        curve: Curve,
        /// How it is drawn.
        pen: Pen,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// Round dots.
    Dots {
        /// In data coordinates.
        points: Vec<[f64; 2]>,
        /// Radius in CSS pixels.
        radius: f64,
        /// Colour.
        ink: Ink,
        /// Whether the dot is a ring.
        hollow: bool,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// A surface, so thin that what is under it shows through.
    Area {
        /// Its corners in data coordinates; the last is joined to the first.
        outline: Vec<[f64; 2]>,
        /// Colour.
        ink: Ink,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// Upright rectangles from the `y = 0` line.
    Bars {
        /// Left edge, right edge, height.
        bars: Vec<[f64; 3]>,
        /// Colour.
        ink: Ink,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// A straight line across the whole panel, at one value of one axis.
    Rule {
        /// The axis on which `at` stands.
        along: Along,
        /// The value.
        at: f64,
        /// How it is drawn; of no width, only its label is.
        pen: Pen,
        /// Written at the end of the rule, in the margin.
        label: Option<String>,
    },
    /// Words at a place.
    Label {
        /// In data coordinates.
        at: [f64; 2],
        /// Moved by this many CSS pixels, right and down, so that it stands beside its mark.
        shift: [f64; 2],
        /// What it says.
        text: String,
        /// Colour.
        ink: Ink,
    },
    /// An image computed for the pixels it covers.
    Raster(Raster),
    /// A mark that a term of the figure's formula stands for; see [`Mark::of`].
    Of {
        /// The term, as the formula names it.
        term: &'static str,
        /// The mark, which is not itself of a term.
        mark: Box<Mark>,
    },
}

/// The axis on which a rule's value stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// A vertical rule at a value of x.
    X,
    /// A horizontal rule at a value of y.
    Y,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// Colour.
    pub ink: Ink,
    /// Width in CSS pixels.
    pub width: f64,
    /// Whether it is dashed.
    pub dashed: bool,
}

impl Pen {
    /// A solid line, 1.5 CSS pixels wide.
    pub const fn solid(ink: Ink) -> Self {
        Self { ink, width: 1.5, dashed: false }
    }

    /// A dashed line, 1.5 CSS pixels wide.
    pub const fn dashed(ink: Ink) -> Self {
        Self { ink, width: 1.5, dashed: true }
    }

    /// The same pen with another width in CSS pixels.
    #[must_use]
    pub const fn width(self, width: f64) -> Self {
        Self { width, ..self }
    }
}

/// What a colour means; the theme says which colour it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// The sine: blue.
    Sin,
    /// The cosine: red.
    Cos,
    /// What a hand can take hold of: the accent colour, which links and buttons have too.
    Accent,
    /// The shared cursor, and nothing else: no datum, link or button has its colour.
    Cursor,
    /// As strong as text.
    Strong,
    /// Secondary lines and labels.
    Muted,
    /// Barely there.
    Faint,
    /// The paper itself, under words that must not be crossed and lines that would be lost on an image.
    Paper,
    /// One of an ordered series, 0 the first and 1 the last, in the sequential colours.
    Series(f64),
}

/// A function of x that can be drawn at any width.
pub struct Curve {
    /// The value at x.
    pub at: Box<dyn Fn(f64) -> f64>,
    /// The least and the largest value over `[a, b]`, for columns that hold more than one wave.
    pub range: Box<dyn Fn(f64, f64) -> (f64, f64)>,
    /// The shortest length in x over which the curve turns (half a wavelength); the painter draws min–max columns
    /// where a pixel is wider than half of it.
    pub feature: f64,
    /// Where the curve begins and ends.
    pub domain: [f64; 2],
}

/// An image whose values are computed for as many pixels as it covers.
pub struct Raster {
    /// Its left and right edge in data coordinates.
    pub x: [f64; 2],
    /// Its top and bottom edge in data coordinates.
    pub y: [f64; 2],
    /// Which colours.
    pub map: ColorMap,
    /// The values at the two ends of the colours.
    pub range: [f64; 2],
    /// Computes the values.
    pub fill: Fill,
    /// The numbers themselves, of which a pixel may show several.
    pub grid: Grid,
}

/// The numbers that an image is of, in equal cells.
pub struct Grid {
    /// How many from left to right, and from top to bottom.
    pub count: [usize; 2],
    /// The exact number in a column and a row, counted from the top left. Of angles, radians.
    pub value: Box<dyn Fn([usize; 2]) -> f64>,
}

/// Writes the values of `columns` × `rows` pixels, `[row][column]` from the top left, into the slice; [`LOST`] where a
/// pixel has none to show.
pub type Fill = Box<dyn Fn(usize, usize, &mut [f32])>;

/// The colours of a raster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorMap {
    /// For signed values around 0, which is the paper: blue below and red above; on light paper `RdBu` reversed.
    Diverging,
    /// For magnitudes: viridis.
    Sequential,
    /// For digits: dark for the lowest value, light for the highest, on any paper.
    Grey,
    /// For angles and the means of angles, a value being what [`on_disc`] gives: each direction has its colour, that of
    /// 0 being the paper, and the shorter a mean, the greyer.
    Phase,
}

/// What stands for the value of a pixel whose mean has lost the wave ([`FADED`]): it is hatched, and not taken for 0.
pub const LOST: f32 = f32::NAN;

/// Cells along a side of the square that [`on_disc`] counts. An odd number, so that one of them is in the middle.
pub const DISC: usize = 129;

/// The values at the two ends of [`ColorMap::Phase`].
pub const ON_DISC: [f64; 2] = [0.0, (DISC * DISC - 1) as f64];

/// An angle, or the mean of several, as a value of an image: in which cell of the square around the unit circle its sine
/// and its cosine lie, counted row by row. A cell is a 64th of the radius wide, less than anyone sees in the colours. A
/// mean so short that it has no direction is [`LOST`].
pub fn on_disc(sin: f32, cos: f32) -> f32 {
    const LAST: f32 = (DISC - 1) as f32;
    if sin * sin + cos * cos < FADED * FADED {
        return LOST;
    }
    let cell = |value: f32| ((value + 1.0) * (LAST / 2.0)).round_ties_even().clamp(0.0, LAST);
    cell(cos) * DISC as f32 + cell(sin)
}

/// The scale of colours beside a raster.
#[derive(Clone, Debug, PartialEq)]
pub struct ColorBar {
    /// Which colours.
    pub map: ColorMap,
    /// The values at the bottom and the top.
    pub range: [f64; 2],
    /// What the values are.
    pub label: String,
    /// Whether they have no unit in common with those of other encodings, as the values of a learned table.
    pub is_own: bool,
}

impl Mark {
    /// The same mark, which a term of the formula stands for (`\term{name}{…}` in `content/formulas.txt`): who points at
    /// the term sees it, and all others recede. Without a term, the mark as it is.
    #[must_use]
    pub fn of(self, term: impl Into<Option<&'static str>>) -> Self {
        match term.into() {
            Some(term) => Self::Of { term, mark: Box::new(self) },
            None => self,
        }
    }

    /// The term that stands for it, if one does.
    pub fn term(&self) -> Option<&'static str> {
        if let Self::Of { term, .. } = self { Some(term) } else { None }
    }

    /// The mark itself, whatever stands for it.
    pub fn plain(&self) -> &Self {
        if let Self::Of { mark, .. } = self { mark } else { self }
    }

    /// The mark, if it is an image.
    pub fn image(&self) -> Option<&Raster> {
        if let Self::Raster(image) = self.plain() { Some(image) } else { None }
    }

    fn image_mut(&mut self) -> Option<&mut Raster> {
        match self {
            Self::Raster(image) => Some(image),
            Self::Of { mark, .. } => mark.image_mut(),
            _ => None,
        }
    }

    /// The mark's name in the legend. Rules carry theirs at their end instead.
    pub fn legend(&self) -> Option<&str> {
        match self.plain() {
            Self::Line { label, .. }
            | Self::Curve { label, .. }
            | Self::Dots { label, .. }
            | Self::Area { label, .. }
            | Self::Bars { label, .. } => label.as_deref(),
            Self::Rule { .. } | Self::Label { .. } | Self::Raster(_) | Self::Of { .. } => None,
        }
    }
}

impl Panel {
    /// Two axes and marks, and nothing else.
    pub fn new(x: Axis, y: Axis, marks: Vec<Mark>) -> Self {
        Self { title: None, x, y, equal: false, marks, color_bar: None, read: None, here: None, grab: None }
    }

    /// Whether a place on the panel is a pair of positions: the earlier is then the cursor, the other is k further on.
    pub fn pairs_positions(&self) -> bool {
        self.x.measures == Measure::Pos && self.y.measures == Measure::Pos
    }

    /// Whether both the cursor and the position k further on have their place in it: a matrix of positions, or a line of words.
    pub(crate) fn holds_both(&self) -> bool {
        self.pairs_positions() || self.x.measures == Measure::Pos && matches!(self.x.ticks, Ticks::Words(_))
    }

    /// Whether its axes have nothing to say: no lines and no names are drawn for them, and they need no margins.
    pub fn is_bare(&self) -> bool {
        matches!((&self.x.ticks, &self.y.ticks), (Ticks::None, Ticks::None))
    }

    /// Whether one of its marks is an image.
    pub fn has_image(&self) -> bool {
        self.images().next().is_some()
    }

    /// The images among its marks.
    pub fn images(&self) -> impl Iterator<Item = &Raster> {
        self.marks.iter().filter_map(Mark::image)
    }

    /// Whether marks may reach beyond its axes, so that its plot cuts them off.
    pub fn is_held(&self) -> bool {
        self.x.is_held || self.y.is_held
    }

    /// Whether what stands in the other panel can be drawn on the axes of this one: both measure the same in one way.
    pub fn is_like(&self, other: &Self) -> bool {
        self.x.is_like(&other.x) && self.y.is_like(&other.y)
    }
}
