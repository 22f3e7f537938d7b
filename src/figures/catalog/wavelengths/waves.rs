//! The sines of a few pairs over the sequence, to compare their wavelengths with its length.

use std::f64::consts::{PI, TAU};

use crate::catalog::shared::dials::named_pairs;
use crate::catalog::shared::wave::brief_wavelength;
use crate::core::sampling::sine_range;
use crate::params::Params;
use crate::scene::{Axis, Curve, Ink, Mark, Measure, Panel, Pen, Reading, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Maximum number of waves.
const MOST: usize = 5;
/// Amplitude of a wave, as a fraction of a row.
const HEIGHT: f64 = 0.38;
/// With more turns than this, the waves of a row are closer than pixels of the usual plot: the row is a bar.
const MOST_TURNS: f64 = 150.0;

/// The pairs of the circles, if the first pair is chosen, but at most [`MOST`]: the slowest is among them.
fn pairs(freqs: &[f64]) -> Vec<usize> {
    let mut pairs = named_pairs(freqs, 0);
    if pairs.len() > MOST {
        pairs.drain(MOST - 1..pairs.len() - 1);
    }
    pairs
}

/// Rows of waves, the fastest at the top. The first turn of each is thick, and coloured if the sequence contains all of
/// it.
pub(super) fn panel(params: &Params, freqs: &[f64]) -> Panel {
    let last = f64::from(params.n_pos - 1);
    let rows: Vec<(u32, f64)> =
        pairs(&params.plain_freqs()).into_iter().map(|pair| (pair as u32, freqs[pair])).collect();
    let mut marks = Vec::new();
    for (row, (_, freq)) in rows.iter().enumerate() {
        let (row, turn) = (row as f64, TAU / freq);
        let faint = Pen::solid(Ink::Grid).width(1.0);
        marks.push(Mark::Line { points: vec![[0.0, row], [last, row]], pen: faint, label: None });
        if turn < last {
            marks.push(wave(*freq, row, [turn, last], Pen::solid(Ink::Muted).width(0.75)));
        }
        marks.push(wave(*freq, row, [0.0, turn.min(last)], Pen::solid(Ink::Sin).width(2.0)).of("line"));
    }
    // The first bar says what it is.
    if let Some(row) = rows.iter().position(|(_, freq)| freq * last > MOST_TURNS * TAU) {
        let (at, text) = ([last, row as f64], text::get("note.hatched.short").into());
        marks.push(Mark::Label { at, shift: [-6.0, 0.0], side: Side::Left, text, ink: Ink::Strong });
    }
    let ticks = rows.iter().enumerate().map(|(row, (_, freq))| (row as f64, brief_wavelength(*freq))).collect();
    let edge = rows.len() as f64 - 0.5;
    let read = move |[x, y]: [f64; 2]| {
        let row = y.round().clamp(0.0, edge - 0.5) as usize;
        let ((pair, freq), pos) = (rows[row], x.round().clamp(0.0, last));
        let values = [
            ("pos", whole(pos)),
            ("sin", significant((pos * freq).sin(), 6)),
            ("pair", whole(pair)),
            ("wavelength", significant(TAU / freq, 6)),
        ];
        Some(Reading { at: [pos, row as f64], text: fill("figure.wavelengths.wave", &values) })
    };
    Panel {
        title: Some(text::get("figure.wavelengths.waves").into()),
        x: Axis::whole(text::get("axis.pos"), [0.0, last.max(1.0)], Measure::Pos),
        y: Axis { ticks: Ticks::At(ticks), ..Axis::linear(text::get("axis.wavelength-short"), [edge, -0.5]) },
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}

/// A sine around the middle of a row, with rows counted downwards.
fn wave(freq: f64, row: f64, domain: [f64; 2], pen: Pen) -> Mark {
    let curve = Curve {
        at: Box::new(move |x| row - HEIGHT * (freq * x).sin()),
        range: Box::new(move |a, b| {
            let (low, high) = sine_range(freq, 0.0, a, b);
            (row - HEIGHT * high, row - HEIGHT * low)
        }),
        feature: PI / freq,
        domain,
    };
    Mark::Curve { curve, pen, label: None }
}
