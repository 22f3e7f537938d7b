//! Colours and sizes of figures on screen and in print.

use leptos::prelude::*;

use crate::fragment::{Settings, ThemeChoice};
use crate::paint::theme::ColorScheme;

/// Colours and sizes that the system and the reader prefer. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Display {
    /// Whether the system prefers a dark colour scheme.
    pub system_dark: RwSignal<bool>,
    /// Whether the system prefers more contrast.
    pub system_contrast: RwSignal<bool>,
    /// Whether figures are drawn in dark or light colours, and whether with high contrast.
    pub color_scheme: Memo<ColorScheme>,
    /// The font size relative to the default: the reader's setting or, on a slide, proportional to the slide's size.
    pub type_scale: RwSignal<f64>,
    /// Device pixels per CSS pixel in print; `None` unless the page is laid out for printing.
    pub print_scale: RwSignal<Option<f64>>,
}

impl Display {
    /// The display of a page with these settings, until the preferences of the system are known.
    pub(super) fn new(settings: RwSignal<Settings>) -> Self {
        let (system_dark, system_contrast, print_scale) =
            (RwSignal::new(false), RwSignal::new(false), RwSignal::new(None));
        let color_scheme = Memo::new(move |_| {
            let (theme, contrast) = settings.with(|settings| (settings.theme, settings.contrast));
            let is_dark = match theme {
                // A print is light.
                _ if print_scale.get().is_some() => false,
                ThemeChoice::Auto => system_dark.get(),
                ThemeChoice::Light => false,
                ThemeChoice::Dark => true,
            };
            ColorScheme { is_dark, has_high_contrast: contrast || system_contrast.get() }
        });
        Self { system_dark, system_contrast, color_scheme, type_scale: RwSignal::new(1.0), print_scale }
    }
}
