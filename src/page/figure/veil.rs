//! What covers a figure that shows the answer to a question, until the reader has predicted it: its marks are not painted,
//! while axes, title and controls stay. Only on the page itself, in the lesson, and only while the question is in sight or
//! still to come: who came by a link, went to a place behind it, or read on, is not asked. Without this program, on paper,
//! on the board, in frames and on slides all is to be seen.

use std::sync::Arc;

use leptos::prelude::*;

use super::frame::Frame;
use crate::browser::dom::focus;
use crate::browser::observe::{self, Visibility};
use crate::fragment::View;
use crate::lazy::LoadState;
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
            let can_be_answered = state.chunk.load_state() != LoadState::Failed;
            let would_reveal = veil.questions.with_value(|questions| state.predicted.would_reveal(&view, questions));
            let is_on = would_reveal && can_be_answered && !is_in_lecture;
            if veil.is_on.get_untracked() != is_on {
                veil.is_on.set(is_on);
            }
        });
        veil
    }
}

/// Uncovers a figure that is in the window when its question has passed above that: the reader went on without an answer,
/// searched for something, or went to another place. In a lecture it stays covered until somebody reveals it.
fn uncover_for_who_goes_past(frame: &Frame) {
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
            let is_left = veil.is_on.get() && view.visibility.get() == Visibility::Visible && !is_near.get();
            let is_lecture = state.settings.with(|settings| !settings.reveal);
            if is_left && !is_lecture && question.get_bounding_client_rect().bottom() < 0.0 {
                state.predicted.uncover(&id);
            }
        });
    });
}

/// What is said on a covered figure, and what uncovers it.
#[component]
pub(super) fn VeilNote(frame: Frame) -> impl IntoView {
    let predicted = use_page().state.predicted;
    let veil = frame.veil;
    uncover_for_who_goes_past(&frame);
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
                    <a href=format!("#ask-{question}")>{text::get("veil.predict")}</a>
                </p>
                <button type="button" on:click=uncover>
                    {text::get("veil.show")}
                </button>
            </div>
        }
    })
}
