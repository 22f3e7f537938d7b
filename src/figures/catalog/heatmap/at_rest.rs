//! The band below the matrix of a model of which only a part of each head turns: the pairs at rest, whose cosines are 1 and
//! whose sines are 0 at every position.

use crate::params::{Cells, Model, Orientation, Params};
use crate::scene::{Axis, Ink, Mark, Panel, Read, Reading, Side, Ticks};
use crate::text::fill;
use crate::text::number::whole;

/// The band is at most this part of the matrix: in some models most pairs are at rest, and nothing is to be seen of them.
const MOST: f64 = 0.2;
/// Maximum number of ticks; there are at least half as many, if there are as many rows.
const TICKS: u32 = 8;

/// Adds the band, if there are pairs at rest. Ticks end with the pairs that turn.
pub(super) fn add(panel: &mut Panel, params: &Params) {
    let rest = params.model.as_deref().map_or(0, Model::at_rest);
    if rest == 0 {
        return;
    }
    let rows_of = |pairs: u32| f64::from(if params.cells == Cells::Phase { pairs } else { 2 * pairs });
    let rows = rows_of(params.pairs());
    let height = rows_of(rest).min(MOST * rows);
    let is_across = params.orientation == Orientation::Across;
    let axis = if is_across { &mut panel.y } else { &mut panel.x };
    widen(axis, rows, height);
    let place = |pos: f64, row: f64| if is_across { [pos, row] } else { [row, pos] };
    let ([first, last], [top, bottom]) = ([-0.5, f64::from(params.n_pos) - 0.5], [rows - 0.5, rows - 0.5 + height]);
    let outline = vec![place(first, top), place(last, top), place(last, bottom), place(first, bottom)];
    let words = fill("figure.heatmap.at-rest", &[("count", whole(rest))]);
    let (at, middle) = (place(f64::midpoint(first, last), f64::midpoint(top, bottom)), Side::Middle);
    panel.marks.push(Mark::Area { outline, ink: Ink::Grid, label: None });
    panel.marks.push(Mark::Label { at, shift: [0.0; 2], side: middle, text: words.clone(), ink: Ink::Strong });
    if let Some(read) = panel.read.take() {
        panel.read = Some(with_rest(read, is_across, top, words));
    }
}

/// Extends the axis of dimensions beyond its last row. Its ticks stay within the rows, at multiples of a power of two.
fn widen(axis: &mut Axis, rows: f64, height: f64) {
    for end in axis.domain.iter_mut().filter(|end| **end > 0.0) {
        *end += height;
    }
    if axis.ticks == Ticks::Whole {
        let step = (rows as u32 / TICKS).next_power_of_two();
        let ticks = (0..rows as u32).step_by(step as usize);
        axis.ticks = Ticks::At(ticks.map(|at| (f64::from(at), whole(at))).collect());
    }
}

/// The reading of the matrix, or that of the band.
fn with_rest(read: Read, is_across: bool, top: f64, words: String) -> Read {
    Box::new(move |at| {
        let is_rest = at[usize::from(is_across)] > top;
        if is_rest { Some(Reading { at, text: words.clone() }) } else { read(at) }
    })
}

#[cfg(test)]
mod tests {
    use crate::catalog::{Searches, by_id};
    use crate::params::{Cells, Model, Orientation, Params, Source};
    use crate::scene::{Mark, Measure, Panel, Ticks};

    /// A head of 128 dimensions, of which 96 turn, with its entries in memory order.
    fn matrix(orientation: Orientation) -> Panel {
        matrix_of(orientation, Cells::Value)
    }

    fn matrix_of(orientation: Orientation, cells: Cells) -> Panel {
        let model = Model::read("own,96,10000;head,128").expect("a model");
        let params = Params {
            source: Source::Model,
            model: Some(model.into()),
            d_model: 96,
            orientation,
            cells,
            ..Params::default()
        };
        let drawing = by_id("heatmap").expect("a figure").drawing();
        drawing.scene(&params, &mut Searches::default()).panels.swap_remove(0)
    }

    #[test]
    fn the_band_leaves_sines_and_cosines_at_their_places() {
        let axis = matrix_of(Orientation::Across, Cells::Apart).y;
        // 48 sines, then 48 cosines, which are numbered as in memory: neighbours are pairs.
        assert_eq!([0.0, 1.0, 47.0, 48.0, 95.0].map(|place| axis.number(place)), [0.0, 2.0, 94.0, 1.0, 95.0]);
        let Measure::Dim { count, .. } = axis.measures else { panic!("an axis of dimensions") };
        assert_eq!(count, 96);
    }

    #[test]
    fn pairs_at_rest_are_a_named_band_below_those_that_turn() {
        for (orientation, of) in [(Orientation::Across, 1), (Orientation::Down, 0)] {
            let panel = matrix(orientation);
            let axis = if of == 1 { &panel.y } else { &panel.x };
            // 32 dimensions are at rest, but a fifth of 96 is less.
            assert!((axis.domain[0].max(axis.domain[1]) - 95.5 - 19.2).abs() < 1e-9, "{:?}", axis.domain);
            let Ticks::At(ticks) = &axis.ticks else { panic!("ticks end with the pairs that turn") };
            assert!(ticks.iter().all(|(at, _)| *at < 96.0) && (4..=8).contains(&ticks.len()), "{ticks:?}");
            assert!(panel.marks.iter().any(|mark| matches!(mark, Mark::Label { text, .. } if text.contains("16"))));
            let read = |row: f64| {
                let at = if of == 1 { [3.0, row] } else { [row, 3.0] };
                panel.read.as_ref().and_then(|read| read(at)).expect("a reading").text
            };
            assert!(read(100.0).contains("16 pairs") && read(95.0).contains("dimension 95"), "{}", read(100.0));
        }
    }
}
