//! The line below a figure: details, the button for the parameters of the book, and tools.

use leptos::prelude::*;

use super::body::fallback_lang;
use super::frame::use_frame;
use crate::browser::dom::focus;
use crate::catalog::{Book, Figure};
use crate::page::board::{PinButton, pin_words};
use crate::page::lazy_views::when_loaded;
use crate::page::tools::ToolsButton;
use crate::page::use_page;
use crate::text::{self, fill};

/// Details about the picture that are not in its caption, in a collapsible element.
#[island]
pub fn FigureDetails() -> impl IntoView {
    let frame = use_frame();
    let (details, lang) = (frame.text.details, fallback_lang(frame.figure));
    // Takes up space while empty, so that the first details cause no layout shift.
    let is_blank = Signal::derive(move || details.with(String::is_empty));
    view! {
        <details class="more-details" class:is-blank=is_blank>
            <summary>{text::get("page.details")}</summary>
            <p lang=lang dir=lang.map(|_| "ltr")>{details}</p>
        </details>
    }
}

/// The button for the parameters of the book, if it shows this figure, and the tools of the figure.
#[island]
pub fn FigureTools() -> impl IntoView {
    let frame = use_frame();
    let figure = frame.figure;
    view! {
        {figure.book.map(|book| view! { <BookButton book plot_id=frame.part("plot") /> })}
        <div class="more-tools">{when_loaded(placeholder, move |views| (views.figure_tools)(figure))}</div>
    }
}

/// Reserves the space of the tools until the lazy chunk is loaded, so that they cause no layout shift.
fn placeholder() -> AnyView {
    view! {
        {pin_words(Signal::stored(None))}
        <span>{text::get("tools.short")}</span>
    }
    .into_any()
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
