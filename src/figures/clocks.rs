//! One dial a pair at the cursor's position: true angles, clockwise from the top.

use std::f64::consts::TAU;

use super::shared::dials::{Dials, NUMBER, WORDS, face};
use super::shared::fingerprint::{FIRST, SECOND, named};
use super::shared::hand::{clockwise, turned_to};
use super::shared::wave;
use super::{Drawing, Figure, Statement, Width};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Pen, Reading, Scene, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "clocks",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Row,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(|params| vec![("hand", angle(params))]);

pub(super) const SAYS: &[Statement] = &[
    Statement {
        text: "caption",
        holds: |params| {
            let (freqs, slowest) = (params.freqs(), params.freq(params.pairs() - 1));
            params.pairs() > 1 && freqs.iter().all(|freq| (slowest..=params.freq(0)).contains(freq))
        },
    },
    Statement { text: "caption.one", holds: |params| params.d_model == 2 },
];

fn scene(params: &Params) -> Scene {
    let (freqs, dials) = (params.freqs(), Dials::new(params.pairs()));
    let [x, y] = dials.domains();
    let mut marks = vec![named(FIRST, "label.pos").of("hand"), named(SECOND, "label.pos-k")];
    for (dial, pair) in dials.pairs.iter().enumerate() {
        let center = dials.center(dial);
        marks.push(Mark::Line { points: face(center), pen: Pen::solid(Ink::Muted).width(1.0), label: None });
        let at = [center[0], center[1] - NUMBER];
        marks.push(Mark::Label { at, shift: [0.0; 2], text: whole(*pair), ink: Ink::Muted });
    }
    let last = params.pairs() - 1;
    let mut values = vec![
        ("count", whole(dials.pairs.len() as u32)),
        ("pairs", whole(params.pairs())),
        ("waves", wave::some(&freqs)),
        ("last", whole(last)),
        ("fastest", significant(TAU / freqs[0], 5)),
        ("slowest", significant(TAU / freqs[last as usize], 5)),
    ];
    let caption = fill(if last > 0 { "figure.clocks.caption" } else { "figure.clocks.caption.one" }, &values);
    let details = fill("figure.clocks.details", &values);
    values.extend([("caption", caption.clone()), ("details", details.clone())]);
    let read = move |at: [f64; 2]| {
        let dial = dials.nearest(at)?;
        let freq = freqs[dials.pairs[dial] as usize];
        let values = [
            ("pair", whole(dials.pairs[dial])),
            ("step", significant(freq.to_degrees(), 6)),
            ("wavelength", significant(TAU / freq, 6)),
        ];
        Some(Reading { at: dials.center(dial), text: fill("figure.clocks.read", &values) })
    };
    // A hand points to its sine and cosine: a dial's own axes are the axes of the figure.
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    Scene {
        panels: vec![Panel {
            title: None,
            x: axis("axis.sin", x),
            y: axis("axis.cos", y),
            equal: true,
            marks,
            color_bar: None,
            read: Some(Box::new(read)),
            here: Some(Box::new(here)),
            grab: Some(Box::new(grab)),
        }],
        arrange: Arrange::Stack,
        alt: fill("figure.clocks.alt", &values),
        caption,
        details,
    }
}

/// The hand of the cursor's pair, at its dial or at the one nearest in the list.
fn here(params: &Params) -> Option<Reading> {
    let dials = Dials::new(params.pairs());
    let dial = (0..dials.pairs.len()).min_by_key(|dial| dials.pairs[*dial].abs_diff(params.pair))?;
    Some(Reading { at: dials.center(dial), text: now(params) })
}

/// Takes the dial that the hand took hold of, and turns its hand; all others follow.
fn grab(params: &Params, from: Option<[f64; 2]>, to: [f64; 2]) -> Vec<(ParamId, f64)> {
    let dials = Dials::new(params.pairs());
    let Some(dial) = dials.nearest(from.unwrap_or(to)) else { return Vec::new() };
    let pair = dials.pairs[dial];
    let (freq, mut moves) = (params.freq(pair), vec![(ParamId::Pair, f64::from(pair))]);
    // A click only chooses.
    if let Some(pointed) = clockwise(dials.center(dial), to).filter(|_| from.is_some()) {
        moves.push((ParamId::Pos, turned_to(pointed, (f64::from(params.pos) * freq, freq), params.pos)));
    }
    moves
}

/// The angle of the cursor's pair, in radians.
fn angle(params: &Params) -> f64 {
    (f64::from(params.pos) * params.freq(params.pair)).rem_euclid(TAU)
}

/// The same in words.
fn now(params: &Params) -> String {
    let values = [
        ("pair", whole(params.pair)),
        ("pos", whole(params.pos)),
        ("angle", significant(angle(params).to_degrees(), 6)),
    ];
    fill("figure.clocks.now", &values)
}

fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (freqs, dials) = (params.freqs(), Dials::new(params.pairs()));
    let hand = |dial: usize, pos: u32, pen, length: f64| {
        let center = dials.center(dial);
        let (sin, cos) = (f64::from(pos) * freqs[dials.pairs[dial] as usize]).sin_cos();
        let tip = [center[0] + length * sin, center[1] + length * cos];
        (0, Mark::Line { points: vec![center, tip], pen, label: None })
    };
    // All hands of a kind together: a canvas changes its pen once.
    let mut marks = Vec::new();
    if params.k > 0 {
        marks.extend((0..dials.pairs.len()).map(|dial| hand(dial, params.pos + params.k, SECOND, 0.9)));
    }
    let now = |dial| hand(dial, params.pos, FIRST.width(2.0), 0.95);
    marks.extend((0..dials.pairs.len()).map(now).map(|(panel, hand)| (panel, hand.of("hand"))));
    if let Some(dial) = dials.pairs.iter().position(|pair| *pair == params.pair) {
        marks.push((0, Mark::Line { points: face(dials.center(dial)), pen: FIRST, label: None }));
    }
    let [x, _] = dials.domains();
    let at = [f64::midpoint(x[0], x[1]), WORDS[0]];
    marks.push((0, Mark::Label { at, shift: [0.0; 2], text: self::now(params), ink: Ink::Accent }));
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::shared::dials::MOST;

    #[test]
    fn hands_stand_at_the_angle_clockwise_from_the_top() {
        let params = Params { d_model: 8, pos: 10, k: 0, pair: 3, ..Params::default() };
        let hands: Vec<[f64; 2]> = cursor(&params)
            .into_iter()
            .filter_map(|(_, mark)| match mark {
                Mark::Line { points, .. } if points.len() == 2 => {
                    Some([points[1][0] - points[0][0], points[1][1] - points[0][1]])
                }
                _ => None,
            })
            .collect();
        assert_eq!(hands.len(), 4);
        for (hand, freq) in hands.iter().zip(params.freqs()) {
            let angle = hand[0].atan2(hand[1]).rem_euclid(TAU);
            // A hand is a difference of coordinates below 10.
            assert!((angle - (10.0 * freq).rem_euclid(TAU)).abs() < 1e-14, "{angle} {freq}");
        }
        let said = cursor(&params).into_iter().find_map(|(_, mark)| match mark {
            Mark::Label { text, .. } => Some(text),
            _ => None,
        });
        assert!(said.expect("words").contains("0.572958°"), "10·0.001 rad");
    }

    #[test]
    fn the_first_and_the_last_pair_always_have_a_dial() {
        for pairs in [1, 2, 31, 32, 33, 64, 8192] {
            let dials = Dials::new(pairs).pairs;
            assert!(dials[0] == 0 && dials[dials.len() - 1] == pairs - 1 && dials.len() <= MOST as usize);
            assert!(dials.windows(2).all(|two| two[0] < two[1]), "{dials:?}");
        }
        assert!(scene(&Params::default()).details.contains("32 of 64"));
    }
}
