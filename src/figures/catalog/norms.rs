//! The norm of every encoding. sin² + cos² = 1 for each pair at every position, so all norms are equal up to rounding.

use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::core::encoding::{PairLayout, encode_into};
use crate::core::norms::{Precision, computed_norm, norm, summed_in_bf16};
use crate::core::vectors;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side, Ticks};
use crate::text::number::{significant, superscript, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "norms",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Precision, ParamId::Schedule],
    keys: [Some(ParamId::Pos), None],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[ParamId::Precision],
    book: Some(Book { d_model: Some(128), n_pos: Some(200), cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: squares_of_pairs_sum_to_one },
    Statement { text: "short", holds: squares_of_pairs_sum_to_one },
    Statement { text: "caption", holds: |params| squares_of_pairs_sum_to_one(params) && has_one_norm(params) },
];

/// Whether the squares of every pair sum to 1, at the cursor and k further on.
fn squares_of_pairs_sum_to_one(params: &Params) -> bool {
    let freqs = params.freqs();
    let mut encoding = vec![0.0; 2 * freqs.len()];
    [params.pos, params.pos + params.k].map(f64::from).into_iter().all(|pos| {
        encode_into(&freqs, PairLayout::Interleaved, pos, &mut encoding);
        // The sum of two squares of rounded numbers.
        encoding.as_chunks::<2>().0.iter().all(|[sin, cos]| (sin * sin + cos * cos - 1.0).abs() < 1e-14)
    })
}

/// Whether the encodings at the cursor and k further on have the norm √(`d_model`/2).
fn has_one_norm(params: &Params) -> bool {
    let freqs = params.freqs();
    let mut encoding = vec![0.0; 2 * freqs.len()];
    [params.pos, params.pos + params.k].map(f64::from).into_iter().all(|pos| {
        encode_into(&freqs, PairLayout::Interleaved, pos, &mut encoding);
        // The norm is the root of a sum of up to 16,384 rounded squares.
        (vectors::norm(&encoding) / norm(params.d_model) - 1.0).abs() < 1e-12
    })
}

/// Maximum number of positions with a dot.
const MOST_DOTS: u32 = 400;
/// Maximum number of sine evaluations for all dots.
const MOST_SINES: u32 = 40_000;
/// Minimum number of dots, even if they exceed the budget [`MOST_SINES`].
const LEAST_DOTS: u32 = 16;
/// Maximum number of dots that have the normal size.
const FEW_DOTS: usize = 50;
/// Maximum number of pairs with a bar.
const MOST_BARS: u32 = 160;
/// Maximum number of pairs whose bars have gaps.
const FEW_BARS: u32 = 40;
/// Width of the gap between bars, as a fraction of their distance.
const GAP: f64 = 0.25;
/// Height of the cursor's label above the bars.
const LABEL_HEIGHT: f64 = 1.2;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let norm = norm(params.d_model);
    let count = params.n_pos.min(MOST_DOTS).min((MOST_SINES / params.pairs()).max(LEAST_DOTS));
    let spacing = f64::from(params.n_pos - 1) / f64::from(count - 1).max(1.0);
    let norms: Vec<[f64; 2]> = (0..count)
        .map(|sample| (f64::from(sample) * spacing).round())
        .map(|pos| [pos, computed_norm(&freqs, pos, params.precision)])
        .collect();
    let mean = norms.iter().map(|[_, computed]| computed - norm).sum::<f64>() / f64::from(count);
    let largest = norms.iter().fold(0.0, |largest: f64, [_, computed]| largest.max((computed - norm).abs()));
    // If all deviations are 0, the range of the axis is the size of a rounding error, so that it has a positive length.
    let reach = if largest > 0.0 { largest } else { f64::EPSILON * norm };
    // The power of ten is in the axis label only, which keeps the tick labels short.
    let exponent = reach.log10().floor() as i32;
    let unit = 10_f64.powi(exponent);
    let scaled = move |computed: f64| (computed - norm) / unit;
    let shown = bars(params).count() as u32;
    let values = [
        ("n", whole(params.n_pos)),
        ("pairs", whole(params.pairs())),
        ("shown", whole(shown)),
        ("count", whole(count)),
        ("norm", significant(norm, 6)),
        ("mean", significant(mean, 2)),
        ("largest", significant(largest, 2)),
        ("precision", text::get(name(params.precision)).to_owned()),
    ];
    let positions = norms.iter().map(|[pos, _]| *pos);
    let sampled = if shown < params.pairs() { fill("figure.norms.sampled", &values) } else { String::new() };
    let details =
        text::sentences([fill("figure.norms.details", &values), sampled, arithmetic(params, &freqs, positions)]);
    let deviations = norms.iter().map(|&[pos, computed]| [pos, scaled(computed)]).collect();
    let side = 1.15 * reach / unit;
    let label = fill("axis.deviation", &[("exponent", superscript(exponent))]);
    // At least one unit, so that the axis has readable ticks even for a tiny range.
    let last_tick = (side / 1.15).floor().max(1.0);
    let ticks = Ticks::At([-last_tick, 0.0, last_tick].map(|tick| (tick, whole(tick))).into());
    let axis_and_points = (Axis { ticks, ..Axis::linear(&label, [-side, side]) }, deviations);
    Scene {
        panels: vec![squares(params), deviation(params, axis_and_points, scaled)],
        arrange: Arrange::Stack,
        caption: fill("figure.norms.caption", &values),
        details,
        alt: fill("figure.norms.alt", &values),
    }
}

/// The pairs that have a bar: all, or evenly spaced ones including the first.
fn bars(params: &Params) -> impl Iterator<Item = u32> + use<> {
    (0..params.pairs()).step_by(params.pairs().div_ceil(MOST_BARS) as usize)
}

/// The panel in which the cursor's layer draws the squares of every pair at the cursor's position.
fn squares(params: &Params) -> Panel {
    let edge = f64::from(params.pairs()) - 0.5;
    let legend_entry = |ink, key| Mark::Bars { bars: Vec::new(), ink, label: Some(text::get(key).into()) };
    let read = |params: &Params, pair: u32| {
        let (sin, cos) = (f64::from(params.pos) * params.freq(pair)).sin_cos();
        let [sin, cos] = [sin * sin, cos * cos];
        let values = [
            ("pos", whole(params.pos)),
            ("pair", whole(pair)),
            ("sin", significant(sin, 4)),
            ("cos", significant(cos, 4)),
            ("sum", significant(sin + cos, 6)),
        ];
        Reading { at: [f64::from(pair), sin], text: fill("figure.norms.pair", &values) }
    };
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pair"), [-0.5, edge], Measure::Pair),
        y: Axis { ticks: Ticks::At(vec![(1.0, whole(1))]), ..Axis::linear(text::get("axis.squares"), [0.0, 1.4]) },
        equal: false,
        marks: vec![
            legend_entry(Ink::Sin, "figure.norms.sin").of("sin"),
            legend_entry(Ink::Cos, "figure.norms.cos").of("cos"),
            level(1.0),
        ],
        color_bar: None,
        read: None,
        cursor_reading: Some(Box::new(move |params| Some(read(params, params.pair)))),
        drag: None,
    }
}

/// The squares of the cursor's pair, and the norm of the stored encoding.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let norm = computed_norm(&params.freqs(), f64::from(params.pos), params.precision);
    wave::squares(params).into_iter().chain([("norm", norm)]).collect()
}

/// The squares of every pair at the cursor's position, stacked, and their sums.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let freqs = params.freqs();
    let end = f64::from(params.pairs()) - 0.5;
    let step = f64::from(params.pairs().div_ceil(MOST_BARS));
    let square = |freq: f64| (f64::from(params.pos) * freq).sin().powi(2);
    let bar = |pair: u32| {
        let left = f64::from(pair) - 0.5;
        // Bars have a gap, or overlap slightly if they are narrow, to avoid visible seams.
        let gap = if params.pairs() <= FEW_BARS { GAP / 2.0 } else { 0.0 };
        let right = if gap > 0.0 { left + step - gap } else { (left + 1.2 * step).min(end) };
        [left + gap, right, square(freqs[pair as usize])]
    };
    let sines: Vec<[f64; 3]> = bars(params).map(bar).collect();
    let full_bars = sines.iter().map(|[left, right, _]| [*left, *right, 1.0]).collect();
    let sum: f64 = freqs.iter().map(|freq| square(*freq)).sum();
    let pairs = f64::from(params.pairs());
    let values = [
        ("pos", whole(params.pos)),
        ("sines", significant(sum, 4)),
        ("cosines", significant(pairs - sum, 4)),
        ("sum", whole(params.pairs())),
    ];
    let words = fill("figure.norms.now", &values);
    vec![
        (0, Mark::Bars { bars: full_bars, ink: Ink::Cos, label: None }.of("cos")),
        (0, Mark::Bars { bars: sines, ink: Ink::Sin, label: None }.of("sin")),
        (
            0,
            Mark::Label {
                at: [(end - 0.5) / 2.0, LABEL_HEIGHT],
                shift: [0.0; 2],
                side: Side::Middle,
                text: words,
                ink: Ink::Cursor,
            },
        ),
    ]
}

/// A reference line at a value that already has a tick label.
fn level(at: f64) -> Mark {
    Mark::Rule { along: Direction::Y, at, pen: Pen::dashed(Ink::Muted).width(1.0), label: None }
}

/// Describes the precision in which the norm of a stored encoding is summed. For bfloat16, also describes the error of
/// summing in bfloat16 itself.
fn arithmetic(params: &Params, freqs: &[f64], positions: impl Iterator<Item = f64>) -> String {
    match params.precision {
        Precision::F64 => return text::get("figure.norms.f64").into(),
        Precision::F32 => return text::get("figure.norms.f32").into(),
        Precision::Bf16 => {}
    }
    let norm = norm(params.d_model);
    let summed = positions.map(|pos| [pos, summed_in_bf16(freqs, pos)]);
    let deviation_of = |[_, summed]: &[f64; 2]| (summed - norm).abs();
    let Some(worst) = summed.max_by(|a, b| deviation_of(a).total_cmp(&deviation_of(b))) else { return String::new() };
    let values = [
        ("pos", whole(worst[0])),
        ("summed", significant(worst[1], 6)),
        ("norm", significant(norm, 6)),
        ("off", significant(deviation_of(&worst), 2)),
    ];
    fill("figure.norms.bf16", &values)
}

/// The deviations of the norms against the position; `height` maps a computed norm to the axis.
fn deviation(params: &Params, (y, points): (Axis, Vec<[f64; 2]>), height: impl Fn(f64) -> f64 + 'static) -> Panel {
    let last = f64::from(params.n_pos - 1);
    let (freqs, norm, precision) = (params.freqs(), norm(params.d_model), params.precision);
    let read = move |[x, _]: [f64; 2]| {
        let pos = x.round().clamp(0.0, last);
        let computed = computed_norm(&freqs, pos, precision);
        let values =
            [("pos", whole(pos)), ("norm", significant(computed, 6)), ("deviation", significant(computed - norm, 6))];
        Some(Reading { at: [pos, height(computed)], text: fill("figure.norms.read", &values) })
    };
    // A few dots have the size used in other figures; many would merge into a band.
    let radius = if points.len() > FEW_DOTS { 1.5 } else { 3.5 };
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pos"), [0.0, last.max(1.0)], Measure::Pos),
        y,
        equal: false,
        marks: vec![level(0.0), Mark::Dots { points, radius, ink: Ink::Strong, hollow: false, label: None }.of("norm")],
        color_bar: None,
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}

fn name(precision: Precision) -> &'static str {
    match precision {
        Precision::F64 => "param.precision.f64",
        Precision::F32 => "param.precision.f32",
        Precision::Bf16 => "param.precision.bf16",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bars of the cursor's layer: first those of height 1, then those of the squared sines.
    fn drawn(params: &Params) -> [Vec<[f64; 3]>; 2] {
        let bars = cursor(params).into_iter().filter_map(|(_, mark)| match mark.plain() {
            Mark::Bars { bars, .. } => Some(bars.clone()),
            _ => None,
        });
        bars.collect::<Vec<_>>().try_into().expect("two layers")
    }

    #[test]
    fn blue_and_red_are_the_squares_of_the_encoding() {
        let params = Params { pos: 7, n_pos: 50, d_model: 16, ..Params::default() };
        let [full_bars, sines] = drawn(&params);
        let encoding = crate::core::encode(16, 1e4, 7.0);
        assert_eq!(sines.len(), 8);
        for (pair, (full, sine)) in full_bars.iter().zip(&sines).enumerate() {
            let [sin, cos] = [encoding[2 * pair].powi(2), encoding[2 * pair + 1].powi(2)];
            // Squares of numbers below 1, with sines from the standard library and from this crate.
            assert!((sine[2] - sin).abs() < 1e-15 && (full[2] - sine[2] - cos).abs() < 1e-15, "pair {pair}");
        }
    }

    #[test]
    fn the_label_above_the_bars_states_the_sum() {
        let words = cursor(&Params::default()).into_iter().find_map(|(_, mark)| match mark {
            Mark::Label { text, .. } => Some(text),
            _ => None,
        });
        // Σsin²(10·freq), by mpmath: 12.53297…
        let words = words.expect("words");
        assert_eq!(words, "pos 10: Σsin² 12.53 + Σcos² 51.47 = 64");
    }

    #[test]
    fn many_pairs_share_the_width_and_the_details_say_so() {
        let params = Params { d_model: 16_384, ..Params::default() };
        let [_, sines] = drawn(&params);
        assert!(sines.len() <= MOST_BARS as usize && sines.iter().all(|bar| bar[1] <= 8191.5), "{}", sines.len());
        assert!(scene(&params).details.contains("of 8192 pairs"));
        assert!(!scene(&Params::default()).details.contains("Above"));
    }
}
