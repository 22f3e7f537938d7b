//! Rows of clock faces for a few positions, each hand compared with its direction at position 0.

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

/// A row of faces.
#[derive(Clone)]
pub(in crate::catalog) struct Row {
    /// The position.
    pub(in crate::catalog) pos: u32,
    /// The label above the row.
    pub(in crate::catalog) label: String,
}

/// The angle of a hand relative to position 0, in radians from −π to π; clockwise is positive.
pub(in crate::catalog) fn off(pos: u32, freq: f64) -> f64 {
    (f64::from(pos) * freq + PI).rem_euclid(TAU) - PI
}

/// In every row, a face for each frequency in `freqs`; below each face, the angle of its hand from the top.
pub(in crate::catalog) fn panel(title: String, freqs: &[f64], rows: Vec<Row>) -> Panel {
    // The height of a line of text in radii. It grows with the number of faces, because each face is then smaller.
    let line = (0.12 * freqs.len() as f64).max(0.4);
    let row_height = 2.0 + 3.4 * line;
    let center = move |row: usize, pair: usize| [pair as f64 * SPACING, -(row as f64) * row_height];
    let mut marks = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let line_at = |points, pen| Mark::Line { points, pen, label: None };
        let word = |at, text, ink| Mark::Label { at, shift: [0.0; 2], side: Side::Middle, text, ink };
        for (pair, freq) in freqs.iter().enumerate() {
            let (at, off) = (center(index, pair), off(row.pos, *freq));
            let outline = [vec![at], arc(at, [0.0, off], 0.97)].concat();
            marks.push(Mark::Area { outline, ink: HANDS.ink, label: None });
            marks.push(line_at(face(at), Pen::solid(Ink::Muted).width(1.0)));
            marks.push(line_at(hand(at, off, HAND), HANDS));
            let tip = vec![toward(at, off, HAND)];
            marks.push(Mark::Dots { points: tip, radius: 3.5, ink: HANDS.ink, hollow: false, label: None });
            marks.push(word([at[0], at[1] - 1.0 - 0.7 * line], degrees(off, 2), Ink::Muted));
        }
        let middle = (freqs.len() - 1) as f64 * SPACING / 2.0;
        marks.push(word([middle, center(index, 0)[1] + 1.0 + 0.8 * line], row.label.clone(), Ink::Strong));
    }
    let [last, lowest] = center(rows.len() - 1, freqs.len() - 1);
    // With a single face, the text is wider than the face.
    let side = (SPACING / 2.0).max(4.0 - last / 2.0);
    let axis = |key, domain| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), domain) };
    let freqs = freqs.to_vec();
    let read = move |[x, y]: [f64; 2]| {
        let pair = (x / SPACING).round().clamp(0.0, (freqs.len() - 1) as f64) as usize;
        let row = (-y / row_height).round().clamp(0.0, (rows.len() - 1) as f64) as usize;
        let values = [
            ("pos", whole(rows[row].pos)),
            ("pair", whole(pair as u32)),
            ("wavelength", significant(TAU / freqs[pair], 6)),
            ("off", degrees(off(rows[row].pos, freqs[pair]), 6)),
        ];
        Some(Reading { at: center(row, pair), text: fill("faces.read", &values) })
    };
    Panel {
        title: Some(title),
        x: axis("axis.sin", [-side, last + side]),
        y: axis("axis.cos", [lowest - 1.0 - 1.4 * line, 1.0 + 1.5 * line]),
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
            let row = |pos| Row { pos, label: whole(pos) };
            let panel = panel("faces".into(), &freqs, vec![row(0), row(6), row(6283)]);
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
            assert_eq!(found, 3 * pairs);
        }
    }
}
