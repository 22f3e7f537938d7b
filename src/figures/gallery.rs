//! Four encoding matrices of growing width: the same fast pairs, and room for ever slower ones between.

use std::f64::consts::TAU;

use super::shared::matrix;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::params::{Orientation, ParamId, Params};
use crate::scene::{Arrange, Panel, Scene};
use crate::text::fill;
use crate::text::number::{significant, whole};

pub(super) static FIGURE: Figure = Figure {
    id: "gallery",
    reads: &[ParamId::Base, ParamId::NPos, ParamId::Layout, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: None, n_pos: Some(50) }),
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[];

/// The book's own four.
const D_MODELS: [u32; 4] = [8, 32, 128, 512];
/// A panel narrower than this would be narrower than its title.
const NARROWEST: f64 = 250.0;

fn scene(params: &Params) -> Scene {
    let titles = D_MODELS.map(|d_model| title(params, d_model));
    let panels = D_MODELS.iter().zip(&titles).enumerate().map(|(index, (&d_model, title))| {
        let panel = matrix::panel(params, d_model, Orientation::Across);
        // One scale of colours serves all four.
        let color_bar = panel.color_bar.filter(|_| index + 1 == D_MODELS.len());
        Panel { title: Some(title.clone()), color_bar, ..panel }
    });
    let values = [
        ("n", whole(params.n_pos)),
        ("ranges", titles.join("; ")),
        ("limit", brief(TAU * params.base)),
        ("note", matrix::note(params, D_MODELS[3])),
        ("layout", matrix::layout_words(params).into()),
        ("schedule", matrix::schedule_words(params).into()),
    ];
    Scene {
        panels: panels.collect(),
        arrange: Arrange::Flow(NARROWEST),
        details: String::new(),
        caption: fill("figure.gallery.caption", &values),
        alt: fill("figure.gallery.alt", &values),
    }
}

fn title(params: &Params, d_model: u32) -> String {
    let wave = |pair| brief(TAU / params.schedule.freq(d_model, params.base, pair));
    let values = [("d", whole(d_model)), ("shortest", wave(0)), ("longest", wave(d_model / 2 - 1))];
    fill("figure.gallery.panel", &values)
}

/// Four digits, or the whole number where it has more.
fn brief(wavelength: f64) -> String {
    if wavelength < 1000.0 { significant(wavelength, 4) } else { significant(wavelength.round(), 15) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wavelengths_are_those_of_the_formula() {
        let scene = scene(&Params { n_pos: 50, ..Params::default() });
        let titles: Vec<_> = scene.panels.iter().filter_map(|panel| panel.title.as_deref()).collect();
        for (title, longest) in titles.iter().zip(["6283", "35\u{202f}333", "54\u{202f}410", "60\u{202f}611"]) {
            assert!(title.contains("6.283 ") && title.ends_with(longest), "{title}");
            assert!(scene.alt.contains(longest));
        }
        assert_eq!(titles.len(), 4);
    }

    #[test]
    fn one_color_bar_serves_all() {
        let scene = scene(&Params::default());
        assert_eq!(scene.panels.iter().filter(|panel| panel.color_bar.is_some()).count(), 1);
    }
}
