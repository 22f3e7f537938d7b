//! A question within a chapter, as it is served: its words, readable without scripts. What answers it comes with the later
//! part of the program ([`super::ask_view`]), in the same place and of the same height.

use leptos::html::Div;
use leptos::prelude::*;

use super::second_part::open_ask;
use super::use_page;
use crate::questions::{self, Kind, Question};
use crate::state::Arrival;
use crate::text;

/// The place of a question.
#[component]
pub(super) fn Ask(id: &'static str) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let place = NodeRef::<Div>::new();
    Effect::new(move |was_opened: Option<bool>| {
        if was_opened == Some(true) {
            return true;
        }
        // In a lecture, the key that reveals must work at once.
        if state.settings.with(|settings| !settings.reveal) {
            state.want_later_part();
        }
        let can_open = state.arrival.get() == Arrival::Here && state.chosen().is_none();
        match (place.get(), open_ask().filter(|_| can_open)) {
            (Some(place), Some(open)) => {
                open(place.into(), page, id);
                true
            }
            _ => false,
        }
    });
    view! {
        <section class="ask" id=format!("ask-{id}") aria-labelledby=format!("asked-{id}")>
            <div node_ref=place inner_html=served(id)></div>
        </section>
    }
}

/// What is served; where the page comes alive it stands there already, and what makes it is no part of the program.
fn served(id: &str) -> String {
    if cfg!(target_arch = "wasm32") {
        return String::new();
    }
    questions::by_id(id).map(|question| view! { <Served question /> }.to_html()).unwrap_or_default()
}

/// The words of a question, and room for what will stand under them.
#[component]
fn Served(question: &'static Question) -> impl IntoView {
    let options = match &question.kind {
        Kind::Choice(choice) => choice.options,
        _ => 0,
    };
    let option = move |number| view! { <li class="ask-option">{question.option(number)}</li> };
    let options =
        (options > 0).then(|| view! { <ul class="ask-options">{(1..=options).map(option).collect_view()}</ul> });
    view! {
        <AskWords question />
        {options}
        {matches!(question.kind, Kind::Number(_)).then(|| view! { <div class="ask-field"></div> })}
        {matches!(question.kind, Kind::Sketch(_)).then(|| view! { <SketchHelp /> <div class="ask-plot"></div> })}
        <div class="ask-buttons"></div>
    }
}

/// What is asked.
#[component]
pub(super) fn AskWords(question: &'static Question) -> impl IntoView {
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
pub(super) fn SketchHelp() -> impl IntoView {
    view! { <p class="ask-help">{text::get("ask.draw")}</p> }
}
