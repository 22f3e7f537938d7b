//! The encoding of one position as a curve over its dimensions, for the cursor's layer.

use std::f64::consts::TAU;

use crate::core::encoding::{Component, dim_of, encode_into, pair_of};
use crate::params::Params;
use crate::scene::{Axis, Ink, Mark, Measure, Panel, Pen, Reading};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// With more pairs than this, several pairs share a column, which is drawn from their minimum to their maximum.
pub(in crate::catalog) const MOST_PAIRS: usize = 600;
/// Pen of the cursor's position.
pub(in crate::catalog) const FIRST: Pen = Pen::solid(Ink::Cursor);
/// Pen of the position k further on.
pub(in crate::catalog) const SECOND: Pen = Pen::dashed(Ink::Cursor).width(1.0);

/// With more pairs than this, a dashed line would have thousands of dashes, too dense to be visible.
const MOST_DASHED: u32 = 64;

/// [`SECOND`], or a solid pen if there would be too many dashes.
pub(in crate::catalog) fn second(params: &Params) -> Pen {
    Pen { dashed: params.pairs() <= MOST_DASHED, ..SECOND }
}

/// The entries of the encoding of `pos`, in the chosen layout.
pub(in crate::catalog) fn entries(params: &Params, freqs: &[f64], pos: u32) -> Vec<f64> {
    let mut entries = vec![0.0; 2 * freqs.len()];
    encode_into(freqs, params.layout, f64::from(pos), &mut entries);
    entries
}

/// A line through the sines and one through the cosines, each entry at its dimension. A single line would oscillate
/// between the two.
pub(in crate::catalog) fn lines(params: &Params, entries: &[f64], pens: [Pen; 2]) -> [Mark; 2] {
    let width = (params.pairs() as usize).div_ceil(MOST_PAIRS);
    let line = |component, pen| {
        let dim = |pair| dim_of(params.layout, params.d_model, pair, component);
        let points: Vec<[f64; 2]> =
            (0..params.pairs()).map(dim).map(|dim| [f64::from(dim), entries[dim as usize]]).collect();
        let points = if width == 1 { points } else { points.chunks(width).flat_map(column).collect() };
        Mark::Line { points, pen, label: None }
    };
    [line(Component::Sin, pens[0]), line(Component::Cos, pens[1])]
}

/// The minimum and maximum of a few neighbours, at their middle.
fn column(entries: &[[f64; 2]]) -> [[f64; 2]; 2] {
    let x = f64::midpoint(entries[0][0], entries[entries.len() - 1][0]);
    let least = entries.iter().map(|at| at[1]).fold(f64::INFINITY, f64::min);
    let greatest = entries.iter().map(|at| at[1]).fold(f64::NEG_INFINITY, f64::max);
    [[x, least], [x, greatest]]
}

/// A legend entry for a line drawn only on the cursor's layer.
pub(in crate::catalog) fn named(pen: Pen, key: &str) -> Mark {
    Mark::Line { points: Vec::new(), pen, label: Some(text::get(key).into()) }
}

/// A panel for curves over dimensions, with room for a line of text at the top.
pub(in crate::catalog) fn panel(params: &Params, marks: Vec<Mark>) -> Panel {
    let (freqs, layout, d_model) = (params.freqs(), params.layout, params.d_model);
    let last = f64::from(d_model - 1);
    let read = move |[x, _]: [f64; 2]| {
        let dim = x.round().clamp(0.0, last);
        let (pair, component) = pair_of(layout, d_model, dim as u32);
        let component = if component == Component::Sin { "label.sin" } else { "label.cos" };
        let values = [
            ("dim", whole(dim)),
            ("component", text::get(component).into()),
            ("pair", whole(pair)),
            ("wavelength", significant(TAU / freqs[pair as usize], 6)),
        ];
        Some(Reading { at: [dim, 0.0], text: fill("figure.vector.read", &values) })
    };
    Panel {
        title: None,
        x: Axis::whole(
            text::get("axis.dim"),
            [-0.5, last + 0.5],
            Measure::Dim { shown: layout, memory: layout, count: d_model },
        ),
        y: Axis::linear(text::get("axis.value"), [-1.1, 1.4]),
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}
