//! The effect of an encoding bug on distances.

use super::range;
use crate::core::distance::distances_into;
use crate::core::pitfalls::Bug;
use crate::core::vectors::euclidean_distance;
use crate::scene::{Axis, Mark, Measure, Panel, Pen, Reading};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Distances against the offset: the correct ones, and the wrong ones measured from several positions.
pub(super) struct Curves {
    right: Vec<f64>,
    pub(super) wrong: Vec<Vec<f64>>,
    /// The largest variation of the wrong distances at one offset.
    pub(super) spread: f64,
}

impl Curves {
    pub(super) fn new(freqs: &[f64], encodings: &[Vec<f64>]) -> Self {
        let count = encodings.len();
        let from = |start: usize| {
            encodings[start..].iter().map(|to| euclidean_distance(&encodings[start], to)).collect::<Vec<_>>()
        };
        let mut starts: Vec<usize> = (0..4).map(|quarter| quarter * count / 4).collect();
        starts.dedup();
        let wrong: Vec<Vec<f64>> = starts.into_iter().map(from).collect();
        let at = |offset: usize| range(wrong.iter().filter_map(|curve| curve.get(offset).copied()));
        let spread = (0..count).map(at).fold(0.0_f64, |spread, [low, high]| spread.max(high - low));
        let mut right = vec![0.0; count];
        distances_into(freqs, 0.0, 1.0, &mut right);
        Self { right, wrong, spread }
    }

    /// The text key of the sentence on whether distances depend on the offset alone. With a bug that keeps the
    /// frequencies of sine and cosine equal they do, and any variation is rounding.
    pub(super) fn law(&self, bug: Bug) -> &'static str {
        let has_equal_freqs = matches!(bug, Bug::Exponent | Bug::Denominator | Bug::Degrees | Bug::Halves);
        match self.spread {
            0.0 => "figure.pitfalls.law.kept",
            _ if has_equal_freqs => "figure.pitfalls.law.rounding",
            // A variation this small may be due to the bug or to rounding.
            spread if spread < 1e-13 => "figure.pitfalls.law.close",
            _ => "figure.pitfalls.law.broken",
        }
    }

    pub(super) fn panel(self) -> Panel {
        let last = (self.right.len() - 1).max(1) as f64;
        let top = 1.05 * range(self.right.iter().chain(self.wrong.iter().flatten()).copied())[1];
        let line = |curve: &[f64], pen, label: Option<&str>| Mark::Line {
            points: curve.iter().enumerate().map(|(offset, &distance)| [offset as f64, distance]).collect(),
            pen,
            label: label.map(Into::into),
        };
        let pen = Pen::series(1);
        let mut label = Some(text::get("figure.pitfalls.wrong"));
        let mut marks = vec![line(&self.right, Pen::series(0), Some(text::get("figure.pitfalls.right")))];
        marks.extend(self.wrong.iter().map(|curve| line(curve, pen, label.take())));
        let read = move |[x, _]: [f64; 2]| {
            let offset = (x.round().max(0.0) as usize).min(self.right.len() - 1);
            let values = [
                ("offset", whole(offset as u32)),
                ("right", significant(self.right[offset], 6)),
                ("wrong", significant(self.wrong[0][offset], 6)),
            ];
            Some(Reading {
                at: [offset as f64, self.right[offset]],
                text: fill("figure.pitfalls.read-distance", &values),
            })
        };
        Panel {
            title: Some(text::get("figure.pitfalls.distances").into()),
            x: Axis::whole(text::get("axis.offset"), [0.0, last], Measure::Offset),
            y: Axis::linear(text::get("axis.distance"), [0.0, if top > 0.0 { top } else { 1.0 }]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(read)),
            cursor_reading: None,
            drag: None,
        }
    }
}
