//! Concentric rings of pairs, the fastest outermost, and the marks on them.

use std::f64::consts::{PI, TAU};

use crate::catalog::shared::dials::{arc, named_pairs, toward};
use crate::catalog::shared::wave::brief_wavelength;
use crate::params::Params;
use crate::scene::{Ink, Mark, Pen, Side};
use crate::text::fill;
use crate::text::number::{significant, whole};

const CENTER: [f64; 2] = [0.0; 2];
/// The outer radius in a picture of the usual size, in CSS pixels.
const USUAL: f64 = 160.0;

/// Maximum number of positions with dots; more are drawn as a band.
const MOST_DOTS: u32 = 150;
/// Radius of a dot, and of one that is close to its neighbours.
const DOTS: [f64; 2] = [2.5, 2.0];
/// Dots nearer to each other than this are small, in CSS pixels.
const CLOSE: f64 = 7.0;
/// Width of the band for very many positions.
const BAND: f64 = 5.0;
/// Maximum number of turns of a band with colours.
const MOST_TURNS: f64 = 8.0;
/// Number of colours from the first position to the last.
const COLOURS: u32 = 16;

/// Maximum number of positions for which numbers are drawn.
const MOST_NUMBERED: u32 = 50;
/// Maximum number of numbers that are drawn.
const MOST_NUMBERS: usize = 24;
/// Minimum angle between neighbouring numbers, in radians, so that they do not touch.
const ROOM: f64 = 0.13;
/// Distance of a one-digit number outside the circle, and horizontal distance for each further character, in CSS
/// pixels.
const OUTWARD: [f64; 2] = [15.0, 3.5];

/// Distance from the end of a ring inwards to the middle of a very short label, and half the width of a character,
/// in CSS pixels. A label is nearer to its own ring than to the next one.
const LABEL: [f64; 2] = [8.0, 3.2];
/// A hand whose cosine is below this may cross the labels.
const DOWN: f64 = -0.8;

/// Width of the hand of the cursor's pair, and of the others.
const HANDS: [f64; 2] = [2.0, 1.0];
/// Radius of the dot at the end of the hand of the cursor's pair, and of the others.
const TIPS: [f64; 2] = [6.0, 4.0];
/// Width of the casing around such a dot, for the cursor's pair and the others.
const CASINGS: [f64; 2] = [2.0, 1.0];

/// The circle of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ring {
    /// The pair.
    pub(super) pair: u32,
    /// Its angle per position, in radians.
    pub(super) freq: f64,
    /// Its radius in the picture, 1 for the outermost.
    pub(super) radius: f64,
}

impl Ring {
    /// The first pair of the paper.
    pub(super) const OUTER: Self = Self { pair: 0, freq: 1.0, radius: 1.0 };

    /// The point of a position: the sine to the right and the cosine up, so that a growing angle runs clockwise from
    /// the top.
    pub(super) fn point(&self, pos: f64) -> [f64; 2] {
        toward(CENTER, pos * self.freq, self.radius)
    }

    /// How often the positions up to the last one go round it.
    fn turns(&self, last: f64) -> f64 {
        last * self.freq / TAU
    }

    /// Its pair and wavelength, as text.
    pub(super) fn name(&self, key: &str) -> String {
        fill(key, &[("pair", whole(self.pair)), ("wavelength", brief_wavelength(self.freq))])
    }
}

/// The rings, from the outermost inwards at equal distances: pairs spread by wavelength, including the chosen one.
pub(super) fn rings(params: &Params) -> Vec<Ring> {
    let freqs = params.freqs();
    let pairs = named_pairs(&params.plain_freqs(), (params.pair as usize).min(freqs.len() - 1));
    let apart = 1.0 / (pairs.len() + 1) as f64;
    let ring = |(index, pair): (usize, usize)| Ring {
        pair: pair as u32,
        freq: freqs[pair],
        radius: 1.0 - apart * index as f64,
    };
    pairs.into_iter().enumerate().map(ring).collect()
}

/// The wavelengths of the rings, inside each above its lowest point: slow pairs have no dots there, and between the dots
/// of fast pairs there is room for a short text. A band on which turns are on top of each other says below its highest point
/// how many there are.
pub(super) fn labels(params: &Params, rings: &[Ring]) -> impl Iterator<Item = Mark> {
    let (n_pos, chosen) = (params.n_pos, params.pair);
    rings.iter().flat_map(move |ring| {
        let ink = if ring.pair == chosen { Ink::Strong } else { Ink::Muted };
        let turns = ring.turns(f64::from(n_pos - 1));
        let turns = (are_bands(n_pos) && turns > 1.0)
            .then(|| inside(*ring, 1.0, fill("figure.trajectory.ring.turns", &[("turns", brief_turns(turns))]), ink));
        [inside(*ring, -1.0, ring.name("figure.trajectory.ring"), ink)].into_iter().chain(turns)
    })
}

/// A number of turns with two or more digits.
fn brief_turns(turns: f64) -> String {
    if turns < 10.0 { significant(turns, 2) } else { whole(turns.round()) }
}

/// A text inside a ring at its highest point (1) or its lowest (−1). It is further inside by as much as the ring bends over
/// its width.
fn inside(ring: Ring, end: f64, text: String, ink: Ink) -> Mark {
    let (radius, half) = (USUAL * ring.radius, LABEL[1] * text.chars().count() as f64);
    let inwards = LABEL[0] + radius - (radius * radius - half * half).max(0.0).sqrt();
    let shift = [0.0, end * inwards.min(0.7 * radius)];
    Mark::Label { at: [0.0, end * ring.radius], shift, side: Side::Middle, text, ink }
}

/// Whether there are too many positions for dots.
pub(super) fn are_bands(n_pos: u32) -> bool {
    n_pos > MOST_DOTS
}

/// The text key for how positions are drawn.
pub(super) fn how(n_pos: u32) -> &'static str {
    if are_bands(n_pos) { "figure.trajectory.band" } else { "figure.trajectory.dots" }
}

/// All marks that do not depend on the cursor.
pub(super) fn drawn(params: &Params, rings: &[Ring]) -> Vec<Mark> {
    let last = f64::from(params.n_pos - 1);
    let line = |points, pen| Mark::Line { points, pen, label: None };
    let grid = Pen::solid(Ink::Grid).width(1.0);
    let mut marks: Vec<Mark> = rings.iter().map(|ring| line(arc(CENTER, [0.0, TAU], ring.radius), grid)).collect();
    // A single ring has room for the angle of one step and for numbers.
    if let [ring] = rings {
        marks.push(line(arc(CENTER, [0.0, ring.freq], ring.radius), Pen::solid(Ink::Muted).width(3.0)));
        marks.extend(numbers(*ring, params.n_pos));
    }
    for ring in rings {
        if are_bands(params.n_pos) {
            marks.extend(path(*ring, last).into_iter().map(|mark| mark.of("point")));
        } else {
            marks.extend(dots(*ring, params.n_pos));
        }
    }
    marks
}

/// The path from the first position to the last, or its last turn, coloured by position; without colour if so many turns
/// are on top of each other that the last one says little of the others.
fn path(ring: Ring, last: f64) -> Vec<Mark> {
    let end = last * ring.freq;
    if ring.turns(last) > MOST_TURNS {
        let edges = [BAND / -2.0, BAND / 2.0].map(|by| arc(CENTER, [0.0, TAU], ring.radius + by / USUAL));
        let [inner, outer] = edges;
        let outline = outer.into_iter().chain(inner.into_iter().rev()).collect();
        return vec![Mark::Area { outline, ink: Ink::Muted, label: None }];
    }
    let start = (end - TAU).max(0.0);
    // A path of less than half a turn has fewer colours.
    let parts = ((end - start) / PI * f64::from(COLOURS)).ceil().clamp(2.0, f64::from(COLOURS)) as u32;
    let at = |part: f64, of: u32| start + part / f64::from(of) * (end - start);
    let piece = |part: u32| {
        let part = f64::from(part);
        let angles = [at(part, parts), at(part + 1.0, parts)];
        // The last piece has the colour of the last position.
        let pen = Pen::solid(Ink::Series(at(part, parts - 1) / end)).width(BAND);
        Mark::Line { points: arc(CENTER, angles, ring.radius), pen, label: None }
    };
    (0..parts).map(piece).collect()
}

/// A dot for each position, coloured by position; later ones are on top.
fn dots(ring: Ring, n_pos: u32) -> impl Iterator<Item = Mark> {
    let groups = COLOURS.min(n_pos);
    // The whole ring, or the arc that the positions cover, divided by their number.
    let apart = USUAL * ring.radius * (ring.freq * f64::from(n_pos)).min(TAU) / f64::from(n_pos);
    let radius = DOTS[usize::from(apart < CLOSE)];
    (0..groups).map(move |group| {
        let positions = (group * n_pos / groups)..((group + 1) * n_pos / groups);
        let part = f64::from(group) / f64::from((groups - 1).max(1));
        Mark::Dots {
            points: positions.map(|pos| ring.point(f64::from(pos))).collect(),
            radius,
            ink: Ink::Series(part),
            hollow: false,
            label: None,
        }
        .of("point")
    })
}

/// Numbers beside the first positions, as long as they do not overlap; none if there are very many positions.
fn numbers(ring: Ring, n_pos: u32) -> Vec<Mark> {
    let mut used_angles: Vec<f64> = Vec::new();
    let mut marks = Vec::new();
    for pos in (0..n_pos).take_while(|_| n_pos <= MOST_NUMBERED) {
        let angle = (f64::from(pos) * ring.freq).rem_euclid(TAU);
        let apart = |other: &f64| ((angle - other).abs()).min(TAU - (angle - other).abs());
        if used_angles.len() < MOST_NUMBERS && used_angles.iter().all(|other| apart(other) >= ROOM) {
            used_angles.push(angle);
            let at = ring.point(f64::from(pos));
            let text = whole(pos);
            let aside = OUTWARD[0] + OUTWARD[1] * (text.chars().count() - 1) as f64;
            let shift = [aside * at[0], -OUTWARD[0] * at[1]];
            marks.push(Mark::Label { at, shift, side: Side::Middle, text, ink: Ink::Muted }.of("point"));
        }
    }
    marks
}

/// Whether the hand of a ring may cross the labels.
pub(super) fn points_down(ring: Ring, pos: f64) -> bool {
    (pos * ring.freq).cos() < DOWN
}

/// The hand of a ring, emphasised for the chosen pair.
pub(super) fn hand(ring: Ring, pos: f64, is_own: bool) -> [Mark; 3] {
    let other = usize::from(!is_own);
    let tip = ring.point(pos);
    let dot = |radius, ink| Mark::Dots { points: vec![tip], radius, ink, hollow: false, label: None };
    let pen = Pen::solid(Ink::Cursor).width(HANDS[other]);
    [
        Mark::Line { points: vec![CENTER, tip], pen, label: None },
        dot(TIPS[other] + CASINGS[other], Ink::Background),
        dot(TIPS[other], Ink::Cursor),
    ]
}
