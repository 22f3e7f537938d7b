//! A question on the page: how far it has come, and what the reader answered.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::browser::clock::{When, later};
use crate::lessons::questions::{Guess, Kind, Question};
use crate::state::State;
use crate::text::{self, fill};

/// How far a question has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It waits for an answer.
    Open,
    /// The answer stays, and is not answered yet.
    Locked,
    /// What is true is shown.
    Shown,
}

/// A question on the page. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub(super) question: &'static Question,
    pub(super) state: State,
    pub(super) stage: RwSignal<Stage>,
    pub(super) guess: RwSignal<Option<Guess>>,
    /// What is missing before the answer can be locked in.
    pub(super) missing: RwSignal<String>,
}

impl Asked {
    /// A question that waits for an answer.
    pub(super) fn new(question: &'static Question, state: State) -> Self {
        Self {
            question,
            state,
            stage: RwSignal::new(Stage::Open),
            guess: RwSignal::new(None),
            missing: RwSignal::new(String::new()),
        }
    }

    /// The id of the place where it is answered.
    pub(super) fn answer_id(self) -> String {
        format!("answer-{}", self.question.id)
    }

    /// The element that the question stands in.
    pub(super) fn section(self) -> Option<web_sys::Element> {
        document().get_element_by_id(&format!("ask-{}", self.question.id))
    }

    /// Whether an answer that is locked in is answered at once.
    pub(super) fn reveals(self) -> bool {
        self.state.settings.with(|settings| settings.reveal)
    }

    /// The reader answers.
    pub(super) fn answer(self, guess: Option<Guess>) {
        self.guess.set(guess);
        if self.missing.with_untracked(|missing| !missing.is_empty()) {
            self.missing.set(String::new());
        }
    }

    /// Keeps the answer, if there is one.
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
        self.go(Stage::Locked);
        self.state.announcement.set(text::get("ask.locked").to_owned());
    }

    /// Shows what is true.
    pub(super) fn show(self) {
        if self.stage.get_untracked() == Stage::Shown {
            return;
        }
        self.missing.set(String::new());
        // The key R shows it also where it is closed.
        if let Some(section) = self.section() {
            let _ = section.set_attribute("open", "");
        }
        self.go(Stage::Shown);
        self.state.predicted.reveal(self.question.id);
        if let (Kind::Sketch(sketch), Some(Guess::Heights(heights))) = (&self.question.kind, self.guess.get_untracked())
        {
            self.state.predicted.keep(self.question.id, sketch.kept(&heights));
        }
        let reply = self.guess.with_untracked(|guess| self.question.reply(guess.as_ref()));
        self.state.announcement.set(if reply.verdict.is_empty() { reply.why } else { reply.verdict });
    }

    /// Forgets the answer.
    pub(super) fn again(self) {
        self.state.predicted.forget(self.question.id);
        self.guess.set(None);
        self.go(Stage::Open);
        self.focus_soon(|section| section.query_selector("input").ok().flatten());
    }

    /// Moves on to a stage. A focus on what is about to disappear moves to the answer.
    fn go(self, stage: Stage) {
        let focused = document().active_element();
        let had_focus = self.section().is_some_and(|section| section.contains(focused.as_deref()));
        self.stage.set(stage);
        if had_focus && stage != Stage::Open {
            let id = self.answer_id();
            self.focus_soon(move |_| document().get_element_by_id(&id));
        }
    }

    /// Gives the focus to an element of the question, once the page shows it.
    fn focus_soon(self, find: impl FnOnce(&web_sys::Element) -> Option<web_sys::Element> + 'static) {
        later(When::After(0), move || {
            let element = self.section().and_then(|section| find(&section));
            if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
                let _ = element.focus();
            }
        });
    }

    /// The name of the button that shows what is true.
    pub(super) fn show_label(self) -> &'static str {
        text::get(if self.reveals() { "ask.show" } else { "ask.reveal" })
    }
}
