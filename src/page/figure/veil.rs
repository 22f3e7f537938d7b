//! What covers a figure that shows the answer to a question, until the reader has predicted it: only on the page itself, in
//! the lesson, and only by this program. Without it, on paper, on the board, in frames and on slides all is to be seen.

use std::sync::Arc;

use leptos::prelude::*;

use super::frame::Frame;
use crate::browser::dom::focus;
use crate::fragment::View;
use crate::lazy::Arrival;
use crate::page::{Page, use_page};
use crate::text;

/// Whether a view of a figure is covered, and for which question. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub(in crate::page) struct Veil {
    /// Whether it is covered.
    pub(in crate::page) is_on: RwSignal<bool>,
    /// The questions, by their ids, whose answer the figure shows.
    questions: StoredValue<Vec<String>>,
}

impl Veil {
    /// A view that shows the answers to these questions.
    pub(super) fn new(figure: &'static str, view: Arc<str>, questions: Vec<String>, page: Page) -> Self {
        let veil = Self { is_on: RwSignal::new(false), questions: StoredValue::new(questions) };
        if veil.questions.with_value(Vec::is_empty) {
            return veil;
        }
        let state = page.state;
        // By an effect, which runs when the link has been read and all is hydrated as it was served.
        Effect::new(move |_| {
            let is_in_lecture = state.settings.with(|settings| {
                settings.view != View::Page
                    || settings.tour.is_some()
                    || !settings.states.is_empty()
                    || settings.figures.contains(&figure)
            });
            // Where questions cannot be answered, nothing waits for answers.
            let can_be_answered = state.later.arrival() != Arrival::Failed;
            let gives_away = veil.questions.with_value(|questions| state.predicted.gives_away(&view, questions));
            let is_on = gives_away && can_be_answered && !is_in_lecture;
            if veil.is_on.get_untracked() != is_on {
                veil.is_on.set(is_on);
            }
        });
        veil
    }
}

/// What is said on a covered figure, and what uncovers it.
#[component]
pub(super) fn VeilNote(frame: Frame) -> impl IntoView {
    let predicted = use_page().state.predicted;
    let veil = frame.veil;
    veil.questions.with_value(|questions| questions.first().cloned()).map(|question| {
        let (view, plot) = (frame.id.clone(), frame.part("plot"));
        let uncover = move |_| {
            predicted.uncover(&view);
            // The button that had the focus is gone.
            focus(&plot);
        };
        view! {
            <div class="veil" hidden=move || !veil.is_on.get()>
                <p>
                    <a href=format!("#ask-{question}")>{text::get("ask.veil")}</a>
                </p>
                <button type="button" on:click=uncover>
                    {text::get("ask.unveil")}
                </button>
            </div>
        }
    })
}
