//! Distance of two encodings against their offset: one curve holds the whole distance matrix.

use super::shared::columns::Columns;
use super::{Book, Figure, no_cursor};
use crate::core::distance::{bound, distance, distances_into, extremes, falls, first_fall, orthogonal, slope};
use crate::core::encoding::freqs;
use crate::params::{ParamId, Params};
use crate::scene::{Along, Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "distance-offset",
    chapter: 3,
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos],
    choices: &[],
    book: Some(Book { d_model: Some(128), n_pos: Some(50) }),
    wide: false,
    scene,
    cursor: no_cursor,
};

/// Up to so many offsets each has its own place; beyond, they share columns.
const MOST_EXACT: u32 = 1000;
/// Up to so many positions every fall has its dot; beyond, only the first.
const MOST_DOTTED: u32 = 200;
/// Turns spent on the search for the first fall in a long curve, about a nanosecond each.
const SEARCH_TURNS: usize = 4_000_000;

fn scene(params: &Params) -> Scene {
    let freqs = freqs(params.d_model, params.base);
    let last = (params.n_pos - 1).max(1);
    let (bound, level, slope) = (bound(params.d_model), orthogonal(params.d_model), slope(&freqs));
    let top = 1.05 * bound;
    let end = f64::from(last).min(top / slope);
    let mut marks = vec![rule(bound, "figure.distance-offset.bound"), rule(level, "figure.distance-offset.level")];
    let tangent = vec![[0.0, 0.0], [end, slope * end]];
    marks.push(line(tangent, Pen::dashed(Ink::Strong).width(1.0), "figure.distance-offset.slope"));
    let (searched, shown) =
        if last <= MOST_EXACT { exact(&freqs, last, &mut marks) } else { columns(&freqs, last, &mut marks) };
    let values = [
        ("last", whole(last)),
        ("one", significant(distance(&freqs, 1.0), 5)),
        ("slope", significant(slope, 5)),
        ("level", significant(level, 5)),
        ("bound", significant(bound, 5)),
        ("fall", fall(&freqs, searched, params.n_pos > MOST_DOTTED, &mut marks)),
        ("shown", shown),
    ];
    let last = f64::from(last);
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.offset"), [0.0, last], Measure::Offset),
            y: Axis::linear(text::get("axis.distance"), [0.0, top]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(move |[x, _]| Some(read(&freqs, x.round().clamp(0.0, last))))),
        }],
        arrange: Arrange::Stack,
        caption: fill("figure.distance-offset.caption", &values),
        alt: fill("figure.distance-offset.alt", &values),
    }
}

/// Draws every offset. Gives how far falls are sought, and what is shown, in words.
fn exact(freqs: &[f64], last: u32, marks: &mut Vec<Mark>) -> (u32, String) {
    let mut distances = vec![0.0; last as usize + 1];
    distances_into(freqs, 0.0, 1.0, &mut distances);
    let point = |offset: usize| [offset as f64, distances[offset]];
    let points = (0..distances.len()).map(point).collect();
    marks.push(Mark::Line { points, pen: Pen::solid(Ink::Accent), label: None });
    let fallen: Vec<_> = falls(&distances).map(point).collect();
    if last < MOST_DOTTED && !fallen.is_empty() {
        marks.push(dots(fallen, "figure.distance-offset.fallen"));
    }
    let greatest = extremes(1, &distances[1..]).map(|found| {
        let values = [("max", significant(found.max, 5)), ("offset", whole(found.max_offset))];
        fill("figure.distance-offset.greatest", &values)
    });
    (last, greatest.unwrap_or_default())
}

/// Draws columns of many offsets, and says so.
fn columns(freqs: &[f64], last: u32, marks: &mut Vec<Mark>) -> (u32, String) {
    let Columns { envelope, rms, count, width, samples } = Columns::new(freqs, last);
    marks.push(line(envelope, Pen::solid(Ink::Accent).width(1.0), "figure.distance-offset.envelope"));
    marks.push(line(rms, Pen::solid(Ink::Strong), "figure.distance-offset.rms"));
    let values = [("columns", count), ("width", width), ("samples", samples)].map(|(name, n)| (name, whole(n as f64)));
    let searched = last.min((SEARCH_TURNS / freqs.len()) as u32);
    (searched, fill("figure.distance-offset.columns", &values))
}

/// Where the distance first falls, in words, with a dot there if it is to stand for all.
fn fall(freqs: &[f64], searched: u32, dotted: bool, marks: &mut Vec<Mark>) -> String {
    let Some(before) = first_fall(freqs, searched) else {
        return fill("figure.distance-offset.grows", &[("offset", whole(searched))]);
    };
    if dotted {
        let offset = f64::from(before + 1);
        marks.push(dots(vec![[offset, distance(freqs, offset)]], "figure.distance-offset.first-fall"));
    }
    fill("figure.distance-offset.falls", &[("before", whole(before)), ("after", whole(before + 1))])
}

fn rule(at: f64, key: &str) -> Mark {
    let label = Some(fill(key, &[("value", significant(at, 4))]));
    Mark::Rule { along: Along::Y, at, pen: Pen::dashed(Ink::Muted).width(1.0), label }
}

fn line(points: Vec<[f64; 2]>, pen: Pen, key: &str) -> Mark {
    Mark::Line { points, pen, label: Some(text::get(key).into()) }
}

fn dots(points: Vec<[f64; 2]>, key: &str) -> Mark {
    Mark::Dots { points, radius: 3.0, ink: Ink::Cos, hollow: false, label: Some(text::get(key).into()) }
}

fn read(freqs: &[f64], offset: f64) -> Reading {
    let value = distance(freqs, offset);
    let values = [("offset", whole(offset)), ("distance", significant(value, 6))];
    Reading { at: [offset, value], text: fill("figure.distance-offset.read", &values) }
}
