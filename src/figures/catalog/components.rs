//! Sine and cosine of the chosen pair against position, and its clock: a hand whose coordinates they are.

use std::f64::consts::FRAC_PI_2;

use super::shared::dials::{face, hand, toward};
use super::shared::dragging::{clockwise, turned_to};
use super::shared::fingerprint::{FIRST, SECOND};
use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side, Ticks};
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

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(wave::values).following_models();

// Its texts only state identities that hold for every sine and cosine, whatever the parameters.
pub(super) const CHECKED_STATEMENTS: &[Statement] = &[];

/// Centre of the clock.
const CENTER: [f64; 2] = [0.0; 2];
/// Range of both axes of the clock.
const AROUND: [f64; 2] = [-1.2, 1.2];

/// Maximum number of positions with dots: with more, the dots overlap and only the curve is drawn.
const MOST_DOTS: u32 = 60;

fn scene(params: &Params) -> Scene {
    let (pair, freq) = (params.pair, params.freq(params.pair));
    let last = f64::from(params.n_pos - 1);
    // An axis must not be empty, even for a single position.
    let axis_end = last.max(1.0);
    let caption = fill("figure.components.caption", &[("turning", wave::turning(params))]);
    let details = fill("figure.components.details", &[("freq", significant(freq, 6))]);
    let mut marks = wave::sin_and_cos(freq, [0.0, axis_end]);
    if params.n_pos <= MOST_DOTS {
        for (phase, ink, hollow, term) in [(0.0, Ink::Sin, false, "sin"), (FRAC_PI_2, Ink::Cos, true, "cos")] {
            let points = (0..params.n_pos).map(f64::from).map(|pos| [pos, (pos * freq + phase).sin()]).collect();
            marks.push(Mark::Dots { points, radius: 2.5, ink, hollow, label: None }.of(term));
        }
    }
    Scene {
        panels: vec![
            Panel {
                title: None,
                x: Axis::whole(text::get("axis.pos"), [0.0, axis_end], Measure::Pos),
                y: Axis::linear(text::get("axis.value"), [-1.05, 1.05]),
                equal: false,
                marks,
                color_bar: None,
                read: Some(Box::new(move |[x, _]| Some(read((pair, freq), x.round().clamp(0.0, last))))),
                cursor_reading: None,
                drag: None,
            },
            clock(freq),
        ],
        arrange: Arrange::Stack,
        details: text::sentences([&details, wave::note(wave::turns(params))]),
        alt: text::sentences([
            fill("figure.components.alt", &wave::text_values(params)),
            text::get("figure.components.clock").to_owned(),
        ]),
        caption,
    }
}

/// The clock, without its hand.
fn clock(freq: f64) -> Panel {
    let axis = |key| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), AROUND) };
    let line = |points| Mark::Line { points, pen: Pen::solid(Ink::Muted).width(1.0), label: None };
    Panel {
        title: None,
        x: axis("axis.sin"),
        y: axis("axis.cos"),
        equal: true,
        marks: vec![line(face(CENTER)), line(vec![[-1.0, 0.0], [1.0, 0.0]]), line(vec![[0.0, -1.0], [0.0, 1.0]])],
        color_bar: None,
        read: None,
        cursor_reading: None,
        drag: Some(Box::new(move |params, _, to| {
            let pointed = clockwise(CENTER, to);
            let pos = pointed.map(|to| turned_to(to, (f64::from(params.pos) * freq, freq), params.pos));
            pos.map(|pos| (ParamId::Pos, pos)).into_iter().collect()
        })),
    }
}

/// Distance of a position from the tip of its hand, outwards, in CSS pixels.
const BESIDE: f64 = 13.0;

/// The hand of the clock with its two coordinates, the hand at the other end of the offset, and the distance of their tips,
/// each with its name or number.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let freq = params.freq(params.pair);
    let [angle, other] = [params.pos, params.pos + params.k].map(|pos| f64::from(pos) * freq);
    let tip = toward(CENTER, angle, 1.0);
    let line = |points, pen| Mark::Line { points, pen, label: None };
    let label = |at, shift, side, text: &str, ink| Mark::Label { at, shift, side, text: text.into(), ink };
    let other_tip = toward(CENTER, other, 1.0);
    let outside =
        |tip: [f64; 2], pos| label(tip, [BESIDE * tip[0], -BESIDE * tip[1]], Side::Middle, &whole(pos), FIRST.ink);
    let middle = [0, 1].map(|axis| f64::midpoint(tip[axis], other_tip[axis]));
    let chord = (tip[0] - other_tip[0]).hypot(tip[1] - other_tip[1]);
    let offset = [
        line(hand(CENTER, other, 1.0), SECOND.width(2.0)),
        line(vec![tip, other_tip], Pen::solid(Ink::Strong).width(1.5)),
        label(middle, [0.0, -10.0], Side::Middle, &significant(chord, 4), Ink::Strong),
        outside(other_tip, params.pos + params.k),
    ];
    let (left, below) = (tip[0] < 0.0, tip[1] < 0.0);
    let beside = if left { ([-5.0, 0.0], Side::Left) } else { ([5.0, 0.0], Side::Right) };
    let marks = [
        label([tip[0], tip[1] / 2.0], beside.0, beside.1, text::get("label.cos"), Ink::Cos).of("cos"),
        label(
            [tip[0] / 2.0, tip[1]],
            [0.0, if below { 10.0 } else { -10.0 }],
            Side::Middle,
            text::get("label.sin"),
            Ink::Sin,
        )
        .of("sin"),
        outside(tip, params.pos),
        line(vec![[tip[0], 0.0], tip], Pen::dashed(Ink::Cos).width(2.0)).of("cos"),
        line(vec![[0.0, tip[1]], tip], Pen::solid(Ink::Sin).width(2.0)).of("sin"),
        line(hand(CENTER, angle, 1.0), FIRST.width(2.5)),
        Mark::Dots { points: vec![tip], radius: 4.5, ink: FIRST.ink, hollow: false, label: None },
    ];
    let is_shown = params.k > 0 && params.pos + params.k < params.n_pos;
    offset.into_iter().filter(|_| is_shown).chain(marks).map(|mark| (1, mark)).collect()
}

fn read((pair, freq): (u32, f64), pos: f64) -> Reading {
    let (sin, cos) = (pos * freq).sin_cos();
    let values =
        [("pos", whole(pos)), ("pair", whole(pair)), ("sin", significant(sin, 6)), ("cos", significant(cos, 6))];
    Reading { at: [pos, sin], text: fill("figure.components.read", &values) }
}
