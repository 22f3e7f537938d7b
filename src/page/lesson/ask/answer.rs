//! The feedback on the reader's answer.

use leptos::prelude::*;

use super::state::{Asked, Stage};
use crate::text;

/// The feedback. It exists from the start, so that it can take the focus; its text is also announced in the page's
/// single live region.
#[component]
pub(super) fn Answer(asked: Asked) -> impl IntoView {
    let stage = asked.stage;
    let reply = Memo::new(move |_| match stage.get() {
        Stage::Shown => asked.guess.with_untracked(|guess| Some(asked.question.reply(guess.as_ref()))),
        Stage::Open | Stage::Locked => None,
    });
    let verdict = Signal::derive(move || match stage.get() {
        Stage::Locked => text::get("ask.locked").to_owned(),
        Stage::Open => String::new(),
        Stage::Shown => reply.with(|reply| reply.as_ref().map(|reply| reply.verdict.clone()).unwrap_or_default()),
    });
    let why =
        Signal::derive(move || reply.with(|reply| reply.as_ref().map(|reply| reply.why.clone()).unwrap_or_default()));
    let is_silent = Signal::derive(move || verdict.with(String::is_empty));
    let is_hidden = Signal::derive(move || stage.get() != Stage::Shown);
    view! {
        <div
            class="ask-answer"
            id=asked.answer_id()
            tabindex="-1"
            hidden=Signal::derive(move || stage.get() == Stage::Open)
        >
            <p class="ask-verdict" hidden=is_silent>
                {verdict}
            </p>
            <p class="ask-why" hidden=is_hidden>
                {why}
            </p>
            <p class="ask-after" hidden=is_hidden>
                <a href=format!("#{}", asked.question.figure)>{text::get("ask.see")}</a>
                <button type="button" on:click=move |_| asked.again()>
                    {text::get("ask.again")}
                </button>
            </p>
        </div>
    }
}
