//! Questions about how pairs turn.

use std::f64::consts::{PI, TAU};

use super::sketch::Shape;
use super::{Kind, Mistake, Number, Question, Sketch};
use crate::core::encoding::{freq, ratio, wavelength};
use crate::core::spectrum::near_returns;
use crate::lessons::sketch_overlay::SketchTarget;
use crate::scene::{Axis, Measure};
use crate::text;
use crate::text::number::{significant, whole};

/// The base of the paper.
const BASE: f64 = 10_000.0;

/// The angular frequency of pair 0, which does not depend on the base.
const FASTEST: f64 = 1.0;

pub(super) static ONE_TURN: Question = Question {
    id: "one-turn",
    figure: "trajectory",
    kind: Kind::Number(Number {
        truth: || TAU / FASTEST,
        // Accepts 6.3 and 6.25, but neither 6 nor 7.
        tolerance: 0.006,
        mistakes: &[
            Mistake { name: "before", value: before },
            Mistake { name: "after", value: || before() + 1.0 },
            Mistake { name: "half", value: || PI / FASTEST },
            Mistake { name: "degrees", value: || 360.0 },
            Mistake { name: "radian", value: || FASTEST.to_degrees() },
            Mistake { name: "step", value: || FASTEST },
            Mistake { name: "two", value: || 2.0 },
            Mistake { name: "base", value: || BASE },
        ],
    }),
    given: Vec::new,
    found: || {
        let returns = near_returns(FASTEST, 100);
        let (near_offset, near_distance) = returns.last().map_or((0, 0.0), |near| (near.offset, near.distance));
        vec![
            ("turn", significant(TAU / FASTEST, 6)),
            ("before", whole(before())),
            ("after", whole(before() + 1.0)),
            ("short", significant((TAU - before() * FASTEST).to_degrees(), 3)),
            ("past", significant(((before() + 1.0) * FASTEST - TAU).to_degrees(), 3)),
            ("half", significant(PI / FASTEST, 4)),
            ("degrees", significant(FASTEST.to_degrees(), 3)),
            ("base", whole(BASE)),
            ("near", whole(near_offset)),
            ("off", significant(near_distance, 2)),
        ]
    },
};

/// The last integer position before the first turn is complete.
fn before() -> f64 {
    (TAU / FASTEST).floor()
}

/// The distance between the points of pair 0 at position `pos` and at position 0.
fn chord(pos: f64) -> f64 {
    2.0 * (pos * FASTEST / 2.0).sin().abs()
}

pub(super) static ONE_PAIR_DISTANCE: Question = Question {
    id: "one-pair-distance",
    figure: "trajectory",
    kind: Kind::Sketch(Sketch {
        axes: || {
            [Axis::linear(text::get("axis.pos"), [0.0, TAU]), Axis::linear(text::get("axis.distance"), [0.0, 3.5])]
        },
        at: [0.0, TAU / 4.0, TAU / 2.0, TAU * 3.0 / 4.0, TAU],
        truth: chord,
        // For one pair, the distance of two encodings is the chord.
        seen: SketchTarget { figure: "distance-offset", panel: 0, d_model: 2, base: None },
        mistakes: &[
            Shape { name: "grows", is_drawn: |drawn| drawn[4] > 1.0 && drawn[4] >= 0.9 * drawn[2] },
            Shape { name: "arc", is_drawn: |drawn| drawn[2] > 2.6 && drawn[0] < 0.5 && drawn[4] < 0.5 },
            Shape {
                name: "straight",
                is_drawn: |drawn| {
                    let is_flank = |side: f64| side < 0.6 * drawn[2];
                    drawn[0] < 0.5 && drawn[4] < 0.5 && is_flank(drawn[1]) && is_flank(drawn[3])
                },
            },
        ],
    }),
    given: || vec![("turn", significant(TAU / FASTEST, 4))],
    found: || {
        vec![
            ("quarter", significant(chord(TAU / 4.0), 3)),
            ("greatest", significant(chord(TAU / 2.0), 3)),
            ("half", significant(PI, 3)),
        ]
    },
};

/// The number of dimensions of [`SLOWEST_TURN`].
const WIDE: u32 = 512;

/// The wavelength of the slowest pair in [`SLOWEST_TURN`].
fn slowest() -> f64 {
    wavelength(WIDE, BASE, WIDE / 2 - 1)
}

pub(super) static SLOWEST_TURN: Question = Question {
    id: "slowest-turn",
    figure: "wavelengths",
    kind: Kind::Number(Number {
        truth: slowest,
        // Accepts 60 000, but not 62 000, which is nearer to the limit.
        tolerance: 0.0125,
        mistakes: &[
            Mistake { name: "limit", value: || TAU * BASE },
            Mistake { name: "radians", value: || slowest() / TAU },
            Mistake { name: "base", value: || BASE },
            Mistake { name: "dimensions", value: || f64::from(WIDE) },
            Mistake { name: "pairs", value: || f64::from(WIDE / 2) },
            Mistake { name: "fastest", value: || wavelength(WIDE, BASE, 0) },
        ],
    }),
    given: || vec![("d", whole(WIDE)), ("base", whole(BASE))],
    found: || {
        vec![
            ("slowest", significant(slowest(), 5)),
            ("limit", significant(TAU * BASE, 5)),
            ("power", significant(slowest() / TAU, 5)),
            ("pair", whole(WIDE / 2 - 1)),
            ("pairs", whole(WIDE / 2)),
            ("last", whole(WIDE - 2)),
            ("fastest", significant(wavelength(WIDE, BASE, 0), 3)),
        ]
    },
};

/// The number of dimensions of [`WAVELENGTH_LADDER`].
const LADDER: u32 = 128;

/// The wavelength of a pair; interpolated geometrically if `pair` is not a whole number.
fn rung(pair: f64) -> f64 {
    wavelength(LADDER, BASE, 0) * ratio(LADDER, BASE).powf(pair)
}

pub(super) static WAVELENGTH_LADDER: Question = Question {
    id: "wavelength-ladder",
    figure: "wavelengths",
    kind: Kind::Sketch(Sketch {
        axes: || {
            let pairs = Axis::whole(text::get("axis.pair"), [0.0, f64::from(LADDER / 2 - 1)], Measure::Pair);
            [pairs, Axis::log(text::get("axis.wavelength"), [1.0, 1e6])]
        },
        at: [0.0, 16.0, 32.0, 48.0, 63.0],
        truth: rung,
        seen: SketchTarget { figure: "wavelengths", panel: 0, d_model: LADDER, base: Some(BASE) },
        mistakes: &[
            Shape { name: "falls", is_drawn: |drawn| drawn[4] < drawn[0] },
            Shape { name: "level", is_drawn: |drawn| drawn[4] < 10.0 * drawn[0] },
            // The middle is more than a factor of three above (`linear`) or below (`late`) the line between the ends,
            // which is straight on the logarithmic axis.
            Shape { name: "linear", is_drawn: |drawn| drawn[2] > 3.0 * (drawn[0] * drawn[4]).sqrt() },
            Shape { name: "late", is_drawn: |drawn| 3.0 * drawn[2] < (drawn[0] * drawn[4]).sqrt() },
        ],
    }),
    given: || {
        vec![("d", whole(LADDER)), ("pairs", whole(LADDER / 2)), ("last", whole(LADDER / 2 - 1)), ("base", whole(BASE))]
    },
    found: || {
        let last = LADDER / 2 - 1;
        vec![
            ("ratio", significant(ratio(LADDER, BASE), 4)),
            ("first", significant(wavelength(LADDER, BASE, 0), 3)),
            ("longest", significant(wavelength(LADDER, BASE, last), 5)),
            ("fast", significant(freq(LADDER, BASE, 0), 3)),
            ("slow", significant(freq(LADDER, BASE, last), 3)),
        ]
    },
};
