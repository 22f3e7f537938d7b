//! The points (sin, cos) of up to six pairs, each pair on its own ring. Positions are equal steps along a ring, and
//! each ring has a hand at the cursor's position. With two dimensions there is a single ring.

mod rings;

use std::f64::consts::PI;

use self::rings::{Ring, rings};
use super::shared::dragging::{clockwise, turned_to};
use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Ink, Mark, Panel, Reading, Scene, Side, Ticks};
use crate::text::number::{readable, significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "trajectory",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pair, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(2), n_pos: Some(20), cells: None }),
    width: Width::Square,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: |params| params.freqs().iter().all(|freq| (0.0..PI).contains(freq)) },
    Statement { text: "slowest", holds: |params| params.pairs() > 1 && wave::never_speeds_up(params) },
];

/// Maximum number of positions that the pointer can select. Longer sequences are sampled at a constant step.
const MOST_POINTS: u32 = 400;
/// Maximum distance of the pointer from a position's point, large enough for the number beside it.
const REACH: f64 = 0.25;
/// Half the side of the plot for a single ring with its numbers, and for several rings; the outer radius is 1.
const EDGES: [f64; 2] = [1.2, 1.025];

fn scene(params: &Params) -> Scene {
    let rings = rings(params);
    let stride = params.n_pos.div_ceil(MOST_POINTS);
    let selectable: Vec<f64> = (0..params.n_pos).step_by(stride as usize).map(f64::from).collect();
    let own = rings.iter().copied().find(|ring| ring.pair == params.pair).unwrap_or(rings[0]);
    let is_single = rings.len() == 1;
    let edge = EDGES[usize::from(!is_single)];
    let mut marks = rings::drawn(params, &rings);
    if !is_single {
        marks.extend(rings::labels(params, &rings));
    }
    marks.extend(directions(edge));
    let (caption, details, alt) = words(params, &rings, own);
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    let (drag_rings, drag_positions) = (rings.clone(), selectable.clone());
    Scene {
        panels: vec![Panel {
            title: None,
            x: axis("axis.sin", [-edge, edge]),
            y: axis("axis.cos", [-edge, edge]),
            equal: true,
            marks,
            color_bar: (params.n_pos > 1).then(|| ColorBar {
                map: ColorMap::Position,
                range: [0.0, f64::from(params.n_pos - 1)],
                label: text::get("axis.pos").into(),
                // The colours of another sequence run to its own last position.
                has_own_unit: true,
            }),
            read: Some(Box::new(move |at| {
                let ring = nearest_ring(&rings, at);
                Some(reading_at(ring, reached(ring, &selectable, at)?))
            })),
            cursor_reading: Some(Box::new(move |params| Some(reading_at(own, f64::from(params.pos))))),
            drag: Some(Box::new(move |params, from, to| {
                let Some(from) = from else {
                    return clicked(params, nearest_ring(&drag_rings, to), &drag_positions, to);
                };
                dragged(nearest_ring(&drag_rings, from), params.pos, to)
                    .map(|pos| (ParamId::Pos, pos))
                    .into_iter()
                    .collect()
            })),
        }],
        arrange: Arrange::Stack,
        caption,
        details,
        alt,
    }
}

/// Which way sines and cosines grow, in two corners of the plot.
fn directions(edge: f64) -> [Mark; 2] {
    let name = |key, arrow: &str, at, side, ink| {
        let text = format!("{} {arrow}", text::get(key));
        Mark::Label { at, shift: [0.0; 2], side, text, ink }
    };
    [
        name("label.cos", "↑", [-edge, edge], Side::Right, Ink::Cos),
        name("label.sin", "→", [edge, -edge], Side::Left, Ink::Sin),
    ]
}

/// Caption, details and alternative text.
fn words(params: &Params, rings: &[Ring], own: Ring) -> (String, String, String) {
    let freqs = params.freqs();
    // The last pair, unless a model has other factors.
    let slowest =
        (0..params.pairs()).rev().min_by(|one, other| freqs[*one as usize].total_cmp(&freqs[*other as usize]));
    let slowest = slowest.unwrap_or_default();
    let list = text::list(rings.iter().map(|ring| ring.name("wave.named")));
    let mut values = vec![
        ("pair", whole(own.pair)),
        ("step", significant(own.freq.to_degrees(), 4)),
        ("last", whole(params.n_pos - 1)),
        ("turns", readable(wave::turns(params))),
        ("n", wave::positions(params.n_pos)),
        ("rings", whole(rings.len() as u32)),
        ("pairs", whole(params.pairs())),
        ("list", list),
        ("slowest", whole(slowest)),
        ("slow", significant(freqs[slowest as usize].to_degrees(), 4)),
        ("positions", text::get(rings::how(params.n_pos)).into()),
    ];
    let [caption, details, alt] = if rings.len() == 1 {
        ["figure.trajectory.caption", "figure.trajectory.details.one", "figure.trajectory.alt.one"]
    } else {
        ["figure.trajectory.caption.rings", "figure.trajectory.details", "figure.trajectory.alt"]
    };
    let turning = fill("figure.trajectory.turning", &values);
    values.push(("slowly", fill("figure.trajectory.slowest", &values)));
    values.push(("turning", turning));
    let [caption, details] = [caption, details].map(|key| fill(key, &values));
    let alt = fill(alt, &values);
    (caption, details, alt)
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (sin, cos) = (f64::from(params.pos) * params.freq(params.pair)).sin_cos();
    vec![("point", sin), ("point", cos)]
}

/// The ring nearest to a point.
fn nearest_ring(rings: &[Ring], [x, y]: [f64; 2]) -> Ring {
    let away = |ring: &&Ring| (ring.radius - x.hypot(y)).abs();
    rings.iter().min_by(|a, b| away(a).total_cmp(&away(b))).copied().unwrap_or(Ring::OUTER)
}

/// The selectable position whose point on the ring is nearest to the pointer, if it is within reach.
fn reached(ring: Ring, selectable: &[f64], pointer: [f64; 2]) -> Option<f64> {
    let away = |pos: f64| {
        let [x, y] = ring.point(pos);
        (x - pointer[0]).hypot(y - pointer[1])
    };
    selectable.iter().copied().min_by(|a, b| away(*a).total_cmp(&away(*b))).filter(|pos| away(*pos) < REACH)
}

/// The position that a click selects, and the pair if the click is on the ring of another pair.
fn clicked(params: &Params, ring: Ring, selectable: &[f64], at: [f64; 2]) -> Vec<(ParamId, f64)> {
    let Some(pos) = reached(ring, selectable, at) else { return Vec::new() };
    let pair = (ring.pair != params.pair).then_some((ParamId::Pair, f64::from(ring.pair)));
    [(ParamId::Pos, pos)].into_iter().chain(pair).collect()
}

/// The position to which the hand of a ring is dragged.
fn dragged(ring: Ring, pos: u32, to: [f64; 2]) -> Option<f64> {
    Some(turned_to(clockwise([0.0; 2], to)?, (f64::from(pos) * ring.freq, ring.freq), pos))
}

fn reading_at(ring: Ring, pos: f64) -> Reading {
    let (sin, cos) = (pos * ring.freq).sin_cos();
    let values = [
        ("pos", whole(pos)),
        ("pair", whole(ring.pair)),
        ("angle", significant((pos * ring.freq).rem_euclid(std::f64::consts::TAU).to_degrees(), 6)),
        ("sin", significant(sin, 6)),
        ("cos", significant(cos, 6)),
    ];
    Reading { at: ring.point(pos), text: fill("figure.trajectory.read", &values) }
}

/// The hands of all rings. The hand of the cursor's pair is emphasised, and drawn last. Labels that a hand or a band
/// crosses are drawn again, above it.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let rings = rings(params);
    let is_own = |ring: &&Ring| ring.pair == params.pair;
    let in_order = rings.iter().filter(|ring| !is_own(ring)).chain(rings.iter().filter(is_own));
    let pos = f64::from(params.pos);
    let is_crossed = || rings::are_bands(params.n_pos) || rings.iter().any(|ring| rings::points_down(*ring, pos));
    let labels = (rings.len() > 1 && is_crossed()).then(|| rings::labels(params, &rings)).into_iter().flatten();
    let hands = in_order.flat_map(|ring| rings::hand(*ring, pos, is_own(&ring)));
    hands.map(|mark| mark.of("point")).chain(labels).map(|mark| (0, mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Params {
        Params { d_model: 2, n_pos: 20, ..Params::default() }
    }

    fn dots(scene: &Scene) -> Vec<[f64; 2]> {
        let marks = scene.panels[0].marks.iter();
        let points = marks.filter_map(|mark| match mark.plain() {
            Mark::Dots { points, .. } => Some(points.clone()),
            _ => None,
        });
        points.flatten().collect()
    }

    #[test]
    fn a_step_is_one_radian_and_every_position_is_numbered() {
        let scene = scene(&book());
        assert!(scene.caption.contains("57.3°") && scene.alt.contains("57.3°"), "{}", scene.caption);
        let labels = scene.panels[0].marks.iter().filter(|mark| matches!(mark.plain(), Mark::Label { .. })).count();
        assert_eq!(labels, 20 + directions(1.0).len());
    }

    #[test]
    fn every_position_has_its_dot_on_every_ring_and_very_many_are_a_band() {
        let params = Params::default();
        let rings = rings(&params);
        let points = dots(&scene(&params));
        assert_eq!(points.len(), rings.len() * 50);
        // sin² + cos² rounds to within 2⁻⁵² of 1, and so does its product with a radius of at most 1.
        let is_on_ring = |[x, y]: &[f64; 2]| rings.iter().any(|ring| (x.hypot(*y) - ring.radius).abs() < 1e-15);
        assert!(points.iter().all(is_on_ring));
        assert!(dots(&scene(&Params { n_pos: 1 << 20, ..params })).is_empty());
    }

    #[test]
    fn rings_include_the_cursors_pair_and_as_many_others_as_fit() {
        let pairs = |params: &Params| -> Vec<u32> { rings(params).iter().map(|ring| ring.pair).collect() };
        assert_eq!(pairs(&book()), [0]);
        assert_eq!(pairs(&Params { d_model: 4, ..book() }), [0, 1]);
        let chosen = pairs(&Params { pair: 33, ..Params::default() });
        assert!(chosen.len() == 6 && chosen.contains(&33) && chosen[5] == 63, "{chosen:?}");
    }

    #[test]
    fn the_nearest_point_within_reach_is_read() {
        let scene = scene(&book());
        let read = scene.panels[0].read.as_ref().expect("points to read");
        let reading = read([1.2, 0.1]).expect("the number beside a point is within its reach");
        assert!(reading.text.contains("pos 14"), "14 − 4π is 1.434, nearest to π/2: {}", reading.text);
        assert!(read([0.5, 0.0]).is_none(), "half-way to the centre, no point is near");
    }

    #[test]
    fn a_click_on_a_ring_selects_its_pair_and_a_drag_changes_only_the_position() {
        let params = Params::default();
        let rings = rings(&params);
        let panel = &scene(&params).panels[0];
        let drag = panel.drag.as_ref().expect("hands that can be dragged");
        let there = rings[1].point(7.0);
        assert_eq!(drag(&params, None, there), [(ParamId::Pos, 7.0), (ParamId::Pair, f64::from(rings[1].pair))]);
        // The hand is dragged from the point of position 10 to that of 13.
        let [from, to] = [10.0, 13.0].map(|pos| rings[1].point(pos));
        assert_eq!(drag(&params, Some(from), to), [(ParamId::Pos, 13.0)]);
        assert_eq!(drag(&params, None, [0.02, 0.0]), [], "the centre is on no ring");
    }
}
