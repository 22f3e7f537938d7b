//! The column of the cursor's position, drawn as a curve beside the matrix, each point aligned with its row. If
//! positions run down, each position is a row and the curve is below the matrix.

use std::f64::consts::{PI, TAU};

use super::fingerprint::{entries, lines};
use super::matrix::{amplify, range};
use super::phase::angle;
use crate::core::encoding::{Component, PairLayout, dim_of};
use crate::core::encoding_raster::{FADED, Positions};
use crate::core::phase_raster::PhaseMatrix;
use crate::params::{Cells, Orientation, Params};
use crate::scene::{
    Axis, ColorMap, Direction, Grid, Ink, MISSING, Mark, ON_DISC, Panel, Pen, Raster, Side, Ticks, on_disc,
};
use crate::text;
use crate::text::number::whole;

/// Maximum number of dimensions with dots.
const MOST_DOTS: u32 = 128;
/// Radius of a dot, with few pairs and with many.
const DOTS: [f64; 2] = [3.0, 1.75];
/// With at most this many pairs, dots are large.
const FEW: u32 = 16;
/// At most this many angles are drawn.
const MOST_ANGLES: u32 = 128;
/// Thickness of the plot, in CSS pixels.
pub(in crate::catalog) const THICK: f64 = 64.0;

/// Converts a coordinate along the matrix and a value to a point of the panel.
fn point(params: &Params, [along, value]: [f64; 2]) -> [f64; 2] {
    if params.orientation == Orientation::Across { [value, along] } else { [along, value] }
}

/// The axis that the curve shares with the matrix.
pub(in crate::catalog) fn shared_axis(params: &Params) -> Direction {
    if params.orientation == Orientation::Across { Direction::Y } else { Direction::X }
}

/// The panel of the curve. Its axis along the matrix is that of the matrix.
pub(in crate::catalog) fn panel(params: &Params, matrix: &Panel) -> Panel {
    let tick = |value: f64| (value, whole(value));
    let value_axis = match params.cells {
        Cells::Value | Cells::Apart => Axis {
            ticks: Ticks::At([-1.0, 0.0, 1.0].map(tick).into()),
            ..Axis::linear(text::get("label.pos"), range(params).map(|end| 1.1 * end))
        },
        Cells::Phase => Axis {
            ticks: Ticks::At([(0.0, "0"), (PI, "π"), (TAU, "2π")].map(|(at, name)| (at, name.into())).into()),
            ..Axis::linear(text::get("axis.angle"), [-0.2, TAU + 0.2])
        },
    };
    let rule = |at| Mark::Rule { along: opposite(shared_axis(params)), at, pen: ZERO, label: None };
    let without_ticks = |axis: &Axis| Axis { ticks: Ticks::None, ..axis.clone() };
    let (x, y) = match params.orientation {
        Orientation::Across => (value_axis, without_ticks(&matrix.y)),
        Orientation::Down => (without_ticks(&matrix.x), value_axis),
    };
    Panel {
        title: None,
        x,
        y,
        equal: false,
        marks: vec![rule(0.0)],
        color_bar: None,
        read: None,
        cursor_reading: None,
        drag: None,
    }
}

/// The pair beside which the curves are named, as a fraction of all.
const NAMED_AT: f64 = 0.9;
/// The range of values that a name takes beside its curve.
const ROOM: f64 = 0.85;
/// Distance of a name from its curve, in CSS pixels.
const BESIDE: f64 = 4.0;

const ZERO: Pen = Pen::solid(Ink::Grid).width(1.0);

fn opposite(along: Direction) -> Direction {
    if along == Direction::X { Direction::Y } else { Direction::X }
}

/// Step between the pairs whose angles are drawn.
fn step(params: &Params) -> u32 {
    params.pairs().div_ceil(MOST_ANGLES)
}

/// Number of angles drawn; `None` if all are.
pub(in crate::catalog) fn angle_count(params: &Params) -> Option<u32> {
    let step = step(params);
    (params.cells == Cells::Phase && step > 1).then(|| params.pairs().div_ceil(step))
}

/// The curves at the cursor's position. The cosine is dashed, and its dots are hollow.
pub(in crate::catalog) fn marks(params: &Params) -> Vec<Mark> {
    let dots = |points: Vec<[f64; 2]>, ink, hollow| {
        let points = points.into_iter().map(|at| point(params, at)).collect();
        Mark::Dots { points, radius: DOTS[usize::from(params.pairs() > FEW)], ink, hollow, label: None }
    };
    if params.cells == Cells::Phase {
        let freqs = params.freqs().into_iter().enumerate().step_by(step(params) as usize);
        let points = freqs.map(|(pair, freq)| [pair as f64, angle(freq, params.pos)]);
        return vec![dots(points.collect(), Ink::Cursor, false)];
    }
    let amplitude = params.amplitude();
    let mut entries = entries(params, &params.freqs(), params.pos);
    for entry in &mut entries {
        *entry *= amplitude;
    }
    let pens = [Pen::solid(Ink::Sin).width(1.0), Pen::dashed(Ink::Cos).width(1.0)];
    let turned = |mark| match mark {
        Mark::Line { points, pen, label } => {
            Mark::Line { points: points.into_iter().map(|at| point(params, at)).collect(), pen, label }
        }
        other => other,
    };
    let mut marks: Vec<Mark> = lines(params, &entries, pens).into_iter().map(turned).collect();
    if params.d_model <= MOST_DOTS {
        for (component, pen) in [Component::Sin, Component::Cos].into_iter().zip(pens) {
            let dim = |pair| dim_of(params.layout, params.d_model, pair, component);
            let points = (0..params.pairs()).map(dim).map(|dim| [f64::from(dim), entries[dim as usize]]);
            marks.push(dots(points.collect(), pen.ink, component == Component::Cos));
        }
    }
    marks.extend(names(params, &entries));
    marks
}

/// The names of the two curves, beside them at a slow pair, where a curve is nearly straight; only where there is room.
fn names(params: &Params, entries: &[f64]) -> Vec<Mark> {
    let pair = (NAMED_AT * f64::from(params.pairs() - 1)).round() as u32;
    let dims = [Component::Sin, Component::Cos].map(|component| dim_of(params.layout, params.d_model, pair, component));
    let values = dims.map(|dim| entries[dim as usize]);
    let is_apart = params.layout == PairLayout::Split;
    let name = |index: usize, key: &str, ink| {
        let [value, other] = [values[index], values[1 - index]].map(|value| value / params.amplitude());
        // The values next to the curve that are free, on either side.
        let below = if is_apart || other > value { value + 1.1 } else { value - other };
        let above = if is_apart || other < value { 1.1 - value } else { other - value };
        let (side, away) = if below >= ROOM {
            (Side::Left, -BESIDE)
        } else if above >= ROOM {
            (Side::Right, BESIDE)
        } else {
            return None;
        };
        let at = point(params, [f64::from(dims[index]), values[index]]);
        let (shift, side) = match params.orientation {
            Orientation::Across => ([away, 0.0], side),
            Orientation::Down => ([0.0, -2.0 * away], Side::Middle),
        };
        Some(Mark::Label { at, shift, side, text: text::get(key).into(), ink })
    };
    [name(0, "label.sin", Ink::Sin), name(1, "label.cos", Ink::Cos)].into_iter().flatten().collect()
}

/// A component of a mean (sin, cos); [`MISSING`] if the mean is too short to have a direction.
fn legible(component: f32, [sin, cos]: [f32; 2]) -> f32 {
    if sin * sin + cos * cos < FADED * FADED { MISSING } else { component }
}

/// The rows of the cursor's pair, drawn again so that they remain visible when the matrix is faded.
pub(in crate::catalog) fn pair_rows(params: &Params) -> Vec<Mark> {
    let &Params { pair, d_model, layout, n_pos, .. } = params;
    let (dim, amplitude) = (|component| dim_of(layout, d_model, pair, component), params.amplitude());
    let strip = |line: u32, (map, range, times): (_, _, f64), value: fn(f32, f32) -> f32, exact: fn(f64) -> f64| {
        let across = params.orientation == Orientation::Across;
        let positions = if across { Positions::Across } else { Positions::Down };
        let freq = params.freq(pair);
        let matrix = PhaseMatrix { freqs: vec![freq], n_pos, positions };
        let count = if across { [n_pos as usize, 1] } else { [1, n_pos as usize] };
        // The strip is one cell thick, so the column or the row is 0 and the sum of both is the position.
        let grid = Grid { count, value: Box::new(move |[column, row]| times * exact((column + row) as f64 * freq)) };
        let [along, over] = [[-0.5, f64::from(n_pos) - 0.5], [-0.5, 0.5].map(|edge| f64::from(line) + edge)];
        let [x, y] = if across { [along, over] } else { [over, along] };
        let fill = Box::new(move |columns, rows, out: &mut [f32]| {
            matrix.fill(columns, rows, out, value);
            amplify(out, times);
        });
        Mark::Raster(Raster { x, y, map, range, fill, grid })
    };
    let of_values = (ColorMap::Diverging, range(params), amplitude);
    match params.cells {
        Cells::Phase => vec![strip(pair, (ColorMap::Phase, ON_DISC, 1.0), on_disc, |angle| angle.rem_euclid(TAU))],
        Cells::Value | Cells::Apart => vec![
            strip(dim(Component::Sin), of_values, |sin, cos| legible(sin, [sin, cos]), f64::sin),
            strip(dim(Component::Cos), of_values, |sin, cos| legible(cos, [sin, cos]), f64::cos),
        ],
    }
}
