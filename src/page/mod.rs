//! The islands of the page: the interactive elements in server-rendered HTML ([`crate::render`]). When the page
//! is built, they are rendered with it; in a browser, each is hydrated in place (`static/start/program.js`), and the
//! program does not contain the prose around them. They show signals of [`State`]. User input changes these signals,
//! through [`crate::browser`] where browser APIs are needed.
//!
//! [`App`] is the root island: it provides the shared [`Page`] through context. Islands without which the
//! first figures work show server-rendered HTML until the lazy chunk is loaded ([`later_chunk`]).

#![allow(
    clippy::needless_pass_by_value,
    reason = "an island owns its properties: they are deserialized from its element"
)]

mod board;
mod chapter_bar;
mod chapter_link;
mod chapter_menu;
mod chapters;
mod controls;
mod erased;
mod figure;
mod later_chunk;
mod lazy_views;
mod lesson;
mod menu;
mod modal;
mod mounted;
mod print;
mod sketch_canvas;
mod source;
mod tools;
mod whole_page;

pub use board::{Board, Presets};
pub use chapter_bar::ChapterBar;
pub use chapter_link::ChapterLink;
pub use chapter_menu::ChapterMenu;
pub use chapters::ChapterFigures;
pub use controls::{Dock, PageTools};
pub use figure::{
    FigureBody, FigureCaption, FigureDetails, FigureFrame, FigureHead, FigureTools, Formula, FrameControls,
    OwnParameters, Term, Thumb,
};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use figure::{StillRenderer, StillRequest, ViewKind};
pub use lazy_views::Bars;
pub use lesson::{AskFirst, ChapterSteps, ClaimsCounts, ClaimsPanel, ClaimsTable, LivePart, ProseNumber, SketchHelp};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use lesson::{DefinitionNow, ProblemView};
pub use print::PrintButton;

use std::rc::Rc;

use leptos::prelude::*;

use crate::browser::link::{self, Link, embedding_window};
use crate::browser::scheduler::Scheduler;
use crate::browser::{content_visibility, keys, pointer, system};
use crate::catalog::BOARD;
use crate::fragment::{ThemeChoice, TourStep, View, name_of};
use crate::lazy::{Lazy, LoadState};
use crate::params::Params;
use crate::state::State;
use controls::Player;
use lazy_views::LazyViews;
use source::Sources;
use tools::Tools;

/// The context that all islands share. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Page {
    state: State,
    views: Lazy<LazyViews>,
    link: Link,
    player: Player,
    scheduler: StoredValue<Rc<Scheduler>, LocalStorage>,
    tools: Lazy<Tools>,
    sources: Sources,
}

/// The [`Page`] of the current island.
fn use_page() -> Page {
    expect_context()
}

/// The parameters that the page, or this part of it, is rendered with.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn use_params() -> Params {
    use_page().state.params.now()
}

/// The root island, around the whole page.
#[island]
pub fn App(children: Children) -> impl IntoView {
    let views = Lazy::new(later_chunk::load_views);
    let lazy_drawing = Signal::derive(move || views.get().map(|views| views.drawing));
    let state = State::new(views.chunk(), lazy_drawing);
    let link = Link::new(state);
    let scheduler = Scheduler::new(state);
    let page = Page {
        state,
        views,
        link,
        player: Player::new(state, link),
        scheduler: StoredValue::new_local(scheduler),
        tools: Lazy::new(tools::part),
        sources: Sources::new(),
    };
    provide_context(page);
    // Effects run in the order of their creation: this one before those of all other islands, and after all islands are
    // hydrated with the server-rendered HTML.
    Effect::new(move |_| page.start());
    let drawn =
        Memo::new(move |_| state.params.effective.with(|params| [params.table.is_some(), params.model.is_some()]));
    Effect::new(move |_| mark_document(state, drawn.get()));
    view! {
        {children()}
        <p class="visually-hidden" role="status">{state.announcement}</p>
    }
}

/// Elements in which the space key has another meaning.
const TAKES_SPACE: &str = "input, button, select, summary, a, textarea";

impl Page {
    /// The context of a part of the page with separate parameters, which are not in the link.
    fn with_own(self, params: Params) -> Self {
        // Server-rendered HTML includes the table of a model; in a browser it is loaded when its figure is near the
        // viewport.
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(table) = crate::render::table_values::table(params.source) {
            self.state.params.tables.put(params.source, table);
        }
        let state = self.state.with_own(params);
        let link = self.link.detached();
        self.scheduler.with_value(|scheduler| scheduler.follow_parameters(state));
        Self { state, link, player: Player::new(state, link), ..self }
    }

    /// A link to the page with only this figure on the board.
    fn link_to(self, figure: &'static str) -> String {
        let mut shown = self.state.linked();
        shown.settings.figures = vec![figure];
        shown.settings.tour = None;
        shown.settings.view = View::Page;
        link::stated_address() + "#" + &shown.write()
    }

    /// Starts the tour at this step, with the default figures on the board.
    fn begin_tour(self, at: TourStep) {
        self.player.stop_if_playing();
        self.state.settings.update(|settings| {
            settings.tour = Some(at);
            settings.figures = Vec::new();
            settings.compared = None;
            settings.states = String::new();
        });
        self.state.params.open(Params::default());
        self.views.request_again();
        self.link.commit();
    }

    fn start(self) {
        let Self { state, views, link, player, scheduler, .. } = self;
        link.keep_in_sync();
        self.request_views_if_needed();
        Effect::new(move |_| {
            if let Some(views) = views.get() {
                untrack(|| (views.follow)(self));
            }
        });
        let scheduler = scheduler.get_value();
        system::follow(state, &scheduler);
        scheduler.follow();
        let listener = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
            " " if keys::is_free(&event, TAKES_SPACE) => {
                event.prevent_default();
                player.toggle_any();
            }
            "Escape" => pointer::clear_hover(state),
            _ => {}
        });
        on_cleanup(move || listener.remove());
    }

    /// Requests the lazy chunk as soon as the state of the page needs it, without a scroll, click or key.
    fn request_views_if_needed(self) {
        let Self { state, views, .. } = self;
        Effect::new(move |_| {
            // Other parameters: the server-rendered sentences contain the values of the defaults.
            let is_default = state.params.effective.with(|params| *params == Params::default());
            let has_lazy_figures = state.board().iter().any(|id| !BOARD.iter().any(|figure| figure.id == *id));
            // A tour, a model named by the link, hidden answers and questions (their keys), states to step through, slides and
            // frames must work at once.
            let is_presented = state.settings.with(|settings| {
                settings.tour.is_some()
                    || settings.model.is_some()
                    || !settings.reveal
                    || settings.asks_first
                    || !settings.states.is_empty()
                    || settings.view != View::Page
            });
            // An embedding page may be waiting for messages.
            if !is_default || is_presented || embedding_window().is_some() || has_lazy_figures {
                views.request();
            }
        });
        // Printing waits for the chunk, and does without it if it cannot be loaded.
        Effect::new(move |_| {
            if views.load_state() == LoadState::Failed {
                system::print_if_pending(state);
            }
        });
    }
}

/// Sets the attributes of the root element that the style sheet uses.
fn mark_document(state: State, [has_table, has_model]: [bool; 2]) {
    let Some(root) = document().document_element() else { return };
    let settings = state.settings.get();
    let set = |name: &str, value: &str, is_default: bool| {
        let _ = if is_default { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    };
    set("data-view", name_of(&View::ALL, settings.view), settings.view == View::Page);
    set("data-theme", name_of(&ThemeChoice::ALL, settings.theme), settings.theme == ThemeChoice::Auto);
    set("data-contrast", "", !state.display.color_scheme.get().has_high_contrast);
    // Marks a page whose link names figures: only these are printed.
    set("data-chosen", "", settings.board().is_empty());
    set("data-table", "", !has_table);
    set("data-model", "", !has_model);
    set("data-compared", "", settings.compared.is_none());
    system::update_type_scale(state);
    // The attributes change heights.
    content_visibility::settle_again();
}
