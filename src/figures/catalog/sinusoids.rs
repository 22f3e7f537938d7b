//! The sines of a few pairs, from the fastest to the slowest.

use std::f64::consts::{PI, TAU};

use super::shared::wave;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::sampling::sine_range;
use crate::core::spectrum::{fastest_and_slowest, turns};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Curve, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "sinusoids",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), None],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(512), n_pos: Some(200), cells: None }),
    width: Width::Row,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "caption", holds: wave::never_speeds_up },
    Statement { text: "caption.one", holds: |params| params.d_model == 2 },
];

/// The pairs in the book's panel, for `d_model` = 512. Other widths use the pairs at the same fractions of the last
/// index.
const BOOK_PAIRS: [u32; 6] = [0, 10, 50, 100, 200, BOOK_LAST];
const BOOK_LAST: u32 = 255;
/// If the fastest wave has more than this many wavelengths, the details explain how waves finer than a pixel column are
/// drawn.
const FINE: f64 = 125.0;

fn scene(params: &Params) -> Scene {
    let all = params.freqs();
    let last = f64::from(params.n_pos - 1);
    let pairs = drawn_pairs(params.pairs() - 1);
    let fraction = |index: usize| index as f64 / (pairs.len() - 1).max(1) as f64;
    let named = |pair: u32| {
        let values = [("pair", whole(pair)), ("wavelength", significant(TAU / all[pair as usize], 5))];
        fill("figure.sinusoids.pair", &values)
    };
    let names: Vec<String> = pairs.iter().copied().map(named).collect();
    let list = names.iter().cloned().reduce(|list, item| fill("list.next", &[("list", list), ("item", item)]));
    // Drawn from the fastest, so that the slow waves stay visible on top. The end of each has its name.
    let marks = pairs.iter().zip(&names).enumerate().flat_map(|(index, (&pair, name))| {
        let ink = Ink::Series(fraction(index));
        let freq = all[pair as usize];
        let curve = Curve {
            at: Box::new(move |x| (freq * x).sin()),
            range: Box::new(move |a, b| sine_range(freq, 0.0, a, b)),
            feature: PI / freq,
            domain: [0.0, last.max(1.0)],
        };
        let name = Mark::Rule {
            along: Direction::Y,
            at: (freq * last).sin(),
            pen: Pen::solid(ink).width(0.0),
            label: Some(name.clone()),
        };
        [Mark::Curve { curve, pen: Pen::solid(ink), label: None }, name].map(|mark| mark.of("wave"))
    });
    let marks = marks.collect();
    // Number of wavelengths in the drawn range, for the fastest pair and for the slowest.
    let [fastest, slowest] = fastest_and_slowest(&all);
    let most_turns = turns(fastest, last);
    let values = [
        ("last", whole(last)),
        ("names", list.unwrap_or_default()),
        ("most", significant(most_turns, 4)),
        ("least", significant(turns(slowest, last), 4)),
    ];
    let freqs: Vec<(u32, f64)> = pairs.iter().map(|&pair| (pair, all[pair as usize])).collect();
    let caption = if all.len() > 1 { "figure.sinusoids.caption" } else { "figure.sinusoids.caption.one" };
    let envelope_note = if most_turns > FINE { text::get("note.envelope") } else { "" };
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.pos"), [0.0, last.max(1.0)], Measure::Pos),
            y: Axis::linear(text::get("axis.value"), [-1.05, 1.05]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new({
                let freqs = freqs.clone();
                move |[x, y]| read(&freqs, x.round().clamp(0.0, last), y)
            })),
            // The drawn pair nearest to the cursor's, so that moving the cursor keeps reading the same wave.
            cursor_reading: Some(Box::new(move |params| {
                let wave = freqs.iter().min_by_key(|(pair, _)| pair.abs_diff(params.pair))?;
                Some(reading_of(*wave, f64::from(params.pos)))
            })),
            drag: None,
        }],
        arrange: Arrange::Stack,
        caption: fill(caption, &values),
        details: text::sentences([&fill("figure.sinusoids.details", &values), envelope_note]),
        alt: fill("figure.sinusoids.alt", &values),
    }
}

/// `wave`: the sine of the cursor's pair at the cursor's position.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    vec![("wave", (f64::from(params.pos) * params.freq(params.pair)).sin())]
}

/// Indices of the drawn pairs, from 0 to `last`, without duplicates.
fn drawn_pairs(last: u32) -> Vec<u32> {
    let fraction = |pair: u32| f64::from(pair) / f64::from(BOOK_LAST);
    let mut pairs: Vec<u32> =
        BOOK_PAIRS.iter().map(|&pair| (fraction(pair) * f64::from(last)).round() as u32).collect();
    pairs.dedup();
    pairs
}

/// The wave nearest to the pointer, at the nearest position.
fn read(freqs: &[(u32, f64)], pos: f64, y: f64) -> Option<Reading> {
    let away = |(_, freq): &(u32, f64)| ((pos * freq).sin() - y).abs();
    Some(reading_of(*freqs.iter().min_by(|a, b| away(a).total_cmp(&away(b)))?, pos))
}

fn reading_of((pair, freq): (u32, f64), pos: f64) -> Reading {
    let sin = (pos * freq).sin();
    let values = [
        ("pos", whole(pos)),
        ("pair", whole(pair)),
        ("wavelength", significant(TAU / freq, 6)),
        ("sin", significant(sin, 6)),
    ];
    Reading { at: [pos, sin], text: fill("figure.sinusoids.read", &values) }
}
