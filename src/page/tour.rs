//! The tour: a bar at the foot of the window with the step's sentence. Arrow keys step; whoever sets something else
//! leaves it for a while, and finds the way back there.

use leptos::prelude::*;
use web_sys::{Element, KeyboardEvent};

use wasm_bindgen::JsCast;

use super::Page;
use crate::browser::clock::{self, When, later};
use crate::browser::places::go_to;
use crate::browser::system::wants_less_motion;
use crate::fragment::{State as Fragment, View};
use crate::lessons::between::between;
use crate::lessons::tour::{Step, TOUR};
use crate::params::Params;
use crate::text::{self, fill};

/// Milliseconds from one step to the next.
const WAY: f64 = 700.0;

/// The step that is taken. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
struct Tour {
    page: Page,
    /// Whether the page is on its way to the step.
    moves: RwSignal<bool>,
}

/// The bar, while the tour is taken.
#[component]
pub(super) fn TourBar(page: Page) -> impl IntoView {
    let state = page.state;
    let tour = Tour { page, moves: RwSignal::new(false) };
    let number = Memo::new(move |_| state.settings.with(|settings| settings.tour));
    let step = Signal::derive(move || number.get().and_then(|number| TOUR.get(number.checked_sub(1)?)));
    let is_left = Memo::new(move |_| {
        step.get().is_some_and(|step| !tour.moves.get() && state.wanted.with(|now| *now != target(step, now)))
    });
    Effect::new(move |_| {
        if step.get().is_some() && state.wanted.with_untracked(is_default) {
            tour.go_on();
        }
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if number.get_untracked().is_some() && !event.default_prevented() && is_free(&event) {
            match event.key().as_str() {
                "ArrowRight" | "PageDown" => tour.step_by(1),
                "ArrowLeft" | "PageUp" => tour.step_by(-1),
                "Escape" => tour.end(),
                _ => return,
            }
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    let count = move || {
        let values = [("step", number.get().unwrap_or(0).to_string()), ("steps", TOUR.len().to_string())];
        fill("tour.count", &values)
    };
    view! {
        <section class="tour" aria-label=text::get("tour.title") hidden=move || step.get().is_none()>
            <p class="tour-words">
                <span class="tour-count">{count}</span>
                " "
                {move || step.get().map(|step| step.words)}
            </p>
            <div class="tour-controls">
                <button type="button" hidden=move || !is_left.get() on:click=move |_| tour.go_on()>
                    {text::get("tour.back")}
                </button>
                <button
                    type="button"
                    aria-label=text::get("tour.previous")
                    disabled=move || number.get() == Some(1)
                    on:click=move |_| tour.step_by(-1)
                >
                    "←"
                </button>
                <button
                    type="button"
                    aria-label=text::get("tour.next")
                    disabled=move || number.get() == Some(TOUR.len())
                    on:click=move |_| tour.step_by(1)
                >
                    "→"
                </button>
                <button type="button" aria-label=text::get("tour.end") on:click=move |_| tour.end()>
                    "×"
                </button>
            </div>
        </section>
    }
}

impl Tour {
    fn step_by(self, by: isize) {
        let now = self.page.state.settings.with_untracked(|settings| settings.tour);
        let next = now.and_then(|number| number.checked_add_signed(by)).filter(|next| (1..=TOUR.len()).contains(next));
        if let Some(next) = next {
            self.page.state.settings.update(|settings| settings.tour = Some(next));
            self.go_on();
        }
    }

    fn end(self) {
        self.page.state.settings.update(|settings| settings.tour = None);
        self.page.state.lifted.set(String::new());
        self.page.link.commit();
    }

    /// Sets the page to the step and shows its figure.
    fn go_on(self) {
        let state = self.page.state;
        let number = state.settings.with_untracked(|settings| settings.tour);
        let Some(step) = number.and_then(|number| TOUR.get(number.checked_sub(1)?)) else { return };
        if state.settings.with_untracked(|settings| settings.view == View::Slide) {
            let figure = crate::figures::by_id(step.figure).map(|figure| figure.id);
            state.settings.update(|settings| settings.figures = figure.into_iter().collect());
        } else {
            go_to(step.figure);
        }
        let lifted = if step.term.is_empty() { String::new() } else { format!("{}/{}", step.figure, step.term) };
        state.lifted.set(lifted);
        state.said.set(step.words.to_owned());
        let from = state.wanted.get_untracked();
        let to = target(step, &from);
        self.moves.set(true);
        let begun = clock::now() - if wants_less_motion() { WAY } else { 0.0 };
        self.move_on(number, from, to, begun);
    }

    /// A frame of the way.
    fn move_on(self, number: Option<usize>, from: Params, to: Params, begun: f64) {
        let state = self.page.state;
        if state.settings.with_untracked(|settings| settings.tour) != number {
            return;
        }
        let part = ((clock::now() - begun) / WAY).min(1.0);
        // It sets off and arrives gently.
        state.change(|params| *params = between(&from, &to, part * part * (3.0 - 2.0 * part)));
        if part < 1.0 {
            later(When::NextFrame, move || self.move_on(number, from, to, begun));
        } else {
            self.moves.set(false);
            self.page.link.commit();
        }
    }
}

/// What a step sets the page to. The sentence stays the reader's own.
fn target(step: &Step, now: &Params) -> Params {
    Params { sentence: now.sentence.clone(), ..Fragment::parse(step.link).0.params }
}

fn is_default(now: &Params) -> bool {
    *now == Params { sentence: now.sentence.clone(), ..Params::default() }
}

/// Whether an arrow pressed there moves nothing else.
fn is_free(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_held = event.ctrl_key() || event.meta_key() || event.alt_key();
    let takes_arrows = "input, select, textarea, [role=application], [role=spinbutton], [role=slider], .problem";
    !is_held && target.is_none_or(|target| target.closest(takes_arrows).ok().flatten().is_none())
}
