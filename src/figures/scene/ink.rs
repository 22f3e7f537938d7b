//! The meanings of colours, and how lines are drawn.

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

    /// The line of one of up to four series that a figure compares, such as methods. They differ in width and dashes:
    /// each colour has another meaning.
    ///
    /// # Panics
    /// From the fifth on: figures with more need other means than lines that look different.
    pub const fn series(index: usize) -> Self {
        match index {
            0 => Self::solid(Ink::Strong).width(2.5),
            1 => Self::dashed(Ink::Muted),
            2 => Self::solid(Ink::Strong).width(1.0),
            3 => Self::dashed(Ink::Strong).width(2.0),
            _ => panic!("at most four series"),
        }
    }

    /// The same pen with another width in CSS pixels.
    #[must_use]
    pub const fn width(self, width: f64) -> Self {
        Self { width, ..self }
    }
}

/// The meaning of a colour; the theme maps it to a colour. Each has one meaning in all figures and on the page
/// (`docs/architecture.md`); red and blue mean the sign, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// Sines: teal. Their curves are solid, their dots filled.
    Sin,
    /// Cosines: violet. Their curves are dashed, their dots hollow.
    Cos,
    /// A parameter that can be dragged here or by its slider, and its current value: orange.
    Parameter,
    /// The shared cursor only: magenta. Around it on images is [`Ink::Background`]. The second position, k further on,
    /// has the same colour and is hollow or dashed.
    Cursor,
    /// As prominent as text: data, and the first of several series.
    Strong,
    /// Secondary lines and labels.
    Muted,
    /// Grid lines, barely visible.
    Grid,
    /// Values above 0, as at the end of [`ColorMap::Diverging`](super::ColorMap::Diverging): red.
    Positive,
    /// Values below 0: blue.
    Negative,
    /// The range within a length, such as the length that a model was trained on: a neutral grey area.
    Band,
    /// The background colour, behind text that lines must not cross and around lines on an image.
    Background,
    /// A position, or another member of an ordered series, from 0 (first) to 1 (last), in the colours of
    /// [`ColorMap::Position`](super::ColorMap::Position).
    Series(f64),
}
