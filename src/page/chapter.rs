//! Chapters in the order of their files.
//!
//! Words, and what comes alive with the later part of the program ([`super::live`]), are only in the served page: in
//! the browser they stand there already, and the first part of the program holds nothing of them but their places.

use leptos::either::EitherOf4;
use leptos::prelude::*;

use super::ask::AskServed;
use super::definition::Definition;
use super::figure_frame::FigureFrame;
use super::handout::PrintButton;
use super::problem::Problem;
use super::use_page;
use crate::content::{self, Block, CHAPTERS};
use crate::figures::{self, Figure};
use crate::lessons::{self, questions};
use crate::text;

/// A chapter: heading, and what its file places, in order. Hidden while a link asks for figures of its choice.
#[component]
pub(super) fn Chapter(chapter: &'static content::Chapter, number: usize) -> impl IntoView {
    let state = use_page().state;
    let is_hidden = Signal::derive(move || state.chosen().is_some());
    let place = |class: &'static str, id: String, html: String| {
        EitherOf4::A(view! { <div class=class id=(!id.is_empty()).then_some(id) inner_html=html></div> })
    };
    let block = |block: &'static Block| match block {
        Block::Figures(ids) => {
            let frames = figures_of(ids).map(|figure| view! { <FigureFrame figure /> }).collect_view();
            EitherOf4::B(view! { <div class="figures">{frames}</div> })
        }
        Block::Deeper(ids) => EitherOf4::C(view! { <Deeper ids /> }),
        Block::Problem => EitherOf4::D(view! { <Problem /> }),
        Block::Prose(html) => place("prose", String::new(), served(|| lessons::served(html))),
        Block::Ask(id) => place("ask", format!("ask-{id}"), served(|| asked(id))),
        Block::Puzzle(id) => place("puzzle", format!("puzzle-{id}"), served(|| view! { <Puzzle id /> }.to_html())),
        Block::Definition => place("definition", "definition".into(), served(|| view! { <Definition /> }.to_html())),
    };
    let heading = || view! { <Heading chapter number /> }.to_html();
    let ends = || (neighbour(number.wrapping_sub(2), "prev"), " ", neighbour(number, "next")).to_html();
    let print = || view! { <PrintButton chapter=number /> }.to_html();
    view! {
        <section
            class="chapter"
            id=format!("chapter-{number}")
            aria-labelledby=format!("heading-{}", chapter.name)
            hidden=is_hidden
        >
            <h2 id=chapter.name inner_html=served(heading)></h2>
            {chapter.blocks.iter().map(block).collect_view()}
            <p class="chapter-end" inner_html=served(ends)></p>
            <p class="chapter-print" inner_html=served(print)></p>
        </section>
    }
}

/// HTML that is only in the served page.
pub(super) fn served(html: impl FnOnce() -> String) -> String {
    if cfg!(target_arch = "wasm32") { String::new() } else { html() }
}

fn figures_of(ids: &'static [&'static str]) -> impl Iterator<Item = &'static Figure> {
    ids.iter().filter_map(|id| figures::by_id(id))
}

#[component]
fn Heading(chapter: &'static content::Chapter, number: usize) -> impl IntoView {
    view! {
        <span class="chapter-number">{number}</span>
        <a class="anchor" id=format!("heading-{}", chapter.name) href=format!("#{}", chapter.name)>
            {chapter.title}
        </a>
    }
}

/// A link to another chapter.
fn neighbour(index: usize, rel: &'static str) -> impl IntoView {
    CHAPTERS.get(index).map(|chapter| {
        view! {
            <a href=format!("#{}", chapter.name) rel=rel>
                {chapter.title}
            </a>
        }
    })
}

/// A question as it is served.
fn asked(id: &str) -> String {
    questions::by_id(id).map(|question| view! { <AskServed question /> }.to_html()).unwrap_or_default()
}

/// What is asked; how it stands comes with the later part.
#[component]
fn Puzzle(id: &'static str) -> impl IntoView {
    view! {
        <h4>{text::get("puzzle.title")}</h4>
        <p>{text::get(&format!("puzzle.{id}"))}</p>
        <div class="puzzle-state"></div>
    }
}

/// Figures that a reader opens, one line each.
#[component]
fn Deeper(ids: &'static [&'static str]) -> impl IntoView {
    let line = |figure: &'static Figure| {
        let words = || view! { <DeeperLine figure /> }.to_html();
        view! {
            <details>
                <summary inner_html=served(words)></summary>
                <div class="figures">
                    <FigureFrame figure />
                </div>
            </details>
        }
    };
    view! {
        <div class="deeper">
            <p class="deeper-head">{text::get("contents.deeper")}</p>
            {figures_of(ids).map(line).collect_view()}
        </div>
    }
}

#[component]
fn DeeperLine(figure: &'static Figure) -> impl IntoView {
    let words = |part: &str| text::get(&format!("figure.{}.{part}", figure.id));
    view! {
        <span class="deeper-title">{words("title")}</span>
        " "
        <span class="deeper-line">{words("notice")}</span>
    }
}
