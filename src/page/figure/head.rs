//! The line below the title of a figure, and a note.

use leptos::prelude::*;

use super::frame::use_frame;
use crate::catalog::Figure;
use crate::page::use_page;
use crate::params::Params;
use crate::text;

/// What one mark stands for, and a note on parameters that the figure ignores.
#[island]
pub fn FigureHead() -> impl IntoView {
    let figure = use_frame().figure;
    view! {
        <Line figure />
        <Fixed figure />
    }
}

/// What one mark stands for.
#[component]
fn Line(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let line = Memo::new(move |_| state.params.effective.with(|params| figure.line(params)));
    view! { <p class="figure-line">{line}</p> }
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
