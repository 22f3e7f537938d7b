//! Up to eight dials, one per pair, with hands at the cursor's position. Dragging one hand turns all hands.

use std::f64::consts::TAU;

use super::shared::dials::{arc, face, hand, spread, toward};
use super::shared::dragging::{clockwise, turned_to};
use super::shared::fingerprint::{FIRST, SECOND};
use super::shared::wave;
use super::{Drawing, Figure, Statement, Width};
use crate::core::spectrum::fastest_and_slowest;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Pen, Reading, Scene, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "clocks",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule, ParamId::Pair],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing =
    Drawing::new(scene, cursor).with_values(|params| vec![("hand", angle(params))]).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "caption", holds: |params| params.pairs() > 1 && wave::never_speeds_up(params) },
    Statement { text: "caption.one", holds: |params| params.d_model == 2 },
    Statement { text: "spread", holds: |params| params.pairs() > MOST as u32 },
    Statement { text: "all", holds: |params| params.pairs() <= MOST as u32 },
];

/// Maximum number of dials. With more, their hands would be too small to drag.
const MOST: usize = 8;
/// Minimum width of a dial in CSS pixels. A phone fits two side by side, a strip of the board all eight.
const NARROWEST: f64 = 135.0;
/// Centre of a dial.
const CENTER: [f64; 2] = [0.0; 2];
/// Range of the horizontal axis of a dial.
const X: [f64; 2] = [-1.15, 1.15];
/// Range of the vertical axis of a dial, with room below for the number of turns.
const Y: [f64; 2] = [-1.55, 1.1];
/// Vertical position of the number of turns.
const COUNT: f64 = -1.32;
/// Length of the hand at pos, and of the hand at pos + k.
const HANDS: [f64; 2] = [0.86, 0.7];
/// Radius of the arc over the angle turned.
const TURNED: f64 = 0.96;

/// The pairs that have a dial.
fn dials(params: &Params) -> Vec<u32> {
    spread(&params.plain_freqs(), MOST, params.pair as usize).into_iter().map(|pair| pair as u32).collect()
}

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let dials = dials(params);
    let [fastest, slowest] = fastest_and_slowest(&freqs);
    let mut values = vec![
        ("count", whole(dials.len() as u32)),
        ("dials", text::list(dials.iter().map(|pair| whole(*pair)))),
        ("pairs", whole(params.pairs())),
        ("pair", whole(params.pair)),
        ("waves", wave::ends_and_middle(&freqs)),
        ("fastest", significant(TAU / fastest, 5)),
        ("slowest", significant(TAU / slowest, 5)),
    ];
    let which = fill(if dials.len() < freqs.len() { "figure.clocks.spread" } else { "figure.clocks.all" }, &values);
    values.push(("which", which));
    let caption = fill(if freqs.len() > 1 { "figure.clocks.caption" } else { "figure.clocks.caption.one" }, &values);
    let details = fill("figure.clocks.details", &values);
    Scene {
        panels: dials.iter().map(|pair| dial(*pair, freqs[*pair as usize])).collect(),
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.clocks.alt", &values),
        caption,
        details,
    }
}

/// One dial, without its hands.
fn dial(pair: u32, freq: f64) -> Panel {
    let values = [
        ("pair", whole(pair)),
        ("step", significant(freq.to_degrees(), 6)),
        ("wavelength", significant(TAU / freq, 6)),
        ("turn", significant(TAU / freq, 4)),
    ];
    let [title, read_text] = ["figure.clocks.dial", "figure.clocks.read"].map(|key| fill(key, &values));
    // The axes are not drawn, but their labels name the coordinates of a hand: sine and cosine.
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    Panel {
        title: Some(title),
        x: axis("axis.sin", X),
        y: axis("axis.cos", Y),
        equal: true,
        marks: vec![Mark::Line { points: face(CENTER), pen: Pen::solid(Ink::Muted).width(1.0), label: None }],
        color_bar: None,
        read: Some(Box::new(move |_| Some(Reading { at: CENTER, text: read_text.clone() }))),
        cursor_reading: Some(Box::new(move |params| {
            (params.pair == pair).then(|| Reading { at: CENTER, text: now(params, freq) })
        })),
        drag: Some(Box::new(move |params, from, to| {
            let mut moves = vec![(ParamId::Pair, f64::from(pair))];
            // A click only selects the pair; dragging a hand changes the position, and with it all other hands.
            if let Some(pointed) = clockwise(CENTER, to).filter(|_| from.is_some()) {
                moves.push((ParamId::Pos, turned_to(pointed, (f64::from(params.pos) * freq, freq), params.pos)));
            }
            moves
        })),
    }
}

/// The angle of the cursor's pair, in radians.
fn angle(params: &Params) -> f64 {
    (f64::from(params.pos) * params.freq(params.pair)).rem_euclid(TAU)
}

/// A description of the cursor's pair at the cursor's position.
fn now(params: &Params, freq: f64) -> String {
    let angle = f64::from(params.pos) * freq;
    let values = [
        ("pair", whole(params.pair)),
        ("pos", whole(params.pos)),
        ("angle", significant(angle.rem_euclid(TAU).to_degrees(), 6)),
        ("turns", significant(angle / TAU, 6)),
    ];
    fill("figure.clocks.now", &values)
}

/// The number of turns as text. Two digits are enough below one turn.
fn turns(angle: f64) -> String {
    significant(angle / TAU, if angle < TAU { 2 } else { 4 })
}

/// The hands at both positions, the angle turned, the last step, and the number of turns.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let freqs = params.freqs();
    let dials = dials(params);
    let [pos, other] = [params.pos, params.pos + params.k].map(f64::from);
    let line = |points, pen| Mark::Line { points, pen, label: None };
    let dot = |at, radius| Mark::Dots { points: vec![at], radius, ink: FIRST.ink, hollow: false, label: None };
    let mut marks = Vec::new();
    for (panel, pair) in dials.into_iter().enumerate() {
        let freq = freqs[pair as usize];
        let angle = (pos * freq).rem_euclid(TAU);
        let outline = [vec![CENTER], arc(CENTER, [0.0, angle], TURNED)].concat();
        let mut dial = vec![Mark::Area { outline, ink: FIRST.ink, label: None }];
        if pair == params.pair {
            dial.push(line(face(CENTER), FIRST));
        }
        if params.pos > 0 {
            dial.push(line(arc(CENTER, [angle - freq, angle], 1.0), FIRST.width(4.0)));
        }
        if params.k > 0 {
            dial.push(line(hand(CENTER, other * freq, HANDS[1]), SECOND));
        }
        dial.extend([
            line(hand(CENTER, angle, HANDS[0]), FIRST.width(2.5)).of("hand"),
            dot(toward(CENTER, angle, HANDS[0]), 4.5),
        ]);
        dial.push(dot(CENTER, 3.0));
        let text = fill("figure.clocks.turns", &[("turns", turns(pos * freq))]);
        dial.push(Mark::Label { at: [0.0, COUNT], shift: [0.0; 2], side: Side::Middle, text, ink: Ink::Cursor });
        marks.extend(dial.into_iter().map(|mark| (panel, mark)));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_point_at_the_angle_clockwise_from_the_top() {
        let params = Params { d_model: 8, pos: 10, k: 0, pair: 3, ..Params::default() };
        let hands: Vec<[f64; 2]> = cursor(&params)
            .into_iter()
            .filter_map(|(_, mark)| match mark.plain() {
                Mark::Line { points, .. } if points.len() == 2 && points[0] == CENTER => Some(points[1]),
                _ => None,
            })
            .collect();
        assert_eq!(hands.len(), 4);
        for (hand, freq) in hands.iter().zip(params.freqs()) {
            let angle = hand[0].atan2(hand[1]).rem_euclid(TAU);
            assert!((angle - (10.0 * freq).rem_euclid(TAU)).abs() < 1e-14, "{angle} {freq}");
        }
        let last = &scene(&params).panels[3];
        let words_at = last
            .cursor_reading
            .as_ref()
            .and_then(|cursor_reading| cursor_reading(&params))
            .expect("the cursor's dial")
            .text;
        assert!(words_at.contains("0.572958°"), "10·0.001 rad: {words_at}");
    }

    /// The arc shows the current turn, and the text below it the number of all turns.
    #[test]
    fn the_arc_ends_at_the_hand_and_turns_are_counted() {
        let params = Params { pos: 49, ..Params::default() };
        let freqs = params.freqs();
        let marks = cursor(&params);
        for (panel, pair) in dials(&params).into_iter().enumerate() {
            let panel_marks = || marks.iter().filter(move |(of, _)| *of == panel).map(|(_, mark)| mark);
            let arc_end = panel_marks().find_map(|mark| match mark {
                Mark::Area { outline, .. } => outline.last().copied(),
                _ => None,
            });
            let angle = 49.0 * freqs[pair as usize];
            let end = toward(CENTER, angle, TURNED);
            let arc_end = arc_end.expect("the arc turned");
            // The angle is at most 49 and was taken modulo 2π.
            assert!((arc_end[0] - end[0]).hypot(arc_end[1] - end[1]) < 1e-13);
            let count = format!("{} ", turns(angle));
            let says = |mark: &Mark| matches!(mark, Mark::Label { text, .. } if text.starts_with(&count));
            assert!(panel_marks().any(says), "pair {pair}: {count}");
        }
    }

    #[test]
    fn dials_are_named_by_pair_and_wavelength() {
        let titles = |params: &Params| -> Vec<String> {
            scene(params).panels.into_iter().filter_map(|panel| panel.title).collect()
        };
        let eight = titles(&Params::default());
        assert!(eight.len() == 8 && eight[0].contains("6.283") && eight[7].contains("54\u{202f}410"), "{eight:?}");
        assert_eq!(titles(&Params { d_model: 2, ..Params::default() }).len(), 1);
        assert!(titles(&Params { pair: 33, ..Params::default() }).iter().any(|title| title.contains("pair 33")));
    }
}
