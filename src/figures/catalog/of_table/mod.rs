//! Figures of a learned table of positions, in place of those of the formula: one file per figure, as in the catalog.
//! `offsets` and `rotation_words` contain what several of them share.
//!
//! Each has a scene and cursor marks for parameters with [`Params::table`](crate::params::Params) set. They are in a
//! lazily loaded chunk, because they are needed only if a table is chosen.

mod offsets;
mod rotation_words;

pub(super) use rotation_words::{how_found, in_short};

use super::{Drawing, Figure};
use crate::core::rotations::Rotations;
use crate::params::Params;
use crate::table::Table;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Declares the modules, and collects their items.
macro_rules! of_table {
    ($($figure:ident)*) => {
        $(mod $figure;)*

        /// The figures that can draw a table, each with its drawing of the formula and its drawing of the table.
        static DRAWINGS: &[(&Figure, &Drawing, &Drawing)] =
            &[$((&super::$figure::FIGURE, &super::$figure::DRAWING, &$figure::DRAWING)),*];
    };
}

of_table! {
    heatmap
    trajectory
    wavelengths
    rotation
    norms
    vector
    distance_offset
    distance_matrix
    similarity
}

/// The drawing of the table of these parameters, by the drawing of the formula.
pub(super) fn drawing(of: &Drawing, params: &Params) -> Option<&'static Drawing> {
    let known = DRAWINGS.iter().find(|(_, formula, _)| std::ptr::eq(*formula, of));
    known.filter(|(figure, ..)| figure.draws_table(params)).map(|(.., table)| *table)
}

/// The current table.
///
/// # Panics
/// If the parameters have no table. These drawings are used only with a table.
fn table(params: &Params) -> &Table {
    params.table.as_deref().expect("a table is drawn")
}

/// The rotations found in the table, with or without the outlier rows.
fn shown(params: &Params) -> Option<&Rotations> {
    table(params).rotations(params.outliers)
}

/// Placeholder values for the texts of all figures of a table.
fn named(params: &Params) -> Vec<(&'static str, String)> {
    let (table, found) = (table(params), shown(params));
    let of = |value: fn(&Rotations) -> String| found.map(value).unwrap_or_default();
    vec![
        ("name", table.name.clone()),
        ("n", whole(params.n_pos)),
        ("rows", whole(table.rows as f64)),
        ("d", whole(table.cols as f64)),
        ("count", of(|found| whole(found.planes.len() as f64))),
        ("components", of(|found| whole(found.components as f64))),
        ("share", of(|found| significant(100.0 * found.share, 3))),
        ("r2", of(|found| significant(found.r2, 4))),
    ]
}

/// A sentence that lists the outlier rows shown, truncated if there are many; empty if there are none.
fn outstanding(params: &Params, key: &str) -> String {
    /// Maximum number of rows listed.
    const NAMED: usize = 5;
    let rows: Vec<usize> =
        table(params).outlier_rows.iter().copied().filter(|row| *row < params.n_pos as usize).collect();
    if rows.is_empty() {
        return String::new();
    }
    let mut named: Vec<String> = rows.iter().take(NAMED).map(|row| whole(*row as f64)).collect();
    if rows.len() > NAMED {
        named.push("…".into());
    }
    fill(key, &[("count", whole(rows.len() as f64)), ("list", text::list(named))])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first chunk of the program identifies these figures by their ids.
    #[test]
    fn the_list_of_ids_matches_the_figures_that_draw_tables() {
        let drawing: Vec<_> = DRAWINGS.iter().map(|(figure, ..)| figure.id).collect();
        let listed: Vec<_> =
            crate::catalog::ALL.iter().filter(|figure| figure.can_draw_tables()).map(|figure| figure.id).collect();
        assert!(
            drawing.iter().all(|id| listed.contains(id)) && listed.iter().all(|id| drawing.contains(id)),
            "{drawing:?}"
        );
    }
}
