//! Questions about distances and lengths of encodings.

use std::f64::consts::TAU;

use super::sketch::Shape;
use super::{Choice, Kind, Question, Sketch};
use crate::core::distance::{bound, distance};
use crate::core::encoding::{PairLayout, encode_into};
use crate::core::norms::norm;
use crate::core::schedule::Schedule;
use crate::core::vectors;
use crate::lessons::sketch_overlay::SketchTarget;
use crate::scene::{Axis, Measure};
use crate::text;
use crate::text::number::{significant, whole};

const BASE: f64 = 10_000.0;

/// The number of dimensions of [`DISTANCE_CURVE`] and [`LONGEST_ENCODING`].
const D: u32 = 128;

/// The distance between the encodings of two positions at this offset.
fn distance_at(offset: f64) -> f64 {
    distance(&Schedule::Geometric.freqs(D, BASE), offset)
}

/// The last offset of [`DISTANCE_CURVE`].
const LAST: f64 = 49.0;
/// The offsets of the handles of [`DISTANCE_CURVE`].
const OFFSETS: [f64; 5] = [0.0, 12.0, 24.0, 36.0, 48.0];

pub(super) static DISTANCE_CURVE: Question = Question {
    id: "distance-curve",
    figure: "distance-offset",
    kind: Kind::Sketch(Sketch {
        axes: || {
            let x = Axis::whole(text::get("axis.offset"), [0.0, LAST], Measure::Other);
            [x, Axis::linear(text::get("axis.distance"), [0.0, bound(D)])]
        },
        at: OFFSETS,
        truth: distance_at,
        seen: SketchTarget { figure: "distance-offset", panel: 0, d_model: D, base: Some(BASE) },
        mistakes: &[
            Shape { name: "start", is_drawn: |drawn| drawn[0] > 2.0 },
            Shape {
                name: "wave",
                is_drawn: |drawn| {
                    let greatest = drawn.iter().copied().fold(0.0, f64::max);
                    drawn[1..].iter().any(|height| *height < 0.5 * greatest) && drawn[4] < 0.75 * greatest
                },
            },
            // The rise in the second half is more than 0.67 of the rise in the first half.
            Shape {
                name: "even",
                is_drawn: |drawn| drawn[4] - drawn[2] > 0.67 * (drawn[2] - drawn[0]) && drawn[4] > 4.0,
            },
        ],
    }),
    given: || vec![("d", whole(D)), ("base", whole(BASE)), ("last", whole(LAST)), ("bound", significant(bound(D), 4))],
    found: || {
        vec![
            ("one", significant(distance_at(1.0), 3)),
            ("early", whole(OFFSETS[1])),
            ("at_early", significant(distance_at(OFFSETS[1]), 3)),
            ("late", whole(OFFSETS[4])),
            ("at_late", significant(distance_at(OFFSETS[4]), 3)),
            ("pairs", whole(D / 2)),
        ]
    },
};

/// The positions of [`LONGEST_ENCODING`].
const POSITIONS: [f64; 3] = [0.0, 10.0, 1000.0];

/// The norm of the encoding of a position, computed from its entries.
fn length(pos: f64) -> f64 {
    let mut encoding = vec![0.0; D as usize];
    encode_into(&Schedule::Geometric.freqs(D, BASE), PairLayout::Interleaved, pos, &mut encoding);
    vectors::norm(&encoding)
}

pub(super) static LONGEST_ENCODING: Question = Question {
    id: "longest-encoding",
    figure: "vector",
    kind: Kind::Choice(Choice { options: 4, right: 4 }),
    given: || {
        let [first, second, third] = POSITIONS.map(whole);
        vec![("d", whole(D)), ("base", whole(BASE)), ("first", first), ("second", second), ("third", third)]
    },
    found: || {
        let [at_first, at_second, at_third] = POSITIONS.map(|pos| significant(length(pos), 6));
        vec![
            ("at_first", at_first),
            ("at_second", at_second),
            ("at_third", at_third),
            ("pairs", whole(D / 2)),
            ("norm", significant(norm(D), 6)),
        ]
    },
};

/// The ends of the two time scales of [`DIFFUSION_STEP`], which start at 0.
const ENDS: [f64; 2] = [1.0, 1000.0];
/// The time step of [`DIFFUSION_STEP`], as a fraction of the scale.
const STEP: f64 = 0.02;

/// The distance between the encodings of the times before and after a step, on a scale from 0 to `end`.
fn step_distance(end: f64) -> f64 {
    distance(&Schedule::Geometric.freqs(D, BASE), STEP * end)
}

pub(super) static DIFFUSION_STEP: Question = Question {
    id: "diffusion-step",
    figure: "diffusion-time",
    kind: Kind::Choice(Choice { options: 3, right: 3 }),
    given: || {
        let [short, long] = ENDS.map(whole);
        let percent = significant(100.0 * STEP, 3);
        vec![("d", whole(D)), ("base", whole(BASE)), ("short", short), ("long", long), ("percent", percent)]
    },
    found: || {
        let [small, large] = ENDS.map(step_distance);
        let [short_step, long_step] = ENDS.map(|end| significant(STEP * end, 3));
        vec![
            ("short_step", short_step),
            ("long_step", long_step),
            ("small", significant(small, 3)),
            ("large", significant(large, 3)),
            ("ratio", significant(large / small, 3)),
            ("times", significant(ENDS[1] / ENDS[0], 4)),
            ("degrees", significant((STEP * ENDS[0]).to_degrees(), 2)),
            ("turns", significant(STEP * ENDS[1] / TAU, 2)),
        ]
    },
};
