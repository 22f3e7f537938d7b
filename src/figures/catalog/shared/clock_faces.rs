//! A row of clock faces for one position, each hand compared with its direction at position 0.

use std::f64::consts::{PI, TAU};

use super::dials::{arc, face, hand, toward};
use crate::scene::{Axis, Ink, Mark, Panel, Pen, Reading, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Distance between the centres of neighbouring faces, in radii.
const SPACING: f64 = 2.6;
/// Length of a hand in radii.
const HAND: f64 = 0.88;
/// Pen of a hand.
const HANDS: Pen = Pen::solid(Ink::Strong).width(2.5);

/// The angle of a hand relative to position 0, in radians from −π to π; clockwise is positive.
pub(in crate::catalog) fn off(pos: u32, freq: f64) -> f64 {
    (f64::from(pos) * freq + PI).rem_euclid(TAU) - PI
}

/// The height of a line of text, in radii.
const LINE: f64 = 0.48;

/// A face for each frequency in `freqs`, with its hand at position `pos`; below each face, the angle of its hand from the
/// top.
pub(in crate::catalog) fn panel(title: String, freqs: &[f64], pos: u32) -> Panel {
    let center = |pair: usize| [pair as f64 * SPACING, 0.0];
    let line_at = |points, pen| Mark::Line { points, pen, label: None };
    let face_of = |(pair, freq): (usize, &f64)| {
        let (at, off) = (center(pair), off(pos, *freq));
        let outline = [vec![at], arc(at, [0.0, off], 0.97)].concat();
        let [below, tip] = [[at[0], -1.0 - 0.7 * LINE], toward(at, off, HAND)];
        [
            Mark::Area { outline, ink: HANDS.ink, label: None },
            line_at(face(at), Pen::solid(Ink::Muted).width(1.0)),
            line_at(hand(at, off, HAND), HANDS),
            Mark::Dots { points: vec![tip], radius: 3.5, ink: HANDS.ink, hollow: false, label: None },
            Mark::Label { at: below, shift: [0.0; 2], side: Side::Middle, text: degrees(off, 2), ink: Ink::Muted },
        ]
    };
    let marks = freqs.iter().enumerate().flat_map(face_of).collect();
    let [last, _] = center(freqs.len() - 1);
    let side = SPACING / 2.0;
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    let freqs = freqs.to_vec();
    let read = move |[x, _]: [f64; 2]| {
        let pair = (x / SPACING).round().clamp(0.0, (freqs.len() - 1) as f64) as usize;
        let values = [
            ("pos", whole(pos)),
            ("pair", whole(pair as u32)),
            ("wavelength", significant(TAU / freqs[pair], 6)),
            ("off", degrees(off(pos, freqs[pair]), 6)),
        ];
        Some(Reading { at: center(pair), text: fill("faces.read", &values) })
    };
    Panel {
        title: Some(title),
        x: axis("axis.sin", [-side, last + side]),
        y: axis("axis.cos", [-1.0 - 1.4 * LINE, 1.0 + LINE]),
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
        for pairs in 1..=4 {
            let freqs: Vec<f64> = (0..pairs).map(|pair| 0.1_f64.powi(pair)).collect();
            let panel = panel("faces".into(), &freqs, 6283);
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
            assert_eq!(found, pairs);
        }
    }
}
