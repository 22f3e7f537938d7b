//! The prerendered form of a question within a chapter: its text, readable without JavaScript. The interactive form,
//! which replaces it, has the same height.

use leptos::prelude::*;

use crate::lessons::ASKED;
use crate::lessons::questions::{Choice, Kind, Question};
use crate::page::SketchHelp;
use crate::text;

/// The text of the question.
#[component]
pub(super) fn AskWords(question: &'static Question) -> impl IntoView {
    view! {
        <p class="ask-words" id=format!("asked-{}", question.id)>
            <span class="ask-kind">{text::get("ask.predict")}</span>
            " "
            {question.words()}
        </p>
    }
}

/// The options of a question, and empty elements that reserve space for the interactive form.
#[component]
pub(super) fn StaticQuestion(question: &'static Question) -> impl IntoView {
    let can_hide = ASKED.iter().any(|(_, id)| *id == question.id);
    let count = match &question.kind {
        Kind::Choice(choice) => choice.options,
        _ => 0,
    };
    let option = move |number| {
        view! {
            <li class="ask-option">
                <kbd>{Choice::letter(number).to_string()}</kbd>
                <span>{question.option(number)}</span>
            </li>
        }
    };
    let options = (count > 0).then(|| view! { <ul class="ask-options">{(1..=count).map(option).collect_view()}</ul> });
    view! {
        {options}
        {matches!(question.kind, Kind::Number(_)).then(|| view! { <div class="ask-field"></div> })}
        {matches!(question.kind, Kind::Sketch(_))
            .then(|| {
                view! {
                    <SketchHelp />
                    <div class="ask-plot"></div>
                }
            })}
        <div class="ask-buttons" class:can-hide=can_hide></div>
    }
}
