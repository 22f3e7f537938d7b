//! One pair as a clock: the displacement of the hand between two positions as an arrow, and that arrow copied to the
//! hand at the cursor.

use crate::catalog::shared::dials::face;
use crate::catalog::shared::dragging::{clockwise, turned_to};
use crate::catalog::shared::plot::{dots, line, panel};
use crate::params::{ParamId, Params};
use crate::scene::{Axis, Ink, Mark, Panel, Pen, Reading, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Length of an arrow's wings, as a fraction of the arrow.
const WINGS: f64 = 0.16;

/// A displacement of the cursor's pair, measured from position 0 to k and applied at pos.
pub(super) struct Step {
    /// The hand at 0 and at k.
    measured: [[f64; 2]; 2],
    /// The hand at pos, and the end of the copied arrow.
    copied: [[f64; 2]; 2],
    /// The hand at pos + k.
    target: [f64; 2],
}

impl Step {
    pub(super) fn new(params: &Params) -> Self {
        let freq = params.freq(params.pair);
        // The sine is to the right and the cosine up, so that hands turn clockwise from the top.
        let hand = |pos: u32| <[f64; 2]>::from((f64::from(pos) * freq).sin_cos());
        let measured = [hand(0), hand(params.k)];
        let from = hand(params.pos);
        let tip = [from[0] + measured[1][0] - measured[0][0], from[1] + measured[1][1] - measured[0][1]];
        Self { measured, copied: [from, tip], target: hand(params.pos + params.k) }
    }

    /// Distance between the end of the copied arrow and the actual hand.
    pub(super) fn miss(&self) -> f64 {
        (self.copied[1][0] - self.target[0]).hypot(self.copied[1][1] - self.target[1])
    }
}

/// The panel of the clock, with the arrow from the hand at 0 to the hand at k.
pub(super) fn clock(params: &Params) -> Panel {
    let (pair, freq) = (params.pair, params.freq(params.pair));
    let step = Step::new(params);
    let [from, to] = step.measured;
    // The end of the copied arrow is within this radius for every start on the unit circle.
    let reach = 1.08 * (1.0 + (to[0] - from[0]).hypot(to[1] - from[1]));
    let values = [("k", whole(params.k)), ("pair", whole(pair))];
    let pen = Pen::solid(Ink::Strong).width(2.0);
    let marks = vec![
        line(face([0.0; 2]), Pen::solid(Ink::Muted).width(1.0), ""),
        line(arrow(step.measured), pen, &fill("figure.extrapolation.seen", &values)).of("linear"),
        line(Vec::new(), copied_pen(), text::get("figure.extrapolation.copied")).of("linear"),
        dots(Vec::new(), Ink::Cursor, true, text::get("figure.extrapolation.there")).of("rotation"),
    ];
    let read = move |[x, y]: [f64; 2]| {
        let length = x.hypot(y).max(f64::MIN_POSITIVE);
        let degrees = significant(x.atan2(y).to_degrees(), 4);
        let text = fill("figure.extrapolation.read.clock", &[("pair", whole(pair)), ("degrees", degrees)]);
        Some(Reading { at: [x / length, y / length], text })
    };
    let cursor_reading = |params: &Params| {
        let step = Step::new(params);
        let values = [
            ("pos", whole(params.pos)),
            ("k", whole(params.k)),
            ("pair", whole(params.pair)),
            ("miss", significant(step.miss(), 6)),
        ];
        Some(Reading { at: step.copied[0], text: fill("figure.extrapolation.read.here", &values) })
    };
    let drag = move |params: &Params, _: Option<[f64; 2]>, to: [f64; 2]| {
        let angle = f64::from(params.pos) * freq;
        let turned = clockwise([0.0; 2], to).map(|pointed| turned_to(pointed, (angle, freq), params.pos));
        turned.map(|pos| (ParamId::Pos, pos)).into_iter().collect()
    };
    let axis = |key| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), [-reach, reach]) };
    Panel {
        title: Some(fill("figure.extrapolation.clock", &values)),
        equal: true,
        cursor_reading: Some(Box::new(cursor_reading)),
        drag: Some(Box::new(drag)),
        ..panel(axis("axis.sin"), axis("axis.cos"), marks, Box::new(read))
    }
}

/// The arrow at the cursor, the hand at pos + k, and the gap between the two.
pub(super) fn cursor(params: &Params) -> Vec<Mark> {
    let step = Step::new(params);
    vec![
        line(vec![step.copied[1], step.target], Pen::solid(Ink::Muted).width(1.0), "").of("linear"),
        line(arrow(step.copied), copied_pen(), "").of("linear"),
        dots(vec![step.copied[0]], Ink::Cursor, false, ""),
        dots(vec![step.target], Ink::Cursor, true, "").of("rotation"),
    ]
}

fn copied_pen() -> Pen {
    Pen::solid(Ink::Cursor).width(2.0)
}

/// A line with an arrow head.
fn arrow([from, to]: [[f64; 2]; 2]) -> Vec<[f64; 2]> {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let wing = |side: f64| [to[0] - WINGS * (x - side * y / 2.0), to[1] - WINGS * (y + side * x / 2.0)];
    vec![from, to, wing(1.0), to, wing(-1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copied_arrow_is_exact_at_its_origin_and_misses_elsewhere_as_computed() {
        let miss = |pair, pos, k| {
            let params = Params { pos, k, pair, ..Params::default() };
            (Step::new(&params).miss(), params.freq(pair))
        };
        assert!(miss(0, 0, 5).0 < 1e-15, "zero up to rounding of numbers up to 1");
        for (pair, pos, k) in [(0, 10, 5), (3, 20, 7), (40, 49, 1)] {
            let (found, freq) = miss(pair, pos, k);
            // The root of this pair's term in the sum of `core::extrapolation`; the arrow starts `pos` after position
            // 0.
            let expected = 4.0 * ((f64::from(k) * freq / 2.0).sin() * (f64::from(pos) * freq / 2.0).sin()).abs();
            assert!((found - expected).abs() < 1e-14, "pair {pair}, pos {pos}, k {k}: {found} for {expected}");
        }
    }

    #[test]
    fn the_hand_can_be_dragged() {
        let params = Params::default();
        let panel = clock(&params);
        let freq = params.freq(0);
        let to: [f64; 2] = (13.0 * freq).sin_cos().into();
        assert_eq!((panel.drag.expect("a panel that can be dragged"))(&params, None, to), [(ParamId::Pos, 13.0)]);
    }
}
