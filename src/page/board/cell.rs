//! A figure on the board: a title that opens the figure picker, its headline value or controls, a one-line description,
//! and the plot.

use leptos::prelude::*;

use super::enlarge::EnlargeButton;
use super::headline::Headline;
use super::picker::PickerButton;
use crate::catalog::{Figure, Width};
use crate::page::controls::Radios;
use crate::page::erased::Erase;
use crate::page::figure::{Body, Caption, Frame, VeilReply, first_choice};
use crate::page::lazy_views::when_loaded;
use crate::page::use_page;

/// The element id of a figure's view on the board.
pub(in crate::page) fn view_of(figure: &str) -> String {
    format!("board-{figure}")
}

/// A cell of the board. During the tour, figures other than that of the step are dimmed.
#[component]
pub(super) fn Cell(figure: &'static Figure) -> impl IntoView {
    let frame = Frame::new(figure, &view_of(figure.id), false, use_page());
    provide_context(frame.clone());
    let figure_texts = frame.text;
    let veil = frame.veil;
    let is_veiled = Signal::derive(move || veil.is_on.get().then_some(""));
    let title = frame.part("title");
    let is_stale = Signal::derive(move || figure_texts.is_stale.get().then_some(""));
    let state = use_page().state;
    let line = Memo::new(move |_| state.params.effective.with(|params| figure.line(params)));
    let is_dimmed = Signal::derive(move || {
        state.reading.toured_figure.get().is_some_and(|toured| toured != figure.id).then_some("")
    });
    view! {
        <figure
            class="cell"
            class:is-square=figure.width == Width::Square
            class:has-panels=figure.width == Width::Panels
            class:is-wide=matches!(figure.width, Width::Row | Width::Panels)
            id=view_of(figure.id)
            data-figure=figure.id
            data-drawn=figure_texts.update_count
            data-stale=is_stale
            data-veiled=is_veiled
            data-dimmed=is_dimmed
            aria-labelledby=title.clone()
        >
            <div class="cell-head">
                <h3 id=title.clone()>
                    <PickerButton figure />
                </h3>
                <EnlargeButton figure />
                <div class="frame-controls">
                    {first_choice(figure).map(|choice| view! { <Radios choice view=view_of(figure.id) /> })}
                    {when_loaded(|| ().erased(), move |views| (views.further_controls)(figure))}
                </div>
                <Headline figure />
                <p class="cell-line">{line}</p>
            </div>
            <Body frame=frame.clone() />
            <figcaption>
                <VeilReply frame=frame.clone() />
                <Caption frame />
            </figcaption>
        </figure>
    }
}
