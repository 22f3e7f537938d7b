//! The angles of four encodings of increasing width. All have the same fastest pair; wider encodings add slower pairs.
//! Each row shows the angle of a pair. Showing values instead would alternate rows of sines and cosines that are too
//! thin to be distinguished.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

use std::f64::consts::TAU;

use super::shared::phase;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::schedule::Schedule;
use crate::params::{Orientation, ParamId, Params};
use crate::scene::{Arrange, Panel, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "gallery",
    reads: &[ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Base),
    fixed: &[ParamId::Layout],
    controls: &[],
    book: Some(Book { d_model: None, n_pos: Some(50), cells: None }),
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: adds_pairs_between },
    Statement { text: "short", holds: adds_pairs_between },
    Statement {
        text: "caption",
        holds: |params| {
            D_MODELS.iter().all(|d_model| {
                params.schedule.wavelengths(*d_model, params.base).iter().all(|wave| *wave < TAU * params.base)
            })
        },
    },
    Statement { text: "inclusive", holds: |params| params.schedule == Schedule::Inclusive },
    Statement { text: "other", holds: |params| !matches!(params.schedule, Schedule::Geometric | Schedule::Inclusive) },
];

/// Whether all widths have the same fastest pair, and in each wider encoding the mean factor between neighbours is smaller.
fn adds_pairs_between(params: &Params) -> bool {
    let widths = D_MODELS.map(|d_model| params.schedule.wavelengths(d_model, params.base)).map(|waves| {
        let fastest = waves.iter().copied().fold(f64::INFINITY, f64::min);
        let slowest = waves.iter().copied().fold(0.0, f64::max);
        [fastest, (slowest / fastest).ln() / (waves.len() - 1) as f64]
    });
    widths.is_sorted_by(|[fast, gap], [next_fast, next_gap]| (fast / next_fast - 1.0).abs() < 1e-12 && gap > next_gap)
}

/// The four widths in the book.
const D_MODELS: [u32; 4] = [8, 32, 128, 512];
/// Minimum width of a panel, in CSS pixels, to fit its title.
const NARROWEST: f64 = 250.0;

fn scene(params: &Params) -> Scene {
    let titles = D_MODELS.map(|d_model| title(params, d_model));
    let panels = D_MODELS.iter().zip(&titles).enumerate().map(|(index, (&d_model, title))| {
        let panel = phase::panel(params, d_model, Orientation::Across);
        // The four panels share one colour wheel.
        let color_bar = panel.color_bar.filter(|_| index + 1 == D_MODELS.len());
        let marks = panel.marks.into_iter().map(|mark| mark.of("angle")).collect();
        Panel { title: Some(title.clone()), color_bar, marks, ..panel }
    });
    let values = vec![
        ("n", whole(params.n_pos)),
        ("ranges", text::groups(&titles)),
        ("last", whole(params.n_pos - 1)),
        ("longest", longest(params, D_MODELS[3])),
        ("d", whole(D_MODELS[3])),
        ("limit", brief(TAU * params.base)),
    ];
    let is_reached = params.schedule == Schedule::Inclusive;
    let caption = fill(if is_reached { "figure.gallery.inclusive" } else { "figure.gallery.caption" }, &values);
    let is_other = !is_reached && params.schedule != Schedule::Geometric;
    let details = text::sentences([
        &*fill("figure.gallery.details", &values),
        if is_other { text::get("figure.gallery.other") } else { "" },
        &*phase::details(params, D_MODELS[3]),
    ]);
    Scene {
        panels: panels.collect(),
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.gallery.alt", &values),
        caption,
        details,
    }
}

/// The angle of the cursor's pair.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    vec![("angle", f64::from(params.pos) * params.freq(params.pair) % TAU)]
}

fn title(params: &Params, d_model: u32) -> String {
    let shortest = brief(TAU / params.schedule.freq(d_model, params.base, 0));
    let values = [("d", whole(d_model)), ("shortest", shortest), ("longest", longest(params, d_model))];
    fill("figure.gallery.panel", &values)
}

fn longest(params: &Params, d_model: u32) -> String {
    brief(TAU / params.schedule.freq(d_model, params.base, d_model / 2 - 1))
}

/// Four digits, or the integer part if it has more.
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
            assert!(scene.details.contains(longest));
        }
        assert_eq!(titles.len(), 4);
    }

    #[test]
    fn all_panels_share_one_colour_wheel() {
        let scene = scene(&Params::default());
        assert_eq!(scene.panels.iter().filter(|panel| panel.color_bar.is_some()).count(), 1);
    }
}
