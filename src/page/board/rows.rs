//! The rows of the board: squares stand side by side in a row as high as they are, wide figures in strips below or
//! above.

use crate::catalog::{Figure, Width, by_id};

/// The most squares in a row.
const MAX_SQUARES: usize = 3;

/// The most wide figures in a strip.
const MAX_WIDE: usize = 2;

/// A row of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    /// The ids of its figures, from start to end.
    pub(super) ids: Vec<&'static str>,
    /// Whether it is as high as its squares. Strips share the height that rows of squares leave.
    pub(super) has_squares: bool,
}

/// Whether a figure is about as high as it is wide: a square, or the matrix.
fn is_square(id: &str) -> bool {
    by_id(id).is_some_and(|figure| figure.width == Width::Square || is_matrix(figure))
}

/// Whether a figure is the matrix, which takes the width that the squares beside it leave.
fn is_matrix(figure: &Figure) -> bool {
    figure.id == "heatmap"
}

/// The rows of a board with these figures, in their order.
pub(super) fn rows(board: &[&'static str]) -> Vec<Row> {
    let mut runs: Vec<Row> = Vec::new();
    for id in board {
        let has_squares = is_square(id);
        match runs.last_mut() {
            Some(run) if run.has_squares == has_squares => run.ids.push(id),
            _ => runs.push(Row { ids: vec![id], has_squares }),
        }
    }
    fill_beside_single_squares(&mut runs);
    let has_squares = runs.iter().any(|run| run.has_squares);
    let split = |run: Row| {
        let most = match (run.has_squares, has_squares || run.ids.len() > 3) {
            // A wide figure beside a square counts as one.
            (true, _) => MAX_SQUARES,
            (false, true) => MAX_WIDE,
            (false, false) => 1,
        };
        let count = run.ids.len().div_ceil(most);
        let each = run.ids.len().div_ceil(count);
        let rows = run.ids.chunks(each).map(|ids| Row { ids: ids.to_vec(), has_squares: run.has_squares });
        rows.collect::<Vec<_>>()
    };
    runs.into_iter().flat_map(split).collect()
}

/// A single square leaves most of its row empty, unless it is the matrix: the neighbouring wide figure joins it. With
/// many figures, the matrix has no row of its own either.
fn fill_beside_single_squares(runs: &mut Vec<Row>) {
    const FEW: usize = 4;
    let is_few = runs.iter().map(|run| run.ids.len()).sum::<usize>() <= FEW;
    for index in 0..runs.len() {
        let is_single = |run: &Row| run.has_squares && run.ids.len() == 1 && !(is_few && run.ids[0] == "heatmap");
        if !is_single(&runs[index]) {
            continue;
        }
        if let Some(after) = runs.get_mut(index + 1) {
            let joined = after.ids.remove(0);
            runs[index].ids.push(joined);
        } else if let Some(before) = index.checked_sub(1).and_then(|before| runs.get_mut(before)) {
            // Nothing is left of it if its only figure stands beside an earlier square.
            let joined = before.ids.pop();
            runs[index].ids.splice(..0, joined);
        }
    }
    runs.retain(|run| !run.ids.is_empty());
    // Squares on both sides of a figure that has joined one of them share a row.
    runs.dedup_by(|next, run| {
        let fits = run.has_squares && next.has_squares && run.ids.len() + next.ids.len() <= MAX_SQUARES;
        if fits {
            run.ids.append(&mut next.ids);
        }
        fits
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::ALL;

    fn ids(board: &[&'static str]) -> Vec<Vec<&'static str>> {
        rows(board).into_iter().map(|row| row.ids).collect()
    }

    #[test]
    fn the_usual_figures_are_three_squares_above_a_strip() {
        let [row, strip] = &rows(&["heatmap", "trajectory", "distance-matrix", "wavelengths"])[..] else {
            panic!("two rows")
        };
        assert!(row.has_squares && !strip.has_squares);
        assert_eq!((row.ids.len(), &strip.ids[..]), (3, &["wavelengths"][..]));
    }

    #[test]
    fn wide_figures_are_strips_and_fill_the_row_of_a_single_square() {
        assert_eq!(ids(&["wavelengths", "norms"]), [["wavelengths"], ["norms"]]);
        assert_eq!(ids(&["trajectory", "wavelengths"]), [["trajectory", "wavelengths"]]);
        assert_eq!(ids(&["wavelengths", "torus"]), [["wavelengths", "torus"]]);
        assert_eq!(ids(&["heatmap", "wavelengths"]), [["heatmap"], ["wavelengths"]]);
    }

    #[test]
    fn every_board_keeps_its_figures_and_their_order() {
        let all: Vec<&'static str> = ALL.iter().map(|figure| figure.id).collect();
        for count in 1..=6 {
            for board in all.windows(count) {
                let rows = rows(board);
                assert_eq!(rows.iter().flat_map(|row| row.ids.clone()).collect::<Vec<_>>(), board);
                // Six figures may alternate between wide and square.
                let most = if count == 6 { 4 } else { 3 };
                assert!(rows.len() <= most && rows.iter().all(|row| row.ids.len() <= 3), "{board:?}: {rows:?}");
            }
        }
    }
}
