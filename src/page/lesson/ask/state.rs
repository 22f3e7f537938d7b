//! The state of a question on the page: its stage, and the reader's answer.

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

/// A question on the page. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(super) struct QuestionForm {
    pub(super) question: &'static Question,
    pub(super) state: State,
    pub(super) stage: RwSignal<Stage>,
    /// The reader's answer.
    pub(super) guess: RwSignal<Option<Guess>>,
    /// Why the answer cannot be locked in yet, as a message; empty if it can be.
    pub(super) missing: RwSignal<String>,
}

impl QuestionForm {
    /// An open question.
    pub(super) fn new(question: &'static Question, state: State) -> Self {
        Self {
            question,
            state,
            stage: RwSignal::new(Stage::Open),
            guess: RwSignal::new(None),
            missing: RwSignal::new(String::new()),
        }
    }

    /// The element id of the feedback.
    pub(super) fn answer_id(self) -> String {
        format!("answer-{}", self.question.id)
    }

    /// The element that contains the question.
    pub(super) fn section(self) -> Option<web_sys::Element> {
        document().get_element_by_id(&format!("ask-{}", self.question.id))
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

    /// Locks the answer in; without an answer, shows what is missing.
    pub(super) fn lock(self) {
        if self.stage.get_untracked() != Stage::Open {
            return;
        }
        if self.guess.with_untracked(Option::is_none) {
            let key = match self.question.kind {
                Kind::Choice(_) => "ask.choose-first",
                Kind::Number(_) => "ask.type-first",
                Kind::Sketch(_) => "ask.draw-first",
            };
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
        // The key R also works while the question is collapsed.
        if let Some(section) = self.section() {
            let _ = section.set_attribute("open", "");
        }
        self.set_stage(Stage::Shown);
        self.state.progress.reveal(self.question.id);
        if let (Kind::Sketch(sketch), Some(Guess::Heights(heights))) = (&self.question.kind, self.guess.get_untracked())
        {
            self.state.progress.store_sketch(self.question.id, sketch.locked(&heights));
        }
        let reply = self.guess.with_untracked(|guess| self.question.reply(guess.as_ref()));
        self.state.announcement.set(if reply.verdict.is_empty() { reply.why } else { reply.verdict });
    }

    /// Discards the answer and reopens the question.
    pub(super) fn again(self) {
        self.state.progress.remove_sketch(self.question.id);
        self.guess.set(None);
        self.set_stage(Stage::Open);
        self.focus_soon(|section| section.query_selector("input").ok().flatten());
    }

    /// Changes the stage. If the focus was in the question, it moves to the feedback: the focused element may be about
    /// to disappear.
    fn set_stage(self, stage: Stage) {
        let focused = document().active_element();
        let had_focus = self.section().is_some_and(|section| section.contains(focused.as_deref()));
        self.stage.set(stage);
        if had_focus && stage != Stage::Open {
            let id = self.answer_id();
            self.focus_soon(move |_| document().get_element_by_id(&id));
        }
    }

    /// Focuses an element of the question, once it is rendered.
    fn focus_soon(self, find: impl FnOnce(&web_sys::Element) -> Option<web_sys::Element> + 'static) {
        schedule(When::After(0), move || {
            let element = self.section().and_then(|section| find(&section));
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
