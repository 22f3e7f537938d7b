//! The frame that every figure has: title, what to notice, canvas, the value under the pointer, and the caption.
//!
//! The frame is written once; what changes with the parameters is written into it by the [stage](super::stage), which
//! finds its parts by these classes.

use leptos::prelude::*;

use super::controls::frame_control;
use super::formula::of_figure;
use super::page::Page;
use crate::figures::{Book, Figure};
use crate::text;

/// A figure in its frame.
pub(super) fn figure_frame(page: Page, figure: &'static Figure) -> AnyView {
    let words = |part: &str| text::get(&format!("figure.{}.{part}", figure.id));
    let [alt_id, title_id] = ["alt", "title"].map(|part| format!("{part}-{}", figure.id));
    let described_by = alt_id.clone();
    let heading_id = title_id.clone();
    let controls = figure.controls.iter().filter_map(|id| frame_control(page, *id));
    view! {
        <figure
            class=if figure.wide { "figure wide" } else { "figure" }
            id=figure.id
            data-figure=figure.id
            data-drawn="0"
            aria-labelledby=title_id
        >
            <div class="figure-head">
                <h3 id=heading_id>{words("title")}</h3>
                {figure.book.map(|book| book_button(page, book))}
            </div>
            <div class="notice">
                <p>{words("notice")}</p>
                {of_figure(figure.id)}
            </div>
            <div class="frame-controls">{controls.collect_view()}</div>
            <div class="plot" tabindex="0" role="group" aria-label=text::get("figure.keys")>
                <canvas role="img" aria-label=words("title") aria-describedby=described_by></canvas>
                <canvas class="overlay" aria-hidden="true"></canvas>
            </div>
            <p class="reading">{text::get("figure.point-at")}</p>
            <p class="failure" role="alert" hidden></p>
            <p class="alt visually-hidden" id=alt_id></p>
            <figcaption></figcaption>
        </figure>
    }
    .into_any()
}

/// Sets the parameters of the book's own panel; there only while the page has others.
fn book_button(page: Page, book: Book) -> AnyView {
    let same = Signal::derive(move || {
        page.params.with(|params| {
            book.d_model.is_none_or(|d_model| d_model == params.d_model)
                && book.n_pos.is_none_or(|n_pos| n_pos == params.n_pos)
        })
    });
    let set = move |_| {
        page.change(|params| {
            params.d_model = book.d_model.unwrap_or(params.d_model);
            params.n_pos = book.n_pos.unwrap_or(params.n_pos);
        });
    };
    let values: Vec<String> = [("book.d", book.d_model), ("book.n", book.n_pos)]
        .into_iter()
        .filter_map(|(key, value)| Some(text::fill(key, &[("value", value?.to_string())])))
        .collect();
    let label = text::fill("book.set", &[("values", values.join(", "))]);
    view! { <button type="button" class="book" hidden=same on:click=set>{label}</button> }.into_any()
}
