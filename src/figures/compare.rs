//! The same query and key under every way to tell where they stand: score against offset, from several positions.

use super::shared::said::joined;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::alibi::slope;
use crate::core::compare::{Kind, Method, SHAW_CLIP, Scores, T5_BUCKETS, T5_MAX_DISTANCE};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "compare",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule, ParamId::NPos, ParamId::Seed],
    keys: [Some(ParamId::K), None],
    fixed: &[],
    controls: &[ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "notice", holds: |params| parted(params) == [true, false] },
    Statement { text: "rest", holds: |params| !parted(params)[1] },
    Statement { text: "rest.rounding", holds: |params| !parted(params)[1] },
];

/// Whether queries at two positions score differently at one offset where positions are added; and anywhere else, but for
/// rounding.
fn parted(params: &Params) -> [bool; 2] {
    let dims = params.d_model.min(MOST_DIMS);
    let scores = Scores::new(params.schedule.freqs(dims, params.base), 1 << 20, slope(8, HEAD), params.seed);
    let differs = |method, least: f64| {
        let [one, other] = [0, 2 * params.n_pos.min(1 << 18)].map(|pos| scores.score(method, pos, 1));
        one.zip(other).is_some_and(|(one, other)| (one - other).abs() > least)
    };
    let others = [Method::None, Method::Shaw, Method::T5, Method::Rope, Method::Alibi];
    // Angles of up to a million radians are rounded by 10⁻¹⁰.
    [
        [Method::Learned, Method::Sinusoidal].into_iter().all(|method| differs(method, 1e-9)),
        others.into_iter().any(|method| differs(method, 1e-7)),
    ]
}

/// Dimensions of the query: of a head, not of a model.
const MOST_DIMS: u32 = 32;
/// Offsets to both sides: beyond the last bucket of T5.
const MOST_OFFSET: u32 = 160;
/// The head of eight whose slope is drawn: gentle enough to stand beside the others.
const HEAD: u32 = 6;
const NARROWEST: f64 = 340.0;

/// Each method, its name, and its colour: those of one panel first, then those of the other.
const METHODS: [(Method, &str, Ink); 7] = [
    (Method::Learned, "figure.compare.learned", Ink::Muted),
    (Method::Sinusoidal, "figure.compare.sinusoidal", Ink::Accent),
    (Method::None, "figure.compare.none", Ink::Muted),
    (Method::Shaw, "figure.compare.shaw", Ink::Sin),
    (Method::T5, "figure.compare.t5", Ink::Cos),
    (Method::Rope, "figure.compare.rope", Ink::Accent),
    (Method::Alibi, "figure.compare.alibi", Ink::Strong),
];

/// What a method gives, from each position of the query.
struct Drawn {
    name: &'static str,
    ink: Ink,
    is_added: bool,
    curves: Vec<Vec<[f64; 2]>>,
}

fn scene(params: &Params) -> Scene {
    let dims = params.d_model.min(MOST_DIMS);
    let n = params.n_pos;
    let scores = Scores::new(params.schedule.freqs(dims, params.base), n, slope(8, HEAD), params.seed);
    // The last stands beyond the trained length.
    let mut queries = vec![0, n / 2, n - 1, 2 * n];
    queries.dedup();
    let reach = i64::from(n.min(MOST_OFFSET));
    let drawn: Vec<Drawn> = METHODS
        .into_iter()
        .map(|(method, key, ink)| {
            let curve =
                |&pos: &u32| -> Vec<[f64; 2]> { scores.curve(method, pos, (-reach).max(-i64::from(pos))..=reach) };
            let is_added = method.kind() == Some(Kind::Additive);
            Drawn { name: text::get(key), ink, is_added, curves: queries.iter().map(curve).collect() }
        })
        .collect();
    let spreads: Vec<(&Drawn, f64)> = drawn.iter().map(|drawn| (drawn, spread(&drawn.curves))).collect();
    let of = |is_added: bool| spreads.iter().filter(move |(drawn, _)| drawn.is_added == is_added);
    let most = |is_added: bool| of(is_added).fold(0.0, |most: f64, (_, spread)| most.max(*spread));
    let listed = |is_added: bool| -> String {
        let named: Vec<String> =
            of(is_added).map(|(drawn, spread)| format!("{} {}", drawn.name, significant(*spread, 3))).collect();
        named.join(", ")
    };
    let queries: Vec<String> = queries.iter().map(|&pos| whole(pos)).collect();
    let mut values = vec![
        ("d", whole(dims)),
        ("d_model", whole(params.d_model)),
        ("n", whole(n)),
        ("end", whole(n - 1)),
        ("queries", queries.join(", ")),
        ("added", listed(true)),
        ("others", listed(false)),
        ("most", significant(most(true), 3)),
        ("least", significant(most(false), 2)),
        ("buckets", whole(T5_BUCKETS)),
        ("distance", whole(T5_MAX_DISTANCE)),
        ("clip", whole(SHAW_CLIP as u32)),
        ("slope", significant(scores.slope, 4)),
        ("reach", whole(reach as u32)),
    ];
    let rest = if most(false) > 0.0 { "figure.compare.rest.rounding" } else { "figure.compare.rest" };
    values.push(("rest", fill(rest, &values)));
    let capped = if dims < params.d_model { fill("figure.compare.capped", &values) } else { String::new() };
    let details = joined(&[fill("figure.compare.details", &values), capped]);
    let [caption, alt] = ["figure.compare.caption", "figure.compare.alt"].map(|key| fill(key, &values));
    let (added, mut others): (Vec<Drawn>, Vec<Drawn>) = drawn.into_iter().partition(|drawn| drawn.is_added);
    // Their curves lie over one another: that of the last query, which has keys on both sides everywhere, is all of them.
    for Drawn { curves, .. } in &mut others {
        curves.drain(..curves.len() - 1);
    }
    let panels =
        vec![panel("figure.compare.added", added, reach as f64), panel("figure.compare.others", others, reach as f64)];
    Scene { panels, arrange: Arrange::Flow(NARROWEST), caption, details, alt }
}

/// How much the scores at one offset differ, at most, from one position of the query to another.
fn spread(curves: &[Vec<[f64; 2]>]) -> f64 {
    let mut most: f64 = 0.0;
    for (index, one) in curves.iter().enumerate() {
        for other in &curves[..index] {
            // Both run over neighbouring offsets, so that the second is found by where the first begins.
            let Some(&[first, _]) = other.first() else { continue };
            for [offset, score] in one {
                let at = (offset - first) as usize;
                if let Some([_, there]) = other.get(at).filter(|_| *offset >= first) {
                    most = most.max((score - there).abs());
                }
            }
        }
    }
    most
}

fn panel(key: &str, drawn: Vec<Drawn>, reach: f64) -> Panel {
    let scores = || drawn.iter().flat_map(|drawn| drawn.curves.iter().flatten()).map(|point| point[1]);
    let [low, high] = scores().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], y| [low.min(y), high.max(y)]);
    let margin = 0.05 * (high - low).max(0.1);
    let mut marks = Vec::new();
    for Drawn { name, ink, curves, .. } in &drawn {
        let mut label = Some(String::from(*name));
        for points in curves.iter().filter(|points| !points.is_empty()) {
            let (points, label) = (points.clone(), label.take());
            marks.push(if points.len() > 1 {
                Mark::Line { points, pen: Pen::solid(*ink).width(1.0), label }
            } else {
                Mark::Dots { points, radius: 2.0, ink: *ink, hollow: false, label }
            });
        }
    }
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round();
        let found = drawn.iter().filter_map(|drawn| {
            let point = drawn.curves.iter().flatten().find(|point| point[0] == offset)?;
            Some((point[1], format!("{} {}", drawn.name, significant(point[1], 6))))
        });
        let (scores, named): (Vec<f64>, Vec<String>) = found.unzip();
        let values = [("offset", whole(offset)), ("scores", named.join(", "))];
        Some(Reading { at: [offset, *scores.first()?], text: fill("figure.compare.read", &values) })
    };
    Panel {
        title: Some(text::get(key).into()),
        x: Axis::whole(text::get("axis.key-offset"), [-reach, reach], Measure::Offset),
        y: Axis::linear(text::get("figure.compare.axis"), [low - margin, high + margin]),
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(read)),
        here: None,
        grab: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sees_offsets_alone_has_one_curve() {
        let scene = scene(&Params::default());
        for name in ["none 0", "Shaw 0", "T5 0", "ALiBi 0"] {
            assert!(scene.details.contains(name), "{name}: {}", scene.details);
        }
        assert!(!scene.details.contains("sinusoidal 0"), "{}", scene.details);
    }

    #[test]
    fn a_spread_is_taken_where_both_are_defined() {
        let curves = [vec![[0.0, 1.0], [1.0, 2.0]], vec![[-1.0, 9.0], [0.0, 1.5], [1.0, 2.0], [2.0, 7.0]], Vec::new()];
        assert_eq!(spread(&curves), 0.5);
        assert_eq!(spread(&curves[1..]), 0.0);
    }

    #[test]
    fn learned_curves_end_with_the_trained_length() {
        let scene = scene(&Params { n_pos: 20, ..Params::default() });
        let furthest = scene.panels[0].marks.iter().filter_map(|mark| match mark {
            Mark::Line { points, pen, .. } if pen.ink == Ink::Muted => points.last().copied(),
            _ => None,
        });
        // From position 0 the last key is 19, from 10 it is 9 on, from 19 none.
        assert_eq!(furthest.map(|point| point[0]).collect::<Vec<_>>(), [19.0, 9.0, 0.0]);
    }
}
