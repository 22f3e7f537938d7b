//! An interactive question: a click on an option, or the button below a field or a plot, locks the answer in. The reader
//! then sees the right answer, which can also be shown without answering. Answers are not stored. In a lecture
//! (`reveal=0` in the link), a locked answer gets its feedback only when somebody reveals it.
//!
//! A question stands in the text. It may also stand in the place of the figure that shows the answer
//! (`page/figure/veil.rs`); both forms share their state.

mod answer;
mod keys;
mod sketch;
mod state;

use leptos::either::EitherOf3;
use leptos::prelude::*;

use crate::lessons::ASKED;
use crate::lessons::questions::{Choice, Guess, Kind, Question, parse_candidates};
use crate::page::use_page;
use crate::text;
use answer::Answer;
pub(in crate::page) use answer::AskReply;
pub use sketch::SketchHelp;
use sketch::Sketching;
use state::{QuestionForm, Stage};

/// The form of a question, and the feedback. `place`: the suffix of element ids, which is the id of the question if the
/// form is below its text.
#[component]
pub(in crate::page) fn AskView(question: &'static Question, place: String) -> impl IntoView {
    let form = QuestionForm::new(question, &place, use_page().state);
    keys::follow(form);
    let words = (place != question.id).then(|| {
        view! {
            <p class="ask-words" id=form.part("asked")>
                {question.words()}
            </p>
        }
    });
    let field = match &question.kind {
        Kind::Choice(choice) => EitherOf3::A(view! { <Options form choice /> }),
        Kind::Number(_) => EitherOf3::B(view! { <Field form /> }),
        Kind::Sketch(sketch) => EitherOf3::C(view! { <Sketching form sketch /> }),
    };
    let stage = form.stage;
    let is_complete = Signal::derive(move || form.missing.with(String::is_empty));
    // In the text, beside the figure that answers it.
    let can_hide = place == question.id && ASKED.iter().any(|(_, id)| *id == question.id);
    // An option is locked in by the click that chooses it.
    let has_lock = !matches!(question.kind, Kind::Choice(_));
    view! {
        <form
            novalidate
            id=form.part("form")
            class:ask-done=Signal::derive(move || stage.get() != Stage::Open)
            on:submit=move |event| {
                event.prevent_default();
                form.lock();
            }
        >
            {words} {field}
            <div class="ask-buttons" class:can-hide=can_hide hidden=Signal::derive(move || stage.get() == Stage::Shown)>
                <button type="submit" class="ask-lock" hidden=Signal::derive(move || !has_lock || stage.get() != Stage::Open)>
                    {text::get("ask.lock")}
                </button>
                {can_hide
                    .then(|| {
                        view! {
                            <button type="button" class="ask-hide" on:click=move |_| form.hide_figure()>
                                {text::get("ask.hide")}
                            </button>
                        }
                    })}
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
fn Options(form: QuestionForm, choice: &'static Choice) -> impl IntoView {
    let (stage, guess) = (form.stage, form.guess);
    let option = move |number: usize| {
        let is_chosen = Signal::derive(move || guess.with(|guess| *guess == Some(Guess::Option(number))));
        let is_right = Signal::derive(move || stage.get() == Stage::Shown && number == choice.right);
        let is_wrong = Signal::derive(move || stage.get() == Stage::Shown && is_chosen.get() && number != choice.right);
        let mark = Signal::derive(move || match (is_right.get(), is_chosen.get()) {
            (true, _) => text::get("ask.mark.right"),
            (false, true) => text::get("ask.mark.chosen"),
            (false, false) => "",
        });
        view! {
            <button
                type="button"
                class="ask-option"
                class:ask-chosen=is_chosen
                class:ask-right=is_right
                class:ask-wrong=is_wrong
                aria-pressed=move || is_chosen.get().to_string()
                disabled=Signal::derive(move || stage.get() != Stage::Open)
                on:click=move |_| form.choose(number)
            >
                <kbd>{Choice::letter(number).to_string()}</kbd>
                <span>{form.question.option(number)}</span>
                <span class="ask-mark">{mark}</span>
            </button>
        }
    };
    view! {
        <div class="ask-options" role="group" aria-labelledby=form.part("asked")>
            {(1..=choice.options).map(option).collect_view()}
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
                name=form.part("ask")
                node_ref=field
                aria-describedby=form.part("asked")
                aria-invalid=is_wrong
                prop:disabled=Signal::derive(move || stage.get() != Stage::Open)
                on:input:target=move |event| set_guess(&event.target().value())
            />
        </label>
    }
}
