//! “Questions first”: until a question is answered, it stands in the place of the figure that shows its answer. The
//! reader chooses this in the chapter menu or at a question, or a link does (`ask=first`, and `reveal=0` for lectures). Without
//! JavaScript and in print, figures are always visible.

use leptos::prelude::*;

use super::frame::Frame;
use crate::lazy::LoadState;
use crate::lessons::question_of;
use crate::page::{Page, use_page};

/// The question that may stand in the place of a figure. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(in crate::page) struct Veil {
    /// Whether the question is in the place of the figure.
    pub(in crate::page) is_on: Signal<bool>,
    /// The id of the question.
    question: Option<&'static str>,
}

impl Veil {
    /// The veil of this view of a figure.
    pub(super) fn new(view: &str, page: Page) -> Self {
        let Some(question) = question_of(view) else { return Self { is_on: Signal::stored(false), question: None } };
        let state = page.state;
        // Set in an effect, which runs after the link is read and after the prerendered HTML is hydrated.
        let is_on = RwSignal::new(false);
        Effect::new(move |_| {
            let is_asked = state.settings.with(|settings| settings.asks_first || !settings.reveal)
                || state.progress.asks_first.get()
                || state.progress.is_hiding(question);
            // If the lazy chunk cannot be loaded, questions cannot be answered, so nothing is hidden.
            let can_be_answered = state.loading.chunk.load_state() != LoadState::Failed;
            let now = is_asked && can_be_answered && !state.progress.is_revealed(question);
            if is_on.get_untracked() != now {
                is_on.set(now);
            }
        });
        Self { is_on: is_on.into(), question: Some(question) }
    }
}

/// Once the question is answered: the reader's answer and its verdict, for views without the text of the lesson.
#[component]
pub(in crate::page) fn VeilReply(frame: Frame) -> impl IntoView {
    let (page, veil) = (use_page(), frame.veil);
    move || {
        let question = veil.question.filter(|question| page.state.progress.is_revealed(question))?;
        let views = page.views.get()?;
        Some(untrack(|| (views.reply)(question)))
    }
}

/// The question in the place of the figure.
#[component]
pub(super) fn VeilNote(frame: Frame) -> impl IntoView {
    let (page, veil) = (use_page(), frame.veil);
    let place = frame.part("ask");
    let question = move || {
        let question = veil.question.filter(|_| veil.is_on.get())?;
        let views = page.views.get()?;
        Some(untrack(|| (views.ask)(question, &place)))
    };
    view! {
        <div class="veil" hidden=move || !veil.is_on.get()>
            {question}
        </div>
    }
}
