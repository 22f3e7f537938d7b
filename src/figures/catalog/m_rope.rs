//! Multimodal `RoPE`: pairs are distributed over time, height and width. Shows the wavelengths of each axis.

use super::shared::head;
use super::shared::plot::{decades, dots, line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::distance::{cosine, mean_squares_into};
use crate::core::m_rope::{AXES, PairAssignment};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "m-rope",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "ordered", holds: is_ordered },
    Statement { text: "spread", holds: is_spread },
    Statement { text: "scaled", holds: |params| head::dims(params) < head::dims(&Params::default()) },
    Statement { text: "capped", holds: |params| params.d_model > head::dims(params) },
];

/// Whether, if pairs are assigned in chunks, no pair of an axis is slower than any pair of the next axis, and each axis
/// has a pair.
fn is_ordered(params: &Params) -> bool {
    let by_axis = PairAssignment::Chunks.freqs_by_axis(&freqs(params));
    let slowest = |axis: usize| by_axis[axis].iter().copied().fold(f64::INFINITY, f64::min);
    let fastest = |axis: usize| by_axis[axis].iter().copied().fold(0.0, f64::max);
    by_axis.iter().all(|freqs| !freqs.is_empty()) && (1..AXES).all(|axis| slowest(axis - 1) >= fastest(axis))
}

/// Whether, if pairs are assigned alternately, each axis has one of the three fastest pairs.
fn is_spread(params: &Params) -> bool {
    let axes = PairAssignment::Interleaved.axes(freqs(params).len() as u32);
    (0..AXES).all(|axis| axes.iter().take(AXES).any(|of| *of == axis))
}

/// Maximum number of offsets that have a point each.
const MOST_OFFSETS: u32 = 600;
/// Approximate number of points if there are more offsets. Each point is then a mean over an interval of offsets.
const POINTS: u32 = 300;
/// Minimum width of a panel in CSS pixels, small enough for two side by side. Four rows would leave no room for text.
const NARROWEST: f64 = 280.0;

const NAMES: [&str; AXES] = ["figure.m-rope.time", "figure.m-rope.height", "figure.m-rope.width"];
/// Distance from a dot to the centre of its label, right and down, in CSS pixels.
const BESIDE: [f64; 2] = [26.0, 14.0];
/// The pens of the axes. In the plot of pairs, dots are hollow where the pen is dashed.
const PENS: [Pen; AXES] = [Pen::series(0), Pen::series(3), Pen::solid(Ink::Muted)];
/// The formula terms.
const TERMS: [&str; AXES] = ["time", "height", "width"];

fn freqs(params: &Params) -> Vec<f64> {
    params.freqs_at(head::dims(params))
}

fn title(assignment: PairAssignment) -> String {
    let key = match assignment {
        PairAssignment::Chunks => "figure.m-rope.chunks",
        PairAssignment::Interleaved => "figure.m-rope.interleaved",
    };
    text::get(key).into()
}

fn scene(params: &Params) -> Scene {
    let freqs = freqs(params);
    let last = (params.n_pos - 1).max(1);
    let step = if last <= MOST_OFFSETS { 1 } else { last.div_ceil(POINTS) };
    let by_axis = PairAssignment::ALL.map(|assignment| (assignment, assignment.freqs_by_axis(&freqs)));
    let pairs = freqs.len() as u32;
    let shortest = |freqs: &Vec<f64>| freqs.first().map_or_else(none, |freq| significant(TAU / freq, 4));
    let longest = |freqs: &Vec<f64>| freqs.last().map_or_else(none, |freq| significant(TAU / freq, 4));
    let far = |freqs: &Vec<f64>| mean_cosine(freqs, f64::from(last), 3);
    let published = |assignment: PairAssignment| assignment.published().map(whole);
    let of_axes = |values: [String; AXES]| {
        let [time, height, width] = values;
        fill("figure.m-rope.axes", &[("time", time), ("height", height), ("width", width)])
    };
    let [(_, chunks), (_, interleaved)] = &by_axis;
    let values = vec![
        ("d", whole(2 * pairs)),
        ("d_model", whole(params.d_model)),
        ("pairs", whole(pairs)),
        ("all", whole(PairAssignment::Chunks.published().iter().sum::<u32>())),
        ("published_chunks", of_axes(published(PairAssignment::Chunks))),
        ("published_interleaved", of_axes(published(PairAssignment::Interleaved))),
        ("chunks", of_axes(PairAssignment::Chunks.sections(pairs).map(whole))),
        ("interleaved", of_axes(PairAssignment::Interleaved.sections(pairs).map(whole))),
        ("first_chunks", of_axes(chunks.each_ref().map(shortest))),
        ("first_interleaved", of_axes(interleaved.each_ref().map(shortest))),
        ("last_chunks", of_axes(chunks.each_ref().map(longest))),
        ("last_interleaved", of_axes(interleaved.each_ref().map(longest))),
        ("far_chunks", of_axes(chunks.each_ref().map(far))),
        ("far_interleaved", of_axes(interleaved.each_ref().map(far))),
        ("last", whole(last)),
        ("width", whole(step)),
    ];
    let caption = fill("figure.m-rope.caption", &values);
    let text_if = |is_shown: bool, key| if is_shown { fill(key, &values) } else { String::new() };
    let curves = by_axis.each_ref().map(|(_, by_axis)| by_axis.each_ref().map(|freqs| cosines(freqs, last, step)));
    let low = curves.iter().flatten().flatten().map(|point| point[1]).fold(0.0, f64::min);
    let panels = by_axis.into_iter().zip(curves).flat_map(|((assignment, by_axis), curves)| {
        let score_panel = score(assignment, by_axis, (curves, low), f64::from(last));
        [wavelengths(assignment, &freqs), score_panel]
    });
    Scene {
        panels: panels.collect(),
        arrange: Arrange::Flow(NARROWEST),
        caption,
        details: text::sentences([
            text_if(true, "figure.m-rope.details"),
            text_if(is_ordered(params), "figure.m-rope.ordered"),
            text_if(is_spread(params), "figure.m-rope.spread"),
            text_if(pairs < PairAssignment::Chunks.published().iter().sum(), "figure.m-rope.scaled"),
            text_if(2 * pairs < params.d_model, "figure.m-rope.capped"),
            text_if(step > 1, "figure.m-rope.sampled"),
        ]),
        alt: fill("figure.m-rope.alt", &values),
    }
}

fn none() -> String {
    text::get("figure.m-rope.none").into()
}

/// The mean cosine as text; “none” for an axis without pairs.
fn mean_cosine(freqs: &[f64], offset: f64, digits: usize) -> String {
    if freqs.is_empty() { none() } else { significant(cosine(freqs, offset), digits) }
}

/// The mean cosine of an axis against the offset; empty if it has no pairs.
fn cosines(freqs: &[f64], last: u32, step: u32) -> Vec<[f64; 2]> {
    if freqs.is_empty() {
        return Vec::new();
    }
    let mut squares = vec![0.0; (last / step) as usize + 1];
    let width = if step > 1 { f64::from(step) } else { 0.0 };
    mean_squares_into(freqs, (0.0, f64::from(step)), width, &mut squares);
    // The distance at offset 0 is exactly 0, not a mean over an interval.
    squares[0] = 0.0;
    // ‖PE(x) − PE(y)‖² = 2·(pairs − Σcos)
    let mean = |square: f64| 1.0 - square / (2.0 * freqs.len() as f64);
    squares.iter().enumerate().map(|(point, square)| [point as f64 * f64::from(step), mean(*square)]).collect()
}

/// The wavelength of every pair, in the colour of its axis.
fn wavelengths(assignment: PairAssignment, freqs: &[f64]) -> Panel {
    let axes = assignment.axes(freqs.len() as u32);
    let end = freqs.len() as f64 - 1.0;
    let pairs_of = |axis| axes.iter().enumerate().filter(move |(_, of)| **of == axis).map(|(pair, _)| pair);
    let at = |pair: usize| [pair as f64, TAU / freqs[pair]];
    let mut marks: Vec<_> = (0..AXES)
        .map(|axis| dots(pairs_of(axis).map(at).collect(), PENS[axis].ink, PENS[axis].dashed, "").of(TERMS[axis]))
        .collect();
    // The labels are beside a pair of each axis, one in each third of the plot. A legend would need too much space.
    for axis in 0..AXES {
        let third = (axis as f64 + 0.5) / AXES as f64 * (end + 1.0);
        let away = |pair: &usize| (*pair as f64 + 0.5 - third).abs();
        let labelled = pairs_of(axis).min_by(|a, b| away(a).total_cmp(&away(b)));
        let text = || text::get(NAMES[axis]).to_owned();
        marks.extend(labelled.map(|pair| {
            Mark::Label { at: at(pair), shift: BESIDE, side: Side::Middle, text: text(), ink: PENS[axis].ink }
                .of(TERMS[axis])
        }));
    }
    let slowest = freqs.iter().copied().fold(f64::INFINITY, f64::min);
    let domain = decades(1.0, TAU / slowest);
    let freqs = freqs.to_vec();
    let read = move |[x, _]: [f64; 2]| {
        let pair = x.round().clamp(0.0, end);
        let at = [pair, TAU / freqs[pair as usize]];
        let axis = text::get(NAMES[axes[pair as usize]]).to_owned();
        let values = [("pair", whole(pair)), ("wavelength", significant(at[1], 6)), ("axis", axis)];
        Some(Reading { at, text: fill("figure.m-rope.read", &values) })
    };
    let x = Axis::whole(text::get("axis.pair"), [0.0, end.max(1.0)], Measure::Pair);
    let y = Axis::log(text::get("axis.wavelength"), domain);
    Panel { title: Some(title(assignment)), ..panel(x, y, marks, Box::new(read)) }
}

/// The mean cosine of each axis, in its colour.
fn score(
    assignment: PairAssignment,
    by_axis: [Vec<f64>; AXES],
    (curves, low): ([Vec<[f64; 2]>; AXES], f64),
    end: f64,
) -> Panel {
    let lines = curves.into_iter().zip(PENS).zip(TERMS).filter(|((points, _), _)| !points.is_empty());
    let marks = lines.map(|((points, pen), term)| line(points, pen, "").of(term));
    let bottom = 1.1 * low - 0.05;
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(0.0, end);
        let [time, height, width] = by_axis.each_ref().map(|freqs| mean_cosine(freqs, offset, 6));
        let values = [("offset", whole(offset)), ("time", time), ("height", height), ("width", width)];
        // The reading is on the curve of the first axis that has pairs. If points are means, a single value may be
        // below the range of the axis.
        let first = by_axis.iter().find(|freqs| !freqs.is_empty())?;
        let at = [offset, cosine(first, offset).max(bottom)];
        Some(Reading { at, text: fill("figure.m-rope.read.score", &values) })
    };
    let marks = marks.collect();
    let x = Axis::whole(text::get("axis.offset-along-axis"), [0.0, end], Measure::Offset);
    let y = Axis::linear(text::get("axis.mean-cosine"), [bottom, 1.05]);
    Panel { title: Some(title(assignment)), ..panel(x, y, marks, Box::new(read)) }
}
