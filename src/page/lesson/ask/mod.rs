//! An interactive question. The reader answers, locks the answer in, and then sees the right answer, which can also be
//! shown without answering. Answers are not stored. In a lecture (`reveal=0` in the link), a locked answer gets its
//! feedback only when somebody reveals it.

mod answer;
mod keys;
mod sketch;
mod state;

use leptos::either::EitherOf3;
use leptos::prelude::*;

use crate::lessons::questions::{Guess, Kind, Question, parse_candidates};
use crate::page::lazy_views::when_loaded_in_page;
use crate::page::use_page;
use crate::text;
use answer::Answer;
pub use sketch::SketchHelp;
use sketch::Sketching;
use state::{QuestionForm, Stage};

/// The form of the question with this id; `children` are its prerendered options.
#[island]
pub fn Ask(id: String, children: Children) -> impl IntoView {
    when_loaded_in_page(children, move |views| (views.ask)(&id))
}

/// The form of a question, and the feedback.
#[component]
pub(in crate::page) fn AskView(question: &'static Question) -> impl IntoView {
    let form = QuestionForm::new(question, use_page().state);
    keys::follow(form);
    let field = match &question.kind {
        Kind::Choice(choice) => EitherOf3::A(view! { <Options form options=choice.options right=choice.right /> }),
        Kind::Number(_) => EitherOf3::B(view! { <Field form /> }),
        Kind::Sketch(sketch) => EitherOf3::C(view! { <Sketching form sketch /> }),
    };
    let stage = form.stage;
    let is_complete = Signal::derive(move || form.missing.with(String::is_empty));
    view! {
        <form
            novalidate
            class:ask-done=Signal::derive(move || stage.get() != Stage::Open)
            on:submit=move |event| {
                event.prevent_default();
                form.lock();
            }
        >
            {field}
            <div class="ask-buttons" hidden=Signal::derive(move || stage.get() == Stage::Shown)>
                <button type="submit" class="ask-lock" hidden=Signal::derive(move || stage.get() != Stage::Open)>
                    {text::get("ask.lock")}
                </button>
                <button type="button" class="ask-show" on:click=move |_| form.show()>
                    {Signal::derive(move || form.show_label())}
                </button>
            </div>
            <p class="ask-missing" hidden=is_complete>
                {form.missing}
            </p>
            <Answer form />
        </form>
    }
}

/// The options of a multiple-choice question.
#[component]
fn Options(form: QuestionForm, options: usize, right: usize) -> impl IntoView {
    let (stage, guess, id) = (form.stage, form.guess, form.question.id);
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
                    on:change=move |_| form.answer(Some(Guess::Option(number)))
                />
                <span>{form.question.option(number)}</span>
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

/// The field of a numeric question.
#[component]
fn Field(form: QuestionForm) -> impl IntoView {
    let (stage, guess) = (form.stage, form.guess);
    let field = NodeRef::<leptos::html::Input>::new();
    // Clears the field for a new attempt.
    Effect::new(move |before: Option<Stage>| {
        let now = stage.get();
        if let Some(field) = field.get().filter(|_| before.is_some() && now == Stage::Open) {
            field.set_value("");
        }
        now
    });
    let set_guess = move |text: &str| {
        let candidates = parse_candidates(text);
        form.answer((!candidates.is_empty()).then_some(Guess::Number(candidates)));
    };
    let is_wrong = Signal::derive(move || {
        let is_right = || form.question.reply(guess.get().as_ref()).is_right;
        if stage.get() == Stage::Shown && is_right() == Some(false) { "true" } else { "false" }
    });
    view! {
        <label class="ask-field">
            <span>{text::get("ask.field")}</span>
            <input
                type="text"
                inputmode="decimal"
                autocomplete="off"
                name=format!("ask-{}", form.question.id)
                node_ref=field
                aria-describedby=format!("asked-{}", form.question.id)
                aria-invalid=is_wrong
                prop:disabled=Signal::derive(move || stage.get() != Stage::Open)
                on:input:target=move |event| set_guess(&event.target().value())
            />
        </label>
    }
}
