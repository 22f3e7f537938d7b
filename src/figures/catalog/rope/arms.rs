//! The arms of a query and a key, rotated by their positions, and the angle between them.

use std::f64::consts::{PI, TAU};

use crate::catalog::shared::head::Head;
use crate::catalog::shared::plot::{dots, line};
use crate::core::rope::turned;
use crate::scene::{Ink, Mark, Pen, Side};
use crate::text::number::significant;
use crate::text::{self, fill};

/// Lengths of the arms of the query and of the key. They differ so that overlapping arms stay distinguishable.
pub(super) const ARMS: [f64; 2] = [1.0, 0.8];
/// Radius of the sector that fills the angle between the arms.
const FILLED: f64 = 0.55;
const INKS: [Ink; 2] = [Ink::Strong, Ink::Muted];
pub(super) const TERMS: [&str; 2] = ["query", "key"];
/// Horizontal and vertical offset from the outer circle to the label of an arm, in CSS pixels.
const OUTWARD: [f64; 2] = [23.0, 12.0];
/// Minimum angle between the two labels, in radians.
const BETWEEN_NAMES: f64 = 0.6;
/// Distance from the circle down to the lines of text below it, in CSS pixels: enough for the label of an arm that
/// points down.
const BELOW: [f64; 2] = [26.0, 40.0];

/// The directions of one pair in the query and in the key, each rotated by its position. Angles are counter-clockwise
/// from the right.
#[derive(Clone, Copy)]
pub(super) struct Arms {
    /// Of the query and of the key.
    pub(super) angles: [f64; 2],
    /// The rotation common to both, without that of the offset.
    turned: f64,
}

impl Arms {
    /// The arms for the query at `pos` and the key `k` further on.
    pub(super) fn new(head: &Head, pos: u32, k: u32) -> Self {
        let freq = head.freqs[head.pair];
        let turns = [pos, pos + k].map(|pos| f64::from(pos) * freq);
        let starts = head.chosen_pairs().map(|[x, y]| y.atan2(x));
        Self { angles: [starts[0] + turns[0], starts[1] + turns[1]], turned: turns[0] }
    }

    /// The angle from the query's direction to the key's, from −π to π.
    pub(super) fn apart(&self) -> f64 {
        (self.angles[1] - self.angles[0] + PI).rem_euclid(TAU) - PI
    }

    /// The ends of the arms.
    pub(super) fn tips(&self) -> [[f64; 2]; 2] {
        [0, 1].map(|which| toward(self.angles[which], ARMS[which]))
    }

    /// The arms with their labels, the filled angle between them, and its value below.
    pub(super) fn marks(&self) -> Vec<Mark> {
        let (start, apart) = (self.angles[0], self.apart());
        let parts = (apart.abs() / TAU * 120.0).ceil().max(1.0);
        let arc = (0..=parts as u32).map(|part| toward(start + f64::from(part) / parts * apart, FILLED));
        let arc: Vec<[f64; 2]> = arc.collect();
        let outline = [vec![[0.0; 2]], arc.clone()].concat();
        let mut marks = vec![
            Mark::Area { outline, ink: Ink::Muted, label: None }.of("score"),
            line(arc, Pen::solid(Ink::Muted).width(1.0), "").of("score"),
        ];
        // Labels of arms that are close together are spread apart.
        let separation = (BETWEEN_NAMES - apart.abs()).max(0.0) / 2.0 * if apart >= 0.0 { 1.0 } else { -1.0 };
        for (which, tip) in self.tips().into_iter().enumerate() {
            let (term, ink) = (TERMS[which], INKS[which]);
            let at = toward(self.angles[which] + [-separation, separation][which], ARMS[0]);
            let shift = [at[0] * OUTWARD[0], -at[1] * OUTWARD[1]];
            let text = text::get(["figure.rope.query", "figure.rope.key"][which]).to_owned();
            marks.push(line(vec![[0.0; 2], tip], Pen::solid(ink).width(2.5), "").of(term));
            marks.push(dots(vec![tip], ink, false, "").of(term));
            marks.push(Mark::Label { at, shift, side: Side::Middle, text, ink }.of(term));
        }
        let values = [("angle", degrees(apart.abs(), 4)), ("turned", degrees(self.turned, 4))];
        let below = [("figure.rope.apart", Ink::Strong, Some("score")), ("figure.rope.turned", Ink::Muted, None)];
        for ((key, ink, term), down) in below.into_iter().zip(BELOW) {
            marks.push(
                Mark::Label { at: [0.0, -1.0], shift: [0.0, down], side: Side::Middle, text: fill(key, &values), ink }
                    .of(term),
            );
        }
        marks
    }
}

/// The point in a direction, counter-clockwise from the right.
pub(super) fn toward(angle: f64, length: f64) -> [f64; 2] {
    turned([length, 0.0], angle)
}

/// An angle in degrees, with this many digits.
pub(super) fn degrees(angle: f64, digits: usize) -> String {
    significant(angle.to_degrees(), digits)
}

/// The arm whose circle is nearest to a point: 0 for the query's, 1 for the key's.
pub(super) fn arm([x, y]: [f64; 2]) -> usize {
    usize::from(x.hypot(y) < f64::midpoint(ARMS[0], ARMS[1]))
}
