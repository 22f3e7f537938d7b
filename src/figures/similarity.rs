//! Dot product against offset, on both sides: an even curve, the same for every position.

use super::Figure;
use super::shared::columns::{Columns, each_has_its_place, searched};
use super::shared::level::level;
use crate::core::brute;
use crate::core::distance::{cosine, distances_into, dot, falls, first_fall};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "similarity",
    chapter: 3,
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    controls: &[],
    book: Some(super::Book { d_model: Some(128), n_pos: None }),
    wide: false,
    scene,
    cursor,
};

/// Pairs of positions whose encodings are multiplied entry by entry, and entries that this may take in all.
const MOST_BRUTE: u32 = 31;
const BRUTE_ENTRIES: u32 = 50_000;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let half = freqs.len() as f64;
    let last = (params.n_pos - 1).max(1);
    let (brute, worst) = by_entries(&freqs, params.n_pos);
    let (right, mean, fall) = closed_form(&freqs, last);
    let searched = if mean.is_some() { searched(&freqs, last) } else { last };
    let fall = match fall {
        Some(before) => fill("figure.similarity.rises", &[("before", whole(before)), ("after", whole(before + 1))]),
        None => fill("figure.similarity.falls", &[("offset", whole(searched))]),
    };
    // Between sampled offsets a curve of columns may go lower; never below −d_model/2.
    let points = right.iter().chain(&brute);
    let low = if mean.is_some() { -half } else { points.map(|[_, value]| *value).fold(0.0, f64::min) };
    // The right margin is the scale of the cosine: 1 at d_model/2.
    let mut marks = vec![level(0.0, cosine_label(0.0)), level(half, cosine_label(1.0))];
    let sampled = mean.is_some();
    let (name, width) = if sampled { ("figure.similarity.columns", 1.0) } else { ("figure.similarity.closed", 1.5) };
    marks.push(line(mirrored(&right), Pen::solid(Ink::Accent).width(width), name));
    if let Some(mean) = mean {
        marks.push(line(mirrored(&mean), Pen::solid(Ink::Strong), "figure.similarity.mean"));
    }
    let count = brute.len() as u32;
    let label = Some(text::get("figure.similarity.brute").into());
    marks.push(Mark::Dots { points: brute, radius: 3.0, ink: Ink::Sin, hollow: true, label });
    let values = [
        ("half", significant(half, 6)),
        ("one", significant(dot(&freqs, 1.0), 5)),
        ("cosine", significant(cosine(&freqs, 1.0), 5)),
        ("fall", fall),
        ("count", whole(count)),
        ("worst", significant(worst, 2)),
        ("last", whole(last)),
        ("end", significant(dot(&freqs, f64::from(last)), 5)),
        ("note", if sampled { text::get("figure.similarity.sampled").into() } else { String::new() }),
    ];
    let last = f64::from(last);
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.offset"), [-last, last], Measure::Offset),
            y: Axis::linear(text::get("axis.dot"), [low - 0.05 * half, 1.05 * half]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(move |[x, _]| Some(read(&freqs, x.round().clamp(-last, last))))),
        }],
        arrange: Arrange::Stack,
        caption: fill("figure.similarity.caption", &values).trim_end().into(),
        alt: fill("figure.similarity.alt", &values).trim_end().into(),
    }
}

/// The curve for offsets from 0, its mean where offsets share columns, and the last offset before it first rises.
/// The dot product is d_model/2 − distance²/2: it rises where the distance falls.
fn closed_form(freqs: &[f64], last: u32) -> (Vec<[f64; 2]>, Option<Vec<[f64; 2]>>, Option<u32>) {
    let half = freqs.len() as f64;
    let product = |[x, distance]: [f64; 2]| [x, half - distance * distance / 2.0];
    if each_has_its_place(freqs, last) {
        let mut distances = vec![0.0; last as usize + 1];
        distances_into(freqs, 0.0, 1.0, &mut distances);
        let first = falls(&distances).next().map(|offset| offset as u32 - 1);
        let points = distances.iter().enumerate().map(|(offset, &distance)| product([offset as f64, distance]));
        (points.collect(), None, first)
    } else {
        let Columns { envelope, rms, .. } = Columns::new(freqs, last);
        let [envelope, mean] = [envelope, rms].map(|line| line.into_iter().map(product).collect::<Vec<_>>());
        (envelope, Some(mean), first_fall(freqs, searched(freqs, last)))
    }
}

/// From the last negative offset to the last positive one.
fn mirrored(right: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let left = right.iter().rev().map(|[x, y]| [-x, *y]);
    left.chain(right.iter().copied()).collect()
}

/// Dot products of actual encodings, at offsets of both signs and at positions all over the sequence; and how far
/// the worst of them is from the closed form.
fn by_entries(freqs: &[f64], n_pos: u32) -> (Vec<[f64; 2]>, f64) {
    let last = f64::from(n_pos - 1);
    let count = (BRUTE_ENTRIES / (2 * freqs.len() as u32)).clamp(3, MOST_BRUTE).min(2 * n_pos - 1) / 2;
    let points = (0..=2 * count).map(|place| {
        let side = f64::from(place) - f64::from(count);
        let offset = if count == 0 { 0.0 } else { (side / f64::from(count) * last).round() };
        // Two positions so far apart fit at many places; each offset takes another.
        let room = last - offset.abs();
        let first = (room * f64::from(place % 7) / 6.0).floor() + offset.min(0.0).abs();
        [offset, brute::dot(freqs, first, first + offset)]
    });
    let points: Vec<_> = points.collect();
    let off = points.iter().map(|[offset, value]| (value - dot(freqs, *offset)).abs());
    let worst = off.fold(0.0, f64::max);
    (points, worst)
}

fn cosine_label(cosine: f64) -> String {
    fill("figure.similarity.cosine", &[("value", significant(cosine, 2))])
}

fn line(points: Vec<[f64; 2]>, pen: Pen, key: &str) -> Mark {
    Mark::Line { points, pen, label: Some(text::get(key).into()) }
}

fn read(freqs: &[f64], offset: f64) -> Reading {
    let value = dot(freqs, offset);
    let values =
        [("offset", whole(offset)), ("dot", significant(value, 6)), ("cosine", significant(cosine(freqs, offset), 6))];
    Reading { at: [offset, value], text: fill("figure.similarity.read", &values) }
}

/// The same value on both sides.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let k = f64::from(params.k);
    let value = dot(&params.freqs(), k);
    let points = vec![[-k, value], [k, value]];
    vec![(0, Mark::Dots { points, radius: 4.0, ink: Ink::Accent, hollow: false, label: None })]
}
