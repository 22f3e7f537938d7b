//! The points (sin, cos) of the chosen pair: positions on a circle, one equal step after another.

use std::f64::consts::{PI, TAU};

use super::shared::hand::{clockwise, turned_to};
use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "trajectory",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pair, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(2), n_pos: Some(20), cells: None }),
    width: Width::Square,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values);

pub(super) const SAYS: &[Statement] =
    &[Statement { text: "notice", holds: |params| (0.0..PI).contains(&params.freq(params.pair)) }];

/// More dots than this are a ring, not points.
const MOST_DOTS: u32 = 400;
/// More numbers than this are hard to follow.
const MOST_NUMBERS: usize = 24;
/// The least angle between two numbers that do not touch, in radians.
const ROOM: f64 = 0.13;
/// How far outside the circle a number of one digit stands, and what each further sign of it takes to the side, in CSS
/// pixels.
const OUTWARD: [f64; 2] = [15.0, 3.5];
/// From a point to a click that is meant for it or for its number.
const REACH: f64 = 0.25;
/// Leaves room for the numbers.
const DOMAIN: [f64; 2] = [-1.4, 1.4];

fn scene(params: &Params) -> Scene {
    let (pair, freq) = (params.pair, params.freq(params.pair));
    let stride = params.n_pos.div_ceil(MOST_DOTS);
    let plotted: Vec<f64> = (0..params.n_pos).step_by(stride as usize).map(f64::from).collect();
    let points: Vec<_> = plotted.iter().map(|pos| point(pos * freq)).collect();
    let mut marks = vec![
        Mark::Line { points: arc(TAU), pen: Pen::solid(Ink::Faint), label: None },
        Mark::Line { points: arc(freq), pen: Pen::solid(Ink::Series(0.5)).width(3.0), label: None },
        Mark::Dots { points, radius: 3.0, ink: Ink::Strong, hollow: false, label: None }.of("point"),
    ];
    marks.extend(numbers(freq, &plotted));
    let mut values = vec![
        ("pair", whole(pair)),
        ("step", significant(freq.to_degrees(), 4)),
        ("n", wave::positions(params.n_pos)),
        ("last", whole(params.n_pos - 1)),
        ("turns", significant(wave::turns(params), 6)),
        ("count", whole(plotted.len() as u32)),
        ("stride", whole(stride)),
    ];
    let [caption, details] = ["figure.trajectory.caption", "figure.trajectory.details"].map(|key| fill(key, &values));
    values.extend([("caption", caption.clone()), ("details", details.clone())]);
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::linear(text::get("axis.sin"), DOMAIN),
            y: Axis::linear(text::get("axis.cos"), DOMAIN),
            equal: true,
            marks,
            color_bar: None,
            read: Some(Box::new({
                let plotted = plotted.clone();
                move |at| Some(told((pair, freq), nearest(freq, &plotted, at)?))
            })),
            here: Some(Box::new(move |params| Some(told((pair, freq), f64::from(params.pos))))),
            grab: Some(Box::new(move |params, from, to| {
                let pos = if from.is_none() { clicked(freq, &plotted, to) } else { dragged(freq, params.pos, to) };
                pos.map(|pos| (ParamId::Pos, pos)).into_iter().collect()
            })),
        }],
        arrange: Arrange::Stack,
        alt: fill("figure.trajectory.alt", &values),
        caption,
        details,
    }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let [sin, cos] = point(f64::from(params.pos) * params.freq(params.pair));
    vec![("point", sin), ("point", cos)]
}

/// The sine to the right and the cosine up, so that a growing angle runs clockwise from the top.
fn point(angle: f64) -> [f64; 2] {
    angle.sin_cos().into()
}

/// The circle from the top to `angle`, a point every three degrees or closer.
fn arc(angle: f64) -> Vec<[f64; 2]> {
    let parts = (angle / TAU * 120.0).ceil().max(1.0) as u32;
    (0..=parts).map(|part| point(angle * f64::from(part) / f64::from(parts))).collect()
}

/// Numbers beside the first positions, as long as each has room beside those before it.
fn numbers(freq: f64, plotted: &[f64]) -> Vec<Mark> {
    let mut taken: Vec<f64> = Vec::new();
    let mut marks = Vec::new();
    for &pos in plotted {
        let angle = (pos * freq).rem_euclid(TAU);
        let apart = |other: &f64| ((angle - other).abs()).min(TAU - (angle - other).abs());
        if taken.len() < MOST_NUMBERS && taken.iter().all(|other| apart(other) >= ROOM) {
            taken.push(angle);
            let at = point(angle);
            let text = whole(pos);
            let aside = OUTWARD[0] + OUTWARD[1] * (text.chars().count() - 1) as f64;
            let shift = [aside * at[0], -OUTWARD[0] * at[1]];
            marks.push(Mark::Label { at, shift, text, ink: Ink::Muted }.of("point"));
        }
    }
    marks
}

/// The plotted position that stands nearest to a place.
fn nearest(freq: f64, plotted: &[f64], near: [f64; 2]) -> Option<f64> {
    let away = |pos: f64| away(point(pos * freq), near);
    plotted.iter().copied().min_by(|a, b| away(*a).total_cmp(&away(*b)))
}

fn away(from: [f64; 2], to: [f64; 2]) -> f64 {
    (from[0] - to[0]).hypot(from[1] - to[1])
}

/// The position on whose point or number a click was meant to be.
fn clicked(freq: f64, plotted: &[f64], at: [f64; 2]) -> Option<f64> {
    nearest(freq, plotted, at).filter(|pos| away(point(pos * freq), at) < REACH)
}

/// The position to which the hand of the cursor's is dragged.
fn dragged(freq: f64, pos: u32, to: [f64; 2]) -> Option<f64> {
    Some(turned_to(clockwise([0.0; 2], to)?, (f64::from(pos) * freq, freq), pos))
}

fn told((pair, freq): (u32, f64), pos: f64) -> Reading {
    let at = point(pos * freq);
    let values = [
        ("pos", whole(pos)),
        ("pair", whole(pair)),
        ("angle", significant((pos * freq).rem_euclid(TAU).to_degrees(), 6)),
        ("sin", significant(at[0], 6)),
        ("cos", significant(at[1], 6)),
    ];
    Reading { at, text: fill("figure.trajectory.read", &values) }
}

fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let at = point(f64::from(params.pos) * params.freq(params.pair));
    let radius = Mark::Line { points: vec![[0.0, 0.0], at], pen: Pen::solid(Ink::Cursor), label: None };
    let dot = Mark::Dots { points: vec![at], radius: 5.0, ink: Ink::Cursor, hollow: false, label: None };
    [radius, dot].map(|mark| (0, mark.of("point"))).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Params {
        Params { d_model: 2, n_pos: 20, ..Params::default() }
    }

    #[test]
    fn a_step_is_one_radian_and_every_position_is_numbered() {
        let scene = scene(&book());
        assert!(scene.caption.contains("57.3°") && scene.alt.contains("57.3°"), "{}", scene.caption);
        let labels = scene.panels[0].marks.iter().filter(|mark| matches!(mark.plain(), Mark::Label { .. })).count();
        assert_eq!(labels, 20);
    }

    #[test]
    fn points_stand_on_the_unit_circle() {
        let scene = scene(&Params { n_pos: 1 << 20, ..book() });
        let Mark::Dots { points, .. } = scene.panels[0].marks[2].plain() else { panic!("dots come third") };
        assert!(points.len() <= MOST_DOTS as usize && scene.details.contains(&whole(points.len() as u32)));
        // sin² + cos² rounds to within 2⁻⁵² of 1.
        assert!(points.iter().all(|[x, y]| (x.hypot(*y) - 1.0).abs() < 1e-15));
    }

    #[test]
    fn the_nearest_point_is_read() {
        let scene = scene(&book());
        let reading = scene.panels[0].read.as_ref().and_then(|read| read([1.2, 0.1])).expect("points to read");
        assert!(reading.text.contains("pos 14"), "14 − 4π is 1.434, nearest to π/2: {}", reading.text);
    }
}
