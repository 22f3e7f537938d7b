//! The clock faces of one or two positions side by side, each hand compared with its direction at position 0.

use std::f64::consts::{PI, TAU};

use crate::catalog::shared::dials::{arc, face, hand, toward};
use crate::scene::{Axis, Ink, Mark, Panel, Pen, Reading, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Distance between the centres of neighbouring faces, in radii.
const SPACING: f64 = 2.25;
/// Additional gap between the faces of two positions, in radii.
const APART: f64 = 0.2;
/// Least width of a position in radii, which gives its words room.
const LEAST_WIDTH: f64 = 4.5;
/// Length of a hand in radii.
const HAND: f64 = 0.88;
/// Pen of a hand.
const HANDS: Pen = Pen::solid(Ink::Strong).width(2.5);
/// Height of a line of text in radii.
const LINE: f64 = 0.5;

/// A position and the words above its faces.
#[derive(Clone)]
pub(super) struct Shown {
    pub(super) pos: u32,
    /// Two lines.
    pub(super) words: [String; 2],
}

/// The angle of a hand relative to position 0, in radians from −π to π; clockwise is positive.
pub(super) fn off(pos: u32, freq: f64) -> f64 {
    (f64::from(pos) * freq + PI).rem_euclid(TAU) - PI
}

/// For every position, a face for each frequency in `freqs`; below each face, the angle of its hand from the top.
pub(super) fn panel(title: String, freqs: &[f64], positions: Vec<Shown>) -> Panel {
    let width = (freqs.len() as f64 * SPACING + APART).max(LEAST_WIDTH);
    let center = move |index: usize, pair: usize, pairs: usize| {
        [index as f64 * width + (pair as f64 - (pairs - 1) as f64 / 2.0) * SPACING, 0.0]
    };
    let mut marks = Vec::new();
    for (index, shown) in positions.iter().enumerate() {
        let line_at = |points, pen| Mark::Line { points, pen, label: None };
        let word = |at, text, ink| Mark::Label { at, shift: [0.0; 2], side: Side::Middle, text, ink };
        for (pair, freq) in freqs.iter().enumerate() {
            let (at, off) = (center(index, pair, freqs.len()), off(shown.pos, *freq));
            let outline = [vec![at], arc(at, [0.0, off], 0.97)].concat();
            marks.push(Mark::Area { outline, ink: HANDS.ink, label: None });
            marks.push(line_at(face(at), Pen::solid(Ink::Muted).width(1.0)));
            marks.push(line_at(hand(at, off, HAND), HANDS));
            let tip = vec![toward(at, off, HAND)];
            marks.push(Mark::Dots { points: tip, radius: 3.5, ink: HANDS.ink, hollow: false, label: None });
            marks.push(word([at[0], -1.0 - 0.8 * LINE], degrees(off, 2), Ink::Muted));
        }
        for (text, lines) in shown.words.iter().zip([1.9, 0.9]) {
            marks.push(word([index as f64 * width, 1.0 + lines * LINE], text.clone(), Ink::Strong));
        }
    }
    let last = (positions.len() - 1) as f64 * width;
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    let freqs = freqs.to_vec();
    let read = move |[x, _]: [f64; 2]| {
        let index = (x / width).round().clamp(0.0, (positions.len() - 1) as f64) as usize;
        let pairs = freqs.len();
        let first = center(index, 0, pairs)[0];
        let pair = ((x - first) / SPACING).round().clamp(0.0, (pairs - 1) as f64) as usize;
        let pos = positions[index].pos;
        let values = [
            ("pos", whole(pos)),
            ("pair", whole(pair as u32)),
            ("wavelength", significant(TAU / freqs[pair], 6)),
            ("off", degrees(off(pos, freqs[pair]), 6)),
        ];
        Some(Reading { at: center(index, pair, pairs), text: fill("faces.read", &values) })
    };
    Panel {
        title: Some(title),
        x: axis("axis.sin", [-width / 2.0, last + width / 2.0]),
        y: axis("axis.cos", [-1.0 - 1.5 * LINE, 1.0 + 2.5 * LINE]),
        equal: true,
        marks,
        color_bar: None,
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}

fn degrees(angle: f64, digits: usize) -> String {
    fill("faces.off", &[("angle", significant(angle.to_degrees(), digits))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_of_hands_are_between_minus_and_plus_half_a_turn() {
        // 44 = 7·2π + 0.017703…, and 6283 = 1000·2π − 0.185307….
        assert!((off(44, 1.0) - 0.017_702_849_742_9).abs() < 1e-12);
        assert!((off(6283, 1.0) + 0.185_307_179_586).abs() < 1e-11);
        assert!((off(6283, 0.001) + 0.000_185_307_179_586).abs() < 1e-14);
        assert_eq!(off(0, 1.0), 0.0);
    }

    #[test]
    fn every_face_is_inside_the_axes_and_can_be_read() {
        for (pairs, count) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
            let freqs: Vec<f64> = (0..pairs).map(|pair| 0.1_f64.powi(pair)).collect();
            let shown = |pos| Shown { pos, words: ["a", "b"].map(str::to_owned) };
            let panel = panel("faces".into(), &freqs, [6, 6283].into_iter().take(count).map(shown).collect());
            let read = panel.read.as_ref().expect("a reading");
            let mut found = 0;
            for mark in &panel.marks {
                let Mark::Line { points, .. } = mark else { continue };
                let inside = |[x, y]: &[f64; 2]| {
                    (0.0..=1.0).contains(&panel.x.fraction(*x)) && (0.0..=1.0).contains(&panel.y.fraction(*y))
                };
                assert!(points.iter().all(inside));
                if points.len() == 2 {
                    assert_eq!(read(points[0]).expect("a face").at, points[0]);
                    found += 1;
                }
            }
            assert_eq!(found, count * pairs as usize);
        }
    }
}
