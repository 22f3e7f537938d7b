//! The lazy chunk: the functions to which [`LazyViews`] points.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::erased::Erase;
use super::figure::{FrameControls, FurtherControls, LiveTools};
use super::lazy_views::{LazyViews, with_texts};
use super::lesson::{
    AskReply, AskView, ChapterSteps, ClaimsRows, DefinitionNow, ProblemView, ProseNumber, PuzzleCount, PuzzleState,
    TourBar, Value,
};
use super::source::{ModelsOnDemand, SourceBar};
use super::whole_page::WholePage;
use super::{board, print};
use crate::browser::host;
use crate::lazy::ChunkFuture;
use crate::lessons::{puzzles, questions};

/// Downloads the chunk.
pub(super) fn load_views() -> ChunkFuture<LazyViews> {
    with_texts(part())
}

// `cargo xtask dist` splits off this function with its dependencies. The `#[lazy]` of Leptos does the same, but aborts
// the program if the chunk cannot be loaded.
#[allow(clippy::unnecessary_wraps, reason = "the error occurs if the chunk cannot be loaded")]
#[wasm_split(later, fallible)]
fn part() -> Result<LazyViews, SplitLoaderError> {
    Ok(LazyViews {
        drawing: |figure| figure.drawing(),
        frame_controls: |figure| view! { <FrameControls figure /> }.client_only(),
        further_controls: |figure| view! { <FurtherControls figure /> }.client_only(),
        figure_tools: |figure| view! { <LiveTools figure /> }.client_only(),
        ask,
        reply: |id| questions::by_id(id).map(|question| view! { <AskReply question /> }).client_only(),
        picker: board::picker::open,
        part: |kind, id| match kind {
            "ask" => ask(id, id),
            "puzzle" => {
                let puzzle = puzzles::PUZZLES.iter().find(|puzzle| puzzle.figure == id);
                puzzle.map(|puzzle| view! { <PuzzleState puzzle /> }).client_only()
            }
            "puzzle-count" => view! { <PuzzleCount /> }.client_only(),
            "value" => view! { <Value name=id.to_owned() /> }.client_only(),
            "number" => view! { <ProseNumber key=id.to_owned() /> }.client_only(),
            "steps" => view! { <ChapterSteps chapter=id.parse().expect("the number of a chapter") /> }.client_only(),
            "definition" => view! { <DefinitionNow /> }.client_only(),
            "problem" => view! { <ProblemView /> }.client_only(),
            "models" => view! { <ModelsOnDemand /> }.client_only(),
            _ => unreachable!("no part of the lesson is a {kind}"),
        },
        claims_table: |counts| view! { <ClaimsRows counts /> }.client_only(),
        source_bar: || view! { <SourceBar /> }.client_only(),
        load_table: |page, source| page.sources.load_table(source, page.state),
        follow: |page| {
            page.sources.follow(page.state, page.link);
            print::follow(page);
            host::follow(page.state, page.link);
        },
        bars: || {
            view! {
                <TourBar />
                <WholePage />
            }
            .client_only()
        },
    })
}

/// The form of the question with this id. `place`: the suffix of element ids.
fn ask(id: &str, place: &str) -> AnyView {
    questions::by_id(id).map(|question| view! { <AskView question place=place.to_owned() /> }).client_only()
}
