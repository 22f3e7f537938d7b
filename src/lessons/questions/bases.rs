//! Questions about the base, and the range of positions that it allows.

use std::f64::consts::TAU;
use std::sync::LazyLock;

use super::sketch::Shape;
use super::{Kind, Mistake, Number, Question, Sketch};
use crate::core::below_zero::first_below_zero;
use crate::core::decay::{Theta, first_zero};
use crate::core::distance::cosine;
use crate::core::encoding::wavelength;
use crate::core::sampling::box_gains;
use crate::core::schedule::Schedule;
use crate::lessons::sketch_overlay::SketchTarget;
use crate::scene::{Axis, Measure, Scale, Ticks};
use crate::text;
use crate::text::number::{significant, whole};

/// The number of dimensions in these questions: of an encoding, or of a head.
const D: u32 = 128;
/// The base in these questions, except [`BASE_REACH`].
const BASE: f64 = 10_000.0;

/// The base that replaces [`BASE`] in [`TEN_TIMES_BASE`].
const OTHER: f64 = 100_000.0;

/// The factor by which a pair's wavelength grows from [`BASE`] to [`OTHER`].
fn growth(pair: u32) -> f64 {
    wavelength(D, OTHER, pair) / wavelength(D, BASE, pair)
}

pub(super) static TEN_TIMES_BASE: Question = Question {
    id: "ten-times-base",
    figure: "bases",
    kind: Kind::Number(Number {
        truth: || growth(D / 2 - 1),
        // Accepts 9.6 and 9.7, but not 10: that is the growth of the limit of the wavelengths, and differs by 3.7 %.
        tolerance: 0.01,
        mistakes: &[
            Mistake { name: "limit", value: || OTHER / BASE },
            Mistake { name: "first", value: || growth(0) },
            Mistake { name: "middle", value: || growth(D / 4) },
            Mistake { name: "base", value: || OTHER },
        ],
    }),
    given: || vec![("d", whole(D)), ("base", whole(BASE)), ("other", whole(OTHER))],
    found: || {
        let last = D / 2 - 1;
        vec![
            ("growth", significant(growth(last), 4)),
            ("before", significant(wavelength(D, BASE, last), 5)),
            ("after", significant(wavelength(D, OTHER, last), 5)),
            ("times", significant(OTHER / BASE, 4)),
            ("power", whole(D - 2)),
            ("middle", whole(D / 4)),
            ("at_middle", significant(growth(D / 4), 4)),
        ]
    },
};

/// The width of the averaging window of the curve of [`SIMILARITY_FAR`], as a fraction of the offset: about the
/// relative spacing of neighbouring wavelengths, so that their ripples cancel.
const STRETCH: f64 = 0.15;
/// The offsets of the handles of [`SIMILARITY_FAR`].
const DECADES: [f64; 5] = [10.0, 100.0, 1000.0, 10_000.0, 100_000.0];

/// The mean of cos(offset·freq) over all pairs, and over a window of width [`STRETCH`]·`offset` around `offset`.
fn similarity(offset: f64) -> f64 {
    let freqs = Schedule::Geometric.freqs(D, BASE);
    let gains = box_gains(&freqs, STRETCH * offset);
    let sum: f64 = freqs.iter().zip(gains).map(|(freq, gain)| gain * (offset * freq).cos()).sum();
    sum / freqs.len() as f64
}

pub(super) static SIMILARITY_FAR: Question = Question {
    id: "similarity-far",
    figure: "decay",
    kind: Kind::Sketch(Sketch {
        axes: || {
            let x = Axis {
                label: text::get("axis.offset").into(),
                domain: [1.0, DECADES[4]],
                scale: Scale::Log,
                ticks: Ticks::Round,
                measures: Measure::Other,
                is_frozen: false,
                order: None,
            };
            [x, Axis::linear(text::get("axis.mean-cosine"), [-0.5, 1.0])]
        },
        at: DECADES,
        truth: similarity,
        // Panel 1 shows far offsets.
        seen: SketchTarget { figure: "decay", panel: 1, d_model: D, base: Some(BASE) },
        mistakes: &[
            Shape { name: "soon", is_drawn: |drawn| drawn[0] < 0.4 || drawn[1] < 0.2 },
            Shape { name: "never", is_drawn: |drawn| drawn[4] > 0.3 },
            Shape { name: "late", is_drawn: |drawn| drawn[2] > 0.5 },
            Shape { name: "opposite", is_drawn: |drawn| drawn[3] < -0.2 || drawn[4] < -0.2 },
        ],
    }),
    given: || vec![("d", whole(D)), ("base", whole(BASE)), ("most", whole(DECADES[4]))],
    found: || {
        let freqs = Schedule::Geometric.freqs(D, BASE);
        let pairs_past_quarter_turn =
            |offset: f64| freqs.iter().filter(|freq| offset * **freq > TAU / 4.0).count() as f64;
        vec![
            ("pairs", whole(freqs.len() as f64)),
            ("near", whole(DECADES[0])),
            ("at_near", significant(cosine(&freqs, DECADES[0]), 2)),
            ("before", whole(DECADES[1])),
            ("middle", whole(DECADES[2])),
            ("at_middle", significant(similarity(DECADES[2]), 2)),
            ("more", whole(pairs_past_quarter_turn(DECADES[2]) - pairs_past_quarter_turn(DECADES[1]))),
            ("far", whole(DECADES[4])),
            ("at_far", significant(similarity(DECADES[4]), 1)),
            ("percent", significant(100.0 * STRETCH, 2)),
            ("zero", significant(first_zero(Theta::Exponential(BASE)).unwrap_or_default(), 4)),
        ]
    },
};

/// The base of [`BASE_REACH`], as in Llama 3.
const LARGE: f64 = 500_000.0;
/// The training length of Llama 3, in tokens.
const TRAINED: f64 = 8192.0;

/// The first offset at which the sum of cosines is below 0 with the base [`LARGE`].
fn reach() -> f64 {
    static REACH: LazyLock<f64> =
        LazyLock::new(|| first_below_zero(&Schedule::Geometric.freqs(D, LARGE)).map_or(f64::NAN, f64::from));
    *REACH
}

/// The longest wavelength with the base [`LARGE`].
fn longest() -> f64 {
    wavelength(D, LARGE, D / 2 - 1)
}

pub(super) static BASE_REACH: Question = Question {
    id: "base-reach",
    figure: "base-context",
    kind: Kind::Number(Number {
        truth: reach,
        // Accepts 16 000 to 21 000, because the exact number is too hard for mental arithmetic.
        tolerance: 0.15,
        mistakes: &[
            Mistake { name: "longest", value: longest },
            Mistake { name: "quarter", value: || longest() / 4.0 },
            Mistake { name: "base", value: || LARGE },
            Mistake { name: "trained", value: || TRAINED },
            // The length for which the slow pairs of Llama 3 were slowed down further.
            Mistake { name: "stretched", value: || 131_072.0 },
        ],
    }),
    given: || vec![("d", whole(D)), ("base", whole(LARGE))],
    found: || {
        let sum = |offset: f64| {
            let freqs = Schedule::Geometric.freqs(D, LARGE);
            cosine(&freqs, offset) * freqs.len() as f64
        };
        vec![
            ("reach", whole(reach())),
            ("before", whole(reach() - 1.0)),
            ("sum_before", significant(sum(reach() - 1.0), 2)),
            ("sum", significant(sum(reach()), 2)),
            ("longest", significant(longest(), 3)),
            ("times", significant(longest() / reach(), 2)),
            ("at_guess", significant(sum(TRAINED), 2)),
        ]
    },
};
