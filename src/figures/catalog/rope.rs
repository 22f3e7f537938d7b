//! `RoPE`: query and key are rotated by their positions, so that the angle between them, and their score, depend on the
//! offset only.

mod arms;

use std::f64::consts::{PI, TAU};

use self::arms::{ARMS, Arms, TERMS, arm, degrees, toward};
use super::shared::dragging::turned_to;
use super::shared::head::Head;
use super::shared::plot::{dots, line, panel};
use super::{Drawing, Figure, Statement, Width};
use crate::core::rope::{score, score_added, score_at};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "rope",
    reads: &[
        ParamId::DModel,
        ParamId::Base,
        ParamId::NPos,
        ParamId::Pair,
        ParamId::K,
        ParamId::Schedule,
        ParamId::Seed,
    ],
    keys: [Some(ParamId::Pos), Some(ParamId::K)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: follows_the_offset },
    Statement { text: "short", holds: follows_the_offset },
    Statement { text: "caption", holds: |params| params.n_pos > 1 && follows_the_offset(params) },
    Statement { text: "rounding", holds: follows_the_offset },
    Statement { text: "caption.one", holds: |params| params.n_pos == 1 },
    Statement { text: "details", holds: keeps_its_angle },
];

/// Whether the score at offset `k` is the same with the query at `pos` and at position 0.
fn follows_the_offset(params: &Params) -> bool {
    let head = Head::new(params);
    let [pos, k] = [params.pos, params.k].map(f64::from);
    let [at_cursor, at_start] = [pos, 0.0].map(|pos| score(&head.freqs, head.vectors(), [pos, pos + k]));
    // An angle of up to two million errs by 2·10⁻¹⁰, and so does the term of each of up to 64 pairs, relative to its
    // size; these errors partly cancel.
    (at_cursor - at_start).abs() < 1e-7
}

/// Whether the angle between the arms is the same at the cursor's position and at the start.
fn keeps_its_angle(params: &Params) -> bool {
    let head = Head::new(params);
    let [at_cursor, at_start] = [params.pos, 0].map(|pos| Arms::new(&head, pos, params.k).apart());
    // Angles of up to two million, rounded by 2·10⁻¹⁰, compared modulo whole turns.
    ((at_cursor - at_start + PI).rem_euclid(TAU) - PI).abs() < 1e-8
}

/// Maximum number of positions at which scores are drawn. Longer sequences are sampled at a constant step.
const MOST_POSITIONS: u32 = 256;
/// With more points than this, the line of the scores with added encodings is thin and solid: it oscillates too fast
/// for dashes.
const FEW_POINTS: usize = 80;
/// Minimum width of a panel, in CSS pixels, to share a row.
const NARROWEST: f64 = 240.0;
/// Range of the horizontal axis of the circles, with room for labels at the sides.
const X: [f64; 2] = [-1.45, 1.45];
/// Range of the vertical axis of the circles, with room for two lines of text below.
const Y: [f64; 2] = [-1.85, 1.35];
/// Computes a score from frequencies, query and key, and their positions.
type Score = fn(&[f64], [&[f64]; 2], [f64; 2]) -> f64;

/// Scores at one offset against the position of the query.
struct Scores {
    /// With query and key rotated.
    turned: Vec<[f64; 2]>,
    /// With encodings added to the same query and key.
    added: Vec<[f64; 2]>,
}

impl Scores {
    fn new(head: &Head, n_pos: u32, k: u32) -> Self {
        let positions = (0..n_pos).step_by(n_pos.div_ceil(MOST_POSITIONS) as usize).map(f64::from);
        let at = |of: Score| {
            let score = |pos: f64| [pos, of(&head.freqs, head.vectors(), [pos, pos + f64::from(k)])];
            positions.clone().map(score).collect()
        };
        Self { turned: at(score), added: at(score_added) }
    }
}

/// The minimum and maximum score.
fn extent(points: &[[f64; 2]]) -> [f64; 2] {
    points.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], point| [low.min(point[1]), high.max(point[1])])
}

fn scene(params: &Params) -> Scene {
    let head = Head::new(params);
    let scores = Scores::new(&head, params.n_pos, params.k);
    let [low, high] = extent(&scores.turned);
    let [least, greatest] = extent(&scores.added);
    let lengths = head.chosen_pairs().map(|[x, y]| x.hypot(y));
    let at = |offset: f64| significant(score_at(&head.freqs, head.vectors(), offset), 5);
    let k = f64::from(params.k);
    let mut values = vec![
        ("d", whole(2.0 * head.freqs.len() as f64)),
        ("d_model", whole(params.d_model)),
        ("n", whole(params.n_pos)),
        ("count", whole(scores.turned.len() as u32)),
        ("k", whole(params.k)),
        ("score", at(k)),
        ("back", at(-k)),
        ("spread", significant(high - low, 2)),
        ("least", significant(least, 4)),
        ("greatest", significant(greatest, 4)),
        ("pair", whole(head.pair as u32)),
        ("wavelength", significant(TAU / head.freqs[head.pair], 5)),
        ("angle", degrees(Arms::new(&head, 0, params.k).apart().abs(), 4)),
        ("query", significant(lengths[0], 4)),
        ("key", significant(lengths[1], 4)),
    ];
    let rounding = if high > low { fill("figure.rope.rounding", &values) } else { String::new() };
    values.push(("rounding", rounding));
    let caption = fill(if params.n_pos == 1 { "figure.rope.caption.one" } else { "figure.rope.caption" }, &values);
    let text_if = |is_shown: bool, key: &str| if is_shown { fill(key, &values) } else { String::new() };
    let back = text_if(params.k > 0, "figure.rope.back");
    let sampled = text_if(params.n_pos > MOST_POSITIONS, "figure.rope.sampled");
    let capped = text_if(2 * head.freqs.len() < params.d_model as usize, "figure.rope.capped");
    let details = text::sentences([&fill("figure.rope.details", &values), &back, &sampled, &capped]);
    let alt = fill("figure.rope.alt", &values);
    let panels = vec![circle(params, Some(0)), circle(params, None), plot(params, scores)];
    Scene { panels, arrange: Arrange::Flow(NARROWEST), caption, details, alt }
}

/// The panel of the two arms of the pair, with the query at position `fixed`. With `None` the query is at the cursor,
/// and the arms are drawn on the cursor's layer.
fn circle(params: &Params, fixed: Option<u32>) -> Panel {
    let head = Head::new(params);
    let (pair, freq) = (head.pair as u32, head.freqs[head.pair]);
    let lengths = head.chosen_pairs().map(|[x, y]| x.hypot(y));
    let rings = ARMS.into_iter().zip(TERMS).map(|(radius, term)| {
        let points = (0..=120).map(|part| toward(f64::from(part) / 120.0 * TAU, radius));
        line(points.collect(), Pen::solid(Ink::Muted).width(1.0), "").of(term)
    });
    let mut marks: Vec<Mark> = rings.collect();
    marks.extend(fixed.into_iter().flat_map(|pos| Arms::new(&head, pos, params.k).marks()));
    let read = move |at: [f64; 2]| {
        let which = arm(at);
        let values =
            [("pair", whole(pair)), ("freq", significant(freq, 6)), ("radius", significant(lengths[which], 6))];
        let key = ["figure.rope.read.query", "figure.rope.read.key"][which];
        Some(Reading { at: toward(at[1].atan2(at[0]), ARMS[which]), text: fill(key, &values) })
    };
    let cursor_reading = move |params: &Params| {
        if fixed.is_some() {
            return None;
        }
        let arms = Arms::new(&Head::new(params), params.pos, params.k);
        let [query, key] = arms.angles.map(|angle| degrees((angle + PI).rem_euclid(TAU) - PI, 6));
        let values = [
            ("pos", whole(params.pos)),
            ("offset", whole(params.k)),
            ("pair", whole(pair)),
            ("query", query),
            ("key", key),
            ("angle", degrees(arms.apart().abs(), 6)),
        ];
        Some(Reading { at: arms.tips()[0], text: fill("figure.rope.read.hands", &values) })
    };
    // Dragging the query's arm changes the position; dragging the key's arm changes the offset. In the panel at the
    // start, the query is fixed.
    let drag = move |params: &Params, from: Option<[f64; 2]>, to: [f64; 2]| {
        let Some(which) = from.map(arm) else { return Vec::new() };
        let (id, now) = [(ParamId::Pos, params.pos), (ParamId::K, params.k)][which];
        if which == 0 && fixed.is_some() {
            return Vec::new();
        }
        let arms = Arms::new(&Head::new(params), fixed.unwrap_or(params.pos), params.k);
        vec![(id, turned_to(to[1].atan2(to[0]), (arms.angles[which], freq), now))]
    };
    let title = match fixed {
        Some(pos) => fill("figure.rope.at", &[("pos", whole(pos)), ("key", whole(pos + params.k))]),
        None => fill("figure.rope.here", &[("k", whole(params.k))]),
    };
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    let plain = panel(axis("axis.first-of-pair", X), axis("axis.second-of-pair", Y), marks, Box::new(read));
    Panel {
        title: Some(title),
        equal: true,
        cursor_reading: Some(Box::new(cursor_reading)),
        drag: Some(Box::new(drag)),
        ..plain
    }
}

/// The score against the position of the query: constant, compared with the score with encodings added.
fn plot(params: &Params, Scores { turned, added }: Scores) -> Panel {
    let head = Head::new(params);
    let (last, k) = (f64::from(params.n_pos - 1), params.k);
    let [low, high] = [&turned, &added]
        .map(|points| extent(points))
        .concat()
        .into_iter()
        .fold([0.0_f64, 0.0_f64], |[low, high], score| [low.min(score), high.max(score)]);
    let room = 0.08 * (high - low).max(1.0);
    let pen = if added.len() > FEW_POINTS { Pen::solid(Ink::Muted).width(1.0) } else { Pen::series(1) };
    let marks = vec![
        line(added, pen, text::get("figure.rope.added")),
        line(turned, Pen::series(0), text::get("figure.rope.flat")).of("score"),
    ];
    let reading_at = move |pos: f64| {
        let positions = [pos, pos + f64::from(k)];
        let score = score(&head.freqs, head.vectors(), positions);
        let values = [
            ("pos", whole(pos)),
            ("offset", whole(k)),
            ("score", significant(score, 6)),
            ("added", significant(score_added(&head.freqs, head.vectors(), positions), 6)),
        ];
        Some(Reading { at: [pos, score], text: fill("figure.rope.read", &values) })
    };
    let x = Axis::whole(text::get("axis.query-pos"), [0.0, last.max(1.0)], Measure::Pos);
    let y = Axis::linear(text::get("axis.score"), [low - room, high + room]);
    let title = fill("figure.rope.scores", &[("k", whole(k))]);
    let plain = panel(x, y, marks, Box::new(move |[x, _]| reading_at(x.round().clamp(0.0, last))));
    Panel { title: Some(title), ..plain }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let head = Head::new(params);
    vec![("score", score_at(&head.freqs, head.vectors(), f64::from(params.k)))]
}

/// The arms at the cursor's position, and its score.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let head = Head::new(params);
    let [pos, k] = [params.pos, params.k].map(f64::from);
    let score = score(&head.freqs, head.vectors(), [pos, pos + k]);
    let arms = Arms::new(&head, params.pos, params.k).marks().into_iter().map(|mark| (1, mark));
    arms.chain([(2, dots(vec![[pos, score]], Ink::Cursor, false, "").of("score"))]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_is_the_same_at_every_position_and_changes_where_encodings_are_added() {
        for (n_pos, tolerance) in [(50, 1e-11), (100_000, 1e-8)] {
            for k in [0, 5, 49] {
                let params = Params { n_pos, k, ..Params::default() };
                let head = Head::new(&params);
                let Scores { turned, added } = Scores::new(&head, n_pos, k);
                let expected = score_at(&head.freqs, head.vectors(), f64::from(k));
                // Angles have a relative rounding error of 10⁻¹⁶.
                assert!(turned.iter().all(|point| (point[1] - expected).abs() < tolerance), "k {k}");
                let [least, greatest] = extent(&added);
                assert!(greatest - least > 1.0, "k {k}: from {least} to {greatest}");
                assert!(turned.len() <= MOST_POSITIONS as usize && turned.len() == added.len());
            }
        }
    }

    #[test]
    fn a_score_with_encodings_added_is_the_sum_of_its_four_products() {
        let params = Params { d_model: 8, ..Params::default() };
        let head = Head::new(&params);
        let [query, key] = head.vectors();
        let encoded = |pos| crate::core::encoding::encoded(&head.freqs, crate::core::PairLayout::Interleaved, pos);
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let (at_query, at_key) = (encoded(7.0), encoded(12.0));
        let expected = dot(query, key) + dot(query, &at_key) + dot(&at_query, key) + dot(&at_query, &at_key);
        // A few dozen products below 10.
        assert!((score_added(&head.freqs, head.vectors(), [7.0, 12.0]) - expected).abs() < 1e-13);
    }

    /// The ends of the arms drawn by the marks, and the extent of the filled angle.
    fn drawn(marks: &[Mark]) -> (Vec<[f64; 2]>, f64) {
        let tips = marks.iter().filter_map(|mark| match mark.plain() {
            Mark::Dots { points, .. } => Some(points[0]),
            _ => None,
        });
        let filled = marks.iter().find_map(|mark| match mark.plain() {
            Mark::Area { outline, .. } => Some(outline[1..].windows(2).map(|two| turn(two[0], two[1])).sum::<f64>()),
            _ => None,
        });
        (tips.collect(), filled.expect("a filled angle"))
    }

    /// The angle from one direction to another, from −π to π.
    fn turn(from: [f64; 2], to: [f64; 2]) -> f64 {
        (from[0] * to[1] - from[1] * to[0]).atan2(from[0] * to[0] + from[1] * to[1])
    }

    #[test]
    fn the_filled_angle_equals_the_angle_between_the_arms_at_every_position() {
        for (pair, k) in [(0, 5), (3, 30), (20, 0)] {
            let at = |pos| {
                let params = Params { pos, k, pair, ..Params::default() };
                drawn(&Arms::new(&Head::new(&params), pos, k).marks())
            };
            let (start, filled_at_start) = at(0);
            for pos in [0, 1, 10, 19, 49] {
                let (tips, filled) = at(pos);
                assert!(
                    (filled - filled_at_start).abs() < 1e-12,
                    "pair {pair}, pos {pos}: {filled} and {filled_at_start}"
                );
                assert!((turn(tips[0], tips[1]) - filled).abs() < 1e-12, "pair {pair}, pos {pos}");
                for which in [0, 1] {
                    let angle = turn(start[which], tips[which]);
                    let freq = Params::default().freq(pair);
                    let error = (angle - f64::from(pos) * freq + PI).rem_euclid(TAU) - PI;
                    assert!(error.abs() < 1e-12, "both arms are turned by pos·freq");
                }
            }
        }
    }

    #[test]
    fn each_arm_is_dragged_by_its_circle() {
        let params = Params { pos: 7, k: 30, pair: 3, ..Params::default() };
        let [query, key] = Arms::new(&Head::new(&params), 7, 30).tips();
        assert_eq!([arm(query), arm(key)], [0, 1]);
        let [at_start, at_cursor] = [0, 1].map(|index| scene(&params).panels.swap_remove(index));
        let drag = |panel: &Panel, at| (panel.drag.as_ref().expect("arms that can be dragged"))(&params, Some(at), at);
        assert_eq!(drag(&at_cursor, query), [(ParamId::Pos, 7.0)]);
        assert_eq!(drag(&at_cursor, key), [(ParamId::K, 30.0)]);
        assert_eq!(drag(&at_start, query), [], "at the start the query is fixed");
    }
}
