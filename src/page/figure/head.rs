//! Notes below the title of a figure.

use leptos::prelude::*;

use super::frame::use_frame;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::params::Params;
use crate::text;

/// Notes on parameters that the figure ignores, and on how it shows a table.
#[island]
pub fn FigureHead() -> impl IntoView {
    let figure = use_frame().figure;
    view! {
        <Fixed figure />
        <OfTable figure />
    }
}

/// While a table is shown, says what one mark represents (the text above describes the formula), or that the figure
/// shows only the formula.
#[component]
fn OfTable(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let is_formula = Memo::new(move |_| state.params.effective.with(|params| params.table.is_none()));
    let line =
        move || state.params.effective.with(|params| if params.table.is_some() { figure.line(params) } else { "" });
    view! {
        <p class="of-table" hidden=is_formula>
            {line}
        </p>
    }
}

/// Explains why the figure ignores some parameters; hidden while these have their default values.
#[component]
fn Fixed(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let is_hidden = Signal::derive(move || {
        let default = Params::default();
        state.params.effective.with(|params| figure.fixed.iter().all(|id| !params.differs(&default, *id)))
    });
    (!figure.fixed.is_empty()).then(|| {
        view! {
            <p class="fixed" hidden=is_hidden>
                {text::get(&format!("figure.{}.fixed", figure.id))}
            </p>
        }
    })
}
