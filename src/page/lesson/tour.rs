//! The tour: a bar at the foot of the window with the sentence of the current step. Arrow keys step; setting something else
//! leaves the tour for a while, and a button leads back. A list of states in the link is stepped through in the same way.

use leptos::prelude::*;

use crate::browser::clock::{self, When, later};
use crate::browser::deck::{self, Turn};
use crate::browser::dom::go_to;
use crate::browser::keys::is_free;
use crate::browser::motion::wants_less_motion;
use crate::fragment::View;
use crate::lessons::between::between;
use crate::lessons::tour::{Target, count, target};
use crate::page::{Page, use_page};
use crate::params::Params;
use crate::text::{self, fill};

/// Milliseconds from one step to the next.
const WAY: f64 = 700.0;

/// Milliseconds until words that changed with the last of them are laid out.
const LAID_OUT: u32 = 100;

/// The step that is taken. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
struct Tour {
    page: Page,
    /// Whether the page is on its way to the step.
    moves: RwSignal<bool>,
}

/// The bar, while the tour is taken or there is a list of states.
#[component]
pub(in crate::page) fn TourBar() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let tour = Tour { page, moves: RwSignal::new(false) };
    let number = Memo::new(move |_| state.settings.with(|settings| settings.tour));
    let steps = Memo::new(move |_| state.settings.with(count));
    let is_list = Memo::new(move |_| state.settings.with(|settings| !settings.states.is_empty()));
    let step = Memo::new(move |_| {
        let settings = state.settings.get();
        state.wanted.with(|now| target(&settings, now))
    });
    let is_left = Memo::new(move |_| {
        let is_elsewhere = |step: &Target| !tour.moves.get() && state.wanted.with(|now| *now != step.params);
        step.with(|step| step.as_ref().is_some_and(is_elsewhere))
    });
    Effect::new(move |_| {
        // A list begins with its first state.
        let begins = is_list.get() && number.get().is_none();
        if begins {
            state.settings.update(|settings| settings.tour = Some(1));
        }
        if begins || number.get().is_some() && state.wanted.with_untracked(is_default) {
            tour.go_on();
        }
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.default_prevented() || !is_free(&event, taken_in(&event.key())) {
            return;
        }
        let is_taken = number.get_untracked().is_some();
        let is_slide = state.settings.with_untracked(|settings| settings.view == View::Slide);
        let turn = Turn::of(&event.key()).filter(|_| is_taken || is_slide);
        match (turn, event.key().as_str()) {
            // Past the last state, and where there are none, the deck around the page turns its own.
            (Some(turn), _) => {
                if !tour.step_by(turn.step()) && is_slide {
                    deck::turn(turn);
                }
            }
            (None, "Escape") if is_taken && !is_list.get_untracked() => tour.end(),
            (None, "f" | "F") if is_slide && deck::fill_screen() => {}
            _ if is_slide && deck::pass_on(&event) => {}
            _ => return,
        }
        event.prevent_default();
    });
    let clicks = deck::release_focus(move || state.settings.with_untracked(|settings| settings.view == View::Slide));
    let shows = deck::take_focus(move || is_list.get_untracked());
    on_cleanup(move || {
        for listener in [keys, clicks, shows] {
            listener.remove();
        }
    });
    let told = move || {
        let values = [("step", number.get().unwrap_or(0).to_string()), ("steps", steps.get().to_string())];
        fill("tour.count", &values)
    };
    view! {
        <section
            class="tour"
            class:is-list=is_list
            aria-label=move || text::get(if is_list.get() { "tour.states" } else { "tour.title" })
            hidden=move || step.with(Option::is_none)
        >
            <p class="tour-words">
                <span class="tour-count">{told}</span>
                " "
                {move || step.with(|step| step.as_ref().map(|step| step.words))}
            </p>
            <div class="tour-controls">
                <button type="button" hidden=move || !is_left.get() on:click=move |_| tour.go_on()>
                    {move || text::get(if is_list.get() { "tour.back-to-state" } else { "tour.back" })}
                </button>
                <button
                    type="button"
                    aria-label=text::get("tour.previous")
                    disabled=move || number.get() == Some(1)
                    on:click=move |_| {
                        tour.step_by(-1);
                    }
                >
                    "←"
                </button>
                <button
                    type="button"
                    aria-label=text::get("tour.next")
                    disabled=move || number.get() == Some(steps.get())
                    on:click=move |_| {
                        tour.step_by(1);
                    }
                >
                    "→"
                </button>
                <button type="button" aria-label=text::get("tour.end") hidden=is_list on:click=move |_| tour.end()>
                    "×"
                </button>
            </div>
        </section>
    }
}

impl Tour {
    /// Goes a step on or back; returns whether there is one.
    fn step_by(self, by: isize) -> bool {
        let settings = self.page.state.settings;
        let next = settings.with_untracked(|settings| {
            let next = settings.tour?.checked_add_signed(by)?;
            (1..=count(settings)).contains(&next).then_some(next)
        });
        if next.is_some() {
            settings.update(|settings| settings.tour = next);
            self.go_on();
        }
        next.is_some()
    }

    fn end(self) {
        self.page.state.settings.update(|settings| settings.tour = None);
        self.page.state.lifted.set(String::new());
        self.page.link.commit();
    }

    fn step(self) -> Option<Target> {
        let state = self.page.state;
        state.settings.with_untracked(|settings| state.wanted.with_untracked(|now| target(settings, now)))
    }

    /// Sets the page to the step and shows its figure.
    fn go_on(self) {
        let state = self.page.state;
        let number = state.settings.with_untracked(|settings| settings.tour);
        let Some(step) = self.step() else { return };
        if let Some(figure) = step.figure {
            match state.settings.with_untracked(|settings| (settings.view, settings.states.is_empty())) {
                (View::Slide, true) => state.settings.update(|settings| settings.figures = vec![figure]),
                // The board shows it for as long as the state is shown.
                (View::Slide, false) => {}
                _ => {
                    state.predicted.uncover(figure);
                    go_to(figure);
                }
            }
        }
        let lifted = step.figure.filter(|_| !step.term.is_empty()).map(|figure| format!("{figure}/{}", step.term));
        state.lifted.set(lifted.unwrap_or_default());
        state.said.set(step.words.to_owned());
        let from = state.wanted.get_untracked();
        self.moves.set(true);
        let begun = clock::now() - if wants_less_motion() { WAY } else { 0.0 };
        self.move_on(number, from, step, begun);
    }

    /// A frame of the way.
    fn move_on(self, number: Option<usize>, from: Params, step: Target, begun: f64) {
        let state = self.page.state;
        if state.settings.with_untracked(|settings| settings.tour) != number {
            return;
        }
        let part = ((clock::now() - begun) / WAY).min(1.0);
        // It sets off and arrives gently.
        state.change(|params| *params = between(&from, &step.params, part * part * (3.0 - 2.0 * part)));
        if part < 1.0 {
            later(When::NextFrame, move || self.move_on(number, from, step, begun));
        } else {
            self.moves.set(false);
            self.page.link.commit();
            // On the way, words around the figure may have come to need more lines, or fewer.
            later(When::After(LAID_OUT), move || {
                let is_there = state.settings.with_untracked(|now| now.tour == number && now.view != View::Slide);
                if let Some(figure) = step.figure.filter(|_| is_there) {
                    go_to(figure);
                }
            });
        }
    }
}

fn is_default(now: &Params) -> bool {
    *now == Params { sentence: now.sentence.clone(), ..Params::default() }
}

/// Where a key does something else.
fn taken_in(key: &str) -> &'static str {
    if key == "Escape" || key.chars().count() == 1 { TAKES_LETTERS } else { TAKES_ARROWS }
}

/// Where a letter is typed.
const TAKES_LETTERS: &str = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea, .problem";

/// Where an arrow moves something else.
const TAKES_ARROWS: &str = "input, select, textarea, [role=application], [role=spinbutton], [role=slider], .problem";
