//! The page as components. Built natively, they render its HTML ([`html`]); in a browser they come alive in that HTML
//! ([`open`]). They show signals of [`State`]; what readers do changes those, through [`crate::browser`] where a
//! browser is needed.

mod ask;
mod ask_answer;
mod ask_keys;
mod ask_sketch;
mod ask_view;
mod chapter;
mod choice;
mod chosen;
mod claims;
mod claims_table;
mod colophon;
mod contents;
mod definition;
mod figure_frame;
mod formula;
mod frame_controls;
mod handout;
mod live;
mod masthead;
mod number_field;
mod player;
mod problem;
mod prose_number;
mod puzzle;
mod rail;
mod second_part;
mod strip;
mod term_word;
mod tools;
mod tour;
mod whole_page;

use std::rc::Rc;

use leptos::prelude::*;

use crate::browser::link::{self, Link};
use crate::browser::scheduler::Scheduler;
use crate::browser::{heights, keys, places, pointer, system};
use crate::content::{CHAPTERS, ENDING};
use crate::fragment::{ThemeChoice, View, name_of};
use crate::state::State;
use crate::text;
use chapter::{Chapter, served};
use chosen::ChosenFigures;
use claims::Claims;
use colophon::Colophon;
use masthead::Masthead;
use player::Player;
use rail::ControlRail;

/// What all components share. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
struct Page {
    state: State,
    link: Link,
    player: Player,
    scheduler: StoredValue<Rc<Scheduler>, LocalStorage>,
}

/// The page that a component stands on.
fn use_page() -> Page {
    expect_context()
}

/// The page as HTML, for the parameters of an empty link.
pub fn html() -> String {
    Owner::new().with(|| App().to_html())
}

/// Brings the whole page in this element to life: nearly all of it is controls and figures. With islands, which left
/// out the masthead, headings and prose, the first figure came a fifteenth sooner and the download was a hundredth
/// smaller (without the code that reads properties of islands); but islands could share state only through globals.
#[cfg(target_arch = "wasm32")]
pub fn open(root: web_sys::HtmlElement) {
    leptos::mount::hydrate_from(root, App).forget();
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    let state = State::new();
    let link = Link::new(state);
    let scheduler = Scheduler::new(state);
    let player = Player::new(state, link);
    let page = Page { state, link, player, scheduler: StoredValue::new_local(scheduler) };
    provide_context(page);
    // Effects run in the order in which they are created: this one before those of the parts.
    Effect::new(move |_| page.start());
    Effect::new(move |_| mark_document(state));
    view! {
        <a class="skip" href="#main">{text::get("page.skip")}</a>
        <Masthead />
        <div class="columns">
            <ControlRail />
            <main id="main" tabindex="-1">
                <ChosenFigures />
                {CHAPTERS.iter().zip(1..).map(|(chapter, number)| view! { <Chapter chapter number /> }).collect_view()}
                <section class="claims" id="claims" inner_html=served(|| view! { <Claims /> }.to_html())></section>
                <div class="ending" inner_html=ENDING></div>
            </main>
        </div>
        <Colophon />
        <div id="tour"></div>
        <p class="visually-hidden" role="status">{state.said}</p>
    }
}

/// Where a space presses or types something.
const TAKES_SPACE: &str = "input, button, select, summary, a, textarea";

impl Page {
    /// Where a figure can be seen again, by itself.
    fn link_to(self, figure: &'static str) -> String {
        let mut shown = self.state.linked();
        shown.settings.figures = vec![figure];
        shown.settings.tour = None;
        shown.settings.view = View::Page;
        link::address() + "#" + &shown.write()
    }

    fn start(self) {
        let Self { state, link, player, scheduler } = self;
        link.follow();
        second_part::follow(self);
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
    system::read_type_size(state);
    if settings.view == View::Embed {
        // Without the prose, all figures stand open.
        places::open_all(".deeper > details");
    }
    heights::settle_again();
}
