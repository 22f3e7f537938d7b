//! A question that can be answered. The reader answers and locks it in, and is then told what is true; nothing depends on
//! it, nothing is kept, and who wants to may be shown at once. In a lecture (`reveal=0` in the link), what is locked in
//! is answered only when somebody reveals it.

use leptos::either::EitherOf3;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Page;
use super::ask::AskWords;
use super::ask_answer::Answer;
use super::ask_keys;
use super::ask_sketch::Sketching;
use crate::browser::clock::{When, later};
use crate::lessons::questions::{Guess, Kind, Question, readings};
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
    missing: RwSignal<String>,
}

impl Asked {
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
    fn lock(self) {
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
            self.state.said.set(missing.clone());
            return self.missing.set(missing);
        }
        if untrack(|| self.reveals()) {
            return self.show();
        }
        self.go(Stage::Locked);
        self.state.said.set(text::get("ask.locked").to_owned());
    }

    /// Shows what is true.
    pub(super) fn show(self) {
        if self.stage.get_untracked() == Stage::Shown {
            return;
        }
        self.missing.set(String::new());
        self.go(Stage::Shown);
        let reply = self.guess.with_untracked(|guess| self.question.reply(guess.as_ref()));
        self.state.said.set(if reply.verdict.is_empty() { reply.why } else { reply.verdict });
    }

    /// Forgets the answer.
    pub(super) fn again(self) {
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
    fn show_label(self) -> &'static str {
        text::get(if self.reveals() { "ask.show" } else { "ask.reveal" })
    }
}

/// A question, what answers it, and its answer.
#[component]
pub(super) fn AskView(question: &'static Question, page: Page) -> impl IntoView {
    let asked = Asked {
        question,
        state: page.state,
        stage: RwSignal::new(Stage::Open),
        guess: RwSignal::new(None),
        missing: RwSignal::new(String::new()),
    };
    ask_keys::follow(asked);
    let field = match &question.kind {
        Kind::Choice(choice) => EitherOf3::A(view! { <Options asked options=choice.options right=choice.right /> }),
        Kind::Number(_) => EitherOf3::B(view! { <Field asked /> }),
        Kind::Sketch(sketch) => EitherOf3::C(view! { <Sketching asked sketch /> }),
    };
    let stage = asked.stage;
    let is_whole = Signal::derive(move || asked.missing.with(String::is_empty));
    view! {
        <form
            novalidate
            class:ask-done=Signal::derive(move || stage.get() != Stage::Open)
            on:submit=move |event| {
                event.prevent_default();
                asked.lock();
            }
        >
            <AskWords question />
            {field}
            <div class="ask-buttons" hidden=Signal::derive(move || stage.get() == Stage::Shown)>
                <button type="submit" class="ask-lock" hidden=Signal::derive(move || stage.get() != Stage::Open)>
                    {text::get("ask.lock")}
                </button>
                <button type="button" class="ask-show" on:click=move |_| asked.show()>
                    {Signal::derive(move || asked.show_label())}
                </button>
            </div>
            <p class="ask-missing" hidden=is_whole>
                {asked.missing}
            </p>
            <Answer asked />
        </form>
    }
}

/// The options of a choice.
#[component]
fn Options(asked: Asked, options: usize, right: usize) -> impl IntoView {
    let (stage, guess, id) = (asked.stage, asked.guess, asked.question.id);
    let option = move |number: usize| {
        let is_chosen = Signal::derive(move || guess.with(|guess| *guess == Some(Guess::Option(number))));
        let is_right = Signal::derive(move || stage.get() == Stage::Shown && number == right);
        let is_wrong = Signal::derive(move || stage.get() == Stage::Shown && is_chosen.get() && number != right);
        let mark = Signal::derive(move || match (is_right.get(), is_wrong.get()) {
            (true, _) => text::get("ask.mark.right"),
            (_, true) => text::get("ask.mark.chosen"),
            _ => "",
        });
        view! {
            <label class="ask-option" class:ask-right=is_right class:ask-wrong=is_wrong>
                <input
                    type="radio"
                    name=format!("ask-{id}")
                    value=number
                    autocomplete="off"
                    prop:checked=is_chosen
                    prop:disabled=Signal::derive(move || stage.get() != Stage::Open)
                    on:change=move |_| asked.answer(Some(Guess::Option(number)))
                />
                <span>{asked.question.option(number)}</span>
                <span class="ask-mark">{mark}</span>
            </label>
        }
    };
    view! {
        <div class="ask-options" role="radiogroup" aria-labelledby=format!("asked-{id}")>
            {(1..=options).map(option).collect_view()}
        </div>
    }
}

/// The field of a number.
#[component]
fn Field(asked: Asked) -> impl IntoView {
    let (stage, guess) = (asked.stage, asked.guess);
    let field = NodeRef::<leptos::html::Input>::new();
    // Whoever tries again begins with an empty field.
    Effect::new(move |before: Option<Stage>| {
        let now = stage.get();
        if let Some(field) = field.get().filter(|_| before.is_some() && now == Stage::Open) {
            field.set_value("");
        }
        now
    });
    let typed = move |text: &str| {
        let readings = readings(text);
        asked.answer((!readings.is_empty()).then_some(Guess::Number(readings)));
    };
    let is_wrong = Signal::derive(move || {
        let is_right = || asked.question.reply(guess.get().as_ref()).is_right;
        if stage.get() == Stage::Shown && is_right() == Some(false) { "true" } else { "false" }
    });
    view! {
        <label class="ask-field">
            <span>{text::get("ask.field")}</span>
            <input
                type="text"
                inputmode="decimal"
                autocomplete="off"
                name=format!("ask-{}", asked.question.id)
                node_ref=field
                aria-describedby=format!("asked-{}", asked.question.id)
                aria-invalid=is_wrong
                prop:disabled=Signal::derive(move || stage.get() != Stage::Open)
                on:input:target=move |event| typed(&event.target().value())
            />
        </label>
    }
}
