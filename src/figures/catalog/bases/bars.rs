//! The wavelengths of the reader's encoding and of published models. Each encoding is a line, with a bar where pairs
//! complete a turn.

use std::f64::consts::TAU;

use super::{MODELS, Outcome};
use crate::catalog::shared::models::{HEAD, Model};
use crate::catalog::shared::plot::{decades, line, panel};
use crate::params::Params;
use crate::scene::{Axis, Direction, Ink, Mark, Panel, Pen, Reading, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Stroke width of the bar over the pairs that complete a turn.
const TURNING: f64 = 9.0;
/// Stroke width of the line over the other pairs.
const REST: f64 = 2.0;
/// Half the height of the tick at the context length.
const HALF_TICK: f64 = 0.34;
/// Offset of the number from the context tick in CSS pixels: to the right, not counting half of the number's width, and
/// down.
const BESIDE: [f64; 2] = [5.0, -11.0];
/// Half the width of a digit, in CSS pixels.
const HALF_DIGIT: f64 = 3.2;

/// A row of the first panel: the reader's encoding, or a model.
#[derive(Clone, Copy)]
struct Row {
    name: &'static str,
    outcome: Outcome,
    n_pos: u32,
}

/// The rows from the top: the reader's encoding, then the models by base.
fn rows(params: &Params) -> Vec<Row> {
    let own = Row {
        name: "figure.bases.own",
        outcome: Outcome::new(params.d_model, params.base, params.n_pos),
        n_pos: params.n_pos,
    };
    let model = |(name, Model { base, trained }): (&'static str, Model)| Row {
        name,
        outcome: Outcome::new(HEAD, base, trained),
        n_pos: trained,
    };
    [own].into_iter().chain(MODELS.map(model)).collect()
}

/// Each row is a line from the shortest to the longest wavelength, with a bar where pairs complete a turn. Pairs are
/// equally spaced on a logarithmic axis, so the lengths of bar and line are about proportional to the numbers of pairs.
pub(super) fn bars(params: &Params) -> Panel {
    let rows = rows(params);
    let ends = rows.iter().map(|row| row.outcome.longest.max(f64::from(row.n_pos)));
    let [_, end] = decades(1.0, ends.fold(1.0, f64::max));
    let mut marks = Vec::new();
    let mut names = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let (y, n) = ((rows.len() - 1 - index) as f64, f64::from(row.n_pos));
        let ink = if index == 0 { Ink::Strong } else { Ink::Muted };
        let Outcome { longest, turning, d_model, .. } = row.outcome;
        let bar_end = n.clamp(TAU, longest.max(TAU));
        // A single pair gives a point instead of a line.
        let segment = |from: f64, to: f64| if from < to { vec![[from, y], [to, y]] } else { vec![[from, y]] };
        marks.push(line(segment(TAU, longest), Pen::solid(Ink::Muted).width(REST), "").of("longest"));
        if turning > 0 {
            marks.push(line(segment(TAU, bar_end), Pen::solid(ink).width(TURNING), "").of("turning"));
        }
        let tick = [-HALF_TICK, HALF_TICK].map(|by| [n, y + by]);
        marks.push(line(tick.into(), Pen::solid(Ink::Muted).width(1.5), "").of("turning"));
        let text = whole(row.n_pos);
        let beside = BESIDE[0] + HALF_DIGIT * text.chars().count() as f64;
        marks.push(
            Mark::Label { at: [n, y], shift: [beside, BESIDE[1]], side: Side::Middle, text, ink: Ink::Muted }
                .of("turning"),
        );
        let values = [("turning", whole(turning)), ("pairs", whole(d_model / 2))];
        // Non-breaking spaces keep the label on one line.
        let label = Some(fill("figure.bases.of", &values).replace(' ', "\u{a0}"));
        marks.push(Mark::Rule { along: Direction::Y, at: y, pen: Pen::solid(ink).width(0.0), label });
        names.push((y, text::get(row.name).to_owned()));
    }
    names.reverse();
    let legend = [(Ink::Strong, TURNING, "figure.bases.turning"), (Ink::Muted, REST, "figure.bases.rest")];
    marks.extend(legend.map(|(ink, width, key)| line(Vec::new(), Pen::solid(ink).width(width), text::get(key))));
    let x = Axis::log(text::get("axis.wavelength"), [1.0, end]);
    let domain = [-0.6, rows.len() as f64 - 0.4];
    let y = Axis { ticks: Ticks::At(names), ..Axis::linear(text::get("axis.models"), domain) };
    let read = move |[_, y]: [f64; 2]| {
        let place = y.round().clamp(0.0, (rows.len() - 1) as f64);
        let row = rows[rows.len() - 1 - place as usize];
        let mut values = row.outcome.values(6);
        values.extend([
            ("base", significant(row.outcome.base, 12)),
            ("n", whole(row.n_pos)),
            ("name", text::get(row.name).to_owned()),
        ]);
        Some(Reading { at: [f64::from(row.n_pos), place], text: fill("figure.bases.read.model", &values) })
    };
    let plain = panel(x, y, marks, Box::new(read));
    Panel { title: Some(text::get("figure.bases.within").into()), cursor_reading: Some(Box::new(|_| None)), ..plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of the panel, from the top: their height, the end of the bar, and the end of the line.
    fn row_ends(panel: &Panel) -> Vec<(f64, Option<f64>, f64)> {
        let ends = |term: &str, width: f64| -> Vec<[f64; 2]> {
            let lines =
                panel.marks.iter().filter(|mark| mark.term() == Some(term)).filter_map(|mark| match mark.plain() {
                    Mark::Line { points, pen, .. } if pen.width == width => points.last().copied(),
                    _ => None,
                });
            lines.collect()
        };
        let turning = ends("turning", TURNING);
        let at = |y: f64| turning.iter().find(|end| end[1] == y).map(|end| end[0]);
        ends("longest", REST).into_iter().map(|[longest, y]| (y, at(y), longest)).collect()
    }

    #[test]
    fn a_bar_ends_between_the_last_pair_that_turns_and_the_next() {
        let panel = &bars(&Params::default());
        let bars = row_ends(panel);
        // Counted by hand: 2π·base^(pair/64) ≤ context up to pair 40, 34 and 39; and 2π·10000^(pair/64) ≤ 50 up to pair
        // 14.
        let expected = [15, 41, 35, 40];
        assert_eq!(rows(&Params::default()).iter().map(|row| row.outcome.turning).collect::<Vec<_>>(), expected);
        for ((_, turning, longest), count) in bars.into_iter().zip(expected) {
            let pairs = (turning.expect("some turn") / TAU).ln() / (longest / TAU).ln() * 63.0 + 1.0;
            // A bar ends at the context, between the last pair that completes a turn and the next one.
            assert!((0.0..1.0).contains(&(pairs - f64::from(count))), "{pairs}: {count}");
        }
        let labels = panel.marks.iter().filter_map(|mark| match mark.plain() {
            Mark::Rule { label: Some(label), .. } => Some(label.as_str()),
            _ => None,
        });
        assert_eq!(
            labels.collect::<Vec<_>>(),
            ["15\u{a0}of\u{a0}64", "41\u{a0}of\u{a0}64", "35\u{a0}of\u{a0}64", "40\u{a0}of\u{a0}64"]
        );
    }
}
