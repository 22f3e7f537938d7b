//! The reading shared by all figures on the board: values at the cursor and, during a comparison, those of both A and B.

use leptos::prelude::*;

use crate::core::distance::distance;
use crate::core::encoding::{Component, dim_of};
use crate::core::vectors::{euclidean_distance, norm};
use crate::page::use_page;
use crate::params::Params;
use crate::table::Table;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The shared reading, which only screen readers show. While the pointer is over a figure, the reading of that figure,
/// which everybody sees.
#[component]
pub(super) fn ReadingLine() -> impl IntoView {
    let state = use_page().state;
    let hovered = move || {
        let reading = state.reading.hovered.with(|hovered| hovered.as_ref().map(|hovered| hovered.reading.clone()));
        reading.filter(|reading| !reading.is_empty())
    };
    let is_hovered = Memo::new(move |_| hovered().is_some());
    let line = Memo::new(move |_| {
        hovered().unwrap_or_else(|| {
            state.reading.cursor.with(|now| state.comparison.a.with(|compared| read(now, compared.as_ref())))
        })
    });
    view! {
        <p class="board-line" class:is-hovered=is_hovered aria-label=text::get("board.reading")>
            {line}
        </p>
    }
}

/// The text of the line: the entry at the cursor (the sine of its pair), and the distance between the encodings of the
/// positions `pos` and `pos + k`.
pub(crate) fn read(now: &Params, compared: Option<&Params>) -> String {
    let entry = |params: &Params| {
        let angle = f64::from(params.pos) * params.freq(params.pair.min(params.pairs() - 1));
        significant(angle.sin(), 4)
    };
    let dim = |params: &Params| {
        let pair = params.pair.min(params.pairs() - 1);
        whole(dim_of(params.layout, params.d_model, pair, Component::Sin))
    };
    let distance_at_k = |params: &Params| distance(&params.freqs(), f64::from(params.k));
    let distance_text = |params: &Params| significant(distance_at_k(params), 4);
    let values = [
        ("pos", whole(now.pos)),
        ("other", whole(now.pos + now.k)),
        ("dim", from_to(dim(now), compared.map(dim))),
        ("entry", from_to(entry(now), compared.map(entry))),
        ("distance", from_to(distance_text(now), compared.map(distance_text))),
    ];
    let line = match &now.table {
        Some(table) => of_table(now, table),
        None => fill("board.line", &values),
    };
    // Only the distances of two formulas have a meaningful difference.
    if now.table.is_some() || compared.is_some_and(|compared| compared.table.is_some()) {
        return line;
    }
    match compared.map(|compared| distance_at_k(now) - distance_at_k(compared)) {
        Some(difference) if difference != 0.0 => {
            let sign = if difference > 0.0 { "+" } else { "" };
            let difference = format!("{sign}{}", significant(difference, 4));
            fill("board.difference", &[("line", line), ("difference", difference)])
        }
        _ => line,
    }
}

/// The text of the line for a table: the norm of the row at the cursor, and the distance between the rows `pos` and
/// `pos + k`.
fn of_table(now: &Params, table: &Table) -> String {
    let row = |pos: u32| table.row((pos as usize).min(table.rows - 1));
    let other = (now.pos + now.k).min(table.rows as u32 - 1);
    let values = [
        ("pos", whole(now.pos)),
        ("norm", significant(norm(row(now.pos)), 4)),
        ("other", whole(other)),
        ("distance", significant(euclidean_distance(row(now.pos), row(other)), 4)),
    ];
    fill("board.line-of-table", &values)
}

/// The values of A and B, or a single value if the two are equal.
fn from_to(now: String, compared: Option<String>) -> String {
    match compared {
        Some(compared) if compared != now => fill("board.from-to", &[("from", compared), ("to", now)]),
        _ => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_line_shows_the_reference_values() {
        let line = read(&Params::default(), None);
        // The sine of 10 is −0.54402…; the distance at offset 5 is that of the reference values.
        for number in ["PE(10, 0) = −0.544", "PE(15) (dashed): 5.799"] {
            assert!(line.contains(number), "{number}: {line}");
        }
    }

    #[test]
    fn a_comparison_shows_both_values_and_their_difference() {
        let (b, a) = (Params { base: 500_000.0, ..Params::default() }, Params::default());
        let line = read(&b, Some(&a));
        assert!(line.contains("5.799 → ") && line.contains("PE(10, 0) = −0.544 "), "{line}");
        assert_eq!(read(&a, Some(&a)), read(&a, None));
    }
}
