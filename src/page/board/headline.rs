//! The number beside the title of a figure: what the figure says about the cursor, to three significant digits.

use std::f64::consts::TAU;

use leptos::prelude::*;

use crate::catalog::Figure;
use crate::core::distance::distance;
use crate::core::vectors::euclidean_distance;
use crate::page::use_page;
use crate::params::{Likeness, Params};
use crate::text::fill;
use crate::text::number::{digits, whole};

/// Significant digits of the number.
const DIGITS: usize = 3;

/// A number and what it is.
#[derive(Clone, PartialEq)]
struct Now {
    label: String,
    value: String,
}

/// The number, during a comparison those of A and B. Empty for figures that have none.
#[component]
pub(super) fn Headline(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let now = Memo::new(move |_| {
        state.reading.cursor.with(|now| state.comparison.a.with(|a| compared(figure, now, a.as_ref())))
    });
    let part = move |read: fn(Now) -> String| move || now.get().map(read).unwrap_or_default();
    view! {
        <p class="cell-reading" hidden=move || now.with(Option::is_none)>
            <span>{part(|now| now.label)} " "</span>
            <b>{part(|now| now.value)}</b>
        </p>
    }
}

/// The number at these parameters, and that of A at the same cursor, if it is another one.
fn compared(figure: &Figure, params: &Params, a: Option<&Params>) -> Option<Now> {
    let now = of(figure, params)?;
    Some(match a.and_then(|a| of(figure, &a.at_cursor_of(params))) {
        Some(a) if a.value != now.value => {
            Now { value: fill("headline.compared", &[("a", a.value), ("b", now.value)]), ..now }
        }
        _ => now,
    })
}

/// The number of a figure at these parameters.
fn of(figure: &Figure, params: &Params) -> Option<Now> {
    let pair = params.pair.min(params.pairs() - 1);
    let of_pair = |value| Now { label: fill("headline.pair", &[("pair", whole(pair))]), value };
    match (figure.id, params.table.as_ref().filter(|_| figure.draws_table(params))) {
        ("trajectory", None) => {
            let turned = (f64::from(params.pos) * params.freq(pair)).to_degrees().rem_euclid(360.0);
            Some(of_pair(format!("{}°", digits(turned, DIGITS))))
        }
        ("wavelengths", None) => Some(of_pair(format!("λ\u{a0}{}", digits(TAU / params.freq(pair), DIGITS)))),
        ("distance-matrix", table) => {
            let (pos, other) = (params.pos, params.pos + params.k);
            let value = match table {
                None => distance(&params.freqs(), f64::from(params.k)),
                // The map then shows cosines.
                Some(_) if params.likeness == Likeness::Cosine => return None,
                // The other position may be beyond the table.
                Some(table) if other as usize >= table.rows => return None,
                Some(table) => euclidean_distance(table.row(pos as usize), table.row(other as usize)),
            };
            let label = fill("headline.distance", &[("pos", whole(pos)), ("other", whole(other))]);
            Some(Now { label, value: digits(value, DIGITS) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog;
    use crate::check::{Form, Matrix};
    use crate::core::encoding::PairLayout;
    use crate::core::schedule::Schedule;
    use crate::params::Source;
    use crate::table::{Formula, Table};

    #[test]
    fn the_numbers_are_those_of_the_formula() {
        let now = |figure| {
            of(catalog::by_id(figure).expect("a figure"), &Params::default())
                .map(|now| format!("{} {}", now.label, now.value))
        };
        // 10 radians are one turn and 212.96 degrees; 2π positions are a turn of pair 0; the distance is that of the
        // reference values.
        assert_eq!(now("trajectory").as_deref(), Some("pair 0: 213°"));
        assert_eq!(now("wavelengths").as_deref(), Some("pair 0: λ\u{a0}6.28"));
        assert_eq!(now("distance-matrix").as_deref(), Some("10 → 15: 5.80"));
        assert_eq!(now("heatmap"), None);
    }

    #[test]
    fn a_distance_to_a_position_beyond_the_table_has_no_number() {
        let matrix = Matrix { rows: 12, cols: 4, values: vec![1.0; 48], decimals: None, form: Form::Table };
        let formula = Formula { base: 1e4, schedule: Schedule::Geometric, layout: PairLayout::Interleaved };
        let table = Table::computed("twelve rows".into(), matrix, formula);
        let at = |pos| {
            let params =
                Params { source: Source::Yours, table: Some(table.clone()), n_pos: 12, pos, k: 5, ..Params::default() };
            of(catalog::by_id("distance-matrix").expect("a figure"), &params).map(|now| now.label)
        };
        assert_eq!((at(6).as_deref(), at(7)), (Some("6 → 11:"), None));
    }

    #[test]
    fn both_numbers_of_a_comparison_are_those_of_the_same_pair() {
        let figure = catalog::by_id("wavelengths").expect("a figure");
        let b = Params { base: 100.0, pair: 20, ..Params::default() };
        let value = |a: &Params| compared(figure, &b, Some(a)).map(|now| now.value);
        // 2π·10000^(20/64) and 2π·100^(20/64), whichever pair A was at.
        for pair in [0, 20, 63] {
            let a = Params { pair, ..Params::default() };
            assert_eq!(value(&a).as_deref(), Some("A λ\u{a0}112 | B λ\u{a0}26.5"));
        }
        assert_eq!(value(&b).as_deref(), Some("λ\u{a0}26.5"));
    }
}
