//! A chapter: its heading, and what its file places, in order.

use leptos::prelude::*;

use super::asked::Asked;
use super::figure::PlacedFigure;
use super::markdown::{Block, Placed};
use super::use_language;
use crate::lessons::questions;
use crate::page::{Ask, Definition, DefinitionNow, PrintButton, Problem, Puzzle};
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
            {chapter.blocks.iter().map(block).collect_view()}
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

fn block(block: &Block) -> AnyView {
    match block {
        Block::Prose(prose) => view! { <div class="prose" inner_html=prose.html()></div> }.into_any(),
        Block::Figures(placed) => {
            let frames = placed.iter().cloned().map(|placed| view! { <PlacedFigure placed /> }).collect_view();
            view! { <div class="figures">{frames}</div> }.into_any()
        }
        Block::Deeper(placed) => view! { <Deeper placed=placed.clone() /> }.into_any(),
        Block::Ask(id) => {
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

/// Figures that a reader opens, one line each.
#[component]
fn Deeper(placed: Vec<Placed>) -> impl IntoView {
    let line = |placed: Placed| {
        let words = |part: &str| text::get(&format!("figure.{}.{part}", placed.figure));
        view! {
            <details>
                <summary>
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
        <div class="deeper">
            <p class="deeper-head">{text::get("contents.deeper")}</p>
            {placed.into_iter().map(line).collect_view()}
        </div>
    }
}
