//! The colour of each [`Ink`] on a light and on a dark background. `style/tokens.css` has the page's own colours.

use std::hash::{Hash, Hasher};

use plotters_backend::BackendColor;

use crate::scene::Ink;

/// The background that figures are drawn on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColorScheme {
    /// Whether it is dark.
    pub is_dark: bool,
    /// Whether contrast is higher than usual.
    pub has_high_contrast: bool,
}

/// The colours of figures on one background.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    sin: Rgb,
    cos: Rgb,
    accent: Rgb,
    cursor: Rgb,
    strong: Rgb,
    muted: Rgb,
    faint: Rgb,
    /// The page's `--background` in `style/tokens.css`.
    background: Rgb,
    /// The range of the sequential colours for series, which leaves out those most like the background.
    pub(super) series: [f64; 2],
    /// Whether the background is transparent, so that the picture can be placed on a background of similar
    /// lightness.
    is_transparent: bool,
}

/// Red, green and blue (sRGB).
pub(super) type Rgb = [u8; 3];

impl Theme {
    /// Dark ink on a light background, with a contrast of at least 4.5, except faint ink and light series colours.
    pub const LIGHT: Self = Self {
        sin: [0x1f, 0x5f, 0xb4],
        cos: [0xc4, 0x31, 0x2b],
        accent: [0xa8, 0x4a, 0x00],
        cursor: [0xc9, 0x00, 0x8a],
        strong: [0x1b, 0x1d, 0x22],
        muted: [0x55, 0x5a, 0x64],
        faint: [0xe3, 0xe4, 0xe8],
        background: [0xff, 0xff, 0xff],
        series: [0.0, 0.8],
        is_transparent: false,
    };

    /// Light ink on a dark background.
    pub const DARK: Self = Self {
        sin: [0x6c, 0xab, 0xf7],
        cos: [0xf4, 0x7f, 0x76],
        accent: [0xf2, 0xa3, 0x4b],
        cursor: [0xff, 0x6a, 0xd5],
        strong: [0xec, 0xee, 0xf2],
        muted: [0xa6, 0xac, 0xb8],
        faint: [0x32, 0x36, 0x3f],
        background: [0x16, 0x18, 0x1d],
        series: [0.38, 1.0],
        is_transparent: false,
    };

    /// A light background with high contrast, for projectors that wash out colours: at least 7, except faint ink.
    pub const LIGHT_CONTRAST: Self = Self {
        sin: [0x0b, 0x3d, 0x91],
        cos: [0x96, 0x12, 0x0d],
        accent: [0x7a, 0x33, 0x00],
        cursor: [0x95, 0x00, 0x68],
        strong: [0x00, 0x00, 0x00],
        muted: [0x26, 0x28, 0x2e],
        faint: [0xb4, 0xb8, 0xc2],
        background: [0xff, 0xff, 0xff],
        series: [0.0, 0.25],
        is_transparent: false,
    };

    /// A dark background with high contrast.
    pub const DARK_CONTRAST: Self = Self {
        sin: [0x9c, 0xcb, 0xff],
        cos: [0xff, 0xae, 0xa6],
        accent: [0xff, 0xc4, 0x7d],
        cursor: [0xff, 0x9f, 0xe4],
        strong: [0xff, 0xff, 0xff],
        muted: [0xe2, 0xe5, 0xeb],
        faint: [0x59, 0x60, 0x6d],
        background: [0x00, 0x00, 0x00],
        series: [0.6, 1.0],
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

    /// The background colour. On a transparent background, the colour that the inks are chosen for.
    pub(super) fn background(&self) -> Rgb {
        self.background
    }

    pub(super) fn color(&self, ink: Ink) -> BackendColor {
        let [r, g, b] = match ink {
            Ink::Sin => self.sin,
            Ink::Cos => self.cos,
            Ink::Accent => self.accent,
            Ink::Cursor => self.cursor,
            Ink::Strong => self.strong,
            Ink::Muted => self.muted,
            Ink::Faint => self.faint,
            Ink::Background => self.background,
            Ink::Series(t) => sequential(self.series[0] + t.clamp(0.0, 1.0) * (self.series[1] - self.series[0])),
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

/// Floats are hashed by their bits: they are constants, never computed.
impl Hash for Theme {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { sin, cos, accent, cursor, strong, muted, faint, background, series, is_transparent } = self;
        [sin, cos, accent, cursor, strong, muted, faint, background].hash(state);
        (series.map(f64::to_bits), is_transparent).hash(state);
    }
}

/// Viridis: 0 is dark violet, 1 yellow.
pub(super) fn sequential(t: f64) -> Rgb {
    let color = colorous::VIRIDIS.eval_continuous(t.clamp(0.0, 1.0));
    [color.r, color.g, color.b]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance([r, g, b]: Rgb) -> f64 {
        let linear = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }

    /// WCAG 2.2: 4.5 for text (1.4.3), 3 for graphics (1.4.11).
    #[test]
    fn inks_have_enough_contrast_with_their_background() {
        for step in 0..=10 {
            let (r, g, b) = Theme::DARK.color(Ink::Series(f64::from(step) / 10.0)).rgb;
            assert!(contrast([r, g, b], Theme::DARK.background) >= 3.0, "series {step}: {r} {g} {b}");
        }
        for theme in [Theme::LIGHT, Theme::DARK] {
            let background = theme.background;
            for text in [theme.strong, theme.muted, theme.accent, theme.cursor, theme.sin, theme.cos] {
                assert!(
                    contrast(text, background) >= 4.5,
                    "{text:?} on {background:?}: {}",
                    contrast(text, background)
                );
            }
        }
        // WCAG level AAA asks for 7 for text (1.4.6); here marks must have it too.
        for theme in [Theme::LIGHT_CONTRAST, Theme::DARK_CONTRAST] {
            let series = (0..=10).map(|step| theme.color(Ink::Series(f64::from(step) / 10.0)).rgb);
            let inks = [theme.strong, theme.muted, theme.accent, theme.cursor, theme.sin, theme.cos];
            for ink in inks.into_iter().chain(series.map(|(r, g, b)| [r, g, b])) {
                assert!(contrast(ink, theme.background) >= 7.0, "{ink:?}: {}", contrast(ink, theme.background));
            }
        }
    }
}
