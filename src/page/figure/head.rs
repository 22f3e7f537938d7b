//! What stands beside the title of a figure.

use leptos::prelude::*;

use super::frame::use_frame;
use crate::browser::dom::focus;
use crate::catalog::{Book, Figure};
use crate::page::use_page;
use crate::params::Params;
use crate::text::{self, fill};

/// Why the figure stays as it is, and the way to the book's own panel, where there is either.
#[island]
pub fn FigureHead() -> impl IntoView {
    let frame = use_frame();
    view! {
        <Fixed figure=frame.figure />
        {frame.figure.book.map(|book| view! { <BookButton book plot_id=frame.part("plot") /> })}
    }
}

/// Why the figure does not follow what a reader may expect it to follow; hidden while nobody has set it.
#[component]
fn Fixed(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let is_as_expected = Signal::derive(move || {
        let start = Params::default();
        state.params.with(|params| figure.fixed.iter().all(|id| !params.differs(&start, *id)))
    });
    (!figure.fixed.is_empty()).then(|| {
        view! {
            <p class="fixed" hidden=is_as_expected>
                {text::get(&format!("figure.{}.fixed", figure.id))}
            </p>
        }
    })
}

/// Sets the parameters of the book's own panel; hidden while the page has them. The focus then moves to the plot that
/// changed.
#[component]
fn BookButton(book: Book, plot_id: String) -> impl IntoView {
    let page = use_page();
    let values = [("book.d", book.d_model), ("book.n", book.n_pos)];
    let values = values.into_iter().filter_map(|(key, value)| Some(fill(key, &[("value", value?.to_string())])));
    let label = fill("book.set", &[("values", values.collect::<Vec<_>>().join(", "))]);
    let set = move |_| {
        page.state.change(|params| book.set(params));
        page.link.commit();
        focus(&plot_id);
    };
    let is_set = Signal::derive(move || page.state.params.with(|params| !book.differs(params)));
    view! {
        <button type="button" class="book" hidden=is_set on:click=set>
            {label}
        </button>
    }
}
