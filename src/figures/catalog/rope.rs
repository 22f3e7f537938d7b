//! Query and key turned by their positions: their score follows the offset alone.

use super::shared::hand::turned_to;
use super::shared::head::Head;
use super::shared::plot::{dots, line, panel};
use super::shared::said::joined;
use super::{Drawing, Figure, Statement, Width};
use crate::core::rope::{score, score_at, turned};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "rope",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pair, ParamId::Schedule, ParamId::Seed],
    keys: [Some(ParamId::K), Some(ParamId::Pos)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "notice", holds: follows_the_offset },
    Statement { text: "short", holds: follows_the_offset },
    Statement { text: "caption", holds: |params| params.n_pos > 1 && follows_the_offset(params) },
    Statement { text: "rounding", holds: follows_the_offset },
    Statement { text: "caption.one", holds: |params| params.n_pos == 1 },
    Statement { text: "uneven", holds: |params| is_uneven(&Head::new(params)) },
];

/// Whether at the cursor's offset the score is the same from the cursor's position and from the start.
fn follows_the_offset(params: &Params) -> bool {
    let head = Head::new(params);
    let [pos, k] = [params.pos, params.k].map(f64::from);
    let [here, there] = [pos, 0.0].map(|pos| score(&head.freqs, head.vectors(), [pos, pos + k]));
    // Angles of up to two million are rounded by 2·10⁻¹⁰, in up to 128 products of numbers that are seldom above 3.
    (here - there).abs() < 1e-7
}

/// Whether the score tells a key that comes later from one that comes earlier.
fn is_uneven(head: &Head) -> bool {
    let at = |offset| score_at(&head.freqs, head.vectors(), offset);
    (at(1.0) - at(-1.0)).abs() > 1e-9
}

/// Most offsets to each side for which the score is drawn: further out, waves would be finer than the picture.
const MOST_OFFSETS: i64 = 150;
/// From the end of a hand to its name at its side, to the right or left and up or down, in CSS pixels.
const BESIDE: [f64; 2] = [24.0, 13.0];

fn scene(params: &Params) -> Scene {
    let head = Head::new(params);
    let last = i64::from(params.n_pos - 1);
    let reach = last.clamp(1, MOST_OFFSETS);
    let mut queries = vec![0, last / 2, last];
    queries.dedup();
    let mut curves = vec![Vec::new(); queries.len()];
    let mut spread: f64 = 0.0;
    for offset in -reach..=reach {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for (pos, curve) in queries.iter().zip(&mut curves) {
            let key = pos + offset;
            if (0..=last).contains(&key) {
                let score = score(&head.freqs, head.vectors(), [*pos as f64, key as f64]);
                (low, high) = (low.min(score), high.max(score));
                curve.push([offset as f64, score]);
            }
        }
        // Where two of the queries have a key so far from them, they can be compared.
        spread = if low < high { spread.max(high - low) } else { spread };
    }
    let [query, key] = head.pairs().map(|[x, y]| x.hypot(y));
    let freq = head.freqs[head.pair];
    let mut values = vec![
        ("d", whole(2.0 * head.freqs.len() as f64)),
        ("d_model", whole(params.d_model)),
        ("queries", queries.iter().map(|pos| whole(*pos as f64)).collect::<Vec<_>>().join(", ")),
        ("spread", significant(spread, 2)),
        ("same", significant(score_at(&head.freqs, head.vectors(), 0.0), 5)),
        ("pair", whole(head.pair as f64)),
        ("query", significant(query, 4)),
        ("key", significant(key, 4)),
        ("wavelength", significant(TAU / freq, 5)),
        ("reach", whole(reach as f64)),
    ];
    let is_alone = queries.len() == 1;
    let rounding = if spread > 0.0 { fill("figure.rope.rounding", &values) } else { String::new() };
    values.push(("rounding", rounding));
    let caption = fill(if is_alone { "figure.rope.caption.one" } else { "figure.rope.caption" }, &values);
    let far = if reach < last { fill("figure.rope.reach", &values) } else { String::new() };
    let is_capped = 2 * head.freqs.len() < params.d_model as usize;
    let capped = if is_capped { fill("figure.rope.capped", &values) } else { String::new() };
    let uneven = if is_alone { "" } else { text::get("figure.rope.uneven") };
    let scores_said = joined(&[&caption, uneven]);
    values.extend([("scores", scores_said), ("far", far.clone())]);
    Scene {
        caption,
        details: joined(&[fill("figure.rope.details", &values), far, capped]),
        alt: fill("figure.rope.alt", &values).trim_end().into(),
        panels: vec![scores(head, queries, curves, reach as f64), circles(params)],
        arrange: Arrange::Flow(400.0),
    }
}

fn scores(head: Head, queries: Vec<i64>, curves: Vec<Vec<[f64; 2]>>, last: f64) -> Panel {
    let reach = curves.iter().flatten().fold(0.0, |reach: f64, point| reach.max(point[1].abs()));
    // The first lies widest below, so that each can be seen where they lie over one another.
    let pens = [
        Pen::solid(Ink::Series(0.9)).width(6.0),
        Pen::solid(Ink::Series(0.45)).width(3.5),
        Pen::solid(Ink::Strong).width(1.2),
    ];
    let lines = curves.into_iter().zip(pens).zip(queries);
    let marks = lines.map(|((points, pen), pos)| {
        let name = fill("figure.rope.query-at", &[("pos", whole(pos as f64))]);
        line(points, pen, &name).of("score")
    });
    let marks = marks.collect();
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(-last, last);
        let at = [offset, score_at(&head.freqs, head.vectors(), offset)];
        let values = [("offset", whole(offset)), ("score", significant(at[1], 6))];
        // Rounding may lift a score by a little over the highest that was drawn, not out of the axis.
        Some(Reading { at, text: fill("figure.rope.read", &values) })
    };
    let x = Axis::whole(text::get("axis.key-offset"), [-last, last], Measure::Offset);
    let y = Axis::linear(text::get("axis.score"), [-1.1 * reach, 1.1 * reach]);
    panel(x, y, marks, Box::new(read))
}

/// The circles on which the pair's query and key are turned; they themselves stand at the cursor.
fn circles(params: &Params) -> Panel {
    let head = Head::new(params);
    let pairs = head.pairs();
    let radii = pairs.map(|[x, y]| x.hypot(y));
    let side = 1.25 * radii[0].max(radii[1]);
    let marks = radii.into_iter().zip([("query", Ink::Sin), ("key", Ink::Cos)]).map(|(radius, (term, ink))| {
        let points = (0..=120).map(|part| turned([radius, 0.0], f64::from(part) / 120.0 * TAU));
        line(points.collect(), Pen::solid(ink).width(1.0), "").of(term)
    });
    let axis = |key| Axis::linear(text::get(key), [-side, side]);
    let (pair, freq) = (head.pair as u32, head.freqs[head.pair]);
    let read = move |[x, y]: [f64; 2]| {
        let which = usize::from((x.hypot(y) - radii[0]).abs() > (x.hypot(y) - radii[1]).abs());
        let at = turned([radii[which], 0.0], y.atan2(x));
        let values = [("pair", whole(pair)), ("freq", significant(freq, 6)), ("radius", significant(radii[which], 6))];
        let key = ["figure.rope.read.query", "figure.rope.read.key"][which];
        Some(Reading { at, text: fill(key, &values) })
    };
    let here = move |params: &Params| {
        let positions = [params.pos, params.pos + params.k].map(f64::from);
        let [query, key] = [0, 1].map(|which| turned(pairs[which], positions[which] * freq));
        let angle = |[x, y]: [f64; 2]| significant(y.atan2(x).to_degrees(), 6);
        let values = [
            ("pos", whole(params.pos)),
            ("offset", whole(params.k)),
            ("pair", whole(pair)),
            ("query", angle(query)),
            ("key", angle(key)),
        ];
        Some(Reading { at: query, text: fill("figure.rope.read.hands", &values) })
    };
    // Of the two circles the one that was taken: the query's hand moves the position, the key's the offset.
    let grab = move |params: &Params, from: Option<[f64; 2]>, to: [f64; 2]| {
        let Some([x, y]) = from else { return Vec::new() };
        let away = |which: usize| (x.hypot(y) - radii[which]).abs();
        let (id, now, which) =
            if away(0) <= away(1) { (ParamId::Pos, params.pos, 0) } else { (ParamId::K, params.k, 1) };
        let [start_x, start_y] = pairs[which];
        let angle = start_y.atan2(start_x) + f64::from(params.pos + which as u32 * params.k) * freq;
        vec![(id, turned_to(to[1].atan2(to[0]), (angle, freq), now))]
    };
    let plain = panel(axis("axis.first-of-pair"), axis("axis.second-of-pair"), marks.collect(), Box::new(read));
    Panel { equal: true, here: Some(Box::new(here)), grab: Some(Box::new(grab)), ..plain }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let head = Head::new(params);
    vec![("score", score_at(&head.freqs, head.vectors(), f64::from(params.k)))]
}

fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let head = Head::new(params);
    let freq = head.freqs[head.pair];
    let positions = [params.pos, params.pos + params.k].map(f64::from);
    let turned = head.pairs().into_iter().zip(positions).map(|(pair, pos)| turned(pair, pos * freq));
    let names = [("query", "figure.rope.query", Ink::Sin), ("key", "figure.rope.key", Ink::Cos)];
    let turned: Vec<[f64; 2]> = turned.collect();
    // Each name stands beside its hand, on the side where the other hand is not.
    let (query, key) = (turned[0], turned[1]);
    let key_is_left = query[0] * key[1] >= query[1] * key[0];
    let hands = turned.into_iter().zip(names).zip([!key_is_left, key_is_left]).flat_map(
        |((at, (term, name, ink)), is_left)| {
            let text = text::get(name).to_owned();
            let side = if is_left { 1.0 } else { -1.0 } / at[0].hypot(at[1]).max(f64::MIN_POSITIVE);
            [
                line(vec![[0.0; 2], at], Pen::solid(ink).width(2.5), ""),
                dots(vec![at], ink, false, ""),
                Mark::Label { at, shift: [-side * at[1] * BESIDE[0], -side * at[0] * BESIDE[1]], text, ink },
            ]
            .map(|mark| mark.of(term))
        },
    );
    hands.map(|mark| (1, mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_is_the_same_at_every_position() {
        for (n_pos, most) in [(50, 1e-11), (100_000, 1e-8)] {
            let scene = scene(&Params { n_pos, ..Params::default() });
            let curves: Vec<&Vec<[f64; 2]>> = scene.panels[0]
                .marks
                .iter()
                .filter_map(|mark| if let Mark::Line { points, .. } = mark.plain() { Some(points) } else { None })
                .collect();
            for [offset, score] in curves[0] {
                let same = curves[1].iter().find(|point| point[0] == *offset);
                // Angles are rounded to 10⁻¹⁶ of themselves.
                assert!(same.is_none_or(|same| (same[1] - score).abs() < most), "offset {offset}");
            }
        }
    }

    #[test]
    fn the_hands_stand_on_their_circles() {
        let params = Params { pos: 7, k: 30, pair: 3, ..Params::default() };
        let radii = Head::new(&params).pairs().map(|[x, y]| x.hypot(y));
        let ends = cursor(&params).into_iter().filter_map(|(_, mark)| match mark.plain() {
            Mark::Dots { points, .. } => Some(points[0]),
            _ => None,
        });
        assert!(ends.zip(radii).all(|([x, y], radius)| (x.hypot(y) - radius).abs() < 1e-12));
    }
}
