//! The description of a figure before it is drawn: plain data in the figure's own units, without pixels or colours.
//!
//! A [`Scene`] has one or more [`Panel`]s; a panel has two [`Axis`]es and [`Mark`]s in data coordinates. Data that
//! depends on the resolution (a raster, a long curve) is a function that the painter calls, so that its cost depends on
//! the number of pixels and not on the number of positions.

mod axis;
mod common;
mod ink;

pub use self::axis::{Axis, Measure, Scale, Ticks};
pub use self::ink::{Ink, Pen};

use crate::core::encoding_raster::FADED;
use crate::params::{ParamId, Params};

/// A figure, ready to be painted, read by a screen reader, or tested.
pub struct Scene {
    /// At least one; laid out according to [`Scene::arrange`].
    pub panels: Vec<Panel>,
    /// How the panels are arranged on the canvas.
    pub arrange: Arrange,
    /// One sentence on what the figure shows, with its numbers.
    pub caption: String,
    /// Further notes on the numbers: what was searched, the effect of rounding, how pixels represent values.
    pub details: String,
    /// Alternative text: the picture in words, with its numbers.
    pub alt: String,
}

/// The layout of a scene's panels on its canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arrange {
    /// One above the other.
    Stack,
    /// In rows in which each panel is at least this many CSS pixels wide.
    Flow(f64),
    /// Like `Flow`, with plots shrunk slightly where that gives the cells of their images whole pixels.
    Even(f64),
    /// Side by side if each is at least this many CSS pixels wide; on a narrower canvas only the first panel.
    WithRoom(f64),
    /// Small multiples, compared at a glance: as many columns as make the plots largest, with margins no wider than
    /// needed. Only the last panel has a colour bar.
    Grid,
    /// Two panels with this axis in common. The plot of the second is this many CSS pixels thick, and aligned with the
    /// plot of the first: beside it (`Direction::Y`) or below it (`Direction::X`).
    Aside(Direction, f64),
}

/// Two axes and the marks in their plot.
pub struct Panel {
    /// A short title above the panel.
    pub title: Option<String>,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// Whether one unit of `x` is as long as one unit of `y` (circles are round, matrices square).
    pub equal: bool,
    /// Painted in order, except that images come first and text labels last.
    pub marks: Vec<Mark>,
    /// The colour bar, if colour encodes a value.
    pub color_bar: Option<ColorBar>,
    /// The exact value near a point of the panel.
    pub read: Option<Read>,
    /// The exact value at the shared cursor, where the axes do not determine its position.
    pub cursor_reading: Option<CursorReading>,
    /// The parameters that dragging on the panel sets, where the axes do not determine them.
    pub drag: Option<Drag>,
}

/// Returns the reading at a point `[x, y]` of a panel, in data coordinates; `None` if there is no value.
pub type Read = Box<dyn Fn([f64; 2]) -> Option<Reading>>;

/// Returns the reading at the shared cursor; `None` if the panel does not show it.
pub type CursorReading = Box<dyn Fn(&Params) -> Option<Reading>>;

/// Returns the parameters set by dragging from the first point to the second, in data coordinates. The first is `None`
/// for a hover or a click.
pub type Drag = Box<dyn Fn(&Params, Option<[f64; 2]>, [f64; 2]) -> Vec<(ParamId, f64)>>;

/// The exact value at a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The point of the value, after snapping to a position, a pair or an offset.
    pub at: [f64; 2],
    /// Coordinates and value as text, with six significant digits.
    pub text: String,
}

/// A graphical mark in a panel.
pub enum Mark {
    /// Straight lines from point to point.
    Line {
        /// In data coordinates.
        points: Vec<[f64; 2]>,
        /// How it is drawn. With width 0, it is drawn only while its term is highlighted.
        pen: Pen,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// A function of x, evaluated as often as its width in pixels requires.
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
        /// Whether the dot is drawn as a ring.
        hollow: bool,
        /// Its name in the legend.
        label: Option<String>,
    },
    /// A filled area, transparent enough for marks under it to be visible.
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
        /// The axis on which `at` is a value.
        along: Direction,
        /// The value.
        at: f64,
        /// How the line is drawn. With width 0, only its label is drawn.
        pen: Pen,
        /// Drawn in the margin, at the end of the rule.
        label: Option<String>,
    },
    /// A text label.
    Label {
        /// In data coordinates.
        at: [f64; 2],
        /// Offset in CSS pixels, right and down, so that the label is beside its mark.
        shift: [f64; 2],
        /// On which side of that point the text is.
        side: Side,
        /// The text.
        text: String,
        /// Colour.
        ink: Ink,
    },
    /// An image computed at the resolution at which it is shown.
    Raster(Raster),
    /// A mark that belongs to a term of the figure's formula; see [`Mark::of`].
    Of {
        /// The term, as the formula names it.
        term: &'static str,
        /// The mark; not itself `Of`.
        mark: Box<Mark>,
    },
}

/// The place of a label's text relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Centred on the point.
    Middle,
    /// To the left: the text ends at the point.
    Left,
    /// To the right: the text begins at the point.
    Right,
}

impl Side {
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::Middle => Self::Middle,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// One of the two axes; for a rule, the axis of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// The horizontal axis, x; its rules are vertical.
    X,
    /// The vertical axis, y; its rules are horizontal.
    Y,
}

/// A function of x that can be drawn at any width.
pub struct Curve {
    /// The value at x.
    pub at: Box<dyn Fn(f64) -> f64>,
    /// The minimum and maximum over `[a, b]`, for waves too short to be drawn as a line.
    pub range: Box<dyn Fn(f64, f64) -> (f64, f64)>,
    /// The shortest length in x between a minimum and a maximum (half a wavelength). Where a pixel is wider than
    /// 0.4 of it, the painter draws the range of each pixel column instead of a line.
    pub feature: f64,
    /// The interval of x on which the curve is defined.
    pub domain: [f64; 2],
}

/// An image whose values are computed at the resolution at which it is shown.
pub struct Raster {
    /// Its left and right edge in data coordinates.
    pub x: [f64; 2],
    /// Its top and bottom edge in data coordinates.
    pub y: [f64; 2],
    /// The colour map.
    pub map: ColorMap,
    /// The values at the two ends of the colour map.
    pub range: [f64; 2],
    /// Computes the values of the pixels.
    pub fill: Fill,
    /// The underlying numbers, of which a pixel may show several.
    pub grid: Grid,
}

/// The numbers behind an image, as a grid of equal cells.
pub struct Grid {
    /// Number of columns and rows.
    pub count: [usize; 2],
    /// The exact number at a column and row, counted from the top left. Angles are in radians.
    pub value: Box<dyn Fn([usize; 2]) -> f64>,
}

/// Writes the values of `columns` × `rows` pixels, `[row][column]` from the top left, into the slice; [`MISSING`] for a
/// pixel without a value.
pub type Fill = Box<dyn Fn(usize, usize, &mut [f32])>;

/// The colour map of a raster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorMap {
    /// For signed values: 0 has nearly the background colour, negative values are blue, positive ones red.
    Diverging,
    /// For distances: 0 is dark, far is light, on any background.
    Distance,
    /// For weights, such as those of attention: the reverse of [`ColorMap::Distance`], so that a large weight is dark.
    Weight,
    /// For positions in their order, from navy to gold.
    Position,
    /// For digits: dark for the lowest value, light for the highest, on any background.
    Grey,
    /// For angles and means of angles, with values from [`on_disc`]: each direction has a colour, with angle 0 in the
    /// background colour; the shorter a mean, the greyer.
    Phase,
}

/// The value of a pixel whose mean is too short to have a direction ([`FADED`]): it is hatched, so that it is not
/// mistaken for 0.
pub const MISSING: f32 = f32::NAN;

/// Cells per side of the square that [`on_disc`] indexes. Odd, so that one cell is in the middle.
pub const DISC: usize = 129;

/// The values at the two ends of [`ColorMap::Phase`].
pub const ON_DISC: [f64; 2] = [0.0, (DISC * DISC - 1) as f64];

/// Encodes an angle, or the mean of several, as a value of an image: the row-major index of the cell of the square
/// around the unit circle that contains its sine and cosine. A cell is 1/64 of the radius wide, finer than visible
/// steps of colour. A mean too short to have a direction is [`MISSING`].
pub fn on_disc(sin: f32, cos: f32) -> f32 {
    const LAST: f32 = (DISC - 1) as f32;
    if sin * sin + cos * cos < FADED * FADED {
        return MISSING;
    }
    let cell = |value: f32| ((value + 1.0) * (LAST / 2.0)).round_ties_even().clamp(0.0, LAST);
    cell(cos) * DISC as f32 + cell(sin)
}

/// The colour bar beside a raster.
#[derive(Clone, Debug, PartialEq)]
pub struct ColorBar {
    /// The colour map.
    pub map: ColorMap,
    /// The values at the bottom and the top.
    pub range: [f64; 2],
    /// The quantity that the values measure.
    pub label: String,
    /// Whether its values have no common unit with other encodings, like the entries of a learned table.
    pub has_own_unit: bool,
}

impl Mark {
    /// Attaches a formula term to the mark (`\term{name}{…}` in `content/formulas.txt`): pointing at the term
    /// highlights the mark and fades all others. With `None` the mark is returned unchanged.
    #[must_use]
    pub fn of(self, term: impl Into<Option<&'static str>>) -> Self {
        match term.into() {
            Some(term) => Self::Of { term, mark: Box::new(self) },
            None => self,
        }
    }

    /// Its formula term, if any.
    pub fn term(&self) -> Option<&'static str> {
        if let Self::Of { term, .. } = self { Some(term) } else { None }
    }

    /// The mark itself, without a term.
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

    /// Its name in the legend. Rules are labelled at their end instead.
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
    /// A panel with two axes and marks only.
    pub fn new(x: Axis, y: Axis, marks: Vec<Mark>) -> Self {
        Self { title: None, x, y, equal: false, marks, color_bar: None, read: None, cursor_reading: None, drag: None }
    }

    /// Whether a point of the panel is a pair of positions: the earlier one is the cursor, the other is k further on.
    pub fn pairs_positions(&self) -> bool {
        self.x.measures == Measure::Pos && self.y.measures == Measure::Pos
    }

    /// Whether its rows are words, among which are that at the cursor and that k further on.
    pub(crate) fn lists_words(&self) -> bool {
        self.y.measures == Measure::Pos && matches!(self.y.ticks, Ticks::At(_))
    }

    /// Whether its axes are hidden: without ticks and labels, and without margins for them.
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

    /// Whether marks may extend beyond its axes and must be clipped to the plot.
    pub fn is_frozen(&self) -> bool {
        self.x.is_frozen || self.y.is_frozen
    }

    /// Whether the marks of the other panel can be drawn on the axes of this one: both axes measure the same.
    pub fn is_like(&self, other: &Self) -> bool {
        self.x.is_like(&other.x) && self.y.is_like(&other.y)
    }
}
