//! Distance of two encodings against their offset. The distance depends only on the offset, so this curve contains all
//! values of the distance matrix.

use super::shared::columns::{Columns, every, first_fall_of, is_drawn_exactly, searched};
use super::shared::level::level;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::distance::{bound, distance, extremes, falls, orthogonal, slope};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "distance-offset",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::K), None],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(128), n_pos: Some(50), cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| {
            let freqs = params.freqs();
            let (steepest, bound) = (slope(&freqs), bound(params.d_model));
            let offsets = (1..params.n_pos.min(50)).chain([params.k, params.n_pos - 1]).map(f64::from);
            let rounding = 1.0 + 1e-12;
            // Close to the tangent: at an offset of 0.01 the two differ by less than 10⁻⁴.
            distance(&freqs, 0.01) > 0.9999 * 0.01 * steepest
                && offsets
                    .into_iter()
                    .all(|offset| distance(&freqs, offset) <= (steepest * offset).min(bound) * rounding)
        },
    },
    Statement { text: "falls", holds: |params| does_fall(params) },
    Statement { text: "grows", holds: |params| !does_fall(params) },
];

/// Whether the distance decreases anywhere up to the last offset, as far as the search goes; checks each offset.
fn does_fall(params: &Params) -> bool {
    let (freqs, last) = (params.freqs(), (params.n_pos - 1).max(1));
    let searched = if is_drawn_exactly(&freqs, last) { last } else { searched(&freqs, last) };
    let at = |offset: u32| distance(&freqs, f64::from(offset));
    (1..searched).any(|offset| at(offset + 1) < at(offset))
}

/// Maximum number of positions for which every decrease has a dot. With more positions, only the first decrease has
/// one.
const MOST_DOTTED: u32 = 200;

/// Marks nearer to offset 0 than this share of the axis are omitted.
const LEAST_SHARE: f64 = 0.01;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let last = (params.n_pos - 1).max(1);
    let (bound, orthogonal, slope) = (bound(params.d_model), orthogonal(params.d_model), slope(&freqs));
    let top = 1.05 * bound;
    let end = f64::from(last).min(top / slope);
    let rule = |at, key| level(at, text::get(key).to_owned());
    let mut marks = vec![
        rule(bound, "figure.distance-offset.bound").of("ceiling"),
        rule(orthogonal, "figure.distance-offset.level").of("level"),
    ];
    let pen = Pen::dashed(Ink::Muted).width(1.0);
    let start = vec![[0.0, 0.0], [end, slope * end]];
    let start = if end > LEAST_SHARE * f64::from(last) {
        line(start, pen, "figure.distance-offset.slope")
    } else {
        // In a long sequence, the tangent is too close to the vertical axis: it shows only when its term is pointed at.
        Mark::Line { points: start, pen: pen.width(0.0), label: None }
    };
    marks.push(start.of("start"));
    let is_exact = is_drawn_exactly(&freqs, last);
    let (fall, note) = if is_exact { exact(&freqs, last, &mut marks) } else { columns(&freqs, last, &mut marks) };
    let values = vec![
        ("last", whole(last)),
        ("one", significant(distance(&freqs, 1.0), 5)),
        ("slope", significant(slope, 5)),
        ("level", significant(orthogonal, 5)),
        ("bound", significant(bound, 5)),
        ("fall", fall),
    ];
    // Where offsets are not drawn one by one, the first of them are not visible.
    let caption = if is_exact { "figure.distance-offset.caption" } else { "figure.distance-offset.caption.far" };
    let caption = fill(caption, &values);
    let details = text::sentences([&fill("figure.distance-offset.details", &values), &note]);
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
            cursor_reading: None,
            drag: None,
        }],
        arrange: Arrange::Stack,
        alt: fill("figure.distance-offset.alt", &values),
        caption,
        details,
    }
}

/// Draws every offset. Returns notes on the first decrease and on the greatest distance.
fn exact(freqs: &[f64], last: u32, marks: &mut Vec<Mark>) -> (String, String) {
    let distances = every(freqs, last);
    let point = |offset: usize| [offset as f64, distances[offset]];
    let points = (0..=last as usize).map(point).collect();
    marks.push(Mark::Line { points, pen: Pen::solid(Ink::Strong), label: None }.of("curve"));
    let mut fallen: Vec<_> = falls(&distances).map(point).collect();
    let first = fallen.first().map(|[offset, _]| *offset as u32 - 1);
    let has_all = last < MOST_DOTTED;
    fallen.truncate(if has_all { fallen.len() } else { 1 });
    marks.extend(dots(fallen, has_all));
    let greatest = extremes(1, &distances[1..]).map(|found| {
        let values = [("max", significant(found.max, 5)), ("offset", whole(found.max_offset))];
        fill("figure.distance-offset.greatest", &values)
    });
    (fall_note(first, last), greatest.unwrap_or_default())
}

/// Draws columns of many offsets. Returns notes on the first decrease and on the columns.
fn columns(freqs: &[f64], last: u32, marks: &mut Vec<Mark>) -> (String, String) {
    let drawn = Columns::of(freqs, last);
    let &Columns { count, width, samples, .. } = &*drawn;
    let envelope = line(drawn.envelope.clone(), Pen::solid(Ink::Muted).width(1.0), "figure.distance-offset.envelope");
    let rms = line(drawn.rms.clone(), Pen::solid(Ink::Strong), "figure.distance-offset.rms");
    marks.extend([envelope, rms].map(|mark| mark.of("curve")));
    let searched = searched(freqs, last);
    let first = first_fall_of(freqs, last);
    let fallen = first.map(|before| f64::from(before + 1)).filter(|offset| *offset > LEAST_SHARE * f64::from(last));
    let fallen = fallen.map(|offset| [offset, distance(freqs, offset)]);
    marks.extend(dots(fallen.into_iter().collect(), false));
    let values = [("columns", count), ("width", width), ("samples", samples)].map(|(name, n)| (name, whole(n as f64)));
    (fall_note(first, searched), fill("figure.distance-offset.columns", &values))
}

fn fall_note(first: Option<u32>, searched: u32) -> String {
    let Some(before) = first else {
        return fill("figure.distance-offset.grows", &[("offset", whole(searched))]);
    };
    fill("figure.distance-offset.falls", &[("before", whole(before)), ("after", whole(before + 1))])
}

fn line(points: Vec<[f64; 2]>, pen: Pen, key: &str) -> Mark {
    Mark::Line { points, pen, label: Some(text::get(key).into()) }
}

fn dots(points: Vec<[f64; 2]>, has_all: bool) -> Option<Mark> {
    let key = if has_all { "figure.distance-offset.fallen" } else { "figure.distance-offset.first-fall" };
    let label = Some(text::get(key).into());
    (!points.is_empty())
        .then_some(Mark::Dots { points, radius: 3.0, ink: Ink::Strong, hollow: false, label }.of("curve"))
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (freqs, k) = (params.freqs(), f64::from(params.k));
    vec![
        ("curve", distance(&freqs, k)),
        ("start", k * slope(&freqs)),
        ("level", orthogonal(params.d_model)),
        ("ceiling", bound(params.d_model)),
    ]
}

fn read(freqs: &[f64], offset: f64) -> Reading {
    let value = distance(freqs, offset);
    let values = [("offset", whole(offset)), ("distance", significant(value, 6))];
    Reading { at: [offset, value], text: fill("figure.distance-offset.read", &values) }
}
