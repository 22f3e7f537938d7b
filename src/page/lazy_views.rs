//! The contents of the lazy chunk, with which islands replace their server-rendered HTML.

use std::cell::RefCell;
use std::collections::VecDeque;

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::SplitLoaderError;

use super::chapters::ChapterFigures;
use super::erased::Erase;
use super::{Page, use_page};
use crate::browser::clock::{self, When};
use crate::browser::system;
use crate::catalog::Figure;
use crate::fragment::View;
use crate::lazy::ChunkFuture;
use crate::params::Source;
use crate::state::{DrawingOf, State};
use crate::text;

/// The contents of the lazy chunk: the drawings of all but the first figures, and the interactive islands. Function
/// pointers, so that the first chunk does not link the functions.
pub(super) struct LazyViews {
    /// The drawing of a figure.
    pub(super) drawing: DrawingOf,
    /// The controls in the frame of a figure.
    pub(super) frame_controls: fn(&'static Figure) -> AnyView,
    /// The controls of a figure on the board, except the prerendered one next to its title.
    pub(super) further_controls: fn(&'static Figure) -> AnyView,
    /// The tools of a figure, in the line below it.
    pub(super) figure_tools: fn(&'static Figure) -> AnyView,
    /// The form of a question, by its id and the suffix of element ids.
    pub(super) ask: fn(&str, &str) -> AnyView,
    /// The reader's answer to the question with this id, and its verdict.
    pub(super) reply: fn(&str) -> AnyView,
    /// Opens the list of all figures, by chapter, for a cell of the board.
    pub(super) picker: fn(Page, &'static Figure, Vec<ChapterFigures>),
    /// A part of the lesson, by its kind and its id:
    ///
    /// - `ask`: the form of the question with this id.
    /// - `puzzle`: the state of the puzzle of this figure; `puzzle-count`: how many puzzles are solved.
    /// - `number`, `value`: in a sentence, the number with this key, or the value with this name.
    /// - `steps`: the button that starts the steps of the chapter with this number.
    /// - `definition`: the definition with the current numbers; `problem`: the sentence that attention cannot order.
    /// - `models`: the table of published models.
    pub(super) part: fn(&str, &str) -> AnyView,
    /// The table of claims.
    pub(super) claims_table: fn(RwSignal<String>) -> AnyView,
    /// The bar with facts about the chosen table.
    pub(super) source_bar: fn() -> AnyView,
    /// Requests and prepares the table of a source.
    pub(super) load_table: fn(Page, Source),
    /// Starts listening to the embedding page and to printing, and requests the tables that the parameters need.
    pub(super) follow: fn(Page),
    /// The tour, and the link from a frame to the whole page.
    pub(super) bars: fn() -> AnyView,
}

#[wasm_bindgen]
extern "C" {
    /// Fetches the texts of the lazy chunks: see `static/start/texts.js`.
    #[wasm_bindgen(js_name = phasorLaterTexts)]
    fn later_texts() -> Promise;
}

/// Resolves when both the chunk and the texts of all lazy chunks are loaded.
pub(super) fn with_texts<T: 'static>(
    part: impl Future<Output = Result<T, SplitLoaderError>> + 'static,
) -> ChunkFuture<T> {
    Box::pin(async {
        // Starts both downloads at once, and waits for both even if one fails: a retry must not join a failing
        // download.
        let texts = JsFuture::from(later_texts());
        let (part, texts) = (part.await.ok(), texts.await.ok());
        text::load_later(texts?.as_string()?).ok()?;
        part
    })
}

/// Shows the server-rendered HTML until the lazy chunk has loaded, then renders `view`. The HTML is wrapped in an
/// element because Leptos keeps no handle to the children of an island.
pub(super) fn when_loaded(
    prerendered: impl FnOnce() -> AnyView + Send + 'static,
    view: impl Fn(&'static LazyViews) -> AnyView + Send + 'static,
) -> impl IntoView {
    let page = use_page();
    replace_once(prerendered, page.state, move || page.views.get(), view)
}

/// Like [`when_loaded`], but only on the whole page: for islands in the prose, which frames and slides do not show.
pub(super) fn when_loaded_in_page(
    prerendered: impl FnOnce() -> AnyView + Send + 'static,
    view: impl Fn(&'static LazyViews) -> AnyView + Send + 'static,
) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let loaded = move || page.views.get().filter(|_| state.settings.with(|settings| settings.view == View::Page));
    replace_once(prerendered, state, loaded, view)
}

fn replace_once(
    prerendered: impl FnOnce() -> AnyView + Send + 'static,
    state: State,
    loaded: impl Fn() -> Option<&'static LazyViews> + 'static,
    view: impl Fn(&'static LazyViews) -> AnyView + Send + 'static,
) -> impl IntoView {
    // Hydration must find the server-rendered HTML, even if the chunk is loaded by then. The HTML is replaced only
    // once.
    let slot = Slot::new(None);
    let mut is_queued = false;
    Effect::new(move |_| {
        if let Some(views) = loaded().filter(|_| !std::mem::replace(&mut is_queued, true)) {
            enqueue(slot, views, state);
        }
    });
    let mut prerendered = Some(prerendered);
    move || match slot.get() {
        Some(views) => untrack(|| view(views)),
        None => prerendered
            .take()
            .map(|prerendered| view! { <prerendered-words>{prerendered()}</prerendered-words> })
            .erased(),
    }
}

/// The number of islands that render their views per task. Rendering all at once would block the first interaction.
const BATCH: usize = 8;

/// The chunk as one island sees it: `None` until the island's batch is due.
type Slot = RwSignal<Option<&'static LazyViews>>;

thread_local! {
    static QUEUE: RefCell<VecDeque<(Slot, &'static LazyViews)>> = const { RefCell::new(VecDeque::new()) };
}

/// Queues an island, which then renders its view.
fn enqueue(slot: Slot, views: &'static LazyViews, state: State) {
    let queued = QUEUE.with_borrow_mut(|queue| {
        queue.push_back((slot, views));
        queue.len()
    });
    if queued == 1 {
        clock::schedule(When::Microtask, move || render_batch(state));
    }
}

fn render_batch(state: State) {
    let (batch, is_last) = QUEUE.with_borrow_mut(|queue| {
        let batch: Vec<_> = queue.drain(..BATCH.min(queue.len())).collect();
        (batch, queue.is_empty())
    });
    for (slot, views) in batch {
        // The island may have been removed meanwhile.
        let _ = slot.try_set(Some(views));
    }
    // A pending print request starts after the last island has rendered its view.
    clock::schedule(
        When::After(0),
        move || if is_last { system::print_if_pending(state) } else { render_batch(state) },
    );
}

/// The bars at the bottom of the window: the tour, and the link from a frame to the whole page. Not server-rendered,
/// and rendered without the queue, so that the tour's keyboard shortcuts work at once.
#[island]
pub fn Bars() -> impl IntoView {
    let views = use_page().views;
    let slot = Slot::new(None);
    Effect::new(move |_| slot.set(views.get()));
    view! { <div id="tour">{move || slot.get().map(|views| untrack(|| (views.bars)()))}</div> }
}
