//! The islands of the page: what moves in HTML that was rendered ahead ([`crate::render`]). Natively they are rendered
//! with it; in a browser each is hydrated where it stands (`static/start.js`), and the prose around them is nothing that
//! the program holds. They show signals of [`State`]; what readers do changes those, through [`crate::browser`] where a
//! browser is needed.
//!
//! [`App`] is the root island: it provides what all others share, by context. Islands that the first figures do not need
//! are served with words, and take their place when the later part of the program is here ([`parts`]).

#![allow(clippy::needless_pass_by_value, reason = "an island owns its properties: they are read from its element")]

mod board;
mod chapter_link;
mod chapter_menu;
mod controls;
mod figure;
mod lesson;
mod modal;
mod mounted;
mod parts;
mod print;
mod sketch_canvas;
mod source;
mod tools;
mod whole_page;

pub use board::{Board, ChapterFigures, LiveFormula};
pub use chapter_link::ChapterLink;
pub use chapter_menu::ChapterMenu;
pub use controls::{Dock, PageTools};
pub use figure::{
    FigureBody, FigureDetails, FigureFrame, FigureHead, FigureTools, Formula, FrameControls, OwnParameters, Term, Thumb,
};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use figure::{Place, StillsOf, Wanted};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use lesson::DefinitionNow;
pub use lesson::{
    Ask, ChapterSteps, ClaimsCounts, ClaimsPanel, ClaimsTable, Definition, Problem, ProseNumber, Puzzle, PuzzleCount,
    SketchHelp, Value,
};
pub use parts::Bars;
pub use print::PrintButton;

use std::rc::Rc;

use leptos::prelude::*;

use crate::browser::link::{self, Link, framed_by};
use crate::browser::scheduler::Scheduler;
use crate::browser::{content_visibility, keys, pointer, system};
use crate::catalog::BOARD;
use crate::fragment::{ThemeChoice, TourStep, View, name_of};
use crate::lazy::{Arrival, Lazy};
use crate::params::Params;
use crate::state::State;
use controls::Player;
use source::Sources;
use tools::Tools;

/// What all islands share. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub struct Page {
    state: State,
    link: Link,
    player: Player,
    scheduler: StoredValue<Rc<Scheduler>, LocalStorage>,
    tools: Lazy<Tools>,
    sources: Sources,
}

/// The page that an island stands on.
fn use_page() -> Page {
    expect_context()
}

/// The parameters that the page, or this part of it, is rendered for.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn use_params() -> Params {
    use_page().state.now()
}

/// The root island, around the whole page.
#[island]
pub fn App(children: Children) -> impl IntoView {
    let state = State::new(parts::later);
    let link = Link::new(state);
    let scheduler = Scheduler::new(state);
    let page = Page {
        state,
        link,
        player: Player::new(state, link),
        scheduler: StoredValue::new_local(scheduler),
        tools: Lazy::new(tools::part),
        sources: Sources::new(),
    };
    provide_context(page);
    // Effects run in the order in which they are created: this one before those of all other islands, and after all of
    // them are hydrated with what was served.
    Effect::new(move |_| page.start());
    Effect::new(move |_| mark_document(state));
    view! {
        {children()}
        <p class="visually-hidden" role="status">{state.said}</p>
    }
}

/// Where a space presses or types something.
const TAKES_SPACE: &str = "input, button, select, summary, a, textarea";

impl Page {
    /// The same page for a part of it with parameters of its own, which no link describes.
    fn with_own(self, params: Params) -> Self {
        // What is served has the table of a model in it; in a browser it comes when a reader is near.
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(table) = crate::render::learned::table(params.source) {
            self.state.tables.put(params.source, table);
        }
        let state = self.state.with_own(params);
        let link = self.link.detached();
        self.scheduler.with_value(|scheduler| scheduler.follow_parameters(state));
        Self { state, link, player: Player::new(state, link), ..self }
    }

    /// Where a figure can be seen again, by itself.
    fn link_to(self, figure: &'static str) -> String {
        let mut shown = self.state.linked();
        shown.settings.figures = vec![figure];
        shown.settings.tour = None;
        shown.settings.view = View::Page;
        link::stated_address() + "#" + &shown.write()
    }

    /// Begins the tour at this step, with the usual figures on the board.
    fn begin_tour(self, at: TourStep) {
        self.player.rest();
        self.state.settings.update(|settings| {
            settings.tour = Some(at);
            settings.figures = Vec::new();
            settings.compared = None;
            settings.states = String::new();
        });
        self.state.open(Params::default());
        self.state.later.want_again();
        self.link.commit();
    }

    fn start(self) {
        let Self { state, link, player, scheduler, .. } = self;
        link.follow();
        self.want_later_if_needed();
        Effect::new(move |_| {
            if let Some(later) = state.later.get() {
                untrack(|| (later.follow)(self));
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
            "Escape" => pointer::pass_nothing(state),
            _ => {}
        });
        on_cleanup(move || listener.remove());
    }

    /// Downloads the later part at once where the page cannot do without.
    fn want_later_if_needed(self) {
        let state = self.state;
        Effect::new(move |_| {
            // Sentences are served with the values of an empty link.
            let is_served = state.params.with(|params| *params == Params::default());
            let has_others = state.board().iter().any(|id| !BOARD.iter().any(|figure| figure.id == *id));
            // A tour must go on, in a lecture the key that reveals must work, and in slides and frames what stands
            // there, at once.
            let is_taught = state.settings.with(|settings| {
                settings.tour.is_some()
                    || !settings.reveal
                    || !settings.states.is_empty()
                    || settings.view != View::Page
            });
            // The page around it may be waiting to talk to this one.
            if !is_served || is_taught || framed_by().is_some() || has_others {
                state.later.want();
            }
        });
        Effect::new(move |_| {
            if state.later.arrival() == Arrival::Failed {
                system::print_if_wanted(state);
            }
        });
    }
}

/// Puts what the style sheet must know on the document's root.
fn mark_document(state: State) {
    let Some(root) = document().document_element() else { return };
    let settings = state.settings.get();
    let mark = |name: &str, value: &str, is_usual: bool| {
        let _ = if is_usual { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    };
    mark("data-view", name_of(&View::ALL, settings.view), settings.view == View::Page);
    mark("data-theme", name_of(&ThemeChoice::ALL, settings.theme), settings.theme == ThemeChoice::Auto);
    mark("data-contrast", "", !state.paper.get().has_contrast);
    // On paper there are then no others.
    mark("data-chosen", "", settings.board().is_empty());
    mark("data-compared", "", settings.compared.is_none());
    system::read_type_size(state);
    content_visibility::settle_again();
}
