//! The norm of every encoding: constant, and how far rounding lets it waver.

use super::shared::level::level;
use super::shared::said::joined;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::encoding::{PairLayout, encode_into};
use crate::core::norms::{Precision, computed_norm, norm, summed_in_bf16};
use crate::core::vectors;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Reading, Scene, Ticks};
use crate::text::number::{significant, superscript, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "norms",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Precision, ParamId::Schedule],
    keys: [Some(ParamId::Pos), None],
    fixed: &[],
    controls: &[ParamId::Precision],
    book: Some(Book { d_model: Some(128), n_pos: Some(200) }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[Statement { text: "notice", holds: has_one_norm }];

/// Whether the encodings at the cursor and k further on have the norm √(`d_model`/2).
fn has_one_norm(params: &Params) -> bool {
    let freqs = params.freqs();
    let mut encoding = vec![0.0; 2 * freqs.len()];
    [params.pos, params.pos + params.k].map(f64::from).into_iter().all(|pos| {
        encode_into(&freqs, PairLayout::Interleaved, pos, &mut encoding);
        // A sum of up to 16,384 squares, each rounded.
        (vectors::norm(&encoding) / norm(params.d_model) - 1.0).abs() < 1e-12
    })
}

/// Most positions that get a dot, and most sines computed for all of them.
const MOST_DOTS: u32 = 400;
const MOST_SINES: u32 = 40_000;
/// However many pairs there are.
const LEAST_DOTS: u32 = 16;
const FEW_DOTS: usize = 50;

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
    // Where nothing deviates the axis still needs a length: that of the rounding which did not happen.
    let reach = if largest > 0.0 { largest } else { f64::EPSILON * norm };
    // The power of ten stands once, in the axis label, so that the numbers on the axis are short.
    let exponent = reach.log10().floor() as i32;
    let unit = 10_f64.powi(exponent);
    let scaled = move |computed: f64| (computed - norm) / unit;
    let values = [
        ("n", whole(params.n_pos)),
        ("count", whole(count)),
        ("norm", significant(norm, 6)),
        ("mean", significant(mean, 2)),
        ("largest", significant(largest, 2)),
        ("precision", text::get(name(params.precision)).to_owned()),
    ];
    let positions = norms.iter().map(|[pos, _]| *pos);
    let details = joined(&[fill("figure.norms.details", &values), arithmetic(params, &freqs, positions)]);
    let deviations = norms.iter().map(|&[pos, computed]| [pos, scaled(computed)]).collect();
    let side = 1.15 * reach / unit;
    let unit = fill("axis.deviation", &[("exponent", superscript(exponent))]);
    let mean_label = fill("figure.norms.mean", &[("value", significant(norm + mean, 6))]);
    let honest = (Axis::linear(text::get("axis.norm"), [0.0, 1.25 * norm]), norms, norm + mean, mean_label);
    // However low the panel, its axis has a length one can read.
    let most = (side / 1.15).floor().max(1.0);
    let ticks = Ticks::At([-most, 0.0, most].map(|tick| (tick, whole(tick))).into());
    let tight = (Axis { ticks, ..Axis::linear(&unit, [-side, side]) }, deviations, 0.0, "0".to_owned());
    Scene {
        panels: vec![panel(params, honest, |computed| computed), panel(params, tight, scaled)],
        arrange: Arrange::Stack,
        caption: fill("figure.norms.caption", &values),
        details,
        alt: fill("figure.norms.alt", &values),
    }
}

/// In which precision the norm of a stored encoding is summed, in words; and what summing in bfloat16 would make of it.
fn arithmetic(params: &Params, freqs: &[f64], positions: impl Iterator<Item = f64>) -> String {
    match params.precision {
        Precision::F64 => return text::get("figure.norms.f64").into(),
        Precision::F32 => return text::get("figure.norms.f32").into(),
        Precision::Bf16 => {}
    }
    let norm = norm(params.d_model);
    let summed = positions.map(|pos| [pos, summed_in_bf16(freqs, pos)]);
    let off = |[_, summed]: &[f64; 2]| (summed - norm).abs();
    let Some(worst) = summed.max_by(|one, other| off(one).total_cmp(&off(other))) else { return String::new() };
    let values = [
        ("pos", whole(worst[0])),
        ("summed", significant(worst[1], 6)),
        ("norm", significant(norm, 6)),
        ("off", significant(off(&worst), 2)),
    ];
    fill("figure.norms.bf16", &values)
}

/// Dots against position and a rule; `height` is where a computed norm stands on the axis.
fn panel(
    params: &Params,
    (y, points, at, label): (Axis, Vec<[f64; 2]>, f64, String),
    height: impl Fn(f64) -> f64 + 'static,
) -> Panel {
    let last = f64::from(params.n_pos - 1);
    let (freqs, norm, precision) = (params.freqs(), norm(params.d_model), params.precision);
    let read = move |[x, _]: [f64; 2]| {
        let pos = x.round().clamp(0.0, last);
        let computed = computed_norm(&freqs, pos, precision);
        let values =
            [("pos", whole(pos)), ("norm", significant(computed, 6)), ("deviation", significant(computed - norm, 6))];
        Some(Reading { at: [pos, height(computed)], text: fill("figure.norms.read", &values) })
    };
    // A few dots are as large as those of other figures; many would be a band.
    let radius = if points.len() > FEW_DOTS { 1.5 } else { 3.5 };
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pos"), [0.0, last.max(1.0)], Measure::Pos),
        y,
        equal: false,
        marks: vec![level(at, label), Mark::Dots { points, radius, ink: Ink::Accent, hollow: false, label: None }],
        color_bar: None,
        read: Some(Box::new(read)),
        here: None,
        grab: None,
    }
}

fn name(precision: Precision) -> &'static str {
    match precision {
        Precision::F64 => "param.precision.f64",
        Precision::F32 => "param.precision.f32",
        Precision::Bf16 => "param.precision.bf16",
    }
}
