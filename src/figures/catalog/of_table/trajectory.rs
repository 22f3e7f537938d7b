//! The planes of rotation of a learned table as small plots. Each shows every position in the plane, coloured by
//! position.

use super::rotation_words::{how_found, is_kept, none, of_plane, planes, wavelengths};
use super::{named, shown, table};
use crate::catalog::Drawing;
use crate::catalog::shared::dragging::{clockwise, turned_to};
use crate::core::rotations::Plane;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Ink, Mark, Panel, Pen, Reading, Scene, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

/// Maximum number of dots in each plane. Longer tables are sampled at a constant step.
const MOST_DOTS: u32 = 512;
/// Number of colours. More would not be distinguishable. Dots of one colour are a single mark.
const GROUPS: usize = 16;
/// Minimum and maximum half-width of a plot. Without the maximum, outliers would crowd all other dots together.
const EDGES: [f64; 2] = [1.2, 3.0];
/// Fraction of all positions that a plot contains.
const INSIDE: f64 = 0.98;
/// Maximum distance of a click from its dot.
const REACH: f64 = 0.25;
/// Number of segments of the unit circle.
const CIRCLE: u32 = 72;

/// Position of a row in a plane. Angles run clockwise from the top, with the sine to the right and the cosine up.
fn place(plane: &Plane, pos: usize) -> [f64; 2] {
    let [re, im] = plane.z[pos];
    [im, re]
}

/// The positions that have a dot.
fn dotted(params: &Params) -> impl Iterator<Item = usize> + use<> {
    (0..params.n_pos as usize).step_by(params.n_pos.div_ceil(MOST_DOTS) as usize)
}

/// Half-width of the plot of a plane: it contains all positions shown, and nearly all of the others.
fn edge(params: &Params, plane: &Plane) -> f64 {
    let Some(found) = shown(params) else { return EDGES[0] };
    let size = |pos: usize| place(plane, pos).into_iter().map(f64::abs).fold(0.0, f64::max);
    let stride = found.kept.len().div_ceil(MOST_DOTS as usize).max(1);
    let mut sizes: Vec<f64> = found.kept.iter().step_by(stride).map(|pos| size(*pos)).collect();
    if sizes.is_empty() {
        return EDGES[0];
    }
    let at = (sizes.len() - 1) * (INSIDE * 100.0) as usize / 100;
    let (_, most, _) = sizes.select_nth_unstable_by(at, f64::total_cmp);
    let shown = dotted(params).filter(|pos| is_kept(found, *pos)).map(size);
    (1.08 * shown.fold(*most, f64::max)).clamp(EDGES[0], EDGES[1])
}

/// Whether a position that has a dot was left out of the search.
fn has_left_out(params: &Params) -> bool {
    shown(params).is_some_and(|found| dotted(params).any(|pos| !is_kept(found, pos)))
}

fn is_inside([x, y]: [f64; 2], edge: f64) -> bool {
    x.abs().max(y.abs()) < edge
}

fn scene(params: &Params) -> Scene {
    let count = planes(params).len();
    let mut panels: Vec<Panel> = (0..count).map(|index| panel(params, index)).collect();
    if panels.is_empty() {
        let words = Mark::Label {
            at: [0.0; 2],
            shift: [0.0; 2],
            side: Side::Middle,
            text: text::get("figure.trajectory.table.none").into(),
            ink: Ink::Strong,
        };
        panels.push(plain_panel(None, vec![circle(Pen::solid(Ink::Grid).width(1.0)), words], EDGES[0]));
    }
    if let Some(last) = panels.last_mut().filter(|_| params.n_pos > 1 && count > 0) {
        let range = [0.0, f64::from(params.n_pos - 1)];
        last.color_bar = Some(ColorBar {
            map: ColorMap::Position,
            range,
            label: text::get(if has_left_out(params) { "axis.pos-left-out" } else { "axis.pos-short" }).into(),
            has_own_unit: false,
        });
    }
    let [caption, details, alt] = words(params);
    Scene { panels, arrange: Arrange::Grid, caption, details, alt }
}

/// Caption, details and alternative text.
fn words(params: &Params) -> [String; 3] {
    let all = planes(params);
    let mut values = named(params);
    values.push(("shown", whole(all.len() as f64)));
    values.push(("list", wavelengths(all.iter())));
    if all.is_empty() {
        return [none(params), how_found(params), fill("figure.trajectory.table.alt.none", &values)];
    }
    let beyond_of = |plane: &Plane| {
        let edge = edge(params, plane);
        dotted(params).filter(|pos| !is_inside(place(plane, *pos), edge)).count()
    };
    let beyond: usize = all.iter().map(beyond_of).sum();
    let beyond = if beyond == 0 {
        String::new()
    } else {
        fill("figure.trajectory.table.beyond", &[("count", whole(beyond as f64))])
    };
    let sampled = if params.n_pos > MOST_DOTS {
        fill("figure.trajectory.table.sampled", &[("count", whole(dotted(params).count() as f64))])
    } else {
        String::new()
    };
    let details =
        text::sentences([fill("figure.trajectory.table.details", &values), sampled, beyond, how_found(params)]);
    [fill("figure.trajectory.table.caption", &values), details, fill("figure.trajectory.table.alt", &values)]
}

fn circle(pen: Pen) -> Mark {
    let points = (0..=CIRCLE).map(|part| (f64::from(part) / f64::from(CIRCLE) * std::f64::consts::TAU).sin_cos());
    Mark::Line { points: points.map(|(sin, cos)| [sin, cos]).collect(), pen, label: None }
}

/// A plot without axes.
fn plain_panel(title: Option<String>, marks: Vec<Mark>, edge: f64) -> Panel {
    let axis = |key| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), [-edge, edge]) };
    let [x, y] = ["axis.imaginary", "axis.real"].map(axis);
    Panel { title, x, y, equal: true, marks, color_bar: None, read: None, cursor_reading: None, drag: None }
}

fn panel(params: &Params, index: usize) -> Panel {
    let plane = &planes(params)[index];
    let edge = edge(params, plane);
    let is_own = index == params.pair as usize;
    let pen = if is_own { Pen::solid(Ink::Strong) } else { Pen::solid(Ink::Grid).width(1.0) };
    let mut marks = vec![circle(pen)];
    marks.extend(dots(params, plane, edge));
    let title = fill("figure.trajectory.table.plane", &of_plane(plane));
    let own_params = params.clone();
    let read = move |at: [f64; 2]| {
        let plane = planes(&own_params).get(index)?;
        nearest(plane, dotted(&own_params), at, edge).map(|pos| reading(plane, pos))
    };
    let cursor_reading =
        move |params: &Params| planes(params).get(index).map(|plane| reading(plane, params.pos as usize));
    let drag = move |params: &Params, from: Option<[f64; 2]>, to: [f64; 2]| drag(params, index, (from, to), edge);
    Panel {
        read: Some(Box::new(read)),
        cursor_reading: is_own.then(|| Box::new(cursor_reading) as crate::scene::CursorReading),
        drag: Some(Box::new(drag)),
        ..plain_panel(Some(title), marks, edge)
    }
}

/// Dots of the positions, coloured by position; rows that the search excluded are rings.
fn dots(params: &Params, plane: &Plane, edge: f64) -> Vec<Mark> {
    let Some(found) = shown(params) else { return Vec::new() };
    let mut groups = vec![[Vec::new(), Vec::new()]; GROUPS];
    for pos in dotted(params) {
        let at = place(plane, pos);
        if is_inside(at, edge) {
            groups[pos * GROUPS / params.n_pos as usize][usize::from(!is_kept(found, pos))].push(at);
        }
    }
    let radius = if params.n_pos > 100 { 1.8 } else { 3.0 };
    let mark = |(group, points): (usize, [Vec<[f64; 2]>; 2])| {
        let ink = Ink::Series(group as f64 / (GROUPS - 1) as f64);
        let [kept, left_out] = points;
        [(kept, radius, false), (left_out, 3.5, true)].map(|(points, radius, hollow)| Mark::Dots {
            points,
            radius,
            ink,
            hollow,
            label: None,
        })
    };
    let marks = groups.into_iter().enumerate().flat_map(mark);
    marks.filter(|mark| !matches!(mark, Mark::Dots { points, .. } if points.is_empty())).collect()
}

fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The position whose dot is nearest to a point.
fn nearest(plane: &Plane, positions: impl Iterator<Item = usize>, at: [f64; 2], edge: f64) -> Option<usize> {
    let inside = positions.filter(|pos| is_inside(place(plane, *pos), edge));
    inside.min_by(|a, b| distance(place(plane, *a), at).total_cmp(&distance(place(plane, *b), at)))
}

fn reading(plane: &Plane, pos: usize) -> Reading {
    let [x, y] = place(plane, pos);
    let values = [
        ("pos", whole(pos as f64)),
        ("wavelength", significant(plane.wavelength(), 3)),
        ("angle", significant(x.atan2(y).to_degrees().rem_euclid(360.0), 4)),
        ("radius", significant(x.hypot(y), 4)),
    ];
    Reading { at: [x, y], text: fill("read.table.turn", &values) }
}

/// A click selects the position of a dot and its plane; a drag turns the hand.
fn drag(params: &Params, index: usize, (from, to): (Option<[f64; 2]>, [f64; 2]), edge: f64) -> Vec<(ParamId, f64)> {
    let Some(plane) = planes(params).get(index) else { return Vec::new() };
    if from.is_some() {
        let at = place(plane, params.pos as usize);
        let Some((pointed, angle)) = clockwise([0.0; 2], to).zip(clockwise([0.0; 2], at)) else { return Vec::new() };
        return vec![(ParamId::Pos, turned_to(pointed, (angle, plane.freq), params.pos))];
    }
    let pair = (index != params.pair as usize).then_some((ParamId::Pair, index as f64));
    let pos = nearest(plane, dotted(params), to, edge).filter(|pos| distance(place(plane, *pos), to) < REACH);
    pos.map(|pos| (ParamId::Pos, pos as f64)).into_iter().chain(pair).collect()
}

/// In every plane, the dots of the cursor and of the position k further on, and in the cursor's plane a hand.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (all, rows) = (planes(params), table(params).rows);
    let [pos, later] = [params.pos, params.pos + params.k].map(|pos| pos as usize);
    let mut marks = Vec::new();
    for (index, plane) in all.iter().enumerate() {
        let (at, edge) = (place(plane, pos), edge(params, plane));
        if index == params.pair as usize {
            // The hand ends at the edge of the plot, even if its dot is outside.
            let [x, y] = at.map(|end| end * (edge / at[0].abs().max(at[1].abs()).max(edge)));
            let pen = Pen::solid(Ink::Cursor);
            marks.push((index, Mark::Line { points: vec![[0.0; 2], [x, y]], pen, label: None }));
        }
        let is_later_shown = later < rows.min(params.n_pos as usize) && later != pos;
        for (at, radius, hollow) in [(is_later_shown.then(|| place(plane, later)), 4.0, true), (Some(at), 4.5, false)] {
            let points: Vec<_> = at.into_iter().filter(|at| is_inside(*at, edge)).collect();
            if !points.is_empty() {
                marks.push((index, Mark::Dots { points, radius, ink: Ink::Cursor, hollow, label: None }));
            }
        }
    }
    marks
}
