//! The feedback on the reader's answer: in the form, and below a figure whose view has no text.

use leptos::prelude::*;

use super::state::{QuestionForm, Stage};
use crate::lessons::questions::{Guess, Question};
use crate::page::use_page;
use crate::text;

/// The feedback. The element exists before there is any feedback, so that it can receive the focus. Its text is also
/// announced in the page's only live region.
#[component]
pub(super) fn Answer(form: QuestionForm) -> impl IntoView {
    let stage = form.stage;
    let reply = Memo::new(move |_| match stage.get() {
        Stage::Shown => form.guess.with_untracked(|guess| Some(form.question.reply(guess.as_ref()))),
        Stage::Open | Stage::Locked => None,
    });
    let verdict = Signal::derive(move || match stage.get() {
        Stage::Locked => text::get("ask.locked").to_owned(),
        Stage::Open => String::new(),
        Stage::Shown => reply.with(|reply| reply.as_ref().map(|reply| reply.verdict.clone()).unwrap_or_default()),
    });
    let why =
        Signal::derive(move || reply.with(|reply| reply.as_ref().map(|reply| reply.why.clone()).unwrap_or_default()));
    let has_no_verdict = Signal::derive(move || verdict.with(String::is_empty));
    let is_hidden = Signal::derive(move || stage.get() != Stage::Shown);
    view! {
        <div
            class="ask-answer"
            id=form.part("answer")
            tabindex="-1"
            hidden=Signal::derive(move || stage.get() == Stage::Open)
        >
            <p class="ask-verdict" hidden=has_no_verdict>
                {verdict}
            </p>
            <p class="ask-why" hidden=is_hidden>
                {why}
            </p>
            <p class="ask-after" hidden=is_hidden>
                <a href=format!("#{}", form.question.figure)>{text::get("ask.see")}</a>
                <button type="button" on:click=move |_| form.again()>
                    {text::get("ask.again")}
                </button>
            </p>
        </div>
    }
}

/// The reader's answer to a question, and its verdict, in one line; empty until the right answer is shown, and without an
/// answer.
#[component]
pub(in crate::page) fn AskReply(question: &'static Question) -> impl IntoView {
    let form = QuestionForm::new(question, question.id, use_page().state);
    move || {
        let guess = form.guess.get().filter(|_| form.stage.get() == Stage::Shown)?;
        let answer = match &guess {
            Guess::Option(number) => format!("{}: {}", text::get("ask.mark.chosen"), question.option(*number)),
            // A sketch is in the figure, and the verdict on a number repeats it.
            Guess::Number(_) | Guess::Heights(_) => String::new(),
        };
        let words = text::sentences([answer, question.reply(Some(&guess)).verdict]);
        Some(view! { <p class="ask-reply">{words}</p> })
    }
}
