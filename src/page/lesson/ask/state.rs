//! The state of a question on the page: its stage, and the reader's answer.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::browser::clock::{When, schedule};
use crate::lessons::questions::{Guess, Kind, Question};
use crate::state::State;
use crate::text::{self, fill};

/// The stage of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Not answered yet.
    Open,
    /// The answer is locked in, without feedback yet.
    Locked,
    /// The right answer is shown.
    Shown,
}

/// The signals of a question, which all its forms share: one in the text, and one in the place of its figure.
#[derive(Clone)]
struct Shared {
    id: &'static str,
    stage: ArcRwSignal<Stage>,
    guess: ArcRwSignal<Option<Guess>>,
    missing: ArcRwSignal<String>,
}

thread_local! {
    /// The questions shown so far.
    static SHARED: RefCell<Vec<Shared>> = const { RefCell::new(Vec::new()) };
}

impl Shared {
    fn of(id: &'static str) -> Self {
        SHARED.with_borrow_mut(|all| {
            if let Some(known) = all.iter().find(|shared| shared.id == id) {
                return known.clone();
            }
            let new = Self {
                id,
                stage: ArcRwSignal::new(Stage::Open),
                guess: ArcRwSignal::new(None),
                missing: ArcRwSignal::new(String::new()),
            };
            all.push(new.clone());
            new
        })
    }
}

/// A form of a question. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(super) struct QuestionForm {
    pub(super) question: &'static Question,
    pub(super) state: State,
    /// The suffix of element ids in the form.
    pub(super) place: StoredValue<String>,
    pub(super) stage: RwSignal<Stage>,
    /// The reader's answer.
    pub(super) guess: RwSignal<Option<Guess>>,
    /// Why the answer cannot be locked in yet, as a message; empty if it can be.
    pub(super) missing: RwSignal<String>,
}

impl QuestionForm {
    /// A form of a question, in the same state as its other forms. `place`: the suffix of element ids.
    pub(super) fn new(question: &'static Question, place: &str, state: State) -> Self {
        let Shared { stage, guess, missing, .. } = Shared::of(question.id);
        Self {
            question,
            state,
            place: StoredValue::new(place.to_owned()),
            stage: stage.into(),
            guess: guess.into(),
            missing: missing.into(),
        }
    }

    /// The element id of a part of the form.
    pub(super) fn part(self, part: &str) -> String {
        self.place.with_value(|place| format!("{part}-{place}"))
    }

    /// The element of the form.
    pub(super) fn element(self) -> Option<web_sys::Element> {
        document().get_element_by_id(&self.part("form"))
    }

    /// Whether locking in an answer shows the feedback at once.
    pub(super) fn reveals(self) -> bool {
        self.state.settings.with(|settings| settings.reveal)
    }

    /// Sets the reader's answer.
    pub(super) fn answer(self, guess: Option<Guess>) {
        self.guess.set(guess);
        if self.missing.with_untracked(|missing| !missing.is_empty()) {
            self.missing.set(String::new());
        }
    }

    /// Locks in an option, from 1.
    pub(super) fn choose(self, option: usize) {
        if self.stage.get_untracked() == Stage::Open {
            self.answer(Some(Guess::Option(option)));
            self.lock();
        }
    }

    /// Locks the answer in; without an answer, shows what is missing.
    pub(super) fn lock(self) {
        if self.stage.get_untracked() != Stage::Open {
            return;
        }
        if self.guess.with_untracked(Option::is_none) {
            let is_sketch = matches!(self.question.kind, Kind::Sketch(_));
            let key = if is_sketch { "ask.draw-first" } else { "ask.type-first" };
            let show = untrack(|| self.show_label());
            let missing = fill(key, &[("show", show)]);
            self.state.announcement.set(missing.clone());
            return self.missing.set(missing);
        }
        if untrack(|| self.reveals()) {
            return self.show();
        }
        self.set_stage(Stage::Locked);
        self.state.announcement.set(text::get("ask.locked").to_owned());
    }

    /// Shows the right answer.
    pub(super) fn show(self) {
        if self.stage.get_untracked() == Stage::Shown {
            return;
        }
        self.missing.set(String::new());
        self.set_stage(Stage::Shown);
        self.state.progress.reveal(self.question.id);
        if let (Kind::Sketch(sketch), Some(Guess::Heights(heights))) = (&self.question.kind, self.guess.get_untracked())
        {
            self.state.progress.store_sketch(self.question.id, sketch.locked(&heights));
        }
        let reply = self.guess.with_untracked(|guess| self.question.reply(guess.as_ref()));
        self.state.announcement.set(if reply.verdict.is_empty() { reply.why } else { reply.verdict });
    }

    /// Puts the question in the place of its figure until it is answered.
    pub(super) fn hide_figure(self) {
        self.state.progress.hide_figure(self.question.id);
    }

    /// Discards the answer and reopens the question.
    pub(super) fn again(self) {
        self.state.progress.remove_sketch(self.question.id);
        self.guess.set(None);
        self.set_stage(Stage::Open);
        self.focus_soon(|form| form.query_selector("input, .ask-option").ok().flatten());
    }

    /// Changes the stage. If the focus was in the form, it moves to the feedback: the focused element may be about to
    /// disappear.
    fn set_stage(self, stage: Stage) {
        let focused = document().active_element();
        let had_focus = self.element().is_some_and(|form| form.contains(focused.as_deref()));
        self.stage.set(stage);
        if had_focus && stage != Stage::Open {
            let id = self.part("answer");
            self.focus_soon(move |_| document().get_element_by_id(&id));
        }
    }

    /// Focuses an element of the form, once it is rendered.
    fn focus_soon(self, find: impl FnOnce(&web_sys::Element) -> Option<web_sys::Element> + 'static) {
        schedule(When::After(0), move || {
            // A form in the place of a figure is removed when the figure appears.
            let element = self.place.try_with_value(|_| ()).and_then(|()| self.element()).and_then(|form| find(&form));
            if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
                let _ = element.focus();
            }
        });
    }

    /// The label of the button that shows the right answer.
    pub(super) fn show_label(self) -> &'static str {
        text::get(if self.reveals() { "ask.show" } else { "ask.reveal" })
    }
}
