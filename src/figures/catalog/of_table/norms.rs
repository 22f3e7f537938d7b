//! The norm of every row of a learned table, with outliers marked. If there are outliers, a panel without them is
//! below.

use super::{named, table};
use crate::catalog::shared::level::level;
use crate::catalog::shared::plot::panel;
use crate::catalog::shared::sentences::range;
use crate::catalog::{Drawing, no_cursor};
use crate::core::argsort::argsort;
use crate::core::vectors::norm;
use crate::params::Params;
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

/// If the largest norm exceeds the smallest by more than this factor, the axis is logarithmic.
const FAR: f64 = 10.0;
/// Room above the maximum and below the minimum, as a fraction of the range.
const ROOM: f64 = 0.1;

fn scene(params: &Params) -> Scene {
    let table = table(params);
    let norms: Vec<f64> = (0..params.n_pos as usize).map(|pos| norm(table.row(pos))).collect();
    let median = median(&norms);
    let is_outlier = |pos: usize| table.outlier_rows.binary_search(&pos).is_ok();
    let (outliers, rest): (Vec<usize>, Vec<usize>) = (0..norms.len()).partition(|pos| is_outlier(*pos));
    let ends = |positions: &[usize]| {
        positions
            .iter()
            .map(|pos| norms[*pos])
            .fold([f64::INFINITY, 0.0], |[low, high]: [f64; 2], norm| [low.min(norm), high.max(norm)])
    };
    let all: Vec<usize> = (0..norms.len()).collect();
    let mut panels = vec![norm_panel(params, &norms, (&all, &outliers), ends(&all), median)];
    if !outliers.is_empty() && !rest.is_empty() {
        panels.push(norm_panel(params, &norms, (&rest, &[]), ends(&rest), median));
    }
    let mut values = named(params);
    let list = text::groups(outliers.iter().map(|pos| norm_text(*pos, norms[*pos])));
    values.extend([
        ("median", significant(median, 4)),
        ("range", range(ends(if rest.is_empty() { &all } else { &rest }), 4)),
        ("out", whole(outliers.len() as f64)),
        ("list", list),
    ]);
    let has_no_outliers = outliers.is_empty();
    let details = fill(if has_no_outliers { "figure.norms.table.none" } else { "figure.norms.table.out" }, &values);
    let below = if panels.len() > 1 { text::get("figure.norms.table.below") } else { "" };
    Scene {
        panels,
        arrange: Arrange::Stack,
        caption: fill(
            if has_no_outliers { "figure.norms.table.caption.alike" } else { "figure.norms.table.caption" },
            &values,
        ),
        details: text::sentences([fill("figure.norms.table.details", &values), details, below.into()]),
        alt: fill("figure.norms.table.alt", &values),
    }
}

fn median(norms: &[f64]) -> f64 {
    argsort(norms).get(norms.len() / 2).map_or(0.0, |middle| norms[*middle])
}

fn norm_text(pos: usize, norm: f64) -> String {
    fill("read.table.norm", &[("pos", whole(pos as f64)), ("norm", significant(norm, 4))])
}

/// The norms of some positions as a line, and outliers as dots with their numbers.
fn norm_panel(
    params: &Params,
    norms: &[f64],
    (positions, outliers): (&[usize], &[usize]),
    [low, high]: [f64; 2],
    median: f64,
) -> Panel {
    let point = |pos: &usize| [*pos as f64, norms[*pos]];
    let is_far = low > 0.0 && high > FAR * low;
    let is_whole = positions.len() == norms.len();
    let room = ROOM * (high - low).max(0.1 * high).max(f64::MIN_POSITIVE);
    let label = text::get("axis.norm");
    let y = if is_far {
        Axis::log(label, [low / 1.3, high * 1.5])
    } else if is_whole {
        Axis::linear(label, [0.0, if high > 0.0 { 1.15 * high } else { 1.0 }])
    } else {
        Axis::linear(label, [(low - room).max(0.0), high + room])
    };
    let last = f64::from(params.n_pos - 1);
    let level = level(median, fill("figure.norms.table.median", &[("value", significant(median, 3))]));
    let pen = Pen::solid(Ink::Strong).width(1.0);
    let mut marks = vec![level];
    // The line is interrupted where rows are left out.
    for points in positions.chunk_by(|pos, next| *next == pos + 1) {
        marks.push(Mark::Line { points: points.iter().map(point).collect(), pen, label: None });
    }
    if !outliers.is_empty() {
        let label = Some(text::get("figure.norms.table.far").into());
        let points = outliers.iter().map(point).collect();
        marks.push(Mark::Dots { points, radius: 3.5, ink: Ink::Strong, hollow: true, label });
        // Labels go to the right of their dots, near the right end to the left.
        marks.extend(outliers.iter().rev().map(|pos| Mark::Label {
            at: point(pos),
            shift: [if *pos as f64 > 0.8 * last && last > 0.0 { -16.0 } else { 16.0 }, -2.0],
            side: Side::Middle,
            text: whole(*pos as f64),
            ink: Ink::Strong,
        }));
    }
    let (values, plotted): (Vec<f64>, Vec<usize>) = (norms.to_vec(), positions.to_vec());
    let read = move |[x, _]: [f64; 2]| {
        let after = plotted.partition_point(|pos| (*pos as f64) < x);
        let near = [after.checked_sub(1), Some(after)].into_iter().flatten().filter_map(|index| plotted.get(index));
        let pos = *near.min_by(|a, b| (**a as f64 - x).abs().total_cmp(&(**b as f64 - x).abs()))?;
        Some(Reading { at: [pos as f64, values[pos]], text: norm_text(pos, values[pos]) })
    };
    let x = Axis::whole(text::get("axis.pos"), [0.0, last.max(1.0)], Measure::Pos);
    let title = (!is_whole).then(|| text::get("figure.norms.table.others").to_owned());
    Panel { title, ..panel(x, y, marks, Box::new(read)) }
}
