//! The veil hides the marks of a figure that shows the answer to a question, until the reader has predicted the answer;
//! axes, title and controls stay visible. Only figures in the lesson of the whole page are veiled. A page opened by a
//! link, other than to a question or for a lecture, has no veils; jumping or scrolling far past a question removes its
//! veil. Without JavaScript, in print, on the board, in frames and on slides, no figure is veiled.

use std::sync::Arc;

use leptos::prelude::*;

use super::frame::Frame;
use crate::browser::dom::focus;
use crate::browser::observe::{self, Visibility};
use crate::fragment::View;
use crate::lazy::LoadState;
use crate::page::{Page, use_page};
use crate::text;

/// Whether a view of a figure is veiled, and by which questions. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(in crate::page) struct Veil {
    /// Whether it is veiled.
    pub(in crate::page) is_on: RwSignal<bool>,
    /// The ids of the questions whose answers the figure shows.
    questions: StoredValue<Vec<String>>,
}

impl Veil {
    /// The veil of a view that shows the answers to these questions.
    pub(super) fn new(figure: &'static str, view: Arc<str>, questions: Vec<String>, page: Page) -> Self {
        let veil = Self { is_on: RwSignal::new(false), questions: StoredValue::new(questions) };
        if veil.questions.with_value(Vec::is_empty) {
            return veil;
        }
        let state = page.state;
        // In an effect, which runs after the link is read and after the prerendered HTML is hydrated.
        Effect::new(move |_| {
            let is_exempt = state.settings.with(|settings| {
                settings.view != View::Page
                    || settings.tour.is_some()
                    || !settings.states.is_empty()
                    || settings.figures.contains(&figure)
            });
            // If the lazy chunk cannot be loaded, questions cannot be answered, so nothing is hidden.
            let can_be_answered = state.loading.chunk.load_state() != LoadState::Failed;
            let would_reveal = veil.questions.with_value(|questions| state.progress.would_reveal(&view, questions));
            let is_on = would_reveal && can_be_answered && !is_exempt;
            if veil.is_on.get_untracked() != is_on {
                veil.is_on.set(is_on);
            }
        });
        veil
    }
}

/// Unveils a figure in the viewport once its question is far above the viewport: the reader continued without
/// answering, searched for something, or jumped to an anchor. In a lecture (`reveal=0`), the figure stays veiled until
/// somebody reveals the answer.
fn uncover_after_question(frame: &Frame) {
    let (state, veil) = (use_page().state, frame.veil);
    let Some(question) = veil.questions.with_value(|questions| questions.first().map(|id| format!("ask-{id}"))) else {
        return;
    };
    let (id, view) = (frame.id.clone(), frame.view);
    Effect::new(move |_| {
        let Some(view) = view.get() else { return };
        let Some(question) = document().get_element_by_id(&question) else { return };
        let (id, is_near) = (id.clone(), observe::near(&question));
        Effect::new(move |_| {
            let is_past = veil.is_on.get() && view.visibility.get() == Visibility::Visible && !is_near.get();
            let is_lecture = state.settings.with(|settings| !settings.reveal);
            if is_past && !is_lecture && question.get_bounding_client_rect().bottom() < 0.0 {
                state.progress.uncover(&id);
            }
        });
    });
}

/// The note on a veiled figure, and the button that unveils it.
#[component]
pub(super) fn VeilNote(frame: Frame) -> impl IntoView {
    let progress = use_page().state.progress;
    let veil = frame.veil;
    uncover_after_question(&frame);
    veil.questions.with_value(|questions| questions.first().cloned()).map(|question| {
        let (view, plot) = (frame.id.clone(), frame.part("plot"));
        let uncover = move |_| {
            progress.uncover(&view);
            // The button that had the focus is now hidden, so the focus moves to the plot.
            focus(&plot);
        };
        view! {
            <div class="veil" hidden=move || !veil.is_on.get()>
                <p>
                    <a href=format!("#ask-{question}")>{text::get("veil.predict")}</a>
                </p>
                <button type="button" on:click=uncover>
                    {text::get("veil.show")}
                </button>
            </div>
        }
    })
}
