//! Concentric rings of pairs, the fastest outermost, and the marks on them.

use std::f64::consts::TAU;

use crate::catalog::shared::dials::{arc, spread, toward};
use crate::params::Params;
use crate::scene::{Ink, Mark, Pen};
use crate::text::fill;
use crate::text::number::{significant, whole};

/// Maximum number of rings. More would not be distinguishable.
const MOST: usize = 6;
/// Maximum distance between rings.
const APART: f64 = 0.3;
/// Radius of the innermost ring if there are many rings.
const INNERMOST: f64 = 0.28;
const CENTER: [f64; 2] = [0.0; 2];

/// Maximum number of positions with dots; more are drawn as a band.
const MOST_DOTS: u32 = 150;
/// Radius of a dot, with few and with many positions.
const DOTS: [f64; 2] = [3.2, 2.2];
/// Number of positions above which dots are small.
const FEW: u32 = 60;
/// Width of the band for very many positions.
const BAND: f64 = 6.0;
/// Number of colours from the first position to the last.
const COLOURS: u32 = 16;
/// Number of colours of thin arcs. Fewer colours are distinguishable there, and each is a separate stroke.
const COLOURS_BETWEEN: u32 = 4;
/// Maximum number of thin arcs between two rings, for pairs without a ring.
const BETWEEN: u32 = 7;

/// Maximum number of positions for which numbers are drawn.
const MOST_NUMBERED: u32 = 50;
/// Maximum number of numbers that are drawn.
const MOST_NUMBERS: usize = 24;
/// Minimum angle between neighbouring numbers, in radians, so that they do not touch.
const ROOM: f64 = 0.13;
/// Distance of a one-digit number outside the circle, and horizontal distance for each further character, in CSS
/// pixels.
const OUTWARD: [f64; 2] = [13.0, 3.5];

/// Length of the trail behind a hand, in positions.
const TRAIL: f64 = 6.0;
/// Maximum angle of the trail, in radians.
const MOST_TRAIL: f64 = 2.0;
/// Number of strokes of the trail.
const STROKES: u32 = 4;

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

    /// Its pair and wavelength, as text.
    pub(super) fn name(&self, key: &str, digits: usize) -> String {
        let values = [("pair", whole(self.pair)), ("wavelength", significant(TAU / self.freq, digits))];
        fill(key, &values)
    }
}

/// The labels of the rings.
pub(super) fn names(rings: &[Ring]) -> impl Iterator<Item = String> {
    rings.iter().map(|ring| ring.name("figure.trajectory.ring", 4))
}

/// The rings, from the outermost inwards: pairs spread by wavelength, including the chosen one.
pub(super) fn rings(freqs: &[f64], chosen: u32) -> Vec<Ring> {
    let pairs = spread(freqs, MOST, (chosen as usize).min(freqs.len() - 1));
    let apart = APART.min((1.0 - INNERMOST) / (pairs.len() - 1).max(1) as f64);
    let ring = |(index, pair): (usize, usize)| Ring {
        pair: pair as u32,
        freq: freqs[pair],
        radius: 1.0 - apart * index as f64,
    };
    pairs.into_iter().enumerate().map(ring).collect()
}

/// The text key for how positions are drawn.
pub(super) fn how(n_pos: u32) -> &'static str {
    if n_pos <= MOST_DOTS { "figure.trajectory.dots" } else { "figure.trajectory.band" }
}

/// All marks that do not depend on the cursor.
pub(super) fn drawn(params: &Params, freqs: &[f64], rings: &[Ring]) -> Vec<Mark> {
    let last = f64::from(params.n_pos - 1);
    let line = |points, pen| Mark::Line { points, pen, label: None };
    let mut marks: Vec<Mark> =
        between(freqs, rings).flat_map(|ring| path(ring, last, (1.0, COLOURS_BETWEEN))).collect();
    for ring in rings {
        let ink = if ring.pair == params.pair { Ink::Muted } else { Ink::Grid };
        marks.push(line(arc(CENTER, [0.0, TAU], ring.radius), Pen::solid(ink).width(1.0)));
    }
    // A single ring has room for the angle of one step and for numbers.
    if let [ring] = rings {
        marks.push(line(arc(CENTER, [0.0, ring.freq], ring.radius), Pen::solid(Ink::Muted).width(3.0)));
        marks.extend(numbers(*ring, params.n_pos));
    }
    for ring in rings {
        if params.n_pos > MOST_DOTS {
            marks.extend(path(*ring, last, (BAND, COLOURS)).into_iter().map(|mark| mark.of("point")));
        } else {
            marks.extend(dots(*ring, params.n_pos));
        }
    }
    marks
}

/// The rings of some pairs that lie between those of `rings`, to be drawn as thin arcs.
fn between<'a>(freqs: &'a [f64], rings: &'a [Ring]) -> impl Iterator<Item = Ring> + 'a {
    rings.windows(2).flat_map(move |two| {
        let [outer, inner] = [two[0], two[1]];
        let pairs = inner.pair - outer.pair;
        let count = BETWEEN.min(pairs - 1);
        (1..=count).map(move |place| {
            let pair = outer.pair + pairs * place / (count + 1);
            let part = f64::from(pair - outer.pair) / f64::from(pairs);
            let radius = outer.radius + part * (inner.radius - outer.radius);
            Ring { pair, freq: freqs[pair as usize], radius }
        })
    })
}

/// The path from the first position to the last, or its last turn, coloured by position.
fn path(ring: Ring, last: f64, (width, colours): (f64, u32)) -> Vec<Mark> {
    let end = last * ring.freq;
    let start = (end - TAU).max(0.0);
    // A path of less than half a turn has fewer colours.
    let parts = ((end - start) / TAU * 2.0 * f64::from(colours)).ceil().clamp(1.0, f64::from(colours)) as u32;
    let at = |part: u32| start + f64::from(part) / f64::from(parts) * (end - start);
    let piece = |part: u32| Mark::Line {
        points: arc(CENTER, [at(part), at(part + 1)], ring.radius),
        pen: Pen::solid(Ink::Series((f64::from(part) + 0.5) / f64::from(parts))).width(width),
        label: None,
    };
    (0..parts).map(piece).collect()
}

/// A dot for each position, coloured by position; later ones are on top.
fn dots(ring: Ring, n_pos: u32) -> impl Iterator<Item = Mark> {
    let groups = COLOURS.min(n_pos);
    (0..groups).map(move |group| {
        let positions = (group * n_pos / groups)..((group + 1) * n_pos / groups);
        let part = f64::from(group) / f64::from((groups - 1).max(1));
        Mark::Dots {
            points: positions.map(|pos| ring.point(f64::from(pos))).collect(),
            radius: DOTS[usize::from(n_pos > FEW)],
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
            marks.push(Mark::Label { at, shift, text, ink: Ink::Muted }.of("point"));
        }
    }
    marks
}

/// The hand of a ring with a fading trail; emphasised for the chosen pair.
pub(super) fn hand(ring: Ring, pos: f64, is_own: bool) -> Vec<Mark> {
    let line = |points, width| Mark::Line { points, pen: Pen::solid(Ink::Cursor).width(width), label: None };
    let angle = pos * ring.freq;
    let back = (TRAIL.min(pos) * ring.freq).min(MOST_TRAIL);
    let at = |stroke: u32| angle - back * (1.0 - f64::from(stroke) / f64::from(STROKES));
    let mut marks = Vec::new();
    if back > 0.0 {
        let stroke =
            |stroke| line(arc(CENTER, [at(stroke), at(stroke + 1)], ring.radius), 0.75 * f64::from(stroke + 1));
        marks.extend((0..STROKES).map(stroke));
    }
    let tip = ring.point(pos);
    let dot = |radius, ink| Mark::Dots { points: vec![tip], radius, ink, hollow: false, label: None };
    marks.push(line(vec![CENTER, tip], if is_own { 2.0 } else { 0.75 }));
    let radius = if is_own { 5.5 } else { 4.0 };
    marks.extend([dot(radius + 1.5, Ink::Background), dot(radius, Ink::Cursor)]);
    marks
}
