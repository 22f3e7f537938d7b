//! The matrix of distances or cosines between the positions of a learned table, and beside it the row of the cursor's
//! position.

use super::{named, outstanding, table};
use crate::catalog::Drawing;
use crate::catalog::distance_matrix::profile;
use crate::catalog::shared::plot::scale_end;
use crate::core::likeness::Kind;
use crate::params::{Likeness, Params};
use crate::scene::{
    Arrange, Axis, ColorBar, ColorMap, Direction, Grid, Mark, Measure, Panel, Pen, Raster, Reading, Scene,
};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

/// With more positions than this, several share a point of the curve, which is drawn from their minimum to their
/// maximum.
const MOST_POINTS: usize = 1000;

fn kind(params: &Params) -> Kind {
    if params.likeness == Likeness::Cosine { Kind::Cosine } else { Kind::Distance }
}

/// Text keys: alternative text, caption, details on the colours, and the name of the values.
struct Words {
    alt: &'static str,
    caption: &'static str,
    details: &'static str,
    axis: &'static str,
}

const DISTANCES: Words = Words {
    alt: "figure.distance-matrix.table.alt",
    caption: "figure.distance-matrix.table.caption",
    details: "figure.distance-matrix.table.details",
    axis: "axis.distance",
};
const COSINES: Words = Words {
    alt: "figure.distance-matrix.table.alt.cosine",
    caption: "figure.distance-matrix.table.caption.cosine",
    details: "figure.distance-matrix.table.details.cosine",
    axis: "axis.cosine",
};

fn scene(params: &Params) -> Scene {
    let (table, kind) = (table(params), kind(params));
    let words = if kind == Kind::Cosine { COSINES } else { DISTANCES };
    let ends = table.ends(kind);
    let range = match (kind, &ends) {
        (Kind::Cosine, _) => [-1.0, 1.0],
        (_, ends) => [0.0, scale_end(ends.as_ref().map_or(0.0, |ends| ends.most))],
    };
    let matrix = panel(params, kind, range, words.axis);
    let mut profile = profile::panel(&matrix, range);
    // Outlier rows are farther from all others than the colour scale reaches, so the curve is clipped.
    profile.x.is_frozen = true;
    let block = table.pairs(kind, params.n_pos as usize).block;
    let mut values = named(params);
    values.extend([("end", significant(range[1], 4)), ("block", whole(block as f64))]);
    if let Some(ends) = &ends {
        values.extend([("half", significant(ends.half, 4)), ("pairs", whole(ends.pairs as f64))]);
    }
    // If cells are means over blocks, their median says little about the distances of single pairs.
    let is_half = kind == Kind::Distance && ends.as_ref().is_some_and(|ends| ends.block == 1);
    let half = if is_half { fill("figure.distance-matrix.table.half", &values) } else { String::new() };
    let blocks = if block > 1 { fill("figure.distance-matrix.table.blocks", &values) } else { String::new() };
    let excluded_note = if kind == Kind::Cosine {
        zero_vector_note(params)
    } else {
        outstanding(params, "figure.distance-matrix.table.outstanding")
    };
    Scene {
        alt: fill(words.alt, &values),
        caption: text::sentences([fill(words.caption, &values), half]),
        details: text::sentences([fill(words.details, &values), blocks, excluded_note]),
        panels: vec![matrix, profile],
        arrange: Arrange::Aside(Direction::Y, profile::THICK),
    }
}

/// Note on positions without a cosine (zero vectors).
fn zero_vector_note(params: &Params) -> String {
    let norms = &table(params).centre().norms[..params.n_pos as usize];
    match norms.iter().filter(|norm| **norm == 0.0).count() {
        0 => String::new(),
        count => fill("figure.distance-matrix.table.lost", &[("count", whole(count as f64))]),
    }
}

fn panel(params: &Params, kind: Kind, range: [f64; 2], axis: &str) -> Panel {
    let n_pos = params.n_pos as usize;
    let edge = n_pos as f64 - 0.5;
    let map = if kind == Kind::Cosine { ColorMap::Diverging } else { ColorMap::Distance };
    let pairs = table(params).pairs(kind, n_pos);
    let exact = {
        let handle = params.table.clone();
        move |pair: [usize; 2]| handle.as_ref().and_then(|table| table.likeness(kind, pair))
    };
    let read = {
        let exact = exact.clone();
        move |at: [f64; 2]| {
            let [key, query] = at.map(|pos| pos.round().clamp(0.0, n_pos as f64 - 1.0));
            let mut values = vec![("i", whole(query)), ("j", whole(key)), ("offset", whole((key - query).abs()))];
            let value = exact([query as usize, key as usize]);
            values.extend(value.map(|value| ("value", significant(value, 6))));
            let words = match (kind, value) {
                (Kind::Cosine, Some(_)) => "read.table.cosine",
                (Kind::Cosine, None) => "read.table.no-cosine",
                _ => "read.table.distance",
            };
            Some(Reading { at: [key, query], text: fill(words, &values) })
        }
    };
    let raster = Raster {
        x: [-0.5, edge],
        y: [-0.5, edge],
        map,
        range,
        fill: Box::new(move |columns, rows, out| pairs.fill(n_pos, columns, rows, out)),
        grid: Grid { count: [n_pos; 2], value: Box::new(move |[key, query]| exact([query, key]).unwrap_or(f64::NAN)) },
    };
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pos-j"), [-0.5, edge], Measure::Pos),
        y: Axis::whole(text::get("axis.pos-i"), [edge, -0.5], Measure::Pos),
        equal: true,
        marks: vec![Mark::Raster(raster)],
        color_bar: Some(ColorBar { map, range, label: text::get(axis).into(), has_own_unit: true }),
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}

/// The curve of the cursor's position, with a dot at the other position.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (table, n_pos, pos) = (table(params), params.n_pos as usize, params.pos as usize);
    let values = table.centre().to_row(kind(params), &table.values, pos, n_pos);
    let other = profile::other(params).map(|row| [values[row as usize], f64::from(row)]);
    let dot = other.filter(|at| at[0].is_finite()).into_iter().flat_map(profile::dot);
    curve(&values).into_iter().chain(dot).map(|mark| (1, mark)).collect()
}

/// A line through the finite values, interrupted at the others. An envelope of very many values has no interruptions.
fn curve(values: &[f64]) -> Vec<Mark> {
    let rows_per_point = values.len().div_ceil(MOST_POINTS);
    let line = |points: Vec<[f64; 2]>, pen: Pen| Mark::Line { points, pen, label: None };
    if rows_per_point > 1 {
        let column = |(index, chunk): (usize, &[f64])| {
            let row = (index * rows_per_point) as f64 + (chunk.len() - 1) as f64 / 2.0;
            // `min` and `max` ignore NaN.
            let [least, greatest] = [f64::min, f64::max].map(|end| chunk.iter().copied().fold(f64::NAN, end));
            let ends = if index % 2 == 0 { [least, greatest] } else { [greatest, least] };
            ends.map(|value| [value, row])
        };
        let points =
            values.chunks(rows_per_point).enumerate().flat_map(column).filter(|at| at[0].is_finite()).collect();
        return vec![line(points, profile::ENVELOPE)];
    }
    let mut row = 0;
    let runs = values.chunk_by(|value, next| value.is_finite() == next.is_finite()).map(|run| {
        let from = row;
        row += run.len();
        run.iter().zip(from..).map(|(value, row)| [*value, row as f64]).collect::<Vec<_>>()
    });
    let drawn = runs.filter(|run| run[0][0].is_finite());
    drawn.map(|points| line(points, profile::CURVE)).collect()
}
