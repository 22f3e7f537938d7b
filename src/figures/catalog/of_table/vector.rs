//! A row of a learned table, value against dimension, and the row k further on as dots over it.

use super::{named, shown, table};
use crate::catalog::Drawing;
use crate::catalog::shared::plot;
use crate::core::vectors::norm;
use crate::params::Params;
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

/// With more dimensions than this, several share a bar, which extends from their minimum to their maximum.
const MOST_BARS: usize = 600;
/// Maximum ratio between the end of the axis and the 99th percentile of the entries.
const BEYOND: f64 = 3.0;
/// Factor by which the axis is extended to leave room for text.
const ROOM: f64 = 1.4;
/// Height of the markers of the dimensions that follow the cursor's rotation, as a fraction of the axis.
const MARKER_HEIGHT: f64 = 1.06;
/// Height of the text, as a fraction of the axis.
const TEXT_HEIGHT: f64 = 1.27;
/// Colours of positive and negative entries, as in the heat map.
const SIGNS: [Ink; 2] = [Ink::Positive, Ink::Negative];

/// The end of the axis.
fn end(params: &Params) -> f64 {
    table(params).largest(BEYOND).0
}

fn scene(params: &Params) -> Scene {
    let table = table(params);
    let (end, beyond) = table.largest(BEYOND);
    let mut values = named(params);
    values.extend([
        ("end", significant(end, 3)),
        ("beyond", whole(beyond as f64)),
        ("entries", whole(table.values.len() as f64)),
    ]);
    let shared = if table.cols > MOST_BARS { text::get("figure.vector.table.columns") } else { "" };
    let cut = if beyond > 0 { fill("figure.vector.table.cut", &values) } else { String::new() };
    let marked =
        if params.planes() > 0 && shown(params).is_some() { text::get("figure.vector.table.details") } else { "" };
    Scene {
        panels: vec![panel(params)],
        arrange: Arrange::Stack,
        alt: fill("figure.vector.table.alt", &values),
        caption: fill("figure.vector.table.caption", &values),
        details: text::sentences([marked, &cut, shared]),
    }
}

fn panel(params: &Params) -> Panel {
    let (cols, end) = (table(params).cols, end(params));
    let read = {
        let params = params.clone();
        move |[x, _]: [f64; 2]| {
            let dim = x.round().clamp(0.0, cols as f64 - 1.0);
            Some(Reading { at: [dim, 0.0], text: dimension(&params, dim as usize) })
        }
    };
    let x = Axis::whole(text::get("axis.dim"), [-0.5, cols as f64 - 0.5], Measure::Other);
    let y = Axis { is_frozen: true, ..Axis::linear(text::get("axis.value"), [-end, ROOM * end]) };
    let bars = Mark::Bars { bars: Vec::new(), ink: SIGNS[0], label: Some(text::get("label.row").into()) };
    let dots = plot::dots(Vec::new(), Ink::Strong, false, text::get("label.row-k"));
    Panel {
        cursor_reading: Some(Box::new(|params| Some(cursor_reading(params)))),
        ..plot::panel(x, y, vec![bars, dots], Box::new(read))
    }
}

/// Describes a dimension: the range of its values, and the rotation it follows.
fn dimension(params: &Params, dim: usize) -> String {
    let table = table(params);
    let column = || (0..params.n_pos as usize).map(|pos| table.row(pos)[dim]);
    let [least, greatest] = [column().fold(f64::INFINITY, f64::min), column().fold(f64::NEG_INFINITY, f64::max)];
    let mut values = vec![
        ("dim", whole(dim as f64)),
        ("least", significant(least, 4)),
        ("greatest", significant(greatest, 4)),
        ("n", whole(params.n_pos)),
    ];
    let Some((found, followed)) = shown(params).zip(table.followed(params.outliers).get(dim)) else {
        return fill("read.table.dimension", &values);
    };
    values.extend([
        ("wavelength", significant(found.planes[followed.plane].wavelength(), 4)),
        ("amplitude", significant(followed.amplitude, 3)),
    ]);
    fill("read.table.dimension-of", &values)
}

/// The reading of the row, at its largest entry.
fn cursor_reading(params: &Params) -> Reading {
    let row = table(params).row(params.pos as usize);
    let largest = (0..row.len()).max_by(|a, b| row[*a].abs().total_cmp(&row[*b].abs())).unwrap_or_default();
    let values = [
        ("pos", whole(params.pos)),
        ("norm", significant(norm(row), 4)),
        ("dim", whole(largest as f64)),
        ("value", significant(row[largest], 4)),
    ];
    Reading { at: [largest as f64, row[largest]], text: fill("read.table.row", &values) }
}

fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (table, end) = (table(params), end(params));
    let row = table.row(params.pos as usize);
    let mut marks: Vec<Mark> =
        bars(row).into_iter().zip(SIGNS).map(|(bars, ink)| Mark::Bars { bars, ink, label: None }).collect();
    let other = (params.k > 0).then(|| params.pos + params.k).filter(|other| *other < params.n_pos);
    if let Some(other) = other {
        let points = table.row(other as usize).iter().enumerate().map(|(dim, value)| [dim as f64, *value]).collect();
        let radius = if table.cols <= 64 { 2.5 } else { 1.0 };
        marks.push(Mark::Dots { points, radius, ink: Ink::Strong, hollow: false, label: None });
    }
    let values = [("pos", whole(params.pos)), ("norm", significant(norm(row), 4))];
    let mut text = fill("figure.vector.table.now", &values);
    if let Some(plane) = shown(params).and_then(|found| found.planes.get(params.pair as usize)) {
        let follows = |at: &(usize, &crate::table::Followed)| at.1.plane == params.pair as usize;
        let following = table.followed(params.outliers).iter().enumerate().filter(follows);
        let points: Vec<[f64; 2]> = following.map(|(dim, _)| [dim as f64, MARKER_HEIGHT * end]).collect();
        let values = [("count", whole(points.len() as f64)), ("wavelength", significant(plane.wavelength(), 3))];
        text = format!("{text}; {}", fill("read.table.following", &values));
        marks.push(Mark::Dots { points, radius: 1.5, ink: Ink::Cursor, hollow: false, label: None });
    }
    let at = [(table.cols as f64 - 1.0) / 2.0, TEXT_HEIGHT * end];
    marks.push(Mark::Label { at, shift: [0.0; 2], side: Side::Middle, text, ink: Ink::Cursor });
    marks.into_iter().map(|mark| (0, mark)).collect()
}

/// Positive and negative bars. A bar for several dimensions extends to the largest of their entries of its sign.
fn bars(row: &[f64]) -> [Vec<[f64; 3]>; 2] {
    let dims_per_bar = row.len().div_ceil(MOST_BARS);
    let edges =
        |index: usize, count: usize| [(index * dims_per_bar) as f64 - 0.5, (index * dims_per_bar + count) as f64 - 0.5];
    [f64::max, f64::min].map(|end| {
        let bar = |(index, chunk): (usize, &[f64])| {
            let [left, right] = edges(index, chunk.len());
            [left, right, chunk.iter().copied().fold(0.0, end)]
        };
        row.chunks(dims_per_bar).enumerate().map(bar).filter(|[.., height]| *height != 0.0).collect()
    })
}
