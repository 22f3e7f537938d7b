//! A chapter: its heading, and what its file places, in order.

use leptos::prelude::*;

use super::asked::Asked;
use super::figure::{PlacedFigure, needs_width};
use super::markdown::{Block, Placed};
use super::rows::{Row, rows};
use super::teachers::ForTeachers;
use super::use_language;
use crate::fragment::TourStep;
use crate::lessons::questions;
use crate::lessons::tour::steps;
use crate::page::{Ask, ChapterSteps, Definition, DefinitionNow, PrintButton, Problem, Puzzle, Thumb};
use crate::text;

/// The chapter of this number, from 1.
#[component]
pub(super) fn Chapter(number: usize) -> impl IntoView {
    let language = use_language();
    let chapter = &language.chapters[number - 1];
    view! {
        <section
            class="chapter"
            id=format!("chapter-{number}")
            aria-labelledby=format!("heading-{}", chapter.name)
        >
            <h2 id=chapter.name.clone()>
                <span class="chapter-number">{number}</span>
                <a class="anchor" id=format!("heading-{}", chapter.name) href=format!("#{}", chapter.name)>
                    {chapter.title.clone()}
                </a>
            </h2>
            {steps(TourStep::of_chapter(number)).next().map(|_| view! { <ChapterSteps chapter=number /> })}
            {rows(&chapter.blocks).iter().map(row).collect_view()}
            <ForTeachers number />
            <p class="chapter-end">
                <Neighbour index=number.wrapping_sub(2) rel="prev" />
                " "
                <Neighbour index=number rel="next" />
            </p>
            <p class="chapter-print">
                <PrintButton chapter=number />
            </p>
        </section>
    }
}

/// Words, and beside them the figures that they are about.
fn row(row: &Row<'_>) -> AnyView {
    if !row.deeper.is_empty() {
        return view! { <Deeper placed=row.deeper.to_vec() /> }.into_any();
    }
    let words = |blocks: &[&Block]| {
        let blocks = blocks.iter().map(|block| words(block)).collect_view();
        view! { <div class="row-words">{blocks}</div> }
    };
    let figures = |placed: &[Placed]| {
        let frames = placed.iter().cloned().map(|placed| view! { <PlacedFigure placed /> }).collect_view();
        view! {
            <div class="row-figures">
                <div class="figures">{frames}</div>
            </div>
        }
    };
    let class = match row.figures {
        [] => "row",
        [one] if !needs_width(&one.figure) => "row beside",
        _ => "row beside-if-wide",
    };
    view! {
        <div class=class>
            {(!row.before.is_empty()).then(|| words(&row.before))}
            {(!row.figures.is_empty()).then(|| figures(row.figures))}
            {(!row.after.is_empty()).then(|| words(&row.after))}
        </div>
    }
    .into_any()
}

fn words(block: &Block) -> AnyView {
    match block {
        Block::Prose(prose) => view! { <div class="prose" inner_html=prose.html()></div> }.into_any(),
        Block::Figures(_) | Block::Deeper(_) => ().into_any(),
        Block::Ask(id, _) => {
            let question = questions::by_id(id).unwrap_or_else(|| panic!("no question is called {id}"));
            view! {
                <Ask id=id.clone()>
                    <Asked question />
                </Ask>
            }
            .into_any()
        }
        Block::Puzzle(id) => view! { <PuzzleOf figure=id.clone() /> }.into_any(),
        Block::Problem => view! { <Problem /> }.into_any(),
        Block::Definition => view! {
            <Definition>
                <DefinitionNow />
            </Definition>
        }
        .into_any(),
    }
}

/// A link to another chapter.
#[component]
fn Neighbour(index: usize, rel: &'static str) -> impl IntoView {
    let language = use_language();
    language.chapters.get(index).map(|chapter| {
        view! {
            <a href=format!("#{}", chapter.name) rel=rel>
                {chapter.title.clone()}
            </a>
        }
    })
}

/// What is asked of a figure, and how it stands.
#[component]
fn PuzzleOf(figure: String) -> impl IntoView {
    let (id, asked) = (format!("puzzle-{figure}"), text::get(&format!("puzzle.{figure}")));
    view! {
        <div class="puzzle" id=id>
            <h4>{text::get("puzzle.title")}</h4>
            <p>{asked}</p>
            <Puzzle figure />
        </div>
    }
}

/// Figures that a reader opens, a tile each: a small picture, the title, what to notice.
#[component]
fn Deeper(placed: Vec<Placed>) -> impl IntoView {
    let tile = |placed: Placed| {
        let words = |part: &str| text::get(&format!("figure.{}.{part}", placed.figure));
        view! {
            <details>
                <summary>
                    <Thumb figure=placed.figure.clone() />
                    <span class="deeper-title">{words("title")}</span>
                    " "
                    <span class="deeper-line">{words("notice")}</span>
                </summary>
                <div class="figures">
                    <PlacedFigure placed />
                </div>
            </details>
        }
    };
    view! {
        <p class="deeper-head">{text::get("contents.deeper")}</p>
        <div class="deeper">{placed.into_iter().map(tile).collect_view()}</div>
    }
}
