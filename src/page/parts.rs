//! The lazy part of the program: what it holds, and how islands take the place of what was served for them.

use std::cell::RefCell;
use std::collections::VecDeque;

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::figure::{FrameControls, FurtherControls, LiveTools};
use super::lesson::{AskView, ClaimsRows, DefinitionNow, PuzzleState, TourBar};
use super::source::SourceBar;
use super::whole_page::WholePage;
use super::{board, print, use_page};
use crate::browser::clock::{self, When};
use crate::browser::{host, system};
use crate::fragment::View;
use crate::lazy::{Arriving, Later};
use crate::lessons::{self, puzzles, questions};
use crate::state::State;
use crate::text;

/// Downloads the part.
pub(super) fn later() -> Arriving<Later> {
    with_texts(part())
}

#[wasm_bindgen]
extern "C" {
    /// Fetches the texts of the later parts: see `static/start.js`.
    #[wasm_bindgen(js_name = phasorLaterTexts)]
    fn later_texts() -> Promise;
}

/// A part, once it and the texts of all later parts are here.
pub(super) fn with_texts<T: 'static>(part: impl Future<Output = Result<T, SplitLoaderError>> + 'static) -> Arriving<T> {
    Box::pin(async {
        // Both are on their way at once.
        let texts = JsFuture::from(later_texts());
        let part = part.await.ok()?;
        text::load_later(texts.await.ok()?.as_string()?).ok()?;
        Some(part)
    })
}

// The lazy file holds what this function names and what that needs; `cargo xtask dist` splits it off. `#[lazy]` of Leptos
// does the same, but ends the program where a file does not arrive.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(later, fallible)]
fn part() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        drawing: |figure| figure.drawing(),
        value: lessons::value,
        frame_controls: |figure| view! { <FrameControls figure /> }.into_any(),
        further_controls: |figure| view! { <FurtherControls figure /> }.into_any(),
        figure_tools: |figure| view! { <LiveTools figure /> }.into_any(),
        ask: |id| questions::by_id(id).map(|question| view! { <AskView question /> }).into_any(),
        puzzle: |figure| {
            let puzzle = puzzles::PUZZLES.iter().find(|puzzle| puzzle.figure == figure);
            puzzle.map(|puzzle| view! { <PuzzleState puzzle /> }).into_any()
        },
        picker: board::picker::open,
        definition: || view! { <DefinitionNow /> }.into_any(),
        claims_table: |counts| view! { <ClaimsRows counts /> }.into_any(),
        source_bar: || view! { <SourceBar /> }.into_any(),
        bring_table: |page, source| page.sources.bring(source, page.state),
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
            .into_any()
        },
    })
}

/// What was served, until the later part is here and `view` takes its place. An element is around it, since Leptos has no
/// hold on the children of an island.
pub(super) fn once_here(
    served: impl FnOnce() -> AnyView + Send + 'static,
    view: impl Fn(&'static Later) -> AnyView + Send + 'static,
) -> impl IntoView {
    let state = use_page().state;
    replaced(served, state, move || state.later.get(), view)
}

/// The same in the prose, which frames and slides leave out.
pub(super) fn once_read(
    served: impl FnOnce() -> AnyView + Send + 'static,
    view: impl Fn(&'static Later) -> AnyView + Send + 'static,
) -> impl IntoView {
    let state = use_page().state;
    replaced(
        served,
        state,
        move || state.later.get().filter(|_| state.settings.with(|settings| settings.view == View::Page)),
        view,
    )
}

fn replaced(
    served: impl FnOnce() -> AnyView + Send + 'static,
    state: State,
    arrived: impl Fn() -> Option<&'static Later> + 'static,
    view: impl Fn(&'static Later) -> AnyView + Send + 'static,
) -> impl IntoView {
    // What is hydrated must be what was served, even where the part is here by then. And what has arrived stays.
    let part = Part::new(None);
    let mut waits = false;
    Effect::new(move |_| {
        if let Some(later) = arrived().filter(|_| !std::mem::replace(&mut waits, true)) {
            in_turn(part, later, state);
        }
    });
    let mut served = Some(served);
    move || match part.get() {
        Some(later) => untrack(|| view(later)),
        None => served.take().map(|served| view! { <served-words>{served()}</served-words> }).into_any(),
    }
}

/// How many islands take over in one task. All of them would hold up the first thing that a reader does.
const AT_ONCE: usize = 8;

/// What an island shows of the part: nothing before its turn.
type Part = RwSignal<Option<&'static Later>>;

thread_local! {
    static WAITING: RefCell<VecDeque<(Part, &'static Later)>> = const { RefCell::new(VecDeque::new()) };
}

/// Has an island take over after those before it.
fn in_turn(part: Part, later: &'static Later, state: State) {
    let waiting = WAITING.with_borrow_mut(|waiting| {
        waiting.push_back((part, later));
        waiting.len()
    });
    if waiting == 1 {
        clock::later(When::Soon, move || next_turn(state));
    }
}

fn next_turn(state: State) {
    let (turn, is_last) = WAITING.with_borrow_mut(|waiting| {
        let turn: Vec<_> = waiting.drain(..AT_ONCE.min(waiting.len())).collect();
        (turn, waiting.is_empty())
    });
    for (part, later) in turn {
        // An island may be gone by now.
        let _ = part.try_set(Some(later));
    }
    // Who wanted to print waits for the page to be complete.
    clock::later(When::After(0), move || if is_last { system::print_if_wanted(state) } else { next_turn(state) });
}

/// The bars at the foot of the window: the tour, and the way from a frame to the whole page. Nothing is served for them,
/// and a tour's keys are for them: they take no turn.
#[island]
pub fn Bars() -> impl IntoView {
    let later = use_page().state.later;
    let part = Part::new(None);
    Effect::new(move |_| part.set(later.get()));
    view! { <div id="tour">{move || part.get().map(|later| untrack(|| (later.bars)()))}</div> }
}
