//! Sine and cosine of the chosen pair against position.

use std::f64::consts::FRAC_PI_2;

use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "components",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pair, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(2), n_pos: Some(20), cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(wave::values);

// Its texts only state identities that hold for every sine and cosine, whatever the parameters.
pub(super) const CHECKED_STATEMENTS: &[Statement] = &[];

/// Maximum number of positions with dots: with more, the dots overlap and only the curve is drawn.
const MOST_DOTS: u32 = 60;

fn scene(params: &Params) -> Scene {
    let (pair, freq) = (params.pair, params.freq(params.pair));
    let last = f64::from(params.n_pos - 1);
    // An axis must not be empty, even for a single position.
    let axis_end = last.max(1.0);
    let caption = fill("figure.components.caption", &[("turning", wave::turning(params))]);
    let details = fill("figure.components.details", &[("freq", significant(freq, 6))]);
    let mut marks = wave::sin_and_cos(freq, axis_end);
    if params.n_pos <= MOST_DOTS {
        for (phase, ink, hollow, term) in [(0.0, Ink::Sin, false, "sin"), (FRAC_PI_2, Ink::Cos, true, "cos")] {
            let points = (0..params.n_pos).map(f64::from).map(|pos| [pos, (pos * freq + phase).sin()]).collect();
            marks.push(Mark::Dots { points, radius: 2.5, ink, hollow, label: None }.of(term));
        }
    }
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.pos"), [0.0, axis_end], Measure::Pos),
            y: Axis::linear(text::get("axis.value"), [-1.05, 1.05]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(move |[x, _]| Some(read((pair, freq), x.round().clamp(0.0, last))))),
            cursor_reading: None,
            drag: None,
        }],
        arrange: Arrange::Stack,
        details: text::sentences([&details, wave::note(wave::turns(params))]),
        alt: fill("figure.components.alt", &wave::words(params)),
        caption,
    }
}

fn read((pair, freq): (u32, f64), pos: f64) -> Reading {
    let (sin, cos) = (pos * freq).sin_cos();
    let values =
        [("pos", whole(pos)), ("pair", whole(pair)), ("sin", significant(sin, 6)), ("cos", significant(cos, 6))];
    Reading { at: [pos, sin], text: fill("figure.components.read", &values) }
}
