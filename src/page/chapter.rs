//! Chapters as their files order them, and the figures that a link asks for in their place.

use leptos::either::Either;
use leptos::prelude::*;

use super::figure_frame::FigureFrame;
use super::use_page;
use crate::content::{self, Block};
use crate::figures;
use crate::fragment::View;
use crate::text;

/// A chapter: heading, prose, and figures. It steps back while a link asks for figures of its choice.
#[component]
pub(super) fn Chapter(chapter: &'static content::Chapter, number: u32) -> impl IntoView {
    let state = use_page().state;
    let is_usual = Memo::new(move |_| state.chosen().is_none());
    let block = move |block: &'static Block| match block {
        Block::Prose(html) => Either::Left(view! { <div class="prose" inner_html=*html></div> }),
        Block::Figures(ids) => Either::Right(view! {
            <div class="figures">
                <Show when=move || is_usual.get()>
                    {ids.iter().filter_map(|id| figures::by_id(id)).map(|figure| view! { <FigureFrame figure /> }).collect_view()}
                </Show>
            </div>
        }),
    };
    let heading = format!("heading-{}", chapter.name);
    let labelled = heading.clone();
    view! {
        <section
            class="chapter"
            id=format!("chapter-{number}")
            aria-labelledby=labelled
            hidden=move || !is_usual.get()
        >
            <h2 id=chapter.name>
                <span class="chapter-number">{number}</span>
                " "
                <span id=heading>{chapter.title}</span>
            </h2>
            {chapter.blocks.iter().map(block).collect_view()}
        </section>
    }
}

/// The figures that a link asks for, in its order, and the way to all others.
#[component]
pub(super) fn ChosenFigures() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let chosen = Memo::new(move |_| state.chosen());
    let figures = move || chosen.get().into_iter().flatten().filter_map(figures::by_id).collect::<Vec<_>>();
    let is_page = move || state.settings.with(|settings| settings.view == View::Page);
    let show_all = move |_| {
        state.settings.update(|settings| settings.figures = Vec::new());
        page.link.commit();
    };
    view! {
        <section class="chapter chosen" hidden=move || chosen.with(Option::is_none)>
            <h2 class="visually-hidden">{text::get("page.figures")}</h2>
            <div class="figures">
                <For each=figures key=|figure| figure.id let:figure>
                    <FigureFrame figure is_chosen=true />
                </For>
            </div>
            <button type="button" class="all-figures" hidden=move || !is_page() on:click=show_all>
                {text::get("page.all-figures")}
            </button>
        </section>
    }
}
