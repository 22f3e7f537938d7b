//! Mean and standard deviation of the values at each offset, over all pairs of positions of a table. The band extends
//! one standard deviation to either side of the mean. In large tables the pairs of positions are sampled.

use super::{named, outstanding, table};
use crate::catalog::distance_matrix::profile;
use crate::catalog::shared::level::level;
use crate::catalog::shared::plot;
use crate::core::by_offset::AtOffset;
use crate::core::likeness::Kind;
use crate::params::{Outliers, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Text keys of a figure of offsets.
pub(super) struct Words {
    pub(super) alt: &'static str,
    pub(super) caption: &'static str,
    /// The caption if no offset is greater than 0, so that no two different positions are compared.
    pub(super) single: &'static str,
    /// The reading at an offset.
    pub(super) read: &'static str,
    pub(super) axis: &'static str,
}

/// Pen of the curve of means.
const MEAN: Pen = Pen::solid(Ink::Series(0.5));

pub(super) fn scene(params: &Params, kind: Kind, words: &'static Words) -> Scene {
    let (table, n_pos) = (table(params), params.n_pos as usize);
    let found = table.offsets(kind, n_pos, params.outliers);
    let nearest = found.all.iter().find(|at| at.offset > 0);
    let mut values = named(params);
    values.extend([
        ("last", whole((n_pos - 1) as f64)),
        ("most", whole(found.most as f64)),
        ("offsets", whole(found.all.len() as f64)),
    ]);
    let number = |value: f64| significant(value, 4);
    if let Some(at) = nearest {
        let all = [("offset", whole(at.offset as f64)), ("mean", number(at.mean)), ("deviation", number(at.deviation))];
        values.extend(all);
    }
    let percent = found.alone.map(|share| significant(100.0 * share, 3));
    let share_note = percent.map(|percent| fill("figure.distance-offset.table.alone", &[("alone", percent)]));
    let coverage =
        if found.is_sampled { "figure.distance-offset.table.some" } else { "figure.distance-offset.table.each" };
    // With fewer than three positions, another order would not change the mean of an offset.
    let order_note = found
        .mean
        .filter(|_| n_pos > 2)
        .map(|mean| fill("figure.distance-offset.table.order", &[("mean", number(mean))]));
    let excluded = match params.outliers {
        Outliers::Out => outstanding(params, "figure.distance-offset.table.left-out"),
        Outliers::In => String::new(),
    };
    let zero_vectors = table.centre().norms[..n_pos].iter().filter(|norm| **norm == 0.0).count();
    let zero_vectors = if kind == Kind::Cosine && zero_vectors > 0 {
        fill("figure.distance-matrix.table.lost", &[("count", whole(zero_vectors as f64))])
    } else {
        String::new()
    };
    let caption = fill(if nearest.is_some() { words.caption } else { words.single }, &values);
    Scene {
        caption: text::sentences([caption, share_note.unwrap_or_default()]),
        details: text::sentences([fill(coverage, &values), order_note.unwrap_or_default(), excluded, zero_vectors]),
        alt: fill(words.alt, &values),
        panels: vec![panel(params, kind, words, &found.all, found.mean)],
        arrange: Arrange::Stack,
    }
}

fn panel(params: &Params, kind: Kind, words: &'static Words, by_offset: &[AtOffset], mean: Option<f64>) -> Panel {
    let last = f64::from(params.n_pos - 1).max(1.0);
    let mut marks = Vec::new();
    if kind != Kind::Distance {
        marks.push(Mark::Rule { along: Direction::Y, at: 0.0, pen: Pen::solid(Ink::Grid).width(1.0), label: None });
    }
    if let Some(mean) = mean.filter(|_| params.n_pos > 2) {
        marks.push(level(mean, fill("figure.distance-offset.table.shuffled", &[("value", significant(mean, 3))])));
    }
    let [low, high] =
        [-1.0, 1.0].map(|side| by_offset.iter().map(move |at| [at.offset as f64, at.mean + side * at.deviation]));
    let outline: Vec<[f64; 2]> = low.chain(high.rev()).collect();
    if by_offset.len() > 1 {
        let label = Some(text::get("figure.distance-offset.table.band").into());
        marks.push(Mark::Area { outline, ink: MEAN.ink, label });
    }
    let points = by_offset.iter().map(|at| [at.offset as f64, at.mean]).collect();
    marks.push(plot::line(points, MEAN, text::get("figure.distance-offset.table.mean")));
    marks.push(plot::dots(Vec::new(), Ink::Cursor, false, text::get("figure.distance-offset.table.own")));
    let read = {
        let params = params.clone();
        move |[x, _]: [f64; 2]| {
            let offset = x.round().clamp(0.0, f64::from(params.n_pos - 1));
            let (at, percentiles) =
                table(&params).at_offset(kind, params.n_pos as usize, params.outliers, offset as usize)?;
            let number = |value: f64| significant(value, 6);
            let values = [
                ("offset", whole(offset)),
                ("mean", number(at.mean)),
                ("deviation", significant(at.deviation, 3)),
                ("low", significant(percentiles[0], 4)),
                ("high", significant(percentiles[1], 4)),
                ("pairs", whole(at.pairs as f64)),
            ];
            Some(Reading { at: [offset, at.mean], text: fill(words.read, &values) })
        }
    };
    let y = Axis::linear(text::get(words.axis), value_range(params, kind));
    plot::panel(Axis::whole(text::get("axis.offset"), [0.0, last], Measure::Offset), y, marks, Box::new(read))
}

/// The range of the vertical axis. It covers the values of the whole table, so that it changes little with the number
/// of positions shown.
fn value_range(params: &Params, kind: Kind) -> [f64; 2] {
    /// Margin beyond the data, as a fraction of its range.
    const ROOM: f64 = 0.05;
    let table = table(params);
    let all = table.offsets(kind, table.rows, params.outliers);
    let shown = table.offsets(kind, params.n_pos as usize, params.outliers);
    let values = all.all.iter().chain(&shown.all).flat_map(|at| [at.mean - at.deviation, at.mean + at.deviation]);
    let [low, high] = values.fold([0.0_f64; 2], |[low, high], value| [low.min(value), high.max(value)]);
    if kind == Kind::Cosine {
        return [plot::lower_end(low), 1.0 + ROOM];
    }
    let room = ROOM * (high - low);
    match (low < 0.0, high > 0.0) {
        // All values are 0.
        (_, false) if low == 0.0 => [0.0, 1.0],
        (is_below, _) => [if is_below { low - room } else { 0.0 }, high + room],
    }
}

/// A dot at the value of the cursor's pair of positions.
pub(super) fn cursor(params: &Params, kind: Kind) -> Vec<(usize, Mark)> {
    let other = profile::other(params).map(|other| [params.pos as usize, other as usize]);
    let value = other.and_then(|pair| table(params).likeness(kind, pair));
    let dot = value.into_iter().flat_map(|value| profile::dot([f64::from(params.k), value]));
    dot.into_iter().map(|dot| (0, dot)).collect()
}
