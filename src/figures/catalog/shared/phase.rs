//! The encoding matrix as angles, with one row per pair. The matrix of values has two rows per pair.

use std::f64::consts::TAU;

use super::matrix::{MANY, arcs, schedule_words};
use crate::core::encoding_raster::Positions;
use crate::core::phase_raster::PhaseMatrix;
use crate::params::{Orientation, Params};
use crate::scene::{Axis, ColorBar, ColorMap, Grid, Mark, Measure, ON_DISC, Panel, Raster, Read, Reading, on_disc};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Details of a matrix of angles, and notes on pixels that contain several of its cells.
pub(in crate::catalog) fn details(params: &Params, d_model: u32) -> String {
    let mean = if params.n_pos > MANY || d_model / 2 > MANY { text::get("note.mean-of-angles") } else { "" };
    let colors = fill("note.angles", &[("schedule", schedule_words(params))]);
    let hatched = if mean.is_empty() { "" } else { text::get("note.hatched") };
    text::sentences([&*colors, mean, hatched, arcs(params, d_model)])
}

/// The angles of all positions as a coloured matrix, for `d_model` dimensions.
pub(in crate::catalog) fn panel(params: &Params, d_model: u32, orientation: Orientation) -> Panel {
    let n_pos = params.n_pos;
    let [pos_edge, pair_edge] = [n_pos, d_model / 2].map(|count| f64::from(count) - 0.5);
    let pos = |domain| Axis::whole(text::get("axis.pos"), domain, Measure::Pos);
    let pair = |domain| Axis::whole(text::get("axis.pair"), domain, Measure::Pair);
    // An axis that runs down starts at the top, as in a printed matrix.
    let (positions, x, y, right, bottom) = match orientation {
        Orientation::Across => (Positions::Across, pos([-0.5, pos_edge]), pair([pair_edge, -0.5]), pos_edge, pair_edge),
        Orientation::Down => (Positions::Down, pair([-0.5, pair_edge]), pos([pos_edge, -0.5]), pair_edge, pos_edge),
    };
    let matrix = PhaseMatrix { freqs: params.freqs_at(d_model), n_pos, positions };
    let (read, grid) = (read(matrix.clone()), grid(matrix.clone()));
    let raster = Raster {
        x: [-0.5, right],
        y: [-0.5, bottom],
        map: ColorMap::Phase,
        range: ON_DISC,
        fill: Box::new(move |columns, rows, out| matrix.fill(columns, rows, out, on_disc)),
        grid,
    };
    Panel {
        title: None,
        x,
        y,
        equal: false,
        marks: vec![Mark::Raster(raster)],
        color_bar: Some(ColorBar {
            map: ColorMap::Phase,
            range: ON_DISC,
            label: text::get("axis.angle").into(),
            has_own_unit: false,
        }),
        read: Some(read),
        cursor_reading: None,
        drag: None,
    }
}

/// The angle of a pair at a position, 0 to 2π.
pub(in crate::catalog) fn angle(freq: f64, pos: u32) -> f64 {
    (f64::from(pos) * freq).rem_euclid(TAU)
}

fn grid(matrix: PhaseMatrix) -> Grid {
    let (n_pos, pairs) = (matrix.n_pos as usize, matrix.freqs.len());
    let across = matrix.positions == Positions::Across;
    let value = move |[column, row]: [usize; 2]| {
        let [pos, pair] = if across { [column, row] } else { [row, column] };
        angle(matrix.freqs[pair], pos as u32)
    };
    Grid { count: if across { [n_pos, pairs] } else { [pairs, n_pos] }, value: Box::new(value) }
}

fn read(matrix: PhaseMatrix) -> Read {
    let last = [matrix.n_pos - 1, matrix.freqs.len() as u32 - 1];
    Box::new(move |[x, y]| {
        let across = matrix.positions == Positions::Across;
        let [pos, pair] = if across { [x, y] } else { [y, x] };
        let [pos, pair] = [pos.round().clamp(0.0, f64::from(last[0])), pair.round().clamp(0.0, f64::from(last[1]))];
        let angle = angle(matrix.freqs[pair as usize], pos as u32);
        let values = [
            ("pos", whole(pos)),
            ("pair", whole(pair)),
            ("angle", significant(angle, 6)),
            ("degrees", significant(angle.to_degrees(), 6)),
        ];
        Some(Reading { at: if across { [pos, pair] } else { [pair, pos] }, text: fill("read.angle", &values) })
    })
}
