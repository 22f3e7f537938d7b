//! Figures of a table of positions, in place of those of the formula: one file per figure, as in the catalog.
//!
//! Each has a scene and the marks of the cursor, made from the parameters, in which [`Params::table`](crate::params::Params)
//! is there. They are in the part of the program that is downloaded later: only a table names them.

mod offsets;
mod rotation_words;

pub(super) use rotation_words::{how_found, in_short};

use super::Drawing;
use crate::core::rotations::Rotations;
use crate::params::Params;
use crate::table::Table;
use crate::text::fill;
use crate::text::number::{significant, whole};

/// Declares the files, and lists what they hold.
macro_rules! of_table {
    ($($figure:ident)*) => {
        $(mod $figure;)*

        /// The figures that follow a table, how they draw the formula, and how they draw a table.
        static DRAWINGS: &[(&Drawing, &Drawing)] = &[$((&super::$figure::DRAWING, &$figure::DRAWING)),*];

        /// The figures that follow a table.
        #[cfg(test)]
        pub(super) static FOLLOWING: &[&super::Figure] = &[$(&super::$figure::FIGURE),*];
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

/// How a figure draws a table, by how it draws the formula.
pub(super) fn drawing(of: &Drawing) -> Option<&'static Drawing> {
    DRAWINGS.iter().find(|(formula, _)| std::ptr::eq(*formula, of)).map(|(_, table)| *table)
}

/// The table.
///
/// # Panics
/// Without one: only a table names these drawings.
fn table(params: &Params) -> &Table {
    params.table.as_deref().expect("a table is drawn")
}

/// The rotations that are found in it, with or without the rows that stand out.
fn shown(params: &Params) -> Option<&Rotations> {
    table(params).found(params.outliers)
}

/// Values that the words of every figure of a table may name.
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

/// A sentence that names the rows shown that stand out, the first of them if they are many; nothing where there is none.
fn outstanding(params: &Params, key: &str) -> String {
    /// So many are named.
    const NAMED: usize = 5;
    let rows: Vec<usize> =
        table(params).standing_out.iter().copied().filter(|row| *row < params.n_pos as usize).collect();
    if rows.is_empty() {
        return String::new();
    }
    let mut named: Vec<String> = rows.iter().take(NAMED).map(|row| whole(*row as f64)).collect();
    if rows.len() > NAMED {
        named.push("…".into());
    }
    fill(key, &[("count", whole(rows.len() as f64)), ("list", named.join(", "))])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first part of the program knows by their ids which figures these are.
    #[test]
    fn figures_of_tables_are_those_that_say_so() {
        let following: Vec<_> = FOLLOWING.iter().map(|figure| figure.id).collect();
        let said: Vec<_> =
            crate::catalog::ALL.iter().filter(|figure| figure.follows_tables()).map(|figure| figure.id).collect();
        assert!(
            following.iter().all(|id| said.contains(id)) && said.iter().all(|id| following.contains(id)),
            "{following:?}"
        );
    }
}
