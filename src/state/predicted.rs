//! What a reader has predicted on this visit, and what may be seen since: like answers, it is kept nowhere.

use leptos::prelude::*;

use crate::lessons::drawn::Drawn;
use crate::params::Params;

/// Questions whose answer is known, drawings that answered them, and figures that are no longer covered. Copied freely: it
/// holds only handles.
#[derive(Clone, Copy)]
pub struct Predicted {
    /// The questions, by their ids, whose answer the reader has been told.
    told: RwSignal<Vec<String>>,
    /// The views of figures that the reader came for, or asked to see.
    uncovered: RwSignal<Vec<String>>,
    /// Whether nothing is to be covered: the reader came by a link.
    is_open: RwSignal<bool>,
    /// What was drawn and locked in, with the question that it answers.
    drawn: RwSignal<Vec<(&'static str, Drawn)>>,
}

impl Predicted {
    /// Nothing, as a visit begins.
    pub(super) fn new() -> Self {
        Self {
            told: RwSignal::new(Vec::new()),
            uncovered: RwSignal::new(Vec::new()),
            is_open: RwSignal::new(false),
            drawn: RwSignal::new(Vec::new()),
        }
    }

    /// The reader is told the answer to a question. It stays known, also to who tries again.
    pub fn tell(self, question: &str) {
        add(self.told, question);
    }

    /// The reader is to see this view of a figure, whatever it answers.
    pub fn uncover(self, view: &str) {
        add(self.uncovered, view);
    }

    /// The reader is to see every figure.
    pub fn uncover_all(self) {
        self.is_open.set(true);
    }

    /// Keeps what was drawn as the answer to a question.
    pub fn keep(self, question: &'static str, drawn: Drawn) {
        self.drawn.update(|all| {
            all.retain(|(of, _)| *of != question);
            all.push((question, drawn));
        });
    }

    /// Forgets it again: the reader draws anew.
    pub fn forget(self, question: &str) {
        if self.drawn.with_untracked(|all| all.iter().any(|(of, _)| *of == question)) {
            self.drawn.update(|all| all.retain(|(of, _)| *of != question));
        }
    }

    /// What was drawn of what a figure shows with these parameters, without tracking.
    pub fn drawn_in(self, figure: &str, params: &Params) -> Vec<Drawn> {
        let stands = |(_, drawn): &&(&str, Drawn)| drawn.stands(figure, params);
        self.drawn.with_untracked(|all| all.iter().filter(stands).map(|(_, drawn)| drawn.clone()).collect())
    }

    /// Has an effect run again when something else is drawn.
    pub fn track_drawn(self) {
        self.drawn.track();
    }

    /// Whether a view still shows an answer that the reader has not been told.
    pub fn gives_away(self, view: &str, questions: &[String]) -> bool {
        let is_told = |question: &String| self.told.with(|told| told.contains(question));
        let is_uncovered = || self.uncovered.with(|uncovered| uncovered.iter().any(|known| known == view));
        !self.is_open.get() && !questions.iter().all(is_told) && !is_uncovered()
    }
}

fn add(to: RwSignal<Vec<String>>, name: &str) {
    if to.with_untracked(|all| all.iter().all(|known| known != name)) {
        to.update(|all| all.push(name.to_owned()));
    }
}
