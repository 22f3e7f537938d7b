//! What tells the two halves of a matrix apart in which all sines come before all cosines.

use crate::core::encoding::PairLayout;
use crate::params::{Cells, Orientation, Params};
use crate::scene::{Ink, Mark, Pen, Side};
use crate::text;

/// Where in a half its name stands, as a fraction of its dimensions: near the end, beside the slow pairs.
const NAME: f64 = 0.91;
/// Distance of a name from the end of the matrix, in CSS pixels.
const AWAY: f64 = 6.0;
/// The gap between the halves.
const GAP: Pen = Pen::solid(Ink::Background).width(3.0);

/// A gap between the halves, and the name of each: its function, and which dimensions of the memory it has if these
/// alternate.
pub(super) fn marks(params: &Params) -> Vec<Mark> {
    // The axis of a single pair names both.
    if params.cells != Cells::Apart || params.pairs() == 1 {
        return Vec::new();
    }
    let [pairs, end] = [f64::from(params.pairs()), f64::from(params.n_pos) - 0.5];
    let across = params.orientation == Orientation::Across;
    let place = |pos: f64, dim: f64| if across { [pos, dim] } else { [dim, pos] };
    let gap = [-0.5, end].map(|pos| place(pos, pairs - 0.5));
    let [sin, cos] = match params.layout {
        PairLayout::Interleaved => ["figure.heatmap.half.sin", "figure.heatmap.half.cos"],
        PairLayout::Split => ["label.sin", "label.cos"],
    };
    let names = [(0.0, sin, Ink::Sin), (pairs, cos, Ink::Cos)].map(|(first, key, ink)| {
        let text = text::get(key).into();
        let (shift, side) = if across { ([-AWAY, 0.0], Side::Left) } else { ([0.0, -2.0 * AWAY], Side::Middle) };
        let along = if across { NAME } else { 0.5 };
        Mark::Label { at: place(end, first + along * pairs - 0.5), shift, side, text, ink }
    });
    [Mark::Line { points: gap.into(), pen: GAP, label: None }].into_iter().chain(names).collect()
}
