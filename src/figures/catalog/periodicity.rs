//! One pair over a long range: positions where its sine and cosine nearly return to their values at position 0, and the
//! distance of every position from position 0.

use super::shared::plot::decades;
use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::spectrum::{NearReturn, near_returns};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "periodicity",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pair, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::NPos),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(2), n_pos: Some(100), cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(wave::values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| near_returns(params.freq(params.pair), u32::MAX).iter().all(|near| near.distance > 0.0),
    },
    Statement { text: "short", holds: turns_end_near_positions },
    Statement { text: "within", holds: returns },
    Statement { text: "none", holds: |params| !returns(params) },
];

/// Whether each of the first turns ends within half a step of a position.
fn turns_end_near_positions(params: &Params) -> bool {
    let freq = params.freq(params.pair);
    (1..=8).all(|turn| {
        let angle = (f64::from(turn) * TAU / freq).round() * freq;
        (angle - f64::from(turn) * TAU).abs() <= freq / 2.0 * (1.0 + 1e-9)
    })
}

/// Whether a later position is closer to position 0 than position 1 is; checks each one.
fn returns(params: &Params) -> bool {
    let freq = params.freq(params.pair);
    let away = |pos: u32| (f64::from(pos) * freq / 2.0).sin().abs();
    (2..params.n_pos).any(|pos| away(pos) < away(1))
}

/// Distances below this count as near-collisions, because the two points would touch in a picture. The maximum distance
/// is 2.
const NEAR: f64 = 0.02;
/// Maximum number of positions over which the curves are drawn. In a longer sequence they are drawn around the nearest
/// return, because waves that are only a few pixels long are not seen as waves.
const MOST_OF_CURVES: u32 = 150;
/// Positions on each side of the nearest return.
const AROUND: f64 = 20.0;
/// Maximum number of positions whose distance has a dot. With more, only those nearer than all before have one.
const MOST_OF_DOTS: u32 = 2000;
/// Maximum number of returns beyond the sequence that are named.
const NAMED: usize = 2;
/// A return is named if its distance is at least `DIGITS` times its angle, that is 1000 times the rounding error of the
/// angle. Three digits of the distance are then reliable.
const DIGITS: f64 = 1e3 * f64::EPSILON;

fn scene(params: &Params) -> Scene {
    let (pair, freq) = (params.pair, params.freq(params.pair));
    let last = f64::from(params.n_pos - 1);
    let axis_end = last.max(1.0);
    // The list starts with offset 1, which is the next position and not a return.
    let returns: Vec<_> = near_returns(freq, u32::MAX).into_iter().skip(1).collect();
    let (within, beyond) = returns.split_at(returns.partition_point(|near| f64::from(near.offset) <= last));
    let nearest = within.last();
    let curves = match nearest {
        Some(near) if params.n_pos > MOST_OF_CURVES => {
            [-AROUND, AROUND].map(|side| (f64::from(near.offset) + side).clamp(0.0, last))
        }
        _ => [0.0, axis_end],
    };
    let mut marks = wave::sin_and_cos(freq, curves);
    marks.extend(
        rules(within).filter(|rule| matches!(rule, Mark::Rule { at, .. } if (curves[0]..=curves[1]).contains(at))),
    );
    if let Some(near) = nearest {
        let pos = f64::from(near.offset);
        let ringed = [0.0, pos].into_iter().filter(|pos| (curves[0]..=curves[1]).contains(pos));
        let points = ringed.flat_map(|pos| [[pos, (pos * freq).sin()], [pos, (pos * freq).cos()]]);
        marks.push(Mark::Dots { points: points.collect(), radius: 4.0, ink: Ink::Strong, hollow: true, label: None });
    }
    let has_digits = |near: &&NearReturn| near.distance > DIGITS * f64::from(near.offset) * freq;
    let further: Vec<_> = beyond.iter().filter(has_digits).take(NAMED).map(named).collect();
    let values = [
        ("turning", wave::turning(params)),
        ("near", significant(NEAR, 2)),
        ("nearest", nearest.map(named).unwrap_or_default()),
        ("beyond", text::list(&further)),
    ];
    let (caption, lines) = match nearest {
        Some(_) => ("figure.periodicity.within", "figure.periodicity.lines"),
        None if last > 1.0 => ("figure.periodicity.none", ""),
        None => ("figure.periodicity.caption", ""),
    };
    let caption = fill(caption, &values);
    let text_if = |key: &str, is_shown: bool| if is_shown { fill(key, &values) } else { String::new() };
    let details = text::sentences([
        &text_if("figure.periodicity.details", true),
        &text_if(lines, !lines.is_empty()),
        // A very slow pair has no return at an offset that fits into 32 bits.
        &text_if("figure.periodicity.beyond", !further.is_empty()),
        wave::note((curves[1] - curves[0]) * freq / TAU),
    ]);
    Scene {
        panels: vec![
            Panel {
                title: None,
                x: Axis::whole(text::get("axis.pos"), curves, Measure::Pos),
                y: Axis::linear(text::get("axis.value"), [-1.05, 1.05]),
                equal: false,
                marks,
                color_bar: None,
                read: Some(Box::new(move |[x, _]| Some(read((pair, freq), x.round().clamp(0.0, last))))),
                cursor_reading: None,
                drag: None,
            },
            distances(params, within),
        ],
        arrange: Arrange::Stack,
        alt: text::sentences([
            fill("figure.periodicity.alt", &wave::text_values(params)),
            text::get("figure.periodicity.distances").to_owned(),
        ]),
        caption,
        details,
    }
}

/// The distance of every position from position 0, on a logarithmic axis.
fn distances(params: &Params, within: &[NearReturn]) -> Panel {
    let (pair, freq) = (params.pair, params.freq(params.pair));
    let last = f64::from(params.n_pos - 1);
    let away = move |pos: f64| 2.0 * (pos * freq / 2.0).sin().abs();
    let points: Vec<[f64; 2]> = if params.n_pos <= MOST_OF_DOTS {
        (1..params.n_pos).map(f64::from).map(|pos| [pos, away(pos)]).collect()
    } else {
        within.iter().map(|near| [f64::from(near.offset), near.distance]).collect()
    };
    let least = points.iter().map(|point| point[1]).fold(away(1.0), f64::min).max(f64::MIN_POSITIVE);
    let mut marks = vec![Mark::Dots { points, radius: 1.5, ink: Ink::Strong, hollow: false, label: None }];
    marks.extend(rules(within));
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pos"), [0.0, last.max(1.0)], Measure::Pos),
        y: Axis::log(text::get("axis.distance"), decades(least, 2.0)),
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(move |[x, _]| {
            let pos = x.round().clamp(0.0, last);
            Some(Reading { at: [pos, away(pos).max(least)], ..read((pair, freq), pos) })
        })),
        cursor_reading: None,
        drag: None,
    }
}

/// A rule at every near-collision, and at the nearest return even if that is not a near-collision.
fn rules(within: &[NearReturn]) -> impl Iterator<Item = Mark> {
    let nearest = within.last().map(|near| near.offset);
    let marked = within.iter().filter(move |near| near.distance < NEAR || Some(near.offset) == nearest);
    marked.map(|near| Mark::Rule {
        along: Direction::X,
        at: f64::from(near.offset),
        pen: Pen::solid(Ink::Strong).width(1.0),
        label: Some(whole(near.offset)),
    })
}

/// A return as text: its offset and distance.
fn named(near: &NearReturn) -> String {
    let values = [("offset", whole(near.offset)), ("distance", significant(near.distance, 3))];
    fill("figure.periodicity.return", &values)
}

fn read((pair, freq): (u32, f64), pos: f64) -> Reading {
    let (sin, cos) = (pos * freq).sin_cos();
    let values = [
        ("pos", whole(pos)),
        ("pair", whole(pair)),
        ("sin", significant(sin, 6)),
        ("cos", significant(cos, 6)),
        ("distance", significant(2.0 * (pos * freq / 2.0).sin().abs(), 6)),
    ];
    Reading { at: [pos, sin], text: fill("figure.periodicity.read", &values) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_at(n_pos: u32, pair: u32) -> String {
        let params = Params { d_model: if pair == 0 { 2 } else { 128 }, n_pos, pair, ..Params::default() };
        let scene = scene(&params);
        format!("{} {}", scene.caption, scene.details)
    }

    #[test]
    fn the_near_collisions_of_one_radian_are_named() {
        let words = words_at(100, 0);
        for number in
            ["15.76 turns", "44 (distance 0.0177)", "333 (distance 0.00882)", "710 (distance 6.03\u{a0}×\u{a0}10⁻⁵)"]
        {
            assert!(words.contains(number), "{number}: {words}");
        }
    }

    /// Returns whose distances f64 does not resolve to three digits are not named.
    #[test]
    fn only_returns_with_reliable_digits_are_named() {
        for params in [
            Params { d_model: 2, n_pos: 1 << 20, ..Params::default() },
            Params { pair: 1, n_pos: 1 << 20, ..Params::default() },
        ] {
            let freq = params.freq(params.pair);
            for near in
                near_returns(freq, u32::MAX).iter().filter(|near| f64::from(near.offset) * freq > 1e13 * near.distance)
            {
                assert!(!scene(&params).details.contains(&format!("{} (", whole(near.offset))), "{near:?}");
            }
        }
    }

    #[test]
    fn the_nearest_return_within_the_sequence_is_ruled_and_ringed() {
        let scene = scene(&Params { d_model: 2, n_pos: 1000, ..Params::default() });
        let at = scene.panels[1]
            .marks
            .iter()
            .filter_map(|mark| if let Mark::Rule { at, .. } = mark { Some(*at) } else { None });
        assert_eq!(at.collect::<Vec<_>>(), [44.0, 333.0, 710.0]);
        let is_ringed = |mark: &Mark| matches!(mark, Mark::Dots { points, .. } if points[0][0] == 710.0);
        assert!(scene.panels[0].marks.iter().any(is_ringed), "the curves are those around it");
    }

    #[test]
    fn a_pair_that_never_turns_has_no_return() {
        assert!(
            words_at(100, 63).contains("no position is nearer to where it started than position 1"),
            "{}",
            words_at(100, 63)
        );
        for n_pos in [1, 2] {
            assert!(
                !words_at(n_pos, 0).contains("nearest") && !words_at(n_pos, 0).contains("nearer to where"),
                "{}",
                words_at(n_pos, 0)
            );
        }
        let slowest = scene(&Params { d_model: 16_384, base: 1e9, pair: 8191, ..Params::default() });
        assert!(!slowest.details.contains("Further out"), "none below 2³²: {}", slowest.details);
    }
}
