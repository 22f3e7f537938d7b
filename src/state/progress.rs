//! The reader's progress in the lesson: solved puzzles, revealed answers and locked-in sketches.

use leptos::prelude::*;

use crate::lessons::sketch_overlay::DrawnSketch;
use crate::params::Params;

/// Solved puzzles, revealed answers and locked-in sketches, and whether questions come before their figures. Only the
/// puzzles and that choice are stored across visits. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Progress {
    /// The figures whose puzzles the reader has solved.
    pub solved: RwSignal<Vec<String>>,
    /// The ids of the questions whose answer was revealed.
    revealed: RwSignal<Vec<String>>,
    /// The ids of questions whose figures the reader has asked to hide until they are answered.
    hiding: RwSignal<Vec<String>>,
    /// Whether the reader has chosen that a question stands in the place of its figure until it is answered.
    pub asks_first: RwSignal<bool>,
    /// The locked-in sketches, each with the id of its question.
    drawn: RwSignal<Vec<(&'static str, DrawnSketch)>>,
}

impl Progress {
    /// Nothing is solved or predicted yet.
    pub(super) fn new() -> Self {
        Self {
            solved: RwSignal::new(Vec::new()),
            revealed: RwSignal::new(Vec::new()),
            hiding: RwSignal::new(Vec::new()),
            asks_first: RwSignal::new(false),
            drawn: RwSignal::new(Vec::new()),
        }
    }

    /// Marks the answer to a question as revealed. It stays revealed if the reader tries again.
    pub fn reveal(self, question: &str) {
        add(self.revealed, question);
    }

    /// Hides the figure of a question until it is answered.
    pub fn hide_figure(self, question: &str) {
        add(self.hiding, question);
    }

    /// Stores the sketch that answers a question, replacing an earlier one.
    pub fn store_sketch(self, question: &'static str, drawn: DrawnSketch) {
        self.drawn.update(|all| {
            all.retain(|(id, _)| *id != question);
            all.push((question, drawn));
        });
    }

    /// Removes the sketch that answers a question, because the reader starts a new one.
    pub fn remove_sketch(self, question: &str) {
        if self.drawn.with_untracked(|all| all.iter().any(|(id, _)| *id == question)) {
            self.drawn.update(|all| all.retain(|(id, _)| *id != question));
        }
    }

    /// The sketches that belong on a figure with these parameters (untracked).
    pub fn sketches_in(self, figure: &str, params: &Params) -> Vec<DrawnSketch> {
        let belongs = |(_, drawn): &&(&str, DrawnSketch)| drawn.applies_to(figure, params);
        self.drawn.with_untracked(|all| all.iter().filter(belongs).map(|(_, drawn)| drawn.clone()).collect())
    }

    /// Tracks the sketches.
    pub fn track_drawn(self) {
        self.drawn.track();
    }

    /// Whether the reader has asked to hide the figure of a question.
    pub fn is_hiding(self, question: &str) -> bool {
        self.hiding.with(|hiding| hiding.iter().any(|known| known == question))
    }

    /// Whether the answer to a question was revealed.
    pub fn is_revealed(self, question: &str) -> bool {
        self.revealed.with(|revealed| revealed.iter().any(|known| known == question))
    }
}

fn add(to: RwSignal<Vec<String>>, name: &str) {
    if to.with_untracked(|all| all.iter().all(|known| known != name)) {
        to.update(|all| all.push(name.to_owned()));
    }
}
