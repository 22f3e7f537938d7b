//! A figure on the board: a title that opens the figure picker, a one-line description, controls, and the plot.

use leptos::prelude::*;

use super::picker::PickerButton;
use crate::catalog::{Figure, Width};
use crate::page::controls::Radios;
use crate::page::figure::{Body, Frame, first_choice};
use crate::page::lazy_views::when_loaded;
use crate::page::use_page;
use crate::text;

/// The element id of a figure's view on the board.
pub(in crate::page) fn view_of(figure: &str) -> String {
    format!("board-{figure}")
}

/// A cell of the board.
#[component]
pub(super) fn Cell(figure: &'static Figure) -> impl IntoView {
    let frame = Frame::new(figure, &view_of(figure.id), None, use_page());
    provide_context(frame.clone());
    let frame_text = frame.text;
    let title = frame.part("title");
    let is_stale = Signal::derive(move || frame_text.is_stale.get().then_some(""));
    let state = use_page().state;
    let line = Memo::new(move |_| state.params.effective.with(|params| figure.line(params)));
    let in_lesson = text::fill("board.in-lesson", &[("title", text::get(&format!("figure.{}.title", figure.id)))]);
    view! {
        <figure
            class="cell"
            class:is-square=figure.width == Width::Square
            class:has-panels=figure.width == Width::Panels
            id=view_of(figure.id)
            data-figure=figure.id
            data-drawn=frame_text.update_count
            data-stale=is_stale
            aria-labelledby=title.clone()
        >
            <div class="cell-head">
                <h3 id=title.clone()>
                    <PickerButton figure />
                </h3>
                <div class="frame-controls">
                    {first_choice(figure).map(|choice| view! { <Radios choice view=view_of(figure.id) /> })}
                    {when_loaded(|| ().into_any(), move |views| (views.further_controls)(figure))}
                </div>
                <a class="cell-lesson" href=format!("#{}", figure.id) aria-label=in_lesson.clone() title=in_lesson>
                    {text::get("board.lesson")}
                </a>
                <p class="cell-line">{line}</p>
            </div>
            <Body frame />
            <Hint figure />
        </figure>
    }
}

/// A hint next to a draggable mark. Hidden once the reader has dragged something, and while a table is shown.
#[component]
fn Hint(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let is_hidden = Signal::derive(move || {
        state.drag.has_happened.get() || state.params.effective.with(|params| params.table.is_some())
    });
    let key = match figure.id {
        "trajectory" => Some("board.hint.hand"),
        "wavelengths" => Some("board.hint.ends"),
        _ => None,
    };
    key.map(|key| {
        view! {
            <p class="hint" aria-hidden="true" hidden=is_hidden>
                {text::get(key)}
            </p>
        }
    })
}
