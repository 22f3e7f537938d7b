//! The words of a question, the same before and after it can be answered.

use leptos::prelude::*;

use crate::lessons::questions::Question;
use crate::text;

/// What is asked.
#[component]
pub fn AskWords(question: &'static Question) -> impl IntoView {
    view! {
        <p class="ask-words" id=format!("asked-{}", question.id)>
            <span class="ask-predict">{text::get("ask.predict")}</span>
            " "
            {question.words()}
        </p>
    }
}

/// How a plot is drawn on.
#[component]
pub fn SketchHelp() -> impl IntoView {
    view! { <p class="ask-help">{text::get("ask.draw")}</p> }
}
