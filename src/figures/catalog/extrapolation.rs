//! Errors of three predictions of an encoding `k` positions further on: adding a displacement that was measured at
//! other positions, assuming no change, and applying the rotation.

mod clock;

use super::{Book, Drawing, Figure, Statement, Width};
use crate::core::encoding::{PairLayout, encode_into};
use crate::core::extrapolation::{linear_errors, rotation_error, rotation_errors, unmoved_error};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Reading, Scale, Scene, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "extrapolation",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::K, ParamId::Pair, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::K)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(128), n_pos: None, cells: None }),
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        // Compares the displacement from pos to pos + k with the displacement from pos + k to pos + 2k. If every pair
        // turns by nearly a whole number of turns in k positions, the two differ little, but not by exactly 0.
        holds: |params| {
            let (freqs, k) = (params.freqs(), f64::from(params.k));
            let [at_pos, one_further, two_further] = [0.0, k, 2.0 * k].map(|further| {
                let mut entries = vec![0.0; 2 * freqs.len()];
                encode_into(&freqs, PairLayout::Interleaved, f64::from(params.pos) + further, &mut entries);
                entries
            });
            let miss = (0..one_further.len())
                .map(|dim| (2.0 * one_further[dim] - at_pos[dim] - two_further[dim]).abs())
                .fold(0.0, f64::max);
            let rotation = rotation_error(&freqs, f64::from(params.pos), k);
            // The angles are below 3·10⁶, with errors of at most 10⁻⁹.
            (params.k == 0 || miss > 0.0) && rotation < 1e-9 * f64::from(params.d_model).sqrt()
        },
    },
    Statement { text: "caption.still", holds: |params| params.k == 0 },
    Statement { text: "caption", holds: |params| params.k > 0 },
];

/// Minimum width of a panel that shares a row, in CSS pixels.
const NARROWEST: f64 = 280.0;
/// Test positions, as multiples of k after the second known position.
const TESTS: [u32; 3] = [1, 2, 3];
/// Two values of the first known position; the second known position is k later. The figure shows the larger of the
/// rotation's errors for these values: in exact arithmetic both are 0, and the rounding error depends on the position.
/// The errors of the other predictions do not depend on it.
const FIRST: [u32; 2] = [0, 10];
/// Width of a bar; the centres of neighbouring groups are 1 apart. The third bar of a group is too low to be visible,
/// and its number is wider than a bar. The gap between groups must fit that number even on a phone.
const BAR: f64 = 0.07;
/// Distance from the left edge of the third bar to the centre of its number, in CSS pixels.
const NUMBER: f64 = 33.0;

/// The three errors at one test position, `beyond` after the second known position.
#[derive(Clone, Copy)]
struct Errors {
    beyond: f64,
    linear: f64,
    unchanged: f64,
    rotation: f64,
}

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let k = f64::from(params.k);
    let unchanged = unmoved_error(&freqs, k);
    let beyond = TESTS.map(|test| f64::from(test) * k);
    let linear = linear_errors(&freqs, k, beyond);
    let [near, far] = FIRST.map(|first| rotation_errors(&freqs, beyond.map(|beyond| f64::from(first) + beyond), k));
    let at = |test: usize| Errors {
        beyond: beyond[test],
        linear: linear[test],
        unchanged,
        rotation: near[test].max(far[test]),
    };
    let errors = std::array::from_fn(at);
    let highest = errors.iter().fold(unchanged, |highest, at| highest.max(at.linear));
    // The axis must have a positive length, even at k = 0, where the highest error is 0.
    let top = if highest > 0.0 { 1.1 * highest } else { 1.0 };
    let mut marks = vec![
        bars(&errors, 0.0, Ink::Strong, "figure.extrapolation.linear", |at| at.linear).of("linear"),
        bars(&errors, 1.0, Ink::Muted, "figure.extrapolation.still", |at| at.unchanged).of("still"),
        bars(&errors, 2.0, Ink::Sin, "figure.extrapolation.rotation", |at| at.rotation).of("rotation"),
    ];
    for (at, test) in errors.iter().zip(TESTS) {
        let text = significant(at.rotation, 1);
        marks.push(
            Mark::Label { at: [left(test, 2.0), 0.0], shift: [NUMBER, -6.0], side: Side::Middle, text, ink: Ink::Sin }
                .of("rotation"),
        );
    }
    let tick = |(at, test): (&Errors, u32)| {
        (f64::from(test), fill("figure.extrapolation.tick", &[("beyond", whole(at.beyond))]))
    };
    // At k = 0 all groups have the same test position, so only the middle one gets a tick label.
    let is_labelled = |(_, test): &(&Errors, u32)| params.k > 0 || *test == TESTS[1];
    let ticks = Ticks::At(errors.iter().zip(TESTS).filter(is_labelled).map(tick).collect());
    let label = text::get("axis.test-position").into();
    let mut values = vec![
        ("k", whole(params.k)),
        ("pair", whole(params.pair)),
        ("from", whole(FIRST[0])),
        ("and", whole(FIRST[1])),
        ("still", significant(unchanged, 4)),
        ("rotation1", significant(errors[0].rotation, 2)),
        ("rotation", significant(errors.iter().map(|at| at.rotation).fold(0.0, f64::max), 2)),
    ];
    let names = [("beyond1", "linear1"), ("beyond2", "linear2"), ("beyond3", "linear3")];
    for ((beyond, linear), at) in names.into_iter().zip(&errors) {
        values.extend([(beyond, whole(at.beyond)), (linear, significant(at.linear, 4))]);
    }
    let [caption, details] = if params.k > 0 {
        ["figure.extrapolation.caption", "figure.extrapolation.details"]
    } else {
        ["figure.extrapolation.caption.still", "figure.extrapolation.details.still"]
    };
    let [caption, details] = [caption, details].map(|key| fill(key, &values));
    Scene {
        panels: vec![
            clock::clock(params),
            Panel {
                title: Some(text::get("figure.extrapolation.all").into()),
                x: Axis {
                    label,
                    domain: [0.84, 3.8],
                    scale: Scale::Linear,
                    ticks,
                    measures: Measure::Other,
                    is_frozen: false,
                    order: None,
                },
                y: Axis::linear(text::get("axis.error"), [0.0, top]),
                equal: false,
                marks,
                color_bar: None,
                read: Some(Box::new(move |[x, _]| Some(read(&errors, k, x)))),
                cursor_reading: Some(Box::new(move |_| Some(read(&errors, k, 1.0)))),
                drag: None,
            },
        ],
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.extrapolation.alt", &values),
        caption,
        details,
    }
}

/// The cursor's marks, all on the clock in the first panel.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    clock::cursor(params).into_iter().map(|mark| (0, mark)).collect()
}

/// The left edge of the bar at `index` (0, 1 or 2) in its group. Groups of three bars are centred on integers.
fn left(test: u32, index: f64) -> f64 {
    f64::from(test) + (index - 1.5) * BAR
}

fn bars(errors: &[Errors; 3], index: f64, ink: Ink, key: &str, height: fn(&Errors) -> f64) -> Mark {
    let bar = |(at, test): (&Errors, u32)| [left(test, index), left(test, index + 1.0), height(at)];
    Mark::Bars { bars: errors.iter().zip(TESTS).map(bar).collect(), ink, label: Some(text::get(key).into()) }
}

fn read(errors: &[Errors; 3], k: f64, x: f64) -> Reading {
    let group = x.round().clamp(1.0, 3.0);
    let at = errors[group as usize - 1];
    let values = [
        ("k", whole(k)),
        ("beyond", whole(at.beyond)),
        ("linear", significant(at.linear, 6)),
        ("still", significant(at.unchanged, 6)),
        ("rotation", significant(at.rotation, 2)),
    ];
    Reading { at: [group, at.linear], text: fill("figure.extrapolation.read", &values) }
}
