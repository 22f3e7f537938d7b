//! What opens below a figure: details, the button for the parameters of the book, and tools.

use leptos::prelude::*;

use super::body::fallback_lang;
use super::frame::use_frame;
use crate::browser::dom::focus;
use crate::catalog::{Book, Figure};
use crate::page::board::PinButton;
use crate::page::erased::Erase;
use crate::page::lazy_views::when_loaded;
use crate::page::tools::ToolsButton;
use crate::page::use_page;
use crate::text::{self, fill};

/// Details about the picture that are not in its caption.
#[island]
pub fn FigureDetails() -> impl IntoView {
    let frame = use_frame();
    let (details, lang) = (frame.text.details, fallback_lang(frame.figure));
    view! {
        <p class="more-details" lang=lang dir=lang.map(|_| "ltr")>
            {details}
        </p>
    }
}

/// The button for the parameters of the book, if it shows this figure, and the tools of the figure.
#[island]
pub fn FigureTools() -> impl IntoView {
    let frame = use_frame();
    let figure = frame.figure;
    view! {
        <div class="more-tools">
            {figure.book.map(|book| view! { <BookButton book plot_id=frame.part("plot") /> })}
            {when_loaded(|| ().erased(), move |views| (views.figure_tools)(figure))}
        </div>
    }
}

/// The pin button and the button of a figure's tools. Not prerendered.
#[component]
pub(in crate::page) fn LiveTools(figure: &'static Figure) -> impl IntoView {
    view! {
        <PinButton figure />
        <ToolsButton figure=Some(figure) view=use_frame().id.to_string() />
    }
}

/// Sets the parameters of the book and moves the focus to the plot; hidden while the page has these parameters.
#[component]
fn BookButton(book: Book, plot_id: String) -> impl IntoView {
    let page = use_page();
    let values = [("book.d", book.d_model), ("book.n", book.n_pos)];
    let values = values.into_iter().filter_map(|(key, value)| Some(fill(key, &[("value", value?.to_string())])));
    let label = fill("book.set", &[("values", text::list(values))]);
    let set = move |_| {
        page.state.params.change(|params| book.set(params));
        page.link.commit();
        focus(&plot_id);
    };
    let is_set = Signal::derive(move || page.state.params.effective.with(|params| !book.differs(params)));
    view! {
        <button type="button" class="book" hidden=is_set on:click=set>
            {label}
        </button>
    }
}
