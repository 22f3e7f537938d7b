//! Chapters in the order of their files, or in their place the figures that a link asks for.

use leptos::either::Either;
use leptos::html::Div;
use leptos::prelude::*;

use super::figure_frame::FigureFrame;
use super::{focus, use_page};
use crate::browser::arrange::Arrangement;
use crate::content::{self, Block};
use crate::figures;
use crate::fragment::View;
use crate::text;

/// A chapter: heading, prose, and figures. Hidden while a link asks for figures of its choice.
#[component]
pub(super) fn Chapter(chapter: &'static content::Chapter, number: u32) -> impl IntoView {
    let state = use_page().state;
    let is_hidden = Signal::derive(move || state.chosen().is_some());
    let block = |block: &'static Block| match block {
        Block::Prose(html) => Either::Left(view! { <div class="prose" inner_html=*html></div> }),
        Block::Figures(ids) => {
            let figures = ids.iter().filter_map(|id| figures::by_id(id));
            let frames = figures.map(|figure| view! { <FigureFrame figure /> }).collect_view();
            Either::Right(view! { <div class="figures">{frames}</div> })
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

/// The place of the figures that a link asks for, in its order, with a button that shows all others.
#[component]
pub(super) fn ChosenFigures() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let place = NodeRef::<Div>::new();
    let arrangement = StoredValue::new_local(None::<Arrangement>);
    Effect::new(move |before: Option<Option<Vec<&'static str>>>| {
        let (chosen, place) = (state.chosen(), place.get());
        if before.as_ref() != Some(&chosen) {
            arrangement.update_value(|arrangement| match (&chosen, &arrangement, &place) {
                (Some(ids), _, Some(place)) => {
                    let of_page = || Arrangement::of(figures::ALL.iter().map(|figure| figure.id.to_owned()));
                    arrangement.get_or_insert_with(of_page).show(ids, place);
                    if before.is_some() {
                        // The reader may have been far down on a page that is short now.
                        place.scroll_into_view();
                    }
                }
                (None, Some(arranged), _) => arranged.hide(|_| false),
                _ => {}
            });
        }
        chosen
    });
    let is_hidden = Signal::derive(move || state.chosen().is_none());
    let is_only_part = Signal::derive(move || state.settings.with(|settings| settings.view != View::Page));
    let show_all = move |_| {
        state.settings.update(|settings| settings.figures = Vec::new());
        page.link.commit();
        // The button is about to disappear.
        focus("main");
    };
    view! {
        <section class="chapter chosen" hidden=is_hidden>
            <h2 class="visually-hidden">{text::get("page.figures")}</h2>
            <div class="figures" node_ref=place></div>
            <button type="button" class="all-figures" hidden=is_only_part on:click=show_all>
                {text::get("page.all-figures")}
            </button>
        </section>
    }
}
