//! The line below a figure: what else there is to it.

use leptos::prelude::*;

use super::frame::use_frame;
use crate::browser::dom::focus;
use crate::catalog::{Book, Figure};
use crate::page::board::{PinButton, pin_words};
use crate::page::parts::when_loaded;
use crate::page::tools::ToolsButton;
use crate::page::use_page;
use crate::text::{self, fill};

/// What is to be said about the picture beside its caption, behind one word.
#[island]
pub fn FigureDetails() -> impl IntoView {
    let details = use_frame().told.details;
    // Its place is kept, so that nothing moves when there is something to say.
    let is_blank = Signal::derive(move || details.with(String::is_empty));
    view! {
        <details class="more-details" class:is-blank=is_blank>
            <summary>{text::get("page.details")}</summary>
            <p>{details}</p>
        </details>
    }
}

/// The way to the book's own panel, where there is one, and the tools of the figure.
#[island]
pub fn FigureTools() -> impl IntoView {
    let frame = use_frame();
    let figure = frame.figure;
    view! {
        {figure.book.map(|book| view! { <BookButton book plot_id=frame.part("plot") /> })}
        <div class="more-tools">{when_loaded(awaited, move |views| (views.figure_tools)(figure))}</div>
    }
}

/// The room of the tools, which come later: nothing moves when they do. Their words are not seen.
fn awaited() -> AnyView {
    view! {
        {pin_words(Signal::stored(None))}
        <span>{text::get("tools.short")}</span>
    }
    .into_any()
}

/// The way to the board, and the button of a figure's tools. They are not served.
#[component]
pub(in crate::page) fn LiveTools(figure: &'static Figure) -> impl IntoView {
    view! {
        <PinButton figure />
        <ToolsButton figure=Some(figure) view=use_frame().id.to_string() />
    }
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
    let is_set = Signal::derive(move || page.state.effective.with(|params| !book.differs(params)));
    view! {
        <button type="button" class="book" hidden=is_set on:click=set>
            {label}
        </button>
    }
}
