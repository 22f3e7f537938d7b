//! Notes below the title of a figure.

use leptos::prelude::*;

use super::frame::use_frame;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::params::Params;
use crate::text;

/// Notes on parameters that the figure does not follow, and on how it shows a table.
#[island]
pub fn FigureHead() -> impl IntoView {
    let figure = use_frame().figure;
    view! {
        <Fixed figure />
        <OfTable figure />
    }
}

/// What one mark stands for while a table is shown, since the text above describes the formula; or that the figure
/// follows the formula alone.
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

/// Explains why the figure does not follow parameters that the reader may expect it to follow; hidden while these have
/// their default values.
#[component]
fn Fixed(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let is_as_expected = Signal::derive(move || {
        let start = Params::default();
        state.params.effective.with(|params| figure.fixed.iter().all(|id| !params.differs(&start, *id)))
    });
    (!figure.fixed.is_empty()).then(|| {
        view! {
            <p class="fixed" hidden=is_as_expected>
                {text::get(&format!("figure.{}.fixed", figure.id))}
            </p>
        }
    })
}
