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
mod contents;
mod definition;
mod figure_frame;
mod formula;
mod frame_controls;
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
mod tour;

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser::clock::{When, later};
use crate::browser::link::Link;
use crate::browser::scheduler::Scheduler;
use crate::browser::{heights, places, pointer, system};
use crate::content::{CHAPTERS, ENDING};
use crate::fragment::{ThemeChoice, View, name_of};
use crate::state::State;
use crate::text;
use chapter::{Chapter, served};
use chosen::ChosenFigures;
use claims::Claims;
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
        <footer class="colophon">
            <p>{text::get("page.source")}</p>
        </footer>
        <div id="tour"></div>
        <p class="visually-hidden" role="status">{state.said}</p>
    }
}

/// Milliseconds after which chapters are laid out, whether or not there is a picture to look at.
const SETTLED_BY: u32 = 800;

impl Page {
    fn start(self) {
        let Self { state, link, player, scheduler } = self;
        link.follow();
        second_part::follow(self);
        let scheduler = scheduler.get_value();
        system::follow(state, &scheduler);
        scheduler.follow();
        // On a small screen no figure is near at first, and places are to be found all the same.
        later(When::After(SETTLED_BY), heights::settle);
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            let is_plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            match event.key().as_str() {
                " " if is_plain && is_free(event.target()) => {
                    event.prevent_default();
                    player.toggle_any();
                }
                "Escape" => pointer::pass_nothing(state),
                _ => {}
            }
        });
        on_cleanup(move || keys.remove());
    }
}

/// Whether a space pressed there would neither press nor type anything.
fn is_free(target: Option<web_sys::EventTarget>) -> bool {
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_none_or(|target| {
        !matches!(target.tag_name().as_str(), "INPUT" | "BUTTON" | "SELECT" | "SUMMARY" | "A" | "TEXTAREA")
    })
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
    if settings.view == View::Embed {
        // Without the prose, all figures stand open.
        places::open_all(".deeper > details");
    }
    heights::settle_again();
}
