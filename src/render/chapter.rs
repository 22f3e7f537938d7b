//! A chapter: its heading and the blocks of its file, in order.

use leptos::prelude::*;

use super::figure::PlacedFigure;
use super::ideas::Ideas;
use super::markdown::{Block, Placed};
use super::question::{AskWords, StaticQuestion};
use super::rows::{Picture, Row, rows};
use super::teachers::ForTeachers;
use super::use_language;
use crate::fragment::TourStep;
use crate::lessons::questions;
use crate::lessons::tour::steps;
use crate::page::{ChapterSteps, DefinitionNow, LivePart, PrintButton, ProblemView, Thumb};
use crate::text;

/// The chapter with this number, from 1.
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
            <div class="chapter-head">
                <h2 id=chapter.name.clone()>
                    <span class="chapter-number">{number}</span>
                    <a class="anchor" id=format!("heading-{}", chapter.name) href=format!("#{}", chapter.name)>
                        {chapter.title.clone()}
                    </a>
                </h2>
                {steps(TourStep::of_chapter(number))
                    .next()
                    .map(|_| {
                        view! {
                            <LivePart kind="steps".to_owned() id=number.to_string()>
                                <ChapterSteps chapter=number />
                            </LivePart>
                        }
                    })}
            </div>
            {chapter.fallback_lang.map(|_| view! { <p class="in-english">{text::get("document.in-english")}</p> })}
            {rows(&chapter.blocks).iter().map(|part| row(part, chapter.fallback_lang)).collect_view()}
            <ForTeachers number />
            <div class="chapter-end">
                <Neighbour index=number.wrapping_sub(2) rel="prev" />
                <p class="chapter-print">
                    <PrintButton chapter=number />
                </p>
                <Neighbour index=number rel="next" />
            </div>
        </section>
    }
}

/// A row: text, and its figure. `lang`: the language of the text, if it is not that of the page.
fn row(row: &Row<'_>, lang: Option<&'static str>) -> AnyView {
    let words = |blocks: &[&Block], place: &str| {
        let views = blocks.iter().map(|block| block_view(block, lang)).collect_view();
        (!blocks.is_empty()).then(|| view! { <div class=format!("row-words {place}")>{views}</div> })
    };
    let [puzzles, after, further] = row.parts_after();
    view! {
        <div class=format!("row {}", row.shape().class())>
            {words(&row.before, "before")}
            {row.picture.map(|shown| view! { <div class="row-picture">{picture(shown)}</div> })}
            {words(puzzles, "puzzles")}
            {words(after, "after")}
            {words(further, "further")}
        </div>
    }
    .into_any()
}

fn picture(picture: Picture<'_>) -> AnyView {
    match picture {
        Picture::Figure(placed) => view! { <PlacedFigure placed=placed.clone() /> }.into_any(),
        Picture::Drawing(block) => view! { <div class="picture">{block_view(block, None)}</div> }.into_any(),
    }
}

fn block_view(block: &Block, lang: Option<&'static str>) -> AnyView {
    match block {
        Block::Prose(prose) => {
            view! { <div class="prose" lang=lang dir=lang.map(|_| "ltr") inner_html=prose.html()></div> }.into_any()
        }
        // `row` places these figures beside the text.
        Block::Figures(_) => ().into_any(),
        Block::Collapsible(placed) => view! { <Collapsible placed=placed.clone() /> }.into_any(),
        Block::Ask(id) => {
            let question = questions::by_id(id).unwrap_or_else(|| panic!("no question is called {id}"));
            let lang = text::fallback_lang(&format!("ask.{id}.question"));
            view! {
                <div class="ask" id=format!("ask-{id}") lang=lang dir=lang.map(|_| "ltr")>
                    <AskWords question />
                    <LivePart kind="ask".to_owned() id=id.clone()>
                        <StaticQuestion question />
                    </LivePart>
                </div>
            }
            .into_any()
        }
        Block::Puzzle(id) => view! { <PuzzleOf figure=id.clone() /> }.into_any(),
        Block::Problem => view! {
            <LivePart kind="problem".to_owned() id=String::new()>
                <ProblemView />
            </LivePart>
        }
        .into_any(),
        Block::Ideas => view! { <Ideas /> }.into_any(),
        Block::Definition => view! {
            <div class="definition" id="definition">
                <LivePart kind="definition".to_owned() id=String::new()>
                    <DefinitionNow />
                </LivePart>
            </div>
        }
        .into_any(),
    }
}

/// A link to the chapter with this index, if there is one.
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

/// The puzzle of a figure: its task, and the island with its status.
#[component]
fn PuzzleOf(figure: String) -> impl IntoView {
    let (id, task) = (format!("puzzle-{figure}"), text::get(&format!("puzzle.{figure}")));
    view! {
        <div class="puzzle" id=id>
            <p class="ask-words">
                <span class="ask-kind">{text::get("puzzle.title")}</span>
                " "
                {task}
            </p>
            <div class="puzzle-state">
                <LivePart kind="puzzle".to_owned() id=figure>{None::<()>}</LivePart>
            </div>
        </div>
    }
}

/// Collapsed figures. Each has a tile with a thumbnail, the title, and what to notice.
#[component]
fn Collapsible(placed: Vec<Placed>) -> impl IntoView {
    let tile = |placed: Placed| {
        let key = |part: &str| format!("figure.{}.{part}", placed.figure);
        let words = |part: &str| text::get(&key(part));
        let lang = text::fallback_lang(&key("notice"));
        view! {
            <details>
                <summary>
                    <Thumb figure=placed.figure.clone() />
                    <span class="deeper-title">{words("title")}</span>
                    " "
                    <span class="deeper-line" lang=lang dir=lang.map(|_| "ltr")>{words("notice")}</span>
                </summary>
                <PlacedFigure placed />
            </details>
        }
    };
    view! {
        <p class="deeper-head">{text::get("contents.deeper")}</p>
        <div class="deeper">{placed.into_iter().map(tile).collect_view()}</div>
    }
}
