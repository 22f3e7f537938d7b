//! The tour: a bar shows the text of the current step, while the step animates parameters. Arrow keys change the step,
//! input on a slider or the board stops the animation immediately, and a button replays the step. The bar also shows
//! the steps of a chapter and the states of a link.

use leptos::prelude::*;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::slide_keys;
use super::word_orders::WordOrders;
use crate::browser::clock::{self, When, schedule};
use crate::browser::deck::{self, Turn};
use crate::browser::dom::{go_to, slide_to};
use crate::browser::keys::is_free;
use crate::browser::motion::prefers_reduced_motion;
use crate::fragment::{TourStep, View};
use crate::lessons::tour::{Target, count, is_done, params_at, target};
use crate::page::board::view_of;
use crate::page::{Page, use_page};
use crate::params::Params;
use crate::state::State;
use crate::text::{self, fill};

/// The element id of the top of the page: the board with its sliders.
const TOP: &str = "phasor";

/// Elements in which user input stops the animation.
const TAKES_OVER: &str = "#controls, #board";

/// Milliseconds from the last frame until the texts that it changed are laid out.
const LAYOUT_DELAY: u32 = 100;

/// The running tour. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
struct Tour {
    page: Page,
    /// Whether the animation of the step is running.
    is_animating: RwSignal<bool>,
    /// Increases whenever an animation starts or stops. An animation ends when this number changes.
    generation: StoredValue<u32>,
}

/// During the tour of the board, dims the figures that a step is not about.
fn dim_other_figures(state: State, step: Memo<Option<Target>>, is_board_tour: Memo<bool>) {
    Effect::new(move |_| {
        let is_on_board = is_board_tour.get() && state.settings.with(|settings| settings.view == View::Page);
        let figure = step.with(|step| step.as_ref().and_then(|step| step.figure)).filter(|_| is_on_board);
        if state.reading.toured_figure.get_untracked() != figure {
            state.reading.toured_figure.set(figure);
        }
    });
}

/// The bar, visible during a tour or while the link has a list of states.
#[component]
pub(in crate::page) fn TourBar() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let tour = Tour { page, is_animating: RwSignal::new(false), generation: StoredValue::new(0) };
    let tour_step = Memo::new(move |_| state.settings.with(|settings| settings.tour));
    let steps = Memo::new(move |_| state.settings.with(count));
    let is_list = Memo::new(move |_| state.settings.with(|settings| !settings.states.is_empty()));
    let step = Memo::new(move |_| {
        let settings = state.settings.get();
        state.params.requested.with(|now| target(&settings, now))
    });
    let is_board_tour =
        Memo::new(move |_| !is_list.get() && tour_step.get().is_some_and(|at: TourStep| at.chapter.is_none()));
    // Whether to show the button that replays an animated step, or returns to a step after the reader has changed the
    // parameters.
    let can_replay = Memo::new(move |_| {
        let can_go_back = |step: &Target| step.moves() || state.params.requested.with(|now| *now != *step.end());
        step.with(|step| step.as_ref().is_some_and(|step| !tour.is_animating.get() && can_go_back(step)))
    });
    let is_first = move || tour_step.with(|at| at.is_some_and(|at| at.number == 1));
    let is_last = move || tour_step.with(|at| at.is_some_and(|at| at.number == steps.get()));
    // The last step of the board's tour sets a task; this is whether it is done.
    let is_solved = Memo::new(move |_| is_board_tour.get() && is_last() && state.params.effective.with(is_done));
    Effect::new(move |_| {
        if is_solved.get() {
            state.announcement.set(text::get("puzzle.solved").to_owned());
        }
    });
    Effect::new(move |_| {
        // A list of states begins with its first state.
        let begins = is_list.get() && tour_step.get().is_none();
        if begins {
            state.settings.update(|settings| settings.tour = Some(TourStep::FIRST));
        }
        // Ends the tour if the step does not exist.
        if !is_list.get() && tour_step.get().is_some() && step.with_untracked(Option::is_none) {
            return state.settings.update(|settings| settings.tour = None);
        }
        // Shows the step only if the parameters are the defaults. Otherwise `step_by` has already shown it, or the link
        // has parameters, which must stay.
        if begins || tour_step.get().is_some() && state.params.requested.with_untracked(is_default) {
            tour.show_step();
            if is_board_tour.get_untracked() {
                go_to(TOP);
            }
        }
    });
    dim_other_figures(state, step, is_board_tour);
    tour.listen();
    let step_count = move || {
        let values =
            [("step", tour_step.get().map_or(0, |at| at.number).to_string()), ("steps", steps.get().to_string())];
        fill("tour.count", &values)
    };
    view! {
        <section
            class="tour"
            class:is-list=is_list
            class:is-of-board=is_board_tour
            aria-label=move || text::get(if is_list.get() { "tour.states" } else { "tour.title" })
            hidden=move || step.with(Option::is_none)
        >
            {move || (is_board_tour.get() && is_first()).then(|| view! { <WordOrders /> })}
            <p class="tour-words">
                <span class="tour-count">{step_count}</span>
                " "
                {move || step.with(|step| step.as_ref().map(|step| step.words))}
                {move || is_solved.get().then(|| view! { <b>" " {text::get("puzzle.solved")}</b> })}
            </p>
            <div class="tour-controls">
                <button type="button" hidden=move || !can_replay.get() on:click=move |_| tour.show_step()>
                    {move || text::get(match (is_list.get(), is_board_tour.get()) {
                        (true, _) => "tour.back-to-state",
                        (false, true) => "tour.again",
                        (false, false) => "tour.back",
                    })}
                </button>
                <button
                    type="button"
                    aria-label=text::get("tour.previous")
                    disabled=is_first
                    on:click=move |_| {
                        tour.step_by(-1);
                    }
                >
                    "←"
                </button>
                <button
                    type="button"
                    aria-label=text::get("tour.next")
                    disabled=is_last
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
    /// Listens to keys, pointers and the surrounding slide deck for as long as the bar is mounted.
    fn listen(self) {
        let settings = self.page.state.settings;
        let is_slide = move || settings.with_untracked(|settings| settings.view == View::Slide);
        let is_list = move || settings.with_untracked(|settings| !settings.states.is_empty());
        let input = [
            window_event_listener(leptos::ev::pointerdown, move |event| self.stop_if_taken_over(&event)),
            window_event_listener(leptos::ev::input, move |event| self.stop_if_taken_over(&event)),
        ];
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            if event.key() != "Tab" {
                self.stop_if_taken_over(&event);
            }
            if event.default_prevented() || !is_free(&event, excluded_for(&event.key())) {
                return;
            }
            let is_on_tour = settings.with_untracked(|settings| settings.tour.is_some());
            let is_slide = is_slide();
            let turn = Turn::of(&event.key()).filter(|_| is_on_tour || is_slide);
            match (turn, event.key().as_str()) {
                // Without another step in this direction, the embedding deck changes its slide.
                (Some(turn), _) => {
                    if !self.step_by(turn.step()) && is_slide {
                        deck::turn(turn);
                    }
                }
                (None, "Escape") if is_on_tour && !is_list() => self.end(),
                (None, "f" | "F") if is_slide && deck::toggle_fullscreen() => {}
                _ if is_slide && deck::forward(&event) => {}
                (None, key) if is_slide && slide_keys::act(key) => {}
                _ => return,
            }
            event.prevent_default();
        });
        let clicks = deck::release_focus(is_slide);
        let focus = deck::take_focus(is_list);
        on_cleanup(move || {
            for listener in [keys, clicks, focus].into_iter().chain(input) {
                listener.remove();
            }
        });
    }

    /// Goes one step forward or back; returns whether that step exists.
    fn step_by(self, by: isize) -> bool {
        let settings = self.page.state.settings;
        let next = settings.with_untracked(|settings| {
            let at = settings.tour?;
            let number = at.number.checked_add_signed(by)?;
            (1..=count(settings)).contains(&number).then_some(TourStep { number, ..at })
        });
        if next.is_some() {
            settings.update(|settings| settings.tour = next);
            self.show_step();
        }
        next.is_some()
    }

    fn end(self) {
        self.stop();
        self.page.state.settings.update(|settings| settings.tour = None);
        self.page.state.reading.highlighted_term.set(String::new());
        self.page.link.commit();
    }

    /// Stops the animation and keeps the current parameters.
    fn stop(self) {
        self.generation.update_value(|generation| *generation += 1);
        if self.is_animating.get_untracked() {
            self.is_animating.set(false);
        }
    }

    /// Stops the animation when the reader uses a slider or the board.
    fn stop_if_taken_over(self, event: &Event) {
        let touched = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if touched.is_some_and(|element| element.closest(TAKES_OVER).is_ok_and(|found| found.is_some())) {
            self.stop();
        }
    }

    fn step(self) -> Option<Target> {
        let state = self.page.state;
        state.settings.with_untracked(|settings| state.params.requested.with_untracked(|now| target(settings, now)))
    }

    /// Shows the figure of the current step and starts its animation.
    fn show_step(self) {
        let state = self.page.state;
        let at = state.settings.with_untracked(|settings| settings.tour);
        let Some(step) = self.step() else { return };
        self.page.player.stop_if_playing();
        if let Some(figure) = step.figure {
            match state.settings.with_untracked(|settings| (settings.view, settings.states.is_empty())) {
                (View::Slide, true) => state.settings.update(|settings| settings.figures = vec![figure]),
                // The board already shows the figure of the state.
                (View::Slide, false) => {}
                // On a phone, the board shows one figure at a time.
                (_, true) if at.is_some_and(|at| at.chapter.is_none()) => slide_to(&view_of(figure)),
                _ => go_to(figure),
            }
        }
        let term = step.figure.filter(|_| !step.term.is_empty()).map(|figure| format!("{figure}/{}", step.term));
        state.reading.highlighted_term.set(term.unwrap_or_default());
        state.announcement.set(step.words.to_owned());
        self.stop();
        self.is_animating.set(true);
        self.animate_frame(StepAnimation {
            generation: self.generation.get_value(),
            at,
            from: state.params.requested.get_untracked(),
            step,
            started_at: clock::now(),
        });
    }

    /// Shows a frame of the animation, and schedules the next one.
    fn animate_frame(self, animation: StepAnimation) {
        let state = self.page.state;
        if self.generation.get_value() != animation.generation {
            return;
        }
        if state.settings.with_untracked(|settings| settings.tour) != animation.at {
            return self.stop();
        }
        let now = params_at(
            &animation.from,
            &animation.step.waypoints,
            clock::now() - animation.started_at,
            prefers_reduced_motion(),
        );
        let is_finished = now.is_none();
        let now = now.unwrap_or_else(|| animation.step.end().clone());
        state.params.change(|params| *params = now.clone());
        if !is_finished {
            schedule(When::NextFrame, move || {
                // If the parameters differ, a link, Play or a button has set them meanwhile.
                let is_unchanged = state.params.requested.with_untracked(|requested| *requested == now);
                if is_unchanged {
                    self.animate_frame(animation);
                } else if self.generation.get_value() == animation.generation {
                    self.stop();
                }
            });
            return;
        }
        self.stop();
        self.page.link.commit();
        // During the animation, texts in the lesson may have changed their number of lines and thereby moved the
        // figure.
        let figure = animation.step.figure.filter(|_| !animation.is_on_board());
        schedule(When::After(LAYOUT_DELAY), move || {
            let is_current = state.settings.with_untracked(|now| now.tour == animation.at && now.view != View::Slide);
            if let Some(figure) = figure.filter(|_| is_current) {
                go_to(figure);
            }
        });
    }
}

/// A running animation from the previous parameters through the waypoints of a step.
struct StepAnimation {
    generation: u32,
    at: Option<TourStep>,
    from: Params,
    step: Target,
    started_at: f64,
}

impl StepAnimation {
    /// Whether the step shows its figure on the board. Outside slides, states, which have no words, and steps of chapters
    /// show theirs in the lesson.
    fn is_on_board(&self) -> bool {
        !self.step.words.is_empty() && self.at.is_some_and(|at| at.chapter.is_none())
    }
}

fn is_default(now: &Params) -> bool {
    *now == Params { sentence: now.sentence.clone(), ..Params::default() }
}

/// A selector for the elements in which this key has another function.
fn excluded_for(key: &str) -> &'static str {
    if key == "Escape" || key.chars().count() == 1 { TAKES_LETTERS } else { TAKES_ARROWS }
}

/// Elements that use letter keys.
const TAKES_LETTERS: &str = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea, .problem";

/// Elements that use arrow keys.
const TAKES_ARROWS: &str = "input, select, textarea, [role=application], [role=spinbutton], [role=slider], .problem";
