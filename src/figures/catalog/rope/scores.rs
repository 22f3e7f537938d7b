//! Scores of a query and a key: against the position at one offset, and against the offset.

use crate::catalog::shared::head::Head;
use crate::catalog::shared::plot::{line, panel};
use crate::core::rope::{score, score_added, score_at};
use crate::params::{ParamId, Params};
use crate::scene::{Axis, Ink, Measure, Panel, Pen, Reading};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Most positions, or offsets to either side, at which scores are drawn; of more, as many at equal steps.
pub(super) const MOST: u32 = 256;
/// More points than this make a tangle of a thick line, and of a dashed one.
const FEW: usize = 80;
/// A score by frequencies, query and key, and their positions.
type Score = fn(&[f64], [&[f64]; 2], [f64; 2]) -> f64;

/// Scores at one offset against the position of the query.
pub(super) struct Scores {
    /// Of query and key that are turned.
    pub(super) turned: Vec<[f64; 2]>,
    /// Of the same two where encodings are added to them.
    pub(super) added: Vec<[f64; 2]>,
}

impl Scores {
    pub(super) fn new(head: &Head, n_pos: u32, k: u32) -> Self {
        let positions = (0..n_pos).step_by(n_pos.div_ceil(MOST) as usize).map(f64::from);
        let at = |of: Score| {
            let score = |pos: f64| [pos, of(&head.freqs, head.vectors(), [pos, pos + f64::from(k)])];
            positions.clone().map(score).collect()
        };
        Self { turned: at(score), added: at(score_added) }
    }
}

/// The least and the greatest score.
pub(super) fn extent(points: &[[f64; 2]]) -> [f64; 2] {
    points.iter().fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], point| [low.min(point[1]), high.max(point[1])])
}

/// The score against the position of the query: flat, and what it would be with encodings added.
pub(super) fn against_position(params: &Params, Scores { turned, added }: Scores) -> Panel {
    let head = Head::new(params);
    let (last, k) = (f64::from(params.n_pos - 1), params.k);
    let [low, high] = [&turned, &added].map(|points| extent(points)).concat().into_iter().fold(
        [0.0_f64, 0.0_f64],
        |[low, high], score| [low.min(score), high.max(score)],
    );
    let room = 0.08 * (high - low).max(1.0);
    let ink = Ink::Series(0.45);
    let pen = if added.len() > FEW { Pen::solid(ink).width(1.0) } else { Pen::dashed(ink).width(1.75) };
    let marks = vec![
        line(added, pen, text::get("figure.rope.added")),
        line(turned, Pen::solid(Ink::Strong).width(3.0), text::get("figure.rope.flat")).of("score"),
    ];
    let told = move |pos: f64| {
        let positions = [pos, pos + f64::from(k)];
        let score = score(&head.freqs, head.vectors(), positions);
        let values = [
            ("pos", whole(pos)),
            ("offset", whole(k)),
            ("score", significant(score, 6)),
            ("added", significant(score_added(&head.freqs, head.vectors(), positions), 6)),
        ];
        Some(Reading { at: [pos, score], text: fill("figure.rope.read", &values) })
    };
    let x = Axis::whole(text::get("axis.query-pos"), [0.0, last.max(1.0)], Measure::Pos);
    let y = Axis::linear(text::get("axis.score"), [low - room, high + room]);
    let title = fill("figure.rope.scores", &[("k", whole(k))]);
    let plain = panel(x, y, marks, Box::new(move |[x, _]| told(x.round().clamp(0.0, last))));
    Panel { title: Some(title), ..plain }
}

/// The score against the offset, to keys on either side: the same line wherever the query stands.
pub(super) fn against_offset(params: &Params) -> Panel {
    let head = Head::new(params);
    let last = f64::from(params.n_pos - 1);
    let step = params.n_pos.div_ceil(MOST) as usize;
    let after = (0..params.n_pos).step_by(step).map(f64::from);
    let before: Vec<f64> = after.clone().skip(1).map(|offset| -offset).collect();
    let score = move |offset: f64| score_at(&head.freqs, head.vectors(), offset);
    let points: Vec<[f64; 2]> = before.into_iter().rev().chain(after).map(|offset| [offset, score(offset)]).collect();
    let [low, high] = extent(&points);
    let room = 0.08 * (high - low).max(1.0);
    let marks = vec![line(points, Pen::solid(Ink::Strong).width(1.75), "").of("score")];
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(-last, last);
        let values = [("offset", whole(offset)), ("score", significant(score(offset), 6))];
        Some(Reading { at: [offset, score(offset)], text: fill("figure.rope.read.offset", &values) })
    };
    let grab = |_: &Params, _: Option<[f64; 2]>, [x, _]: [f64; 2]| vec![(ParamId::K, x.round().max(0.0))];
    let reach = last.max(1.0);
    let x = Axis::whole(text::get("axis.offset"), [-reach, reach], Measure::Offset);
    let y = Axis::linear(text::get("axis.score"), [low - room, high + room]);
    let plain = panel(x, y, marks, Box::new(read));
    Panel { title: Some(text::get("figure.rope.anywhere").into()), grab: Some(Box::new(grab)), ..plain }
}
