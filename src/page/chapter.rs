//! Chapters as their files order them, and the figures that a link asks for in their place.

use leptos::either::Either;
use leptos::prelude::*;

use super::figure_frame::FigureFrame;
use super::use_page;
use crate::content::{self, Block};
use crate::figures::{self, Figure};
use crate::fragment::View;
use crate::text;

/// A chapter: heading, prose, and figures. It steps back while a link asks for figures of its choice.
#[component]
pub(super) fn Chapter(chapter: &'static content::Chapter, number: u32) -> impl IntoView {
    let state = use_page().state;
    let is_hidden = Signal::derive(move || state.chosen().is_some());
    let block = move |block: &'static Block| match block {
        Block::Prose(html) => Either::Left(view! { <div class="prose" inner_html=*html></div> }),
        Block::Figures(ids) => {
            let figures = Signal::derive(move || if is_hidden.get() { Vec::new() } else { ids.to_vec() });
            Either::Right(view! { <Frames figures is_chosen=false /> })
        }
    };
    let heading = format!("heading-{}", chapter.name);
    let labelled = heading.clone();
    view! {
        <section class="chapter" id=format!("chapter-{number}") aria-labelledby=labelled hidden=is_hidden>
            <h2 id=chapter.name>
                <span class="chapter-number">{number}</span>
                " "
                <span id=heading>{chapter.title}</span>
            </h2>
            {chapter.blocks.iter().map(block).collect_view()}
        </section>
    }
}

/// Figures that follow one another.
#[component]
fn Frames(figures: Signal<Vec<&'static str>>, is_chosen: bool) -> impl IntoView {
    let arrival = use_page().state.arrival;
    let figures = move || {
        // Made anew with their words when those arrive.
        if is_chosen {
            arrival.track();
        }
        figures.get().into_iter().filter_map(figures::by_id).collect::<Vec<_>>()
    };
    let key = move |figure: &&'static Figure| (figure.id, is_chosen && figure.drawing().is_some());
    view! {
        <div class="figures">
            <For each=figures key=key let:figure>
                <FigureFrame figure is_chosen />
            </For>
        </div>
    }
}

/// The figures that a link asks for, in its order, and the way to all others.
#[component]
pub(super) fn ChosenFigures() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let figures = Signal::derive(move || state.chosen().unwrap_or_default());
    let is_hidden = Signal::derive(move || state.chosen().is_none());
    let is_only_part = Signal::derive(move || state.settings.with(|settings| settings.view != View::Page));
    let show_all = move |_| {
        state.settings.update(|settings| settings.figures = Vec::new());
        page.link.commit();
    };
    view! {
        <section class="chapter chosen" hidden=is_hidden>
            <h2 class="visually-hidden">{text::get("page.figures")}</h2>
            <Frames figures is_chosen=true />
            <button type="button" class="all-figures" hidden=is_only_part on:click=show_all>
                {text::get("page.all-figures")}
            </button>
        </section>
    }
}
