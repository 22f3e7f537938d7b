//! Names two ranges of pairs in the encoding matrix: those that do not finish a turn within the sequence, beyond a line,
//! and those that turn too often to be drawn, on their hatching. Both depend on the base and the length.

use std::f64::consts::TAU;

use crate::core::encoding::PairLayout;
use crate::params::{Cells, Orientation, Params};
use crate::scene::{Ink, Mark, Pen, Side};
use crate::text::number::whole;
use crate::text::{self, fill};

/// The strip of the background colour under the dashes, which makes them visible on any colour.
const UNDER: Pen = Pen::solid(Ink::Background).width(2.0);
/// The dashes of the line.
const DASHES: Pen = Pen::dashed(Ink::Strong).width(1.0);

/// Width of a large picture of the matrix, in device pixels, and the angle per pixel from which a wave is lost in the mean
/// over a pixel ([`FADED`](crate::core::encoding_raster::FADED)), in radians.
const LOST: [f64; 2] = [1200.0, 0.46 * TAU];

/// The share of the matrix that the name of the line needs beyond it.
const NAME_ROOM: f64 = 0.1;

/// Index of the pair after the last one that finishes a turn.
fn first(params: &Params) -> u32 {
    let finishes_turn = |freq: &f64| TAU / freq <= f64::from(params.n_pos);
    params.freqs().iter().rposition(finishes_turn).map_or(0, |pair| pair as u32 + 1)
}

/// A sentence on how many pairs do not finish a turn.
pub(in crate::catalog) fn sentence(params: &Params) -> String {
    let first = first(params);
    let pairs = params.pairs();
    let key = if first == pairs { "note.still.none" } else { "note.still" };
    fill(key, &[("still", whole(pairs - first)), ("pairs", whole(pairs)), ("n", whole(params.n_pos))])
}

/// A thin line between the last pair that finishes a turn and the first that does not, with its name. In the split layout
/// there is a line in each half, and only the first is named.
pub(in crate::catalog) fn marks(params: &Params) -> Vec<Mark> {
    let first = first(params);
    if first == params.pairs() {
        return lost_names(params);
    }
    let (pairs, first_edge) = (f64::from(params.pairs()), f64::from(first));
    let edges = match (params.cells, params.layout) {
        (Cells::Phase, _) => vec![first_edge],
        (Cells::Value | Cells::Apart, PairLayout::Interleaved) => vec![2.0 * first_edge],
        (Cells::Value | Cells::Apart, PairLayout::Split) => vec![first_edge, pairs + first_edge],
    };
    let ends = [-0.5, f64::from(params.n_pos) - 0.5];
    let line = |edge: f64, pen| {
        let at = edge - 0.5;
        let points = ends.map(|end| if params.orientation == Orientation::Across { [end, at] } else { [at, end] });
        Mark::Line { points: points.into(), pen, label: None }
    };
    let strokes = |&edge: &f64| [line(edge, UNDER), line(edge, DASHES)];
    edges.iter().flat_map(strokes).chain(name(params, &edges)).chain(lost_names(params)).collect()
}

/// Says why the fastest pairs are hatched, at their end, where the cursor seldom is, if they take a tenth of the matrix or
/// more; in each half of the split layout.
fn lost_names(params: &Params) -> Vec<Mark> {
    let [pixels, angle] = LOST;
    let last = f64::from(params.n_pos) - 0.5;
    let is_lost = |freq: &f64| freq * f64::from(params.n_pos) > angle * pixels;
    let lost = params.freqs().iter().take_while(|freq| is_lost(freq)).count() as f64;
    let rows_per_pair =
        if params.cells == Cells::Value && params.layout == PairLayout::Interleaved { 2.0 } else { 1.0 };
    let rows = f64::from(if params.cells == Cells::Phase { params.pairs() } else { params.d_model });
    if rows_per_pair * lost <= NAME_ROOM * rows {
        return Vec::new();
    }
    let is_split = params.cells != Cells::Phase && params.layout == PairLayout::Split;
    let second = is_split.then(|| f64::from(params.pairs()));
    let name = |first: f64| {
        let middle = first + rows_per_pair * lost / 2.0;
        let (at, shift, side) = match params.orientation {
            Orientation::Across => ([last, middle], [-6.0, 0.0], Side::Left),
            Orientation::Down => ([middle, last / 2.0], [0.0; 2], Side::Middle),
        };
        let text = text::get("note.hatched.short").into();
        Mark::Label { at, shift, side, text, ink: Ink::Strong }
    };
    [0.0].into_iter().chain(second).map(name).collect()
}

/// The name of the first line, beyond it, if there is room in its part of the matrix.
fn name(params: &Params, edges: &[f64]) -> Option<Mark> {
    let rows = f64::from(if params.cells == Cells::Phase { params.pairs() } else { params.d_model });
    let [edge, end] = [edges[0], rows / edges.len() as f64];
    let last = f64::from(params.n_pos) - 0.5;
    (end - edge > NAME_ROOM * rows).then(|| {
        // An arrow says on which side of the line the pairs are that it means.
        let (at, shift, side, arrow) = match params.orientation {
            Orientation::Across => ([last, edge - 0.5], [-6.0, 11.0], Side::Left, '↓'),
            Orientation::Down => ([edge - 0.5, last], [6.0, -11.0], Side::Right, '→'),
        };
        let text = format!("{arrow} {}", text::get("note.still.short"));
        Mark::Label { at, shift, side, text, ink: Ink::Strong }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(params: &Params) -> Vec<f64> {
        let across = |mark: &Mark| match mark {
            Mark::Line { points, pen, .. } if pen.dashed => Some(points[0][1]),
            _ => None,
        };
        marks(params).iter().filter_map(across).collect()
    }

    #[test]
    fn the_line_is_before_the_first_pair_that_finishes_no_turn() {
        let params = Params { cells: Cells::Phase, ..Params::default() };
        // 2π·10000^(p/64) is above 50 from pair 15 on.
        assert_eq!(places(&params), [14.5]);
        assert!(sentence(&params).contains("49"), "{}", sentence(&params));
        assert_eq!(places(&Params { cells: Cells::Value, ..params.clone() }), [29.5]);
        let split = Params { cells: Cells::Value, layout: PairLayout::Split, ..params };
        assert_eq!(places(&split), [14.5, 78.5]);
    }

    #[test]
    fn hatched_pairs_are_named_if_they_are_many() {
        let names = |n_pos| {
            let marks = marks(&Params { n_pos, ..Params::default() });
            marks.iter().filter(|mark| matches!(mark, Mark::Label { at: [_, row], .. } if *row < 25.0)).count()
        };
        assert_eq!([names(50), names(1000), names(100_000)], [0, 0, 1]);
    }

    #[test]
    fn the_line_depends_on_base_and_length_and_is_absent_if_all_pairs_turn() {
        let place = |base, n_pos| places(&Params { base, n_pos, ..Params::default() });
        assert!(place(500_000.0, 50)[0] < place(10_000.0, 50)[0] && place(10_000.0, 50)[0] < place(10_000.0, 500)[0]);
        let all = Params { n_pos: 100_000, ..Params::default() };
        assert!(place(10_000.0, 100_000).is_empty() && sentence(&all).starts_with("Of 64 frequencies, each"));
    }
}
