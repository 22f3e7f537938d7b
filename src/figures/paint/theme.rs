//! The colour of each role ([`Ink`]) and the stops of the colour map of positions, on a light and on a dark background,
//! with usual and with high contrast. `style/tokens.css` has the same colours for the page; a test compares the two.
#![allow(clippy::unreadable_literal, reason = "colours are written as in CSS")]

use std::hash::{Hash, Hasher};

use plotters_backend::BackendColor;

use super::colors::Table;
use crate::scene::{ColorMap, Ink};

/// The background that figures are drawn on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ColorScheme {
    /// Whether it is dark.
    pub is_dark: bool,
    /// Whether contrast is higher than usual.
    pub has_high_contrast: bool,
}

/// The colours of figures on one background.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// The background that the colours are chosen for.
    pub(super) scheme: ColorScheme,
    sine: Rgb,
    cosine: Rgb,
    parameter: Rgb,
    cursor: Rgb,
    strong: Rgb,
    muted: Rgb,
    grid: Rgb,
    band: Rgb,
    background: Rgb,
    /// Stops of [`ColorMap::Position`], and of series: all are visible on the background.
    pub(super) position: [Rgb; 6],
    /// Whether the background is transparent, so that the picture can be placed on a background of similar
    /// lightness.
    is_transparent: bool,
}

/// Red, green and blue (sRGB).
pub(crate) type Rgb = [u8; 3];

/// A colour as in CSS: `0xrrggbb`.
pub(super) const fn rgb(hex: u32) -> Rgb {
    let [_, r, g, b] = hex.to_be_bytes();
    [r, g, b]
}

impl Theme {
    /// Dark ink on a light background. Inks of data and text have a contrast of at least 4.5, positions
    /// of at least 3; grid and bands are meant to be faint.
    pub const LIGHT: Self = Self {
        scheme: ColorScheme { is_dark: false, has_high_contrast: false },
        sine: rgb(0x005c5a),
        cosine: rgb(0x7c58d2),
        parameter: rgb(0xa85a02),
        cursor: rgb(0xbb0b86),
        strong: rgb(0x181b20),
        muted: rgb(0x51555e),
        grid: rgb(0xe8e9ec),
        band: rgb(0xebedf1),
        background: rgb(0xffffff),
        position: [rgb(0x122750), rgb(0x203f60), rgb(0x35576f), rgb(0x37727d), rgb(0x468f6d), rgb(0x95993a)],
        is_transparent: false,
    };

    /// Light ink on a dark background, with the same contrasts.
    pub const DARK: Self = Self {
        scheme: ColorScheme { is_dark: true, has_high_contrast: false },
        sine: rgb(0x84f0ef),
        cosine: rgb(0x9d7cf2),
        parameter: rgb(0xfdbd63),
        cursor: rgb(0xfe579e),
        strong: rgb(0xedeef2),
        muted: rgb(0xafb4be),
        grid: rgb(0x2a2d32),
        band: rgb(0x272a30),
        background: rgb(0x15171c),
        position: [rgb(0x4b6ba6), rgb(0x5787b2), rgb(0x6da1bc), rgb(0x76c0c4), rgb(0x96deab), rgb(0xf1ea7e)],
        is_transparent: false,
    };

    /// A light background with high contrast, for projectors that wash out colours: inks of data and text, and
    /// positions, have at least 7.
    pub const LIGHT_CONTRAST: Self = Self {
        scheme: ColorScheme { is_dark: false, has_high_contrast: true },
        sine: rgb(0x004846),
        cosine: rgb(0x5d33bd),
        parameter: rgb(0x7f4000),
        cursor: rgb(0x9c006e),
        strong: rgb(0x000000),
        muted: rgb(0x26282e),
        grid: rgb(0xb4b8c2),
        band: rgb(0xe2e4e9),
        background: rgb(0xffffff),
        position: [rgb(0x021035), rgb(0x04213e), rgb(0x123145), rgb(0x0e434c), rgb(0x1c573d), rgb(0x595c0f)],
        is_transparent: false,
    };

    /// A dark background with high contrast.
    pub const DARK_CONTRAST: Self = Self {
        scheme: ColorScheme { is_dark: true, has_high_contrast: true },
        sine: rgb(0x9dfbfa),
        cosine: rgb(0xad94f9),
        parameter: rgb(0xffce78),
        cursor: rgb(0xff76ad),
        strong: rgb(0xffffff),
        muted: rgb(0xe2e5eb),
        grid: rgb(0x59606d),
        band: rgb(0x2b2e35),
        background: rgb(0x000000),
        position: [rgb(0x7698d6), rgb(0x79aad7), rgb(0x8abeda), rgb(0x8cd6da), rgb(0xa6edba), rgb(0xfaf492)],
        is_transparent: false,
    };

    /// The theme for a background.
    pub const fn on(background: ColorScheme) -> &'static Self {
        match (background.is_dark, background.has_high_contrast) {
            (false, false) => &Self::LIGHT,
            (true, false) => &Self::DARK,
            (false, true) => &Self::LIGHT_CONTRAST,
            (true, true) => &Self::DARK_CONTRAST,
        }
    }

    /// This theme with a transparent background.
    #[must_use]
    pub fn on_transparent(&self) -> Self {
        Self { is_transparent: true, ..self.clone() }
    }

    /// Whether the background is transparent.
    pub fn is_transparent(&self) -> bool {
        self.is_transparent
    }

    /// The colours that have a meaning, each once.
    pub(crate) fn roles(&self) -> [Rgb; 9] {
        let Self { sine, cosine, parameter, cursor, strong, muted, grid, band, background, .. } = *self;
        [sine, cosine, parameter, cursor, strong, muted, grid, band, background]
    }

    /// The background colour. On a transparent background, the colour that the inks are chosen for.
    pub(super) fn background(&self) -> Rgb {
        self.background
    }

    pub(super) fn color(&self, ink: Ink) -> BackendColor {
        let [r, g, b] = match ink {
            Ink::Sin => self.sine,
            Ink::Cos => self.cosine,
            Ink::Parameter => self.parameter,
            Ink::Cursor => self.cursor,
            Ink::Strong => self.strong,
            Ink::Muted => self.muted,
            Ink::Grid => self.grid,
            Ink::Positive => Table::of(ColorMap::Diverging, self).at(1.0),
            Ink::Negative => Table::of(ColorMap::Diverging, self).at(0.0),
            Ink::Band => self.band,
            Ink::Background => self.background,
            Ink::Series(part) => Table::of(ColorMap::Position, self).at(part),
        };
        BackendColor { alpha: 1.0, rgb: (r, g, b) }
    }

    /// The colour faded towards the background: a quarter of the ink.
    pub(super) fn dimmed(&self, color: Rgb) -> Rgb {
        self.diluted(color, 1)
    }

    /// The colour of a ghost (other parameters in a comparison): half of the ink, pale but easy to follow.
    pub(super) fn ghost(&self, color: Rgb) -> Rgb {
        self.diluted(color, 2)
    }

    /// Mixes `quarters` / 4 of an ink with the background.
    fn diluted(&self, [r, g, b]: Rgb, quarters: u16) -> Rgb {
        let [background_r, background_g, background_b] = self.background;
        let mix =
            |ink: u8, background: u8| ((quarters * u16::from(ink) + (4 - quarters) * u16::from(background)) / 4) as u8;
        [mix(r, background_r), mix(g, background_g), mix(b, background_b)]
    }
}

/// Theme and highlighting of a scene.
#[derive(Clone, Copy)]
pub struct PaintStyle<'a> {
    /// The colours.
    pub theme: &'a Theme,
    /// The formula term that the reader points at: its marks are highlighted, and all others fade.
    pub highlighted_term: Option<&'a str>,
}

impl<'a> From<&'a Theme> for PaintStyle<'a> {
    fn from(theme: &'a Theme) -> Self {
        Self { theme, highlighted_term: None }
    }
}

/// All colours follow from the scheme.
impl Hash for Theme {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.scheme, self.is_transparent).hash(state);
    }
}

#[cfg(test)]
mod tests;
